"""`vivant report`: a problem report from a table, opened at its step."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from vivant.cli.common import Lang, Plain, Screen, speak
from vivant.engine.errors import RecordError, VivantError
from vivant.words import Message

FORMAT = 1
MOST_BYTES = 4_000_000


def report(
    file: Annotated[Path, typer.Argument(help="A report file, as saved from the page of a table.")],
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Open a problem report from a table: what that seat saw, what it was asked, and the log."""
    from vivant.engine.edition import edition_from_content
    from vivant.engine.registry import make_game

    speak.choose(lang)
    data = _read(file)
    try:
        content = data["edition"].get("content")
        edition = None if content is None else edition_from_content(content, str(file))
        game = make_game(data["game"], data["players"], data["options"], edition)
        view = game.load(data["view"])
        names = [str(data["seats"][seat]) for seat in range(game.players)]
        seat, over = int(data["seat"]), bool(data["over"])
        asked = not over and seat in data["asked"]
        heading = {key: str(data[key]) for key in ("game", "step", "seat", "version", "python")}
        told = [str(line) for line in data["log"]]
        legal = ", ".join(map(str, data.get("legal", [])))
        browser = str(data["browser"])
        kept = bool(data.get("record"))
    except VivantError:
        raise
    except (LookupError, TypeError, ValueError, AttributeError):
        raise _refused(file, "report-not") from None
    screen, words = Screen(plain), speak.words
    screen.print(words("report-heading", **heading), "strong")
    if browser:
        screen.print(words("report-browser", browser=browser), "soft")
    if kept:
        screen.print(words("report-record"), "soft")
    screen.print()
    for line in told:
        screen.print(line)
    screen.print()
    screen.board(game.board(view, speak.lang, names, plain))
    if asked:
        screen.print()
        screen.print(game.book.words(speak.lang).say(game.question(view, seat), names), "choice")
        screen.print(words("report-legal", texts=legal))


def _read(file: Path) -> dict[str, Any]:
    from vivant.engine.record import read_record
    from vivant.engine.strict import StrictError, read_strict

    try:
        data = read_strict(read_record(file, MOST_BYTES).decode("utf-8"))
    except (StrictError, UnicodeDecodeError):
        raise _refused(file, "report-not") from None
    if not isinstance(data, dict) or not isinstance(data.get("vivant_report"), int):
        raise _refused(file, "report-not")
    if data["vivant_report"] != FORMAT:
        raise _refused(file, "report-newer", format=str(data["vivant_report"]))
    return data


def _refused(file: Path, key: str, **args: object) -> RecordError:
    return RecordError(str(file), 0, Message(key, args))
