"""What comes down to a looker: the same numbered messages over a WebSocket and as server-sent events."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

from fastapi import APIRouter, Request, Response, WebSocket, WebSocketDisconnect
from fastapi.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from vivant.table.api import BARE_REFUSALS, SHAPES, Credentials, LangQuery, ShapeQuery, language
from vivant.table.channel import Channel, Subscriber
from vivant.table.house import House
from vivant.table.refusal import Refusal, refuse
from vivant.table.table import SEAT, WATCH, Table
from vivant.table.telling import NO_SCENE, Looker
from vivant.words import LANGUAGES

BAD, NO_TOKEN, NO_TABLE, TOO_MANY, RESTART = 4400, 4401, 4404, 4429, 1012
HELLO_SECONDS = 20.0
QUIET_SECONDS = 20.0  # then a sign of life
SILENCE_SECONDS = 90.0  # a page that says nothing for so long is gone


_EVENT = 'id: 1763240000001\ndata: {"number":1763240000001,"whole":false,"status":"Round 1 of 2"}\n\n'


class Reader:
    """One subscription and its waking bell; closing it leaves the table."""

    def __init__(self, table: Table, looker: Looker, after: int | None) -> None:
        self.table = table
        self.looker = looker
        self.bell = asyncio.Event()
        self._left = False
        self.channel: Channel
        self.subscriber: Subscriber
        self.channel, self.subscriber = table.publisher.subscribe(looker, after, self.bell.set)

    def turn(self, looker: Looker) -> None:
        """Look on in another shape or language."""
        if self.subscriber.closed:
            return
        publisher = self.table.publisher
        self.looker = looker
        self.channel, self.subscriber = publisher.turn(self.channel, self.subscriber, looker, self.bell.set)

    def take(self) -> list[tuple[int, str]]:
        """What waits; one who lagged gets the present, as soon as that is stored."""
        self.bell.clear()
        if self.subscriber.lagging and not self.table.unsure:
            self.table.publisher.catch_up(self.channel, self.subscriber)
        found, self.subscriber.waiting = self.subscriber.waiting, []
        return found

    async def wait(self) -> None:
        """Until there is something to take."""
        if self.subscriber.lagging:
            with suppress(Refusal):
                await self.table.steady()
                return
        await self.bell.wait()

    def close(self) -> None:
        """Once is enough."""
        if not self._left:
            self._left = True
            self.table.publisher.leave(self.channel, self.subscriber)


def stream_routes(house: House) -> APIRouter:
    routes = APIRouter(prefix="/api")

    @routes.websocket("/tables/{id}/socket")
    async def socket(socket: WebSocket, id: str) -> None:
        await socket.accept()
        try:
            reader = await _greet(house, socket, id)
        except Refusal as refusal:
            codes = {401: NO_TOKEN, 404: NO_TABLE, 429: TOO_MANY, 503: RESTART}
            code = codes.get(refusal.status, BAD)
            with suppress(RuntimeError, WebSocketDisconnect):
                await socket.close(code, refusal.say("en")[:100])
            return
        except (WebSocketDisconnect, RuntimeError):
            return
        sender = asyncio.create_task(_send(socket, reader))
        try:
            await _listen(socket, reader, house.settings.socket_bytes)
        finally:
            sender.cancel()
            reader.close()

    @routes.get(
        "/tables/{id}/events",
        summary="Follow a table as server-sent events",
        description="Each event is a message as GET /api/tables/{id} gives it; its id is the message's number. "
        "Resume with Last-Event-ID.",
        tags=["playing"],
        status_code=200,
        response_class=_EventStream,
        responses={
            **BARE_REFUSALS,
            200: {"content": {"text/event-stream": {"schema": {"type": "string"}, "example": _EVENT}}},
        },
    )
    async def events(
        request: Request, id: str, _: Credentials, lang: LangQuery = None, shape: ShapeQuery = NO_SCENE
    ) -> Response:
        table = await house.find(id)
        token = request.headers.get("authorization", "").partition(" ")[2].strip()
        holder = table.find(token, SEAT, WATCH)
        if shape not in SHAPES:
            raise refuse(422, "shape", "shape-refused", shapes=" | ".join(SHAPES))
        after = request.headers.get("last-event-id", "")
        number = int(after) if after.isascii() and after.isdigit() and len(after) < 19 else None
        await table.steady()
        reader = Reader(table, Looker(holder.seat, language(request), shape), number)
        return _EventStream(reader)

    return routes


class _EventStream(StreamingResponse):
    """Leaves the table however it ends, also before the first event is asked for."""

    media_type = "text/event-stream"

    def __init__(self, reader: Reader) -> None:
        super().__init__(_events(reader))
        self.reader = reader

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.reader.close()


async def _events(reader: Reader) -> AsyncIterator[str]:
    while True:
        for number, text in reader.take():
            yield f"id: {number}\ndata: {text}\n\n"
        if reader.subscriber.closed:
            return
        try:
            async with asyncio.timeout(QUIET_SECONDS):
                await reader.wait()
        except TimeoutError:
            yield ": alive\n\n"


async def _greet(house: House, socket: WebSocket, id: str) -> Reader:
    """The first message says who looks and how."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = await _hear(socket, house.settings.socket_bytes)
    except TimeoutError:
        raise refuse(400, "hello", "socket-hello") from None
    table = await house.find(id)  # only now: while we waited, it might have left the memory
    await table.steady()
    token = hello.get("token")
    holder = table.find(token if isinstance(token, str) else "", SEAT, WATCH)
    after = hello.get("after")
    looker = _look(Looker(holder.seat, "en", "wide"), hello)
    return Reader(table, looker, after if isinstance(after, int) else None)


async def _listen(socket: WebSocket, reader: Reader, most: int) -> None:
    """A page says how it wants to look on, or only that it is alive."""
    try:
        while not reader.subscriber.closed:
            async with asyncio.timeout(SILENCE_SECONDS):
                said = await _hear(socket, most)
            if said.get("alive") is True:
                reader.subscriber.push(0, '{"alive":true}')
            looker = _look(reader.looker, said)
            if looker != reader.looker:
                await reader.table.steady()
                reader.turn(looker)
    except TimeoutError:
        await _close(socket, RESTART)
    except Refusal as refusal:
        await _close(socket, RESTART if refusal.status == 503 else BAD)
    except (WebSocketDisconnect, RuntimeError):
        pass


async def _send(socket: WebSocket, reader: Reader) -> None:
    try:
        while True:
            for _, text in reader.take():
                await socket.send_text(text)
            if reader.subscriber.closed:
                await _close(socket, RESTART if reader.subscriber.restart else NO_TOKEN)
                return
            await reader.wait()
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass


async def _close(socket: WebSocket, code: int) -> None:
    with suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(code)


async def _hear(socket: WebSocket, most: int) -> dict[str, Any]:
    """The next message, a JSON object in text."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"], message.get("reason"))
    text = message.get("text")
    if text is None:
        raise refuse(400, "hello", "socket-hello")
    if len(text) > most:
        raise refuse(413, "large", "body-large", most=most)
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise refuse(400, "hello", "socket-hello")
    return found


def _look(looker: Looker, said: dict[str, Any]) -> Looker:
    if said.get("lang") in LANGUAGES:
        looker = replace(looker, lang=said["lang"])
    if said.get("shape") in SHAPES:
        looker = replace(looker, shape=said["shape"])
    return looker
