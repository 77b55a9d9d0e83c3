"""The arena: what a run costs beside the plain loop that plays the same games, on one core and on two."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from benchmarks.figure import Figure, at_most, tell
from benchmarks.timing import Race, timed
from vivant.arena.asked import ask
from vivant.arena.contest import contest, line_up
from vivant.arena.executors import executor_for
from vivant.arena.running import run_in
from vivant.engine.batch import simulate
from vivant.engine.game import Game
from vivant.engine.registry import make_game

BOTS = ("normal", "easy")
AT_RANDOM = ("random",)
OVERHEAD = 1.05
MANY = 200_000


def figures() -> Iterator[Figure]:
    """Enough games are played to forget what it takes to begin: processes, packages, the hash of the code."""
    four, two = make_game("vivo", 4), make_game("vivarium", 2)
    for jobs in (1, 2):
        games = MANY * jobs  # to begin processes takes as long as some ten thousand
        race = Race({"run": running(four, AT_RANDOM, jobs, games), "simulate": simulating(four, jobs, games)}, 2.0)
        tell(f"arena: thousand games at random a second, jobs {jobs}: {race.rate('run') * games / 1000:.0f}")
        yield at_most(f"arena.random.jobs-{jobs}/simulate", OVERHEAD, race.ratio("simulate", "run"))
    race = Race({"run": running(two, BOTS, 1, 400), "contest": contesting(two, BOTS, 400)}, 2.0)
    yield at_most("arena.bots/contest", OVERHEAD, race.ratio("contest", "run"))


def running(game: Game, bots: tuple[str, ...], jobs: int, games: int) -> Callable[[int], float]:
    """So many times that many games, as one run in a folder."""

    def run(times: int) -> None:
        with tempfile.TemporaryDirectory() as folder:
            asked, entrants = ask(game, bots, games * times)
            run_in(Path(folder) / "run", game, asked, entrants, executor_for(jobs))

    return timed(run)


def simulating(game: Game, jobs: int, games: int) -> Callable[[int], float]:
    return timed(lambda times: simulate(game, games * times, jobs=jobs))


def contesting(game: Game, bots: tuple[str, ...], games: int) -> Callable[[int], float]:
    return timed(lambda times: contest(game, line_up(game, bots), games * times))
