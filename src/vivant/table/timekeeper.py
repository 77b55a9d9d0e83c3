"""The timekeeper: what happens to seats between steps. Time runs out, a pause, a bot takes over, somebody resigns."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from vivant.engine.clocks import BACK, OUT, PAUSED, RESIGNED, RESUMED
from vivant.table.bots import TableBots
from vivant.table.clocks import TableClocks
from vivant.table.consent import PAUSE, Consent
from vivant.table.limits import PerSeat
from vivant.table.match import OPEN, PLAYING, TableMatch
from vivant.table.queue import CallQueue
from vivant.table.refusal import refuse
from vivant.table.seats import Seats
from vivant.table.store import Change

MOST_MISSED: Final = 2  # decisions in a row whose time ran out; from then on the bot keeps the seat for its person

Answer = dict[str, Any]


class Timekeeper:
    """The record says all of it. What takes a `Change` is work for the table's queue. `settle` looks whether what is
    asked of everybody can be done now."""

    def __init__(
        self,
        seats: Seats,
        play: TableMatch,
        consent: Consent,
        bots: TableBots,
        clocks: TableClocks,
        limit: PerSeat,
        queue: CallQueue,
        settle: Callable[[Change], object],
    ) -> None:
        self.seats = seats
        self.play = play
        self.consent = consent
        self.bots = bots
        self.clocks = clocks
        self.limit = limit
        self.queue = queue
        self._settle = settle
        clocks.late = self._late

    def restore(self) -> None:
        self.seats.gone = self.play.gone()

    def stop(self) -> None:
        """Nobody is told of anything any more."""
        self.clocks.end()
        del self._settle

    def _late(self) -> None:
        self.queue.later(self.run_out)

    def _settle_later(self) -> None:
        """Who has left is waited for no more. By itself, so that what cannot be undone now refuses nothing else."""
        if self.consent.ask is not None:
            self.queue.later(self._settle)

    # bots and people

    def _note(
        self, change: Change, event: str, seat: int, agreed: Sequence[int] = (), away: Sequence[int] = ()
    ) -> None:
        self.play.note(change, event, seat, agreed, away)
        self.seats.gone = self.play.gone()
        self.bots.forget(seat)

    def note_player(self, change: Change, seat: int, event: str) -> None:
        """From here on a bot decides, or a person: where clocks count, the record says so."""
        clocks = self.clocks.clocks if self.play.state == PLAYING else None
        if clocks is not None and (seat in clocks.by_bot) == (event == BACK):
            self._note(change, event, seat)

    def run_out(self, change: Change) -> None:
        """A bot takes over from everybody whose time is over."""
        for seat in self.clocks.overdue():
            self._note(change, OUT, seat)
            self.seats.seat_bot(change, seat, self.clocks.bot)
        self._settle_later()
        self.clocks.wake()

    def hand_back(self, change: Change, seat: int) -> None:
        """A bot has made the decision that took too long: its person goes on, unless that was the second in a row."""
        clocks = self.clocks.clocks
        if clocks is not None and clocks.missed[seat] < MOST_MISSED and self.play.state == PLAYING:
            self._note(change, BACK, seat)
            self.seats.take_back(change, seat)

    def resign(self, change: Change, seat: int) -> None:
        """A bot plays on there to the end. Once is enough."""
        if self.seats.gone.get(seat) == RESIGNED:
            return
        self.seats.check_stays(seat)
        if self.play.state != PLAYING:
            raise refuse(409, "open", "table-open" if self.play.state == OPEN else "match-over")
        self.limit.check(seat)
        self._note(change, RESIGNED, seat)
        if not self.seats[seat].lent:
            self.seats.seat_bot(change, seat, self.clocks.bot)
        self.consent.left(seat)
        self._settle_later()

    # pauses

    def pause(self, change: Change, seat: int) -> Answer:
        """Ask the other people to let all clocks stand still."""
        self.seats.check_stays(seat)
        clocks = self.clocks.check_counting()
        if clocks.paused:
            return {"done": True}
        if sent := self.consent.pending(seat, PAUSE):
            return {"done": False, "ask": sent.id}
        self.limit.check(seat)
        self.consent.check_free()
        ask = self.consent.request(seat, PAUSE)
        self._settle(change)
        self.queue.touch()
        return {"done": True} if clocks.paused else {"done": False, "ask": ask.id}

    def paused(self, change: Change, by: int, agreed: Iterable[int], away: Sequence[int]) -> None:
        """Nobody has said no."""
        self._note(change, PAUSED, by, sorted(agreed), away)

    def resume(self, change: Change, seat: int) -> None:
        """Anybody may let the clocks go on."""
        if self.clocks.check_counting().paused:
            self.limit.check(seat)
            self._note(change, RESUMED, seat)
