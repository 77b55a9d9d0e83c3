"""Reflect: claimed tiles go into the bank, then the actions of its slots; what may be chosen, and what it does."""
# vivant: compiled

from __future__ import annotations

from mypy_extensions import i64

from vivant.engine.bits import bit_at, lowest, members
from vivant.games.vivid_memories.rules.brain import HUMAN
from vivant.games.vivid_memories.rules.position import (
    BANKING,
    DRAW,
    REFLECT,
    REWARD,
    Position,
    ask_seat,
    colours_in,
    seat_after,
)
from vivant.games.vivid_memories.rules.reward import begin_reward
from vivant.games.vivid_memories.rules.seat import BANK, FROM, NOTHING, PICK, PLACE, RESULT, TO, USE, Seat, roomy
from vivant.games.vivid_memories.rules.setup import (
    ADD,
    COMBINE,
    NONE,
    NUDGE,
    SPECULATE,
    SPLIT,
    SWAP,
    Setup,
    Tile,
    amount,
    one_of,
)


def begin_banking(state: Position) -> None:
    state.phase = BANKING
    state.line = []
    state.first = 0
    state.last = -1
    if state.setup.simultaneous:
        ask_all_to_bank(state)
    else:
        ask_to_bank(state, state.holder, 0)


def ask_all_to_bank(state: Position) -> None:
    """VM-R18: whoever has a tile and a free slot, all at the same time."""
    state.turn = NONE
    state.acting = 0
    for seat, own in enumerate(state.seats):
        if has_to_bank(state, own):
            own.ask = BANK
            state.acting = state.acting | bit_at(seat)
    if state.acting == 0:
        begin_actions(state)


def ask_to_bank(state: Position, seat: i64, asked: i64) -> None:
    """The next seat with a tile and a free slot, from this one on; `asked` seats were before it."""
    while asked < state.setup.players:
        if has_to_bank(state, state.seats[seat]):
            ask_seat(state, seat, BANK)
            return
        seat = seat_after(state, seat)
        asked += 1
    begin_actions(state)


def has_to_bank(state: Position, own: Seat) -> bool:
    """Whether it has a tile and a free slot (VM-28). Tiles without a slot leave the game (VM-29)."""
    if own.claimed == 0:
        return False
    if own.covered != state.setup.every_bank:
        return True
    state.gone = state.gone | own.claimed
    own.claimed = 0
    return False


def bank_tile(state: Position, seat: i64, own: Seat, at: i64) -> None:
    tile: i64 = at // state.setup.bank_size
    slot: i64 = at - tile * state.setup.bank_size
    own.bank[slot] = tile
    own.covered = own.covered | bit_at(slot)
    own.claimed = own.claimed & ~bit_at(tile)
    if has_to_bank(state, own):
        return
    own.ask = NOTHING
    state.acting = state.acting & ~bit_at(seat)
    if state.setup.simultaneous:
        if state.acting == 0:
            begin_actions(state)
        return
    asked: i64 = seat - state.holder
    if asked < 0:
        asked += state.setup.players
    ask_to_bank(state, seat, asked)


def is_plenty(state: Position) -> bool:
    """VM-R18: whether supply and bag suffice for whatever those who are not done may still do."""
    setup = state.setup
    speculating: i64 = 0
    need: i64 = 0
    for own in state.seats:
        if own.ask == NOTHING:
            continue
        left: i64 = setup.every_bank & ~(own.used | own.flipped)
        while left != 0:
            slot: i64 = lowest(left)
            left = left & (left - 1)
            kind: i64 = kind_in(state, own, slot)
            if kind == SPECULATE:
                speculating += 1
            elif kind == COMBINE:
                need += setup.one_each
            elif kind == ADD or kind == SPLIT:
                need += setup.tiles[own.bank[slot]].brings
    if state.bag_left < speculating:
        return False
    for colour in range(setup.colours):
        if amount(state.supply, colour) < amount(need, colour):
            return False
    return True


def begin_actions(state: Position) -> None:
    """From now on a seat is asked something until it is done, whether it is its turn or not."""
    state.phase = REFLECT
    if state.setup.alone:  # AB-22
        ask_seat(state, HUMAN, USE)
        return
    for own in state.seats:
        own.ask = USE
    if not let_all_act(state):  # VM-41
        ask_seat(state, state.holder, USE)


def let_all_act(state: Position) -> bool:
    """Those who are not done act at the same time from now on, if VM-R18 allows it."""
    if not state.setup.simultaneous or not is_plenty(state):
        return False
    state.together = True
    state.turn = NONE
    state.acting = not_done(state)
    return True


def not_done(state: Position) -> i64:
    """The seats that have not finished their Reflect."""
    seats: i64 = 0
    for seat, own in enumerate(state.seats):
        if own.ask != NOTHING:
            seats = seats | bit_at(seat)
    return seats


def finish(state: Position, seat: i64, own: Seat) -> None:
    """`done` in Reflect."""
    own.ask = NOTHING
    state.acting = state.acting & ~bit_at(seat)
    left: i64 = not_done(state)
    if left == 0:
        state.together = False
        state.turn = NONE
        state.phase = REWARD
        begin_reward(state, 0)
    elif not state.together and (left & (left - 1) == 0 or not let_all_act(state)):
        pass_on(state, seat)


def pass_on(state: Position, seat: i64) -> None:
    """It is the turn of the next seat clockwise that is not done."""
    then: i64 = seat_after(state, seat)
    while state.seats[then].ask == NOTHING:
        then = seat_after(state, then)
    ask_seat(state, then, USE)


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
    if kind == NONE or (kind == SPECULATE and state.bag_left == 0):
        return False
    if kind == ADD and amount(state.supply, lowest(setup.tiles[own.bank[slot]].results)) == 0:
        return False
    if kind == SWAP:
        return can_swap(state, own)
    return sources_of(state, own, kind, slot) != 0


