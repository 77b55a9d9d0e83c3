"""`vivant balance`: what an edition does and what a change of it did, from many games, in words and how sure it is."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vivant.cli.arena import watched
from vivant.cli.common import (
    EditionFile,
    Lang,
    Options,
    Plain,
    Players,
    Rulings,
    Screen,
    chosen_game,
    complete_game,
    speak,
)
from vivant.engine.errors import SetupError
from vivant.words import Message

if TYPE_CHECKING:
    from vivant.arena.balancing.report import BalanceReport


def balance(
    game: Annotated[str, typer.Argument(help="The game's id; see: vivant games.", autocompletion=complete_game)],
    edition: EditionFile = None,
    against: Annotated[
        str | None,
        typer.Option(
            "--against",
            metavar="EDITION",
            help="Compare on the same deals: standard, a house edition, a file, or rulings as NAME=VALUE,NAME=VALUE.",
        ),
    ] = None,
    rulings: Annotated[
        bool, typer.Option("--rulings", help="Also try each other decision of each ruling alone, on the same deals.")
    ] = False,
    bots: Annotated[
        str, typer.Option("--bots", metavar="BOT,BOT", help="Who plays, as in vivant arena; one bot plays itself.")
    ] = "normal",
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many games of each edition.")] = 1000,
    players: Players = None,
    seed: Annotated[
        int, typer.Option("--seed", metavar="N", min=0, max=(1 << 62) - 1, help="The same seed gives the same games.")
    ] = 1,
    jobs: Annotated[
        int | None,
        typer.Option("--jobs", metavar="N", min=1, max=4096, help="How many processes, or cores of a cluster."),
    ] = None,
    on: Annotated[
        str | None,
        typer.Option("--on", metavar="ray", help="Play on a Ray cluster: ray for one here, or ray://HOST:PORT."),
    ] = None,
    to: Annotated[
        Path, typer.Option("--to", metavar="FOLDER", help="Where games are kept, and found again by the same command.")
    ] = Path("balance"),
    page: Annotated[
        Path | None, typer.Option("--page", metavar="FILE.html", help="The report. Default: in the folder of --to.")
    ] = None,
    tables: Annotated[
        Path | None,
        typer.Option("--tables", metavar="FOLDER", help="Its tables, as CSV and Parquet. Default: beside the report."),
    ] = None,
    coach: Annotated[
        int, typer.Option("--coach", metavar="N", min=0, max=1_000_000, help="At how many decisions the coach looks.")
    ] = 60,
    pace: Annotated[
        float, typer.Option("--pace", metavar="SECONDS", min=0.1, max=3600, help="What people take for a decision.")
    ] = 12.0,
    limit: Annotated[
        float, typer.Option("--limit", metavar="SECONDS", help="How long a file or program may think about a decision.")
    ] = 1.0,
    option: Options = None,
    ruling: Rulings = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the tables as JSON; write no report.")] = False,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Play many games with an edition and say what it does: who wins, what is strong, and what a change of it did."""
    speak.choose(lang)
    from vivant.arena.balancing.report import BalanceReport
    from vivant.arena.balancing.runs import plan_balance, run_balance, run_name
    from vivant.arena.executors import executor_for

    if not as_json:
        import vivant.arena.balancing.charts  # noqa: F401  what draws is missing before the first game, or not at all

    made = chosen_game(game, players, option, edition, ruling)
    plan = plan_balance(made, against, rulings, bots, games, seed, limit, coach)
    with watched(to) as (tell, blame):
        runs = run_balance(plan, to, partial(executor_for, jobs, on), tell, blame)
    report = BalanceReport(runs, pace, speak.lang)
    if not report.weighed.games:
        raise SetupError(Message("arena-folder-empty", {"where": str(to)}))
    if as_json:
        print(json.dumps({name: rows.to_dicts() for name, rows in report.tables.items()}))
        return
    file = page or to / f"{run_name(runs.own.asked)}{'-compared' if against or rulings else ''}.html"
    folder = tables or file.with_name(f"{file.stem}-tables")
    report.write(file, folder)
    _print(report, Screen(plain))
    print()
    print(speak.words("balance-report", page=str(file), tables=str(folder)))
    print(speak.words("balance-kept", where=str(to)))


def _print(report: BalanceReport, screen: Screen) -> None:
    screen.print(report.title, "strong")
    for line in report.setup:
        screen.print(line, "soft")
    for title, lines in report.told:
        screen.print()
        screen.print(speak.words(title), "strong")
        for line in lines:
            screen.print(f"· {line}")
