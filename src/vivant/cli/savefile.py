"""A record on disk that grows with its match: each line is written through before the next question."""

from __future__ import annotations

import os
from pathlib import Path

from vivant.engine.errors import SetupError
from vivant.engine.match import Match
from vivant.words import Message


class SaveFile:
    """Only ever appends. Nothing that was saved is lost, whatever happens to the program."""

    def __init__(self, path: Path, lines: int = 0) -> None:
        self.path = path
        self.lines = lines  # how many lines of the record the file holds

    @classmethod
    def create(cls, path: Path, match: Match) -> SaveFile:
        """A new file with the match so far; one that is there already is left alone."""
        file = cls(path)
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            raise SetupError(Message("file-exists", {"where": str(path)})) from None
        except OSError as error:
            raise _unwritable(path, error) from None
        file.write(match)
        return file

    def write(self, match: Match) -> None:
        """Add what the file lacks."""
        record = match.record()
        if self.lines == len(record.lines):
            return
        try:
            with self.path.open("ab") as out:
                out.write(record.text(self.lines).encode())
                out.flush()
                os.fsync(out.fileno())
        except OSError as error:
            raise _unwritable(self.path, error) from None
        self.lines = len(record.lines)


def resume(path: Path) -> tuple[Match, SaveFile]:
    """The match of a record file, and the file to go on with."""
    from vivant.engine.record import read_record

    content = read_record(path)
    match = Match.resume(content, str(path))
    if not content.endswith(b"\n"):
        try:
            with path.open("ab") as out:
                out.write(b"\n")
        except OSError as error:
            raise _unwritable(path, error) from None
    file = SaveFile(path, content.rstrip(b"\n").count(b"\n") + 1)
    file.write(match)
    return match, file


def _unwritable(path: Path, error: OSError) -> SetupError:
    return SetupError(Message("file-unwritable", {"where": str(path), "detail": error.strerror or ""}))
