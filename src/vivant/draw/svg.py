"""Small pieces of SVG text: numbers, escaping, elements."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from pathlib import Path
from typing import TypeAlias
from unicodedata import east_asian_width

Drawn: TypeAlias = str  # goes into a picture as it is: markup, or a word that our own code chose

_NARROW = frozenset("iljtfrI.,:;!'’|()[] \u00a0\u202f")
_BROAD = frozenset("mwMWQGO@%&…")


def num(value: float) -> str:
    """A coordinate with at most two decimals, written as short as it goes."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def tag(name: str, body: Drawn = "", /, **attributes: object) -> str:
    """An element. `class_` writes class, other underscores become hyphens; None leaves an attribute out."""
    parts = [name]
    for key, value in attributes.items():
        if value is not None:
            shown = num(value) if isinstance(value, int | float) and not isinstance(value, bool) else str(value)
            parts.append(f'{key.rstrip("_").replace("_", "-")}="{escape(shown, quote=True)}"')
    opened = "<" + " ".join(parts)
    return f"{opened}>{body}</{name}>" if body else opened + "/>"


def words(text: str, x: float, y: float, class_: str = "", label: str = "", **attributes: object) -> str:
    """A line of text; `label` is what ears hear instead."""
    heard = {"role": "img", "aria_label": label} if label else {}
    return tag("text", escape(text, quote=False), x=x, y=y, class_=class_ or None, **heard, **attributes)


def script_data(text: str) -> Drawn:
    """JSON for a script element: nothing in it can end the element."""
    return text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


def at(x: float, y: float, turn: float = 0, scale: float = 1) -> str:
    """A transform to a place, turned by degrees and scaled."""
    text = f"translate({num(x)} {num(y)})"
    if turn:
        text += f" rotate({num(turn)})"
    if scale != 1:
        text += f" scale({num(scale)})"
    return text


def shapes_in(file: Path) -> str:
    """What stands in an SVG file, without the file around it and the white space between its lines."""
    shapes = file.read_text(encoding="utf-8").partition("<svg")[2].partition(">")[2].partition("</svg>")[0]
    return "".join(line.strip() for line in shapes.splitlines())


def text_width(text: str, size: float) -> float:
    """About how wide a line of text is; rather too wide than too narrow, for nobody knows the reader's fonts."""
    total = 0.0
    for sign in text:
        if east_asian_width(sign) in "WF":
            total += 1.0
        elif sign in _NARROW:
            total += 0.36
        elif sign in _BROAD:
            total += 0.9
        else:
            total += 0.68 if sign.isupper() else 0.57
    return total * size


@lru_cache(4096)
def fitted(text: str, width: float, size: float) -> str:
    """The text, or as much of it as goes into this width, with an ellipsis."""
    if text_width(text, size) <= width:
        return text
    while text and text_width(text + "…", size) > width:
        text = text[:-1]
    return text.rstrip() + "…"
