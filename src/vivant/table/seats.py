"""The seats of a table: who sits, is away, or is lent to a bot; and who may do what the host may."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from vivant.table.names import check_name
from vivant.table.refusal import refuse
from vivant.table.store import Change, Row
from vivant.table.telling import seat_names

PERSON, BOT, EMPTY = "person", "bot", "empty"
LONGEST_WORD: Final = 60


@dataclass
class Seat:
    """`bot` plays here when it is set: for itself, or for a person who lent the seat.

    An empty place with a name is kept for who sat there at the table before.
    """

    number: int
    kind: str
    name: str = ""
    bot: str | None = None
    word: str = ""
    readers: int = 0  # open sockets and event streams
    gone_since: float | None = None  # when the last reader left; None while somebody reads

    @property
    def lent(self) -> bool:
        return self.kind == PERSON and self.bot is not None

    @property
    def played_by_bot(self) -> bool:
        return self.bot is not None

    def row(self, table_id: str) -> dict[str, Any]:
        return {"table_id": table_id, "seat": self.number, "kind": self.kind, **self.values()}

    def values(self) -> dict[str, Any]:
        return {"kind": self.kind, "name": self.name, "bot": self.bot, "word": self.word}

    def recorded_name(self) -> str:
        """As a record names who sat here at the start."""
        return f"bot:{self.bot}" if self.kind == BOT else self.name


class Seats:
    """All seats of a table, by number. What changes one is written into the change."""

    def __init__(self, table_id: str, host_gone_seconds: float, away_seconds: float) -> None:
        self.table_id = table_id
        self.host = -1
        self.away_seconds = away_seconds
        self.clock = time.monotonic
        self._host_gone_seconds = host_gone_seconds
        self._all: list[Seat] = []
        self.gone: dict[int, str] = {}  # whose persons play no more in this match, and why

    def restore(self, rows: Sequence[Row], host: int) -> None:
        """As they are stored; who reads goes on reading."""
        before, self.host, now = self._all, host, self.clock()
        self._all = [
            Seat(row["seat"], row["kind"], row["name"], row["bot"], row["word"], gone_since=now) for row in rows
        ]
        for old, seat in zip(before, self._all, strict=False):
            seat.readers, seat.gone_since = old.readers, old.gone_since

    def __getitem__(self, number: int) -> Seat:
        return self._all[number]

    def __iter__(self) -> Iterator[Seat]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)

    def place(self, number: int) -> Seat:
        """Refused where there is none of this number."""
        if not 0 <= number < len(self._all):
            raise refuse(404, "seat", "seat-unknown", seat=str(number), last=str(len(self._all) - 1))
        return self._all[number]

    def names(self, lang: str) -> list[str]:
        return seat_names([(seat.kind, seat.name, seat.bot) for seat in self._all], lang)

    def people(self) -> set[int]:
        """Those who hold a seat, here or away, also while a bot plays for them; not who resigned or ran out of time."""
        return {seat.number for seat in self._all if seat.kind == PERSON and seat.number not in self.gone}

    @property
    def full(self) -> bool:
        return all(seat.kind != EMPTY for seat in self._all)

    def free(self) -> list[int]:
        """Empty places that are kept for nobody."""
        return [seat.number for seat in self._all if seat.kind == EMPTY and not seat.name]

    def may_host(self, number: int) -> bool:
        """The host; or anybody seated, when the host has been gone for a while or there is none."""
        if number == self.host:
            return True
        return self.host_away() > self._host_gone_seconds

    def host_away(self) -> float:
        """For how many seconds; 0 while the host is here, and for ever where there is none."""
        host = self._all[self.host] if self.host >= 0 else None
        if host is None or host.kind != PERSON or host.number in self.gone:
            return math.inf
        return 0.0 if host.gone_since is None else self.clock() - host.gone_since

    def check_host(self, number: int) -> None:
        if not self.may_host(number):
            raise refuse(403, "host", "host-only")

    def check_own(self, number: int) -> None:
        """Refused while a bot decides for this person."""
        self.check_stays(number)
        if self._all[number].lent:
            raise refuse(409, "lent", "seat-lent")

    def check_stays(self, number: int) -> None:
        """Refused to who resigned or ran out of time: a bot plays there to the end."""
        if how := self.gone.get(number):
            raise refuse(409, "gone", f"seat-{how}")

    # coming and going

    def came(self, number: int) -> bool:
        """A window follows this seat; True for the first."""
        seat = self._all[number]
        seat.readers += 1
        seat.gone_since = None
        return seat.readers == 1

    def left(self, number: int) -> bool:
        """A window has gone; True for the last."""
        seat = self._all[number]
        seat.readers -= 1
        if seat.readers == 0:
            seat.gone_since = self.clock()
        return seat.readers == 0

    def note_call(self, number: int) -> None:
        """Who calls without following is there at that moment."""
        if self._all[number].readers == 0:
            self._all[number].gone_since = self.clock()

    def may_lend(self, number: int) -> bool:
        """Whether a person has been away so long that a bot may play for them."""
        return self._all[number].kind == PERSON and self._away_left(number) <= 0

    def check_away(self, number: int) -> None:
        left = self._away_left(number)
        if left > 0:
            seat = self._all[number]
            if seat.gone_since is None:
                raise refuse(409, "here", "seat-here", name=seat.name)
            raise refuse(409, "here", "seat-away-short", name=seat.name, seconds=math.ceil(left))

    def _away_left(self, number: int) -> float:
        """Seconds until this seat may be lent by somebody else, if its person stays away."""
        gone = self._all[number].gone_since
        return math.inf if gone is None else gone + self.away_seconds - self.clock()

    # sitting down and getting up

    def sit_down(self, change: Change, number: int, name: str, word: str, fixed: bool) -> None:
        """A person takes a place, and has been there from this moment on; the first one is the host. `fixed`: it is
        too late for a word."""
        seat = self._all[number]
        taken = [other.name for other in self._all if other is not seat and other.kind != BOT]
        neat = name if name and name == seat.name else check_name(name, taken)  # whose place was kept has a name
        given = check_word(word)
        seat.kind, seat.name, seat.word, seat.bot = PERSON, neat, "" if fixed else given, None
        seat.gone_since = self.clock()
        self._write(change, seat)
        if self.host < 0:
            self.host = number
            change.set_table(self.table_id, host=number)

    def seat_bot(self, change: Change, number: int, bot: str) -> None:
        """A bot for an empty place, another bot, or one that plays for a person."""
        seat = self._all[number]
        if seat.kind == EMPTY:
            seat.kind, seat.name = BOT, ""
        seat.bot = bot
        self._write(change, seat)

    def take_back(self, change: Change, number: int) -> None:
        """A person decides again."""
        self._all[number].bot = None
        self._write(change, self._all[number])

    def open_place(self, change: Change, number: int, playing: bool) -> None:
        """A bot gets up for a friend; once the match is on, it holds the place until somebody sits down."""
        seat = self._all[number]
        seat.kind, seat.bot = EMPTY, seat.bot if playing else None
        self._write(change, seat)

    def set_word(self, change: Change, number: int, word: str) -> None:
        self._all[number].word = check_word(word)
        self._write(change, self._all[number])

    def _write(self, change: Change, seat: Seat) -> None:
        change.set_seat(self.table_id, seat.number, **seat.values())


def check_word(word: str) -> str:
    """A word for the shuffle: any short text, as it is."""
    if len(word) > LONGEST_WORD or not word.isprintable():
        raise refuse(422, "word", "word-refused", most=LONGEST_WORD)
    return word
