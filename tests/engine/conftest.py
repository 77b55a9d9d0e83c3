"""Shared by the engine's tests: games that other packages would register."""

from __future__ import annotations

import importlib.metadata
import sys
from collections.abc import Callable, Iterator
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from vivant.engine import registry

Register = Callable[..., None]


@pytest.fixture
def register(monkeypatch: pytest.MonkeyPatch) -> Iterator[Register]:
    """register(name, "module:Class", **attributes) adds an entry point; attributes make the module up."""
    points: list[Any] = []

    def add(name: str, place: str, file: str = "made_up.py", **attributes: Any) -> None:
        if attributes:
            module = ModuleType(place.partition(":")[0])
            module.__file__ = file
            for key, value in attributes.items():
                setattr(module, key, value)
            monkeypatch.setitem(sys.modules, module.__name__, module)
        points.append(SimpleNamespace(name=name, value=place))
        registry._registered.cache_clear()
        registry._load.cache_clear()

    monkeypatch.setattr(importlib.metadata, "entry_points", lambda group: points if group == "vivant.games" else [])
    registry._registered.cache_clear()
    registry._load.cache_clear()
    yield add
    monkeypatch.undo()
    registry._registered.cache_clear()
    registry._load.cache_clear()


@pytest.fixture
def toy_registered(register: Register) -> None:
    """The game `toy` can be found by its name."""
    from .toy import Toy

    register("toy", "a_foreign_package:Toy", Toy=Toy)
