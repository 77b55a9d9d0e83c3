"""`vivant simulate --bots`: bots against bots over the same deals, and how sure the result is."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING

from vivant.cli.common import Screen, speak

if TYPE_CHECKING:
    from vivant.bots.contest import Lineup, Standing
    from vivant.engine.game import Game


def run_contest(game: Game, bots: str, games: int, seed: int, jobs: int, as_json: bool, screen: Screen) -> None:
    from vivant.bots.contest import line_up
    from vivant.bots.registry import split_bots

    lineup = line_up(game, split_bots(bots))
    began = time.perf_counter()
    standings = _play(game, lineup, games, seed, jobs, screen)
    seconds = time.perf_counter() - began
    if as_json:
        print(json.dumps(_data(game, standings, seed)))
    else:
        _report(game, standings, seed, seconds, screen)


def _play(game: Game, lineup: Lineup, games: int, seed: int, jobs: int, screen: Screen) -> list[Standing]:
    from vivant.bots.contest import contest

    if screen.console is None:
        return contest(game, lineup, games, seed, jobs)
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=-(-games // game.players) * game.players)
        return contest(game, lineup, games, seed, jobs, lambda done: bar.update(task, completed=done))


def _report(game: Game, standings: list[Standing], seed: int, seconds: float, screen: Screen) -> None:
    from vivant.engine.edition import spelled
    from vivant.words import decimal, signed

    say, lang = speak.words, speak.lang
    chosen = " ".join(f"{name}={spelled(value)}" for name, value in game.options.items())
    edition = f"{game.edition.name} {game.edition.hash[:15]}…"
    args = {"game": game.id, "players": game.players, "edition": edition, "seed": str(seed), "options": chosen}
    screen.print(say("simulate-heading-options" if chosen else "simulate-heading", **args), "strong")
    names = ("bot", "seats", "share", "interval", "even", "mean", "lead", "pace", "longest")
    rows = []
    for standing in standings:
        least, most = standing.interval()
        lead, error = standing.lead()
        rows.append(
            [
                standing.bot,
                str(round(standing.even * game.players)),
                f"{decimal(100 * standing.share, 1, lang)} %",
                f"{decimal(100 * least, 1, lang)}–{decimal(100 * most, 1, lang)} %",
                decimal(standing.share / standing.even, 2, lang),
                decimal(standing.score()[0], 1, lang),
                signed(lead, lang) + (f" ± {decimal(error, 1, lang)}" if len(standing.leads) > 1 else ""),
                decimal(1000 * standing.pace, 1, lang),
                f"{1000 * standing.longest:.0f}",
            ]
        )
    screen.rows(rows, [say(f"column-{name}") for name in names])
    games = standings[0].games
    if game.players > 1:
        screen.print(say("simulate-rotated", deals=games // game.players, players=game.players), "soft")
    took, rate = decimal(seconds, 2, lang), decimal(games / seconds, 2, lang)
    screen.print(say("simulate-rate", games=games, seconds=took, rate=rate), "soft")


def _data(game: Game, standings: list[Standing], seed: int) -> dict[str, object]:
    return {
        "game": game.id,
        "players": game.players,
        "options": game.options,
        "edition": game.edition.hash,
        "seed": seed,
        "games": standings[0].games,
        "bots": [
            {
                "bot": standing.bot,
                "wins": standing.wins,
                "share": standing.share,
                "interval": list(standing.interval()),
                "even": standing.even,
                "score": list(standing.score()),
                "lead": list(standing.lead()),
                "sure": standing.sure(),
                "decisions": standing.decisions,
                "seconds_a_decision": standing.pace,
                "longest_seconds": standing.longest,
            }
            for standing in standings
        ],
    }
