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
    """List the bots, the weakest level first: what each is like, how strong it is and how it plays, its settings."""
    from vivant.bots import POLICY, bot_ids, settings_of, tell_bot, tell_character
    from vivant.engine.registry import make_game
    from vivant.words import COMMON

    speak.choose(lang)
    played = None if game is None else make_game(game)
    rows = []
    for id in bot_ids():
        settings = ", ".join(f"{name}={setting.usual}" for name, setting in settings_of(id).items())
        if played is not None:
            settings = played.bots_by_level().get(id, settings)
        character, detail = tell_character(id, speak.lang), tell_bot(id, speak.lang, played)
        rows.append([id, f"{character} ({detail})", settings])
    rows.append([f"{POLICY}:FILE", COMMON.words(speak.lang)("bot-policy-about"), ""])
    Screen(plain).rows(rows, "bot plays settings", numbers=3)
