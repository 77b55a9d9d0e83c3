"""The pieces of Vivo as shapes: suit signs, puppies, cards, voices and notes. All of them stand in the sprite."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from vivant.draw import shapes
from vivant.draw.palette import COLOURS, SERIF, Mat
from vivant.draw.patterns import pattern_defs
from vivant.draw.svg import Drawn, at, shapes_in, tag
from vivant.games.vivo.rules.components import MOST_CARDS

MAT: Mat = (("#EAE2E7", "#DCD1D9"), ("#262027", "#1B161C"))
CARD_WIDTH, CARD_HEIGHT, CARD_RADIUS = 120, 168, 13
RING = 5  # how far outside a card the ring of a choice runs
VOICE = 17  # the radius of a voice

SIGN_OF_COLOUR = {"red": "drum", "yellow": "bell", "green": "pipes", "blue": "fork", "purple": "star"}

# What fragments are made of. The shadow of a card that can be lifted is apart from it: it stays where it is.
BACK = '<use href="#card-back"/>'
LIFTED = '<use href="#card-lifted" class="shade"/>'
RINGED = '<use href="#card-ring" class="ring"/>'
VEIL = '<use href="#card-box" class="veil"/>'


# A card shows its rank twice where it is large, once where it is small, and at its left edge where others cover it.
WHOLE, PLAIN, INDEX = LOOKS = ("face", "plain", "index")
READABLE = 0.58  # the smallest scale at which the rank in the corner can be read


def face_up(colour: Drawn, rank: int, look: Drawn = WHOLE) -> str:
    """A card's face around 0,0."""
    return f'<use href="#{look}-{colour}"/><use href="#{look}-rank-{rank}"/>'


def voice(colour: str | None, x: float, y: float, radius: float) -> str:
    """One suit of a harmony: filled once it is there, dashed while it is due."""
    name = "due" if colour is None else colour
    return tag("use", href=f"#voice-{name}", transform=at(x, y, scale=radius / VOICE))


def puppy(colour: str, x: float, y: float, scale: float = 1) -> str:
    """The puppy of a suit with its instrument; x,y is the middle of its head."""
    return tag("use", href=f"#puppy-{colour}", transform=at(x, y, scale=scale))


def notes(kind: int, x: float, y: float, scale: float = 1) -> str:
    """As many notes as the harmony has voices, under one beam, on a staff; around x,y."""
    return tag("use", href=f"#notes-{kind}", transform=at(x, y, scale=scale))


def colour_of(suits: list[str] | tuple[str, ...], suit: int) -> Drawn:
    """The colour that a suit is drawn in: its own name, or for a suit of another name one that is left over."""
    if suits[suit] in COLOURS:
        return suits[suit]
    free = [colour for colour in COLOURS if colour not in suits]
    others = [name for name in suits if name not in COLOURS]
    return (free or list(COLOURS))[others.index(suits[suit]) % len(free or COLOURS)]


# Of each look: the slips of paper on a card, its signs, its ranks with their sizes, and where its puppy is.
_PAPERS = {
    WHOLE: (
        "M-37 72V15A37 38 0 0 1 37 15V72A5 5 0 0 1 32 77H-32A5 5 0 0 1-37 72Z",
        "M-53-69A8 8 0 0 1-45-77H-29A8 8 0 0 1-21-69V-32A8 8 0 0 1-29-24H-45A8 8 0 0 1-53-32Z",
    ),
    PLAIN: ("M-45 70V10A45 38 0 0 1 45 10V70A7 7 0 0 1 38 77H-38A7 7 0 0 1-45 70Z",),
    INDEX: ("M-54-68A10 10 0 0 1-44-78H-4A10 10 0 0 1 6-68V34A10 10 0 0 1-4 44H-44A10 10 0 0 1-54 34Z",),
}
_SIGNS = {
    WHOLE: (at(0, 56), at(-37, -37, scale=0.62)),
    PLAIN: (at(0, 58, scale=1.1),),
    INDEX: (at(-24, 18, scale=1.2),),
}
_RANKS = {WHOLE: ((0, 35, 46), (-37, -53, 21.5)), PLAIN: ((0, 38, 52),), INDEX: ((-24, -22, 54),)}
_PUPPIES = {WHOLE: (17, -45, 0.94), PLAIN: (0, -44, 0.94), INDEX: (31, -40, 0.8)}


