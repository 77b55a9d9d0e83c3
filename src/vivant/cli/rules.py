"""`vivant rules`: the rules in our own words, by id."""

from __future__ import annotations

import shutil
import textwrap
from typing import TYPE_CHECKING, Annotated

import typer

from vivant.cli.common import (
    WIDEST,
    EditionFile,
    GameId,
    Lang,
    Options,
    Plain,
    Players,
    Rulings,
    Screen,
    chosen_edition,
    chosen_game,
    print_house_rules,
    speak,
)
from vivant.engine.errors import SetupError, VivantError
from vivant.words import Message

if TYPE_CHECKING:
    from vivant.engine.edition import Edition
    from vivant.engine.game import Game


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
    players: Players = None,
    option: Options = None,
    edition: EditionFile = None,
    ruling: Rulings = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Print the rules of a game, or one of them, as they are with an edition, with options or with house rules."""
    from vivant.engine.registry import find_game

    speak.choose(lang)
    kind = find_game(game)
    components = chosen_edition(kind, edition, ruling)
    kind.components(components)
    played = chosen_game(game, players, option, edition, ruling) if option or players is not None else None
    print_rules(Screen(plain), kind, components, id, played)


def print_rules(screen: Screen, kind: type[Game], edition: Edition, id: str | None, played: Game | None = None) -> None:
    """The rules, or one of them, as this edition has them, or as they are `played`, with options."""
    book = kind.rulebook()
    words = kind.words_for(edition, speak.lang) if played is None else played.told(speak.lang)
    if id is not None:
        known = {rule.lower(): rule for rule in book.ids}
        rule = known.get(id.strip().lower())
        if rule is None:
            args = {"asked": id, "first": book.ids[0], "game": kind.id}
            raise SetupError(Message("rule-unknown", args))
        print_rule(screen, rule, words.rule_alone(rule))
        return
    with screen.paged():
        screen.print(words("about" if words.has("about") else "tagline"))
        differences = kind.differences(edition) if played is None else played.house_rules()
        print_house_rules(screen, kind, edition.name, differences)
        for section in book.sections:
            screen.print()
            screen.print(words.words.say(section.title), "strong")
            if section.examples and words.examples_note:
                screen.print(words.examples_note, "soft")
            for rule in section.ids:
                print_rule(screen, rule, words.rule(rule))


def print_rule(screen: Screen, rule: str, sentence: str) -> None:
    if screen.plain:
        screen.print(f"{rule}: {sentence}")
        return
    indent = " " * 8
    width = max(20, min(WIDEST, shutil.get_terminal_size().columns - 1) - len(indent))
    for number, line in enumerate(textwrap.wrap(sentence, width, break_on_hyphens=False)):
        screen.print((rule.ljust(len(indent)) if number == 0 else indent) + line)
