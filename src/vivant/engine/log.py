"""The log of a course: what happened, as one seat may read it now."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass

from vivant.engine.game import LogLine
from vivant.engine.timeline import Timeline
from vivant.words import Message, Who


@dataclass(frozen=True, slots=True)
class LogEntry:
    """What is told of one step; `n` is its number."""

    n: int
    lines: tuple[LogLine, ...]


def make_log(course: Timeline, seat: int, undos: list[tuple[int, int]], after: int | None) -> list[LogEntry]:
    """Entry by entry in the order of their numbers. What may not be looked at any more is left out.

    With `after`: only what came after that step, in full, as one who sat there saw it happen.
    """
    game = course.game
    since = after or 0
    open_from = game.open_chapter(course.state.view(seat)) if after is None else -1
    entries: list[LogEntry] = []
    for n, who in undos:
        if n <= since:
            continue
        until = _open_at(course, n, seat) + 1  # it goes when what was told then goes
        if after is not None or open_from < until:
            entries.append(LogEntry(n, (LogLine(Message("log-undo", {"seat": Who(who)}), until=until),)))
    first = bisect_right(course.steps, since, key=lambda step: step.n)  # steps stand in the order of their numbers
    for index in range(first, len(course.steps)):
        step = course.steps[index]
        told = game.tell(course.before(index), step, course.before(index + 1), seat)
        lines = tuple(line for line in told if after is not None or open_from < line.until)
        if lines:
            entries.append(LogEntry(step.n, lines))
    return sorted(entries, key=lambda entry: entry.n)


def _open_at(course: Timeline, n: int, seat: int) -> int:
    """How far the log had closed at the number n, as far as that still stands."""
    index = bisect_right(course.steps, n, key=lambda step: step.n)
    return course.game.open_chapter(course.before(index).view(seat))
