"""How a match ended, as books keep it when its table is gone: who sat where, their points, and their sources."""

from __future__ import annotations

import json
import time
from typing import Any, Final

from vivant.engine.match import Match
from vivant.engine.scoresheet import score_sheet
from vivant.engine.state import EVERYTHING
from vivant.table.match import TableMatch
from vivant.table.seats import Seats
from vivant.table.setup import TableSetup
from vivant.table.store import Row
from vivant.words import LANGUAGES

MOST_SOURCES: Final = 12
LONGEST_TITLE: Final = 60

Summary = dict[str, Any]


def result_row(table_id: str, setup: TableSetup, seats: Seats, play: TableMatch) -> Row:
    """Of a match that is over. Whatever is said is kept in every language, as the game may not be there for ever."""
    match = play.playing
    view = match.view(EVERYTHING)
    edition = match.game.edition
    summary: Summary = {
        "name": setup.name,
        "edition": [edition.name[:LONGEST_TITLE], edition.hash],
        "house": bool(match.game.house_rules()),  # it is played otherwise than by the standard edition
        "lesson": setup.lesson,
        "open": play.secret is None or match.sealed_from > 1,  # somebody may have known what would be drawn
        "seats": [[seat.kind, seat.name, seat.bot] for seat in seats],
        "points": [int(points) for points in view.scores()],
        "ranks": [int(rank) for rank in view.ranking()],
        "rivals": {
            lang: [match.game.book.words(lang).say(rival)[:LONGEST_TITLE] for rival in match.game.rivals()]
            for lang in LANGUAGES
        },
        "sources": _sources(match),
    }
    text = json.dumps(summary, ensure_ascii=False, separators=(",", ":"))
    return {"table_id": table_id, "game": match.game.id, "at": time.time(), "summary": text}


def _sources(match: Match) -> list[Summary]:
    """The categories of the score sheet, each over all rounds, in the order of the sheet."""
    words = {lang: match.game.book.words(lang) for lang in LANGUAGES}
    sums: dict[str, Summary] = {}
    for section in score_sheet(match.game, match.view(EVERYTHING)).sections:
        for row in section.rows:
            title = {lang: words[lang].say(row.title)[:LONGEST_TITLE] for lang in LANGUAGES}
            entry = sums.setdefault(title["en"], {"title": title, "points": [0] * len(row.points)})
            entry["points"] = [int(old + new) for old, new in zip(entry["points"], row.points, strict=True)]
    return list(sums.values())[:MOST_SOURCES]
