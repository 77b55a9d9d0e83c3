"""What the calls about books of matches take and give, as OpenAPI documents it."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from vivant.table.forms import Form, SeatToken, Shown

MOST_AT_ONCE = 20  # tables of one call, each of which may have to be read from the store
MOST_MARKS_AT_ONCE = 100

TableId = Annotated[str, Field(max_length=32, examples=["3f9c5a60d1b2e478"])]
Key = Annotated[str, Field(max_length=200, examples=["pXo0bq4uM3l1cVZk8yYt2wDnRr7sJhGa"])]


class BookKey(Shown):
    key: str = Field(description="Only ever told here. Whoever has it has the book and its seats.")


class BookPlace(Form):
    table: TableId
    token: Key


class EnterForm(Form):
    seats: list[BookPlace] = Field(min_length=1, max_length=MOST_AT_ONCE)


class Entered(Shown):
    gone: list[str] = Field(description="Tables that are no more, or where the token is not valid.")


class SeatsForm(Form):
    tables: list[TableId] = Field(min_length=1, max_length=MOST_AT_ONCE)


class GivenSeat(SeatToken):
    table: str
    game: str
    name: str = Field(description="Whose seat it is.")
    called: str = Field(description="The name of the table, if it has one.")


class GivenSeats(Shown):
    seats: list[GivenSeat]


class JoinForm(Form):
    key: Key


class MarkForm(Form):
    kind: str = Field(max_length=20, description="Small letters, such as puzzle or lesson.", examples=["puzzle"])
    game: str = Field(default="", max_length=100, description="A game's id; empty: of none.", examples=[""])
    id: str = Field(max_length=100, description="Letters, digits and . _ : - of ASCII.", examples=["2026-11-19"])
    date: str = Field(default="", max_length=10, description="YYYY-MM-DD; empty: today.", examples=["2026-11-19"])
    result: str = Field(default="", max_length=40, description="A few readable letters.", examples=["solved"])


class MarksForm(Form):
    marks: list[MarkForm] = Field(min_length=1, max_length=MOST_MARKS_AT_ONCE)


class BookMark(Shown):
    kind: str
    game: str
    title: str = Field(description="The game's name, or of a lesson its own.")
    id: str
    date: str
    result: str


class BookSeat(Shown):
    name: str
    own: bool
    bot: bool
    lent: bool = Field(description="A bot played for this person at the end.")
    points: int
    rank: int


class SourcePoints(Shown):
    title: str
    points: list[int] = Field(description="In the order of `seats`.")


class BookMatch(Shown):
    """A match that is over."""

    table: str
    there: bool = Field(description="Whether its table is still there, with record and replay.")
    game: str
    title: str
    name: str = Field(description="Of the table, if it had one.")
    at: float = Field(description="When it ended, in seconds since 1970.")
    lesson: bool
    edition: str = Field(description="Its name, if it was played otherwise than by the standard edition; else empty.")
    counts: bool = Field(
        description="Whether it stands in the charts and the rating: one own seat, the standard edition, no known dice."
    )
    seats: list[BookSeat] = Field(description="Those at the table, then rivals without a seat.")
    sources: list[SourcePoints]


class BookChart(Shown):
    title: str
    mean: float
    last: int
    svg: str = Field(description="Bars by match, the oldest at the left.")


class BookRating(Shown):
    who: str = Field(description="A bot's id; empty for the owner of the book.")
    name: str
    mean: float
    error: float = Field(description="Half the width of a 95 % interval.")
    svg: str


class BookGame(Shown):
    game: str
    title: str
    matches: int
    won: int
    charts: list[BookChart] = Field(description="The points of the last matches that count, then by source.")
    rated: int = Field(description="Matches against bots that count.")
    needed: int = Field(description="How many of them a rating needs.")
    ratings: list[BookRating] = Field(description="The strongest first; empty before there are enough matches.")


class OpenSeat(Shown):
    """A seat of a match that is not over, or whose end is not written yet. Nothing of the match stands here."""

    table: str
    seat: int
    there: bool


class BookContents(Shown):
    games: list[BookGame]
    matches: list[BookMatch] = Field(description="The last ones first, at most 100 from `skip` on.")
    count: int = Field(description="How many there are in all.")
    seats: list[OpenSeat]
    marks: list[BookMark]


class BookExport(Shown):
    """All of a book in one file."""

    vivant_book: int
    matches: list[BookMatch]
    marks: list[BookMark]
    records: dict[str, str] = Field(description="By table: the record of each match whose table is still there.")
