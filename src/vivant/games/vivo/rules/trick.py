"""A trick: which cards follow its harmony, and which of them is highest and lowest (VO-04 to VO-15)."""
# vivant: compiled

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from vivant.engine.bits import bit_at
from vivant.games.vivo.rules.setup import NOBODY, Setup


@mypyc_attr(acyclic=True, free_list_len=1)
class Trick:
    """The cards of one trick and what they come to so far. A finished one does not change: clones share it."""

    def __init__(self, setup: Setup, leader: i64, harmony: i64) -> None:
        """Before it is led."""
        self.setup = setup
        self.leader: i64 = leader
        self.harmony: i64 = harmony
        self.laid: i64 = 0  # how many cards
        self.cards: i64 = 0  # by seat, as `laid_by` writes them
        self.off: i64 = 0  # the cards that are off-harmony
        self.follow: i64 = setup.deck  # the cards, held or not, that follow for the next to play (VO-04)
        self.open_cards: i64 = 0  # all cards of the suits in S (VO-06)
        self.missing: i64 = harmony + 1  # how many suits it lacks
        self.high_seat: i64 = NOBODY
        self.high_rank: i64 = 0
        self.low_seat: i64 = NOBODY
        self.low_rank: i64 = 0

    def card_of(self, seat: i64) -> i64:
        """What the seat has laid, or NONE."""
        return card_at(self.cards, seat)

    def ask(self, harmony: i64) -> None:
        """Its harmony is turned up."""
        self.harmony = harmony
        self.missing = harmony + 1

    def standing(self, seat: i64) -> str:
        """What the seat's card is, so far or in the end: `highest`, `lowest`, `off` or nothing."""
        if self.off & bit_at(self.card_of(seat)) != 0:
            return "off"
        if self.laid < self.setup.players and self.high_rank == self.low_rank:
            return ""
        if seat == self.high_seat:
            return "highest"
        return "lowest" if seat == self.low_seat else ""

    def lay(self, seat: i64, card: i64) -> None:
        laid: i64 = bit_at(card)
        self.cards = self.cards | laid_by(seat, card)
        self.laid += 1
        if laid & self.follow != 0:
            rank: i64 = self.setup.rank_of[card]
            if laid & self.open_cards == 0:
                self.open_cards = self.open_cards | (self.setup.one_suit << (card - rank + 1))
                self.missing -= 1
            if self.high_seat == NOBODY:
                self.high_seat = seat
                self.high_rank = rank
                self.low_seat = seat
                self.low_rank = rank
            else:  # VO-14: among equals the later one
                if rank >= self.high_rank:
                    self.high_seat = seat
                    self.high_rank = rank
                if rank <= self.low_rank:
                    self.low_seat = seat
                    self.low_rank = rank
        else:  # VO-11
            self.off = self.off | laid
        left: i64 = self.setup.players - self.laid
        if left == 0:
            if self.low_rank == self.high_rank:  # VO-15, VO-R1, VO-R11
                self.low_seat = NOBODY
            return
        if self.missing == 0:  # VO-07
            self.follow = self.open_cards
        elif self.missing < left:  # VO-08
            self.follow = self.setup.deck
        else:  # VO-09, VO-R2, VO-R3
            self.follow = self.setup.deck & ~self.open_cards

    def copy(self) -> Trick:
        same = Trick(self.setup, self.leader, self.harmony)
        same.follow = self.follow
        same.laid = self.laid
        same.cards = self.cards
        same.off = self.off
        same.open_cards = self.open_cards
        same.missing = self.missing
        same.high_seat = self.high_seat
        same.high_rank = self.high_rank
        same.low_seat = self.low_seat
        same.low_rank = self.low_rank
        return same


# Cards by seat are one number: eight bits a seat, its card and one more, or 0.


def laid_by(seat: i64, card: i64) -> i64:
    """A number of one card."""
    return (card + 1) << (8 * seat)


def card_at(cards: i64, seat: i64) -> i64:
    """The seat's card among those of `Trick.cards`, or NONE."""
    return ((cards >> (8 * seat)) & 255) - 1
