"""What an edition of Vivid Memories says: everything by its name, in the edition's order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Slot:
    name: str
    touches: tuple[str, ...]
    cluster: str


@dataclass(frozen=True)
class MomentTile:
    name: str
    kind: str
    action: tuple[str, ...]
    pattern: tuple[str, ...]


@dataclass(frozen=True)
class Material:
    """What is in play at one player count."""

    bag_each: int
    tiles_per_round: int
    tokens_per_tile: int


@dataclass(frozen=True)
class SoloComponents:
    """The data of the Artificial Brain's game."""

    row: int  # the player count whose material is used
    boards: tuple[str, str]  # the human's, the Brain's
    first: int
    reminder: int
    reminder_from_bag: bool
    places: int  # of the preference line
    most: int
    one_token: tuple[str, ...]
    many_tokens: tuple[str, ...]
    hex_token: int
    slot_token: int
    core_memories: bool
    excludes: bool
    matching: Mapping[int, int]  # points for a matching hex, by fragments in the pattern
    fragment: int
    human_excludes: bool  # with the option `be_more_human`
    more_human: bool  # whether that is the default
    learns: bool  # and the same of `learn_from_experience`

    @property
    def always_human(self) -> bool:
        """Whether the option `be_more_human` changes nothing."""
        return self.human_excludes == self.excludes


@dataclass(frozen=True)
class Components:
    rounds: int
    colours: tuple[str, ...]
    tokens_per_colour: int
    hex_capacity: int
    cluster_points: Mapping[int, int]
    pattern_points: Mapping[int, int]
    aspiration: tuple[int, int, int]  # for a token in a hex, one in a slot, a cherished tile
    aspirations: tuple[str, ...]
    bank: Mapping[str, str]
    adjacency: Mapping[str, tuple[str, ...]]
    slots: tuple[Slot, ...]
    boards: Mapping[str, tuple[str, ...]]
    moments: tuple[MomentTile, ...]
    material: Mapping[int, Material]  # by player count
    rulings: Mapping[str, bool | str]
    head_start: Mapping[int, tuple[int, ...]]  # by player count: points before round 1, from the start player on
    solo: SoloComponents | None  # the Artificial Brain's game, where the edition has it

    @property
    def counts(self) -> tuple[int, ...]:
        """The player counts, ascending."""
        return (*self.material,) if self.solo is None else (1, *self.material)

    @property
    def clusters(self) -> dict[str, list[int]]:
        """The slots of each cluster, clusters in the order of their first slots."""
        slots: dict[str, list[int]] = {}
        for at, slot in enumerate(self.slots):
            slots.setdefault(slot.cluster, []).append(at)
        return slots
