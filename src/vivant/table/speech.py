"""What the table says: its own messages, in several files, over those of the house."""

from __future__ import annotations

from pathlib import Path

from vivant.words import COMMON, Book

BOOK = Book(
    Path(__file__).parent / "words", names=("server", "table", "pages", "meeting", "book", "puzzle"), parent=COMMON
)
