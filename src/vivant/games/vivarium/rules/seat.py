"""What lies before one seat of Vivarium, as bits and counts."""
# vivant: compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

NONE: Final[i64] = -1
UNSEEN: Final[i64] = -2  # in a view: there is one, and its owner alone knows which


@mypyc_attr(acyclic=True, free_list_len=1)
class Seat:
    """All but the two starting contracts lies open (VA-R28)."""

    def __init__(self) -> None:
        self.one: i64 = NONE  # its dominoes; one that is received takes the place of the one given
        self.two: i64 = NONE
        self.gems: i64 = 0
        self.creatures: i64 = 0
        self.equipment: i64 = 0
        self.contracts: i64 = 0
        self.tokens: i64 = 0
        self.matched: i64 = 0  # cards gained in this round that match its token
        self.colour: i64 = NONE  # starting contracts, each by its place in the edition's list
        self.type: i64 = NONE

    def starts(self) -> i64:
        """How many starting contracts it has, whether they are seen or not."""
        count: i64 = 0
        if self.colour != NONE:
            count += 1
        if self.type != NONE:
            count += 1
        return count

    def shown(self, colour: i64, type: i64) -> Seat:
        """What everybody knows of it, and this much of its starting contracts."""
        seen = Seat()
        seen.one = self.one
        seen.two = self.two
        seen.gems = self.gems
        seen.creatures = self.creatures
        seen.equipment = self.equipment
        seen.contracts = self.contracts
        seen.tokens = self.tokens
        seen.matched = self.matched
        seen.colour = colour
        seen.type = type
        return seen
