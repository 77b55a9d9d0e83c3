"""The app: API, streams and pages behind the guard, over one store."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Receive, Scope, Send

from vivant import __version__
from vivant.engine.errors import VivantError
from vivant.table import (
    api,
    bookapi,
    callapi,
    coaching,
    meetingapi,
    pages,
    previews,
    puzzleapi,
    reachapi,
    replayapi,
    sockets,
    streams,
)
from vivant.table.books import Books
from vivant.table.coaching import Coach
from vivant.table.door import answer_refusal
from vivant.table.guard import Guard
from vivant.table.limits import OnePerAddress
from vivant.table.pages import Pages
from vivant.table.previews import Previews
from vivant.table.reach import Reach
from vivant.table.settings import Settings
from vivant.table.store import Store
from vivant.table.tables import Tables

DESCRIPTION = (
    "Hold a seat at a table of vivant. Make a table or spend an invitation, keep the token, follow the table's "
    "messages, and answer its questions with the decision number that they name."
)


def make_app(settings: Settings, reach: Reach | None = None) -> FastAPI:
    """Opens the store; SetupError where that cannot be."""
    app = _App(
        title="vivant",
        version=__version__,
        description=DESCRIPTION,
        lifespan=_life,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.tables = tables = Tables(settings, Store(settings.db, settings.migrate))
    app.state.coach = Coach(tables.thinkers, settings)
    app.state.puzzle_turns = OnePerAddress(puzzleapi.AT_ONCE)
    app.state.books = Books(settings, tables.store, tables)
    app.state.pages = Pages(settings.public_url)
    app.state.previews = app.state.pages.previews = Previews(tables)
    app.state.reach = reach or Reach(settings)
    for module in (
        api,
        bookapi,
        reachapi,
        meetingapi,
        callapi,
        streams,
        sockets,
        replayapi,
        coaching,
        previews,
        puzzleapi,
        pages,
    ):
        app.include_router(module.routes)
    for error in (VivantError, RequestValidationError, HTTPException, Exception):
        app.add_exception_handler(error, _refused)
    app.front = Guard(app.usual, settings)
    return app


class _App(FastAPI):
    """With the guard before everything else that a framework does for each request."""

    front: ASGIApp

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.front(scope, receive, send)

    async def usual(self, scope: Scope, receive: Receive, send: Send) -> None:
        await super().__call__(scope, receive, send)


@asynccontextmanager
async def _life(app: FastAPI) -> AsyncIterator[None]:
    await app.state.tables.open()
    cleaning = asyncio.create_task(app.state.books.clean_now_and_then())
    # Thousands of connections live for hours: what is there now is never looked through again, the rest seldom.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    yield
    cleaning.cancel()
    await asyncio.gather(cleaning, return_exceptions=True)
    await app.state.tables.close()


async def _refused(request: Request, error: Exception) -> Response:
    lost = isinstance(error, HTTPException) and error.status_code == 404
    if lost and not request.url.path.startswith("/api/"):
        return pages.lost_page(request)
    return await answer_refusal(request, error)
