"""Things that more than one game lays on the table: mats, shadows, flags, faces."""

from __future__ import annotations

from vivant.draw.svg import at, num, tag, words


def mat(width: float, height: float, radius: float = 28) -> str:
    """The cloth, with a stitched edge."""
    inner = tag("rect", x=9, y=9, width=width - 18, height=height - 18, rx=radius - 8, class_="stitch")
    return tag("rect", width=width, height=height, rx=radius, class_="mat") + inner


def shadow(width: float, height: float, radius: float, lifted: bool = False) -> str:
    """Two flat copies of a box centred on 0,0; no filters."""
    reach = 1.6 if lifted else 1.0
    boxes = ((1.5 * reach, 0.14), (4 * reach, 0.08))
    return "".join(
        tag(
            "rect",
            x=-width / 2,
            y=-height / 2 + drop,
            width=width,
            height=height,
            rx=radius,
            class_="shade",
            opacity=num(opacity),
        )
        for drop, opacity in reversed(boxes)
    )


def flag(text: str, x: float, y: float, size: float = 15) -> str:
    """A small label of this font size; as wide as its text needs, French included."""
    width = 0.56 * size * len(text) + 1.7 * size
    height = 2 * size
    box = tag("rect", x=-width / 2, y=-height / 2, width=width, height=height, rx=height / 2, class_="flag")
    label = words(text, 0, 0.34 * size, "flag-text", style=f"font-size:{num(size)}px")
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
        drawn = words(
            name[:1].upper(), 0, radius * 0.33, "serif mid", font_size=num(radius), fill=ink, style=f"fill:{ink}"
        )
    return tag("g", disc + drawn, transform=at(x, y))
