"""Backups: a database copied into one SQLite file while a server uses it, checked line by line, and put back."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from tempfile import mkstemp
from typing import Any
from urllib.parse import quote

from sqlalchemy import Connection, Float, MetaData, Table, create_engine, event, func, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from vivant.engine.errors import RecordError, SetupError
from vivant.engine.record import parse_lines
from vivant.table import schema
from vivant.table.claim import Claim
from vivant.table.database import Database, detail_of
from vivant.table.speech import BOOK
from vivant.words import Message

PAGES_AT_ONCE = 500
ROWS_AT_ONCE = 500

Tell = Callable[[float], None]  # how much is done, from 0 to 1


@dataclass
class Contents:
    """What a backup holds. `false` names the records that are not as they were written."""

    tables: int = 0
    records: int = 0
    lines: int = 0
    false: list[RecordError] = field(default_factory=list)


@dataclass
class Restored:
    contents: Contents
    replaced: Path | None  # where a copy of what was there before lies


def back_up(url: str, target: Path, tell: Tell) -> Contents:
    """Everything that is stored at one moment. The file appears when it is complete and was looked through."""
    if target.exists():
        raise SetupError(Message("backup-exists", {"file": str(target)}), BOOK)
    database = Database(url, tool=True, create=False)
    try:
        with _refused_in_one_line(database):
            return _copy_out(database, target, tell)
    finally:
        database.close()


def restore(source: Path, url: str, replace: bool, tell: Tell) -> Restored:
    """All of a backup, in place of what the database holds; in one transaction, and not while a server uses it."""
    contents = look_through(source, lambda part: tell(part / 2))
    database = Database(url, tool=True)
    claim = Claim(database)
    try:
        with _refused_in_one_line(database), database.engine.connect() as connection:
            claim.take(connection)
            replaced = None
            if _holds_tables(connection):
                if not replace:
                    raise SetupError(Message("restore-not-empty", {"url": database.public}), BOOK)
                replaced = _free_name(database.file or source.resolve(), "replaced")
                _copy_out(database, replaced, lambda part: None)
            connection.rollback()
            if database.file is not None:
                with closing(_opened(source)) as backup:
                    _copy_pages(backup, connection.connection.dbapi_connection, lambda part: tell((1 + part) / 2))
            else:
                _copy_rows_in(source, connection, lambda part: tell((1 + part) / 2))
            return Restored(contents, replaced)
    finally:
        database.close()
        claim.release()


def copy_before_migration(database: Database, number: int, agreed: bool) -> None:
    """An SQLite file is copied beside itself before its schema is changed; elsewhere the operator does that, and says
    so."""
    if database.file is not None:
        _copy_out(database, _free_name(database.file, f"schema-{number}"), lambda part: None)
    elif not agreed:
        args = {"url": database.public, "found": str(number), "newest": str(schema.NEWEST)}
        raise SetupError(Message("schema-older", args), BOOK)


# out


def _copy_out(database: Database, target: Path, tell: Tell) -> Contents:
    """First into a new file beside it, which its owner alone can read."""
    half = None
    try:
        opened, name = mkstemp(".part", f"{target.name}.", target.parent)
        os.close(opened)
        half = Path(name)
        if database.file is not None:
            with closing(_opened(database.file, "rw")) as source, closing(sqlite3.connect(half)) as copy:
                source.execute("BEGIN")
                source.execute("SELECT * FROM sqlite_schema").fetchall()  # from here on the moment stands still
                _copy_pages(source, copy, lambda part: tell(part / 2))
                copy.execute("PRAGMA journal_mode=DELETE")  # one file, without a log beside it
        else:
            _copy_rows_out(database, half, lambda part: tell(part / 2))
        contents = look_through(half, lambda part: tell((1 + part) / 2))
        with half.open("rb+") as written:
            os.fsync(written.fileno())
        half.replace(target)
    except OSError as error:
        raise SetupError(Message("file-unwritable", {"where": str(target), "detail": detail_of(error)})) from None
    finally:
        if half is not None:
            half.unlink(missing_ok=True)
    return contents


def _copy_pages(source: sqlite3.Connection, copy: Any, tell: Tell) -> None:
    source.backup(copy, pages=PAGES_AT_ONCE, progress=lambda _, left, all: tell(1 - left / max(all, 1)))


def _copy_rows_out(database: Database, target: Path, tell: Tell) -> None:
    """By one snapshot of the other database, in the schema that it has."""
    into = create_engine(f"sqlite:///{target}", hide_parameters=True)
    try:
        with database.engine.connect() as source, into.begin() as copy:
            source = source.execution_options(isolation_level="REPEATABLE READ")
            _copy_rows(source, copy, _tables_of(source), tell)
    finally:
        into.dispose()


def _copy_rows_in(file: Path, target: Connection, tell: Tell) -> None:
    source = create_engine("sqlite://", creator=lambda: _opened(file), hide_parameters=True)
    try:
        with source.connect() as backup, target.begin():
            _tables_of(target).drop_all(target)
            _copy_rows(backup, target, _tables_of(backup), tell)
    finally:
        source.dispose()


def _copy_rows(source: Connection, target: Connection, tables: MetaData, tell: Tell) -> None:
    if schema.version.name not in tables.tables:
        raise SetupError(Message("backup-empty", {"url": source.engine.url.render_as_string()}), BOOK)
    tables.create_all(target)
    all = max(1, sum(_count(source, table) for table in tables.sorted_tables))
    done = 0
    for table in tables.sorted_tables:
        rows = source.execution_options(yield_per=ROWS_AT_ONCE).execute(select(table)).mappings()
        for part in rows.partitions():
            target.execute(table.insert(), [dict(row) for row in part])
            done += len(part)
            tell(done / all)


def _tables_of(connection: Connection) -> MetaData:
    """Those of ours that are there, as they are there."""
    there = set(inspect(connection).get_table_names())
    tables = MetaData()
    event.listen(tables, "column_reflect", _exact)
    tables.reflect(connection, only=[name for name in schema.metadata.tables if name in there])
    return tables


def _exact(_: object, __: object, column: Any) -> None:
    """Times keep all their digits: what one database calls REAL has half as many in another.

    A default is said in the words of its own database, and every row is copied with all its columns.
    """
    column["default"] = None
    if isinstance(column["type"], Float):
        column["type"] = Float()


def _holds_tables(connection: Connection) -> bool:
    if not inspect(connection).has_table(schema.tables.name):
        return False
    return _count(connection, schema.tables) > 0


def _count(connection: Connection, table: Table) -> int:
    return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


# looking through


def look_through(file: Path, tell: Tell) -> Contents:
    """Whether the file is whole, and a database of ours that this version knows; and the chain of every record."""
    try:
        with closing(_opened(file)) as backup:
            said = backup.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if said != "ok":
                raise SetupError(Message("backup-broken", {"file": str(file), "detail": " ".join(said.split())}), BOOK)
            number = backup.execute("SELECT number FROM vivant_schema").fetchone()[0]
            if number > schema.NEWEST:
                args = {"found": str(number), "newest": str(schema.NEWEST)}
                raise SetupError(Message("schema-newer", args), BOOK)
            return _read_records(backup, tell)
    except (sqlite3.Error, TypeError) as error:
        raise SetupError(Message("backup-broken", {"file": str(file), "detail": detail_of(error)}), BOOK) from None


def _read_records(backup: sqlite3.Connection, tell: Tell) -> Contents:
    contents = Contents(tables=backup.execute("SELECT COUNT(*) FROM tables").fetchone()[0])
    all = max(backup.execute("SELECT COUNT(*) FROM lines").fetchone()[0], 1)
    rows = backup.execute("SELECT table_id, line, text FROM lines ORDER BY table_id, line")
    for id, lines in groupby(rows, key=lambda row: row[0]):
        texts = [text if line == at else "" for at, (_, line, text) in enumerate(lines)]  # one that is missing is blank
        contents.records += 1
        contents.lines += len(texts)
        try:
            for _ in parse_lines("".join(text + "\n" for text in texts).encode(), f"table {id}"):
                pass
        except RecordError as error:
            contents.false.append(error)
        tell(contents.lines / all)
    return contents


# files


def _opened(file: Path, mode: str = "ro") -> sqlite3.Connection:
    """One that is there; it is never made."""
    return sqlite3.connect(f"file:{quote(str(file))}?mode={mode}", uri=True, check_same_thread=False)


def _free_name(file: Path, what: str) -> Path:
    """Beside the file: `tables.db.schema-1.bak`, or with a number where that is there already."""
    names = (file.with_name(f"{file.name}.{what}{n}.bak") for n in ("", *(f"-{n}" for n in range(2, 10_000))))
    return next(name for name in names if not name.exists())


@contextmanager
def _refused_in_one_line(database: Database) -> Iterator[None]:
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise database.refused(error) from None
