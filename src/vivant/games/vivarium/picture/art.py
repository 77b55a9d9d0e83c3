"""The pieces of Vivarium as shapes: cards and chips, dominoes, tokens, gems. What repeats stands in the sprite."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from vivant.draw import shapes
from vivant.draw.palette import COLOURS, Mat
from vivant.draw.patterns import pattern_defs
from vivant.draw.svg import Drawn, at, tag, text_width, words
from vivant.games.vivarium.rules.components import EQUIPMENT_KINDS

Signs = tuple[tuple[str, str], ...]  # what each is, and its name

MAT: Mat = (("#DFE5D6", "#CFD8C4"), ("#1E2620", "#151B17"))
WIDTH, HEIGHT, RADIUS = 150, 174, 14
DOES, ROOM = 14, 138  # the size of what a piece of equipment does, and how wide it may be
CHIP_WIDTH, CHIP_HEIGHT = 38, 66
SHORT_WIDTH, SHORT_HEIGHT = 46.0, 31  # of a chip of half the height
DOMINO_WIDTH, DOMINO_HEIGHT = 128, 66

INK = "#1D1714"
LEATHER, LEATHER_INK = "#EBD9B8", "#3A2A1A"
BRASS = "#8A6B3A"
CLOTH = "#4D5B45"
SHEETS = {colour: (f"var(--{colour})", f"url(#pattern-{colour})", f"var(--{colour}-ink)") for colour in COLOURS}
SHEETS |= {"gear": (LEATHER, "", "#B79A66"), "paper": ("var(--paper)", "", "var(--paper-edge)")}

COLOUR_OF = {"mountain": "purple", "forest": "green", "desert": "yellow", "marsh": "blue"}
TYPES = ("mineral", "vegetable", "animal", "dragon")
SYMBOLS = ("circle", "triangle", "square", "cross")
SIZES = (0.78, 0.92, 1.08)  # of a creature, by its points
TOKEN = 40  # radius
PRICE_LOOKS = {  # of what can be paid, and cannot: fill, ink, and classes of its number
    True: ("var(--choice)", "var(--on-choice)", "mid strong on-choice"),
    False: ("var(--surface)", "var(--soft)", "mid strong soft"),
}


def colour_of(names: tuple[str, ...], at: int) -> str:
    """The colour that a habitat is drawn in: its own, or one that no other habitat has."""
    name = names[at]
    if name in COLOUR_OF:
        return COLOUR_OF[name]
    taken = {COLOUR_OF[other] for other in names if other in COLOUR_OF}
    free = [colour for colour in COLOURS if colour not in taken] or list(COLOURS)
    others = [other for other in names if other not in COLOUR_OF]
    return free[others.index(name) % len(free)]


@cache
def sprite() -> str:
    """Everything that fragments refer to by id. Attributes, not classes: rules speak of scenes, not of this."""
    parts = [shapes.DEFS, pattern_defs(list(COLOURS))]
    parts += [_groups(file) for file in ("signs.svg", "beasts.svg", "cards.svg")]
    parts += [tag("g", _sheet(*SHEETS[name], CHIP_WIDTH, CHIP_HEIGHT), id=f"chip-{name}") for name in SHEETS]
    return "".join([*parts, _groups("pieces.svg")])


def _groups(file: str) -> Drawn:
    """The groups of a file of shapes, without the file around them; one that names COLOUR or TYPE once for each."""
    text = (Path(__file__).parent / file).read_text(encoding="utf-8")
    drawn = ""
    for lines in re.split(r"\n(?=  <g )", text[: text.index("\n</svg>")])[1:]:
        group = "".join(line.strip() for line in lines.splitlines())
        names = COLOURS if "COLOUR" in group else TYPES if "TYPE" in group else ("",)
        drawn += "".join(group.replace("COLOUR", name).replace("TYPE", name) for name in names)
    return drawn


def box(width: float, height: float, radius: float, **attributes: object) -> str:
    """Around 0,0."""
    return tag("rect", x=-width / 2, y=-height / 2, width=width, height=height, rx=radius, **attributes)


def glyph(name: str, x: float, y: float, scale: float, ink: str = INK, behind: str = "var(--paper)") -> str:
    """In one colour, its details cut in what lies behind it."""
    return tag("use", href=f"#sign-{name}", transform=at(x, y, 0, scale), color=ink, fill=ink, stroke=behind)


def _sheet(fill: str, pattern: str, rim: str, width: float, height: float) -> str:
    """What a chip is drawn on."""
    body = box(width, height, 9, fill="var(--shade)", opacity=".18", transform="translate(0 2)")
    body += box(width, height, 9, fill=fill)
    if pattern:
        body += box(width, height, 9, fill=pattern)
    return body + box(width - 1.4, height - 1.4, 8.4, fill="none", stroke=rim, stroke_width=1.4)


# What is put together from these


def type_disc(type: str, x: float, y: float, scale: float = 1) -> str:
    """The sign of a type on paper; of a type without a sign its first letter."""
    if type in TYPES:
        return tag("use", href=f"#type-{type}", transform=at(x, y, 0, scale))
    disc = tag("circle", r=15, fill="var(--paper)", stroke=INK, stroke_width=1.5)
    return tag("g", disc + bold(type[0].upper(), 0, 6, 18), transform=at(x, y, 0, scale))


def habitat_disc(colour: str, x: float, y: float, scale: float = 1) -> str:
    return tag("use", href=f"#habitat-{colour}", transform=at(x, y, 0, scale))


def symbol_sign(symbol: str, x: float, y: float, scale: float, behind: str = "var(--paper)") -> str:
    return glyph(symbol, x, y, scale, INK, behind) if symbol in SYMBOLS else _letter(symbol, x, y, scale)


def _letter(name: str, x: float, y: float, scale: float) -> str:
    """For what has no sign."""
    return tag("g", bold(name[0].upper(), 0, 8, 24), transform=at(x, y, 0, scale))


def squeezed(text: str, x: float, y: float, width: float, class_: str, font_size: float) -> str:
    """A line of text that is no wider than this: a little too long a one is set closer, not smaller."""
    # which is rather too wide than too narrow
    fit = width if text_width(text, font_size) > 1.12 * width else None
    adjust = "spacingAndGlyphs" if fit else None
    return words(text, x, y, class_, font_size=font_size, textLength=fit, lengthAdjust=adjust)


def bold(text: str, x: float, y: float, size: float, ink: str = "on-paper") -> str:
    return words(text, x, y, f"serif mid {ink}", font_size=size, font_weight=700)


def medal(points: int | str, x: float, y: float, scale: float = 1, size: float = 15.5) -> str:
    shown = bold(str(points), 0, 0.35 * size, size, "on-dark")
    return tag("g", tag("use", href="#medal") + shown, transform=at(x, y, 0, scale))


def gem(x: float, y: float, scale: float, ink: str = "var(--red)", behind: str = "var(--on-red)") -> str:
    return glyph("gem", x, y, scale, ink, behind)


def creature_face(type: str, colour: str, level: int, points: int, name: str) -> str:
    """Habitat, body by type, size and marks by points."""
    drawn = tag("use", href=f"#home-{colour}") + _beast(type, level, 0, -5, 1) + type_disc(type, -51, -63)
    return drawn + words(name, -34, 71, "on-paper strong", font_size=14) + medal(points, 57, 66)


def _beast(type: str, level: int, x: float, y: float, scale: float) -> str:
    body = type if type in TYPES else "other"
    beast = tag("use", href=f"#beast-{body}")
    if level > 0:
        beast += tag("use", href=f"#more-{body}-{level + 1}")
    return tag("g", beast, transform=at(x, y, 0, scale * SIZES[level]))


def gear_face(kind: int, symbol: str, gems: int, types: tuple[str, ...], name: str, does: str) -> str:
    """The piece itself, its symbol, its gems, its name, and in a few words what it does."""
    drawn = tag("use", href="#gear")
    drawn += glyph(EQUIPMENT_KINDS[kind], 0, -15, 3.1 if not types else 2.6, LEATHER_INK, LEATHER)
    drawn += tag("circle", cx=-49, cy=-61, r=14, fill="var(--paper)", stroke=INK, stroke_width=1.5)
    drawn += symbol_sign(symbol, -49, -61, 0.72)
    drawn += _gem_row(gems, (40, -56, 17), (56, -62, 0.72), 20)
    for n, type in enumerate(types):
        drawn += type_disc(type, -48 + 96 * n, 26, 0.86)
    lines = _in_two(does) if text_width(does, DOES) > 1.4 * ROOM else [does] if does else []
    drawn += bold(name, 0, (72, 64, 54)[len(lines)], 17 if len(name) < 13 and len(lines) < 2 else 14)
    for line, y in zip(lines, ((), (80,), (69.5, 83))[len(lines)], strict=True):
        drawn += squeezed(line, 0, y, ROOM, "mid soft-on-paper", font_size=DOES)
    return drawn


def _in_two(text: str) -> list[str]:
    """In two lines, broken after a colon or else near the middle."""
    places = [at for at, sign in enumerate(text) if sign == " "]
    if not places:
        return [text]
    place = min(places, key=lambda at: (text[at - 1] != ":", abs(2 * at - len(text))))
    return [text[:place], text[place + 1 :]]


def _gem_row(gems: int, number: tuple[float, float, float], spot: tuple[float, float, float], step: float) -> str:
    """Up to three, from right to left; of more, one beside their number, which has a place and a size."""
    x, y, scale = spot
    drawn = bold(str(gems), *number) if gems > 3 else ""
    for n in range(gems if gems <= 3 else 1):
        drawn += gem(x - step * n, y, scale, "var(--red-ink)", LEATHER)
    return drawn


def contract_face(title: str, icons: Drawn, table: tuple[int, ...], points: str) -> str:
    """A title, what it is about, and either a table of points or a single value."""
    drawn = tag("use", href="#contract") + bold(title, 0, -54, 16 if len(title) < 16 else 14) + icons
    if points:
        return drawn + medal(points, 0, 34, 1.1)
    step = min(30.0, 128 / max(1, len(table)))
    for n, value in enumerate(table, 1):
        x = (n - (len(table) + 1) / 2) * step
        drawn += tag("rect", x=x - step / 2 + 1.5, y=20, width=step - 3, height=36, rx=5, fill=LEATHER)
        drawn += words(f"{n}×", x, 34, "mid soft-on-paper", font_size=14)
        drawn += words(str(value), x, 50, "mid on-paper strong", font_size=15)
    return drawn


# On a small screen a card has no name, and its signs are as large as it bears.


def _small(fill: str) -> str:
    return tag("use", href="#blank-card") + box(134, 158, 9, fill=fill)


def creature_small(type: str, colour: str, level: int, points: int) -> str:
    land = box(134, 158, 9, fill=f"url(#pattern-{colour})")
    land += tag("use", href=f"#land-{colour}", fill="var(--paper)", transform="translate(-67 -47)")
    drawn = _small(f"var(--{colour})") + land + _beast(type, level, 8, 4, 1.08)
    drawn += habitat_disc(colour, -43, 54, 1.5) + type_disc(type, -42, -52, 1.5)
    return drawn + medal(points, 42, 54, 1.7, 21)


def gear_small(kind: int, symbol: str, gems: int, types: tuple[str, ...]) -> str:
    drawn = _small(LEATHER)
    drawn += glyph(EQUIPMENT_KINDS[kind], 6, 0, 3.2 if not types else 2.7, LEATHER_INK, LEATHER)
    drawn += tag("circle", cx=-42, cy=-52, r=22, fill="var(--paper)", stroke=INK, stroke_width=2)
    drawn += symbol_sign(symbol, -42, -52, 1.15)
    drawn += _gem_row(gems, (14, 68, 34), (50, 60, 1.15), 30)
    for n, type in enumerate(types):
        drawn += type_disc(type, -46 + 40 * n, 54, 1.25)
    return drawn


def contract_small(kind: str, about: Signs, table: tuple[int, ...], points: str, minus: str) -> str:
    drawn = tag("use", href="#blank-card") + tag("use", href="#seal", transform="translate(0 72)")
    if table:
        drawn += contract_icons(kind, about, 1.2 if kind.endswith("pairs") else 1.06)
        values = " ".join(str(value) for value in table)
        return drawn + words(values, 0, 48, "mid on-paper strong", font_size=min(36.0, 136 / text_width(values, 1)))
    drawn += tag("g", contract_icons(kind, about, 1.25), transform=at(30, 20))
    if minus:
        drawn += bold(minus, 34, 52, 34)
    return drawn + medal(points, -36, 2, 1.9, 20)


def contract_icons(kind: str, about: Signs, scale: float = 1) -> str:
    """What a contract speaks of, around 0,0: discs of types or colours, a symbol, a page or a piece of equipment."""
    if kind == "symbol":
        return symbol_sign(about[0][1], 0, -18, 1.5 * scale)
    if not about:
        return glyph("page" if kind == "per_contract" else "compass", 0, -18, 1.6 * scale)
    if kind.endswith("pairs"):
        plus = tag("path", d="M-5 0H5M0-5V5", stroke=INK, stroke_width=2)
        discs = plus + disc(*about[0], -27, 0, 1.3) + disc(*about[1], 27, 0, 1.3)
    else:
        step = min(32.0, 124 / len(about))
        first, size = (1 - len(about)) / 2, min(1.0, step / 32)
        discs = "".join(disc(*one, (n + first) * step, 0, size) for n, one in enumerate(about))
    return tag("g", discs, transform=at(0, -18, 0, scale))


def disc(what: str, name: str, x: float, y: float, scale: float) -> str:
    return type_disc(name, x, y, scale) if what == "type" else habitat_disc(name, x, y, scale)


# Chips: a sheet with two signs, one above the other; or, where many lie in little room, side by side on half a sheet,
# which is then as wide as `short` says.


def _chip(sheet: str, one: Drawn, other: Drawn, short: float) -> str:
    if not short:
        return tag("use", href=f"#chip-{sheet}") + _moved(one, 0, -17) + _moved(other, 0, 16)
    signs = _moved(one, 1 - short / 4, 0, min(0.8, short / 60))
    signs += _moved(other, short / 4 - 0.5, 0, min(0.8, short / 60))
    return _sheet(*SHEETS[sheet], short, SHORT_HEIGHT) + signs


def _moved(sign: Drawn, x: float, y: float, scale: float = 1) -> str:
    return tag("g", sign, transform=at(x, y, 0, scale))


def _chip_points(points: str, short: float) -> str:
    if not short:
        return medal(points, 0, 0, 1.08, min(21.5, 36 / len(points)))
    size = min(24.5, 37.5 / len(points)) / min(0.8, short / 60)  # as large on a narrow one
    return bold(points, 0, 0.35 * size, size)


def creature_chip(type: str, colour: str, points: int, short: float) -> str:
    """A short one shows its colour around the sign, and its points on a slip of paper."""
    if not short:
        return _chip(colour, type_disc(type, 0, 0, 0.93), _chip_points(str(points), 0), 0)
    size = min(0.8, short / 60)
    wide, high = (short / 2 - 2) / size, 25 / size
    slip = box(wide, high, 6 / size, fill="var(--paper)")
    sign = type_disc(type, 0, 0, 0.93)
    if type in TYPES:
        sign = glyph(type, 0, 0, 1.05, f"var(--on-{colour})", f"var(--{colour})")
    return _chip(colour, sign, slip + _chip_points(str(points), short), short)


def gear_chip(kind: int, symbol: str, short: float) -> str:
    one = glyph(EQUIPMENT_KINDS[kind], 0, 1, 1.1, LEATHER_INK, LEATHER)
    return _chip("gear", one, symbol_sign(symbol, 0, 1, 0.9, LEATHER), short)


def contract_chip(kind: str, about: Signs, points: str, short: float) -> str:
    if kind.endswith("pairs"):
        return _chip("paper", disc(*about[0], 0, 1, 0.96), disc(*about[1], 0, 0, 0.96), short)
    if kind.endswith("sets"):
        discs = [disc(*one, -8 + 16 * (n % 2), -8 + 16 * (n // 2), 0.54) for n, one in enumerate(about[:4])]
        return _chip("paper", "".join(discs), tag("use", href="#seal"), short)
    sign = "page" if kind == "per_contract" else "compass"
    shown = symbol_sign(about[0][1], 0, 0, 1.05) if kind == "symbol" else glyph(sign, 0, 0, 1.1)
    return _chip("paper", shown, _chip_points(points, short), short)


def start_chip(what: str, name: str, points: int, short: float) -> str:
    return _chip("paper", disc(what, name, 0, 0, 0.96), _chip_points(str(points), short), short)


def domino_face(a: int, b: int, size: int) -> str:
    return tag("use", href="#domino") + bold(str(a), -32, 0.34 * size, size) + bold(str(b), 32, 0.34 * size, size)


def token_face(signs: Signs) -> str:
    """A brass coin with what it looks at."""
    drawn = tag("use", href="#coin")
    if len(signs) == 2:
        return drawn + _on_coin(signs[0], -14.4, 1.1) + _on_coin(signs[1], 14.4, 1.1)
    return drawn + (_on_coin(signs[0], 0, 1.5) if signs else "")


def _on_coin(sign: tuple[str, str], x: float, scale: float) -> str:
    what, name = sign
    if what == "type" and name not in TYPES:
        return _letter(name, x, 0, scale)
    return glyph(name, x, 0, scale, "#2A221C", LEATHER)


def ring(width: float, height: float, radius: float, reach: float = 5) -> str:
    """Where the ring of a choice runs."""
    return box(width + 2 * reach, height + 2 * reach, radius + reach, class_="ring")


def veil(width: float, height: float, radius: float) -> str:
    return box(width, height, radius, class_="veil")


def mark(second: bool, x: float, y: float, radius: float = 6) -> str:
    """Which of two dominoes is meant: a full dot for the first, an open one for the second."""
    if second:
        return tag("circle", cx=x, cy=y, r=radius - 1, fill="none", stroke="var(--choice)", stroke_width=2.6)
    return tag("circle", cx=x, cy=y, r=radius, fill="var(--choice)")


def half(second: bool, x: float, y: float) -> str:
    """Which of two prices is meant: a tag as the cells have, of which the left or the right half is full."""
    drawn = ""
    for right in (False, True):
        edge = "M0-8H13A8 8 0 0 1 13 8H0Z" if right else "M0-8H-13A8 8 0 0 0-13 8H0Z"
        fill = "var(--choice-paper)" if right == second else "var(--paper)"
        drawn += tag("path", d=edge, fill=fill, stroke="var(--choice-paper)", stroke_width=2)
    return tag("g", drawn, transform=at(x, y))


def pill(text: str, x: float, y: float, size: float = 13, chosen: bool = True) -> str:
    """A short word on the colour of choices, or on the table's own paper."""
    width = 0.6 * size * len(text) + 1.3 * size
    height = 1.7 * size
    rim = {"fill": "var(--choice)"} if chosen else {"fill": "var(--surface)", "stroke": "var(--edge)"}
    sheet = box(width, height, height / 2, **rim)
    shown = words(text, 0, 0.35 * size, "mid strong on-choice" if chosen else "mid strong", font_size=size)
    return tag("g", sheet + shown, transform=at(x, y))


