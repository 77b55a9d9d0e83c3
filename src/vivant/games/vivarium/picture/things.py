"""The other things of Vivarium's scene: decks, bank, edge, trays. Each is drawn once for each way it can look."""

from __future__ import annotations

from functools import lru_cache

from vivant.draw import shapes
from vivant.draw.svg import at, fitted, tag, text_width, words
from vivant.draw.things import Fragment, Thing, compose
from vivant.games.vivarium.picture import art
from vivant.games.vivarium.picture.composition import Box, Composition
from vivant.games.vivarium.picture.keys import cell_key
from vivant.games.vivarium.rules.components import DECKS
from vivant.games.vivarium.rules.seat import NONE
from vivant.games.vivarium.rules.setup import BLANK, Setup
from vivant.games.vivarium.words.names import token_name
from vivant.words import Words

HIDDEN = (("aria-hidden", "true"),)  # nothing for ears
DECK_SIGNS = ("animal", "compass", "page")
ENDLESS = "∞"
SMALL = 14.5  # the size of words in a tall scene

Spot = tuple[float, float, float]  # x, y, scale
Halves = tuple[Spot, Spot]
# The board's origin, step and fit, and of its numbers the size, how far they stand from a row's first cell, and how
# far left of a column's middle.
Layout = tuple[tuple[float, float], tuple[float, float], float, tuple[float, float, float]]

cached = lru_cache(maxsize=2048)


@cached
def spots(
    setup: Setup, origin: tuple[float, float], step: tuple[float, float], scale: float, fit: float
) -> tuple[Spot, ...]:
    """The middle of each cell, and how large a card is there, as exactly as it will be written."""
    x, y = origin[0] - step[0] / 2 * (1 - fit), origin[1] - step[1] / 2 * (1 - fit)
    rows, columns = range(setup.rows), range(setup.columns)
    size = round(scale * fit, 2)
    return tuple((x + column * step[0] * fit, y + row * step[1] * fit, size) for row in rows for column in columns)


@cached
def mat(width: int, height: int, radius: int) -> Fragment:
    return compose(Thing("mat", shapes.mat(width, height, radius)))


@cached
def empty(say: Words, where: str, spot: Spot, small: bool) -> Fragment:
    look = {"fill": "var(--well)", "stroke": "var(--edge)", "stroke_opacity": ".5"}
    place = art.box(art.WIDTH, art.HEIGHT, art.RADIUS, **look)
    note = "" if small else words(say("scene-empty"), 0, 5, "note mid", font_style="italic")
    x, y, scale = spot
    return compose(Thing(cell_key(where), place + note, at(x, y, 0, scale)))


def _number_spots(setup: Setup, layout: Layout, number: int) -> list[tuple[float, float]]:
    """Where a number stands above its column and beside its row; far outside where the board has none of these."""
    origin, step, fit, (size, beside, aside) = layout
    left, top, _ = spots(setup, origin, step, 1.0, fit)[0]
    half_x, half_y = step[0] / 2 * fit, step[1] / 2 * fit
    # A little to the left of a column's middle: the price of the cell below reaches up at the right.
    above = left + (number - 1) * step[0] * fit - aside, top - half_y - (11 if size < 18 else 8)
    return [above, (left - half_x - beside, top + (number - 1) * step[1] * fit)]


@cached
def edge(setup: Setup, one: int, two: int, layout: Layout) -> Fragment:
    """The numbers beside the board; a dot for each domino that has this number, full or open as on the domino."""
    size = layout[3][0]
    small = size < 18
    tiles = [setup.components.dominoes[tile] for tile in (one, two) if tile != NONE]
    columns, rows = setup.columns, setup.rows
    radius = 3.4 if small else 5.5
    body = ""
    for number in range(1, max(columns, rows) + 1):
        lit = [n for n, tile in enumerate(tiles) if number in (tile.a, tile.b)]
        ink = "lit" if lit else "soft"
        for down, (x, y) in enumerate(_number_spots(setup, layout, number)):
            if number > (rows if down else columns):
                continue
            body += art.bold(str(number), x, y + size * 0.35, size, ink)
            for n in lit:
                shift = (n + 1) * (3 * radius) + (2 if small else 4)
                body += art.mark(n == 1, x + shift * (1 - down), y + (shift + 2) * down, radius)
    return compose(Thing("edge", body, more=HIDDEN))


