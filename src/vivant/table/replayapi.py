"""Replays over HTTP: finished matches, step by step, as each seat saw them or all open."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query

from vivant.engine.state import EVERYTHING, SPECTATOR
from vivant.table import forms
from vivant.table.api import finished_record
from vivant.table.door import REFUSALS, AllTables, Lang, Shape
from vivant.table.refusal import refuse
from vivant.table.replaying import Recording, read_recording
from vivant.table.table import Table
from vivant.table.telling import Viewer

WHOSE = {"all": EVERYTHING, "-1": SPECTATOR}

routes = APIRouter(prefix="/api/replays", tags=["replays"], responses=REFUSALS)


@dataclass(frozen=True)
class Over:
    """A table whose match is over, and its record."""

    table: Table
    recording: Recording


async def _finished(id: str, tables: AllTables) -> Over:
    content = await finished_record(tables, id)
    return Over(await tables.find(id), await asyncio.to_thread(read_recording, content))


Finished = Annotated[Over, Depends(_finished)]


@routes.get(
    "/{id}",
    summary="A finished match: its steps, its seats, and whether it is true",
    responses={200: {"content": {"application/json": {"example": {"steps": [], "seats": ["Lark"], "verdict": {}}}}}},
)
async def about(finished: Finished, lang: Lang) -> dict[str, Any]:
    told = await asyncio.to_thread(finished.recording.about, lang)
    return {**told, "table": {"id": finished.table.id, "name": finished.table.setup.name, **told["table"]}}


@routes.get("/{id}/at/{index}", summary="What a seat saw after so many steps", response_model=forms.Numbered)
async def at(
    id: str,  # named here so that the document has it first
    index: int,
    finished: Finished,
    lang: Lang,
    shape: Shape,
    seat: Annotated[str, Query(max_length=3, description="A seat's number, -1 for spectators, or all.")] = "all",
) -> Any:
    players = finished.table.game.players
    whose = WHOSE.get(seat, int(seat) if seat.isascii() and seat.isdigit() else None)
    if whose is None or whose >= players:
        raise refuse(422, "seat", "seat-unknown", seat=seat, last=str(players - 1))
    return await asyncio.to_thread(finished.recording.at, index, Viewer(whose, lang, shape))
