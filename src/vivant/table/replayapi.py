"""Replays over HTTP: finished matches, step by step, as each seat saw them or all open."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query
from fastapi.requests import HTTPConnection

from vivant.engine.state import EVERYTHING, SPECTATOR
from vivant.table import forms
from vivant.table.api import finished_record
from vivant.table.door import REFUSALS, AllTables, Lang, Shape
from vivant.table.refusal import refuse
from vivant.table.replaying import Replays

WHOSE = {"all": EVERYTHING, "-1": SPECTATOR}

routes = APIRouter(prefix="/api/replays", tags=["replays"], responses=REFUSALS)


async def _replays(connection: HTTPConnection) -> Replays:
    replays: Replays = connection.app.state.replays
    return replays


AllReplays = Annotated[Replays, Depends(_replays)]


@routes.get(
    "/{id}",
    summary="A finished match: its steps, its seats, and whether it is true",
    responses={200: {"content": {"application/json": {"example": {"steps": [], "seats": ["Lark"], "verdict": {}}}}}},
)
async def about(id: str, tables: AllTables, replays: AllReplays, lang: Lang) -> dict[str, Any]:
    content = await finished_record(tables, id)
    told = await asyncio.to_thread(replays.about, content, lang)
    table = await tables.find(id)
    return {**told, "table": {"id": id, "name": table.setup.name, **told.get("table", {})}}


@routes.get("/{id}/at/{index}", summary="What a seat saw after so many steps", response_model=forms.Numbered)
async def at(
    id: str,
    index: int,
    tables: AllTables,
    replays: AllReplays,
    lang: Lang,
    shape: Shape,
    seat: Annotated[str, Query(max_length=3, description="A seat's number, -1 for spectators, or all.")] = "all",
) -> Any:
    content = await finished_record(tables, id)
    table = await tables.find(id)
    whose = WHOSE.get(seat, int(seat) if seat.isascii() and seat.isdigit() else None)
    if whose is None or whose >= table.game.players:
        raise refuse(422, "seat", "seat-unknown", seat=seat, last=str(table.game.players - 1))
    return await asyncio.to_thread(replays.at, content, index, whose, lang, shape)
