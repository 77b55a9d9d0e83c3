"""What the contracts of a seat of Vivarium will score in the end, with so many turns to come."""
# vivant: compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vivant.engine.bits import count_bits, lowest
from vivant.games.vivarium.rules.scoring import contracts_counted, type_units
from vivant.games.vivarium.rules.seat import Seat
from vivant.games.vivarium.rules.setup import (
    COLOUR_PAIRS,
    COLOUR_SETS,
    PER_CONTRACT,
    PER_EQUIPMENT,
    SYMBOL,
    TYPE_PAIRS,
    TYPE_SETS,
    Setup,
)

# What a turn brings on average. Found, as the numbers of gains.py, by letting quick players with other numbers play
# some ten thousand matches against each other.
PAIR_UNITS: Final = 0.22  # units that fit one contract of pairs
SET_UNITS: Final = 0.38  # units that fit one of sets
EQUIPMENT_RATE: Final = 0.2
CONTRACT_RATE: Final = 0.08


class Prospects:
    """The units of one seat, and what each contract makes of them. `turns` are those that the seat has yet to play.

    A bag is a unit of whatever colour is wanted; that is not always quite so (VA-R21).
    """

    def __init__(self, setup: Setup, own: Seat, turns: i64) -> None:
        self.setup = setup
        self.turns: float = float(turns)
        self.types: list[i64] = []
        for type in range(len(setup.type_cards)):
            self.types.append(type_units(setup, own, type))
        self.colours: list[i64] = []
        for cards in setup.colour_cards:
            self.colours.append(count_bits(own.creatures & cards))
        self.bags: float = float(count_bits(own.equipment & setup.bags))
        self.equipment: i64 = own.equipment
        self.counted: i64 = contracts_counted(setup, own)

    def of(self, contracts: i64) -> float:
        """The points of these contracts, held or not."""
        points: float = 0.0
        while contracts != 0:
            points += self.one(lowest(contracts))
            contracts = contracts & (contracts - 1)
        return points

    def one(self, contract: i64) -> float:
        setup = self.setup
        kind: i64 = setup.contract_kind[contract]
        x: i64 = setup.contract_x[contract]
        y: i64 = setup.contract_y[contract]
        if kind == TYPE_PAIRS:
            return from_table(setup.pairs_vp, pairs(self.types[x], self.types[y], PAIR_UNITS * self.turns))
        if kind == COLOUR_PAIRS:
            more: float = PAIR_UNITS * self.turns + self.bags
            return from_table(setup.pairs_vp, pairs(self.colours[x], self.colours[y], more))
        if kind == TYPE_SETS:
            return from_table(setup.sets_vp, sets(self.types, SET_UNITS * self.turns))
        if kind == COLOUR_SETS:
            return from_table(setup.sets_vp, sets(self.colours, SET_UNITS * self.turns + self.bags))
        if kind == SYMBOL:
            return float(setup.per_symbol * count_bits(self.equipment & setup.symbol_cards[x]))
        if kind == PER_CONTRACT:
            return float(setup.per_contract) * (float(self.counted) + CONTRACT_RATE * self.turns)
        equipment: float = float(count_bits(self.equipment)) + EQUIPMENT_RATE * self.turns
        if kind == PER_EQUIPMENT:
            return float(setup.per_equipment) * equipment
        points: float = float(setup.six_base) - float(setup.six_minus) * equipment
        if setup.six_floor and points < 0.0:
            points = 0.0
        return points

    # What one thing more adds to some contracts, which are worth so much `before`.

    def more_units(self, units: list[i64], place: i64, contracts: i64, before: float) -> float:
        """`units` are the seat's `types` or `colours`, `place` one of them."""
        if contracts == 0:
            return 0.0
        units[place] = units[place] + 1
        gain: float = self.of(contracts) - before
        units[place] = units[place] - 1
        return gain

    def more_bags(self, contracts: i64, before: float) -> float:
        self.bags += 1.0
        gain: float = self.of(contracts) - before
        self.bags -= 1.0
        return gain

    def more_equipment(self, card: i64, contracts: i64, before: float) -> float:
        equipment: i64 = self.equipment
        self.equipment = equipment | card
        gain: float = self.of(contracts) - before
        self.equipment = equipment
        return gain


def pairs(x: i64, y: i64, more: float) -> float:
    """Pairs that two counts of units come to when so many units more go where they are wanted."""
    few: float = float(min(x, y))
    many: float = float(max(x, y))
    if many - few >= more:
        return few + more
    return (few + many + more) / 2.0


def sets(units: list[i64], more: float) -> float:
    """The same for sets of one unit of each kind."""
    level: i64 = units[0]
    for count in units:
        level = min(level, count)
    while True:
        wanting: i64 = 0
        next: i64 = -1
        for count in units:
            if count <= level:
                wanting += 1
            elif next < 0 or count < next:
                next = count
        if next < 0 or float((next - level) * wanting) >= more:
            return float(level) + more / float(wanting)
        more -= float((next - level) * wanting)
        level = next


def from_table(table: list[i64], count: float) -> float:
    """What a table gives for so many; between two of its entries as much between them (VA-R24)."""
    whole: i64 = int(count)
    last: i64 = len(table) - 1
    if whole >= last:
        return float(table[last])
    low: float = float(table[whole])
    return low + (count - float(whole)) * (float(table[whole + 1]) - low)
