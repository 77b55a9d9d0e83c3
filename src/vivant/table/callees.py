"""Callees: who wants to be called, for which seat, by push or mail; and which mailboxes asked never to be asked."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import secrets
import time
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, delete, insert, select, update

from vivant.table import schema
from vivant.table.limits import Bucket, PerAddress
from vivant.table.match import OVER
from vivant.table.settings import Settings
from vivant.table.store import Change, Row, Store

if TYPE_CHECKING:
    from vivant.table.webpush import PushKeys

PUSH, MAIL = "push", "mail"
DAY: Final = 86_400.0
STOPPED_SECONDS: Final = 365 * DAY  # for how long it is remembered that a mailbox is not to be asked


class Asks:
    """How many mailboxes are asked whether they want mail: anybody can name anybody's."""

    def __init__(self, settings: Settings) -> None:
        self._seats = PerAddress(settings.asks_per_seat, DAY)
        self._mailboxes = PerAddress(settings.asks_per_mailbox, DAY)
        self._domains = PerAddress(settings.asks_per_domain)
        self._all = Bucket(settings.asks_per_hour / 3600, 600.0)  # ten minutes' worth at once

    def take(self, table_id: str, seat: int, address: str) -> bool:
        """The narrowest first, so that who is stopped by one takes nothing from everybody."""
        local, _, domain = mailbox_of(address).partition("@")
        return (
            self._seats.take(f"{table_id} {seat}")
            and self._mailboxes.take(f"{local.replace('.', '')}@{domain}")  # some providers skip dots
            and self._domains.take(domain)
            and self._all.take()
        )


class Callees:
    """One for each server, over its store."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.can_push = find_spec("cryptography") is not None
        self.wishes = PerAddress(settings.callees_per_address)
        self.asks = Asks(settings)
        self.push_keys: PushKeys | None = None
        self.seats: dict[str, set[int]] | None = None  # where somebody is to be called, at least; None: not read yet
        self._secret = b""
        self._opening = asyncio.Lock()

    async def open(self) -> None:
        """Keys are made at the first start; who is to be called is read. Later, where the store is away now."""
        async with self._opening:
            if self.seats is None:
                kept, seats = await self.store.read(_read_all)
                change = Change()
                if kept is None:
                    kept = {"private": self._new_private(), "secret": secrets.token_hex(32)}
                    change.insert(schema.caller, kept)
                elif self.can_push and not kept["private"]:
                    kept = {**kept, "private": self._new_private()}
                    change.add(update(schema.caller).values(private=kept["private"]))
                forgotten = schema.mail_stops.c.created < time.time() - STOPPED_SECONDS
                change.add(delete(schema.mail_stops).where(forgotten))
                await self.store.write(change)
                self._secret = bytes.fromhex(kept["secret"])
                self.push_keys = self._keys_of(kept["private"])
                self.seats = seats

    def _new_private(self) -> str:
        if not self.can_push:
            return ""
        from vivant.table.webpush import PushKeys

        return PushKeys().private

    def _keys_of(self, private: str) -> PushKeys | None:
        if not self.can_push:
            return None
        from vivant.table.webpush import PushKeys

        return PushKeys(private)

    @property
    def public_key(self) -> str:
        return self.push_keys.public if self.push_keys is not None else ""

    def at(self, table_id: str) -> set[int]:
        """The seats of a table that somebody may have to be called for."""
        return set() if self.seats is None else self.seats.get(table_id, set())

    # wishes

    async def of(self, table_id: str, *seats: int) -> list[Row]:
        await self.open()
        return await self.store.read(lambda connection: _rows(connection, table_id, list(seats)))

    async def add(
        self,
        table_id: str,
        seat: int,
        kind: str,
        address: str,
        lang: str,
        told: str = "",
        given: dict[str, str] | None = None,
    ) -> str:
        """Its id. The same address again takes the place of what it was; the oldest browsers of a seat give way.
        `told` is what they know of already."""
        before = await self.of(table_id, seat)
        alike = [row for row in before if row["kind"] == kind]
        gone = alike if kind == MAIL else [row for row in alike if row["address"] == address]
        rest = [row for row in alike if row not in gone]
        gone = [*gone, *rest[: max(0, len(rest) + 1 - self.settings.calls_per_seat)]]
        id = secrets.token_hex(12)
        change = Change()
        change.add(delete(schema.callees).where(schema.callees.c.id.in_([row["id"] for row in gone])))
        row = {"id": id, "table_id": table_id, "seat": seat, "kind": kind, "address": address, "lang": lang}
        row |= {"secrets": json.dumps(given or {}), "confirmed": int(kind == PUSH), "created": time.time()}
        change.add(insert(schema.callees).values(**row, told=told))
        await self.store.write(change)
        assert self.seats is not None
        self.seats.setdefault(table_id, set()).add(seat)
        return id

    async def move(self, old: str, old_auth: str, address: str, given: dict[str, str]) -> None:
        """A browser has another subscription: whoever knows the old one with its secret may say so."""
        await self.open()
        rows = await self.store.read(lambda connection: _rows_to(connection, old))
        same = [row for row in rows if hmac.compare_digest(json.loads(row["secrets"])["auth"], old_auth)]
        if same:
            column = schema.callees.c
            change = Change()
            moved = update(schema.callees).where(column.id.in_([row["id"] for row in same]))
            change.add(moved.values(address=address, secrets=json.dumps(given)))
            await self.store.write(change)

    async def remove(self, *ids: str, of: tuple[str, int] | None = None) -> None:
        column = schema.callees.c
        asked = delete(schema.callees).where(column.id.in_(ids))
        change = Change()
        change.add(asked if of is None else asked.where(column.table_id == of[0], column.seat == of[1]))
        await self.store.write(change)

    async def forget(self, table_id: str) -> None:
        """The match is over, and everybody who was away has been told."""
        change = Change()
        change.add(delete(schema.callees).where(schema.callees.c.table_id == table_id))
        await self.store.write(change)
        if self.seats is not None:
            self.seats.pop(table_id, None)

    async def tables_left_behind(self, since: float) -> list[str]:
        """Where a turn or the end may have come just before a server ended: they were used since then. What is left
        of matches that were over long before goes."""
        await self.open()
        rows = await self.store.read(_tables_of_callees)
        old = [id for id, state, changed in rows if state is None or (state == OVER and changed < since)]
        if old:
            change = Change()
            change.add(delete(schema.callees).where(schema.callees.c.table_id.in_(old)))
            await self.store.write(change)
        return [id for id, state, changed in rows if state is not None and changed >= since]

    # what links in mails do

    async def confirm(self, key: str) -> bool:
        """Whether that was a key to confirm with."""
        row = await self._meant(key, "confirm")
        if row is None:
            return False
        change = Change()
        change.add(update(schema.callees).where(schema.callees.c.id == row["id"]).values(confirmed=1))
        await self.store.write(change)
        return True

    async def stop(self, key: str) -> bool:
        """No more about this table; and a mailbox that was only asked is not asked again, whatever became of that."""
        id, _, hash = key.partition(".")[0].partition("_")
        row = await self._meant(key, "stop")
        if row is None and not (hash and self._is(key, "never")):
            return False
        row = row or await self.store.read(lambda connection: _row(connection, id))
        change = Change()
        change.add(delete(schema.callees).where(schema.callees.c.id == id))
        if hash and not (row is not None and row["confirmed"]):
            change.add(delete(schema.mail_stops).where(schema.mail_stops.c.hash == hash))
            change.insert(schema.mail_stops, {"hash": hash, "created": time.time()})
        await self.store.write(change)
        return True

    async def stopped(self, address: str) -> bool:
        """Whether its owner said that it is not to be asked."""
        await self.open()
        hash = self._hash(address)
        return await self.store.read(lambda connection: _has_stopped(connection, hash))

    async def _meant(self, key: str, what: str) -> Row | None:
        await self.open()
        id = key.partition(".")[0]
        if not self._is(key, what):
            return None
        return await self.store.read(lambda connection: _row(connection, id))

    def key(self, id: str, what: str) -> str:
        """What only the mail to this callee says: to confirm, or to stop."""
        return f"{id}.{self._sign(f'{what} {id}')[:40]}"

    def never_key(self, id: str, address: str) -> str:
        """What a mail that asks says besides: never again, also when nobody waits for its answer any more."""
        return self.key(f"{id}_{self._hash(address)}", "never")

    def _is(self, key: str, what: str) -> bool:
        right = self.key(key.partition(".")[0], what)
        return hmac.compare_digest(key.encode("utf-8", "replace"), right.encode("utf-8", "replace"))

    def _hash(self, address: str) -> str:
        """By which a mailbox is known again, and by nobody who does not have the server's secret."""
        return self._sign(f"mailbox {mailbox_of(address)}")[:32]

    def _sign(self, text: str) -> str:
        return hmac.new(self._secret, text.encode(), hashlib.sha256).hexdigest()


