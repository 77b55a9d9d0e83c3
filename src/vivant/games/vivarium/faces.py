"""Cards, tokens and dominoes of an edition as keyed fragments. The same piece in the same place is drawn once."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from vivant.draw.scene import Fragment
from vivant.draw.svg import at, tag, words
from vivant.games.vivarium import art
from vivant.games.vivarium.asks import ability, told
from vivant.games.vivarium.cards import (
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
from vivant.games.vivarium.parts import CONTRACT_KINDS, CRITERIA, EQUIPMENT_KINDS
from vivant.words import Words

Signs = tuple[tuple[str, str], ...]

# A setup is one object for each edition and player count, so that it can be looked up by itself.
cached = lru_cache(maxsize=4096)


@cached
def said(setup: Setup, say: Words, card: int) -> str:
    """A card in words, for ears."""
    return say.say(told(setup, card))


def colour(setup: Setup, place: int) -> str:
    return art.colour_of(setup.parts.colours, place)


@cached
def about(setup: Setup, contract: int) -> Signs:
    """The types, colours or symbol that a contract speaks of."""
    parts, card = setup.parts, setup.parts.contracts[contract]
    if card.kind in (TYPE_PAIRS, TYPE_SETS):
        places = card.about if card.kind == TYPE_PAIRS else range(len(parts.types))
        return tuple(("type", parts.types[place]) for place in places)
    if card.kind in (COLOUR_PAIRS, COLOUR_SETS):
        places = card.about if card.kind == COLOUR_PAIRS else range(len(parts.colours))
        return tuple(("colour", colour(setup, place)) for place in places)
    if card.kind == SYMBOL:
        return (("symbol", parts.symbols[card.about[0]]),)
    return ()


@cached
def face(setup: Setup, say: Words, card: int, small: bool) -> str:
    """A whole card around 0,0; a small one leaves out its name."""
    parts = setup.parts
    if card < setup.creatures:
        creature = parts.creatures[card]
        values = list(setup.vp_values)
        level = min(2, values.index(creature.vp))
        home = colour(setup, creature.colour)
        if small:
            return art.creature_small(parts.types[creature.type], home, level, creature.vp)
        name = say.say(setup.colour_name(creature.colour)).capitalize()
        return art.creature_face(parts.types[creature.type], home, level, creature.vp, name)
    if card < setup.contract_base:
        gear = parts.equipment[card - setup.creatures]
        types = tuple(parts.types[type] for type in gear.types)
        if small:
            return art.gear_small(gear.kind, parts.symbols[gear.symbol], gear.gems, types)
        name = say("equipment", name=EQUIPMENT_KINDS[gear.kind]).capitalize()
        does = ability(setup, card)
        shown = say.say(does) if does else ""
        return art.gear_face(gear.kind, parts.symbols[gear.symbol], gear.gems, types, name, shown)
    return _contract_face(setup, say, card - int(setup.contract_base), small)


def _contract_face(setup: Setup, say: Words, place: int, small: bool) -> str:
    contract = setup.parts.contracts[place]
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
    return int(values.get(setup.parts.contracts[contract].kind, setup.six_base))


@cached
def chip(setup: Setup, card: int, short: float) -> str:
    """A card as a chip; as wide as `short` and half as high, unless that is 0."""
    parts = setup.parts
    if card < setup.creatures:
        creature = parts.creatures[card]
        return art.creature_chip(parts.types[creature.type], colour(setup, creature.colour), creature.vp, short)
    if card < setup.contract_base:
        gear = parts.equipment[card - setup.creatures]
        return art.gear_chip(gear.kind, parts.symbols[gear.symbol], short)
    place = card - int(setup.contract_base)
    kind = parts.contracts[place].kind
    points = f"{_value(setup, place)}{'–' if kind == SIX_MINUS else ''}"
    return art.contract_chip(CONTRACT_KINDS[kind], about(setup, place), points, short)


def _button(label: str, action: str) -> dict[str, object]:
    """What makes an element one that can be chosen."""
    return {"class_": "can", "data_action": action, "role": "button", "tabindex": 0, "aria_label": label}


# Cards are most of a scene, and lie elsewhere after each step: what does not depend on where is put together once.


@cached
def _put(x: float, y: float, scale: float) -> str:
    return at(x, y, 0, scale)


@cached
def _label(setup: Setup, say: Words, card: int) -> str:
    """The card in words, ready to stand in an attribute."""
    return escape(said(setup, say, card), quote=True)


@cached
def _phrase(say: Words, key: str, costs: tuple[int, ...]) -> tuple[str, str, str]:
    """A sentence about a cell and its card, cut where their names go: saying it anew for each would take longest."""
    args = {"cost": costs[0]} if len(costs) == 1 else {"first": costs[0], "second": costs[1]} if costs else {}
    before, _, rest = escape(say(key, cell=_CELL, name=_NAME, **args), quote=True).partition(_CELL)
    between, _, after = rest.partition(_NAME)
    return before, between, after


_CELL, _NAME = "\x02", "\x03"  # which no sentence holds


@cached
def resting_card(setup: Setup, say: Words, card: int, x: float, y: float, scale: float, small: bool) -> Fragment:
    """A card that only lies there."""
    key = setup.card_key(card)
    body, label = face(setup, say, card, small), _label(setup, say, card)
    return Fragment(key, f'<g id="{key}" transform="{_put(x, y, scale)}" role="img" aria-label="{label}">{body}</g>')


@cached
def chip_card(setup: Setup, say: Words, card: int, x: float, y: float, scale: float, short: float) -> Fragment:
    """The same as a chip, in somebody's row."""
    key = setup.card_key(card)
    body, label = chip(setup, card, short), _label(setup, say, card)
    return Fragment(key, f'<g id="{key}" transform="{_put(x, y, scale)}" role="img" aria-label="{label}">{body}</g>')


