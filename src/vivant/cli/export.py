"""`vivant export`: records as a table for offline learning, and the check that every row replays."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from vivant.cli.common import Lang, complete_game, progress, speak
from vivant.engine.errors import SetupError
from vivant.words import Message


def export(
    records: Annotated[
        list[Path] | None, typer.Argument(help="Record files, or folders that hold some (*.jsonl).", show_default=False)
    ] = None,
    to: Annotated[
        Path | None, typer.Option("--to", metavar="FILE.parquet", help="Write the table to this file.")
    ] = None,
    check: Annotated[
        Path | None, typer.Option("--check", metavar="FILE.parquet", help="Replay every row of this file instead.")
    ] = None,
    game: Annotated[
        str | None, typer.Option("--game", help="Only records of this game.", autocompletion=complete_game)
    ] = None,
    players: Annotated[
        int | None, typer.Option("--players", metavar="N", help="Only records of so many players.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Write finished matches as a table (Parquet): a row for each decision, with what was known, done and won."""
    speak.choose(lang)
    if (to is None) is (check is None) or (check is not None and records):
        raise SetupError(Message("export-usage"))
    from vivant.lab import export as lab

    shown = sys.stderr.isatty()
    if check is not None:
        with progress(shown, lab.count_rows(check)) as done:
            told = lab.check(check, done)
        print(speak.words("export-checked", file=str(check), rows=told.rows, matches=told.matches))
        return
    assert to is not None
    if to.exists() and to.suffix != ".parquet":
        raise SetupError(Message("export-exists", {"where": str(to)}))
    files = lab.records_in(records or [], game, players)
    with progress(shown, len(files)) as done:
        told = lab.export(files, to, done)
    for name in told.unfinished:
        print(speak.words("export-unfinished", file=name), file=sys.stderr)
    print(speak.words("export-written", file=str(to), rows=told.rows, matches=told.matches))
