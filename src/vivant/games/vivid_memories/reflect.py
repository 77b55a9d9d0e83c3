"""Reflect: claimed tiles go into the bank, then the actions of its slots."""
# vivant: compiled

from __future__ import annotations

from mypy_extensions import i64

from vivant.engine.bits import bit_at, lowest, members
from vivant.games.vivid_memories.artificial_brain import HUMAN
from vivant.games.vivid_memories.options import kind_in
from vivant.games.vivid_memories.parts import ADD, COMBINE, NONE, SPECULATE, SPLIT, SWAP, amount, one_of
from vivant.games.vivid_memories.position import BANKING, DRAW, REFLECT, REWARD, Position, seat_after
from vivant.games.vivid_memories.reward import begin_reward
from vivant.games.vivid_memories.seat import BANK, FROM, NOTHING, PICK, PLACE, RESULT, TO, USE, Seat


def begin_banking(state: Position) -> None:
    state.phase = BANKING
    ask_to_bank(state, state.holder, 0)


def ask_to_bank(state: Position, seat: i64, asked: i64) -> None:
    """The next seat with a tile and a free slot, from this one on; `asked` seats were before it (VM-28, VM-29)."""
    setup = state.setup
    while asked < setup.players:
        own = state.seats[seat]
        if own.claimed != 0:
            if own.covered != setup.every_bank:
                own.ask = BANK
                state.turn = seat
                state.acting = bit_at(seat)
                return
            state.gone = state.gone | own.claimed
            own.claimed = 0
        seat = seat_after(state, seat)
        asked += 1
    begin_actions(state)


def bank_tile(state: Position, seat: i64, own: Seat, at: i64) -> None:
    tile: i64 = at // state.setup.bank_size
    slot: i64 = at - tile * state.setup.bank_size
    own.bank[slot] = tile
    own.covered = own.covered | bit_at(slot)
    own.claimed = own.claimed & ~bit_at(tile)
    if own.claimed != 0 and own.covered != state.setup.every_bank:
        return
    own.ask = NOTHING
    state.acting = 0
    asked: i64 = seat - state.holder
    if asked < 0:
        asked += state.setup.players
    ask_to_bank(state, seat, asked)


def is_plenty(state: Position) -> bool:
    """VM-R18: whether supply and bag suffice for whatever everybody may do."""
    setup = state.setup
    speculating: i64 = 0
    need: i64 = 0
    for own in state.seats:
        slot: i64 = 0
        while slot < setup.bank_size:
            kind: i64 = kind_in(state, own, slot)
            if kind == SPECULATE:
                speculating += 1
            elif kind == COMBINE:
                for colour in range(setup.colours):
                    need += one_of(colour)
            elif kind == ADD or kind == SPLIT:
                for result in members(setup.tiles[own.bank[slot]].results):
                    need += one_of(result)
            slot += 1
    if state.bag_left < speculating:
        return False
    for colour in range(setup.colours):
        if amount(state.supply, colour) < amount(need, colour):
            return False
    return True


def begin_actions(state: Position) -> None:
    state.phase = REFLECT
    if state.setup.alone:  # AB-22
        begin_acting(state, HUMAN)
        return
    state.together = state.setup.simultaneous and is_plenty(state)
    if state.together:
        for own in state.seats:
            own.ask = USE
        state.turn = NONE
        state.acting = bit_at(state.setup.players) - 1
    else:  # VM-41
        begin_acting(state, state.holder)


def begin_acting(state: Position, seat: i64) -> None:
    state.seats[seat].ask = USE
    state.turn = seat
    state.acting = bit_at(seat)


def finish(state: Position, seat: i64, own: Seat) -> None:
    """`done` in Reflect."""
    own.ask = NOTHING
    state.acting = state.acting & ~bit_at(seat)
    if state.acting != 0:
        return
    then: i64 = seat_after(state, seat)
    if not state.together and then != state.holder and not state.setup.alone:
        begin_acting(state, then)
        return
    state.together = False
    state.turn = NONE
    state.phase = REWARD
    begin_reward(state, 0)


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


def take_result(state: Position, own: Seat, colour: i64) -> None:
    if own.action == SPLIT:
        removed: i64 = state.setup.tiles[own.bank[own.slot]].removed
        own.remove(removed, own.hex)
        state.supply += one_of(removed)
    state.supply -= one_of(colour)
    own.put(colour, own.hex)
    end_action(state, own)


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
        own.remove(own.picked, own.hex)
        own.remove(colour, own.other)
        own.put(own.picked, own.other)
        own.put(colour, own.hex)
        end_action(state, own)


def go_to(state: Position, own: Seat, hex: i64) -> None:
    if own.action == SWAP:
        own.other = hex
        own.ask = PICK
        return
    own.remove(own.picked, own.hex)  # VM-39
    own.put(own.picked, hex)
    end_action(state, own)


def end_action(state: Position, own: Seat) -> None:
    own.forget()
    own.ask = USE
