"""What the table says: its own messages, in several files, over those of the house."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from vivant.words import COMMON, Book

BOOK = Book(
    Path(__file__).parent / "words",
    names=("server", "table", "pages", "meeting", "book", "calls", "offer", "puzzle"),
    parent=COMMON,
)
_VARIABLE = re.compile(r"\{\s*\$([\w-]+)\s*\}")
_MESSAGE = re.compile(r"^(js-[\w-]+) *= *(.*(?:\n[ \t].*)*)", re.MULTILINE)


@cache
def script_words(lang: str, names: tuple[str, ...]) -> dict[str, str]:
    """The messages that scripts say, out of these files of the table's book; what they fill in reads `{name}`."""
    words = BOOK.words(lang)
    messages: dict[str, str] = {}
    for name in names:
        for key, text in _MESSAGE.findall(Book(BOOK.folder, names=(name,)).source(lang)):
            messages[key] = words(key, **{variable: f"{{{variable}}}" for variable in _VARIABLE.findall(text)})
    return messages
