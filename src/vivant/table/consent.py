"""Consent: a request to take back a step and all after it, which needs the yes of every other person at the table."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from vivant.table.refusal import refuse


@dataclass
class Ask:
    """It lapses with the next step of the match, and with the first no."""

    id: int
    by: int
    step: int
    waiting: set[int]
    agreed: set[int] = field(default_factory=set)


class Consent:
    """At most one request at a time. Bots always agree, also for whoever lent them a seat: they are not asked."""

    def __init__(self) -> None:
        self.ask: Ask | None = None
        self._last = int(time.time())  # numbers go on from the clock: none comes again after a restart

    def pending(self, by: int, step: int) -> Ask | None:
        """The request that is open, if it is this one."""
        return self.ask if self.ask is not None and (self.ask.by, self.ask.step) == (by, step) else None

    def check_free(self) -> None:
        if self.ask is not None:
            raise refuse(409, "ask", "ask-pending")

    def request(self, by: int, step: int, people: set[int]) -> Ask:
        """A new one to these people; who asks has agreed."""
        self._last += 1
        self.ask = Ask(self._last, by, step, people - {by})
        return self.ask

    def answer(self, seat: int, id: int, agree: bool) -> bool:
        """A yes or a no; any no ends it, also of who asked. True when nobody is left to be asked."""
        ask = self.ask
        if ask is None or ask.id != id or not (seat in ask.waiting or (seat == ask.by and not agree)):
            raise refuse(409, "ask", "ask-gone")
        if not agree:
            self.ask = None
            return False
        ask.waiting.discard(seat)
        ask.agreed.add(seat)
        return not ask.waiting

    def ask_these(self, people: set[int]) -> bool:
        """Who holds a seat has changed: those who are there now are asked. True when nobody is left to be asked."""
        if self.ask is None:
            return False
        self.ask.waiting = people - self.ask.agreed - {self.ask.by}
        return not self.ask.waiting

    def take(self) -> Ask:
        """What everybody has agreed to; it is done now."""
        ask, self.ask = self.ask, None
        assert ask is not None
        return ask

    def lapse(self) -> None:
        self.ask = None
