"""How bots think about Vivarium: what every card on the board would bring a seat, and what a position is worth."""
# vivant: compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vivant.engine.bits import bit_at, count_bits, lowest
from vivant.engine.dice import Dice
from vivant.engine.evaluate import Evaluation, margin
from vivant.engine.state import State
from vivant.games.vivarium.cards import (
    BAG,
    BINOCULARS,
    CAMERA,
    COMPASS,
    CONTRACT,
    EQUIPMENT,
    PER_EQUIPMENT,
    SHOVEL,
    SIX_MINUS,
    SYMBOL,
    TYPE_PAIRS,
    TYPE_SETS,
    WINESKIN,
    Setup,
)
from vivant.games.vivarium.prospects import (
    CAMERA_BEST,
    GEM,
    NEXT_TOKEN,
    PARAMS,
    SHOVEL_BEST,
    TOKEN,
    TURN,
    Prospects,
)
from vivant.games.vivarium.rules import VivariumState
from vivant.games.vivarium.seat import NONE, Seat
from vivant.games.vivarium.stages import ACT, FILL, GIVE, LOOK, SNAP, SWAP

FAR: Final = -1e9


class VivariumEvaluation(Evaluation):
    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.params: list[float] = PARAMS.copy()
        self.type_contracts: i64 = 0
        self.equipment_contracts: i64 = 0
        contract: i64 = 0
        while contract < setup.contracts:
            kind: i64 = setup.contract_kind[contract]
            if kind == TYPE_PAIRS or kind == TYPE_SETS:
                self.type_contracts = self.type_contracts | bit_at(contract)
            if kind == SYMBOL or kind == PER_EQUIPMENT or kind == SIX_MINUS:
                self.equipment_contracts = self.equipment_contracts | bit_at(contract)
            contract += 1
        self.creature_type: list[i64] = [card.type for card in setup.parts.creatures]
        self.creature_colour: list[i64] = [card.colour for card in setup.parts.creatures]
        self.creature_vp: list[i64] = [card.vp for card in setup.parts.creatures]

    def scale(self) -> float:
        return 12.0

    def settled(self, state: State) -> bool:
        """When a round is over, before its board is filled."""
        assert isinstance(state, VivariumState)
        return state.stage == FILL and state.round > 0 and state.turn == 0 and state.token == NONE

    # what a position is worth

    def value(self, state: State, seat: i64) -> float:
        return self.values(state, self.setup.players)[seat]

    def values(self, state: State, players: i64) -> list[float]:
        assert isinstance(state, VivariumState)
        if state.is_over():
            return [margin(state.scores(), seat) for seat in range(players)]
        points: list[float] = []
        place: i64 = 0
        for own in state.seats:
            points.append(self._worth(state, own, place))
            place += 1
        found: list[float] = []
        place = 0
        while place < players:
            best: float = FAR
            other: i64 = 0
            while other < players:
                if other != place and points[other] > best:
                    best = points[other]
                other += 1
            found.append(points[place] - best)
            place += 1
        return found

    def turns_left(self, state: VivariumState, seat: i64) -> i64:
        """Turns that the seat has not finished."""
        setup = self.setup
        laps: i64 = setup.turns // setup.players
        place: i64 = (seat - state.first) % setup.players
        done: i64 = (state.turn - place + setup.players - 1) // setup.players
        if done < 0:
            done = 0
        return laps * (setup.rounds - state.round) - done

    def _worth(self, state: VivariumState, own: Seat, seat: i64) -> float:
        """The points that a seat will have."""
        setup = self.setup
        turns: i64 = self.turns_left(state, seat)
        points: float = float(own.gems) * self.gem(turns) + self.params[TURN] * float(turns)
        points += float(count_bits(own.tokens) * setup.priority_vp)
        at: i64 = 0
        for value in setup.vp_values:
            points += float(value * count_bits(own.creatures & setup.vp_cards[at]))
            at += 1
        if own.colour >= 0:
            fitting: i64 = own.creatures & setup.colour_cards[setup.start_colour[own.colour]]
            points += float(setup.per_creature * count_bits(fitting))
        if own.type >= 0:
            fitting = own.creatures & setup.type_cards[setup.start_type[own.type]]
            points += float(setup.per_creature * count_bits(fitting))
        points += Prospects(setup, own, float(turns), self.params).all()
        if state.token != NONE and state.token != setup.blank:
            points += self._claim(self._lead(state, seat, state.token), self.params[TOKEN])
        if state.next != NONE:
            points += self._claim(self._lead(state, seat, state.next), self.params[NEXT_TOKEN])
        return points

    def _lead(self, state: VivariumState, seat: i64, token: i64) -> i64:
        """How many cards that a token counts the seat has more than any other."""
        most: i64 = 0
        place: i64 = 0
        for other in state.seats:
            if place != seat:
                count: i64 = self._matching(other, token)
                if count > most:
                    most = count
            place += 1
        return self._matching(state.seats[seat], token) - most

    def _claim(self, lead: i64, steep: float) -> float:
        """The points of a token by the chance that this lead claims it."""
        chance: float = 0.5 + steep * float(lead)
        if chance < 0.0:
            chance = 0.0
        elif chance > 1.0:
            chance = 1.0
        return chance * float(self.setup.priority_vp)

    def token_step(self, state: VivariumState, seat: i64, token: i64, steep: float) -> float:
        """What one card more that a token counts adds."""
        if token == NONE or token == self.setup.blank:
            return 0.0
        lead: i64 = self._lead(state, seat, token)
        return self._claim(lead + 1, steep) - self._claim(lead, steep)

    def gem(self, turns: i64) -> float:
        return float(self.setup.gem_vp) + self.params[GEM] * float(turns)

    def _matching(self, own: Seat, token: i64) -> i64:
        setup = self.setup
        count: i64 = count_bits(own.creatures & setup.token_creatures[token])
        count += count_bits(own.equipment & setup.token_equipment[token])
        return count + count_bits(own.contracts & setup.token_contracts[token])

    # the quick player

    def choose(self, state: State, seat: i64, dice: Dice) -> i64:
        assert isinstance(state, VivariumState)
        setup = self.setup
        own = state.seats[seat]
        if state.stage == SWAP:
            gains = self.gains(state, seat)
            kept_two: float = self._best_take(state, gains, state.middle, own.two, own.gems)
            kept_one: float = self._best_take(state, gains, own.one, state.middle, own.gems)
            if kept_two > kept_one:
                return own.one
            return own.two
        if state.stage == ACT:
            gains = self.gains(state, seat)
            turns: i64 = self.turns_left(state, seat)
            best: i64 = setup.gems_action
            highest: float = float(setup.gems_taken) * self.gem(turns - 1)
            cells: i64 = state.takeable(seat)
            while cells != 0:
                cell: i64 = lowest(cells)
                cells = cells & (cells - 1)
                promise: float = gains[cell] - float(setup.cost(own.one, own.two, cell)) * self.gem(turns - 1)
                if promise > highest:
                    highest = promise
                    best = setup.take_base + cell
            return best
        if state.stage == LOOK:
            gains = self.gains(state, seat)
            best = setup.pass_action
            highest = float(setup.binoculars_gems) * self.gem(self.turns_left(state, seat) - 1)
            cells = state.neighbours()
            while cells != 0:
                cell = lowest(cells)
                cells = cells & (cells - 1)
                if gains[cell] > highest:
                    highest = gains[cell]
                    best = setup.gain_base + cell
            return best
        if state.stage == SNAP:
            return setup.draw_action
        return self._choose_drawn(state, seat)

    def _choose_drawn(self, state: VivariumState, seat: i64) -> i64:
        """Keep the best for oneself; give others what helps them least."""
        setup = self.setup
        receiver: i64 = seat
        base: i64 = setup.keep_base
        if state.stage == GIVE:
            receiver = state.receiver()
            base = setup.give_base
        helper = self._helper(state, receiver, receiver == seat)
        best: i64 = lowest(state.drawn)
        highest: float = FAR
        cards: i64 = state.drawn
        while cards != 0:
            card: i64 = lowest(cards)
            cards = cards & (cards - 1)
            promise: float = self._creature(state, helper, receiver, card, receiver == seat)
            if receiver != seat:
                promise = -promise
            if promise > highest:
                highest = promise
                best = card
        return base + best

    def _best_take(self, state: VivariumState, gains: list[float], one: i64, two: i64, gems: i64) -> float:
        """What these dominoes reach, or else gems."""
        setup = self.setup
        highest: float = float(setup.gems_taken * setup.gem_vp)
        cells: i64 = state.filled & setup.reached(one, two, gems)
        while cells != 0:
            cell: i64 = lowest(cells)
            cells = cells & (cells - 1)
            promise: float = gains[cell] - float(setup.cost(one, two, cell) * setup.gem_vp)
            if promise > highest:
                highest = promise
        return highest

    def _helper(self, state: VivariumState, seat: i64, own_turn: bool) -> Helper:
        turns: i64 = self.turns_left(state, seat)
        if own_turn:
            turns -= 1
        helper = Helper(self, Prospects(self.setup, state.seats[seat], float(turns), self.params), turns)
        paid: float = helper.gem * float(self.setup.priority_gem)
        helper.token_step = paid + self.token_step(state, seat, state.token, self.params[TOKEN])
        helper.next_step = self.token_step(state, seat, state.next, self.params[NEXT_TOKEN])
        return helper

    def gains(self, state: VivariumState, seat: i64) -> list[float]:
        """By cell, what its card would add to the seat's final score; empty cells far less than nothing."""
        setup = self.setup
        own = state.seats[seat]
        helper = self._helper(state, seat, True)
        found: list[float] = []
        looks: i64 = 0
        cell: i64 = 0
        while cell < setup.cells:
            card: i64 = state.cells[cell]
            if card == NONE:
                found.append(FAR)
            elif card < setup.creatures:
                found.append(self._creature(state, helper, seat, card, True))
            elif card < setup.contract_base:
                found.append(self._equipment(state, helper, card - setup.creatures))
                if setup.equipment_kind[card - setup.creatures] == BINOCULARS:
                    looks = looks | bit_at(cell)
            else:
                found.append(self._contract(state, helper, own, card - setup.contract_base))
            cell += 1
        while looks != 0:
            cell = lowest(looks)
            looks = looks & (looks - 1)
            best: float = helper.gem * float(setup.binoculars_gems)
            cells: i64 = state.filled & setup.beside[cell]
            if own.gems >= setup.binoculars_gems:
                while cells != 0:
                    near: float = found[lowest(cells)]
                    cells = cells & (cells - 1)
                    if near > best:
                        best = near
            found[cell] = found[cell] + best - helper.gem * float(setup.binoculars_gems)
        return found

    def _creature(self, state: VivariumState, helper: Helper, seat: i64, card: i64, pays: bool) -> float:
        setup = self.setup
        own = state.seats[seat]
        type: i64 = self.creature_type[card]
        colour: i64 = self.creature_colour[card]
        points: float = float(self.creature_vp[card]) + helper.by_type[type] + helper.by_colour[colour]
        if own.colour >= 0 and pays and setup.start_colour[own.colour] == colour:
            points += float(setup.per_creature)
        if own.type >= 0 and pays and setup.start_type[own.type] == type:
            points += float(setup.per_creature)
        creature: i64 = bit_at(card)
        if creature & setup.token_creatures[state.token] != 0:
            points += helper.token_step
        if state.next != NONE and creature & setup.token_creatures[state.next] != 0:
            points += helper.next_step
        return points

    def _contract(self, state: VivariumState, helper: Helper, own: Seat, contract: i64) -> float:
        setup = self.setup
        points: float = helper.prospects.one(contract) + helper.by_contract
        if setup.criterion[state.token] == CONTRACT:
            points += helper.token_step
        if state.next != NONE and setup.criterion[state.next] == CONTRACT:
            points += helper.next_step
        return points

    def _equipment(self, state: VivariumState, helper: Helper, card: i64) -> float:
        setup = self.setup
        prospects = helper.prospects
        points: float = helper.gem * float(setup.equipment_gems[card])
        points += prospects.more_equipment(bit_at(card), helper.equipment, helper.equipment_before)
        if setup.criterion[state.token] == EQUIPMENT:
            points += helper.token_step
        if state.next != NONE and setup.criterion[state.next] == EQUIPMENT:
            points += helper.next_step
        kind: i64 = setup.equipment_kind[card]
        if kind == BAG:
            points += prospects.more_bags(helper.colours, helper.colours_before)
        elif kind == WINESKIN:
            type: i64 = 0
            while type < len(setup.wineskins):
                if setup.wineskins[type] & bit_at(card) != 0:
                    points += helper.by_type[type]
                type += 1
        elif state.creatures != 0:
            if kind == COMPASS:
                points += helper.any_creature
            elif kind == CAMERA:
                points += helper.any_creature + self.params[CAMERA_BEST] - helper.gem * float(setup.camera_gems)
            elif kind == SHOVEL:
                points += self.params[SHOVEL_BEST]
        return points


