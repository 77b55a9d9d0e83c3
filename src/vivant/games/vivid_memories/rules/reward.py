"""Reward: moments, connections, core memories, the aspiration; and what comes after a round."""
# vivant: compiled

from __future__ import annotations

from mypy_extensions import i64

from vivant.engine.bits import bit_at, lowest
from vivant.games.vivid_memories.rules.brain import BRAIN, HUMAN, find_gained, find_round
from vivant.games.vivid_memories.rules.position import OVER, TILES, Position, ask_seat
from vivant.games.vivid_memories.rules.seat import (
    GIVE,
    NOTHING,
    Award,
    Seat,
    find_aspiration,
    find_clusters,
    find_moments,
    find_threads,
    points_of,
)
from vivant.games.vivid_memories.rules.setup import NONE


def award_all(own: Seat, awards: list[Award]) -> None:
    if len(awards) > 0:
        own.points += points_of(awards)
        own.awards = own.awards + awards


def begin_reward(state: Position, seat: i64) -> None:
    """Moments (VM-42 to VM-48), then the connections (VM-49 to VM-52), whose slots are filled by `fill_slots`."""
    setup = state.setup
    own = state.seats[seat]
    moments = find_moments(setup, own, state.round)
    award_all(own, moments)
    for award in moments:
        own.cherished = own.cherished | bit_at(award.which)
        slot: i64 = 0
        while own.bank[slot] != award.which:
            slot += 1
        own.bank[slot] = NONE
        own.covered = own.covered & ~bit_at(slot)
        own.flipped = own.flipped & ~bit_at(slot)
    threads = find_threads(setup, own, state.round)
    award_all(own, threads)
    for award in threads:
        layer = own.layers[award.which]
        layer.linked = layer.linked | award.hexes
        state.wanted = state.wanted | award.slots
    fill_slots(state, seat)


def fill_slots(state: Position, seat: i64) -> None:
    """Fill the slots that can be filled without asking, seat after seat; then clusters, the aspiration, the end."""
    setup = state.setup
    own = state.seats[seat]
    while state.wanted != 0:
        slot: i64 = lowest(state.wanted)
        givers: i64 = givers_of(state, own, slot)
        if givers & (givers - 1) != 0:  # VM-54
            ask_seat(state, seat, GIVE)
            return
        if givers == 0:  # VM-R24
            state.wanted = state.wanted & (state.wanted - 1)
        else:
            give(state, own, slot, lowest(givers))
    own.ask = NOTHING
    for layer in own.layers:
        layer.linked = 0
    award_all(own, find_clusters(setup, own, state.round))
    state.turn = NONE
    state.acting = 0
    solo = setup.solo
    if solo is not None:  # AB-23 to AB-26
        brain = state.seats[BRAIN]
        award_all(brain, find_round(setup, solo, brain, excluded_colour(state), state.round))
        end_round(state)
    elif seat + 1 < setup.players:
        begin_reward(state, seat + 1)
    else:
        end_round(state)


def givers_of(state: Position, own: Seat, slot: i64) -> i64:
    """The hexes that can give their token to the slot (VM-53, VM-54)."""
    layer = own.layers[state.setup.board_colours[own.board][slot]]
    return state.setup.touches[slot] & layer.linked & layer.some()


def give(state: Position, own: Seat, slot: i64, hex: i64) -> None:
    own.remove(state.setup.board_colours[own.board][slot], hex)
    own.slots = own.slots | bit_at(slot)
    state.wanted = state.wanted & ~bit_at(slot)


def end_round(state: Position) -> None:
    """VM-57 to VM-62."""
    setup = state.setup
    if state.round + 1 == setup.rounds:
        for own in state.seats:
            awards = find_aspiration(setup, own, state.round)
            award_all(own, awards)
            own.aspiration_points = points_of(awards)
        solo = setup.solo
        if solo is not None:  # AB-28
            brain = state.seats[BRAIN]
            award_all(brain, find_gained(setup, solo, brain, excluded_colour(state), state.round))
        state.phase = OVER
        return
    state.round += 1
    for own in state.seats:
        own.used = 0
    prepare(state)


def prepare(state: Position) -> None:
    state.phase = TILES
    state.dealt = 0


def excluded_colour(state: Position) -> i64:
    """The colour that is worth nothing to the Brain, or NONE (AB-23, AB-32)."""
    solo = state.setup.solo
    if solo is None or not solo.excludes:
        return NONE
    return state.seats[HUMAN].aspiration
