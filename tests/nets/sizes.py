"""How much is tried: more where the build is fast, and most with the default options."""

from __future__ import annotations

from zlib import crc32

from vivant.testkit.cases import Case
from vivant.testkit.trial import COMPILED


def seeds(case: Case) -> list[int]:
    """Other ones for each case, the same at every run."""
    first = crc32(str(case).encode()) % 10_000
    return list(range(first, first + (3 if COMPILED and not case.options else 1)))
