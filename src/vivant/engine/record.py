"""Records, format 1: a match as JSON lines, each chained to the one before by a hash."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from vivant.engine.errors import RecordError
from vivant.engine.strict import StrictError, read_strict, write_compact
from vivant.words import Message
from vivant.words.system import system_reason

FORMAT: Final = 1
MOST_BYTES: Final = 32_000_000
MOST_LINE_BYTES: Final = 1_000_000
MOST_LINES: Final = 200_000

Line = dict[str, Any]

_ENCODER = json.JSONEncoder(ensure_ascii=False)


def chain(previous: str, line: Line) -> str:
    """The `h` of a line: over the previous line's and this one without its own."""
    bare = {key: value for key, value in line.items() if key != "h"}
    return hashlib.sha256(f"{previous}\n{write_compact(bare)}".encode()).hexdigest()[:32]


class Record:
    """The lines of a match. Only ever longer: an undo is a line too."""

    def __init__(self, lines: list[Line] | None = None) -> None:
        self.lines: list[Line] = list(lines or [])

    @property
    def header(self) -> Line:
        return self.lines[0]

    def add(self, line: Line) -> None:
        previous = self.lines[-1]["h"] if self.lines else ""
        self.lines.append({**line, "h": chain(previous, line)})

    def text(self, first: int = 0) -> str:
        """The record as a file holds it, from this line (counted from 0) on."""
        return "".join(write_line(line) + "\n" for line in self.lines[first:])

    def _repr_html_(self) -> str:
        """In a notebook: what verifying it finds. Its lines may hold what players must not see before the end."""
        from vivant.engine.verify import verify

        return verify(self.text().encode())._repr_html_()


def write_line(line: Line) -> str:
    """A line as a file holds it, without its newline."""
    return _ENCODER.encode(line)


def read_record(path: Path, most: int = MOST_BYTES) -> bytes:
    """The bytes of a record file, unless it is far too large to be one."""
    try:
        with path.open("rb") as file:
            content = file.read(most + 1)
            size = max(len(content), os.fstat(file.fileno()).st_size)
    except (OSError, ValueError) as error:
        raise RecordError(str(path), 0, Message("file-unreadable", {"detail": system_reason(error)})) from None
    if len(content) > most:
        raise RecordError(str(path), 0, Message("record-large", {"bytes": size, "most": most}))
    return content


def parse_lines(content: bytes, where: str) -> Iterator[tuple[int, Line]]:
    """The lines with their numbers from 1, each well formed and rightly chained; the first false one raises."""
    if not content:
        raise RecordError(where, 0, Message("record-empty"))
    if len(content) > MOST_BYTES:
        raise RecordError(where, 0, Message("record-large", {"bytes": len(content), "most": MOST_BYTES}))
    previous = ""
    rows = content.split(b"\n", MOST_LINES + 1)
    ended = rows[-1] == b""
    if ended:
        rows.pop()
    for number, row in enumerate(rows, 1):
        if number > MOST_LINES:
            raise RecordError(where, number, Message("record-many-lines", {"most": MOST_LINES}))
        last = number == len(rows) and not ended
        line = _parse_line(row, where, number, cut_off=last and number > 1 and row.startswith(b"{"))
        if "h" not in line:
            raise RecordError(where, number, Message("record-missing", {"key": "h"}))
        right = chain(previous, line)
        if line["h"] != right:
            raise RecordError(where, number, Message("record-chain"))
        previous = right
        yield number, line


def _parse_line(row: bytes, where: str, number: int, cut_off: bool) -> Line:
    if len(row) > MOST_LINE_BYTES:
        problem = Message("record-long-line", {"bytes": len(row), "most": MOST_LINE_BYTES})
        raise RecordError(where, number, problem)
    if not row.strip():
        raise RecordError(where, number, Message("record-blank"))
    if row != row.strip():
        raise RecordError(where, number, Message("record-blanks"))
    try:
        line = read_strict(row.decode("utf-8"))
    except UnicodeDecodeError as error:
        inside = cut_off and error.reason == "unexpected end of data"  # a character, too, can be cut in two
        raise RecordError(where, number, Message("record-cut-off" if inside else "file-not-text")) from None
    except StrictError as error:
        problem = error.problem
        if problem.key == "json-broken" and cut_off:
            problem = Message("record-cut-off")
        elif problem.key == "json-broken" and number == 1 and b"{" not in row[:4]:  # a byte order mark may stand before
            problem = Message("record-not")
        raise RecordError(where, number, problem) from None
    if not isinstance(line, dict):
        raise RecordError(where, number, Message("record-not-object"))
    return line
