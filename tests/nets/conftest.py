"""A way to register a game for one test: resuming and verifying find games by their id."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from vivant.engine import registry
from vivant.engine.game import Game

Register = Callable[[type[Game]], None]


@pytest.fixture
def register() -> Iterator[Register]:
    added: list[str] = []

    def register(kind: type[Game]) -> None:
        registry.OUR_OWN[kind.id] = f"{kind.__module__}:{kind.__qualname__}"
        added.append(kind.id)
        forget()

    def forget() -> None:
        registry._registered.cache_clear()
        registry._load.cache_clear()

    yield register
    for id in added:
        del registry.OUR_OWN[id]
    forget()
