"""What all commands share: the language, the options that they have in common, and how they print."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, ClassVar

import typer

from vivant.engine.board import Board, Line, Span, plain_text
from vivant.words import COMMON, LANGUAGES, Words, check_language, preferred_language

if TYPE_CHECKING:
    from rich.console import Console

    from vivant.engine.differences import Difference
    from vivant.engine.edition import Edition
    from vivant.engine.game import Game


INDENT = 6
WIDEST = 78  # of what is read, however wide the terminal is


class Speaker:
    """The language of this run: what `--lang` says, else what the environment says."""

    def __init__(self) -> None:
        self.lang = preferred_language(os.environ)

    def choose(self, lang: str | None) -> None:
        if lang is not None:
            self.lang = check_language(lang)

    @property
    def words(self) -> Words:
        """The house's own words."""
        return COMMON.words(self.lang)


speak = Speaker()


def complete_game(incomplete: str) -> list[str]:
    from vivant.engine.registry import game_ids

    return [id for id in game_ids() if id.startswith(incomplete)]


def complete_lang(incomplete: str) -> list[str]:
    return [lang for lang in LANGUAGES if lang.startswith(incomplete)]


Lang = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="LANG",
        help="Language: en or fr. Default: the language of the environment.",
        autocompletion=complete_lang,
    ),
]
Plain = Annotated[bool, typer.Option("--plain", help="Sentences without drawing or colour, for a screen reader.")]
GameId = Annotated[str, typer.Argument(help="The game's id; see: vivant games.", autocompletion=complete_game)]
Players = Annotated[
    int | None, typer.Option("--players", metavar="N", help="How many seats. Default: the most the game allows.")
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game, name=value; may be repeated."),
]
EditionFile = Annotated[
    Path | None,
    typer.Option(
        "--edition",
        metavar="FILE|NAME",
        help="Play with the components of this edition file (TOML), or with a house edition. See: vivant edition list.",
    ),
]
Rulings = Annotated[
    list[str] | None,
    typer.Option(
        "--ruling",
        metavar="NAME=VALUE",
        help="A house rule, name=value, as in the edition's \\[rulings]; may be repeated. See: vivant edition rulings.",
    ),
]


def data_folder() -> Path:
    """Where the system keeps a program's data."""
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "vivant"


def chosen_edition(kind: type[Game], edition: Path | None, ruling: list[str] | None) -> Edition:
    """The standard edition of a game, a house edition or that of a file, with the house rules that are asked for."""
    from vivant.engine.houseedition import edition_for
    from vivant.engine.registry import check_edition
    from vivant.engine.rulings import read_rulings, with_rulings

    components = kind.standard_edition() if edition is None else edition_for(kind, edition)
    check_edition(kind, components)
    return with_rulings(components, kind.switches, read_rulings(kind.switches, ruling or []))


def chosen_game(
    id: str, players: int | None, option: list[str] | None, edition: Path | None, ruling: list[str] | None
) -> Game:
    """The game that the arguments of a command say."""
    from vivant.engine.option import read_options
    from vivant.engine.registry import find_game, make_game

    components = chosen_edition(find_game(id), edition, ruling)
    bare = make_game(id, players, edition=components)
    offered = tuple(each for each in bare.options_for(bare.players, bare.edition) if not each.idle)
    options = read_options(offered, option or [])
    return make_game(id, bare.players, options, components)


@contextmanager
def progress(shown: bool, total: int, stays: bool = False) -> Iterator[Callable[[int], None]]:
    """A bar that is told how much of it all is done, and goes away at the end unless it `stays`."""
    if not shown:
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=not stays) as bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.update(task, completed=done)


