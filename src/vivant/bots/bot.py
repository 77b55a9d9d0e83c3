"""What a bot is: a choice among legal actions, from a seat's view, within a budget."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Final

from vivant.engine.dice import Dice
from vivant.engine.evaluate import Evaluation
from vivant.engine.game import Game
from vivant.engine.state import State

UNHURRIED: Final = 3600.0  # seconds for a decision that ends by itself
LEEWAY: Final = 1.05  # a thought that would end later than this many times its limit is not begun


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one decision: whichever of both ends first."""

    seconds: float = 1.0
    simulations: int | None = None

    def within(self, seconds: float | None = None, simulations: int | None = None) -> Budget:
        """This budget and at most that much."""
        fewest = [count for count in (self.simulations, simulations) if count is not None]
        return Budget(self.seconds if seconds is None else min(self.seconds, seconds), min(fewest) if fewest else None)


class Clock:
    """The time that one decision has left. `another()` is asked before each thought."""

    def __init__(self, seconds: float, began: float | None = None) -> None:
        self.seconds = seconds
        self.last = time.monotonic()
        self.began = self.last if began is None else began
        self.longest = 0.0  # thought

    def another(self) -> bool:
        """Whether there is time for one more thought as long as the longest so far."""
        now = time.monotonic()
        self.longest = max(self.longest, now - self.last)
        self.last = now
        return now - self.began < self.seconds and now - self.began + self.longest <= self.seconds * LEEWAY


@dataclass(frozen=True)
class Setting:
    """A whole number that a bot's name may carry, as in `search:ms=500`."""

    usual: int
    least: int
    most: int


class Bot:
    """A bot for one game. It keeps nothing from decision to decision: whatever it needs is in the view.

    `dice` are its own, made anew for each decision from the match's seed, the seat and the step, so that a match
    can be resumed or undone and the bot decides alike; thinking never draws from the match's dice.
    """

    SETTINGS: ClassVar[dict[str, Setting]] = {}

    def __init__(self, game: Game, **settings: int) -> None:
        self.game = game
        self.settings = {name: setting.usual for name, setting in self.SETTINGS.items()} | settings

    @cached_property
    def evaluation(self) -> Evaluation:
        return self.game.evaluation()

    def budget(self) -> Budget:
        """What it may take where nobody else sets a limit."""
        return Budget(UNHURRIED)

    def choose(self, view: State, seat: int, legal: list[int], dice: Dice, budget: Budget) -> int:
        raise NotImplementedError


class RandomBot(Bot):
    """Any legal action, each equally likely."""

    def choose(self, view: State, seat: int, legal: list[int], dice: Dice, budget: Budget) -> int:
        return legal[dice.below(len(legal))]