def mailbox_of(address: str) -> str:
    """One for all its spellings: whatever follows a plus leads to the same."""
    local, _, domain = address.casefold().rpartition("@")
    return f"{local.partition('+')[0]}@{domain}"


def _read_all(connection: Connection) -> tuple[Row | None, dict[str, set[int]]]:
    kept = connection.execute(select(schema.caller)).mappings().first()
    seats: dict[str, set[int]] = {}
    for table_id, seat in connection.execute(select(schema.callees.c.table_id, schema.callees.c.seat).distinct()):
        seats.setdefault(table_id, set()).add(seat)
    return (None if kept is None else dict(kept)), seats


def _rows(connection: Connection, table_id: str, seats: list[int]) -> list[Row]:
    column = schema.callees.c
    asked = select(schema.callees).where(column.table_id == table_id, column.seat.in_(seats)).order_by(column.created)
    return [dict(row) for row in connection.execute(asked).mappings()]


def _rows_to(connection: Connection, address: str) -> list[Row]:
    column = schema.callees.c
    asked = select(schema.callees).where(column.address == address, column.kind == PUSH)
    return [dict(row) for row in connection.execute(asked).mappings()]


def _row(connection: Connection, id: str) -> Row | None:
    row = connection.execute(select(schema.callees).where(schema.callees.c.id == id)).mappings().first()
    return None if row is None else dict(row)


def _tables_of_callees(connection: Connection) -> list[tuple[str, str | None, float]]:
    tables, callees = schema.tables.c, schema.callees.c
    both = schema.callees.outerjoin(schema.tables, tables.id == callees.table_id)
    asked = select(callees.table_id, tables.state, tables.changed).select_from(both).distinct()
    return [(id, state, changed) for id, state, changed in connection.execute(asked)]


def _has_stopped(connection: Connection, hash: str) -> bool:
    asked = select(schema.mail_stops.c.hash).where(schema.mail_stops.c.hash == hash)
    return connection.execute(asked).first() is not None
