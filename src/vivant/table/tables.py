"""All tables of a server. It makes them, finds them, wakes them after a restart, and lets them go."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial

from vivant.bots import USUAL, bot_ids
from vivant.engine.clocks import ClockRules
from vivant.engine.dice import SealedDice
from vivant.engine.errors import VivantError
from vivant.engine.game import Game
from vivant.engine.match import Match
from vivant.engine.state import SPECTATOR
from vivant.engine.timeline import Timeline
from vivant.engine.verify import Replay
from vivant.table import schema
from vivant.table import store as stored
from vivant.table.caller import Caller
from vivant.table.decisions import Decisions
from vivant.table.expiry import overdue_tables
from vivant.table.forms import Again, ClockForm, Imported, PlaceForm, SeatToken, TableForm
from vivant.table.keys import KEPT, SEAT, SIT, WATCH, hash_token, is_table_id, new_table_id, new_token
from vivant.table.lessons import read_lesson
from vivant.table.limits import OnePerAddress, PerAddress
from vivant.table.match import OPEN, OVER, PLAYING
from vivant.table.meeting import OpenTables, tables_left
from vivant.table.names import check_name, is_readable, neat_text
from vivant.table.queue import RECOVERY_SECONDS
from vivant.table.refusal import Refusal, refusal_of, refuse
from vivant.table.rehearsal import read_game
from vivant.table.rehearsals import Rehearsals
from vivant.table.seats import BOT, EMPTY, PERSON, Seat, check_word
from vivant.table.settings import Settings
from vivant.table.setup import TableSetup, check_pace
from vivant.table.store import Change, Store, StoreFailed
from vivant.table.table import TOUCHED_EVERY, Table, check_bot
from vivant.table.thinkers import Thinkers
from vivant.table.workers import Workers

log = logging.getLogger("vivant.table")

LONGEST_TABLE_NAME = 60
SWEEP_SECONDS = 60.0


@dataclass(frozen=True)
class NewTable:
    """What its maker gets, and nobody else ever: tokens of seats, invitations by seat, a token to watch."""

    id: str
    seats: list[SeatToken]
    invitations: dict[int, str]
    watch: str


class Tables:
    """One for each server process."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = Thinkers(settings.thinkers, settings.bot_patience)
        self.rehearsals = Rehearsals(settings.rehearsal_seconds)
        self.caller = Caller(settings, store)
        self.rasters = Workers("vivant.table.raster")
        self.open_tables = OpenTables(store, settings.listed_per_address)
        self.loaded: dict[str, Table] = {}
        self.addresses = PerAddress(settings.tables_per_address)
        self.sits = PerAddress(settings.sits_per_address)
        self.messages = PerAddress(settings.messages_per_address, 1.0, 10.0)  # over all sockets of an address
        self.turns = PerAddress(10 * (settings.messages_per_address > 0), 1.0, 10.0)  # drawn anew as they wish
        self.replays = OnePerAddress(2)  # finished matches that are read and drawn, beside the event loop
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._waking: asyncio.Task[None] | None = None
        self._leaving: set[str] = set()  # being deleted

    async def open(self) -> None:
        """Wake the tables where a bot is asked or somebody is to be called, and begin to sweep. Nobody waits for them,
        nor one for another."""
        self._waking = asyncio.create_task(self._wake_all())
        self._sweeper = asyncio.create_task(self._sweep_now_and_then())

    async def _wake_all(self) -> None:
        since = self.store.clock.before - self.caller.look_back - SWEEP_SECONDS - TOUCHED_EVERY
        while True:
            with suppress(StoreFailed):
                due = {*await self.store.read(stored.tables_with_bots_due)}
                due |= {*await self.caller.callees.tables_left_behind(since)}
                break
            await asyncio.sleep(RECOVERY_SECONDS)
        await asyncio.gather(*(self._wake(id) for id in due))

    async def _wake(self, id: str) -> None:
        try:
            while True:
                with suppress(StoreFailed):
                    await self.find(id)
                    return
                await asyncio.sleep(RECOVERY_SECONDS)
        except VivantError as error:  # a game that is not there any more, for one: the others go on
            log.warning("table %s: %s", id, error)
        except Exception:
            log.exception("table %s", id)

    def end_streams(self) -> None:
        """Nobody is left waiting when the server ends, also not for the store."""
        self.store.hurry()
        for table in self.loaded.values():
            table.publisher.end()

    async def close(self) -> None:
        self.end_streams()
        tasks = [task for task in (self._sweeper, self._waking) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self._loading.values(), return_exceptions=True)
        await asyncio.gather(*(table.stop() for table in self.loaded.values()))
        change = Change()
        change.set_clock(self.store.clock)
        with suppress(StoreFailed):  # it is told no later than a minute ago then
            await self.store.write(change)
        await self.thinkers.close()
        await self.rehearsals.close()
        await self.rasters.close()
        await self.caller.close()
        self.store.close()

    async def find(self, id: str) -> Table:
        """The table, from memory or from the store."""
        table = self.loaded.get(id)
        if table is not None:
            return table
        if not is_table_id(id) or id in self._leaving:
            raise refuse(404, "table", "table-unknown")
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        table = await asyncio.shield(self._loading[id])
        if table is None:
            raise refuse(404, "table", "table-unknown")
        return table

    async def _load(self, id: str) -> Table | None:
        try:
            kept = await self.store.read(lambda connection: stored.load_table(connection, id))
            if kept is None:
                return None
            table = await asyncio.to_thread(Table, kept, self.store, self.thinkers, self.settings)
            table.look = self.caller.look
            self.loaded[id] = table
            table.start()
            return table
        finally:
            del self._loading[id]

    # making

    async def make(self, form: TableForm, address: str) -> NewTable:
        """A new table; its match begins at once when no place is left for a friend."""
        if form.lesson:
            return await self._make_lesson(form, address)
        if form.edition is not None:
            await self.rehearsals.edition(form, address)
        setup, places = await asyncio.to_thread(read_setup, form), form.seats
        if sum(place.kind == "you" for place in places) > 1:
            raise refuse(422, "seats", "seats-you")
        if len(places) != setup.players:
            raise refuse(422, "seats", "seats-count", count=str(len(places)), players=str(setup.players))
        seats: list[Seat] = []
        for number, place in enumerate(places):
            seats.append(_fill(number, place, seats, setup.game))
        host = next((n for n, place in enumerate(places) if place.kind == "you"), -1)
        return await self._lay(setup, seats, host, address)

    async def _make_lesson(self, form: TableForm, address: str) -> NewTable:
        """A table where a lesson begins. Its dice are those of the lesson, the same for everybody, and not sealed."""
        setup, seats, match = await asyncio.to_thread(read_lesson, form)
        host = next(seat.number for seat in seats if seat.kind == PERSON)
        return await self._lay(setup, seats, host, address, state=PLAYING, lines=match.record_lines())

    async def _lay(
        self,
        setup: TableSetup,
        seats: list[Seat],
        host: int,
        address: str,
        kept: Sequence[tuple[str, int]] = (),
        state: str = OPEN,
        lines: Sequence[str] = (),
        secret: bytes | None = None,
    ) -> NewTable:
        """`kept` are hashes of who has a place here. Where lines of a record go on, `secret` is that of their dice."""
        if not lines:
            secret = secrets.token_bytes(32)
        id, now, used = new_table_id(), time.time(), self.store.clock.now()
        made = NewTable(
            id,
            [SeatToken(seat=seat.number, token=new_token()) for seat in seats if seat.kind == PERSON],
            {seat.number: new_token() for seat in seats if seat.kind == EMPTY},
            new_token(),
        )
        keys = [(hash_token(one.token), one.seat, SEAT) for one in made.seats]
        keys += [(hash_token(token), number, SIT) for number, token in made.invitations.items()]
        keys += [(hash_token(made.watch), SPECTATOR, WATCH), *((hash, number, KEPT) for hash, number in kept)]
        change = Change()
        row: stored.Row = {"id": id, "state": state, "setup": setup.text(), "secret": secret.hex() if secret else None}
        row |= {"host": host, "again": None, "bot_due": 0, "created": now, "changed": used}
        change.insert(schema.tables, row)
        change.insert(schema.seats, *(seat.row(id) for seat in seats))
        for hash, number, kind in keys:
            change.insert(schema.tokens, {"hash": hash, "table_id": id, "seat": number, "kind": kind, "created": now})
        if lines:  # a long record has many thousands, and everybody would wait for them
            await asyncio.to_thread(change.add_lines, id, 0, lines, Decisions(setup.players).text())
        await self.store.write(change)
        self.thinkers.turns.note_maker(id, address)
        if state != OVER:  # a finished one is replayed when somebody looks at it
            table = await self.find(id)
            await table.queue.call(table.begin_if_full)
        return made

    async def again(self, table: Table, seat: int, address: str) -> Again:
        """The same people, the same game: the first who asks makes the table, the others find their places kept."""
        if table.play.state != OVER:
            raise refuse(409, "playing", "again-early")
        async with table.again_lock:
            next_one = await self._next_table(table)
            if next_one is None:
                next_one = await self._make_next(table, seat, address)
        name, hash = table.seats[seat].name, _kept_hash(table, seat)
        seated = await next_one.queue.call(lambda change: next_one.claim(change, hash, name))
        return Again(table=next_one.id, seat=seated["seat"], token=seated["token"])

    async def _next_table(self, table: Table) -> Table | None:
        """The one that somebody made already, unless it has expired."""
        try:
            return await self.find(table.play.next_table or "")
        except Refusal as refusal:
            if refusal.status != 404:
                raise
            return None

    async def _make_next(self, table: Table, host: int, address: str) -> Table:
        """Bots sit where they sat; every person's place is kept."""
        people = [old.number for old in table.seats if old.kind != BOT]
        places = [
            Seat(old.number, EMPTY, old.name) if old.number in people else Seat(old.number, BOT, "", old.bot)
            for old in table.seats
        ]
        kept = [(_kept_hash(table, number), number) for number in people]
        made = await self._lay(table.present_setup.unguided, places, host, address, kept)
        await table.queue.call(lambda change: table.go_on_at(change, made.id))
        return await self.find(made.id)

    # records from elsewhere

    async def import_record(self, content: bytes, address: str) -> Imported:
        """A finished record can be looked at; an unfinished one goes on at a table of its own."""
        await self.rehearsals.record(content, address)
        replay = Replay("record")
        await asyncio.to_thread(replay.read, content)  # a long one takes its time
        setup = TableSetup.of(replay.game)
        names: list[str] = replay.record.header["seats"]
        seats = [
            _imported(number, f"bot:{USUAL}" if replay.clocks.gone(number) and not replay.finished else name)
            for number, name in enumerate(names)
        ]
        if replay.finished:
            lines = await asyncio.to_thread(lambda: content.decode().rstrip("\n").split("\n"))
            return Imported(replay=(await self._lay(setup, seats, -1, address, state=OVER, lines=lines)).id)
        # From here on the dice are sealed: who brings it may know the old ones. A sealed one is refused: its secret is
        # elsewhere.
        dice = SealedDice(secrets.token_bytes(32), setup.no_words)
        match = await asyncio.to_thread(Match.resume, content, "record", dice)
        people = [seat for seat in seats if seat.kind == PERSON]
        for seat in people[1:]:
            seat.kind, seat.name = EMPTY, ""
        host = people[0].number if people else -1
        return await self._go_on(setup, seats, host, address, match, dice)

    async def branch(self, table: Table, timeline: Timeline, index: int, seat: int, address: str) -> Imported:
        """A table of its own that goes on from before a step of a finished match; bots hold the other seats."""
        names = [
            (one.name or f"{seat + 1}") if one.number == seat else f"bot:{one.bot or USUAL}" for one in table.seats
        ]
        dice = SealedDice(secrets.token_bytes(32), table.setup.no_words)
        match = await asyncio.to_thread(Match.branch, timeline, index, names, dice)
        seats = [_imported(number, name) for number, name in enumerate(names)]
        setup = replace(table.present_setup.unguided, clocks=None)
        return await self._go_on(setup, seats, seat, address, match, dice)

    async def _go_on(
        self, setup: TableSetup, seats: list[Seat], host: int, address: str, match: Match, dice: SealedDice
    ) -> Imported:
        """With what chance has answered just now, which must not be answered twice."""
        lines = await asyncio.to_thread(match.record_lines)  # a long one takes its time
        made = await self._lay(setup, seats, host, address, state=PLAYING, lines=lines, secret=dice.secret)
        return Imported(table=made.id, seats=made.seats)

    def check_address(self, address: str) -> None:
        """Takes what an address may do: before anything that it sent is looked at, as that alone may be dear."""
        if not self.addresses.take(address):
            raise refuse(429, "tables", "tables-many", most=self.settings.tables_per_address)

    # letting go

    async def _sweep_now_and_then(self) -> None:
        while True:
            try:
                await self.sweep()
            except StoreFailed:
                pass  # the store has said why
            except Exception:
                log.exception("sweeping failed")
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self) -> None:
        """Tables that nobody uses leave the memory; those that nobody used for long are marked, then leave the store.
        The clock that tells how long is kept."""
        now = self.store.clock.now()
        change = Change()
        for table in [table for table in self.loaded.values() if table.idle]:
            del self.loaded[table.id]
            await table.stop()
            if table.play.listed:  # from now on its host is away
                change.set_table(table.id, changed=now)
        await self._take_off_list(change, now)
        overdue = await self.store.read(partial(overdue_tables, settings=self.settings, now=now))
        used = self.loaded.keys() | self._loading.keys()
        self._leaving = set(overdue.drop) - used
        change.set_clock(self.store.clock)
        change.mark_expired([id for id in overdue.mark if id not in used], now)
        change.mark_expired(overdue.clear, None)
        change.drop_tables(sorted(self._leaving))
        try:
            await self.store.write(change)
        finally:
            self._leaving = set()
        await self._wake_late()

    async def _take_off_list(self, change: Change, now: float) -> None:
        """Open tables whose hosts have been away for hours: whoever sat down there would wait for nobody."""
        left = await self.store.read(partial(tables_left, before=now - self.settings.listed_seconds))
        for id in left:
            table = self.loaded.get(id)
            if table is not None:
                table.queue.later(table.unlist_if_left)
            elif id not in self._loading:
                change.set_table(id, listed=None)

    async def _wake_late(self) -> None:
        """Tables where somebody runs out of time before the next sweep: they see to that themselves."""
        before = self.store.clock.running.now() + SWEEP_SECONDS
        due = await self.store.read(partial(stored.tables_with_clocks_due, before=before))
        await asyncio.gather(*(self._wake(id) for id in due if id not in self.loaded))
        for table in [self.loaded[id] for id in due if id in self.loaded]:
            table.clocks.wake()


