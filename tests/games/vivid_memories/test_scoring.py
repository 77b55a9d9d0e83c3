"""The fast scorer against the slow one on many random boards; tokens through many random games."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.nets.sizes import usually
from vivant.engine.dice import FastDice
from vivant.engine.simulate import play_out
from vivant.games.vivid_memories import VividMemories
from vivant.games.vivid_memories.rules.seat import find_clusters, find_moments, find_threads, new_seat
from vivant.testkit.trial import COMPILED

from .editions import large, ring
from .oracle import cluster_points, connections, graph_of, moment_points

BOARDS = usually(10_000 if COMPILED else 1_000, deep=100_000 if COMPILED else 3_000)
GAMES = usually(1_000, deep=10_000) if COMPILED else 100


def random_board(game: VividMemories, luck: random.Random) -> tuple[Any, dict[str, Counter[str]], set[str], list[str]]:
    """A seat with random tokens, filled slots and tiles, and the same in plain containers."""
    setup, content = game.setup, game.edition.content
    own = new_seat(setup)
    own.board = luck.randrange(len(setup.board_names))
    hexes: dict[str, Counter[str]] = {name: Counter() for name in setup.hex_names}
    density = luck.random()
    palette = luck.sample(range(len(setup.colour_names)), luck.randint(1, len(setup.colour_names)))
    for hex, name in enumerate(setup.hex_names):
        for _ in range(luck.randint(1, setup.capacity) if luck.random() < density else 0):
            colour = luck.choice(palette)
            own.put(colour, hex)
            hexes[name][setup.colour_names[colour]] += 1
    fullness = luck.random() ** 2
    filled = {name for name in setup.slot_names if luck.random() < fullness}
    own.slots = sum(1 << setup.slot_names.index(name) for name in filled)
    tiles = luck.sample(list(content["moments"]), len(setup.bank_names))
    for slot, tile in enumerate(tiles):
        own.bank[slot] = list(content["moments"]).index(tile)
    own.covered = own.flipped = (1 << len(tiles)) - 1
    return own, hexes, filled, tiles


def compare(game: VividMemories, boards: int, seed: str) -> Counter[str]:
    setup, content = game.setup, game.edition.content
    graph, luck = graph_of(content), random.Random(seed)
    seen: Counter[str] = Counter()
    for _ in range(boards):
        own, hexes, filled, tiles = random_board(game, luck)
        moments = {setup.tiles[award.which].name: award.points for award in find_moments(setup, own, 0)}
        right = {tile: points for tile in tiles if (points := moment_points(content, hexes, tile))}
        assert moments == right
        threads = sorted(
            (setup.colour_names[a.which], setup.hexes_in(a.hexes), setup.slots_in(a.slots), a.points)
            for a in find_threads(setup, own, 0)
        )
        board = setup.board_names[own.board]
        slow = [row for row in connections(content, graph, board, hexes, filled) if row[3]]
        in_order = {slot: at for at, slot in enumerate(setup.slot_names)}
        assert threads == sorted(
            (colour, sorted(thread), sorted(empty, key=in_order.get), points)  # type: ignore[arg-type]
            for colour, thread, empty, points in slow
        )
        assert sum(award.points for award in find_clusters(setup, own, 0)) == cluster_points(content, filled)
        seen["moments"] += bool(moments)
        seen["threads"] += len(threads)
        seen["three"] += any(len(row[2]) > 2 for row in slow)
    return seen


def test_the_scorers_agree_on_random_boards() -> None:
    seen = compare(VividMemories(4), BOARDS, "standard")
    assert all(seen[what] > BOARDS // 100 for what in ("moments", "threads", "three"))


@pytest.mark.parametrize("edition", [large, ring], ids=lambda make: make.__name__)
def test_the_scorers_agree_on_other_boards(edition: Any) -> None:
    seen = compare(VividMemories(2, {}, edition()), BOARDS // 20, edition.__name__)
    assert seen["threads"]


@pytest.mark.rule("VM-08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tokens_are_conserved_through_random_games(players: int) -> None:
    game = VividMemories(players)
    right = game.pieces(game.new())
    for number in range(GAMES):
        state, dice = game.new(), FastDice(players, number)
        stop = dice.below(150)
        for _ in range(stop):
            state.roll(dice)
            if state.is_over():
                break
            seat = (state.to_act() & -state.to_act()).bit_length() - 1
            state.apply(seat, state.pick(seat, dice))
        assert game.pieces(state) == right
        play_out(state, dice)
        assert game.pieces(state) == right
