"""Records tampered with, the chain not redone: whoever changes, drops, repeats, swaps or borrows a line is found.

The line that is named is the first one that does not follow from the one before.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from vivant.engine.dice import Dice
from vivant.engine.record import Line, Record
from vivant.engine.verify import verify


@dataclass(frozen=True)
class Tampered:
    """A record that was changed: how, and the line that must be named, from 1 (0 where any will do)."""

    how: str
    lines: list[Line]
    line: int = 0

    @property
    def content(self) -> bytes:
        return Record(self.lines).text().encode()


def check_noticed(tampered: Tampered) -> None:
    """It is false, and said to be so at the right line."""
    verdict = verify(tampered.content)
    if verdict.error is None:
        raise AssertionError(f"{tampered.how}: not found")
    if tampered.line and verdict.error.line != tampered.line:
        raise AssertionError(f"{tampered.how}: found, but not at line {tampered.line}: {verdict.error}")


def without(line: Line, key: str) -> Line:
    return {name: value for name, value in line.items() if name != key}


def another(value: Any) -> Any:
    """A value of the same type that is not this one."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    if isinstance(value, list):
        return [*value, 0]
    return {**value, "x": 0} if isinstance(value, dict) else 0


def changed_lines(line: Line) -> Iterator[tuple[str, Line]]:
    """Each value changed, each key renamed, each key dropped; and a key added."""
    for key, value in line.items():
        yield f"{key} is changed", {**line, key: another(value)}
        yield f"{key} is renamed", {(name + "x" if name == key else name): old for name, old in line.items()}
        yield f"{key} is dropped", without(line, key)
        if isinstance(value, int):
            yield f"{key} is written as text", {**line, key: str(value)}
    yield "a key is added", {**line, "x": 0}


def tampered_records(lines: list[Line], other: list[Line], places: Sequence[int], dice: Dice) -> Iterator[Tampered]:
    """All changes at these places (from 0) of a record; `other` is a record to borrow lines from."""
    for at in places:
        number = at + 1
        for how, changed in changed_lines(lines[at]):
            yield Tampered(f"line {number}: {how}", [*lines[:at], changed, *lines[number:]], number)
        yield Tampered(f"line {number} is repeated", [*lines[:number], *lines[at:]], number + 1)
        if number < len(lines):
            yield Tampered(f"line {number} is dropped", [*lines[:at], *lines[number:]], number)
            far = number + dice.below(len(lines) - number)
            swapped = [*lines]
            swapped[at], swapped[far] = lines[far], lines[at]
            yield Tampered(f"lines {number} and {far + 1} are swapped", swapped, number)
            moved = [*lines[:at], *lines[number : far + 1], lines[at], *lines[far + 1 :]]
            yield Tampered(f"line {number} is moved behind line {far + 1}", moved, number)
        strange = other[at if at < len(other) else dice.below(len(other))]
        if strange != lines[at]:
            named = max(number, 2)  # another record's first line is a first line: the second does not follow
            yield Tampered(f"line {number} is one of another record", [*lines[:at], strange, *lines[number:]], named)
            yield Tampered(f"before line {number} stands one of another", [*lines[:at], strange, *lines[at:]], named)
        early = dice.below(number)
        if early:
            yield Tampered(
                f"before line {number} stands line {early} again", [*lines[:at], lines[early - 1], *lines[at:]], number
            )


def check_tails(lines: list[Line], places: Sequence[int]) -> None:
    """A record that lost its tail at one of these places is true, and unfinished."""
    for length in places:
        verdict = verify(Record(lines[:length]).text().encode())
        if verdict.error is not None or verdict.finished:
            raise AssertionError(f"the first {length} lines do not read as unfinished: {verdict.error}")


def check_bytes(lines: list[Line], dice: Dice, tries: int) -> None:
    """Change one byte anywhere: `verify` never raises, and finds every change of what is said, in the right line."""
    content = Record(lines).text().encode()
    for _ in range(tries):
        at = dice.below(len(content))
        value = (content[at] + 1 + dice.below(255)) % 256
        changed = content[:at] + bytes([value]) + content[at + 1 :]
        verdict = verify(changed)
        number = content[:at].count(b"\n") + 1
        if verdict.error is None:
            if [json.loads(row) for row in changed.split(b"\n") if row] != lines:
                raise AssertionError(f"byte {at} changed to {value}: not found")
        elif verdict.error.line != number:
            raise AssertionError(f"byte {at} of line {number} changed to {value}: found elsewhere: {verdict.error}")


def check_cut_off(lines: list[Line], dice: Dice, tries: int) -> None:
    """A file that breaks off in the middle of a line is false at that line; at its end, it is unfinished."""
    content = Record(lines).text().encode()
    for _ in range(tries):
        length = 1 + dice.below(len(content) - 1)
        verdict = verify(content[:length])
        number = content[:length].count(b"\n") + 1
        whole = content[length - 1 : length] == b"\n" or content[length : length + 1] == b"\n"
        if whole and verdict.error is not None:
            raise AssertionError(f"{length} bytes, all of them lines, are false: {verdict.error}")
        if not whole and (verdict.error is None or verdict.error.line != number):
            raise AssertionError(f"{length} bytes, cut in line {number}, are read as {verdict.error or 'true'}")


def telling_places(lines: list[Line], dice: Dice, more: int) -> list[int]:
    """The first two, the last two and one of each kind of line, and this many others."""
    kinds: dict[str, int] = {}
    for at, line in enumerate(lines):
        kinds.setdefault(" ".join(sorted(line)) + str(line.get("who") == "chance"), at)
    others = [dice.below(len(lines)) for _ in range(more)]
    return sorted({0, 1, len(lines) - 2, len(lines) - 1, *kinds.values(), *others})
