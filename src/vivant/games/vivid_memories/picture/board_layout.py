"""Where hexes, slots and clusters lie on a board, in units of a hex's radius around 0,0; y grows downward."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import cos, hypot, pi, sin, sqrt

from vivant.engine.bits import members
from vivant.games.vivid_memories.rules.setup import Setup

Point = tuple[float, float]
STEP = sqrt(3)  # from hex to hex in a row
ROW = 1.5  # from row to row
CORNERS = [(cos(pi * (turn / 3 - 0.5)), sin(pi * (turn / 3 - 0.5))) for turn in range(6)]  # clockwise from the top
PUSH_ONE, PUSH_TWO = 0.42, 0.62  # how far outside of its rim corner a slot lies


@dataclass(frozen=True)
class Layout:
    hexes: tuple[Point, ...]
    slots: tuple[Point, ...]
    labels: tuple[Point, ...]  # what a cluster is worth stands there

    @property
    def reach(self) -> Point:
        """Half the width and half the height of it all."""
        points = self.hexes + self.slots + self.labels
        return max(abs(x) for x, _ in points), max(abs(y) for _, y in points)


def layout_of(setup: Setup) -> Layout:
    """The same for equal names and touches, whatever the setup."""
    return _layout(tuple(setup.hex_names), tuple(setup.touches), tuple(setup.clusters))


@lru_cache(maxsize=16)
def _layout(names: tuple[str, ...], touches: tuple[int, ...], clusters: tuple[int, ...]) -> Layout:
    hexes = _place_hexes(names)
    slots = _slots_on_rim(hexes, touches) or _slots_around(hexes, touches)
    labels = tuple(_outside([slots[slot] for slot in members(cluster)]) for cluster in clusters)
    return Layout(tuple(hexes), tuple(slots), labels)


def _place_hexes(names: tuple[str, ...]) -> list[Point]:
    """A row for each letter from top to bottom, its hexes by number, the row in the middle."""
    letters = sorted({name[0] for name in names})
    points: dict[str, Point] = {}
    for row, letter in enumerate(letters):
        mine = sorted((name for name in names if name[0] == letter), key=lambda name: int(name[1:]))
        for at, name in enumerate(mine):
            points[name] = ((at - (len(mine) - 1) / 2) * STEP, (row - (len(letters) - 1) / 2) * ROW)
    return [points[name] for name in names]


def _key(point: Point) -> tuple[int, int]:
    return round(point[0] * 50), round(point[1] * 50)


def _rim(hexes: list[Point]) -> list[tuple[int, Point]]:
    """The outer sides clockwise, each with its hex and its end; empty where they are not one closed line."""
    by_middle: dict[tuple[int, int], list[tuple[int, Point, Point]]] = {}
    for hex, (x, y) in enumerate(hexes):
        corners = [(x + dx, y + dy) for dx, dy in CORNERS]
        for begin, end in zip(corners, corners[1:] + corners[:1], strict=True):
            by_middle.setdefault(_key(_middle([begin, end])), []).append((hex, begin, end))
    outer = [mine[0] for mine in by_middle.values() if len(mine) == 1]
    sides = {_key(begin): (hex, end) for hex, begin, end in outer}  # by where they begin
    rim: list[tuple[int, Point]] = []
    at = next(iter(sides), None)
    while at in sides:
        hex, end = sides.pop(at)
        rim.append((hex, end))
        at = _key(end)
    return [] if sides else rim


def _slots_on_rim(hexes: list[Point], touches: tuple[int, ...]) -> list[Point] | None:
    """Two sides of the rim for each slot, which lies at the corner between them; None where that does not fit."""
    rim = _rim(hexes)
    if len(rim) != 2 * len(touches):
        return None
    for turn in range(len(rim)):
        turned = rim[turn:] + rim[:turn]
        pairs = list(zip(turned[::2], turned[1::2], strict=True))
        if all(1 << one[0] | 1 << two[0] == touch for (one, two), touch in zip(pairs, touches, strict=True)):
            return [_pushed(hexes, touch, one[1]) for (one, _), touch in zip(pairs, touches, strict=True)]
    return None


def _pushed(hexes: list[Point], touch: int, corner: Point) -> Point:
    x, y = _middle([hexes[hex] for hex in members(touch)])
    away = (corner[0] - x, corner[1] - y)
    push = (PUSH_ONE if touch & (touch - 1) == 0 else PUSH_TWO) / hypot(*away)
    return corner[0] + away[0] * push, corner[1] + away[1] * push


def _slots_around(hexes: list[Point], touches: tuple[int, ...]) -> list[Point]:
    """Outside of what they touch, seen from the middle; those that touch the same lie side by side."""
    points: list[Point] = []
    for at, touch in enumerate(touches):
        x, y = _middle([hexes[hex] for hex in members(touch)])
        length = hypot(x, y) or 1.0
        alike = [other for other, same in enumerate(touches) if same == touch]
        aside = (alike.index(at) - (len(alike) - 1) / 2) * 0.9
        far = 1.42 / length
        points.append((x + x * far - y / length * aside, y + y * far + x / length * aside))
    return points


def _middle(points: list[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _outside(points: list[Point]) -> Point:
    x, y = _middle(points)
    length = hypot(x, y) or 1.0
    far = max(hypot(px, py) * ((px * x + py * y) / ((hypot(px, py) or 1) * length)) for px, py in points) + 0.78
    return x / length * far, y / length * far
