"""The pieces of Vivo as shapes: suit signs, card faces and backs, and notes for the harmonies."""

from __future__ import annotations

from functools import cache

from vivant.draw import shapes
from vivant.draw.palette import COLOURS, Mat
from vivant.draw.patterns import pattern_defs
from vivant.draw.svg import at, num, tag, words
from vivant.games.vivo.words import FOLDER

MAT: Mat = (("#EAE2E7", "#DCD1D9"), ("#262027", "#1B161C"))
CARD_WIDTH, CARD_HEIGHT, CARD_RADIUS = 120, 168, 13

SIGN_OF_COLOUR = {"red": "drum", "yellow": "bell", "green": "pipes", "blue": "fork", "purple": "star"}


def colour_of(suits: list[str], suit: int) -> str:
    """The colour that a suit is drawn in: its own name, or for a suit of another name one that is left over."""
    if suits[suit] in COLOURS:
        return suits[suit]
    free = [colour for colour in COLOURS if colour not in suits]
    others = [name for name in suits if name not in COLOURS]
    return (free or list(COLOURS))[others.index(suits[suit]) % len(free or COLOURS)]


@cache
def sprite() -> str:
    """Everything that fragments refer to by id."""
    parts = [shapes.DEFS, pattern_defs(list(COLOURS))]
    parts.append(_signs())
    parts += [_face(colour) for colour in COLOURS]
    parts.append(_back())
    return "".join(parts)


def _signs() -> str:
    """The groups of signs.svg, without the file around them."""
    text = (FOLDER / "signs.svg").read_text(encoding="utf-8")
    groups = text[text.index("<g") : text.index("</svg>")]
    return "".join(line.strip() for line in groups.splitlines())


def _box(**attributes: object) -> str:
    return tag(
        "rect",
        x=-CARD_WIDTH / 2,
        y=-CARD_HEIGHT / 2,
        width=CARD_WIDTH,
        height=CARD_HEIGHT,
        rx=CARD_RADIUS,
        **attributes,
    )


def _sign_ink(ink: str, behind: str) -> dict[str, str]:
    """How a sign is painted: in one colour, its details cut in what lies behind it."""
    return {"color": ink, "fill": ink, "stroke": behind}


def _face(colour: str) -> str:
    sign = f"#sign-{SIGN_OF_COLOUR[colour]}"
    ink = _sign_ink(f"var(--{colour}-ink)", "var(--paper)")
    body = _box(fill=f"var(--{colour})") + _box(fill=f"url(#pattern-{colour})")
    body += tag(
        "rect", x=-59, y=-83, width=118, height=166, rx=12, fill="none", stroke=f"var(--{colour}-ink)", stroke_width=2
    )
    body += '<path d="M-37 72V0A37 37 0 0 1 37 0V72A4 4 0 0 1 33 76H-33A4 4 0 0 1-37 72Z" fill="var(--paper)"/>'
    body += '<rect x="-53" y="-77" width="31" height="51" rx="8" fill="var(--paper)"/>'
    body += tag("use", href=sign, transform=at(0, 55), **ink)
    body += tag("use", href=sign, transform=at(-37.5, -38, scale=0.62), **ink)
    return tag("g", body, id=f"face-{colour}")


def _back() -> str:
    # Attributes, not classes: what is drawn by reference stands outside the scene that rules speak of.
    body = _box(fill="var(--paper)", stroke="var(--paper-edge)", stroke_width=1.5)
    body += '<rect x="-51" y="-75" width="102" height="150" rx="7" fill="#5C4636"/>'
    rings = "".join(tag("circle", r=radius) for radius in (15, 27, 39))
    body += tag("g", rings, fill="none", stroke="#D9B98A", stroke_opacity=".5", stroke_width=3)
    body += '<circle r="6" fill="#E9C99A"/>'
    return tag("g", body, id="card-back")


def face_up(colour: str, rank: int) -> str:
    """A card's face around 0,0."""
    main = words(str(rank), 0, 34, "serif mid on-paper", font_size=46, font_weight=700)
    corner = words(str(rank), -37.5, -54, "serif mid on-paper", font_size=20, font_weight=700)
    return tag("use", href=f"#face-{colour}") + main + corner


def face_down() -> str:
    return tag("use", href="#card-back")


def ring(reach: float = 5) -> str:
    """Where the ring of a choice runs."""
    return tag(
        "rect",
        x=-CARD_WIDTH / 2 - reach,
        y=-CARD_HEIGHT / 2 - reach,
        width=CARD_WIDTH + 2 * reach,
        height=CARD_HEIGHT + 2 * reach,
        rx=CARD_RADIUS + reach,
        class_="ring",
    )


def veil() -> str:
    return _box(class_="veil")


def voice(colour: str | None, x: float, y: float, radius: float = 16) -> str:
    """One suit of a harmony: filled once it is there, dashed while it is due."""
    if colour is None:
        return tag(
            "circle",
            cx=x,
            cy=y,
            r=radius,
            fill="none",
            stroke="var(--paper-soft)",
            stroke_width=2,
            stroke_dasharray="5 4",
        )
    disc = tag("circle", r=radius, fill=f"var(--{colour})", stroke=f"var(--{colour}-ink)", stroke_width=2)
    ink = _sign_ink(f"var(--on-{colour})", f"var(--{colour})")
    sign = tag("use", href=f"#sign-{SIGN_OF_COLOUR[colour]}", transform=f"scale({num(radius / 20)})", **ink)
    return tag("g", disc + sign, transform=at(x, y))


def notes(count: int, scale: float = 1) -> str:
    """As many notes as voices, under one beam, on a staff; around 0,0."""
    step = 19.0
    left = -step * (count - 1) / 2
    half = max(46.0, step * count / 2 + 14)
    staff = "".join(f"M{num(-half)} {num(y)}H{num(half)}" for y in (-13, -6, 1, 8))
    lines = tag("path", d=staff, stroke="var(--paper-edge)", stroke_width=1, fill="none")
    heads, stems = "", ""
    for n in range(count):
        x, y = left + n * step, 9 + (n % 2) * 2
        heads += tag("ellipse", cx=x, cy=y, rx=6, ry=4.6, transform=f"rotate(-18 {num(x)} {num(y)})")
        stems += f"M{num(x + 5)} {num(y - 2)}V-18"
    first, last = left + 5, left + (count - 1) * step + 5
    beam = tag("path", d=f"M{num(first - 1)} -20H{num(last + 1)}v6H{num(first - 1)}Z")
    if count == 1:
        beam = '<path d="M4 -19C6 -11 15 -10 12 1 11.500 -5 8 -8 4 -9Z"/>'
    stem = tag("path", d=stems, stroke="var(--paper-ink)", stroke_width=2.2, fill="none")
    return tag("g", lines + tag("g", heads + beam, fill="var(--paper-ink)") + stem, transform=at(0, 0, scale=scale))
