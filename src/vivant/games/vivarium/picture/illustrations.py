"""Pictures of Vivarium that stand by themselves: the poster, and the boards and cards of the rules page."""

from __future__ import annotations

import tomllib
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from vivant.draw import shapes
from vivant.draw.scene import Picture, Scene
from vivant.draw.svg import at, words
from vivant.draw.things import Fragment, Thing, compose
from vivant.games.vivarium.picture import art, faces, things
from vivant.games.vivarium.picture.keys import card_key, cell_key
from vivant.games.vivarium.rules.setup import Setup
from vivant.games.vivarium.words.names import card_name, domino_name
from vivant.words import Listing, Words

CELL = 44.0  # of a board of prices
ACROSS = 420  # how wide a picture is: a page makes them all equally wide, and not much wider or narrower than this


@cache
def plan() -> dict[str, Any]:
    return tomllib.loads((Path(__file__).parent / "pictures.toml").read_text(encoding="utf-8"))


def draw_poster(setup: Setup, say: Words) -> Scene:
    """Two cards that lean aside, and one before them."""
    picture = Picture("table", 428, 250)
    picture.add(Thing("mat", shapes.cloth(428, 250, 0)))
    spots = ((100, 140, -9, 1.0), (328, 142, 8, 1.0), (214, 125, 0, 1.12))
    for card, spot in zip(_cards(setup, plan()["poster"]["cards"]), spots, strict=True):
        picture.add(Thing(card_key(setup, card), faces.face(setup, say, card, False), at(*spot)))
    return Scene("vivarium", (picture,), art.sprite(), art.MAT)


def draw_illustrations(setup: Setup, say: Words) -> dict[str, Scene]:
    """By the id of the rule or example; what the edition has no cards or dominoes for is left out."""
    scenes: dict[str, Scene] = {}
    for id, board in plan()["prices"].items():
        with suppress(ValueError):
            one, two = (setup.domino_ids.index(tile) for tile in board["dominoes"].split())
            scenes[id] = draw_prices(setup, say, one, two, board["cells"].split())
    for id, rows in plan()["cards"].items():
        with suppress(KeyError):
            scenes[id] = _rows(setup, say, [_cards(setup, row) for row in rows])
    return scenes


def _cards(setup: Setup, texts: str) -> list[int]:
    return [setup.card_numbers[text] for text in texts.split()]


def on_mat(width: int, height: int, fragments: list[Fragment], label: str) -> Scene:
    picture = Picture("table", width, height, [things.mat(width, height, 20), *fragments])
    return Scene("vivarium", (picture,), art.sprite(), art.MAT, label)


def _rows(setup: Setup, say: Words, rows: list[list[int]]) -> Scene:
    """Cards as on a small screen, each with its id below, as large as the longest row allows."""
    most = max(map(len, rows))
    scale = round(min(0.62, (ACROSS - 36 - 9 * (most - 1)) / most / art.WIDTH), 3)
    across, down = art.WIDTH * scale + 9, art.HEIGHT * scale + 30
    fragments: list[Fragment] = []
    for row, cards in enumerate(rows):
        left = (ACROSS - (len(cards) - 1) * across) / 2
        for n, card in enumerate(cards):
            x, y = round(left + n * across, 1), round(22 + art.HEIGHT * scale / 2 + row * down, 1)
            fragments.append(faces.whole_card(setup, say, card, x, y, scale, True))
            id = setup.card_ids[card]
            name = words(id, x, y + art.HEIGHT * scale / 2 + 18, "soft mid", font_size=15)
            fragments.append(compose(Thing(f"name-{id.lower()}", name, more=things.HIDDEN)))
    named = Listing(tuple(card_name(setup, card) for cards in rows for card in cards))
    return on_mat(ACROSS, round(len(rows) * down + 30), fragments, say("picture-cards", cards=named))


def draw_prices(setup: Setup, say: Words, one: int, two: int, cells: list[str]) -> Scene:
    """Two dominoes, and beside them the board with what each cell costs."""
    columns, rows = int(setup.columns), int(setup.rows)
    left, top = 242.0, 60.0
    height = round(top + rows * CELL + 2)
    fragments = [
        faces.domino(setup, say, tile, 96, height / 2 + shift, 0.9, state)
        for tile, shift, state in ((one, -40, "one"), (two, 40, "two"))
    ]
    fragments.append(things.edge(setup, one, two, ((left, top), (CELL, CELL), 1.0, (15, 8, 16))))
    costs: list[str] = []
    for cell in range(columns * rows):
        cost, where = setup.cost(one, two, cell), setup.cell_text(cell)
        costs.append(str(cost))
        fragments.append(_cell(where, cost, left + cell % columns * CELL, top + cell // columns * CELL, where in cells))
    lines = say("list-apart").join(" ".join(costs[row * columns : (row + 1) * columns]) for row in range(rows))
    names = {"one": domino_name(setup, one), "two": domino_name(setup, two)}
    return on_mat(ACROSS, height, fragments, say("picture-prices", **names, rows=lines))


def _cell(where: str, cost: int, x: float, y: float, meant: bool) -> Fragment:
    side = CELL - 5
    look = {"fill": "var(--surface)", "stroke": "var(--edge)", "stroke_width": 1.0}
    if meant:
        look |= {"stroke": "var(--choice)", "stroke_width": 3.0}
    body = art.box(side, side, 8, **look)
    body += words(str(cost), 0 if cost == 0 else 7, 5.5, "mid strong lit" if cost == 0 else "mid strong", font_size=16)
    if cost:
        body += art.gem(-8, 0, 0.6)
    return compose(Thing(cell_key(where), body, at(x, y)))
