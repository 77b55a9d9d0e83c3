"""The socket of a page or a program: numbered messages down, actions up, answered as POST answers them."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from vivant.table import api, forms
from vivant.table.compact import compact
from vivant.table.door import SHAPES, AllTables, Held, refusal_for, refusal_json
from vivant.table.keys import SEAT, WATCH
from vivant.table.limits import Bucket, PerAddress
from vivant.table.refusal import Refusal, refuse
from vivant.table.streams import Reader
from vivant.table.tables import Tables
from vivant.table.telling import Viewer
from vivant.words import LANGUAGES

log = logging.getLogger("vivant.table")

BAD, NO_TOKEN, NO_TABLE, TOO_MANY, RESTART = 4400, 4401, 4404, 4429, 1012
CLOSED: Final = (1000, 1001, 1005)  # as a page says that it is closed
CODES = {401: NO_TOKEN, 404: NO_TABLE, 429: TOO_MANY, 503: RESTART}
SILENCE_SECONDS = 90.0  # a page that says nothing for so long is gone
TURN_SECONDS = 0.25  # between two drawings because somebody wished to look on otherwise
PAUSE_SECONDS = 0.2  # how long one waits whose address sends too much
ALIVE: Final = (0, '{"alive":true}')

# What can be called: the form that comes under this name, and what POST does with it.
CALLS: Final[dict[str, tuple[type[forms.Form], Callable[[Held, Any], Awaitable[forms.Done]]]]] = {
    "act": (forms.ActForm, api.act),
    "undo": (forms.UndoForm, api.undo),
}

EXAMPLE: Final = '{"call": 12, "act": {"decision": 7, "do": "r7"}}'

routes = APIRouter(prefix="/api")


@routes.websocket("/tables/{id}/socket")
async def socket(socket: WebSocket, id: str, tables: AllTables) -> None:
    await socket.accept()
    try:
        held, reader = await _greet(tables, socket, id)
    except Refusal as refusal:
        await _close(socket, CODES.get(refusal.status, BAD), refusal)
        return
    except (WebSocketDisconnect, RuntimeError):
        return
    address = socket.client.host if socket.client else ""
    sender = asyncio.create_task(_send(socket, reader))
    wish = _Wish(reader, tables.turns, address)
    left = False
    try:
        left = await _listen(socket, held, wish, _Allowed(tables, address))
    finally:
        sender.cancel()
        wish.cancel()
        reader.close(left)


class _Allowed:
    """How much one socket may say."""

    def __init__(self, tables: Tables, address: str) -> None:
        self.most_bytes = tables.settings.socket_bytes
        self._own = Bucket(tables.settings.messages_per_second, 20.0)
        self._all, self._address = tables.messages, address

    async def take(self) -> None:
        """One message, after everybody else has had a turn. Too many of its own are refused; those whose address
        sends too many only wait, as they may not be to blame."""
        await asyncio.sleep(0)
        if not self._own.take():
            raise refuse(429, "fast", "socket-fast")
        while not self._all.take(self._address):
            await asyncio.sleep(PAUSE_SECONDS)


class _Wish:
    """How a reader wants to look on. Only the last wish counts, and it is drawn now and then."""

    def __init__(self, reader: Reader, turns: PerAddress, address: str) -> None:
        self.reader = reader
        self.viewer = reader.viewer
        self._turns, self._address = turns, address
        self._drawn = 0.0
        self._task: asyncio.Task[None] | None = None

    def turn(self, viewer: Viewer) -> None:
        self.viewer = viewer
        if viewer != self.reader.viewer and self._task is None:
            self._task = asyncio.create_task(self._draw())

    async def _draw(self) -> None:
        try:
            await asyncio.sleep(self._drawn + TURN_SECONDS - time.monotonic())
            while not self._turns.take(self._address):
                await asyncio.sleep(PAUSE_SECONDS)
            await self.reader.table.queue.steady()
            self.reader.turn(self.viewer)
        except Refusal:  # what could be seen is not stored
            self.reader.subscriber.close(restart=True)
        finally:
            self._drawn = time.monotonic()
            self._task = None

    def cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()


async def _greet(tables: Tables, socket: WebSocket, id: str) -> tuple[Held, Reader]:
    """The first message says who looks and how."""
    try:
        async with asyncio.timeout(tables.settings.hello_seconds or None):
            hello = await _hear(socket, tables.settings.socket_bytes)
    except TimeoutError:
        raise refuse(400, "hello", "socket-hello") from None
    table = await tables.find(id)  # only now: while we waited, it might have left the memory
    await table.queue.steady()
    shown = hello.get("token")
    token = shown if isinstance(shown, str) else ""
    held = Held(table, table.keys.find(token, SEAT, WATCH), token)
    after = hello.get("after")
    viewer = _turned(Viewer(held.seat, "en", "wide"), hello)
    return held, Reader(table, viewer, after if isinstance(after, int) else None, _seen(hello))


async def _listen(socket: WebSocket, held: Held, wish: _Wish, allowed: _Allowed) -> bool:
    """A page calls, says how it wants to look on, or only that it is alive. True when somebody closed it."""
    reader = wish.reader
    try:
        while not reader.subscriber.closed:
            async with asyncio.timeout(SILENCE_SECONDS):
                said = await _hear(socket, allowed.most_bytes)
            reader.table.presence.heard(reader.sight, _seen(said))
            await allowed.take()
            if "call" in said or not CALLS.keys().isdisjoint(said):
                await socket.send_text(await _answered(held, said, wish.viewer.lang))
                continue
            if said.get("alive") is True and ALIVE not in reader.subscriber.waiting:
                reader.subscriber.push(*ALIVE)
            wish.turn(_turned(wish.viewer, said))
    except TimeoutError:
        await _close(socket, RESTART)
    except Refusal as refusal:
        await _close(socket, CODES.get(refusal.status, BAD), refusal)
    except WebSocketDisconnect as gone:
        return gone.code in CLOSED
    except (RuntimeError, OSError):
        pass
    return False


async def _answered(held: Held, said: dict[str, Any], lang: str) -> str:
    """What comes of a call. One is done after the other: an answer never waits for a publication."""
    number = said.get("call")
    try:
        if type(number) is not int or abs(number) >= 2**53:
            number = None
        names = [name for name in said if name != "call"]
        if number is None or len(names) != 1 or names[0] not in CALLS:
            raise refuse(422, "call", "call-refused", calls=" | ".join(CALLS), example=EXAMPLE)
        held.table.keys.check(held.holder, SEAT)
        form, work = CALLS[names[0]]
        done = await work(held, form.model_validate(said[names[0]]))
        return f'{{"call":{number},"status":200,"step":{done.step},"decision":{done.decision}}}'
    except Exception as error:
        refusal = refusal_for(error)
        if refusal.status == 500 and not isinstance(error, Refusal):  # ours to mend
            log.exception("table %s", held.table.id)
        return compact({"call": number, "status": refusal.status, **refusal_json(refusal, lang)})


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


async def _close(socket: WebSocket, code: int, refusal: Refusal | None = None) -> None:
    with suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(code, refusal.say("en")[:100] if refusal else None)


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
        said = json.loads(text)
    except (ValueError, RecursionError):
        said = None
    if not isinstance(said, dict):
        raise refuse(400, "hello", "socket-hello")
    return said


def _seen(said: dict[str, Any]) -> bool | None:
    """Whether somebody looks at this window, where it says so."""
    seen = said.get("seen")
    return seen if isinstance(seen, bool) else None


def _turned(viewer: Viewer, said: dict[str, Any]) -> Viewer:
    """Who looks on in the language and shape that are wished for, where we have them."""
    lang = said["lang"] if said.get("lang") in LANGUAGES else viewer.lang
    shape = said["shape"] if said.get("shape") in SHAPES else viewer.shape
    return Viewer(viewer.seat, lang, shape)
