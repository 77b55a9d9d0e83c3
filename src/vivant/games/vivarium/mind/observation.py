"""What a seat of Vivarium knows, as a row of named cells for programs that learn; and what is hidden from it."""
# vivant: compiled

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vivant.engine.bits import bit_at
from vivant.engine.observation import (
    Observer,
    Planes,
    clear,
    digits_to,
    mark,
    mark_all,
    put,
    put_number,
    put_one,
    steps_to,
    turns_after,
)
from vivant.engine.state import State
from vivant.games.vivarium.rules.components import EQUIPMENT_KINDS
from vivant.games.vivarium.rules.position import STAGES
from vivant.games.vivarium.rules.seat import NONE
from vivant.games.vivarium.rules.setup import CREATURE_DECK, Setup
from vivant.games.vivarium.rules.state import VivariumState, asked

VERSION: Final = 1


class VivariumObserver(Observer):
    """Everything that bears on the rest of the match. Discarded cards are those that are nowhere else."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.players: i64 = setup.players
        own = Planes(setup.players)
        self._declare_table(own)
        self._declare_seats(own)
        self.stride: i64 = own.stride()
        hidden = Planes(setup.players)
        self.hidden_deck: i64 = hidden.plane("hidden-deck", setup.creature_ids)
        self.hidden_drawn: i64 = hidden.plane("hidden-drawn", setup.creature_ids)
        self.hidden_colour: i64 = hidden.seat_plane("hidden-colour", setup.colour_start_ids)
        self.hidden_type: i64 = hidden.seat_plane("hidden-type", setup.type_start_ids)
        self.hidden_stride: i64 = hidden.stride()
        super().__init__(VERSION, own, hidden, len(setup.actions))

    def _declare_table(self, own: Planes) -> None:
        setup = self.setup
        seats = steps_to(setup.players - 1)
        decks = [setup.creature_ids, setup.equipment_ids, setup.contract_ids]
        first_cards: list[i64] = [0, setup.creatures, setup.first_contract]
        self.deck: i64 = own.plane("deck", setup.creature_ids)
        self.middle: i64 = own.plane("middle", setup.domino_ids)
        # By cell what to add to a card's number among all for its place in a row; where a deck is empty, a creature
        # lies in its cells (VA-38), for which there is another plane.
        self.cells: vec[i64] = vec[i64]()
        self.stand_ins: vec[i64] = vec[i64]()
        for cell in range(setup.cells):
            deck: i64 = setup.deck_of[cell]
            plane: i64 = own.plane(f"cell {setup.cell_text(cell)}", decks[deck])
            self.cells = append(self.cells, plane - first_cards[deck])
            if deck != CREATURE_DECK:
                plane = own.plane(f"stand-in {setup.cell_text(cell)}", setup.creature_ids)
            self.stand_ins = append(self.stand_ins, plane)
        self.equipment_deck: i64 = own.plane("equipment-deck", setup.equipment_ids)
        self.contract_deck: i64 = own.plane("contract-deck", setup.contract_ids)
        self.stage: i64 = own.plane("stage", list(STAGES))
        self.drawn: i64 = own.plane("drawn", setup.creature_ids)
        self.turn: i64 = own.plane("turn", seats)
        self.first: i64 = own.plane("first", seats)
        self.hidden_domino: i64 = own.plane("hidden-domino", setup.domino_ids)
        self.pool: i64 = own.plane("pool", setup.domino_ids)
        self.token: i64 = own.plane("token", setup.token_ids)
        self.next: i64 = own.plane("next", setup.token_ids)
        self.stack: i64 = own.plane("stack", setup.token_ids)
        self.where: i64 = own.plane("where", [setup.cell_text(cell) for cell in range(setup.cells)])
        self.drawing: i64 = own.plane("drawing", list(EQUIPMENT_KINDS))
        self.round: i64 = own.plane("round", digits_to(setup.rounds))
        self.turns: i64 = own.plane("turns", digits_to(setup.turns))
        self.bank: i64 = own.plane("bank", digits_to(setup.gems_total))
        self.due: i64 = own.plane("due", digits_to(setup.creatures))
        self.held: i64 = own.plane("held", digits_to(setup.creatures))
        self.given: i64 = own.plane("given", digits_to(setup.creatures))
        self.colour: i64 = own.plane("colour", setup.colour_start_ids)
        self.type: i64 = own.plane("type", setup.type_start_ids)
        self.most_gems: i64 = bit_at(len(digits_to(setup.gems_total))) - 1
        self.most_cards: i64 = bit_at(len(digits_to(setup.creatures))) - 1

    def _declare_seats(self, own: Planes) -> None:
        setup = self.setup
        self.creatures: i64 = own.seat_plane("creatures", setup.creature_ids)
        self.dominoes: i64 = own.seat_plane("dominoes", setup.domino_ids)
        self.equipment: i64 = own.seat_plane("equipment", setup.equipment_ids)
        self.contracts: i64 = own.seat_plane("contracts", setup.contract_ids)
        self.tokens: i64 = own.seat_plane("tokens", setup.token_ids)
        self.gems: i64 = own.seat_plane("gems", digits_to(setup.gems_total))
        self.matched: i64 = own.seat_plane("matched", digits_to(setup.creatures))

    def write(self, state: State, seat: i64, row: vec[i64], at: i64) -> None:
        assert isinstance(state, VivariumState)
        clear(row, at, self.words)
        self._write_table(state, seat, row, at)
        self._write_board(state, row, at)
        place: i64 = seat
        block: i64 = 0
        while True:
            other = state.seats[place]
            put(row, at, self.creatures + block, other.creatures)
            put_one(row, at, self.dominoes + block, other.one)
            put_one(row, at, self.dominoes + block, other.two)
            put(row, at, self.equipment + block, other.equipment)
            put(row, at, self.contracts + block, other.contracts)
            put(row, at, self.tokens + block, other.tokens)
            put_number(row, at, self.gems + block, other.gems, self.most_gems)
            put_number(row, at, self.matched + block, other.matched, self.most_cards)
            place += 1
            if place == self.players:
                place = 0
            if place == seat:
                break
            block += self.stride

    def _write_table(self, state: VivariumState, seat: i64, row: vec[i64], at: i64) -> None:
        own = state.seats[seat]
        if seat == state.active:
            put(row, at, self.deck, state.creatures)
            put(row, at, self.drawn, state.drawn)
        else:
            put(row, at, self.deck, state.creatures | state.drawn)
        put_one(row, at, self.middle, state.middle)
        put(row, at, self.equipment_deck, state.equipment)
        put(row, at, self.contract_deck, state.contracts)
        put_one(row, at, self.stage, state.stage)
        put_one(row, at, self.turn, turns_after(state.active, seat, self.players))
        put_one(row, at, self.first, turns_after(state.first, seat, self.players))
        put_one(row, at, self.hidden_domino, state.hidden)
        put(row, at, self.pool, state.pool)
        put_one(row, at, self.token, state.token)
        put_one(row, at, self.next, state.next)
        put(row, at, self.stack, state.stack)
        put_one(row, at, self.where, state.where)
        put_one(row, at, self.drawing, state.drawing)
        put(row, at, self.round, state.round)
        put(row, at, self.turns, state.turn)
        if state.bank > 0:
            put_number(row, at, self.bank, state.bank, self.most_gems)
        put_number(row, at, self.due, state.due, self.most_cards)
        put_number(row, at, self.held, state.held, self.most_cards)
        put_number(row, at, self.given, state.given, self.most_cards)
        put_one(row, at, self.colour, own.colour)
        put_one(row, at, self.type, own.type)

    def _write_board(self, state: VivariumState, row: vec[i64], at: i64) -> None:
        cells = self.cells
        stand_ins = self.stand_ins
        cards = state.cells
        creatures: i64 = self.setup.creatures
        cell: i64 = 0
        while cell < len(cells):
            card: i64 = cards[cell]
            if card >= creatures:
                put_one(row, at, 0, cells[cell] + card)
            elif card != NONE:
                put_one(row, at, 0, stand_ins[cell] + card)
            cell += 1

    def write_hidden(self, state: State, seat: i64, row: vec[i64], at: i64) -> None:
        assert isinstance(state, VivariumState)
        clear(row, at, self.hidden_words)
        put(row, at, self.hidden_deck, state.creatures)
        put(row, at, self.hidden_drawn, state.drawn)
        for place, other in enumerate(state.seats):
            block: i64 = self.hidden_stride * turns_after(place, seat, self.players)
            put_one(row, at, self.hidden_colour + block, other.colour)
            put_one(row, at, self.hidden_type + block, other.type)

    def write_mask(self, state: State, seat: i64, mask: vec[i64], at: i64) -> None:
        assert isinstance(state, VivariumState)
        clear(mask, at, self.mask_words)
        base, members, other = asked(state)
        mark_all(mask, at, base, members)
        if other != NONE:
            mark(mask, at, other)
