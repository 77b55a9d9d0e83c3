"""Editions: the components of a game as TOML, read strictly. Code holds no component number."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from vivant.engine.errors import EditionError
from vivant.engine.nesting import DEEPEST, LONGEST_KEY, MOST_PARTS, deep_line
from vivant.engine.strict import content_hash
from vivant.words import COMMON, Book, Listing, Message
from vivant.words.system import system_reason

MOST_BYTES = 1_000_000
# Where an entry comes from: the rulebook's text, published reviews, our own choice, our reading of what is left open.
MARKS = ("printed", "reported", "reconstructed", "ruling")
_MARK = re.compile(rf"\s*({'|'.join(MARKS)})\b")
_TABLE = re.compile(r"^\s*\[([^\[\]]+)\]")
_ENTRY = re.compile(r"^\s*([\w-]+)\s*=")


@dataclass(frozen=True, eq=False)
class Edition:
    """One set of components: its parsed content, the hash over it, and the file's text where there is one."""

    where: str
    content: Mapping[str, Any]
    hash: str
    text: str = field(default="", repr=False)

    @property
    def game(self) -> str:
        return str(self.content["edition"]["game"])

    @property
    def name(self) -> str:
        return str(self.content["edition"]["name"])

    def entries(self, book: Book) -> Entries:
        """To read it by, with refusals from this book. Its head, `[edition]`, is the same in all games and is read."""
        entries = Entries(self.where, self.content, book=book)
        entries.table("edition").only("game", "name")
        return entries


@dataclass(frozen=True)
class Switch:
    """A ruling that a table may decide otherwise: an entry of `[rulings]`, its values with the default first."""

    name: str
    rule: str
    values: tuple[bool | str, ...]

    @property
    def default(self) -> bool | str:
        return self.values[0]

    def message(self, value: bool | str) -> Message:
        """What holds with this value: `ruling-NAME-VALUE` (`_` written as `-`)."""
        return Message(f"ruling-{self.name}-{spelled(value)}".replace("_", "-"))


def edition_from_file(path: Path) -> Edition:
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
        if len(content) > MOST_BYTES:
            raise EditionError(str(path), "", Message("edition-large", {"most": MOST_BYTES}))
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        raise EditionError(str(path), "", Message("file-not-text")) from None
    except (OSError, ValueError) as error:
        raise EditionError(str(path), "", Message("file-unreadable", {"detail": system_reason(error)})) from None
    return edition_from_text(text, str(path))


def edition_from_text(text: str, where: str) -> Edition:
    """Whatever the text is, in time and memory that grow with its length and no faster."""
    deep = deep_line(text)
    if deep is not None:
        line, key = deep
        most = {"parts": MOST_PARTS, "letters": LONGEST_KEY, "levels": DEEPEST}
        raise EditionError(where, "", Message(key, {"line": line, **most}))
    try:
        content = tomllib.loads(text)
    except ValueError as error:  # a TOMLDecodeError
        raise EditionError(where, "", Message("edition-toml", {"detail": str(error)})) from None
    return edition_from_content(content, where, text)


def edition_from_content(content: Any, where: str, text: str = "") -> Edition:
    """From parsed TOML, as it also stands in a record."""
    if not isinstance(content, dict):
        raise EditionError(where, "", Message("edition-type", {"wanted": Message("kind-table")}))
    _refuse_foreign(content, where, "", 0)
    hash = content_hash(content)
    head = Entries(where, content).table("edition")
    head.text("game")
    head.text("name")
    return Edition(where, content, hash, text)


def _refuse_foreign(value: Any, where: str, entry: str, depth: int) -> None:
    """Only what JSON and TOML share without loss, no dates and no fractions; no text that steers a terminal; and
    nothing so deep or so named that telling its place would cost more than it says."""
    if depth > DEEPEST:
        raise EditionError(where, entry, Message("json-deep"))
    if isinstance(value, dict):
        for key, item in value.items():
            if len(key) > LONGEST_KEY:
                raise EditionError(where, entry, Message("edition-name-long", {"letters": LONGEST_KEY}))
            _refuse_foreign(key, where, entry, depth)
            _refuse_foreign(item, where, f"{entry}.{key}" if entry else key, depth + 1)
    elif isinstance(value, list):
        for item in value:
            _refuse_foreign(item, where, entry, depth + 1)
    elif not isinstance(value, str | int) or (isinstance(value, int) and abs(value) >= 1 << 62):
        raise EditionError(where, entry, Message("edition-foreign"))
    elif isinstance(value, str) and not value.replace("\n", "").replace("\t", "").isprintable():
        raise EditionError(where, entry, Message("edition-unprintable"))