def price_tag(costs: tuple[int, ...], can: tuple[bool, ...], free: str) -> str:
    """A cell's price, or its prices for either swap, around 0,0; what can be paid is on the colour of choices.

    `free` is the word for no price; without one it is a number like any other.
    """
    if len(costs) == 1:
        return _one_price(costs[0], can[0], free)
    drawn = ""
    for n, (cost, paid) in enumerate(zip(costs, can, strict=True)):
        x = -19 + 38 * n
        edge = "M0-14H-24A14 14 0 0 0-24 14H0Z" if n == 0 else "M0-14H24A14 14 0 0 1 24 14H0Z"
        fill, ink, look = PRICE_LOOKS[paid]
        drawn += tag("path", d=edge, fill=fill, stroke="var(--edge)", stroke_width=1.3)
        drawn += gem(x - 7 + 2 * n, 0, 0.5, ink, fill)
        drawn += words(str(cost), x + 8 + 2 * n, 6, look, font_size=18)
    return drawn


def price_width(costs: tuple[int, ...], free: str) -> float:
    if len(costs) == 2:
        return 76.0
    return 50.0 if costs[0] or not free else max(52.0, 1.06 * text_width(free, 18) + 22)


def _one_price(cost: int, can: bool, free: str) -> str:
    fill, ink, look = PRICE_LOOKS[can]
    rim = None if can else "var(--edge)"
    if cost == 0 and free:
        sheet = box(price_width((cost,), free), 28, 14, fill=fill, stroke=rim)
        return sheet + words(free, 0, 6, look, font_size=18)
    shown = words(str(cost), 9, 6, look, font_size=18)
    return box(50, 28, 14, fill=fill, stroke=rim, stroke_width=1.3) + gem(-9, 0, 0.7, ink, fill) + shown


def panel(x: float, y: float, width: float, height: float, active: bool = False, radius: float = 20) -> str:
    """A sheet of the table's own paper, for what belongs to one seat."""
    centre = at(x + width / 2, y + height / 2)
    edge = {"stroke": "var(--choice)", "stroke_width": 2.5} if active else {"stroke": "var(--line)", "stroke_width": 1}
    sheet = shapes.shadow(width, height, radius) + box(width, height, radius, fill="var(--surface)", **edge)
    return tag("g", sheet, transform=centre)


def deck(sign: str, count: int) -> str:
    """A deck seen from above, around 0,0; an empty one is a dashed place."""
    if count == 0:
        return box(93, 108, 9, class_="place") + words(str(count), 0, 7, "serif mid strong", font_size=20)
    drawn = ""
    for shift in (4.8, 3.2, 1.6)[3 - min(3, count - 1) :]:
        place = at(shift, shift * 1.1)
        drawn += box(93, 108, 9, fill="var(--paper)", stroke="var(--paper-edge)", stroke_width=1, transform=place)
    drawn += tag("use", href="#back-card") + glyph(sign, 0, -11, 1.25, "#EADDBB", CLOTH)
    return drawn + words(str(count), 0, 38, "serif mid strong on-dark", font_size=20)
