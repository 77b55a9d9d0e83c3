"""The book of Vivid Memories' messages."""

from pathlib import Path

from vivant.words import book_of

BOOK = book_of(Path(__file__).parent)
