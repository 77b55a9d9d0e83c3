"""The match of a table: what seats decide and take back, each decision once, and the record that goes to the store."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence

from vivant.engine.dice import SealedDice, seal_of
from vivant.engine.match import Match
from vivant.table.decisions import Decisions, Done
from vivant.table.limits import PerSeat
from vivant.table.refusal import refuse
from vivant.table.seats import Seats
from vivant.table.setup import TableSetup
from vivant.table.store import Change, Stored
from vivant.words import Message

OPEN, PLAYING, OVER = "open", "playing", "over"


class TableMatch:
    """`match` is None until every place is taken. `limit` says how often a seat may decide."""

    def __init__(self, table_id: str, setup: TableSetup, limit: PerSeat) -> None:
        self.table_id = table_id
        self.setup = setup
        self.game = setup.game
        self.state = OPEN
        self.pace = setup.pace  # of its bots; people may change it
        self.secret: bytes | None = None
        self.match: Match | None = None
        self.decisions = Decisions(setup.players)
        self.asked_since: dict[int, float] = {}  # when each asked seat began to be asked
        self.over_since: float | None = None  # when that was known here
        self.next_table: str | None = None  # where these people play next
        self.listed = ""  # in which language it stands on the home page, until the match begins
        self.time: Callable[[], int | None] = no_time  # what the clocks of the table say, if it has some
        self._finished: bytes | None = None  # the record of a match that is over, written once
        self._limit = limit
        self._stored = 0  # lines of the record that the store has

    def restore(self, kept: Stored) -> None:
        """As it is stored."""
        self.state = kept.row["state"]
        self.next_table = kept.row["again"]
        self.listed = kept.row["listed"] or ""
        self.pace = TableSetup.read(kept.row["setup"]).pace
        self.secret = bytes.fromhex(kept.row["secret"]) if kept.row["secret"] else None
        self.decisions = Decisions.restore(self.setup.players, kept.lines)
        self.match = None
        self._finished = None
        self._stored = len(kept.lines)
        if kept.lines:
            content = "".join(row["text"] + "\n" for row in kept.lines).encode()
            words = json.loads(kept.lines[0]["text"]).get("words", self.setup.no_words)
            self.match = Match.reopen(content, f"table {self.table_id}", self._dice(words))
        self.asked_since = {}
        self.note_asked()

    def _dice(self, words: list[str]) -> SealedDice | None:
        return None if self.secret is None else SealedDice(self.secret, words)

    # looking

    @property
    def playing(self) -> Match:
        """The match; refused before it has begun."""
        if self.match is None:
            raise refuse(409, "open", "table-open")
        return self.match

    def finished_record(self) -> bytes:
        """Of a match that is over, as a file holds it: always the same bytes. The first time it takes a while."""
        if self._finished is None:
            self._finished = "".join(line + "\n" for line in self.playing.record_lines()).encode()
        return self._finished

    def asked(self) -> list[int]:
        return self.match.to_act() if self.match is not None else []

    def seal(self) -> str | None:
        return None if self.secret is None else seal_of(self.secret)

    def notice(self) -> Message | None:
        """What one should know before sitting down: who brought this match along may know what was drawn."""
        if self.match is None or self.state != PLAYING:
            return None
        if self.secret is None:
            return Message("notice-unsealed")
        step = self.match.sealed_from - 1  # where it was brought along
        return Message("notice-brought", {"step": str(step)}) if step > 0 else None

    @property
    def paused(self) -> bool:
        return self.match is not None and self.match.clocks.paused

    def gone(self) -> dict[int, str]:
        """Whose persons play no more in this match, and why."""
        clocks = self.match.clocks if self.match is not None else None
        told = {} if clocks is None else {each.seat: clocks.gone(each.seat) for each in clocks.told()}
        return {seat: how for seat, how in told.items() if how}

    def note_asked(self) -> None:
        now = time.monotonic()
        asked = self.asked() if self.state == PLAYING else []
        self.asked_since = {seat: self.asked_since.get(seat, now) for seat in asked}
        self.over_since = None if self.state != OVER else now if self.over_since is None else self.over_since

    # deciding

    def begin(self, change: Change, seats: Seats) -> None:
        """When the last place is taken; from then on the words are fixed."""
        if self.state != OPEN or not seats.full:
            return
        if self.match is None:
            names = [seat.recorded_name() for seat in seats]
            self.match = Match(self.game, self._dice([seat.word for seat in seats]), names, self.setup.clocks)
        self.state, self.listed = PLAYING, ""
        change.set_table(self.table_id, state=PLAYING, listed=None)
        self._write(change)

    def act(
        self,
        change: Change,
        seat: int,
        decision: int,
        text: str,
        check: Callable[[Match, int, str], None] | None = None,
    ) -> Done:
        """`check` may refuse what was not done before."""
        match = self.playing
        action = match.game.parse(text)
        what = f"do {match.game.text(action)}" if action >= 0 else f"do {text}"
        if repeated := self.decisions.check(seat, decision, what):
            return repeated
        self._limit.check(seat)
        if check is not None:
            check(match, seat, text)
        return self._done(change, seat, what, match.play(seat, text, self.time()).n)

    def undo(self, change: Change, seat: int, decision: int, check: Callable[[int], None] | None = None) -> Done:
        """One's own last step, where nobody else need be asked. `check` may refuse what was not done before."""
        match = self.playing
        if repeated := self.decisions.check(seat, decision, "undo"):
            return repeated
        self._limit.check(seat)
        if check is not None:
            check(seat)
        before = match.to_act()
        number = match.undo(seat, at=self.time())
        return self._done(change, seat, "undo", number, before)

    def check_step(self, step: int) -> None:
        """Refused where no such step stands."""
        if self.playing.text_of(step) is None:
            raise refuse(409, "undo", "undo-no-such-step", n=str(step))

    def take_back(self, change: Change, seat: int, step: int, agreed: set[int], away: list[int]) -> Done:
        """A step and all after it, with everybody's consent but of those who are away."""
        match = self.playing
        before = match.to_act()
        number = match.undo(seat, step, consent=sorted(agreed), away=away, at=self.time())
        return self._done(change, seat, f"back {step}", number, before, by_consent=True)

    def note(self, change: Change, event: str, seat: int, agreed: Sequence[int] = (), away: Sequence[int] = ()) -> None:
        """Something that is no step."""
        self.playing.note(event, seat, self.time(), agreed, away)
        self._write(change)

    def _done(
        self, change: Change, seat: int, what: str, n: int, before: list[int] | None = None, by_consent: bool = False
    ) -> Done:
        """The record has grown; `before` says who was asked before something was taken back."""
        self.decisions.done(seat, what, n)
        if before is not None:
            self.decisions.taken_back(seat, before, self.asked(), by_consent)
        self._write(change)
        return Done(n, self.decisions.numbers[seat])

    def _write(self, change: Change) -> None:
        texts = self.playing.record_lines(self._stored)
        change.add_lines(self.table_id, self._stored, texts, self.decisions.text())
        self._stored += len(texts)
        if self.playing.over and self.state == PLAYING:
            self.state = OVER
            change.set_table(self.table_id, state=OVER, bot_due=0)


def no_time() -> None:
    """Nobody counts it."""
