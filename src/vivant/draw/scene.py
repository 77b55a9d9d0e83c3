"""A scene: what one seat sees, as pictures of keyed fragments, so that only what changed need be sent."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from vivant.draw.palette import Mat
from vivant.draw.standalone import whole_svg
from vivant.draw.svg import Drawn
from vivant.draw.things import Fragment, Mark, Marks, Thing, write


class Room(NamedTuple):
    """The room that a scene is composed for: how wide and high, and its smallest type; all in units of the picture.

    A page takes the shape that fills its own room best and whose type is large enough there. A tall picture is as
    high as it needs.
    """

    width: int
    height: int
    type: float


WIDE, LAPTOP, TALL = SHAPES = ("wide", "laptop", "tall")
ROOMS = {WIDE: Room(1440, 848, 13.63), LAPTOP: Room(1120, 520, 12.5), TALL: Room(360, 0, 12.5)}


@dataclass(slots=True)
class Picture:
    """Fragments from back to front, in a box. A thing that has a key of `marks` is drawn with that mark."""

    name: str
    width: int
    height: int
    fragments: list[Fragment] = field(default_factory=list)
    marks: Marks = field(default_factory=dict, repr=False)

    @property
    def view_box(self) -> str:
        return f"0 0 {self.width} {self.height}"

    def add(self, thing: Thing, mark: Mark | None = None) -> None:
        self.fragments.append(write(thing, mark or self.marks.get(thing.key)))


@dataclass(frozen=True, slots=True)
class Scene:
    """A scene has the one picture `table`; a tall one has `table`, at the thumb `reach`, and below that `others`.

    `sprite` holds the symbols that the fragments use: the same for every scene of a game, sent once. `label` says in
    words what a picture shows that stands by itself, such as one of the rules page. In a notebook a scene shows itself.
    """

    game: str
    pictures: tuple[Picture, ...]
    sprite: Drawn
    mat: Mat
    label: str = ""

    def _repr_svg_(self) -> str:
        return whole_svg(self)
