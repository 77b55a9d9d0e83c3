"""What is what in Vivarium: cards and board with their parts numbered, and a picture of every symbol."""

from __future__ import annotations

from vivant.draw import shapes
from vivant.draw.callouts import callouts, with_callouts
from vivant.draw.scene import Picture, Scene
from vivant.draw.svg import Drawn, at, tag
from vivant.draw.things import Thing, compose
from vivant.engine.about import Panel, Teller
from vivant.games.vivarium.picture import art, faces
from vivant.games.vivarium.picture.illustrations import ACROSS, CELL, draw_prices, on_mat
from vivant.games.vivarium.picture.terminal import SYMBOLS
from vivant.games.vivarium.rules.components import CONTRACT_KINDS
from vivant.games.vivarium.rules.setup import Setup
from vivant.games.vivarium.words import names
from vivant.words import Listing, Message, Words

WIDE, HIGH = 440, 372  # of the picture of a card
Places = list[tuple[tuple[float, float], tuple[float, float]]]
CREATURE: Places = [((56, 70), (118, 70)), ((384, 110), (262, 150)), ((56, 312), (124, 312)), ((384, 312), (322, 312))]
GEAR: Places = [((56, 74), (120, 74)), ((384, 74), (330, 76)), ((384, 190), (256, 170)), ((56, 344), (112, 336))]
CONTRACT: Places = [((56, 84), (170, 80)), ((384, 150), (286, 150)), ((56, 258), (122, 258)), ((384, 316), (244, 322))]


def small(width: int, height: int, body: Drawn) -> Scene:
    """A picture of one thing, without a mat: it lies on the page's own."""
    picture = Picture("table", width, height, [compose(Thing("thing", body))])
    return Scene("vivarium", (picture,), art.sprite(), art.MAT)


def put(body: Drawn, x: float, y: float, turn: float = 0, scale: float = 1) -> str:
    return tag("g", body, transform=at(x, y, turn, scale))


def contract_of(setup: Setup, kind: str) -> int | None:
    """The first card with a contract of this kind."""
    kinds = [contract.kind for contract in setup.components.contracts]
    number = CONTRACT_KINDS.index(kind)
    return int(setup.first_contract) + kinds.index(number) if number in kinds else None


def draw_anatomy(teller: Teller, setup: Setup, say: Words) -> list[Panel]:
    creature = max(range(setup.creatures), key=lambda card: (setup.creature_vp[card], -card))
    gears = range(setup.creatures, setup.first_contract)
    panels = [teller.panel("creature-card", _plate(setup, say, creature, CREATURE))]
    if gears:
        gear = max(
            gears,
            key=lambda card: (names.ability(setup, card) is not None, setup.equipment_gems[card - setup.creatures]),
        )
        panels.append(teller.panel("gear-card", _plate(setup, say, gear, GEAR)))
    contract = contract_of(setup, "type_pairs")
    if contract is not None:
        panels.append(teller.panel("contract-card", _plate(setup, say, contract, CONTRACT)))
    return [*panels, teller.panel("prices", _prices(setup, say))]


def _plate(setup: Setup, say: Words, card: int, places: Places) -> Scene:
    drawn = faces.whole_card(setup, say, card, WIDE / 2, HIGH / 2 + 4, 1.92, False)
    return on_mat(WIDE, HIGH, [drawn, callouts(places)], faces.said(setup, say, card))


def _prices(setup: Setup, say: Words) -> Scene:
    one, two = 0, len(setup.domino_ids) // 2
    scene = draw_prices(setup, say, one, two, [])
    left, top = 242.0, 60.0  # of the board there
    columns = int(setup.columns)
    cells = range(setup.rows * columns)

    def middle(cell: int) -> tuple[float, float]:
        return left + cell % columns * CELL, top + cell // columns * CELL

    free = min(cells, key=lambda cell: setup.cost(one, two, cell))
    dear = max(cells, key=lambda cell: setup.cost(one, two, cell))
    edge = ACROSS - 22.0
    places: Places = [
        ((30, 40), (60, 76)),
        ((186, top + 3 * CELL + 14), (left - 34, top + 3 * CELL)),
        ((186, 26), (left - 8, 32)),
        ((edge, middle(free)[1] + 14), (middle(free)[0] + 12, middle(free)[1] + 10)),
        ((edge, middle(dear)[1] + 26), (middle(dear)[0] + 12, middle(dear)[1] + 10)),
    ]
    return with_callouts(scene, places, 0.8)


def draw_symbols(teller: Teller, setup: Setup, say: Words) -> list[Panel]:
    components = setup.components
    types = [
        (
            {"type": names.type_name(setup, n), "sign": name if name in art.TYPES else "other"},
            small(120, 90, art.type_disc(name, 60, 45, 1.8)),
        )
        for n, name in enumerate(components.types)
    ]
    habitats = [
        (
            {"colour": names.colour_name(setup, n), "sign": faces.colour(setup, n)},
            small(120, 90, art.habitat_disc(faces.colour(setup, n), 60, 45, 2)),
        )
        for n in range(len(components.colours))
    ]
    symbols = [
        ({"symbol": names.symbol_name(setup, n)}, small(120, 90, _on_paper(art.symbol_sign(name, 0, 0, 1.3))))
        for n, name in enumerate(components.symbols)
    ]
    card = faces.face(setup, say, 0, False)
    size = art.WIDTH + 14, art.HEIGHT + 14, art.RADIUS + 7
    around = shapes.box(*size, fill="none", stroke="var(--choice)", stroke_width=7)
    marks = {
        "gem": art.gem(60, 45, 1.9),
        "points": art.medal(3, 60, 45, 1.9),
        "contract": _on_paper(art.glyph("page", 0, 0, 1.3)),
        "equipment": _on_paper(art.glyph("compass", 0, 0, 1.3)),
        "price": put(art.price_tag((1,), (True,), ""), 60, 28) + put(art.price_tag((2,), (False,), ""), 60, 64),
        "first": art.mark(False, 60, 45, 14),
        "second": tag("circle", cx=60, cy=45, r=12, fill="none", stroke="var(--choice)", stroke_width=5),
        "swap": art.glyph("swap", 60, 45, 1.5, "var(--ink)", "var(--mat)"),
        "start": art.pill("1", 60, 45, 24),
        "playable": put(around + card, 60, 45, 0, 0.42),
        "refused": put(card + art.veil(art.WIDTH, art.HEIGHT, art.RADIUS), 60, 45, 0, 0.42),
    }
    return [
        teller.panel_of_each("types", types),
        teller.panel_of_each("habitats", habitats),
        teller.panel_of_each("symbols-on-equipment", symbols),
        teller.panel("marks", pictures={name: small(120, 90, body) for name, body in marks.items()}),
    ]


def terminal_signs(teller: Teller, setup: Setup) -> Panel:
    """What the terminal prints in short."""
    symbols = setup.components.symbols
    named = [
        Message("about-sign", {"sign": SYMBOLS.get(name, name), "symbol": names.symbol_name(setup, n)})
        for n, name in enumerate(symbols)
    ]
    facts = {
        "signs": " ".join(SYMBOLS.get(name, name) for name in symbols),
        "symbols": Listing(tuple(named)),
        "domino": names.domino_name(setup, 0),
        "typed": setup.domino_ids[0],
        "table": " ".join(str(points) for points in setup.components.values.pairs[1:]),
    }
    return teller.panel("signs", facts=facts)


def _on_paper(body: Drawn) -> str:
    disc = tag("circle", r=30, fill="var(--paper)", stroke="var(--paper-edge)", stroke_width=1.5)
    return put(disc + body, 60, 45)
