"""Running the server: sockets, the browser, and one line for whatever stands in the way."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from types import FrameType
from typing import Any

import uvicorn

from vivant.engine.errors import SetupError, VivantError
from vivant.table.app import make_app
from vivant.table.connections import Bursts, Connections, open_files, watched
from vivant.table.reach import Reach
from vivant.table.settings import Settings
from vivant.words import Message
from vivant.words.system import system_reason

TRIES = 20  # ports that are tried when none was asked for
KEEP_ALIVE_SECONDS = 120  # a page's next action finds its connection still open


def listen(host: str, port: int, exactly: bool) -> socket.socket:
    """A listening socket; on the next free port when this one is taken and nobody insisted."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, port + (1 if exactly or port == 0 else TRIES)):
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, candidate))
            listening.listen(2048)
            return listening
        except (OSError, OverflowError) as error:
            listening.close()
            if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
                continue
            detail = str(error) if isinstance(error, OverflowError) else system_reason(error)
            message = Message("serve-bind", {"host": host, "port": str(candidate), "detail": detail})
            raise SetupError(message) from None
    raise SetupError(Message("serve-port", {"port": str(port)}))


def serve(settings: Settings, listening: socket.socket, opened: Callable[[], None], reach: Reach | None = None) -> None:
    """Until somebody ends it. `opened` is called as soon as the server answers."""
    sys.setswitchinterval(0.0005)  # the thread that writes must not wait long for the one that answers
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("uvicorn.error").addFilter(Bursts())
    reach = reach or Reach(settings)
    app = make_app(settings, reach)
    connections = Connections(settings, open_files(), reach.welcomes)
    http, sockets = watched(connections)
    config = uvicorn.Config(
        app,
        http=http,
        ws=sockets,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the guard reads them, from those that the operator named
        lifespan="on",
        ws_per_message_deflate=False,
        ws_max_size=settings.socket_bytes,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=2,
        h11_max_incomplete_event_size=32_000,
    )
    server = _Server(config, opened, app.state.tables.end_streams)
    app.state.tables.store.when_taken = server.give_up
    reach.doors = _Doors(server, connections, settings.port)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    if server.given_up is not None:
        raise server.given_up


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, opened: Callable[[], None], ending: Callable[[], None]) -> None:
        super().__init__(config)
        self._opened = opened
        self._ending = ending
        self.given_up: VivantError | None = None

    def give_up(self, why: VivantError) -> None:
        """End by ourselves; any thread may say so."""
        self.given_up = why
        self.should_exit = True

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Ctrl-C or a polite signal is a clean end, with the exit code of one; a second Ctrl-C does not wait."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True

    def speak(self) -> asyncio.Protocol:
        """What answers a new connection, as uvicorn makes it for its own."""
        make: Any = self.config.http_protocol_class
        spoken: asyncio.Protocol = make(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return spoken

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._ending()
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            asyncio.get_running_loop().call_soon(self._opened)


class _Doors:
    """Further addresses that a running server listens at."""

    def __init__(self, server: _Server, connections: Connections, port: int) -> None:
        self._server, self._connections, self._port = server, connections, port
        self._open: dict[str, asyncio.Server] = {}

    async def open(self, address: str) -> None:
        listening = await asyncio.get_running_loop().create_server(self._server.speak, address, self._port)
        self._open[address] = listening
        self._server.servers.append(listening)

    def close(self, address: str) -> None:
        listening = self._open.pop(address)
        self._server.servers.remove(listening)
        listening.close()
        self._connections.cut(address)


def open_browser(address: str) -> bool:
    """In the person's own browser; never in a text browser, which would take the terminal."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        return webbrowser.open(address)
    except webbrowser.Error:
        return False
