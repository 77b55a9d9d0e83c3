"""Spaces of Gymnasium for actions and rows. Whoever samples an action without a mask gets a legal one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vivant.engine.errors import SetupError
from vivant.engine.game import Game
from vivant.engine.needs import needing
from vivant.lab.specs import Spec
from vivant.words import Message

with needing("lab,gymnasium"):
    from gymnasium import spaces
    from gymnasium.error import ClosedEnvironmentError, ResetNeeded


class ResetFirst(SetupError, ResetNeeded):
    """An environment was used before its first match, or after one that was broken off."""

    def __init__(self) -> None:
        super().__init__(Message("lab-reset-first"))


class Closed(SetupError, ClosedEnvironmentError):
    """An environment was used after it was closed."""

    def __init__(self) -> None:
        super().__init__(Message("lab-closed-one"))


class LegalActions(spaces.Discrete):
    """All actions of a game. `sample()` draws among those that are legal now, and among all where nobody is asked."""

    def __init__(self, count: int, legal_now: Callable[[], NDArray[np.int8]]) -> None:
        super().__init__(count)
        self._legal_now = legal_now

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            legal = np.flatnonzero(self._legal_now())
            if len(legal):
                return np.int64(legal[self.np_random.integers(len(legal))])
        return super().sample(mask) if probability is None else super().sample(mask, probability)


def row_space(game: Game, critic: bool = False) -> spaces.Space[Any]:
    """The rows of `spec(game)`."""
    return spaces.Box(0, 1, (Spec(game, critic).size,), np.uint8)


def mask_space(game: Game) -> spaces.Space[Any]:
    return spaces.Box(0, 1, (len(game.actions),), np.int8)
