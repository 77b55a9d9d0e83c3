"""Turns: who thinks next. Where people wait before bots alone; then addresses take turns, and the tables of each."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

from vivant.table.limits import net_of

MOST_MAKERS: Final = 10_000


class Asker(NamedTuple):
    """For whom something is thought: which table, whether people are at it, and who asks if it is not its maker."""

    table: str = ""
    people: bool = False
    address: str = ""


class Turns:
    """So many places to think. Whoever people wait for has only those before it who think already.

    Whose address made a table is known in memory alone: after a restart each table stands for itself.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._makers: OrderedDict[str, str] = OrderedDict()  # the address that made a table
        self._with_people, self._bots_alone = _Waiting(), _Waiting()

    def note_maker(self, table: str, address: str) -> None:
        self._makers[table] = net_of(address)
        if len(self._makers) > MOST_MAKERS:
            self._makers.popitem(last=False)

    @asynccontextmanager
    async def place(self, asker: Asker) -> AsyncIterator[None]:
        """One place for the time that this lasts, as soon as it is the asker's turn."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(asker)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, asker: Asker) -> None:
        given: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        who = net_of(asker.address) if asker.address else self._makers.get(asker.table, asker.table)
        (self._with_people if asker.people else self._bots_alone).add(who, asker.table, given)
        try:
            await given
        except asyncio.CancelledError:
            if not given.cancelled():  # it came at the same moment
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """To the next who still waits, or to nobody yet."""
        given = self._with_people.take() or self._bots_alone.take()
        if given is None:
            self._free += 1
        else:
            given.set_result(None)


class _Waiting:
    """Those who wait, by address and table. Whose turn it was stands last of its kind after that.

    An address keeps its place for a round when nothing of it waits: who asks again at once gains nothing by it.
    """

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[None]]]] = OrderedDict()

    def add(self, address: str, table: str, given: asyncio.Future[None]) -> None:
        self._addresses.setdefault(address, OrderedDict()).setdefault(table, deque()).append(given)

    def take(self) -> asyncio.Future[None] | None:
        for address in list(self._addresses):
            tables = self._addresses.pop(address)
            while tables:
                table, waiting = tables.popitem(last=False)
                given = waiting.popleft()
                if waiting:
                    tables[table] = waiting
                if not given.done():  # else nobody waits for it any more
                    self._addresses[address] = tables
                    return given
        return None
