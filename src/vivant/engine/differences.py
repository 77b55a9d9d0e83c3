"""Differences: how an edition differs from the standard one, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from vivant.engine.edition import Edition, spelled
from vivant.engine.errors import VivantError
from vivant.engine.facts import entries_of, settings_of
from vivant.engine.option import short
from vivant.words import Listing, Message

if TYPE_CHECKING:
    from vivant.engine.game import Game

LONGEST_VALUE = 80  # letters of a list that is told whole
MOST_ROWS = 4  # of a list that are named
NOTHING = "–"

Editions = tuple[Edition, Edition]  # the standard one, and the other


@dataclass(frozen=True)
class Difference:
    """One thing that holds at this table and not in the standard edition, with the rule that it changes."""

    message: Message
    rule: str = ""


def differences_of(kind: type[Game], edition: Edition) -> list[Difference]:
    """Switches first, each by the sentence that holds now; then tables that are not there at all, where the game has
    a sentence for that; then every other entry, by its name and both values."""
    standard = kind.standard_edition()
    ours, theirs = settings_of(standard, kind.switches), settings_of(edition, kind.switches)
    changed = [
        Difference(switch.message(theirs[switch.name]), switch.rule)
        for switch in kind.switches
        if ours[switch.name] != theirs[switch.name]
    ]
    gone = dict(_tables_gone(kind, standard.content, edition.content))
    changed += [Difference(message) for message in gone.values()]
    told = {f"rulings.{switch.name}" for switch in kind.switches}
    before, after = dict(entries_of(standard.content)), dict(entries_of(edition.content))
    told.update(place for place in before if any(place.startswith(f"{table}.") for table in gone))
    for place in [*before, *(place for place in after if place not in before)]:
        if place not in told and before.get(place) != after.get(place):
            changed.append(Difference(_told(kind, place, before.get(place), after.get(place), (standard, edition))))
    return changed


def _tables_gone(
    kind: type[Game], ours: Mapping[str, Any], theirs: Mapping[str, Any], path: str = ""
) -> Iterator[tuple[str, Message]]:
    """Tables of the standard edition that the other lacks as a whole: what the message `without-PLACE` says, if there
    is one, found as that of an entry is."""
    for name, table in ours.items():
        if not isinstance(table, dict):
            continue
        place = f"{path}.{name}" if path else name
        if isinstance(theirs.get(name), dict):
            yield from _tables_gone(kind, table, theirs[name], place)
        elif (message := _named(kind, place, lambda rest: f"without-{rest}")) is not None:
            yield place, message


def entry_name(kind: type[Game], place: str) -> Message:
    """What an entry is called: the message `entry-PLACE`, or one for all of its kind, `entry-` and the place without
    one of its parts, which is the argument `part`: `players.3.hand` is `entry-players-hand`, with 3."""
    return _named(kind, place, lambda rest: f"entry-{rest}") or Message("entry-named", {"place": place})


def _named(kind: type[Game], place: str, key: Callable[[str], str]) -> Message | None:
    parts = place.split(".")
    words = kind.book.words("en")
    if words.has(whole := key(_spelled(parts))):
        return Message(whole)
    for at in reversed(range(len(parts))):
        if words.has(rest := key(_spelled(parts[:at] + parts[at + 1 :]))):
            part = parts[at]
            return Message(rest, {"part": int(part) if part.isdecimal() else part})
    return None


def _spelled(parts: list[str]) -> str:
    return "-".join(parts).replace("_", "-")


def _told(kind: type[Game], place: str, ours: Any, theirs: Any, editions: Editions) -> Message:
    name = entry_name(kind, place)
    if _is_long(ours) or _is_long(theirs):
        before, after = (value if isinstance(value, list) else [] for value in (ours, theirs))
        if rows := _told_rows(kind, place, editions, before, after):
            shown, more = Listing(tuple(rows[:MOST_ROWS])), len(rows) - MOST_ROWS
            return Message("difference-named", {"name": name, "rows": shown, "more": max(more, 0)})
        return Message("difference-rows", {"name": name, "rows": _rows_that_differ(ours, theirs)})
    value, standard = (_value(kind, one) for one in (theirs, ours))
    return Message("difference-entry", {"name": name, "value": value, "standard": standard})


def _told_rows(kind: type[Game], place: str, editions: Editions, ours: list[Any], theirs: list[Any]) -> list[Message]:
    """What became of each row that differs, where the game has names for them."""
    known: Any = kind
    usual, other = (_names(known, edition) for edition in editions)
    table, _, _ = place.rpartition(".")
    if not other:
        return []
    if kind.component_lists.get(place) in usual:
        of = kind.component_lists[place]
        old, new = usual[of], other.get(of, {})
        before, after = _rows_by_id(ours, old), _rows_by_id(theirs, new)
        changed = [id for id in {**before, **after} if before.get(id) != after.get(id)]
        # A row of several components tells by their names which of them is meant.
        alike = {id for id in changed if old.get(id) == new.get(id) and len(before[id][1]) > 1}
        return [_told_row(old.get(id), new.get(id)) for id in changed if id not in alike]
    of = kind.row_kinds.get(table, "")
    places = list(other.get(of, {}).values())
    if len(places) != len(ours) or len(ours) != len(theirs):
        return []
    return [
        Message("row-value", {"row": row, "new": _word(kind, new), "old": _word(kind, old)})
        for row, old, new in zip(places, ours, theirs, strict=True)
        if old != new
    ]


def _rows_by_id(rows: list[Any], names: Mapping[str, Message]) -> dict[str, tuple[Any, list[str]]]:
    """By the id of each component in it: a row, and all components in it."""
    inside = [(row, [text for text in _texts(row) if text in names]) for row in rows]
    return {id: (row, ids) for row, ids in inside for id in ids}


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for item in value:
            yield from _texts(item)


def _told_row(old: Message | None, new: Message | None) -> Message:
    if old is None or new is None:
        return Message("row-gone", {"old": old or NOTHING}) if new is None else Message("row-new", {"new": new})
    return Message("row-changed", {"new": new}) if old == new else Message("row-instead", {"new": new, "old": old})


@lru_cache(maxsize=16)
def _names(kind: Any, edition: Edition) -> dict[str, Mapping[str, Message]]:
    """What the game calls its components, by kind; nothing for an edition that cannot be played."""
    try:
        game = kind(kind.player_counts(edition)[-1], edition=edition)
        return {each.name: each.names for each in game.component_kinds()}
    except VivantError:
        return {}


def _is_long(value: Any) -> bool:
    if not isinstance(value, list):
        return False
    return any(isinstance(item, list) for item in value) or len(_joined(value)) > LONGEST_VALUE


def _rows_that_differ(ours: Any, theirs: Any) -> int:
    before, after = (value if isinstance(value, list) else [] for value in (ours, theirs))
    gone = sum(row not in after for row in before)
    new = sum(row not in before for row in after)
    return max(gone, new, 1)


def _value(kind: type[Game], value: Any) -> object:
    if value is None or value == []:
        return NOTHING
    if isinstance(value, bool):
        return Message("value-yes" if value else "value-no")
    if isinstance(value, list):
        return Listing(tuple(_word(kind, item) for item in value))
    return _word(kind, value)


def _word(kind: type[Game], value: Any) -> object:
    """A text that an edition uses as a word, as the game's message `value-of` says it: `red` is “rouge” in French."""
    if isinstance(value, str) and kind.book.words("en").has("value-of"):
        return Message("value-of", {"name": value.replace(" ", "-"), "written": short(value)})
    return short(value)


def _joined(values: list[Any]) -> str:
    return " ".join(spelled(value) for value in values)