@cached
def chosen_card(
    setup: Setup, say: Words, card: int, place: tuple[float, float, float], small: bool, verb: str, label: str
) -> Fragment:
    """A drawn card to keep or to give."""
    id = setup.card_ids[card]
    body = art.ring(art.WIDTH, art.HEIGHT, art.RADIUS) + face(setup, say, card, small)
    key = setup.card_key(card)
    drawn = tag("g", body, id=key, transform=_put(*place), **_button(label, f"{verb} {id}"))
    return Fragment(key, drawn)


_LOOK = ' data-preview=""'
_RING = art.ring(art.WIDTH, art.HEIGHT, art.RADIUS)
_VEIL = art.veil(art.WIDTH, art.HEIGHT, art.RADIUS)


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
    verb: str,
    ghost: str,
) -> Fragment:
    """A card on the board with its price: to be taken or gained, too dear, or (without a verb) only priced."""
    key, where = setup.card_key(card), setup.cell_text(cell)
    if verb:
        before, between, after = _phrase(say, f"scene-{verb}", costs)
        role = f'data-action="{verb} {where}" role="button" tabindex="0"'
    elif len(costs) == 2:
        before, between, after = _phrase(say, "scene-cell-prices", costs)
        role = 'role="img"'
    else:
        before, between, after = _phrase(say, "scene-cell", ())
        role = 'role="img"'
    ring, over = "", ""
    if verb and can[0]:
        # On a small screen a finger hides what it touches: the first touch only looks.
        role, ring, over = f'class="can" {role}{_LOOK if small else ""}', _RING, ghost
    elif verb:
        role, over = f'{role} data-why="VA-15" aria-disabled="true"', _VEIL
    label = f"{before}{where}{between}{_label(setup, say, card)}{after}"
    body = f"{ring}{face(setup, say, card, small)}{over}{_price(say, costs, can, small)}"
    return Fragment(key, f'<g id="{key}" transform="{_put(*place)}" {role} aria-label="{label}">{body}</g>')