def read_setup(form: TableForm) -> TableSetup:
    """A setup as somebody asks for it, checked."""
    neat = neat_text(form.name)
    if len(neat) > LONGEST_TABLE_NAME or not is_readable(neat):
        raise refuse(422, "name", "table-name-refused", most=LONGEST_TABLE_NAME)
    if form.house_edition and form.edition is not None:
        raise refuse(422, "setup", "edition-both")
    try:
        game = read_game(form.game, form.players, form.options, form.edition, form.rulings, form.house_edition)
    except VivantError as error:
        raise refusal_of(error) from None
    return replace(TableSetup.of(game, neat, check_pace(form.pace)), clocks=read_clocks(form.clocks, game))


def read_clocks(form: ClockForm | None, game: Game) -> ClockRules | None:
    """Clocks as somebody asks for them, checked."""
    if form is None:
        return None
    rules = ClockRules.read(form.model_dump())
    if rules is None:
        raise refuse(422, "clocks", "clock-refused")
    check_bot(rules.bot, game)
    return rules


def _fill(number: int, place: PlaceForm, others: list[Seat], game: Game) -> Seat:
    if place.kind == "bot":
        return Seat(number, BOT, "", check_bot(place.bot, game))
    if place.kind == "friend":
        return Seat(number, EMPTY)
    return Seat(number, PERSON, check_name(place.name, [seat.name for seat in others]), None, check_word(place.word))


def _imported(number: int, name: str) -> Seat:
    if name.startswith("bot:"):
        bot = name[4:]
        return Seat(number, BOT, "", bot if bot in bot_ids() else USUAL)
    with suppress(Refusal):
        return Seat(number, PERSON, check_name(name, ()))
    return Seat(number, PERSON, f"{number + 1}")


def _kept_hash(table: Table, seat: int) -> str:
    """How the next table knows who sat here."""
    return hash_token(f"again {table.id} {seat}")
