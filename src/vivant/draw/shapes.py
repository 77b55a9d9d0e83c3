"""Things that more than one game lays on the table: mats, shadows, flags, faces."""

from __future__ import annotations

from vivant.draw.svg import at, tag, text_width, words

# What these shapes refer to; it goes into the sprite of every game that uses them. The lamp hangs over each mat.
DEFS = (
    '<pattern id="weave" width="6" height="6" patternUnits="userSpaceOnUse">'
    '<path d="M0 1.5H3M3 4.5H6" stroke="var(--ink)" stroke-width="1" stroke-opacity=".045"/></pattern>'
    '<radialGradient id="lamp" cx=".5" cy=".35" r=".75"><stop offset="0" stop-color="var(--lamp)" stop-opacity=".15"/>'
    '<stop offset="1" stop-color="var(--lamp)" stop-opacity="0"/></radialGradient>'
    '<linearGradient id="sheen" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".22"/>'
    '<stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".1"/></linearGradient>'
    '<radialGradient id="bead" cx=".38" cy=".28" r=".85"><stop offset="0" stop-color="#fff" stop-opacity=".38"/>'
    '<stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".2"/></radialGradient>'
)


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


def shadow(
    width: float, height: float, radius: float, lifted: bool = False, class_: str | None = "shade", **look: object
) -> str:
    """Two flat copies of a box centred on 0,0; no filters."""
    reach = 1.6 if lifted else 1.0
    return "".join(
        tag(
            "rect",
            x=-width / 2,
            y=-height / 2 + drop * reach,
            width=width,
            height=height,
            rx=radius,
            class_=class_,
            **look,
            opacity=opacity,
        )
        for drop, opacity in ((4, ".08"), (1.5, ".14"))
    )


def flag_width(text: str, size: float = 15) -> float:
    return 1.07 * text_width(text, size) + 1.7 * size


def flag(text: str, x: float, y: float, size: float = 15) -> str:
    """A small label of this font size around x,y; as wide as its text needs, French included."""
    width = flag_width(text, size)
    height = 2 * size
    box = tag("rect", x=-width / 2, y=-height / 2, width=width, height=height, rx=height / 2, class_="flag")
    label = words(text, 0, 0.34 * size, "flag-text", font_size=size)
    return tag("g", box + label, transform=at(x, y))


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
