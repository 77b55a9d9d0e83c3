"""The app: API, streams and pages behind the guard, over one store."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Receive, Scope, Send

from vivant import __version__
from vivant.engine.errors import VivantError
from vivant.table.api import api_routes, language
from vivant.table.coaching import coach_routes
from vivant.table.guard import ALWAYS, Guard, TooLarge, refusal_json, too_large
from vivant.table.house import House
from vivant.table.pages import not_found, page_routes
from vivant.table.quick import Quick
from vivant.table.refusal import refusal_of, refuse
from vivant.table.replayapi import replay_routes
from vivant.table.replaying import Replays
from vivant.table.settings import Settings
from vivant.table.store import Store
from vivant.table.streams import stream_routes

DESCRIPTION = (
    "Hold a seat at a table of vivant. Make a table or spend an invitation, keep the token, follow the table's "
    "messages, and answer its questions with the decision number that they name."
)


def make_app(settings: Settings) -> FastAPI:
    """Opens the store; SetupError where that cannot be."""
    house = House(settings, Store(settings.db))

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        await house.open()
        # Thousands of connections live for hours: what is there now is never looked through again, the rest seldom.
        gc.collect()
        gc.freeze()
        gc.set_threshold(50_000, 20, 100)
        yield
        await house.close()

    app = _App(
        title="vivant",
        version=__version__,
        description=DESCRIPTION,
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.house = house
    app.include_router(api_routes(house))
    app.include_router(stream_routes(house))
    replays = Replays()
    app.include_router(replay_routes(house, replays))
    app.include_router(coach_routes(house, replays))
    app.include_router(page_routes(settings.public_url))
    app.add_exception_handler(VivantError, _refused)
    app.add_exception_handler(RequestValidationError, _misformed)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _mistaken)
    app.front = Guard(Quick(app.usual, house), settings)
    return app


class _App(FastAPI):
    """With the guard and the quick way before everything else that a framework does for each request."""

    front: ASGIApp

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.front(scope, receive, send)

    async def usual(self, scope: Scope, receive: Receive, send: Send) -> None:
        await super().__call__(scope, receive, send)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, VivantError)
    refusal = refusal_of(error)
    headers = {"www-authenticate": "Bearer"} if refusal.status == 401 else None
    return JSONResponse(refusal_json(refusal, language(request)), refusal.status, headers)


async def _misformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(_plain(part) for part in first["loc"])
    refusal = refuse(422, "form", "form-refused", where=where[:100], problem=_plain(first["msg"])[:200])
    return JSONResponse(refusal_json(refusal, language(request)), refusal.status)


def _plain(said: object) -> str:
    """Whatever somebody sent, in one line that can be sent back."""
    return "".join(letter if letter.isprintable() else "?" for letter in str(said))


async def _mistaken(request: Request, error: Exception) -> Response:
    refusal = refuse(500, "internal", "server-mistake")
    return JSONResponse(refusal_json(refusal, language(request)), refusal.status, dict(ALWAYS))


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and not request.url.path.startswith("/api/"):
        return not_found(request)
    if isinstance(error, TooLarge):
        return JSONResponse(refusal_json(too_large(error.most), language(request)), error.status_code)
    code = {404: "address", 405: "method"}.get(error.status_code, "http")
    refusal = refuse(error.status_code, code, f"http-{code}", detail=str(error.detail))
    return JSONResponse(refusal_json(refusal, language(request)), refusal.status, error.headers)
