"""A trial: one imagined world, played to its end after each of some actions, with the same luck for all of them."""
# vivant: compiled

from __future__ import annotations

from mypy_extensions import i64

from vivant.engine.bits import lowest
from vivant.engine.dice import Dice, FastDice
from vivant.engine.evaluate import Evaluation
from vivant.engine.state import State


def ending(world: State, seat: i64, action: i64, evaluation: Evaluation, seed: i64) -> State:
    """How the match ends if the seat does this and the game's quick player goes on for everybody."""
    state = world.clone()
    state.apply(seat, action)
    dice: Dice = FastDice(seed)
    while True:
        waiting: i64 = state.to_act()
        if waiting != 0:
            mover: i64 = lowest(waiting)
            state.apply(mover, evaluation.choose(state, mover, dice))
        elif state.is_over():
            return state
        else:
            state.roll(dice)
