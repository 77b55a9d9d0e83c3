"""PlainState: a state written in plain Python, which is data by itself; for games that need not be compiled."""

from __future__ import annotations

from typing import Any, Self

from vivant.engine.state import EVERYTHING, Json, State

_APART = "setup"  # what a match is played with; the same for all its states


class PlainState(State):
    """Whatever `__init__` sets is the state: numbers, texts, flags, and lists of those, lists in them included.

    From that come `data`, `clone` and what `Game.load` does. Only `setup` is no part of it: everything that stays the
    same through a match, such as components and player count. A list that stands for a set is kept sorted, so that
    equal states are written alike.
    """

    def __init__(self, setup: Any) -> None:
        self.setup = setup
        self.viewer = EVERYTHING  # or whose view it is

    def showing(self, *names: str) -> Self:
        """A new state that holds these attributes of this one, and nothing else: a view begins with it."""
        shown = type(self)(self.setup)
        for name in names:
            setattr(shown, name, _copied(getattr(self, name)))
        return shown

    def clone(self) -> Self:
        return self.showing(*self._names())

    def data(self) -> Json:
        return {name: _copied(getattr(self, name)) for name in self._names()}

    def fill(self, data: Json) -> None:
        """The inverse of `data`; fails on what has other names or kinds of values."""
        if sorted(data) != sorted(self._names()):
            raise KeyError(*data)
        for name, value in data.items():
            if type(value) is not type(getattr(self, name)):
                raise TypeError(name)
            setattr(self, name, _copied(value))

    def _names(self) -> list[str]:
        return [name for name in vars(self) if name != _APART]


def _copied(value: Any) -> Any:
    return [_copied(item) for item in value] if isinstance(value, list) else value
