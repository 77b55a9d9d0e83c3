"""A report of this moment: what one seat sees and the log, for whoever is to look into a question or a bug."""

from __future__ import annotations

import platform
from typing import Any

from vivant import __version__
from vivant.engine.game import Game
from vivant.engine.match import Match
from vivant.engine.state import SPECTATOR

FORMAT = 1
LONGEST_BROWSER = 300


def make_report(match: Match, seat: int, names: list[str], lang: str, browser: str) -> dict[str, Any]:
    """No line of the record before the end, and nothing that the seat does not know."""
    game: Game = match.game
    edition: dict[str, Any] = {"name": game.edition.name, "hash": game.edition.hash}
    if game.edition.hash not in game.shipped_editions():
        edition["content"] = game.edition.content
    report: dict[str, Any] = {
        "vivant_report": FORMAT,
        "version": __version__,
        "python": platform.python_version(),
        "browser": "".join(letter if letter.isprintable() else "?" for letter in browser)[:LONGEST_BROWSER],
        "lang": lang,
        "game": game.id,
        "players": game.players,
        "options": dict(game.options),
        "edition": edition,
        "seats": names,
        "seat": seat,
        "step": match.step,
        "over": match.over,
        "asked": match.to_act(),
        "view": match.view(seat).data(),
        "log": match.log(seat, lang, names),
    }
    if seat != SPECTATOR:
        report["legal"] = match.legal(seat)
    if match.over:
        report["record"] = match.record_lines()
    return report