def wrap(line: str, width: int) -> str:
    """A line in as many as it takes, each below the text of the first; what belongs together stays together."""
    if len(line) <= width:
        return line
    import re
    import textwrap

    begins = re.match(r" *(?:\d+\.? +)?", line)
    below = " " * min(begins.end() if begins else 0, width // 2)
    return textwrap.fill(line, width, subsequent_indent=below, break_on_hyphens=False, break_long_words=False)


class Screen:
    """Prints for a person: styled where the terminal can, plain where asked or where nobody looks."""

    STYLES: ClassVar = {
        "red": "bold red",
        "yellow": "bold yellow",
        "green": "bold green",
        "blue": "bold bright_blue",
        "purple": "bold magenta",
        "strong": "bold",
        "soft": "dim",
        "choice": "bold cyan",
        "warn": "bold red",
    }

    def __init__(self, plain: bool) -> None:
        self.plain = plain
        self.console: Console | None = None
        if not plain and sys.stdout.isatty():
            from rich.console import Console

            self.console = Console(highlight=False, emoji=False)

    def print(self, text: str = "", style: str = "") -> None:
        if self.console is None:
            print(text, flush=True)
        else:
            wrapped = "\n".join(wrap(line, self.console.width) for line in text.split("\n"))
            self.console.print(wrapped, style=self.STYLES.get(style, ""), markup=False, soft_wrap=True)

    def board(self, board: Board) -> None:
        if self.console is None:
            print(plain_text(board), flush=True)
            return
        from rich.text import Text

        for line in board:
            for part in fold(line, self.console.width):
                text = Text()
                for span in part:
                    before = len(text.plain)
                    below = "\n" + " " * before
                    wrapped = wrap(span.text, max(20, self.console.width - before)).replace("\n", below)
                    text.append(wrapped, style=self.STYLES.get(span.style, ""))
                self.console.print(text)

    def rows(self, rows: list[list[str]], columns: str, numbers: int = 1) -> None:
        """A table whose columns from `numbers` on hold figures; in plain mode a line for each row, fully named."""
        self.table([speak.words(f"column-{name}") for name in columns.split()], rows, numbers)

    def table(self, heading: list[str], rows: list[list[str]], numbers: int = 1) -> None:
        """The same with a heading in words."""
        if self.plain:
            for row in rows:
                print("; ".join(f"{name}: {cell}" for name, cell in zip(heading, row, strict=True) if cell))
            return
        widths = [max(len(row[at]) for row in [heading, *rows]) for at in range(len(heading))]
        for index, row in enumerate([heading, *rows]):
            cells = [cell.ljust(widths[at]) if at < numbers else cell.rjust(widths[at]) for at, cell in enumerate(row)]
            self.print("  ".join(cells).rstrip(), "" if index else "strong")

    def paged(self) -> AbstractContextManager[object]:
        """Within it, what is longer than the screen can be scrolled."""
        if self.console is None or not sys.stdin.isatty():
            return nullcontext()
        return self.console.pager()

    def clear(self) -> None:
        """Away with what the person before has seen."""
        if self.console is not None:
            self.console.clear()
            print("\033[3J", end="", flush=True)
        else:
            print("\n" * max(60, shutil.get_terminal_size().lines), flush=True)


def fold(line: Line, width: int) -> list[Line]:
    """A line of a board in as many as the terminal needs: broken between spans, the rest set in."""
    parts: list[Line] = [[]]
    used = 0
    for span in line:
        if used + len(span.text) > width and used > INDENT:
            parts.append([Span(" " * INDENT)])
            used = INDENT
        parts[-1].append(span)
        used += len(span.text)
    return parts


def print_house_rules(screen: Screen, kind: type[Game], edition: str, differences: list[Difference]) -> None:
    """How a table with an edition of this name differs from the standard, a line each; nothing where it does not."""
    if not differences:
        return
    words = kind.book.words(speak.lang)
    named = edition != kind.standard_edition().name
    screen.print(words("house-rules", edition=edition) if named else words("house-rules-alone"), "strong")
    for difference in differences:
        said = words.say(difference.message)
        screen.print("· " + (words("house-rule", sentence=said, rule=difference.rule) if difference.rule else said))


def describe_seats(seats: list[str], lang: str) -> list[str]:
    """Names for people: bots as they are called at their seat, the one nameless human as "you"."""
    from vivant.bots import call_bot

    words = COMMON.words(lang)
    humans = [seat for seat in seats if not seat.startswith("bot:")]
    names = []
    for number, seat in enumerate(seats):
        if seat.startswith("bot:"):
            names.append(call_bot(seat.removeprefix("bot:"), number) or words("name-bot", n=str(number)))
        elif seat == "human":
            names.append(words("name-you") if len(humans) == 1 else words("name-seat", n=str(number)))
        else:
            names.append(shown_name(seat))
    return names


def shown_name(name: str) -> str:
    """A record may come from anywhere: its names must not be able to steer the terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in name[:40]) or "?"
