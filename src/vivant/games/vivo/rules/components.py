"""What an edition of Vivo says, as a value."""

from __future__ import annotations

from dataclasses import dataclass

KINDS = ("solo", "duet", "trio", "quartet")  # a kind asks for one suit more than its place here
MOST_CARDS = 62  # a set of cards is one machine word
MOST_HARMONY_CARDS = 255  # a pile counts each kind in eight bits


@dataclass(frozen=True)
class Count:
    """What is in play at one player count."""

    suits_removed: int
    pile: tuple[int, ...]  # harmony cards by kind


@dataclass(frozen=True)
class Components:
    suits: tuple[str, ...]
    ranks: int
    hand: int
    rounds: int
    tricks: int
    highest_points: int
    harmonies: int  # cards, before any are left out
    counts: dict[int, Count]  # by player count
