"""Connections: how many may be open, in all and from one address, and how long one may take to say what it wants."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
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
LEAST_TAKEN: Final = 1000  # bytes of an answer within the time for some of it
BYTES_A_MESSAGE: Final = 200
NOT_TEXT: Final = 1007  # the code of a socket that is closed for that
CLOSE_SECONDS: Final = 2.0  # how long one that we close may take to agree
QUIET_SECONDS: Final = 60.0  # how long a burst is told once
MOST_TOLD: Final = 1000

_http: Any = AutoHTTPProtocol
_TELLS_PARTS: Final = hasattr(_http, "on_message_begin")  # where requests begin and end; one without httptools does not


class Connections:
    """All that are open, and what their addresses may still send over sockets."""

    def __init__(
        self, settings: Settings, files: int = 0, welcomes: Callable[[str, str], bool] = lambda here, address: True
    ) -> None:
        """`files` is how many the process may have open, 0 for no end; some are kept for everything else. `welcomes`
        says who may come in at which of our own addresses."""
        self.settings = settings
        self.welcomes = welcomes
        self.most = min(settings.connections or 1 << 30, max(8, files * 3 // 4) if files else 1 << 30)
        self.sent = PerAddress(settings.messages_per_address * BYTES_A_MESSAGE, 1.0, 5.0)
        self.proxies = Proxies(settings.behind)  # who asks for many others is not limited as one of them
        self._open: dict[asyncio.WriteTransport, str] = {}
        self._by_net: Counter[str] = Counter()
        self._bursts = Bursts()

    def admit(self, transport: asyncio.WriteTransport, address: str) -> bool:
        """Count it in, or say that there is no room for it."""
        net = net_of(address)
        if not self.welcomes(_own_address(transport), address):
            self.tell("%s is not in the network that was let in", net)
            return False
        if len(self._open) >= self.most:
            self.tell("%d connections are open: no more are taken", self.most)
            return False
        if self._by_net[net] >= self.settings.connections_per_address > 0 and not self.proxies.names(address):
            self.tell("%s has as many connections open as one address may have", net)
            return False
        self._open[transport] = net
        self._by_net[net] += 1
        return True

    def release(self, transport: asyncio.WriteTransport) -> None:
        net = self._open.pop(transport, None)
        if net is not None:
            self._by_net[net] -= 1
            if not self._by_net[net]:
                del self._by_net[net]

    def cut(self, here: str) -> None:
        """Close all that came in at this address of ours, at once."""
        for transport in [each for each in self._open if _own_address(each) == here]:
            transport.abort()

    def tell(self, text: str, *args: object) -> None:
        """In the log, once for a burst of them."""
        line = text % args
        if self._bursts.begins(line):
            log.warning(line)


class Bursts:
    """What is said again and again is told when it begins, and not again before it has been quiet for a while."""

    def __init__(self) -> None:
        self._told: dict[str, float] = {}

    def begins(self, line: str) -> bool:
        now = time.monotonic()
        if now - self._told.get(line, -QUIET_SECONDS) < QUIET_SECONDS:
            return False
        if len(self._told) >= MOST_TOLD:
            self._told.clear()
        self._told[line] = now
        return True

    def filter(self, record: logging.LogRecord) -> bool:
        """For a logger whose warnings anybody can bring about; its errors are ours to mend, and all of them stand."""
        return record.levelno > logging.WARNING or self.begins(record.getMessage())


def _own_address(transport: asyncio.BaseTransport) -> str:
    """At which of our addresses it came in."""
    own = transport.get_extra_info("sockname")
    return str(own[0]) if isinstance(own, tuple) else ""


class WatchedHttp(_http):  # type: ignore[misc]
    """A connection that is closed when a request does not come: its head within seconds, its body within a minute.

    A request may follow before the one before it is answered. Whatever follows, those that are not answered yet learn
    when the connection is lost.
    """

    watch: ClassVar[Connections]

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self._awaited = ""
        self._timer: asyncio.TimerHandle | None = None
        self._heard = 0  # bytes since the last head that was whole, but for its body
        self._begun = False  # a request has come in part
        self._unanswered: list[Any] = []
        self._writing: asyncio.TimerHandle | None = None
        if self.watch.admit(transport, self._address):
            self._await("head")
        else:
            transport.abort()

    def connection_lost(self, error: Exception | None) -> None:
        self._await("")
        self._end_writing()
        self.watch.release(self.transport)
        super().connection_lost(error)
        for cycle in self._unanswered:
            if not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()

    def data_received(self, data: bytes) -> None:
        before, whole = self.cycle, self.cycle is not None and not self.cycle.more_body
        self._heard += len(data)
        self._begun = True
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._await("")  # it is a socket now
        elif self.cycle is not None and not self.cycle.response_complete:
            self._await("body" if self.cycle.more_body else "")
            self._begun = self._begun if _TELLS_PARTS else self.cycle.more_body
            if self.cycle is not before or not whole:
                self._heard = 0
            elif self._heard > MOST_HEAD:  # of the next request, while this one is answered
                self.transport.abort()
        else:  # the rest of a body that was answered already, or a head that has not ended yet
            rest = self._begun and self.cycle is not None and self.cycle.more_body
            self._await("body" if rest else "head")
            if self._heard > (self.watch.settings.record_bytes if rest else MOST_HEAD):
                self.transport.abort()

    def pause_writing(self) -> None:
        """What is sent is not taken as fast as it comes. As long as some of it is, it goes on."""
        super().pause_writing()
        self._wait_for_writing()

    def resume_writing(self) -> None:
        self._end_writing()
        super().resume_writing()

    def _wait_for_writing(self) -> None:
        self._end_writing()
        waiting, seconds = self.transport.get_write_buffer_size(), self.watch.settings.write_seconds
        if seconds > 0:
            self._writing = self.loop.call_later(seconds, self._look_at_writing, waiting)

    def _look_at_writing(self, before: int) -> None:
        if before - self.transport.get_write_buffer_size() < LEAST_TAKEN:
            self.transport.abort()
        else:
            self._wait_for_writing()

    def _end_writing(self) -> None:
        if self._writing is not None:
            self._writing.cancel()
            self._writing = None

    def on_message_begin(self) -> None:
        self._begun = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._unanswered = [cycle for cycle in self._unanswered if not cycle.response_complete]
        if self.cycle is not None:
            self._unanswered.append(self.cycle)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._begun = False
        self._heard = 0

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._begun and self._awaited == "" and not self.transport.is_closing():
            self._await("head")  # the next request came in part while this one was answered

    def handle_websocket_upgrade(self, *args: Any) -> None:
        """Never over an answer that is under way, which would not learn of the end of its connection."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.transport.abort()
        else:
            super().handle_websocket_upgrade(*args)

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
        """One that was opened and never used is let go without a word: browsers open some before they need them."""
        if self._begun:
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

    def send_receive_event_to_app(self) -> None:
        """A message that is no text ends its socket; nobody need read of it in the log."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.conn.send_close(NOT_TEXT)
                self.handle_parser_exception()
        super().send_receive_event_to_app()

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
