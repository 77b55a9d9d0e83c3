"""Every piece of a match of Vivarium, wherever it lies; for the tests that none is ever lost."""

from __future__ import annotations

from collections import Counter

from vivant.games.vivarium.rules.position import Position
from vivant.games.vivarium.rules.seat import NONE
from vivant.games.vivarium.rules.setup import ids_in


def pieces_of(table: Position) -> Counter[str]:
    """By id; gems together."""
    setup, seats = table.setup, table.seats
    sets = (
        (setup.creature_ids, [table.creatures, table.drawn, table.gone_creatures, *(own.creatures for own in seats)]),
        (setup.equipment_ids, [table.equipment, table.gone_equipment, *(own.equipment for own in seats)]),
        (setup.contract_ids, [table.contracts, table.gone_contracts, *(own.contracts for own in seats)]),
        (setup.token_ids, [table.stack, table.gone_tokens, *(own.tokens for own in seats)]),
        (setup.domino_ids, [table.pool]),
        (setup.colour_start_ids, [table.colours]),
        (setup.type_start_ids, [table.types]),
    )
    single = (
        (setup.card_ids, table.cells),
        (setup.token_ids, [table.token, table.next]),
        (setup.domino_ids, [table.middle, table.hidden, *(tile for own in seats for tile in (own.one, own.two))]),
        (setup.colour_start_ids, [own.colour for own in seats]),
        (setup.type_start_ids, [own.type for own in seats]),
    )
    pieces = Counter(id for ids, masks in sets for mask in masks for id in ids_in(mask, ids))
    pieces.update(ids[place] for ids, places in single for place in places if place != NONE)
    pieces["gem"] = int(table.bank + sum(own.gems for own in seats))
    return +pieces  # an edition may have no gems at all
