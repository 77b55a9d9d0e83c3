"""The hexes of one's own board: at rest, to be chosen as a whole or in halves; and cards for the fragments in them."""

from __future__ import annotations

from functools import lru_cache

from vivant.draw.svg import Drawn, at, num
from vivant.draw.things import Fragment, Mark, Thing, compose
from vivant.games.vivid_memories.picture import art
from vivant.games.vivid_memories.picture.basics import Box, gain_flag, hit_area, rect, text
from vivant.games.vivid_memories.picture.board import BoardPlace, points_of
from vivant.games.vivid_memories.rules.setup import Setup
from vivant.games.vivid_memories.words.terms import colour_list
from vivant.words import Words


@lru_cache(maxsize=4096)
def hex_plate(
    setup: Setup,
    place: BoardPlace,
    number: int,
    tokens: tuple[int, ...],
    say: Words,
    mark: Mark | None = None,
    gain: int = 0,
) -> Fragment:
    """A hex with these tokens, which are drawn elsewhere; where it can be chosen, with what that would bring."""
    x, y = points_of(setup, place)[0][number]
    key, label = f"hex-{setup.hex_names[number]}", hex_label(setup, number, tokens, say)
    body = _plate(setup, place, number, not tokens)
    if mark is None:
        return compose(Thing(key, body, label=label))
    spoken = f"{mark.label}, {label}"
    if gain:
        spoken += ", " + say("scene-gain", points=gain)
    if mark.offered:
        body += _outline(place, x, y) + gain_flag(x, y - place.radius * 0.62, gain)
    else:
        body += f'<path d="{_shape(place)}" transform="{at(x, y)}" class="veil"/>'
    return compose(Thing(key, body, ready="inside", spoken=spoken), mark)


@lru_cache(maxsize=512)
def _plate(setup: Setup, place: BoardPlace, number: int, empty: bool) -> str:
    x, y = points_of(setup, place)[0][number]
    radius, shape = place.radius, _shape(place)
    body = f'<path d="{shape}" transform="{at(x, y + radius * 0.05)}" class="shade" opacity=".12"/>'
    look = 'fill="var(--cell)" stroke="var(--cell-line)" stroke-width="1.5"'
    body += f'<path d="{shape}" transform="{at(x, y)}" {look}/>'
    if empty:
        body += text(setup.hex_names[number], x, y + radius * 0.68, "mid soft", max(12.5, radius * 0.265))
    return body


@lru_cache(maxsize=2048)
def hex_label(setup: Setup, number: int, tokens: tuple[int, ...], say: Words) -> str:
    name = setup.hex_names[number]
    if not tokens:
        return say("scene-hex-empty", hex=name)
    return say("scene-hex", hex=name, tokens=colour_list(setup, tokens))


def _shape(place: BoardPlace) -> str:
    return art.hexagon(round(place.radius * 0.955, 1))


def _outline(place: BoardPlace, x: float, y: float) -> str:
    return f'<path d="{art.hexagon(round(place.radius * 0.87, 1))}" transform="{at(x, y)}" class="ring"/>'


@lru_cache(maxsize=256)
def about(setup: Setup, place: BoardPlace, number: int) -> Fragment:
    """The hex that the question is about."""
    x, y = points_of(setup, place)[0][number]
    shape = art.hexagon(round(place.radius * 0.87, 1))
    look = 'fill="none" stroke="var(--choice)" stroke-width="2.5" stroke-dasharray="5 5" pointer-events="none"'
    return compose(Thing("about", f'<path d="{shape}" transform="{at(x, y)}" {look}/>'))


@lru_cache(maxsize=512)
def rewire_half(setup: Setup, place: BoardPlace, number: int, inward: bool, both: bool) -> Thing:
    """A hex to rewire in one direction: all of it, or where both may be chosen its left half out, its right half in."""
    x, y = points_of(setup, place)[0][number]
    reach, side = place.radius * 0.84, 1 if inward else -1
    wide = reach * 0.866
    path = f"M0 {num(-reach)}L{num(side * wide)} {num(-reach / 2)}V{num(reach / 2)}L0 {num(reach)}Z"
    if not both:
        path = art.hexagon(round(place.radius * 0.87, 1))
    shape = "in" if inward else "out"
    body = f'<path d="{path}" fill="var(--choice)" fill-opacity=".07"/>'
    spot = (side * wide * 0.62, -reach * 0.52) if both else (0.0, -reach * 0.68)
    body += art.sign(shape, *spot, place.radius / 60, "var(--choice)") + f'<path d="{path}" class="ring"/>'
    return Thing(f"{shape}-{setup.hex_names[number]}", body, at(x, y), ready="inside")


@lru_cache(maxsize=512)
def rewire_whole(setup: Setup, place: BoardPlace, number: int, sign: Drawn) -> Thing:
    """A hex to rewire under a finger; the sign says in which direction, where only one may be chosen."""
    x, y = points_of(setup, place)[0][number]
    body = f'<g transform="{at(x, y)}"><path d="{_shape(place)}" fill="var(--choice)" fill-opacity=".07"/></g>'
    body += _outline(place, x, y)
    if sign:
        body += art.sign(sign, x, y - place.radius * 0.6, place.radius / 60, "var(--choice)")
    return Thing(f"hex-{setup.hex_names[number]}-rewire", body, ready="inside")


@lru_cache(maxsize=2048)
def move_card(key: str, paint: Drawn, where: str, gain: int, box: Box) -> Thing:
    """A fragment and the hex where it would go to, come from or lies, as a button of its own."""
    x, y, width, height = box
    middle = y + height / 2
    inner = (x + 1, y + 1, width - 2, height - 2)
    radius = min(14.0, height * 0.3)
    body = hit_area(box) + rect(inner, 'fill="var(--raised)"', 12) + art.token(paint, x + radius + 6, middle, radius)
    body += text(where, x + 2 * radius + 9, middle + 5, "strong", 14) + rect(inner, 'class="ring"', 12)
    return Thing(key, body + gain_flag(x + width - 14, y + 10, gain), ready="inside")
