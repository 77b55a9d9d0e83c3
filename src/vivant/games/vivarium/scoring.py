"""Points of one seat of Vivarium (VA-45 to VA-55): the sum quickly, and every source of it by name."""
# vivant: compiled

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from vivant.engine.bits import count_bits, lowest, members
from vivant.engine.state import Points
from vivant.games.vivarium.cards import (
    COLOUR_PAIRS,
    COLOUR_SETS,
    PER_CONTRACT,
    PER_EQUIPMENT,
    SYMBOL,
    TYPE_PAIRS,
    TYPE_SETS,
    Setup,
)
from vivant.games.vivarium.seat import NONE, Seat
from vivant.words.message import Listing, Message


def score_of(setup: Setup, own: Seat) -> i64:
    """VA-46."""
    points: i64 = own.gems * setup.gem_vp + count_bits(own.tokens) * setup.priority_vp
    at: i64 = 0
    for value in setup.vp_values:
        points += value * count_bits(own.creatures & setup.vp_cards[at])
        at += 1
    if own.colour >= 0:
        points += setup.per_creature * count_bits(own.creatures & setup.colour_cards[setup.start_colour[own.colour]])
    if own.type >= 0:
        points += setup.per_creature * count_bits(own.creatures & setup.type_cards[setup.start_type[own.type]])
    asked: i64 = own.contracts & ~setup.colour_contracts
    while asked != 0:
        points += _contract_points(setup, own, lowest(asked))
        asked = asked & (asked - 1)
    if own.contracts & setup.colour_contracts != 0:
        points += best_bags(setup, own).points
    return points


def _contract_points(setup: Setup, own: Seat, contract: i64) -> i64:
    """Of a contract that asks for no colours (VA-50 to VA-54)."""
    kind: i64 = setup.contract_kind[contract]
    if kind == TYPE_PAIRS:
        x: i64 = type_units(setup, own, setup.contract_x[contract])
        y: i64 = type_units(setup, own, setup.contract_y[contract])
        if y < x:
            x = y
        return _from_table(setup.pairs_vp, x)
    if kind == TYPE_SETS:
        least: i64 = type_units(setup, own, 0)
        type: i64 = 1
        while type < len(setup.type_cards):
            units: i64 = type_units(setup, own, type)
            if units < least:
                least = units
            type += 1
        return _from_table(setup.sets_vp, least)
    if kind == SYMBOL:
        return setup.per_symbol * count_bits(own.equipment & setup.symbol_cards[setup.contract_x[contract]])
    if kind == PER_CONTRACT:
        return setup.per_contract * contracts_counted(setup, own)
    if kind == PER_EQUIPMENT:
        return setup.per_equipment * count_bits(own.equipment)
    points: i64 = setup.six_base - setup.six_minus * count_bits(own.equipment)
    if setup.six_floor and points < 0:  # VA-R23
        points = 0
    return points


def type_units(setup: Setup, own: Seat, type: i64) -> i64:
    """VA-47."""
    return count_bits(own.creatures & setup.type_cards[type]) + count_bits(own.equipment & setup.wineskins[type])


def contracts_counted(setup: Setup, own: Seat) -> i64:
    """VA-53, VA-R22; starting contracts that only their owner knows are there all the same."""
    count: i64 = count_bits(own.contracts)
    if setup.starts_count:
        if own.colour != NONE:
            count += 1
        if own.type != NONE:
            count += 1
    return count


def _from_table(table: list[i64], count: i64) -> i64:
    """VA-R24: more than the table holds scores its last entry."""
    last: i64 = len(table) - 1
    if count > last:
        count = last
    return table[count]


@mypyc_attr(acyclic=True)
class Bags:
    """The best colours found so far for a seat's bags, as many base-8 digits as bags, the first bag's lowest."""

    def __init__(self) -> None:
        self.found: bool = False
        self.points: i64 = 0
        self.colours: i64 = 0


def best_bags(setup: Setup, own: Seat) -> Bags:
    """VA-23, VA-R21: the colours of a seat's bags that score most for its colour contracts; of equals the first.

    Which bag has which colour changes no score, so that only ascending colours are tried; in their order the first
    of several best is the one that the ruling asks for.
    """
    units: list[i64] = []
    for cards in setup.colour_cards:
        units.append(count_bits(own.creatures & cards))
    best = Bags()
    _try_bags(
        setup, own.contracts & setup.colour_contracts, units, count_bits(own.equipment & setup.bags), 0, 0, 0, best
    )
    return best


def _try_bags(
    setup: Setup, contracts: i64, units: list[i64], bags: i64, bag: i64, colour: i64, chosen: i64, best: Bags
) -> None:
    if bag == bags:
        points: i64 = 0
        while contracts != 0:
            points += _colour_points(setup, units, lowest(contracts))
            contracts = contracts & (contracts - 1)
        if not best.found or points > best.points:
            best.found = True
            best.points = points
            best.colours = chosen
        return
    while colour < len(units):
        units[colour] = units[colour] + 1
        _try_bags(setup, contracts, units, bags, bag + 1, colour, chosen | (colour << (3 * bag)), best)
        units[colour] = units[colour] - 1
        colour += 1


