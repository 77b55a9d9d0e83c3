"""A seat of a table: who holds it, how it decides, and whether somebody is there."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Any, Final

from vivant.engine.match import LONGEST_NAME
from vivant.table.refusal import refuse

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


def check_name(name: str, others: list[Seat]) -> str:
    """A person's name as the table will show it; refused where it is none, or somebody else's here."""
    neat = " ".join(unicodedata.normalize("NFC", name).split())
    if not neat or len(neat) > LONGEST_NAME or not neat.isprintable() or neat.lower().startswith("bot:"):
        raise refuse(422, "name", "name-refused", most=LONGEST_NAME)
    if any(seat.kind != BOT and seat.name.casefold() == neat.casefold() for seat in others):
        raise refuse(409, "name-taken", "name-taken", name=neat)
    return neat


def check_word(word: str) -> str:
    """A word for the shuffle: any short text, as it is."""
    if len(word) > LONGEST_WORD or not word.isprintable():
        raise refuse(422, "word", "word-refused", most=LONGEST_WORD)
    return word
