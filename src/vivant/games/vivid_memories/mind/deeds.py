"""Deeds: the actions of Reflect as wholes, done and undone on one seat's own things.

A deed is one number: a hex, another hex, two colours that go and one that comes, as its kind of action needs them.
"""
# vivant: compiled

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from vivant.engine.bits import bit_at, lowest, members
from vivant.games.vivid_memories.rules.seat import Seat, roomy, split_hexes
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
        slot: i64 = 0
        while slot < setup.bank_size:
            kind: i64 = setup.bank_kinds[slot]
            if (own.used >> slot) & 1 != 0 or (own.flipped >> slot) & 1 != 0:
                kind = NONE
            elif (own.covered >> slot) & 1 != 0:
                kind = setup.tiles[own.bank[slot]].kind
            self.kinds.append(kind)
            slot += 1

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
                    result: i64 = 0
                    while result < colours:
                        lost: i64 = NONE
                        if result == first:
                            lost = second
                        elif result == second:
                            lost = first
                        if lost == NONE:
                            if amount(self.supply, result) > 0:
                                deeds.append(pack(hex, 0, first, second, result))
                        elif (removed >> lost) & 1 == 0:
                            removed = removed | bit_at(lost)
                            deeds.append(pack(hex, 0, first, second, result))
                        result += 1
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
            for colour in members(own.colours_at(hex)):
                left: i64 = targets
                while left != 0:
                    deeds.append(pack(hex, lowest(left), colour, NO_COLOUR, NO_COLOUR))
                    left = left & (left - 1)
        return deeds

    def _swaps(self) -> list[i64]:
        """VM-40, VM-R16; from the hex with the lower number, for it comes to the same."""
        own = self.own
        setup = self.setup
        deeds: list[i64] = []
        for hex in members(own.total.some()):
            here: i64 = own.colours_at(hex)
            others: i64 = setup.near[hex] & own.total.some() & ~((bit_at(hex) << 1) - 1)
            for other in members(others):
                there: i64 = own.colours_at(other)
                for first in members(here):
                    left: i64 = there & ~bit_at(first)
                    while left != 0:
                        deeds.append(pack(hex, other, first, lowest(left), NO_COLOUR))
                        left = left & (left - 1)
        return deeds

    # doing

    def touched(self, kind: i64, deed: i64) -> i64:
        """The hexes that it changes."""
        if kind == NUDGE or kind == SWAP:
            return bit_at(hex_of(deed)) | bit_at(other_of(deed))
        return bit_at(hex_of(deed))

    def taken(self, slot: i64, deed: i64) -> i64:
        """The colours that must be in the supply for it."""
        kind: i64 = self.kinds[slot]
        if kind == SPLIT and result_of(deed) == NO_COLOUR:
            return self.tile(slot).results
        result: i64 = result_of(deed)
        if result == NO_COLOUR or kind == SPECULATE:
            return 0
        return bit_at(result)

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
        if kind == ADD or kind == SPECULATE:
            own.put(result_of(deed), hex)
            if kind == ADD:
                self.supply -= one_of(result_of(deed))
        elif kind == SPLIT:
            own.remove(first_of(deed), hex)
            self.supply += one_of(first_of(deed))
            left: i64 = self._results(slot, deed)
            while left != 0:
                self.supply -= one_of(lowest(left))
                own.put(lowest(left), hex)
                left = left & (left - 1)
        elif kind == COMBINE:
            own.remove(first_of(deed), hex)
            own.remove(second_of(deed), hex)
            own.put(result_of(deed), hex)
            self.supply += one_of(first_of(deed)) + one_of(second_of(deed)) - one_of(result_of(deed))
        elif kind == NUDGE:
            own.remove(first_of(deed), hex)
            own.put(first_of(deed), other_of(deed))
        else:
            self._exchange(hex, other_of(deed), first_of(deed), second_of(deed))

    def undo(self, slot: i64, deed: i64) -> None:
        own = self.own
        kind: i64 = self.kinds[slot]
        hex: i64 = hex_of(deed)
        own.flipped = own.flipped & ~bit_at(slot)
        own.used = own.used & ~bit_at(slot)
        if kind == ADD or kind == SPECULATE:
            own.remove(result_of(deed), hex)
            if kind == ADD:
                self.supply += one_of(result_of(deed))
        elif kind == SPLIT:
            left: i64 = self._results(slot, deed)
            while left != 0:
                self.supply += one_of(lowest(left))
                own.remove(lowest(left), hex)
                left = left & (left - 1)
            own.put(first_of(deed), hex)
            self.supply -= one_of(first_of(deed))
        elif kind == COMBINE:
            own.remove(result_of(deed), hex)
            own.put(first_of(deed), hex)
            own.put(second_of(deed), hex)
            self.supply += one_of(result_of(deed)) - one_of(first_of(deed)) - one_of(second_of(deed))
        elif kind == NUDGE:
            own.remove(first_of(deed), other_of(deed))
            own.put(first_of(deed), hex)
        else:
            self._exchange(hex, other_of(deed), second_of(deed), first_of(deed))

    def _results(self, slot: i64, deed: i64) -> i64:
        if result_of(deed) == NO_COLOUR:
            return self.tile(slot).results
        return bit_at(result_of(deed))

    def _exchange(self, hex: i64, other: i64, first: i64, second: i64) -> None:
        own = self.own
        own.remove(first, hex)
        own.remove(second, other)
        own.put(first, other)
        own.put(second, hex)

    def changed(self, slot: i64, deed: i64) -> i64:
        """The colours of which it may change where they lie."""
        colours: i64 = 0
        if first_of(deed) != NO_COLOUR:
            colours = bit_at(first_of(deed))
        if second_of(deed) != NO_COLOUR:
            colours = colours | bit_at(second_of(deed))
        if result_of(deed) != NO_COLOUR:
            colours = colours | bit_at(result_of(deed))
        elif self.kinds[slot] == SPLIT:
            colours = colours | self.tile(slot).results
        return colours

    def steps(self, slot: i64, deed: i64) -> list[int]:
        """The deed in the game's small steps; of speculate only the first."""
        actions = self.setup.actions
        kind: i64 = self.kinds[slot]
        hex: i64 = hex_of(deed)
        steps: list[int] = [actions.use.base + slot]
        if kind == SPECULATE:
            return steps
        if kind == ADD:
            steps.append(actions.place.base + hex)
            return steps
        steps.append(actions.from_.base + hex)
        if kind == COMBINE:
            steps += [actions.pick.base + first_of(deed), actions.pick.base + second_of(deed)]
        elif kind == NUDGE:
            steps += [actions.pick.base + first_of(deed), actions.to.base + other_of(deed)]
        elif kind == SWAP:
            steps += [
                actions.pick.base + first_of(deed),
                actions.to.base + other_of(deed),
                actions.pick.base + second_of(deed),
            ]
        if result_of(deed) != NO_COLOUR:
            steps.append(actions.result.base + result_of(deed))
        return steps
