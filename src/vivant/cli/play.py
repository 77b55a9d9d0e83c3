"""`vivant play`: a match in the terminal, with people and bots; saved, resumed, undone."""

from __future__ import annotations

import os
import secrets
import sys
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vivant.cli.common import EditionFile, Lang, Options, Plain, Players, Screen, complete_game, read_edition, speak

if TYPE_CHECKING:
    from vivant.cli.savefile import SaveFile
    from vivant.engine.game import Game
    from vivant.engine.match import Match


def play(
    game: Annotated[
        str | None, typer.Argument(help="The game's id; see: vivant games.", autocompletion=complete_game)
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option("--seats", help="Who sits where, with commas: human, human:NAME, greedy or random (bots)."),
    ] = None,
    players: Players = None,
    seed: Annotated[
        int | None, typer.Option("--seed", min=0, max=(1 << 63) - 1, help="Equal seeds, equal deals. Default: chance.")
    ] = None,
    save: Annotated[Path | None, typer.Option("--save", help="Keep the record in this new file, step by step.")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="Go on with the match in this record file.")] = None,
    option: Options = None,
    edition: EditionFile = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Play a match in the terminal. Without a game: the last match goes on, or a new one begins."""
    from vivant.cli.session import Session

    speak.choose(lang)
    screen = Screen(plain)
    file: SaveFile | None = None
    if resume is not None:
        _refuse_with_resume(
            game=game, seats=seats, players=players, seed=seed, save=save, option=option, edition=edition
        )
        match, file = _resume(resume)
    elif game is None and save is None:
        match, file = _last_or_new(screen, seats, players, seed, option, edition)
    else:
        match = _new_match(game, seats, players, seed, option, edition)
        if save is not None:
            file = _create(save, match)
    Session(match, file, screen).run()


def _refuse_with_resume(**given: object) -> None:
    """A resumed match has all of these already."""
    from vivant.engine.errors import SetupError
    from vivant.words import Listing, Message

    names = [name if name == "game" else f"--{name}" for name, value in given.items() if value]
    if names:
        raise SetupError(Message("resume-alone", {"names": Listing(tuple(names))}))


def _new_match(
    id: str | None,
    seats: str | None,
    players: int | None,
    seed: int | None,
    option: list[str] | None,
    edition: Path | None,
) -> Match:
    from vivant.engine.dice import FastDice
    from vivant.engine.match import Match
    from vivant.engine.option import read_options
    from vivant.engine.registry import find_game, game_ids, make_game

    if id is None:
        id = game_ids()[0]
    components = read_edition(edition)
    named = [] if seats is None else [seat.strip() for seat in seats.split(",")]
    bare = make_game(id, players or len(named) or None, edition=components)
    options = read_options(find_game(id).options_for(bare.players, bare.edition), option or [])
    made = make_game(id, bare.players, options, components)
    return Match(made, FastDice(secrets.randbits(53) if seed is None else seed), _read_seats(named, made))


def _read_seats(named: list[str], game: Game) -> list[str]:
    """Seats as a record names them: a person by name, or `human`; a bot as `bot:KIND`."""
    from vivant.bots import USUAL, bot_ids, make_bot
    from vivant.engine.errors import SetupError
    from vivant.words import Listing, Message

    if not named:
        return ["human"] + [f"bot:{USUAL}"] * (game.players - 1)
    if len(named) != game.players:
        raise SetupError(Message("seats-count", {"count": str(len(named)), "players": str(game.players)}))
    found = []
    for seat in named:
        kind, _, name = seat.partition(":")
        if kind == "human":
            found.append(name.strip() or "human")
        elif seat in bot_ids() or kind == "bot":
            bot = seat.removeprefix("bot:")
            make_bot(bot, game)
            found.append(f"bot:{bot}")
        else:
            raise SetupError(Message("seat-kind", {"seat": seat, "bots": Listing(tuple(bot_ids()), either=True)}))
    return found


def _create(path: Path, match: Match) -> SaveFile:
    from vivant.cli.savefile import SaveFile

    return SaveFile.create(path, match)


def _resume(path: Path) -> tuple[Match, SaveFile]:
    from vivant.cli.savefile import resume

    return resume(path)


# Without any file named, matches are kept where the system keeps a program's data.


def _folder() -> Path:
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "vivant"


def _last_or_new(
    screen: Screen,
    seats: str | None,
    players: int | None,
    seed: int | None,
    option: list[str] | None,
    edition: Path | None,
) -> tuple[Match, SaveFile | None]:
    """The last unfinished match if the person wants it, else a new one of the game they choose."""
    from vivant.engine.errors import VivantError

    folder = _folder()
    fresh = seats is None and players is None and seed is None and not option and edition is None
    for path in sorted(folder.glob("match-*.jsonl"), reverse=True)[:1] if fresh else []:
        try:
            match, file = _resume(path)
        except VivantError:
            break  # finished, or not ours to mend: a new match it is
        if not sys.stdin.isatty() or _yes(speak.words("ask-go-on", game=match.game.book.words(speak.lang)("title"))):
            return match, file
    match = _new_match(_choose_game(screen), seats, players, seed, option, edition)
    path = folder / f"match-{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(2)}.jsonl"
    try:
        return match, _create(path, match)
    except VivantError as error:
        screen.print(error.say(speak.lang), "warn")
        return match, None


def _choose_game(screen: Screen) -> str:
    from vivant.engine.registry import find_game, game_ids

    ids = game_ids()
    if len(ids) == 1 or not sys.stdin.isatty():
        return ids[0]
    for id in ids:
        words = find_game(id).book.words(speak.lang)
        screen.print(f"{id}: {words('tagline')}")
    return input(speak.words("ask-game", first=ids[0]) + " ").strip() or ids[0]


def _yes(question: str) -> bool:
    """Enter means yes."""
    answer = input(question + " ").strip().lower()
    return answer[:1] in ("", "y", "o")
