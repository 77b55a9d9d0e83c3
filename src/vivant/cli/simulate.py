"""`vivant simulate`: ten thousand games, and what came of them."""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vivant.cli.common import EditionFile, GameId, Lang, Options, Plain, Players, Screen, read_edition, speak
from vivant.words import decimal

if TYPE_CHECKING:
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
    as_json: Annotated[bool, typer.Option("--json", help="Print the counts as JSON.")] = False,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Play many games, at random or between bots, and print scores and victories."""
    from vivant.engine.errors import SetupError
    from vivant.engine.option import read_options
    from vivant.engine.registry import find_game, make_game
    from vivant.words import Message

    speak.choose(lang)
    if records is not None and jobs > 1:
        raise SetupError(Message("records-one-job"))
    if records is not None and bots is not None:
        raise SetupError(Message("records-random"))
    components = read_edition(edition)
    bare = make_game(game, players, edition=components)
    options = read_options(find_game(game).options_for(bare.players, bare.edition), option or [])
    made = make_game(game, bare.players, options, components)
    if bots is not None:
        from vivant.cli.contest import run_contest

        run_contest(made, bots, games, seed, jobs, as_json, Screen(plain))
        return
    began = time.perf_counter()
    tally = _run(made, games, seed, jobs, records, Screen(plain))
    seconds = time.perf_counter() - began
    if as_json:
        print(json.dumps(_data(made, tally, seed)))
    else:
        _report(made, tally, seed, seconds, Screen(plain))


def _run(game: Game, games: int, seed: int, jobs: int, records: Path | None, screen: Screen) -> Tally:
    from vivant.engine.batch import simulate as simulate_games

    if screen.console is None:
        if records is not None:
            return write_records(game, games, seed, records, lambda done: None)
        return simulate_games(game, games, seed, jobs)
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)
        if records is not None:
            return write_records(game, games, seed, records, lambda done: bar.update(task, completed=done))
        return simulate_games(game, games, seed, jobs, progress=lambda done: bar.update(task, completed=done))


def write_records(game: Game, games: int, seed: int, folder: Path, progress: Callable[[int], None]) -> Tally:
    """The same games as `simulate` plays, each as a record file of its own; refuses to write over one."""
    from vivant.engine.batch import play_match
    from vivant.engine.errors import SetupError
    from vivant.engine.simulate import Tally
    from vivant.engine.state import EVERYTHING
    from vivant.words import Message

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
        raise SetupError(Message("file-unwritable", {"where": where, "detail": error.strerror or ""})) from None
    return tally


def _report(game: Game, tally: Tally, seed: int, seconds: float, screen: Screen) -> None:
    from vivant.engine.edition import spelled

    say = speak.words
    chosen = " ".join(f"{name}={spelled(value)}" for name, value in game.options.items())
    edition = f"{game.edition.name} {game.edition.hash[:15]}…"
    args = {"game": game.id, "players": game.players, "edition": edition, "seed": str(seed), "options": chosen}
    screen.print(say("simulate-heading-options" if chosen else "simulate-heading", **args), "strong")
    rate = say(
        "simulate-rate", games=tally.games, seconds=decimal(seconds, 2, speak.lang), rate=round(tally.games / seconds)
    )
    heading = [say(f"column-{name}") for name in ("seat", "mean", "deviation", "least", "most", "wins", "shared")]
    rows = [
        [
            _name_of(game, seat),
            *_figures(counts),
            _share(tally.wins[seat], tally.games),
            _share(tally.shared[seat], tally.games),
        ]
        for seat, counts in enumerate(tally.scores)
    ]
    screen.rows(rows, heading)
    lengths = sorted(tally.lengths)
    mean = sum(length * n for length, n in tally.lengths.items()) / tally.games
    screen.print(say("simulate-lengths", mean=decimal(mean, 1, speak.lang), least=lengths[0], most=lengths[-1]))
    screen.print(rate, "soft")


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


def _data(game: Game, tally: Tally, seed: int) -> dict[str, object]:
    return {
        "game": game.id,
        "players": game.players,
        "options": game.options,
        "edition": game.edition.hash,
        "seed": seed,
        "games": tally.games,
        "scores": [{str(score): counts[score] for score in sorted(counts)} for counts in tally.scores],
        "wins": tally.wins,
        "shared": tally.shared,
        "lengths": {str(length): tally.lengths[length] for length in sorted(tally.lengths)},
    }
