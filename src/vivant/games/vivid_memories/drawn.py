"""A player's board as fragments: bands, hexes, slots, threads and beads. Pure and kept, as most of it never changes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from html import escape
from math import hypot

from vivant.draw.scene import Fragment
from vivant.draw.svg import num
from vivant.engine.bits import members
from vivant.games.vivid_memories import art
from vivant.games.vivid_memories.layout import Layout, layout_of
from vivant.games.vivid_memories.parts import Setup
from vivant.games.vivid_memories.seat import Seat, find_threads, new_seat
from vivant.games.vivid_memories.why import colour_name
from vivant.games.vivid_memories.words import BOOK
from vivant.words import Listing, Message

Held = tuple[int, ...]  # the layers of a seat, three numbers a colour


@dataclass(frozen=True)
class Place:
    """Where a board lies in a picture: its middle and the radius of its hexes. `seat` is -1 for the looker's own."""

    x: float
    y: float
    radius: float
    seat: int = -1

    @property
    def infix(self) -> str:
        """What stands in the middle of the ids of another seat's things."""
        return "" if self.seat < 0 else f"{self.seat}-"


@lru_cache(maxsize=4096)
def said(lang: str, key: str, args: tuple[tuple[str, object], ...] = ()) -> str:
    """A message in words, ready for markup. Arguments are texts, numbers, or lists of messages."""
    return escape(BOOK.words(lang)(key, **dict(args)), quote=True)


def label_of(lang: str, key: str, /, **args: object) -> str:
    return said(lang, key, tuple(args.items()))


@lru_cache(maxsize=256)
def fitted(setup: Setup, place: Place, width: float, height: float) -> Place:
    """The place with a radius such that the board keeps inside half this width and height."""
    reach = layout_of(setup).reach
    return Place(place.x, place.y, min(place.radius, width / reach[0], height / reach[1]), place.seat)


@lru_cache(maxsize=64)
def _points(layout: Layout, place: Place) -> tuple[tuple[tuple[float, float], ...], ...]:
    """Hexes, slots and labels in the picture."""
    return tuple(
        tuple((place.x + x * place.radius, place.y + y * place.radius) for x, y in points)
        for points in (layout.hexes, layout.slots, layout.labels)
    )


def points_of(setup: Setup, place: Place) -> tuple[tuple[tuple[float, float], ...], ...]:
    return _points(_layout_kept(setup), place)


@lru_cache(maxsize=32)
def _layout_kept(setup: Setup) -> Layout:
    return layout_of(setup)


def held_by(own: Seat) -> Held:
    held: list[int] = []
    for layer in own.layers:
        held += (layer.a, layer.b, layer.c)
    return tuple(held)


@lru_cache(maxsize=512)
def all_tokens(held: Held, hexes: int) -> tuple[tuple[int, ...], ...]:
    """The colours of the tokens in each hex."""
    return tuple(tuple(tokens_at(held, hex)) for hex in range(hexes))


