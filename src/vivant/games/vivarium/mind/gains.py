"""What each card would bring a seat of Vivarium on its turn: its own points, and what it adds to all others."""
# vivant: compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vivant.engine.bits import bit_at, count_bits, lowest
from vivant.games.vivarium.mind.prospects import Prospects
from vivant.games.vivarium.rules.position import matching_cards
from vivant.games.vivarium.rules.seat import NONE
from vivant.games.vivarium.rules.setup import (
    BAG,
    BINOCULARS,
    CAMERA,
    COMPASS,
    CONTRACT,
    EQUIPMENT,
    PER_CONTRACT,
    SHOVEL,
    WINESKIN,
)
from vivant.games.vivarium.rules.state import VivariumState

ANY_CREATURE: Final = 2.5  # the points of one that nobody has seen, contracts aside
BETTER_OF_TWO: Final = 1.8  # how much better than that the Camera's is
SHOVEL_GAIN: Final = 0.6  # by keeping the best of what it draws for all
TOKEN_STEP: Final = 0.5  # what a lead of one card adds to the chance of claiming the active token,
NEXT_STEP: Final = 0.2  # and the next one
NOTHING: Final = -1e9  # an empty cell


class Gains:
    """For one seat, with so many turns left after this one. What one unit more of each kind adds is worked out once."""

    def __init__(self, state: VivariumState, seat: i64, turns: i64) -> None:
        setup = state.setup
        own = state.seats[seat]
        self.setup = setup
        self.state = state
        self.own = own
        prospects = Prospects(setup, own, turns)
        self.prospects = prospects
        types: i64 = own.contracts & setup.type_contracts
        self.colours: i64 = own.contracts & setup.colour_contracts
        self.equipment: i64 = own.contracts & setup.equipment_contracts
        types_before: float = prospects.of(types)
        self.colours_before: float = prospects.of(self.colours)
        self.equipment_before: float = prospects.of(self.equipment)
        self.by_type: list[float] = []
        self.by_colour: list[float] = []
        for type in range(len(setup.type_cards)):
            self.by_type.append(prospects.more_units(prospects.types, type, types, types_before))
        for colour in range(len(setup.colour_cards)):
            gain = prospects.more_units(prospects.colours, colour, self.colours, self.colours_before)
            self.by_colour.append(gain)
        counting: i64 = own.contracts & ~(types | self.colours | self.equipment)
        self.by_contract: float = float(setup.per_contract * count_bits(counting))
        paid: float = float(setup.priority_gem * setup.gem_vp)
        self.token: float = paid + one_more(state, seat, state.token, TOKEN_STEP)
        self.next: float = one_more(state, seat, state.next, NEXT_STEP)

    def by_cell(self) -> list[float]:
        """What the card of each cell would add to the seat's final score, its price aside."""
        setup = self.setup
        gains: list[float] = []
        looking: i64 = 0
        cell: i64 = 0
        while cell < setup.cells:
            card: i64 = self.state.cells[cell]
            if card == NONE:
                gains.append(NOTHING)
            elif card < setup.creatures:
                gains.append(self.creature(card, True))
            elif card < setup.first_contract:
                gains.append(self._equipment(card - setup.creatures))
                if setup.equipment_kind[card - setup.creatures] == BINOCULARS:
                    looking = looking | bit_at(cell)
            else:
                gains.append(self._contract(card - setup.first_contract))
            cell += 1
        while looking != 0:
            cell = lowest(looking)
            looking = looking & (looking - 1)
            gains[cell] = gains[cell] + self._best_beside(cell, gains)
        return gains

    def creature(self, card: i64, known: bool) -> float:
        """`known` where the one who asks knows the starting contracts of this seat."""
        setup = self.setup
        type: i64 = setup.creature_type[card]
        colour: i64 = setup.creature_colour[card]
        points: float = float(setup.creature_vp[card]) + self.by_type[type] + self.by_colour[colour]
        if known:
            if self.own.colour >= 0 and setup.start_colour[self.own.colour] == colour:
                points += float(setup.per_creature)
            if self.own.type >= 0 and setup.start_type[self.own.type] == type:
                points += float(setup.per_creature)
        if bit_at(card) & setup.token_creatures[self.state.token] != 0:
            points += self.token
        if self.state.next != NONE and bit_at(card) & setup.token_creatures[self.state.next] != 0:
            points += self.next
        return points

    def _matched(self, criterion: i64) -> float:
        """What tokens of this kind add."""
        points: float = 0.0
        if self.setup.criterion[self.state.token] == criterion:
            points += self.token
        if self.state.next != NONE and self.setup.criterion[self.state.next] == criterion:
            points += self.next
        return points

    def _contract(self, contract: i64) -> float:
        points: float = self.prospects.one(contract) + self.by_contract + self._matched(CONTRACT)
        if self.setup.contract_kind[contract] == PER_CONTRACT:  # it counts itself (VA-R22)
            points += float(self.setup.per_contract)
        return points

    def _equipment(self, card: i64) -> float:
        setup = self.setup
        points: float = float(setup.equipment_gems[card] * setup.gem_vp) + self._matched(EQUIPMENT)
        points += self.prospects.more_equipment(bit_at(card), self.equipment, self.equipment_before)
        kind: i64 = setup.equipment_kind[card]
        if kind == BAG:
            points += self.prospects.more_bags(self.colours, self.colours_before)
            if setup.units_are_creatures and self.own.colour >= 0:  # VA-R20
                points += float(setup.per_creature)
        elif kind == WINESKIN:
            type: i64 = 0
            while type < len(setup.wineskins):
                if setup.wineskins[type] & bit_at(card) != 0:
                    points += self.by_type[type]
                    if setup.units_are_creatures and self.own.type >= 0 and setup.start_type[self.own.type] == type:
                        points += float(setup.per_creature)
                type += 1
        elif self.state.creatures != 0:
            if kind == COMPASS:
                points += self.any_creature()
            elif kind == CAMERA:
                points += self.any_creature() + BETTER_OF_TWO - float(setup.camera_gems * setup.gem_vp)
            elif kind == SHOVEL:
                points += SHOVEL_GAIN
        return points

    def any_creature(self) -> float:
        """One from the deck."""
        points: float = ANY_CREATURE
        for gain in self.by_type:
            points += gain / float(len(self.by_type))
        for gain in self.by_colour:
            points += gain / float(len(self.by_colour))
        return points

    def _best_beside(self, cell: i64, gains: list[float]) -> float:
        """What the Binoculars of a cell are good for (VA-25)."""
        setup = self.setup
        price: float = float(setup.binoculars_gems * setup.gem_vp)
        best: float = price
        if self.own.gems >= setup.binoculars_gems:
            cells: i64 = self.state.filled & setup.beside[cell]
            while cells != 0:
                best = max(best, gains[lowest(cells)])
                cells = cells & (cells - 1)
        return best - price


def claim(state: VivariumState, seat: i64, token: i64, step: float, more: i64) -> float:
    """The points of a token by the chance that the seat claims it, with so many cards more that it counts (VA-32)."""
    if token == NONE or token == state.setup.blank:
        return 0.0
    most: i64 = 0
    for place, other in enumerate(state.seats):
        if place != seat:
            most = max(most, matching_cards(state.setup, other, token))
    lead: i64 = matching_cards(state.setup, state.seats[seat], token) + more - most
    chance: float = min(1.0, max(0.0, 0.5 + step * float(lead)))
    return chance * float(state.setup.priority_vp)


def one_more(state: VivariumState, seat: i64, token: i64, step: float) -> float:
    """What one card that a token counts adds to the chance of claiming it."""
    return claim(state, seat, token, step, 1) - claim(state, seat, token, step, 0)
