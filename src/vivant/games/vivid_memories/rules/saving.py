"""States as JSON and back: everything by name, only what is there."""

from __future__ import annotations

from typing import Any

from vivant.engine.bits import bit_at, mask_of, members
from vivant.engine.saving import FLAG, NUMBER, Field, Kind, Whole, list_of, named, restore, save, thing_of
from vivant.engine.state import Json
from vivant.games.vivid_memories.rules.brain import STAGES, Brain, tokens_in
from vivant.games.vivid_memories.rules.position import PHASES, Position
from vivant.games.vivid_memories.rules.seat import ASKS, AWARD_KINDS, Award, Seat, new_seat
from vivant.games.vivid_memories.rules.setup import ACTIONS, NONE, Pile, Setup, one_of


def _one_of(names: str) -> Kind:
    """A number by its name in this list of the setup's; NONE is null."""
    return Kind(
        lambda number, setup: None if number == NONE else getattr(setup, names)[number],
        lambda name, setup: NONE if name is None else getattr(setup, names).index(name),
    )


def _set_of(names: str) -> Kind:
    """Bits by their names in this list of the setup's."""
    return Kind(
        lambda mask, setup: [getattr(setup, names)[number] for number in members(mask)],
        lambda given, setup: mask_of([getattr(setup, names).index(name) for name in given]),
    )


def hexes_data(own: Seat, setup: Setup) -> dict[str, list[str]]:
    """The tokens in each hex that holds any."""
    return {
        setup.hex_names[hex]: [
            name for colour, name in enumerate(setup.colour_names) for _ in range(own.layers[colour].at(hex))
        ]
        for hex in members(own.total.some())
    }


def _fill_hexes(own: Seat, setup: Setup, data: Json) -> None:
    for name, colours in data.items():
        for colour in colours:
            own.put(setup.colour_names.index(colour), setup.hex_names.index(name))


def _linked_data(own: Seat, setup: Setup) -> Json:
    names = zip(setup.colour_names, own.layers, strict=True)
    return {name: HEXES.write(layer.linked, setup) for name, layer in names if layer.linked}


def _link(own: Seat, setup: Setup, data: Json) -> None:
    for name, hexes in data.items():
        own.layers[setup.colour_names.index(name)].linked = HEXES.read(hexes, setup)


def _bank_data(own: Seat, setup: Setup) -> Json:
    """By slot its tile, and whether the scoring side is up."""
    return {
        setup.bank_names[slot]: [setup.tile_names[own.bank[slot]], bool(own.flipped >> slot & 1)]
        for slot in members(own.covered)
    }


def _fill_bank(own: Seat, setup: Setup, data: Json) -> None:
    for name, (tile, flipped) in data.items():
        slot = setup.bank_names.index(name)
        own.bank[slot] = setup.tile_names.index(tile)
        own.covered |= bit_at(slot)
        own.flipped |= bit_at(slot) if flipped else 0


def _line_data(state: Position, setup: Setup) -> Json:
    return PILES.write(state.line[state.first : state.last + 1], setup)


def _lay_line(state: Position, setup: Setup, data: Json) -> None:
    state.line = PILES.read(data, setup)
    state.first = 0
    state.last = len(data) - 1


def _read_pile(data: Json, setup: Setup) -> Pile:
    pile = Pile(setup.tile_names.index(data["tile"]))
    for name in data["tokens"]:
        pile.lay(setup.colour_names.index(name))
    return pile


def _counts_from(names: Json, setup: Setup) -> int:
    return sum(one_of(setup.colour_names.index(name)) for name in names)


SEATS = Kind(lambda mask, setup: members(mask), lambda seats, setup: mask_of([int(seat) for seat in seats]))
TOKENS = Kind(lambda counts, setup: setup.colours_of(counts), _counts_from)
HEX, HEXES = _one_of("hex_names"), _set_of("hex_names")
SLOTS, TILES = _set_of("slot_names"), _set_of("tile_names")
PILE_FIELDS = (Field("tile", _one_of("tile_names")), Field("tokens", TOKENS))
PILES = list_of(Kind(lambda pile, setup: save(pile, PILE_FIELDS, setup), _read_pile))

AWARD_FIELDS = (
    Field("round", NUMBER),
    Field("kind", named(AWARD_KINDS)),
    Field("points", NUMBER),
    Field("which", NUMBER),
    Field("hexes", HEXES),
    Field("slots", SLOTS),
)
SEAT_FIELDS = (
    Field("board", _one_of("board_names")),
    Field("aspiration", _one_of("colour_names")),
    Whole("hexes", hexes_data, _fill_hexes),
    Field("slots", SLOTS),
    Whole("linked", _linked_data, _link),
    Field("claimed", TILES),
    Whole("bank", _bank_data, _fill_bank),
    Field("used", _set_of("bank_names")),
    Field("cherished", TILES),
    Field("points", NUMBER),
    Field("aspiration_points", NUMBER),
    Field("awards", list_of(thing_of(lambda setup: Award(0, 0, 0, 0, 0, 0), AWARD_FIELDS))),
    Field("ask", named(ASKS)),
    Field("hand", TOKENS),
    Field("action", named(ACTIONS, none=True)),
    Field("slot", _one_of("bank_names")),
    Field("hex", HEX),
    Field("picked", _one_of("colour_names")),
    Field("other", HEX),
    Field("inward", FLAG),
    Field("moved", NUMBER),
)
FIELDS = (
    Field("viewer", NUMBER),
    Field("phase", named(PHASES)),
    Field("round", NUMBER),
    Field("dealt", NUMBER),
    Field("holder", NUMBER),
    Field("turn", NUMBER),
    Field("acting", SEATS),
    Field("passes", NUMBER),
    Field("end", NUMBER),
    Whole("line", _line_data, _lay_line),
    Field("emptied", TILES),
    Field("full_turn", FLAG),
    Field("together", FLAG),
    Field("wanted", SLOTS),
    Field("stack", TILES),
    Field("gone", TILES),
    Field("bag", TOKENS),
    Field("supply", TOKENS),
    Field("seats", list_of(thing_of(new_seat, SEAT_FIELDS))),
)
BRAIN_FIELDS = (
    Field("queue", list_of(_one_of("preference_names"))),
    Field("leaving", list_of(_one_of("tile_names"))),
    Field("stage", named(STAGES)),
    Field("used", NUMBER),
    Field("kept", NUMBER),
)
FIELDS_ALONE = (*FIELDS, Field("brain", thing_of(lambda setup: Brain(setup.solo, [], []), BRAIN_FIELDS)))


def data_of(state: Position) -> Json:
    return save(state, FIELDS_ALONE if state.setup.alone else FIELDS, state.setup)


def read_into(state: Position, data: Json) -> None:
    """The inverse of `data_of`: sets everything."""
    setup = state.setup
    if len(data["seats"]) != setup.players:
        raise ValueError("seats of another player count")
    restore(state, FIELDS_ALONE if setup.alone else FIELDS, setup, data)
    state.bag_left = tokens_in(state.bag)


def read_example(setup: Setup, example: dict[str, Any]) -> Seat:
    """A seat with these tokens, for a picture."""
    own = new_seat(setup)
    example_fields = [field for field in SEAT_FIELDS if field.key in ("board", "hexes", "slots")]
    restore(own, example_fields, setup, example)
    return own
