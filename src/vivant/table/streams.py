"""What comes down to a viewer: a subscription, and its numbered messages as server-sent events."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from vivant.table.channel import Channel, Subscriber
from vivant.table.door import BARE_REFUSALS, ByViewer, Lang, Shape
from vivant.table.queue import RECOVERY_SECONDS
from vivant.table.refusal import Refusal
from vivant.table.table import Table
from vivant.table.telling import Viewer

QUIET_SECONDS = 20.0  # then a sign of life

_EVENT = 'id: 1763240000001\ndata: {"number":1763240000001,"whole":false,"status":"Round 1 of 2"}\n\n'

routes = APIRouter(prefix="/api")


class Reader:
    """One subscription and its waking bell; closing it leaves the table."""

    def __init__(self, table: Table, viewer: Viewer, after: int | None, visible: bool | None = None) -> None:
        """`visible`: whether somebody looks at it now, where that will be told; None where it never is."""
        self.table = table
        self.viewer = viewer
        self.bell = asyncio.Event()
        self.channel: Channel
        self.subscriber: Subscriber
        self.channel, self.subscriber = table.publisher.subscribe(viewer, after, self.bell.set)
        self.sight = table.presence.open(viewer.seat, visible)

    def turn(self, viewer: Viewer) -> None:
        """Look on in another shape or language."""
        if self.subscriber.closed:
            return
        publisher = self.table.publisher
        self.viewer = viewer
        self.channel, self.subscriber = publisher.turn(self.channel, self.subscriber, viewer, self.bell.set)

    def take(self) -> list[tuple[int, str]]:
        """What waits; one who lagged gets the present, as soon as that is stored."""
        self.bell.clear()
        if self.subscriber.lagging and not self.table.queue.unsure:
            self.table.publisher.catch_up(self.channel)
        waiting, self.subscriber.waiting = self.subscriber.waiting, []
        return waiting

    async def wait(self) -> None:
        """Until there is something to take."""
        if not self.subscriber.lagging:
            await self.bell.wait()
            return
        try:
            await self.table.queue.steady()
        except Refusal:
            await asyncio.sleep(RECOVERY_SECONDS)

    def close(self, left: bool = True) -> None:
        """`left`: somebody closed it; else it was lost."""
        self.table.presence.close(self.sight, left)
        self.table.publisher.leave(self.channel, self.subscriber)


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
async def events(request: Request, held: ByViewer, lang: Lang, shape: Shape) -> Response:
    after = request.headers.get("last-event-id", "")
    number = int(after) if after.isascii() and after.isdigit() and len(after) < 19 else None
    await held.table.queue.steady()
    return _EventStream(Reader(held.table, Viewer(held.seat, lang, shape), number))


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
