"""A player's board as things: bands, hexes, slots, threads and beads. Pure and kept, as most of it never changes."""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import NamedTuple

from vivant.draw.svg import at, num, tag, words
from vivant.draw.things import Fragment, Thing, compose
from vivant.engine.bits import members
from vivant.games.vivid_memories.picture import art
from vivant.games.vivid_memories.picture.basics import PASSIVE, STILL, bead
from vivant.games.vivid_memories.picture.board_layout import Point, layout_of
from vivant.games.vivid_memories.picture.keys import hex_bead_key, numbered
from vivant.games.vivid_memories.rules.seat import Seat, find_threads, new_seat
from vivant.games.vivid_memories.rules.setup import Setup
from vivant.games.vivid_memories.words.terms import cluster_name, slot_name
from vivant.words import Words

Tokens = tuple[tuple[int, ...], ...]  # for each hex the colours of its tokens


class BoardPlace(NamedTuple):
    """Where a board lies in a picture: its middle and the radius of its hexes. `seat` is -1 for the viewer's own."""

    x: float
    y: float
    radius: float
    seat: int = -1

    @property
    def infix(self) -> str:
        """What stands in the middle of the ids of another seat's things."""
        return "" if self.seat < 0 else f"{self.seat}-"


@lru_cache(maxsize=256)
def fitted(setup: Setup, place: BoardPlace, width: float, height: float) -> BoardPlace:
    """The place with a radius such that the board keeps inside half this width and height."""
    reach = layout_of(setup).reach
    return BoardPlace(place.x, place.y, min(place.radius, width / reach[0], height / reach[1]), place.seat)


@lru_cache(maxsize=256)
def points_of(setup: Setup, place: BoardPlace) -> tuple[tuple[Point, ...], ...]:
    """Hexes, slots and labels in the picture."""
    layout = layout_of(setup)
    return tuple(
        tuple((place.x + x * place.radius, place.y + y * place.radius) for x, y in points)
        for points in (layout.hexes, layout.slots, layout.labels)
    )


def tokens_on(setup: Setup, own: Seat) -> Tokens:
    """What lies in the hexes of a seat."""
    held = tuple(number for layer in own.layers for number in (layer.a, layer.b, layer.c))
    return _tokens(held, len(setup.hex_names))


@lru_cache(maxsize=512)
def _tokens(held: tuple[int, ...], hexes: int) -> Tokens:
    """By the layers of a seat, three numbers a colour."""
    tokens: list[list[int]] = [[] for _ in range(hexes)]
    for colour in range(len(held) // 3):
        a, b, c = held[3 * colour : 3 * colour + 3]
        for hex in range(hexes):
            tokens[hex] += [colour] * ((a >> hex & 1) + 2 * (b >> hex & 1) + 4 * (c >> hex & 1))
    return tuple(map(tuple, tokens))


@lru_cache(maxsize=64)
def ground(setup: Setup, board: int, place: BoardPlace, say: Words) -> Fragment:
    """What lies under everything: cluster bands with what they are worth, stubs, and the hexes of another's board."""
    hexes, slots, labels = points_of(setup, place)
    radius = place.radius
    parts = []
    for cluster, mask in enumerate(setup.clusters):
        mine = [slots[slot] for slot in members(mask)]
        path = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in mine) + ("h.01" if len(mine) == 1 else "")
        if len(mine) > 2:
            path += "Z"
        line = f'd="{path}" stroke-linejoin="round" stroke-linecap="round"'
        edge, width = num(radius * 0.92 + 2.4), num(radius * 0.92)
        parts.append(f'<path {line} fill="none" stroke="var(--edge)" stroke-opacity=".5" stroke-width="{edge}"/>')
        parts.append(f'<path {line} fill="var(--well)" stroke="var(--well)" stroke-width="{width}"/>')
        if place.seat < 0:
            x, y = labels[cluster]
            points = int(setup.cluster_points[cluster])
            label = say("scene-cluster", cluster=cluster_name(setup, board, mask), points=points)
            size = max(12.5, radius * 0.32)
            parts.append(words(str(points), x, y + radius * 0.11, "serif mid strong", label, font_size=size))
    for slot, (x, y) in enumerate(slots):
        ink = art.PAINTS[art.paint(setup, setup.board_colours[board][slot])].deep
        for hex in members(setup.touches[slot]):
            hx, hy = hexes[hex]
            far = hypot(hx - x, hy - y) or 1
            reach = min(1.0, radius * 0.6 / far)
            end = f"{num(x + (hx - x) * reach)} {num(y + (hy - y) * reach)}"
            parts.append(f'<path d="M{num(x)} {num(y)}L{end}" stroke="{ink}" stroke-width="{num(radius * 0.06)}"/>')
    if place.seat >= 0:
        look = {"d": art.hexagon(round(radius * 0.955, 1)), "fill": "var(--cell)", "stroke": "var(--cell-line)"}
        for name, (x, y) in zip(setup.hex_names, hexes, strict=True):
            parts.append(tag("path", id=f"hex-{place.infix}{name}", transform=at(x, y), **look))
    return compose(Thing(f"board-{place.seat}" if place.seat >= 0 else "board", "".join(parts)))


