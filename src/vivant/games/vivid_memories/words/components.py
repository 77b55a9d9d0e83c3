"""The components of Vivid Memories by their names, as sentences name them, and which lines tell who uses one."""

from __future__ import annotations

from vivant.engine.component import ComponentKind, Taking
from vivant.games.vivid_memories.rules.setup import Setup
from vivant.games.vivid_memories.words.terms import bank_place, colour_name, moment_name, slot_place
from vivant.words import Message

TAKINGS = (
    Taking("log-claim", "tiles"),
    Taking("log-take", "colour"),
    Taking("log-place", "hex"),
    Taking("log-use", "slot"),
    Taking("log-give", "slot"),
    Taking("log-aspiration", "aspiration"),
    Taking("log-alone-aspiration", "aspiration"),
    Taking("log-board", "board"),
    Taking("board-board", "board"),
)
ROWS = {"boards": "slot"}
LISTS = {"moments": "moment", "boards": "board", "slots": "slot", "adjacency": "hex", "players": "", "solo": ""}


def kinds_of(setup: Setup) -> tuple[ComponentKind, ...]:
    """A message that names a slot also says which hexes that touches: slots come first."""
    tiles = {name: moment_name(setup, at) for at, name in enumerate(setup.tile_names)}
    rim = {name: slot_place(setup, at) for at, name in enumerate(setup.slot_names)}
    slots = {name: Message("component-one-slot", {"place": place}) for name, place in rim.items()}
    colours = {name: colour_name(setup, at) for at, name in enumerate(setup.colour_names)}
    boards = {name: Message("board-board", {"board": name}) for name in setup.board_names}
    places = {name: bank_place(setup, at) for at, name in enumerate(setup.bank_names)}
    return (
        ComponentKind("moment", ("tile",), tiles, _keys("tile", tiles)),
        ComponentKind("slot", ("slot",), slots, _keys("slot", slots)),
        ComponentKind("hex", ("hex", "hexes", "other"), _plain(setup.hex_names), _keys("hex", _plain(setup.hex_names))),
        ComponentKind("colour", ("name",), colours),
        ComponentKind("aspiration", ("aspiration",), colours),
        ComponentKind("bank", ("bank",), places, _keys("bank", places)),
        ComponentKind("board", ("board",), boards, unmet=frozenset(boards) - set(_in_play(setup))),
    )


def _in_play(setup: Setup) -> list[str]:
    """The boards that may lie at a seat (VM-R1); alone it is the human's."""
    if setup.solo is not None:
        return [setup.board_names[setup.solo.boards[0]]]
    return setup.board_names if setup.random_boards else setup.board_names[: setup.players]


def _plain(names: list[str]) -> dict[str, Message]:
    return {name: Message("component-one-hex", {"hex": name}) for name in names}


def _keys(prefix: str, names: dict[str, Message]) -> dict[str, str]:
    return {name: f"{prefix}-{name}" for name in names}
