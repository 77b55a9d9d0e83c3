"""The legal actions of a seat; and one of them at random, without making the list."""
# vivant: compiled

from __future__ import annotations

from mypy_extensions import i64

from vivant.engine.bits import count_bits, lowest, members, nth
from vivant.engine.dice import Dice
from vivant.engine.space import Block
from vivant.games.vivid_memories.rules.brain_turn import steps_of_brain
from vivant.games.vivid_memories.rules.position import Position, seats_to_act
from vivant.games.vivid_memories.rules.reflect import picks, results, sources_of, targets_of, usable_slots
from vivant.games.vivid_memories.rules.remember import (
    further_takes,
    may_end_rewire,
    movable_hexes,
    open_takes,
    rewirable_hexes,
)
from vivant.games.vivid_memories.rules.reward import givers_of
from vivant.games.vivid_memories.rules.seat import (
    BANK,
    BRAIN_TURN,
    FROM,
    MORE,
    MOVE,
    PICK,
    PLACE,
    RESULT,
    REWIRE,
    SIDE,
    TAKE,
    TO,
    USE,
    Seat,
    roomy,
)
from vivant.games.vivid_memories.rules.space import Actions


def options_of(state: Position, own: Seat) -> i64:
    """What the seat may choose of what it is asked, as bits in the order of `block_of` (and after it `stop`).

    Not for REWIRE, MOVE, BANK and BRAIN_TURN, which have more than one block or many actions; without `done`.
    """
    ask: i64 = own.ask
    if ask == TAKE:
        return open_takes(state)
    if ask == MORE:
        return further_takes(state, own)
    if ask == PLACE:
        return state.setup.every_hex & ~own.total.some()
    if ask == USE:
        return usable_slots(state, own)
    if ask == FROM:
        return sources_of(state, own, own.action)
    if ask == RESULT:
        return results(state, own)
    if ask == PICK:
        return picks(state, own)
    if ask == TO:
        return targets_of(state, own)
    if ask == SIDE:
        return 3
    return givers_of(state, own, lowest(state.wanted))


def block_of(actions: Actions, ask: i64) -> Block:
    """The actions that a question of one block is answered with."""
    if ask <= MORE:
        return actions.take
    if ask == PLACE:
        return actions.place
    if ask == FROM:
        return actions.from_
    if ask == RESULT:
        return actions.result
    if ask == PICK:
        return actions.pick
    if ask == TO:
        return actions.to
    if ask == USE:
        return actions.use
    if ask == SIDE:
        return actions.side
    return actions.give


def legal_actions(state: Position, seat: i64) -> list[int]:
    if (seats_to_act(state) >> seat) & 1 == 0:
        return []
    setup = state.setup
    actions = setup.actions
    own = state.seats[seat]
    legal: list[int] = []
    if own.ask == REWIRE:
        add_all(legal, actions.rewire_out.base, rewirable_hexes(state, own, False))
        add_all(legal, actions.rewire_in.base, rewirable_hexes(state, own, True))
        if not state.full_turn:
            legal.append(actions.done.base)
    elif own.ask == MOVE:
        if may_end_rewire(state, own):
            legal.append(actions.done.base)
        for colour in range(setup.colours):
            add_all(legal, actions.move.at(colour), movable_hexes(state, own, colour))
    elif own.ask == BANK:
        for tile in members(own.claimed):
            add_all(legal, actions.bank.at(tile), setup.every_bank & ~own.covered)
    elif own.ask == BRAIN_TURN:
        legal = steps_of_brain(state)
    else:
        if own.ask == USE:
            legal.append(actions.done.base)
        add_all(legal, block_of(actions, own.ask).base, options_of(state, own))
    return legal


def add_all(actions: list[int], base: i64, mask: i64) -> None:
    for member in members(mask):
        actions.append(base + member)


def pick_action(state: Position, seat: i64, dice: Dice) -> i64:
    """One of `legal_actions`, of a seat that is asked."""
    setup = state.setup
    actions = setup.actions
    own = state.seats[seat]
    ask: i64 = own.ask
    if ask == REWIRE:
        return pick_rewire(state, own, dice)
    if ask == MOVE:
        return pick_move(state, own, dice)
    if ask == BANK:
        free: i64 = setup.every_bank & ~own.covered
        wide: i64 = count_bits(free)
        at: i64 = dice.below(wide * count_bits(own.claimed))
        row: i64 = at // wide
        return actions.bank.at(nth(own.claimed, row), nth(free, at - row * wide))
    if ask == BRAIN_TURN:
        steps = steps_of_brain(state)
        return steps[dice.below(len(steps))]
    mask: i64 = options_of(state, own)
    if ask == USE:
        k: i64 = dice.below(count_bits(mask) + 1)
        if k == 0:
            return actions.done.base
        return actions.use.base + nth(mask, k - 1)
    return block_of(actions, ask).base + nth(mask, dice.below(count_bits(mask)))


def pick_rewire(state: Position, own: Seat, dice: Dice) -> i64:
    setup = state.setup
    actions = setup.actions
    outward: i64 = 0
    inward: i64 = 0
    last: i64 = 0  # `done` comes after all rewires
    if state.full_turn:
        outward = rewirable_hexes(state, own, False)
        inward = rewirable_hexes(state, own, True)
    else:  # the same, found together
        room: i64 = roomy(setup, own)
        held: i64 = own.total.some()
        outward = held & setup.spread(room)
        inward = room & setup.spread(held)
        last = 1
    outs: i64 = count_bits(outward)
    n: i64 = outs + count_bits(inward)
    k: i64 = dice.below(n + last)
    if k < outs:
        return actions.rewire_out.base + nth(outward, k)
    if k < n:
        return actions.rewire_in.base + nth(inward, k - outs)
    return actions.done.base


def pick_move(state: Position, own: Seat, dice: Dice) -> i64:
    setup = state.setup
    actions = setup.actions
    first: i64 = 0  # `done` comes before the moves
    if may_end_rewire(state, own):
        first = 1
    if not own.inward:
        room: i64 = setup.near[own.hex] & roomy(setup, own)
        colours: i64 = own.colours_at(own.hex)
        wide: i64 = count_bits(room)
        at: i64 = dice.below(first + wide * count_bits(colours)) - first
        if at < 0:
            return actions.done.base
        row: i64 = at // wide
        return actions.move.at(nth(colours, row), nth(room, at - row * wide))
    n: i64 = first
    colour: i64 = 0
    while colour < setup.colours:
        n += count_bits(sources_inward(state, own, colour))
        colour += 1
    k: i64 = dice.below(n) - first
    if k < 0:
        return actions.done.base
    colour = 0
    while True:
        mask: i64 = sources_inward(state, own, colour)
        n = count_bits(mask)
        if k < n:
            return actions.move.at(colour, nth(mask, k))
        k -= n
        colour += 1


def sources_inward(state: Position, own: Seat, colour: i64) -> i64:
    """`movable_hexes` of a rewire inward that can go on, as it does where one is asked."""
    if state.full_turn:
        return movable_hexes(state, own, colour)
    return state.setup.near[own.hex] & own.layers[colour].some()
