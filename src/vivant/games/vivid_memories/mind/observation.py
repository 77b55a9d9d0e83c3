"""What a seat of Vivid Memories knows, as a row of named cells for programs that learn; and what is hidden from it."""
# vivant: compiled

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vivant.engine.bits import bit_at, lowest
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
from vivant.games.vivid_memories.rules.brain import STAGES, Brain
from vivant.games.vivid_memories.rules.brain_turn import steps_of_brain
from vivant.games.vivid_memories.rules.legal import options_of
from vivant.games.vivid_memories.rules.position import PHASES, REWARD
from vivant.games.vivid_memories.rules.remember import may_end_rewire, movable_hexes, rewirable_hexes
from vivant.games.vivid_memories.rules.seat import ASKS, BANK, BRAIN_TURN, MOVE, NOTHING, REWIRE, USE, Layer, Seat
from vivant.games.vivid_memories.rules.setup import ACTIONS, MOST_TOKENS, NONE, Setup
from vivant.games.vivid_memories.rules.space import ENDS
from vivant.games.vivid_memories.rules.state import MemoriesState

VERSION: Final = 1
QUEUED: Final[i64] = 8  # preferences of the Brain that are told by their place; of the rest, only which they are
MOST_POINTS: Final[i64] = 1023
MOST_NUMBER: Final[i64] = 127  # of whatever is counted in a turn


