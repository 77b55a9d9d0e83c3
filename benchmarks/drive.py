"""Random play of any game of ours, driven from Python or inside `simulate`, in this build or the interpreted one.

As a program, `python -m benchmarks.drive GAME PLAYERS GAMES`: simulate, and print the seconds that took.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter

import vivant
from benchmarks.timing import Contestant
from vivant.engine import state as state_module
from vivant.engine.game import Game
from vivant.engine.state import State

ROOT = Path(__file__).parent.parent
SEED = 1


def is_compiled() -> bool:
    return not state_module.__file__.endswith(".py")


def driven(game: Game) -> Callable[[int], None]:
    """Whole games through `State`, as a program of one's own would play them at random."""

    def play(games: int) -> None:
        for number in range(games):
            dice = vivant.FastDice(SEED, number)
            state = game.new()
            while True:
                waiting = state.to_act()
                if waiting:
                    seat = (waiting & -waiting).bit_length() - 1
                    state.apply(seat, state.pick(seat, dice))
                elif state.is_over():
                    break
                else:
                    state.roll(dice)

    return play


def driven_by_lists(game: Game) -> Callable[[int], None]:
    """The same, choosing from the list of legal actions."""

    def play(games: int) -> None:
        for number in range(games):
            dice = vivant.FastDice(SEED, number)
            state = game.new()
            while not state.is_over():
                if state.is_chance():
                    state.roll(dice)
                else:
                    waiting = state.to_act()
                    seat = (waiting & -waiting).bit_length() - 1
                    actions = state.legal(seat)
                    state.apply(seat, actions[dice.below(len(actions))])

    return play


def simulated(game: Game) -> Callable[[int], None]:
    """On one core."""

    def play(games: int) -> None:
        vivant.simulate(game, games, seed=SEED)

    return play


def simulated_interpreted(game: Game) -> Contestant:
    """The same from the sources, in a process of its own, whose start is not counted."""
    command = [sys.executable, "-m", "benchmarks.drive", game.id, str(game.players)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}

    def run(games: int) -> float:
        done = subprocess.run(
            [*command, str(games)], cwd=ROOT, env=environment, check=True, stdout=subprocess.PIPE, text=True
        )
        return float(done.stdout)

    return run


def positions(game: Game, matches: int) -> Iterator[State]:
    """Every state of random play in which somebody decides, to be looked at and left as it is."""
    for number in range(matches):
        dice = vivant.FastDice(SEED, number)
        state = game.new()
        state.roll(dice)
        while waiting := state.to_act():
            yield state
            seat = (waiting & -waiting).bit_length() - 1
            state.apply(seat, state.pick(seat, dice))
            state.roll(dice)


if __name__ == "__main__":
    id, players, games = sys.argv[1:]
    start_game = vivant.game(id, int(players))
    assert not is_compiled()
    begun = perf_counter()
    simulated(start_game)(int(games))
    print(perf_counter() - begun)
