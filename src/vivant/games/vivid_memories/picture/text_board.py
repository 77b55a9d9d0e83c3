"""A board in characters, drawn and read back: `c3 RB.` is a hex, `(g)` an empty slot, `[G]` a filled one.

```
         (p)    (r)     (y)    (g)
             a1 ... a2 RY. a3 ...
```
"""

from __future__ import annotations

from functools import lru_cache

from vivant.engine.bits import bit_at
from vivant.engine.board import Board, Line, Span
from vivant.games.vivid_memories.picture.board_layout import ROW, STEP, Layout, layout_of
from vivant.games.vivid_memories.rules.seat import Seat, new_seat
from vivant.games.vivid_memories.rules.setup import Setup

STYLES = ("red", "yellow", "green", "blue", "purple")
GAP = 2

Spots = tuple[tuple[int, int], ...]  # line and column


def letters_of(colours: list[str]) -> list[str]:
    """A capital for each colour: the first letter of its name that is still free, or any."""
    letters: list[str] = []
    for name in colours:
        wanted = [letter for letter in name.upper() if letter.isalpha()] + [chr(code) for code in range(65, 91)]
        letters.append(next(letter for letter in wanted if letter not in letters))
    return letters


def style_of(name: str) -> str:
    return name if name in STYLES else ""


@lru_cache(maxsize=16)
def _spots(layout: Layout, width: int) -> tuple[Spots, Spots]:
    """Where the texts of hexes and slots begin; nothing overlaps."""
    used: set[tuple[int, int]] = set()

    def place(x: float, y: float, size: int) -> tuple[int, int]:
        line, column = round(y / ROW * 2), round(x / STEP * (width + GAP) - size / 2)
        while any((line, at) in used for at in range(column - 1, column + size + 1)):
            column += 1 if x >= 0 else -1
        used.update((line, at) for at in range(column, column + size))
        return line, column

    hexes = [place(x, y, width) for x, y in layout.hexes]
    slots = [place(x, y, 3) for x, y in layout.slots]
    top = min(line for line, _ in hexes + slots)
    left = min(column for _, column in hexes + slots)
    at_hexes, at_slots = (tuple((line - top, column - left) for line, column in spots) for spots in (hexes, slots))
    return at_hexes, at_slots


def _places(setup: Setup) -> tuple[Spots, Spots, int]:
    name = max(len(hex) for hex in setup.hex_names)
    return *_spots(layout_of(setup), name + 1 + int(setup.capacity)), name + 1


def board_as_text(setup: Setup, own: Seat, marked: int = 0) -> Board:
    """The board of a seat; the names of these hexes stand out."""
    hexes, slots, indent = _places(setup)
    letters = letters_of(setup.colour_names)
    pieces: dict[tuple[int, int], Line] = {}
    for hex, spot in enumerate(hexes):
        style = "choice" if marked >> hex & 1 else "soft"
        line = [Span(setup.hex_names[hex].ljust(indent), style)]
        for colour, letter in enumerate(letters):
            line += [Span(letter, style_of(setup.colour_names[colour]))] * own.layers[colour].at(hex)
        pieces[spot] = [*line, Span("." * int(setup.capacity - own.total.at(hex)), "soft")]
    for slot, spot in enumerate(slots):
        colour = setup.board_colours[own.board][slot]
        letter = letters[colour]
        text = f"[{letter}]" if own.slots >> slot & 1 else f"({letter.lower()})"
        pieces[spot] = [Span(text, style_of(setup.colour_names[colour]))]
    board: Board = [[] for _ in range(1 + max(line for line, _ in pieces))]
    for row, column in sorted(pieces):
        line = board[row]
        line.append(Span(" " * (column - sum(len(span.text) for span in line))))
        line += pieces[row, column]
    return board


def board_from_text(setup: Setup, board: int, text: str) -> Seat:
    """A seat on this board with the tokens that the drawing shows; ValueError where it is not one."""
    hexes, slots, indent = _places(setup)
    letters = letters_of(setup.colour_names)
    lines = text.strip("\n").splitlines()
    own = new_seat(setup)
    own.board = board

    def at(spot: tuple[int, int], size: int) -> str:
        row = lines[spot[0]] if spot[0] < len(lines) else ""
        return row[spot[1] : spot[1] + size]

    for hex, spot in enumerate(hexes):
        name = setup.hex_names[hex]
        shown = at(spot, indent + int(setup.capacity))
        if shown[:indent] != name.ljust(indent):
            raise ValueError(f"{name} is not where it belongs")
        for letter in shown[indent:]:
            if letter != ".":
                own.put(letters.index(letter), hex)
    for slot, spot in enumerate(slots):
        letter = letters[setup.board_colours[board][slot]]
        shown = at(spot, 3)
        if shown not in (f"[{letter}]", f"({letter.lower()})"):
            raise ValueError(f"{setup.slot_names[slot]} is not where it belongs")
        if shown[0] == "[":
            own.slots |= bit_at(slot)
    return own
