"""The arena from Python: run, and have the rows as a Polars frame; read those of a folder."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from vivant.arena.asked import AT_RANDOM, ask
from vivant.arena.balancing.report import PACE, BalanceReport
from vivant.arena.balancing.runs import plan_balance, run_balance
from vivant.arena.chunks import ORDER
from vivant.arena.executors import executor_for
from vivant.arena.folder import Folder
from vivant.arena.ranked import results
from vivant.arena.reading import check_chunks
from vivant.arena.running import Progress, Tell, run_in
from vivant.engine.edition import Edition
from vivant.engine.errors import SetupError
from vivant.engine.game import Game
from vivant.engine.houseedition import edition_for
from vivant.engine.needs import needing
from vivant.engine.registry import check_edition, find_game, make_game
from vivant.engine.rulings import check_rulings, with_rulings
from vivant.words import Message, check_language

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


def balance(
    game: str,
    edition: Edition | str | Path | None = None,
    against: Edition | str | Path | None = None,
    *,
    bots: str | Sequence[str] = "normal",
    games: int = 1000,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    rulings: Mapping[str, object] | None = None,
    each_ruling: bool = False,
    seed: int = 1,
    limit: float = 1.0,
    coach: int = 60,
    pace: float = PACE,
    lang: str = "en",
    folder: str | Path | None = None,
    jobs: int | None = None,
    on: str | None = None,
    tell: Tell = lambda progress: None,
) -> BalanceReport:
    """What an edition does, and what it does otherwise than the one that it is compared with, on the same deals.

    Editions are files, or "standard", or those of the house by their names; `against` may be rulings, "NAME=VALUE".
    With `each_ruling` every switch is tried alone. With a `folder` games are kept there, and only what is missing is
    played.
    """
    kind = find_game(game)
    components = kind.standard_edition() if edition is None else _edition(kind, edition)
    check_edition(kind, components)
    components = with_rulings(components, kind.switches, check_rulings(kind.switches, rulings or {}))
    made = make_game(game, players, options, components)
    plan = plan_balance(made, against, each_ruling, bots, games, seed, limit, coach)
    with tempfile.TemporaryDirectory() as passing:
        runs = run_balance(plan, Path(passing if folder is None else folder), partial(executor_for, jobs, on), tell)
        report = BalanceReport(runs, pace, check_language(lang))
        report.tables  # noqa: B018  while the games are there
        return report


def _edition(kind: type[Game], edition: Edition | str | Path) -> Edition:
    return edition if isinstance(edition, Edition) else edition_for(kind, Path(edition))


def scan(folder: str | Path) -> pl.LazyFrame:
    """The rows of a run, finished or not, read as far as they are needed; in any order."""
    files = check_chunks(Folder(Path(folder)))
    if not files:
        raise SetupError(Message("arena-folder-empty", {"where": str(folder)}))
    return pl.scan_parquet(files)


def read(folder: str | Path) -> pl.DataFrame:
    """The rows of a run by deal, turn and seat."""
    return scan(folder).sort(ORDER).collect()


__all__ = ["Progress", "balance", "read", "results", "run", "scan"]
