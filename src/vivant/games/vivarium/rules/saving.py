"""A position of Vivarium as data, and read back from it: cards, dominoes and tokens in sets by their ids."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from vivant.engine import saving
from vivant.engine.bits import bit_at
from vivant.engine.saving import NUMBER, Field, Kind, Row, list_of, named
from vivant.engine.state import Json
from vivant.games.vivarium.rules.components import EQUIPMENT_KINDS
from vivant.games.vivarium.rules.position import STAGES, Position
from vivant.games.vivarium.rules.seat import NONE, Seat
from vivant.games.vivarium.rules.setup import Setup, ids_in


def _set_of(ids: Callable[[Setup], list[str]]) -> Kind:
    return Kind(
        lambda mask, setup: ids_in(mask, ids(setup)),
        lambda data, setup: sum({bit_at(ids(setup).index(id)) for id in data}),
    )


def _numbers(*keys: str) -> list[Field]:
    return [Field(key, NUMBER) for key in keys]


def _read_seat(data: Json, setup: Setup) -> Seat:
    own = Seat()
    saving.restore(own, SEAT, setup, data)
    return own


CREATURES = _set_of(lambda setup: setup.creature_ids)
EQUIPMENT = _set_of(lambda setup: setup.equipment_ids)
CONTRACTS = _set_of(lambda setup: setup.contract_ids)
DOMINOES = _set_of(lambda setup: setup.domino_ids)
TOKENS = _set_of(lambda setup: setup.token_ids)
COLOUR_STARTS = _set_of(lambda setup: setup.colour_start_ids)
TYPE_STARTS = _set_of(lambda setup: setup.type_start_ids)
CARD = Kind(
    lambda card, setup: "" if card == NONE else setup.card_ids[card],
    lambda data, setup: NONE if data == "" else setup.card_numbers[data],
)
CARDS = [Field("creatures", CREATURES), Field("equipment", EQUIPMENT), Field("contracts", CONTRACTS)]

SEAT: Sequence[Field | Row] = (
    Row("dominoes", _numbers("one", "two")),
    Field("gems", NUMBER),
    *CARDS,
    Field("tokens", TOKENS),
    *_numbers("matched", "colour", "type"),
)
POSITION: Sequence[Field | Row] = (
    Field("viewer", NUMBER),
    Field("stage", named(STAGES)),
    *_numbers("round", "turn", "first", "active", "bank"),
    Field("cells", list_of(CARD)),
    Row("decks", CARDS),
    Row("discard", [Field(f"gone_{field.key}", field.kind) for field in CARDS]),
    Field("pool", DOMINOES),
    *_numbers("middle", "hidden", "dealt"),
    Row("box", [Field("colours", COLOUR_STARTS), Field("types", TYPE_STARTS)]),
    Field("stack", TOKENS),
    *_numbers("stack_left", "token", "next"),
    Field("gone_tokens", TOKENS),
    Field("where", NUMBER),
    Field("drawing", named(EQUIPMENT_KINDS, none=True)),
    Field("due", NUMBER),
    Field("drawn", CREATURES),
    *_numbers("held", "given"),
    Field("seats", list_of(Kind(lambda own, setup: saving.save(own, SEAT, setup), _read_seat))),
)


def data_of(table: Position) -> Json:
    return saving.save(table, POSITION, table.setup)


def restore(table: Position, data: Json) -> None:
    """The inverse of `data_of`, for a new match."""
    saving.restore(table, POSITION, table.setup, data)
    if len(table.seats) != table.setup.players or len(table.cells) != table.setup.cells:
        raise ValueError("seats or cells of another game")
    table.filled = sum(bit_at(cell) for cell, card in enumerate(table.cells) if card != NONE)
