"""What came of a run, in words: tables that the terminal and the page of results show alike."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from vivant.arena.folder import Folder
from vivant.arena.playing import FAULTS
from vivant.arena.summary import Mean, Result, Summary
from vivant.engine.edition import spelled
from vivant.engine.game import Game
from vivant.words import COMMON, decimal, signed


@dataclass(frozen=True)
class Columns:
    """A table: what its columns are called, and its rows. The first columns hold names, the others figures."""

    title: str
    note: str
    heading: list[str]
    rows: list[list[str]]
    names: int = 1


@dataclass(frozen=True)
class RunTold:
    """All that is said of a run."""

    title: str
    lines: list[str]
    tables: list[Columns]


def tell_run(folder: Folder, summary: Summary, lang: str) -> RunTold:
    """A run as it stands, finished or not."""
    say = COMMON.words(lang)
    asked, game = folder.asked, folder.game()
    lines = [say("arena-setup", edition=game.edition.name, seed=str(asked.seed), code=folder.made.code)]
    lines += [say("arena-option", name=name, value=spelled(value)) for name, value in game.options.items()]
    tables = [_seats(game, summary, lang)]
    if len(asked.bots) > 1:
        tables = [_ranking(summary, lang), _cross(summary, lang), *tables]
        error = decimal(100 * asked.error, 2, lang).rstrip("0").rstrip(",.")
        lines.append(say("arena-decided", error=error) if summary.decided else say("arena-open"))
    if any(one.faults for one in summary.results.values()):
        tables.append(_faults(summary, lang))
    if folder.end is None:
        lines.append(say("arena-unfinished", games=summary.games, of=folder.cut.games))
    title = say("arena-title", game=game.book.words(lang)("title"), players=game.players, games=summary.games)
    return RunTold(title, lines, tables)


def data_of(folder: Folder, summary: Summary) -> dict[str, object]:
    """The same for programs."""
    asked = folder.asked
    return {
        "game": asked.game,
        "players": asked.players,
        "options": dict(asked.options),
        "edition": asked.edition,
        "seed": asked.seed,
        "code": folder.made.code,
        "games": summary.games,
        "finished": folder.end is not None,
        "decided": summary.decided,
        "seats": [seat.value for seat in summary.seats],
        "bots": [_bot_data(summary, bot) for bot in summary.order()],
        "meetings": [
            {
                "bot": bot,
                "other": other,
                "games": meeting.games,
                "ahead": meeting.ahead / meeting.games,
                "points": _pair(meeting.points),
            }
            for (bot, other), meeting in sorted(summary.meetings.items())
        ],
    }


def _bot_data(summary: Summary, bot: str) -> dict[str, object]:
    one, rating = summary.results[bot], summary.rating(bot)
    return {
        "bot": bot,
        "rating": [rating.mean, rating.error],
        "games": one.games,
        "share": _pair(one.share),
        "even": one.even.value,
        "score": _pair(one.score),
        "lead": _pair(one.lead),
        "decisions": one.decisions,
        "seconds_a_decision": one.pace,
        "longest_seconds": one.longest,
        "faults": dict(one.faults),
    }


def _pair(mean: Mean) -> list[float]:
    return [mean.value, mean.error]


def _ranking(summary: Summary, lang: str) -> Columns:
    order = summary.order()
    follows = dict(pairwise(order))
    rows = [
        _row(summary, summary.results[bot], _ahead_of(summary, bot, follows.get(bot, ""), lang), lang) for bot in order
    ]
    heading = [_heading(name, lang) for name in "bot rating games share even lead pace longest next".split()]
    say = COMMON.words(lang)
    return Columns(say("arena-ranking"), say("arena-ranking-note"), heading, rows)


def _row(summary: Summary, one: Result, follows: str, lang: str) -> list[str]:
    rating = summary.rating(one.bot)
    even = one.share.value / one.even.value if one.even.value else 0.0
    return [
        one.bot,
        f"{decimal(rating.mean, 1, lang)} ± {decimal(rating.error, 1, lang)}",
        str(one.games),
        f"{_percent(one.share.value, lang)} ± {decimal(100 * one.share.error, 1, lang)}",
        decimal(even, 2, lang),
        _points(one.lead, lang),
        decimal(1000 * one.pace, 1, lang) if one.decisions else "",
        f"{1000 * one.longest:.0f}" if one.decisions else "",
        follows,
    ]


def _ahead_of(summary: Summary, bot: str, other: str, lang: str) -> str:
    if not other:
        return ""
    doubt = summary.decider.doubt(bot, other)
    if summary.decider.is_decided(bot, other):
        return COMMON.words(lang)("arena-sure")
    return decimal(doubt, 2, lang)


def _cross(summary: Summary, lang: str) -> Columns:
    order = summary.order()
    rows = [
        [f"{at} {bot}", *(_meeting(summary, bot, other, lang) for other in order)] for at, bot in enumerate(order, 1)
    ]
    say = COMMON.words(lang)
    heading = [_heading("bot", lang), *map(str, range(1, len(order) + 1))]
    return Columns(say("arena-cross"), say("arena-cross-note"), heading, rows)


def _meeting(summary: Summary, bot: str, other: str, lang: str) -> str:
    meeting = summary.meetings.get((bot, other))
    if meeting is None or bot == other:
        return ""
    ahead = _percent(meeting.ahead / meeting.games, lang)
    return f"{ahead} ({_points(meeting.points, lang)})" if meeting.points.count else ahead


def _seats(game: Game, summary: Summary, lang: str) -> Columns:
    rows = [
        [str(seat + 1), f"{_percent(one.value, lang)} ± {decimal(100 * one.error, 1, lang)}"]
        for seat, one in enumerate(summary.seats)
    ]
    say = COMMON.words(lang)
    return Columns(say("arena-seats"), say("arena-seats-note"), [_heading("seat", lang), _heading("share", lang)], rows)


def _faults(summary: Summary, lang: str) -> Columns:
    say = COMMON.words(lang)
    rows = [
        [bot, say(f"fault-{kind}"), str(one.faults[kind])]
        for bot, one in summary.results.items()
        for kind in FAULTS
        if one.faults[kind]
    ]
    heading = [_heading(name, lang) for name in ("bot", "fault", "times")]
    return Columns(say("arena-faults"), say("arena-faults-note"), heading, rows, names=2)


def _heading(name: str, lang: str) -> str:
    return COMMON.words(lang)(f"column-{name}")


def _points(mean: Mean, lang: str) -> str:
    if not mean.count:
        return ""
    return signed(mean.value, lang) + (f" ± {decimal(mean.error, 1, lang)}" if mean.count > 1 else "")


def _percent(share: float, lang: str) -> str:
    return f"{decimal(100 * share, 1, lang)} %"
