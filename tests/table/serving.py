"""`vivant serve` in a process of its own, asked over real sockets with nothing but the standard library and websockets."""

from __future__ import annotations

import http.client
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.table.hall import SHORT, fragment

PATIENCE = 20.0
OTHER = "127.0.0.2"  # somebody else's address

SERVE = """
import json, sys
from vivant.table.serving import listen, serve
from vivant.table.settings import Settings
given = json.loads(sys.argv[1])
listening = listen("0.0.0.0", 0, exactly=True)
port = listening.getsockname()[1]
serve(Settings(port=port, **given), listening, lambda: print(f"http://127.0.0.1:{port}/", flush=True))
"""


def vivant(
    *args: str, folder: Path, stderr: int | IO[bytes] = subprocess.PIPE, **environment: str
) -> subprocess.Popen[str]:
    """The command, with nothing of this machine's settings."""
    found = {**os.environ, "VIVANT_LANG": "en", "PYTHONUNBUFFERED": "1", "XDG_DATA_HOME": str(folder), **environment}
    command = [sys.executable, "-m", "vivant", *args]
    return subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=stderr, text=True, env=found
    )


def ran(*args: str, folder: Path, **environment: str) -> tuple[int, str, str]:
    """Exit code, output and errors of a command that ends by itself."""
    with vivant(*args, folder=folder, **environment) as running:
        try:
            out, err = running.communicate(timeout=PATIENCE)
        finally:
            running.kill()
        return running.returncode, out, err


class Server:
    """Can be ended, killed, and started again over the same store and at the same port."""

    stderr: int | IO[bytes] = subprocess.PIPE

    def __init__(self, folder: Path, *options: str, db: str = "") -> None:
        self.folder, self.options = folder, options
        self.db = db or f"sqlite:///{folder / 'tables.db'}"
        self.port = 0
        self.start()

    def start(self) -> None:
        where = ("--port", str(self.port), "--db", self.db)
        self.running = vivant("serve", "--no-open", *where, *self.options, folder=self.folder, stderr=self.stderr)
        assert self.running.stdout is not None
        first = self.running.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", first)
        assert found, first + (self.running.stderr.read() if self.running.stderr else "")
        self.port = int(found[1])

    def stop(self, how: signal.Signals = signal.SIGTERM) -> tuple[int, float, str]:
        """Exit code, how long it took, and what was said on stderr."""
        started = time.monotonic()
        self.running.send_signal(how)
        _, err = self.running.communicate(timeout=PATIENCE)
        return self.running.returncode, time.monotonic() - started, err

    def kill(self) -> None:
        self.running.kill()
        self.running.communicate()

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        if self.running.poll() is None:
            self.stop()

    # asking

    def ask(
        self, method: str, path: str, token: str | None = None, body: Any = None, headers: dict[str, str] | None = None
    ) -> tuple[int, Any]:
        """Status, and what the JSON says."""
        status, _, content = self.raw(method, path, token, body, headers)
        return status, json.loads(content)

    def raw(
        self, method: str, path: str, token: str | None = None, body: Any = None, headers: dict[str, str] | None = None
    ) -> tuple[int, dict[str, str], bytes]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        sent = dict(headers or {})
        if token is not None:
            sent["Authorization"] = f"Bearer {token}"
        if body is not None and not isinstance(body, bytes):
            body = json.dumps(body).encode()
            sent.setdefault("Content-Type", "application/json")
        try:
            connection.request(method, path, body, sent)
            answer = connection.getresponse()
            return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
        finally:
            connection.close()

    def good(self, method: str, path: str, token: str | None = None, body: Any = None) -> Any:
        status, told = self.ask(method, path, token, body)
        assert status < 300, told
        return told

    def lay(self, *seats: dict[str, str], short: bool = True) -> Table:
        body = {"game": "vivo", "players": len(seats), "options": {"first": 0}, "pace": "none", "seats": list(seats)}
        if short:
            body["edition"] = SHORT
        return Table(self, self.good("POST", "/api/tables", None, body))


