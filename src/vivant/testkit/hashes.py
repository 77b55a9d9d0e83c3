"""One number for many random games: builds, platforms and versions that differ anywhere differ in it.

`python -m vivant.testkit.hashes FILE` writes them anew, for every registered game and player count.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

from vivant.engine.dice import FastDice
from vivant.engine.game import Game
from vivant.engine.simulate import play_out
from vivant.engine.strict import write_compact
from vivant.testkit.cases import all_plain_cases
from vivant.testkit.trial import Trial

GAMES = 300
WORLDS = 60


def hash_of_games(game: Game) -> str:
    """Over how each of these games ends; game number i draws from FastDice(1, i)."""
    digest = hashlib.sha256()
    for number in range(GAMES):
        state = game.new()
        decisions = play_out(state, FastDice(1, number))
        digest.update(write_compact([decisions, state.data(), state.scores(), state.ranking()]).encode())
    return digest.hexdigest()


def hash_of_worlds(game: Game) -> str:
    """Over what everybody in turn sees and imagines somewhere in these games."""
    digest = hashlib.sha256()
    for number in range(WORLDS):
        trial = Trial(game, number)
        stop = trial.looking.below(game.most_steps)
        viewer = trial.viewers[number % len(trial.viewers)]
        for state in trial.walk():
            if trial.step == stop or state.is_over():
                view = state.view(viewer)
                digest.update(write_compact([view.data(), view.imagine(FastDice(1, number)).data()]).encode())
                break
    return digest.hexdigest()


def hashes() -> dict[str, dict[str, str]]:
    """By game and count."""
    hashes: dict[str, dict[str, str]] = {}
    for case in all_plain_cases():
        game = case.game()
        hashes[str(case)] = {"games": hash_of_games(game), "worlds": hash_of_worlds(game)}
    return hashes


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(hashes(), indent=2) + "\n", encoding="utf-8")
