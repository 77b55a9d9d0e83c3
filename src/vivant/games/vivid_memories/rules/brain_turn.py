"""The Artificial Brain's turn, step by step: alike whether it plays, is looked at, or the human makes its turn."""
# vivant: compiled

from __future__ import annotations

from mypy_extensions import i64

from vivant.engine.bits import bit_at, lowest, members
from vivant.games.vivid_memories.rules.brain import (
    BRAIN,
    FIRST_TOKEN,
    GAINING,
    HUMAN,
    IDLE,
    LAYING,
    MORE_TOKENS,
    RETURNING,
    better_side,
    first_offered,
    hex_for,
    look_ahead,
    slot_for,
    tokens_in,
)
from vivant.games.vivid_memories.rules.position import LEFT, RIGHT, Position, colours_in
from vivant.games.vivid_memories.rules.remember import begin_turns, end_pile, end_remember, lift_token
from vivant.games.vivid_memories.rules.seat import BRAIN_TURN, SIDE
from vivant.games.vivid_memories.rules.setup import NONE, amount, one_of


def target_of_brain(state: Position) -> i64:
    """The colour that the front of its queue asks for, of those on the end tiles; or NONE (AB-11)."""
    offered: i64 = state.line[state.first].colours | state.line[state.last].colours
    return first_offered(state.setup, state.the_brain().queue[0], offered)


def sides_of_brain(state: Position, target: i64) -> i64:
    """The sides that it may draft this colour from, as bits: one, or both where the human chooses."""
    brain = state.the_brain()
    if (state.line[state.first].colours >> target) & 1 == 0:
        return 2
    if state.first == state.last or (state.line[state.last].colours >> target) & 1 == 0:  # AB-R8, AB-12
        return 1
    left = look_ahead(state.setup, brain.solo, brain.queue, state.line, state.first, state.last, LEFT)
    right = look_ahead(state.setup, brain.solo, brain.queue, state.line, state.first, state.last, RIGHT)
    side: i64 = better_side(left, right)
    return 3 if side == NONE else bit_at(side)


def steps_of_brain(state: Position) -> list[int]:
    """What may be done next in its turn: one step, or two where the human chooses a side."""
    setup = state.setup
    actions = setup.actions
    brain = state.the_brain()
    own = state.seats[BRAIN]
    if brain.stage == FIRST_TOKEN:
        target: i64 = target_of_brain(state)
        if target == NONE:
            return [actions.skip.base]
        return [actions.draft.at(side, target) for side in members(sides_of_brain(state, target))]
    if brain.stage == MORE_TOKENS:
        target = first_offered(setup, brain.queue[brain.used], end_pile(state, state.end).colours)
        if target == NONE:
            return [actions.over.base]
        return [actions.draft.at(state.end, target)]
    if brain.stage == LAYING:
        place: i64 = NONE
        if tokens_in(own.hand) == 1:
            place = slot_for(setup, brain.solo, own, lowest(colours_in(own.hand)))
            if place != NONE:
                return [actions.lay_slot.base + place]
        place = hex_for(brain.solo, own)
        if place != NONE:
            return [actions.lay_hex.base + place]
        return [actions.lay_supply.base]
    if brain.stage == RETURNING:
        return [actions.under.base + brain.queue[brain.kept]]
    return [actions.gain.base + brain.leaving[0]]


def let_brain_play(state: Position) -> None:
    """Until somebody else is asked."""
    brain = state.the_brain()
    if state.held:
        return
    while brain.stage != IDLE:
        if brain.solo.practice:
            ask_human(state, BRAIN_TURN)
            return
        steps = steps_of_brain(state)
        if len(steps) > 1:  # AB-13
            ask_human(state, SIDE)
            return
        lead(state, steps[0])


def ask_human(state: Position, ask: i64) -> None:
    state.seats[HUMAN].ask = ask
    state.acting = bit_at(HUMAN)


def lead(state: Position, step: i64) -> None:
    """One of `steps_of_brain`."""
    actions = state.setup.actions
    brain = state.the_brain()
    if step == actions.skip.base:  # AB-09, AB-11
        brain.queue.append(brain.queue.pop(0))
    elif step < actions.over.base:
        at: i64 = step - actions.draft.base
        side: i64 = at // state.setup.colours
        take_token(state, side, at - side * state.setup.colours)
    elif step == actions.over.base:
        brain.stage = LAYING
    elif step < actions.under.base:
        lay_tokens(state, step)
    elif step < actions.gain.base:
        return_tile(state)
    else:
        gain_tile(state)


def take_token(state: Position, side: i64, colour: i64) -> None:
    """AB-14 to AB-16."""
    brain = state.the_brain()
    state.acting = 0
    emptied: i64 = lift_token(state, state.seats[BRAIN], side, colour)
    if emptied != NONE:
        brain.leaving.append(emptied)
    brain.used += 1
    brain.stage = MORE_TOKENS
    if brain.used == brain.solo.most or brain.used == len(brain.queue) or state.first > state.last:
        brain.stage = LAYING


def lay_tokens(state: Position, step: i64) -> None:
    """AB-17, AB-18, AB-R10, AB-R11."""
    actions = state.setup.actions
    brain = state.the_brain()
    own = state.seats[BRAIN]
    state.acting = 0
    if step == actions.lay_supply.base:
        state.supply += own.hand
    elif step < actions.lay_hex.base:
        own.slots = own.slots | bit_at(step - actions.lay_slot.base)
    else:
        own.lay_hand(step - actions.lay_hex.base)
    own.hand = 0
    if brain.used > 0:
        brain.stage = RETURNING
        keep_moments(state)
    else:
        go_on_gaining(state)


def return_tile(state: Position) -> None:
    """AB-19: the next tile that gave a token goes under the stack."""
    brain = state.the_brain()
    brain.queue.append(brain.queue.pop(brain.kept))
    brain.used -= 1
    keep_moments(state)


def keep_moments(state: Position) -> None:
    """AB-R3 decided otherwise: used moments stay in front."""
    brain = state.the_brain()
    while brain.used > 0 and brain.queue[brain.kept] >= state.setup.colours and not brain.solo.moments_return:
        brain.kept += 1
        brain.used -= 1
    if brain.used == 0:
        brain.kept = 0
        go_on_gaining(state)


def gain_tile(state: Position) -> None:
    """AB-20, AB-33, AB-R13."""
    setup = state.setup
    brain = state.the_brain()
    own = state.seats[BRAIN]
    tile: i64 = brain.leaving.pop(0)
    own.cherished = own.cherished | bit_at(tile)
    brain.queue.append(setup.colours + tile)
    colour: i64 = setup.tiles[tile].action[0]
    if brain.solo.learns and amount(state.supply, colour) > 0:
        state.supply -= one_of(colour)
        own.hand = one_of(colour)
        brain.stage = LAYING
    else:
        go_on_gaining(state)


def go_on_gaining(state: Position) -> None:
    brain = state.the_brain()
    if len(brain.leaving) > 0:
        brain.stage = GAINING
        return
    brain.stage = IDLE
    state.end = NONE
    state.acting = 0
    if state.first > state.last:
        end_remember(state, BRAIN)
    else:
        begin_turns(state, HUMAN)