def _colour_points(setup: Setup, units: list[i64], contract: i64) -> i64:
    """VA-50, VA-51."""
    if setup.contract_kind[contract] == COLOUR_PAIRS:
        x: i64 = units[setup.contract_x[contract]]
        y: i64 = units[setup.contract_y[contract]]
        if y < x:
            x = y
        return _from_table(setup.pairs_vp, x)
    least: i64 = units[0]
    for count in units:
        if count < least:
            least = count
    return _from_table(setup.sets_vp, least)


# By name


def breakdown_of(setup: Setup, own: Seat) -> list[Points]:
    """Creatures, gems, tokens, bags, starting contracts, contracts."""
    found: list[Points] = []
    for card in members(own.creatures):
        creature = setup.parts.creatures[card]
        args: dict[str, object] = {"card": creature.id, "name": setup.card_name(card)}
        found.append(Points(creature.vp, "VA-20", Message("points-creature", args)))
    if own.gems != 0:
        found.append(Points(own.gems * setup.gem_vp, "VA-46", Message("points-gems", {"count": own.gems})))
    for token in members(own.tokens):
        args = {"token": setup.parts.tokens[token].id, "name": setup.token_name(token)}
        found.append(Points(setup.priority_vp, "VA-32", Message("points-token", args)))
    colours = bag_colours(setup, own)
    for at, bag in enumerate(members(own.equipment & setup.bags)):
        args = {"card": setup.parts.equipment[bag].id, "colour": setup.colour_name(colours[at])}
        found.append(Points(0, "VA-23", Message("points-bag", args)))
    if own.colour >= 0:
        fitting = own.creatures & setup.colour_cards[setup.start_colour[own.colour]]
        found.append(_starting(setup, setup.parts.colour_starts[own.colour].id, own.colour, True, fitting))
    if own.type >= 0:
        fitting = own.creatures & setup.type_cards[setup.start_type[own.type]]
        found.append(_starting(setup, setup.parts.type_starts[own.type].id, own.type, False, fitting))
    for contract in members(own.contracts):
        found.append(_contract(setup, own, contract, colours))
    return found


def bag_colours(setup: Setup, own: Seat) -> list[int]:
    """The colours of a seat's bags, in the order of the edition's list (VA-R21)."""
    chosen: i64 = best_bags(setup, own).colours
    found: list[int] = []
    for _ in members(own.equipment & setup.bags):
        found.append(chosen & 7)
        chosen = chosen >> 3
    return found


def _starting(setup: Setup, id: str, place: i64, of_colour: bool, fitting: i64) -> Points:
    """VA-48, VA-49."""
    points = setup.per_creature * count_bits(fitting)
    rule = "VA-48" if of_colour else "VA-49"
    return _made(points, rule, id, setup.start_name(place, of_colour), setup.creature_texts(fitting))


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
    id = setup.parts.contracts[contract].id
    name = setup.contract_name(contract)
    if kind == TYPE_PAIRS:
        units = [_type_cards(setup, own, x), _type_cards(setup, own, y)]
        return _joined(setup.pairs_vp, "VA-50", id, name, units)
    if kind == COLOUR_PAIRS:
        units = [_colour_cards(setup, own, x, colours), _colour_cards(setup, own, y, colours)]
        return _joined(setup.pairs_vp, "VA-50", id, name, units)
    if kind == TYPE_SETS:
        units = [_type_cards(setup, own, type) for type in range(len(setup.type_cards))]
        return _joined(setup.sets_vp, "VA-51", id, name, units)
    if kind == COLOUR_SETS:
        units = [_colour_cards(setup, own, colour, colours) for colour in range(len(setup.colour_cards))]
        return _joined(setup.sets_vp, "VA-51", id, name, units)
    points = _contract_points(setup, own, contract)
    if kind == SYMBOL:
        return _made(points, "VA-52", id, name, setup.equipment_texts(own.equipment & setup.symbol_cards[x]))
    if kind == PER_CONTRACT:
        texts = setup.contract_texts(own.contracts)
        if own.colour >= 0 and setup.starts_count:
            texts.append(setup.parts.colour_starts[own.colour].id)
        if own.type >= 0 and setup.starts_count:
            texts.append(setup.parts.type_starts[own.type].id)
        return _made(points, "VA-53", id, name, texts)
    if kind == PER_EQUIPMENT:
        return _made(points, "VA-53", id, name, setup.equipment_texts(own.equipment))
    return _made(points, "VA-54", id, name, setup.equipment_texts(own.equipment))


def _type_cards(setup: Setup, own: Seat, type: i64) -> list[str]:
    """The units of a type by card: creatures, then wineskins."""
    cards = setup.creature_texts(own.creatures & setup.type_cards[type])
    return cards + setup.equipment_texts(own.equipment & setup.wineskins[type])


def _colour_cards(setup: Setup, own: Seat, colour: i64, colours: list[int]) -> list[str]:
    """The units of a colour by card: creatures, then the bags that are set to it."""
    cards = setup.creature_texts(own.creatures & setup.colour_cards[colour])
    for at, bag in enumerate(members(own.equipment & setup.bags)):
        if colours[at] == colour:
            cards.append(setup.parts.equipment[bag].id)
    return cards


def _joined(table: list[i64], rule: str, id: str, name: Message, units: list[list[str]]) -> Points:
    """As many pairs or sets as the scarcest side has units (VA-R20: a wineskin may be two of them)."""
    count = len(units[0])
    for side in units:
        count = min(count, len(side))
    joined: list[str] = []
    for at in range(count):
        joined.append("+".join([side[at] for side in units]))
    return _made(_from_table(table, count), rule, id, name, joined)
