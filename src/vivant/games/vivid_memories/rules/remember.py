"""Remember: turns of take, place, claim and rewire, and the full-board turn; what may be chosen, and what it does."""
# vivant: compiled

from __future__ import annotations

from mypy_extensions import i64

from vivant.engine.bits import bit_at, count_bits, mask_of, members
from vivant.games.vivid_memories.rules.brain import BRAIN, FIRST_TOKEN
from vivant.games.vivid_memories.rules.position import (
    LEFT,
    MOST_MOVED,
    MOST_TAKEN,
    REFLECT,
    RIGHT,
    Position,
    ask_seat,
    colours_in,
    seat_after,
)
from vivant.games.vivid_memories.rules.reflect import begin_banking, end_action
from vivant.games.vivid_memories.rules.seat import MORE, MOVE, NOTHING, PLACE, REWIRE, TAKE, Seat, roomy
from vivant.games.vivid_memories.rules.setup import NONE, Pile, amount, one_of


def begin_turns(state: Position, seat: i64) -> None:
    """This seat's turn, or the first one after it that is not passed; or the end of the phase (VM-R9, VM-26)."""
    setup = state.setup
    state.passes = 0
    state.full_turn = False
    while True:
        own = state.seats[seat]
        brain = state.brain
        if brain is not None and seat == BRAIN:  # AB-10, AB-R14
            brain.stage = FIRST_TOKEN
            state.turn = seat
            state.acting = 0
            return
        if own.total.some() != setup.every_hex:
            ask_seat(state, seat, TAKE)
            return
        state.full_turn = True
        outward, inward = rewirable_hexes(state, own)
        if outward | inward != 0:
            ask_seat(state, seat, REWIRE)
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


def open_takes(state: Position) -> i64:
    """VM-15; with one tile left only the left end has a name (VM-R7)."""
    takes: i64 = state.line[state.first].colours
    if state.first < state.last:
        takes = takes | (state.line[state.last].colours << state.setup.colours)
    return takes


def end_pile(state: Position, end: i64) -> Pile:
    """The outermost tile at this end of the line, where there is one."""
    if end == RIGHT:
        return state.line[state.last]
    return state.line[state.first]


def inner_pile(state: Position, end: i64) -> Pile | None:
    """The tile next to the outermost one at this end."""
    if state.first >= state.last:
        return None
    if end == RIGHT:
        return state.line[state.last - 1]
    return state.line[state.first + 1]


def lift_token(state: Position, own: Seat, end: i64, colour: i64) -> i64:
    """A token goes from this end of the line to the hand of a seat; the tile that this empties, or NONE."""
    pile = end_pile(state, end)
    pile.lift(colour)
    own.hand += one_of(colour)
    state.end = end
    if pile.left > 0:
        return NONE
    if end == LEFT:
        state.first += 1
    else:
        state.last -= 1
    return pile.tile


def further_takes(state: Position, own: Seat) -> i64:
    """VM-16, VM-17: a token of another colour needs a third colour after it."""
    setup = state.setup
    taken: i64 = colours_in(own.hand)
    stop: i64 = bit_at(setup.actions.stop.base)
    if state.first > state.last:
        return stop
    pile = end_pile(state, state.end)
    if count_bits(taken) > 1:
        return (pile.colours & ~taken) << (state.end * setup.colours)
    colours: i64 = pile.colours & taken
    rest: i64 = pile.colours & ~taken
    if pile.left > 1:
        if rest & (rest - 1) != 0:
            colours = colours | rest
    elif rest != 0:
        then = inner_pile(state, state.end)
        if then is not None and then.colours & ~taken & ~rest != 0:
            colours = colours | rest
    return (colours << (state.end * setup.colours)) | stop


def take(state: Position, own: Seat, action: i64) -> None:
    end: i64 = action // state.setup.colours
    colour: i64 = action - end * state.setup.colours
    emptied: i64 = lift_token(state, own, end, colour)
    if emptied != NONE:
        state.emptied = state.emptied | bit_at(emptied)
    own.moved += 1
    if amount(own.hand, colour) > 1 or own.moved == MOST_TAKEN:
        own.ask = PLACE
    else:
        own.ask = MORE


