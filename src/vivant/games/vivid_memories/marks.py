"""What can be chosen in a picture, what cannot and says why, and small things that many pictures share."""

from __future__ import annotations

from functools import lru_cache

from vivant.draw import shapes
from vivant.draw.scene import Fragment
from vivant.draw.svg import num
from vivant.games.vivid_memories import art

Box = tuple[float, float, float, float]  # x, y, width, height
STILL = ' transform="translate(0)"'  # of what has its place: however it grows or shrinks, it does not fly


def can(key: str, text: str, label: str, body: str, extra: str = "") -> Fragment:
    """Something that can be chosen."""
    return Fragment(
        key,
        f'<g id="{key}" class="can{extra}" data-action="{text}" role="button" tabindex="0" '
        f'aria-label="{label}">{body}</g>',
    )


def veiled(key: str, text: str, rule: str, label: str, body: str) -> Fragment:
    """Something that one might expect to choose, and may not."""
    return Fragment(
        key,
        f'<g id="{key}" data-action="{text}" data-why="{rule}" role="button" tabindex="0" aria-disabled="true" '
        f'aria-label="{label}">{body}</g>',
    )


def told(thing: Fragment, rule: str, words: str) -> Fragment:
    """Something for which there is no action now: a press says these words, which name the rule."""
    return Fragment(thing.key, thing.svg.replace(" role=", f' data-why="{rule}" data-say="{words}" role=', 1))


def still(key: str, body: str) -> Fragment:
    """Something that is only looked at, and stays where it is."""
    return Fragment(key, f'<g id="{key}"{STILL}>{body}</g>')


def passive(thing: Fragment, dim: bool) -> Fragment:
    """Let presses through to what lies under it."""
    look = ' pointer-events="none"' + (' opacity=".45"' if dim else "")
    return Fragment(thing.key, thing.svg.replace(" role=", look + " role=", 1))


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


def cell(box: Box) -> str:
    """Nothing to see, but a finger may press anywhere in it."""
    x, y, width, height = box
    where = f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"'
    return f'<rect {where} fill="none" pointer-events="all" class="hit"/>'


@lru_cache(maxsize=4096)
def text(words: str, x: float, y: float, look: str, size: float = 0) -> str:
    """A line of text that is already escaped."""
    font = f' font-size="{num(size)}"' if size else ""
    return f'<text x="{num(x)}" y="{num(y)}" class="{look}"{font}>{words}</text>'


def gain_flag(x: float, y: float, gain: int) -> str:
    """What a choice would bring, or cost."""
    if gain == 0:
        return ""
    words = f"{gain:+d}".replace("-", "−")
    width = 9 * len(words) + 12
    return (
        f'<rect x="{num(x - width / 2)}" y="{num(y - 11)}" width="{width}" height="22" rx="11" class="flag"/>'
        f'<text x="{num(x)}" y="{num(y + 5)}" class="serif mid strong" font-size="14">{words}</text>'
    )


@lru_cache(maxsize=4096)
def chip(
    key: str, action: str, label: str, paint: str, x: float, y: float, radius: float, gain: int, roomy: bool = False
) -> Fragment:
    """A bead to be chosen, with what it would bring; around a roomy one a finger has 52 units."""
    body = cell((x - 26, y - 26, 52, 52)) if roomy else ""
    body += art.token(paint, x, y, radius)
    body += f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius + 3.5)}" class="ring"/>'
    return can(key, action, label, body + gain_flag(x + radius * 0.7, y - radius * 0.9, gain))


@lru_cache(maxsize=2048)
def button(key: str, action: str, label: str, box: Box) -> Fragment:
    x, y, width, height = box
    shape = f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" rx="12"'
    body = f'<rect {shape} fill="var(--raised)" stroke="var(--choice)" stroke-width="1.5"/>'
    body += text(label, x + width / 2, y + height / 2 + 6, "mid strong", 16)
    return can(key, action, label, body + f'<rect {shape} class="ring"/>')


@lru_cache(maxsize=4096)
def bead(key: str, paint: str, x: float, y: float, radius: float) -> Fragment:
    return Fragment(key, f'<g id="{key}" pointer-events="none">{art.token(paint, x, y, radius)}</g>')


@lru_cache(maxsize=64)
def mat(width: int, height: int, radius: int, stitched: bool = True) -> Fragment:
    cloth = shapes.mat if stitched else shapes.cloth
    return Fragment("mat", f'<g id="mat">{cloth(width, height, radius)}</g>')
