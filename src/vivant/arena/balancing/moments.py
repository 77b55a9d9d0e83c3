"""Shares and means over deals, and their differences on the same deals, from sums alone: no game is kept.

A figure is a ratio of two sums over deals: its own, and that of its *base* (games, seats that won, seats with a card).
Deals are independent and games of one deal are not, so a deal is what counts once. With each figure's sums of squares
and products the error of the ratio follows (by the delta method); with those across two runs on the same deals, that of
their difference, from which the luck of the deals falls out.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import NormalDist
from typing import Final

from vivant.bots.ratings import SURE
from vivant.engine.needs import needing

with needing("arena"):
    import polars as pl

RISK: Final = 0.05  # that an interval misses, or any of those that are corrected together
ROUNDING: Final = 1e-9  # what sums of fractions may be off by
FEWEST: Final = 30  # deals on which something was seen before anything is concluded
NUMBERS: Final = {"deal": pl.Int64, "figure": pl.String, "base": pl.String, "number": pl.Float64}
BASES: Final = {"deal": pl.Int64, "base": pl.String, "number": pl.Float64}


@dataclass(frozen=True)
class Measure:
    """A value with half the width of its interval, on so many deals in which there was something to see."""

    value: float
    error: float
    deals: int = 0

    @property
    def above(self) -> bool:
        return self.deals >= FEWEST and self.value - self.error > ROUNDING

    @property
    def below(self) -> bool:
        return self.deals >= FEWEST and self.value + self.error < -ROUNDING

    @property
    def certain(self) -> bool:
        """Whether it differs from nothing."""
        return self.above or self.below


NOTHING: Final = Measure(0.0, 0.0)


def corrected(comparisons: int) -> float:
    """How many standard errors, so that of so many intervals together hardly one ever misses (Bonferroni)."""
    return NormalDist().inv_cdf(1 - RISK / (2 * max(1, comparisons)))


@dataclass
class _Sums:
    """Of a figure: of its own numbers in run 0 and run 1, and of their products with each other and with the base."""

    base: str
    own: list[float]
    square: list[float]
    with_base: list[float]
    across: float = 0.0  # own 0 × own 1
    to_other: float = 0.0  # own 0 × base 1
    from_other: float = 0.0  # base 0 × own 1


@dataclass
class _Base:
    own: list[float]
    square: list[float]
    deals: list[int]
    across: float = 0.0


class Moments:
    """Of one run, or of two runs on the same deals. Chunks are added in their order."""

    def __init__(self) -> None:
        self.deals = 0
        self._figures: dict[str, _Sums] = {}
        self._bases: dict[str, _Base] = {}

    def add(
        self, deals: int, numbers: pl.DataFrame, bases: pl.DataFrame, other: pl.DataFrame, other_bases: pl.DataFrame
    ) -> None:
        """Rows of NUMBERS and of BASES, a row for a deal and a figure at most, of both runs; missing ones are 0."""
        self.deals += deals
        wide = bases.join(other_bases, on=["deal", "base"], how="full", coalesce=True, suffix="_other")
        wide = wide.with_columns(pl.col("number", "number_other").fill_null(0.0))
        one, two = pl.col("number"), pl.col("number_other")
        sums = wide.group_by("base", maintain_order=True).agg(
            one.sum().alias("a"),
            two.sum().alias("b"),
            (one * one).sum().alias("aa"),
            (two * two).sum().alias("bb"),
            (one * two).sum().alias("ab"),
            (one != 0).sum().alias("na"),
            (two != 0).sum().alias("nb"),
        )
        for name, a, b, aa, bb, ab, na, nb in sums.iter_rows():
            base = self._bases.setdefault(name, _Base([0.0, 0.0], [0.0, 0.0], [0, 0]))
            _add(base.own, a, b)
            _add(base.square, aa, bb)
            base.deals = [base.deals[0] + na, base.deals[1] + nb]
            base.across += ab
        self._add_figures(numbers, other, wide)

    def _add_figures(self, numbers: pl.DataFrame, other: pl.DataFrame, bases: pl.DataFrame) -> None:
        both = numbers.join(other, on=["deal", "figure", "base"], how="full", coalesce=True, suffix="_other")
        wide = both.with_columns(pl.col("number", "number_other").fill_null(0.0)).join(
            bases.rename({"number": "below", "number_other": "below_other"}), on=["deal", "base"], how="left"
        )
        wide = wide.with_columns(pl.col("below", "below_other").fill_null(0.0))
        a, b, da, db = (pl.col(name) for name in ("number", "number_other", "below", "below_other"))
        sums = wide.group_by("figure", "base", maintain_order=True).agg(
            a.sum().alias("a"),
            b.sum().alias("b"),
            (a * a).sum().alias("aa"),
            (b * b).sum().alias("bb"),
            (a * da).sum().alias("ad"),
            (b * db).sum().alias("bd"),
            (a * b).sum().alias("ab"),
            (a * db).sum().alias("a_db"),
            (da * b).sum().alias("da_b"),
        )
        for figure, name, a_, b_, aa, bb, ad, bd, ab, a_db, da_b in sums.iter_rows():
            one = self._figures.setdefault(figure, _Sums(name, [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]))
            _add(one.own, a_, b_)
            _add(one.square, aa, bb)
            _add(one.with_base, ad, bd)
            one.across += ab
            one.to_other += a_db
            one.from_other += da_b

    def names(self, prefix: str) -> list[str]:
        """The figures whose names begin so."""
        return [name for name in self._figures if name.startswith(prefix)]

    def base(self, name: str, run: int = 0) -> float:
        base = self._bases.get(name)
        return 0.0 if base is None else base.own[run]

    def estimate(self, figure: str, run: int = 0, sure: float = SURE, base: str = "") -> Measure:
        """Of one run. A figure that never was anything but 0 needs its base named to be told from one without any."""
        one = self._figures.get(figure)
        below = self._bases.get(one.base if one is not None else base)
        if below is None or not below.own[run]:
            return NOTHING
        if one is None:
            return Measure(0.0, 0.0, below.deals[run])
        ratio = one.own[run] / below.own[run]
        left = max(0.0, one.square[run] - 2 * ratio * one.with_base[run] + ratio * ratio * below.square[run])
        return Measure(ratio, sure * math.sqrt(left * self._small(below.deals[run])) / below.own[run], below.deals[run])

    def difference(self, figure: str, sure: float = SURE, base: str = "") -> Measure:
        """Run 0 less run 1, deal by deal."""
        one = self._figures.get(figure)
        below = self._bases.get(one.base if one is not None else base)
        if below is None or not all(below.own):
            return NOTHING
        deals = min(below.deals)
        if one is None:
            return Measure(0.0, 0.0, deals)
        (r, s), (d, e) = (one.own[0] / below.own[0], one.own[1] / below.own[1]), below.own
        own = one.square[0] - 2 * r * one.with_base[0] + r * r * below.square[0]
        others = one.square[1] - 2 * s * one.with_base[1] + s * s * below.square[1]
        across = one.across - s * one.to_other - r * one.from_other + r * s * below.across
        variance = max(0.0, own / (d * d) + others / (e * e) - 2 * across / (d * e))
        return Measure(r - s, sure * math.sqrt(variance * self._small(deals)), deals)

    def _small(self, deals: int) -> float:
        """For a ratio that was estimated from the same deals."""
        return deals / (deals - 1) if deals > 1 else 1.0


def _add(sums: list[float], first: float, second: float) -> None:
    sums[0] += first
    sums[1] += second
