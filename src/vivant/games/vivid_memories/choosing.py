"""The legal actions of a seat; and of the moves of a rewire one at random, without making the list."""
# vivant: compiled

from __future__ import annotations

from mypy_extensions import i64

from vivant.engine.bits import count_bits, members, nth
from vivant.engine.dice import Dice
from vivant.games.vivid_memories.brain_turn import steps_of_brain
from vivant.games.vivid_memories.options import base_of, may_end_rewire, movable_hexes, options_of, rewirable_hexes
from vivant.games.vivid_memories.position import Position, add_all, seats_to_act
from vivant.games.vivid_memories.seat import BANK, BRAIN_TURN, MOVE, REWIRE, USE, Seat, roomy


def legal_actions(state: Position, seat: i64) -> list[int]:
    if (seats_to_act(state) >> seat) & 1 == 0:
        return []
    setup = state.setup
    own = state.seats[seat]
    found: list[int] = []
    if own.ask == REWIRE:
        add_all(found, setup.out_base, rewirable_hexes(state, own, False))
        add_all(found, setup.in_base, rewirable_hexes(state, own, True))
        if not state.full_turn:
            found.append(setup.done)
    elif own.ask == MOVE:
        if may_end_rewire(state, own):
            found.append(setup.done)
        for colour in range(setup.colours):
            add_all(found, setup.move_base + colour * setup.hexes, movable_hexes(state, own, colour))
    elif own.ask == BANK:
        for tile in members(own.claimed):
            add_all(found, setup.bank_base + tile * setup.bank_size, setup.every_bank & ~own.covered)
    elif own.ask == BRAIN_TURN:
        found = steps_of_brain(state)
    else:
        if own.ask == USE:
            found.append(setup.done)
        add_all(found, base_of(state, own.ask), options_of(state, own))
    return found


def pick_move(state: Position, own: Seat, dice: Dice) -> i64:
    setup = state.setup
    first: i64 = 0  # `done` comes before the moves
    if may_end_rewire(state, own):
        first = 1
    if not own.inward:
        room: i64 = setup.near[own.hex] & roomy(setup, own)
        colours: i64 = own.colours_at(own.hex)
        wide: i64 = count_bits(room)
        at: i64 = dice.below(first + wide * count_bits(colours)) - first
        if at < 0:
            return setup.done
        row: i64 = at // wide
        return setup.move_base + nth(colours, row) * setup.hexes + nth(room, at - row * wide)
    n: i64 = first
    colour: i64 = 0
    while colour < setup.colours:
        n += count_bits(movable_hexes(state, own, colour))
        colour += 1
    k: i64 = dice.below(n) - first
    if k < 0:
        return setup.done
    colour = 0
    while True:
        mask: i64 = movable_hexes(state, own, colour)
        n = count_bits(mask)
        if k < n:
            return setup.move_base + colour * setup.hexes + nth(mask, k)
        k -= n
        colour += 1
