"""The clock of a store: it counts the time that passes here, whatever the machine's clock is set to; and one that
counts only while a server runs."""

from __future__ import annotations

import time

from sqlalchemy import Connection, select

from vivant.table import schema
from vivant.table.settings import DAY

MOST_AT_ONCE = 150.0  # seconds; a running server looks more often
MOST_STANDSTILL = DAY  # counted when nothing ran, as nobody can tell a long standstill from a clock that was wrong


class StoreClock:
    """Begins where the machine's clock stands when a store is made. While a server runs it goes by what that has seen
    pass; a clock that was set ahead, behind or right again moves it by a day at most, and only at the next start."""

    def __init__(self, counted: float, wall: float) -> None:
        stood = min(max(time.time() - wall, 0.0), MOST_STANDSTILL)
        self.before = counted  # when the server before this one wrote it last
        self.began = time.monotonic() - counted - stood
        self.running = RunningClock(0.0)

    @classmethod
    def read(cls, connection: Connection) -> StoreClock:
        """As it was kept last; else as the machine's clock says."""
        kept = connection.execute(select(schema.clock)).first()
        if kept is None:
            connection.execute(schema.clock.insert().values(counted=time.time(), wall=time.time()))
            return cls(time.time(), time.time())
        clock = cls(kept.counted, kept.wall)
        clock.running = RunningClock(kept.ran)
        return clock

    def now(self) -> float:
        return time.monotonic() - self.began


class RunningClock:
    """For how many seconds a server has run: no restart, no sleep of the machine and no clock that is set eats
    anybody's time. A server looks at it now and then, so that a longer gap was a standstill. For the event loop alone.
    """

    def __init__(self, counted: float) -> None:
        self.counted = counted
        self._seen = time.monotonic()

    def now(self) -> float:
        seen = time.monotonic()
        gap, self._seen = seen - self._seen, seen
        self.counted += gap if 0 <= gap <= MOST_AT_ONCE else 0
        return self.counted
