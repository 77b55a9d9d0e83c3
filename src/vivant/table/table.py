"""Table: one match with its seats. One task owns it: it does what is called, commits, answers, and publishes."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from vivant.engine.dice import SealedDice, seal_of
from vivant.engine.errors import SetupError, VivantError
from vivant.engine.match import Match
from vivant.engine.state import SPECTATOR
from vivant.table import store as stored
from vivant.table.asking import Ask
from vivant.table.decisions import Answered, Decisions
from vivant.table.limits import Bucket
from vivant.table.minds import Minds
from vivant.table.publishing import Publisher
from vivant.table.refusal import refusal_of, refuse
from vivant.table.seat import BOT, EMPTY, PERSON, Seat, check_name, check_word
from vivant.table.settings import Settings
from vivant.table.setup import Setup
from vivant.table.store import Change, Store, Stored
from vivant.table.telling import seat_names
from vivant.table.thinking import Thinking
from vivant.table.tokens import CARRY, CLAIMED, FRESH, KEPT, SEAT, SIT, SPENT, WATCH, hash_token, new_token

log = logging.getLogger("vivant.table")

OPEN, PLAYING, OVER = "open", "playing", "over"
CHAT_KEPT: Final = 200
MOST_CARRIED: Final = 20  # links that carry a seat along; a further one ends the oldest
MOST_WATCHED: Final = 100  # links to watch, which last as long as the table: no more are made
TOUCHED_EVERY: Final = 60.0  # seconds; how exactly the store knows when a table last changed
MOST_TOKENS: Final = 100  # of one seat; the oldest end

Answer = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Holder:
    """What a token stands for."""

    hash: str
    seat: int
    kind: str


@dataclass(slots=True)
class _Call:
    work: Callable[[Change], Any]
    done: asyncio.Future[Any]


class Table:
    """Everything here runs on the event loop. Methods that end in a `Change` are called through `call` alone."""

    def __init__(self, found: Stored, store: Store, minds: Minds, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.id: str = found.row["id"]
        self.publisher = Publisher(self)
        self._calls: list[_Call] = []
        self._called = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stopped = False
        self._lost = False  # what is in memory is not what the store holds
        self._settled = asyncio.Event()  # nothing is being written
        self._settled.set()
        self._small_tasks: set[asyncio.Task[Any]] = set()
        self.again_lock = asyncio.Lock()  # one next table, however many ask for it at once
        self.thinking = Thinking(self, minds)
        self._restore(found)

    def _restore(self, found: Stored) -> None:
        """Be what the store holds."""
        self.setup = Setup.read(found.row["setup"])
        self.game = self.setup.game
        self.state: str = found.row["state"]
        self.host: int = found.row["host"]
        self.again: str | None = found.row["again"]
        self.secret: bytes | None = bytes.fromhex(found.row["secret"]) if found.row["secret"] else None
        readers = {seat.number: seat for seat in getattr(self, "seats", [])}
        self.seats = [
            Seat(row["seat"], row["kind"], row["name"], row["bot"], row["word"], gone_since=time.monotonic())
            for row in found.seats
        ]
        for seat in self.seats:
            if old := readers.get(seat.number):
                seat.readers, seat.gone_since = old.readers, old.gone_since
        self.holders = {row["hash"]: Holder(row["hash"], row["seat"], row["kind"]) for row in found.tokens}
        self._unused = {holder.seat for holder in self.holders.values() if holder.kind == SPENT}
        self.chat = [{key: row[key] for key in ("n", "seat", "name", "text", "at")} for row in found.chat]
        self.chat_count: int = found.chat[-1]["n"] if found.chat else 0
        self.ask: Ask | None = None
        self._dirty = False  # something to publish that needs no store
        self.asks = int(time.time())  # numbers of requests go on from the clock: none comes again after a restart
        self.match: Match | None = None
        self.decisions = Decisions.restore(self.setup.players, found.lines)
        self.lines_stored = len(found.lines)
        if found.lines:
            content = "".join(row["text"] + "\n" for row in found.lines).encode()
            words = json.loads(found.lines[0]["text"]).get("words", [])
            self.match = Match.reopen(content, f"table {self.id}", self._dice(words))
        self._bot_due = bool(found.row["bot_due"])
        self._touched = 0.0
        self.used = time.monotonic()
        self.asked_since: dict[int, float] = {}
        self._buckets = [Bucket(self.settings.calls_per_second, 20) for _ in range(self.setup.players)]
        self._chat_buckets = [Bucket(self.settings.chat_per_minute / 60, 60) for _ in range(self.setup.players)]
        self._note_asked()

    # life

    def start(self) -> None:
        """Begin to answer calls, and let bots that are asked think."""
        self._task = asyncio.create_task(self._run(), name=f"table {self.id}")
        self.thinking.wake()

    async def stop(self) -> None:
        self._stopped = True
        self.thinking.stop()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        for call in self._calls:
            if not call.done.done():
                call.done.set_exception(refuse(503, "restarting", "server-restarting"))

    @property
    def idle(self) -> bool:
        """Nobody looks, nobody calls, nobody thinks."""
        quiet = time.monotonic() - self.used > self.settings.unload_seconds
        return quiet and not self._calls and not self.thinking.busy and not self.publisher.read

    async def call(self, work: Callable[[Change], Any]) -> Any:
        """Let the owning task do this; returns when it is durable."""
        if self._stopped:
            raise refuse(503, "restarting", "server-restarting")
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._calls.append(_Call(work, done))
        self._called.set()
        self.used = time.monotonic()
        return await done

    async def _run(self) -> None:
        while True:
            await self._called.wait()
            self._called.clear()
            calls, self._calls = self._calls, []
            try:
                await self._do(calls)
            except asyncio.CancelledError:
                self._calls = [*calls, *self._calls]
                raise
            except Exception:
                log.exception("table %s", self.id)
                for call in calls:
                    if not call.done.done():
                        call.done.set_exception(refuse(500, "internal", "server-mistake"))

    @property
    def unsure(self) -> bool:
        """Whether there is something in memory that is not in the store, or not yet: nobody may see it."""
        return self._lost or not self._settled.is_set()

    async def steady(self) -> None:
        """Wait until what can be seen here is stored; refused when it could not be."""
        while not self._settled.is_set():
            await self._settled.wait()
        if self._lost:
            raise refuse(503, "store", "store-failed")

    async def _do(self, calls: list[_Call]) -> None:
        """What waits together is committed together; then everybody is answered; then it is published."""
        change = Change()
        self._settled.clear()
        try:
            answers = await self._settle(calls, change)
        finally:
            self._settled.set()
        for call, answer in answers:
            if call.done.done():
                continue
            if isinstance(answer, Exception):
                call.done.set_exception(answer)
            else:
                call.done.set_result(answer)
        if change.statements or self._dirty:
            self._dirty = False
            await asyncio.sleep(0)  # those who wait for their answer come first
            self.publish()

    async def _settle(self, calls: list[_Call], change: Change) -> list[tuple[_Call, Any]]:
        """What becomes of each call, once all that they changed is stored, or the table again as it was."""
        if self._lost and not await self._go_back():
            return [(call, refuse(503, "store", "store-failed")) for call in calls]
        answers: list[tuple[_Call, Any]] = []
        for call in calls:
            own = Change()
            try:
                answers.append((call, call.work(own)))
                change.statements += own.statements
            except VivantError as error:
                answers.append((call, refusal_of(error, self.names)))
            except Exception:  # our own mistake: one call fails, the table stays
                log.exception("table %s", self.id)
                self._lost = True
                answers.append((call, refuse(500, "internal", "server-mistake")))
        if change.statements:
            self._keep_dues(change)
            try:
                await self.store.write(change)
            except Exception:
                log.exception("table %s could not be written", self.id)
                self._lost = True
                answers = [(call, refuse(503, "store", "store-failed")) for call in calls]
        if self._lost:
            await self._go_back()
        return answers

    async def _go_back(self) -> bool:
        """What is in memory was not written: be again what the store holds. False where that cannot be asked."""
        try:
            found = await self.store.read(lambda connection: stored.load_table(connection, self.id, CHAT_KEPT))
        except Exception:
            log.exception("table %s could not be read", self.id)
            return False
        if found is not None:
            self._restore(found)
            self._dirty = True
        self._lost = False
        return True

    def publish(self) -> None:
        if self.unsure:
            return
        self._note_asked()
        self.publisher.publish()
        self.thinking.wake()

    def _keep_dues(self, change: Change) -> None:
        """Whether a bot is asked, and now and then when the table last changed."""
        now = time.time()
        due = self.state == PLAYING and any(self.seats[seat].played_by_bot for seat in self.asked())
        if due != self._bot_due or now - self._touched > TOUCHED_EVERY:
            self._bot_due, self._touched = due, now
            stored.set_table(change, self.id, bot_due=int(due), changed=now)

    # looking

    def asked(self) -> list[int]:
        return self.match.to_act() if self.match is not None else []

    def names(self, lang: str) -> list[str]:
        return seat_names([(seat.kind, seat.name) for seat in self.seats], lang)

    def seal(self) -> str | None:
        return None if self.secret is None else seal_of(self.secret)

    def find(self, token: str, *kinds: str) -> Holder:
        """Who knows this token; refused where it is none of this table's, or not of these kinds."""
        holder = self.holders.get(hash_token(token))
        if holder is not None and holder.kind == FRESH and SEAT in kinds:
            holder = self._renewed(holder)
        if holder is None or holder.kind not in kinds:
            raise refuse(401, "token", "token-refused")
        if holder.kind == SEAT and holder.seat in self._unused:
            self._use(holder.seat)
        return holder

    def _renewed(self, fresh: Holder) -> Holder:
        """A renewed token is in hand: from now on it alone opens the seat."""
        holder = Holder(fresh.hash, fresh.seat, SEAT)
        old = [other.hash for other in self.holders.values() if self._opens(other, fresh.seat) and other is not fresh]
        self.holders = {hash: other for hash, other in self.holders.items() if hash not in old}
        self.holders[holder.hash] = holder
        self.publisher.dismiss(fresh.seat)
        self._do_later(lambda change: self._keep_renewed(change, holder, old))
        return holder

    def _keep_renewed(self, change: Change, holder: Holder, old: list[str]) -> None:
        self._drop(change, [holder.hash, *old])
        self._hold(change, holder)

    def _use(self, seat: int) -> None:
        """Somebody has the seat's token in hand: the invitation that brought them there has served for good."""
        self._unused.discard(seat)
        spent = [holder.hash for holder in self.holders.values() if (holder.seat, holder.kind) == (seat, SPENT)]
        self._do_later(lambda change: self._drop(change, spent))

    def _do_later(self, work: Callable[[Change], Any]) -> None:
        """Something that nobody waits for."""
        task = asyncio.create_task(self.call(work))
        self._small_tasks.add(task)
        task.add_done_callback(self._small_done)

    def _small_done(self, task: asyncio.Task[Any]) -> None:
        self._small_tasks.discard(task)
        if not task.cancelled():
            task.exception()  # it is tried again with the next use after a restart

    def may_host(self, seat: int) -> bool:
        """The host; or anybody seated, when the host has been gone for a while or there is none."""
        if seat == self.host:
            return True
        host = self.seats[self.host] if self.host >= 0 else None
        if host is None or host.kind != PERSON:
            return True
        return host.gone_since is not None and time.monotonic() - host.gone_since > self.settings.host_gone_seconds

    def _note_asked(self) -> None:
        asked = self.asked() if self.state == PLAYING else []
        now = time.monotonic()
        self.asked_since = {seat: self.asked_since.get(seat, now) for seat in asked}

    def _dice(self, words: list[str]) -> SealedDice | None:
        return None if self.secret is None else SealedDice(self.secret, words)

    # deciding; each of these is work for `call`

    def act(self, change: Change, seat: int, decision: int, text: str) -> Answer:
        match = self._playing()
        action = match.game.parse(text)
        what = f"do {match.game.text(action)}" if action >= 0 else f"do {text}"
        if repeated := self.decisions.check(seat, decision, what):
            return self._answer(seat, repeated)
        self._slow_down(seat)
        step = match.play(seat, text)
        self.decisions.done(seat, what, step.n)
        self._store_lines(change)
        return self._answer(seat, None, step.n)

    def undo(self, change: Change, seat: int, decision: int) -> Answer:
        match = self._playing()
        if repeated := self.decisions.check(seat, decision, "undo"):
            return self._answer(seat, repeated)
        self._slow_down(seat)
        before = match.to_act()
        number = match.undo(seat)
        self.decisions.done(seat, "undo", number)
        self.decisions.taken_back(seat, before, match.to_act(), by_consent=False)
        self._store_lines(change)
        return self._answer(seat, None, number)

    def ask_back(self, change: Change, seat: int, decision: int, step: int) -> Answer:
        """Ask the other people to take back this step and everything after it."""
        match = self._playing()
        if repeated := self.decisions.check(seat, decision, f"back {step}"):
            return self._answer(seat, repeated)
        if self.ask is not None and (self.ask.by, self.ask.step) == (seat, step):
            return {"ask": self.ask.id}  # sent again
        self._slow_down(seat)
        if match.text_of(step) is None:
            raise refuse(409, "undo", "undo-no-such-step", n=str(step))
        if self.ask is not None:
            raise refuse(409, "ask", "ask-pending")
        match.check_consent_undo(seat, step)
        waiting = self._people() - {seat}
        self.asks += 1
        self.ask = Ask(self.asks, seat, step, waiting)
        if not waiting:
            return self._take_back(change)
        self._dirty = True
        return {"ask": self.ask.id}

    def answer(self, change: Change, seat: int, ask: int, agree: bool) -> Answer:
        """A yes or a no to what is asked; the last yes does it, any no ends it, also of who asked."""
        withdrawn = self.ask is not None and seat == self.ask.by and not agree
        if self.ask is None or self.ask.id != ask or not (seat in self.ask.waiting or withdrawn):
            raise refuse(409, "ask", "ask-gone")
        if not agree:
            self.ask = None
            self._dirty = True
            return {"done": False}
        self.ask.agree(seat)
        if self.ask.waiting:
            self._dirty = True
            return {"done": False}
        self._take_back(change)
        return {"done": True}

    def _people(self) -> set[int]:
        """Those who are asked for their consent: bots always give it, also for whoever lent them a seat."""
        return {seat.number for seat in self.seats if seat.kind == PERSON and not seat.lent}

    def _ask_the_present(self, change: Change) -> None:
        """Who holds a seat has changed while something is asked: those who are there now are asked."""
        if self.ask is None:
            return
        self.ask.waiting = self._people() - self.ask.agreed - {self.ask.by}
        self._dirty = True
        if not self.ask.waiting:
            self._take_back(change)

    def _take_back(self, change: Change) -> Answer:
        match, ask = self._playing(), self.ask
        assert ask is not None
        self.ask = None
        self._dirty = True
        before = match.to_act()
        number = match.undo(ask.by, ask.step, consent=sorted(ask.agreed))
        self.decisions.done(ask.by, f"back {ask.step}", number)
        self.decisions.taken_back(ask.by, before, match.to_act(), by_consent=True)
        self._store_lines(change)
        return self._answer(ask.by, None, number)

    def _playing(self) -> Match:
        if self.match is None:
            raise refuse(409, "open", "table-open")
        return self.match

    def _answer(self, seat: int, repeated: Answered | None, step: int = 0) -> Answer:
        step = repeated.step if repeated else step
        return {"step": step, "decision": repeated.decision + 1 if repeated else self.decisions.numbers[seat]}

    def _slow_down(self, seat: int) -> None:
        if not self._buckets[seat].take():
            raise refuse(429, "fast", "calls-fast")

    def _store_lines(self, change: Change) -> None:
        """The record has grown; whatever was asked about the past lapses."""
        assert self.match is not None
        self.ask = None
        texts = self.match.record_lines(self.lines_stored)
        change.statements += stored.line_rows(self.id, self.lines_stored, texts, self.decisions.text()).statements
        self.lines_stored += len(texts)
        if self.match.over and self.state == PLAYING:
            self.state = OVER
            self._drop(change, [holder.hash for holder in self.holders.values() if holder.kind in (SIT, SPENT)])
            stored.set_table(change, self.id, state=OVER, changed=time.time(), bot_due=0)

    # sitting down

    def sit(self, change: Change, token: str, name: str, word: str) -> Answer:
        """An invitation becomes a seat token, once."""
        holder = self.find(token, SIT, CARRY, SPENT)
        seat = self.seats[holder.seat]
        if holder.kind == SPENT:
            return self._sit_again(change, seat, name)
        if holder.kind == SIT:
            if self.state == OVER:
                raise refuse(409, "over", "match-over")
            if seat.kind != EMPTY:
                raise refuse(409, "taken", "seat-taken")
            others = [other for other in self.seats if other is not seat]
            neat, given = check_name(name, others), check_word(word)
            self.take_place(seat, neat, given if self.state == OPEN else "")
            stored.set_seat(change, self.id, seat.number, **seat.values())
            self._drop(change, [other.hash for other in self.holders.values() if self._leads(other, seat.number)])
            self._hold(change, Holder(holder.hash, seat.number, SPENT))
            self._unused.add(seat.number)
            if self.host < 0:
                self.host = seat.number
                stored.set_table(change, self.id, host=self.host)
        else:
            self._drop(change, [holder.hash])
        answer = {"seat": seat.number, "token": self.give_token(change, seat.number, SEAT), "name": seat.name}
        self.begin_if_full(change)
        return answer

    def _sit_again(self, change: Change, seat: Seat, name: str) -> Answer:
        """The answer to sitting down was lost: the same person gets another token, and the lost one ends."""
        if seat.kind != PERSON or " ".join(name.split()).casefold() != seat.name.casefold():
            raise refuse(401, "token", "token-refused")
        lost = [other.hash for other in self.holders.values() if (other.seat, other.kind) == (seat.number, SEAT)]
        self._drop(change, lost)
        return {"seat": seat.number, "token": self.give_token(change, seat.number, SEAT), "name": seat.name}

    def take_place(self, seat: Seat, name: str, word: str = "") -> None:
        """A person sits down, and has been there from this moment on."""
        seat.kind, seat.name, seat.word, seat.bot = PERSON, name, word, None
        seat.gone_since = time.monotonic()
        self.thinking.forget(seat.number)

    def begin_if_full(self, change: Change) -> None:
        """The match begins when the last place is taken; from then on the words are fixed."""
        if self.state != OPEN or any(seat.kind == EMPTY for seat in self.seats):
            return
        if self.match is None:
            names = [seat.recorded_name() for seat in self.seats]
            self.match = Match(self.game, self._dice([seat.word for seat in self.seats]), names)
        self.state = PLAYING
        stored.set_table(change, self.id, state=PLAYING, changed=time.time())
        self._store_lines(change)

    def set_word(self, change: Change, seat: int, word: str) -> Answer:
        if self.state != OPEN:
            raise refuse(409, "playing", "word-late")
        self._slow_down(seat)
        self.seats[seat].word = check_word(word)
        stored.set_seat(change, self.id, seat, word=word)
        return {}

    def link(self, change: Change, by: int, kind: str) -> str:
        """A token to give away: to one's own seat on a further device, or to look on."""
        self._slow_down(by)
        return self.give_token(change, SPECTATOR if kind == WATCH else by, kind)

    def give_token(self, change: Change, seat: int, kind: str) -> str:
        alike = [holder.hash for holder in self.holders.values() if (holder.seat, holder.kind) == (seat, kind)]
        if kind == WATCH and len(alike) >= MOST_WATCHED:
            raise refuse(409, "links", "watch-links-many", most=MOST_WATCHED)
        most = MOST_CARRIED if kind == CARRY else MOST_TOKENS
        self._drop(change, alike[: max(0, len(alike) - most + 1)])
        token = new_token()
        self._hold(change, Holder(hash_token(token), seat, kind))
        return token

    def _hold(self, change: Change, holder: Holder) -> None:
        self.holders[holder.hash] = holder
        row = {"hash": holder.hash, "table_id": self.id, "seat": holder.seat, "kind": holder.kind}
        stored.add_token(change, {**row, "created": time.time()})

    def claim(self, change: Change, hash: str, name: str) -> Answer:
        """A place that was kept for somebody from the table before; asked again, they get another token to it."""
        holder = self.holders.get(hash)
        if holder is None or holder.kind not in (KEPT, CLAIMED):
            raise refuse(409, "taken", "seat-taken")
        seat = self.seats[holder.seat]
        if holder.kind == KEPT:
            neat = check_name(name, [other for other in self.seats if other is not seat])
            self.take_place(seat, neat)
            stored.set_seat(change, self.id, seat.number, **seat.values())
            self._drop(change, [other.hash for other in self.holders.values() if self._leads(other, seat.number)])
            self._hold(change, Holder(hash, seat.number, CLAIMED))
        token = self.give_token(change, seat.number, SEAT)
        self.begin_if_full(change)
        return {"seat": seat.number, "token": token}

    def renew(self, change: Change, seat: int) -> Answer:
        """A new token for the seat. When it is first used all others end, and so do their sockets; not before, as
        the answer might be lost."""
        self._slow_down(seat)
        return {"token": self.give_token(change, seat, FRESH)}

    def invite(self, change: Change, by: int, seat: int) -> Answer:
        """A link to an empty place; the links given out before for it end."""
        self._check_host(by)
        self._slow_down(by)
        if self._place(seat).kind != EMPTY:
            raise refuse(409, "taken", "seat-not-empty")
        self._drop(change, [holder.hash for holder in self.holders.values() if self._sits(holder, seat)])
        return {"token": self.give_token(change, seat, SIT)}

    def seat_bot(self, change: Change, by: int, number: int, bot: str) -> Answer:
        """A bot for an empty place, or in place of a person: oneself, or somebody who has gone."""
        seat = self._place(number)
        self._slow_down(by)
        if seat.kind == BOT:
            self._check_host(by)
        elif seat.kind == EMPTY:
            self._check_host(by)
            self._drop(change, [holder.hash for holder in self.holders.values() if self._leads(holder, number)])
            seat.kind, seat.name = BOT, ""
        elif by != number:
            self._check_host(by)
            if seat.gone_since is None:
                raise refuse(409, "here", "seat-here", name=seat.name)
        if seat.kind == PERSON and self.state != PLAYING:
            raise refuse(409, "open", "table-open" if self.state == OPEN else "match-over")
        seat.bot = bot
        stored.set_seat(change, self.id, number, **seat.values())
        self.thinking.forget(number)
        self.begin_if_full(change)
        self._ask_the_present(change)
        return {}

    def take_back_seat(self, change: Change, seat: int) -> Answer:
        if not self.seats[seat].lent:
            raise refuse(409, "not-lent", "seat-not-lent")
        self._slow_down(seat)
        self.seats[seat].bot = None
        stored.set_seat(change, self.id, seat, bot=None)
        self.thinking.forget(seat)
        self._ask_the_present(change)
        return {}

    def open_place(self, change: Change, by: int, number: int) -> Answer:
        """A bot gets up for a friend; it goes on playing until somebody sits down."""
        self._check_host(by)
        self._slow_down(by)
        seat = self._place(number)
        if seat.kind != BOT or self.state == OVER:
            raise refuse(409, "not-bot", "seat-not-bot")
        if self.state == OPEN:
            seat.kind, seat.bot = EMPTY, None
        else:
            seat.kind = EMPTY  # and `bot` stays: it holds the place meanwhile
        stored.set_seat(change, self.id, number, **seat.values())
        return {"token": self.give_token(change, number, SIT)}

    def _place(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise refuse(404, "seat", "seat-unknown", seat=str(number), last=str(len(self.seats) - 1))
        return self.seats[number]

    def _check_host(self, seat: int) -> None:
        if not self.may_host(seat):
            raise refuse(403, "host", "host-only")

    def _sits(self, holder: Holder, seat: int) -> bool:
        return holder.kind == SIT and holder.seat == seat

    def _opens(self, holder: Holder, seat: int) -> bool:
        return holder.kind in (SEAT, FRESH, CARRY) and holder.seat == seat

    def _leads(self, holder: Holder, seat: int) -> bool:
        """Whether it leads to this empty place: an invitation, or the right of somebody it is kept for."""
        return holder.kind in (SIT, KEPT) and holder.seat == seat

    def _drop(self, change: Change, hashes: list[str]) -> None:
        for hash in hashes:
            self.holders.pop(hash, None)
        if hashes:
            stored.drop_tokens(change, hashes)

    # talking

    def say(self, change: Change, seat: int, text: str) -> Answer:
        """Plain text to everybody at the table."""
        neat = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
        if not neat or len(text) > self.settings.chat_length:
            raise refuse(422, "chat", "chat-length", most=self.settings.chat_length)
        if not self._chat_buckets[seat].take():
            raise refuse(429, "fast", "chat-fast")
        self.chat_count += 1
        line = {"n": self.chat_count, "seat": seat, "name": self.seats[seat].name, "text": neat, "at": time.time()}
        self.chat = [*self.chat, line][-CHAT_KEPT:]
        stored.add_chat(change, {"table_id": self.id, **line})
        return {"id": self.chat_count}

    # bots

    def act_for(self, change: Change, number: int, decision: int, text: str) -> Answer:
        """What a bot decided for this seat, if it is still a bot's to decide."""
        if not self.seats[number].played_by_bot:
            raise refuse(409, "lent", "seat-not-lent")  # its person has come back meanwhile
        self._buckets[number].refill()
        return self.act(change, number, decision, text)


def check_bot(bot: str, game: Any) -> str:
    from vivant.bots import make_bot

    try:
        make_bot(bot, game)
    except SetupError as error:
        raise refusal_of(error) from None
    return bot


__all__ = ["CARRY", "OPEN", "OVER", "PLAYING", "SEAT", "SIT", "WATCH", "Holder", "Table", "check_bot"]
