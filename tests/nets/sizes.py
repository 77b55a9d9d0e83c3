"""How much is tried: a part of it in `make test`, all of it in `make test-deep`; more where the build is fast.

The deep run takes the tests marked `deep`, and every test of a module that uses what is written here.
"""

from __future__ import annotations

import os
from typing import TypeVar
from zlib import crc32

from vivant.testkit.cases import Case, all_cases, all_house_cases, all_plain_cases
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
    """Every game at every count with every option, and with other rulings; usually a half of them, and of a slow build
    a quarter.

    Usually an option has its last value only, and all rulings change together. House editions are always tried.
    """
    every = all_cases()
    if not DEEP:
        every = [case for at, case in enumerate(every) if len(case.rulings) != 1 and not _is_followed(every, at)]
    plain, ruled = ([case for case in every if bool(case.rulings) == other] for other in (False, True))
    pace = 2 if COMPILED else 4
    return usually(plain[::pace] + ruled[::pace], deep=every) + all_house_cases()


def _is_followed(cases: list[Case], at: int) -> bool:
    """Whether the next case has another value of the same option, and no other one."""
    case, after = cases[at], cases[min(at + 1, len(cases) - 1)]
    alike = (case.kind, case.players, list(case.options)) == (after.kind, after.players, list(after.options))
    return alike and case is not after and len(case.options) == 1


def plain_cases() -> list[Case]:
    """Every game at every count; usually a third of them, and of a slow build the first."""
    every = all_plain_cases()
    return usually(every[::3] if COMPILED else every[:1], deep=every)
