"""Greedy: what looks best when this seat is asked again, averaged over worlds that its view allows."""

from __future__ import annotations

import time

from vivant.bots.bot import Bot, Budget
from vivant.engine.dice import Dice
from vivant.engine.simulate import play_until_asked
from vivant.engine.state import State


class GreedyBot(Bot):
    """Looks one decision ahead. It imagines what it cannot see, lets the others play at random, and judges by points.

    Every action is tried in the same worlds, so that luck favours none of them.
    """

    WORLDS = 60

    def choose(self, view: State, seat: int, legal: list[int], dice: Dice, budget: Budget) -> int:
        if len(legal) == 1:
            return legal[0]
        until = time.monotonic() + budget.seconds
        totals = [0.0] * len(legal)
        evaluation = self.game.evaluation()
        for _ in range(self.WORLDS):
            world = view.imagine(dice)
            for index, action in enumerate(legal):
                after = world.clone()
                after.apply(seat, action)
                play_until_asked(after, seat, dice)
                totals[index] += evaluation.value(after, seat)
            if time.monotonic() > until:
                break
        return legal[totals.index(max(totals))]
