"""What things are called in a sentence: colours, fragments, actions, moments, preferences, seats and phases."""

from __future__ import annotations

from collections.abc import Iterable

from vivant.engine.bits import members
from vivant.games.vivid_memories.rules.brain import BRAIN
from vivant.games.vivid_memories.rules.position import OVER, REMEMBER, REWARD
from vivant.games.vivid_memories.rules.setup import ACTIONS, ADD, Setup, Tile
from vivant.games.vivid_memories.rules.state import MemoriesState
from vivant.words.message import Listing, Message, Who


def colour_name(setup: Setup, colour: int) -> Message:
    return Message("colour", {"name": setup.colour_names[colour]})


def colour_list(setup: Setup, colours: Iterable[int], either: bool = False) -> Listing:
    return Listing(tuple(colour_name(setup, colour) for colour in colours), either)


def token_list(setup: Setup, counts: int) -> Listing:
    """The tokens of a count, in wheel order."""
    return Listing(tuple(Message("colour", {"name": name}) for name in setup.colours_of(counts)))


def action_name(kind: int) -> Message:
    return Message("action", {"kind": ACTIONS[kind]})


def tile_action(setup: Setup, tile: Tile) -> Message:
    """What a tile's action does."""
    if tile.kind == ADD:
        return Message("action-add", {"colour": colour_name(setup, tile.action[0])})
    results = colour_list(setup, members(tile.results))
    return Message("action-split", {"colour": colour_name(setup, tile.removed), "results": results})


def preference(setup: Setup, tile: int) -> Message:
    """A preference tile of the Brain."""
    if tile < setup.colours:
        return Message("preference-aspiration", {"colour": colour_name(setup, tile)})
    moment = setup.tiles[tile - setup.colours]
    return Message("preference-moment", {"tile": moment.name, "colours": colour_list(setup, moment.pattern)})


def seat_name(setup: Setup, seat: int) -> Who | Message:
    """The Brain has no seat at the table."""
    return Message("brain") if setup.alone and seat == BRAIN else Who(seat)


def phase_name(view: MemoriesState) -> Message:
    """The phase that the round is in."""
    if view.phase == OVER:
        name = "over"
    elif view.phase == REWARD:
        name = "reward"
    elif view.phase == REMEMBER:
        name = "remember"
    elif view.phase > REMEMBER or view.acting:
        name = "reflect"
    else:
        name = "prepare"
    return Message("phase", {"name": name})