class MemoriesObserver(Observer):
    """Everything that bears on the rest of the match. Tokens are counted in binary, in hexes as elsewhere."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.players: i64 = setup.players  # boards in play
        self.every_seat: i64 = bit_at(setup.players) - 1
        own = Planes(setup.players)
        self._declare_table(own)
        self._declare_brain(own)
        self._declare_seats(own)
        self.stride: i64 = own.stride()
        hidden = Planes(setup.players)
        self.aspirations: i64 = hidden.seat_plane("aspirations", setup.colour_names)
        self.hidden_stride: i64 = hidden.stride()
        super().__init__(VERSION, own, hidden, len(setup.actions))

    def _declare_table(self, own: Planes) -> None:
        setup = self.setup
        seats = steps_to(setup.players - 1)
        counts = [f"{colour}*{digit}" for colour in setup.colour_names for digit in digits_to(MOST_TOKENS)]
        self.line_tiles: list[i64] = []
        self.line_tokens: list[i64] = []
        for at in range(setup.tiles_per_round):
            self.line_tiles.append(own.plane(f"line-tile {at}", setup.tile_names))
            self.line_tokens.append(own.plane(f"line-tokens {at}", counts))
        self.bag: i64 = own.plane("bag", counts)
        self.emptied: i64 = own.plane("emptied", setup.tile_names)
        self.supply: i64 = own.plane("supply", counts)
        self.stack: i64 = own.plane("stack", setup.tile_names)
        self.linked: list[i64] = [own.plane(f"linked {name}", setup.hex_names) for name in setup.colour_names]
        self.wanted: i64 = own.plane("wanted", setup.slot_names)
        self.phase: i64 = own.plane("phase", PHASES)
        self.aspiration: i64 = own.plane("aspiration", setup.colour_names)
        self.end: i64 = own.plane("end", ENDS)
        self.holder: i64 = own.plane("holder", seats)
        self.turn: i64 = own.plane("turn", seats)
        self.acting: i64 = own.plane("acting", seats)
        self.passes: i64 = own.plane("passes", steps_to(setup.players))
        self.full_turn: i64 = own.plane("full-turn", ["yes"])
        self.together: i64 = own.plane("together", ["yes"])
        self.round: i64 = own.plane("round", digits_to(setup.rounds))

    def _declare_brain(self, own: Planes) -> None:
        """What the Artificial Brain is about to do; in a game with others there is none, and no such plane."""
        setup = self.setup
        self.queue_colours: list[i64] = []
        self.queue_tiles: list[i64] = []
        self.later_colours: i64 = NONE
        self.later_tiles: i64 = NONE
        self.leaving: i64 = NONE
        self.brain_stage: i64 = NONE
        self.brain_used: i64 = NONE
        self.brain_kept: i64 = NONE
        if not setup.alone:
            return
        for at in range(QUEUED):
            self.queue_colours.append(own.plane(f"queue-colour {at}", setup.colour_names))
            self.queue_tiles.append(own.plane(f"queue-tile {at}", setup.tile_names))
        self.later_colours = own.plane("later-colours", setup.colour_names)
        self.later_tiles = own.plane("later-tiles", setup.tile_names)
        self.leaving = own.plane("leaving", setup.tile_names)
        self.brain_stage = own.plane("brain-stage", STAGES)
        self.brain_used = own.plane("brain-used", digits_to(MOST_NUMBER))
        self.brain_kept = own.plane("brain-kept", digits_to(MOST_NUMBER))

    def _declare_seats(self, own: Planes) -> None:
        setup = self.setup
        counts = [f"{colour}*{digit}" for colour in setup.colour_names for digit in digits_to(MOST_TOKENS)]
        capacity: int = setup.capacity
        self.digits: i64 = len(digits_to(capacity))
        self.hexes: vec[i64] = vec[i64]()  # at colour * digits + digit; after all colours the sums
        for name in [*setup.colour_names, "all"]:
            for digit in digits_to(capacity):
                plane: i64 = own.seat_plane(f"hexes {name}*{digit}", setup.hex_names)
                self.hexes = append(self.hexes, plane)
        self.slots: i64 = own.seat_plane("slots", setup.slot_names)
        self.claimed: i64 = own.seat_plane("claimed", setup.tile_names)
        self.cherished: i64 = own.seat_plane("cherished", setup.tile_names)
        self.bank: list[i64] = [own.seat_plane(f"bank {name}", setup.tile_names) for name in setup.bank_names]
        self.flipped: i64 = own.seat_plane("flipped", setup.bank_names)
        self.used: i64 = own.seat_plane("used", setup.bank_names)
        self.board: i64 = own.seat_plane("board", setup.board_names)
        self.points: i64 = own.seat_plane("points", digits_to(MOST_POINTS))
        self.ask: i64 = own.seat_plane("ask", ASKS)
        self.hand: i64 = own.seat_plane("hand", counts)
        self.action: i64 = own.seat_plane("action", ACTIONS)
        self.slot: i64 = own.seat_plane("slot", setup.bank_names)
        self.hex: i64 = own.seat_plane("hex", setup.hex_names)
        self.other: i64 = own.seat_plane("other", setup.hex_names)
        self.picked: i64 = own.seat_plane("picked", setup.colour_names)
        self.inward: i64 = own.seat_plane("inward", ["yes"])
        self.moved: i64 = own.seat_plane("moved", digits_to(MOST_NUMBER))

    def write(self, state: State, seat: i64, row: vec[i64], at: i64) -> None:
        assert isinstance(state, MemoriesState)
        clear(row, at, self.words)
        self._write_table(state, seat, row, at)
        brain = state.brain
        if brain is not None:
            self._write_brain(brain, row, at)
        place: i64 = seat
        block: i64 = 0
        while True:
            self._write_seat(state.seats[place], row, at, block)
            place += 1
            if place == self.players:
                place = 0
            if place == seat:
                break
            block += self.stride

    def _write_table(self, state: MemoriesState, seat: i64, row: vec[i64], at: i64) -> None:
        n: i64 = 0
        while state.first + n <= state.last:
            pile = state.line[state.first + n]
            put_one(row, at, self.line_tiles[n], pile.tile)
            put(row, at, self.line_tokens[n], pile.tokens)
            n += 1
        put(row, at, self.bag, state.bag)
        put(row, at, self.emptied, state.emptied)
        put(row, at, self.supply, state.supply)
        put(row, at, self.stack, state.stack)
        put(row, at, self.wanted, state.wanted)
        if state.phase == REWARD and state.turn != NONE:
            layers = state.seats[state.turn].layers
            n = 0
            while n < self.setup.colours:
                put(row, at, self.linked[n], layers[n].linked)
                n += 1
        put_one(row, at, self.phase, state.phase)
        put_one(row, at, self.aspiration, state.seats[seat].aspiration)
        put_one(row, at, self.end, state.end)
        put_one(row, at, self.holder, turns_after(state.holder, seat, self.players))
        put_one(row, at, self.turn, turns_after(state.turn, seat, self.players))
        acting: i64 = (state.acting >> seat) | (state.acting << (self.players - seat))
        put(row, at, self.acting, acting & self.every_seat)
        put_one(row, at, self.passes, state.passes)
        if state.full_turn:
            put(row, at, self.full_turn, 1)
        if state.together:
            put(row, at, self.together, 1)
        put(row, at, self.round, state.round)

    def _write_brain(self, brain: Brain, row: vec[i64], at: i64) -> None:
        colours: i64 = self.setup.colours
        n: i64 = 0
        for preference in brain.queue:
            is_colour = preference < colours
            which: i64 = bit_at(preference if is_colour else preference - colours)
            if n < QUEUED:
                put(row, at, self.queue_colours[n] if is_colour else self.queue_tiles[n], which)
            else:
                put(row, at, self.later_colours if is_colour else self.later_tiles, which)
            n += 1
        for tile in brain.leaving:
            put_one(row, at, self.leaving, tile)
        put_one(row, at, self.brain_stage, brain.stage)
        put_number(row, at, self.brain_used, brain.used, MOST_NUMBER)
        put_number(row, at, self.brain_kept, brain.kept, MOST_NUMBER)

    def _write_seat(self, own: Seat, row: vec[i64], at: i64, block: i64) -> None:
        n: i64 = 0
        for layer in own.layers:
            self._write_layer(layer, row, at, block, n)
            n += self.digits
        self._write_layer(own.total, row, at, block, n)
        put(row, at, self.slots + block, own.slots)
        put(row, at, self.claimed + block, own.claimed)
        put(row, at, self.cherished + block, own.cherished)
        covered: i64 = own.covered
        while covered != 0:
            n = lowest(covered)
            put_one(row, at, self.bank[n] + block, own.bank[n])
            covered = covered & (covered - 1)
        put(row, at, self.flipped + block, own.flipped)
        put(row, at, self.used + block, own.used)
        put_one(row, at, self.board + block, own.board)
        put_number(row, at, self.points + block, own.points, MOST_POINTS)
        put_one(row, at, self.ask + block, own.ask)
        put(row, at, self.hand + block, own.hand)
        if own.ask == NOTHING:  # nor is anything under way
            return
        put_one(row, at, self.action + block, own.action)
        put_one(row, at, self.slot + block, own.slot)
        put_one(row, at, self.hex + block, own.hex)
        put_one(row, at, self.other + block, own.other)
        put_one(row, at, self.picked + block, own.picked)
        if own.inward:
            put(row, at, self.inward + block, 1)
        put_number(row, at, self.moved + block, own.moved, MOST_NUMBER)

    def _write_layer(self, layer: Layer, row: vec[i64], at: i64, block: i64, n: i64) -> None:
        hexes = self.hexes
        put(row, at, hexes[n] + block, layer.a)
        put(row, at, hexes[n + 1] + block, layer.b)
        if self.digits > 2:
            put(row, at, hexes[n + 2] + block, layer.c)

    def write_hidden(self, state: State, seat: i64, row: vec[i64], at: i64) -> None:
        assert isinstance(state, MemoriesState)
        clear(row, at, self.hidden_words)
        for place, other in enumerate(state.seats):
            block: i64 = self.hidden_stride * turns_after(place, seat, self.players)
            put_one(row, at, self.aspirations + block, other.aspiration)

    def write_mask(self, state: State, seat: i64, mask: vec[i64], at: i64) -> None:
        """The same as `legal_actions`, without a list."""
        assert isinstance(state, MemoriesState)
        clear(mask, at, self.mask_words)
        actions = self.setup.actions
        own = state.seats[seat]
        ask: i64 = own.ask
        if ask == REWIRE:
            outward, inward = rewirable_hexes(state, own)
            mark_all(mask, at, actions.rewire_out.base, outward)
            mark_all(mask, at, actions.rewire_in.base, inward)
            if not state.full_turn:
                mark(mask, at, actions.done.base)
        elif ask == MOVE:
            if may_end_rewire(state, own):
                mark(mask, at, actions.done.base)
            for colour in range(self.setup.colours):
                mark_all(mask, at, actions.move.at(colour), movable_hexes(state, own, colour))
        elif ask == BANK:
            tiles: i64 = own.claimed
            while tiles != 0:
                mark_all(mask, at, actions.bank.at(lowest(tiles)), self.setup.every_bank & ~own.covered)
                tiles = tiles & (tiles - 1)
        elif ask == BRAIN_TURN:
            for step in steps_of_brain(state):
                mark(mask, at, step)
        else:
            if ask == USE:
                mark(mask, at, actions.done.base)
            mark_all(mask, at, actions.answers[ask].base, options_of(state, own))
