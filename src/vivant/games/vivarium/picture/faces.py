"""The things of Vivarium's scene that show a card, a token or a domino of the edition, each drawn once in its place."""

from __future__ import annotations

from functools import lru_cache

from vivant.draw.svg import Drawn, at, tag
from vivant.draw.things import Fragment, Mark, Thing, compose
from vivant.games.vivarium.picture import art
from vivant.games.vivarium.picture.keys import card_key, domino_key, start_key, token_key
from vivant.games.vivarium.rules.components import CRITERIA, EQUIPMENT_KINDS
from vivant.games.vivarium.rules.setup import Setup
from vivant.games.vivarium.words import names
from vivant.games.vivarium.words.names import contract_kind, full_name
from vivant.words import Words

TITLES = {  # of contracts
    "type_pairs": "scene-pairs",
    "colour_pairs": "scene-pairs",
    "symbol": "scene-per-symbol",
    "type_sets": "scene-sets",
    "colour_sets": "scene-sets",
    "per_contract": "scene-per-contract",
    "per_equipment": "scene-per-equipment",
    "six_minus_equipment": "scene-six",
}

# A setup is one object for each edition and player count, so that it can be looked up by itself.
cached = lru_cache(maxsize=4096)


@cached
def said(setup: Setup, say: Words, card: int) -> str:
    """A card in words, for ears."""
    return say.say(full_name(setup, card))


def colour(setup: Setup, place: int) -> str:
    return art.colour_of(setup.components.colours, place)


@cached
def about(setup: Setup, contract: int) -> art.Signs:
    """The types, colours or symbol that a contract speaks of; one of sets speaks of all."""
    components, kind = setup.components, contract_kind(setup, contract)
    places = components.contracts[contract].about
    if kind == "symbol":
        return (("symbol", components.symbols[places[0]]),)
    if kind in ("type_pairs", "type_sets"):
        return tuple(("type", components.types[place]) for place in places or range(len(components.types)))
    if kind in ("colour_pairs", "colour_sets"):
        return tuple(("colour", colour(setup, place)) for place in places or range(len(components.colours)))
    return ()


@cached
def face(setup: Setup, say: Words, card: int, small: bool) -> str:
    """A whole card around 0,0; a small one leaves out its name."""
    components = setup.components
    if card < setup.creatures:
        creature = components.creatures[card]
        level = min(2, setup.vp_values.index(creature.vp))
        home = colour(setup, creature.colour)
        if small:
            return art.creature_small(components.types[creature.type], home, level, creature.vp)
        name = say.say(names.colour_name(setup, creature.colour)).capitalize()
        return art.creature_face(components.types[creature.type], home, level, creature.vp, name)
    if card < setup.first_contract:
        gear = components.equipment[card - setup.creatures]
        types = tuple(components.types[type] for type in gear.types)
        if small:
            return art.gear_small(gear.kind, components.symbols[gear.symbol], gear.gems, types)
        name = say("equipment", name=EQUIPMENT_KINDS[gear.kind]).capitalize()
        does = names.ability(setup, card)
        shown = say.say(does) if does else ""
        return art.gear_face(gear.kind, components.symbols[gear.symbol], gear.gems, types, name, shown)
    return _contract_face(setup, say, card - setup.first_contract, small)


def _contract_face(setup: Setup, say: Words, place: int, small: bool) -> str:
    kind, signs = contract_kind(setup, place), about(setup, place)
    table = tuple(names.contract_table(setup, place)[:5])
    points = "" if table else str(names.contract_value(setup, place))
    minus = f"–{setup.six_minus}" if kind == "six_minus_equipment" else ""
    if small:
        return art.contract_small(kind, signs, table, points, minus)
    icons = art.contract_icons(kind, signs)
    if minus:
        icons += art.bold(minus, 33, -10, 22)
    return art.contract_face(say(TITLES[kind]), icons, table, points)


@cached
def chip(setup: Setup, card: int, short: float) -> str:
    """A card as a chip; as wide as `short` and half as high, unless that is 0."""
    components = setup.components
    if card < setup.creatures:
        creature = components.creatures[card]
        return art.creature_chip(components.types[creature.type], colour(setup, creature.colour), creature.vp, short)
    if card < setup.first_contract:
        gear = components.equipment[card - setup.creatures]
        return art.gear_chip(gear.kind, components.symbols[gear.symbol], short)
    place = card - setup.first_contract
    kind = contract_kind(setup, place)
    points = f"{names.contract_value(setup, place)}{'–' if kind == 'six_minus_equipment' else ''}"
    return art.contract_chip(kind, about(setup, place), points, short)


# Cards are most of a scene, and lie elsewhere after each step: what does not depend on where is put together once.


@cached
def _put(x: float, y: float, scale: float) -> str:
    return at(x, y, 0, scale)


_RING = art.ring(art.WIDTH, art.HEIGHT, art.RADIUS)
_VEIL = art.veil(art.WIDTH, art.HEIGHT, art.RADIUS)


@cached
def whole_card(
    setup: Setup, say: Words, card: int, x: float, y: float, scale: float, small: bool, mark: Mark | None = None
) -> Fragment:
    body = face(setup, say, card, small)
    if mark is not None:
        body = _RING + body
    return compose(Thing(card_key(setup, card), body, _put(x, y, scale), said(setup, say, card)), mark)


