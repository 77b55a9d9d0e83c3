"""Which code plays: one hash over all sources that a game's course depends on, so that rows of two are never mixed."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from vivant.arena.entrants import Entrant
from vivant.engine import state
from vivant.engine.game import Game

PACKAGE: Final = Path(__file__).parents[1]
# What can change how a game goes. Words, pictures, the table and the commands cannot.
PLAYING: Final = ("engine", "bots", "games")
# Of the arena, too: how deals are cut into chunks, who sits where, and after which chunk a run may end.
OWN: Final = (
    "asked.py", "chunks.py", "deciding.py", "entrants.py", "host.py", "pipes.py", "playing.py", "reading.py",
    "seating.py", "summary.py", "tables.py",
)  # fmt: skip
TELLING: Final = ("told.py",)  # and words: what a game tells of its components
SILENT: Final = ("words", "picture")
READ: Final = (".py", ".toml")


def program_hash(game: Game, entrants: Sequence[Entrant], told: bool = False) -> str:
    """Of the house's own sources, of a game from another package, and of the bots' files."""
    hash = hashlib.sha256(_own_sources(told).encode())
    module = sys.modules[type(game).__module__]
    file = getattr(module, "__file__", None)
    if file is not None and not Path(file).is_relative_to(PACKAGE):
        for path in _files_in(Path(file).parent, told):
            hash.update(path.read_bytes())
    for entrant in entrants:
        hash.update(f"{entrant.name} {entrant.hash()}\n".encode())
    return hash.hexdigest()


def is_compiled() -> bool:
    """Whether the hot modules are machine code here: the same games, sooner."""
    return not (state.__file__ or "").endswith(".py")


@cache
def _own_sources(told: bool = False) -> str:
    hash = hashlib.sha256()
    files = [PACKAGE / "arena" / name for name in (*OWN, *(TELLING if told else ()))]
    for room in (*PLAYING, *(("coach",) if told else ())):
        files += _files_in(PACKAGE / room, told)
    for path in files:
        content = path.read_bytes()
        hash.update(f"{path.relative_to(PACKAGE).as_posix()} {len(content)}\n".encode() + content)
    return hash.hexdigest()


def _files_in(folder: Path, told: bool = False) -> list[Path]:
    silent = {"picture"} if told else {*SILENT}
    return sorted(
        path for path in folder.rglob("*") if path.suffix in READ and not {*path.relative_to(folder).parts} & silent
    )
