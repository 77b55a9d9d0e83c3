"""Slow and obvious: the best Reflect by trying every step, and small positions to try it on."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from vivant.engine.edition import Edition
from vivant.games.vivid_memories.rules.reflect import kind_in

from .table import Table

Leaf = Callable[[Any], int]


def best_by_trying(state: Any, seat: int, leaf: Leaf, known: dict[str, int] | None = None) -> int:
    """Every legal step is tried, every token drawn; `leaf` values the state in which the seat is about to be done."""
    known = {} if known is None else known
    if state.is_chance():
        odds = state.outcomes()
        total = 0
        for outcome, weight in odds:
            after = state.clone()
            after.apply_outcome(outcome)
            total += weight * best_by_trying(after, seat, leaf, known)
        return total // sum(weight for _, weight in odds)
    data = state.data()
    key = str([data["seats"][seat], data["bag"], data["supply"]])
    if key not in known:
        found = []
        for action in state.legal(seat):
            if action == state.setup.actions.done.base:
                found.append(leaf(state))
            else:
                after = state.clone()
                after.apply(seat, action)
                found.append(best_by_trying(after, seat, leaf, known))
        known[key] = max(found)
    return known[key]


def in_the_end(state: Any) -> int:
    """The points of seat 0, in thousandths, when it is done and the match is over; whoever is asked gives anything."""
    after = state.clone()
    after.apply(0, after.setup.actions.done.base)
    while after.to_act():
        seat = (after.to_act() & -after.to_act()).bit_length() - 1
        after.apply(seat, after.legal(seat)[0])
    assert after.is_over()
    return 1000 * after.scores()[0]


def small_position(luck: random.Random, actions: int, round: int, edition: Edition | None = None) -> Table:
    """Seat 0 is the last to act in Reflect: a few hexes with tokens, some tiles, and so many actions at most."""
    table = Table.at("reflect", edition=edition, round=round)
    game = table.game
    setup = game.setup
    colours, hexes = setup.colour_names, setup.hex_names
    first = luck.choice(hexes)
    near = [hex for at, hex in enumerate(hexes) if setup.near[hexes.index(first)] >> at & 1]
    chosen = {first, *luck.sample(near, min(len(near), luck.randint(1, 3))), luck.choice(hexes)}
    data = table.state.data()
    own = data["seats"][0]
    own["hexes"] = {
        hex: sorted(luck.choices(colours, k=luck.choice([1, 1, 2, 3])), key=colours.index)
        for hex in hexes
        if hex in chosen
    }
    tiles = luck.sample([tile.name for tile in setup.tiles], setup.bank_size)
    own["bank"] = {
        slot: [tile, luck.random() < 0.3]
        for slot, tile in zip(setup.bank_names, tiles, strict=True)
        if luck.random() < 0.45
    }
    data["stack"] = [tile for tile in data["stack"] if tile not in [tile for tile, _ in own["bank"].values()]]
    own["slots"] = [slot for slot in setup.slot_names if luck.random() < 0.2]
    own["aspiration"], data["seats"][1]["aspiration"] = luck.sample(colours, 2)
    data["bag"] = sorted(luck.choices(colours, k=luck.choice([1, 4])), key=colours.index)
    plenty = luck.random() < 0.6  # in a poor supply the order of actions may matter
    data["supply"] = [name for name in colours for _ in range(5 if plenty else luck.randint(0, 2))]
    state: Any = game.load(data)
    offers = [slot for slot in range(setup.bank_size) if kind_in(state, state.seats[0], slot) >= 0]
    used = luck.sample(offers, max(0, len(offers) - actions))
    own["used"] = [name for slot, name in enumerate(setup.bank_names) if slot in used]
    return Table(game.load(data), game)
