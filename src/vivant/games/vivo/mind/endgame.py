"""The last tricks of a round of Vivo, worked out: every seat plays for itself, with all hands known."""
# vivant: compiled

from __future__ import annotations

from mypy_extensions import i64

from vivant.engine.bits import members
from vivant.games.vivo.rules.position import PLAY
from vivant.games.vivo.rules.state import VivoState


def tricks_left(state: VivoState) -> i64:
    """Tricks of this round that are not finished."""
    return state.setup.tricks - state.tricks


def final_points(state: VivoState) -> list[float]:
    """The points of all seats at the end of the round if each of them plays for the best margin of its own.

    A state is not changed. Where the harmony after next is open, each that it may be counts by its odds.
    """
    return _final(state, state.round)


def _final(state: VivoState, round: i64) -> list[float]:
    while state.stage != PLAY:
        if state.is_over() or state.round != round or state.dealt == 0:
            return [float(seat.points) for seat in state.seats]
        outcomes = state.outcomes()
        if len(outcomes) > 1:
            return _expected(state, outcomes, round)
        state = state.clone()
        state.apply_outcome(outcomes[0][0])
    return _best(state, round)


def _expected(state: VivoState, outcomes: list[tuple[int, int]], round: i64) -> list[float]:
    total: list[float] = [0.0] * len(state.seats)
    weights: float = 0.0
    for outcome, weight in outcomes:
        after = state.clone()
        after.apply_outcome(outcome)
        points = _final(after, round)
        weights += float(weight)
        for at in range(len(points)):
            total[at] = total[at] + float(weight) * points[at]
    return [sum / weights for sum in total]


def _best(state: VivoState, round: i64) -> list[float]:
    """What the seat on turn brings about."""
    seat: i64 = state.turn
    best: list[float] = []
    highest: float = -1e9
    for card in members(state.playable(seat)):
        after = state.clone()
        after.apply(seat, card)
        points = _final(after, round)
        promise: float = margin_of(points, seat)
        if promise > highest:
            highest = promise
            best = points
    return best


def points_by_card(state: VivoState, seat: i64) -> list[float]:
    """For each card that the seat may play now, ascending, its margin at the end of the round."""
    margins: list[float] = []
    for card in state.legal(seat):
        after = state.clone()
        after.apply(seat, card)
        margins.append(margin_of(_final(after, state.round), seat))
    return margins


def margin_of(points: list[float], seat: i64) -> float:
    best: float = -1e9
    for at, value in enumerate(points):
        if at != seat and value > best:
            best = value
    return points[seat] - best
