"""Evaluation: what bots ask of a game that goes beyond its rules. The plain one serves any game by its points."""
# vivant: compiled

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from vivant.engine.bits import lowest
from vivant.engine.dice import Dice, FastDice
from vivant.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """What a full state is worth to a seat, what a quick player does there, and turns that can be worked out.

    The states are imagined ones, in which nothing is hidden; looking changes none of them.
    """

    def value(self, state: State, seat: i64) -> float:
        """The margin that the seat can expect at the end: its points less the best other's, as the state looks now."""
        return margin(state.scores(), seat)

    def values(self, state: State, players: i64) -> list[float]:
        """`value` for every seat; a game that finds them together says so here."""
        values: list[float] = []
        seat: i64 = 0
        while seat < players:
            values.append(self.value(state, seat))
            seat += 1
        return values

    def choose(self, state: State, seat: i64, dice: Dice) -> i64:
        """What a quick player does at this seat, in microseconds. It may look only at what the seat itself knows."""
        return state.pick(seat, dice)

    def settled(self, state: State) -> bool:
        """Whether playing on would tell no more than `value` does: a round is over, or the rest is worked out there.

        Asked before chance answers, so that what it would bring does not blur what was done.
        """
        return False

    def scale(self, state: State) -> float:
        """The margin, in points, by which a match is three quarters won in such a state: the less the more is sure."""
        return 10.0

    def plan(self, view: State, seat: i64, dice: Dice, seconds: float) -> list[int] | None:
        """The rest of the seat's turn where it can be found exactly, its first action first; else None.

        In the time that is given: where that does not do, the best so far, or None.
        """
        return None


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


def margin(scores: list[int], seat: i64) -> float:
    """A seat's points less the best other's; alone, its points."""
    best: i64 = 0
    has_other = False
    other: i64 = 0
    for points in scores:
        if other != seat and (not has_other or points > best):
            best = points
            has_other = True
        other += 1
    own: i64 = scores[seat]
    return float(own - best)


def squash(points: float, scale: float) -> float:
    """Any margin as a number between 0 and 1; `scale` points are worth three quarters."""
    size: float = points
    if size < 0.0:
        size = -size
    return 0.5 + 0.5 * points / (scale + size)