@cached
def ghost(
    setup: Setup, say: Words, dominoes: tuple[int, int], cell: int, spot: Spot, layout: Layout, halves: Halves | None
) -> str:
    """Seen while a card is looked at: rings around its row and its column, and around the numbers that make them.

    `halves` is where the dominoes lie, if they lie in the same picture.
    """
    row, column = cell // setup.columns + 1, cell % setup.columns + 1
    x, y, scale = spot
    body = ""
    if halves:
        by_row, sides = _pointing(setup, dominoes, row, column)
        for n, (side, (left, top, size)) in enumerate(zip(sides, halves, strict=True)):
            centre = (left + (-32 if side == 0 else 32) * size - x) / scale, (top - y) / scale
            body += _ghost_ring(*centre, 25 * size / scale, "var(--choice-paper)")
            word = say("scene-row" if n == by_row else "scene-column")
            body += art.pill(word, centre[0], centre[1] - 38 * size / scale, 14 / scale)
    for left, top in (_number_spots(setup, layout, column)[0], _number_spots(setup, layout, row)[1]):
        body += _ghost_ring((left - x) / scale, (top - y) / scale, layout[3][0] * 0.72 / scale, "var(--choice)")
    return tag("g", body, class_="ghost", aria_hidden="true")


def _ghost_ring(x: float, y: float, radius: float, ink: str) -> str:
    return tag("circle", cx=x, cy=y, r=radius, fill="none", stroke=ink, stroke_width=3)


def _pointing(setup: Setup, dominoes: tuple[int, int], row: int, column: int) -> tuple[int, tuple[int, int]]:
    """Which of the two dominoes makes the row of a cell at its price, and which side of either is used."""
    one, two = (setup.components.dominoes[tile] for tile in dominoes)
    ways = []
    for sides in ((0, 0), (0, 1), (1, 0), (1, 1)):
        numbers = (one.a, one.b)[sides[0]], (two.a, two.b)[sides[1]]
        for by_row in (0, 1):
            ways.append((abs(row - numbers[by_row]) + abs(column - numbers[1 - by_row]), by_row, sides))
    _, by_row, sides = min(ways)
    return by_row, sides


@cached
def back(n: int, x: float, y: float, scale: float) -> Fragment:
    return compose(Thing(f"drawn-{n}", tag("use", href="#back-card", transform=at(x, y, 0, scale)), more=HIDDEN))


