"""Looking back: each decision of a seat in a match, judged by what the seat could know then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from vivant.coach.advice import SHOWN, Advice, Estimate, advise
from vivant.engine.dice import Dice, FastDice
from vivant.engine.game import Game
from vivant.engine.state import State
from vivant.engine.timeline import Timeline

WORLDS: Final = 100_000  # time is over before


@dataclass(frozen=True)
class Decision:
    """What was done at one decision, and what would have been best.

    `cost` is how much more the best action was worth, world by world; nothing where the best was done. `index` and
    `n` say which standing step it was, where that is known.
    """

    done: Advice
    better: Advice
    cost: Estimate
    index: int = -1
    n: int = 0

    @property
    def sure(self) -> bool:
        """Whether it surely cost something."""
        return self.cost.mean >= SHOWN and self.cost.mean > self.cost.error


def decisions_of(timeline: Timeline, seat: int) -> list[int]:
    """Where the seat had a choice: the indices of those of its standing steps."""
    return [
        index
        for index, step in enumerate(timeline.steps)
        if step.who == seat and len(timeline.before(index).legal(seat)) > 1
    ]


def look_back(timeline: Timeline, index: int, seconds: float = 0.5, worlds: int = WORLDS) -> Decision:
    """Judge one decision of a match. Luck that came later plays no part: the coach has dice of its own."""
    step = timeline.steps[index]
    view = timeline.before(index).view(step.who)
    decision = judge(timeline.game, view, step.who, step.do, FastDice(step.n), seconds, worlds)
    return replace(decision, index=index, n=step.n)


def judge(game: Game, view: State, seat: int, done: int, dice: Dice, seconds: float, worlds: int = WORLDS) -> Decision:
    """What was done here, beside the best."""
    ranked = advise(game, view, seat, dice, seconds, worlds, always=[done])
    own = next(advice for advice in ranked if advice.action == done)
    cost = Estimate(0.0, 0.0, own.worth.worlds)
    if own is not ranked[0]:
        cost = Estimate(-own.gap.mean, own.gap.error, own.gap.worlds)
    return Decision(own, ranked[0], cost)


def worst(decisions: Sequence[Decision], count: int = 5) -> list[Decision]:
    """The decisions that cost most, of those that surely cost something."""
    sure = [decision for decision in decisions if decision.sure]
    return sorted(sure, key=lambda decision: -decision.cost.mean)[:count]
