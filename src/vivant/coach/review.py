"""Looking back: each decision of a seat in a match, judged by what the seat could know then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vivant.coach.advice import Advice, Worth, advise
from vivant.engine.course import Course
from vivant.engine.dice import FastDice


@dataclass(frozen=True)
class Moment:
    """A decision: the standing step at this index, what was done there, and what else could have been.

    `cost` is how much more the best action was worth, world by world; nothing where the best was done.
    """

    index: int
    n: int
    done: Advice
    better: Advice
    cost: Worth


def decisions_of(course: Course, seat: int) -> list[int]:
    """Where the seat had a choice: the indices of those of its standing steps."""
    return [
        index
        for index, step in enumerate(course.steps)
        if step.who == seat and len(course.before(index).legal(seat)) > 1
    ]


def look_back(course: Course, index: int, seconds: float = 0.5, worlds: int = 100) -> Moment:
    """Judge one decision. Luck that came later plays no part: the coach has dice of its own."""
    step = course.steps[index]
    view = course.before(index).view(step.who)
    found = advise(course.game, view, step.who, FastDice(step.n), seconds, worlds, always=[step.do])
    done = next(advice for advice in found if advice.action == step.do)
    best = found[0]
    cost = Worth(0.0, 0.0, done.worth.worlds)
    if done is not best:
        cost = Worth(-done.gap.mean, done.gap.error, done.gap.worlds)
    return Moment(index, step.n, done, best, cost)


def worst(moments: Sequence[Moment], count: int = 5) -> list[Moment]:
    """The decisions that cost most, of those that surely cost something."""
    sure = [moment for moment in moments if moment.cost.mean > moment.cost.error and moment.cost.mean >= 0.05]
    return sorted(sure, key=lambda moment: -moment.cost.mean)[:count]
