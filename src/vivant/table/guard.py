"""The guard before the app: which hosts and origins may speak to it, how much they may send, what every answer says."""

from __future__ import annotations

import ipaddress
import json
import socket
from typing import Any
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vivant.table.refusal import Refusal, refuse
from vivant.table.settings import Settings

IMPORT_PATH = "/api/records"
_HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
_API_POLICY = (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'")


class Guard:
    """Plain ASGI, as it stands in the way of every request."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
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
        counted = receive if headers.get(b"content-length", b"").isdigit() else _counted(receive, most)
        api = scope["path"].startswith("/api/")

        async def tell(message: Message) -> None:
            if message["type"] == "http.response.start":
                raw = message.setdefault("headers", [])
                raw += _HEADERS
                if api:
                    raw.append(_API_POLICY)
                    raw.append((b"cache-control", b"no-store"))
            await send(message)

        try:
            await self.app(scope, counted, tell)
        except _TooLarge:
            await _answer(send, self._large(most), headers)

    def _refused(self, scope: Scope, headers: dict[bytes, bytes]) -> Refusal | None:
        host = headers.get(b"host", b"").decode("latin-1").lower()
        if not self._is_ours(host):
            return refuse(400, "host", "host-refused", host=host[:100])
        origin = headers.get(b"origin")
        if origin is not None and urlsplit(origin.decode("latin-1").lower()).netloc != host:
            return refuse(403, "origin", "origin-refused", origin=origin.decode("latin-1")[:100])
        length = headers.get(b"content-length", b"0")
        most = self.settings.record_bytes if scope["path"] == IMPORT_PATH else self.settings.body_bytes
        if length.isdigit() and int(length) > most:
            return self._large(most)
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

    def _large(self, most: int) -> Refusal:
        return refuse(413, "large", "body-large", most=most)


class _TooLarge(Exception):
    """More has come than may come."""


def _counted(receive: Receive, most: int) -> Receive:
    seen = 0

    async def count() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > most:
            raise _TooLarge
        return message

    return count


async def _answer(send: Send, refusal: Refusal, headers: dict[bytes, bytes]) -> None:
    lang = "fr" if headers.get(b"accept-language", b"").lower().startswith(b"fr") else "en"
    body = json.dumps(refusal_json(refusal, lang), ensure_ascii=False).encode()
    start: dict[str, Any] = {
        "type": "http.response.start",
        "status": refusal.status,
        "headers": [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *_HEADERS],
    }
    await send(start)
    await send({"type": "http.response.body", "body": body})


def refusal_json(refusal: Refusal, lang: str) -> dict[str, str]:
    found = {"error": refusal.say(lang), "code": refusal.code}
    if refusal.rule:
        found["rule"] = refusal.rule
    return found