@cached
def chip_spots(
    count: int, room: tuple[float, float, float, float], scale: float, least: float
) -> tuple[tuple[tuple[float, float], ...], float, float]:
    """How so many chips are laid into some room: the middle of each, their scale, and how wide short ones are."""
    left, top, width, height = room
    scale, rows, a_row, short = _chip_rows(count, width, height, scale, least)
    wide = short or art.CHIP_WIDTH
    step, down = (wide + (3 if short else 5)) * scale, height / rows
    spots = [
        (round(left + wide * scale / 2 + n % a_row * step, 1), round(top + down * (n // a_row + 0.5), 1))
        for n in range(count)
    ]
    return tuple(spots), scale, short


def _chip_rows(count: int, width: float, height: float, scale: float, least: float) -> tuple[float, int, int, float]:
    """Their scale, the rows, how many a row, and how wide short ones are.

    Whole ones in as many rows as go; or short ones, of this scale or a smaller one; or, at the least, narrower ones.
    """
    rows = max(1, int(height / (art.CHIP_HEIGHT * scale)))
    a_row = int((width + 5 * scale) / ((art.CHIP_WIDTH + 5) * scale))
    if count <= rows * a_row:
        return scale, rows, a_row, 0.0
    while True:
        rows = max(2, int(height / ((art.SHORT_HEIGHT + 1) * scale)))
        a_row = int((width + 3 * scale) / ((art.SHORT_WIDTH + 3) * scale))
        if count <= rows * a_row:
            return scale, rows, -(-count // rows), art.SHORT_WIDTH
        if scale == least:
            a_row = -(-count // rows)
            return scale, rows, a_row, round((width / scale + 3) / a_row - 3, 1)
        scale = max(least, round(scale - 0.02, 2))


@cached
def tray(say: Words, x: float, y: float, width: float, height: float) -> Fragment:
    """A sheet over the board, for cards that were drawn."""
    sheet = art.panel(-width / 2, -height / 2, width, height)
    title = words(say("scene-drawn"), 18 - width / 2, 24 - height / 2, "soft strong", font_size=SMALL)
    return compose(Thing("tray", sheet + title, at(x, y)))


@cached
def discard(say: Words, count: int, x: float, y: float) -> Fragment:
    body = art.box(93, 56, 9, class_="place") + words(str(count), 0, 7, "serif mid strong", font_size=20)
    body += words(say("scene-discard"), 0, -38, "soft mid", font_size=14)
    return compose(Thing("discard", body, at(x, y), f"{say('scene-discard')}: {count}"))


@cached
def deck(say: Words, deck: int, count: int, x: float, y: float) -> Fragment:
    name = say(f"scene-deck-{DECKS[deck]}")
    body = art.deck(DECK_SIGNS[deck], count) + words(name, 0, 78, "soft mid", font_size=14)
    return compose(Thing(f"deck-{DECKS[deck]}", body, at(x, y), f"{name}: {count}"))


@cached
def bank(say: Words, count: int, x: float, y: float) -> Fragment:
    body = tag("circle", r=42, class_="well")
    for dx, dy, size in ((-16, -8, 0.9), (14, -12, 0.9), (0, -22, 0.9), (-2, 0, 1.1)):
        body += art.gem(dx, dy, size)
    shown = ENDLESS if count == NONE else str(count)
    body += words(shown, 0, 31, "serif mid strong", font_size=20)
    body += words(say("scene-bank-name"), 0, 62, "soft mid", font_size=14)
    return compose(Thing("bank", body, at(x, y), say("scene-bank", count=shown)))


@cached
def pile(say: Words, key: str, sign: str, count: str, x: float, y: float) -> Fragment:
    """A deck, the bank or the discard pile on a small screen: a sign and a number."""
    ink = "var(--red)" if sign == "gem" else "var(--soft)"
    body = art.glyph(sign, -10, 0, 0.62, ink, "var(--mat)")
    body += words(count, 12, 5.5, "serif mid strong", font_size=16)
    name = {"bank": "scene-bank-name", "discard": "scene-discard"}.get(key, f"scene-{key}")
    return compose(Thing(key, body, at(x, y), f"{say(name)}: {count}"))


@cached
def priority(setup: Setup, say: Words, token: int, following: int, left: int, form: Composition) -> Fragment:
    """Captions and sentences beside the tokens, which are pieces of their own."""
    x, y, width, _ = form.priority
    body = ""
    if token != NONE:
        body += words(say("scene-priority"), x + 6, y + 20, "caption")
        name, *notes = priority_words(setup, say, token)
        body += words(name, x + 102, y + 64, "serif strong", font_size=form.type[0])
        for n, note in enumerate(notes):
            body += words(fitted(note, 210, 14.5), x + 102, y + 87 + 20 * n, "soft", font_size=14.5)
    if following != NONE:
        far = x + width
        body += words(say("scene-next"), far - 146, y + 20, "caption mid")
        body += words(say("scene-stack"), far - 50, y + 20, "caption mid")
        for n in range(min(3, left)):
            body += _coin(far - 53 + 2 * n, y + 75 - 3 * n, 26)
        body += words(say("scene-stack-left", count=left), far - 50, y + 126, "soft mid", font_size=14)
    return compose(Thing("stack", body))


@cached
def priority_line(setup: Setup, say: Words, token: int, left: int, place: Box, type: tuple[float, float]) -> Fragment:
    """The same in two lines; the next token and the stack at the right."""
    x, y, width, height = place
    middle = y + height / 2
    body = ""
    if token != NONE:
        name, note, *more = priority_words(setup, say, token)
        room = width - 154
        longer = " · ".join([note, *more])
        note = longer if text_width(longer, type[1]) <= room else note
        body += words(fitted(name, room, type[0]), x + 64, middle - 4, "serif strong", font_size=type[0])
        body += words(fitted(note, room, type[1]), x + 64, middle + 15, "soft", font_size=type[1])
    if left:
        body += _coin(x + width - 32, middle, 14) + art.bold(str(left), x + width - 32, middle + 5.5, 16)
    return compose(Thing("stack", body))


def priority_words(setup: Setup, say: Words, token: int) -> list[str]:
    """The name of the active token, and what it brings."""
    name = say.say(token_name(setup, token))
    name = name[:1].upper() + name[1:]
    if setup.criterion[token] == BLANK:
        return [name, say("scene-priority-blank")]
    whose = "all" if setup.handed_pay else "own"  # VA-R11
    gem = say("scene-priority-gem", gems=setup.priority_gem, whose=whose)
    return [name, gem, say("scene-priority-most", vp=setup.priority_vp)]


def _coin(x: float, y: float, radius: float) -> str:
    """A token face down."""
    return tag("circle", cx=x, cy=y, r=radius, fill=art.LEATHER, stroke=art.BRASS, stroke_width=1.5)


@cached
def domino_panel(say: Words, whose: str, swapping: bool, active: bool, hidden: bool, form: Composition) -> Fragment:
    x, y, width, height = form.dominoes
    small, size = form.type[2], form.type[1]
    low = form.middle[1] - art.DOMINO_HEIGHT / 2 * form.middle[2] - 9
    title = say("scene-dominoes-of", name=whose) if whose else say("scene-your-dominoes")
    body = art.panel(x, y, width, height, active)
    body += words(fitted(title, 280, size), x + 22, low, "caption", font_size=small)
    body += words(say("scene-middle"), form.middle[0], low, "caption mid", font_size=small)
    between = (form.halves[1][0] + form.middle[0]) / 2
    body += art.glyph("swap", between, form.middle[1], 0.9 * form.unit, "var(--soft)")
    note = say("scene-swap-note") if swapping else say("scene-domino-note")
    room = (form.hidden[0] - 130 if hidden and form.hidden[1] > form.middle[1] else x + width) - x - 40
    body += art.squeezed(note, x + 22, y + height - 0.65 * size, room, "soft", font_size=size)
    if hidden:
        across, down, scale = form.hidden
        left = across - art.DOMINO_WIDTH / 2 * scale - 8
        body += words(say("scene-hidden"), left, down + 0.35 * small, "soft end", font_size=small)
    return compose(Thing("dominoes", body))


@cached
def own_panel(
    say: Words, seat: int, mine: bool, bot: bool, name: str, note: str, gems: int, active: bool, form: Composition
) -> Fragment:
    x, y, width, height = form.own
    unit, (title, size, _) = form.unit, form.type
    body = art.panel(x, y, width, height, active)
    body += shapes.face(name, x + 40 * unit, y + 36 * unit, 21 * unit, bot=bot, own=mine)
    shown = say("scene-your-cards") if mine else fitted(name, 250, title)
    body += words(shown, x + 72 * unit, y + 32 * unit, "serif strong", font_size=title)
    body += words(note, x + 72 * unit, y + 55 * unit, "soft", font_size=size)
    far = x + width - 20
    body += tag(
        "rect", x=far - 74 * unit, y=y + 16 * unit, width=74 * unit, height=40 * unit, rx=20 * unit, fill="var(--page)"
    )
    body += art.gem(far - 52 * unit, y + 36 * unit, 0.9 * unit)
    body += words(str(gems), far - 20 * unit, y + 43 * unit, "serif mid strong", font_size=20 * unit)
    return compose(Thing(f"seat-{seat}", body))


@cached
def strip(
    say: Words, seat: int, box: Box, bot: bool, name: str, gems: int, first: bool, active: bool, size: float
) -> Fragment:
    """Another seat: face, name and gems left of its dominoes and cards."""
    x, y, width, height = box
    middle = y + height / 2
    body = art.panel(x, y, width, height, active, 16) + shapes.face(name, x + 27, middle, 17, bot=bot)
    body += words(fitted(name, 84, 15), x + 50, middle - 5, "strong", font_size=15)
    body += art.gem(x + 57, middle + 12, 0.62) + words(str(gems), x + 71, middle + 17.5, "mid strong", font_size=15)
    if first and height >= 80:
        body += words(say("scene-first"), x + 50, middle + 36, "soft", font_size=size)
    elif first:
        body += art.pill(say("scene-first-short"), x + 27, middle + 18, size, chosen=False)
    return compose(Thing(f"seat-{seat}", body))


@cached
def reach_head(say: Words, whose: str, swapping: bool) -> Fragment:
    title = say("scene-dominoes-of", name=whose) if whose else say("scene-your-dominoes")
    body = words(fitted(title, 206, SMALL), 14, 14, "soft strong", font_size=SMALL)
    body += words(say("scene-middle"), 275, 14, "soft strong mid", font_size=SMALL)
    body += art.glyph("swap", 220.5, 46, 0.5, "var(--soft)")
    note = say("scene-swap-short") if swapping else say("scene-domino-note")
    body += words(note, 14, 90, "soft", font_size=SMALL)
    return compose(Thing("dominoes", body))


@cached
def small_head(say: Words, seat: int, y: float, name: str, gems: int, first: bool, active: bool) -> Fragment:
    """A line of its own for who looks."""
    shown = fitted(name, 100, 16)
    body = words(shown, 14, y + 5, "strong lit" if active else "strong", font_size=16)
    if first:
        body += words(say("scene-first-short"), 20 + text_width(shown, 16), y + 5, "soft", font_size=SMALL)
    body += art.gem(154, y, 0.7) + words(str(gems), 172, y + 5.5, "mid strong", font_size=16)
    return compose(Thing(f"seat-{seat}", body))


@cached
def narrow_head(say: Words, seat: int, y: float, name: str, gems: int, first: bool, active: bool) -> Fragment:
    """For another seat: name over gems, both left of its cards."""
    shown = fitted(name, 80 if first else 106, SMALL)
    body = words(shown, 14, y + 14, "strong lit" if active else "strong", font_size=SMALL)
    if first:
        body += words(say("scene-first-short"), 122, y + 14, "soft end", font_size=SMALL)
    body += art.gem(21, y + 31, 0.6) + words(str(gems), 39, y + 36.5, "mid strong", font_size=SMALL)
    return compose(Thing(f"seat-{seat}", body))
