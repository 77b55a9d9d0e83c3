"""Cards, tokens and dominoes of an edition as they lie in a scene. The same piece in the same place is drawn once."""

from __future__ import annotations

from functools import lru_cache

from vivant.draw.svg import at, tag, words
from vivant.draw.things import Fragment, Mark, Thing, compose
from vivant.games.vivarium.picture import art
from vivant.games.vivarium.picture.keys import card_key, domino_key, start_key, token_key
from vivant.games.vivarium.rules.components import CONTRACT_KINDS, CRITERIA, EQUIPMENT_KINDS
from vivant.games.vivarium.rules.setup import (
    COLOUR_PAIRS,
    COLOUR_SETS,
    PER_CONTRACT,
    PER_EQUIPMENT,
    SIX_MINUS,
    SYMBOL,
    TYPE_PAIRS,
    TYPE_SETS,
    Setup,
)
from vivant.games.vivarium.words.names import (
    ability,
    colour_name,
    domino_name,
    full_name,
    start_name,
    token_name,
    type_name,
)
from vivant.words import Words

Signs = tuple[tuple[str, str], ...]

# A setup is one object for each edition and player count, so that it can be looked up by itself.
cached = lru_cache(maxsize=4096)


@cached
def said(setup: Setup, say: Words, card: int) -> str:
    """A card in words, for ears."""
    return say.say(full_name(setup, card))


def colour(setup: Setup, place: int) -> str:
    return art.colour_of(setup.components.colours, place)


@cached
def about(setup: Setup, contract: int) -> Signs:
    """The types, colours or symbol that a contract speaks of."""
    components, card = setup.components, setup.components.contracts[contract]
    if card.kind in (TYPE_PAIRS, TYPE_SETS):
        places = card.about if card.kind == TYPE_PAIRS else range(len(components.types))
        return tuple(("type", components.types[place]) for place in places)
    if card.kind in (COLOUR_PAIRS, COLOUR_SETS):
        places = card.about if card.kind == COLOUR_PAIRS else range(len(components.colours))
        return tuple(("colour", colour(setup, place)) for place in places)
    if card.kind == SYMBOL:
        return (("symbol", components.symbols[card.about[0]]),)
    return ()


@cached
def face(setup: Setup, say: Words, card: int, small: bool) -> str:
    """A whole card around 0,0; a small one leaves out its name."""
    components = setup.components
    if card < setup.creatures:
        creature = components.creatures[card]
        values = list(setup.vp_values)
        level = min(2, values.index(creature.vp))
        home = colour(setup, creature.colour)
        if small:
            return art.creature_small(components.types[creature.type], home, level, creature.vp)
        name = say.say(colour_name(setup, creature.colour)).capitalize()
        return art.creature_face(components.types[creature.type], home, level, creature.vp, name)
    if card < setup.first_contract:
        gear = components.equipment[card - setup.creatures]
        types = tuple(components.types[type] for type in gear.types)
        if small:
            return art.gear_small(gear.kind, components.symbols[gear.symbol], gear.gems, types)
        name = say("equipment", name=EQUIPMENT_KINDS[gear.kind]).capitalize()
        does = ability(setup, card)
        shown = say.say(does) if does else ""
        return art.gear_face(gear.kind, components.symbols[gear.symbol], gear.gems, types, name, shown)
    return _contract_face(setup, say, card - setup.first_contract, small)


def _contract_face(setup: Setup, say: Words, place: int, small: bool) -> str:
    contract = setup.components.contracts[place]
    titles = {
        TYPE_PAIRS: "scene-pairs",
        COLOUR_PAIRS: "scene-pairs",
        TYPE_SETS: "scene-sets",
        COLOUR_SETS: "scene-sets",
        SYMBOL: "scene-per-symbol",
        PER_CONTRACT: "scene-per-contract",
        PER_EQUIPMENT: "scene-per-equipment",
    }
    title = say(titles.get(contract.kind, "scene-six"))
    what = CONTRACT_KINDS[contract.kind]
    table: tuple[int, ...] = ()
    if contract.kind in (TYPE_PAIRS, COLOUR_PAIRS):
        table = tuple(setup.pairs_vp[1:6])
    elif contract.kind in (TYPE_SETS, COLOUR_SETS):
        table = tuple(setup.sets_vp[1:6])
    points = "" if table else str(_value(setup, place))
    minus = f"–{setup.six_minus}" if contract.kind == SIX_MINUS else ""
    if small:
        return art.contract_small(what, about(setup, place), table, points, minus)
    icons = art.contract_icons(what, about(setup, place))
    if minus:
        icons += words(minus, 33, -10, "serif mid on-paper", font_size=22, font_weight=700)
    return art.contract_face(title, icons, table, points)


