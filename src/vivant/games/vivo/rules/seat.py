"""What one seat has before it, and what it has shown."""
# vivant: compiled

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True, free_list_len=1)
class Seat:
    """What lies before one seat, or is known of it, in this round. All but the hand is known to everybody."""

    def __init__(self) -> None:
        self.hand: i64 = 0
        self.played: i64 = 0
        self.void: i64 = 0  # cards that it has shown not to hold (VO-R7)
        self.face_up: i64 = 0
        self.face_down: i64 = 0
        self.points: i64 = 0  # of the whole match

    def shown(self, hand: i64) -> Seat:
        """What everybody knows of it (VO-R6), and this much of its hand."""
        seen = Seat()
        seen.hand = hand
        seen.played = self.played
        seen.void = self.void
        seen.face_up = self.face_up
        seen.face_down = self.face_down
        seen.points = self.points
        return seen

    def gather(self) -> None:
        """Give back all cards at the end of a round; points stay."""
        self.played = 0
        self.void = 0
        self.face_up = 0
        self.face_down = 0
