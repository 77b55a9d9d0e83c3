"""Choices on one's own board: whole hexes, halves of them, and the fragments in them."""

from __future__ import annotations

from functools import lru_cache

from vivant.draw.scene import Fragment
from vivant.draw.svg import num
from vivant.games.vivid_memories import art
from vivant.games.vivid_memories.drawn import Place, hex_label, label_of, plate_body, points_of
from vivant.games.vivid_memories.marks import Box, can, cell, gain_flag, text, veiled
from vivant.games.vivid_memories.parts import Setup


@lru_cache(maxsize=2048)
def hex(setup: Setup, place: Place, number: int, tokens: tuple[int, ...], word: str, gain: int, lang: str) -> Fragment:
    """A hex to be chosen as a whole, with what that would bring."""
    x, y = points_of(setup, place)[0][number]
    name = setup.hex_names[number]
    label = label_of(lang, f"do-{word}", hex=name) + ", " + hex_label(setup, number, tokens, lang)
    if gain:
        label += ", " + label_of(lang, "scene-gain", points=gain)
    body = plate_body(setup, place, number, not tokens) + _outline(place, x, y, "ring")
    return can(f"hex-{name}", f"{word} {name}", label, body + gain_flag(x, y - place.radius * 0.62, gain), " inside")


@lru_cache(maxsize=2048)
def no_hex(
    setup: Setup, place: Place, number: int, tokens: tuple[int, ...], word: str, rule: str, lang: str
) -> Fragment:
    """A hex that cannot be chosen where hexes are."""
    x, y = points_of(setup, place)[0][number]
    name = setup.hex_names[number]
    label = label_of(lang, f"do-{word}", hex=name) + ", " + hex_label(setup, number, tokens, lang)
    body = plate_body(setup, place, number, not tokens)
    shape = art.hexagon(round(place.radius * 0.955, 1))
    body += f'<path d="{shape}" transform="translate({num(x)} {num(y)})" class="veil"/>'
    return veiled(f"hex-{name}", f"{word} {name}", rule, label, body)


def _outline(place: Place, x: float, y: float, look: str) -> str:
    shape = art.hexagon(round(place.radius * 0.87, 1))
    return f'<path d="{shape}" transform="translate({num(x)} {num(y)})" class="{look}"/>'


@lru_cache(maxsize=256)
def about(setup: Setup, place: Place, number: int) -> Fragment:
    """The hex that the question is about."""
    x, y = points_of(setup, place)[0][number]
    shape = art.hexagon(round(place.radius * 0.87, 1))
    look = 'fill="none" stroke="var(--choice)" stroke-width="2.5" stroke-dasharray="5 5" pointer-events="none"'
    return Fragment("about", f'<g id="about"><path d="{shape}" transform="translate({num(x)} {num(y)})" {look}/></g>')


@lru_cache(maxsize=512)
def rewire(setup: Setup, place: Place, number: int, inward: bool, both: bool, lang: str) -> Fragment:
    """A hex to rewire in one direction: all of it, or where both may be chosen its left half out, its right half in."""
    x, y = points_of(setup, place)[0][number]
    name = setup.hex_names[number]
    reach, side = place.radius * 0.84, 1 if inward else -1
    wide = reach * 0.866
    path = f"M0 {num(-reach)}L{num(side * wide)} {num(-reach / 2)}V{num(reach / 2)}L0 {num(reach)}Z"
    if not both:
        path = art.hexagon(round(place.radius * 0.87, 1))
    shape = "in" if inward else "out"
    body = f'<path d="{path}" fill="var(--choice)" fill-opacity=".07"/>'
    at = (side * wide * 0.62, -reach * 0.52) if both else (0.0, -reach * 0.68)
    body += art.sign(shape, *at, place.radius / 60, "var(--choice)") + f'<path d="{path}" class="ring"/>'
    where = f'<g id="{shape}-{name}" class="can inside" transform="translate({num(x)} {num(y)})" '
    label = label_of(lang, f"do-rewire-{shape}", hex=name)
    return Fragment(
        f"{shape}-{name}",
        f'{where}data-action="rewire {shape} {name}" role="button" tabindex="0" aria-label="{label}">{body}</g>',
    )


@lru_cache(maxsize=512)
def rewire_whole(setup: Setup, place: Place, number: int, out: bool, inward: bool, lang: str) -> Fragment:
    """A hex to rewire under a finger: where both directions may be chosen, a press asks which."""
    x, y = points_of(setup, place)[0][number]
    name = setup.hex_names[number]
    words = [word for word, may in (("out", out), ("in", inward)) if may]
    labels = " / ".join(label_of(lang, f"do-rewire-{word}", hex=name) for word in words)
    body = f'<g transform="translate({num(x)} {num(y)})">{_full(place)}</g>'
    body += _outline(place, x, y, "ring")
    if len(words) == 1:
        body += art.sign(words[0], x, y - place.radius * 0.6, place.radius / 60, "var(--choice)")
    found = can(f"hex-{name}-rewire", f"rewire {words[0]} {name}", labels, body, " inside")
    if len(words) == 1:
        return found
    return Fragment(found.key, found.svg.replace(" role=", f' data-preview="" data-also="rewire in {name}" role=', 1))


def _full(place: Place) -> str:
    shape = art.hexagon(round(place.radius * 0.955, 1))
    return f'<path d="{shape}" fill="var(--choice)" fill-opacity=".07"/>'


@lru_cache(maxsize=2048)
def move_card(key: str, action: str, label: str, paint: str, where: str, gain: int, box: Box) -> Fragment:
    """A fragment and the hex where it would go to, come from or lies, as a button of its own."""
    x, y, width, height = box
    middle = y + height / 2
    rect = f'x="{num(x + 1)}" y="{num(y + 1)}" width="{num(width - 2)}" height="{num(height - 2)}" rx="12"'
    radius = min(14.0, height * 0.3)
    body = cell(box) + f'<rect {rect} fill="var(--raised)"/>' + art.token(paint, x + radius + 6, middle, radius)
    body += text(where, x + 2 * radius + 9, middle + 5, "strong", 14) + f'<rect {rect} class="ring"/>'
    return can(key, action, label, body + gain_flag(x + width - 14, y + 10, gain), " inside")
