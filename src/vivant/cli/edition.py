"""`vivant edition`: look at a game's components, check one's own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from vivant.cli.common import GameId, Lang, Plain, Screen, speak
from vivant.words import Listing

app = typer.Typer(help="Look at the components of a game, and check an edition of your own.", no_args_is_help=True)


@app.command()
def show(
    game: GameId,
    toml: Annotated[bool, typer.Option("--toml", help="Print the file itself, so that you can change a copy.")] = False,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Print the standard edition of a game: every entry, and whether it is printed or reconstructed."""
    from vivant.engine.edition import flatten, marks, marks_at, spelled
    from vivant.engine.registry import find_game

    speak.choose(lang)
    edition = find_game(game).standard_edition()
    if toml:
        print(edition.text, end="")
        return
    say = speak.words
    sources = marks(edition.text)
    rows = [
        [entry, spelled(value), ", ".join(say(f"mark-{mark}") for mark in marks_at(sources, entry))]
        for entry, value in flatten(edition.content)
    ]
    screen = Screen(plain)
    screen.rows(rows, "entry value mark", numbers=3)
    screen.print(say("edition-hash", hash=edition.hash))


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="An edition file (TOML).")], lang: Lang = None, plain: Plain = False
) -> None:
    """Say whether an edition is complete and consistent, and what it changes. Exit code 2 if it is not."""
    from vivant.engine.edition import edition_from_file
    from vivant.engine.registry import find_game

    speak.choose(lang)
    edition = edition_from_file(file)
    game = find_game(edition.game)
    game.components(edition)
    counts = Listing(tuple(str(count) for count in game.player_counts(edition)), either=True)
    args = {"where": str(file), "game": game.id, "name": edition.name, "counts": counts}
    screen = Screen(plain)
    screen.print(speak.words("edition-good", **args))
    changed = list(differences(game.standard_edition().content, edition.content))
    if changed:
        screen.rows(changed, "entry standard here", numbers=3)


def differences(standard: Mapping[str, Any], other: Mapping[str, Any]) -> Iterator[list[str]]:
    """Entries that an edition has otherwise than the standard one: place, standard value, its own."""
    ours, theirs = _by_place(standard), _by_place(other)
    for place in [*ours, *(place for place in theirs if place not in ours)]:
        if ours.get(place) != theirs.get(place):
            yield [place, ours.get(place, "–"), theirs.get(place, "–")]


def _by_place(content: Mapping[str, Any]) -> dict[str, str]:
    from vivant.engine.edition import flatten, spelled

    values: dict[str, str] = {}
    for place, value in flatten(content):
        values[place] = f"{values[place]}; {spelled(value)}" if place in values else spelled(value)
    return values
