"""Points and where they come from, in words."""

from __future__ import annotations

from vivant.engine.reason import Points
from vivant.games.vivid_memories.rules.seat import (
    CLUSTER,
    CORES,
    HEX_TOKENS,
    IN_HEXES,
    IN_SLOTS,
    MATCHES,
    MOMENT,
    SLOT_TOKENS,
    THREAD,
    Award,
)
from vivant.games.vivid_memories.rules.setup import Setup
from vivant.games.vivid_memories.words.terms import colour_name
from vivant.words.message import Message


def points_of(setup: Setup, award: Award) -> Points:
    args: dict[str, object] = {"round": award.round + 1}
    hexes, slots = " ".join(setup.hexes_in(award.hexes)), " ".join(setup.slots_in(award.slots))
    if award.kind == MOMENT:
        args |= {"tile": setup.tiles[award.which].name, "hexes": hexes}
        return Points(award.points, "VM-45", Message("points-moment", args))
    if award.kind == THREAD:
        args |= {"colour": colour_name(setup, award.which), "hexes": hexes, "slots": slots}
        return Points(award.points, "VM-51", Message("points-thread", args))
    if award.kind == CLUSTER:
        args |= {"cluster": setup.cluster_names[award.which], "slots": slots}
        return Points(award.points, "VM-55", Message("points-cluster", args))
    if award.kind >= HEX_TOKENS:
        return _points_of_brain(setup, award, args | {"hexes": hexes, "slots": slots})
    args["colour"] = colour_name(setup, award.which)
    if award.kind == IN_HEXES:
        return Points(award.points, "VM-57", Message("points-in-hexes", args))
    if award.kind == IN_SLOTS:
        return Points(award.points, "VM-58", Message("points-in-slots", args))
    return Points(award.points, "VM-59", Message("points-in-tiles", args))


def _points_of_brain(setup: Setup, award: Award, args: dict[str, object]) -> Points:
    if award.kind == HEX_TOKENS:
        return Points(award.points, "AB-23", Message("points-brain-hexes", args | {"count": award.which}))
    if award.kind == SLOT_TOKENS:
        return Points(award.points, "AB-24", Message("points-brain-slots", args | {"count": award.which}))
    if award.kind == CORES:
        args["cluster"] = setup.cluster_names[award.which]
        return Points(award.points, "AB-25", Message("points-brain-cores", args))
    args["tile"] = setup.tiles[award.which].name
    if award.kind == MATCHES:
        return Points(award.points, "AB-29", Message("points-brain-matches", args))
    return Points(award.points, "AB-30", Message("points-brain-fragments", args))
