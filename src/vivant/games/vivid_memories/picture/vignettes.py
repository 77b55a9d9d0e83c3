"""Small drawings of Vivid Memories that the page about it is made of: beads, hexes with beads, arrows, threads."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from vivant.draw.scene import Picture, Scene
from vivant.draw.svg import Drawn, at, num, tag
from vivant.draw.things import Thing, compose
from vivant.games.vivid_memories.picture import art
from vivant.games.vivid_memories.rules.setup import Setup


def small(width: int, height: int, body: Drawn) -> Scene:
    """A picture of one thing, without a mat: it lies on the page's own."""
    picture = Picture("table", width, height, [compose(Thing("thing", body))])
    return Scene("vivid-memories", (picture,), art.sprite(), art.MAT)


def put(body: Drawn, x: float, y: float, turn: float = 0, scale: float = 1) -> str:
    return tag("g", body, transform=at(x, y, turn, scale))


def bead(setup: Setup, colour: int, x: float, y: float, radius: float = 17) -> str:
    """Of this colour of the edition, or of one that there is."""
    return art.token(art.paint(setup, colour % len(setup.colour_names)), x, y, radius)


def slot(setup: Setup, colour: int, x: float, y: float, radius: float = 17) -> str:
    return art.empty_slot(art.paint(setup, colour % len(setup.colour_names)), x, y, radius)


def hex_with(setup: Setup, colours: Sequence[int], x: float, y: float, radius: float = 44, ringed: bool = False) -> str:
    look = (
        {"stroke": "var(--choice)", "stroke_width": 3}
        if ringed
        else {"stroke": "var(--cell-line)", "stroke_width": 1.5}
    )
    body = tag("path", d=art.hexagon(radius), fill="var(--cell)", **look)
    for colour, (dx, dy) in zip(colours, art.spots(len(colours)) if colours else (), strict=True):
        body += bead(setup, colour, dx * radius, dy * radius, art.bead_radius(radius, len(colours)))
    return put(body, x, y)


def arrow(x: float, y: float, to_x: float, to_y: float) -> str:
    far = hypot(to_x - x, to_y - y)
    ux, uy = (to_x - x) / far, (to_y - y) / far
    barbs = [(to_x - 9 * ux + side * 6 * uy, to_y - 9 * uy - side * 6 * ux) for side in (1, -1)]
    line = f"M{num(x)} {num(y)}L{num(to_x)} {num(to_y)}"
    for bx, by in barbs:
        line += f"M{num(bx)} {num(by)}L{num(to_x)} {num(to_y)}"
    behind, ink = (
        {"stroke": ink, "stroke_width": width} for ink, width in (("var(--surface)", 7), ("var(--choice)", 3.4))
    )
    return "".join(
        tag("path", d=line, fill="none", stroke_linecap="round", stroke_linejoin="round", **look)
        for look in (behind, ink)
    )


def thread(setup: Setup, colour: int, points: Sequence[tuple[float, float]]) -> str:
    """A line through these points in the colour of a thread that scores."""
    fill = art.PAINTS[art.paint(setup, colour % len(setup.colour_names))].fill
    line = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)
    look = {"d": line, "fill": "none", "stroke": fill, "stroke_linecap": "round"}
    return tag("path", **look, stroke_opacity=".22", stroke_width=20) + tag(
        "path", **look, stroke_opacity=".85", stroke_width=8
    )


def bag(x: float, y: float, scale: float = 2.6) -> str:
    return art.sign("speculate", x, y, scale)
