"""Connections: how many may be open, in all and from one address, and how long one may take to say what it wants."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from vivant.table.limits import PerAddress, net_of
from vivant.table.proxies import Proxies
from vivant.table.settings import Settings

log = logging.getLogger("vivant.table")

MOST_HEAD: Final = 64_000  # bytes of a request before its body
SLICE: Final = 4_000  # bytes of a socket that are read before somebody else has a turn
MOST_UNREAD: Final = 600_000  # bytes; a socket that sends so much more than is read of it is cut off
BYTES_A_MESSAGE: Final = 200
CLOSE_SECONDS: Final = 2.0  # how long one that we close may take to agree
QUIET_SECONDS: Final = 60.0  # how long a burst is told once
MOST_TOLD: Final = 1000

_http: Any = AutoHTTPProtocol


class Connections:
    """All that are open, and what their addresses may still send over sockets."""

    def __init__(self, settings: Settings, files: int = 0) -> None:
        """`files` is how many the process may have open, 0 for no end; some are kept for everything else."""
        self.settings = settings
        self.most = min(settings.connections or 1 << 30, max(8, files * 3 // 4) if files else 1 << 30)
        self.sent = PerAddress(settings.messages_per_address * BYTES_A_MESSAGE, 1.0, 5.0)
        self.proxies = Proxies(settings.behind)  # who asks for many others is not limited as one of them
        self._open: dict[asyncio.BaseTransport, str] = {}
        self._by_net: Counter[str] = Counter()
        self._told: dict[str, float] = {}

    def admit(self, transport: asyncio.BaseTransport, address: str) -> bool:
        """Count it in, or say that there is no room for it."""
        net = net_of(address)
        if len(self._open) >= self.most:
            self.tell("%d connections are open: no more are taken", self.most)
            return False
        if self._by_net[net] >= self.settings.connections_per_address > 0 and not self.proxies.names(address):
            self.tell("%s has as many connections open as one address may have", net)
            return False
        self._open[transport] = net
        self._by_net[net] += 1
        return True

    def release(self, transport: asyncio.BaseTransport) -> None:
        net = self._open.pop(transport, None)
        if net is not None:
            self._by_net[net] -= 1
            if not self._by_net[net]:
                del self._by_net[net]

    def tell(self, text: str, *args: object) -> None:
        """In the log, once for a burst of them."""
        now, line = time.monotonic(), text % args
        if now - self._told.get(line, -QUIET_SECONDS) >= QUIET_SECONDS:
            if len(self._told) >= MOST_TOLD:
                self._told.clear()
            self._told[line] = now
            log.warning(line)


class WatchedHttp(_http):  # type: ignore[misc]
    """A connection that is closed when a request does not come: its head within seconds, its body within a minute."""

    watch: ClassVar[Connections]

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self._awaited = ""
        self._timer: asyncio.TimerHandle | None = None
        self._heard = 0
        if self.watch.admit(transport, self._address):
            self._await("head")
        else:
            transport.abort()

    def connection_lost(self, error: Exception | None) -> None:
        self._await("")
        self.watch.release(self.transport)
        super().connection_lost(error)

    def data_received(self, data: bytes) -> None:
        self._heard += len(data)
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._await("")  # it is a socket now
        elif self.cycle is not None and not self.cycle.response_complete:
            self._heard = 0
            self._await("body" if self.cycle.more_body else "")
        else:  # the rest of a body that was answered already, or a head that has not ended yet
            rest = self.cycle is not None and self.cycle.more_body
            self._await("body" if rest else "head")
            if self._heard > (self.watch.settings.record_bytes if rest else MOST_HEAD):
                self.transport.abort()

    def _await(self, what: str) -> None:
        """A part that is awaited already has no more time by having come a little."""
        if what == self._awaited:
            return
        self._awaited = what
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        settings = self.watch.settings
        seconds = {"head": settings.head_seconds, "body": settings.body_seconds}.get(what, 0)
        if seconds > 0:
            self._timer = self.loop.call_later(seconds, self._too_late)

    def _too_late(self) -> None:
        self.watch.tell("%s opens connections and does not end its requests: they are closed", self._address)
        self.transport.abort()

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""


class WatchedSocket(WebSocketsSansIOProtocol):
    """A socket that is read slice by slice, as fast as its address may send: everybody else is served in between."""

    watch: ClassVar[Connections]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.close_timeout = CLOSE_SECONDS
        self._unread = b""
        self._timer: asyncio.Handle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        self.watch.release(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._unread += data
        if len(self._unread) > MOST_UNREAD:
            self.transport.abort()
        elif self._timer is None:
            self._read()

    def _read(self) -> None:
        self._timer = None
        part = self._unread[:SLICE]
        if self.transport.is_closing() or not part:
            return
        address = self.client[0] if self.client else ""
        if not self.watch.proxies.names(address) and not self.watch.sent.take(address, len(part)):
            self._timer = self.loop.call_later(0.1, self._read)
            return
        self._unread = self._unread[SLICE:]
        super().data_received(part)
        if self._unread:
            self._timer = self.loop.call_soon(self._read)


def watched(connections: Connections) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """What a server speaks: HTTP and sockets, counted and timed by these connections."""
    mine = {"watch": connections}
    return type("Http", (WatchedHttp,), mine), type("Socket", (WatchedSocket,), mine)


def open_files() -> int:
    """How many files this process may have open, as many as the system lets it; 0 where nobody can say."""
    try:
        import resource
    except ImportError:
        return 0
    least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most == resource.RLIM_INFINITY:
        return 0 if least == resource.RLIM_INFINITY else least
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most
