"""A state of Vivarium, or a view, read back from its data."""
# vivant: compiled

from __future__ import annotations

from mypy_extensions import i64

from vivant.engine.bits import bit_at
from vivant.engine.state import Json
from vivant.games.vivarium.cards import Setup
from vivant.games.vivarium.rules import VivariumState
from vivant.games.vivarium.seat import NONE, Seat


def load(setup: Setup, data: Json) -> VivariumState:
    """The inverse of `VivariumState.data`. What is no number fails here in both builds, not later in one of them."""
    if len(data["seats"]) != setup.players or len(data["cells"]) != setup.cells:
        raise ValueError("seats or cells of another game")
    cells: list[i64] = [NONE if text == "" else setup.card_numbers[text] for text in data["cells"]]
    state = VivariumState(setup, [], cells)
    cell: i64 = 0
    for card in cells:
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
    return state


def _mask(texts: list[str], all_texts: list[str]) -> i64:
    found: i64 = 0
    for text in texts:
        found = found | bit_at(all_texts.index(text))
    return found
