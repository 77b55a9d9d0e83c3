"""How much is tried: a part of it in `make test`, all of it in `make test-deep`; more where the build is fast.

The deep run takes the tests marked `deep`, and every test of a module that uses what is written here.
"""

from __future__ import annotations

import os
from typing import TypeVar
from zlib import crc32

from vivant.testkit.cases import Case, all_cases, all_plain_cases
from vivant.testkit.trial import COMPILED

DEEP = os.environ.get("VIVANT_TESTS") == "deep"

T = TypeVar("T")


def usually(size: T, deep: T) -> T:
    """How much, a number or a list, in `make test`; `deep` in `make test-deep`."""
    return deep if DEEP else size


def seeds(case: Case) -> list[int]:
    """Other ones for each case, the same at every run."""
    first = crc32(str(case).encode()) % 10_000
    return list(range(first, first + (usually(1, deep=3) if COMPILED and not case.options else 1)))


def cases() -> list[Case]:
    """Every game at every count with every option; of a slow build usually a half of them."""
    every = all_cases()
    return every if COMPILED else usually(every[::2], deep=every)


def plain_cases() -> list[Case]:
    """Every game at every count; usually a third of them."""
    every = all_plain_cases()
    return usually(every[::3], deep=every)
