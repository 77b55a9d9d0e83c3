"""An attack: what is tried, what is measured, and what that may be at most. Each module of this folder is a family."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

FAMILIES = ("faults", "leaks", "strangers", "records", "calls", "parsers", "floods", "markup", "trust", "stores")

# How much the first attack on vivant tried; as much is tried again where there is time.
FIRST = {
    "faults": 101,
    "acknowledged actions": 8228,
    "pairs of worlds": 259,
    "records changed": 15_370,
    "records forged": 3777,
    "calls": 10_815,
    "calls with keys of others": 207,
}


@dataclass(frozen=True)
class Finding:
    """What came of an attack: how much was tried, the worst that was seen, and whether that is within the bound."""

    tried: str
    worst: str
    held: bool
    counts: dict[str, int] = field(default_factory=dict)  # of what FIRST counts


Run = Callable[[Path], Finding]


@dataclass(frozen=True)
class Attack:
    """`run` gets an empty folder; it is ended after so many seconds, with everything that it started.

    `alone`: it measures time, so that nothing else may run beside it.
    """

    family: str
    name: str
    bound: str
    seconds: int
    alone: bool
    run: Run


ATTACKS: list[Attack] = []


def attack(name: str, bound: str, seconds: int = 60, alone: bool = False) -> Callable[[Run], Run]:
    """Puts a function on the list."""

    def listed(run: Run) -> Run:
        ATTACKS.append(Attack(run.__module__.rpartition(".")[2], name, bound, seconds, alone, run))
        return run

    return listed


def in_time(things: Iterable[T], seconds: float, least: int) -> Iterator[T]:
    """As many as a busy machine has time for, and at least so many."""
    end = time.monotonic() + seconds
    for at, thing in enumerate(things):
        if at >= least and time.monotonic() > end:
            return
        yield thing
