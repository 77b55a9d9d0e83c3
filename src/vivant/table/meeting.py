"""Open tables: those that their hosts listed on the home page, told as their invitations tell them."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy import Connection, select

from vivant.engine.errors import VivantError
from vivant.table import forms, schema
from vivant.table.limits import OnePerAddress, net_of
from vivant.table.match import OPEN
from vivant.table.refusal import refuse
from vivant.table.seats import EMPTY
from vivant.table.setup import TableSetup
from vivant.table.store import Row, Store
from vivant.table.telling import rules_address, tell_clocks, tell_house_rules

MOST: Final = 100  # tables that are told
MOST_READ: Final = 500  # of which those are that are wanted
MOST_LISTERS: Final = 10_000  # addresses
LISTING_AT_ONCE: Final = 8
FRESH_SECONDS: Final = 1.0  # the list is read again after that


class OpenTables:
    """Read from the store, so that no table is woken up by who only looks."""

    def __init__(self, store: Store, most_per_address: int = 0) -> None:
        self._store = store
        self._most_per_address = most_per_address
        self._listers: OrderedDict[str, set[str]] = OrderedDict()  # which tables an address listed, in memory alone
        self._listing = OnePerAddress(LISTING_AT_ONCE)
        self._rows: list[tuple[Row, list[Row]]] = []
        self._read = float("-inf")
        self._reading = asyncio.Lock()
        self._setups: OrderedDict[str, TableSetup] = OrderedDict()  # by their text

    async def told(self, lang: str, game: str = "", language: str = "") -> forms.OpenTables:
        """Those of a game and listed in a language, where these are given."""
        async with self._reading:
            if time.monotonic() - self._read > FRESH_SECONDS:
                self._rows = await self._store.read(_listed)
                self._read = time.monotonic()
            rows = self._rows
            told = await asyncio.to_thread(self._tell, rows, lang, game, language)
        return forms.OpenTables(tables=told[:MOST], more=len(told) > MOST or len(rows) == MOST_READ)

    @asynccontextmanager
    async def room_for(self, id: str, address: str) -> AsyncIterator[None]:
        """While this table is listed; refused where the address has enough of them there."""
        async with self._listing.of(address):
            net = net_of(address)
            others = self._listers.pop(net, set()) - {id}
            if others:
                others = await self._store.read(lambda connection: _still_listed(connection, others))
            room = len(others) < self._most_per_address or not self._most_per_address
            self._listers[net] = others | {id} if room else others
            if len(self._listers) > MOST_LISTERS:
                self._listers.popitem(last=False)
            if not room:
                raise refuse(429, "tables", "listed-many", most=self._most_per_address)
            yield

    async def one(self, lang: str, id: str) -> forms.OpenTable:
        """This one, as it is at the moment."""
        rows = await self._store.read(lambda connection: _listed(connection, id))
        told = await asyncio.to_thread(self._tell, rows, lang)
        if not told:
            raise refuse(404, "table", "listed-not")
        return told[0]

    def _tell(
        self, rows: list[tuple[Row, list[Row]]], lang: str, game: str = "", language: str = ""
    ) -> list[forms.OpenTable]:
        told = []
        for row, seats in rows:
            if language and row["listed"] != language:
                continue
            try:
                one = self._told(row, seats, lang, game)
            except VivantError:  # of a game that is not there any more
                continue
            if one is not None:
                told.append(one)
            if len(told) > MOST:
                break
        return told

    def _told(self, row: Row, seats: list[Row], lang: str, game: str) -> forms.OpenTable | None:
        setup = self._setup(row["setup"])
        free = [seat["seat"] for seat in seats if seat["kind"] == EMPTY and not seat["name"]]
        if not free or (game and setup.game_id != game):
            return None
        return forms.OpenTable(
            id=row["id"],
            lang=row["listed"],
            seat=free[0],
            players=setup.players,
            places=sum(seat["kind"] == EMPTY for seat in seats),
            table=setup.name,
            game=setup.game_id,
            title=setup.game.book.words(lang)("title"),
            by=seats[row["host"]]["name"] if row["host"] >= 0 else "",
            carry=False,
            house_rules=[forms.HouseRule(**each) for each in tell_house_rules(setup.game, lang)],
            rules=rules_address(setup.game, row["id"]),
            about=setup.game.tells_about(),
            clocks=tell_clocks(setup.clocks, lang),
        )

    def _setup(self, text: str) -> TableSetup:
        setup = self._setups.pop(text, None) or TableSetup.read(text)
        self._setups[text] = setup
        if len(self._setups) > MOST:
            self._setups.popitem(last=False)
        return setup


def _still_listed(connection: Connection, ids: set[str]) -> set[str]:
    table = schema.tables.c
    asked = select(table.id).where(table.id.in_(ids), table.listed.is_not(None), table.state == OPEN)
    return set(connection.execute(asked).scalars())


def tables_left(connection: Connection, before: float) -> list[str]:
    """Those listed at which nothing has happened since then."""
    table = schema.tables.c
    return list(connection.execute(select(table.id).where(table.listed.is_not(None), table.changed < before)).scalars())


def _listed(connection: Connection, id: str = "") -> list[tuple[Row, list[Row]]]:
    """Tables that stand on the home page, the newest first, each with its seats."""
    table, seat = schema.tables.c, schema.seats.c
    asked = select(table.id, table.setup, table.host, table.listed).where(
        table.listed.is_not(None), table.state == OPEN, table.expired.is_(None)
    )
    asked = asked.where(table.id == id) if id else asked.order_by(table.created.desc()).limit(MOST_READ)
    rows = [dict(row) for row in connection.execute(asked).mappings()]
    seats: dict[str, list[Row]] = {row["id"]: [] for row in rows}
    wanted = select(seat.table_id, seat.seat, seat.kind, seat.name).where(seat.table_id.in_(list(seats)))
    for each in connection.execute(wanted.order_by(seat.seat)).mappings():
        seats[each["table_id"]].append(dict(each))
    return [(row, seats[row["id"]]) for row in rows]