def bead_at(place: BoardPlace, middle: Point, tokens: tuple[int, ...], at: int) -> Point:
    dx, dy = art.spots(len(tokens))[at]
    return middle[0] + dx * place.radius, middle[1] + dy * place.radius


@lru_cache(maxsize=1024)
def things_on(
    setup: Setup, board: int, place: BoardPlace, tokens: Tokens, filled: int, say: Words
) -> tuple[Fragment, ...]:
    """Threads, beads and slots of a board."""
    things = [_threads(setup, board, place, tokens, filled)]
    for hex, colours in enumerate(tokens):
        things += _beads(setup, place, hex, colours)
    for slot in range(len(setup.slot_names)):
        things.append(_slot(setup, board, place, slot, bool(filled >> slot & 1), say))
    return tuple(things)


@lru_cache(maxsize=4096)
def _beads(setup: Setup, place: BoardPlace, hex: int, colours: tuple[int, ...]) -> tuple[Fragment, ...]:
    middle = points_of(setup, place)[0][hex]
    radius = art.bead_radius(place.radius, len(colours))
    beads = []
    for order, (colour, nth) in enumerate(numbered(colours)):
        key, where = hex_bead_key(setup, place.infix, hex, colour, nth), bead_at(place, middle, colours, order)
        beads.append(bead(key, art.paint(setup, colour), *where, radius))
    return tuple(beads)


@lru_cache(maxsize=1024)
def _slot(setup: Setup, board: int, place: BoardPlace, slot: int, filled: bool, say: Words) -> Fragment:
    x, y = points_of(setup, place)[1][slot]
    colour = setup.board_colours[board][slot]
    body = (art.token if filled else art.empty_slot)(art.paint(setup, colour), x, y, place.radius * 0.31)
    key = "scene-slot-filled" if filled else "scene-slot-empty"
    label = say(key, slot=slot_name(setup, board, slot))
    return compose(Thing(f"slot-{place.infix}{setup.slot_names[slot]}", body, label=label))


def _threads(setup: Setup, board: int, place: BoardPlace, tokens: Tokens, filled: int) -> Fragment:
    """Lines that join beads of a colour in adjacent hexes, and slots that they touch; what scores now glows."""
    glowing = _scoring(setup, board, tokens, filled)
    lines: list[str] = []
    for colour in range(len(setup.colour_names)):
        holding = tuple((hex, len(mine), mine.index(colour)) for hex, mine in enumerate(tokens) if colour in mine)
        if holding:
            lines.append(_threads_of(setup, board, place, colour, holding, glowing[colour]))
    key = f"threads-{place.seat}" if place.seat >= 0 else "threads"
    return compose(Thing(key, "".join(lines), STILL, more=PASSIVE))


@lru_cache(maxsize=2048)
def _threads_of(
    setup: Setup, board: int, place: BoardPlace, colour: int, holding: tuple[tuple[int, int, int], ...], glowing: int
) -> str:
    """The lines of one colour; each hex that holds it with how many beads it has and which of them is meant."""
    hexes, slots, _ = points_of(setup, place)
    spot = {hex: bead_at(place, hexes[hex], (0,) * count, at) for hex, count, at in holding}
    paths: dict[bool, list[str]] = {False: [], True: []}
    for hex in spot:
        path = paths[bool(glowing >> hex & 1)]
        for other in members(setup.near[hex]):
            if other > hex and other in spot:
                path.append(_line(spot[hex], spot[other]))
        for slot in members(setup.colour_slots[board * len(setup.colour_names) + colour]):
            if setup.touches[slot] >> hex & 1:
                path.append(_line(spot[hex], slots[slot]))
    look = f'fill="none" stroke="{art.PAINTS[art.paint(setup, colour)].fill}" stroke-linecap="round"'
    width = place.radius * 0.2
    lines = ""
    for glows, opacity, part in ((True, ".22", 2.5), (True, ".85", 1), (False, ".5", 0.9)):
        if path := paths[glows]:
            lines += f'<path d="{"".join(path)}" {look} stroke-opacity="{opacity}" stroke-width="{num(width * part)}"/>'
    return lines


def _line(one: Point, other: Point) -> str:
    return f"M{num(one[0])} {num(one[1])}L{num(other[0])} {num(other[1])}"


def _scoring(setup: Setup, board: int, tokens: Tokens, filled: int) -> list[int]:
    """By colour: the hexes of threads that would score now."""
    own = new_seat(setup)
    own.board = board
    own.slots = filled
    for hex, colours in enumerate(tokens):
        for colour in colours:
            own.put(colour, hex)
    hexes = [0] * len(setup.colour_names)
    for award in find_threads(setup, own, 0):
        hexes[award.which] |= award.hexes
    return hexes