class Helper:
    """What one unit more of each kind adds for a seat, found once for all cards of the board."""

    def __init__(self, evaluation: VivariumEvaluation, prospects: Prospects, turns: i64) -> None:
        setup = evaluation.setup
        self.prospects = prospects
        self.gem: float = evaluation.gem(turns)
        self.token_step: float = 0.0  # for a card that the active token counts, and the next
        self.next_step: float = 0.0
        types: i64 = prospects.held & evaluation.type_contracts
        self.colours: i64 = prospects.held & setup.colour_contracts
        self.equipment: i64 = prospects.held & evaluation.equipment_contracts
        types_before: float = prospects.of(types)
        self.colours_before: float = prospects.of(self.colours)
        self.equipment_before: float = prospects.of(self.equipment)
        self.by_type: list[float] = []
        self.by_colour: list[float] = []
        total: float = 0.0
        for type in range(len(setup.type_cards)):
            gain: float = prospects.more_of_type(type, types, types_before) if types != 0 else 0.0
            self.by_type.append(gain)
            total += gain / float(len(setup.type_cards))
        for colour in range(len(setup.colour_cards)):
            gain = prospects.more_of_colour(colour, self.colours, self.colours_before) if self.colours != 0 else 0.0
            self.by_colour.append(gain)
            total += gain / float(len(setup.colour_cards))
        self.any_creature: float = 2.5 + total
        others: i64 = prospects.held & ~(types | self.colours | self.equipment)
        self.by_contract: float = float(setup.per_contract * count_bits(others))
