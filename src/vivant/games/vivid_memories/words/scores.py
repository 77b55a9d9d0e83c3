"""Points and where they come from, in words."""

from __future__ import annotations

from vivant.engine.bits import members
from vivant.engine.reason import Points
from vivant.games.vivid_memories.rules.seat import AWARD_KINDS, Award
from vivant.games.vivid_memories.rules.setup import Setup
from vivant.games.vivid_memories.rules.state import MemoriesState
from vivant.games.vivid_memories.words.terms import cluster_name, colour_name, moment_name, slot_place
from vivant.words.message import Listing, Message

# By the kind of an award: its rule, its message, and what it is about.
SOURCES = {
    "head_start": ("VM-06", "points-head-start", "place"),
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
# Scored once, after the last round.
AT_THE_END = {
    "points-in-hexes",
    "points-in-slots",
    "points-in-tiles",
    "points-brain-matches",
    "points-brain-fragments",
}
OF_ASPIRATIONS = {"points-in-hexes", "points-in-slots", "points-in-tiles"}
CATEGORIES = tuple(message.removeprefix("points-") for _, message, _ in SOURCES.values())  # of the score sheet


def breakdown_of(view: MemoriesState, seat: int) -> list[Points]:
    own = view.seats[seat]
    return [points_of(view.setup, own.board, award) for award in own.awards]


def points_of(setup: Setup, board: int, award: Award) -> Points:
    """The points of a seat that has this board."""
    rule, key, about = SOURCES[AWARD_KINDS[award.kind]]
    thing: object = award.which
    if about == "tile":
        thing = moment_name(setup, award.which)
    elif about == "colour":
        thing = colour_name(setup, award.which)
    elif about == "cluster":
        thing = cluster_name(setup, board, award.slots)
    hexes = Listing(tuple(setup.hexes_in(award.hexes)))
    slots = Listing(tuple(slot_place(setup, slot) for slot in members(award.slots)))
    args: dict[str, object] = {about: thing, "hexes": hexes, "slots": slots}
    if key in OF_ASPIRATIONS:
        args["aspiration"] = setup.colour_names[award.which]
    if key not in AT_THE_END:
        args["round"] = award.round + 1
    return Points(award.points, rule, Message(key, args))
