"""How many plans of a whole Reflect of Vivid Memories are proved in a second.

`python -m benchmarks.reflect [--games N] [--seconds S]`: every Reflect of matches between greedy bots is planned, once
from its first tile on and once from its first action on, with nothing known from before.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator

from vivant.bots import Budget, make_bot
from vivant.engine.bits import lowest
from vivant.engine.dice import FastDice
from vivant.engine.registry import make_game
from vivant.games.vivid_memories.game import VividMemories
from vivant.games.vivid_memories.numbers import Numbers
from vivant.games.vivid_memories.position import BANKING, REFLECT
from vivant.games.vivid_memories.reflecting import Plan, Reflecting
from vivant.games.vivid_memories.rules import MemoriesState
from vivant.games.vivid_memories.worth import Worth

ANY_NUMBER = 10**9  # of positions: time alone is the bound


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=1.0)
    asked = parser.parse_args()
    plans = [found for seed in range(asked.games) for found in plans_of(seed, asked.seconds)]
    times = sorted(seconds for _, seconds in plans)
    proved = sum(plan.proved for plan, _ in plans)
    print(f"{proved} of {len(plans)} plans proved in {asked.seconds:g} s: {100 * proved / len(plans):.1f} %")
    print(", ".join(f"{part} %: {1000 * times[len(times) * part // 100]:.0f} ms" for part in (50, 90, 95)))


def plans_of(seed: int, seconds: float) -> Iterator[tuple[Plan, float]]:
    """The plans of one match, each with the time that it took."""
    game = make_game("vivid-memories", 2)
    assert isinstance(game, VividMemories)
    bot = make_bot("greedy:worlds=4", game)
    state, dice, own = game.new(), FastDice(seed), FastDice(1000 + seed)
    planned = None
    while not state.is_over():
        waiting = state.to_act()
        if waiting == 0:
            state.roll(dice)
            continue
        seat = lowest(waiting)
        view = state.view(seat)
        assert isinstance(view, MemoriesState)
        moment = (view.round, view.phase, seat)
        if view.phase in (BANKING, REFLECT) and moment != planned:
            planned = moment
            reflecting = Reflecting(Worth(game.setup, Numbers()))
            began = time.perf_counter()
            plan = reflecting.plan(view, seat, ANY_NUMBER, seconds)
            if plan is not None:
                yield plan, time.perf_counter() - began
        state.apply(seat, bot.choose(view, seat, view.legal(seat), own, Budget(60)))


if __name__ == "__main__":
    main()
