"""Cards, suits and harmonies by their names."""

from __future__ import annotations

from functools import lru_cache

from vivant.games.vivo.rules.components import KINDS
from vivant.games.vivo.rules.setup import Setup
from vivant.words import Message


def suit_name(name: str) -> Message:
    """A suit of this name in the edition."""
    return Message("suit", {"name": name})


def suit_names(setup: Setup, cards: int) -> tuple[Message, ...]:
    """The suits that have a card in the set."""
    suits = zip(setup.suits, setup.suit_cards, strict=True)
    return tuple(suit_name(name) for name, of_suit in suits if cards & of_suit)


def card_name(setup: Setup, card: int) -> Message:
    """A card in words, for ears. No sentence says its id; programs find it by that."""
    return _card_name(setup.suits[card // setup.ranks], setup.rank_of[card])


@lru_cache(1024)
def _card_name(suit: str, rank: int) -> Message:
    return Message("plain-card", {"card": f"{suit[0]}{rank}", "suit": suit_name(suit), "rank": rank})


def harmony_name(kind: int) -> Message:
    return Message("harmony", {"kind": KINDS[kind]})
