"""The pieces of Vivarium as shapes: cards and chips, dominoes, tokens, gems. What repeats stands in the sprite."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from vivant.draw import shapes
from vivant.draw.palette import COLOURS, Mat
from vivant.draw.patterns import pattern_defs
from vivant.draw.svg import at, num, tag, text_width, words
from vivant.games.vivarium.rules.components import EQUIPMENT_KINDS

MAT: Mat = (("#DFE5D6", "#CFD8C4"), ("#1E2620", "#151B17"))
WIDTH, HEIGHT, RADIUS = 150, 174, 14
CHIP_WIDTH, CHIP_HEIGHT = 38, 66
SHORT_WIDTH, SHORT_HEIGHT = 46.0, 31  # of a chip of half the height
DOMINO_WIDTH, DOMINO_HEIGHT = 128, 66

INK = "#1D1714"
LEATHER, LEATHER_INK, LEATHER_LINE = "#EBD9B8", "#3A2A1A", "#CBB184"
BRASS = "#8A6B3A"
CREAM = "#FFFAF0"
CLOTH = "#4D5B45"
PLUS = "+"
SHEETS = {colour: (f"var(--{colour})", f"url(#pattern-{colour})", f"var(--{colour}-ink)") for colour in COLOURS}
SHEETS |= {"gear": (LEATHER, "", "#B79A66"), "paper": ("var(--paper)", "", "var(--paper-edge)")}

COLOUR_OF = {"mountain": "purple", "forest": "green", "desert": "yellow", "marsh": "blue"}
TYPES = ("mineral", "vegetable", "animal", "dragon")
SYMBOLS = ("circle", "triangle", "square", "cross")
SIZES = (0.78, 0.92, 1.08)  # of a creature, by its points
TOKEN = 40  # radius


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
    parts = [
        shapes.DEFS,
        pattern_defs(list(COLOURS)),
        _groups("signs.svg"),
        _groups("beasts.svg"),
        _card(),
        _medal(),
        _seal(),
    ]
    parts += [_creature(colour) for colour in COLOURS]
    parts += [_habitat_disc(colour) for colour in COLOURS]
    parts += [tag("g", _sheet(*SHEETS[name], CHIP_WIDTH, CHIP_HEIGHT), id=f"chip-{name}") for name in SHEETS]
    parts += [_type_disc(type) for type in TYPES]
    parts += [_gear(), _contract(), _back(), _domino(), _coin()]
    return "".join(parts)


def _groups(file: str) -> str:
    """The groups of a file of shapes, without the file around them."""
    text = (Path(__file__).parent / file).read_text(encoding="utf-8")
    groups = text[text.index("<g") : text.index("</svg>")]
    return "".join(line.strip() for line in groups.splitlines())


def _box(width: float, height: float, radius: float, **attributes: object) -> str:
    return tag("rect", x=-width / 2, y=-height / 2, width=width, height=height, rx=radius, **attributes)


def glyph(name: str, x: float, y: float, scale: float, ink: str = INK, behind: str = "var(--paper)") -> str:
    """In one colour, its details cut in what lies behind it."""
    return tag("use", href=f"#sign-{name}", transform=at(x, y, 0, scale), color=ink, fill=ink, stroke=behind)


def _shadowed(width: float, height: float, radius: float) -> str:
    under = _box(width, height, radius, fill="var(--shade)", opacity=".16", transform="translate(0 3)")
    return under + _box(width + 2, height, radius + 1, fill="var(--shade)", opacity=".07", transform="translate(0 7)")


def _card() -> str:
    paper = _box(WIDTH, HEIGHT, RADIUS, fill="var(--paper)", stroke="var(--paper-edge)", stroke_width=1.4)
    return tag("g", _shadowed(WIDTH, HEIGHT, RADIUS) + paper, id="blank-card")


def _creature(colour: str) -> str:
    """The card of a creature without the creature: its land, and the sign of its habitat."""
    land = tag("rect", width=134, height=126, rx=9, fill=f"var(--{colour})")
    land += tag("rect", width=134, height=126, rx=9, fill=f"url(#pattern-{colour})")
    land += tag("use", href=f"#land-{colour}", fill="var(--paper)")
    land += tag("ellipse", cx=67, cy=105, rx=26, ry=4, fill="#000", opacity=".2")
    body = tag("use", href="#blank-card") + tag("g", land, transform="translate(-67 -79)")
    return tag("g", body + tag("use", href=f"#habitat-{colour}", transform="translate(-49 66)"), id=f"home-{colour}")


def _habitat_disc(colour: str) -> str:
    disc = tag("circle", r=13, fill=f"var(--{colour})") + tag("circle", r=13, fill=f"url(#pattern-{colour})")
    disc += tag("circle", r=12.4, fill="none", stroke=f"var(--{colour}-ink)", stroke_width=1.4)
    sign = glyph(colour, 0, 0, 0.84, f"var(--on-{colour})", f"var(--{colour})")
    return tag("g", disc + sign, id=f"habitat-{colour}")


def _type_disc(type: str) -> str:
    disc = tag("circle", r=15, fill="var(--paper)", stroke=INK, stroke_width=1.5)
    return tag("g", disc + glyph(type, 0, 0, 0.88), id=f"type-{type}")


def _medal() -> str:
    """A brass-rimmed button that holds points."""
    teeth = (
        "M0-12.1L3.6-13.5 6.1-10.5 9.9-9.9 10.5-6.1 13.5-3.6 12.1 0 13.5 3.6 10.5 6.1 9.9 9.9 6.1 10.5 3.6 13.5 0 12.1"
    )
    teeth += "-3.6 13.5-6.1 10.5-9.9 9.9-10.5 6.1-13.5 3.6-12.1 0-13.5-3.6-10.5-6.1-9.9-9.9-6.1-10.5-3.6-13.5Z"
    body = tag("path", d=teeth, fill=INK, stroke=INK, stroke_width=1, stroke_linejoin="round")
    return tag("g", body + tag("circle", r=10.2, fill="none", stroke="#E7C98A", stroke_width=0.9), id="medal")


def _seal() -> str:
    wax = tag("circle", r=11, fill="var(--red-ink)")
    wax += tag("circle", r=7.5, fill="none", stroke=CREAM, stroke_width=1.2, opacity=".7")
    return tag("g", wax, id="seal")


def _gear() -> str:
    """The card of a piece of equipment, empty."""
    panel = tag("rect", x=-67, y=-79, width=134, height=126, rx=9, fill=LEATHER)
    lines = "".join(f"M-67 {y}H67" for y in range(-61, 47, 18))
    panel += tag("path", d=lines, stroke=LEATHER_LINE, stroke_width=1, opacity=".5")
    return tag("g", tag("use", href="#blank-card") + panel, id="gear")


def _contract() -> str:
    frame = tag(
        "rect", x=-67, y=-79, width=134, height=158, rx=9, fill="none", stroke="var(--paper-edge)", stroke_width=1
    )
    seal = tag("use", href="#seal", transform="translate(0 69)")
    return tag("g", tag("use", href="#blank-card") + frame + seal, id="contract")


def _sheet(fill: str, pattern: str, rim: str, width: float, height: float) -> str:
    """What a chip is drawn on."""
    body = _box(width, height, 9, fill="var(--shade)", opacity=".18", transform="translate(0 2)")
    body += _box(width, height, 9, fill=fill)
    if pattern:
        body += _box(width, height, 9, fill=pattern)
    return body + _box(width - 1.4, height - 1.4, 8.4, fill="none", stroke=rim, stroke_width=1.4)


def _back() -> str:
    """The back of a card, as it lies on a deck: 93 by 108."""
    body = _box(93, 108, 9, fill=CLOTH) + _box(83, 98, 6, fill="none", stroke="#D9C9A2", stroke_width=1.3)
    return tag("g", body, id="back-card")


def _domino() -> str:
    body = _box(DOMINO_WIDTH, DOMINO_HEIGHT, 13, fill="var(--shade)", opacity=".2", transform="translate(0 3)")
    body += _box(DOMINO_WIDTH, DOMINO_HEIGHT, 13, fill="var(--paper)", stroke="var(--paper-edge)", stroke_width=1.5)
    body += '<path d="M0-23V23" stroke="var(--paper-edge)" stroke-width="2"/>'
    return tag("g", body, id="domino")


def _coin() -> str:
    body = tag("circle", cy=3, r=TOKEN, fill="var(--shade)", opacity=".2")
    body += tag("circle", r=TOKEN, fill=LEATHER, stroke=BRASS, stroke_width=2)
    body += tag("circle", r=TOKEN - 5, fill="none", stroke=BRASS, stroke_width=1, stroke_dasharray="3 3")
    return tag("g", body, id="coin")


# What is put together from these


def type_disc(type: str, x: float, y: float, scale: float = 1) -> str:
    """The sign of a type on paper; of a type without a sign its first letter."""
    if type in TYPES:
        return tag("use", href=f"#type-{type}", transform=at(x, y, 0, scale))
    disc = tag("circle", r=15, fill="var(--paper)", stroke=INK, stroke_width=1.5)
    letter = words(type[0].upper(), 0, 6, "serif mid on-paper", font_size=18, font_weight=700)
    return tag("g", disc + letter, transform=at(x, y, 0, scale))


def habitat_disc(colour: str, x: float, y: float, scale: float = 1) -> str:
    return tag("use", href=f"#habitat-{colour}", transform=at(x, y, 0, scale))


def symbol_sign(symbol: str, x: float, y: float, scale: float, behind: str = "var(--paper)") -> str:
    if symbol in SYMBOLS:
        return glyph(symbol, x, y, scale, INK, behind)
    letter = words(symbol[0].upper(), 0, 8, "serif mid on-paper", font_size=24, font_weight=700)
    return tag("g", letter, transform=at(x, y, 0, scale))


def medal(points: int | str, x: float, y: float, scale: float = 1, size: float = 15.5) -> str:
    shown = words(str(points), 0, 0.35 * size, "serif mid on-dark", font_size=size, font_weight=700)
    return tag("g", tag("use", href="#medal") + shown, transform=at(x, y, 0, scale))


def gem(x: float, y: float, scale: float, ink: str = "var(--red)", behind: str = "var(--on-red)") -> str:
    return glyph("gem", x, y, scale, ink, behind)


def creature_face(type: str, colour: str, level: int, points: int, name: str) -> str:
    """Habitat, body by type, size and marks by points. Without a name where there is no room for one."""
    body = type if type in TYPES else "other"
    beast = tag("use", href=f"#beast-{body}")
    if level > 0:
        beast += tag("use", href=f"#more-{body}-{level + 1}")
    drawn = tag("use", href=f"#home-{colour}") + tag("g", beast, transform=at(0, -5, 0, SIZES[level]))
    drawn += type_disc(type, -51, -63)
    if name:
        drawn += words(name, -31, 70.5, "on-paper strong", font_size=12.5)
    return drawn + medal(points, 54, 66)


def gear_face(kind: int, symbol: str, gems: int, types: tuple[str, ...], name: str, does: str) -> str:
    """The piece itself, its symbol, its gems, its name, and in a few words what it does."""
    drawn = tag("use", href="#gear")
    drawn += glyph(EQUIPMENT_KINDS[kind], 0, -15, 3.1 if not types else 2.6, LEATHER_INK, LEATHER)
    drawn += tag("circle", cx=-49, cy=-61, r=14, fill="var(--paper)", stroke=INK, stroke_width=1.5)
    drawn += symbol_sign(symbol, -49, -61, 0.72)
    if gems > 3:
        drawn += words(str(gems), 40, -56, "serif mid on-paper", font_size=17, font_weight=700)
    for n in range(gems if gems <= 3 else 1):
        drawn += gem(56 - 20 * n, -62, 0.72, "var(--red-ink)", LEATHER)
    for n, type in enumerate(types):
        drawn += type_disc(type, -48 + 96 * n, 26, 0.86)
    size = 17 if len(name) < 13 else 14
    drawn += words(name, 0, 64 if does else 72, "serif mid on-paper", font_size=size, font_weight=700)
    return drawn + words(does, 0, 79.5, "mid soft-on-paper", font_size=12.5)


def contract_face(title: str, icons: str, table: tuple[int, ...], points: str) -> str:
    """A title, what it is about, and either a table of points or a single value."""
    drawn = tag("use", href="#contract")
    if title:
        size = 16 if len(title) < 16 else 13
        drawn += words(title, 0, -54, "serif mid on-paper", font_size=size, font_weight=700)
    drawn += icons
    if points:
        return drawn + medal(points, 0, 34, 1.1)
    step = min(30.0, 128 / max(1, len(table)))
    for n, value in enumerate(table, 1):
        x = (n - (len(table) + 1) / 2) * step
        drawn += tag("rect", x=x - step / 2 + 1.5, y=20, width=step - 3, height=34, rx=5, fill=LEATHER)
        drawn += words(f"{n}×", x, 33, "mid soft-on-paper", font_size=12.5)
        drawn += words(str(value), x, 49, "mid on-paper strong", font_size=13.5)
    return drawn


# On a small screen a card has no name, and its signs are as large as it bears.


def _small(fill: str) -> str:
    return tag("use", href="#blank-card") + _box(134, 158, 9, fill=fill)


def creature_small(type: str, colour: str, level: int, points: int) -> str:
    land = _box(134, 158, 9, fill=f"url(#pattern-{colour})")
    land += tag("use", href=f"#land-{colour}", fill="var(--paper)", transform="translate(-67 -47)")
    body = type if type in TYPES else "other"
    beast = tag("use", href=f"#beast-{body}")
    if level > 0:
        beast += tag("use", href=f"#more-{body}-{level + 1}")
    drawn = _small(f"var(--{colour})") + land + tag("g", beast, transform=at(14, -2, 0, 1.08 * SIZES[level]))
    drawn += habitat_disc(colour, -45, 53, 1.55) + type_disc(type, -44, -30, 1.5)
    return drawn + medal(points, 44, 53, 1.8, 20)


def gear_small(kind: int, symbol: str, gems: int, types: tuple[str, ...]) -> str:
    drawn = _small(LEATHER)
    drawn += glyph(EQUIPMENT_KINDS[kind], 14, -2, 3.2 if not types else 2.7, LEATHER_INK, LEATHER)
    drawn += tag("circle", cx=-44, cy=-30, r=22, fill="var(--paper)", stroke=INK, stroke_width=2)
    drawn += symbol_sign(symbol, -44, -30, 1.15)
    if gems > 3:
        drawn += words(str(gems), 14, 68, "serif mid on-paper", font_size=34, font_weight=700)
    for n in range(gems if gems <= 3 else 1):
        drawn += gem(50 - 30 * n, 58, 1.15, "var(--red-ink)", LEATHER)
    for n, type in enumerate(types):
        drawn += type_disc(type, -46 + 40 * n, 54, 1.25)
    return drawn


def contract_small(
    kind: str, about: tuple[tuple[str, str], ...], table: tuple[int, ...], points: str, minus: str
) -> str:
    drawn = tag("use", href="#blank-card") + tag("use", href="#seal", transform="translate(0 72)")
    if table:
        drawn += contract_icons(kind, about, 1.2 if kind.endswith("pairs") else 1.06)
        values = " ".join(str(value) for value in table)
        return drawn + words(values, 0, 48, "mid on-paper strong", font_size=min(36.0, 136 / text_width(values, 1)))
    drawn += tag("g", contract_icons(kind, about, 1.25), transform=at(30, 20))
    if minus:
        drawn += words(minus, 34, 52, "serif mid on-paper", font_size=34, font_weight=700)
    return drawn + medal(points, -36, 2, 1.9, 20)


def contract_icons(kind: str, about: tuple[tuple[str, str], ...], scale: float = 1) -> str:
    """What a contract speaks of, around 0,0: discs of types or colours, a symbol, a page or a piece of equipment."""
    if kind in ("type_pairs", "colour_pairs"):
        plus = words(PLUS, 0, 6, "mid on-paper", font_size=20)
        (_, x), (_, y) = about
        return tag(
            "g",
            plus + _disc(about[0][0], x, -27, 0, 1.3) + _disc(about[1][0], y, 27, 0, 1.3),
            transform=at(0, -18, 0, scale),
        )
    if kind in ("type_sets", "colour_sets"):
        step = min(32.0, 124 / max(1, len(about)))
        discs = [
            _disc(what, name, (n - (len(about) - 1) / 2) * step, 0, min(1.0, step / 32))
            for n, (what, name) in enumerate(about)
        ]
        return tag("g", "".join(discs), transform=at(0, -18, 0, scale))
    if kind == "symbol":
        return symbol_sign(about[0][1], 0, -18, 1.5 * scale)
    sign = "page" if kind == "per_contract" else "compass"
    return glyph(sign, 0, -18, 1.6 * scale)


def _disc(what: str, name: str, x: float, y: float, scale: float) -> str:
    return type_disc(name, x, y, scale) if what == "type" else habitat_disc(name, x, y, scale)


# Chips: a sheet with two signs, one above the other; or, where many lie in little room, side by side on half a sheet,
# which is then as wide as `short` says.


def _chip(sheet: str, one: str, other: str, short: float) -> str:
    if not short:
        return tag("use", href=f"#chip-{sheet}") + _moved(one, 0, -17) + _moved(other, 0, 16)
    signs = _moved(one, 1 - short / 4, 0, min(0.8, short / 60))
    signs += _moved(other, short / 4 - 0.5, 0, min(0.8, short / 60))
    return _sheet(*SHEETS[sheet], short, SHORT_HEIGHT) + signs


def _moved(sign: str, x: float, y: float, scale: float = 1) -> str:
    return tag("g", sign, transform=at(x, y, 0, scale))


def _chip_points(points: str, short: float) -> str:
    if not short:
        return medal(points, 0, 0, 1.08, min(21.5, 32 / len(points)))
    size = min(24.5, 34 / len(points)) / min(0.8, short / 60)  # as large on a narrow one
    return words(points, 0, 0.35 * size, "serif mid on-paper", font_size=size, font_weight=700)


def creature_chip(type: str, colour: str, points: int, short: float) -> str:
    """A short one shows its colour around the sign, and its points on a slip of paper."""
    if not short:
        return _chip(colour, type_disc(type, 0, 0, 0.93), _chip_points(str(points), 0), 0)
    size = min(0.8, short / 60)
    wide, high = (short / 2 - 2) / size, 25 / size
    slip = _box(wide, high, 6 / size, fill="var(--paper)")
    return _chip(colour, _type_on(type, colour), slip + _chip_points(str(points), short), short)


def _type_on(type: str, colour: str) -> str:
    if type in TYPES:
        return glyph(type, 0, 0, 1.05, f"var(--on-{colour})", f"var(--{colour})")
    return type_disc(type, 0, 0, 0.93)


def gear_chip(kind: int, symbol: str, short: float) -> str:
    one = glyph(EQUIPMENT_KINDS[kind], 0, 1, 1.1, LEATHER_INK, LEATHER)
    return _chip("gear", one, symbol_sign(symbol, 0, 1, 0.9, LEATHER), short)


def contract_chip(kind: str, about: tuple[tuple[str, str], ...], points: str, short: float) -> str:
    if kind in ("type_pairs", "colour_pairs"):
        return _chip("paper", _disc(*about[0], 0, 1, 0.96), _disc(*about[1], 0, 0, 0.96), short)
    if kind in ("type_sets", "colour_sets"):
        discs = [_disc(*one, -8 + 16 * (n % 2), -8 + 16 * (n // 2), 0.54) for n, one in enumerate(about[:4])]
        return _chip("paper", "".join(discs), tag("use", href="#seal"), short)
    sign = "page" if kind == "per_contract" else "compass"
    one = symbol_sign(about[0][1], 0, 0, 1.05) if kind == "symbol" else glyph(sign, 0, 0, 1.1)
    return _chip("paper", one, _chip_points(points, short), short)


def start_chip(what: str, name: str, points: int, short: float) -> str:
    return _chip("paper", _disc(what, name, 0, 0, 0.96), _chip_points(str(points), short), short)


def domino_face(a: int, b: int, size: int) -> str:
    numbers = "".join(
        words(str(number), x, 0.34 * size, "serif mid on-paper", font_size=size, font_weight=700)
        for number, x in ((a, -32), (b, 32))
    )
    return tag("use", href="#domino") + numbers


def token_face(signs: tuple[tuple[str, str], ...]) -> str:
    """A brass coin with what it looks at."""
    drawn = tag("use", href="#coin")
    if len(signs) == 2:
        return drawn + _on_coin(signs[0], -14.4, 1.1) + _on_coin(signs[1], 14.4, 1.1)
    return drawn + (_on_coin(signs[0], 0, 1.5) if signs else "")


def _on_coin(sign: tuple[str, str], x: float, scale: float) -> str:
    what, name = sign
    if what == "type" and name not in TYPES:
        letter = words(name[0].upper(), 0, 8, "serif mid on-paper", font_size=24, font_weight=700)
        return tag("g", letter, transform=at(x, 0, 0, scale))
    return glyph(name, x, 0, scale, "#2A221C", LEATHER)


def ring(width: float, height: float, radius: float, reach: float = 5) -> str:
    """Where the ring of a choice runs."""
    return _box(width + 2 * reach, height + 2 * reach, radius + reach, class_="ring")


def veil(width: float, height: float, radius: float) -> str:
    return _box(width, height, radius, class_="veil")


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


def pill(text: str, x: float, y: float, size: float = 13) -> str:
    """A short word on the colour of choices."""
    width = 0.6 * size * len(text) + 1.3 * size
    height = 1.7 * size
    box = _box(width, height, height / 2, fill="var(--choice)")
    shown = words(text, 0, 0.35 * size, "mid strong on-choice", font_size=size)
    return tag("g", box + shown, transform=at(x, y))


def price_tag(costs: tuple[int, ...], can: tuple[bool, ...], free: str, small: bool = False) -> str:
    """A cell's price, or its prices for either swap, around 0,0; what can be paid is on the colour of choices."""
    if len(costs) == 1:
        return _one_price(costs[0], can[0], free, small)
    drawn = ""
    for n, (cost, paid) in enumerate(zip(costs, can, strict=True)):
        x = -20 + 40 * n
        edge = "M0-14H-24A14 14 0 0 0-24 14H0Z" if n == 0 else "M0-14H24A14 14 0 0 1 24 14H0Z"
        fill, ink = ("var(--choice)", "var(--on-choice)") if paid else ("var(--surface)", "var(--soft)")
        drawn += tag("path", d=edge, fill=fill, stroke="var(--edge)", stroke_width=1.3)
        drawn += gem(x - 7 + 2 * n, 0, 0.5, ink, fill)
        drawn += words(str(cost), x + 8 + 2 * n, 6, _price_class(paid), font_size=19 if small else 16)
    return drawn


