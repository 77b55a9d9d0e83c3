"""An outage of the store: a line in the log when it begins and one when it ends, however many calls meet it."""

from __future__ import annotations

import logging
import threading
import time

from vivant.table.database import detail_of

log = logging.getLogger("vivant.table")


class Outage:
    """Told by several threads. It lasts until everything that failed, reading or writing, has worked again."""

    def __init__(self) -> None:
        self._failing: set[str] = set()
        self._began = 0.0
        self._failures = 0
        self._lock = threading.Lock()

    def failed(self, what: str, error: Exception) -> None:
        with self._lock:
            if not self._failing:
                self._began, self._failures = time.monotonic(), 0
                log.error("the store fails: %s", detail_of(error))
            self._failing.add(what)
            self._failures += 1

    def worked(self, what: str) -> None:
        if what not in self._failing:
            return
        with self._lock:
            self._failing.discard(what)
            if not self._failing:
                lasted = time.monotonic() - self._began
                log.error("the store works again after %.0f s; %d times it had failed", lasted, self._failures)