def tokens_at(held: Held, hex: int) -> list[int]:
    """The colours of the tokens in a hex."""
    found: list[int] = []
    for colour in range(len(held) // 3):
        a, b, c = held[3 * colour : 3 * colour + 3]
        found += [colour] * ((a >> hex & 1) + 2 * (b >> hex & 1) + 4 * (c >> hex & 1))
    return found


@lru_cache(maxsize=64)
def ground(setup: Setup, board: int, place: Place, lang: str) -> Fragment:
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
            points = setup.cluster_points[cluster]
            names = " ".join(setup.slots_in(mask))
            parts.append(
                f'<text x="{num(x)}" y="{num(y + radius * 0.11)}" class="serif mid strong" '
                f'font-size="{num(max(12.5, radius * 0.32))}" role="img" '
                f'aria-label="{label_of(lang, "scene-cluster", slots=names, points=points)}">{points}</text>'
            )
    for slot, (x, y) in enumerate(slots):
        ink = art.deep_of(art.paint(setup, setup.board_colours[board][slot]))
        for hex in members(setup.touches[slot]):
            hx, hy = hexes[hex]
            far = hypot(hx - x, hy - y) or 1
            reach = min(1.0, radius * 0.6 / far)
            end = f"{num(x + (hx - x) * reach)} {num(y + (hy - y) * reach)}"
            parts.append(f'<path d="M{num(x)} {num(y)}L{end}" stroke="{ink}" stroke-width="{num(radius * 0.06)}"/>')
    if place.seat >= 0:
        shape = art.hexagon(round(radius * 0.955, 1))
        for hex, (x, y) in enumerate(hexes):
            parts.append(
                f'<path id="hex-{place.infix}{setup.hex_names[hex]}" d="{shape}" '
                f'transform="translate({num(x)} {num(y)})" fill="var(--cell)" stroke="var(--cell-line)"/>'
            )
    key = f"board-{place.seat}" if place.seat >= 0 else "board"
    return Fragment(key, f'<g id="{key}">{"".join(parts)}</g>')


@lru_cache(maxsize=2048)
def plate(setup: Setup, place: Place, hex: int, tokens: tuple[int, ...], lang: str) -> Fragment:
    """A hex of the looker's own board at rest."""
    key = f"hex-{setup.hex_names[hex]}"
    body = plate_body(setup, place, hex, not tokens)
    return Fragment(key, f'<g id="{key}" role="img" aria-label="{hex_label(setup, hex, tokens, lang)}">{body}</g>')


@lru_cache(maxsize=512)
def plate_body(setup: Setup, place: Place, hex: int, empty: bool) -> str:
    x, y = points_of(setup, place)[0][hex]
    radius = place.radius
    shape, move = art.hexagon(round(radius * 0.955, 1)), f"translate({num(x)} {num(y)})"
    body = f'<path d="{shape}" transform="translate({num(x)} {num(y + radius * 0.05)})" class="shade" opacity=".12"/>'
    body += f'<path d="{shape}" transform="{move}" fill="var(--cell)" stroke="var(--cell-line)" stroke-width="1.5"/>'
    if empty:
        size = max(12.5, radius * 0.25)
        name = setup.hex_names[hex]
        body += (
            f'<text x="{num(x)}" y="{num(y + radius * 0.68)}" class="mid soft" font-size="{num(size)}">{name}</text>'
        )
    return body


@lru_cache(maxsize=2048)
def hex_label(setup: Setup, hex: int, tokens: tuple[int, ...], lang: str) -> str:
    if not tokens:
        return label_of(lang, "scene-hex-empty", hex=setup.hex_names[hex])
    spoken = Listing(tuple(colour_name(setup, colour) for colour in tokens))
    return escape(BOOK.words(lang)("scene-hex", hex=setup.hex_names[hex], tokens=spoken), quote=True)


def bead_at(place: Place, middle: tuple[float, float], tokens: tuple[int, ...], at: int) -> tuple[float, float]:
    dx, dy = art.spots(len(tokens))[at]
    return middle[0] + dx * place.radius, middle[1] + dy * place.radius


@lru_cache(maxsize=1024)
def things(setup: Setup, board: int, place: Place, held: Held, filled: int, lang: str) -> tuple[Fragment, ...]:
    """Threads, beads and slots of a board."""
    tokens = all_tokens(held, len(setup.hex_names))
    found = [_threads(setup, board, place, tokens, filled)]
    for hex, colours in enumerate(tokens):
        if colours:
            found += _beads(setup, place, hex, colours)
    for slot in range(len(setup.slot_names)):
        found.append(_slot(setup, board, place, slot, bool(filled >> slot & 1), lang))
    return tuple(found)


@lru_cache(maxsize=4096)
def _beads(setup: Setup, place: Place, hex: int, colours: tuple[int, ...]) -> tuple[Fragment, ...]:
    middle = points_of(setup, place)[0][hex]
    radius = art.bead_radius(place.radius, len(colours))
    found: list[Fragment] = []
    for at, colour in enumerate(colours):
        key = f"bead-{place.infix}{setup.hex_names[hex]}-{setup.colour_names[colour]}-{colours[:at].count(colour)}"
        x, y = bead_at(place, middle, colours, at)
        body = art.token(art.paint(setup, colour), x, y, radius)
        found.append(Fragment(key, f'<g id="{key}" pointer-events="none">{body}</g>'))
    return tuple(found)


@lru_cache(maxsize=1024)
def _slot(setup: Setup, board: int, place: Place, slot: int, filled: bool, lang: str) -> Fragment:
    x, y = points_of(setup, place)[1][slot]
    colour = setup.board_colours[board][slot]
    key = f"slot-{place.infix}{setup.slot_names[slot]}"
    body = (art.token if filled else art.mark)(art.paint(setup, colour), x, y, place.radius * 0.31)
    word = "scene-slot-filled" if filled else "scene-slot-empty"
    label = label_of(lang, word, slot=setup.slot_names[slot], colour=_colour(lang, setup.colour_names[colour]))
    return Fragment(key, f'<g id="{key}" role="img" aria-label="{label}">{body}</g>')


@lru_cache(maxsize=64)
def _colour(lang: str, name: str) -> str:
    return BOOK.words(lang).say(Message("colour", {"name": name}))


def _threads(setup: Setup, board: int, place: Place, tokens: tuple[tuple[int, ...], ...], filled: int) -> Fragment:
    """Lines that join beads of a colour in adjacent hexes, and slots that they touch; what scores now glows."""
    glowing = _scoring(setup, board, tokens, filled)
    lines: list[str] = []
    for colour in range(len(setup.colour_names)):
        holding = tuple((hex, len(mine), mine.index(colour)) for hex, mine in enumerate(tokens) if colour in mine)
        if holding:
            lines.append(_threads_of(setup, board, place, colour, holding, glowing[colour]))
    key = f"threads-{place.seat}" if place.seat >= 0 else "threads"
    # It has a place of its own: a thread that grows does not fly.
    return Fragment(key, f'<g id="{key}" transform="translate(0)" pointer-events="none">{"".join(lines)}</g>')


@lru_cache(maxsize=2048)
def _threads_of(
    setup: Setup, board: int, place: Place, colour: int, holding: tuple[tuple[int, int, int], ...], glowing: int
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
    look = f'fill="none" stroke="{art.fill_of(art.paint(setup, colour))}" stroke-linecap="round"'
    width = place.radius * 0.2
    lines = ""
    if paths[True]:
        path_text = "".join(paths[True])
        lines += f'<path d="{path_text}" {look} stroke-opacity=".22" stroke-width="{num(width * 2.5)}"/>'
        lines += f'<path d="{path_text}" {look} stroke-opacity=".85" stroke-width="{num(width)}"/>'
    if paths[False]:
        path_text = "".join(paths[False])
        lines += f'<path d="{path_text}" {look} stroke-opacity=".5" stroke-width="{num(width * 0.9)}"/>'
    return lines


def _line(one: tuple[float, float], other: tuple[float, float]) -> str:
    return f"M{num(one[0])} {num(one[1])}L{num(other[0])} {num(other[1])}"


def _scoring(setup: Setup, board: int, tokens: tuple[tuple[int, ...], ...], filled: int) -> list[int]:
    """By colour: the hexes of threads that would score now."""
    own = new_seat(setup)
    own.board = board
    own.slots = filled
    for hex, colours in enumerate(tokens):
        for colour in colours:
            own.put(colour, hex)
    found = [0] * len(setup.colour_names)
    for award in find_threads(setup, own, 0):
        found[award.which] |= award.hexes
    return found
