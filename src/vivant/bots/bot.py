"""What a bot is: a choice among legal actions, from a seat's view, within a budget."""

from __future__ import annotations

from dataclasses import dataclass

from vivant.engine.dice import Dice
from vivant.engine.game import Game
from vivant.engine.state import State


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one decision."""

    seconds: float = 1.0


class Bot:
    """A bot for one game. It keeps nothing from decision to decision: whatever it needs is in the view.

    `dice` are its own, made anew for each decision from the match's seed, the seat and the step, so that a match
    can be resumed or undone and the bot decides alike; thinking never draws from the match's dice.
    """

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: State, seat: int, legal: list[int], dice: Dice, budget: Budget) -> int:
        raise NotImplementedError


class RandomBot(Bot):
    """Any legal action, each equally likely."""

    def choose(self, view: State, seat: int, legal: list[int], dice: Dice, budget: Budget) -> int:
        return legal[dice.below(len(legal))]
