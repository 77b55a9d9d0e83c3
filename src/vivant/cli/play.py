"""`vivant play`: a match in the terminal, with people and bots; saved, resumed, undone."""

from __future__ import annotations

import secrets
import shlex
import sys
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vivant.cli.common import (
    EditionFile,
    Lang,
    Options,
    Plain,
    Players,
    Rulings,
    Screen,
    chosen_game,
    complete_game,
    data_folder,
    speak,
)
from vivant.cli.replay import read_timeline
from vivant.engine.errors import SetupError, VivantError
from vivant.words import Listing, Message

LOOKED_BACK = 20  # how many of the last matches may be offered again

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
        typer.Option(
            "--seats",
            help="Who plays, seat by seat: human, human:NAME, or a bot: easy, normal, hard, expert, search:ms=50.",
        ),
    ] = None,
    players: Players = None,
    seed: Annotated[
        int | None,
        typer.Option(
            "--seed", metavar="N", min=0, max=(1 << 63) - 1, help="The same seed gives the same deal. Default: random."
        ),
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option("--save", metavar="FILE", help="Keep the record in this new file. Default: your data folder."),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Continue the match in this record file.")
    ] = None,
    from_step: Annotated[
        int | None,
        typer.Option(
            "--from-step",
            metavar="N",
            min=1,
            help="With --resume: try again from just before this step, in a new record; the old one stays.",
        ),
    ] = None,
    option: Options = None,
    edition: EditionFile = None,
    ruling: Rulings = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Play a match in the terminal. Without arguments: continue your last match, or begin a new one."""
    from vivant.cli.savefile import resume as resume_file
    from vivant.cli.session import Session

    speak.choose(lang)
    screen = Screen(plain)
    going: tuple[Match, SaveFile | None] | None = None
    if resume is not None:
        _refuse_with_resume(
            game=game,
            seats=seats,
            players=players,
            seed=seed,
            option=option,
            edition=edition,
            ruling=ruling,
            save=save if from_step is None else None,
        )
        going = resume_file(resume) if from_step is None else _branch(screen, resume, from_step, save)
    elif from_step is not None:
        raise SetupError(Message("from-step-alone"))
    elif all(given in (None, []) for given in (game, seats, players, seed, save, option, edition, ruling)):
        try:
            going = _offer_last(screen)
        except (EOFError, KeyboardInterrupt):
            screen.print()
            raise typer.Exit(1) from None
    if going is not None:
        session = Session(*going, screen, resumed=True)
    else:
        match = _new_match(game or _choose_game(screen), seats, players, seed, option, edition, ruling)
        _offer_lesson(screen, match)
        session = Session(match, _keep(screen, match, save), screen)
    try:
        session.run()
    finally:
        session.close()


def _refuse_with_resume(**given: object) -> None:
    """A resumed match has all of these already."""
    names = [name if name == "game" else f"--{name}" for name, value in given.items() if value not in (None, [])]
    if names:
        raise SetupError(Message("resume-alone", {"names": Listing(tuple(names))}))


def _new_match(
    id: str,
    seats: str | None,
    players: int | None,
    seed: int | None,
    option: list[str] | None,
    edition: Path | None,
    ruling: list[str] | None,
) -> Match:
    from vivant.bots import split_bots
    from vivant.engine.dice import FastDice
    from vivant.engine.match import Match

    named = [] if seats is None else split_bots(seats)
    count = players if players is not None else len(named) or None
    made = chosen_game(id, count, option, edition, ruling)
    return Match(made, FastDice(secrets.randbits(53) if seed is None else seed), _read_seats(named, made))


def _read_seats(named: list[str], game: Game) -> list[str]:
    """Seats as a record names them: a person by name, or `human`; a bot as `bot:KIND`."""
    from vivant.bots import POLICY, USUAL, bot_ids, make_bot

    if not named:
        return ["human"] + [f"bot:{USUAL}"] * (game.players - 1)
    if len(named) != game.players:
        raise SetupError(Message("seats-count", {"count": str(len(named)), "players": str(game.players)}))
    named_seats = []
    for seat in named:
        kind, _, name = seat.partition(":")
        if kind == "human" and not name.strip().startswith("bot:"):
            named_seats.append(name.strip() or "human")
        elif kind in (*bot_ids(), POLICY, "bot"):
            bot = seat.removeprefix("bot:")
            make_bot(bot, game, files=True)
            named_seats.append(f"bot:{bot}")
        else:
            raise SetupError(Message("seat-kind", {"seat": seat, "bots": Listing(tuple(bot_ids()), either=True)}))
    return named_seats


def _branch(screen: Screen, path: Path, step: int, save: Path | None) -> tuple[Match, SaveFile | None]:
    """A match that goes on from before a step of a record, with new luck, in a file of its own."""
    from vivant.engine.game import CHANCE
    from vivant.engine.match import Match

    timeline, seats = read_timeline(path, step, None)
    index = timeline.index_of(step)
    if index is None or timeline.steps[index].who == CHANCE:
        raise SetupError(Message("step-not-own", {"where": shlex.quote(str(path)), "step": str(step)}))
    match = Match.branch(timeline, index, seats)
    return match, _keep(screen, match, save)


def _keep(screen: Screen, match: Match, save: Path | None) -> SaveFile | None:
    """The file for its record: the one that is asked for, or one in the data folder, if that is possible."""
    from vivant.cli.savefile import SaveFile

    if save is not None:
        return SaveFile.create(save, match)
    try:
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        name = f"match-{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(2)}.jsonl"
        return SaveFile.create(folder / name, match, automatic=True)
    except (OSError, RuntimeError, VivantError):  # no home, or none that can be written: playing still works
        screen.print(speak.words("not-kept"), "warn")
        return None


def _offer_last(screen: Screen) -> tuple[Match, SaveFile] | None:
    """The newest unfinished match, if the person wants it. A damaged one is named and left alone."""
    from vivant.cli.savefile import resume
    from vivant.engine.verify import verify_file

    try:
        kept = sorted(data_folder().glob("match-*.jsonl"), reverse=True)[:LOOKED_BACK]
    except RuntimeError:  # no home
        return None
    for path in kept:
        verdict = verify_file(path)
        if verdict.error is not None:
            screen.print(verdict.error.say(speak.lang), "warn")
        elif not verdict.finished:
            when = datetime.fromtimestamp(path.stat().st_mtime)
            if not _yes(speak.words("ask-go-on", game=verdict.game, when=f"{when:%Y-%m-%d %H:%M}")):
                screen.print(speak.words("left-saved", where=shlex.quote(str(path))), "soft")
                return None
            try:
                return resume(path)
            except VivantError as error:
                screen.print(error.say(speak.lang), "warn")
    return None


def _offer_lesson(screen: Screen, match: Match) -> None:
    """One line to a person who has neither played nor learnt anything on this machine."""
    from vivant.engine.lesson import lessons_of

    try:
        known = any(data_folder().glob("match-*.jsonl")) or any(data_folder().glob("lesson-*.jsonl"))
    except (OSError, RuntimeError):  # no home: nobody can tell
        return
    lessons = lessons_of(type(match.game))
    if lessons and not known and not all(seat.startswith("bot:") for seat in match.seats):
        screen.print(speak.words("play-learn", game=match.game.id, minutes=lessons[0].minutes), "soft")


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
    """Enter means yes; what is neither yes nor no is asked again."""
    while True:
        answer = input(question + " ").strip().lower()
        if answer in ("", "y", "yes", "o", "oui"):
            return True
        if answer in ("n", "no", "non"):
            return False
