"""The door: who asks, in which language, and how a refusal is answered. Calls, streams, sockets and pages come here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Any, Concatenate, ParamSpec, TypeVar

from fastapi import Depends, Query
from fastapi.exceptions import RequestValidationError
from fastapi.requests import HTTPConnection
from fastapi.responses import JSONResponse
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from pydantic import ValidationError
from starlette.exceptions import HTTPException

from vivant.draw import scene
from vivant.engine.errors import VivantError
from vivant.table import bookrows, forms
from vivant.table.books import BookHolder, Books
from vivant.table.keys import CARRY, SEAT, SIT, SPENT, WATCH, Holder
from vivant.table.reach import Reach
from vivant.table.refusal import Refusal, refusal_of, refuse
from vivant.table.store import Change
from vivant.table.table import Table
from vivant.table.tables import Tables
from vivant.table.telling import DATA, NO_SCENE
from vivant.words import LANGUAGES, Message

P = ParamSpec("P")
T = TypeVar("T")

SHAPES = (*scene.SHAPES, NO_SCENE, DATA)

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": forms.Error} for status in (400, 401, 403, 404, 405, 409, 413, 422, 429, 503)
}
# The same for a call whose answer is no JSON.
BARE_REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}}} for status in REFUSALS
}

# in which language


def language(connection: HTTPConnection) -> str:
    """What the query asks for; else what was chosen on a page before; else the first that the browser names and we
    have."""
    if wish := connection.query_params.get("lang"):
        code = wish.strip().lower()[:2]
        return code if code in LANGUAGES else "en"
    chosen = connection.cookies.get("lang")
    if chosen in LANGUAGES:
        return chosen
    wishes: list[tuple[float, str]] = []
    for part in connection.headers.get("accept-language", "").split(",")[:20]:
        code, _, weight = part.strip().partition(";q=")
        try:
            wishes.append((-float(weight or 1), code.lower().split("-")[0]))
        except ValueError:
            continue
    return next((code for _, code in sorted(wishes, key=lambda wish: wish[0]) if code in LANGUAGES), "en")


LangQuery = Annotated[str | None, Query(max_length=20, description="en or fr; by default as Accept-Language says.")]


async def _language(connection: HTTPConnection, lang: LangQuery = None) -> str:
    return language(connection)


Lang = Annotated[str, Depends(_language)]

# what is asked for


async def _tables(connection: HTTPConnection) -> Tables:
    tables: Tables = connection.app.state.tables
    return tables


AllTables = Annotated[Tables, Depends(_tables)]


async def _reach(connection: HTTPConnection) -> Reach:
    reach: Reach = connection.app.state.reach
    return reach


Reached = Annotated[Reach, Depends(_reach)]


async def _address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


Address = Annotated[str, Depends(_address)]


async def _maker(tables: AllTables, address: Address) -> str:
    tables.check_address(address)
    return address


Maker = Annotated[str, Depends(_maker)]  # the address of one who may make a table: its allowance has been taken

ShapeQuery = Annotated[str, Query(max_length=20, description="wide, laptop, tall, none (words alone) or data.")]


async def _shape(shape: ShapeQuery = NO_SCENE) -> str:
    if shape not in SHAPES:
        raise refuse(422, "shape", "shape-refused", shapes=" | ".join(SHAPES))
    return shape


Shape = Annotated[str, Depends(_shape)]

# who asks


@dataclass(frozen=True, slots=True)
class Held:
    """A table, and what the token that was shown stands for there."""

    table: Table
    holder: Holder
    token: str

    @property
    def seat(self) -> int:
        return self.holder.seat

    def call(self, work: Callable[Concatenate[Change, int, P], T], *args: P.args, **named: P.kwargs) -> Awaitable[T]:
        """Let the table do this for the seat; returns when it is durable."""
        return self.table.queue.call(lambda change: work(change, self.seat, *args, **named))


_bearer = HTTPBearer(auto_error=False, description="A seat token, an invitation or a spectator's token.")
Credentials = Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]


def _by(*kinds: str) -> Callable[..., Awaitable[Held]]:
    """Whoever shows a token of these kinds."""

    async def held(id: str, connection: HTTPConnection, credentials: Credentials) -> Held:
        table: Table = await connection.app.state.tables.find(id)
        if credentials is None:
            raise refuse(401, "token", "token-missing")
        token = credentials.credentials.strip()
        holder = table.keys.find(token, *kinds)
        if holder.kind == SEAT:
            table.note_call(holder.seat)
        return Held(table, holder, token)

    return held


BySeat = Annotated[Held, Depends(_by(SEAT))]
ByViewer = Annotated[Held, Depends(_by(SEAT, WATCH))]
ByInvitation = Annotated[Held, Depends(_by(SIT, CARRY))]
BySitter = Annotated[Held, Depends(_by(SIT, CARRY, SPENT))]

# books of matches


def _by_book(*kinds: str) -> Callable[..., Awaitable[BookHolder]]:
    """Whoever shows a key to a book, or a code that brings one; counted by address before it is looked at."""

    async def held(books: AllBooks, address: Address, credentials: BookCredentials) -> BookHolder:
        books.count(address)
        if credentials is None:
            raise refuse(401, "book", "book-missing")
        return await books.find(credentials.credentials.strip(), *kinds)

    return held


async def _books(connection: HTTPConnection) -> Books:
    books: Books = connection.app.state.books
    return books


_book_bearer = HTTPBearer(auto_error=False, scheme_name="Book", description="The key of a book of matches.")
BookCredentials = Annotated[HTTPAuthorizationCredentials | None, Depends(_book_bearer)]
AllBooks = Annotated[Books, Depends(_books)]
ByBook = Annotated[BookHolder, Depends(_by_book(bookrows.KEY))]
ByBookCode = Annotated[BookHolder, Depends(_by_book(bookrows.CARRY))]

# what is refused


class TooLarge(HTTPException):
    """More has come than may come. Reading a body lets no other exception through."""

    def __init__(self, most: int) -> None:
        super().__init__(413)
        self.most = most


def refusal_for(error: Exception) -> Refusal:
    """Whatever went wrong, as it is told."""
    if isinstance(error, VivantError):
        return refusal_of(error)
    if isinstance(error, RequestValidationError | ValidationError):
        first = error.errors()[0]
        # A form that did not come in a request is named as if it had.
        where = first["loc"] if isinstance(error, RequestValidationError) else ("body", *first["loc"])
        problem: object = _plain(first["msg"])[:200]
        if first["type"].startswith("model_"):  # it would name a class of ours
            problem = Message("form-object")
        return refuse(422, "form", "form-refused", where=".".join(map(_plain, where))[:100], problem=problem)
    if isinstance(error, TooLarge):
        return refuse(413, "large", "body-large", most=error.most)
    if isinstance(error, HTTPException):
        code = {404: "address", 405: "method"}.get(error.status_code, "http")
        return refuse(error.status_code, code, f"http-{code}", detail=str(error.detail))
    return refuse(500, "internal", "server-mistake")


def refusal_json(refusal: Refusal, lang: str) -> dict[str, str]:
    """One sentence that can be sent whatever it quotes, a code for programs, and the rule where there is one."""
    told = {"error": refusal.say(lang).encode("utf-8", "replace").decode(), "code": refusal.code}
    return {**told, "rule": refusal.rule} if refusal.rule else told


async def answer_refusal(connection: HTTPConnection, error: Exception) -> JSONResponse:
    """The one response to a call that is not done."""
    refusal = refusal_for(error)
    headers = dict(getattr(error, "headers", None) or {})
    if refusal.status == 401:
        headers["www-authenticate"] = "Bearer"
    return JSONResponse(refusal_json(refusal, language(connection)), refusal.status, headers)


def _plain(said: object) -> str:
    """Whatever somebody sent, in one line that can be sent back."""
    return "".join(letter if letter.isprintable() else "?" for letter in str(said))
