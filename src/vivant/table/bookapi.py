"""Books of matches over HTTP: made, opened, filled, carried to other devices, joined, exported, deleted."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Query, Response
from fastapi.responses import StreamingResponse

from vivant.table import bookforms, forms
from vivant.table.booktelling import tell_book, tell_marks, tell_matches
from vivant.table.door import REFUSALS, Address, AllBooks, ByBook, ByBookCode, Lang, Reached
from vivant.table.links import make_link

MOST_SKIPPED = 1000

routes = APIRouter(prefix="/api", responses=REFUSALS, tags=["books"])

Skip = Annotated[int, Query(ge=0, le=MOST_SKIPPED, description="How many of the last matches to leave out.")]


@routes.post("/books", status_code=201, summary="Make an empty book of matches")
async def make(books: AllBooks, address: Address) -> bookforms.BookKey:
    books.count(address)
    return bookforms.BookKey(key=await books.make(address))


@routes.get("/book", summary="What stands in a book", response_model=bookforms.BookContents)
async def contents(holder: ByBook, books: AllBooks, address: Address, lang: Lang, skip: Skip = 0) -> Response:
    async with books.turns.of(address):
        rows = await books.read(holder)
        text = await asyncio.to_thread(lambda: tell_book(rows, lang, skip).model_dump_json())
    return Response(text, media_type="application/json")


@routes.post("/book/seats", summary="Enter seats whose tokens are shown")
async def enter(holder: ByBook, form: bookforms.EnterForm, books: AllBooks, address: Address) -> bookforms.Entered:
    books.count(address, len(form.seats) - 1)
    gone = await books.enter(holder, form.seats)
    return bookforms.Entered(gone=[place.table for place in gone])


@routes.post("/book/tokens", summary="New tokens to seats that stand in the book")
async def tokens(holder: ByBook, form: bookforms.SeatsForm, books: AllBooks, address: Address) -> bookforms.GivenSeats:
    books.count(address, len(form.tables) - 1)
    return bookforms.GivenSeats(seats=await books.seats(holder, form.tables))


@routes.post("/book/marks", summary="Note puzzles, lessons and the like")
async def marks(holder: ByBook, form: bookforms.MarksForm, books: AllBooks) -> forms.Empty:
    await books.mark(holder, form.marks)
    return forms.Empty()


@routes.post("/book/carry", summary="A link that brings the book to one further device")
async def carry(holder: ByBook, books: AllBooks, reach: Reached, lang: Lang) -> forms.Link:
    return make_link(reach, "/book", "book", await books.carry(holder), lang)


@routes.post("/book/open", status_code=201, summary="Spend such a link, get a key")
async def open_book(code: ByBookCode, books: AllBooks) -> bookforms.BookKey:
    return bookforms.BookKey(key=await books.open(code))


@routes.post("/book/join", summary="Move all of another book of one's own into this one")
async def join(holder: ByBook, form: bookforms.JoinForm, books: AllBooks) -> forms.Empty:
    await books.join(holder, form.key)
    return forms.Empty()


@routes.post("/book/renew", summary="A new key; all others end")
async def renew(holder: ByBook, books: AllBooks) -> bookforms.BookKey:
    return bookforms.BookKey(key=await books.renew(holder))


@routes.post("/book/delete", summary="Delete the book, for good")
async def delete(holder: ByBook, books: AllBooks) -> forms.Empty:
    await books.delete(holder)
    return forms.Empty()


@routes.get(
    "/book/export",
    summary="All of a book in one file, with the records that there still are",
    response_model=bookforms.BookExport,
)
async def export(holder: ByBook, books: AllBooks, address: Address, lang: Lang) -> Response:
    async with books.turns.of(address):
        rows = await books.read(holder)
        matches = await asyncio.to_thread(tell_matches, rows, lang)
    told = bookforms.BookExport(vivant_book=1, matches=matches, marks=tell_marks(rows, lang), records={})
    head = told.model_dump_json(exclude={"records"})

    async def lines() -> AsyncIterator[str]:
        """A record at a time: all of them may be more than should be in memory at once."""
        yield f'{head[:-1]},"records":{{'
        comma = ""
        for match in matches:
            record = ""
            if match.there:
                async with books.turns.of(address):  # not while it is sent: who takes that slowly keeps nobody waiting
                    record = await books.record(match.table)
            if record:
                yield f"{comma}{json.dumps(match.table)}:{json.dumps(record, ensure_ascii=False)}"
                comma = ","
        yield "}}\n"

    named = {"content-disposition": 'attachment; filename="vivant-book.json"'}
    return StreamingResponse(lines(), media_type="application/json", headers=named)
