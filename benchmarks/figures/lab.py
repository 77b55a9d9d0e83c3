"""The lab: many matches stepped at once, each step with an observation and a legal mask, per CPU second of one core.

Beside OpenSpiel's observer on trick-taking games, and EnvPool and Pgx where the extra `bench-lab` is installed; and
seat after seat, beside PettingZoo's own hanabi.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from multiprocessing import active_children
from time import perf_counter, process_time
from typing import Any

import numpy as np

from benchmarks import lab_peers
from benchmarks.figure import Figure, at_least, tell
from benchmarks.timing import Contestant, Race
from vivant import lab

BATCH = 1024
STEPS = 120  # drawn before and played again and again; enough for every match to end once
OURS: dict[str, dict[str, Any]] = {
    "vivo": {"game": "vivo", "players": 4},
    "vivo packed": {"game": "vivo", "players": 4, "packed": True, "copy": False},
    "vivarium": {"game": "vivarium", "players": 3},
    "vivid memories": {"game": "vivid-memories", "players": 3},
}
OBSERVERS = ("hearts", "spades")
LARGE: dict[str, tuple[str, Callable[[str], Contestant], str]] = {
    "envpool": ("envpool", lab_peers.envpool, "SparrowMahjong-v1"),
    "pgx": ("pgx", lab_peers.pgx, "sparrow_mahjong"),
}


def figures() -> Iterator[Figure]:
    contestants = {name: stepping(**how) for name, how in OURS.items()}
    contestants |= {name: lab_peers.openspiel(name) for name in OBSERVERS}
    contestants["hearts replayed"] = lab_peers.openspiel("hearts", replayed=True)
    for name, (package, make, game) in LARGE.items():
        if find_spec(package) is None:
            tell(f"lab: {package} is not installed; python tools/environment.py bench-lab, then again")
            continue
        try:
            contestants[name] = make(game)
        except Exception as error:  # whatever a foreign package does not find here
            tell(f"lab: {package} does not run here: {' '.join(str(error).split())[:200]}")
    race = Race(contestants, seconds=0.4)
    rates = ", ".join(f"{name} {race.rate(name) / 1e3:.0f}" for name in contestants)
    tell(f"lab: thousand decisions a second and core: {rates}")
    best = max(OBSERVERS, key=race.rate)
    yield at_least("lab.vivo/observer", 15, race.ratio("vivo", best))
    yield at_least("lab.vivarium/observer", 10, race.ratio("vivarium", best))
    yield at_least("lab.vivid-memories/observer", 6, race.ratio("vivid memories", best))
    for name in LARGE:
        yield at_least(f"lab.vivo/{name}", 40, race.ratio("vivo", name) if name in contestants else None)
    yield at_least("lab.vivo.packed/uint8", 2, race.ratio("vivo packed", "vivo"))
    yield from seat_after_seat()
    yield from with_workers()


def seat_after_seat() -> Iterator[Figure]:
    """PettingZoo's AEC beside its own hanabi. Ours has all checks built in and none can be left out: so one figure."""
    if find_spec("shimmy") is None or find_spec("pettingzoo") is None:
        tell("lab: PettingZoo's hanabi needs shimmy and pettingzoo, which `make bench` installs")
        yield at_least("lab.aec/hanabi", 30, None)
        return
    from pettingzoo.classic import hanabi_v5

    from vivant.lab import zoo

    own, theirs = zoo.env("vivo", players=4), hanabi_v5.env()
    race = Race({"vivo": lab_peers.pettingzoo(own), "hanabi": lab_peers.pettingzoo(theirs)}, seconds=0.4)
    rates = ", ".join(f"{name} {race.rate(name) / 1e3:.1f}" for name in ("vivo", "hanabi"))
    tell(f"lab: thousand decisions a second, seat after seat: {rates}")
    yield at_least("lab.aec/hanabi", 30, race.ratio("vivo", "hanabi"))


def stepping(**how: Any) -> Contestant:
    """Steps of a vector environment; `times` are decisions. The random driver is left out: it has decided before."""
    games = lab.make_vec(num_envs=BATCH, seed=1, **how)
    decided = decisions(**how)

    def run(times: int) -> float:
        spent = 0.0
        for at in range(-(-times // BATCH)):
            if at % STEPS == 0:
                games.reset(seed=1)
            begun = process_time()
            games.step(decided[at % STEPS])
            spent += process_time() - begun
        return spent * times / (-(-times // BATCH) * BATCH)

    return run


def decisions(num_envs: int = BATCH, **how: Any) -> list[np.ndarray]:
    """Legal ones at random, for each step from a reset with the seed 1 on."""
    games = lab.make_vec(num_envs=num_envs, seed=1, **{**how, "packed": False, "copy": True})
    draw = np.random.default_rng(1).random
    batch = games.reset()
    decided: list[np.ndarray] = []
    for _ in range(STEPS):
        decided.append((batch.mask * (1.0 - draw(batch.mask.shape))).argmax(1))
        batch = games.step(decided[-1])
    return decided


def with_workers() -> Iterator[Figure]:
    """By the clock on the wall, as that is what workers are for: two of them beside one, each on a core of its own.

    They are told which: on a busy machine the system would let both take turns on one.
    """
    how = {"game": "vivo", "players": 4, "packed": True, "copy": False}
    places = 4 * BATCH
    decided = decisions(places, **how)
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    crews: dict[int, lab.Games] = {}
    for workers in (1, 2):
        before = active_children()
        crews[workers] = lab.make_vec(num_envs=places, seed=1, workers=workers, **how)
        for core, process in enumerate(process for process in active_children() if process not in before):
            if cores:
                os.sched_setaffinity(process.pid, {cores[core % len(cores)]})

    def run(workers: int, times: int) -> float:
        games = crews[workers]
        spent = 0.0
        for at in range(times):
            if at % STEPS == 0:
                games.reset(seed=1)
            begun = perf_counter()
            games.step(decided[at % STEPS])
            spent += perf_counter() - begun
        return spent

    race = Race({str(workers): lambda times, workers=workers: run(workers, times) for workers in crews}, seconds=0.4)
    one, two = (race.rate(workers) * places / 1e6 for workers in ("1", "2"))
    tell(f"lab: {places} places, million decisions a second by the wall: one worker {one:.2f}, two {two:.2f}")
    yield at_least("lab.workers.2/1", 1.6, race.ratio("2", "1"))
    for games in crews.values():
        games.close()
