"""The queue of a table: calls in, one commit for what waits together, and back to the store when that fails."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from vivant.engine.errors import VivantError
from vivant.table import store as stored
from vivant.table.refusal import refusal_of, refuse
from vivant.table.store import Change, Store, Stored, StoreFailed, resolve

log = logging.getLogger("vivant.table")

Work = Callable[[Change], Any]

RECOVERY_SECONDS = 1.0  # how often those who only look let a lost table be read again


@dataclass(slots=True)
class _Call:
    work: Work
    done: asyncio.Future[Any]


class Served(Protocol):
    """What a queue asks of whatever its calls change."""

    def names(self, lang: str) -> list[str]:
        """Of the seats, for refusals."""

    def restore(self, kept: Stored) -> None:
        """Be what the store holds."""

    def complete(self, change: Change) -> None:
        """Add what goes along with every change."""

    def publish(self) -> None:
        """Something is stored that can be told."""


class CallQueue:
    """One task does the calls of one table, in their order; everything here runs on the event loop."""

    def __init__(self, id: str, store: Store, served: Served) -> None:
        self.id = id
        self.store = store
        self.served = served
        self.used = time.monotonic()  # when something was called last
        self._calls: list[_Call] = []
        self._called = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stopped = False
        self._dirty = False  # something to publish that needs no store
        self._lost = False  # what is in memory is not what the store holds
        self._tried = -math.inf  # when it was last read again
        self._settled = asyncio.Event()  # nothing is being written
        self._settled.set()
        self._small_tasks: set[asyncio.Task[Any]] = set()

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name=f"table {self.id}")

    async def stop(self) -> None:
        """What waits is refused; it may come again when the server is back. Nobody is served any more."""
        if self._stopped:
            return
        self._stopped = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None  # its end remembers where it was, and whom it served
        for call in self._calls:
            resolve(call.done, _restarting())
        self._calls.clear()
        del self.served

    async def call(self, work: Work) -> Any:
        """Let the owning task do this; returns when it is durable."""
        if self._stopped:
            raise _restarting()
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._calls.append(_Call(work, done))
        self._called.set()
        self.used = time.monotonic()
        return await done

    def later(self, work: Work) -> None:
        """Something that nobody waits for. If it fails it is tried again with the next use after a restart."""
        task = asyncio.create_task(self.call(work))
        self._small_tasks.add(task)
        task.add_done_callback(self._small_done)

    def _small_done(self, task: asyncio.Task[Any]) -> None:
        self._small_tasks.discard(task)
        if not task.cancelled():
            task.exception()

    def touch(self) -> None:
        """Something has changed that is told, and not stored."""
        self._dirty = True

    @property
    def busy(self) -> bool:
        return bool(self._calls)

    @property
    def unsure(self) -> bool:
        """Whether there is something in memory that is not in the store, or not yet: nobody may see it."""
        return self._lost or not self._settled.is_set()

    async def steady(self) -> None:
        """Wait until what can be seen is stored; refused when it could not be. Whoever comes after an outage lets the
        table be read again, once for all who wait."""
        while not self._settled.is_set():
            await self._settled.wait()
        if self._lost:
            if time.monotonic() - self._tried < RECOVERY_SECONDS:
                raise StoreFailed
            await self.call(_nothing)

    # the task

    async def _run(self) -> None:
        while True:
            await self._called.wait()
            self._called.clear()
            calls, self._calls = self._calls, []
            try:
                await self._do(calls)
            except asyncio.CancelledError:
                self._calls = [*calls, *self._calls]
                raise
            except Exception:
                log.exception("table %s", self.id)
                for call in calls:
                    resolve(call.done, _mistaken())

    async def _do(self, calls: list[_Call]) -> None:
        """What waits together is committed together; then everybody is answered; then it is published."""
        change = Change()
        self._settled.clear()
        try:
            answers = await self._settle(calls, change)
        finally:
            self._settled.set()
        for call, answer in answers:
            resolve(call.done, answer)
        if change.statements or self._dirty:
            self._dirty = False
            await asyncio.sleep(0)  # those who wait for their answer come first
            self.served.publish()

    async def _settle(self, calls: list[_Call], change: Change) -> list[tuple[_Call, Any]]:
        """What becomes of each call, once all that they changed is stored, or the table again as it was."""
        if self._lost and not await self._go_back():
            return [(call, StoreFailed()) for call in calls]
        answers: list[tuple[_Call, Any]] = []
        for call in calls:
            own = Change()
            try:
                answers.append((call, call.work(own)))
                change.statements += own.statements
            except VivantError as error:
                answers.append((call, refusal_of(error, self.served.names)))
            except Exception:  # our own mistake: one call fails, the table stays
                log.exception("table %s", self.id)
                self._lost = True
                answers.append((call, _mistaken()))
        if change.statements:
            self.served.complete(change)
            try:
                await self.store.write(change)
            except StoreFailed as failed:
                self._lost = True
                answers = [(call, failed) for call in calls]
        if self._lost:
            await self._go_back()
        return answers

    async def _go_back(self) -> bool:
        """What is in memory was not written: be again what the store holds. False where that cannot be asked."""
        self._tried = time.monotonic()
        try:
            kept = await self.store.read(lambda connection: stored.load_table(connection, self.id), settled=True)
        except StoreFailed:
            return False
        if kept is not None:
            self.served.restore(kept)
            self._dirty = True
        self._lost = False
        return True


def _nothing(change: Change) -> None:
    """A call that only waits for the table to be what the store holds."""


def _restarting() -> Exception:
    return refuse(503, "restarting", "server-restarting")


def _mistaken() -> Exception:
    return refuse(500, "internal", "server-mistake")
