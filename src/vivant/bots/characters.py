"""Who the bots are to people: a name for each seat, fixed by the level, and a sentence of character."""

from __future__ import annotations

from typing import Final

from vivant.words import COMMON

# Names of things rather than of people, the same in every language; no two of them look alike.
NAMES: Final = {
    "easy": ("Pebble", "Clover", "Button", "Biscuit"),
    "normal": ("Juniper", "Copper", "Maple", "Thistle"),
    "hard": ("Falcon", "Onyx", "Quartz", "Flint"),
    "expert": ("Orion", "Sirius", "Vega", "Altair"),
    "greedy": ("Magpie", "Squirrel", "Nibble", "Gulp"),
    "random": ("Tumble", "Whim", "Jumble", "Muddle"),
    "search": ("Compass", "Sextant", "Lantern", "Beacon"),
}


def call_bot(id: str, seat: int) -> str | None:
    """What a bot is called at this seat: at one table all are called differently, and none changes its name when
    somebody else comes. A bot that is not known here has no name."""
    names = NAMES.get(id.partition(":")[0])
    if names is None:
        return None
    again, nth = divmod(seat, len(names))
    return f"{names[nth]} {again + 1}" if again else names[nth]


def tell_character(id: str, lang: str) -> str:
    """What a bot is like to play with, in a sentence."""
    return COMMON.words(lang)(f"bot-{id.partition(':')[0]}-character")
