"""A guess at what a Reflect will bring: tiles over the actions that are missed least, then the best deed after deed."""
# vivant: compiled

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from vivant.engine.bits import bit_at, mask_of, members
from vivant.games.vivid_memories.mind.planner import NOTHING_YET, Planner
from vivant.games.vivid_memories.mind.worth import SeatWorth
from vivant.games.vivid_memories.rules.seat import Seat
from vivant.games.vivid_memories.rules.setup import COMBINE, NUDGE, SPECULATE, SWAP

COVERS: Final = [COMBINE, SPECULATE, SWAP, NUDGE]  # which actions of the bank are given up first, other things equal
DRAWN: Final[i64] = 1500  # what a Speculate is taken to bring
MOST_KEPT: Final = 5000  # guesses kept in mind


@final
class Guesses:
    """Guesses, each made once: worlds that are imagined from one view often lead to the same board."""

    def __init__(self, worth: SeatWorth) -> None:
        self.worth = worth
        self.kept: dict[str, i64] = {}

    def of(self, own: Seat, round: i64, supply: i64, bag: i64) -> i64:
        key = f"{own.board} {own.aspiration} {own.slots} {own.points} {own.cherished} {round} {supply} {bag}"
        key += f" {own.claimed} {own.flipped} {own.used} {own.bank}"
        for layer in own.layers:
            key += f" {layer.a} {layer.b} {layer.c}"
        known = self.kept.get(key)
        if known is not None:
            return known
        if len(self.kept) >= MOST_KEPT:
            self.kept.clear()
        guessed: i64 = guess(self.worth, own, round, supply, bag)
        self.kept[key] = guessed
        return guessed


def guess(worth: SeatWorth, own: Seat, round: i64, supply: i64, bag: i64) -> i64:
    """About what the seat will be worth when it is done with its Reflect, of which it has done nothing yet."""
    mine = own.copy(own.aspiration)
    if mine.claimed != 0:
        cover(worth, mine, round, supply, bag)
    planner = Planner(worth, mine, round, supply, bag)
    planner.climb(NOTHING_YET)
    total: i64 = planner.best
    for kind in planner.desk.kinds:
        if kind == SPECULATE and bag != 0:
            total += DRAWN
    return total


def cover(worth: SeatWorth, own: Seat, round: i64, supply: i64, bag: i64) -> None:
    """Put the claimed tiles of this copy into its bank; those for which it has no room are gone."""
    stage = worth.growing_stage(round, 0)
    for slot in spare(worth, own, round, supply, bag):
        if own.claimed == 0:
            break
        chosen: i64 = worth.best_claimed(own, stage)
        own.bank[slot] = chosen
        own.covered = own.covered | bit_at(slot)
        own.claimed = own.claimed & ~bit_at(chosen)
    own.claimed = 0


def spare(worth: SeatWorth, own: Seat, round: i64, supply: i64, bag: i64) -> list[int]:
    """The free bank slots, those first whose actions would be missed least."""
    setup = worth.setup
    planner = Planner(worth, own.copy(own.aspiration), round, supply, bag)
    planner.climb(NOTHING_YET)
    wanted: list[int] = [slot for slot in planner.deeds[::2] if (own.covered >> slot) & 1 == 0]
    free = members(setup.every_bank & ~own.covered & ~mask_of(wanted))
    slots: list[int] = []
    for kind in COVERS:
        slots += [slot for slot in free if setup.bank_kinds[slot] == kind]
    slots += [slot for slot in free if slot not in slots]
    wanted.reverse()
    return slots + wanted
