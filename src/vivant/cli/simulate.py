"""`vivant simulate`: ten thousand games, and what came of them; or bots against bots, and how sure the result is."""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vivant.cli.common import (
    EditionFile,
    GameId,
    Lang,
    Options,
    Plain,
    Players,
    Rulings,
    Screen,
    chosen_game,
    print_house_rules,
    progress,
    speak,
)
from vivant.engine.errors import SetupError
from vivant.words import Message, decimal, signed
from vivant.words.system import system_reason

if TYPE_CHECKING:
    from vivant.arena.contest import Standing
    from vivant.engine.game import Game
    from vivant.engine.simulate import Tally


def simulate(
    game: GameId,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many games.")] = 1000,
    seed: Annotated[
        int, typer.Option("--seed", metavar="N", min=0, max=(1 << 63) - 1, help="The same seed gives the same games.")
    ] = 1,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            metavar="BOT,BOT",
            help="Who plays, as in hard,greedy or search:ms=50,random; the last one fills the table. "
            "Seats are rotated over the same deals. Default: everybody at random.",
        ),
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", metavar="N", min=1, max=256, help="How many processes.")] = 1,
    records: Annotated[
        Path | None,
        typer.Option("--records", metavar="FOLDER", help="Also write the record of every game into this folder."),
    ] = None,
    option: Options = None,
    edition: EditionFile = None,
    ruling: Rulings = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the counts as JSON.")] = False,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Play many games, at random or between bots, and print scores and victories."""
    speak.choose(lang)
    if records is not None and jobs > 1:
        raise SetupError(Message("records-one-job"))
    if records is not None and bots is not None:
        raise SetupError(Message("records-random"))
    made = chosen_game(game, players, option, edition, ruling)
    if bots is not None:
        from vivant.arena.contest import contest, line_up
        from vivant.bots.registry import split_bots

        lineup = line_up(made, split_bots(bots))
    else:
        from vivant.engine.batch import simulate as simulate_games

    screen = Screen(plain)
    began = time.perf_counter()
    whole_rotations = -(-games // made.players) * made.players
    with progress(screen.console is not None, games if bots is None else whole_rotations) as tell:
        if bots is not None:
            standings = contest(made, lineup, games, seed, jobs, tell)
        elif records is not None:
            tally = write_records(made, games, seed, records, tell)
        else:
            tally = simulate_games(made, games, seed, jobs, progress=tell)
    seconds = time.perf_counter() - began
    if as_json:
        counts = _data(tally) if bots is None else _contest_data(standings)
        print(json.dumps({**_setup_data(made, seed), **counts}))
        return
    _print_heading(made, seed, screen)
    if bots is None:
        _report(made, tally, seconds, screen)
    else:
        _report_contest(made, standings, seconds, screen)


def write_records(game: Game, games: int, seed: int, folder: Path, progress: Callable[[int], None]) -> Tally:
    """The same games as `simulate` plays, each as a record file of its own; refuses to write over one."""
    from vivant.engine.batch import play_match
    from vivant.engine.simulate import Tally
    from vivant.engine.state import EVERYTHING

    tally = Tally(game.players + len(game.rivals()))
    width = len(str(games))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for number in range(1, games + 1):
            match = play_match(game, seed, number)
            file = folder / f"{game.id}-{game.players}-{number:0{width}}.jsonl"
            with file.open("x", encoding="utf-8", newline="\n") as out:
                out.write(match.record().text())
            tally.add(match.view(EVERYTHING), sum(isinstance(line.get("who"), int) for line in match.record().lines))
            progress(number)
    except FileExistsError as error:
        raise SetupError(Message("records-exist", {"where": str(error.filename)})) from None
    except OSError as error:
        where = str(error.filename or folder)
        raise SetupError(Message("file-unwritable", {"where": where, "detail": system_reason(error)})) from None
    return tally


def _print_heading(game: Game, seed: int, screen: Screen) -> None:
    """What is played, and with which seed."""
    from vivant.engine.edition import spelled

    chosen = " ".join(f"{name}={spelled(value)}" for name, value in game.options.items())
    edition = f"{game.edition.name} {game.edition.hash[:15]}…"
    args = {"game": game.id, "players": game.players, "edition": edition, "seed": str(seed), "options": chosen}
    screen.print(speak.words("simulate-heading-options" if chosen else "simulate-heading", **args), "strong")
    print_house_rules(screen, type(game), game.edition.name, game.house_rules())


def _setup_data(game: Game, seed: int) -> dict[str, object]:
    """The same for `--json`."""
    return {
        "game": game.id,
        "players": game.players,
        "options": game.options,
        "edition": game.edition.hash,
        "seed": seed,
    }


def _report(game: Game, tally: Tally, seconds: float, screen: Screen) -> None:
    say = speak.words
    rows = [
        [
            _name_of(game, seat),
            *_figures(counts),
            _share(tally.wins[seat], tally.games),
            _share(tally.shared[seat], tally.games),
        ]
        for seat, counts in enumerate(tally.scores)
    ]
    screen.rows(rows, "seat mean deviation least most wins shared")
    lengths = sorted(tally.lengths)
    mean = sum(length * n for length, n in tally.lengths.items()) / tally.games
    screen.print(say("simulate-lengths", mean=decimal(mean, 1, speak.lang), least=lengths[0], most=lengths[-1]))
    took, rate = decimal(seconds, 2, speak.lang), round(tally.games / seconds)
    screen.print(say("simulate-rate", games=tally.games, seconds=took, rate=rate), "soft")


def _name_of(game: Game, seat: int) -> str:
    """The seat's number, or the name of a rival who has none."""
    if seat < game.players:
        return str(seat)
    return game.book.words(speak.lang).say(game.rivals()[seat - game.players])


def _figures(counts: dict[int, int]) -> list[str]:
    games = sum(counts.values())
    mean = sum(score * n for score, n in counts.items()) / games
    spread = math.sqrt(sum(n * (score - mean) ** 2 for score, n in counts.items()) / games)
    return [decimal(mean, 2, speak.lang), decimal(spread, 2, speak.lang), str(min(counts)), str(max(counts))]


def _share(part: int, whole: int) -> str:
    return f"{decimal(100 * part / whole, 1, speak.lang)} %"


def _data(tally: Tally) -> dict[str, object]:
    return {
        "games": tally.games,
        "scores": [{str(score): counts[score] for score in sorted(counts)} for counts in tally.scores],
        "wins": tally.wins,
        "shared": tally.shared,
        "lengths": {str(length): tally.lengths[length] for length in sorted(tally.lengths)},
    }


def _report_contest(game: Game, standings: list[Standing], seconds: float, screen: Screen) -> None:
    say, lang = speak.words, speak.lang
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
    screen.rows(rows, "bot seats share interval even mean lead pace longest")
    games = standings[0].games
    if game.players > 1:
        screen.print(say("simulate-rotated", deals=games // game.players, players=game.players), "soft")
    took, rate = decimal(seconds, 2, lang), decimal(games / seconds, 2, lang)
    screen.print(say("simulate-rate", games=games, seconds=took, rate=rate), "soft")


def _contest_data(standings: list[Standing]) -> dict[str, object]:
    return {
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
