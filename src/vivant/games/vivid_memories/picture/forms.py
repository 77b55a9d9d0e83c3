"""Where things of Vivid Memories lie in a scene that is one picture, as data: for a wide screen and for a laptop's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from vivant.games.vivid_memories.picture.basics import Box


class Rows(NamedTuple):
    """Tiles in rows: where the first lies, how many a row, and how far it is to the next."""

    first: Box
    columns: int
    across: float
    down: float

    def moved(self, x: float, y: float) -> Rows:
        left, top, width, height = self.first
        return self._replace(first=(left + x, top + y, width, height))


class Plate(NamedTuple):
    """Who somebody is: the radius of a face, and sizes of name and note."""

    face: float
    name: float
    note: float


class OtherForm(NamedTuple):
    """Another seat in its panel, from the panel's corner: name, bank, moments; right of them, or below, its board."""

    plate: tuple[float, float]
    bank: Box
    tiles: tuple[float, float]  # the captions over its moments
    claimed: Rows
    cherished: Rows
    aspiration: tuple[float, float] | None  # with words; None: a bead beside the name, where it is known
    board: Box  # its room


class BrainForm(NamedTuple):
    """The Artificial Brain in its panel, from the panel's corner."""

    caption: float
    cards: Box  # the first preference
    pitch: float
    gained: tuple[float, float]
    tiles: Rows
    leaving: Box
    reply: Box
    board: Box


@dataclass(frozen=True, eq=False, slots=True)
class Form:
    """One shape, in units of its picture."""

    width: int
    height: int
    corner: int
    caption: tuple[float, float]  # of the line
    line: Box
    pitch: float  # of its tiles at most
    tray: Box
    bead: float  # in the tray
    bank: Box
    upright: bool  # whether the bank stands beside the board
    board: Box
    radius: float  # of a hex at most
    sides: tuple[Box, Box]  # from which end the Brain drafts, where that is asked
    private: tuple[float, float, float]  # left and top of the column of one's own things, and how wide it is
    aspiration: tuple[float, float]  # its card
    claimed: Rows
    cherished: Rows
    supply: tuple[float, float]  # where it begins in the column, and how far apart colours are
    stocks: tuple[float, float]  # the same of bag, stack, and what Reward would give
    plate: Plate
    seat: Box  # who sits at the large board, where that is not who looks
    others: Box
    gap: float
    few: OtherForm  # one other seat
    some: OtherForm
    many: OtherForm  # three
    brain: BrainForm


WIDE = Form(
    width=1440,
    height=848,
    corner=28,
    caption=(36, 44),
    line=(222, 24, 800, 132),
    pitch=253,
    tray=(1030, 26, 376, 128),
    bead=28,
    bank=(36, 176, 578, 92),
    upright=False,
    board=(36, 280, 580, 552),
    radius=53,
    sides=((36, 24, 170, 132), (1036, 24, 190, 132)),
    private=(640, 176, 204),
    aspiration=(196, 64),
    claimed=Rows((0, 140, 98, 42), 2, 102, 46),
    cherished=Rows((0, 278, 64, 40), 3, 68, 44),
    supply=(416, 66),
    stocks=(538, 34),
    plate=Plate(22, 20, 15),
    seat=(640, 792, 204, 44),
    others=(862, 176, 546, 648),
    gap=14,
    few=OtherForm(
        (16, 14),
        (16, 80, 232, 46),
        (16, 146),
        Rows((16, 156, 58, 30), 2, 62, 33),
        Rows((146, 156, 58, 30), 2, 62, 33),
        (300, 92),
        (74, 228, 464, 400),
    ),
    some=OtherForm(
        (16, 14),
        (16, 80, 232, 46),
        (16, 146),
        Rows((16, 156, 58, 30), 2, 62, 33),
        Rows((146, 156, 58, 30), 2, 62, 33),
        (16, 250),
        (260, 14, 272, 289),
    ),
    many=OtherForm(
        (16, 12),
        (16, 66, 232, 44),
        (16, 130),
        Rows((16, 140, 58, 30), 2, 62, 32),
        Rows((146, 140, 58, 30), 2, 62, 32),
        None,
        (270, 10, 262, 187),
    ),
    brain=BrainForm(
        92,
        (28, 102, 82, 60),
        103,
        (16, 214),
        Rows((110, 196, 62, 30), 6, 66, 34),
        (16, 230, 62, 30),
        (16, 268, 514, 44),
        (17, 322, 512, 316),
    ),
)

LAPTOP = Form(
    width=1120,
    height=520,
    corner=22,
    caption=(20, 30),
    line=(184, 12, 576, 92),
    pitch=200,
    tray=(772, 12, 332, 92),
    bead=20,
    bank=(16, 112, 96, 398),
    upright=True,
    board=(136, 110, 412, 402),
    radius=39,
    sides=((772, 12, 162, 92), (942, 12, 162, 92)),
    private=(566, 112, 158),
    aspiration=(156, 48),
    claimed=Rows((0, 106, 77, 32), 2, 80, 34),
    cherished=Rows((0, 194, 50, 29), 3, 53, 31),
    supply=(264, 54),
    stocks=(350, 21),
    plate=Plate(17, 16, 13),
    seat=(16, 113, 196, 40),
    others=(732, 112, 374, 398),
    gap=8,
    few=OtherForm(
        (12, 10),
        (12, 56, 200, 36),
        (12, 112),
        Rows((12, 120, 48, 26), 2, 51, 28),
        Rows((116, 120, 48, 26), 2, 51, 28),
        (226, 66),
        (60, 176, 304, 216),
    ),
    some=OtherForm(
        (12, 8),
        (12, 50, 186, 34),
        (12, 104),
        Rows((12, 112, 44, 26), 2, 47, 28),
        Rows((104, 112, 44, 26), 2, 47, 28),
        None,
        (204, 8, 164, 179),
    ),
    many=OtherForm(
        (12, 6),
        (12, 46, 190, 30),
        (12, 94),
        Rows((12, 99, 44, 25), 2, 46, 26),
        Rows((110, 99, 44, 25), 2, 46, 26),
        None,
        (214, 6, 154, 113),
    ),
    brain=BrainForm(
        76,
        (14, 84, 62, 44),
        71,
        (12, 170),
        Rows((88, 154, 50, 26), 5, 53, 28),
        (12, 178, 50, 26),
        (12, 210, 350, 36),
        (12, 250, 350, 144),
    ),
)
