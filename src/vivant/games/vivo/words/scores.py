"""Points and where they come from."""

from __future__ import annotations

from collections.abc import Iterator

from vivant.engine.bits import count_bits, members
from vivant.engine.reason import Points
from vivant.games.vivo.rules.setup import Setup
from vivant.games.vivo.rules.state import VivoState
from vivant.games.vivo.words.names import card_name
from vivant.words import Message

CATEGORIES = ("face-up", "face-down")  # of the score sheet


def breakdown_of(view: VivoState, seat: int) -> list[Points]:
    """Row by row, those of the rounds before first."""
    setup, own = view.setup, view.seats[seat]
    points: list[Points] = []
    for round in range(view.round):
        at = 2 * (round * setup.players + seat)
        points += _of_row(setup, round, view.past[at], view.past[at + 1])
    points += _of_row(setup, view.round, own.face_up, own.face_down)
    return points


def _of_row(setup: Setup, round: int, face_up: int, face_down: int) -> Iterator[Points]:
    """Face-down cards are counted, not named: nobody may look at another's (VO-22)."""
    for card in members(face_up):
        args: dict[str, object] = {"round": round + 1, "card": card_name(setup, card)}
        yield Points(setup.rank_of[card], "VO-13", Message("points-face-up", args))
    if face_down:
        count = count_bits(face_down)
        args = {"round": round + 1, "count": count}
        yield Points(count * setup.highest_points, "VO-12", Message("points-face-down", args))
