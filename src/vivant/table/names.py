"""Names: what people and tables may be called, so that everybody can read them and tell them apart."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from confusable_homoglyphs.utils import load

from vivant.bots import NAMES
from vivant.engine.match import LONGEST_NAME
from vivant.table.refusal import refuse
from vivant.table.speech import BOOK
from vivant.words import LANGUAGES

MOST_SEATS: Final = 20  # seats whose usual names nobody else may bear

# Default_Ignorable_Code_Point of Unicode, which Python does not tell; and the braille pattern without dots.
_UNSEEN: Final = (
    *((0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F)),
    *((0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x2800, 0x2800), (0x3164, 0x3164), (0xFE00, 0xFE0F)),
    *((0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF)),
)


def neat_text(text: str) -> str:
    """In the form that compatible characters share, with single blanks."""
    return " ".join(unicodedata.normalize("NFKC", text).split())


def is_seen(letter: str) -> bool:
    """Whether a reader sees something where this stands; a blank is none."""
    point = ord(letter)
    return letter.isprintable() and letter != " " and not any(first <= point <= last for first, last in _UNSEEN)


def is_readable(neat: str) -> bool:
    """Nothing in it is invisible or turns the text around, and no mark stands without a letter."""
    marks = [unicodedata.category(letter).startswith("M") for letter in neat]
    return all(letter == " " or is_seen(letter) for letter in neat) and not (marks and marks[0])


def check_name(name: str, taken: Iterable[str]) -> str:
    """A person's name as the table will show it; refused where it is none, a bot's, or looks like one of these."""
    neat = neat_text(name)
    if not neat or len(neat) > LONGEST_NAME or not is_readable(neat) or neat.lower().startswith("bot:"):
        raise refuse(422, "name", "name-refused", most=LONGEST_NAME)
    shapes = _shapes(neat)
    if shapes & _reserved():
        raise refuse(422, "name", "name-reserved", name=neat)
    for other in taken:
        if shapes & _shapes(other):
            raise refuse(409, "name-taken", "name-taken", name=other)
    return neat


def shown_text(text: str, most: int) -> str:
    """A text that may come from anywhere, for a page: what cannot be seen is a question mark."""
    return "".join(letter if letter == " " or is_seen(letter) else "?" for letter in text[:most])


def shown_name(name: str) -> str:
    return shown_text(name, LONGEST_NAME).strip() or "?"


# what looks alike


def _shapes(name: str) -> frozenset[str]:
    """How a name may be read: names that share one of these look alike. Neither case nor blanks tell people apart."""
    bare = neat_text(name).replace(" ", "")
    return frozenset((bare.casefold(), _skeleton(bare.casefold()), _skeleton(_skeleton(bare).casefold())))


def _skeleton(text: str) -> str:
    """What is confusable reads the same, by the table of Unicode (UTS 39)."""
    return unicodedata.normalize("NFD", text).translate(_prototypes())


@lru_cache(maxsize=1)
def _prototypes() -> dict[int, str]:
    """For each character what stands for all that look like it. The package gives the pairs of Unicode's table in both
    directions: what many look like stands for them, and of a lonely pair the first."""
    alike = {shape: [one["c"] for one in others] for shape, others in load("confusables.json").items()}
    prototypes: dict[int, str] = {}
    for shape, others in alike.items():
        if len(shape) == 1 and len(others) == 1:
            other = others[0]
            prototypes[ord(shape)] = other if len(alike.get(other, ())) > 1 else min(shape, other)
    return prototypes


@lru_cache(maxsize=1)
def _reserved() -> frozenset[str]:
    """What bots and empty seats are called, in every language."""
    shapes = {shape for names in NAMES.values() for name in names for shape in _shapes(name)}
    for lang in LANGUAGES:
        say = BOOK.words(lang)
        for key in ("name-bot", "name-empty"):
            for number in ("", *map(str, range(1, MOST_SEATS + 1))):
                shapes |= _shapes(say(key, n=number))
    return frozenset(shapes)
