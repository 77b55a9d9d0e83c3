"""What can be refused, and how it is said.

VivantError               has a message and says it in any language
 ├─ SetupError            no such game, player count, option, seat, bot or edition
 ├─ EditionError          an edition file is broken or inconsistent: where, which entry
 ├─ RecordError           a record is broken or false: which line, why
 ├─ DataError             the data of a state are not what `State.data` writes
 └─ MatchError            a call on a match was refused; nothing has changed
     ├─ UnknownAction     there is no such text
     ├─ IllegalAction     a known action, but not now; `reason.rule` names the rule
     │   └─ UndoRefused   that step cannot be taken back
     ├─ NotYourTurn       somebody else is asked
     └─ MatchOver         nobody is asked any more
"""

from __future__ import annotations

import unicodedata

from vivant.engine.reason import Reason
from vivant.words import COMMON, Book, Message

_LONGEST = 400
_UNPRINTABLE = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")  # categories of Unicode


def _one_line(text: str) -> str:
    """What is refused may come from anywhere: whatever it holds, a refusal is one line and steers no terminal."""
    shown = "".join("?" if unicodedata.category(letter) in _UNPRINTABLE else letter for letter in text[: _LONGEST + 1])
    return shown if len(shown) <= _LONGEST else shown[:_LONGEST] + "…"


class VivantError(Exception):
    """Anything that a person or a program did wrong. `str` is English, `say` speaks any language."""

    def __init__(self, message: Message, book: Book = COMMON) -> None:
        super().__init__(message)
        self.message = message
        self.book = book

    def say(self, lang: str) -> str:
        return _one_line(self.book.words(lang).say(self.message))

    def __str__(self) -> str:
        return self.say("en")


class SetupError(VivantError):
    """No such game, player count, option, seat, bot or edition."""


class EditionError(VivantError):
    """An edition cannot be played: `where` is its file, `entry` the dotted place in it."""

    def __init__(self, where: str, entry: str, problem: Message, book: Book = COMMON) -> None:
        key = "edition-error" if entry else "edition-error-whole"
        super().__init__(Message(key, {"where": where, "entry": entry, "problem": problem}), book)
        self.where = where
        self.entry = entry
        self.problem = problem


class RecordError(VivantError):
    """A record is false from this line on (0: the file itself)."""

    def __init__(self, where: str, line: int, problem: Message, book: Book = COMMON) -> None:
        key = "record-error" if line else "record-error-whole"
        super().__init__(Message(key, {"where": where, "line": line, "problem": problem}), book)
        self.where = where
        self.line = line
        self.problem = problem


class DataError(VivantError):
    """Not the data of a state of this game."""


class MatchError(VivantError):
    """A match refused a call. `step` is the number of the last step; `reason` is there where a rule is."""

    def __init__(self, message: Message, book: Book, step: int, reason: Reason | None = None) -> None:
        super().__init__(message, book)
        self.step = step
        self.reason = reason


class UnknownAction(MatchError):
    """There is no such text in this game."""


class IllegalAction(MatchError):
    """A known action that is not allowed now."""


class UndoRefused(IllegalAction):
    """That step stands."""


class NotYourTurn(MatchError):
    """Somebody else is asked."""


class MatchOver(MatchError):
    """The match has ended."""


class IllegalAnswer(Exception):
    """A policy has answered with what is not legal. Whoever knows the game tells why (`refused_answer`)."""

    def __init__(self, view: object, seat: int, action: int) -> None:
        super().__init__(view, seat, action)
        self.view = view  # as data
        self.seat = seat
        self.action = action
