"""Refusal: what the table answers to a call that it does not do, as one sentence, a code and a status."""

from __future__ import annotations

from collections.abc import Callable

from vivant.engine import errors
from vivant.engine.errors import MatchError, VivantError
from vivant.table.speech import BOOK
from vivant.words import Book, Message

_ANSWERS = {  # the first that it is
    errors.UnknownAction: (422, "unknown"),
    errors.UndoRefused: (409, "undo"),
    errors.IllegalAction: (422, "illegal"),
    errors.NotYourTurn: (409, "turn"),
    errors.MatchOver: (409, "over"),
}

Names = Callable[[str], list[str]]  # of the seats, in a language


class Refusal(VivantError):
    """Nothing has changed. `code` is for programs, the message for people, `rule` where a rule forbids it."""

    def __init__(
        self, status: int, code: str, message: Message, book: Book = BOOK, rule: str = "", names: Names | None = None
    ) -> None:
        super().__init__(message, book)
        self.status = status
        self.code = code
        self.rule = rule
        self.names = names

    def say(self, lang: str) -> str:
        if self.names is None:
            return super().say(lang)
        return self.book.words(lang).say(self.message, self.names(lang))


def refuse(status: int, code: str, key: str, /, **args: object) -> Refusal:
    return Refusal(status, code, Message(key, args))


def refusal_of(error: VivantError, names: Names | None = None) -> Refusal:
    """What the engine refused, as the API says it: the reason alone where there is one."""
    if isinstance(error, Refusal):
        return error
    if not isinstance(error, MatchError):
        return Refusal(422, "setup", error.message, error.book)
    status, code = next(answer for kind, answer in _ANSWERS.items() if isinstance(error, kind))
    reason = error.reason
    message = reason.message if reason is not None else error.message
    return Refusal(status, code, message, error.book, reason.rule if reason else "", names)
