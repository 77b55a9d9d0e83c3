"""The log of a timeline: what happened, as one seat may read it now."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass

from vivant.engine.game import LogLine
from vivant.engine.record import Line
from vivant.engine.timeline import Timeline
from vivant.words import Listing, Message, Who


@dataclass(frozen=True, slots=True)
class LogEntry:
    """What is told of one step; `n` is its number."""

    n: int
    lines: tuple[LogLine, ...]


@dataclass(frozen=True, slots=True)
class Undo:
    """A taking back: its own number, who did it, from which step on, and who was away and not waited for."""

    n: int
    who: int
    step: int
    away: tuple[int, ...] = ()


def undos_of(lines: list[Line]) -> list[Undo]:
    """All that these lines of a record tell of; the first line of a record is none."""
    return [Undo(line["n"], line["who"], line["undo"], tuple(line.get("away", ()))) for line in lines if "undo" in line]


def make_log(
    timeline: Timeline, seat: int, undos: list[Undo], after: int | None, turns: bool = False
) -> list[LogEntry]:
    """Entry by entry in the order of their numbers. What may not be looked at any more is left out.

    However often somebody takes back between two steps that stand, it is told once: a log is no longer than its
    match. With `after`: only what came after that step, in full, as one who sat there saw it happen. With `turns`:
    before the lines of a step that ends a turn stands the sentence that tells all of the turn.
    """
    game = timeline.game
    since = after or 0
    open_from = game.open_chapter(timeline.state.view(seat)) if after is None else -1
    last: dict[tuple[int, int, tuple[int, ...]], Undo] = {}
    for undo in undos[bisect_right(undos, since, key=lambda undo: undo.n) :]:
        last[timeline.index_after(undo.n), undo.who, undo.away] = undo
    entries: list[LogEntry] = []
    for (place, _, _), undo in last.items():
        line = _tell_undo(undo, game.open_chapter(timeline.before(place).view(seat)))
        if after is not None or open_from < line.until:
            entries.append(LogEntry(undo.n, (line,)))
    for before, step, later in timeline.changes_after(since):
        told = game.tell(before, step, later, seat)
        if turns and (sentence := game.tell_turn(before, step, later, seat)) is not None:
            told = [sentence, *told]
        lines = tuple(line for line in told if after is not None or open_from < line.until)
        if lines:
            entries.append(LogEntry(step.n, lines))
    return sorted(entries, key=lambda entry: entry.n)


def _tell_undo(undo: Undo, chapter: int) -> LogLine:
    """It goes when what was told then goes; but who was away will want to know."""
    if not undo.away:
        return LogLine(Message("log-undo", {"seat": Who(undo.who)}), until=chapter + 1)
    absent = Listing(tuple(Who(seat) for seat in undo.away))
    return LogLine(Message("log-undo-away", {"seat": Who(undo.who), "absent": absent}), aloud=True)
