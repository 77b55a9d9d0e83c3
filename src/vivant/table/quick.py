"""The quick way of an action: the one call that everybody makes all the time, without the detours of the framework.

It takes only what is well formed, and does what `api` documents for `POST /api/tables/{id}/act`; whatever it does not
take goes the usual way, body and all. A test compares the answers of both.
"""

from __future__ import annotations

import json
import re
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vivant.engine.errors import VivantError
from vivant.table.channel import compact
from vivant.table.guard import TooLarge, refusal_json, too_large
from vivant.table.house import House
from vivant.table.refusal import Refusal, refusal_of, refuse
from vivant.table.table import SEAT
from vivant.words import LANGUAGES

_PATH = re.compile(r"/api/tables/([0-9a-f]{1,32})/act\Z")
_LONGEST_ACTION = 200
_LARGEST_NUMBER = 2**53


class Quick:
    """Plain ASGI, behind the guard."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = _PATH.match(scope["path"]) if scope["type"] == "http" and scope["method"] == "POST" else None
        if found is None or scope["query_string"]:
            await self.app(scope, receive, send)
            return
        try:
            message = await receive()
            body = message.get("body", b"")
            while message.get("more_body"):
                message = await receive()
                body += message.get("body", b"")
        except TooLarge as error:
            await _refuse(scope, send, too_large(error.most))
            return
        token = _token(scope)
        form = None if token is None or message["type"] != "http.request" else _form(scope, body)
        if form is None or token is None:
            await self.app(scope, _again({**message, "body": body}, receive), send)
            return
        try:
            table = await self.house.find(found[1])
            seat = table.find(token, SEAT).seat
            if table.seats[seat].lent:
                raise refuse(409, "lent", "seat-lent")
            done = await table.call(lambda change: table.act(change, seat, form[0], form[1]))
        except VivantError as error:
            await _refuse(scope, send, refusal_of(error))
            return
        except Exception:  # ours to mend: it is told as the usual way tells it, and reaches the server's log
            await _refuse(scope, send, refuse(500, "internal", "server-mistake"))
            raise
        await _answer(send, 200, f'{{"step":{done["step"]},"decision":{done["decision"]}}}')


def _token(scope: Scope) -> str | None:
    for name, value in scope["headers"]:
        if name == b"authorization":
            scheme, _, token = value.decode("latin-1").partition(" ")
            return token.strip() if scheme.lower() == "bearer" and token.strip() else None
    return None


def _language(scope: Scope) -> str:
    asked: bytes = dict(scope["headers"]).get(b"accept-language", b"")
    code = asked.decode("latin-1").strip().lower()[:2]
    return code if code in LANGUAGES else "en"


def _form(scope: Scope, body: bytes) -> tuple[int, str] | None:
    """The decision and the action, if this is just the form that the API describes."""
    if not any(name == b"content-type" and value.startswith(b"application/json") for name, value in scope["headers"]):
        return None
    try:
        found: Any = json.loads(body)
    except (ValueError, RecursionError):
        return None
    if not isinstance(found, dict) or found.keys() != {"decision", "do"}:
        return None
    decision, text = found["decision"], found["do"]
    if type(decision) is not int or not 0 <= decision < _LARGEST_NUMBER:
        return None
    if not isinstance(text, str) or len(text) > _LONGEST_ACTION or not text.isprintable():
        return None
    return decision, text


def _again(first: Message, receive: Receive) -> Receive:
    """What was received already comes once more."""
    waiting: list[Message] = [first]

    async def take() -> Message:
        return waiting.pop() if waiting else await receive()

    return take


async def _refuse(scope: Scope, send: Send, refusal: Refusal) -> None:
    await _answer(send, refusal.status, compact(refusal_json(refusal, _language(scope))))


async def _answer(send: Send, status: int, text: str) -> None:
    body = text.encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 401:
        headers.append((b"www-authenticate", b"Bearer"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
