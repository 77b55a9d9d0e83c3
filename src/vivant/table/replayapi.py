"""Replays over HTTP: finished matches, step by step, as each seat saw them or all open."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Response

from vivant.engine.state import EVERYTHING, SPECTATOR
from vivant.table import forms
from vivant.table.api import finished_record
from vivant.table.door import REFUSALS, Address, AllTables, Lang, Shape
from vivant.table.limits import OnePerAddress
from vivant.table.refusal import refuse
from vivant.table.replaying import Recording, read_recording
from vivant.table.table import Table
from vivant.table.telling import Part, Viewer, rules_address

WHOSE = {"all": EVERYTHING, "-1": SPECTATOR}

routes = APIRouter(prefix="/api/replays", tags=["replays"], responses=REFUSALS)


@dataclass(frozen=True)
class Over:
    """A table whose match is over, and its record. A long one takes its time, and never the event loop's."""

    table: Table
    recording: Recording
    turns: OnePerAddress
    address: str

    async def answer(self, key: Hashable, make: Callable[[], Part]) -> Response:
        """What is told, made and written once for all who ask."""
        async with self.turns.of(self.address):
            text = await asyncio.to_thread(self.recording.written, key, make)
        return Response(text, media_type="application/json")


async def _finished(id: str, tables: AllTables, address: Address) -> Over:
    content = await finished_record(tables, id)
    async with tables.replays.of(address):
        recording = await asyncio.to_thread(read_recording, content)
    return Over(await tables.find(id), recording, tables.replays, address)


Finished = Annotated[Over, Depends(_finished)]


@routes.get(
    "/{id}",
    summary="A finished match: its steps, its seats, and whether it is true",
    response_model=dict[str, Any],
    responses={200: {"content": {"application/json": {"example": {"steps": [], "seats": ["Lark"], "verdict": {}}}}}},
)
async def about(finished: Finished, lang: Lang) -> Response:
    table = finished.table

    def tell() -> Part:
        told = finished.recording.about(lang)
        here = {"id": table.id, "name": table.setup.name, "rules": rules_address(table.game, table.id)}
        return {**told, "table": {**told["table"], **here}}

    return await finished.answer((table.id, lang), tell)


@routes.get("/{id}/at/{index}", summary="What a seat saw after so many steps", response_model=forms.Numbered)
async def at(
    id: str,  # named here so that the document has it first
    index: int,
    finished: Finished,
    lang: Lang,
    shape: Shape,
    seat: Annotated[str, Query(max_length=3, description="A seat's number, -1 for spectators, or all.")] = "all",
) -> Response:
    players = finished.table.game.players
    whose = WHOSE.get(seat, int(seat) if seat.isascii() and seat.isdigit() else None)
    if whose is None or whose >= players:
        raise refuse(422, "seat", "seat-unknown", seat=seat, last=str(players - 1))
    viewer = Viewer(whose, lang, shape)
    return await finished.answer((index, viewer), lambda: finished.recording.at(index, viewer))
