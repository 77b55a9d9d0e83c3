"""`vivant bots`: who can hold a seat, and how well."""

from __future__ import annotations

from typing import Annotated

import typer

from vivant.cli.common import Lang, Plain, Screen, complete_game, speak


def bots(
    game: Annotated[
        str | None,
        typer.Argument(help="What each level does in this game.", show_default=False, autocompletion=complete_game),
    ] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """List the bots, the weakest level first, how each plays, and the settings that its name may carry."""
    from vivant.bots import bot_ids, settings_of, tell_bot
    from vivant.engine.registry import make_game

    speak.choose(lang)
    found = None if game is None else make_game(game)
    rows = []
    for id in bot_ids():
        settings = ", ".join(f"{name}={setting.usual}" for name, setting in settings_of(id).items())
        if found is not None:
            settings = found.minds().get(id, settings)
        rows.append([id, tell_bot(id, speak.lang, found), settings])
    say = speak.words
    Screen(plain).rows(rows, [say("column-bot"), say("column-plays"), say("column-settings")], numbers=3)