@cached
def chip_card(setup: Setup, say: Words, card: int, x: float, y: float, scale: float, short: float) -> Fragment:
    """The same as a chip, in somebody's row."""
    return compose(Thing(card_key(setup, card), chip(setup, card, short), _put(x, y, scale), said(setup, say, card)))


@cached
def _price(say: Words, costs: tuple[int, ...], can: tuple[bool, ...], scale: float) -> str:
    """The tag lies over the card's upper right corner, half above it; on small cards it stays as large as it can."""
    size = max(1.0, min(1.55, 0.72 / scale))
    free = say("scene-free")
    if art.price_width((0,), free) * size > 130:  # too long a word
        free = ""
    right = art.WIDTH / 2 + 10 - art.price_width(costs, free) / 2 * size
    return tag("g", art.price_tag(costs, can, free), transform=at(right, 4 - art.HEIGHT / 2, 0, size))


@cached
def priced_card(
    setup: Setup,
    say: Words,
    card: int,
    cell: int,
    place: tuple[float, float, float],
    small: bool,
    costs: tuple[int, ...],
    can: tuple[bool, ...],
    mark: Mark | None,
    ghost: Drawn,
    touched: bool,
) -> Fragment:
    """A card on the board with its price: to be chosen, with a ghost while it is looked at; veiled; or at rest."""
    label, under, over = "", "", ""
    if mark is None:
        told = {"cell": say.say(names.cell_name(setup, cell)), "name": said(setup, say, card)}
        if len(costs) == 2:
            label = say("scene-cell-prices", **told, first=costs[0], second=costs[1])
        else:
            label = say("scene-cell", **told)
    elif mark.offered:
        under, over = _RING, ghost
    else:
        over = _VEIL
    body = f"{under}{face(setup, say, card, small)}{over}{_price(say, costs, can, place[2])}"
    # A finger hides what it touches: the first touch only looks.
    return compose(Thing(card_key(setup, card), body, _put(*place), label, preview=touched), mark)


@cached
def domino(
    setup: Setup, say: Words, tile: int, x: float, y: float, scale: float, state: str, mark: Mark | None = None
) -> Fragment:
    """A domino that would be given as the `first` or `second`; `hidden`, marked `one` or `two`, or at rest."""
    half, name = setup.components.dominoes[tile], names.domino_name(setup, tile)
    body = art.domino_face(half.a, half.b, 38 if scale > 0.3 else 60)
    if mark is not None:
        body = art.ring(art.DOMINO_WIDTH, art.DOMINO_HEIGHT, 13) + body
    if state in ("first", "second"):
        body += art.half(state == "second", 0, 34)
    elif state == "hidden":
        body += art.veil(art.DOMINO_WIDTH, art.DOMINO_HEIGHT, 13)
    elif state in ("one", "two"):
        body += art.mark(state == "two", 0, 33, 7)
    label = say("board-hidden" if state == "hidden" else "scene-domino", domino=name)
    return compose(Thing(domino_key(setup, tile), body, at(x, y, 0, scale), label), mark)


@cached
def token(setup: Setup, say: Words, place: int, x: float, y: float, scale: float) -> Fragment:
    components = setup.components
    coin = components.tokens[place]
    signs: art.Signs = tuple(("type", components.types[type]) for type in coin.types)
    criterion = CRITERIA[coin.criterion]
    if criterion in ("equipment", "contract"):
        signs = (("sign", "compass" if criterion == "equipment" else "page"),)
    label = say.say(names.token_name(setup, place))
    return compose(Thing(token_key(setup, place), art.token_face(signs), at(x, y, 0, scale), label))


@cached
def start_card(
    setup: Setup, say: Words, place: int, of_colour: bool, x: float, y: float, scale: float, short: float
) -> Fragment:
    """A starting contract as a chip, once it lies open before everybody."""
    body = art.start_chip(*_start_sign(setup, place, of_colour), setup.per_creature, short)
    label = say.say(names.start_name(setup, place, of_colour))
    return compose(Thing(start_key(setup, place, of_colour), body, _put(x, y, scale), label))


def _start_sign(setup: Setup, place: int, of_colour: bool) -> tuple[str, str]:
    if of_colour:
        return "colour", colour(setup, setup.start_colour[place])
    return "type", setup.components.types[setup.start_type[place]]


@cached
def starting(setup: Setup, say: Words, place: int, of_colour: bool, spot: tuple[float, float, float]) -> Fragment:
    """A starting contract that only its owner sees, as a strip."""
    x, y, width = spot
    body = tag("rect", width=width, height=40, rx=10, class_="paper")
    body += art.disc(*_start_sign(setup, place, of_colour), 20, 20, 1.05 if of_colour else 0.92)
    text = say("scene-start", about=names.start_about(setup, place, of_colour), vp=setup.per_creature)
    body += art.squeezed(text, 42, 25, width - 50, "on-paper", font_size=14.5)
    label = say.say(names.start_name(setup, place, of_colour))
    return compose(Thing(start_key(setup, place, of_colour), body, at(x, y), label))
