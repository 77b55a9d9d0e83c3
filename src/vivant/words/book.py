"""Books of messages: the house's own and each game's, one Fluent file a language; `Words` says them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any

from vivant.words.language import LANGUAGES
from vivant.words.message import Listing, Message, Who

KEPT = 8_192  # sentences a language and book, at most; Fluent takes twenty times as long as finding one again
_PLAIN = frozenset((str, int))
_ARGUMENT = re.compile(r"\{ *\$([\w-]+) *\}")
_NAMED = re.compile(r"\$([\w-]+)")
_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *= *(.*(?:\n[ \t].*|\n(?=\n*[ \t]))*)", re.MULTILINE)


class Book:
    """Where messages stand: files `NAME.LANG.ftl` in a folder. What a book lacks is looked up in its parent."""

    def __init__(self, folder: Path, names: tuple[str, ...] = ("words",), parent: Book | None = None) -> None:
        self.folder = folder
        self.names = names
        self.parent = parent

    def words(self, lang: str) -> Words:
        return _words_of(self, lang)

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """Those of ours that it is written in."""
        return tuple(lang for lang in LANGUAGES if self.source(lang))

    def source(self, lang: str) -> str:
        """The Fluent text of this book alone."""
        files = [self.folder / f"{name}.{lang}.ftl" for name in self.names]
        return "\n".join(file.read_text(encoding="utf-8") for file in files if file.exists())


class Words:
    """A book in one language: says messages, and falls back to English for what is missing there.

    Plain sentences are kept as they stand, and those of one line that only name arguments are filled in; the others
    go through Fluent, which is loaded when the first of them is said: most commands should start fast. So messages do
    not refer to others; arguments do that.
    """

    def __init__(self, book: Book, lang: str) -> None:
        self.book = book
        self.lang = lang
        self._plain: dict[str, str] = {}
        self._rich: dict[str, str] = {}
        self._blanks: dict[str, str] = {}  # of the rich ones, those to be filled in
        for message in _MESSAGE.finditer(book.source(lang)):
            if "{" in message[2] or "\n" in message[2].strip():
                self._rich[message[1]] = message[0]
                blanks = _ARGUMENT.sub(r"{\1}", message[2].strip())
                if "\n" not in blanks and not set("{}") & set(_ARGUMENT.sub("", message[2])):
                    self._blanks[message[1]] = blanks
            else:
                self._plain[message[1]] = message[2].strip()
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

    def arguments(self, key: str) -> frozenset[str]:
        """What a message names, as it will be said: here, in the book's parent, or in English."""
        for words in (self, *([self.book.words("en")] if self.lang != "en" else [])):
            if key in words.keys:
                return frozenset(_NAMED.findall(words._rich.get(key, "")))
        return frozenset() if self.book.parent is None else self.book.parent.words(self.lang).arguments(key)

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

    def _find(self, key: str, values: Mapping[str, str | int]) -> str | None:
        if key in self._plain:
            return self._plain[key]
        if key in self._blanks and all(isinstance(value, str) or 0 <= value < 1000 for value in values.values()):
            with suppress(KeyError):  # Fluent has its own way to say that an argument is missing, and large numbers
                return self._blanks[key].format_map(values)
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


COMMON = Book(Path(__file__).parent, ("words", "about", "arena", "balance"))


@cache
def book_of(folder: Path) -> Book:
    """The one book of a game: its messages and rules, what editions change, what is told and taught, in this folder."""
    return Book(folder, ("words", "rulebook", "edition", "about", "lessons", "puzzles"), COMMON)
