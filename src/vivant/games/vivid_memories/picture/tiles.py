"""Moments as things on the table: in the line with their fragments, off it with one of their sides up."""

from __future__ import annotations

from functools import lru_cache

from vivant.draw.svg import Drawn, at, num
from vivant.draw.things import Fragment, Mark, Thing, compose
from vivant.games.vivid_memories.picture import art
from vivant.games.vivid_memories.picture.basics import PASSIVE, Box, hit_area, rect, ring, text
from vivant.games.vivid_memories.picture.keys import tile_key
from vivant.games.vivid_memories.rules.setup import Setup
from vivant.games.vivid_memories.words.terms import colour_list, tile_action
from vivant.words import Words

HEAD, SIDE, STRIP = "head", "side", "strip"  # where what a tile does stands: over its fragments, left of them, small
DIMMED = (*PASSIVE, ("opacity", ".45"))


@lru_cache(maxsize=1024)
def tile_label(setup: Setup, number: int, flipped: bool, say: Words) -> str:
    tile = setup.tiles[number]
    pattern = colour_list(setup, tile.pattern)
    if flipped:
        return say("scene-tile-up", pattern=pattern, points=int(tile.points))
    return say("scene-tile", action=tile_action(setup, tile), pattern=pattern)


@lru_cache(maxsize=1024)
def small_tile(
    setup: Setup,
    number: int,
    flipped: bool,
    box: Box,
    say: Words,
    mark: Mark | None = None,
    more: tuple[tuple[str, str], ...] = (),
) -> Fragment:
    """A tile off the line: its action and pattern, or with the scoring side up its pattern and points."""
    x, y, width, height = box
    tile = setup.tiles[number]
    body = art.card(width, height, min(12, height / 4))
    if flipped:
        body += art.pattern(setup, tile, width * 0.36, height / 2, min(height * 0.4, width * 0.27))
        low = height / 2 + min(9, max(5, height * 0.15))
        body += text(str(tile.points), width * 0.76, low, "serif mid strong on-paper", min(26, max(14, height * 0.42)))
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
    if mark is not None:
        body += ring((0, 0, width, height), 3)
    label = tile_label(setup, number, flipped, say)
    return compose(Thing(tile_key(setup, number), body, at(x, y), label, ready="onpaper", more=more), mark)


@lru_cache(maxsize=1024)
def line_tile(setup: Setup, number: int, box: Box, look: str, say: Words, mark: Mark | None = None) -> Fragment:
    """A tile of the line without its fragments, which lie in the place that `places_on` gives."""
    _, _, width, height = box
    tile = setup.tiles[number]
    x, y, across, down = _tray(box, look)
    tray = (x - box[0], y - box[1], across, down)
    body = art.card(width, height, min(12, height / 4)) + rect(tray, 'fill="var(--paper-edge)" fill-opacity=".28"', 10)
    if look == SIDE:
        middle = (x - box[0]) / 2
        body += art.action_down(setup, tile, middle, height * 0.16, 6.2)
        body += art.pattern(setup, tile, middle, height * 0.79, min(13.0, middle * 0.86))
    else:
        line = (y - box[1]) * 0.53
        bead = min(11.0, width * 0.055, line * 0.62)
        body += art.action(setup, tile, bead * 1.5 + 6, line, bead)
        body += art.pattern(setup, tile, width - line - 6, line, min(line * 0.82, width * 0.13))
    label = tile_label(setup, number, False, say)
    return compose(Thing(tile_key(setup, number), body, at(box[0], box[1]), label), mark)


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
    cells = [(x + step * (nth % columns), y + room * (nth // columns), step, room) for nth in range(count)]
    return cells, max(3.0, radius)


@lru_cache(maxsize=4096)
def bead_to_take(
    key: str, paint: Drawn, box: Box, radius: float, mark: Mark, ghost: Drawn = "", spoken: str = ""
) -> Fragment:
    """A fragment of the line that can be taken, on a look with what that would bring; or may not be."""
    x, y = middle_of(box)
    body, circle = hit_area(box) + art.token(paint, x, y, radius), f'<circle cx="{num(x)}" cy="{num(y)}"'
    if not mark.offered:
        veil = f'{circle} r="{num(radius + 1)}" fill="var(--paper)" fill-opacity=".55"/>'
        return compose(Thing(key, body + veil), mark)
    body += f'{circle} r="{num(radius + 3)}" class="ring"/>'
    if ghost:
        body += f'<g class="ghost">{ghost}</g>'
    return compose(Thing(key, body, ready="onpaper", spoken=spoken, preview=bool(ghost)), mark)


def middle_of(box: Box) -> tuple[float, float]:
    return box[0] + box[2] / 2, box[1] + box[3] / 2
