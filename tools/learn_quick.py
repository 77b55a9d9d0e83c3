"""Teach Vivo's quick player: `python -m tools.learn_quick [--lessons N] [--positions N] [--seed N] [--jobs N]`.

At each player count it begins with rounds at random. Each lesson then tries cards in rounds between players of the
tables so far, and moves these towards what fits best: at first half of the way, later less and less, since to answer
only what was played last would lead in circles. The tables go into the game's folder; `make install` builds them in.
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from vivant.games.vivo import Vivo
from vivant.games.vivo.edition import COUNTS
from vivant.games.vivo.learn import Lesson, points_ahead, take_lesson
from vivant.games.vivo.quick import SHAPES, QuickPlayer, cut

TABLES = Path(__file__).parent.parent / "src" / "vivant" / "games" / "vivo" / "quick.toml"
PIECE = 1000  # positions that are learned from in one go
DEALS = 1000  # in which a player is measured beside the one before

Sums = tuple[int, list[list[float]], list[float]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lessons", type=int, default=12)
    parser.add_argument("--positions", type=int, default=60_000, help="in each lesson, at least")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=TABLES)
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.jobs, mp_context=get_context("spawn")) as pool:
        learned = {players: learn(pool, players, asked) for players in COUNTS}
    asked.out.write_text(as_toml(learned), encoding="utf-8")
    print(f"written: {asked.out}")


def learn(pool: ProcessPoolExecutor, players: int, asked: argparse.Namespace) -> list[float]:
    setup = Vivo(players).setup
    numbers = take(pool, players, [], 0, asked).fit()
    for lesson in range(1, asked.lessons):
        began = time.monotonic()
        fitted = take(pool, players, numbers, lesson, asked).fit()
        step = 2 / (3 + lesson)
        better = [old + step * (new - old) for old, new in zip(numbers, fitted, strict=True)]
        ahead = points_ahead(setup, QuickPlayer(setup, better), QuickPlayer(setup, numbers), DEALS, asked.seed)
        took = time.monotonic() - began
        print(f"{players} players, lesson {lesson}: {ahead:+.2f} points ahead of before, {took:.0f} s", flush=True)
        numbers = better
    return numbers


def take(
    pool: ProcessPoolExecutor, players: int, numbers: list[float], lesson: int, asked: argparse.Namespace
) -> Lesson:
    """A lesson on several cores: in pieces, each with dice of its own, so that their number changes nothing."""
    pieces = -(-asked.positions // PIECE)
    streams = range(lesson * pieces, (lesson + 1) * pieces)
    whole = Lesson()
    for sums in pool.map(partial(piece, players, numbers, asked.seed), streams):
        whole.add(*sums)
    return whole


def piece(players: int, numbers: list[float], seed: int, stream: int) -> Sums:
    setup = Vivo(players).setup
    quick = QuickPlayer(setup, numbers) if numbers else None
    lesson = take_lesson(setup, quick, PIECE, seed, stream)
    return lesson.positions, lesson.products, lesson.gains


def as_toml(learned: dict[int, list[float]]) -> str:
    lines = [
        "# What the quick player has learned, at each player count. quick.py says what the tables mean.",
        "# Made by make learn.",
    ]
    for players, numbers in learned.items():
        lines += ["", f"[{players}]"]
        for name, table in cut(numbers).items():
            columns = SHAPES[name][1]
            rows = (table[at : at + columns] for at in range(0, len(table), columns))
            lines += [f"{name} = [", *("    " + " ".join(f"{number:.3f}," for number in row) for row in rows), "]"]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
