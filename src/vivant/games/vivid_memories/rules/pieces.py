"""Every token and tile of a match, wherever it lies: what conservation is checked by."""

from __future__ import annotations

from collections import Counter

from vivant.engine.bits import mask_of, members
from vivant.games.vivid_memories.rules.brain import HUMAN
from vivant.games.vivid_memories.rules.position import Position
from vivant.games.vivid_memories.rules.setup import NONE, amount


def count_pieces(state: Position) -> Counter[str]:
    """Of a full state."""
    setup = state.setup
    pieces: Counter[str] = Counter()
    tokens = [state.bag, state.supply, *(own.hand for own in state.seats)]
    line = state.line[state.first : state.last + 1]
    tokens += [pile.tokens for pile in line]
    for colour, name in enumerate(setup.colour_names):
        pieces[name] = sum(amount(counts, colour) for counts in tokens)
        pieces[name] += sum(own.layers[colour].sum() for own in state.seats)
    counted = [state.stack, state.gone, state.emptied]
    for own in state.seats:
        counted += [own.claimed, own.cherished, mask_of([own.bank[slot] for slot in members(own.covered)])]
        if own.board != NONE:
            pieces.update(setup.colour_names[setup.board_colours[own.board][slot]] for slot in members(own.slots))
    counted.append(mask_of([pile.tile for pile in line]))
    if state.brain is not None:
        counted.append(mask_of(list(state.brain.leaving)))
        assert setup.solo is not None
        if state.seats[HUMAN].aspiration != NONE:  # the token on the track (AB-03)
            pieces[setup.colour_names[state.seats[HUMAN].aspiration]] += setup.solo.reminder
    for mask in counted:
        pieces.update(f"moment {name}" for name in setup.tiles_in(mask))
    dealt = [own.aspiration for own in state.seats if own.aspiration != NONE]
    left = members(setup.aspirations & ~mask_of(dealt))
    pieces.update(f"aspiration {setup.colour_names[colour]}" for colour in dealt + left)
    return pieces
