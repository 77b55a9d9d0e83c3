"""What the owner of a book is told: matches, charts of points by source, ratings against bots, marks."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Final

from vivant.bots import bot_ids, name_bot
from vivant.bots.ratings import Ratings
from vivant.draw.charts import bars, interval
from vivant.engine.errors import VivantError
from vivant.engine.registry import find_game
from vivant.table.bookforms import (
    BookChart,
    BookContents,
    BookGame,
    BookMark,
    BookMatch,
    BookRating,
    BookSeat,
    OpenSeat,
    SourcePoints,
)
from vivant.table.bookrows import BookRows
from vivant.table.lessons import tell_lessons
from vivant.table.speech import BOOK
from vivant.table.store import Row
from vivant.table.telling import seat_names
from vivant.words import Words, decimal

CHARTED: Final = 40  # matches of a game in its charts
RATED: Final = 300  # the last ones of a game that its rating is made of
NEEDED: Final = 10  # before there is one
PAGE: Final = 100
YOU: Final = ""
_TOTAL_HEIGHT, _SOURCE_HEIGHT = 96.0, 48.0


@dataclass(frozen=True)
class PastMatch:
    """A match that is over, as it was written down when it ended."""

    row: Row
    told: dict[str, Any]
    own: list[int]
    there: bool

    @property
    def counts(self) -> bool:
        """Who is meant is clear, they played it themselves to the end by the standard edition, and nobody knew what
        would be drawn."""
        kind, _, bot = self.told["seats"][self.own[0]]
        apart = self.told["open"] or self.told["lesson"] or self.told.get("house", False)
        return len(self.own) == 1 and kind == "person" and bot is None and not apart

    @property
    def won(self) -> bool:
        return any(self.told["ranks"][seat] == 1 for seat in self.own)

    def bots(self) -> dict[str, float]:
        """The rank of each bot that sat there for itself; of several alike their mean."""
        ranks: dict[str, list[int]] = {}
        for (kind, _, bot), rank in zip(self.told["seats"], self.told["ranks"], strict=False):
            if kind == "bot" and bot in bot_ids():
                ranks.setdefault(bot, []).append(rank)
        return {bot: fmean(each) for bot, each in ranks.items()}


def past_matches(rows: BookRows) -> list[PastMatch]:
    """The last first."""
    return [
        PastMatch(row, json.loads(row["summary"]), rows.own[row["table_id"]], row["table_id"] in rows.there)
        for row in rows.matches
    ]


def tell_book(rows: BookRows, lang: str, skip: int) -> BookContents:
    matches = past_matches(rows)
    return BookContents(
        games=list(_games(matches, lang)),
        matches=[_match(match, lang) for match in matches[skip : skip + PAGE]],
        count=len(matches),
        seats=[
            OpenSeat(table=row["table_id"], seat=row["seat"], there=row["table_id"] in rows.there) for row in rows.seats
        ],
        marks=tell_marks(rows, lang),
    )


def tell_matches(rows: BookRows, lang: str) -> list[BookMatch]:
    return [_match(match, lang) for match in past_matches(rows)]


def tell_marks(rows: BookRows, lang: str) -> list[BookMark]:
    return [
        BookMark(
            kind=mark["kind"],
            game=mark["game"],
            title=_mark_title(mark, lang),
            id=mark["id"],
            date=mark["day"],
            result=mark["result"],
        )
        for mark in rows.marks
    ]


def _mark_title(mark: Row, lang: str) -> str:
    if mark["kind"] == "lesson":
        try:
            kind = find_game(mark["game"])
        except VivantError:
            return str(mark["game"])
        lessons = {lesson["id"]: lesson["title"] for lesson in tell_lessons(kind, kind.book.words(lang))}
        return " · ".join(filter(None, (_title(mark["game"], lang), lessons.get(mark["id"]))))
    return _title(mark["game"], lang) if mark["game"] else ""


def _title(game: str, lang: str) -> str:
    """Of a game that may not be there any more."""
    try:
        return find_game(game).book.words(lang)("title")
    except VivantError:
        return game


def _match(match: PastMatch, lang: str) -> BookMatch:
    told, seats = match.told, [tuple(seat) for seat in match.told["seats"]]
    names = [*seat_names(seats, lang), *_in(told["rivals"], lang)]
    kinds = [*seats, *(("rival", "", None) for _ in names[len(seats) :])]
    return BookMatch(
        table=match.row["table_id"],
        there=match.there,
        game=match.row["game"],
        title=_title(match.row["game"], lang),
        name=told["name"],
        at=match.row["at"],
        lesson=bool(told["lesson"]),
        edition=told["edition"][0] if told.get("house") else "",
        counts=match.counts,
        seats=[
            BookSeat(
                name=names[seat],
                own=seat in match.own,
                bot=kinds[seat][0] != "person",
                lent=kinds[seat][0] == "person" and kinds[seat][2] is not None,
                points=points,
                rank=told["ranks"][seat],
            )
            for seat, points in enumerate(told["points"])
        ],
        sources=[SourcePoints(title=_in(one["title"], lang), points=one["points"]) for one in told["sources"]],
    )


def _in(said: dict[str, Any], lang: str) -> Any:
    """In this language, or the one that everything is kept in."""
    return said.get(lang, said["en"])


def _games(matches: Sequence[PastMatch], lang: str) -> Iterator[BookGame]:
    """Those played last first."""
    for game in dict.fromkeys(match.row["game"] for match in matches):
        mine = [match for match in matches if match.row["game"] == game and not match.told["lesson"]]
        counted = [match for match in mine if match.counts]
        title = _title(game, lang)
        against = [match for match in counted[:RATED] if match.bots()]
        if mine:
            yield BookGame(
                game=game,
                title=title,
                matches=len(mine),
                won=sum(match.won for match in mine),
                charts=list(_charts(counted[:CHARTED][::-1], title, lang)),
                rated=len(against),
                needed=NEEDED,
                ratings=_ratings(against[::-1], lang) if len(against) >= NEEDED else [],
            )


def _charts(matches: Sequence[PastMatch], title: str, lang: str) -> Iterator[BookChart]:
    """The points of these matches, the oldest first, in all and by each source that any of them knows."""
    if not matches:
        return
    say = BOOK.words(lang)
    totals = [match.told["points"][match.own[0]] for match in matches]
    yield _chart(say("book-points"), totals, [match.won for match in matches], _TOTAL_HEIGHT, title, say)
    titles = {one["title"]["en"]: one["title"] for match in matches for one in match.told["sources"]}
    for key, named in titles.items():
        points = [
            next((one["points"][match.own[0]] for one in match.told["sources"] if one["title"]["en"] == key), 0)
            for match in matches
        ]
        yield _chart(_in(named, lang), points, [], _SOURCE_HEIGHT, title, say)


def _chart(name: str, points: list[int], won: list[bool], height: float, game: str, say: Words) -> BookChart:
    mean = fmean(points)
    told = {"game": game, "source": name, "count": len(points), "mean": decimal(mean, 1, say.lang)}
    label = say("book-chart", **told, all=", ".join(map(str, points)))
    return BookChart(title=name, mean=round(mean, 1), last=points[-1], svg=bars(points, height, label, won))


def _ratings(matches: Sequence[PastMatch], lang: str) -> list[BookRating]:
    """The owner and every bot that they met, by these matches alone, the oldest first."""
    met = dict.fromkeys(bot for match in matches for bot in match.bots())
    ratings, say = Ratings([YOU, *met]), BOOK.words(lang)
    for match in matches:
        ratings.add({YOU: float(match.told["ranks"][match.own[0]]), **match.bots()})
    rated = sorted(((who, ratings.of(who)) for who in (YOU, *met)), key=lambda pair: -pair[1].mean)
    least = min(rating.mean - rating.error for _, rating in rated)
    most = max(rating.mean + rating.error for _, rating in rated)
    told = []
    for who, rating in rated:
        name = say("book-you") if who == YOU else say.say(name_bot(who))
        mean, error = decimal(rating.mean, 1, lang), decimal(rating.error, 1, lang)
        label = say("book-rating", name=name, mean=mean, error=error)
        drawn = interval(rating.mean, rating.error, least, most, label)
        told.append(BookRating(who=who, name=name, mean=round(rating.mean, 1), error=round(rating.error, 1), svg=drawn))
    return told
