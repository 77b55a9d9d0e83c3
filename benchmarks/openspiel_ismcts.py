"""OpenSpiel's own information-set search (its Python IS-MCTS) playing our games, against ours at equal time.

`python -m benchmarks.openspiel_ismcts GAME [--players N] [--games N] [--ms N] [--seed N] [--ours BOT]`
"""

from __future__ import annotations

import argparse
import json
import time
from types import SimpleNamespace
from typing import Any, ClassVar

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from vivant.arena.contest import Standing, contest, line_up
from vivant.bots.bot import Bot, Budget, Setting
from vivant.bots.registry import KINDS
from vivant.engine.bits import lowest
from vivant.engine.dice import Dice
from vivant.engine.evaluate import margin
from vivant.engine.game import Game
from vivant.engine.registry import make_game
from vivant.engine.state import State

TYPE = SimpleNamespace(
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
)


class Theirs:
    """One of our states as OpenSpiel's search asks for it. Of several seats that are asked the lowest goes first."""

    def __init__(self, state: State, players: int) -> None:
        self.state = state
        self.players = players

    def get_game(self) -> Any:
        return SimpleNamespace(get_type=lambda: TYPE)

    def current_player(self) -> int:
        return lowest(self.state.to_act())

    def is_terminal(self) -> bool:
        return self.state.is_over()

    def is_chance_node(self) -> bool:
        return self.state.is_chance()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.state.outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(outcome, weight / total) for outcome, weight in outcomes]

    def legal_actions(self, player: int | None = None) -> list[int]:
        return self.state.legal(self.current_player() if player is None else player)

    def apply_action(self, action: int) -> None:
        if self.state.is_chance():
            self.state.apply_outcome(int(action))
        else:
            self.state.apply(self.current_player(), int(action))

    def information_state_string(self) -> str:
        return json.dumps(self.state.view(self.current_player()).data())

    def clone(self) -> Theirs:
        return Theirs(self.state.clone(), self.players)

    def returns(self) -> list[float]:
        scores = self.state.scores()
        return [max(-1.0, min(1.0, margin(scores, seat) / 40)) for seat in range(self.players)]


class TimeUp(Exception):
    """Raised where their search asks for its next world."""


class OpenSpielBot(Bot):
    """Their search with random playouts, as its documentation sets it up, stopped when its time is over."""

    SETTINGS: ClassVar = {"ms": Setting(100, 1, 3_600_000)}

    def choose(self, view: State, seat: int, legal: list[int], dice: Dice, budget: Budget) -> int:
        until = time.monotonic() + self.settings["ms"] / 1000
        random = np.random.RandomState(dice.below(1 << 31))
        bot = ISMCTSBot(None, RandomRolloutEvaluator(1, random), 1.4, 1 << 40, random_state=random)
        simulated = False

        def imagine(state: Theirs, player: int) -> Theirs:
            nonlocal simulated
            if simulated and time.monotonic() > until:
                raise TimeUp
            simulated = True
            return Theirs(view.imagine(dice), state.players)

        bot.set_resampler(imagine)
        state = Theirs(view, self.game.players)
        try:
            bot.run_search(state)
        except TimeUp:
            pass
        visits = {action: child.visits for action, child in bot._root_node.child_info.items()}
        return max(legal, key=lambda action: visits.get(action, 0.0))


KINDS["openspiel"] = OpenSpielBot


def against_theirs(game: Game, ours: str, games: int, ms: int, seed: int) -> list[Standing]:
    """Ours and theirs sit in turn around the table."""
    return contest(game, line_up(game, [ours, f"openspiel:ms={ms}"], in_turn=True), games, seed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--ms", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ours", help="default: the game's own hard settings, with the same time")
    asked = parser.parse_args()
    game = make_game(asked.game, asked.players)
    for standing in against_theirs(game, asked.ours or same_time(game, asked.ms), asked.games, asked.ms, asked.seed):
        low, high = standing.interval()
        print(
            f"{standing.bot:32} {standing.wins:g} of {standing.games} games, {100 * standing.share:.1f} % "
            f"[{100 * low:.1f}, {100 * high:.1f}], {1000 * standing.pace:.1f} ms a decision"
        )


def same_time(game: Game, ms: int) -> str:
    """The game's search with this much time instead of its own bounds."""
    settings = game.bots_by_level()["hard"].partition(":")[2].split(",")
    kept = [part for part in settings if part.partition("=")[0] not in ("ms", "simulations")]
    return "search:" + ",".join([*kept, f"ms={ms}"])


if __name__ == "__main__":
    main()
