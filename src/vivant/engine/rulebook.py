"""The rules of a game in our own words: ids in the order of the page, their sentences in the game's book."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from vivant.words import Message


@dataclass(frozen=True)
class Section:
    title: Message
    ids: tuple[str, ...]


@dataclass(frozen=True)
class Rulebook:
    sections: tuple[Section, ...]

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(id for section in self.sections for id in section.ids)


def read_rulebook(path: Path) -> Rulebook:
    """From a game's `rulebook.toml`, which ships with it: no bad input to expect."""
    content = tomllib.loads(path.read_text(encoding="utf-8"))
    return Rulebook(tuple(Section(Message(part["title"]), tuple(part["ids"])) for part in content["section"]))


def rule_sentence(id: str) -> Message:
    return Message(f"rule-{id}")
