"""The pieces of Vivid Memories as shapes: beads, slots, hexes, tiles, signs; built once, referred to by id."""

from __future__ import annotations

from functools import cache, lru_cache
from math import cos, pi, sin
from pathlib import Path
from typing import NamedTuple

from vivant.draw import shapes
from vivant.draw.palette import COLOURS, Mat
from vivant.draw.patterns import pattern_defs
from vivant.draw.svg import Drawn, num
from vivant.games.vivid_memories.picture.board_layout import CORNERS
from vivant.games.vivid_memories.rules.setup import ADD, Setup, Tile

MAT: Mat = (("#EDE2D0", "#E1D4BE"), ("#26211D", "#1A1613"))
SIGN_OF_COLOUR = {"red": "heart", "yellow": "sun", "green": "leaf", "blue": "drop", "purple": "moon"}
BEAD = 17.0  # radius in the sprite


class Paint(NamedTuple):
    """What is painted in a colour: its fill, its rim and ink on paper, lines on the board, and its sign on a fill."""

    fill: Drawn
    ink: Drawn
    deep: Drawn
    on: Drawn
    sign: Drawn


# For editions with more colours than the palette has; alike in light and dark.
MORE = {
    "more0": Paint("#D98231", "#7A3F08", "#7A3F08", "#FFFAF0", "star"),
    "more1": Paint("#7C8CA0", "#33404F", "#33404F", "#FFFAF0", "shell"),
    "more2": Paint("#B79AA6", "#5B3B49", "#5B3B49", "#FFFAF0", "feather"),
}
PAINTS = MORE | {
    name: Paint(f"var(--{name})", f"var(--{name}-ink)", f"var(--{name}-deep)", f"var(--on-{name})", sign)
    for name, sign in SIGN_OF_COLOUR.items()
}


@lru_cache(maxsize=64)
def paints_of(names: tuple[str, ...]) -> tuple[Drawn, ...]:
    """What each colour is painted as: itself, a colour of the palette that is left over, or one more."""
    free = [colour for colour in COLOURS if colour not in names] + list(MORE)
    return tuple(name if name in COLOURS else free.pop(0) for name in names)


def paint(setup: Setup, colour: int) -> Drawn:
    return paints_of(tuple(setup.colour_names))[colour]


@cache
def sprite() -> str:
    """Everything that fragments refer to by id."""
    parts = [shapes.DEFS, pattern_defs(list(COLOURS)), _signs()]
    for paint in (*COLOURS, *MORE):
        parts += [_token(paint), _empty_slot(paint)]
    return "".join(parts)


def _signs() -> Drawn:
    """The groups of signs.svg, without the file around them."""
    text = (Path(__file__).parent / "signs.svg").read_text(encoding="utf-8")
    groups = text[text.index("<g") : text.index("</svg>")]
    return "".join(line.strip() for line in groups.splitlines())


def _token(paint: Drawn) -> str:
    """A bead: a fill with its pattern, a sheen, a rim and its sign."""
    fill, ink, _, on, sign = PAINTS[paint]
    pattern = "" if paint in MORE else f'<circle r="17" fill="url(#pattern-{paint})"/>'
    return (
        f'<g id="token-{paint}"><circle cy="2.2" r="17" fill="var(--shade)" fill-opacity=".28"/>'
        f'<circle r="17" fill="{fill}"/>{pattern}<circle r="17" fill="url(#bead)"/>'
        f'<circle r="16.300" fill="none" stroke="{ink}" stroke-width="1.5"/>'
        f'<use href="#shape-{sign}" transform="scale(.86)" fill="{on}" stroke="{fill}"/></g>'
    )


def _empty_slot(paint: Drawn) -> str:
    """An empty slot: paper with a rim and the sign in its colour."""
    ink, sign = PAINTS[paint].ink, PAINTS[paint].sign
    return (
        f'<g id="mark-{paint}"><circle r="17" fill="var(--paper)" stroke="{ink}" stroke-width="2.4"/>'
        f'<use href="#shape-{sign}" transform="scale(.82)" fill="{ink}" stroke="var(--paper)"/></g>'
    )


def token(paint: Drawn, x: float, y: float, radius: float) -> str:
    return f'<use href="#token-{paint}" transform="translate({num(x)} {num(y)}) scale({radius / BEAD:.3f})"/>'


def empty_slot(paint: Drawn, x: float, y: float, radius: float) -> str:
    return f'<use href="#mark-{paint}" transform="translate({num(x)} {num(y)}) scale({radius / BEAD:.3f})"/>'


def sign(shape: Drawn, x: float, y: float, scale: float, ink: Drawn = "var(--ink)") -> str:
    where = f'transform="translate({num(x)} {num(y)}) scale({num(scale)})"'
    return f'<use href="#shape-{shape}" {where} color="{ink}" stroke="{ink}"/>'


