"""A run: goes on where its folder stands, has the missing chunks played, and ends when all is played or decided."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from vivant import __version__
from vivant.arena.asked import Asked
from vivant.arena.chunks import Guilty, PlayedChunk, Work
from vivant.arena.entrants import Entrant, try_outside
from vivant.arena.executors import Executor
from vivant.arena.fingerprint import program_hash
from vivant.arena.folder import End, Folder, Made, is_run, locked, open_folder
from vivant.arena.reading import check_chunks, read_chunk
from vivant.arena.summary import READ, Summary
from vivant.engine.errors import SetupError
from vivant.engine.game import Game
from vivant.words import Message


@dataclass(frozen=True)
class Progress:
    """How far a run is. `left` is None before anything can be said about it."""

    games: int
    of: int
    rate: float = 0.0  # games a second, since this run was begun or continued
    left: float | None = None  # seconds

    @property
    def over(self) -> bool:
        return self.games >= self.of


Tell = Callable[[Progress], None]
Blame = Callable[[Guilty], None]


def made_by(game: Game, entrants: list[Entrant], told: bool = False) -> Made:
    """The code that plays here."""
    return Made(__version__, program_hash(game, entrants, told))


def run_in(
    path: Path,
    game: Game,
    asked: Asked,
    entrants: list[Entrant],
    executor: Executor,
    tell: Tell = lambda progress: None,
    blame: Blame = lambda guilty: None,
) -> Folder:
    """Play what is missing in this folder. `tell` hears how far it is, `blame` of each game that was forfeited.

    SetupError where another run lies there, or where the disk is full; then what was played so far is kept.
    """
    try:
        opened = partial(open_folder, path, asked, made_by(game, entrants, asked.told), game.edition)
        if is_run(path) and (folder := opened()).whole:
            return folder
        with locked(path):
            folder = opened()  # as it is now, where another has just left it
            if not folder.whole:
                folder.tidy()
                check_chunks(folder)
                try_outside(game, entrants, asked.limit)
                _Run(folder, game, entrants, executor, tell, blame).go_on()
    except OSError as error:
        detail = error.strerror or str(error)
        raise SetupError(Message("arena-disk", {"where": str(path), "detail": detail})) from None
    return folder


class _Run:
    def __init__(
        self, folder: Folder, game: Game, entrants: list[Entrant], executor: Executor, tell: Tell, blame: Blame
    ) -> None:
        self.folder = folder
        self.work = Work(game, folder.asked, entrants, folder.made.code)
        self.executor = executor
        self.tell = tell
        self.blame = blame
        self.done = set(folder.chunks())
        self.games = self.before = folder.games()
        self.began = time.monotonic()
        asked = folder.asked
        self.summary = Summary(asked.bots, asked.players, asked.error) if asked.stop else None
        self.looked = 0  # chunks, from the first on, at which the test has looked

    def go_on(self) -> None:
        count = self.folder.cut.count
        self._tell()
        if not self._is_decided():
            missing = [number for number in range(1, count + 1) if number not in self.done]
            with closing(self.executor.play(self.work, missing)) as played:  # type: ignore[type-var]
                for done in played:
                    self._keep(done)
                    if self._is_decided():
                        break
        decided = self.looked if self._is_decided() else 0
        self.folder.finish(End(decided or count, bool(decided)))

    def _keep(self, done: PlayedChunk) -> None:
        self.folder.write_chunk(done.number, done.content, done.records, done.tables)
        self.done.add(done.number)
        self.games += done.games
        for guilty in done.faults:
            self.blame(guilty)
        self._tell()

    def _is_decided(self) -> bool:
        """Looks at chunks in their order, whatever the order in which they come: so every run stops at the same one."""
        if self.summary is None:
            return False
        while not self.summary.decided and self.looked + 1 in self.done:
            self.looked += 1
            self.summary.add(read_chunk(self.folder, self.looked, READ))
        return self.summary.decided

    def _tell(self) -> None:
        seconds = time.monotonic() - self.began
        rate = (self.games - self.before) / seconds if seconds > 0 else 0.0
        left = (self.folder.cut.games - self.games) / rate if rate else None
        self.tell(Progress(self.games, self.folder.cut.games, rate, left))
