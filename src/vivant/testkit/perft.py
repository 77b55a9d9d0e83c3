"""Perft: how many positions there are by depth from fixed deals. A rule that changes anywhere near changes a count.

`python -m vivant.testkit.perft DIR` writes the counts anew, for every registered game and player count; read the diff.

Only decisions have depth. Of several seats that may act the lowest does. After k decisions chance draws from
FastDice(seed, k), whatever they were; a deal begins after its first `played` decisions, drawn from FastDice(seed).
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

from vivant.engine.bits import lowest
from vivant.engine.dice import FastDice
from vivant.engine.game import Game
from vivant.engine.state import State
from vivant.testkit.cases import all_plain_cases

MOST_POSITIONS = 4000  # at the greatest depth of a deal
MOST_DEPTH = 12
SEEDS = (1, 2)
PARTS = 4  # deals begin at the start and after 1/4, 2/4 and 3/4 of the decisions


@dataclass(frozen=True)
class Counts:
    """From one deal: how many positions at depths 1, 2, …, and by first action how many of the deepest."""

    seed: int
    played: int
    depths: list[int]
    first: dict[str, int]


def starting_state(game: Game, seed: int, played: int) -> State:
    dice = FastDice(seed)
    state: State = game.new()
    for done in range(played):
        settle(state, seed, done)
        seat = lowest(state.to_act())
        state.apply(seat, state.pick(seat, dice))
    settle(state, seed, played)
    return state


def settle(state: State, seed: int, done: int) -> None:
    if state.is_chance():
        state.roll(FastDice(seed, done))


def count(state: State, depth: int, seed: int, done: int) -> int:
    """How many ways there are to make `depth` decisions more after `done`; an end is a position of every depth."""
    if state.is_over():
        return 1
    seat = lowest(state.to_act())
    actions = state.legal(seat)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        total += count(after(state, seat, action, seed, done), depth - 1, seed, done + 1)
    return total


def after(state: State, seat: int, action: int, seed: int, done: int) -> State:
    then = state.clone()
    then.apply(seat, action)
    settle(then, seed, done + 1)
    return then


def counts_by_first(game: Game, state: State, depth: int, seed: int, played: int) -> dict[str, int]:
    """The positions at this depth, by the text of the first action that leads there."""
    counts: dict[str, int] = {}
    seat = lowest(state.to_act())
    for action in state.legal(seat):
        then = after(state, seat, action, seed, played)
        counts[game.text(action)] = 1 if depth == 1 else count(then, depth - 1, seed, played + 1)
    return counts


def make_counts(game: Game, seed: int, played: int) -> Counts:
    """As deep as the number of positions allows."""
    state = starting_state(game, seed, played)
    depths: list[int] = []
    for depth in range(1, MOST_DEPTH + 1):
        positions = count(state, depth, seed, played)
        if depths and positions > MOST_POSITIONS:
            break
        depths.append(positions)
    return Counts(seed, played, depths, counts_by_first(game, state, len(depths), seed, played))


def decisions(game: Game, seed: int) -> int:
    """How many a random game has that is played as deals are."""
    played = 0
    while not starting_state(game, seed, played).is_over():
        played += 1
    return played


def all_counts(game: Game) -> list[Counts]:
    counts: list[Counts] = []
    for seed in SEEDS:
        length = decisions(game, seed)
        counts += [make_counts(game, seed, length * part // PARTS) for part in range(PARTS)]
    return counts


def check_counts(game: Game, wanted: Counts) -> None:
    """Raise with the count of each first action that has changed."""
    seed, played, deepest = wanted.seed, wanted.played, len(wanted.depths)
    state = starting_state(game, seed, played)
    first = counts_by_first(game, state, deepest, seed, played)
    depths = [count(state, depth, seed, played) for depth in range(1, deepest)] + [sum(first.values())]
    if (depths, first) == (wanted.depths, wanted.first):
        return
    was = wanted.first
    rows = [
        f"  {text}: {was.get(text, 'none')}, {first.get(text, 'none')}"
        for text in {**was, **first}
        if was.get(text) != first.get(text)
    ]
    raise AssertionError(
        f"{game.id}, {game.players} players, seed {seed}, after {played} decisions: by depth there are {depths} "
        f"positions, not {wanted.depths}; by first action, was and now:\n" + "\n".join(rows)
    )


def read_counts(path: Path) -> list[Counts]:
    return [Counts(**entry) for entry in json.loads(path.read_text(encoding="utf-8"))]


def main(folder: Path) -> None:
    for case in all_plain_cases():
        rows = [json.dumps(asdict(counts)) for counts in all_counts(case.game())]
        path = folder / f"{case}.json"
        path.write_text("[\n" + ",\n".join(rows) + "\n]\n", encoding="utf-8")
        print(path)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
