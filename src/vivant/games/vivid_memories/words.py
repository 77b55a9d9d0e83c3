"""The book of Vivid Memories' messages."""

from pathlib import Path

from vivant.words import COMMON, Book

FOLDER = Path(__file__).parent
BOOK = Book(FOLDER, ("words", "rulebook"), COMMON)
