"""`vivant about`: what a rulebook has besides rules: story, credits, components, symbols, set-up, player aid."""

from __future__ import annotations

import shutil
import textwrap
import unicodedata
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
from vivant.engine.errors import SetupError
from vivant.words import Listing, Message, Words

if TYPE_CHECKING:
    from vivant.engine.about import About, Item, Panel
    from vivant.engine.edition import Edition
    from vivant.engine.game import Game

STORY, CREDITS = "story", "credits"
SYMBOLS = "symbols"  # with what the terminal prints in short, where it draws


def sections() -> tuple[str, ...]:
    """In the order in which they are printed."""
    from vivant.engine.about import SHEETS

    return (STORY, *SHEETS, CREDITS)


def complete_section(incomplete: str) -> list[str]:
    return [name for name in sections() if name.startswith(incomplete.lower())]


def about(
    game: GameId,
    section: Annotated[
        str | None,
        typer.Argument(help="One section, such as components, symbols or aid.", autocompletion=complete_section),
    ] = None,
    players: Players = None,
    option: Options = None,
    edition: EditionFile = None,
    ruling: Rulings = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Tell about a game: its story, who made it, what is in the box, symbols, set-up and a player aid."""
    from vivant.engine.registry import find_game

    speak.choose(lang)
    kind = find_game(game)
    components = chosen_edition(kind, edition, ruling)
    kind.components(components)
    played = chosen_game(game, players, option, edition, ruling) if option or players is not None else None
    print_about(Screen(plain), kind, section, components, played)


def print_about(
    screen: Screen, kind: type[Game], section: str | None, edition: Edition, played: Game | None = None
) -> None:
    """All of it, or one section, which may be named in English or in the reader's language; with this edition, or as
    it is `played`, with options."""
    words = kind.book.words(speak.lang)
    told = kind.about(speak.lang, edition) if played is None else played.about_played(speak.lang)
    if told is None:
        raise SetupError(Message("about-none", {"game": kind.id}))
    wanted = sections() if section is None else (_find(section, words),)
    with screen.paged():
        if section is None:
            from vivant.engine.about import facts_of

            screen.print(words("title"), "strong")
            _print_text(screen, facts_of(told, words))
            differences = kind.differences(edition) if played is None else played.house_rules()
            print_house_rules(screen, kind, edition.name, differences)
        for number, name in enumerate(wanted):
            if section is None or number:
                screen.print()
            _print_section(screen, told, name, words)


def _find(asked: str, words: Words) -> str:
    names = {_bare(name): name for name in sections()}
    names |= {_bare(words(f"about-sheet-{name}")): name for name in sections()}
    fitting = {name for written, name in names.items() if written.startswith(_bare(asked))}
    if len(fitting) != 1:
        raise SetupError(Message("about-unknown", {"asked": asked, "sections": Listing(sections(), either=True)}))
    return fitting.pop()


def _bare(text: str) -> str:
    """Without capitals, accents and punctuation."""
    parts = unicodedata.normalize("NFD", text.strip().lower().replace("’", "'"))
    return "".join(letter for letter in parts if letter.isalnum())


def _print_section(screen: Screen, told: About, name: str, words: Words) -> None:
    from vivant.engine.about import role_of

    screen.print(words(f"about-sheet-{name}"), "strong")
    if name == STORY:
        for line in told.story:
            _print_text(screen, line)
    elif name == CREDITS:
        for credit in told.credits:
            _print_text(screen, words("about-credit", role=role_of(credit, words), names=", ".join(credit.names)))
        for line in (*told.notes, words("about-own")):
            _print_text(screen, line)
    else:
        sheet = told.sheet(name)
        for panel in sheet.panels if sheet else ():
            _print_panel(screen, panel, words)
        for panel in told.terminal if name == SYMBOLS and not screen.plain else ():
            _print_panel(screen, panel, words)


def _print_panel(screen: Screen, panel: Panel, words: Words) -> None:
    screen.print()
    screen.print(panel.title, "choice")
    for number, item in enumerate(panel.items, 1):
        _print_item(screen, item, f"{number}. " if panel.picture is not None else "", words)


def _print_item(screen: Screen, item: Item, before: str, words: Words) -> None:
    line = words("about-item", name=item.name, sentence=item.sentence)
    if item.counts:
        counts = [words("about-count", players=players, count=str(count)) for players, count in item.counts.items()]
        line += " " + words("about-counts", counts=words("list-apart").join(counts))
    _print_text(screen, before + line, "  ")


def _print_text(screen: Screen, text: str, indent: str = "") -> None:
    if screen.plain:
        screen.print(text)
        return
    width = max(20, min(WIDEST, shutil.get_terminal_size().columns - 1))
    below = indent + "  " if indent else ""
    screen.print(textwrap.fill(text, width, initial_indent=indent, subsequent_indent=below, break_on_hyphens=False))
