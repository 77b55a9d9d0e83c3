"""Everything a person reads: Fluent messages, said in the reader's language."""

from vivant.words.book import COMMON, Book, Words, book_of
from vivant.words.language import LANGUAGES, UnknownLanguage, check_language, decimal, preferred_language, signed
from vivant.words.message import Listing, Message, Who

__all__ = [
    "COMMON",
    "LANGUAGES",
    "Book",
    "Listing",
    "Message",
    "UnknownLanguage",
    "Who",
    "Words",
    "book_of",
    "check_language",
    "decimal",
    "preferred_language",
    "signed",
]
