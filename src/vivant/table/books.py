"""Books of matches: who has the key to one, what is entered in it, how it is carried, joined, renewed and deleted."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from dataclasses import dataclass
from datetime import date
from functools import partial
from typing import Final

from vivant.engine.registry import game_ids
from vivant.table import bookrows
from vivant.table.bookforms import BookPlace, GivenSeat, MarkForm
from vivant.table.bookrows import CARRY, KEY, BookRows
from vivant.table.keys import hash_token, is_table_id, new_table_id, new_token
from vivant.table.limits import OnePerAddress, PerAddress
from vivant.table.names import is_readable
from vivant.table.refusal import Refusal, refuse
from vivant.table.settings import DAY, Settings
from vivant.table.store import Change, Store, StoreFailed
from vivant.table.tables import Tables

log = logging.getLogger("vivant.table")

CLEAN_SECONDS: Final = 3600.0
CALLS_AT_ONCE: Final = 60.0  # seconds' worth of an address
_KIND: Final = re.compile(r"[a-z][a-z-]{0,19}")
_MARK_ID: Final = re.compile(r"[\w.:-]{1,100}", re.ASCII)
_GONE: Final = (401, 404)  # what a table answers that is no more, or to a token that has ended


@dataclass(frozen=True, slots=True)
class BookHolder:
    """A book, and the key that was shown for it."""

    id: str
    hash: str
    kind: str


class Books:
    """One for each server process. Nothing of a book is held in memory: a key is looked up for every call."""

    def __init__(self, settings: Settings, store: Store, tables: Tables) -> None:
        self.settings = settings
        self.store = store
        self.tables = tables
        limited = settings.tables_per_address > 0
        self.calls = PerAddress(settings.book_calls_per_second * limited, 1.0, CALLS_AT_ONCE)
        self.turns = OnePerAddress(2)  # whole books that are read and drawn, beside the event loop

    # who is this

    def count(self, address: str, cost: float = 1.0) -> None:
        """Takes what an address may do with books; before its key is looked at."""
        if not self.calls.take(address, cost):
            raise refuse(429, "fast", "calls-fast")

    async def find(self, key: str, *kinds: str) -> BookHolder:
        hash = hash_token(key)
        row = await self.store.read(partial(bookrows.find_key, hash=hash))
        if row is None or row["kind"] not in kinds or _lapsed(row["kind"], row["created"]):
            raise refuse(401, "book", "book-refused")
        if self.store.clock.now() - row["changed"] > DAY:
            change = Change()
            bookrows.touch(change, row["book"], self.store.clock.now())
            await self.store.write(change)
        return BookHolder(row["book"], hash, row["kind"])

    # keys

    async def make(self, address: str) -> str:
        if not self.tables.addresses.take(address):  # as for a table
            raise refuse(429, "books", "books-many", most=self.settings.tables_per_address)
        key, change = new_token(), Change()
        bookrows.make_book(change, new_table_id(), hash_token(key), self.store.clock.now())
        await self.store.write(change)
        return key

    async def carry(self, holder: BookHolder) -> str:
        """A code that brings the book to one further device."""
        code, change = new_token(), Change()
        bookrows.add_key(change, holder.id, hash_token(code), CARRY)
        await self.store.write(change)
        return code

    async def open(self, code: BookHolder) -> str:
        """The code has served; a key of its own for the device that showed it."""
        key, change = new_token(), Change()
        bookrows.spend(change, code.hash)
        bookrows.add_key(change, code.id, hash_token(key), KEY)
        await self.store.write(change)
        return key

    async def renew(self, holder: BookHolder) -> str:
        """A new key, and no other one: the book ends on every other device."""
        key, change = new_token(), Change()
        bookrows.end_keys(change, holder.id)
        bookrows.add_key(change, holder.id, hash_token(key), KEY)
        await self.store.write(change)
        return key

    async def join(self, holder: BookHolder, key: str) -> None:
        """What stands in another book of the same person stands in this one; both keys open it."""
        other = await self.find(key, KEY)
        if other.id != holder.id:
            change = Change()
            bookrows.merge(change, holder.id, other.id)
            await self.store.write(change)

    async def delete(self, holder: BookHolder) -> None:
        change = Change()
        bookrows.drop_book(change, holder.id)
        await self.store.write(change)

    # what stands in it

    async def read(self, holder: BookHolder) -> BookRows:
        return await self.store.read(partial(bookrows.read_book, id=holder.id))

    async def enter(self, holder: BookHolder, places: list[BookPlace]) -> list[BookPlace]:
        """The seats whose tokens are shown; gives back those that are no more."""
        gone = []
        for place in places:
            try:
                table = await self.tables.find(place.table)
                await table.queue.call(partial(table.enter_book, token=place.token, book=holder.id))
            except Refusal as refusal:
                if refusal.status not in _GONE:
                    raise
                gone.append(place)
        return gone

    async def seats(self, holder: BookHolder, ids: list[str]) -> list[GivenSeat]:
        """A new token to each seat of the book at these tables; none where the seat has got a new token since."""
        known = [id for id in ids if is_table_id(id)]
        rows = await self.store.read(partial(bookrows.seats_of, id=holder.id, tables=known))
        given = []
        for table_id, seat, entered_as in rows:
            try:
                table = await self.tables.find(table_id)
                token = await table.queue.call(partial(table.give_to_book, seat=seat, book=entered_as))
            except Refusal as refusal:
                if refusal.status not in _GONE:
                    raise
                continue
            told = {"table": table_id, "seat": seat, "token": token, "game": table.game.id}
            given.append(GivenSeat(**told, name=table.seats[seat].name, called=table.setup.name))
        return given

    async def mark(self, holder: BookHolder, marks: list[MarkForm]) -> None:
        change = Change()
        for mark in marks:
            check_mark(mark)
            row = {"kind": mark.kind, "game": mark.game, "id": mark.id, "result": mark.result}
            bookrows.put_mark(change, holder.id, {**row, "day": mark.date or time.strftime("%Y-%m-%d", time.gmtime())})
        bookrows.trim_marks(change, holder.id)
        await self.store.write(change)

    async def record(self, table_id: str) -> str:
        """Of a finished match; empty where its table is gone."""
        return await self.store.read(partial(bookrows.read_record, table_id=table_id))

    # letting go

    async def clean_now_and_then(self) -> None:
        while True:
            try:
                await self.clean()
            except StoreFailed:
                pass  # the store has said why
            except Exception:
                log.exception("cleaning the books failed")
            await asyncio.sleep(CLEAN_SECONDS)

    async def clean(self) -> None:
        """What nobody has used for long, and what belongs to nothing any more."""
        change = Change()
        if self.settings.expire_book_days > 0:
            bookrows.drop_unused(change, self.store.clock.now() - self.settings.expire_book_days * DAY)
        bookrows.drop_loose(change)
        await self.store.write(change)


def check_mark(mark: MarkForm) -> None:
    """Short, readable, about a game that there is or about none, and of a day that there is."""
    good = (
        _KIND.fullmatch(mark.kind)
        and _MARK_ID.fullmatch(mark.id)
        and (not mark.game or mark.game in game_ids())
        and (not mark.result or is_readable(mark.result))
        and (not mark.date or _is_day(mark.date))
    )
    if not good:
        raise refuse(422, "mark", "mark-refused")


def _is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def _lapsed(kind: str, created: float) -> bool:
    return kind == CARRY and time.time() - created > bookrows.CARRY_SECONDS
