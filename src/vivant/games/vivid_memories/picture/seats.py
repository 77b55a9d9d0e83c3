"""Who sits around the table: panels, nameplates, and the captions over somebody else's moments."""

from __future__ import annotations

from functools import lru_cache

from vivant.draw import shapes
from vivant.draw.svg import fitted, num, text_width
from vivant.draw.things import Fragment, Thing, compose
from vivant.games.vivid_memories.picture import art
from vivant.games.vivid_memories.picture.basics import Box, rect, still, text
from vivant.games.vivid_memories.picture.forms import Plate
from vivant.words import Words


@lru_cache(maxsize=64)
def panel(seat: int, box: Box, asked: bool) -> Fragment:
    edge = 'stroke="var(--choice)" stroke-width="2"' if asked else 'stroke="var(--line)"'
    return compose(Thing(f"panel-{seat}", rect(box, f'fill="var(--surface)" {edge}', 18)))


@lru_cache(maxsize=256)
def nameplate(
    seat: int,
    name: str,
    bot: bool,
    x: float,
    y: float,
    width: float,
    note: str,
    starts: bool,
    form: Plate,
    say: Words,
    mine: bool,
) -> Fragment:
    """Within this width; who starts has a flag behind the name."""
    radius, size, small = form
    body = shapes.face(name, x + radius, y + radius, radius, bot=bot, own=mine)
    left = x + 2 * radius + 10
    flag = shapes.flag_width(say("scene-starts"), min(small, 14)) if starts else 0
    name = fitted(name, x + width - left - flag - 8, size)
    body += text(name, left, y + 0.82 * radius, "name", size)
    body += text(note, left, y + 0.82 * radius + 1.4 * small + 1.5, "note", small)
    if starts:
        body += start_flag(say, left + 1.06 * text_width(name, size) + 8, y + 0.5 * radius - 0.5, min(small, 14))
    return still(f"seat-{seat}", body)


@lru_cache(maxsize=64)
def brain_plate(name: str, x: float, y: float, note: str, starts: bool, form: Plate, say: Words) -> Fragment:
    radius, size, small = form
    body = _brain_face(x + radius, y + radius, radius, radius / 21)
    left = x + 2 * radius + 10
    body += text(name, left, y + 0.82 * radius, "serif strong", size)
    body += text(note, left, y + 0.82 * radius + 1.4 * small, "note", small)
    if starts:
        beside = 1.07 * max(text_width(name, size), text_width(note, small))
        body += start_flag(say, left + beside + 8, y + 0.82 * radius + 1.05 * small, small)
    return still("seat-1", body)


def _brain_face(x: float, y: float, radius: float, scale: float) -> str:
    disc = f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" fill="var(--ink)"/>'
    return disc + art.sign("brain", x, y, scale, "var(--surface)")


@lru_cache(maxsize=256)
def small_plate(
    seat: int, name: str, brain: bool, bot: bool, mine: bool, x: float, y: float, note: str, starts: bool, say: Words
) -> Fragment:
    """Who somebody is, where there is little room; `name` fits already."""
    face = shapes.face(name, x + 15, y + 16, 15, bot=bot, own=mine)
    body = _brain_face(x + 15, y + 16, 15, 0.75) if brain else face
    body += text(name, x + 36, y + 14, "strong", 15) + text(note, x + 36, y + 31, "note small")
    if starts:
        body += start_flag(say, x, y + 49, 12.5)
    return still(f"seat-{seat}", body)


def start_flag(say: Words, left: float, y: float, size: float) -> str:
    """That somebody holds the start player marker."""
    word = say("scene-starts")
    return shapes.flag(word, left + shapes.flag_width(word, size) / 2, y, size)


@lru_cache(maxsize=256)
def others_tiles(seat: int, x: float, y: float, apart: float, claimed: bool, cherished: bool, say: Words) -> Fragment:
    columns = ((x, "scene-claimed-short", claimed), (x + apart, "scene-cherished", cherished))
    kind = "caption" if apart > 120 else "note small strong"
    body = "".join(text(say(word), left, y, kind) for left, word, _ in columns)
    body += "".join(text(say("scene-none"), left, y + 22, "note small") for left, _, some in columns if not some)
    return still(f"tiles-{seat}", body)


@lru_cache(maxsize=256)
def others_tiles_down(seat: int, x: float, y: float, claimed: bool, cherished: bool, say: Words) -> Fragment:
    body = ""
    for low, word, some in ((0, "scene-claimed-short", claimed), (40, "scene-cherished", cherished)):
        none = "" if some else f" · {say('scene-none-short')}"
        body += text(say(word) + none, x, y + low, "note small")
    return still(f"tiles-{seat}", body)
