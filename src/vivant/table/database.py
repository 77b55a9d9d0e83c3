"""A database: its address and file, opened for its owner alone, and never waited for without end."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from sqlalchemy import URL, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from vivant.engine.errors import SetupError
from vivant.table.speech import BOOK
from vivant.words import Message

BUSY_SECONDS = 5.0  # how long SQLite waits for another program that writes
SIDE_FILES = ("", "-wal", "-shm")  # of an SQLite database, beside its name


class Database:
    """An address that can be connected to. `file` is where an SQLite database lies, None for any other.

    A server waits a few seconds for each answer; a `tool` that copies everything, as long as it takes.
    """

    def __init__(self, url: str, tool: bool = False, create: bool = True) -> None:
        if "://" not in url:
            raise SetupError(Message("store-address", {"url": url, "example": f"sqlite:///{url}"}), BOOK)
        self.url = url
        self._first: list[tuple[int, int] | None] = []  # which files these were when it was opened
        try:
            parsed = make_url(url)
            if parsed.drivername == "sqlite":
                parsed = _with_home(parsed)
            self.file = _file_of(parsed)
            if self.file is not None and parsed.query.get("mode") != "ro":
                _make_ready(self.file, create)
            self.engine = self._open(parsed, tool)
        except (ArgumentError, NoSuchModuleError, ImportError, OSError) as error:
            raise self.refused(error) from None

    def _open(self, parsed: URL, tool: bool) -> Engine:
        if parsed.get_backend_name() == "postgresql":
            from vivant.table.postgresql import Patience, open_postgresql

            self._patience = Patience(without_end=tool)
            return open_postgresql(parsed, self._patience)
        if parsed.get_backend_name() != "sqlite":
            return create_engine(parsed, pool_pre_ping=True, hide_parameters=True)
        waits = {} if "timeout" in parsed.query else {"timeout": BUSY_SECONDS}
        engine = create_engine(parsed, hide_parameters=True, connect_args=waits)
        event.listen(engine, "connect", self._set_up_sqlite)
        return engine

    def _set_up_sqlite(self, connection: Any, _: object) -> None:
        """A write-ahead log that is on the disk before anything is acknowledged. A file that is gone is not made."""
        self.check()
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @property
    def public(self) -> str:
        """Its address without the password that may stand in it."""
        try:
            return make_url(self.url).render_as_string(hide_password=True)
        except ArgumentError:
            return self.url.split("@")[-1]

    def refused(self, error: Exception) -> SetupError:
        return SetupError(Message("store-refused", {"url": self.public, "detail": detail_of(error)}), BOOK)

    def watch(self) -> None:
        """From now on, while a connection has it open, `check` tells its files from others of their name."""
        self._first = self._files()

    def check(self) -> None:
        """Refused where the file was removed or replaced: whatever is written to it now is lost."""
        if self._first and self._files() != self._first:
            raise SetupError(Message("store-gone", {"file": str(self.file)}), BOOK)

    def _files(self) -> list[tuple[int, int] | None]:
        return [] if self.file is None else [_identity(f"{self.file}{side}") for side in ("", "-wal")]

    def hurry(self) -> None:
        """The server ends: nothing is waited for much longer, and nothing new is connected to."""
        if self.engine.dialect.name == "postgresql":
            self._patience.end()

    def close(self) -> None:
        self.engine.dispose()


def detail_of(error: BaseException) -> str:
    """What went wrong in one line, without anything of what was to be stored."""
    said = str(getattr(error, "orig", None) or error).strip().split("\n")[0]
    return " ".join(said.split())[:200] or type(error).__name__


def _with_home(url: URL) -> URL:
    name = url.database or ""
    return url.set(database=str(Path(name).expanduser())) if name.startswith("~") else url


def _file_of(url: URL) -> Path | None:
    """Where an SQLite database lies; None for one in memory, or on another server."""
    name = url.database or ""
    if url.get_backend_name() != "sqlite" or name in ("", ":memory:"):
        return None
    if not name.startswith("file:") or "uri" not in url.query:
        return Path(name).resolve()
    path = unquote(urlsplit(name).path)
    return None if path == ":memory:" or url.query.get("mode") == "memory" else Path(path).resolve()


def _make_ready(file: Path, create: bool) -> None:
    """The file and the folders that are missing, for their owner alone; a folder that is there stays as it is."""
    if create:
        for folder in reversed([folder for folder in file.parents if not folder.exists()]):
            folder.mkdir(mode=0o700, exist_ok=True)
    os.close(os.open(file, os.O_RDWR | (os.O_CREAT if create else 0), 0o600))
    for side in SIDE_FILES:
        close_to_others(Path(f"{file}{side}"))


def close_to_others(file: Path) -> None:
    """Readable by its owner alone, where it is there and ours to change."""
    try:
        mode = stat.S_IMODE(file.stat().st_mode)
        if mode & 0o077:
            file.chmod(mode & 0o700)
    except (FileNotFoundError, PermissionError):
        return


def _identity(file: str) -> tuple[int, int] | None:
    try:
        status = os.stat(file)
    except OSError:
        return None
    return status.st_dev, status.st_ino
