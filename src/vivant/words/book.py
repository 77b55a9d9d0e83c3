"""Books of messages: the house's own and each game's, one Fluent file a language; `Words` says them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any

from vivant.words.message import Listing, Message, Who

KEPT = 32_768  # sentences a language and book, at most; Fluent takes twenty times as long as finding one again
_PLAIN = frozenset((str, int))
_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *= *(.*(?:\n[ \t].*|\n(?=\n*[ \t]))*)", re.MULTILINE)


class Book:
    """Where messages stand: files `NAME.LANG.ftl` in a folder. What a book lacks is looked up in its parent."""

    def __init__(self, folder: Path, names: tuple[str, ...] = ("words",), parent: Book | None = None) -> None:
        self.folder = folder
        self.names = names
        self.parent = parent

    def words(self, lang: str) -> Words:
        return _words_of(self, lang)

    def source(self, lang: str) -> str:
        """The Fluent text of this book alone."""
        files = [self.folder / f"{name}.{lang}.ftl" for name in self.names]
        return "\n".join(file.read_text(encoding="utf-8") for file in files if file.exists())


class Words:
    """A book in one language: says messages, and falls back to English for what is missing there.

    Plain sentences are kept as they stand; only those with a placeable or several lines go through Fluent, which
    is loaded when the first of them is said: most commands should start fast. So messages do not refer to others;
    arguments do that.
    """

    def __init__(self, book: Book, lang: str) -> None:
        self.book = book
        self.lang = lang
        self._plain: dict[str, str] = {}
        self._rich: dict[str, str] = {}
        for found in _MESSAGE.finditer(book.source(lang)):
            if "{" in found[2] or "\n" in found[2].strip():
                self._rich[found[1]] = found[0]
            else:
                self._plain[found[1]] = found[2].strip()
        self._said = lru_cache(KEPT)(self._make)

    def say(self, message: Message, names: Sequence[str] | None = None) -> str:
        """The sentence, with these names for the seats. A message that nobody wrote reads as its id."""
        plain = self._plain.get(message.key)
        if plain is not None:
            return plain
        values = [
            (name, value if type(value) in _PLAIN else self._spoken(value, names))
            for name, value in message.args.items()
        ]
        return self._said(message.key, tuple(values))

    def __call__(self, key: str, /, **args: object) -> str:
        return self.say(Message(key, args))

    def has(self, key: str) -> bool:
        """Whether this language itself, with no fall-back to English, has the message."""
        return key in self.keys or (self.book.parent is not None and self.book.parent.words(self.lang).has(key))

    @cached_property
    def keys(self) -> frozenset[str]:
        """The ids of this book's own messages."""
        return frozenset(self._plain) | frozenset(self._rich)

    def _make(self, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
        values = dict(args)
        text = self._find(key, values)
        if text is None and self.lang != "en":
            text = self.book.words("en")._find(key, values)
        return key if text is None else text

    def _find(self, key: str, values: Mapping[str, object]) -> str | None:
        if key in self._plain:
            return self._plain[key]
        if key in self._rich:
            text, _ = self._bundle.format_pattern(self._bundle.get_message(key).value, values)
            return str(text)
        if self.book.parent is not None:
            return self.book.parent.words(self.lang)._find(key, values)
        return None

    def _spoken(self, value: object, names: Sequence[str] | None) -> str | int:
        if isinstance(value, Message):
            return self.say(value, names)
        if isinstance(value, Who):
            return names[value.seat] if names else self("seat-number", n=str(value.seat))
        if isinstance(value, Listing):
            items = [str(self._spoken(item, names)) for item in value.items]
            if len(items) < 2:
                return "".join(items)
            return self("list-or" if value.either else "list-and", most=", ".join(items[:-1]), last=items[-1])
        return value if isinstance(value, str | int) and not isinstance(value, bool) else str(value)

    @cached_property
    def _bundle(self) -> Any:
        from fluent.runtime import FluentBundle, FluentResource

        bundle = FluentBundle([self.lang], use_isolating=False)
        bundle.add_resource(FluentResource("\n".join(self._rich.values())))
        return bundle


@cache
def _words_of(book: Book, lang: str) -> Words:
    return Words(book, lang)


COMMON = Book(Path(__file__).parent)
