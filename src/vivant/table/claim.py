"""The claim on a database: one server writes to it at a time, and whoever is killed holds it no longer."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from sqlalchemy import Connection

from vivant.engine.errors import SetupError
from vivant.table.database import Database, close_to_others
from vivant.table.speech import BOOK
from vivant.words import Message

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]


class Taken(SetupError):
    """Another server has the database."""

    def __init__(self, database: Database) -> None:
        super().__init__(Message("store-taken", {"url": database.public}), BOOK)


class Claim:
    """For SQLite a lock on a file beside the database; for PostgreSQL a lock that lives with the session that writes,
    so that nothing can be written without it."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._lock: int | None = None  # the open lock file

    def take(self, connection: Connection) -> None:
        """For this connection; refused while another server has it."""
        if self.database.file is not None:
            if self._lock is None:
                self._lock = self._lock_file(Path(f"{self.database.file}.lock"))
        elif connection.dialect.name == "postgresql":
            from vivant.table.postgresql import claim_session

            if not claim_session(connection):
                raise Taken(self.database)

    def release(self) -> None:
        """The file stays: a lock on one that was removed would be worth nothing."""
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def _lock_file(self, path: Path) -> int:
        opened = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        close_to_others(path)
        try:
            _lock(opened)
        except OSError as error:
            os.close(opened)
            if error.errno in (errno.EAGAIN, errno.EACCES, errno.EDEADLK):
                raise Taken(self.database) from None
            raise
        return opened


def _lock(opened: int) -> None:
    """Held by the kernel until the file is closed, by us or by our end."""
    if fcntl is not None:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    else:
        import msvcrt

        msvcrt.locking(opened, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined, unused-ignore]
