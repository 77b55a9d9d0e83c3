"""The Artificial Brain: its preference queue, what it would draft, where it lays tokens, and what it scores."""
# vivant: compiled

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from vivant.engine.bits import count_bits, members
from vivant.games.vivid_memories.rules.seat import (
    CORES,
    FRAGMENTS,
    HEX_TOKENS,
    MATCHES,
    SLOT_TOKENS,
    Award,
    Seat,
    find_clusters,
    matching,
    points_of,
)
from vivant.games.vivid_memories.rules.setup import NONE, Pile, Setup, Solo

HUMAN: Final[i64] = 0
BRAIN: Final[i64] = 1

# How far its turn has come.
IDLE: Final[i64] = 0
FIRST_TOKEN: Final[i64] = 1
MORE_TOKENS: Final[i64] = 2
LAYING: Final[i64] = 3  # the draft, or a token that it learns with
RETURNING: Final[i64] = 4  # preference tiles that gave a token
GAINING: Final[i64] = 5
STAGES: Final = ["idle", "first", "more", "lay", "under", "gain"]


@final
@mypyc_attr(acyclic=True)
class Brain:
    """The queue (AB-07), and the turn under way. Its board, its hand and the tiles it gained are those of its seat."""

    def __init__(self, solo: Solo, queue: list[i64], leaving: list[i64]) -> None:
        self.solo = solo
        self.queue = queue  # preference tiles, the leftmost first
        self.leaving = leaving  # tiles emptied in this draft, in that order
        self.stage: i64 = IDLE
        self.used: i64 = 0  # how many tiles from the front gave a token
        self.kept: i64 = 0  # of those, how many were looked at and stay in front (AB-R3 otherwise)

    def copy(self) -> Brain:
        same = Brain(self.solo, self.queue.copy(), self.leaving.copy())
        same.stage = self.stage
        same.used = self.used
        same.kept = self.kept
        return same


@final
@mypyc_attr(acyclic=True)
class Draft:
    """A whole draft from one side, worked out (AB-13)."""

    def __init__(self) -> None:
        self.colours: list[int] = []
        self.emptied: i64 = 0  # how many tiles


def first_of(order: list[int], offered: i64) -> i64:
    """The first in this order that is offered, or NONE."""
    for number in order:
        if (offered >> number) & 1 != 0:
            return number
    return NONE


def first_offered(setup: Setup, preference: i64, offered: i64) -> i64:
    """The first colour of a preference tile that is among these, or NONE (AB-11, AB-R6)."""
    return first_of(setup.asked_colours(preference), offered)


def look_ahead(setup: Setup, solo: Solo, queue: list[i64], line: list[Pile], first: i64, last: i64, end: i64) -> Draft:
    """The draft from this end, whose outer tile has a colour of Q[0] (AB-14 to AB-16)."""
    draft = Draft()
    at: i64 = first if end == 0 else last
    inward: i64 = 1 if end == 0 else -1
    pile = line[at].copy()
    for preference in queue[: solo.most]:
        colour: i64 = first_offered(setup, preference, pile.colours)
        if colour == NONE:
            break
        pile.lift(colour)
        draft.colours.append(colour)
        if pile.left == 0:
            draft.emptied += 1
            at += inward
            if at < first or at > last:
                break
            pile = line[at].copy()
    return draft


def better_side(left: Draft, right: Draft) -> i64:
    """0 for left, 1 for right, NONE where the human chooses (AB-13, AB-R7)."""
    if (left.emptied > 0) != (right.emptied > 0):
        return 0 if left.emptied > 0 else 1
    if len(left.colours) != len(right.colours):
        return 0 if len(left.colours) > len(right.colours) else 1
    return NONE


def slot_for(setup: Setup, solo: Solo, own: Seat, colour: i64) -> i64:
    """The first empty slot of a colour, or NONE (AB-17)."""
    return first_of(solo.slot_order, setup.colour_slots[own.board * setup.colours + colour] & ~own.slots)


def hex_for(solo: Solo, own: Seat) -> i64:
    """The first empty hex, or NONE (AB-18)."""
    return first_of(solo.hex_order, ~own.total.some())


def tokens_in(counts: i64) -> i64:
    """How many tokens a count holds."""
    total: i64 = 0
    while counts != 0:
        total += counts & 127
        counts = counts >> 7
    return total


# points


def find_round(setup: Setup, solo: Solo, own: Seat, excluded: i64, round: i64) -> list[Award]:
    """AB-23 to AB-25: what its board is worth at the end of a round. `excluded` is a colour or NONE."""
    awards: list[Award] = []
    tokens: i64 = 0
    hexes: i64 = 0
    slots: i64 = own.slots
    for colour, layer in enumerate(own.layers):
        if colour != excluded:
            tokens += layer.sum()
            hexes = hexes | layer.some()
    if excluded != NONE:
        slots = slots & ~setup.colour_slots[own.board * setup.colours + excluded]
    if tokens != 0:
        awards.append(Award(round, HEX_TOKENS, solo.hex_points * tokens, tokens, hexes, 0))
    if slots != 0:
        awards.append(Award(round, SLOT_TOKENS, solo.slot_points * count_bits(slots), count_bits(slots), 0, slots))
    if solo.scores_clusters:
        awards += find_clusters(setup, own, round, CORES)
    return awards


def find_gained(setup: Setup, solo: Solo, own: Seat, excluded: i64, round: i64) -> list[Award]:
    """AB-28 to AB-30: what the moments that it gained are worth."""
    awards: list[Award] = []
    for tile in members(own.cherished):
        moment = setup.tiles[tile]
        hexes: i64 = matching(setup, own, moment)
        if hexes != 0:
            points: i64 = solo.match_points[moment.size]
            awards.append(Award(round, MATCHES, points * count_bits(hexes), tile, hexes, 0))
        fragments = [colour for colour in moment.pattern if colour != excluded]
        if len(fragments) > 0:
            awards.append(Award(round, FRAGMENTS, solo.fragment_points * len(fragments), tile, 0, 0))
    return awards


def brain_prospect(setup: Setup, solo: Solo, own: Seat, excluded: i64) -> i64:
    """What the end of this round and the tiles that it has so far would give it now."""
    return points_of(find_round(setup, solo, own, excluded, 0) + find_gained(setup, solo, own, excluded, 0))
