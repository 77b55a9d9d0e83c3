"""A run as a folder: what was asked and by which code, chunks of rows, perhaps records; whole at every moment.

run.toml                what was asked, and which code plays
edition.json            the components
chunks/00000001.parquet rows; written beside, then renamed, so that a chunk is there whole or not at all
records/…               where they are asked for
TABLE/00000001.parquet  what its games tell, where that is asked for: TABLES
end.toml                when it is over: how many chunks count
"""

from __future__ import annotations

import json
import os
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final

from vivant.arena.asked import FORMAT, Asked, Chunks, cut, read_asked
from vivant.engine.edition import Edition, edition_from_content
from vivant.engine.errors import EditionError, SetupError
from vivant.engine.game import Game
from vivant.words import Message

RUN: Final = "run.toml"
EDITION: Final = "edition.json"
END: Final = "end.toml"
CHUNKS: Final = "chunks"
RECORDS: Final = "records"
TABLES: Final = ("games", "components", "sources", "timeline", "advice")
LOCK: Final = "lock"
PART: Final = ".part"
SHORT: Final = 12  # letters of a hash that people read


@dataclass(frozen=True)
class Made:
    """Which code plays: rows of two are never mixed."""

    version: str
    program: str  # its hash

    @property
    def code(self) -> str:
        """As the rows say it."""
        return f"{self.version} {self.program[:SHORT]}"


@dataclass(frozen=True)
class End:
    """How a run ended: after this chunk, as its order was decided or as all was played."""

    chunks: int
    decided: bool


class Folder:
    """One run on the disk. Reading needs nothing but the folder."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.asked, self.made = self._read_run()
        self.cut: Chunks = cut(self.asked)
        self.end = self._read_end()

    # reading

    def game(self) -> Game:
        """As it was asked for, with the components that lie here."""
        return self.asked.made(self._edition())

    def chunks(self) -> list[int]:
        """The numbers of the chunks that count, ascending: those that are there, up to the end if there is one."""
        last = self.cut.count if self.end is None else self.end.chunks
        numbers = [int(file.stem) for file in (self.path / CHUNKS).glob("*.parquet") if file.stem.isdigit()]
        return sorted(number for number in numbers if 1 <= number <= last)

    @property
    def whole(self) -> bool:
        """Whether it is over, and nothing was deleted since."""
        return self.end is not None and len(self.chunks()) == self.end.chunks

    def chunk_file(self, number: int) -> Path:
        return self.path / CHUNKS / f"{number:08}.parquet"

    def table_file(self, table: str, number: int) -> Path:
        """What the games of this chunk tell, of one of TABLES."""
        return self.path / table / f"{number:08}.parquet"

    def games(self) -> int:
        """How many it holds."""
        return sum(map(self.cut.games_of, self.chunks()))

    def _edition(self) -> Edition:
        file = self.path / EDITION
        try:
            edition = edition_from_content(json.loads(file.read_text(encoding="utf-8")), str(file))
        except (OSError, ValueError, EditionError):
            raise self._refused("arena-folder-broken", file=EDITION) from None
        if edition.hash != self.asked.edition:
            raise self._refused("arena-folder-broken", file=EDITION)
        return edition

    def _read_run(self) -> tuple[Asked, Made]:
        content = self._toml(RUN)
        if content is None:
            raise self._refused("arena-folder-none")
        try:
            format, made = content["format"], Made(**content["made"])
            if not all(isinstance(one, str) for one in (made.version, made.program)):
                raise TypeError
        except (KeyError, TypeError):
            raise self._refused("arena-folder-broken", file=RUN) from None
        if format != FORMAT:
            raise self._refused("arena-folder-format", format=str(format), version=made.version)
        try:
            return read_asked(content["asked"]), made
        except (KeyError, ValueError, TypeError, SetupError):
            raise self._refused("arena-folder-broken", file=RUN) from None

    def _read_end(self) -> End | None:
        content = self._toml(END)
        try:
            end = None if content is None else End(**content)
            if end is not None and (type(end.chunks), type(end.decided)) != (int, bool):
                raise TypeError
            if end is not None and not 1 <= end.chunks <= self.cut.count:
                raise ValueError
            return end
        except (TypeError, ValueError):
            raise self._refused("arena-folder-broken", file=END) from None

    def _toml(self, name: str) -> dict[str, Any] | None:
        try:
            return tomllib.loads((self.path / name).read_text(encoding="utf-8"))
        except FileNotFoundError:
            return None
        except (OSError, ValueError):
            raise self._refused("arena-folder-broken", file=name) from None

    def _refused(self, key: str, /, **args: object) -> SetupError:
        return SetupError(Message(key, {"where": str(self.path), **args}))

    # writing

    def write_chunk(
        self,
        number: int,
        content: bytes,
        records: tuple[tuple[str, str], ...] = (),
        tables: tuple[tuple[str, bytes], ...] = (),
    ) -> None:
        """Records and tables first: a chunk that is there has its own."""
        for name, text in records:
            write_whole(self.path / RECORDS / name, text.encode())
        for table, rows in tables:
            write_whole(self.table_file(table, number), rows)
        write_whole(self.chunk_file(number), content)

    def finish(self, end: End) -> None:
        """What was played beyond the end is removed: it would be there by chance."""
        text = f"chunks = {end.chunks}\ndecided = {json.dumps(end.decided)}\n"
        write_whole(self.path / END, text.encode())
        self.end = end
        last = self.cut.of(end.chunks)[-1]
        for file in (self.path / CHUNKS).glob("*.parquet"):
            if file.stem.isdigit() and int(file.stem) > end.chunks:
                file.unlink()
        for file in (self.path / RECORDS).glob("*.jsonl"):
            if int(file.stem.partition("-")[0]) > last:
                file.unlink()

    def tidy(self) -> None:
        """Away with what an interrupted run had begun to write."""
        for file in self.path.rglob(f"*{PART}"):
            file.unlink()


def is_run(path: Path) -> bool:
    return (path / RUN).exists()


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """While one run writes into this folder, from its first file on, no other does. The system lets go of it, however
    the run ends. SetupError where another does, or where something else lies there."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise SetupError(Message("arena-folder-full", {"where": str(path)})) from None
    _refuse_others(path)
    with open(path / LOCK, "w") as file:
        if not _lock(file):
            raise SetupError(Message("arena-folder-busy", {"where": str(path)}))
        yield


