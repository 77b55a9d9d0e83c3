"""Table: one match with its seats and keys. Its queue does what is called, commits, answers; then it is published."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from vivant.bots import make_bot
from vivant.engine.clocks import BACK, LENT
from vivant.engine.errors import SetupError
from vivant.engine.game import Game
from vivant.engine.match import Match
from vivant.engine.state import SPECTATOR
from vivant.table import bookrows
from vivant.table.bots import TableBots
from vivant.table.chat import Chat
from vivant.table.clocks import TableClocks
from vivant.table.consent import PAUSE, Consent
from vivant.table.decisions import Done
from vivant.table.keys import CARRY, KEPT, SEAT, SIT, SPENT, WATCH, Holder, Keys, hash_token
from vivant.table.lessons import TableLesson
from vivant.table.limits import PerSeat
from vivant.table.match import OPEN, OVER, PLAYING, TableMatch
from vivant.table.names import neat_text
from vivant.table.presence import Presence
from vivant.table.publishing import Publisher
from vivant.table.queue import CallQueue
from vivant.table.refusal import refusal_of, refuse
from vivant.table.results import result_row
from vivant.table.seats import BOT, EMPTY, PERSON, Seats
from vivant.table.settings import Settings
from vivant.table.setup import TableSetup, check_pace
from vivant.table.snapshot import Told
from vivant.table.store import Change, Store, Stored
from vivant.table.thinkers import Thinkers
from vivant.table.timekeeper import Timekeeper

SOON: Final = 0.05  # seconds
TOUCHED_EVERY: Final = 60.0  # seconds; how exactly the store knows when a table last changed

Answer = dict[str, Any]


class Table:
    """The parts of a table, and what concerns more than one of them.

    Everything here runs on the event loop. What takes a `Change` is work for its queue, and is done by that alone.
    """

    def __init__(self, kept: Stored, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        self.id: str = kept.row["id"]
        self.settings = settings
        self.clock = store.clock
        self.setup = TableSetup.read(kept.row["setup"])
        self.game = self.setup.game
        self.limit = PerSeat(self.setup.players, settings.calls_per_second, 20, "calls-fast")
        self.seats = Seats(self.id, settings.host_gone_seconds, settings.away_seconds)
        self.presence = Presence(self.setup.players)
        self.play = TableMatch(self.id, self.setup, self.limit)
        self.consent = Consent(self.seats)
        self.chat = Chat(self.id, settings, self.setup.players)
        self.queue = queue = CallQueue(self.id, store, self)
        self.lesson = TableLesson(self.setup)
        self.clocks = TableClocks(self.id, self.play, store.clock.running)
        told = Told(self.id, self.setup, self.seats, self.play, self.consent, self.chat, self.lesson, self.clocks)
        self.publisher = Publisher(told, settings, lambda: queue.unsure)
        self.bots = TableBots(self.seats, self.play, thinkers, settings, self._act_for, self.lesson)
        parts = (self.seats, self.play, self.consent, self.bots, self.clocks)
        self.time = Timekeeper(*parts, self.limit, self.queue, self.settle_ask)
        self.keys = Keys(self.id, self.queue.later, self.publisher.dismiss)
        self._timer: asyncio.TimerHandle | None = None  # until somebody who is away need not be waited for
        self.look: Callable[[Table], None] = lambda table: (
            None
        )  # told whenever something may have changed for who is away
        self.again_lock = asyncio.Lock()  # one next table, however many ask for it at once
        self.restore(kept)

    # life

    def start(self) -> None:
        """Begin to answer calls, and let bots that are asked think."""
        self.queue.start()
        self.bots.wake()
        self.clocks.wake()
        self.look(self)
        if self._expired:
            self.queue.later(lambda change: change.mark_expired([self.id], None))

    async def stop(self) -> None:
        """For good. Its parts let go of it, so that it leaves the memory with the last who holds it."""
        self._stop_waiting()
        self.time.stop()
        await self.queue.stop()
        await self.bots.stop()
        self.publisher.stop()

    @property
    def idle(self) -> bool:
        """Nobody looks, nobody calls, nobody thinks."""
        quiet = time.monotonic() - max(self.queue.used, self.publisher.left) > self.settings.unload_seconds
        return quiet and not self.queue.busy and not self.bots.busy and not self.publisher.read

    # what the queue asks

    def names(self, lang: str) -> list[str]:
        return self.seats.names(lang)

    def restore(self, kept: Stored) -> None:
        """Be what the store holds."""
        self.seats.restore(kept.seats, kept.row["host"])
        self.keys.restore(kept.tokens)
        self.chat.restore(kept.chat)
        self.consent.lapse()
        self.play.restore(kept)
        self.clocks.restore(kept)
        self.time.restore()
        self.lesson.restore(TableSetup.read(kept.row["setup"]))
        self._bot_due = bool(kept.row["bot_due"])
        self._expired = kept.row["expired"] is not None
        self._touched = 0.0

    def complete(self, change: Change) -> None:
        """Whether a bot is asked, and now and then when the table last changed."""
        now = self.clock.now()
        self.clocks.complete(change)
        asked = [] if self.play.paused or self.play.state != PLAYING else self.play.asked()
        due = any(self.seats[seat].played_by_bot for seat in asked)
        if due != self._bot_due or now - self._touched > TOUCHED_EVERY:
            self._bot_due, self._touched = due, now
            change.set_table(self.id, bot_due=int(due), changed=now)

    def note_call(self, seat: int) -> None:
        """Who calls without following is there at that moment."""
        self.seats.note_call(seat)
        self.presence.note_call(seat)

    def publish(self) -> None:
        if self.queue.unsure:
            return
        self.play.note_asked()
        self.publisher.publish()
        self.bots.wake()
        self.clocks.wake()
        self.look(self)

    # deciding

    def act(self, change: Change, seat: int, decision: int, text: str) -> Done:
        self.seats.check_own(seat)
        done = self._grown(change, self.play.act(change, seat, decision, text, self._check_act))
        self._write_lesson(change, seat)
        return done

    def _check_act(self, match: Match, seat: int, text: str) -> None:
        self.clocks.check(seat)
        self.lesson.check(match, seat, text)

    def undo(self, change: Change, seat: int, decision: int) -> Done:
        self.seats.check_own(seat)
        return self._grown(change, self.play.undo(change, seat, decision, self.clocks.check))

    def ask_back(self, change: Change, seat: int, decision: int, step: int) -> Answer:
        """Ask the other people to take back this step and everything after it."""
        self.seats.check_own(seat)
        match = self.play.playing
        if repeated := self.play.decisions.check(seat, decision, f"back {step}"):
            return {"step": repeated.step, "decision": repeated.decision}
        if sent := self.consent.pending(seat, step):
            return {"ask": sent.id}
        self.limit.check(seat)
        self.clocks.check(seat)
        self.play.check_step(step)
        self.consent.check_free()
        match.check_consent_undo(seat, step)
        ask = self.consent.request(seat, step)
        if done := self.settle_ask(change):
            return {"step": done.step, "decision": done.decision}
        self.queue.touch()
        return {"ask": ask.id}

    def answer(self, change: Change, seat: int, ask: int, agree: bool) -> Answer:
        """A yes or a no to what is asked; the last yes does it."""
        agreed = self.consent.answer(seat, ask, agree)
        self.queue.touch()
        if agreed:
            self._do_asked(change)
        return {"done": agreed}

    def settle_ask(self, change: Change) -> Done | None:
        """Do what is asked if nobody is waited for any more; else look again when somebody's time may have passed."""
        if self.consent.ask is None:
            return None
        if not self.consent.waiting():
            return self._do_asked(change)
        self._stop_waiting()
        later = max(SOON, self.consent.seconds())
        self._timer = asyncio.get_running_loop().call_later(later, self.queue.later, self.settle_ask)
        return None

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _do_asked(self, change: Change) -> Done | None:
        ask, silent = self.consent.take()
        if ask.step == PAUSE:
            self.time.paused(change, ask.by, ask.agreed, silent)
            return None
        return self._grown(change, self.play.take_back(change, ask.by, ask.step, ask.agreed, silent))

    def _grown(self, change: Change, done: Done) -> Done:
        """Once the record is longer, whatever was asked about the past lapses; after the end nobody sits down."""
        if not done.again:
            self.consent.grown(self.play.state == OVER)
            if self.play.state == OVER:
                self.keys.end_invitations(change)
                bookrows.add_result(change, result_row(self.id, self.lesson.setup, self.seats, self.play))
        return done

    async def _act_for(self, seat: int, decision: int, text: str) -> None:
        """What a bot decided for this seat, if it is still a bot's to decide."""

        def act(change: Change) -> None:
            if not self.seats[seat].played_by_bot:
                raise refuse(409, "lent", "seat-not-lent")  # its person has come back meanwhile
            self.clocks.check_running()
            self.limit.refill(seat)
            stood_in = self.clocks.stands_in(seat)
            self._grown(change, self.play.act(change, seat, decision, text))
            if stood_in:
                self.time.hand_back(change, seat)

        await self.queue.call(act)

    def leave_lesson(self, change: Change, seat: int) -> None:
        """The match goes on without it, for good."""
        self.seats.check_own(seat)
        self.limit.check(seat)
        if self.lesson.going_on(seat):
            change.set_table(self.id, setup=self.lesson.leave())

    # sitting down

    def begin_if_full(self, change: Change) -> None:
        before = self.play.state
        self.play.begin(change, self.seats)
        if self.play.state != before:
            self.clocks.begin(change)

    def sit(self, change: Change, token: str, name: str, word: str) -> Answer:
        """An invitation becomes a seat token, once; or another one, for who lost the answer."""
        holder = self.keys.find(token, SIT, CARRY, SPENT)
        seat = self.seats[holder.seat]
        if holder.kind == SIT:
            if self.play.state == OVER:
                raise refuse(409, "over", "match-over")
            if seat.kind != EMPTY:
                raise refuse(409, "taken", "seat-taken")
            self._sit_down(change, holder.seat, name, word)
        elif holder.kind == SPENT and (
            seat.kind != PERSON or neat_text(name).casefold() != neat_text(seat.name).casefold()
        ):
            raise refuse(401, "token", "token-refused")
        self.keys.spend(change, holder)
        return self._seated(change, holder.seat)

    def set_listed(self, change: Change, by: int, lang: str) -> None:
        """On the home page for whoever comes, in this language, until the match begins; or off it again."""
        self.seats.check_host(by)
        self.limit.check(by)
        if self.play.state != OPEN:
            raise refuse(409, "playing", "listed-late")
        self.play.listed = lang
        change.set_table(self.id, listed=lang or None)

    def unlist_if_left(self, change: Change) -> None:
        """Off the home page when its host has been away for hours."""
        if self.play.listed and self.seats.host_away() > self.settings.listed_seconds:
            self.play.listed = ""
            change.set_table(self.id, listed=None)

    def sit_listed(self, change: Change, key: str, name: str, word: str) -> Answer:
        """Somebody who found the table on the home page gets a place that is free; `key` is their own, and with the
        same they may ask again if the answer was lost."""
        token = f"listed {self.id} {key}"
        if self.keys.spent(token):
            return self.sit(change, token, name, word)
        free = self.seats.free() if self.play.listed else []
        if not free:
            raise refuse(409, "taken", "listed-not")
        self._sit_down(change, free[0], name, word)
        self.keys.spend(change, Holder(hash_token(token), free[0], SIT))
        return self._seated(change, free[0])

    def claim(self, change: Change, hash: str, name: str) -> Answer:
        """A place that was kept for somebody from the table before; asked again, they get another token to it."""
        holder = self.keys.kept(hash)
        if holder.kind == KEPT:
            self._sit_down(change, holder.seat, name)
            self.keys.claim(change, holder)
        return self._seated(change, holder.seat)

    def _sit_down(self, change: Change, seat: int, name: str, word: str = "") -> None:
        self.seats.sit_down(change, seat, name, word, fixed=self.play.state != OPEN)
        self.bots.forget(seat)
        self.time.note_player(change, seat, BACK)

    def _seated(self, change: Change, seat: int) -> Answer:
        token = self.keys.give(change, seat, SEAT)
        self.begin_if_full(change)
        return {"seat": seat, "token": token, "name": self.seats[seat].name}

    def set_word(self, change: Change, seat: int, word: str) -> None:
        if self.play.state != OPEN:
            raise refuse(409, "playing", "word-late")
        self.limit.check(seat)
        self.seats.set_word(change, seat, word)

    # keys

    def give(self, change: Change, by: int, kind: str) -> str:
        """A token to one's own seat on a further device, or to look on; or a new one of one's own. When that is first
        used all others end, and so do their sockets; not before, as the answer might be lost."""
        self.limit.check(by)
        return self.keys.give(change, SPECTATOR if kind == WATCH else by, kind)

    def invite(self, change: Change, by: int, seat: int) -> str:
        """A link to an empty place; the links given out before for it end."""
        self.seats.check_host(by)
        self.limit.check(by)
        if self.seats.place(seat).kind != EMPTY:
            raise refuse(409, "taken", "seat-not-empty")
        return self.keys.invite(change, seat)

    # books of matches

    def enter_book(self, change: Change, token: str, book: str) -> int:
        """The seat of this token stands in the book, and so does how the match ended, once it has."""
        seat = self.keys.find(token, SEAT).seat
        self.limit.check(seat)
        if self.keys.enter_book(change, seat, book):
            bookrows.enter_seat(change, book, self.id, seat)
            if self.play.state == OVER:
                bookrows.add_result(change, result_row(self.id, self.lesson.setup, self.seats, self.play))
            self._write_lesson(change, seat)
        return seat

    def give_to_book(self, change: Change, seat: int, book: str) -> str:
        self.limit.check(seat)
        return self.keys.give_to_book(change, seat, book)

    def _write_lesson(self, change: Change, seat: int) -> None:
        if lesson := self.lesson.learnt(self.play.match, seat):
            bookrows.add_lesson(change, self.id, seat, self.game.id, lesson)

    # bots

    def seat_bot(self, change: Change, by: int, number: int, bot: str) -> None:
        """A bot for an empty place, or in place of a person: oneself, or somebody who has gone."""
        seat = self.seats.place(number)
        self.limit.check(by)
        if seat.kind != PERSON or by != number:
            self.seats.check_host(by)
        if seat.kind == PERSON:
            self.seats.check_stays(number)
            if by != number:
                if self.clocks.clocks is not None:
                    raise refuse(409, "clocks", "clock-lends")
                self.seats.check_away(number)
            if self.play.state != PLAYING:
                raise refuse(409, "open", "table-open" if self.play.state == OPEN else "match-over")
        elif seat.kind == EMPTY:
            self.keys.close_place(change, number)
        if seat.kind == PERSON:
            self.time.note_player(change, number, LENT)
        self.seats.seat_bot(change, number, bot)
        self.bots.forget(number)
        self.begin_if_full(change)

    def take_back_seat(self, change: Change, seat: int) -> None:
        if not self.seats[seat].lent:
            raise refuse(409, "not-lent", "seat-not-lent")
        self.seats.check_stays(seat)
        if self.clocks.stands_in(seat):
            raise refuse(409, "time", "clock-out")
        self.limit.check(seat)
        self.time.note_player(change, seat, BACK)
        self.seats.take_back(change, seat)
        self.bots.forget(seat)

    def open_place(self, change: Change, by: int, number: int) -> str:
        """A bot gets up for a friend; it goes on playing until somebody sits down."""
        self.seats.check_host(by)
        self.limit.check(by)
        if self.seats.place(number).kind != BOT or self.play.state == OVER:
            raise refuse(409, "not-bot", "seat-not-bot")
        self.seats.open_place(change, number, playing=self.play.state == PLAYING)
        return self.keys.give(change, number, SIT)

    def set_pace(self, change: Change, by: int, pace: str) -> None:
        """How fast bots play from here on, for everybody at the table."""
        self.limit.check(by)
        self.play.pace = check_pace(pace)
        change.set_table(self.id, setup=self.present_setup.text())
        for seat in self.seats:
            self.bots.forget(seat.number)  # who has begun to pause begins again, as fast as is wanted now

    @property
    def present_setup(self) -> TableSetup:
        """With the pace that was chosen since."""
        return replace(self.setup, pace=self.play.pace)

    # the rest

    def say(self, change: Change, seat: int, text: str) -> int:
        return self.chat.say(change, seat, self.seats[seat].name, text)

    def go_on_at(self, change: Change, id: str) -> None:
        """These people play next at another table."""
        self.play.next_table = id
        change.set_table(self.id, again=id)


def check_bot(bot: str, game: Game) -> str:
    try:
        make_bot(bot, game)
    except SetupError as error:
        raise refusal_of(error) from None
    return bot
