"""Books in the store: what is written of them, and what is read. A book is named by its id; keys lead to ids."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Float,
    Integer,
    Select,
    String,
    Table,
    Text,
    and_,
    delete,
    exists,
    insert,
    literal,
    not_,
    select,
    update,
)

from vivant.table import schema
from vivant.table.store import Change, Row

KEY: Final = "key"  # opens the book, for as long as there is one
CARRY: Final = "carry"  # brings it to a further device; serves once
MOST_SEATS: Final = 1000  # of a book; the oldest leave it
MOST_MARKS: Final = 500
MOST_KEYS: Final = 50  # devices of a book; the oldest lose it
CARRY_SECONDS: Final = 86_400.0

_seats, _marks, _keys = schema.book_seats.c, schema.book_marks.c, schema.book_keys.c


# what is written


def make_book(change: Change, id: str, hash: str, now: float) -> None:
    change.insert(schema.books, {"id": id, "created": time.time(), "changed": now})
    add_key(change, id, hash, KEY)


def add_key(change: Change, id: str, hash: str, kind: str) -> None:
    change.insert(schema.book_keys, {"hash": hash, "book": id, "kind": kind, "created": time.time()})
    _trim(change, schema.book_keys, id, MOST_KEYS)


def touch(change: Change, id: str, now: float) -> None:
    change.add(update(schema.books).where(schema.books.c.id == id).values(changed=now))


def enter_seat(change: Change, id: str, table_id: str, seat: int) -> None:
    """Into a book that there still is, as its newest."""
    change.add(delete(schema.book_seats).where(_seats.book == id, _seats.table_id == table_id, _seats.seat == seat))
    row = _row(schema.book_seats, book=id, table_id=table_id, seat=seat, entered_as=id, created=time.time())
    _insert(change, schema.book_seats, row.where(_is_book(id)))
    _trim(change, schema.book_seats, id, MOST_SEATS)


def leave_books(change: Change, table_id: str, seat: int, before: float) -> None:
    """All that the seat was entered into before then: whoever has its new token enters it again. A match that is over
    stays where it stands."""
    over = exists().where(schema.results.c.table_id == table_id)
    here = and_(_seats.table_id == table_id, _seats.seat == seat, _seats.created < before)
    change.add(delete(schema.book_seats).where(here, not_(over)))


def add_result(change: Change, row: Row) -> None:
    """Where the match stands in a book, once."""
    entered = exists().where(_seats.table_id == row["table_id"])
    known = exists().where(schema.results.c.table_id == row["table_id"])
    _insert(change, schema.results, _row(schema.results, **row).where(entered, not_(known)))


def add_lesson(change: Change, table_id: str, seat: int, game: str, lesson: str) -> None:
    """Into every book where the seat stands: the lesson was gone through to its end."""
    marked = exists().where(_marks.book == _seats.book, _marks.kind == "lesson", _marks.game == game)
    row = select(_seats.book, *_values(schema.book_marks, kind="lesson", game=game, id=lesson, **_today("done"))).where(
        _seats.table_id == table_id, _seats.seat == seat, not_(marked.where(_marks.id == lesson))
    )
    _insert(change, schema.book_marks, row)


def put_mark(change: Change, id: str, mark: Row) -> None:
    """In the place of the one of the same kind, game and id."""
    same = and_(_marks.book == id, *(_marks[name] == mark[name] for name in ("kind", "game", "id")))
    change.add(delete(schema.book_marks).where(same))
    row = _row(schema.book_marks, book=id, created=time.time(), **mark)
    _insert(change, schema.book_marks, row.where(_is_book(id)))


def trim_marks(change: Change, id: str) -> None:
    _trim(change, schema.book_marks, id, MOST_MARKS)


def merge(change: Change, id: str, other: str) -> None:
    """All that stands in the other one stands in this, and its keys open this; the other one is no more."""
    for table, names in ((schema.book_seats, ("table_id", "seat")), (schema.book_marks, ("kind", "game", "id"))):
        twin = table.alias()
        both = exists().where(twin.c.book == id, *(twin.c[name] == table.c[name] for name in names))
        change.add(delete(table).where(table.c.book == other, both))
        change.add(update(table).where(table.c.book == other).values(book=id))
    change.add(update(schema.book_keys).where(_keys.book == other).values(book=id))
    change.add(delete(schema.books).where(schema.books.c.id == other))
    for table, most in (
        (schema.book_seats, MOST_SEATS),
        (schema.book_marks, MOST_MARKS),
        (schema.book_keys, MOST_KEYS),
    ):
        _trim(change, table, id, most)


def end_keys(change: Change, id: str, but: str = "") -> None:
    change.add(delete(schema.book_keys).where(_keys.book == id, _keys.hash != but))


def spend(change: Change, hash: str) -> None:
    change.add(delete(schema.book_keys).where(_keys.hash == hash))


def drop_book(change: Change, id: str) -> None:
    """And the results that stand in no other one."""
    for table in (schema.book_keys, schema.book_seats, schema.book_marks):
        change.add(delete(table).where(table.c.book == id))
    change.add(delete(schema.books).where(schema.books.c.id == id))
    drop_loose(change)


def drop_unused(change: Change, before: float) -> None:
    """Books that nobody has opened or written into since then, by the clock of the store."""
    old = select(schema.books.c.id).where(schema.books.c.changed < before)
    for table in (schema.book_keys, schema.book_seats, schema.book_marks):
        change.add(delete(table).where(table.c.book.in_(old)))
    change.add(delete(schema.books).where(schema.books.c.changed < before))


def drop_loose(change: Change) -> None:
    """Results that stand in no book, and links that have lapsed."""
    change.add(delete(schema.results).where(not_(exists().where(_seats.table_id == schema.results.c.table_id))))
    change.add(delete(schema.book_keys).where(_keys.kind == CARRY, _keys.created < time.time() - CARRY_SECONDS))


def _trim(change: Change, table: Table, id: str, most: int) -> None:
    """The oldest beyond so many go."""
    newest = table.alias()
    last = (
        select(newest.c.created).where(newest.c.book == id).order_by(newest.c.created.desc()).limit(1).offset(most - 1)
    )
    change.add(delete(table).where(table.c.book == id, table.c.created < last.scalar_subquery()))


def _is_book(id: str) -> Any:
    return exists().where(schema.books.c.id == id)


def _today(result: str) -> Row:
    return {"day": time.strftime("%Y-%m-%d", time.gmtime()), "result": result, "created": time.time()}


@cache
def _type(table: Table, name: str) -> Any:
    kind = table.c[name].type
    return next(plain() for plain in (Text, String, Integer, Float) if isinstance(kind, plain))


def _values(table: Table, **row: Any) -> list[Any]:
    """In the order of the table's columns."""
    return [
        literal(row[column.name], _type(table, column.name)).label(column.name)
        for column in table.columns
        if column.name in row
    ]


