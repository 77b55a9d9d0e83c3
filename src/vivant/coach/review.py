"""Looking back: each decision of a seat in a match, judged by what the seat could know then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from vivant.coach.advice import SHOWN, Advice, Worth, advise
from vivant.engine.course import Course
from vivant.engine.dice import Dice, FastDice
from vivant.engine.game import Game
from vivant.engine.state import State

WORLDS: Final = 100_000  # time is over before


@dataclass(frozen=True)
class Moment:
    """A decision: what was done, and what would have been best.

    `cost` is how much more the best action was worth, world by world; nothing where the best was done. `index` and
    `n` say which standing step it was, where that is known.
    """

    done: Advice
    better: Advice
    cost: Worth
    index: int = -1
    n: int = 0

    @property
    def sure(self) -> bool:
        """Whether it surely cost something."""
        return self.cost.mean >= SHOWN and self.cost.mean > self.cost.error


def decisions_of(course: Course, seat: int) -> list[int]:
    """Where the seat had a choice: the indices of those of its standing steps."""
    return [
        index
        for index, step in enumerate(course.steps)
        if step.who == seat and len(course.before(index).legal(seat)) > 1
    ]


def look_back(course: Course, index: int, seconds: float = 0.5, worlds: int = WORLDS) -> Moment:
    """Judge one decision of a match. Luck that came later plays no part: the coach has dice of its own."""
    step = course.steps[index]
    view = course.before(index).view(step.who)
    return judge(course.game, view, step.who, step.do, FastDice(step.n), seconds, worlds, index, step.n)


def judge(
    game: Game,
    view: State,
    seat: int,
    done: int,
    dice: Dice,
    seconds: float,
    worlds: int = WORLDS,
    index: int = -1,
    n: int = 0,
) -> Moment:
    """What was done here, beside the best."""
    found = advise(game, view, seat, dice, seconds, worlds, always=[done])
    own = next(advice for advice in found if advice.action == done)
    cost = Worth(0.0, 0.0, own.worth.worlds)
    if own is not found[0]:
        cost = Worth(-own.gap.mean, own.gap.error, own.gap.worlds)
    return Moment(own, found[0], cost, index, n)


def worst(moments: Sequence[Moment], count: int = 5) -> list[Moment]:
    """The decisions that cost most, of those that surely cost something."""
    return sorted((moment for moment in moments if moment.sure), key=lambda moment: -moment.cost.mean)[:count]
