"""Clocks: how long each seat may still think, and what a record tells between steps: pauses, bots, who left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from vivant.engine.record import Line
from vivant.words import Message

MATCH, DECISION = EACH = ("match", "decision")  # what a seat has its time for
MOST_SECONDS: Final = 30 * 86_400
LATEST: Final = 2**53  # in ms
LONGEST_BOT: Final = 200

OUT, RESIGNED, LENT, BACK, PAUSED, RESUMED = EVENTS = ("out", "resigned", "lent", "back", "paused", "resumed")


@dataclass(frozen=True)
class ClockRules:
    """As the first line of a record has them: time for the match or for each decision, and which bot stands in."""

    each: str
    seconds: int
    increment: int  # after each decision; 0 where the time is for a decision
    bot: str

    def written(self) -> Line:
        return {"each": self.each, "seconds": self.seconds, "increment": self.increment, "bot": self.bot}

    @classmethod
    def read(cls, given: Any) -> ClockRules | None:
        """None where it is not what `written` gives."""
        if not isinstance(given, dict) or set(given) != {"each", "seconds", "increment", "bot"}:
            return None
        each, bot, numbers = given["each"], given["bot"], (given["seconds"], given["increment"])
        if each not in EACH or any(not isinstance(n, int) or isinstance(n, bool) for n in numbers):
            return None
        if not isinstance(bot, str) or not 0 < len(bot) <= LONGEST_BOT or not bot.isprintable():
            return None
        seconds, increment = numbers
        if not (0 < seconds <= MOST_SECONDS and 0 <= increment <= MOST_SECONDS) or (each == DECISION and increment):
            return None
        return cls(each, seconds, increment, bot)


@dataclass(frozen=True, slots=True)
class Departure:
    """Who did not play on, or not always: resigned, or out of time; after which step, and how often."""

    seat: int
    how: str
    step: int
    times: int = 1


class Clocks:
    """Times are whole milliseconds since the match began, as whoever runs it counts them. A match and the check of its
    record go through the same calls, so that both know every clock to the millisecond.

    Without rules there are no clocks, and all that can be told is that somebody resigned.
    """

    def __init__(self, rules: ClockRules | None, seats: Sequence[str]) -> None:
        self.rules = rules
        self.at = 0
        self.laid_aside = False  # the match went on where nobody counts: for good
        self.paused = False
        self.full = rules.seconds * 1000 if rules is not None else 0
        self.left = [self.full] * len(seats)
        self.by_bot = {seat for seat, name in enumerate(seats) if name.startswith("bot:")}
        self.departures: dict[tuple[int, str], Departure] = {}
        self.missed = [0] * len(seats)  # decisions in a row for which the time ran out
        self.late: set[int] = set()  # for whom a bot has such a decision to make
        self._earned = [0] * len(seats)  # up to which of its decisions a seat has had its increments
        self._rest = [self.full] * len(seats)  # what was left when the last decision was made

    @property
    def counting(self) -> bool:
        return self.rules is not None and not self.laid_aside

    def gone(self, seat: int) -> str:
        """Why its person plays no more in this match; empty where they do."""
        if (seat, RESIGNED) in self.departures:
            return RESIGNED
        for_good = self.rules is not None and self.rules.each == MATCH and (seat, OUT) in self.departures
        return OUT if for_good else ""

    def running(self, asked: int) -> list[int]:
        """Whose clocks run while these seats, a set of bits, are asked."""
        if not self.counting or self.paused:
            return []
        return [seat for seat in range(len(self.left)) if asked >> seat & 1 and seat not in self.by_bot]

    def pass_to(self, at: int, asked: int) -> None:
        """Time goes on to this moment; it never goes back."""
        spent = max(0, at - self.at)
        for seat in self.running(asked):
            self.left[seat] = max(0, self.left[seat] - spent)
        self.at += spent

    def overdue(self, asked: int) -> list[int]:
        return [seat for seat in self.running(asked) if self.left[seat] == 0]

    # what happens

    def decided(self, seat: int, standing: int) -> int | None:
        """A seat has decided, and so many actions of its stand now. What its line says is left: with the increment, or
        of the time for this decision; None for a bot. What was undone and is decided again earns nothing again."""
        assert self.rules is not None
        left = self.left[seat]
        if self.rules.each == DECISION:
            self.left[seat] = self.full
            self.late.discard(seat)
        if seat in self.by_bot:
            return None
        self.missed[seat] = 0
        self._rest[seat] = left
        if self.rules.each == MATCH and standing > self._earned[seat]:
            self._earned[seat] = standing
            left = self.left[seat] = min(LATEST, left + self.rules.increment * 1000)
        return left

    def undone(self, seat: int, by_consent: bool) -> None:
        """Time that was spent stays spent. A decision that is open again has what was left of its time; when all
        agreed, everybody has the whole of it."""
        if self.rules is None or self.rules.each == MATCH:
            return
        if by_consent:
            self.left = [self.full] * len(self.left)
        else:
            self.left[seat] = min(self.left[seat], self._rest[seat])

    def event_refused(self, event: str, who: int, asked: int) -> Message | None:
        """Why this cannot happen now; None where it can."""
        may = event == RESIGNED and not self.gone(who)
        if self.counting and event != RESIGNED:
            may = {
                OUT: who in self.overdue(asked),
                LENT: who not in self.by_bot,
                BACK: who in self.by_bot and not self.gone(who),
                PAUSED: not self.paused,
                RESUMED: self.paused,
            }.get(event, False)
        return None if may else Message("record-event", {"event": str(event)[:30], "seat": str(who)})

    def happened(self, event: str, who: int, step: int) -> None:
        """After step number `step`. Whoever calls has asked before."""
        if event in (OUT, RESIGNED, LENT):
            self.by_bot.add(who)
        elif event == BACK:
            self.by_bot.discard(who)
        else:
            self.paused = event == PAUSED
        if event in (OUT, RESIGNED):
            before = self.departures.get((who, event))
            self.departures[who, event] = Departure(who, event, step, before.times + 1 if before else 1)
        if event == OUT:
            self.missed[who] += 1
            self.late.add(who)
        elif event == BACK:
            self.missed[who] = 0 if self.missed[who] > 1 else self.missed[who]

    def lay_aside(self) -> None:
        """From here on nobody counts any more."""
        self.laid_aside, self.paused = True, False

    def told(self) -> list[Departure]:
        """Everybody who resigned or ran out of time, in the order of the last time they did."""
        return sorted(self.departures.values(), key=lambda each: (each.step, each.seat))


Refuse = Callable[..., Exception]


class ClockReader:
    """Checks what the lines of a record say of its clocks; `refuse` makes the error that names the line."""

    def __init__(self, clocks: Clocks, refuse: Refuse) -> None:
        self.clocks = clocks
        self._refuse = refuse

    def pass_time(self, line: Line, asked: int) -> None:
        """Before anything else on this line happens. One without its time lays the clocks aside for good."""
        clocks = self.clocks
        if clocks.rules is None:
            return
        if clocks.laid_aside or "at" not in line:
            if "at" in line:
                raise self._refuse("record-clock-aside")
            self._none_of(line, "left")
            clocks.lay_aside()
            return
        at = line["at"]
        if not isinstance(at, int) or isinstance(at, bool):
            raise self._refuse("record-type", key="at")
        if not clocks.at <= at <= LATEST:
            raise self._refuse("record-clock-back", at=str(at)[:30], least=str(clocks.at))
        clocks.pass_to(at, asked)

    def decided(self, line: Line, seat: int, standing: int) -> None:
        """After the action of this line."""
        clocks = self.clocks
        if not clocks.counting:
            return
        self._running()
        if seat not in clocks.by_bot and clocks.left[seat] == 0:
            raise self._refuse("record-clock-out", seat=str(seat))
        right = clocks.decided(seat, standing)
        if right is None:
            self._none_of(line, "left")
        elif "left" not in line:
            raise self._refuse("record-missing", key="left")
        elif line["left"] != right or type(line["left"]) is not int:
            raise self._refuse("record-clock-left", right=str(right))

    def undone(self, line: Line, seat: int, by_consent: bool) -> None:
        if self.clocks.counting:
            self._running()
            self._none_of(line, "left")
            self.clocks.undone(seat, by_consent)

    def event(self, line: Line, seat: int, asked: int, step: int) -> None:
        """A line that is no step."""
        event = line["event"]
        if event not in EVENTS:
            raise self._refuse("record-event-unknown", event=str(event)[:30], events=" | ".join(EVENTS))
        self._none_of(line, "n", "do", "undo", "left", "sealed")
        if event != PAUSED:
            self._none_of(line, "consent", "away")
        if self.clocks.rules is None:
            self._none_of(line, "at")
        self.pass_time(line, asked)
        if refused := self.clocks.event_refused(event, seat, asked):
            raise self._refuse(refused.key, **refused.args)
        self.clocks.happened(event, seat, step)

    def _running(self) -> None:
        if self.clocks.paused:
            raise self._refuse("record-paused")

    def _none_of(self, line: Line, *keys: str) -> None:
        for key in keys:
            if key in line:
                raise self._refuse("record-extra", key=key)
