"""The components of one edition at one player count: cards as bits, piles as numbers, actions and outcomes."""
# vivant: compiled

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from vivant.engine.bits import bit_at, mask_of, members
from vivant.games.vivo.rules.components import Components
from vivant.games.vivo.rules.space import Actions, Outcomes

NOBODY: Final[i64] = -1
NONE: Final[i64] = -1


class Setup:
    """What is played with. Cards are numbered suit by suit, then by rank; a set of them is bits."""

    def __init__(self, components: Components, players: int, options: Mapping[str, object]) -> None:
        self.players: i64 = players
        self.suits: list[str] = list(components.suits)  # their names
        self.ranks: i64 = components.ranks
        self.hand: i64 = components.hand
        self.rounds: i64 = components.rounds
        self.tricks: i64 = components.tricks
        self.highest_points: i64 = components.highest_points
        pile = list(components.counts[players].pile)
        self.pile: i64 = pile_of(pile)  # harmony cards in play
        self.pile_size: i64 = sum(pile)
        first = options["first"]
        self.first: i64 = first if isinstance(first, int) else NOBODY  # who leads round 1, NOBODY where it is drawn
        self.open_discards: bool = options["open_discards"] is True
        self.rank_of: list[i64] = list(range(1, components.ranks + 1)) * len(self.suits)
        self.one_suit: i64 = bit_at(components.ranks) - 1  # all cards of the first suit
        self.suit_cards: list[i64] = []
        self.deck: i64 = 0
        texts: list[str] = []
        for suit in range(len(self.suits)):
            letter = self.suits[suit][0]
            ranks = range(1, components.ranks + 1)
            self.suit_cards.append(mask_of([suit * components.ranks + rank - 1 for rank in ranks]))
            texts += [f"{letter}{rank}" for rank in ranks]
            if letter != options.get("without"):
                self.deck = self.deck | self.suit_cards[suit]
        self.actions = Actions(texts)
        self.outcomes = Outcomes(players, texts)
        # In each round the harmonies, the deal to all but one, and the plays; before them the first leader.
        self.most_steps: i64 = 1 + self.rounds * (self.tricks + (2 * self.players - 1) * self.hand)

    def texts(self, cards: i64) -> list[str]:
        return [self.actions.text(card) for card in members(cards)]

    def card(self, text: str) -> i64:
        """The card of a text; a ValueError where there is none."""
        card = self.actions.parse(text)
        if card < 0:
            raise ValueError(text)
        return card

    def cards(self, texts: list[str]) -> i64:
        """The inverse of `texts`."""
        return mask_of([self.card(text) for text in texts])


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
