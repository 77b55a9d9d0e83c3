"""`vivant arena`: bots against each other in a run that can be interrupted; who is stronger, and how sure that is."""

from __future__ import annotations

import hashlib
import json
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Annotated

import typer

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
    print_house_rules,
    speak,
)
from vivant.engine.errors import SetupError
from vivant.words import Message

if TYPE_CHECKING:
    from vivant.arena.asked import Asked
    from vivant.arena.chunks import Guilty
    from vivant.arena.running import Blame, Progress, Tell
    from vivant.engine.game import Game

TOLD = 3  # forfeits of a bot and a kind that are told as they come
OFTEN = 0.2  # seconds between two looks at a bar
SELDOM = 30.0  # seconds between two lines where nobody sees a bar


def arena(
    game: Annotated[
        str | None,
        typer.Argument(help="The game's id; see: vivant games.", autocompletion=complete_game, show_default=False),
    ] = None,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="BOT,BOT",
            help="Who plays: names (hard, search:ms=50), Python files (./mybot.py:Bot) or programs (pipe:node my.js).",
        ),
    ] = "random",
    players: Players = None,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many games, at least.")] = 1000,
    seed: Annotated[
        int, typer.Option("--seed", metavar="N", min=0, max=(1 << 62) - 1, help="The same seed gives the same games.")
    ] = 1,
    to: Annotated[
        Path | None,
        typer.Option("--to", metavar="FOLDER", help="Where the run is kept and continued. Default: below ./arena."),
    ] = None,
    jobs: Annotated[
        int | None,
        typer.Option("--jobs", metavar="N", min=1, max=4096, help="How many processes, or cores of a cluster."),
    ] = None,
    on: Annotated[
        str | None,
        typer.Option("--on", metavar="ray", help="Play on a Ray cluster: ray for one here, or ray://HOST:PORT."),
    ] = None,
    error: Annotated[
        float, typer.Option("--error", metavar="P", help="How often a run may call two bots in the wrong order.")
    ] = 0.05,
    stop: Annotated[
        bool, typer.Option("--stop/--no-stop", help="End as soon as the order is decided, or play all games.")
    ] = True,
    limit: Annotated[
        float, typer.Option("--limit", metavar="SECONDS", help="How long a file or program may think about a decision.")
    ] = 1.0,
    records: Annotated[
        bool, typer.Option("--records", help="Also keep the record of every game in the folder.")
    ] = False,
    page: Annotated[
        Path | None, typer.Option("--page", metavar="FILE.html", help="Also write the results as one HTML page.")
    ] = None,
    read_only: Annotated[
        bool, typer.Option("--read-only", help="Play nothing: tell what the folder holds, whatever code played it.")
    ] = False,
    option: Options = None,
    edition: EditionFile = None,
    ruling: Rulings = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the results as JSON.")] = False,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Let bots play each other, every deal from every seat, and say who is stronger and how sure that is."""
    speak.choose(lang)
    from vivant.arena.folder import Folder, write_whole
    from vivant.arena.summary import summarize
    from vivant.arena.telling import data_of, tell_run

    if read_only:
        if to is None:
            raise SetupError(Message("arena-read-only"))
        folder = Folder(to)
    elif game is None:
        raise SetupError(Message("arena-no-game"))
    else:
        from vivant.arena.asked import ask
        from vivant.arena.executors import executor_for

        made = chosen_game(game, players, option, edition, ruling)
        asked, entrants = ask(made, bots, games, seed, limit=limit, error=error, stop=stop, records=records)
        path = to or default_folder(asked)
        with watched(path) as (tell, blame):
            from vivant.arena.running import run_in

            folder = run_in(path, made, asked, entrants, executor_for(jobs, on), tell, blame)
    summary = summarize(folder)
    if not summary.games:
        raise SetupError(Message("arena-folder-empty", {"where": str(folder.path)}))
    told = tell_run(folder, summary, speak.lang)
    if page is not None:
        from vivant.arena.page import page_of

        try:
            write_whole(page, page_of(told, speak.lang).encode())
        except OSError as problem:
            args = {"where": str(page), "detail": problem.strerror or str(problem)}
            raise SetupError(Message("file-unwritable", args)) from None
    if as_json:
        print(json.dumps(data_of(folder, summary)))
        return
    screen = Screen(plain)
    screen.print(told.title, "strong")
    _print_setup(folder.game(), told.lines, screen)
    for table in told.tables:
        screen.print()
        screen.print(table.title, "strong")
        screen.table(table.heading, table.rows, table.names)
        screen.print(table.note, "soft")
    screen.print()
    screen.print(speak.words("arena-kept", where=str(folder.path)), "soft")


