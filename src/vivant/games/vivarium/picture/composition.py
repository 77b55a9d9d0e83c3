"""Where things of Vivarium lie in a scene that is one picture, as data: the board, and everybody's things beside it."""

from __future__ import annotations

from dataclasses import dataclass

Box = tuple[float, float, float, float]  # left, top, width, height
Spot = tuple[float, float, float]  # x, y, scale
Point = tuple[float, float]


@dataclass(frozen=True, eq=False, slots=True)  # there is one of each: looked up by itself
class Composition:
    """One shape, in units of its picture. `type` are the sizes of titles, of words and of the smallest."""

    width: int
    height: int
    corner: int
    type: tuple[float, float, float]
    unit: float  # how large heads are
    # the board: the middle of its first cell, the way to the next, and how large cards are and whether without names
    origin: Point
    step: Point
    scale: float
    small: bool
    numbers: tuple[float, float, float]  # see things.Layout
    tray: Box  # for drawn cards, by its middle
    drawn: Spot
    # what is left: decks as cards, or as signs with a number
    large_piles: bool
    discard: Point
    decks: tuple[Point, Point, Point]
    bank: Point
    # right of the board
    priority: Box
    dominoes: Box
    halves: tuple[Spot, Spot]
    middle: Spot
    hidden: Spot
    own: Box
    own_cards: Box
    starts: Box
    others: Box
    gap: float  # between others


WIDE = Composition(
    width=1440,
    height=848,
    corner=28,
    type=(19, 15, 14),
    unit=1,
    origin=(279, 135),
    step=(168, 195),
    scale=1,
    small=False,
    numbers=(20, 13, 40),
    tray=(540, 424, 696, 260),
    drawn=(540, 436, 1),
    large_piles=True,
    discard=(88, 100),
    decks=((88, 206), (88, 510), (88, 705)),
    bank=(88, 356),
    priority=(896, 24, 518, 140),
    dominoes=(896, 182, 518, 158),
    halves=((984, 267, 1), (1130, 267, 1)),
    middle=(1322, 267, 1),
    hidden=(1374, 323, 0.38),
    own=(896, 350, 518, 244),
    own_cards=(918, 412, 474, 122),
    starts=(918, 544, 474, 40),
    others=(896, 604, 518, 212),
    gap=7,
)

LAPTOP = Composition(
    width=1120,
    height=520,
    corner=22,
    type=(16, 13, 12.5),
    unit=0.78,
    origin=(152, 90),
    step=(108, 121),
    scale=0.64,
    small=True,
    numbers=(16, 6, 34),
    tray=(314, 270, 430, 176),
    drawn=(314, 282, 0.72),
    large_piles=False,
    discard=(44, 62),
    decks=((44, 150), (44, 332), (44, 453)),
    bank=(44, 242),
    priority=(540, 10, 564, 56),
    dominoes=(540, 72, 564, 96),
    halves=((608, 117, 0.66), (702, 117, 0.66)),
    middle=(830, 117, 0.66),
    hidden=(1062, 117, 0.46),
    own=(540, 176, 564, 158),
    own_cards=(554, 224, 536, 62),
    starts=(554, 290, 536, 38),
    others=(540, 342, 564, 164),
    gap=6,
)