class Entries:
    """Reads one table entry by entry; whatever is missing, extra, of the wrong type or out of range is refused.

    Call `done` last: what was not asked for by then, in this table or in one that was taken from it, is extra.
    """

    def __init__(self, where: str, table: Mapping[str, Any], entry: str = "", book: Book = COMMON) -> None:
        self._where = where
        self._table = table
        self._entry = entry
        self._book = book
        self._asked: set[str] = set()
        self._tables: dict[str, Entries] = {}  # that were taken from this one

    def refuse(self, name: str, key: str, /, **args: object) -> EditionError:
        """The error to raise about an entry, with a message of the game's or of the house's."""
        return EditionError(self._where, self._path(name), Message(key, args), self._book)

    def has(self, name: str) -> bool:
        return name in self._table

    def names(self) -> list[str]:
        return list(self._table)

    def number(self, name: str, least: int = 0, most: int = 1_000_000) -> int:
        value = self._take(name, int, "kind-number")
        if not least <= value <= most:
            raise self.refuse(name, "edition-range", value=str(value), least=str(least), most=str(most))
        return int(value)

    def flag(self, name: str) -> bool:
        return bool(self._take(name, bool, "kind-flag"))

    def text(self, name: str) -> str:
        value: str = self._take(name, str, "kind-text")
        if not value.strip():
            raise self.refuse(name, "edition-empty")
        return value

    def texts(self, name: str, least: int = 1) -> list[str]:
        """A list of different texts."""
        values = self.items(name, least)
        for value in values:
            if not isinstance(value, str) or not value.strip():
                raise self.refuse(name, "edition-type", wanted=Message("kind-texts"))
        told: set[str] = set()
        for value in values:
            if value in told:
                raise self.refuse(name, "edition-twice", value=value)
            told.add(value)
        return values

    def numbers(self, name: str, least: int = 0, most: int = 1_000_000) -> list[int]:
        values = self.items(name)
        for value in values:
            if type(value) is not int or not least <= value <= most:
                raise self.refuse(name, "edition-range", value=spelled(value), least=str(least), most=str(most))
        return values

    def items(self, name: str, least: int = 0) -> list[Any]:
        values: list[Any] = self._take(name, list, "kind-list")
        if len(values) < least:
            raise self.refuse(name, "edition-short", least=least)
        return values

    def table(self, name: str) -> Entries:
        """Asked for again, it is the same one."""
        if name not in self._tables:
            content = self._take(name, dict, "kind-table")
            self._tables[name] = Entries(self._where, content, self._path(name), self._book)
        return self._tables[name]

    def rulings(self, switches: tuple[Switch, ...]) -> dict[str, bool | str]:
        """The `[rulings]` of the edition, with defaults for what is not written."""
        table = self.table("rulings") if self.has("rulings") else Entries(self._where, {}, "rulings", self._book)
        rulings = {switch.name: table._switch(switch) for switch in switches}
        table.done()
        return rulings

    def only(self, *names: str) -> None:
        """Refuse all but these entries, which were read elsewhere."""
        self._asked.update(names)
        self.done()

    def done(self) -> None:
        for name in self._table:
            if name not in self._asked:
                raise self.refuse(name, "edition-extra")
        for table in self._tables.values():
            table.done()

    def _switch(self, switch: Switch) -> bool | str:
        if not self.has(switch.name):
            return switch.default
        self._asked.add(switch.name)
        value = self._table[switch.name]
        for known in switch.values:
            if value == known and type(value) is type(known):
                return known
        values = Listing(tuple(spelled(known) for known in switch.values), either=True)
        raise self.refuse(switch.name, "edition-switch", values=values, rule=switch.rule)

    def _take(self, name: str, kind: type, wanted: str) -> Any:
        if name not in self._table:
            raise self.refuse(name, "edition-missing")
        self._asked.add(name)
        value = self._table[name]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.refuse(name, "edition-type", wanted=Message(wanted))
        return value

    def _path(self, name: str) -> str:
        return f"{self._entry}.{name}".strip(".")


def spelled(value: object) -> str:
    """A value as TOML and the command line write it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def marks(text: str) -> dict[str, list[str]]:
    """Which of MARKS the entries of an edition file have, by dotted place.

    Their comment begins with one, and where an entry has several, each stands behind a semicolon:
    `# printed: the actions; reconstructed: their order`. A comment behind the head of a table is for all of it.
    """
    marks_by_place: dict[str, list[str]] = {}
    table = ""
    for line in text.splitlines():
        parts = [_MARK.match(part) for part in line.partition("#")[2].split(";")]
        words = sorted({part[1] for part in parts if part}, key=MARKS.index)
        if heading := _TABLE.match(line):
            table = heading[1].strip()
            place = table
        elif entry := _ENTRY.match(line):
            place = f"{table}.{entry[1]}" if table else entry[1]
        else:
            continue
        if words:
            marks_by_place[place] = words
    return marks_by_place


def marks_at(marks: Mapping[str, list[str]], entry: str) -> list[str]:
    """The marks of an entry, or of the table that it stands in."""
    while entry:
        if entry in marks:
            return marks[entry]
        entry = entry.rpartition(".")[0]
    return []


def flatten(table: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, Any]]:
    """Every entry with its dotted place; lists one item a line where they hold lists."""
    for name, value in table.items():
        place = f"{path}.{name}" if path else name
        if isinstance(value, dict):
            yield from flatten(value, place)
        elif isinstance(value, list):
            nested = any(isinstance(item, list) for item in value)
            for row in value if nested else [value]:
                yield place, " ".join(_flat(row))
        else:
            yield place, value


def _flat(value: Any) -> Iterator[str]:
    if isinstance(value, list):
        for item in value:
            yield from _flat(item)
    else:
        yield str(value)