def usable_slots(state: Position, own: Seat) -> i64:
    usable: i64 = 0
    for slot in range(state.setup.bank_size):
        if is_usable(state, own, slot):
            usable = usable | bit_at(slot)
    return usable


def use_slot(state: Position, seat: i64, own: Seat, slot: i64) -> None:
    kind: i64 = kind_in(state, own, slot)
    own.used = own.used | bit_at(slot)
    own.action = kind
    own.slot = slot
    own.ask = FROM
    if (own.covered >> slot) & 1 != 0:
        own.flipped = own.flipped | bit_at(slot)  # VM-32
    if kind == ADD:
        colour: i64 = lowest(state.setup.tiles[own.bank[slot]].results)
        state.supply -= one_of(colour)
        own.hand = one_of(colour)
        own.ask = PLACE
    elif kind == SPECULATE:
        state.phase = DRAW
        state.turn = seat


def sources_of(state: Position, own: Seat, action: i64, slot: i64) -> i64:
    """The hexes that the action of a bank slot may start from; for add and speculate those where it may end."""
    setup = state.setup
    if action == COMBINE:
        return own.total.several()
    if action == NUDGE:
        return own.total.some() & setup.spread(roomy(setup, own))
    if action == SWAP:
        return swappable(state, own)
    if action == SPLIT:
        return split_hexes(setup, own, setup.tiles[own.bank[slot]], state.supply)
    return setup.every_hex & ~own.total.some()


def split_hexes(setup: Setup, own: Seat, tile: Tile, supply: i64) -> i64:
    """The hexes that a split may start from (VM-35, VM-36, VM-R14)."""
    held: i64 = own.layers[tile.removed].some()
    there: i64 = tile.results & colours_in(supply)
    if there == 0:
        return 0
    if there != tile.results:
        return own.total.exactly(setup.capacity, held)
    return held


def swappable(state: Position, own: Seat) -> i64:
    """The hexes with a token whose colour differs from one next to it (VM-40, VM-R16)."""
    hexes: i64 = 0
    for colour, layer in enumerate(own.layers):
        held: i64 = layer.some()
        if held != 0:
            hexes = hexes | (held & state.setup.spread(own.others_than(colour)))
    return hexes


def can_swap(state: Position, own: Seat) -> bool:
    """Whether `swappable` finds any."""
    for colour, layer in enumerate(own.layers):
        held: i64 = layer.some()
        if held != 0 and state.setup.spread(held) & own.others_than(colour) != 0:
            return True
    return False


def start_from(state: Position, own: Seat, hex: i64) -> None:
    setup = state.setup
    if own.action != SPLIT:
        own.hex = hex
        own.ask = PICK
        return
    tile = setup.tiles[own.bank[own.slot]]
    if own.total.at(hex) == setup.capacity:  # VM-36
        own.hex = hex
        own.ask = RESULT
        return
    own.remove(tile.removed, hex)  # VM-35
    for colour in members(tile.results):
        state.supply -= one_of(colour)
        own.put(colour, hex)
    state.supply += one_of(tile.removed)
    end_action(state, own)


def results(state: Position, own: Seat) -> i64:
    """The colours that can be had from the supply."""
    colours: i64 = colours_in(state.supply)
    if own.action == SPLIT:
        colours = colours & state.setup.tiles[own.bank[own.slot]].results
    return colours


def take_result(state: Position, own: Seat, colour: i64) -> None:
    if own.action == SPLIT:
        removed: i64 = state.setup.tiles[own.bank[own.slot]].removed
        own.remove(removed, own.hex)
        state.supply += one_of(removed)
    state.supply -= one_of(colour)
    own.put(colour, own.hex)
    end_action(state, own)


def picks(state: Position, own: Seat) -> i64:
    if own.other != NONE:  # the second of a swap
        return own.colours_at(own.other) & ~bit_at(own.picked)
    colours: i64 = own.colours_at(own.hex)
    if own.action == SWAP:
        beside: i64 = state.setup.near[own.hex]
        for colour in range(state.setup.colours):
            if own.others_than(colour) & beside == 0:
                colours = colours & ~bit_at(colour)
    return colours


def pick_token(state: Position, own: Seat, colour: i64) -> None:
    if own.action == COMBINE:  # VM-37
        own.remove(colour, own.hex)
        state.supply += one_of(colour)
        if own.picked == NONE:
            own.picked = colour
        else:
            own.ask = RESULT
    elif own.other == NONE:
        own.picked = colour
        own.ask = TO
    else:  # VM-40
        own.shift(own.picked, own.hex, own.other)
        own.shift(colour, own.other, own.hex)
        end_action(state, own)


def targets_of(state: Position, own: Seat) -> i64:
    """The hexes that the token which was picked may go to, or be swapped with one of."""
    near: i64 = state.setup.near[own.hex]
    if own.action == NUDGE:
        return near & roomy(state.setup, own)
    return near & own.others_than(own.picked)


def go_to(state: Position, own: Seat, hex: i64) -> None:
    if own.action == SWAP:
        own.other = hex
        own.ask = PICK
        return
    own.shift(own.picked, own.hex, hex)  # VM-39
    end_action(state, own)


def end_action(state: Position, own: Seat) -> None:
    own.forget()
    own.ask = USE
    if state.setup.by_action and not state.together:  # VM-R19
        pass_on(state, state.turn)
