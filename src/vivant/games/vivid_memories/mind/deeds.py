"""Deeds: the actions of Reflect as wholes, done and undone on one seat's own things.

A deed is one number: a hex, another hex, two colours that go and one that comes, as its kind of action needs them.
"""
# vivant: compiled

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from vivant.engine.bits import bit_at, lowest, members
from vivant.games.vivid_memories.rules.reflect import split_hexes
from vivant.games.vivid_memories.rules.seat import Seat, roomy
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

NO_COLOUR: Final[i64] = 15
NO_DEED: Final[i64] = -1


def pack(hex: i64, other: i64, first: i64, second: i64, result: i64) -> i64:
    return hex | (other << 6) | (first << 12) | (second << 16) | (result << 20)


def hex_of(deed: i64) -> i64:
    return deed & 63


def other_of(deed: i64) -> i64:
    return (deed >> 6) & 63


def first_of(deed: i64) -> i64:
    return (deed >> 12) & 15


def second_of(deed: i64) -> i64:
    return (deed >> 16) & 15


def result_of(deed: i64) -> i64:
    return (deed >> 20) & 15


@final
class Desk:
    """A seat's things (its own to change), and the supply. `kinds` says what each bank slot still offers, or NONE."""

    def __init__(self, setup: Setup, own: Seat, supply: i64) -> None:
        self.setup = setup
        self.own = own
        self.supply: i64 = supply
        self.kinds: list[i64] = []
        for slot in range(setup.bank_size):
            kind: i64 = setup.bank_kinds[slot]
            if (own.used >> slot) & 1 != 0 or (own.flipped >> slot) & 1 != 0:
                kind = NONE
            elif (own.covered >> slot) & 1 != 0:
                kind = setup.tiles[own.bank[slot]].kind
            self.kinds.append(kind)

    def tile(self, slot: i64) -> Tile:
        return self.setup.tiles[self.own.bank[slot]]

    def deeds(self, slot: i64) -> list[i64]:
        """All that the slot's action can do now, each result once; not for speculate."""
        kind: i64 = self.kinds[slot]
        if kind == ADD:
            colour: i64 = lowest(self.tile(slot).results)
            if amount(self.supply, colour) == 0:
                return []
            return self.places(colour)
        if kind == SPLIT:
            return self._splits(self.tile(slot))
        if kind == COMBINE:
            return self._combines()
        if kind == NUDGE:
            return self._nudges()
        return self._swaps()

    def places(self, colour: i64) -> list[i64]:
        """A token of this colour in each empty hex (VM-34, VM-38)."""
        deeds: list[i64] = []
        for hex in members(self.setup.every_hex & ~self.own.total.some()):
            deeds.append(pack(hex, 0, NO_COLOUR, NO_COLOUR, colour))
        return deeds

    def _splits(self, tile: Tile) -> list[i64]:
        """VM-35, VM-36."""
        deeds: list[i64] = []
        for hex in members(split_hexes(self.setup, self.own, tile, self.supply)):
            if self.own.total.at(hex) < self.setup.capacity:
                deeds.append(pack(hex, 0, tile.removed, NO_COLOUR, NO_COLOUR))
                continue
            for result in members(tile.results):
                if amount(self.supply, result) > 0:
                    deeds.append(pack(hex, 0, tile.removed, NO_COLOUR, result))
        return deeds

    def _combines(self) -> list[i64]:
        """VM-37. To get back one of the two is to remove the other, which is counted once."""
        own = self.own
        deeds: list[i64] = []
        colours: i64 = self.setup.colours
        for hex in members(own.total.several()):
            here: i64 = own.colours_at(hex)
            removed: i64 = 0  # colours that already were the only loss
            for first in members(here):
                for second in members(here & ~(bit_at(first) - 1)):
                    if first == second and own.layers[first].at(hex) < 2:
                        continue
                    for result in range(colours):
                        if result != first and result != second:
                            if amount(self.supply, result) > 0:
                                deeds.append(pack(hex, 0, first, second, result))
                            continue
                        lost: i64 = second if result == first else first
                        if (removed >> lost) & 1 == 0:
                            removed = removed | bit_at(lost)
                            deeds.append(pack(hex, 0, first, second, result))
        return deeds

    def _nudges(self) -> list[i64]:
        """VM-39."""
        own = self.own
        setup = self.setup
        deeds: list[i64] = []
        room: i64 = roomy(setup, own)
        for hex in members(own.total.some()):
            targets: i64 = setup.near[hex] & room
            if targets == 0:
                continue
            others = members(targets)
            for colour in members(own.colours_at(hex)):
                for other in others:
                    deeds.append(pack(hex, other, colour, NO_COLOUR, NO_COLOUR))
        return deeds

    def _swaps(self) -> list[i64]:
        """VM-40, VM-R16; from the hex with the lower number, for it comes to the same."""
        own = self.own
        setup = self.setup
        deeds: list[i64] = []
        for hex in members(own.total.some()):
            here = members(own.colours_at(hex))
            others: i64 = setup.near[hex] & own.total.some() & ~((bit_at(hex) << 1) - 1)
            for other in members(others):
                there = members(own.colours_at(other))
                for first in here:
                    for second in there:
                        if first != second:
                            deeds.append(pack(hex, other, first, second, NO_COLOUR))
        return deeds

    # doing

    def touched(self, kind: i64, deed: i64) -> i64:
        """The hexes that it changes."""
        if kind == NUDGE or kind == SWAP:
            return bit_at(hex_of(deed)) | bit_at(other_of(deed))
        return bit_at(hex_of(deed))

    def taken(self, slot: i64, deed: i64) -> i64:
        """The colours that must be in the supply for it."""
        if self.kinds[slot] == SPECULATE:
            return 0
        return self.results(slot, deed)

    def empties(self, kind: i64, deed: i64) -> bool:
        """Whether it would leave a hex empty."""
        return kind == NUDGE and self.own.total.at(hex_of(deed)) == 1

    def do(self, slot: i64, deed: i64) -> None:
        own = self.own
        kind: i64 = self.kinds[slot]
        hex: i64 = hex_of(deed)
        if (own.covered >> slot) & 1 != 0:
            own.flipped = own.flipped | bit_at(slot)
        own.used = own.used | bit_at(slot)
        if kind == SPECULATE:
            own.put(result_of(deed), hex)
        elif kind == NUDGE or kind == SWAP:
            own.shift(first_of(deed), hex, other_of(deed))
            if kind == SWAP:
                own.shift(second_of(deed), other_of(deed), hex)
        else:
            if kind != ADD:
                self._return(first_of(deed), hex)
                if kind == COMBINE:
                    self._return(second_of(deed), hex)
            left: i64 = self.results(slot, deed)
            while left != 0:
                self._bring(lowest(left), hex)
                left = left & (left - 1)

    def undo(self, slot: i64, deed: i64) -> None:
        own = self.own
        kind: i64 = self.kinds[slot]
        hex: i64 = hex_of(deed)
        own.flipped = own.flipped & ~bit_at(slot)
        own.used = own.used & ~bit_at(slot)
        if kind == SPECULATE:
            own.remove(result_of(deed), hex)
        elif kind == NUDGE or kind == SWAP:
            own.shift(first_of(deed), other_of(deed), hex)
            if kind == SWAP:
                own.shift(second_of(deed), hex, other_of(deed))
        else:
            left: i64 = self.results(slot, deed)
            while left != 0:
                self._return(lowest(left), hex)
                left = left & (left - 1)
            if kind != ADD:
                self._bring(first_of(deed), hex)
                if kind == COMBINE:
                    self._bring(second_of(deed), hex)

    def _bring(self, colour: i64, hex: i64) -> None:
        self.supply -= one_of(colour)
        self.own.put(colour, hex)

    def _return(self, colour: i64, hex: i64) -> None:
        self.own.remove(colour, hex)
        self.supply += one_of(colour)

    def results(self, slot: i64, deed: i64) -> i64:
        """The colours that come to the board by it."""
        if result_of(deed) != NO_COLOUR:
            return bit_at(result_of(deed))
        if self.kinds[slot] == SPLIT:
            return self.tile(slot).results
        return 0

    def changed(self, slot: i64, deed: i64) -> i64:
        """The colours of which it may change where they lie."""
        colours: i64 = self.results(slot, deed)
        if first_of(deed) != NO_COLOUR:
            colours = colours | bit_at(first_of(deed))
        if second_of(deed) != NO_COLOUR:
            colours = colours | bit_at(second_of(deed))
        return colours

    def steps(self, slot: i64, deed: i64) -> list[int]:
        """The deed in the game's small steps; of speculate only the first."""
        actions = self.setup.actions
        kind: i64 = self.kinds[slot]
        hex: i64 = hex_of(deed)
        if kind == SPECULATE:
            return [actions.use.base + slot]
        if kind == ADD:
            return [actions.use.base + slot, actions.place.base + hex]
        steps: list[int] = [actions.use.base + slot, actions.from_.base + hex]
        if kind != SPLIT:
            steps.append(actions.pick.base + first_of(deed))
        if kind == NUDGE or kind == SWAP:
            steps.append(actions.to.base + other_of(deed))
        if second_of(deed) != NO_COLOUR:
            steps.append(actions.pick.base + second_of(deed))
        if result_of(deed) != NO_COLOUR:
            steps.append(actions.result.base + result_of(deed))
        return steps
