"""Refusal: what the table answers to a call that it does not do, as one sentence, a code and a status."""

from __future__ import annotations

from collections.abc import Callable

from vivant.engine.errors import (
    IllegalAction,
    MatchError,
    MatchOver,
    NotYourTurn,
    UndoRefused,
    UnknownAction,
    VivantError,
)
from vivant.table.speech import BOOK
from vivant.words import Book, Message

Names = Callable[[str], list[str]]  # of the seats, in a language


class Refusal(VivantError):
    """Nothing has changed. `code` is for programs, the message for people, `rule` where a rule forbids it."""

    def __init__(self, status: int, code: str, message: Message, book: Book = BOOK, rule: str = "") -> None:
        super().__init__(message, book)
        self.status = status
        self.code = code
        self.rule = rule


def refuse(status: int, code: str, key: str, /, **args: object) -> Refusal:
    return Refusal(status, code, Message(key, args))


def refusal_of(error: VivantError, names: Names | None = None) -> Refusal:
    """What the engine refused, as the API says it: the reason alone where there is one."""
    if isinstance(error, Refusal):
        return error
    if not isinstance(error, MatchError):
        return Refusal(422, "setup", error.message, error.book)
    status, code = _kind(error)
    reason = error.reason
    message = reason.message if reason is not None else error.message
    return _Named(status, code, message, error.book, reason.rule if reason else "", names)


def _kind(error: MatchError) -> tuple[int, str]:
    if isinstance(error, UnknownAction):
        return 422, "unknown"
    if isinstance(error, UndoRefused):
        return 409, "undo"
    if isinstance(error, IllegalAction):
        return 422, "illegal"
    if isinstance(error, NotYourTurn):
        return 409, "turn"
    assert isinstance(error, MatchOver)
    return 409, "over"


class _Named(Refusal):
    """A refusal that names seats by their people."""

    def __init__(self, status: int, code: str, message: Message, book: Book, rule: str, names: Names | None) -> None:
        super().__init__(status, code, message, book, rule)
        self.names = names

    def say(self, lang: str) -> str:
        return self.book.words(lang).say(self.message, self.names(lang) if self.names else None)
