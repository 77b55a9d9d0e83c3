"""The arena from Python: run, and have the rows as a Polars frame; read those of a folder."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from vivant.arena.asked import AT_RANDOM, ask
from vivant.arena.chunks import ORDER
from vivant.arena.executors import executor_for
from vivant.arena.folder import Folder
from vivant.arena.running import Progress, Tell, run_in
from vivant.engine.edition import Edition
from vivant.engine.errors import SetupError
from vivant.engine.needs import needing
from vivant.engine.registry import check_edition, find_game, make_game
from vivant.engine.rulings import check_rulings, with_rulings
from vivant.words import Message

with needing("arena"):
    import polars as pl


def run(
    game: str,
    bots: str | Sequence[str] = (AT_RANDOM,),
    games: int = 1000,
    *,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    edition: Edition | None = None,
    rulings: Mapping[str, object] | None = None,
    seed: int = 1,
    limit: float = 1.0,
    error: float = 0.05,
    stop: bool = False,
    records: bool = False,
    folder: str | Path | None = None,
    jobs: int | None = None,
    on: str | None = None,
    tell: Tell = lambda progress: None,
) -> pl.DataFrame:
    """Let bots play each other, and give a row for each game and seat, by deal, turn and seat.

    With a `folder` the run is kept there, and goes on there if it was interrupted. `tell` hears of its progress.
    """
    kind = find_game(game)
    components = edition or kind.standard_edition()
    check_edition(kind, components)
    components = with_rulings(components, kind.switches, check_rulings(kind.switches, rulings or {}))
    made = make_game(game, players, options, components)
    named = bots if isinstance(bots, str) else tuple(bots)
    asked, entrants = ask(made, named, games, seed, limit=limit, error=error, stop=stop, records=records)
    if folder is None and records:
        raise SetupError(Message("arena-records-folder"))
    with tempfile.TemporaryDirectory() as passing:
        path = Path(passing) / "run" if folder is None else Path(folder)
        run_in(path, made, asked, entrants, executor_for(jobs, on), tell)
        return read(path)


def scan(folder: str | Path) -> pl.LazyFrame:
    """The rows of a run, finished or not, read as far as they are needed; in any order."""
    run = Folder(Path(folder))
    files = [run.chunk_file(number) for number in run.chunks()]
    if not files:
        raise SetupError(Message("arena-folder-empty", {"where": str(folder)}))
    return pl.scan_parquet(files)


def read(folder: str | Path) -> pl.DataFrame:
    """The rows of a run by deal, turn and seat."""
    return scan(folder).sort(ORDER).collect()


__all__ = ["Progress", "read", "run", "scan"]
