"""Open tables over HTTP: listing one on the home page, looking through them, and sitting down at one."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query

from vivant.table import forms
from vivant.table.door import REFUSALS, Address, AllTables, BySeat, Lang
from vivant.table.refusal import refuse

routes = APIRouter(prefix="/api", responses=REFUSALS)


@routes.get("/open", summary="Tables that their hosts listed", tags=["sitting down"])
async def listed(
    tables: AllTables,
    lang: Lang,
    game: Annotated[str, Query(max_length=100, description="Of this game alone.")] = "",
    language: Annotated[str, Query(max_length=20, description="Listed in this language alone: en or fr.")] = "",
) -> forms.OpenTables:
    return await tables.open_tables.told(lang, game, language)


@routes.get("/open/{id}", summary="What one of them offers", tags=["sitting down"])
async def offer(id: str, tables: AllTables, lang: Lang) -> forms.OpenTable:
    return await tables.open_tables.one(lang, id)


@routes.post("/open/{id}/sit", status_code=201, summary="Sit down there, get a seat", tags=["sitting down"])
async def sit(id: str, form: forms.OpenSitForm, tables: AllTables, address: Address) -> forms.Seated:
    if not tables.sits.take(address):
        raise refuse(429, "sits", "sits-many")
    table = await tables.find(id)
    seated = await table.queue.call(lambda change: table.sit_listed(change, form.key, form.name, form.word))
    return forms.Seated(**seated)


@routes.post("/tables/{id}/listed", summary="List the table on the home page, or take it off", tags=["seats"])
async def set_listed(
    held: BySeat, form: forms.ListedForm, tables: AllTables, address: Address, lang: Lang
) -> forms.Empty:
    if form.listed:
        async with tables.open_tables.room_for(held.table.id, address):
            await held.call(held.table.set_listed, lang)
    else:
        await held.call(held.table.set_listed, "")
    return forms.Empty()