@lru_cache(maxsize=64)
def hexagon(radius: float, soft: float = 0.12) -> str:
    """A path around 0,0 with rounded corners."""
    parts = []
    for turn in range(6):
        x, y = CORNERS[turn]
        before, after = CORNERS[turn - 1], CORNERS[(turn + 1) % 6]
        start = (x + (before[0] - x) * soft, y + (before[1] - y) * soft)
        end = (x + (after[0] - x) * soft, y + (after[1] - y) * soft)
        points = [num(value * radius) for value in (*start, x, y, *end)]
        parts.append(f"{'L' if turn else 'M'}{points[0]} {points[1]}Q{' '.join(points[2:])}")
    return "".join(parts) + "Z"


@cache
def spots(count: int) -> tuple[tuple[float, float], ...]:
    """Where the beads of a hex lie, in units of its radius."""
    few = {1: ((0.0, 0.0),), 2: ((-0.34, 0.0), (0.34, 0.0)), 3: ((0.0, -0.36), (-0.34, 0.24), (0.34, 0.24))}
    turns = [2 * pi * n / count - pi / 2 for n in range(count)]
    return few.get(count) or tuple((0.48 * cos(turn), 0.48 * sin(turn)) for turn in turns)


def bead_radius(radius: float, count: int) -> float:
    return radius * (0.31 if count < 4 else 0.26)


def pattern(setup: Setup, tile: Tile, x: float, y: float, radius: float) -> str:
    """A small hex with the fragments that a tile wants."""
    hexes = f'<path d="{hexagon(radius)}" fill="none" stroke="var(--paper-edge)" stroke-width="1.4"/>'
    count = len(tile.pattern)
    size = bead_radius(radius, count) * 1.15
    for colour, (dx, dy) in zip(tile.pattern, spots(count), strict=True):
        hexes += token(paint(setup, colour), dx * radius * 1.05, dy * radius * 1.05, size)
    return f'<g transform="translate({num(x)} {num(y)})">{hexes}</g>'


def action(setup: Setup, tile: Tile, x: float, y: float, size: float) -> str:
    """What a tile does: plus a bead, or a bead that becomes two."""
    ink = 'stroke="var(--paper-ink)" stroke-width="2.2" stroke-linecap="round" fill="none"'
    first = paint(setup, tile.action[0])
    if tile.kind == ADD:
        arm = size * 0.6
        cross = f'<path d="M{num(x - arm)} {num(y)}h{num(2 * arm)}M{num(x)} {num(y - arm)}v{num(2 * arm)}" {ink}/>'
        return cross + token(first, x + size * 2.1, y, size)
    svg = token(first, x, y, size)
    tip = x + size * 2.5
    barbs = f"M{num(tip - 4)} {num(y - 4)}L{num(tip)} {num(y)}L{num(tip - 4)} {num(y + 4)}"
    svg += f'<path d="M{num(x + size * 1.4)} {num(y)}H{num(tip)}{barbs}" {ink}/>'
    for at, colour in enumerate(tile.action[1:]):
        svg += token(paint(setup, colour), x + size * (3.8 + 1.9 * at), y, size)
    return svg


def card(width: float, height: float, radius: float = 12) -> str:
    """Paper with its shadow; its corner at 0,0."""
    box = f'width="{num(width)}" height="{num(height)}" rx="{num(radius)}"'
    return (
        f'<rect y="4" {box} class="shade" opacity=".08"/><rect y="1.5" {box} class="shade" opacity=".14"/>'
        f'<rect {box} class="paper"/>'
    )


def action_down(setup: Setup, tile: Tile, x: float, y: float, size: float) -> str:
    """The same from top to bottom, for a narrow place."""
    ink = 'stroke="var(--paper-ink)" stroke-width="1.8" stroke-linecap="round" fill="none"'
    first = paint(setup, tile.action[0])
    if tile.kind == ADD:
        arm = size * 0.7
        cross = f'<path d="M{num(x - arm)} {num(y)}h{num(2 * arm)}M{num(x)} {num(y - arm)}v{num(2 * arm)}" {ink}/>'
        return cross + token(first, x, y + size * 2.6, size * 1.3)
    tip = y + size * 2.5
    barbs = f"M{num(x - 3)} {num(tip - 3)}L{num(x)} {num(tip)}L{num(x + 3)} {num(tip - 3)}"
    svg = token(first, x, y, size) + f'<path d="M{num(x)} {num(y + size * 1.4)}V{num(tip)}{barbs}" {ink}/>'
    for at, colour in enumerate(tile.action[1:]):
        svg += token(paint(setup, colour), x + size * (2.1 * at - 1.05), y + size * 3.8, size)
    return svg
