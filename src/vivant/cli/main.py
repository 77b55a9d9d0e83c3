"""`vivant`: the commands, and the one place where errors become a line and an exit code."""

from __future__ import annotations

import os
import sys
from typing import Annotated, Any

import typer

from vivant.cli import edition, puzzles
from vivant.cli.about import about
from vivant.cli.arena import arena
from vivant.cli.backup import backup
from vivant.cli.balance import balance
from vivant.cli.bots import bots
from vivant.cli.common import Lang, speak
from vivant.cli.doctor import doctor
from vivant.cli.export import export
from vivant.cli.games import games
from vivant.cli.learn import learn
from vivant.cli.picture import picture
from vivant.cli.play import play
from vivant.cli.puzzle import puzzle
from vivant.cli.replay import replay
from vivant.cli.report import report
from vivant.cli.restore import restore
from vivant.cli.review import review
from vivant.cli.rules import rules
from vivant.cli.serve import serve
from vivant.cli.simulate import simulate
from vivant.cli.usage import asked_language, usage_problem
from vivant.cli.verify import verify
from vivant.engine.errors import VivantError
from vivant.words import LANGUAGES, Listing, UnknownLanguage
from vivant.words.system import system_reason

FAILED = 2
BROKEN = 70
INTERRUPTED = 130

app = typer.Typer(
    name="vivant",
    help="Table games: play, simulate, replay, draw and verify.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
_SERVER = (serve, backup, restore)
_RECORDS = (replay, report, review, picture, verify, export)
for command in (games, bots, *_SERVER, learn, puzzle, play, simulate, arena, balance, *_RECORDS, rules, about, doctor):
    app.command(command.__name__)(command)
app.add_typer(edition.app, name="edition")
app.add_typer(puzzles.app, name="puzzles")


def _print_version(wanted: bool) -> None:
    if wanted:
        from vivant import __version__

        print(f"vivant {__version__}")
        raise typer.Exit


@app.callback()
def main(
    lang: Lang = None,
    version: Annotated[
        bool, typer.Option("--version", help="Print the version and exit.", callback=_print_version, is_eager=True)
    ] = False,
) -> None:
    speak.choose(lang)


def run() -> None:
    """The entry point. A person sees a sentence, never a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = app(standalone_mode=False, prog_name="vivant")
        sys.exit(code if isinstance(code, int) else 0)
    except VivantError as error:
        _fail(error.say(speak.lang))
    except UnknownLanguage as error:
        _fail(speak.words("language-unknown", asked=error.asked, languages=Listing(LANGUAGES)))
    except BrokenPipeError:
        # Whoever read our output has stopped, `| head` for one; nothing is left to be said to them.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except OSError as error:  # output that cannot be written, a full disk for one
        _fail(speak.words("system-refused", detail=system_reason(error)))
    except Exception as error:
        if hasattr(error, "format_message"):  # the argument parser refuses, perhaps before it has read `--lang`
            speak.choose(asked_language(sys.argv[1:]))
            _fail(_usage_line(error))
        if type(error).__name__ == "Abort":  # the parser's word for Ctrl-C and for an input that has ended
            sys.exit(INTERRUPTED)
        if os.environ.get("VIVANT_DEBUG"):  # our own mistake; whoever wants to mend it asks for the details
            raise
        _fail(speak.words("internal-error", detail=f"{type(error).__name__}: {error}"), BROKEN)


def _usage_line(error: Any) -> str:
    """What is wrong with the arguments, and where to read on; a group without a command shows its help instead."""
    message = error.format_message()
    command = error.ctx.command_path if getattr(error, "ctx", None) else "vivant"
    if not message or type(error).__name__ == "NoArgsIsHelpError":
        return str(message)
    return speak.words("usage-error", problem=usage_problem(message, speak.words), command=command).replace("?.", "?")


def _fail(sentence: str, code: int = FAILED) -> None:
    print(sentence, file=sys.stderr)
    sys.exit(code)
