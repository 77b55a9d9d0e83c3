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
    """The same as arguments of a message: what people call it."""
    args: dict[str, object] = {**parts_of(setup, block, at)}
    if "colour" in args:
        args["colour"] = Message("colour", {"name": args["colour"]})
    if "tile" in args and block != "under":
        tile = at // len(setup.bank_names) if block == "bank" else at
        args |= {"tile": moment_name(setup, tile), "action": tile_action(setup, setup.tiles[tile])}
    if "slot" in args and block in ("bank", "use"):
        args["slot"] = bank_place(setup, at % len(setup.bank_names))
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


@lru_cache(maxsize=1024)
def moment_name(setup: Setup, tile: int) -> Message:
    """A moment by the colours that it asks for. No sentence says its number; programs find it by that."""
    moment = setup.tiles[tile]
    return Message("moment", {"tile": moment.name, "colours": colour_list(setup, moment.pattern)})


def bank_place(setup: Setup, slot: int) -> Message:
    return Message("bank-place", {"bank": setup.bank_names[slot], "place": slot + 1})


@lru_cache(maxsize=1024)
def slot_name(setup: Setup, board: int, slot: int) -> Message:
    """A slot of the rim by its colour on this board and the hexes that it touches."""
    colour = colour_name(setup, setup.board_colours[board][slot])
    return Message("slot", {"slot": setup.slot_names[slot], "colour": colour, "where": slot_place(setup, slot)})


@lru_cache(maxsize=1024)
def slot_place(setup: Setup, slot: int) -> Message:
    hexes = setup.hexes_in(setup.touches[slot])
    return Message("slot-place", {"slot": setup.slot_names[slot], "hexes": Listing(tuple(hexes)), "count": len(hexes)})


@lru_cache(maxsize=1024)
def cluster_name(setup: Setup, board: int, slots: int) -> Message:
    """A core memory by the colours of its slots on this board."""
    colours = [setup.board_colours[board][slot] for slot in members(slots)]
    return Message("cluster", {"colours": colour_list(setup, colours)})


def preference(setup: Setup, tile: int) -> Message:
    """A preference tile of the Brain."""
    if tile < setup.colours:
        return Message("preference-aspiration", {"colour": colour_name(setup, tile)})
    return moment_name(setup, tile - setup.colours)


def seat_name(setup: Setup, seat: int) -> Who | Message:
    """The Brain has no seat at the table."""
    return Message("brain") if setup.alone and seat == BRAIN else Who(seat)
