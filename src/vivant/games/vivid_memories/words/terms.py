"""What things are called in a sentence: colours, fragments, actions, moments, preferences and seats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from vivant.engine.bits import members
from vivant.engine.game import LogLine
from vivant.engine.reason import Reason
from vivant.games.vivid_memories.rules.brain import BRAIN
from vivant.games.vivid_memories.rules.position import RIGHT
from vivant.games.vivid_memories.rules.setup import ACTIONS, ADD, Pile, Setup, Tile
from vivant.games.vivid_memories.rules.state import MemoriesState
from vivant.words.message import Listing, Message, Who

# What an action names, by its block; where nothing stands here it is a hex, if anything.
PARTS = {
    "take": ("end", "colour"),
    "move": ("colour", "hex"),
    "bank": ("tile", "slot"),
    "use": ("slot",),
    "result": ("colour",),
    "pick": ("colour",),
    "side": ("end",),
    "draft": ("end", "colour"),
    "lay slot": ("slot",),
    "under": ("tile",),
    "gain": ("tile",),
}


def refuse(rule: str, key: str, /, **args: object) -> Reason:
    return Reason(rule, Message(key, args))


def told(rule: str, key: str, /, **args: object) -> LogLine:
    return LogLine(Message(key, args), rule)


@lru_cache(maxsize=8192)
def parts_of(setup: Setup, block: str, at: int) -> Mapping[str, str]:
    """What the action at this place of its block names, each by its own name."""
    parts: dict[str, str] = {}
    names = next(known.parts for known in setup.actions.blocks if known.name == block)
    for kind, part in zip(reversed(PARTS.get(block, ("hex",))), reversed(names), strict=False):
        at, nth = divmod(at, len(part))
        parts[kind] = part[nth]
    return parts


def args_of(setup: Setup, block: str, at: int) -> dict[str, object]:
    """The same as arguments of a message."""
    args: dict[str, object] = {**parts_of(setup, block, at)}
    if "colour" in args:
        args["colour"] = Message("colour", {"name": args["colour"]})
    return args


def outer_pile(state: MemoriesState, end: int) -> Pile:
    """What lies at an end of the line."""
    return state.line[state.last if end == RIGHT else state.first]


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
