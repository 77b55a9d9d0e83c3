"""`vivant edition`: look at a game's components, check one's own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from vivant.cli.common import GameId, Lang, Plain, Screen, speak

app = typer.Typer(help="Look at the components of a game, and check an edition of your own.", no_args_is_help=True)


@app.command()
def show(
    game: GameId,
    toml: Annotated[bool, typer.Option("--toml", help="Print the file itself, to change a copy of it.")] = False,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Print the standard edition of a game: every entry, and whether it is printed or reconstructed."""
    from vivant.engine.edition import marks, spelled
    from vivant.engine.registry import find_game

    speak.choose(lang)
    edition = find_game(game).standard_edition()
    if toml:
        print(edition.text, end="")
        return
    say = speak.words
    found = marks(edition.text)
    rows = [
        [entry, spelled(value), ", ".join(say(f"mark-{mark}") for mark in _marks(found, entry))]
        for entry, value in flatten(edition.content)
    ]
    screen = Screen(plain)
    screen.rows(rows, [say("column-entry"), say("column-value"), say("column-mark")], numbers=3)
    screen.print(say("edition-hash", hash=edition.hash))


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="An edition file (TOML).")], lang: Lang = None, plain: Plain = False
) -> None:
    """Say whether an edition is complete and consistent, and what it changes. Exit code 2 if it is not."""
    from vivant.engine.edition import edition_from_file
    from vivant.engine.registry import find_game
    from vivant.words import Listing

    speak.choose(lang)
    edition = edition_from_file(file)
    game = find_game(edition.game)
    game.check_edition(edition)
    counts = Listing(tuple(str(count) for count in game.player_counts(edition)), either=True)
    args = {"where": str(file), "game": game.id, "name": edition.name, "counts": counts}
    screen = Screen(plain)
    screen.print(speak.words("edition-good", **args))
    changed = list(differences(game.standard_edition().content, edition.content))
    if changed:
        say = speak.words
        screen.rows(changed, [say("column-entry"), say("column-standard"), say("column-here")], numbers=3)


def differences(standard: Mapping[str, Any], other: Mapping[str, Any]) -> Iterator[list[str]]:
    """Entries that an edition has otherwise than the standard one: place, standard value, its own."""
    ours, theirs = _by_place(standard), _by_place(other)
    for place in [*ours, *(place for place in theirs if place not in ours)]:
        if ours.get(place) != theirs.get(place):
            yield [place, ours.get(place, "–"), theirs.get(place, "–")]


def _by_place(content: Mapping[str, Any]) -> dict[str, str]:
    from vivant.engine.edition import spelled

    found: dict[str, str] = {}
    for place, value in flatten(content):
        found[place] = f"{found[place]}; {spelled(value)}" if place in found else spelled(value)
    return found


def _marks(marks: dict[str, list[str]], entry: str) -> list[str]:
    """The marks of an entry, or of the table that it stands in."""
    while entry:
        if entry in marks:
            return marks[entry]
        entry = entry.rpartition(".")[0]
    return []


def flatten(table: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, Any]]:
    """Every entry with its dotted place; lists one item a line where they hold lists."""
    for name, value in table.items():
        place = f"{path}.{name}" if path else name
        if isinstance(value, dict):
            yield from flatten(value, place)
        elif isinstance(value, list):
            nested = any(isinstance(item, list) for item in value)
            if nested:
                yield from ((place, " ".join(_flat(item))) for item in value)
            else:
                yield place, " ".join(map(str, value))
        else:
            yield place, value


def _flat(value: Any) -> Iterator[str]:
    if isinstance(value, list):
        for item in value:
            yield from _flat(item)
    else:
        yield str(value)
