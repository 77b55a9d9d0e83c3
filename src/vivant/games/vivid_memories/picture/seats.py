"""Who sits around the table: panels, nameplates, and the captions over somebody else's moments."""

from __future__ import annotations

from functools import lru_cache

from vivant.draw import shapes
from vivant.draw.svg import num, text_width
from vivant.draw.things import Fragment, Thing, compose
from vivant.games.vivid_memories.picture.basics import Box, said, still, text


@lru_cache(maxsize=64)
def panel(seat: int, box: Box, asked: bool) -> Fragment:
    x, y, width, height = box
    rect = f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" rx="18"'
    edge = 'stroke="var(--choice)" stroke-width="2"' if asked else 'stroke="var(--line)"'
    return compose(Thing(f"panel-{seat}", f'<rect {rect} fill="var(--surface)" {edge}/>'))


@lru_cache(maxsize=256)
def nameplate(
    seat: int, name: str, bot: bool, x: float, y: float, note: str, starts: bool, lang: str, mine: bool
) -> Fragment:
    body = shapes.face(name, x + 22, y + 22, 22, bot=bot, own=mine)
    shown = name[:16]
    body += text(shown, x + 56, y + 18, "name") + text(note, x + 56, y + 40, "note")
    if starts:
        body += start_flag(lang, x + 66 + text_width(shown, 17), y + 12, 12.5)
    return still(f"seat-{seat}", body)


@lru_cache(maxsize=256)
def small_plate(
    seat: int, name: str, bot: bool, x: float, y: float, note: str, starts: bool, mine: bool, lang: str
) -> Fragment:
    """Who somebody is, where there is little room; `name` fits already."""
    body = shapes.face(name, x + 15, y + 16, 15, bot=bot, own=mine)
    body += text(name, x + 36, y + 14, "strong", 15) + text(note, x + 36, y + 31, "note small")
    if starts:
        body += start_flag(lang, x, y + 45, 11)
    return still(f"seat-{seat}", body)


def start_flag(lang: str, left: float, y: float, size: float) -> str:
    """That somebody holds the start player marker."""
    word = said(lang, "scene-starts")
    return shapes.flag(word, left + shapes.flag_width(word, size) / 2, y, size)


@lru_cache(maxsize=256)
def others_tiles(seat: int, x: float, y: float, apart: float, claimed: bool, cherished: bool, lang: str) -> Fragment:
    body = text(said(lang, "scene-claimed-short"), x, y, "caption")
    body += text(said(lang, "scene-cherished"), x + apart, y, "caption")
    if not claimed:
        body += text(said(lang, "scene-none"), x, y + 24, "note small")
    if not cherished:
        body += text(said(lang, "scene-none"), x + apart, y + 24, "note small")
    return still(f"tiles-{seat}", body)


@lru_cache(maxsize=256)
def others_tiles_down(seat: int, x: float, y: float, claimed: bool, cherished: bool, lang: str) -> Fragment:
    body = ""
    for low, word, some in ((0, "scene-claimed-short", claimed), (40, "scene-cherished", cherished)):
        words = said(lang, word)
        if not some:
            words += f" · {said(lang, 'scene-none-short')}"
        body += text(words, x, y + low, "note small")
    return still(f"tiles-{seat}", body)
