"""The log of a course: what happened, as one seat may read it now."""

from __future__ import annotations

from dataclasses import dataclass

from vivant.engine.course import Course
from vivant.engine.game import LogLine
from vivant.words import Message, Who


@dataclass(frozen=True, slots=True)
class LogEntry:
    """What is told of one step; `n` is its number."""

    n: int
    lines: tuple[LogLine, ...]


def make_log(course: Course, seat: int, undos: list[tuple[int, int]], after: int | None) -> list[LogEntry]:
    """Entry by entry in the order of their numbers. What may not be looked at any more is left out.

    With `after`: only what came after that step, in full, as one who sat there saw it happen.
    """
    game = course.game
    open_from = game.open_chapter(course.state.view(seat))
    entries = [LogEntry(n, (LogLine(Message("log-undo", {"seat": Who(who)})),)) for n, who in undos]
    for index, step in enumerate(course.steps):
        told = game.tell(course.before(index), step, course.before(index + 1), seat)
        lines = tuple(line for line in told if open_from < line.until or after is not None)
        if lines:
            entries.append(LogEntry(step.n, lines))
    return sorted((entry for entry in entries if entry.n > (after or 0)), key=lambda entry: entry.n)
