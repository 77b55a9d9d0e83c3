"""Portraits: how a match, a view, a record and a verdict show themselves in a notebook; never more than may be seen."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import TYPE_CHECKING

from vivant.draw.standalone import whole_svg
from vivant.engine.board import plain_text
from vivant.engine.state import State
from vivant.words import COMMON

if TYPE_CHECKING:
    from vivant.engine.game import Game
    from vivant.engine.verify import Verdict


def picture(game: Game, view: State, lang: str = "en") -> str:
    """The view as an SVG."""
    return whole_svg(game.scene(view, lang, seat_names(game, lang), [False] * game.players))


def text(game: Game, view: State, lang: str = "en") -> str:
    """The view in characters."""
    return plain_text(game.board(view, lang, seat_names(game, lang)))


def seat_names(game: Game, lang: str) -> list[str]:
    return [COMMON.words(lang)("name-seat", n=str(seat)) for seat in range(game.players)]


def table(heads: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    """HTML, whatever the texts are."""
    head = "".join(f"<th>{escape(one)}</th>" for one in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(str(one))}</td>" for one in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def verdict_html(verdict: Verdict, lang: str = "en") -> str:
    """What was found, and how a match ended. A record of one that goes on holds what nobody may see yet."""
    say = COMMON.words(lang)
    if verdict.error is not None:
        return f"<p>{escape(verdict.error.say(lang))}</p>"
    about = say("verify-true", file=verdict.where, game=verdict.game, players=verdict.players)
    state = say("verify-finished" if verdict.finished else "verify-unfinished", steps=str(verdict.steps))
    told = f"<p>{escape(f'{about} {state}')}</p>"
    if not verdict.finished:
        return told
    seats = [say("name-seat", n=str(seat)) for seat in range(verdict.players)]
    return told + table(seats, [verdict.scores[: len(seats)]])
