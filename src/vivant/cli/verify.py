"""`vivant verify`: is this record true?"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from vivant.cli.common import Lang, Screen, print_house_rules, speak


def verify(
    files: Annotated[list[Path], typer.Argument(help="Record files.", show_default=False)], lang: Lang = None
) -> None:
    """Replay each record with all checks, and name the first line that is wrong. Exit code 2 if there is one."""
    from vivant.engine.registry import find_game
    from vivant.engine.verify import verify_file

    speak.choose(lang)
    false = 0
    for file in files:
        verdict = verify_file(file)
        if verdict.error is not None:
            false += 1
            print(verdict.error.say(speak.lang), file=sys.stderr)
            continue
        say = speak.words
        state = say("verify-finished" if verdict.finished else "verify-unfinished", steps=verdict.steps)
        seal = say(
            "verify-sealed-true" if verdict.seal == "true" else f"verify-{verdict.seal}", step=str(verdict.sealed_from)
        )
        seed = " " + say(f"verify-seed-{verdict.seed}") if verdict.seed else ""
        print(say("verify-true", file=str(file), game=verdict.game, players=verdict.players) + f" {state} {seal}{seed}")
        if verdict.clocks is not None:
            print(say("verify-clocks"))
        for gone in verdict.departures:
            print(say(f"verify-{gone.how}", seat=str(gone.seat), step=str(gone.step), times=gone.times))
        if verdict.house_rules:
            print_house_rules(Screen(True), find_game(verdict.game), verdict.edition, verdict.house_rules)
    if false:
        raise typer.Exit(2)
