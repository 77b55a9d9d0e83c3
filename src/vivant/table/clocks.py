"""The clocks of one table: what time it is there, when the next seat runs out, and what is told of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from vivant.bots import USUAL
from vivant.engine.clocks import DECISION, ClockRules, Clocks
from vivant.table import schema
from vivant.table.clock import RunningClock
from vivant.table.match import PLAYING, TableMatch, no_time
from vivant.table.refusal import refuse
from vivant.table.store import Change, Stored

LONGEST_WAIT: Final = 3600.0  # seconds of a timer


class TableClocks:
    """Time is counted in ms since the match began, and only while a server runs. `late` is called when somebody may
    have run out of it. A table without clocks has no timer, writes nothing, and no row."""

    late: Callable[[], None]

    def __init__(self, table_id: str, play: TableMatch, running: RunningClock) -> None:
        self.table_id = table_id
        self.play = play
        self.running = running
        self.marked: list[int] = []  # what each clock had left when something was written last
        self._began = 0.0
        self._due: float | None = None
        self._timer: asyncio.TimerHandle | None = None

    def restore(self, kept: Stored) -> None:
        row = kept.clocks
        self._began, self._due = (row["began"], row["due"]) if row is not None else (self.running.counted, None)
        self.play.time = self.time
        self._mark()

    # looking

    @property
    def clocks(self) -> Clocks | None:
        """Those that count, if there are any."""
        match = self.play.match
        return match.clocks if match is not None and self.play.setup.clocks and match.clocks.counting else None

    @property
    def rules(self) -> ClockRules | None:
        return self.play.setup.clocks

    @property
    def bot(self) -> str:
        """Who plays on for who resigns or runs out of time."""
        return USUAL if self.rules is None else self.rules.bot

    def time(self) -> int | None:
        clocks = self.clocks
        if clocks is None:
            return None
        return max(clocks.at, int((self.running.now() - self._began) * 1000))

    def now(self) -> Clocks | None:
        """As they stand at this moment."""
        clocks, at = self.clocks, self.time()
        if clocks is not None and at is not None and self.play.state == PLAYING:
            self.play.playing.pass_time(at)
        return clocks

    def overdue(self) -> list[int]:
        clocks = self.now()
        return [] if clocks is None or self.play.state != PLAYING else clocks.overdue(self._asked())

    def runs(self, seat: int) -> bool:
        clocks = self.clocks
        return clocks is not None and self.play.state == PLAYING and seat in clocks.running(self._asked())

    def _asked(self) -> int:
        return sum(1 << seat for seat in self.play.asked())

    # refusing

    def check(self, seat: int) -> None:
        """Refused while the match is paused, and to a seat whose time is over, also if nobody has noticed yet."""
        self.check_running()
        if seat in self.overdue():
            self.late()
            raise refuse(409, "time", "clock-out")

    def check_running(self) -> None:
        if self.play.paused:
            raise refuse(409, "paused", "clock-paused")

    def check_counting(self) -> Clocks:
        clocks = self.clocks
        if clocks is None or self.play.state != PLAYING:
            raise refuse(409, "clocks", "clock-none")
        return clocks

    def stands_in(self, seat: int) -> bool:
        """Whether a bot has this decision to make because the time for it is over."""
        clocks = self.clocks
        return clocks is not None and clocks.rules is not None and clocks.rules.each == DECISION and seat in clocks.late

    # going on

    def begin(self, change: Change) -> None:
        """With the match."""
        if self.rules is not None:
            self._began = self.running.now()
            change.insert(schema.clocks, {"table_id": self.table_id, "began": self._began, "due": None})

    def complete(self, change: Change) -> None:
        """When the next seat runs out goes along with every change."""
        if self.clocks is None:
            return
        due = self._next()
        self._mark()
        if due != self._due:
            self._due = due
            change.set_clocks(self.table_id, due)

    def _mark(self) -> None:
        self.marked = [] if self.clocks is None else list(self.clocks.left)

    def _next(self) -> float | None:
        clocks = self.now()
        left = [] if clocks is None or self.play.state != PLAYING else clocks.running(self._asked())
        return self.running.now() + min(clocks.left[seat] for seat in left) / 1000 if clocks and left else None

    def wake(self) -> None:
        """Be told when the next seat runs out."""
        self.stop()
        due = self._next() if self.clocks is not None else None
        if due is not None:
            wait = min(LONGEST_WAIT, max(0.0, due - self.running.now()) + 0.001)
            self._timer = asyncio.get_running_loop().call_later(wait, self.late)

    def end(self) -> None:
        """For good: the match lets go of its clocks."""
        self.stop()
        self.play.time = no_time
        del self.late

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
