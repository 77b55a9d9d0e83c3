"""A look one decision ahead: to the end of a seat's own turn, and on until it is asked again."""
# vivant: compiled

from __future__ import annotations

from mypy_extensions import i64

from vivant.engine.bits import lowest
from vivant.engine.dice import Dice
from vivant.engine.evaluate import Evaluation
from vivant.engine.state import State


def worth_of(world: State, seat: i64, action: i64, evaluation: Evaluation, dice: Dice) -> float:
    """What the world is worth to the seat after this action, the quick player going on for everybody.

    The seat's own further steps are played as long as nobody else acts, then the others until it is asked again.
    """
    after = world.clone()
    after.apply(seat, action)
    others = False
    while not evaluation.settled(after):
        waiting: i64 = after.to_act()
        if waiting == 0:
            if after.is_over():
                break
            after.roll(dice)
            continue
        mover: i64 = lowest(waiting)
        if (waiting >> seat) & 1 != 0:
            if others:
                break
            mover = seat
        else:
            others = True
        after.apply(mover, evaluation.choose(after, mover, dice))
    return evaluation.value(after, seat)
