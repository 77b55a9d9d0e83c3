"""Portable: a state beside its game, so that both can be copied and sent to another process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vivant.engine.game import Game
from vivant.engine.registry import share_game
from vivant.engine.state import State


class Portable:
    """A state by itself cannot be pickled: it travels as its data, which its game reads again."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state

    def __deepcopy__(self, memo: object) -> Portable:
        return Portable(self.game, self.state.clone())

    def __reduce__(self) -> tuple[Callable[[Game, Any], Portable], tuple[Game, Any]]:
        return unpack, (self.game, self.state.data())


def unpack(game: Game, data: Any) -> Portable:
    """What arrives in another process."""
    game = share_game(game)
    return Portable(game, game.load(data))
