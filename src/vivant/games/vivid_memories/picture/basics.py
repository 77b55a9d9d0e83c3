"""Small things that many pictures share: lines of text, rings and veils, flags, beads, buttons, the mat."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from vivant.draw import shapes
from vivant.draw.svg import Drawn, num
from vivant.draw.things import Fragment, Thing, compose, write
from vivant.games.vivid_memories.picture import art

Box = tuple[float, float, float, float]  # x, y, width, height
STILL = "translate(0)"  # the place of what has its own: however it grows or shrinks, it does not fly
RAISED = 'fill="var(--raised)" stroke="var(--choice)" stroke-width="1.5"'
PASSIVE = (("pointer-events", "none"),)  # presses go through to what lies under it


def still(key: str, body: Drawn) -> Fragment:
    """Something that is only looked at, and stays where it is."""
    return write(Thing(key, body, STILL))


def rect(box: Box, look: Drawn, corner: float | None = None) -> str:
    """A box with these attributes; its corners are rounded by its height, unless they are given."""
    x, y, width, height = box
    corner = min(12, height / 4) if corner is None else corner
    rx = f' rx="{num(corner)}"' if corner else ""
    return f'<rect x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"{rx} {look}/>'


def ring(box: Box, reach: float = 4) -> str:
    x, y, width, height = box
    around = (x - reach, y - reach, width + 2 * reach, height + 2 * reach)
    return rect(around, 'class="ring"', min(12, height / 4) + reach)


def hit_area(box: Box) -> str:
    """Nothing to see, but a finger may press anywhere in it."""
    return rect(box, 'fill="none" pointer-events="all" class="hit"', 0)


@lru_cache(maxsize=4096)
def text(words: str, x: float, y: float, look: Drawn, size: float = 0) -> str:
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
def chip(key: str, paint: Drawn, x: float, y: float, radius: float, gain: int, roomy: bool = False) -> Thing:
    """A bead to be chosen, with what it would bring; around a roomy one a finger has 52 units."""
    body = hit_area((x - 26, y - 26, 52, 52)) if roomy else ""
    body += art.token(paint, x, y, radius)
    body += f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius + 3.5)}" class="ring"/>'
    return Thing(key, body + gain_flag(x + radius * 0.7, y - radius * 0.9, gain))


@lru_cache(maxsize=2048)
def button(key: str, label: str, box: Box) -> Thing:
    x, y, width, height = box
    body = rect(box, RAISED, 12) + text(label, x + width / 2, y + height / 2 + 6, "mid strong", 16)
    return Thing(key, body + rect(box, 'class="ring"', 12))


@lru_cache(maxsize=4096)
def bead(key: str, paint: Drawn, x: float, y: float, radius: float) -> Fragment:
    return compose(Thing(key, art.token(paint, x, y, radius), more=PASSIVE))


@lru_cache(maxsize=64)
def mat(width: int, height: int, radius: int, stitched: bool = True) -> Fragment:
    cloth = shapes.mat if stitched else shapes.cloth
    return compose(Thing("mat", cloth(width, height, radius)))
