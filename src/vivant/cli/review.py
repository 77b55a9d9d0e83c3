"""`vivant review`: the decisions of a finished match that cost most, and what was better."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vivant.cli.common import Lang, Plain, Screen, describe_seats, speak

if TYPE_CHECKING:
    from vivant.coach import Moment
    from vivant.engine.course import Course


def review(
    file: Annotated[Path, typer.Argument(help="The record file of a finished match.")],
    seat: Annotated[int, typer.Option("--seat", min=0, help="Whose decisions; seats are counted from 0.")] = 0,
    top: Annotated[int, typer.Option("--top", min=1, max=100, help="How many decisions are shown.")] = 5,
    ms: Annotated[
        int, typer.Option("--ms", min=10, max=600_000, help="Time to think about each decision, in milliseconds.")
    ] = 300,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Look back at a finished match: which decisions cost most, what was better there, and why.

    The coach knows only what the seat could know then.
    """
    from vivant.cli.replay import read_course
    from vivant.coach import worst
    from vivant.coach.speech import say_moment
    from vivant.engine.errors import SetupError
    from vivant.words import Message

    speak.choose(lang)
    screen = Screen(plain)
    course, seats = read_course(file, None, seat)
    if not course.state.is_over():
        raise SetupError(Message("review-unfinished", {"where": shlex.quote(str(file))}))
    names = describe_seats(seats, speak.lang)
    moments = _look_back(course, seat, ms / 1000)
    found = worst(moments, top)
    if not found:
        screen.print(speak.words("review-none", name=names[seat]))
        return
    screen.print(speak.words("review-head", name=names[seat], count=len(moments)), "strong")
    for moment in found:
        view = course.before(moment.index).view(seat)
        screen.print(f"{moment.n:>4}  {say_moment(course.game, view, seat, moment, speak.lang, names)}")
        command = f"vivant play --resume {shlex.quote(str(file))} --from-step {moment.n}"
        screen.print("      " + speak.words("review-again", command=command), "soft")


def _look_back(course: Course, seat: int, seconds: float) -> list[Moment]:
    from vivant.coach import decisions_of, look_back

    indices = decisions_of(course, seat)
    if not sys.stderr.isatty():
        return [look_back(course, index, seconds) for index in indices]
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    moments: list[Moment] = []
    with Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True)) as bar:
        for index in bar.track(indices):
            moments.append(look_back(course, index, seconds))
    return moments