@cached
def domino(setup: Setup, say: Words, tile: int, x: float, y: float, scale: float, middle: int, state: str) -> Fragment:
    """A domino that can be given as the `first` or `second`; `hidden`, marked `one` or `two`, or at rest."""
    half = setup.parts.dominoes[tile]
    id, name = setup.domino_ids[tile], setup.domino_name(tile)
    key = f"domino-{id.lower()}"
    body = art.domino_face(half.a, half.b, 38 if scale > 0.3 else 60)
    attributes: dict[str, object] = {"role": "img", "aria_label": say("scene-domino", domino=name)}
    if state in ("first", "second"):
        label = say("scene-swap", domino=name, middle=setup.domino_name(middle))
        body = art.ring(art.DOMINO_WIDTH, art.DOMINO_HEIGHT, 13) + body + art.half(state == "second", 0, 34)
        attributes = _button(label, f"swap {id}")
    elif state == "hidden":
        body += art.veil(art.DOMINO_WIDTH, art.DOMINO_HEIGHT, 13)
        attributes["aria_label"] = say("board-hidden", domino=name)
    elif state in ("one", "two"):
        body += art.mark(state == "two", 0, 33, 7)
    return Fragment(key, tag("g", body, id=key, transform=at(x, y, 0, scale), **attributes))


@cached
def token(setup: Setup, say: Words, place: int, x: float, y: float, scale: float) -> Fragment:
    parts = setup.parts
    coin = parts.tokens[place]
    signs: Signs = tuple(("type", parts.types[type]) for type in coin.types)
    criterion = CRITERIA[coin.criterion]
    if criterion in ("equipment", "contract"):
        signs = (("sign", "compass" if criterion == "equipment" else "page"),)
    key = setup.token_key(place)
    label = say.say(setup.token_name(place))
    body = art.token_face(signs)
    return Fragment(key, tag("g", body, id=key, transform=at(x, y, 0, scale), role="img", aria_label=label))


@cached
def start_card(
    setup: Setup, say: Words, place: int, of_colour: bool, x: float, y: float, scale: float, short: float
) -> Fragment:
    """A starting contract as a chip, once it lies open before everybody."""
    parts = setup.parts
    if of_colour:
        start = parts.colour_starts[place]
        body = art.start_chip("colour", colour(setup, start.about), int(setup.per_creature), short)
    else:
        start = parts.type_starts[place]
        body = art.start_chip("type", parts.types[start.about], int(setup.per_creature), short)
    label = say.say(setup.start_name(place, of_colour))
    key = f"start-{start.id.lower()}"
    return Fragment(key, tag("g", body, id=key, transform=_put(x, y, scale), role="img", aria_label=label))


@cached
def starting(setup: Setup, say: Words, place: int, of_colour: bool, spot: tuple[float, float, float]) -> Fragment:
    """A starting contract that only its owner sees, as a strip."""
    x, y, width = spot
    parts = setup.parts
    if of_colour:
        start = parts.colour_starts[place]
        disc = art.habitat_disc(colour(setup, start.about), 20, 20, 1.05)
        name = say.say(setup.colour_name(start.about))
    else:
        start = parts.type_starts[place]
        disc = art.type_disc(parts.types[start.about], 20, 20, 0.92)
        name = say.say(setup.type_name(start.about))
    box = tag("rect", width=width, height=40, rx=10, class_="paper")
    size = 14.5 if width > 200 else 15.3
    text = words(say("scene-start", about=name, vp=int(setup.per_creature)), 42, 25, "on-paper", font_size=size)
    label = say.say(setup.start_name(place, of_colour))
    key = f"start-{start.id.lower()}"
    return Fragment(key, tag("g", box + disc + text, id=key, transform=at(x, y), role="img", aria_label=label))
