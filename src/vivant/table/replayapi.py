"""Replays over HTTP: finished matches, step by step, as each seat saw them or all open."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request

from vivant.engine.state import EVERYTHING, SPECTATOR
from vivant.table import forms
from vivant.table.api import REFUSALS, SHAPES, LangQuery, ShapeQuery, finished_record, language
from vivant.table.house import House
from vivant.table.refusal import refuse
from vivant.table.replaying import Replays
from vivant.table.telling import NO_SCENE

WHOSE = {"all": EVERYTHING, "-1": SPECTATOR}


def replay_routes(house: House, replays: Replays) -> APIRouter:
    routes = APIRouter(prefix="/api/replays", tags=["replays"], responses=REFUSALS)

    @routes.get(
        "/{id}",
        summary="A finished match: its steps, its seats, and whether it is true",
        responses={
            200: {"content": {"application/json": {"example": {"steps": [], "seats": ["Lark"], "verdict": {}}}}}
        },
    )
    async def about(request: Request, id: str, lang: LangQuery = None) -> dict[str, Any]:
        content = await finished_record(house, id)
        found = await asyncio.to_thread(replays.about, content, language(request))
        table = await house.find(id)
        found["table"] = {"id": id, "name": table.setup.name, **found.get("table", {})}
        return found

    @routes.get("/{id}/at/{index}", summary="What a seat saw after so many steps", response_model=forms.Numbered)
    async def at(
        request: Request,
        id: str,
        index: int,
        seat: Annotated[str, Query(max_length=3, description="A seat's number, -1 for spectators, or all.")] = "all",
        lang: LangQuery = None,
        shape: ShapeQuery = NO_SCENE,
    ) -> Any:
        if shape not in SHAPES:
            raise refuse(422, "shape", "shape-refused", shapes=" | ".join(SHAPES))
        content = await finished_record(house, id)
        table = await house.find(id)
        whose = WHOSE.get(seat, int(seat) if seat.isascii() and seat.isdigit() else None)
        if whose is None or whose >= table.game.players:
            raise refuse(422, "seat", "seat-unknown", seat=seat, last=str(table.game.players - 1))
        return await asyncio.to_thread(replays.at, content, index, whose, language(request), shape)

    return routes
