"""One row or mask at a time, as NumPy arrays: for adapters, notebooks and tests."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from vivant.engine.encoding import observer_of
from vivant.engine.game import Game
from vivant.engine.observation import Observer, words_of
from vivant.engine.state import State
from vivant.lab.specs import refuse_seat


def observe(game: Game, view: State, seat: int, critic: bool = False) -> NDArray[np.uint8]:
    """The row of what the seat knows: 0 or 1 for each cell of `spec(game)`.

    From the seat's view or from the full state, which gives the same row. For a `critic` what the seat may not know
    follows, from the full state.
    """
    refuse_seat(game, seat)
    return row_of(observer_of(game), view, seat, critic)


def row_of(observer: Observer, view: State, seat: int, critic: bool = False) -> NDArray[np.uint8]:
    """The same by those who have checked the seat, and have the observer at hand."""
    hidden = observer.hidden_words if critic else 0
    row = words_of(observer.words + hidden)
    observer.write(view, seat, row, 0)
    if critic:
        observer.write_hidden(view, seat, row, observer.words)
    return unpacked(row, 64 * (observer.words + hidden))


def mask(game: Game, view: State, seat: int) -> NDArray[np.bool_]:
    """Whether each action is legal for this seat; all False where it is not asked."""
    refuse_seat(game, seat)
    observer = observer_of(game)
    words = words_of(observer.mask_words)
    if view.to_act() >> seat & 1:
        observer.write_mask(view, seat, words, 0)
    return unpacked(words, observer.actions).view(np.bool_)


def unpacked(words: Any, count: int) -> NDArray[np.uint8]:
    """The first bits of these words, a byte each."""
    return np.unpackbits(np.frombuffer(words, np.uint8), bitorder="little", count=count)