def default_folder(asked: Asked) -> Path:
    """The same for the same question, so that the same command continues."""
    hash = hashlib.sha256(asked.text().encode()).hexdigest()[:8]
    return Path("arena") / f"{asked.game}-{asked.players}-{hash}"


def _print_setup(game: Game, lines: list[str], screen: Screen) -> None:
    for line in lines:
        screen.print(line)
    print_house_rules(screen, type(game), game.edition.name, game.house_rules())


@contextmanager
def watched(path: Path) -> Iterator[tuple[Tell, Blame]]:
    """What is shown on stderr while a run goes on; after Ctrl-C, what is kept."""
    watcher = _Bar() if sys.stderr.isatty() else _Lines()
    before = signal.signal(signal.SIGTERM, _interrupt)  # whoever ends it like that means the same
    try:
        yield watcher.tell, watcher.blame
    except KeyboardInterrupt:
        watcher.close()
        at = watcher.at
        if at is not None:
            kept = speak.words("arena-stopped", games=at.games, of=at.of, where=str(path))
            print(kept, file=sys.stderr)
        raise
    finally:
        signal.signal(signal.SIGTERM, before)
        watcher.close()


def _interrupt(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


class _Lines:
    """Progress as a line now and then, for logs and for ears."""

    def __init__(self) -> None:
        self.at: Progress | None = None
        self.blamed: Counter[tuple[str, str]] = Counter()
        self.shown = time.monotonic()

    def tell(self, progress: Progress) -> None:
        self.at = progress
        if time.monotonic() - self.shown >= SELDOM:
            self.shown = time.monotonic()
            self.print(progress_line(progress))

    def blame(self, guilty: Guilty) -> None:
        key = (guilty.bot, guilty.kind)
        self.blamed[key] += 1
        if self.blamed[key] <= TOLD:
            args = {"bot": guilty.bot, "deal": str(guilty.deal), "turn": str(guilty.turn + 1)}
            fault = Message(f"fault-{guilty.kind}")
            message = Message("arena-fault", {**args, "fault": fault})
            if guilty.detail:
                message = Message("arena-fault-detail", {**args, "fault": fault, "detail": guilty.detail})
            self.print(SetupError(message).say(speak.lang))  # what a program said steers no terminal
        elif self.blamed[key] == TOLD + 1:
            self.print(speak.words("arena-fault-more", bot=guilty.bot))

    def print(self, line: str) -> None:
        print(line, file=sys.stderr, flush=True)

    def close(self) -> None:
        pass


class _Bar(_Lines):
    """Progress as a line that is written over."""

    def __init__(self) -> None:
        super().__init__()
        from rich.console import Console
        from rich.progress import BarColumn, TextColumn
        from rich.progress import Progress as Shown

        self.console = Console(stderr=True, highlight=False, emoji=False)
        self.bar = Shown(
            BarColumn(), TextColumn("{task.description}", markup=False), console=self.console, transient=True
        )
        self.task = self.bar.add_task("", total=None)
        self.bar.start()

    def tell(self, progress: Progress) -> None:
        self.at = progress
        self.bar.update(self.task, total=progress.of, completed=progress.games, description=progress_line(progress))

    def print(self, line: str) -> None:
        self.console.print(line, markup=False)

    def close(self) -> None:
        self.bar.stop()


def progress_line(progress: Progress) -> str:
    """Games, rate and time left."""
    left = speak.words("arena-left-unknown") if progress.left is None else clock(progress.left)
    rate = f"{progress.rate:.3g}" if progress.rate < 100 else f"{progress.rate:.0f}"
    return speak.words("arena-progress", games=str(progress.games), of=str(progress.of), rate=rate, left=left)


def clock(seconds: float) -> str:
    """As h:mm:ss."""
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}"
