"""How near hexes are to the patterns of a seat's tiles: the most that a few actions could still score with them."""
# vivant: compiled

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from vivant.engine.bits import count_bits
from vivant.games.vivid_memories.mind.outlook import POINT, Stage
from vivant.games.vivid_memories.mind.worth import SeatWorth
from vivant.games.vivid_memories.rules.seat import Seat
from vivant.games.vivid_memories.rules.setup import COMBINE, NONE, NUDGE, SPLIT, SWAP, Tile


@final
class Nearness:
    """For one seat. `add_rem` masks: the hexes that lack so many tokens of a pattern and have so many too many."""

    def __init__(self, worth: SeatWorth, own: Seat, stage: Stage) -> None:
        self.worth = worth
        self.setup = worth.setup
        self.own = own
        self.stage = stage
        self.matching: i64 = 0
        self.one_more: i64 = 0
        self.one_less: i64 = 0
        self.exchange: i64 = 0  # one lacks, one is too many
        self.two_for_one: i64 = 0  # two lack, one is too many
        self.one_for_two: i64 = 0

    def look(self, tile: Tile) -> None:
        """Fill the masks for a tile."""
        every: i64 = self.setup.every_hex
        m00: i64 = every
        m10: i64 = 0
        m20: i64 = 0
        m01: i64 = 0
        m11: i64 = 0
        m21: i64 = 0
        m02: i64 = 0
        m12: i64 = 0
        for colour in range(self.setup.colours):
            layer = self.own.layers[colour]
            want: i64 = tile.wanted[colour]
            same: i64 = layer.exactly(want, every)
            over: i64 = layer.exactly(want + 1, every)
            far_over: i64 = layer.exactly(want + 2, every)
            under: i64 = 0
            far_under: i64 = 0
            if want > 0:
                under = layer.exactly(want - 1, every)
                if want > 1:
                    far_under = layer.exactly(want - 2, every)
            n21: i64 = (m21 & same) | (m11 & under) | (m20 & over) | (m01 & far_under)
            n12: i64 = (m12 & same) | (m11 & over) | (m02 & under) | (m10 & far_over)
            n11: i64 = (m11 & same) | (m01 & under) | (m10 & over)
            n20: i64 = (m20 & same) | (m10 & under) | (m00 & far_under)
            n02: i64 = (m02 & same) | (m01 & over) | (m00 & far_over)
            n10: i64 = (m10 & same) | (m00 & under)
            n01: i64 = (m01 & same) | (m00 & over)
            m00 = m00 & same
            m10, m01, m20, m02, m11, m21, m12 = n10, n01, n20, n02, n11, n21, n12
        self.matching = m00
        self.one_more = m10
        self.one_less = m01
        self.exchange = m11
        self.two_for_one = m21
        self.one_for_two = m12

    def most(self, todo: i64, kinds: list[i64]) -> i64:
        """The most that the tiles in the bank can be worth after these actions."""
        own = self.own
        total: i64 = 0
        for slot, tile in enumerate(own.bank):
            if tile != NONE:
                moment = self.setup.tiles[tile]
                self.look(moment)
                matches: i64 = count_bits(self.matching) + self._further(todo, kinds)
                if matches > 0:
                    total += POINT * moment.points * matches + self.worth.cherish(own, tile)
                elif (own.flipped >> slot) & 1 != 0:
                    total -= self.worth.blocked(self.stage)
        return total

    def _further(self, todo: i64, kinds: list[i64]) -> i64:
        """How many more hexes these actions can make match at most: near ones by one touch each, others by two."""
        near: i64 = 0
        touches: i64 = 0
        actions: i64 = 0
        for slot in range(self.setup.bank_size):
            if (todo >> slot) & 1 != 0:
                kind: i64 = kinds[slot]
                touches += 1
                actions += 1
                if kind == NUDGE:
                    touches += 1
                    near = near | self.one_more | self.one_less
                elif kind == SWAP:
                    touches += 1
                    near = near | self.exchange
                elif kind == SPLIT:
                    near = near | self.exchange | self.two_for_one | self.one_more
                elif kind == COMBINE:
                    near = near | self.one_less | self.one_for_two
                else:
                    near = near | self.one_more
        cheap: i64 = count_bits(near)
        if cheap >= touches:
            return touches
        if actions == 1:
            return cheap
        return cheap + (touches - cheap) // 2
