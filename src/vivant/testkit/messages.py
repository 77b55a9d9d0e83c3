"""Whether a message can be said: written in every language of its book, and given all that its sentences speak of."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from vivant.words import Book, Listing, Message, Who


class _References(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.references.add("-" + node.id.name)


@cache
def parsed(book: Book, lang: str) -> ast.Resource:
    """The Fluent text of this book alone."""
    return FluentParser().parse(book.source(lang))


@cache
def variables(book: Book, lang: str) -> dict[str, frozenset[str]]:
    """What each message of the book, its parents included, speaks of."""
    known = dict(variables(book.parent, lang)) if book.parent is not None else {}
    for entry in parsed(book, lang).body:
        if isinstance(entry, ast.Message):
            seen = _References()
            seen.visit(entry)
            known[entry.id.name] = frozenset(seen.variables)
    return known


def references(message: ast.Message) -> set[str]:
    """The other messages that this one refers to."""
    seen = _References()
    seen.visit(message)
    return seen.references


def fault_of(message: object, book: Book) -> str | None:
    """Why some language that the book is written in could not say it; None when all can."""
    if not isinstance(message, Message):
        return f"{message!r} is not a Message"
    for lang in book.languages:
        needed = variables(book, lang).get(message.key)
        if needed is None:
            return f"there is no message {message.key} in {lang}"
        if lacking := needed - message.args.keys():
            return f"the message {message.key} is not given {' '.join(sorted(lacking))}, which {lang} speaks of"
    for name, value in message.args.items():
        if fault := _argument_fault(value, book):
            return f"the message {message.key}, {name}: {fault}"
    return None


def _argument_fault(value: object, book: Book) -> str | None:
    if isinstance(value, Message):
        return fault_of(value, book)
    if isinstance(value, Listing):
        return next((fault for item in value.items if (fault := _argument_fault(item, book))), None)
    if isinstance(value, str | int | Who) and not isinstance(value, bool):
        return None
    return f"{value!r} is no text, number, Message, Listing or Who"
