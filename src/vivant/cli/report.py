"""`vivant report`: a report of a moment at a table, opened at that step."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from vivant.cli.common import Lang, Plain, Screen, speak

FORMAT = 1


def report(
    file: Annotated[Path, typer.Argument(help="A report, as the page of a table gives it.")],
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Open a report of a moment: what that seat saw, what it was asked, and the log."""
    from vivant.engine.edition import edition_from_content
    from vivant.engine.errors import VivantError
    from vivant.engine.registry import make_game

    speak.choose(lang)
    found = _read(file)
    try:
        content = found["edition"].get("content")
        edition = None if content is None else edition_from_content(content, str(file))
        game = make_game(found["game"], found["players"], found["options"], edition)
        view = game.load(found["view"])
        names = [str(name) for name in found["seats"]]
        seat, over = int(found["seat"]), bool(found["over"])
        asked = not over and seat in found["asked"]
        heading = {key: str(found[key]) for key in ("game", "step", "seat", "version", "python")}
        told = [str(line) for line in found["log"]]
        legal = ", ".join(map(str, found.get("legal", [])))
        browser = str(found["browser"])
        kept = bool(found.get("record"))
    except VivantError:
        raise
    except (KeyError, TypeError, ValueError, AttributeError):
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
        found = read_strict(read_record(file).decode("utf-8"))
    except (StrictError, UnicodeDecodeError):
        raise _refused(file, "report-not") from None
    if not isinstance(found, dict) or not isinstance(found.get("vivant_report"), int):
        raise _refused(file, "report-not")
    if found["vivant_report"] != FORMAT:
        raise _refused(file, "report-newer", format=str(found["vivant_report"]))
    return found


def _refused(file: Path, key: str, **args: object) -> Exception:
    from vivant.engine.errors import RecordError
    from vivant.words import Message

    return RecordError(str(file), 0, Message(key, args))
