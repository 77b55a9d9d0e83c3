"""Small things that many pictures share: lines of text, rings and veils, flags, beads, buttons, the mat."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from vivant.draw import shapes
from vivant.draw.svg import num
from vivant.draw.things import Fragment, Mark, Thing, compose, write
from vivant.games.vivid_memories.picture import art
from vivant.games.vivid_memories.words import BOOK

Box = tuple[float, float, float, float]  # x, y, width, height
RING, VEIL = "ring", "veil"  # how it looks that something can be chosen, or might be expected to
STILL = "translate(0)"  # the place of what has its own: however it grows or shrinks, it does not fly
PASSIVE = (("pointer-events", "none"),)  # presses go through to what lies under it


def said(lang: str, key: str, /, **args: object) -> str:
    """A message in words. Arguments are texts, numbers, or lists of messages."""
    return _said(lang, key, tuple(args.items()))


@lru_cache(maxsize=4096)
def _said(lang: str, key: str, args: tuple[tuple[str, object], ...]) -> str:
    return BOOK.words(lang)(key, **dict(args))


def highlight(mark: Mark | None) -> str:
    """RING, VEIL or nothing."""
    if mark is None or mark.reason:
        return ""
    return VEIL if mark.refused else RING


def still(key: str, body: str) -> Fragment:
    """Something that is only looked at, and stays where it is."""
    return write(Thing(key, body, STILL))


def ring(box: Box, reach: float = 4) -> str:
    x, y, width, height = box
    return (
        f'<rect x="{num(x - reach)}" y="{num(y - reach)}" width="{num(width + 2 * reach)}" '
        f'height="{num(height + 2 * reach)}" rx="{num(min(12, height / 4) + reach)}" class="ring"/>'
    )


def veil(box: Box) -> str:
    x, y, width, height = box
    corner = num(min(12, height / 4))
    return f'<rect x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" rx="{corner}" class="veil"/>'


def hit_area(box: Box) -> str:
    """Nothing to see, but a finger may press anywhere in it."""
    x, y, width, height = box
    where = f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"'
    return f'<rect {where} fill="none" pointer-events="all" class="hit"/>'


@lru_cache(maxsize=4096)
def text(words: str, x: float, y: float, look: str, size: float = 0) -> str:
    """A line of text."""
    font = f' font-size="{num(size)}"' if size else ""
    return f'<text x="{num(x)}" y="{num(y)}" class="{look}"{font}>{escape(words)}</text>'


def gain_flag(x: float, y: float, gain: int) -> str:
    """What a choice would bring, or cost."""
    if gain == 0:
        return ""
    words = f"−{-gain}" if gain < 0 else f"+{gain}"
    width = 9 * len(words) + 12
    return (
        f'<rect x="{num(x - width / 2)}" y="{num(y - 11)}" width="{width}" height="22" rx="11" class="flag"/>'
        f'<text x="{num(x)}" y="{num(y + 5)}" class="serif mid strong" font-size="14">{words}</text>'
    )


@lru_cache(maxsize=4096)
def chip(key: str, paint: str, x: float, y: float, radius: float, gain: int, roomy: bool = False) -> Thing:
    """A bead to be chosen, with what it would bring; around a roomy one a finger has 52 units."""
    body = hit_area((x - 26, y - 26, 52, 52)) if roomy else ""
    body += art.token(paint, x, y, radius)
    body += f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius + 3.5)}" class="ring"/>'
    return Thing(key, body + gain_flag(x + radius * 0.7, y - radius * 0.9, gain))


@lru_cache(maxsize=2048)
def button(key: str, label: str, box: Box) -> Thing:
    x, y, width, height = box
    shape = f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" rx="12"'
    body = f'<rect {shape} fill="var(--raised)" stroke="var(--choice)" stroke-width="1.5"/>'
    body += text(label, x + width / 2, y + height / 2 + 6, "mid strong", 16)
    return Thing(key, body + f'<rect {shape} class="ring"/>')


@lru_cache(maxsize=4096)
def bead(key: str, paint: str, x: float, y: float, radius: float) -> Fragment:
    return compose(Thing(key, art.token(paint, x, y, radius), more=PASSIVE))


@lru_cache(maxsize=64)
def mat(width: int, height: int, radius: int, stitched: bool = True) -> Fragment:
    cloth = shapes.mat if stitched else shapes.cloth
    return compose(Thing("mat", cloth(width, height, radius)))