class Tuned(Server):
    """With settings that the command has no option for, at every address of this machine."""

    def __init__(self, folder: Path, stderr: int | IO[bytes] = subprocess.PIPE, **settings: Any) -> None:
        folder.mkdir(exist_ok=True)
        self.stderr = stderr
        self.settings = {"tables_per_address": 0, **settings}
        super().__init__(folder)

    def start(self) -> None:
        given = json.dumps({"db": self.db, "host": "127.0.0.1", **self.settings})
        command = [sys.executable, "-c", SERVE, given]
        self.running = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=self.stderr, text=True
        )
        assert self.running.stdout is not None
        self.port = int(self.running.stdout.readline().rsplit(":", 1)[1].strip("/\n"))

    def megabytes(self) -> float:
        pages = int(Path(f"/proc/{self.running.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def dial(self, address: str = "127.0.0.1") -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), PATIENCE, source_address=(address, 0))

    def waited(self, address: str = OTHER) -> float:
        """How long a small question takes."""
        time.sleep(0.02)  # not too many: that is refused as well
        started = time.monotonic()
        with self.dial(address) as line:
            line.sendall(b"GET /robots.txt HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            assert line.recv(100).startswith(b"HTTP/1.1 200")
        return time.monotonic() - started


class Table:
    def __init__(self, server: Server, made: dict[str, Any]) -> None:
        self.server = server
        self.id: str = made["table"]
        self.path = f"/api/tables/{self.id}"
        self.tokens: dict[int, str] = {seat["seat"]: seat["token"] for seat in made["seats"]}
        self.links: dict[int, str] = {one["seat"]: one["link"] for one in made["invitations"]}
        self.tokens[-1] = fragment(made["watch"])

    def present(self, seat: int, query: str = "") -> Any:
        return self.server.good("GET", self.path + query, self.tokens[seat])

    def step(self) -> bool:
        """Whoever is asked does the first thing that is legal; False at the end."""
        for seat in (seat for seat in self.tokens if seat >= 0):
            told = self.present(seat)
            if told["you"]["asked"]:
                body = {"decision": told["you"]["decision"], "do": told["actions"][0]["do"]}
                self.server.good("POST", f"{self.path}/act", self.tokens[seat], body)
                return True
        return False

    def socket(self, seat: int, hello: dict[str, Any] | None = None, **options: Any) -> ClientConnection:
        """A socket that has said who it is."""
        address = f"ws://127.0.0.1:{self.server.port}{self.path}/socket"
        options = {"open_timeout": PATIENCE, "close_timeout": 0.5, **options}
        socket = connect(address, **options).__enter__()  # closed by whoever asked for it
        socket.send(json.dumps({"token": self.tokens[seat], "lang": "en", "shape": "none", **(hello or {})}))
        return socket

    def events(self, seat: int, query: str = "", after: int | None = None) -> Events:
        return Events(self, seat, query, after)


class Events:
    """An event stream."""

    def __init__(self, table: Table, seat: int, query: str = "", after: int | None = None) -> None:
        self.connection = http.client.HTTPConnection("127.0.0.1", table.server.port, timeout=PATIENCE)
        headers = {"Authorization": f"Bearer {table.tokens[seat]}", "Accept": "text/event-stream"}
        if after is not None:
            headers["Last-Event-ID"] = str(after)
        self.connection.request("GET", f"{table.path}/events{query}", headers=headers)
        self.answer = self.connection.getresponse()

    def __iter__(self) -> Iterator[str]:
        """The messages, one by one, until the server ends it."""
        number = ""
        for line in self.answer:
            text = line.decode().rstrip("\n")
            if text.startswith("id: "):
                number = text[4:]
            if text.startswith("data: "):
                assert json.loads(text[6:])["number"] == int(number)
                yield text[6:]

    def close(self) -> None:
        self.answer.close()
        self.connection.close()


def hear(socket: ClientConnection, seconds: float = PATIENCE) -> str:
    text = socket.recv(seconds)
    assert isinstance(text, str)
    return text


def closed_with(socket: ClientConnection) -> int:
    """The code with which the server closes."""
    try:
        for _ in range(100):
            socket.recv(PATIENCE)
    except ConnectionClosed as closed:
        return 0 if closed.rcvd is None else int(closed.rcvd.code)
    raise AssertionError("it is still open")
