"""`vivant edition`: look at a game's components, check one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from vivant.cli.common import (
    EditionFile,
    GameId,
    Lang,
    Plain,
    Screen,
    chosen_edition,
    complete_game,
    print_house_rules,
    speak,
)
from vivant.words import Listing

app = typer.Typer(help="Look at the components of a game, and check an edition of your own.", no_args_is_help=True)


@app.command()
def show(
    game: GameId,
    edition: EditionFile = None,
    toml: Annotated[bool, typer.Option("--toml", help="Print the file itself, so that you can change a copy.")] = False,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Print the standard edition of a game: what is printed, what is ours, and every entry with its source."""
    from vivant.engine.edition import marks_at, spelled
    from vivant.engine.facts import marks_of, same_components, shown_entries
    from vivant.engine.registry import find_game

    speak.choose(lang)
    kind = find_game(game)
    shown = chosen_edition(kind, edition, None)
    if toml:
        print(shown.text, end="")
        return
    kind.components(shown)
    say = speak.words
    standard = kind.standard_edition()
    sources = marks_of(standard, kind.switches)
    usual = list(shown_entries(standard, kind.switches))
    rows = []
    for entry, value in shown_entries(shown, kind.switches):
        known = [f"mark-{mark}" for mark in marks_at(sources, entry)]
        told = known if (entry, value) in usual else ["mark-changed"]
        rows.append([entry, spelled(value), ", ".join(say(key) for key in told)])
    screen = Screen(plain)
    words = kind.book.words(speak.lang)
    print_house_rules(screen, kind, shown.name, kind.differences(shown))
    for key in ("components-printed", "components-ours"):
        if words.has(key) and same_components(shown, standard):
            screen.print(words(key))
    screen.print(say("edition-sources"), "soft")
    screen.print()
    screen.rows(rows, "entry value mark", numbers=3)
    screen.print(say("edition-hash", hash=shown.hash))


@app.command("list")
def show_all(
    game: Annotated[
        str | None, typer.Argument(help="The game's id; without it, of all games.", autocompletion=complete_game)
    ] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Print the editions that ship with a game: the standard one, and those of ours, with what they change."""
    from vivant.engine.houseedition import STANDARD, house_editions
    from vivant.engine.registry import find_game, game_ids

    speak.choose(lang)
    rows = []
    for id in game_ids() if game is None else [game]:
        kind = find_game(id)
        words = kind.book.words(speak.lang)
        rows.append([kind.id, STANDARD, speak.words("edition-standard")])
        for name, ours in house_editions(kind).items():
            said = speak.words("edition-ours", title=words.say(ours.title), sentence=words.say(ours.about))
            rows.append([kind.id, name, said])
    Screen(plain).rows(rows, "game edition changes", numbers=3)


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="An edition file (TOML), or the name of a house edition.")],
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Say whether an edition is complete and consistent, and what it changes. Exit code 2 if it is not."""
    from vivant.engine.edition import edition_from_file
    from vivant.engine.houseedition import house_editions
    from vivant.engine.registry import find_game, game_ids

    speak.choose(lang)
    ours = {name: each.edition for id in game_ids() for name, each in house_editions(find_game(id)).items()}
    edition = ours[str(file)] if str(file) in ours else edition_from_file(file)
    game = find_game(edition.game)
    game.components(edition)
    counts = Listing(tuple(str(count) for count in game.player_counts(edition)), either=True)
    args = {"where": str(file), "game": game.id, "name": edition.name, "counts": counts}
    screen = Screen(plain)
    screen.print(speak.words("edition-good", **args))
    differences = game.differences(edition)
    print_house_rules(screen, game, edition.name, differences)
    if not differences:
        screen.print(speak.words("edition-same"))


@app.command()
def rulings(game: GameId, lang: Lang = None, plain: Plain = False) -> None:
    """Print the house rules that a game lets a table choose: for --ruling, what each value means, the default first."""
    from vivant.engine.edition import spelled
    from vivant.engine.registry import find_game

    speak.choose(lang)
    kind = find_game(game)
    words = kind.book.words(speak.lang)
    screen = Screen(plain)
    if not kind.switches:
        screen.print(speak.words("rulings-none", game=words("title")))
    for switch in kind.switches:
        for value in switch.values:
            said = words.say(switch.message(value))
            args = {"name": switch.name, "value": spelled(value), "sentence": said, "rule": switch.rule}
            screen.print(speak.words("rulings-default" if value == switch.default else "rulings-other", **args))
