"""Teach Vivo's quick player: `python -m tools.learn_quick [--lessons N] [--positions N] [--seed N] [--jobs N]`.

At each player count it begins with rounds at random. Each lesson then tries cards in rounds between players of the
tables so far, and moves these towards what fits best: at first half of the way, later less and less, since to answer
only what was played last would lead in circles. The tables go into the game's folder; `make install` builds them in.
It takes about ten minutes on two cores where vivant is compiled, and some hours where it is not.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from vivant.engine.batch import workers
from vivant.engine.dice import MAX_SEED
from vivant.games.vivo import Vivo
from vivant.games.vivo.mind.learn import LeastSquares, points_ahead, take_lesson
from vivant.games.vivo.mind.quick import SHAPES, QuickPlayer, cut

TABLES = Path(__file__).parent.parent / "src" / "vivant" / "games" / "vivo" / "mind" / "quick.toml"
PIECE = 1000  # positions that are learned from in one go
FOR_A_DEAL = 60  # positions of a lesson for each deal in which the player is then measured beside the one before

Sums = tuple[int, list[list[float]], list[float]]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lessons", type=partial(whole, 1), default=11, help="after the one at random")
    parser.add_argument("--positions", type=partial(whole, 1), default=60_000, help="in each lesson, about")
    parser.add_argument("--seed", type=partial(whole, 0), default=1)
    parser.add_argument("--jobs", type=partial(whole, 1), default=2, help="cores; their number changes only the time")
    parser.add_argument("--out", type=Path, default=TABLES)
    asked = parser.parse_args()
    if asked.seed > MAX_SEED:
        parser.error(f"argument --seed: at most {MAX_SEED}")
    draft = asked.out.with_name(asked.out.name + ".part")
    try:
        draft.write_text("", encoding="utf-8")  # now, not after ten minutes
    except OSError as error:
        parser.error(f"argument --out: {asked.out} cannot be written: {error.strerror}")
    try:
        draft.write_text(as_toml(learn_all(asked)), encoding="utf-8")
        draft.replace(asked.out)
    except KeyboardInterrupt:
        print(f"stopped; {asked.out} is as it was", file=sys.stderr)
        return 130
    finally:
        draft.unlink(missing_ok=True)
    print(f"written: {asked.out}")
    return 0


def whole(least: int, text: str) -> int:
    if not text.isdecimal() or int(text) < least:
        raise argparse.ArgumentTypeError(f"{text} is not a whole number from {least} on")
    return int(text)


def learn_all(asked: argparse.Namespace) -> dict[int, list[float]]:
    """At every player count of the edition in the game's folder."""
    with workers(asked.jobs) as pool:
        return {players: learn(pool, players, asked) for players in Vivo.player_counts(Vivo.standard_edition())}


def learn(pool: ProcessPoolExecutor, players: int, asked: argparse.Namespace) -> list[float]:
    setup = Vivo(players).setup
    numbers = take(pool, players, [], 0, asked).fit()
    print(f"{players} players: learned from rounds at random", flush=True)
    for lesson in range(1, 1 + asked.lessons):
        began = time.monotonic()
        fitted = take(pool, players, numbers, lesson, asked).fit()
        step = 2 / (3 + lesson)
        better = [old + step * (new - old) for old, new in zip(numbers, fitted, strict=True)]
        new, old = QuickPlayer(setup, better), QuickPlayer(setup, numbers)
        ahead = points_ahead(setup, new, old, 1 + asked.positions // FOR_A_DEAL, asked.seed)
        took = time.monotonic() - began
        print(
            f"{players} players, lesson {lesson} of {asked.lessons}: {ahead:+.2f} points a round ahead of the one "
            f"before, {took:.0f} s",
            flush=True,
        )
        numbers = better
    return numbers


def take(
    pool: ProcessPoolExecutor, players: int, numbers: list[float], lesson: int, asked: argparse.Namespace
) -> LeastSquares:
    """A lesson in pieces, each with dice of its own, so that the number of cores changes nothing."""
    pieces = -(-asked.positions // PIECE)
    streams = range(lesson * pieces, (lesson + 1) * pieces)
    together = LeastSquares()
    for sums in pool.map(partial(piece, players, numbers, asked.positions // pieces, asked.seed), streams):
        together.add(*sums)
    return together


def piece(players: int, numbers: list[float], positions: int, seed: int, stream: int) -> Sums:
    setup = Vivo(players).setup
    quick = QuickPlayer(setup, numbers) if numbers else None
    lesson = take_lesson(setup, quick, positions, seed, stream)
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
    sys.exit(main())