def _value(setup: Setup, contract: int) -> int:
    """What a contract without a table is worth: each time, or before anything is taken off."""
    values = {SYMBOL: setup.per_symbol, PER_CONTRACT: setup.per_contract, PER_EQUIPMENT: setup.per_equipment}
    return int(values.get(setup.components.contracts[contract].kind, setup.six_base))


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
    kind = components.contracts[place].kind
    points = f"{_value(setup, place)}{'–' if kind == SIX_MINUS else ''}"
    return art.contract_chip(CONTRACT_KINDS[kind], about(setup, place), points, short)


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
def _price(say: Words, costs: tuple[int, ...], can: tuple[bool, ...], small: bool) -> str:
    """The tag reaches over the card's corner, and no further than the cell's share of the mat."""
    free = say("scene-free")
    if not small:
        return tag("g", art.price_tag(costs, can, free), transform=at(61 if len(costs) == 1 else 46, -84))
    if art.price_width((0,), free, True) * 1.9 > 136:  # too long a word
        free = ""
    width = art.price_width(costs, free, True)
    size = min(1.9, 136 / width)
    return tag("g", art.price_tag(costs, can, free, True), transform=at(86 - width / 2 * size, -76, 0, size))


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
    ghost: str,
) -> Fragment:
    """A card on the board with its price: to be chosen, with a ghost while it is looked at; veiled; or at rest."""
    label, under, over = "", "", ""
    if mark is None:
        label = _priced_label(say, setup.cell_text(cell), said(setup, say, card), costs)
    elif mark.offered:
        under, over = _RING, ghost
    else:
        over = _VEIL
    body = f"{under}{face(setup, say, card, small)}{over}{_price(say, costs, can, small)}"
    # On a small screen a finger hides what it touches: the first touch only looks.
    return compose(Thing(card_key(setup, card), body, _put(*place), label, preview=small), mark)


def _priced_label(say: Words, where: str, name: str, costs: tuple[int, ...]) -> str:
    if len(costs) == 2:
        return say("scene-cell-prices", cell=where, name=name, first=costs[0], second=costs[1])
    return say("scene-cell", cell=where, name=name)


@cached
def domino(
    setup: Setup, say: Words, tile: int, x: float, y: float, scale: float, state: str, mark: Mark | None = None
) -> Fragment:
    """A domino that would be given as the `first` or `second`; `hidden`, marked `one` or `two`, or at rest."""
    half, name = setup.components.dominoes[tile], domino_name(setup, tile)
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
    signs: Signs = tuple(("type", components.types[type]) for type in coin.types)
    criterion = CRITERIA[coin.criterion]
    if criterion in ("equipment", "contract"):
        signs = (("sign", "compass" if criterion == "equipment" else "page"),)
    label = say.say(token_name(setup, place))
    return compose(Thing(token_key(setup, place), art.token_face(signs), at(x, y, 0, scale), label))


@cached
def start_card(
    setup: Setup, say: Words, place: int, of_colour: bool, x: float, y: float, scale: float, short: float
) -> Fragment:
    """A starting contract as a chip, once it lies open before everybody."""
    if of_colour:
        sign = "colour", colour(setup, setup.start_colour[place])
    else:
        sign = "type", setup.components.types[setup.start_type[place]]
    body = art.start_chip(*sign, setup.per_creature, short)
    label = say.say(start_name(setup, place, of_colour))
    return compose(Thing(start_key(setup, place, of_colour), body, _put(x, y, scale), label))


@cached
def starting(setup: Setup, say: Words, place: int, of_colour: bool, spot: tuple[float, float, float]) -> Fragment:
    """A starting contract that only its owner sees, as a strip."""
    x, y, width = spot
    if of_colour:
        about = setup.start_colour[place]
        disc, name = art.habitat_disc(colour(setup, about), 20, 20, 1.05), colour_name(setup, about)
    else:
        about = setup.start_type[place]
        disc, name = art.type_disc(setup.components.types[about], 20, 20, 0.92), type_name(setup, about)
    box = tag("rect", width=width, height=40, rx=10, class_="paper")
    size = 14.5 if width > 200 else 15.3
    text = words(say("scene-start", about=name, vp=setup.per_creature), 42, 25, "on-paper", font_size=size)
    label = say.say(start_name(setup, place, of_colour))
    return compose(Thing(start_key(setup, place, of_colour), box + disc + text, at(x, y), label))
