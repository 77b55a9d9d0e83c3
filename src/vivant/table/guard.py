"""The guard before the app: which hosts and origins may speak to it, how much they may send, what every answer says."""

from __future__ import annotations

import ipaddress
import json
import socket
from typing import Any
from urllib.parse import urlsplit

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vivant.table.limits import PerAddress
from vivant.table.refusal import Refusal, refuse
from vivant.table.settings import Settings

IMPORT_PATH = "/api/records"
_HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"),
]
_API_HEADERS = [*_HEADERS, (b"cache-control", b"no-store")]
ALWAYS = [(name.decode(), value.decode()) for name, value in _API_HEADERS]


class Guard:
    """Plain ASGI, as it stands in the way of every request."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.public = _net_place(settings.public_url)  # a proxy may ask under another name than its pages have
        self.gets = PerAddress(settings.gets_per_second, 1.0, 30.0)
        self.names = {"localhost", socket.gethostname().lower(), (urlsplit(settings.public_url).hostname or "").lower()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers: dict[bytes, bytes] = dict(scope["headers"])
        refusal = self._refused(scope, headers)
        if refusal is not None:
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 4403})
            else:
                await _answer(send, refusal, headers)
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        most = self.settings.record_bytes if scope["path"] == IMPORT_PATH else self.settings.body_bytes
        stated = b"content-length" in headers and b"transfer-encoding" not in headers
        counted = receive if stated else _counted(receive, most)
        api = scope["path"].startswith("/api/")

        async def tell(message: Message) -> None:
            if message["type"] == "http.response.start":
                raw = message.setdefault("headers", [])
                raw += _missing(raw, _API_HEADERS if api else _HEADERS)
            await send(message)

        await self.app(scope, counted, tell)

    def _refused(self, scope: Scope, headers: dict[bytes, bytes]) -> Refusal | None:
        host = headers.get(b"host", b"").decode("latin-1").lower()
        if not self._is_ours(host):
            return refuse(400, "host", "host-refused", host=host[:100])
        origin = headers.get(b"origin")
        if origin is not None and _net_place(origin.decode("latin-1")) not in (host, self.public):
            return refuse(403, "origin", "origin-refused", origin=origin.decode("latin-1")[:100])
        if scope.get("method") == "GET" and not self.gets.take(scope["client"][0] if scope.get("client") else ""):
            return refuse(429, "fast", "gets-fast")
        length = headers.get(b"content-length", b"0")
        most = self.settings.record_bytes if scope["path"] == IMPORT_PATH else self.settings.body_bytes
        if length.isdigit() and (len(length) > 15 or int(length) > most):
            return too_large(most)
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


def too_large(most: int) -> Refusal:
    return refuse(413, "large", "body-large", most=most)


def _net_place(address: str) -> str | None:
    """Host and port of an address."""
    try:
        return urlsplit(address.lower()).netloc or None
    except ValueError:
        return None


def _missing(raw: list[tuple[bytes, bytes]], wanted: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """What an answer does not say by itself."""
    said = {name.lower() for name, _ in raw}
    return [(name, value) for name, value in wanted if name not in said]


class TooLarge(HTTPException):
    """More has come than may come. Reading a body lets no other exception through."""

    def __init__(self, most: int) -> None:
        super().__init__(413)
        self.most = most


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


async def _answer(send: Send, refusal: Refusal, headers: dict[bytes, bytes]) -> None:
    lang = "fr" if headers.get(b"accept-language", b"").lower().startswith(b"fr") else "en"
    body = json.dumps(refusal_json(refusal, lang), ensure_ascii=False).encode()
    start: dict[str, Any] = {
        "type": "http.response.start",
        "status": refusal.status,
        "headers": [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            *_API_HEADERS,
        ],
    }
    await send(start)
    await send({"type": "http.response.body", "body": body})


def refusal_json(refusal: Refusal, lang: str) -> dict[str, str]:
    found = {"error": refusal.say(lang), "code": refusal.code}
    if refusal.rule:
        found["rule"] = refusal.rule
    return found
