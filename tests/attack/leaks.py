"""Pairs of matches that a seat cannot tell apart, compared byte by byte over everything that is sent to it."""

from __future__ import annotations

import time
from itertools import count
from pathlib import Path

import pytest

from tests.attack.attack import Finding, attack
from tests.table.test_secrecy import CASES, check_secrecy, stand_still

SECONDS = 120.0


@attack("pairs of worlds compared byte by byte", "0 leaks", 200)
def pairs(folder: Path) -> Finding:
    leaks: list[str] = []
    compared = 0
    end = time.monotonic() + SECONDS
    with pytest.MonkeyPatch.context() as patch:
        stand_still(patch)
        for number, (seed, (game, players)) in enumerate((seed, case) for seed in count(2) for case in CASES):
            if time.monotonic() > end:
                break
            try:
                compared += check_secrecy(folder / str(number), game, players, ("none", "data"), seed)
            except AssertionError as leak:
                leaks.append(str(leak).splitlines()[0][:100])
    held = not leaks and compared > 0
    worst = leaks[0] if leaks else "0 leaks"
    return Finding(f"{compared} pairs that differ", worst, held, {"pairs of worlds": compared})
