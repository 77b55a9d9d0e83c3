"""`vivant picture`: the table of a record as an SVG file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from vivant.cli.common import Lang, describe_seats, speak
from vivant.cli.replay import read_timeline
from vivant.engine.errors import SetupError
from vivant.words import Listing, Message
from vivant.words.system import system_reason


def picture(
    file: Annotated[Path, typer.Argument(help="A record file.")],
    out: Annotated[Path, typer.Option("--out", "-o", help="The SVG file to write.")],
    step: Annotated[int | None, typer.Option("--step", min=0, help="After this step. Default: the last one.")] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", min=0, help="As this seat saw it. Default: as a spectator.")
    ] = None,
    shape: Annotated[str, typer.Option("--shape", help="wide, laptop (lower), or tall as on a phone.")] = "wide",
    theme: Annotated[str | None, typer.Option("--theme", help="light or dark. Default: the reader's.")] = None,
    lang: Lang = None,
) -> None:
    """Draw the table of a record at one step, as an SVG file."""
    from vivant.draw.palette import THEMES
    from vivant.draw.scene import SHAPES
    from vivant.draw.standalone import whole_svg
    from vivant.engine.state import SPECTATOR

    speak.choose(lang)
    for name, value, known in (("--shape", shape, SHAPES), ("--theme", theme, THEMES)):
        if value is not None and value not in known:
            listed = Listing(tuple(known), either=True)
            raise SetupError(Message("choice-unknown", {"name": name, "value": value, "choices": listed}))
    if out.suffix.lower() != ".svg":  # and so nothing else is ever written over
        raise SetupError(Message("picture-not-svg", {"where": str(out)}))
    timeline, seats = read_timeline(file, step, seat)
    state = timeline.before(len(timeline.steps) if step is None else timeline.index_after(step))
    bots = [name.startswith("bot:") for name in seats]
    view = state.view(SPECTATOR if seat is None else seat)
    choices = [] if seat is None else timeline.game.choices_now(view, seat)
    scene = timeline.game.scene(view, speak.lang, describe_seats(seats, speak.lang), bots, shape, choices)
    try:
        out.write_text(whole_svg(scene, theme), encoding="utf-8")
    except OSError as error:
        raise SetupError(Message("file-unwritable", {"where": str(out), "detail": system_reason(error)})) from None
