"""Calling people who are away: their turn has come, or the match is over; once for each turn, if nobody saw it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import update

from vivant.table import schema
from vivant.table.callees import Callees
from vivant.table.match import PLAYING
from vivant.table.messenger import Messenger, Notice, message_for
from vivant.table.presence import LATE_SECONDS
from vivant.table.seats import PERSON
from vivant.table.settings import Settings
from vivant.table.store import Change, Row, Store, StoreFailed

if TYPE_CHECKING:
    from vivant.table.table import Table

log = logging.getLogger("vivant.table")

OVER_MARK: Final = "over"
MOST_NOTED: Final = 10_000
SOON: Final = 0.05  # seconds after it must be clear whether somebody is there


class Turn(NamedTuple):
    """For what a seat would be called: its decision or the end, and when that came."""

    mark: str
    since: float


class Caller:
    """One for each server. Looking is cheap, and done on the event loop; all else is beside it."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.callees = Callees(settings, store)
        self.messenger = Messenger(settings, self.callees)
        self._settled: dict[tuple[str, int], float] = {}  # the turns that somebody saw or was called for, by their time
        self._looking: dict[str, Table] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    @property
    def look_back(self) -> float:
        """How long before a server ended a turn may have begun for which nobody has been called."""
        return self.settings.call_seconds + LATE_SECONDS

    async def close(self) -> None:
        """What somebody saw is noted, so that the next server does not call them for it."""
        tables = list(self._looking.values())
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        for table in tables:
            with suppress(StoreFailed):
                await self._settle(table, {}, self._seen(table, self._unsettled(table)))
        self.messenger.close()

    def add_told(self, table: Table, seat: int) -> str:
        """What somebody knows who asks now to be called."""
        return _turn(table, seat).mark if seat in table.play.asked_since else ""

    def ask(self, table: Table, seat: int, id: str, address: str, lang: str) -> None:
        self._begin(id, self.messenger.ask(table, seat, id, address, lang))

    def look(self, table: Table) -> None:
        """Whether somebody at this table is to be called; it is done a little later, if nobody was there till then."""
        if self.callees.seats is None or table.id in self.callees.seats:
            if table.id not in self._tasks and (table.play.over_since is not None or self._unsettled(table)):
                self._begin(table.id, self._call_soon(table))

    def _begin(self, key: str, work: Coroutine[Any, Any, None]) -> None:
        """What is still being tried under this key is given up: something newer is to be said."""
        if (old := self._tasks.pop(key, None)) is not None:
            old.cancel()
        self._tasks[key] = task = asyncio.create_task(work)

        def done(_: object) -> None:
            if self._tasks.get(key) is task:
                del self._tasks[key]
            if not task.cancelled() and (error := task.exception()) is not None:
                log.warning("calling failed: %s: %s", type(error).__name__, error)

        task.add_done_callback(done)

    def _unsettled(self, table: Table) -> dict[int, Turn]:
        """The turns of which nobody knows yet whether anybody saw them begin."""
        over, asked = table.play.over_since is not None, table.play.asked_since
        if not over and table.play.state != PLAYING:
            return {}
        wished = self.callees.at(table.id) if self.callees.seats is not None else set(range(len(table.seats)))
        turns = {
            seat.number: _turn(table, seat.number)
            for seat in table.seats
            if seat.number in wished and seat.kind == PERSON and (over or (not seat.lent and seat.number in asked))
        }
        return {seat: turn for seat, turn in turns.items() if self._settled.get((table.id, seat)) != turn.since}

    def _seen(self, table: Table, turns: dict[int, Turn]) -> dict[int, Turn]:
        return {seat: turn for seat, turn in turns.items() if table.presence.saw(seat, turn.since)}

    async def _call_soon(self, table: Table) -> None:
        try:
            await self.callees.open()
            if not self.callees.at(table.id):
                return
            self._looking[table.id] = table
            pause = self.settings.call_seconds
            while True:
                over, before = table.play.over_since is not None, self._unsettled(table)
                if not (over or before):
                    return
                await asyncio.sleep(pause)
                pause = self.settings.call_seconds
                still = {seat: turn for seat, turn in self._unsettled(table).items() if before.get(seat) == turn}
                saw = self._seen(table, still)
                doubts = {seat: table.presence.doubt(seat) for seat in still if seat not in saw}
                away = {seat: still[seat] for seat, doubt in doubts.items() if not doubt}
                due = await self._settle(table, away, saw)
                doubtful = [doubt for doubt in doubts.values() if doubt]
                if over and not doubtful:  # nobody is called for this table again
                    await self.callees.forget(table.id)
                    self._settled = {key: since for key, since in self._settled.items() if key[0] != table.id}
                for row, message in due:
                    self._begin(row["id"], self.messenger.send(row, message))
                if doubtful:
                    pause = min(doubtful) + SOON
                elif over:
                    return
        except StoreFailed:
            pass  # the store has said why; they see it when they come
        except Exception:
            log.exception("calling at table %s", table.id)
        finally:
            self._looking.pop(table.id, None)

    async def _settle(self, table: Table, away: dict[int, Turn], saw: dict[int, Turn]) -> list[tuple[Row, Notice]]:
        """Who is to be told, each once: it is noted before it is sent, so that a restart calls nobody twice; nor those
        who saw it themselves."""
        turns = {**away, **saw}
        if not turns:
            return []
        rows = await self.callees.of(table.id, *turns)
        rows = [row for row in rows if row["told"] != turns[row["seat"]].mark]
        due = [row for row in rows if row["seat"] in away and row["confirmed"]]
        noted = [*due, *(row for row in rows if row["seat"] in saw)]
        change = Change()
        for row in noted:
            mark = turns[row["seat"]].mark
            change.add(update(schema.callees).where(schema.callees.c.id == row["id"]).values(told=mark))
        if noted:
            await self.store.write(change)
        if len(self._settled) > MOST_NOTED:
            self._settled.clear()  # what is stored still calls nobody twice for one decision
        self._settled |= {(table.id, seat): turn.since for seat, turn in turns.items()}
        return [(row, message_for(table, row["lang"])) for row in due]


def _turn(table: Table, seat: int) -> Turn:
    if table.play.over_since is not None:
        return Turn(OVER_MARK, table.play.over_since)
    return Turn(str(table.play.decisions.numbers[seat]), table.play.asked_since[seat])
