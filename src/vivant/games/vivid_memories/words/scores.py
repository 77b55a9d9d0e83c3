"""Points and where they come from, in words."""

from __future__ import annotations

from vivant.engine.reason import Points
from vivant.games.vivid_memories.rules.seat import AWARD_KINDS, Award
from vivant.games.vivid_memories.rules.setup import Setup
from vivant.games.vivid_memories.rules.state import MemoriesState
from vivant.games.vivid_memories.words.terms import colour_name
from vivant.words.message import Message

# By the kind of an award: its rule, its message, and what it is about.
SOURCES = {
    "moment": ("VM-45", "points-moment", "tile"),
    "thread": ("VM-51", "points-thread", "colour"),
    "cluster": ("VM-55", "points-cluster", "cluster"),
    "in_hexes": ("VM-57", "points-in-hexes", "colour"),
    "in_slots": ("VM-58", "points-in-slots", "colour"),
    "in_tiles": ("VM-59", "points-in-tiles", "colour"),
    "hex_tokens": ("AB-23", "points-brain-hexes", "count"),
    "slot_tokens": ("AB-24", "points-brain-slots", "count"),
    "cores": ("AB-25", "points-brain-cores", "cluster"),
    "matches": ("AB-29", "points-brain-matches", "tile"),
    "fragments": ("AB-30", "points-brain-fragments", "tile"),
}


def breakdown_of(view: MemoriesState, seat: int) -> list[Points]:
    return [points_of(view.setup, award) for award in view.seats[seat].awards]


def points_of(setup: Setup, award: Award) -> Points:
    rule, key, about = SOURCES[AWARD_KINDS[award.kind]]
    thing: object = award.which
    if about == "tile":
        thing = setup.tiles[award.which].name
    elif about == "colour":
        thing = colour_name(setup, award.which)
    elif about == "cluster":
        thing = setup.cluster_names[award.which]
    hexes, slots = " ".join(setup.hexes_in(award.hexes)), " ".join(setup.slots_in(award.slots))
    args = {"round": award.round + 1, about: thing, "hexes": hexes, "slots": slots}
    return Points(award.points, rule, Message(key, args))
