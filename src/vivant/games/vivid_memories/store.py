"""States as JSON and back: everything by name, only what is there."""

from __future__ import annotations

from typing import Any

from vivant.engine.bits import bit_at, mask_of, members
from vivant.engine.state import Json
from vivant.games.vivid_memories.artificial_brain import STAGES, Brain
from vivant.games.vivid_memories.parts import ACTIONS, NONE, Pile, Setup
from vivant.games.vivid_memories.rules import MemoriesState
from vivant.games.vivid_memories.seat import ASKS, Award, Seat, new_seat

PHASES = [
    "first", "boards", "aspire", "prefer", "tiles", "tokens", "draw", "remember", "bank", "reflect", "reward", "over",
]  # fmt: skip
KINDS = ["moment", "thread", "cluster", "in_hexes", "in_slots", "in_tiles"]
KINDS += ["hex_tokens", "slot_tokens", "cores", "matches", "fragments"]  # the Brain's


def name_of(names: list[str], number: int) -> str | None:
    return None if number == NONE else names[number]


def number_of(names: list[str], name: str | None) -> int:
    return int(NONE) if name is None else names.index(name)


def hexes_data(setup: Setup, own: Seat) -> dict[str, list[str]]:
    """The tokens in each hex that holds any."""
    return {
        setup.hex_names[hex]: [
            name for colour, name in enumerate(setup.colour_names) for _ in range(own.layers[colour].at(hex))
        ]
        for hex in members(own.total.some())
    }


def _seat_data(setup: Setup, own: Seat) -> Json:
    return {
        "board": name_of(setup.board_names, own.board),
        "aspiration": name_of(setup.colour_names, own.aspiration),
        "hexes": hexes_data(setup, own),
        "slots": setup.slots_in(own.slots),
        "linked": {
            name: setup.hexes_in(own.layers[colour].linked)
            for colour, name in enumerate(setup.colour_names)
            if own.layers[colour].linked
        },
        "claimed": setup.tiles_in(own.claimed),
        "bank": {
            setup.bank_names[slot]: [setup.tiles[own.bank[slot]].name, bool(own.flipped >> slot & 1)]
            for slot in members(own.covered)
        },
        "used": [setup.bank_names[slot] for slot in members(own.used)],
        "cherished": setup.tiles_in(own.cherished),
        "points": own.points,
        "aspiration_points": own.aspiration_points,
        "awards": [_award_data(setup, award) for award in own.awards],
        "ask": ASKS[own.ask],
        "hand": setup.colours_of(own.hand),
        "action": name_of(ACTIONS, own.action),
        "slot": name_of(setup.bank_names, own.slot),
        "hex": name_of(setup.hex_names, own.hex),
        "picked": name_of(setup.colour_names, own.picked),
        "other": name_of(setup.hex_names, own.other),
        "inward": own.inward,
        "moved": own.moved,
    }


def _award_data(setup: Setup, award: Award) -> Json:
    return {
        "round": award.round,
        "kind": KINDS[award.kind],
        "points": award.points,
        "which": award.which,
        "hexes": setup.hexes_in(award.hexes),
        "slots": setup.slots_in(award.slots),
    }


def data_of(state: MemoriesState) -> Json:
    setup = state.setup
    found = {
        "viewer": state.viewer,
        "phase": PHASES[state.phase],
        "round": state.round,
        "dealt": state.dealt,
        "holder": state.holder,
        "turn": state.turn,
        "acting": members(state.acting),
        "passes": state.passes,
        "end": state.end,
        "line": [
            {"tile": setup.tiles[pile.tile].name, "tokens": setup.colours_of(pile.tokens)}
            for pile in state.line[state.first : state.last + 1]
        ],
        "emptied": setup.tiles_in(state.emptied),
        "full_turn": state.full_turn,
        "together": state.together,
        "wanted": setup.slots_in(state.wanted),
        "stack": setup.tiles_in(state.stack),
        "gone": setup.tiles_in(state.gone),
        "bag": setup.colours_of(state.bag),
        "supply": setup.colours_of(state.supply),
        "seats": [_seat_data(setup, own) for own in state.seats],
    }
    if state.brain is not None:
        found["brain"] = _brain_data(setup, state.brain)
    return found


def _brain_data(setup: Setup, brain: Brain) -> Json:
    return {
        "queue": [setup.preference_name(tile) for tile in brain.queue],
        "leaving": [setup.tiles[tile].name for tile in brain.leaving],
        "stage": STAGES[brain.stage],
        "used": brain.used,
        "kept": brain.kept,
    }


