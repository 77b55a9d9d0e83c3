"""The keys of things that several rooms speak of: moments, and fragments wherever they lie."""

from __future__ import annotations

from collections.abc import Sequence

from vivant.games.vivid_memories.rules.setup import Setup, amount
from vivant.games.vivid_memories.rules.state import MemoriesState
from vivant.games.vivid_memories.words.terms import outer_pile


def tokens_of(setup: Setup, counts: int) -> list[int]:
    """The colours of counted fragments, in wheel order."""
    return [colour for colour in range(len(setup.colour_names)) for _ in range(amount(counts, colour))]


def numbered(colours: Sequence[int]) -> list[tuple[int, int]]:
    """Each fragment by its colour and how many of that colour lie before it: it has no other identity."""
    return [(colour, colours[:at].count(colour)) for at, colour in enumerate(colours)]


def tile_key(setup: Setup, tile: int) -> str:
    return f"tile-{setup.tiles[tile].name}"


def line_bead_key(setup: Setup, tile: int, colour: int, nth: int) -> str:
    """A fragment on a moment of the line."""
    return f"bead-tile-{setup.tiles[tile].name}-{setup.colour_names[colour]}-{nth}"


def end_bead_key(view: MemoriesState, end: int, colour: int) -> str:
    """The fragment that is pressed to take this colour from an end of the line."""
    return line_bead_key(view.setup, outer_pile(view, end).tile, colour, 0)


def hand_bead_key(setup: Setup, colour: int, nth: int) -> str:
    return f"bead-hand-{setup.colour_names[colour]}-{nth}"


def hex_bead_key(setup: Setup, infix: str, hex: int, colour: int, nth: int) -> str:
    """`infix` says whose board it is: empty for the viewer's own, else the seat and a hyphen."""
    return f"bead-{infix}{setup.hex_names[hex]}-{setup.colour_names[colour]}-{nth}"
