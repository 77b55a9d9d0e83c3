"""The book of Vivarium's messages."""

from pathlib import Path

from vivant.words import COMMON, Book

FOLDER = Path(__file__).parent
BOOK = Book(FOLDER, ("words", "rulebook"), COMMON)
