"""The log of a timeline: what happened, as one seat may read it now."""

from __future__ import annotations

from dataclasses import dataclass

from vivant.engine.game import LogLine
from vivant.engine.timeline import Timeline
from vivant.words import Message, Who


@dataclass(frozen=True, slots=True)
class LogEntry:
    """What is told of one step; `n` is its number."""

    n: int
    lines: tuple[LogLine, ...]


def make_log(timeline: Timeline, seat: int, undos: list[tuple[int, int]], after: int | None) -> list[LogEntry]:
    """Entry by entry in the order of their numbers. What may not be looked at any more is left out.

    With `after`: only what came after that step, in full, as one who sat there saw it happen.
    """
    game = timeline.game
    since = after or 0
    open_from = game.open_chapter(timeline.state.view(seat)) if after is None else -1
    entries: list[LogEntry] = []
    for n, who in undos:
        if n <= since:
            continue
        then = timeline.before(timeline.index_after(n)).view(seat)  # as far as that still stands
        until = game.open_chapter(then) + 1  # it goes when what was told then goes
        if after is not None or open_from < until:
            entries.append(LogEntry(n, (LogLine(Message("log-undo", {"seat": Who(who)}), until=until),)))
    for before, step, later in timeline.changes_after(since):
        told = game.tell(before, step, later, seat)
        lines = tuple(line for line in told if after is not None or open_from < line.until)
        if lines:
            entries.append(LogEntry(step.n, lines))
    return sorted(entries, key=lambda entry: entry.n)
