"""How many plans of a whole Reflect of Vivid Memories are proved in a second.

`python -m benchmarks.reflect [--games N] [--seconds S]`: every Reflect of matches between greedy bots is planned, once
from its first tile on and once from its first action on, with nothing known from before.
"""

from __future__ import annotations

import argparse
import time

import vivant
from vivant.bots import make_bot
from vivant.engine.dice import Dice
from vivant.engine.simulate import Policy
from vivant.engine.state import State
from vivant.games.vivid_memories.game import VividMemories
from vivant.games.vivid_memories.mind.numbers import Numbers
from vivant.games.vivid_memories.mind.reflecting import Reflecting
from vivant.games.vivid_memories.mind.worth import Worth
from vivant.games.vivid_memories.rules.position import BANKING, REFLECT
from vivant.games.vivid_memories.rules.state import MemoriesState

ANY_NUMBER = 10**9  # of positions: time alone is the bound


class Planning(Policy):
    """A greedy bot whose every Reflect is planned beside it; how long that took, and whether it was proved, is kept."""

    def __init__(self, game: VividMemories, seconds: float) -> None:
        self.game = game
        self.seconds = seconds
        self.bot = make_bot("greedy:worlds=4", game)
        self.planned = (-1, -1)
        self.times: list[float] = []
        self.proved = 0

    def choose(self, view: State, seat: int, dice: Dice) -> int:
        assert isinstance(view, MemoriesState)
        moment = (view.round, view.phase)
        if view.phase in (BANKING, REFLECT) and moment != self.planned:
            self.planned = moment
            self._plan(view, seat)
        return self.bot.choose(view, seat, view.legal(seat), dice, self.bot.budget())

    def _plan(self, view: MemoriesState, seat: int) -> None:
        reflecting = Reflecting(Worth(self.game.setup, Numbers()))
        began = time.perf_counter()
        plan = reflecting.plan(view, seat, ANY_NUMBER, self.seconds)
        assert plan is not None
        self.times.append(time.perf_counter() - began)
        self.proved += plan.proved


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--seconds", type=float, default=1.0)
    asked = parser.parse_args()
    game = VividMemories(2)
    seats = [Planning(game, asked.seconds) for _ in range(game.players)]
    vivant.simulate(game, asked.games, policies=list(seats))
    times = sorted(seconds for seat in seats for seconds in seat.times)
    proved = sum(seat.proved for seat in seats)
    print(f"{proved} of {len(times)} plans proved in {asked.seconds:g} s: {100 * proved / len(times):.1f} %")
    print(", ".join(f"{part} %: {1000 * times[len(times) * part // 100]:.0f} ms" for part in (50, 90, 95)))


if __name__ == "__main__":
    main()
