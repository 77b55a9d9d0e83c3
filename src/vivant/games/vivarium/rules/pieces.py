"""Every piece of a match of Vivarium, wherever it lies; for the tests that none is ever lost."""

from __future__ import annotations

from collections import Counter

from vivant.games.vivarium.rules.position import Position
from vivant.games.vivarium.rules.seat import NONE
from vivant.games.vivarium.rules.setup import ids_in


def count_pieces(state: Position) -> Counter[str]:
    """By id; gems together."""
    setup, seats = state.setup, state.seats
    sets = (
        (setup.creature_ids, [state.creatures, state.drawn, state.gone_creatures, *(own.creatures for own in seats)]),
        (setup.equipment_ids, [state.equipment, state.gone_equipment, *(own.equipment for own in seats)]),
        (setup.contract_ids, [state.contracts, state.gone_contracts, *(own.contracts for own in seats)]),
        (setup.token_ids, [state.stack, state.gone_tokens, *(own.tokens for own in seats)]),
        (setup.domino_ids, [state.pool]),
        (setup.colour_start_ids, [state.colours]),
        (setup.type_start_ids, [state.types]),
    )
    single = (
        (setup.card_ids, state.cells),
        (setup.token_ids, [state.token, state.next]),
        (setup.domino_ids, [state.middle, state.hidden, *(tile for own in seats for tile in (own.one, own.two))]),
        (setup.colour_start_ids, [own.colour for own in seats]),
        (setup.type_start_ids, [own.type for own in seats]),
    )
    pieces = Counter(id for ids, masks in sets for mask in masks for id in ids_in(mask, ids))
    pieces.update(ids[place] for ids, places in single for place in places if place != NONE)
    pieces["gem"] = int(state.bank + sum(own.gems for own in seats))
    return +pieces  # an edition may have no gems at all
