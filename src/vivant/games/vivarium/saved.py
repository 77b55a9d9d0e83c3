"""A position of Vivarium as data, and read back from it."""
# vivant: compiled

from __future__ import annotations

from mypy_extensions import i64

from vivant.engine.bits import bit_at, members
from vivant.engine.state import Json
from vivant.games.vivarium.position import Position
from vivant.games.vivarium.seat import NONE, Seat


def data_of(table: Position) -> Json:
    setup = table.setup
    parts = setup.parts
    return {
        "viewer": table.viewer,
        "stage": table.stage,
        "round": table.round,
        "turn": table.turn,
        "first": table.first,
        "active": table.active,
        "bank": table.bank,
        "cells": ["" if card == NONE else setup.card_ids[card] for card in table.cells],
        "decks": [
            setup.creature_texts(table.creatures),
            setup.equipment_texts(table.equipment),
            setup.contract_texts(table.contracts),
        ],
        "discard": [
            setup.creature_texts(table.gone_creatures),
            setup.equipment_texts(table.gone_equipment),
            setup.contract_texts(table.gone_contracts),
        ],
        "pool": setup.domino_texts(table.pool),
        "middle": table.middle,
        "hidden": table.hidden,
        "dealt": table.dealt,
        "box": [
            [parts.colour_starts[start].id for start in members(table.colours)],
            [parts.type_starts[start].id for start in members(table.types)],
        ],
        "stack": setup.token_texts(table.stack),
        "stack_left": table.stack_left,
        "token": table.token,
        "next": table.next,
        "gone_tokens": setup.token_texts(table.gone_tokens),
        "where": table.where,
        "drawing": table.drawing,
        "due": table.due,
        "drawn": setup.creature_texts(table.drawn),
        "held": table.held,
        "given": table.given,
        "seats": [
            {
                "dominoes": [own.one, own.two],
                "gems": own.gems,
                "creatures": setup.creature_texts(own.creatures),
                "equipment": setup.equipment_texts(own.equipment),
                "contracts": setup.contract_texts(own.contracts),
                "tokens": setup.token_texts(own.tokens),
                "matched": own.matched,
                "colour": own.colour,
                "type": own.type,
            }
            for own in table.seats
        ],
    }


def restore(state: Position, data: Json) -> None:
    """The inverse of `data_of`, for a new match. What is no number fails here in both builds, not later in one."""
    setup = state.setup
    if len(data["seats"]) != setup.players or len(data["cells"]) != setup.cells:
        raise ValueError("seats or cells of another game")
    state.cells = [NONE if text == "" else setup.card_numbers[text] for text in data["cells"]]
    cell: i64 = 0
    for card in state.cells:
        if card != NONE:
            state.filled = state.filled | bit_at(cell)
        cell += 1
    state.viewer = int(data["viewer"])
    state.stage = int(data["stage"])
    state.round = int(data["round"])
    state.turn = int(data["turn"])
    state.first = int(data["first"])
    state.active = int(data["active"])
    state.bank = int(data["bank"])
    state.creatures = setup.cards_mask(data["decks"][0], 0)
    state.equipment = setup.cards_mask(data["decks"][1], setup.creatures)
    state.contracts = setup.cards_mask(data["decks"][2], setup.contract_base)
    state.gone_creatures = setup.cards_mask(data["discard"][0], 0)
    state.gone_equipment = setup.cards_mask(data["discard"][1], setup.creatures)
    state.gone_contracts = setup.cards_mask(data["discard"][2], setup.contract_base)
    parts = setup.parts
    state.pool = _mask(data["pool"], setup.domino_ids)
    state.middle = int(data["middle"])
    state.hidden = int(data["hidden"])
    state.dealt = int(data["dealt"])
    state.colours = _mask(data["box"][0], [start.id for start in parts.colour_starts])
    state.types = _mask(data["box"][1], [start.id for start in parts.type_starts])
    tokens = [token.id for token in parts.tokens]
    state.stack = _mask(data["stack"], tokens)
    state.stack_left = int(data["stack_left"])
    state.token = int(data["token"])
    state.next = int(data["next"])
    state.gone_tokens = _mask(data["gone_tokens"], tokens)
    state.where = int(data["where"])
    state.drawing = int(data["drawing"])
    state.due = int(data["due"])
    state.drawn = setup.cards_mask(data["drawn"], 0)
    state.held = int(data["held"])
    state.given = int(data["given"])
    state.seats = []
    for row in data["seats"]:
        own = Seat()
        own.one, own.two = [int(number) for number in row["dominoes"]]
        own.gems = int(row["gems"])
        own.creatures = setup.cards_mask(row["creatures"], 0)
        own.equipment = setup.cards_mask(row["equipment"], setup.creatures)
        own.contracts = setup.cards_mask(row["contracts"], setup.contract_base)
        own.tokens = _mask(row["tokens"], tokens)
        own.matched = int(row["matched"])
        own.colour = int(row["colour"])
        own.type = int(row["type"])
        state.seats.append(own)


def _mask(texts: list[str], all_texts: list[str]) -> i64:
    found: i64 = 0
    for text in texts:
        found = found | bit_at(all_texts.index(text))
    return found
