"""Remember: turns of take, place, claim and rewire, and the full-board turn."""
# vivant: compiled

from __future__ import annotations

from mypy_extensions import i64

from vivant.engine.bits import bit_at
from vivant.games.vivid_memories.artificial_brain import BRAIN, FIRST_TOKEN
from vivant.games.vivid_memories.options import can_move, rewirable_hexes
from vivant.games.vivid_memories.parts import NONE, amount, one_of
from vivant.games.vivid_memories.position import LEFT, MOST_TAKEN, REFLECT, RIGHT, Position, seat_after
from vivant.games.vivid_memories.reflect import begin_banking
from vivant.games.vivid_memories.seat import MORE, MOVE, NOTHING, PLACE, REWIRE, TAKE, USE, Seat


def begin_turns(state: Position, seat: i64) -> None:
    """This seat's turn, or the first one after it that is not passed; or the end of the phase (VM-R9, VM-26)."""
    setup = state.setup
    state.passes = 0
    state.full_turn = False
    while True:
        own = state.seats[seat]
        state.turn = seat
        brain = state.brain
        if brain is not None and seat == BRAIN:  # AB-10, AB-R14
            brain.stage = FIRST_TOKEN
            state.acting = 0
            return
        if own.total.some() != setup.every_hex:
            own.ask = TAKE
            state.acting = bit_at(seat)
            return
        state.full_turn = True
        if rewirable_hexes(state, own, False) | rewirable_hexes(state, own, True) != 0:
            own.ask = REWIRE
            state.acting = bit_at(seat)
            return
        state.full_turn = False
        state.passes += 1
        if state.passes == setup.players:
            clear_line(state)
            end_remember(state, seat)
            return
        seat = seat_after(state, seat)


def clear_line(state: Position) -> None:
    while state.first <= state.last:
        pile = state.line[state.first]
        state.supply += pile.tokens
        state.gone = state.gone | bit_at(pile.tile)
        state.first += 1


def take(state: Position, own: Seat, action: i64) -> None:
    colours: i64 = state.setup.colours
    colour: i64 = action
    state.end = LEFT
    pile = state.line[state.first]
    if action >= colours:
        colour = action - colours
        state.end = RIGHT
        pile = state.line[state.last]
    pile.lift(colour)
    if pile.left == 0:
        state.emptied = state.emptied | bit_at(pile.tile)
        if state.end == LEFT:
            state.first += 1
        else:
            state.last -= 1
    again: bool = amount(own.hand, colour) > 0
    own.hand += one_of(colour)
    own.moved += 1
    if again or own.moved == MOST_TAKEN:
        own.ask = PLACE
    else:
        own.ask = MORE


def place(state: Position, seat: i64, own: Seat, hex: i64) -> None:
    """VM-18; VM-34 and VM-38 in Reflect."""
    colour: i64 = 0
    hand: i64 = own.hand
    tokens: i64 = 0
    while hand != 0:
        count: i64 = hand & 127
        while count > 0:
            own.put(colour, hex)
            tokens += 1
            count -= 1
        hand = hand >> 7
        colour += 1
    own.hand = 0
    own.forget()
    if state.phase == REFLECT:
        own.ask = USE
        return
    own.claimed = own.claimed | state.emptied  # VM-19
    state.emptied = 0
    state.end = NONE
    if tokens == 1:
        own.ask = REWIRE
    else:
        end_turn(state, seat, own)


def begin_rewire(state: Position, seat: i64, own: Seat, action: i64) -> None:
    setup = state.setup
    if action == setup.done:
        end_turn(state, seat, own)
        return
    own.inward = action >= setup.in_base
    if own.inward:
        own.hex = action - setup.in_base
    else:
        own.hex = action - setup.out_base
    own.ask = MOVE


def move(state: Position, seat: i64, own: Seat, action: i64) -> None:
    setup = state.setup
    if action == setup.done:
        end_turn(state, seat, own)
        return
    at: i64 = action - setup.move_base
    colour: i64 = at // setup.hexes
    other: i64 = at - colour * setup.hexes
    if own.inward:
        own.remove(colour, other)
        own.put(colour, own.hex)
    else:
        own.remove(colour, own.hex)
        own.put(colour, other)
    own.moved += 1
    if not can_move(state, own):
        end_turn(state, seat, own)


def end_turn(state: Position, seat: i64, own: Seat) -> None:
    own.forget()
    own.ask = NOTHING
    state.acting = 0
    state.full_turn = False
    if state.first > state.last:
        end_remember(state, seat)
    else:
        begin_turns(state, seat_after(state, seat))


def end_remember(state: Position, seat: i64) -> None:
    """VM-26, VM-27."""
    state.turn = NONE
    state.passes = 0
    if state.round + 1 < state.setup.rounds:
        state.holder = seat_after(state, seat)
    state.line = []
    state.first = 0
    state.last = -1
    begin_banking(state)
