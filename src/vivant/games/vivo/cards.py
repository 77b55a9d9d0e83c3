"""The cards of one edition at one player count, as bits, with their texts; and its other numbers."""
# vivant: compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vivant.engine.bits import bit_at, mask_of, members
from vivant.words.message import Message

KINDS: Final = ["solo", "duet", "trio", "quartet"]  # a kind asks for one suit more than its place here
NOBODY: Final[i64] = -1
NONE: Final[i64] = -1


class Setup:
    """The numbers of one edition at one player count. Cards are numbered suit by suit, then by rank."""

    def __init__(
        self,
        players: int,
        suit_names: list[str],
        ranks: int,
        hand: int,
        rounds: int,
        tricks: int,
        highest_points: int,
        pile: list[int],
        without: int,
        first: int,
        open_discards: bool,
    ) -> None:
        self.players: i64 = players
        self.suit_names = suit_names
        self.ranks: i64 = ranks
        self.hand: i64 = hand
        self.rounds: i64 = rounds
        self.tricks: i64 = tricks
        self.highest_points: i64 = highest_points
        self.pile: i64 = pile_of(pile)  # harmony cards in play
        self.pile_size: i64 = sum(pile)
        self.first: i64 = first  # the seat that leads round 1, NOBODY where it is drawn
        self.open_discards = open_discards
        self.rank_of: list[i64] = []
        self.one_suit: i64 = bit_at(ranks) - 1  # all cards of the first suit
        self.suit_cards: list[i64] = []
        self.deck: i64 = 0
        for suit in range(len(suit_names)):
            cards = list(range(suit * ranks, (suit + 1) * ranks))
            self.suit_cards.append(mask_of(cards))
            self.rank_of += [rank + 1 for rank in range(ranks)]
            if suit != without:
                self.deck = self.deck | self.suit_cards[suit]
        # Outcomes, ascending: first=SEAT, now=KIND, next=KIND, then the cards.
        self.now_base: i64 = players
        self.next_base: i64 = players + len(pile)
        self.card_base: i64 = players + 2 * len(pile)

    def card_text(self, card: i64) -> str:
        suit: i64 = card // self.ranks
        return f"{self.suit_names[suit][0]}{card - suit * self.ranks + 1}"

    def texts(self, mask: i64) -> list[str]:
        return [self.card_text(card) for card in members(mask)]

    def mask(self, texts: list[str]) -> i64:
        """The inverse of `texts`."""
        found: i64 = 0
        letters = [name[0] for name in self.suit_names]
        for text in texts:
            found = found | bit_at(letters.index(text[0]) * self.ranks + int(text[1:]) - 1)
        return found

    def suits_in(self, mask: i64) -> list[Message]:
        """The names of the suits that have a card in the set."""
        return [
            Message("suit", {"name": self.suit_names[suit]})
            for suit in range(len(self.suit_names))
            if mask & self.suit_cards[suit] != 0
        ]

    def spoken(self, card: i64) -> Message:
        """A card in words, for ears."""
        suit: i64 = card // self.ranks
        args = {"suit": Message("suit", {"name": self.suit_names[suit]}), "rank": card - suit * self.ranks + 1}
        return Message("plain-card", args)

    def kind_name(self, kind: i64) -> Message:
        return Message("harmony", {"kind": KINDS[kind]})


# A pile of harmony cards is a set: only how many there are of each kind, eight bits a kind.


def pile_card(kind: i64) -> i64:
    """A pile of one card."""
    return bit_at(8 * kind)


def pile_count(pile: i64, kind: i64) -> i64:
    return (pile >> (8 * kind)) & 255


def pile_of(counts: list[int]) -> i64:
    pile: i64 = 0
    for kind in range(len(counts)):
        pile += counts[kind] * pile_card(kind)
    return pile
