"""Vivid Memories, two players at random, dealing included; and scoring a full board."""

from __future__ import annotations

from collections.abc import Iterator

import vivant
from benchmarks.beside import beside_hearts
from benchmarks.drive import positions
from benchmarks.figure import Figure, at_least, at_most
from benchmarks.timing import Race, called, timed
from vivant.engine.game import Game
from vivant.games.vivid_memories.rules.seat import Seat, new_seat, prospect

NAMES = ["Lark", "Fern"]


def figures() -> Iterator[Figure]:
    game = vivant.game("vivid-memories", players=2)
    yield from playing(game)
    yield from scoring(game)
    yield from drawing(game)


def playing(game: Game) -> Iterator[Figure]:
    race = beside_hearts(game)
    yield at_least("vivid-memories.driven/H1", 2.5, race.ratio("driven", "H1"))
    yield at_least("vivid-memories.simulated/H1", 8, race.ratio("simulated", "H1"))
    yield at_least("vivid-memories.compiled/interpreted", 15, race.ratio("simulated", "interpreted"))


def scoring(game: Game) -> Iterator[Figure]:
    """A board with every hex full, all tiles up: moments, threads of all colours, clusters."""
    full = full_board(game)
    race = Race({"score": called(lambda: prospect(game.setup, full))}, seconds=0.1)  # type: ignore[attr-defined]
    yield at_most("vivid-memories.score", 5, 1e6 / race.rate("score"), "us")


def full_board(game: Game) -> Seat:
    dice = vivant.FastDice(3)
    setup = game.setup  # type: ignore[attr-defined]
    own = new_seat(setup)
    own.board = 0
    for hex in range(setup.hexes):
        for _ in range(setup.capacity):
            own.put(dice.below(setup.colours), hex)
    for slot in range(setup.bank_size):
        own.bank[slot] = slot
    own.covered = own.flipped = setup.every_bank
    return own


def drawing(game: Game) -> Iterator[Figure]:
    """A wide scene for the seat that is asked, at each decision of some matches, as a table draws them."""
    views = [(state.view(lowest(state.to_act()))) for state in positions(game, 3)]

    def draw(times: int) -> None:
        for n in range(times):
            game.scene(views[n % len(views)], "en", NAMES, [False, False])

    draw(len(views))
    race = Race({"scene": timed(draw)}, seconds=0.2)
    yield at_most("vivid-memories.scene", 0.3, 1e3 / race.rate("scene"), "ms")


def lowest(mask: int) -> int:
    return (mask & -mask).bit_length() - 1
