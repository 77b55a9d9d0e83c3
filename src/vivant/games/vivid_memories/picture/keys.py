"""The keys of things that several rooms speak of: moments, and fragments wherever they lie."""

from __future__ import annotations

from vivant.games.vivid_memories.rules.position import RIGHT
from vivant.games.vivid_memories.rules.setup import Setup
from vivant.games.vivid_memories.rules.state import MemoriesState


def tile_key(setup: Setup, tile: int) -> str:
    return f"tile-{setup.tiles[tile].name}"


def line_bead_key(setup: Setup, tile: int, colour: int, nth: int) -> str:
    """A fragment on a moment of the line."""
    return f"bead-tile-{setup.tiles[tile].name}-{setup.colour_names[colour]}-{nth}"


def end_bead_key(view: MemoriesState, end: int, colour: int) -> str:
    """The fragment that is pressed to take this colour from an end of the line."""
    return line_bead_key(view.setup, view.line[view.last if end == RIGHT else view.first].tile, colour, 0)


def hand_bead_key(setup: Setup, colour: int, nth: int) -> str:
    return f"bead-hand-{setup.colour_names[colour]}-{nth}"


def hex_bead_key(setup: Setup, infix: str, hex: int, colour: int, nth: int) -> str:
    """`infix` says whose board it is: empty for the viewer's own, else the seat and a hyphen."""
    return f"bead-{infix}{setup.hex_names[hex]}-{setup.colour_names[colour]}-{nth}"
