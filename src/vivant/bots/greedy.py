"""Greedy: what looks best when this seat is asked again, averaged over worlds that its view allows."""

from __future__ import annotations

from typing import ClassVar

from vivant.bots.bot import Bot, Budget, Clock, Setting
from vivant.engine.dice import Dice
from vivant.engine.evaluate import worth_of
from vivant.engine.state import State


class GreedyBot(Bot):
    """Looks one decision ahead, in worlds that it imagines, and values them by the game's evaluation.

    Every action is tried in the same worlds, so that luck favours none of them. `slips` of a hundred decisions are
    not the best it sees, but any one of the better half.
    """

    SETTINGS: ClassVar = {"worlds": Setting(60, 1, 100_000), "slips": Setting(0, 0, 100)}

    def choose(self, view: State, seat: int, legal: list[int], dice: Dice, budget: Budget) -> int:
        if len(legal) == 1:
            return legal[0]
        slips = dice.below(100) < self.settings["slips"]
        totals = self._try_all(view, seat, legal, dice, budget)
        order = sorted(range(len(totals)), key=lambda at: -totals[at])
        return legal[order[dice.below((len(order) + 1) // 2 if len(order) > 2 else len(order))] if slips else order[0]]

    def _try_all(self, view: State, seat: int, legal: list[int], dice: Dice, budget: Budget) -> list[float]:
        """What each action came to; if time was short in the first world, of those that were tried there."""
        clock = Clock(budget.seconds)
        worlds = min(self.settings["worlds"], budget.simulations or self.settings["worlds"])
        totals = [0.0] * len(legal)
        for n in range(worlds):
            world = view.imagine(dice)
            worths: list[float] = []
            for action in legal:
                worths.append(worth_of(world, seat, action, self.evaluation, dice))
                if not clock.another():
                    return totals if n else worths
            totals = [total + worth for total, worth in zip(totals, worths, strict=True)]
        return totals
