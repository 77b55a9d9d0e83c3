"""Halls for the tests of the table, and a small game in which seats decide at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.nets.mini.game import Mini
from tests.table.hall import Hall
from vivant.engine import registry

MakeHall = Callable[..., Hall]


@pytest.fixture
def make_hall(tmp_path: Path) -> Iterator[MakeHall]:
    made: list[Hall] = []

    def make(folder: Path = tmp_path, **settings: Any) -> Hall:
        made.append(Hall(folder, **settings).open())
        return made[-1]

    yield make
    for hall in made:
        if not hall.loop.is_closed():
            hall.close()


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """One for all tests of a file: tables do not know of each other."""
    shared = Hall(tmp_path_factory.mktemp("hall")).open()
    yield shared
    shared.close()


@pytest.fixture
def mini() -> Iterator[str]:
    """The id of a game with hidden bids that are made at once; worker processes do not know it."""

    def forget() -> None:
        registry._registered.cache_clear()
        registry._load.cache_clear()

    registry.OUR_OWN[Mini.id] = f"{Mini.__module__}:{Mini.__qualname__}"
    forget()
    yield Mini.id
    del registry.OUR_OWN[Mini.id]
    forget()
