"""Moments as things on the table: in the line with their fragments, off it with one of their sides up."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from vivant.draw.scene import Fragment
from vivant.draw.svg import num
from vivant.games.vivid_memories import art
from vivant.games.vivid_memories.marks import Box, can, cell, text, veiled
from vivant.games.vivid_memories.parts import Setup
from vivant.games.vivid_memories.text import tile_action
from vivant.games.vivid_memories.why import colour_name
from vivant.games.vivid_memories.words import BOOK
from vivant.words import Listing

HEAD, SIDE, STRIP = "head", "side", "strip"  # where what a tile does stands: over its fragments, left of them, small


@lru_cache(maxsize=1024)
def colour_word(setup: Setup, colour: int, lang: str) -> str:
    return BOOK.words(lang).say(colour_name(setup, colour))


@lru_cache(maxsize=1024)
def tile_label(setup: Setup, number: int, flipped: bool, lang: str) -> str:
    tile = setup.tiles[number]
    pattern = Listing(tuple(colour_name(setup, colour) for colour in tile.pattern))
    words = BOOK.words(lang)
    if flipped:
        return escape(words("scene-tile-up", tile=tile.name, pattern=pattern, points=int(tile.points)), quote=True)
    return escape(words("scene-tile", tile=tile.name, action=tile_action(setup, tile), pattern=pattern), quote=True)


def _tile(setup: Setup, number: int, flipped: bool, box: Box, body: str, lang: str) -> Fragment:
    key = f"tile-{setup.tiles[number].name}"
    label = f'role="img" aria-label="{tile_label(setup, number, flipped, lang)}"'
    return Fragment(key, f'<g id="{key}" transform="translate({num(box[0])} {num(box[1])})" {label}>{body}</g>')


@lru_cache(maxsize=1024)
def small_tile(setup: Setup, number: int, flipped: bool, box: Box, lang: str) -> Fragment:
    """A tile off the line: its action and pattern, or with the scoring side up its pattern and points."""
    _, _, width, height = box
    tile = setup.tiles[number]
    body = art.card(width, height, min(12, height / 4))
    if flipped:
        body += art.pattern(setup, tile, width * 0.36, height / 2, min(height * 0.4, width * 0.27))
        low = height / 2 + min(9, height * 0.15)
        body += text(str(tile.points), width * 0.76, low, "serif mid strong on-paper", min(26, height * 0.42))
    elif width < 2 * height:
        bead = min(12.0, height * 0.15, width * 0.1)
        body += art.action(setup, tile, width / 2 - bead * (2.85 if tile.kind else 1.05), height * 0.28, bead)
        body += art.pattern(setup, tile, width / 2, height * 0.69, height * 0.26)
    else:
        bead = min(11.0, height * 0.22, width * 0.068)
        body += art.action(setup, tile, bead * 1.6, height / 2, bead)
        body += art.pattern(
            setup, tile, width - min(height * 0.5, width * 0.17), height / 2, min(height * 0.4, width * 0.15)
        )
    return _tile(setup, number, flipped, box, body, lang)


@lru_cache(maxsize=1024)
def line_tile(setup: Setup, number: int, box: Box, look: str, lang: str) -> Fragment:
    """A tile of the line without its fragments, which lie in the place that `places_on` gives."""
    _, _, width, height = box
    tile = setup.tiles[number]
    x, y, across, down = _tray(box, look)
    rect = f'x="{num(x - box[0])}" y="{num(y - box[1])}" width="{num(across)}" height="{num(down)}" rx="10"'
    body = art.card(width, height, min(12, height / 4)) + f'<rect {rect} fill="var(--paper-edge)" fill-opacity=".28"/>'
    if look == SIDE:
        middle = (x - box[0]) / 2
        body += art.action_down(setup, tile, middle, height * 0.16, 6.2)
        body += art.pattern(setup, tile, middle, height * 0.79, min(13.0, middle * 0.86))
        return _tile(setup, number, False, box, body, lang)
    line = (y - box[1]) * 0.53
    bead = min(11.0, width * 0.055, line * 0.62)
    body += art.action(setup, tile, bead * 1.5 + 6, line, bead)
    body += art.pattern(setup, tile, width - line - 6, line, min(line * 0.82, width * 0.13))
    return _tile(setup, number, False, box, body, lang)


def _tray(box: Box, look: str) -> Box:
    """The part of a tile of the line on which its fragments lie."""
    x, y, width, height = box
    if look == SIDE:
        return x + 28, y + 3, width - 31, height - 6
    if look == STRIP:
        return x + 3, y + height * 0.53, width - 6, height * 0.42
    return x + 8, y + height * 0.36, width - 16, height * 0.58


def places_on(box: Box, look: str, most: int, count: int) -> tuple[list[Box], float]:
    """The cells of so many fragments on a tile that holds at most `most`, and how large a bead may be there."""
    x, y, width, height = _tray(box, look)
    columns = most
    if look == SIDE and most > 2:
        columns = 2 if most <= 4 else -(-most // 2)
    elif look == HEAD and width / most < 36:
        columns = -(-most // 2)
    rows = max(1, -(-count // max(1, columns)))
    step, room = width / max(1, columns), height / rows
    most_rows = max(1, -(-most // max(1, columns)))
    radius = min(22.0, step / 2 - (3 if look != STRIP else 0.5), height / most_rows / 2 - (2 if look != STRIP else 1))
    found = [(x + step * (at % columns), y + room * (at // columns), step, room) for at in range(count)]
    return found, max(3.0, radius)


def _middle(box: Box) -> tuple[float, float]:
    return box[0] + box[2] / 2, box[1] + box[3] / 2


@lru_cache(maxsize=4096)
def take(key: str, action: str, label: str, paint: str, box: Box, radius: float, ghost: str = "") -> Fragment:
    """A fragment to take, and on a look what that would bring."""
    x, y = _middle(box)
    body = cell(box) + art.token(paint, x, y, radius)
    body += f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius + 3)}" class="ring"/>'
    if not ghost:
        return can(key, action, label, body, " onpaper")
    found = can(key, action, label, f'{body}<g class="ghost">{ghost}</g>', " onpaper")
    return Fragment(key, found.svg.replace(" role=", ' data-preview="" role=', 1))


@lru_cache(maxsize=4096)
def no_take(key: str, action: str, rule: str, label: str, paint: str, box: Box, radius: float) -> Fragment:
    x, y = _middle(box)
    veil = f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius + 1)}" fill="var(--paper)" fill-opacity=".55"/>'
    return veiled(key, action, rule, label, cell(box) + art.token(paint, x, y, radius) + veil)
