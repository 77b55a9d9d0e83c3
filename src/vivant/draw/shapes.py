"""Things that more than one game lays on the table: mats, shadows, flags, faces."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from vivant.draw.svg import at, shapes_in, tag, text_width, words

# What these shapes refer to; it goes into the sprite of every game that uses them.
DEFS = shapes_in(Path(__file__).with_suffix(".svg"))


def cloth(width: float, height: float, radius: float) -> str:
    """What a table is laid with: a weave, and lamplight on it. Needs `DEFS`."""
    return "".join(
        tag("rect", width=width, height=height, rx=radius or None, **look)
        for look in ({"class_": "mat"}, {"fill": "url(#weave)"}, {"fill": "url(#lamp)"})
    )


def mat(width: float, height: float, radius: float = 28) -> str:
    """The cloth, with a stitched edge. Needs `DEFS`."""
    return cloth(width, height, radius) + tag(
        "rect", x=9, y=9, width=width - 18, height=height - 18, rx=radius - 8, class_="stitch"
    )


def box(width: float, height: float, radius: float, grow: float = 0, drop: float = 0, **look: object) -> str:
    """A rectangle around 0,0, its corners rounded; `grow` further out on each side, and so far down."""
    width, height = width + 2 * grow, height + 2 * grow
    return tag("rect", x=-width / 2, y=-height / 2 + drop, width=width, height=height, rx=radius + grow, **look)


def shadow(
    width: float, height: float, radius: float, lifted: bool = False, class_: str | None = "shade", **look: Any
) -> str:
    """Two flat copies of a box centred on 0,0; no filters."""
    reach = 1.6 if lifted else 1.0
    return "".join(
        box(width, height, radius, drop=drop * reach, class_=class_, **look, opacity=opacity)
        for drop, opacity in ((4, ".08"), (1.5, ".14"))
    )


def flag_width(text: str, size: float = 15) -> float:
    return 1.07 * text_width(text, size) + 1.7 * size


def flag(text: str, x: float, y: float, size: float = 15) -> str:
    """A small label of this font size around x,y; as wide as its text needs, French included."""
    cloth = box(flag_width(text, size), 2 * size, size, class_="flag")
    label = words(text, 0, 0.34 * size, "flag-text", font_size=size)
    return tag("g", cloth + label, transform=at(x, y))


def face(name: str, x: float, y: float, radius: float = 24, bot: bool = False, own: bool = False) -> str:
    """Who sits there: the first letter of a name, or a robot's head."""
    fill, ink = ("var(--ink)", "var(--surface)") if own else ("var(--well)", "var(--ink)")
    disc = tag("circle", r=radius, fill=fill, stroke="var(--edge)", stroke_width=1.5)
    if bot:
        head = (
            '<path d="M0 -12v5M-11 -3v7M11 -3v7" stroke-width="2.4"/>'
            '<rect x="-9" y="-7" width="18" height="15" rx="4"/><path d="M-4 -1v2M4 -1v2M-3 4.5h6" stroke-width="2.4"/>'
        )
        drawn = tag("g", head, fill="none", stroke=ink, stroke_width=2, stroke_linecap="round")
    else:
        ink_class = "serif mid strong on-ink" if own else "serif mid strong"
        drawn = words(name[:1].upper(), 0, radius * 0.36, ink_class, font_size=radius)
    return tag("g", disc + drawn, transform=at(x, y))
