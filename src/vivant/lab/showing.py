"""What a match looks like, for `render` and in notebooks: as text or as a picture, seen by a seat."""

from __future__ import annotations

import sys
from typing import Final

from vivant.engine.game import Game
from vivant.engine.portrait import picture, text
from vivant.engine.state import EVERYTHING, SPECTATOR, State
from vivant.lab.opponents import refuse_unknown
from vivant.lab.specs import refuse_seat

RENDER_MODES: Final = ["human", "ansi", "svg"]


def check_mode(mode: str | None) -> str | None:
    """A SetupError unless it is a mode, or None."""
    if mode is not None:
        refuse_unknown("render_mode", mode, RENDER_MODES)
    return mode


def show(mode: str | None, game: Game, state: State, seat: int) -> str | None:
    """What the seat sees: printed for people, or returned as text or as a picture (SVG)."""
    if mode is None:
        return None
    view = state.view(seat)
    if mode == "svg":
        return picture(game, view)
    if mode == "ansi":
        return text(game, view)
    sys.stdout.write(text(game, view) + "\n")
    return None


class Glimpse:
    """What somebody sees of a state: a picture in a notebook, a board in characters elsewhere.

    A state does not know its game, so both are given. Of a full state only what `seat` may see is shown, or what a
    spectator may; a view is shown as it is, for it holds nothing else.
    """

    def __init__(self, game: Game, state: State, seat: int | None = None, lang: str = "en") -> None:
        full = getattr(state, "viewer", EVERYTHING) == EVERYTHING
        if seat is not None:
            refuse_seat(game, seat)
        self.game = game
        self.lang = lang
        self.view = state.view(SPECTATOR if seat is None else seat) if full else state

    def _repr_svg_(self) -> str:
        return picture(self.game, self.view, self.lang)

    def __repr__(self) -> str:
        return text(self.game, self.view, self.lang)


def look(game: Game, state: State, seat: int | None = None, lang: str = "en") -> Glimpse:
    """A state or a view that shows itself, seen by this seat, or by a spectator."""
    return Glimpse(game, state, seat, lang)
