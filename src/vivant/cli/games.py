"""`vivant games`: what can be played."""

from __future__ import annotations

import sys

from vivant.cli.common import Lang, Plain, Screen, speak
from vivant.engine.errors import SetupError


def games(lang: Lang = None, plain: Plain = False) -> None:
    """List the games, with how many can play each."""
    from vivant.engine.registry import find_game, game_ids

    speak.choose(lang)
    rows = []
    for id in game_ids():
        try:
            game = find_game(id)
            counts = game.player_counts(game.standard_edition())
        except SetupError as error:  # a foreign game that does not load leaves the others alone
            print(error.say(speak.lang), file=sys.stderr)
            continue
        words = game.book.words(speak.lang)
        rows.append([id, f"{counts[0]}–{counts[-1]}", words("title"), words("tagline")])
    Screen(plain).rows(rows, "game players title about", numbers=4)
