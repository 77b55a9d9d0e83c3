"""What a seat may choose of what it is asked: sets of hexes, colours, ends and bank slots, as bits."""
# vivant: compiled

from __future__ import annotations

from mypy_extensions import i64

from vivant.engine.bits import bit_at, count_bits, lowest, members
from vivant.games.vivid_memories.parts import ADD, COMBINE, NONE, NUDGE, SPECULATE, SPLIT, SWAP, Pile, amount
from vivant.games.vivid_memories.position import MOST_MOVED, RIGHT, Position, colours_in
from vivant.games.vivid_memories.seat import (
    FROM,
    MORE,
    PICK,
    PLACE,
    RESULT,
    SIDE,
    TAKE,
    TO,
    USE,
    Seat,
    roomy,
    split_hexes,
)


def base_of(state: Position, ask: i64) -> i64:
    setup = state.setup
    if ask <= MORE:
        return 0
    if ask == PLACE:
        return setup.place_base
    if ask == FROM:
        return setup.from_base
    if ask == RESULT:
        return setup.result_base
    if ask == PICK:
        return setup.pick_base
    if ask == TO:
        return setup.to_base
    if ask == USE:
        return setup.use_base
    if ask == SIDE:
        return setup.side_base
    return setup.give_base


def options_of(state: Position, own: Seat) -> i64:
    """What the seat may choose of what it is asked; not for REWIRE, MOVE, BANK and BRAIN_TURN, without `done`."""
    setup = state.setup
    ask: i64 = own.ask
    if ask == TAKE:
        return open_takes(state)
    if ask == MORE:
        return further_takes(state, own)
    if ask == PLACE:
        return setup.every_hex & ~own.total.some()
    if ask == USE:
        return usable_slots(state, own)
    if ask == FROM:
        return sources_of(state, own, own.action)
    if ask == RESULT:
        return results(state, own)
    if ask == PICK:
        return picks(state, own)
    if ask == TO:
        if own.action == NUDGE:
            return setup.near[own.hex] & roomy(setup, own)
        return setup.near[own.hex] & own.others_than(own.picked)
    if ask == SIDE:
        return 3
    return givers_of(state, own, lowest(state.wanted))


def open_takes(state: Position) -> i64:
    """VM-15; with one tile left only the left end has a name (VM-R7)."""
    found: i64 = state.line[state.first].colours
    if state.first < state.last:
        found = found | (state.line[state.last].colours << state.setup.colours)
    return found


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
    stop: i64 = bit_at(setup.stop)
    if pile is None:
        return stop
    found: i64 = pile.colours & taken
    rest: i64 = pile.colours & ~taken
    if pile.left > 1:
        if rest & (rest - 1) != 0:
            found = found | rest
    elif rest != 0:
        then = end_pile(state, 1)
        if then is not None and then.colours & ~taken & ~rest != 0:
            found = found | rest
    return (found << (state.end * setup.colours)) | stop


def sources_of(state: Position, own: Seat, action: i64) -> i64:
    """The hexes that an action may start from; for add and speculate those where it may end."""
    setup = state.setup
    if action == COMBINE:
        return own.total.several()
    if action == NUDGE:
        return own.total.some() & setup.spread(roomy(setup, own))
    if action == SWAP:
        return swappable(state, own)
    if action == SPLIT:
        return split_hexes(setup, own, setup.tiles[own.bank[own.slot]], state.supply)
    return setup.every_hex & ~own.total.some()


def swappable(state: Position, own: Seat) -> i64:
    """The hexes with a token whose colour differs from one next to it (VM-40, VM-R16)."""
    setup = state.setup
    found: i64 = 0
    colour: i64 = 0
    for layer in own.layers:
        held: i64 = layer.some()
        if held != 0:
            found = found | (held & setup.spread(own.others_than(colour)))
        colour += 1
    return found


