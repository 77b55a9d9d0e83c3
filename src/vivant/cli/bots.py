"""`vivant bots`: who can take a seat, and how well they play."""

from __future__ import annotations

from typing import Annotated

import typer

from vivant.cli.common import Lang, Plain, Screen, complete_game, speak


def bots(
    game: Annotated[
        str | None,
        typer.Argument(help="How each level plays this game.", show_default=False, autocompletion=complete_game),
    ] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """List the bots, the weakest level first: how strong each is, how it plays, and its settings."""
    from vivant.bots import bot_ids, settings_of, tell_bot
    from vivant.engine.registry import make_game

    speak.choose(lang)
    played = None if game is None else make_game(game)
    rows = []
    for id in bot_ids():
        settings = ", ".join(f"{name}={setting.usual}" for name, setting in settings_of(id).items())
        if played is not None:
            settings = played.bots_by_level().get(id, settings)
        rows.append([id, tell_bot(id, speak.lang, played), settings])
    Screen(plain).rows(rows, "bot plays settings", numbers=3)
