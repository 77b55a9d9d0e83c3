"""A record on disk that grows with its match: each line is written through before the next question."""

from __future__ import annotations

import os
from pathlib import Path
from typing import BinaryIO

from vivant.engine.errors import SetupError
from vivant.engine.match import Match
from vivant.engine.record import read_record
from vivant.words import Message


class SaveFile:
    """Only ever grows, by whole lines, and has one writer. What was saved stays, whatever happens to the program."""

    def __init__(self, path: Path, stream: BinaryIO, lines: int) -> None:
        self.path = path
        self.lines = lines  # how many lines of the record the file holds
        self._stream = stream
        self._size = os.fstat(stream.fileno()).st_size
        try:
            _claim(path, stream)
        except SetupError:
            stream.close()
            raise

    def close(self) -> None:
        self._stream.close()

    @classmethod
    def create(cls, path: Path, match: Match) -> SaveFile:
        """A new file with the match so far; one that is there already is left alone."""
        try:
            stream = path.open("x+b", buffering=0)
        except FileExistsError:
            raise SetupError(Message("file-exists", {"where": str(path)})) from None
        except (OSError, ValueError) as error:  # ValueError: no path at all, such as one with a NUL
            raise _unwritable(path, error) from None
        file = cls(path, stream, 0)
        file.write(match)
        return file

    def write(self, match: Match) -> None:
        """Add what the file lacks; all of it, or nothing."""
        record = match.record()
        if self.lines == len(record.lines):
            return
        found = os.fstat(self._stream.fileno())
        if found.st_nlink == 0 or found.st_size != self._size:
            raise SetupError(Message("file-changed", {"where": str(self.path)}))
        text = record.text(self.lines).encode()
        try:
            self._stream.seek(self._size)
            written = 0
            while written < len(text):
                written += self._stream.write(text[written:])
            os.fsync(self._stream.fileno())
        except BaseException as error:
            self._stream.truncate(self._size)  # half a line would spoil all that comes after it
            if isinstance(error, OSError):
                raise _unwritable(self.path, error) from None
            raise  # Ctrl-C, for one
        self._size += len(text)
        self.lines = len(record.lines)


def resume(path: Path) -> tuple[Match, SaveFile]:
    """The match of a record file, and the file to go on with."""
    try:
        content = read_record(path)
        match = Match.resume(content, str(path))
        stream = path.open("r+b", buffering=0)
        file = SaveFile(path, stream, content.rstrip(b"\n").count(b"\n") + 1)
        if not content.endswith(b"\n"):
            stream.seek(0, os.SEEK_END)
            stream.write(b"\n")
            file._size += 1
    except (OSError, ValueError) as error:
        raise _unwritable(path, error) from None
    file.write(match)
    return match, file


def _claim(path: Path, stream: BinaryIO) -> None:
    """Nobody else may write while this program does; it ends with the program."""
    try:
        import fcntl
    except ImportError:  # not on every platform; the size is looked at before each write all the same
        return
    try:
        fcntl.flock(stream.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise SetupError(Message("file-in-use", {"where": str(path)})) from None
    except OSError:  # a file system without locks
        return


def _unwritable(path: Path, error: OSError | ValueError) -> SetupError:
    detail = error.strerror if isinstance(error, OSError) else str(error)
    return SetupError(Message("file-unwritable", {"where": str(path), "detail": detail or ""}))