def open_folder(path: Path, asked: Asked, made: Made, edition: Edition) -> Folder:
    """The folder of this run: a new one, where it is locked, or the one that it was begun in. SetupError where another
    run lies there."""
    if not is_run(path):
        begin_folder(path, asked, made, edition)
    folder = Folder(path)
    where = str(path)
    if entry := asked.differs(folder.asked):
        raise SetupError(Message("arena-folder-other", {"where": where, "entry": entry}))
    if folder.made != made:
        codes = {"before": folder.made.code, "now": made.code}
        raise SetupError(Message("arena-folder-code", {"where": where, **codes}))
    return folder


def begin_folder(path: Path, asked: Asked, made: Made, edition: Edition) -> None:
    """In a folder that is locked."""
    _refuse_others(path)
    write_whole(path / EDITION, json.dumps(edition.content, ensure_ascii=False, indent=1).encode())
    made_by = f'[made]\nversion = "{made.version}"\nprogram = "{made.program}"\n'
    # Last, as a folder is one by this file.
    write_whole(path / RUN, f"format = {FORMAT}\n\n{made_by}\n[asked]\n{asked.text()}\n".encode())


def _refuse_others(path: Path) -> None:
    """What no run has written stays as it is, and alone."""
    if not is_run(path) and any(file.suffix != PART and file.name not in (EDITION, LOCK) for file in path.iterdir()):
        raise SetupError(Message("arena-folder-full", {"where": str(path)}))


def write_whole(file: Path, content: bytes) -> None:
    """The file is there with all of this, or as it was before: also if the power fails."""
    file.parent.mkdir(exist_ok=True)
    part = file.with_name(file.name + PART)
    try:
        with part.open("wb") as out:
            out.write(content)
            out.flush()
            os.fsync(out.fileno())
        part.replace(file)
    except BaseException:
        with suppress(OSError):
            part.unlink()
        raise


def _lock(file: IO[str]) -> bool:
    try:
        import fcntl
    except ImportError:  # where there is none, two runs only do the same work twice
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
