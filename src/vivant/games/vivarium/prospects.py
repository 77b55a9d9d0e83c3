"""What the cards before a seat of Vivarium will score in the end, with so many turns to come."""
# vivant: compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vivant.engine.bits import count_bits, lowest
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
from vivant.games.vivarium.scoring import contracts_counted, type_units
from vivant.games.vivarium.seat import Seat

PAIR_UNITS: Final = 0
SET_UNITS: Final = 1
EQUIPMENT_RATE: Final = 2
CONTRACT_RATE: Final = 3
SYMBOL_RATE: Final = 4
GEM: Final = 5
TOKEN: Final = 6
TURN: Final = 7
CAMERA_BEST: Final = 8
SHOVEL_BEST: Final = 9
NEXT_TOKEN: Final = 10
PARAMS: list[float] = [0.22, 0.38, 0.2, 0.08, 0.0, 0.005, 0.5, 3.5, 1.8, 0.6, 0.25]


class Prospects:
    """The units of one seat, and what each contract makes of them. `turns` are those that the seat still has."""

    def __init__(self, setup: Setup, own: Seat, turns: float, params: list[float]) -> None:
        self.setup = setup
        self.params = params
        self.turns: float = turns
        self.types: list[i64] = []
        for type in range(len(setup.type_cards)):
            self.types.append(type_units(setup, own, type))
        self.colours: list[i64] = []
        for cards in setup.colour_cards:
            self.colours.append(count_bits(own.creatures & cards))
        self.bags: float = float(count_bits(own.equipment & setup.bags))
        self.equipment: i64 = own.equipment
        self.held: i64 = own.contracts
        self.counted: i64 = contracts_counted(setup, own)

    def all(self) -> float:
        return self.of(self.held)

    def of(self, contracts: i64) -> float:
        """The points of these contracts."""
        points: float = 0.0
        while contracts != 0:
            points += self.one(lowest(contracts))
            contracts = contracts & (contracts - 1)
        return points

    def one(self, contract: i64) -> float:
        setup = self.setup
        kind: i64 = setup.contract_kind[contract]
        x: i64 = setup.contract_x[contract]
        if kind == TYPE_PAIRS:
            y: i64 = setup.contract_y[contract]
            return from_table(setup.pairs_vp, pairs(self.types[x], self.types[y], self.params[PAIR_UNITS] * self.turns))
        if kind == COLOUR_PAIRS:
            y = setup.contract_y[contract]
            more: float = self.params[PAIR_UNITS] * self.turns + self.bags
            return from_table(setup.pairs_vp, pairs(self.colours[x], self.colours[y], more))
        if kind == TYPE_SETS:
            return from_table(setup.sets_vp, sets(self.types, self.params[SET_UNITS] * self.turns))
        if kind == COLOUR_SETS:
            return from_table(setup.sets_vp, sets(self.colours, self.params[SET_UNITS] * self.turns + self.bags))
        if kind == SYMBOL:
            held: float = float(count_bits(self.equipment & setup.symbol_cards[x]))
            return float(setup.per_symbol) * (held + self.params[SYMBOL_RATE] * self.turns)
        if kind == PER_CONTRACT:
            return float(setup.per_contract) * (float(self.counted) + self.params[CONTRACT_RATE] * self.turns)
        equipment: float = float(count_bits(self.equipment)) + self.params[EQUIPMENT_RATE] * self.turns
        if kind == PER_EQUIPMENT:
            return float(setup.per_equipment) * equipment
        return float(setup.six_base) - float(setup.six_minus) * equipment

    def more_of_type(self, type: i64, contracts: i64, before: float) -> float:
        """What one unit more of a type adds to contracts that were worth so much before."""
        self.types[type] = self.types[type] + 1
        gain: float = self.of(contracts) - before
        self.types[type] = self.types[type] - 1
        return gain

    def more_of_colour(self, colour: i64, contracts: i64, before: float) -> float:
        self.colours[colour] = self.colours[colour] + 1
        gain: float = self.of(contracts) - before
        self.colours[colour] = self.colours[colour] - 1
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
    few: float = float(x)
    many: float = float(y)
    if x > y:
        few = float(y)
        many = float(x)
    if many - few >= more:
        return few + more
    return (few + many + more) / 2.0


def sets(units: list[i64], more: float) -> float:
    """The same for sets of one unit of each kind."""
    level: float = float(units[0])
    for count in units:
        if float(count) < level:
            level = float(count)
    while True:
        wanting: float = 0.0
        next: float = 1e9
        for count in units:
            if float(count) <= level:
                wanting += 1.0
            elif float(count) < next:
                next = float(count)
        if (next - level) * wanting >= more:
            return level + more / wanting
        more -= (next - level) * wanting
        level = next


def from_table(table: list[i64], count: float) -> float:
    """Between two entries as much between them."""
    whole: i64 = int(count)
    last: i64 = len(table) - 1
    if whole >= last:
        return float(table[last])
    low: float = float(table[whole])
    return low + (count - float(whole)) * (float(table[whole + 1]) - low)
