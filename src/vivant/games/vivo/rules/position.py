"""Where a match of Vivo stands: what lies on the table, as numbers and bits, and what can be asked of it."""
# vivant: compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from vivant.engine.bits import count_bits
from vivant.engine.state import EVERYTHING, State
from vivant.games.vivo.rules.seat import Seat
from vivant.games.vivo.rules.setup import NOBODY, NONE, Setup
from vivant.games.vivo.rules.trick import Trick

# What is waited for. All but PLAY and OVER are chance.
FIRST: Final[i64] = 0
NOW: Final[i64] = 1
NEXT: Final[i64] = 2
DEAL: Final[i64] = 3
PLAY: Final[i64] = 4
OVER: Final[i64] = 5
STAGES: Final = ["first", "now", "next", "deal", "play", "over"]


@mypyc_attr(acyclic=True)
class Position(State):
    """Data alone: how it changes stands in `chance`, `trick` and `scoring`, who may see what of it in `visibility`.

    `past` holds the rows of each finished round, by seat the cards face up and the cards face down; it is never
    changed in place, so that clones may share it.
    """

    def __init__(self, setup: Setup, seats: list[Seat], trick: Trick, last: Trick, past: list[i64]) -> None:
        self.setup = setup
        self.seats = seats
        self.trick = trick  # on the table
        self.last = last  # the one before it
        self.past = past
        self.viewer: i64 = EVERYTHING
        self.stage: i64 = FIRST
        self.round: i64 = 0
        self.tricks: i64 = 0  # finished in this round
        self.turn: i64 = NOBODY
        self.next: i64 = NONE  # the harmony after this one
        self.pile: i64 = setup.pile  # harmony cards face down, counted as in `Setup.pile`
        self.pile_left: i64 = setup.pile_size
        self.deck: i64 = 0  # cards not dealt yet
        self.dealt: i64 = 0
        self.off: i64 = 0  # cards played off-harmony in this round

    def playable(self, seat: i64) -> i64:
        """The cards that the seat may play (VO-10)."""
        hand: i64 = self.seats[seat].hand
        follows: i64 = hand & self.trick.follow
        if follows == 0:
            return hand
        return follows

    def hand_size(self, seat: i64) -> i64:
        """How many cards the seat holds; everybody can count them."""
        dealt: i64 = self.dealt - seat * self.setup.hand
        if dealt < 0:
            dealt = 0
        elif dealt > self.setup.hand:
            dealt = self.setup.hand
        return dealt - count_bits(self.seats[seat].played)

    def lingers(self) -> bool:
        """Whether the trick that lies there is a finished one: it does until the next is led (VO-22)."""
        return self.trick.laid == 0 and self.last.laid != 0

    def in_sight(self) -> Trick:
        """The trick that lies there."""
        if self.lingers():
            return self.last
        return self.trick
