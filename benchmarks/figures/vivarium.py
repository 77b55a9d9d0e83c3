"""Vivarium, four players at random, set-up included; and its table drawn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

import vivant
from benchmarks.beside import beside_hearts
from benchmarks.drive import positions
from benchmarks.figure import Figure, at_least, at_most
from benchmarks.timing import Race, called
from vivant.engine.game import Game

MATCHES = 100  # more than are drawn, so that no table is drawn twice
NAMES = ["Lark", "Fern", "Moss", "Wren"]


def figures() -> Iterator[Figure]:
    game = vivant.game("vivarium", players=4)
    yield from playing(game)
    yield from drawing(game)


def playing(game: Game) -> Iterator[Figure]:
    race = beside_hearts(game)
    yield at_least("vivarium.driven/H1", 3, race.ratio("driven", "H1"))
    yield at_least("vivarium.simulated/H1", 10, race.ratio("simulated", "H1"))
    yield at_least("vivarium.compiled/interpreted", 15, race.ratio("simulated", "interpreted"))


def drawing(game: Game) -> Iterator[Figure]:
    """The wide scene of one seat after another, through one match after another, as a server draws them."""
    views = [state.view(number % 4) for number, state in enumerate(positions(game, MATCHES))]
    coming = cycle(views)

    def draw() -> None:
        game.scene(next(coming), "en", NAMES, [False] * 4)

    for _ in views[: len(views) // MATCHES]:  # the first match fills what is kept
        draw()
    race = Race({"scene": called(draw)}, seconds=0.1)
    yield at_most("vivarium.scene", 0.3, 1e3 / race.rate("scene"), "ms")