def price_width(costs: tuple[int, ...], free: str, small: bool = False) -> float:
    if len(costs) == 2:
        return 76.0
    return 50.0 if costs[0] or not free else max(52.0, (10.1 if small else 8.4) * len(free) + 20)


def _price_class(can: bool) -> str:
    return "mid strong on-choice" if can else "mid strong soft"


def _one_price(cost: int, can: bool, free: str, small: bool) -> str:
    """`free` is the word for no price; without one it is a number like any other."""
    ink = "var(--on-choice)" if can else "var(--soft)"
    fill = "var(--choice)" if can else "var(--surface)"
    rim = None if can else "var(--edge)"
    if cost == 0 and free:
        width = price_width((cost,), free, small)
        shown = words(free, 0, 6 if small else 5, _price_class(can), font_size=18 if small else 15)
        return _box(width, 28, 14, fill=fill, stroke=rim) + shown
    shown = words(str(cost), 9, 6, _price_class(can), font_size=18 if small else 17)
    return _box(50, 28, 14, fill=fill, stroke=rim, stroke_width=1.3) + gem(-9, 0, 0.7, ink, fill) + shown


def panel(x: float, y: float, width: float, height: float, active: bool = False, radius: float = 20) -> str:
    """A sheet of the table's own paper, for what belongs to one seat."""
    centre = at(x + width / 2, y + height / 2)
    edge = {"stroke": "var(--choice)", "stroke_width": 2.5} if active else {"stroke": "var(--line)", "stroke_width": 1}
    sheet = shapes.shadow(width, height, radius) + _box(width, height, radius, fill="var(--surface)", **edge)
    return tag("g", sheet, transform=centre)


def deck(sign: str, count: int) -> str:
    """A deck seen from above, around 0,0; an empty one is a dashed place."""
    if count == 0:
        return _box(93, 108, 9, class_="place") + words(str(count), 0, 7, "serif mid strong", font_size=20)
    drawn = ""
    for shift in (4.8, 3.2, 1.6)[3 - min(3, count - 1) :] if count > 1 else ():
        drawn += _box(
            93,
            108,
            9,
            fill="var(--paper)",
            stroke="var(--paper-edge)",
            stroke_width=1,
            transform=f"translate({num(shift)} {num(shift * 1.1)})",
        )
    drawn += tag("use", href="#back-card") + glyph(sign, 0, -11, 1.25, "#EADDBB", CLOTH)
    return drawn + words(str(count), 0, 38, "serif mid strong on-dark", font_size=20)
