"""The guard before the app: which hosts and origins may speak to it, how much they may send, what every answer says."""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vivant.table.door import TooLarge, answer_refusal
from vivant.table.limits import PerAddress
from vivant.table.proxies import Proxies
from vivant.table.refusal import refuse
from vivant.table.settings import Settings

IMPORT_PATH = "/api/records"
_HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"),
]
_API_HEADERS = [*_HEADERS, (b"cache-control", b"no-store")]


class Guard:
    """Plain ASGI, as it stands in the way of every request."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.proxies = Proxies(settings.behind)
        self.public = _net_place(settings.public_url)  # a proxy may ask under another name than its pages have
        self.gets = PerAddress(settings.gets_per_second, 1.0, 30.0)
        self.names = {"localhost", socket.gethostname().lower(), (urlsplit(settings.public_url).hostname or "").lower()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        scope = self.proxies.unwrap(scope)
        sent: dict[bytes, bytes] = dict(scope["headers"])
        most = self.settings.record_bytes if scope["path"] == IMPORT_PATH else self.settings.body_bytes
        refusal = self._refused(scope, sent, most)
        if scope["type"] == "websocket":
            if refusal is None:
                await self.app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 4403})
        elif refusal is not None:
            response = await answer_refusal(HTTPConnection(scope), refusal)
            await response(scope, receive, _with(send, _API_HEADERS))
        else:
            headers = _API_HEADERS if scope["path"].startswith("/api/") else _HEADERS
            if scope["method"] != "POST":
                receive = _without_body(receive)
            elif b"content-length" not in sent or b"transfer-encoding" in sent:
                receive = _counted(receive, most)
            await self.app(scope, receive, _with(send, headers))

    def _refused(self, scope: Scope, headers: dict[bytes, bytes], most: int) -> Exception | None:
        host = headers.get(b"host", b"").decode("latin-1").lower()
        if not self._is_ours(host):
            return refuse(400, "host", "host-refused", host=host[:100])
        origin = headers.get(b"origin")
        if origin is not None and _net_place(origin.decode("latin-1")) not in (host, self.public):
            return refuse(403, "origin", "origin-refused", origin=origin.decode("latin-1")[:100])
        if scope.get("method") != "POST" and not self.gets.take(scope["client"][0] if scope.get("client") else ""):
            return refuse(429, "fast", "gets-fast")
        length = headers.get(b"content-length", b"0")
        if length.isdigit() and (len(length) > 15 or int(length) > most):
            return TooLarge(most)
        return None

    def _is_ours(self, host: str) -> bool:
        """A number, one of our names, or a name of the local net: what another site could not borrow."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        if name in self.names or name.endswith(".local"):
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def _net_place(address: str) -> str | None:
    """Host and port of an address."""
    try:
        return urlsplit(address.lower()).netloc or None
    except ValueError:
        return None


def _with(send: Send, headers: list[tuple[bytes, bytes]]) -> Send:
    """Every answer says these, unless it says something of its own."""

    async def tell(message: Message) -> None:
        if message["type"] == "http.response.start":
            said = {name.lower() for name, _ in message.setdefault("headers", [])}
            message["headers"] += [(name, value) for name, value in headers if name not in said]
        await send(message)

    return tell


def _without_body(receive: Receive) -> Receive:
    """What nobody asked for is not read; whoever listens for the end of the connection hears of that alone."""
    begun = False

    async def take() -> Message:
        nonlocal begun
        if not begun:
            begun = True
            return {"type": "http.request", "body": b"", "more_body": False}
        while (message := await receive())["type"] == "http.request":
            pass
        return message

    return take


def _counted(receive: Receive, most: int) -> Receive:
    seen = 0

    async def count() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > most:
            raise TooLarge(most)
        return message

    return count
