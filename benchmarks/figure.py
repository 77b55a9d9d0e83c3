"""A figure: something measured, and what it should be."""

from __future__ import annotations

import sys
from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """One line of the result. `value` is None where nothing could be measured."""

    name: str
    value: float | None
    target: float
    at_least: bool  # else at most
    unit: str = "x"

    @property
    def ok(self) -> bool:
        if self.value is None:
            return False
        return self.value >= self.target if self.at_least else self.value <= self.target

    def __str__(self) -> str:
        value = "n/a" if self.value is None else f"{self.value:.3g}{self.unit}"
        sign = ">=" if self.at_least else "<="
        return f"figure {self.name} {value} {sign}{self.target:.3g}{self.unit} {'ok' if self.ok else 'short'}"


def at_least(name: str, target: float, value: float | None, unit: str = "x") -> Figure:
    return Figure(name, value, target, True, unit)


def at_most(name: str, target: float, value: float | None, unit: str = "x") -> Figure:
    return Figure(name, value, target, False, unit)


def tell(text: str) -> None:
    """What was measured on the way, for whoever watches."""
    print(text, file=sys.stdout, flush=True)
