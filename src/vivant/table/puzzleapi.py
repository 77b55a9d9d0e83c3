"""Puzzles over HTTP: what there are, and answers judged. Nothing is kept: each call says all that was done so far."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime
from typing import Annotated

from fastapi import APIRouter, Depends, Query
from fastapi.requests import HTTPConnection

from vivant.engine.game import Game
from vivant.table import puzzleforms, puzzling
from vivant.table.door import REFUSALS, Address, Lang, Shape
from vivant.table.limits import OnePerAddress
from vivant.table.refusal import refuse

AT_ONCE = 2  # that are judged, beside the event loop

routes = APIRouter(prefix="/api/puzzles", tags=["puzzles"], responses=REFUSALS)

DayQuery = Annotated[
    str, Query(alias="date", max_length=10, description="The reader's day, as 2026-12-24; by default today's in UTC.")
]


async def _day(day: DayQuery = "") -> date:
    try:
        return date.fromisoformat(day) if day else datetime.now(UTC).date()
    except ValueError:
        raise refuse(422, "date", "puzzles-date", asked=day) from None


Day = Annotated[date, Depends(_day)]


async def _turns(connection: HTTPConnection) -> OnePerAddress:
    turns: OnePerAddress = connection.app.state.puzzle_turns
    return turns


Turns = Annotated[OnePerAddress, Depends(_turns)]


async def _pack(game: str) -> type[Game]:
    return await asyncio.to_thread(puzzling.find_pack, game)


Pack = Annotated[type[Game], Depends(_pack)]


@routes.get("", summary="Which games have puzzles, and which is the day's")
async def packs(lang: Lang, day: Day) -> puzzleforms.PuzzlePacks:
    told = await asyncio.to_thread(puzzling.tell_packs, lang, day)
    return puzzleforms.PuzzlePacks(games=[puzzleforms.PuzzlePack(**each) for each in told])


@routes.get("/{game}", summary="The puzzles of a game by number, and which is the day's")
async def pack(kind: Pack, lang: Lang, day: Day) -> puzzleforms.PuzzleList:
    return puzzleforms.PuzzleList(**puzzling.tell_pack(kind, lang, day))


@routes.post("/{game}/{number}", summary="A puzzle after what was done so far; the last action is judged")
async def attempt(
    kind: Pack, number: int, form: puzzleforms.PuzzleForm, lang: Lang, shape: Shape, address: Address, turns: Turns
) -> puzzleforms.PuzzleTold:
    async with turns.of(address):
        told = await asyncio.to_thread(puzzling.tell_puzzle, kind, number, form.do, lang, shape, form.solution)
    return puzzleforms.PuzzleTold(**told)
