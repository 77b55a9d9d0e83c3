"""What a trick scores and who leads the next, and how a round ends (VO-12 to VO-21)."""
# vivant: compiled

from __future__ import annotations

from mypy_extensions import i64

from vivant.engine.bits import bit_at
from vivant.games.vivo.rules.position import NEXT, NOW, OVER, Position
from vivant.games.vivo.rules.setup import NOBODY, NONE
from vivant.games.vivo.rules.trick import Trick


def end_trick(position: Position) -> None:
    """VO-12 to VO-18."""
    setup = position.setup
    trick = position.trick
    highest = position.seats[trick.high_seat]
    highest.face_down = highest.face_down | bit_at(trick.card_of(trick.high_seat))
    highest.points += setup.highest_points
    leader: i64 = trick.high_seat
    if trick.low_seat != NOBODY:
        leader = trick.low_seat
        lowest = position.seats[leader]
        lowest.face_up = lowest.face_up | bit_at(trick.card_of(leader))
        lowest.points += trick.low_rank
    position.last = trick
    position.trick = Trick(setup, leader, position.next)
    position.next = NONE
    position.tricks += 1
    position.turn = leader
    if position.tricks == setup.tricks:
        _end_round(position)
    elif position.pile_left > 0:
        position.stage = NEXT
        position.turn = NOBODY


def _end_round(position: Position) -> None:
    """VO-20; the row's points were counted trick by trick (VO-19). After the last round all stays as it lies."""
    setup = position.setup
    position.turn = NOBODY
    if position.round + 1 == setup.rounds:
        position.stage = OVER
        return
    past = position.past.copy()
    for seat in position.seats:
        past.append(seat.face_up)
        past.append(seat.face_down)
        seat.gather()
    position.past = past
    position.round += 1
    position.tricks = 0
    position.off = 0
    position.pile = setup.pile
    position.pile_left = setup.pile_size
    position.deck = setup.deck
    position.dealt = 0
    position.stage = NOW
