"""The rules of a game in our own words: ids in the order of the page, their sentences in the game's book."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from vivant.words import Message


@dataclass(frozen=True)
class Section:
    """A section of `examples` is worked out with the standard components, whatever edition is played."""

    title: Message
    ids: tuple[str, ...]
    examples: bool = False


@dataclass(frozen=True)
class Rulebook:
    """`unmentioned` are the entries of an edition that no sentence speaks of; a `*` in one stands for any part."""

    sections: tuple[Section, ...]
    unmentioned: tuple[str, ...] = ()

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(id for section in self.sections for id in section.ids)

    @cached_property
    def examples(self) -> frozenset[str]:
        return frozenset(id for section in self.sections if section.examples for id in section.ids)


def read_rulebook(path: Path) -> Rulebook:
    """From a game's `rulebook.toml`, which ships with it: no bad input to expect."""
    content = tomllib.loads(path.read_text(encoding="utf-8"))
    sections = (
        Section(Message(part["title"]), tuple(part["ids"]), part.get("examples", False)) for part in content["section"]
    )
    return Rulebook(tuple(sections), tuple(content.get("unmentioned", ())))
