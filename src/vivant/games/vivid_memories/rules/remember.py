"""Remember: turns of take, place, claim and rewire, and the full-board turn; what may be chosen, and what it does."""
# vivant: compiled

from __future__ import annotations

from mypy_extensions import i64

from vivant.engine.bits import bit_at, count_bits, members
from vivant.games.vivid_memories.rules.brain import BRAIN, FIRST_TOKEN
from vivant.games.vivid_memories.rules.position import (
    LEFT,
    MOST_MOVED,
    MOST_TAKEN,
    REFLECT,
    RIGHT,
    Position,
    colours_in,
    seat_after,
)
from vivant.games.vivid_memories.rules.reflect import begin_banking
from vivant.games.vivid_memories.rules.seat import MORE, MOVE, NOTHING, PLACE, REWIRE, TAKE, USE, Seat, roomy
from vivant.games.vivid_memories.rules.setup import NONE, Pile, amount, one_of


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


def open_takes(state: Position) -> i64:
    """VM-15; with one tile left only the left end has a name (VM-R7)."""
    takes: i64 = state.line[state.first].colours
    if state.first < state.last:
        takes = takes | (state.line[state.last].colours << state.setup.colours)
    return takes


def end_pile(state: Position, further: i64) -> Pile | None:
    """The outermost tile at the end of this turn, or the one so many inward of it."""
    at: i64 = state.first + further
    if state.end == RIGHT:
        at = state.last - further
    if at < state.first or at > state.last:
        return None
    return state.line[at]


def further_takes(state: Position, own: Seat) -> i64:
    """VM-16, VM-17: a token of another colour needs a third colour after it."""
    setup = state.setup
    taken: i64 = colours_in(own.hand)
    pile = end_pile(state, 0)
    if count_bits(taken) > 1:
        assert pile is not None
        return (pile.colours & ~taken) << (state.end * setup.colours)
    stop: i64 = bit_at(setup.actions.stop.base)
    if pile is None:
        return stop
    colours: i64 = pile.colours & taken
    rest: i64 = pile.colours & ~taken
    if pile.left > 1:
        if rest & (rest - 1) != 0:
            colours = colours | rest
    elif rest != 0:
        then = end_pile(state, 1)
        if then is not None and then.colours & ~taken & ~rest != 0:
            colours = colours | rest
    return (colours << (state.end * setup.colours)) | stop


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


def rewirable_hexes(state: Position, own: Seat, inward: bool) -> i64:
    """The hexes that a rewire may choose (VM-21); in a full-board turn those that can leave one empty (VM-25)."""
    setup = state.setup
    room: i64 = roomy(setup, own)
    if state.full_turn:
        hexes: i64 = 0
        for hex in members(setup.every_hex):
            if can_empty(state, own, hex, inward):
                hexes = hexes | bit_at(hex)
        return hexes
    if inward:
        return room & setup.spread(own.total.some())
    return own.total.some() & setup.spread(room)


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
    """In a rewire: where a token of this colour may go to (out), or come from (in)."""
    setup = state.setup
    if own.moved == MOST_MOVED:
        return 0
    near: i64 = setup.near[own.hex]
    if not own.inward:
        if (own.layers[colour].some() >> own.hex) & 1 == 0:
            return 0
        return near & roomy(setup, own)
    if own.total.at(own.hex) == setup.capacity:
        return 0
    hexes: i64 = near & own.layers[colour].some()
    if state.full_turn:
        for hex in members(hexes):
            tried = own.copy(own.aspiration)
            tried.remove(colour, hex)
            tried.put(colour, tried.hex)
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
    if not state.full_turn:
        return own.total.at(own.hex) < setup.capacity and setup.near[own.hex] & own.total.some() != 0
    for colour in range(setup.colours):
        if movable_hexes(state, own, colour) != 0:
            return True
    return False


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
