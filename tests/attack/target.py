"""A server under attack, and a bystander: somebody at another address who only wants to look at a table."""

from __future__ import annotations

import http.client
import json
import resource
import statistics
import threading
import time
from pathlib import Path
from typing import Any

from tests.table.hall import person
from tests.table.serving import Server, Table

ATTACKER, OTHER = "127.0.0.1", "127.0.0.2"  # both are this machine
PATIENCE = 12.0  # seconds; who has waited so long counts as locked out


class Target(Server):
    """Its log goes to a file, and it may not take more memory than this machine can spare."""

    MEMORY = 3 << 30

    def __init__(self, folder: Path, *options: str, db: str = "", address_limit: bool = False) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.log = folder / "log"
        self.stderr = self.log.open("ab")
        unlimited = () if address_limit else ("--tables-per-address", "0")
        super().__init__(folder, *unlimited, *options, db=db)

    def start(self) -> None:
        super().start()
        resource.prlimit(self.running.pid, resource.RLIMIT_AS, (self.MEMORY, self.MEMORY))

    def __exit__(self, *_: object) -> None:
        if self.running.poll() is None:
            self.kill()

    def may_open(self, files: int) -> None:
        resource.prlimit(self.running.pid, resource.RLIMIT_NOFILE, (files, files))

    def may_write(self, size: int) -> None:
        """The disk is full: no file may grow beyond this; -1 for no limit."""
        resource.prlimit(self.running.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def memory(self) -> int:
        """The most that it ever had, in megabytes; all that it may have, where it died."""
        if self.running.poll() is not None:
            return self.MEMORY >> 20
        return int(_said(self.running.pid, "status", "VmHWM:")) // 1024

    def children(self) -> list[int]:
        text = Path(f"/proc/{self.running.pid}/task/{self.running.pid}/children").read_text()
        return [int(pid) for pid in text.split()]

    def people(self, short: bool = True) -> Table:
        """A table of three people."""
        return self.lay(*(person(seat) for seat in range(3)), short=short)


def _said(pid: int, name: str, key: str) -> str:
    text = Path(f"/proc/{pid}/{name}").read_text()
    return next(line.split()[1] for line in text.splitlines() if line.startswith(key))


def send(
    port: int,
    method: str,
    path: str,
    token: str = "",
    body: Any = None,
    source: str = ATTACKER,
    headers: dict[str, str] | None = None,
    patience: float = PATIENCE,
) -> tuple[int, Any]:
    """Status and JSON, over a connection of its own from this address; raises OSError where no answer comes."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=patience, source_address=(source, 0))
    sent = {"Authorization": f"Bearer {token}"} if token else {}
    content = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
    if content is not None:
        sent["Content-Type"] = "text/plain" if isinstance(body, bytes) else "application/json"
    try:
        connection.request(method, path, content, {**sent, **(headers or {})})
        answer = connection.getresponse()
        text = answer.read()
        return answer.status, json.loads(text) if text[:1] in (b"{", b"[") else None
    except http.client.HTTPException as error:
        raise ConnectionError(str(error)) from None
    finally:
        connection.close()


class Bystander(threading.Thread):
    """Looks at a table of its own again and again, each time over a new connection, and notes how long it waits."""

    def __init__(self, target: Target, pause: float = 0.05) -> None:
        super().__init__(daemon=True)
        self.port, self.pause = target.port, pause
        self.table = target.people()
        self.waits: list[float] = []
        self._began: float | None = None
        self._ended = threading.Event()

    def run(self) -> None:
        while not self._ended.is_set():
            self._began = time.monotonic()
            try:
                status, _ = send(self.port, "GET", self.table.path, self.table.tokens[0], source=OTHER)
                assert status == 200, status
                self.waits.append(time.monotonic() - self._began)
            except (OSError, AssertionError):
                self.waits.append(PATIENCE)
            self._began = None
            self._ended.wait(self.pause)

    def __enter__(self) -> Bystander:
        self.start()
        while len(self.waits) < 3:  # it has begun well
            time.sleep(0.02)
        self.waits.clear()
        return self

    def __exit__(self, *_: object) -> None:
        self._ended.set()
        self.join(PATIENCE + 2)

    @property
    def worst(self) -> float:
        waiting = time.monotonic() - self._began if self._began is not None else 0.0
        return max([waiting, *self.waits])

    @property
    def median(self) -> float:
        return statistics.median(self.waits) if self.waits else PATIENCE


def more_files() -> None:
    """As many connections from here as this machine allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def seconds(value: float) -> str:
    return f"{value:.1f} s"
