"""Points of one seat of Vivarium (VA-45 to VA-55)."""
# vivant: compiled

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from vivant.engine.bits import count_bits, lowest, members
from vivant.games.vivarium.rules.seat import NONE, Seat
from vivant.games.vivarium.rules.setup import (
    COLOUR_PAIRS,
    PER_CONTRACT,
    PER_EQUIPMENT,
    SYMBOL,
    TYPE_PAIRS,
    TYPE_SETS,
    Setup,
)


def score_of(setup: Setup, own: Seat) -> i64:
    """VA-46."""
    points: i64 = plain_points(setup, own)
    asked: i64 = own.contracts & ~setup.colour_contracts
    while asked != 0:
        points += contract_points(setup, own, lowest(asked))
        asked = asked & (asked - 1)
    if own.contracts & setup.colour_contracts != 0 or setup.units_are_creatures:
        points += best_bags(setup, own).points
    return points


def plain_points(setup: Setup, own: Seat) -> i64:
    """Of all but the contracts of the board and the bags: gems, tokens, creatures, known starting contracts."""
    points: i64 = own.gems * setup.gem_vp + count_bits(own.tokens) * setup.priority_vp
    for at, value in enumerate(setup.vp_values):
        points += value * count_bits(own.creatures & setup.vp_cards[at])
    if own.colour >= 0:
        points += setup.per_creature * count_bits(own.creatures & setup.colour_cards[setup.start_colour[own.colour]])
    if own.type >= 0:
        type: i64 = setup.start_type[own.type]
        points += setup.per_creature * count_bits(own.creatures & setup.type_cards[type])
        if setup.units_are_creatures:  # VA-R20
            points += setup.per_creature * count_bits(own.equipment & setup.wineskins[type])
    return points


def contract_points(setup: Setup, own: Seat, contract: i64) -> i64:
    """Of a contract that asks for no colours (VA-50 to VA-54)."""
    kind: i64 = setup.contract_kind[contract]
    if kind == TYPE_PAIRS:
        x: i64 = type_units(setup, own, setup.contract_x[contract])
        return from_table(setup.pairs_vp, min(x, type_units(setup, own, setup.contract_y[contract])))
    if kind == TYPE_SETS:
        least: i64 = type_units(setup, own, 0)
        for type in range(1, len(setup.type_cards)):
            least = min(least, type_units(setup, own, type))
        return from_table(setup.sets_vp, least)
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
        count += own.starts()
    return count


def from_table(table: list[i64], count: i64) -> i64:
    """VA-R24: more than the table holds scores its last entry."""
    last: i64 = len(table) - 1
    return table[min(count, last)]


@mypyc_attr(acyclic=True)
class Bags:
    """The best colours so far for a seat's bags, as many base-8 digits as bags, the first bag's lowest."""

    def __init__(self) -> None:
        self.tried: bool = False
        self.points: i64 = 0
        self.colours: i64 = 0
        self.wanted: i64 = NONE  # the colour in which each bag scores as a creature


def best_bags(setup: Setup, own: Seat) -> Bags:
    """VA-23, VA-R21: the colours of a seat's bags that score most for its colour contracts; of equals the first.

    By the switch of VA-R20 a bag also scores as a creature of the colour that its starting contract asks for.

    Which bag has which colour changes no score, so that only ascending colours are tried; in their order the first
    of several best is the one that the ruling asks for.
    """
    units: list[i64] = []
    for cards in setup.colour_cards:
        units.append(count_bits(own.creatures & cards))
    best = Bags()
    if setup.units_are_creatures and own.colour >= 0:
        best.wanted = setup.start_colour[own.colour]
    bags: i64 = count_bits(own.equipment & setup.bags)
    _try_bags(setup, own.contracts & setup.colour_contracts, units, bags, 0, 0, 0, 0, best)
    return best


def _try_bags(
    setup: Setup,
    contracts: i64,
    units: list[i64],
    bags: i64,
    bag: i64,
    colour: i64,
    chosen: i64,
    points: i64,
    best: Bags,
) -> None:
    """`points` are those of the bags that were chosen before as creatures."""
    if bag == bags:
        while contracts != 0:
            points += _colour_points(setup, units, lowest(contracts))
            contracts = contracts & (contracts - 1)
        if not best.tried or points > best.points:
            best.tried = True
            best.points = points
            best.colours = chosen
        return
    while colour < len(units):
        units[colour] = units[colour] + 1
        more: i64 = points
        if colour == best.wanted:
            more += setup.per_creature
        _try_bags(setup, contracts, units, bags, bag + 1, colour, chosen | (colour << (3 * bag)), more, best)
        units[colour] = units[colour] - 1
        colour += 1


def _colour_points(setup: Setup, units: list[i64], contract: i64) -> i64:
    """VA-50, VA-51."""
    least: i64 = units[setup.contract_x[contract]]
    if setup.contract_kind[contract] == COLOUR_PAIRS:
        return from_table(setup.pairs_vp, min(least, units[setup.contract_y[contract]]))
    for count in units:
        least = min(least, count)
    return from_table(setup.sets_vp, least)


def bag_colours(setup: Setup, own: Seat) -> list[int]:
    """The colours of a seat's bags, in the order of the edition's list (VA-R21)."""
    chosen: i64 = best_bags(setup, own).colours
    colours: list[int] = []
    for _ in members(own.equipment & setup.bags):
        colours.append(chosen & 7)
        chosen = chosen >> 3
    return colours
