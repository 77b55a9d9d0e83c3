"""The book of Vivo's messages."""

from pathlib import Path

from vivant.words import book_of

BOOK = book_of(Path(__file__).parent)