def place(state: Position, seat: i64, own: Seat, hex: i64) -> None:
    """VM-18; VM-34 and VM-38 in Reflect."""
    tokens: i64 = own.lay_hand(hex)
    if state.phase == REFLECT:
        end_action(state, own)
        return
    own.forget()
    own.claimed = own.claimed | state.emptied  # VM-19
    state.emptied = 0
    state.end = NONE
    if tokens == 1:
        own.ask = REWIRE
    else:
        end_turn(state, seat, own)


def rewirable_hexes(state: Position, own: Seat) -> tuple[i64, i64]:
    """The hexes that a rewire outward may choose, and those of one inward (VM-21).

    In a full-board turn only those that can leave a hex empty (VM-25).
    """
    setup = state.setup
    if state.full_turn:
        outward = [hex for hex in range(setup.hexes) if can_empty(state, own, hex, False)]
        inward = [hex for hex in range(setup.hexes) if can_empty(state, own, hex, True)]
        return mask_of(outward), mask_of(inward)
    room: i64 = roomy(setup, own)
    held: i64 = own.total.some()
    return held & setup.spread(room), room & setup.spread(held)


def can_empty(state: Position, own: Seat, hex: i64, inward: bool) -> bool:
    """Whether a rewire of this hex, begun or not, can leave a hex empty, or has done so."""
    setup = state.setup
    left: i64 = MOST_MOVED - own.moved
    if own.total.some() != setup.every_hex:
        return True
    room: i64 = 0
    if inward:
        room = setup.capacity - own.total.at(hex)
        for other in members(setup.near[hex]):
            if own.total.at(other) <= room and own.total.at(other) <= left:
                return True
        return False
    for other in members(setup.near[hex]):
        room += setup.capacity - own.total.at(other)
    return own.total.at(hex) <= room and own.total.at(hex) <= left


def movable_hexes(state: Position, own: Seat, colour: i64) -> i64:
    """In a rewire that can go on: where a token of this colour may go to (out), or come from (in)."""
    near: i64 = state.setup.near[own.hex]
    held: i64 = own.layers[colour].some()
    if not own.inward:
        if (held >> own.hex) & 1 == 0:
            return 0
        return near & roomy(state.setup, own)
    hexes: i64 = near & held
    if state.full_turn:
        for hex in members(hexes):
            tried = own.copy(own.aspiration)
            tried.shift(colour, hex, tried.hex)
            tried.moved += 1
            if not can_empty(state, tried, tried.hex, True):
                hexes = hexes & ~bit_at(hex)
    return hexes


def may_end_rewire(state: Position, own: Seat) -> bool:
    """Whether `done` may be said in a rewire."""
    return own.moved > 0 and (not state.full_turn or own.total.some() != state.setup.every_hex)


def can_move(state: Position, own: Seat) -> bool:
    """Whether a rewire can go on."""
    setup = state.setup
    if own.moved == MOST_MOVED:
        return False
    if not own.inward:
        return own.total.at(own.hex) > 0 and setup.near[own.hex] & roomy(setup, own) != 0
    if own.total.at(own.hex) == setup.capacity or setup.near[own.hex] & own.total.some() == 0:
        return False
    return not state.full_turn or any(movable_hexes(state, own, colour) != 0 for colour in range(setup.colours))


def begin_rewire(state: Position, seat: i64, own: Seat, action: i64) -> None:
    actions = state.setup.actions
    if action == actions.done.base:
        end_turn(state, seat, own)
        return
    own.inward = action >= actions.rewire_in.base
    if own.inward:
        own.hex = action - actions.rewire_in.base
    else:
        own.hex = action - actions.rewire_out.base
    own.ask = MOVE


def move(state: Position, seat: i64, own: Seat, action: i64) -> None:
    setup = state.setup
    if action == setup.actions.done.base:
        end_turn(state, seat, own)
        return
    at: i64 = action - setup.actions.move.base
    colour: i64 = at // setup.hexes
    other: i64 = at - colour * setup.hexes
    if own.inward:
        own.shift(colour, other, own.hex)
    else:
        own.shift(colour, own.hex, other)
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
    begin_banking(state)
