"""Words: every book says the same things in all its languages, all that is asked of it, and nothing that nobody asks.

English is needed. Other languages may be left out as a whole, as games that are no part of the house do: what is
missing is said in English.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from vivant.engine.game import Game
from vivant.testkit.cases import plain_cases_of
from vivant.testkit.messages import parsed, references, variables
from vivant.testkit.sources import Source, read_sources
from vivant.words import Book

PACKAGE = Path(__file__).parents[1]


def book_faults(book: Book) -> list[str]:
    """What is wrong with a book's own messages: broken, doubled, referring to others, missing in a language."""
    faults = [] if "en" in book.languages else ["it is not written in en"]
    for lang in book.languages:
        entries = parsed(book, lang).body
        faults += [f"{lang}: not Fluent: {entry.content!r}" for entry in entries if isinstance(entry, ast.Junk)]
        messages = [entry for entry in entries if isinstance(entry, ast.Message)]
        counts = Counter(message.id.name for message in messages)
        faults += [f"{lang}: {key} stands {count} times" for key, count in counts.items() if count > 1]
        for message in messages:
            if message.attributes or message.value is None or references(message):
                faults.append(f"{lang}: {message.id.name} has attributes, no value, or refers to another message")
        if set(counts) != book.words(lang).keys:
            odd = sorted(set(counts) ^ book.words(lang).keys)
            faults.append(f"{lang}: Words and Fluent read different messages: {' '.join(odd)}")
    first = "en"
    for lang in book.languages:
        here, there = book.words(first).keys, book.words(lang).keys
        faults += [f"{key} is not in {lang}" for key in sorted(here - there)]
        faults += [f"{key} is in {lang} only" for key in sorted(there - here)]
        for key in sorted(here & there):
            if strange := variables(book, lang)[key] - variables(book, first)[key]:
                faults.append(f"{lang}: {key} speaks of {' '.join(sorted(strange))}, which {first} does not")
    return faults


def saying_faults(book: Book) -> list[str]:
    """Say every message, with numbers and with texts: what fails, or what `Words` says otherwise than Fluent."""
    faults: list[str] = []
    for lang in book.languages:
        bundle = FluentBundle([lang], use_isolating=False)
        bundle.add_resource(FluentResource(book.source(lang)))
        for key in sorted(book.words(lang).keys):
            for sample in (1, 2, 7, "text"):
                args: dict[str, Any] = dict.fromkeys(variables(book, lang)[key], sample)
                pattern = bundle.get_message(key).value
                assert pattern is not None, key
                text, errors = bundle.format_pattern(pattern, args)
                if errors or not str(text).strip():
                    faults.append(f"{lang}: {key} cannot be said with {sample!r}: {errors}")
                elif book.words(lang)(key, **args) != text:
                    faults.append(f"{lang}: Words and Fluent say {key} differently")
    return faults


def game_faults(kind: type[Game]) -> list[str]:
    """What a game must be able to say whatever its code: its rules, its sections and its options."""
    keys = [f"rule-{id}" for id in kind.rulebook().ids]
    keys += [section.title.key for section in kind.rulebook().sections]
    for case in plain_cases_of(kind):
        keys += [option.message.key for option in kind.options_for(case.players, kind.standard_edition())]
    ids = Counter(kind.rulebook().ids)
    faults = [f"the rule {id} stands {count} times on the page" for id, count in ids.items() if count > 1]
    for lang in kind.book.languages:
        words = kind.book.words(lang)
        faults += [f"{key} is not in {lang}" for key in keys if not words.has(key)]
    return faults


def house_source() -> Source:
    """The code of the package outside the games and the table, which have books of their own."""
    apart = {PACKAGE / "games", PACKAGE / "table"}
    return read_sources(path for path in sorted(PACKAGE.rglob("*.py")) if not apart & set(path.parents))


def table_source() -> Source:
    """The code of the table in the browser."""
    return read_sources(sorted((PACKAGE / "table").rglob("*.py")))


def game_source(kind: type[Game]) -> Source:
    """The code and data of one game."""
    return read_sources([*sorted(kind.folder.rglob("*.py")), *sorted(kind.folder.rglob("*.toml"))])


def unwritten(book: Book, source: Source) -> list[str]:
    """Keys that the code asks for and that the book lacks in some language."""
    return [
        f"{key} ({places[0]}) is not in {lang}"
        for key, places in sorted(source.asked.items())
        for lang in book.languages
        if not book.words(lang).has(key)
    ]


def unused(book: Book, sources: list[Source]) -> list[str]:
    """Messages of the book alone whose key stands nowhere in these sources."""
    return [key for key in sorted(book.words("en").keys) if not any(source.uses(key) for source in sources)]
