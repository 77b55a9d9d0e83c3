"""A PostgreSQL of our own for a while, that listens on this machine alone; it can be killed and started again."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

FOLDERS = [Path(found).parent for found in [shutil.which("initdb")] if found]
FOLDERS += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


class Missing(Exception):
    """What to install where none can be had."""


class Postgres:
    """Without a password; `address` is what `--db` takes."""

    def __init__(self, programs: Path, folder: str, as_user: list[str]) -> None:
        self.programs, self.folder, self.as_user = programs, folder, as_user
        self.data = f"{folder}/data"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"postgresql://vivant@127.0.0.1:{self.port}/postgres"
        options = ["-D", self.data, "-A", "trust", "-U", "vivant", "-E", "UTF8", "--no-sync"]
        make = [*as_user, str(programs / "initdb"), *options]
        subprocess.run(make, check=True, capture_output=True, cwd=folder)

    def start(self) -> None:
        """Returns when it answers."""
        import psycopg

        options = ["-D", self.data, "-p", str(self.port), "-k", self.folder]
        options += ["-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"]
        command = [*self.as_user, str(self.programs / "postgres"), *options]
        self.running = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=self.folder)
        end = time.monotonic() + 30
        while True:
            try:
                psycopg.connect(self.address, connect_timeout=5).close()
                return
            except psycopg.OperationalError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.1)

    def stop(self) -> None:
        """A fast end; runuser hands it on."""
        self.running.terminate()
        try:
            self.running.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()

    def kill(self) -> None:
        """At once; its own processes end when they notice."""
        os.kill(self.pids()[0], signal.SIGKILL)
        self.running.wait(20)

    def freeze(self) -> None:
        """It hangs: nothing is refused, and nothing answered."""
        for pid in self.pids():
            os.kill(pid, signal.SIGSTOP)

    def thaw(self) -> None:
        """Who started it for us stops with it, and must be woken, too."""
        for pid in [*self.pids(), self.running.pid]:
            os.kill(pid, signal.SIGCONT)

    def pids(self) -> list[int]:
        """The server's, and those of all that it started."""
        first = int(Path(self.data, "postmaster.pid").read_text().split()[0])
        started = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        return [first, *map(int, started)]


@contextmanager
def own_postgres() -> Iterator[Postgres]:
    """Started; it ends with this. Raises Missing where it cannot be."""
    programs = next((folder for folder in FOLDERS if (folder / "initdb").exists()), None)
    if programs is None:
        raise Missing("install postgresql to try the store on it")
    if find_spec("psycopg") is None:
        raise Missing("install psycopg (pip) to speak to PostgreSQL")
    root = os.geteuid() == 0
    if root and (shutil.which("runuser") is None or not _is_user("postgres")):
        raise Missing("install postgresql with its user postgres: it does not run as root")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        if root:
            shutil.chown(folder, "postgres")
        server = Postgres(programs, folder, ["runuser", "-u", "postgres", "--"] if root else [])
        server.start()
        try:
            yield server
        finally:
            server.stop()


def _is_user(name: str) -> bool:
    return any(user.pw_name == name for user in pwd.getpwall())
