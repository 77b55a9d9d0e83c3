"""Whether counts fit what they should be: a chi-square test, with nothing but the standard library."""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, sqrt

LEAST_EXPECTED = 5.0  # below this in a cell the test means little


def chi_square(observed: Sequence[int], expected: Sequence[float]) -> float:
    """Pearson's statistic: how far the counts are from those expected."""
    return sum((seen - right) ** 2 / right for seen, right in zip(observed, expected, strict=True))


def chance_of(statistic: float, freedom: int) -> float:
    """How likely at least this statistic is by chance (Wilson and Hilferty's approximation of the upper tail)."""
    if freedom < 1:
        raise ValueError(f"a chi-square test needs at least 1 degree of freedom, not {freedom}")
    spread = 2 / (9 * freedom)
    z = ((statistic / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread)
    return erfc(z / sqrt(2)) / 2


def fit(observed: Sequence[int], weights: Sequence[int] | None = None) -> float:
    """How likely it is that counts as far off come from these weights (all equal where none are given).

    Give every cell that can come out, those with a count of 0 too. A weight of 0 is a cell that must not come out.
    """
    weights = weights or [1] * len(observed)
    if any(seen and not weight for seen, weight in zip(observed, weights, strict=True)):
        return 0.0
    cells = [(seen, weight) for seen, weight in zip(observed, weights, strict=True) if weight]
    if len(cells) < 2:
        return 1.0
    share = sum(seen for seen, _ in cells) / sum(weight for _, weight in cells)
    expected = [weight * share for _, weight in cells]
    if min(expected) < LEAST_EXPECTED:
        raise ValueError(f"too few counts: a cell expects {min(expected):.2f}, at least {LEAST_EXPECTED} are needed")
    return chance_of(chi_square([seen for seen, _ in cells], expected), len(cells) - 1)


def check_fit(what: str, observed: Sequence[int], weights: Sequence[int] | None = None, least: float = 1e-6) -> None:
    """Raise AssertionError unless the counts fit. With fixed dice the answer is the same at every run."""
    chance = fit(observed, weights)
    if chance < least:
        right = "all equal" if weights is None else f"as {list(weights)}"
        raise AssertionError(
            f"{what}: {list(observed)} should be {right}; by chance that comes out once in {1 / chance:.2g}"
        )
