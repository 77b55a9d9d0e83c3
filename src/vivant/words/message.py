"""A sentence before it is said: its id in the Fluent files and its arguments."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Message:
    """Say it with `Words.say`. An argument is a text, a whole number, a Message, a Listing or a Who."""

    key: str
    args: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Listing:
    """Several things in one sentence: "red, green and blue", or with `either` "red, green or blue"."""

    items: tuple[object, ...]
    either: bool = False


@dataclass(frozen=True, slots=True)
class Who:
    """A seat as an argument: its player's name where names are known, its number otherwise."""

    seat: int
