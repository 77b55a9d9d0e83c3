"""`vivant review`: the costliest decisions of a finished match, and what was better."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Annotated

import typer

from vivant.cli.common import Lang, Plain, Screen, describe_seats, progress, speak
from vivant.cli.replay import read_timeline
from vivant.engine.errors import SetupError
from vivant.words import Message


def review(
    file: Annotated[Path, typer.Argument(help="The record file of a finished match.")],
    seat: Annotated[int, typer.Option("--seat", min=0, help="Whose decisions; seats are counted from 0.")] = 0,
    top: Annotated[int, typer.Option("--top", min=1, max=100, help="How many decisions to show.")] = 5,
    ms: Annotated[
        int, typer.Option("--ms", min=10, max=600_000, help="Time to think about each decision, in milliseconds.")
    ] = 300,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Look back at a finished match: the costliest decisions, what was better, and why.

    The coach knows only what the seat could know then.
    """
    from vivant.coach import decisions_of, look_back, worst
    from vivant.coach.speech import say_decision

    speak.choose(lang)
    screen = Screen(plain)
    timeline, seats = read_timeline(file, None, seat)
    if not timeline.state.is_over():
        raise SetupError(Message("review-unfinished", {"where": shlex.quote(str(file))}))
    names = describe_seats(seats, speak.lang)
    indices = decisions_of(timeline, seat)
    decisions = []
    with progress(sys.stderr.isatty(), len(indices), stays=True) as tell:
        for done, index in enumerate(indices, 1):
            decisions.append(look_back(timeline, index, ms / 1000))
            tell(done)
    costliest = worst(decisions, top)
    if not costliest:
        screen.print(speak.words("review-none", name=names[seat]))
        return
    screen.print(speak.words("review-head", name=names[seat], count=len(decisions)), "strong")
    for decision in costliest:
        view = timeline.before(decision.index).view(seat)
        screen.print(f"{decision.n:>4}  {say_decision(timeline.game, view, seat, decision, speak.lang, names)}")
        command = f"vivant play --resume {shlex.quote(str(file))} --from-step {decision.n}"
        screen.print("      " + speak.words("review-again", command=command), "soft")
