"""The store: everything that must outlive the server, written in groups by one thread, each group one transaction."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy import Connection, Executable, Table, delete, insert, select, update
from sqlalchemy.exc import InterfaceError, OperationalError, SQLAlchemyError

from vivant.engine.errors import SetupError, VivantError
from vivant.table import schema
from vivant.table.backup import copy_before_migration
from vivant.table.claim import Claim, Taken
from vivant.table.clock import StoreClock
from vivant.table.database import Database
from vivant.table.outage import Outage
from vivant.table.refusal import Refusal
from vivant.table.schema import bring_up_to_date
from vivant.words import Message

READERS = 4
CHAT_KEPT = 200  # lines of a table that are told
Row = dict[str, Any]
T = TypeVar("T")
_OF_THE_STORE = (OperationalError, InterfaceError, VivantError, OSError)


class StoreFailed(Refusal):
    """Nothing was written, or nothing could be read; the log says why. It may work again in a moment."""

    def __init__(self, cause: Exception | None = None) -> None:
        super().__init__(503, "store", Message("store-failed"))
        self.for_all = isinstance(cause, _OF_THE_STORE)  # and not only for what was asked


@dataclass
class Change:
    """What is written together or not at all. Later entries see the earlier ones."""

    statements: list[tuple[Executable, Row | None]] = field(default_factory=list)

    def add(self, statement: Executable) -> None:
        self.statements.append((statement, None))

    def insert(self, table: Table, *rows: Row) -> None:
        """Rows for the same table, next to each other, are sent together."""
        self.statements += [(_INSERT[table], row) for row in rows]

    def add_lines(self, id: str, first: int, texts: Sequence[str], decisions: str) -> None:
        rows = (
            {"table_id": id, "line": n, "text": text, "decisions": decisions} for n, text in enumerate(texts, first)
        )
        self.insert(schema.lines, *rows)

    def set_table(self, id: str, **values: Any) -> None:
        self.add(update(schema.tables).where(schema.tables.c.id == id).values(**values))

    def set_seat(self, id: str, seat: int, **values: Any) -> None:
        place = (schema.seats.c.table_id == id) & (schema.seats.c.seat == seat)
        self.add(update(schema.seats).where(place).values(**values))

    def drop_tokens(self, hashes: Sequence[str]) -> None:
        self.add(delete(schema.tokens).where(schema.tokens.c.hash.in_(list(hashes))))

    def drop_callees(self, id: str, seat: int) -> None:
        place = (schema.callees.c.table_id == id) & (schema.callees.c.seat == seat)
        self.add(delete(schema.callees).where(place))

    def mark_expired(self, ids: Sequence[str], at: float | None) -> None:
        if ids:
            self.add(update(schema.tables).where(schema.tables.c.id.in_(list(ids))).values(expired=at))

    def set_clock(self, clock: StoreClock) -> None:
        values = {"counted": clock.now(), "wall": time.time(), "ran": clock.running.now()}
        self.add(update(schema.clock).values(**values))

    def set_clocks(self, id: str, due: float | None) -> None:
        """When the next seat of a table runs out of time."""
        self.add(update(schema.clocks).where(schema.clocks.c.table_id == id).values(due=due))

    def drop_tables(self, ids: Sequence[str]) -> None:
        if not ids:
            return
        for table in (schema.callees, schema.chat, schema.lines, schema.tokens, schema.seats, schema.clocks):
            self.add(delete(table).where(table.c.table_id.in_(list(ids))))
        self.add(delete(schema.tables).where(schema.tables.c.id.in_(list(ids))))


@dataclass
class _Job:
    """Something to be written, or to be read after all that is written before."""

    work: Change | Callable[[Connection], Any]
    done: asyncio.Future[Any]


_INSERT = {table: insert(table) for table in schema.metadata.tables.values()}


class Store:
    """One database, of which this is the only server. Writing is awaited until it is durable; reading goes through
    threads of its own. `clock` tells the time by which tables expire."""

    def __init__(self, url: str, migrate: bool = False) -> None:
        self.database = Database(url)
        self.engine = self.database.engine
        self.outage = Outage()
        self.when_taken: Callable[[Taken], None] | None = None  # told when another server has taken the database
        self._claim = Claim(self.database)
        self._session: Connection | None = None
        try:
            self.clock = self._prepare(migrate)
        except (SetupError, SQLAlchemyError, OSError) as error:
            self._close_all()
            if isinstance(error, SetupError):
                raise
            raise self.database.refused(error) from None
        self._readers = ThreadPoolExecutor(READERS, "vivant-reader")
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="vivant-store", daemon=True)
        self._thread.start()

    def _prepare(self, migrate: bool) -> StoreClock:
        """Claimed, in the newest schema; an older one is copied before it is changed."""
        connection = self._connect()
        with connection.begin():
            older = schema.older_number(connection)
        if older is not None:
            copy_before_migration(self.database, older, migrate)
        with connection.begin():
            bring_up_to_date(connection)
            clock = StoreClock.read(connection)
        self.database.watch()
        return clock

    async def write(self, change: Change) -> None:
        """Returns when it is on the disk; StoreFailed, with nothing of it written, when it is not."""
        await self._do(change)

    async def read(self, ask: Callable[[Connection], T], settled: bool = False) -> T:
        """Whatever the function makes of a connection, off the event loop. `settled`: after all that was to be written
        before, and after it is decided what became of that."""
        if settled:
            answer: T = await self._do(ask)
            return answer
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, ask)

    async def _do(self, work: Change | Callable[[Connection], Any]) -> Any:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(work, done))
        return await done

    def _read(self, ask: Callable[[Connection], T]) -> T:
        try:
            self.database.check()
            with self.engine.connect() as connection:
                answer = ask(connection)
        except (SQLAlchemyError, VivantError, OSError) as error:
            self.outage.failed("read", error)
            raise StoreFailed from None
        self.outage.worked("read")
        return answer

    def hurry(self) -> None:
        """The server ends: what hangs is given up soon."""
        self.database.hurry()

    def close(self) -> None:
        """After all that waits is written, and all that is being read was read, or given up."""
        self.hurry()
        self._jobs.put(None)
        self._thread.join()
        self._readers.shutdown()
        self._close_all()

    def _close_all(self) -> None:
        if self._session is not None:
            self._session.close()
        self.database.close()
        self._claim.release()

    # the writing thread

    def _work(self) -> None:
        going_on = True
        while going_on:
            jobs, going_on = self._gather()
            if jobs:
                self._settle(jobs, self._answers(jobs))

    def _gather(self) -> tuple[list[_Job], bool]:
        """Everything that waits by now, at least one; and whether more may come."""
        jobs: list[_Job] = []
        job = self._jobs.get()
        while job is not None:
            jobs.append(job)
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return jobs, True
        return jobs, False

    def _answers(self, jobs: list[_Job]) -> list[Any]:
        """What became of each: changes together if that works, then what is to be read after them."""
        answers = dict(self._commit([(at, job.work) for at, job in enumerate(jobs) if isinstance(job.work, Change)]))
        for at, job in enumerate(jobs):
            if not isinstance(job.work, Change):
                answers[at] = self._execute("read", job.work)
        return [answers[at] for at in range(len(jobs))]

    def _commit(self, changes: list[tuple[int, Change]]) -> list[tuple[int, StoreFailed | None]]:
        """Together if that works, else one by one, so that none suffers for another; unless it is the store itself
        that fails."""
        if not changes:
            return []
        error = self._execute("write", _writing(entry for _, change in changes for entry in change.statements))
        if len(changes) > 1 and error is not None and not error.for_all:
            return [(at, self._execute("write", _writing(change.statements))) for at, change in changes]
        return [(at, error) for at, _ in changes]

    def _execute(self, what: str, work: Callable[[Connection], T]) -> T | StoreFailed:
        """What came of one transaction; it is on the disk, under the name that we know it by."""
        try:
            self.database.check()
            connection = self._connect()
            with connection.begin():
                answer = work(connection)
            self.database.check()
        except Exception as error:
            self._drop_lost_session()
            self.outage.failed(what, error)
            if isinstance(error, Taken) and self.when_taken is not None:
                self.when_taken(error)
            return StoreFailed(error)
        self.outage.worked(what)
        return answer

    def _connect(self) -> Connection:
        """The session that writes; a new one has the claim before it is used."""
        if self._session is None:
            session = self.engine.connect()
            try:
                self._claim.take(session)
                session.detach()  # a claim does not go back to the pool
            except BaseException:
                session.close()
                raise
            self._session = session
        return self._session

    def _drop_lost_session(self) -> None:
        if self._session is not None and self._session.invalidated:
            self._session.close()
            self._session = None

    def _settle(self, jobs: list[_Job], answers: list[Any]) -> None:
        loop = jobs[0].done.get_loop()
        if not loop.is_closed():
            loop.call_soon_threadsafe(_tell, jobs, answers)


def _tell(jobs: list[_Job], answers: list[Any]) -> None:
    for job, answer in zip(jobs, answers, strict=True):
        resolve(job.done, answer)


def resolve(done: asyncio.Future[Any], answer: Any) -> None:
    """What came of it, to one who still waits; an exception is raised there."""
    if done.done():
        return
    if isinstance(answer, Exception):
        done.set_exception(answer)
    else:
        done.set_result(answer)


def _writing(statements: Iterable[tuple[Executable, Row | None]]) -> Callable[[Connection], None]:
    def write(connection: Connection) -> None:
        for statement, rows in _runs(statements):
            connection.execute(statement, rows)

    return write


def _runs(statements: Iterable[tuple[Executable, Row | None]]) -> list[tuple[Executable, list[Row] | None]]:
    """Rows for the same statement, next to each other, go in one call."""
    runs: list[tuple[Executable, list[Row] | None]] = []
    for statement, row in statements:
        if row is not None and runs and runs[-1][0] is statement:
            last = runs[-1][1]
            assert last is not None
            last.append(row)
        else:
            runs.append((statement, None if row is None else [row]))
    return runs


# what is read


@dataclass
class Stored:
    """A table as it lies in the store."""

    row: Row
    seats: list[Row]
    tokens: list[Row]
    lines: list[Row]
    chat: list[Row]
    clocks: Row | None = None


def load_table(connection: Connection, id: str) -> Stored | None:
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == id)).mappings().first()
    if row is None:
        return None

    def rows(table: Any, *order: Any) -> list[Row]:
        asked = select(table).where(table.c.table_id == id).order_by(*order)
        return [dict(each) for each in connection.execute(asked).mappings()]

    return Stored(
        dict(row),
        rows(schema.seats, schema.seats.c.seat),
        rows(schema.tokens, schema.tokens.c.created),
        rows(schema.lines, schema.lines.c.line),
        rows(schema.chat, schema.chat.c.n)[-CHAT_KEPT:],
        next(iter(rows(schema.clocks)), None) if '"clocks"' in row["setup"] else None,
    )


def tables_with_bots_due(connection: Connection) -> list[str]:
    asked = select(schema.tables.c.id).where(schema.tables.c.state == "playing", schema.tables.c.bot_due == 1)
    return list(connection.execute(asked).scalars())


def tables_with_clocks_due(connection: Connection, before: float) -> list[str]:
    """Where a seat runs out of time until then."""
    return list(connection.execute(select(schema.clocks.c.table_id).where(schema.clocks.c.due <= before)).scalars())
