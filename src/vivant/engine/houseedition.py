"""House editions: editions of our own that ship with a game, each written as what it changes of the standard one."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from vivant.engine.edition import Edition, Entries, edition_from_content, edition_from_file
from vivant.engine.errors import EditionError, SetupError
from vivant.engine.facts import entries_of
from vivant.engine.option import short
from vivant.words import Listing, Message

if TYPE_CHECKING:
    from vivant.engine.game import Game

FOLDER: Final = "house"
STANDARD: Final = "standard"
MARK: Final = " # ours"
_TABLE = re.compile(r"^\s*\[([^\[\]]+)\]")
_ENTRY = re.compile(r"^(\s*([\w-]+)\s*=\s*)")
_PLAIN = re.compile(r"[\w-]+")


@dataclass(frozen=True, eq=False)
class HouseEdition:
    """An edition of ours. Its words are the messages `house-edition-NAME`, a title, and `house-edition-NAME-about`, a
    sentence that says what it changes and what was measured."""

    edition: Edition
    players: tuple[int, ...]  # the counts at which it changes something
    measured: Mapping[str, int]  # what the sentence is told

    @property
    def name(self) -> str:
        return self.edition.name

    @property
    def title(self) -> Message:
        return Message(f"house-edition-{self.name}")

    @property
    def about(self) -> Message:
        return Message(f"house-edition-{self.name}-about", dict(self.measured))


def house_editions(kind: type[Game]) -> dict[str, HouseEdition]:
    """Those that ship with a game, by name, in the order of their names."""
    any_kind: Any = kind
    return dict(_read_all(any_kind))


def named_edition(kind: type[Game], name: str) -> Edition:
    """The standard edition or a house edition of the game, by its name."""
    if name == STANDARD:
        return kind.standard_edition()
    ours = house_editions(kind)
    if name not in ours:
        args = {"game": kind.id, "asked": short(name), "names": Listing((STANDARD, *ours))}
        raise SetupError(Message("edition-name-unknown", args))
    return ours[name].edition


def edition_for(kind: type[Game], asked: Path) -> Edition:
    """What a command was given: a name as above, or an edition file. What looks like a name and is no file is one."""
    name = str(asked)
    if name == STANDARD or name in house_editions(kind) or (_PLAIN.fullmatch(name) and not asked.exists()):
        return named_edition(kind, name)
    return edition_from_file(asked)


@cache
def _read_all(kind: type[Game]) -> dict[str, HouseEdition]:
    return {file.stem: _read(kind, file) for file in sorted((kind.folder / FOLDER).glob("*.toml"))}


def _read(kind: type[Game], file: Path) -> HouseEdition:
    """`players`, `[change]` with entries as they stand in the edition, and `[measured]`."""
    where = f"{FOLDER}/{file.name}"
    try:
        written = tomllib.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise EditionError(where, "", Message("edition-toml", {"detail": str(error)})) from None
    told = Entries(where, written)
    players, figures = told.numbers("players", least=1, most=100), told.table("measured")
    measured = {name: figures.number(name) for name in figures.names()}
    told.only("change")
    standard = kind.standard_edition()
    content = merged(standard.content, written["change"])
    content["edition"] = {**content["edition"], "name": file.stem}
    text = written_over(standard.text, content, written["change"])
    return HouseEdition(edition_from_content(content, where, text), tuple(players), measured)


def merged(table: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """The table with these changes: tables are changed within, everything else is replaced."""
    content = deepcopy(dict(table))
    for name, value in changes.items():
        before = content.get(name)
        within = isinstance(value, dict) and isinstance(before, dict)
        content[name] = merged(before, value) if within else deepcopy(value)  # type: ignore[arg-type]
    return content


def written_over(text: str, content: Mapping[str, Any], changes: Mapping[str, Any]) -> str:
    """The standard edition's file as that of this content: its comments stand, and what is ours is marked so.

    Its entries stand in a line each. What it does not have is added to its table, or in a table of its own at the end.
    """
    left = dict(entries_of(changes))
    lines: list[str] = []
    ends = {"": 0}  # by table, the number of lines up to its last entry
    table = ""
    for line in text.splitlines():
        lines.append(line)
        if heading := _TABLE.match(line):
            table = heading[1].strip()
        elif entry := _ENTRY.match(line):
            place = f"{table}.{entry[2]}" if table else entry[2]
            within = [each for each in left if each == place or each.startswith(f"{place}.")]
            for each in within:
                del left[each]
            if within or place == "edition.name":
                lines[-1] = f"{entry[1]}{_written(_at(content, place))}{MARK if within else ''}"
        else:
            continue
        ends[table] = len(lines)
    added: dict[str, list[str]] = {}
    for place, value in left.items():
        outer, _, name = place.rpartition(".")
        added.setdefault(outer, []).append(f"{name} = {_written(value)}{MARK}")
    for outer in [each for each in added if each not in ends]:
        lines += ["", f"[{outer}]", *added[outer]]
    for outer in sorted(added.keys() & ends.keys(), key=lambda outer: -ends[outer]):
        lines[ends[outer] : ends[outer]] = added[outer]
    return "\n".join(lines) + "\n"


def _at(content: Mapping[str, Any], place: str) -> Any:
    value: Any = content
    for part in place.split("."):
        value = value[part]
    return value


def _written(value: Any) -> str:
    """A value as TOML."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {_written(item)}" for name, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_written(item) for item in value) + "]"
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return str(value)