def can_swap(state: Position, own: Seat) -> bool:
    """Whether `_swappable` finds any."""
    setup = state.setup
    colour: i64 = 0
    for layer in own.layers:
        held: i64 = layer.some()
        if held != 0 and setup.spread(held) & own.others_than(colour) != 0:
            return True
        colour += 1
    return False


def kind_in(state: Position, own: Seat, slot: i64) -> i64:
    """What the bank slot offers this round, used or not: a kind of action, or NONE (VM-31)."""
    if (own.covered >> slot) & 1 == 0:
        return state.setup.bank_kinds[slot]
    if (own.flipped >> slot) & 1 != 0:
        return NONE
    return state.setup.tiles[own.bank[slot]].kind


def is_usable(state: Position, own: Seat, slot: i64) -> bool:
    """Whether all of the slot's action can be carried out (VM-33)."""
    setup = state.setup
    if (own.used >> slot) & 1 != 0:
        return False
    kind: i64 = kind_in(state, own, slot)
    if kind == NONE:
        return False
    if kind == ADD:
        if amount(state.supply, lowest(setup.tiles[own.bank[slot]].results)) == 0:
            return False
        return own.total.some() != setup.every_hex
    if kind == SPLIT:
        return split_hexes(setup, own, setup.tiles[own.bank[slot]], state.supply) != 0
    if kind == SPECULATE:
        return state.bag_left > 0 and own.total.some() != setup.every_hex
    if kind == COMBINE:
        return own.total.several() != 0
    if kind == NUDGE:
        return own.total.some() & setup.spread(roomy(setup, own)) != 0
    return can_swap(state, own)


def usable_slots(state: Position, own: Seat) -> i64:
    found: i64 = 0
    slot: i64 = 0
    one: i64 = 1
    while slot < state.setup.bank_size:
        if is_usable(state, own, slot):
            found = found | one
        one = one << 1
        slot += 1
    return found


def results(state: Position, own: Seat) -> i64:
    """The colours that can be had from the supply."""
    found: i64 = colours_in(state.supply)
    if own.action == SPLIT:
        found = found & state.setup.tiles[own.bank[own.slot]].results
    return found


def picks(state: Position, own: Seat) -> i64:
    if own.other != NONE:  # the second of a swap
        return own.colours_at(own.other) & ~bit_at(own.picked)
    found: i64 = own.colours_at(own.hex)
    if own.action == COMBINE:
        if own.picked != NONE:  # in wheel order
            return found & ~(bit_at(own.picked) - 1)
        rest: i64 = found
        while rest & (rest - 1) != 0:
            rest = rest & (rest - 1)
        if own.layers[lowest(rest)].at(own.hex) < 2:
            found = found & ~rest
    elif own.action == SWAP:
        beside: i64 = state.setup.near[own.hex]
        colour: i64 = 0
        while colour < state.setup.colours:
            if own.others_than(colour) & beside == 0:
                found = found & ~bit_at(colour)
            colour += 1
    return found


def givers_of(state: Position, own: Seat, slot: i64) -> i64:
    """The hexes that can give their token to the slot (VM-53, VM-54)."""
    layer = own.layers[state.setup.board_colours[own.board][slot]]
    return state.setup.touches[slot] & layer.linked & layer.some()


def rewirable_hexes(state: Position, own: Seat, inward: bool) -> i64:
    """The hexes that a rewire may choose (VM-21); in a full-board turn those that can leave one empty (VM-25)."""
    setup = state.setup
    room: i64 = roomy(setup, own)
    if state.full_turn:
        found: i64 = 0
        for hex in members(setup.every_hex):
            if can_empty(state, own, hex, inward):
                found = found | bit_at(hex)
        return found
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
    found: i64 = near & own.layers[colour].some()
    if state.full_turn:
        for hex in members(found):
            tried = own.copy(own.aspiration)
            tried.remove(colour, hex)
            tried.put(colour, tried.hex)
            tried.moved += 1
            if not can_empty(state, tried, tried.hex, True):
                found = found & ~bit_at(hex)
    return found


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
