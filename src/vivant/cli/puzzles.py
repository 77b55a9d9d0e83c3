"""`vivant puzzles make`: find puzzles in matches, prove and grade them, and write the pack of a game."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import Annotated

import typer

from vivant.cli.common import GameId, Lang, Plain, Screen, progress, speak
from vivant.engine.errors import SetupError
from vivant.words import Message
from vivant.words.system import system_reason

app = typer.Typer(help="Make the puzzles of a game.", no_args_is_help=True)


@app.callback()
def main() -> None:
    pass


@app.command()
def make(
    game: GameId,
    count: Annotated[
        int, typer.Option("--count", metavar="N", min=1, max=10_000, help="About how many, alike for each kind.")
    ] = 60,
    seed: Annotated[
        int, typer.Option("--seed", metavar="N", min=0, max=(1 << 53) - 1, help="The first match looked through.")
    ] = 1,
    jobs: Annotated[int, typer.Option("--jobs", metavar="N", min=1, max=256, help="How many processes.")] = 1,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Where to write them. Default: the game's own pack.")
    ] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Look for positions with one best answer, prove it, grade them by the bots that find it, and write them down."""
    from vivant.bots.puzzles import make_puzzles, what_to_make
    from vivant.engine.puzzle import FILE, GRADES, write_pack
    from vivant.engine.registry import find_game

    speak.choose(lang)
    kind = find_game(game)
    screen = Screen(plain)
    total = sum(wanted.count for wanted in what_to_make(kind, count))
    with progress(sys.stderr.isatty() and not plain, total) as tell:
        puzzles = make_puzzles(kind, count, seed, jobs, tell)
    text, file = write_pack(kind.id, puzzles), out or kind.folder / FILE
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise SetupError(Message("file-unwritable", {"where": str(file), "detail": system_reason(error)})) from None
    args = {"game": kind.id, "count": str(len(puzzles)), "where": str(file), "bytes": str(len(text.encode()))}
    screen.print(speak.words("puzzle-made", **args), "strong")
    grades = Counter(puzzle.grade for puzzle in puzzles)
    for grade in GRADES:
        told = {"grade": speak.words(f"puzzle-grade-{grade}"), "count": str(grades[grade])}
        screen.print("· " + speak.words("puzzle-made-grade", **told))
