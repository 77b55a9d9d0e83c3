"""Where things of Vivo lie in a scene of each shape, as data: the stage, seats around it, one's own row and hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

Point = tuple[float, float]
Spot = tuple[float, float, float]  # where a card lies, and how it is turned


class CardRow(NamedTuple):
    """Cards side by side between two edges, by the middle of their height."""

    left: float
    right: float
    y: float
    scale: float

    def moved(self, x: float, y: float) -> CardRow:
        return CardRow(self.left + x, self.right + x, self.y + y, self.scale)


class Hand(NamedTuple):
    """A fan around a middle: how large its cards are, how far apart at most and in all, how high a choice rises."""

    x: float
    y: float
    scale: float
    step: float
    width: float
    rise: float


class Head(NamedTuple):
    """Who sits somewhere: the radius of a face, sizes of name and note, where cards from behind and the row lie."""

    face: float
    name: float
    note: float
    room: float  # for the name
    fan: Spot  # its place and its scale
    row: CardRow
    open_row: CardRow  # and where everybody's hand lies open
    open_hand: CardRow


@dataclass(frozen=True, eq=False, slots=True)  # there is one of each: looked up by itself
class Composition:
    """One shape, in units of its picture. The first seat of `spots` and `heads` is the one at the lower edge."""

    width: int
    height: int
    corner: float  # of the mat
    centre: Point
    stage: float  # its radius; 0 where nothing is drawn of it
    medallion: float
    card: float
    spots: dict[int, list[Spot]]
    heads: dict[int, list[Point]]
    type: tuple[float, float, float]  # a name on a place, the note under it, a flag
    next: Point
    next_scale: float
    last: CardRow  # the trick before, until the next is led
    own_row: CardRow
    head: Head | None = None
    hand: Hand | None = None
    sides: dict[int, list[Point]] | None = None  # where others' cards come from, if they have no head


WIDE = Composition(
    width=1440,
    height=848,
    corner=28,
    centre=(720, 296),
    stage=276,
    medallion=1,
    card=118 / 120,
    spots={
        3: [(720, 474, 0), (560, 218, -4), (880, 218, 4)],
        4: [(720, 474, 0), (554, 296, -3), (720, 120, 2), (886, 296, 4)],
    },
    heads={3: [(44, 640), (44, 262), (1076, 60)], 4: [(44, 640), (44, 262), (1076, 60), (1076, 330)]},
    type=(18, 16, 16),
    next=(44, 40),
    next_scale=1,
    last=CardRow(44, 344, 540, 0.48),
    own_row=CardRow(44, 344, 738, 0.66),
    head=Head(
        24,
        21,
        16,
        190,
        (286, 22, 0.28),
        CardRow(0, 330, 120, 0.56),
        CardRow(0, 330, 106, 0.42),
        CardRow(0, 330, 188, 0.42),
    ),
    hand=Hand(882, 732, 1, 138, 924, 26),
)

LAPTOP = Composition(
    width=1120,
    height=520,
    corner=22,
    centre=(560, 178),
    stage=168,
    medallion=0.64,
    card=0.62,
    spots={
        3: [(560, 288, 0), (458, 128, -4), (662, 128, 4)],
        4: [(560, 290, 0), (461, 178, -3), (560, 67, 2), (659, 178, 4)],
    },
    heads={3: [(24, 380), (24, 150), (800, 24)], 4: [(24, 380), (24, 150), (800, 24), (800, 166)]},
    type=(14, 13, 13),
    next=(24, 18),
    next_scale=0.72,
    last=CardRow(24, 240, 334, 0.3),
    own_row=CardRow(24, 262, 455, 0.54),
    head=Head(
        18,
        17,
        13.5,
        150,
        (266, 20, 0.22),
        CardRow(0, 290, 82, 0.42),
        CardRow(0, 290, 62, 0.3),
        CardRow(0, 290, 112, 0.3),
    ),
    hand=Hand(700, 432, 0.76, 104, 736, 18),
)

TALL = Composition(
    width=360,
    height=334,
    corner=20,
    centre=(180, 170),
    stage=0,
    medallion=0.51,
    card=0.58,
    spots={
        3: [(180, 270, 0), (84, 164, -4), (276, 164, 4)],
        4: [(180, 270, 0), (86, 170, -3), (180, 70, 2), (274, 170, 4)],
    },
    heads={},
    type=(14, 13, 12.5),
    next=(17, 16),
    next_scale=0.5,
    last=CardRow(12, 142, 288, 0.26),
    own_row=CardRow(222, 344, 288, 0.27),
    sides={3: [(180, 330), (4, 164), (356, 164)], 4: [(180, 330), (4, 170), (180, 4), (356, 170)]},
)
