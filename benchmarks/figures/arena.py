"""The arena: what a run costs beside the plain loop that plays the same games, on one core, on two, and on Ray."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from benchmarks.figure import Figure, at_most, tell
from benchmarks.timing import Contestant, Race, timed
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
ON_RAY = 1.1
FURTHER = 1_000_000
FEW_ROUNDS = 3


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
    yield from on_ray(four, 2)


def on_ray(game: Game, jobs: int) -> Iterator[Figure]:
    """What a million further games cost there: to begin a cluster takes some seconds, whatever is played."""
    name = f"arena.random.ray-{jobs}/simulate"
    if find_spec("ray") is None:
        tell("arena: ray is not installed; python tools/environment.py ray, then again")
        yield at_most(name, ON_RAY, None)
        return
    contestants = {
        "run": further(running(game, AT_RANDOM, jobs, FURTHER, "ray")),
        "simulate": further(simulating(game, jobs, FURTHER)),
    }
    race = Race(contestants, 8.0, FEW_ROUNDS)
    tell(f"arena: thousand games at random a second, jobs {jobs} on Ray: {race.rate('run') * FURTHER / 1000:.0f}")
    yield at_most(name, ON_RAY, race.ratio("simulate", "run"))


def further(contestant: Contestant) -> Contestant:
    """Without what it takes to begin, and without its first share of the work."""
    return lambda times: contestant(1 + times) - contestant(1)


def running(game: Game, bots: tuple[str, ...], jobs: int, games: int, on: str | None = None) -> Contestant:
    """So many times that many games, as one run in a folder."""

    def run(times: int) -> None:
        with tempfile.TemporaryDirectory() as folder:
            asked, entrants = ask(game, bots, games * times)
            run_in(Path(folder) / "run", game, asked, entrants, executor_for(jobs, on))

    return timed(run)


def simulating(game: Game, jobs: int, games: int) -> Contestant:
    return timed(lambda times: simulate(game, games * times, jobs=jobs))


def contesting(game: Game, bots: tuple[str, ...], games: int) -> Contestant:
    return timed(lambda times: contest(game, line_up(game, bots), games * times))
