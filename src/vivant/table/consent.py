"""Consent: a request to take back a step and all after it, or to pause; it needs the yes of every other person."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass, field
from typing import Final

from vivant.table.refusal import refuse
from vivant.table.seats import Seats

PAUSE: Final = 0  # in the place of a step


@dataclass
class Ask:
    """It lapses with the first no, and one about a step with the next step of the match."""

    id: int
    by: int
    step: int
    at: float  # when it was asked
    agreed: set[int] = field(default_factory=set)


class Consent:
    """At most one request at a time. A bot has no say: where it plays for a person, the person is asked.

    Who is here is waited for as long as it takes. Who is away may come back and answer, until they have been away
    for `away_seconds` since they were asked; then it is done without them.
    """

    def __init__(self, seats: Seats) -> None:
        self.ask: Ask | None = None
        self._seats = seats
        self._last = int(time.time())  # numbers go on from the clock: none comes again after a restart

    def pending(self, by: int, step: int) -> Ask | None:
        """The request that is open, if it is this one."""
        return self.ask if self.ask is not None and (self.ask.by, self.ask.step) == (by, step) else None

    def check_free(self) -> None:
        if self.ask is not None:
            raise refuse(409, "ask", "ask-pending")

    def request(self, by: int, step: int) -> Ask:
        """A new one to everybody else; who asks has agreed."""
        self._last += 1
        self.ask = Ask(self._last, by, step, self._seats.clock())
        return self.ask

    def answer(self, seat: int, id: int, agree: bool) -> bool:
        """A yes or a no; any no ends it, also of who asked. True when nobody is waited for any more."""
        ask = self.ask
        if ask is None or ask.id != id or not (seat in self._open() or (seat == ask.by and not agree)):
            raise refuse(409, "ask", "ask-gone")
        if not agree:
            self.ask = None
            return False
        ask.agreed.add(seat)
        return not self.waiting()

    def waiting(self) -> list[int]:
        """Who is still waited for, ascending."""
        return [seat for seat in self._open() if self._left(seat) > 0]

    def away(self) -> list[int]:
        """Those of them for whom it will be done without an answer, unless they come back."""
        return [seat for seat in self.waiting() if self._seats[seat].gone_since is not None]

    def seconds(self) -> float:
        """Nobody's time will have passed before so many."""
        return min(self._seats.away_seconds, *map(self._left, self.waiting()))

    def take(self) -> tuple[Ask, list[int]]:
        """What can be done now, and who did not answer in time."""
        ask, silent = self.ask, self._open()
        assert ask is not None
        self.ask = None
        return ask, silent

    def lapse(self) -> None:
        self.ask = None

    def grown(self, over: bool) -> None:
        """There is another step."""
        if over or (self.ask is not None and self.ask.step != PAUSE):
            self.ask = None

    def left(self, seat: int) -> None:
        """What who resigns has asked for is asked no more."""
        if self.ask is not None and self.ask.by == seat:
            self.ask = None

    def _open(self) -> list[int]:
        """Whose yes is not there: whoever holds a seat now, also who sat down or lent it only since."""
        ask = self.ask
        return [] if ask is None else sorted(self._seats.people() - ask.agreed - {ask.by})

    def _left(self, seat: int) -> float:
        """Seconds until this person is not waited for any more."""
        gone = self._seats[seat].gone_since
        assert self.ask is not None
        if gone is None:
            return math.inf
        return max(gone, self.ask.at) + self._seats.away_seconds - self._seats.clock()
