"""The legal actions of a seat; and one of them at random, without making the list."""
# vivant: compiled

from __future__ import annotations

from mypy_extensions import i64

from vivant.engine.bits import count_bits, is_member, lowest, members, nth
from vivant.engine.dice import Dice
from vivant.games.vivid_memories.rules.brain_turn import steps_of_brain
from vivant.games.vivid_memories.rules.position import Position
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


def options_of(state: Position, own: Seat) -> i64:
    """What the seat may choose of what it is asked, as bits in the order of `Actions.answers` (and after it `stop`).

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
        return sources_of(state, own, own.action, own.slot)
    if ask == RESULT:
        return results(state, own)
    if ask == PICK:
        return picks(state, own)
    if ask == TO:
        return targets_of(state, own)
    if ask == SIDE:
        return 3
    return givers_of(state, own, lowest(state.wanted))


def legal_actions(state: Position, seat: i64) -> list[int]:
    if (state.to_act() >> seat) & 1 == 0:
        return []
    setup = state.setup
    actions = setup.actions
    own = state.seats[seat]
    legal: list[int] = []
    if own.ask == REWIRE:
        outward, inward = rewirable_hexes(state, own)
        add_all(legal, actions.rewire_out.base, outward)
        add_all(legal, actions.rewire_in.base, inward)
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
        add_all(legal, actions.answers[own.ask].base, options_of(state, own))
    return legal


def allows_action(state: Position, seat: i64, action: i64) -> bool:
    """Whether this is one of `legal_actions`."""
    if (state.to_act() >> seat) & 1 == 0:
        return False
    actions = state.setup.actions
    own = state.seats[seat]
    ask: i64 = own.ask
    if ask == REWIRE or ask == MOVE or ask == BANK or ask == BRAIN_TURN:
        return action in legal_actions(state, seat)
    if ask == USE and action == actions.done.base:
        return True
    return is_member(action - actions.answers[ask].base, options_of(state, own))


def add_all(actions: list[int], base: i64, mask: i64) -> None:
    for member in members(mask):
        actions.append(base + member)


def pick_action(state: Position, seat: i64, dice: Dice) -> i64:
    """One of `legal_actions`, of a seat that is asked."""
    actions = state.setup.actions
    own = state.seats[seat]
    ask: i64 = own.ask
    if ask == REWIRE:
        return pick_rewire(state, own, dice)
    if ask == MOVE:
        return pick_move(state, own, dice)
    if ask == BANK:
        free: i64 = state.setup.every_bank & ~own.covered
        at: i64 = dice.below(count_bits(free) * count_bits(own.claimed))
        row: i64 = at // count_bits(free)
        return actions.bank.at(nth(own.claimed, row), nth(free, at - row * count_bits(free)))
    if ask == BRAIN_TURN:
        steps = steps_of_brain(state)
        return steps[dice.below(len(steps))]
    mask: i64 = options_of(state, own)
    if ask == USE:
        k: i64 = dice.below(count_bits(mask) + 1)
        if k == 0:
            return actions.done.base
        return actions.use.base + nth(mask, k - 1)
    return actions.answers[ask].base + nth(mask, dice.below(count_bits(mask)))


def pick_rewire(state: Position, own: Seat, dice: Dice) -> i64:
    actions = state.setup.actions
    outward, inward = rewirable_hexes(state, own)
    outs: i64 = count_bits(outward)
    n: i64 = outs + count_bits(inward)
    last: i64 = 0 if state.full_turn else 1  # `done` comes after all rewires
    k: i64 = dice.below(n + last)
    if k < outs:
        return actions.rewire_out.base + nth(outward, k)
    if k < n:
        return actions.rewire_in.base + nth(inward, k - outs)
    return actions.done.base


def pick_move(state: Position, own: Seat, dice: Dice) -> i64:
    setup = state.setup
    actions = setup.actions
    first: i64 = 1 if may_end_rewire(state, own) else 0  # `done` comes before the moves
    if not own.inward:  # every colour there may go to the same hexes
        room: i64 = setup.near[own.hex] & roomy(setup, own)
        colours: i64 = own.colours_at(own.hex)
        wide: i64 = count_bits(room)
        at: i64 = dice.below(first + wide * count_bits(colours)) - first
        if at < 0:
            return actions.done.base
        row: i64 = at // wide
        return actions.move.at(nth(colours, row), nth(room, at - row * wide))
    n: i64 = first
    for colour in range(setup.colours):
        n += count_bits(movable_hexes(state, own, colour))
    k: i64 = dice.below(n) - first
    moved: i64 = 0
    while k >= 0:
        hexes: i64 = movable_hexes(state, own, moved)
        n = count_bits(hexes)
        if k < n:
            return actions.move.at(moved, nth(hexes, k))
        k -= n
        moved += 1
    return actions.done.base
