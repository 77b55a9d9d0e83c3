"""Search: looks as far ahead as its time allows, in many imagined worlds, with everybody playing for themselves."""

from __future__ import annotations

import gc
import time
from typing import ClassVar

from vivant.bots.bot import Bot, Budget, Clock, Setting
from vivant.bots.tree import Tree
from vivant.engine.dice import Dice
from vivant.engine.state import State


class SearchBot(Bot):
    """Information-set Monte Carlo tree search; where the game can work a turn out exactly, that is played instead.

    `ms` and `simulations` bound its thinking (0: no bound of its own), `horizon` says at which settled moment a
    world is valued (0: at the end of the match). `explore` and `trust`, in hundredths, say how curious it is and how
    much of that goes to what the quick player would do.
    """

    SETTINGS: ClassVar = {
        "ms": Setting(0, 0, 3_600_000),
        "simulations": Setting(0, 0, 1_000_000_000),
        "horizon": Setting(1, 0, 1000),
        "explore": Setting(80, 0, 10_000),
        "trust": Setting(30, 0, 100),
        "plan": Setting(1, 0, 1),
    }

    def choose(self, view: State, seat: int, legal: list[int], dice: Dice, budget: Budget) -> int:
        if len(legal) == 1:
            return legal[0]
        collects = gc.isenabled()
        gc.disable()  # thinking leaves no cycles behind, and to look for them can take longer than a decision may
        try:
            return self._best(view, seat, legal, dice, budget)
        finally:
            if collects:
                gc.enable()

    def _best(self, view: State, seat: int, legal: list[int], dice: Dice, budget: Budget) -> int:
        began = time.monotonic()
        if self.settings["plan"]:
            plan = self.evaluation.plan(view, seat, dice, self.bounds(budget).seconds)
            if plan:
                return plan[0]
        tree = self.think(view, seat, dice, budget, began)
        children = tree.first().children
        return max(legal, key=lambda action: (children[action].visits, children[action].mean()))

    def budget(self) -> Budget:
        """A second, if it was told neither time nor simulations."""
        bounded = self.settings["ms"] or self.settings["simulations"]
        return super().budget() if bounded else Budget()

    def bounds(self, budget: Budget) -> Budget:
        """What it is given, and no more than its own settings say."""
        return budget.within(self.settings["ms"] / 1000 or None, self.settings["simulations"] or None)

    def think(self, view: State, seat: int, dice: Dice, budget: Budget, began: float | None = None) -> Tree:
        """The tree of this decision, grown until time (from `began` on) or simulations end; one simulation at least."""
        chosen = self.settings
        bounds = self.bounds(budget)
        clock = Clock(bounds.seconds, began)
        tree = Tree(
            self.evaluation,
            view,
            seat,
            self.game.players,
            dice,
            chosen["explore"] / 100,
            chosen["trust"] / 100,
            chosen["horizon"],
        )
        while True:
            tree.simulate()
            if tree.simulations == bounds.simulations or not clock.another():
                return tree
