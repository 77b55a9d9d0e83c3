"""A sentence before it is said: its id in the Fluent files and its arguments."""
# vivant: compiled

from __future__ import annotations

from collections.abc import Mapping
from typing import Final


class Message:
    """Say it with `Words.say`. An argument is a text, a whole number, a Message, a Listing or a Who.

    Thousands are made and compared each second while nobody has said one yet, so these three are plain classes.
    """

    def __init__(self, key: str, args: Mapping[str, object] | None = None) -> None:
        self.key: Final = key
        self.args: Final[Mapping[str, object]] = {} if args is None else args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.key, tuple(self.args)))

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {dict(self.args)!r})"


class Listing:
    """Several things in one sentence: "red, green and blue", or with `either` "red, green or blue"."""

    def __init__(self, items: tuple[object, ...], either: bool = False) -> None:
        self.items: Final = items
        self.either: Final = either

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Listing) and self.items == other.items and self.either == other.either

    def __hash__(self) -> int:
        return hash((self.items, self.either))

    def __repr__(self) -> str:
        return f"Listing({self.items!r}, either={self.either})"


class Who:
    """A seat as an argument: its player's name where names are known, its number otherwise."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Who) and self.seat == other.seat

    def __hash__(self) -> int:
        return hash(self.seat)

    def __repr__(self) -> str:
        return f"Who({self.seat})"
