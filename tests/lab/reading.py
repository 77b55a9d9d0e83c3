"""Reads rows back, for the oracles of each game: what the cells say, and positions of random matches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from vivant import lab
from vivant.engine.game import Game
from vivant.testkit.trial import COMPILED, Trial

MATCHES = 12 if COMPILED else 2


class Read:
    """A row by its parts."""

    def __init__(self, game: Game, view: Any, seat: int, critic: bool = False) -> None:
        spec = lab.spec(game, critic=critic)
        self.parts = spec.describe(lab.observe(game, view, seat, critic=critic).tolist())

    def __getitem__(self, name: str) -> list[str]:
        return self.parts[name]

    def number(self, name: str) -> int:
        """In binary."""
        return sum(int(digit) for digit in self[name])

    def one(self, name: str) -> str | None:
        """The cell that is set, None where none is."""
        assert len(self[name]) <= 1, f"{name}: {self[name]}"
        return self[name][0] if self[name] else None

    def counts(self, name: str) -> Counter[str]:
        """What is counted as `red*4`."""
        counts: Counter[str] = Counter()
        for cell in self[name]:
            thing, digit = cell.split("*")
            counts[thing] += int(digit)
        return counts


def positions(game: Game) -> Iterator[tuple[Any, int]]:
    """A state now and then, with each seat."""
    for seed in range(MATCHES):
        trial = Trial(game, seed)
        for state in trial.looks(15):
            for seat in trial.seats:
                yield state, seat


def turns(seat: int, viewer: int, players: int) -> str | None:
    return None if seat < 0 else str((seat - viewer) % players)