# and back


def _mask(names: list[str], given: list[str]) -> int:
    return int(mask_of([names.index(name) for name in given]))


def fill_hexes(setup: Setup, own: Seat, hexes: dict[str, list[str]]) -> None:
    """Put these tokens into the seat's hexes."""
    for name, colours in hexes.items():
        for colour in colours:
            own.put(setup.colour_names.index(colour), setup.hex_names.index(name))


def read_example(setup: Setup, example: dict[str, Any]) -> Seat:
    """A seat with these tokens, for a picture."""
    own = new_seat(setup)
    own.board = setup.board_names.index(example["board"])
    own.slots = _mask(setup.slot_names, example["slots"])
    fill_hexes(setup, own, example["hexes"])
    return own


def _load_seat(setup: Setup, row: dict[str, Any]) -> Seat:
    own = new_seat(setup)
    tiles = [tile.name for tile in setup.tiles]
    own.board = number_of(setup.board_names, row["board"])
    own.aspiration = number_of(setup.colour_names, row["aspiration"])
    fill_hexes(setup, own, row["hexes"])
    own.slots = _mask(setup.slot_names, row["slots"])
    for name, hexes in row["linked"].items():
        own.layers[setup.colour_names.index(name)].linked = _mask(setup.hex_names, hexes)
    own.claimed = _mask(tiles, row["claimed"])
    for name, (tile, flipped) in row["bank"].items():
        slot = setup.bank_names.index(name)
        own.bank[slot] = tiles.index(tile)
        own.covered |= bit_at(slot)
        own.flipped |= bit_at(slot) if flipped else 0
    own.used = _mask(setup.bank_names, row["used"])
    own.cherished = _mask(tiles, row["cherished"])
    own.points = int(row["points"])
    own.aspiration_points = int(row["aspiration_points"])
    own.awards = [
        Award(
            int(award["round"]),
            KINDS.index(award["kind"]),
            int(award["points"]),
            int(award["which"]),
            _mask(setup.hex_names, award["hexes"]),
            _mask(setup.slot_names, award["slots"]),
        )
        for award in row["awards"]
    ]
    own.ask = ASKS.index(row["ask"])
    own.hand = setup.counts_from(row["hand"])
    own.action = number_of(ACTIONS, row["action"])
    own.slot = number_of(setup.bank_names, row["slot"])
    own.hex = number_of(setup.hex_names, row["hex"])
    own.picked = number_of(setup.colour_names, row["picked"])
    own.other = number_of(setup.hex_names, row["other"])
    own.inward = bool(row["inward"])
    own.moved = int(row["moved"])
    return own


def _load_brain(setup: Setup, row: dict[str, Any]) -> Brain:
    tiles = [tile.name for tile in setup.tiles]
    names = [*setup.colour_names, *tiles]
    brain = Brain([names.index(name) for name in row["queue"]], [tiles.index(name) for name in row["leaving"]])
    brain.stage = STAGES.index(row["stage"])
    brain.used = int(row["used"])
    brain.kept = int(row["kept"])
    return brain


def load(setup: Setup, data: Json) -> MemoriesState:
    """The inverse of `data_of`."""
    if len(data["seats"]) != setup.players:
        raise ValueError("seats of another player count")
    tiles = [tile.name for tile in setup.tiles]
    line: list[Pile] = []
    for row in data["line"]:
        pile = Pile(tiles.index(row["tile"]))
        for name in row["tokens"]:
            pile.lay(setup.colour_names.index(name))
        line.append(pile)
    state = MemoriesState(setup, [_load_seat(setup, row) for row in data["seats"]], line)
    state.last = len(line) - 1
    if setup.alone:
        state.brain = _load_brain(setup, data["brain"])
    state.viewer = int(data["viewer"])
    state.phase = PHASES.index(data["phase"])
    state.round = int(data["round"])
    state.dealt = int(data["dealt"])
    state.holder = int(data["holder"])
    state.turn = int(data["turn"])
    state.acting = mask_of([int(seat) for seat in data["acting"]])
    state.passes = int(data["passes"])
    state.end = int(data["end"])
    state.emptied = _mask(tiles, data["emptied"])
    state.full_turn = bool(data["full_turn"])
    state.together = bool(data["together"])
    state.wanted = _mask(setup.slot_names, data["wanted"])
    state.stack = _mask(tiles, data["stack"])
    state.gone = _mask(tiles, data["gone"])
    state.bag = setup.counts_from(data["bag"])
    state.bag_left = len(data["bag"])
    state.supply = setup.counts_from(data["supply"])
    return state
