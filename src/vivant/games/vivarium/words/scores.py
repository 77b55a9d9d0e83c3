"""The points of one seat of Vivarium by their sources (VA-45 to VA-55)."""
# vivant: compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vivant.engine.bits import members
from vivant.engine.reason import Points
from vivant.games.vivarium.rules.scoring import bag_colours, contract_points, from_table
from vivant.games.vivarium.rules.seat import Seat
from vivant.games.vivarium.rules.setup import (
    COLOUR_PAIRS,
    COLOUR_SETS,
    PER_CONTRACT,
    SYMBOL,
    TYPE_PAIRS,
    TYPE_SETS,
    Setup,
)
from vivant.games.vivarium.rules.state import VivariumState
from vivant.games.vivarium.words.names import (
    card_name,
    colour_name,
    contract_name,
    short_creature,
    start_name,
    the_equipment,
    token_name,
)
from vivant.words.message import Listing, Message

# Of each kind of contract.
RULES: Final = ("VA-50", "VA-50", "VA-52", "VA-51", "VA-51", "VA-53", "VA-53", "VA-54")

# The points of a contract, without and with the cards that made them.
START: Final = ("points-start", "points-start-cards")
CONTRACT: Final = ("points-contract", "points-contract-cards")
# Of the score sheet, in the order of its rows.
CATEGORIES: Final = ("creature", "gems", "token", "start", "start-cards", "contract", "contract-cards", "bag")


def breakdown_of(view: VivariumState, seat: i64) -> list[Points]:
    """Creatures, gems, tokens, bags, starting contracts, contracts."""
    setup = view.setup
    own = view.seats[seat]
    sources: list[Points] = []
    for card in members(own.creatures):
        creature = setup.components.creatures[card]
        args: dict[str, object] = {"card": creature.id, "name": card_name(setup, card)}
        sources.append(Points(creature.vp, "VA-20", Message("points-creature", args)))
    if own.gems != 0:
        sources.append(Points(own.gems * setup.gem_vp, "VA-46", Message("points-gems", {"count": own.gems})))
    for token in members(own.tokens):
        args = {"token": setup.token_ids[token], "name": token_name(setup, token)}
        sources.append(Points(setup.priority_vp, "VA-32", Message("points-token", args)))
    colours = bag_colours(setup, own)
    for at, bag in enumerate(members(own.equipment & setup.bags)):
        args = {"card": setup.equipment_ids[bag], "name": the_equipment(setup, bag)}
        args["colour"] = colour_name(setup, colours[at])
        sources.append(Points(0, "VA-23", Message("points-bag", args)))
    if own.colour >= 0:
        start = setup.start_colour[own.colour]
        cards = _creatures(setup, own.creatures & setup.colour_cards[start])
        if setup.units_are_creatures:  # VA-R20
            cards = _colour_cards(setup, own, start, colours)
        sources.append(_starting(setup, own.colour, True, cards))
    if own.type >= 0:
        start = setup.start_type[own.type]
        cards = _creatures(setup, own.creatures & setup.type_cards[start])
        if setup.units_are_creatures:
            cards = _type_cards(setup, own, start)
        sources.append(_starting(setup, own.type, False, cards))
    for contract in members(own.contracts):
        sources.append(_contract(setup, own, contract, colours))
    return sources


def _starting(setup: Setup, place: i64, of_colour: bool, cards: list[Message]) -> Points:
    """VA-48, VA-49."""
    rule = "VA-48" if of_colour else "VA-49"
    return _made(START, setup.per_creature * len(cards), rule, start_name(setup, place, of_colour), cards)


def _made(keys: tuple[str, str], points: i64, rule: str, name: Message, cards: list[Message], more: int = 0) -> Points:
    """Points of a contract with the cards, or pairs, or sets, that made them; the last may stand for `more`."""
    args: dict[str, object] = {"card": name.args["card"], "name": name}
    if not cards:
        return Points(points, rule, Message(keys[0], args))
    args["cards"] = Listing(tuple(cards))
    args["count"] = len(cards) + more
    return Points(points, rule, Message(keys[1], args))


def _contract(setup: Setup, own: Seat, contract: i64, colours: list[int]) -> Points:
    """One collected contract and what made its points."""
    kind: i64 = setup.contract_kind[contract]
    x: i64 = setup.contract_x[contract]
    y: i64 = setup.contract_y[contract]
    if kind == TYPE_PAIRS or kind == TYPE_SETS:
        units = [_type_cards(setup, own, type) for type in range(len(setup.type_cards))]
    else:
        units = [_colour_cards(setup, own, colour, colours) for colour in range(len(setup.colour_cards))]
    if kind == TYPE_PAIRS or kind == COLOUR_PAIRS:
        cards = _joined([units[x], units[y]])
        points = from_table(setup.pairs_vp, len(cards))
    elif kind == TYPE_SETS or kind == COLOUR_SETS:
        cards = _joined(units)
        points = from_table(setup.sets_vp, len(cards))
    else:
        cards = _counted(setup, own, kind, x)
        points = contract_points(setup, own, contract)
    name = contract_name(setup, contract)
    if kind == PER_CONTRACT and setup.starts_count and own.colour < 0 and own.type < 0:  # everybody has both
        return _made(CONTRACT, points, RULES[kind], name, [*cards, Message("hidden-starts")], 1)
    return _made(CONTRACT, points, RULES[kind], name, cards)


def _counted(setup: Setup, own: Seat, kind: i64, symbol: i64) -> list[Message]:
    """The cards that a contract of neither pairs nor sets counts."""
    if kind == SYMBOL:
        return _equipment(setup, own.equipment & setup.symbol_cards[symbol])
    if kind != PER_CONTRACT:
        return _equipment(setup, own.equipment)
    cards = [contract_name(setup, card) for card in members(own.contracts)]
    if own.colour >= 0 and setup.starts_count:
        cards.append(start_name(setup, own.colour, True))
    if own.type >= 0 and setup.starts_count:
        cards.append(start_name(setup, own.type, False))
    return cards


def _creatures(setup: Setup, mask: i64) -> list[Message]:
    return [short_creature(setup, card) for card in members(mask)]


def _equipment(setup: Setup, mask: i64) -> list[Message]:
    return [the_equipment(setup, card) for card in members(mask)]


def _type_cards(setup: Setup, own: Seat, type: i64) -> list[Message]:
    """The units of a type by card: creatures, then wineskins."""
    return _creatures(setup, own.creatures & setup.type_cards[type]) + _equipment(
        setup, own.equipment & setup.wineskins[type]
    )


def _colour_cards(setup: Setup, own: Seat, colour: i64, colours: list[int]) -> list[Message]:
    """The units of a colour by card: creatures, then the bags that are set to it."""
    cards = _creatures(setup, own.creatures & setup.colour_cards[colour])
    for at, bag in enumerate(members(own.equipment & setup.bags)):
        if colours[at] == colour:
            cards.append(the_equipment(setup, bag))
    return cards


def _joined(units: list[list[Message]]) -> list[Message]:
    """As many pairs or sets as the scarcest side has units (VA-R20: a wineskin may be two of them)."""
    return [Message("joined-cards", {"cards": Listing(side)}) for side in zip(*units, strict=False)]
