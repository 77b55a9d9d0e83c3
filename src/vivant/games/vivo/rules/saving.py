"""A state as data and back: its fields, written once."""

from __future__ import annotations

from vivant.engine.saving import NUMBER, Field, Kind, list_of, restore, save, thing_of
from vivant.engine.state import Json
from vivant.games.vivo.rules.components import KINDS
from vivant.games.vivo.rules.position import STAGES, Position
from vivant.games.vivo.rules.seat import Seat
from vivant.games.vivo.rules.setup import NOBODY, NONE, Setup, pile_count, pile_of
from vivant.games.vivo.rules.trick import Trick, card_at, laid_by


def _write_laid(cards: int, setup: Setup) -> Json:
    """By seat its card, null for none."""
    laid = [card_at(cards, seat) for seat in range(setup.players)]
    return [None if card == NONE else setup.actions.text(card) for card in laid]


def _read_laid(texts: Json, setup: Setup) -> int:
    return sum(laid_by(seat, setup.card(text)) for seat, text in enumerate(texts) if text is not None)


def _read_trick(data: Json, setup: Setup) -> Trick:
    """Its cards are laid once more: the rest follows from them."""
    told = Trick(setup, NOBODY, NONE)
    restore(told, TRICK_FIELDS, setup, data)
    trick = Trick(setup, told.leader, told.harmony)
    for place in range(setup.players):
        seat = (told.leader + place) % setup.players
        if told.card_of(seat) == NONE:
            break
        trick.lay(seat, told.card_of(seat))
    return trick


STAGE = Kind(lambda stage, setup: STAGES[stage], lambda name, setup: STAGES.index(name))
CARDS = Kind(lambda cards, setup: setup.texts(cards), lambda texts, setup: setup.cards(texts))
PILE = Kind(
    lambda pile, setup: [pile_count(pile, kind) for kind in range(len(KINDS))],
    lambda counts, setup: pile_of(counts),
)
LAID = Kind(_write_laid, _read_laid)
TRICK = Kind(lambda trick, setup: save(trick, TRICK_FIELDS, setup), _read_trick)

TRICK_FIELDS: tuple[Field, ...] = (
    Field("leader", NUMBER),
    Field("harmony", NUMBER),
    Field("cards", LAID),
    Field("open", CARDS, "open_cards"),
    Field("off", CARDS),
    Field("high", NUMBER, "high_seat"),
    Field("low", NUMBER, "low_seat"),
)
SEAT_FIELDS = (
    Field("hand", CARDS),
    Field("played", CARDS),
    Field("void", CARDS),
    Field("face_up", CARDS),
    Field("face_down", CARDS),
    Field("points", NUMBER),
)
FIELDS = (
    Field("viewer", NUMBER),
    Field("stage", STAGE),
    Field("round", NUMBER),
    Field("tricks", NUMBER),
    Field("turn", NUMBER),
    Field("next", NUMBER),
    Field("pile", PILE),
    Field("dealt", NUMBER),
    Field("deck", CARDS),
    Field("off", CARDS),
    Field("past", list_of(CARDS)),
    Field("trick", TRICK),
    Field("last", TRICK),
    Field("seats", list_of(thing_of(lambda setup: Seat(), SEAT_FIELDS))),
)


def data_of(position: Position) -> Json:
    return save(position, FIELDS, position.setup)


def read_into(position: Position, data: Json) -> None:
    """The inverse: sets every field."""
    restore(position, FIELDS, position.setup, data)
    position.pile_left = sum(data["pile"])