def _row(table: Table, **row: Any) -> Select[Any]:
    return select(*_values(table, **row))


def _insert(change: Change, table: Table, rows: Select[Any]) -> None:
    change.add(insert(table).from_select([column.name for column in table.columns], rows))


# what is read


@dataclass(frozen=True)
class BookRows:
    """All that stands in a book. `seats` are those of matches without a result; `own` the seats of each match."""

    matches: list[Row]  # with a result, the last first
    seats: list[Row]
    own: dict[str, list[int]]
    marks: list[Row]
    there: frozenset[str]  # tables that there still are


def find_key(connection: Connection, hash: str) -> Row | None:
    """The book, with the key's kind, and when it was last used."""
    asked = select(_keys.book, _keys.kind, _keys.created, schema.books.c.changed).join(
        schema.books, schema.books.c.id == _keys.book
    )
    row = connection.execute(asked.where(_keys.hash == hash)).mappings().first()
    return None if row is None else dict(row)


def read_book(connection: Connection, id: str) -> BookRows:
    asked = select(_seats.table_id, _seats.seat, _seats.created).where(_seats.book == id)
    seats = [dict(row) for row in connection.execute(asked.order_by(_seats.created.desc(), _seats.seat)).mappings()]
    own: dict[str, list[int]] = {}
    for row in seats:
        own.setdefault(row["table_id"], []).append(row["seat"])
    mine = select(_seats.table_id).where(_seats.book == id)
    over = select(schema.results).where(schema.results.c.table_id.in_(mine)).order_by(schema.results.c.at.desc())
    matches = [dict(row) for row in connection.execute(over).mappings()]
    done = {row["table_id"] for row in matches}
    marks = select(schema.book_marks).where(_marks.book == id).order_by(_marks.day.desc(), _marks.created.desc())
    there = select(schema.tables.c.id).where(schema.tables.c.id.in_(mine))
    return BookRows(
        matches,
        [row for row in seats if row["table_id"] not in done],
        {table_id: sorted(each) for table_id, each in own.items()},
        [dict(row) for row in connection.execute(marks).mappings()],
        frozenset(connection.execute(there).scalars()),
    )


def seats_of(connection: Connection, id: str, tables: Sequence[str]) -> list[tuple[str, int, str]]:
    """Table and seat, and as which book it was entered."""
    asked = select(_seats.table_id, _seats.seat, _seats.entered_as).where(
        _seats.book == id, _seats.table_id.in_(list(tables))
    )
    return [
        (row.table_id, row.seat, row.entered_as)
        for row in connection.execute(asked.order_by(_seats.table_id, _seats.seat))
    ]


def read_record(connection: Connection, table_id: str) -> str:
    """The lines of a finished match as a file holds them; empty where the table is gone or not over."""
    lines, tables = schema.lines.c, schema.tables.c
    asked = select(lines.text).join(schema.tables, tables.id == lines.table_id)
    texts = connection.execute(asked.where(tables.id == table_id, tables.state == "over").order_by(lines.line))
    return "".join(f"{text}\n" for text in texts.scalars())
