"""Timing by turns: whatever slows the machine down for a while slows all contestants down alike."""

from __future__ import annotations

from collections.abc import Callable
from itertools import repeat
from statistics import median
from time import perf_counter

Contestant = Callable[[int], float]  # does its work this many times; the seconds that took

ROUNDS = 9


class Race:
    """Contestants take turns, so many times about `seconds` each. A ratio is the median of the ratios by round."""

    def __init__(self, contestants: dict[str, Contestant], seconds: float = 0.25, rounds: int = ROUNDS) -> None:
        times = {name: _times_for(run, seconds) for name, run in contestants.items()}
        self.rates: dict[str, list[float]] = {name: [] for name in contestants}  # by round, units a second
        for _ in range(rounds):
            for name, run in contestants.items():
                self.rates[name].append(times[name] / run(times[name]))

    def rate(self, name: str) -> float:
        return median(self.rates[name])

    def ratio(self, name: str, peer: str) -> float:
        """How many times as fast as the peer."""
        return median(own / other for own, other in zip(self.rates[name], self.rates[peer], strict=True))


def _times_for(run: Contestant, seconds: float) -> int:
    """How often it must be done to take about this long."""
    times = 1
    while (taken := run(times)) < seconds / 4:
        times *= 2
    return max(1, round(times * seconds / taken))


def timed(function: Callable[[int], object]) -> Contestant:
    """A contestant from a function that repeats its work by itself."""

    def run(times: int) -> float:
        start = perf_counter()
        function(times)
        return perf_counter() - start

    return run


def called(function: Callable[[], object]) -> Contestant:
    """A contestant from a function to be called again and again."""

    def run(times: int) -> float:
        start = perf_counter()
        for _ in repeat(None, times):
            function()
        return perf_counter() - start

    return run
