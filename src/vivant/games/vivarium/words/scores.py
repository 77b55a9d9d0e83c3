"""The points of one seat of Vivarium by their sources (VA-45 to VA-55)."""
# vivant: compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vivant.engine.bits import count_bits, members
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
    ids_in,
)
from vivant.games.vivarium.rules.state import VivariumState
from vivant.games.vivarium.words.names import card_name, colour_name, contract_name, start_name, token_name
from vivant.words.message import Listing, Message

# Of each kind of contract.
RULES: Final = ("VA-50", "VA-50", "VA-52", "VA-51", "VA-51", "VA-53", "VA-53", "VA-54")


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
        args = {"card": setup.equipment_ids[bag], "colour": colour_name(setup, colours[at])}
        sources.append(Points(0, "VA-23", Message("points-bag", args)))
    if own.colour >= 0:
        fitting = own.creatures & setup.colour_cards[setup.start_colour[own.colour]]
        sources.append(_starting(setup, setup.colour_start_ids[own.colour], own.colour, True, fitting))
    if own.type >= 0:
        fitting = own.creatures & setup.type_cards[setup.start_type[own.type]]
        sources.append(_starting(setup, setup.type_start_ids[own.type], own.type, False, fitting))
    for contract in members(own.contracts):
        sources.append(_contract(setup, own, contract, colours))
    return sources


def _starting(setup: Setup, id: str, place: i64, of_colour: bool, fitting: i64) -> Points:
    """VA-48, VA-49."""
    points = setup.per_creature * count_bits(fitting)
    rule = "VA-48" if of_colour else "VA-49"
    return _made(points, rule, id, start_name(setup, place, of_colour), ids_in(fitting, setup.creature_ids))


def _made(points: i64, rule: str, id: str, name: Message, cards: list[str]) -> Points:
    """Points of a contract with the cards, or pairs, or sets, that made them."""
    args: dict[str, object] = {"card": id, "name": name}
    if not cards:
        return Points(points, rule, Message("points-contract", args))
    args["cards"] = Listing(tuple(cards))
    args["count"] = len(cards)
    return Points(points, rule, Message("points-contract-cards", args))


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
    return _made(points, RULES[kind], setup.contract_ids[contract], contract_name(setup, contract), cards)


def _counted(setup: Setup, own: Seat, kind: i64, symbol: i64) -> list[str]:
    """The cards that a contract of neither pairs nor sets counts."""
    if kind == SYMBOL:
        return ids_in(own.equipment & setup.symbol_cards[symbol], setup.equipment_ids)
    if kind != PER_CONTRACT:
        return ids_in(own.equipment, setup.equipment_ids)
    texts = ids_in(own.contracts, setup.contract_ids)
    if own.colour >= 0 and setup.starts_count:
        texts.append(setup.colour_start_ids[own.colour])
    if own.type >= 0 and setup.starts_count:
        texts.append(setup.type_start_ids[own.type])
    return texts


def _type_cards(setup: Setup, own: Seat, type: i64) -> list[str]:
    """The units of a type by card: creatures, then wineskins."""
    cards = ids_in(own.creatures & setup.type_cards[type], setup.creature_ids)
    return cards + ids_in(own.equipment & setup.wineskins[type], setup.equipment_ids)


def _colour_cards(setup: Setup, own: Seat, colour: i64, colours: list[int]) -> list[str]:
    """The units of a colour by card: creatures, then the bags that are set to it."""
    cards = ids_in(own.creatures & setup.colour_cards[colour], setup.creature_ids)
    for at, bag in enumerate(members(own.equipment & setup.bags)):
        if colours[at] == colour:
            cards.append(setup.equipment_ids[bag])
    return cards


def _joined(units: list[list[str]]) -> list[str]:
    """As many pairs or sets as the scarcest side has units (VA-R20: a wineskin may be two of them)."""
    return ["+".join(side) for side in zip(*units, strict=False)]
