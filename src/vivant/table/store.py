"""The store: everything that must outlive the server, written in groups by one thread, each group one transaction."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Executable, Table, create_engine, delete, event, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from vivant.engine.errors import SetupError
from vivant.table import schema
from vivant.table.schema import bring_up_to_date
from vivant.table.speech import BOOK
from vivant.words import Message

READERS = 4
CHAT_KEPT = 200  # lines of a table that are told
Row = dict[str, Any]
T = TypeVar("T")


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
        for line, text in enumerate(texts, first):
            self.insert(schema.lines, {"table_id": id, "line": line, "text": text, "decisions": decisions})

    def set_table(self, id: str, **values: Any) -> None:
        self.add(update(schema.tables).where(schema.tables.c.id == id).values(**values))

    def set_seat(self, id: str, seat: int, **values: Any) -> None:
        place = (schema.seats.c.table_id == id) & (schema.seats.c.seat == seat)
        self.add(update(schema.seats).where(place).values(**values))

    def drop_tokens(self, hashes: Sequence[str]) -> None:
        self.add(delete(schema.tokens).where(schema.tokens.c.hash.in_(list(hashes))))

    def drop_tables(self, ids: Sequence[str]) -> None:
        for table in (schema.chat, schema.lines, schema.tokens, schema.seats):
            self.add(delete(table).where(table.c.table_id.in_(list(ids))))
        self.add(delete(schema.tables).where(schema.tables.c.id.in_(list(ids))))


@dataclass
class _Job:
    change: Change
    done: asyncio.Future[None]


_INSERT = {table: insert(table) for table in schema.metadata.tables.values()}


class Store:
    """One database. Writing is awaited until it is durable; reading goes through threads of its own."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = open_engine(url)
        try:
            with self.engine.begin() as connection:
                bring_up_to_date(connection)
        except SetupError:
            self.engine.dispose()
            raise
        except SQLAlchemyError as error:
            self.engine.dispose()
            raise SetupError(Message("store-refused", {"url": _public(url), "detail": _detail(error)}), BOOK) from None
        self._readers = ThreadPoolExecutor(READERS, "vivant-reader")
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="vivant-store", daemon=True)
        self._thread.start()

    async def write(self, change: Change) -> None:
        """Returns when it is on the disk; raises, with nothing of it written, when it is not."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(change, done))
        await done

    async def read(self, ask: Callable[[Connection], T]) -> T:
        """Whatever the function makes of a connection, off the event loop."""

        def work() -> T:
            with self.engine.connect() as connection:
                return ask(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    def close(self) -> None:
        """After all that waits is written, and all that is being read was read."""
        self._jobs.put(None)
        self._thread.join()
        self._readers.shutdown()
        self.engine.dispose()

    # the writing thread

    def _work(self) -> None:
        with self.engine.connect() as connection:
            going_on = True
            while going_on:
                jobs, going_on = self._gather()
                if jobs:
                    self._settle(jobs, self._commit(connection, jobs))

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

    def _commit(self, connection: Connection, jobs: list[_Job]) -> list[Exception | None]:
        """What became of each: together if that works, else one by one, so that no job suffers for another."""
        error = _execute(connection, (entry for job in jobs for entry in job.change.statements))
        if error is None or len(jobs) == 1:
            return [error] * len(jobs)
        return [_execute(connection, job.change.statements) for job in jobs]

    def _settle(self, jobs: list[_Job], errors: list[Exception | None]) -> None:
        loop = jobs[0].done.get_loop()
        if not loop.is_closed():
            loop.call_soon_threadsafe(_tell, jobs, errors)


def _tell(jobs: list[_Job], errors: list[Exception | None]) -> None:
    for job, error in zip(jobs, errors, strict=True):
        resolve(job.done, error)


def resolve(done: asyncio.Future[Any], answer: Any) -> None:
    """What came of it, to one who still waits; an exception is raised there."""
    if done.done():
        return
    if isinstance(answer, Exception):
        done.set_exception(answer)
    else:
        done.set_result(answer)


def _execute(connection: Connection, statements: Iterable[tuple[Executable, Row | None]]) -> Exception | None:
    try:
        with connection.begin():
            for statement, rows in _runs(statements):
                connection.execute(statement, rows)
    except Exception as error:
        if isinstance(error, SQLAlchemyError) and connection.invalidated:
            connection.rollback()
        return error
    return None


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


def open_engine(url: str) -> Engine:
    """SQLite with a write-ahead log that is on the disk before anything is acknowledged, or any other database."""
    if "://" not in url:
        raise SetupError(Message("store-address", {"url": url, "example": f"sqlite:///{url}"}), BOOK)
    try:
        parsed = make_url(url)
        if parsed.get_backend_name() == "postgresql" and parsed.drivername == "postgresql":
            parsed = parsed.set(drivername="postgresql+psycopg")
        if parsed.get_backend_name() == "sqlite" and parsed.database:
            Path(parsed.database).expanduser().parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(parsed, pool_pre_ping=parsed.get_backend_name() != "sqlite")
    except (ArgumentError, NoSuchModuleError, ImportError, OSError) as error:
        raise SetupError(Message("store-refused", {"url": _public(url), "detail": _detail(error)}), BOOK) from None
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _set_up_sqlite)
    return engine


def _set_up_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _public(url: str) -> str:
    """Without the password that may stand in it."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return url.split("@")[-1]


def _detail(error: Exception) -> str:
    return " ".join(str(getattr(error, "orig", None) or error).split())[:200]


# what is read


@dataclass
class Stored:
    """A table as it lies in the store."""

    row: Row
    seats: list[Row]
    tokens: list[Row]
    lines: list[Row]
    chat: list[Row]


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
    )


def expired_tables(connection: Connection, state: str, before: float) -> list[str]:
    asked = select(schema.tables.c.id).where(schema.tables.c.state == state, schema.tables.c.changed < before)
    return list(connection.execute(asked).scalars())


def tables_with_bots_due(connection: Connection) -> list[str]:
    asked = select(schema.tables.c.id).where(schema.tables.c.state == "playing", schema.tables.c.bot_due == 1)
    return list(connection.execute(asked).scalars())