@cache
def sprite() -> str:
    """Everything that fragments refer to by id.

    Attributes, not classes: what is drawn by reference stands outside the scene that the sheet's rules speak of.
    """
    puppies = shapes_in(Path(__file__).parent / "puppies.svg")
    parts = [shapes.DEFS, pattern_defs(list(COLOURS)), _signs(), puppies]
    parts += [_box(id="card-box"), _box(RING, id="card-ring", vector_effect="non-scaling-stroke"), _lifted()]
    parts += [_face(colour, look) for colour in COLOURS for look in LOOKS]
    parts += [_rank(rank, look) for rank in range(1, MOST_CARDS + 1) for look in LOOKS]
    parts += [_voice(colour) for colour in COLOURS]
    return "".join(parts)


def _signs() -> Drawn:
    """The groups of signs.svg, without the file around them."""
    text = (Path(__file__).parent / "signs.svg").read_text(encoding="utf-8")
    groups = text[text.index("<g") : text.index("</svg>")]
    return "".join(line.strip() for line in groups.splitlines() if "<!--" not in line)


def _box(grow: float = 0, **attributes: object) -> str:
    """The outline of a card, `grow` further out."""
    width, height = CARD_WIDTH + 2 * grow, CARD_HEIGHT + 2 * grow
    return tag("rect", x=-width / 2, y=-height / 2, width=width, height=height, rx=CARD_RADIUS + grow, **attributes)


def _lifted() -> str:
    return tag("g", shapes.shadow(CARD_WIDTH, CARD_HEIGHT, CARD_RADIUS, lifted=True, class_=None), id="card-lifted")


def _sign(colour: str, ink: str, behind: str, place: str) -> str:
    """Painted in one colour, its details cut in what lies behind it."""
    return tag("use", href=f"#sign-{SIGN_OF_COLOUR[colour]}", transform=place, color=ink, fill=ink, stroke=behind)


def _face(colour: str, look: str) -> str:
    ink = f"var(--{colour}-ink)"
    body = shapes.shadow(CARD_WIDTH, CARD_HEIGHT, CARD_RADIUS, class_=None, fill="var(--shade)")
    body += _box(fill=f"var(--{colour})") + _box(fill=f"url(#pattern-{colour})") + _box(fill="url(#sheen)")
    body += _box(-0.8, fill="none", stroke=ink, stroke_width=1.6)
    body += puppy(colour, *_PUPPIES[look])
    for path in _PAPERS[look]:
        body += tag("path", d=path, fill="var(--paper)", stroke="var(--paper-edge)")
    for place in _SIGNS[look]:
        body += _sign(colour, ink, "var(--paper)", place)
    return tag("g", body, id=f"{look}-{colour}")


def _rank(rank: int, look: str) -> str:
    # The classes are for programs that apply the sheet's rules to what is referred to where it stands.
    body = "".join(
        tag("text", str(rank), x=x, y=y, font_size=size, class_="serif on-paper") for x, y, size in _RANKS[look]
    )
    style = {"font_family": SERIF, "font_weight": 700, "text_anchor": "middle", "fill": "var(--paper-ink)"}
    return tag("g", body, id=f"{look}-rank-{rank}", **style)


def _voice(colour: str) -> str:
    body = tag("circle", cy=2.2, r=VOICE, fill="var(--shade)", opacity=".28")
    body += "".join(
        tag("circle", r=VOICE, fill=fill) for fill in (f"var(--{colour})", f"url(#pattern-{colour})", "url(#bead)")
    )
    body += tag("circle", r=VOICE - 0.7, fill="none", stroke=f"var(--{colour}-ink)", stroke_width=1.6)
    body += _sign(colour, f"var(--on-{colour})", f"var(--{colour})", at(0, 0, scale=0.95))
    return tag("g", body, id=f"voice-{colour}")
