"""`vivant rules`: the rules in our own words, by id."""

from __future__ import annotations

import shutil
import textwrap
from typing import Annotated

import typer

from vivant.cli.common import GameId, Lang, Plain, Screen, speak
from vivant.engine.errors import SetupError, VivantError
from vivant.words import Message

WIDEST = 78


def complete_rule(ctx: typer.Context, incomplete: str) -> list[str]:
    from vivant.engine.registry import find_game

    try:
        ids = find_game(ctx.params.get("game") or "").rulebook().ids
    except VivantError:
        return []
    return [id for id in ids if id.lower().startswith(incomplete.lower())]


def rules(
    game: GameId,
    id: Annotated[
        str | None, typer.Argument(help="One rule, ruling or example by its id.", autocompletion=complete_rule)
    ] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Print the rules of a game, or one of them."""
    from vivant.engine.registry import find_game
    from vivant.engine.rulebook import rule_sentence

    speak.choose(lang)
    kind = find_game(game)
    book = kind.rulebook()
    words = kind.book.words(speak.lang)
    screen = Screen(plain)
    if id is not None:
        known = {rule.lower(): rule for rule in book.ids}
        rule = known.get(id.strip().lower())
        if rule is None:
            args = {"asked": id, "first": book.ids[0], "game": kind.id}
            raise SetupError(Message("rule-unknown", args))
        print_rule(screen, rule, words.say(rule_sentence(rule)))
        return
    with screen.paged():
        screen.print(words("about" if words.has("about") else "tagline"))
        for section in book.sections:
            screen.print()
            screen.print(words.say(section.title), "strong")
            for rule in section.ids:
                print_rule(screen, rule, words.say(rule_sentence(rule)))


def print_rule(screen: Screen, rule: str, sentence: str) -> None:
    if screen.plain:
        screen.print(f"{rule}: {sentence}")
        return
    indent = " " * 8
    width = max(20, min(WIDEST, shutil.get_terminal_size().columns - 1) - len(indent))
    for number, line in enumerate(textwrap.wrap(sentence, width, break_on_hyphens=False)):
        screen.print((rule.ljust(len(indent)) if number == 0 else indent) + line)
