"""A record on disk that grows with its match: each line is written through before the next question."""

from __future__ import annotations

import os
import shlex
from pathlib import Path
from typing import BinaryIO

from vivant.engine.errors import SetupError
from vivant.engine.match import Match
from vivant.engine.record import read_record
from vivant.words import Message
from vivant.words.system import system_reason


class SaveFile:
    """Only ever grows, by whole lines, and has one writer. What was saved stays, whatever happens to the program."""

    def __init__(self, path: Path, stream: BinaryIO, size: int, lines: int, automatic: bool = False) -> None:
        self.path = path
        self.automatic = automatic  # kept unasked: gives way to a file that the person names
        self._stream = stream
        self._holds = (size, lines)  # how much of the record is in the file; one value, so that it is never half new
        try:
            _claim(path, stream)
        except SetupError:
            stream.close()
            raise

    def close(self) -> None:
        self._stream.close()

    def give_way(self) -> None:
        """Another file goes on from here."""
        self.close()
        if self.automatic:
            self.path.unlink(missing_ok=True)

    @classmethod
    def create(cls, path: Path, match: Match, automatic: bool = False) -> SaveFile:
        """A new file with the match so far; one that is there already is left alone."""
        try:
            stream = path.open("x+b", buffering=0)
        except FileExistsError:
            raise SetupError(Message("file-exists", {"where": shlex.quote(str(path))})) from None
        except (OSError, ValueError) as error:  # ValueError: no path at all, such as one with a NUL
            raise _unwritable(path, error) from None
        try:
            file = cls(path, stream, 0, 0, automatic)
            file.write(match)
        except BaseException:
            stream.close()
            path.unlink(missing_ok=True)  # an empty file would only stand in the way
            raise
        return file

    def write(self, match: Match) -> None:
        """Add what the file lacks; all of it, or nothing."""
        record = match.record()
        size, lines = self._holds
        status = os.fstat(self._stream.fileno())
        if status.st_nlink == 0 or status.st_size != size:
            raise SetupError(Message("file-changed", {"where": str(self.path)}))
        text = record.text(lines).encode()
        if not text:
            return
        try:
            self._stream.seek(size)
            written = 0
            while written < len(text):
                written += self._stream.write(text[written:])
            os.fsync(self._stream.fileno())
            self._holds = (size + len(text), len(record.lines))
        except BaseException as error:
            self._stream.truncate(self._holds[0])  # half a line would spoil all that comes after it
            if isinstance(error, OSError):
                raise _unwritable(self.path, error) from None
            raise  # Ctrl-C, for one


def resume(path: Path) -> tuple[Match, SaveFile]:
    """The match of a record file, and the file to go on with."""
    try:
        content = read_record(path)
        match = Match.resume(content, str(path))
        stream = path.open("r+b", buffering=0)
    except (OSError, ValueError) as error:
        raise _unwritable(path, error) from None
    size, lines = len(content), content.rstrip(b"\n").count(b"\n") + 1
    file = SaveFile(path, stream, size, lines)
    try:
        if os.fstat(stream.fileno()).st_size == size and not content.endswith(b"\n"):
            stream.seek(0, os.SEEK_END)
            stream.write(b"\n")
            file._holds = (size + 1, lines)
        file.write(match)  # refuses where somebody wrote between reading and locking
    except OSError as error:
        file.close()
        raise _unwritable(path, error) from None
    except SetupError:
        file.close()
        raise
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
    return SetupError(Message("file-unwritable", {"where": str(path), "detail": system_reason(error)}))
