"""Ratings of bots by the games that they played: Plackett–Luce, as openskill computes it, game after game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from vivant.engine.needs import needing

with needing("arena"):
    from openskill.models import PlackettLuce

SURE: Final = 1.959964  # standard deviations on each side of a 95 % interval


@dataclass(frozen=True)
class Rating:
    """How strong a bot is: its mean, and half the width of a 95 % interval. Only differences between bots count."""

    mean: float
    error: float


class Ratings:
    """All begin alike. Strengths do not change while they play, so nothing is forgotten."""

    def __init__(self, bots: Iterable[str]) -> None:
        self._model: Any = PlackettLuce(tau=0.0)
        self._ratings: dict[str, Any] = {bot: self._model.rating() for bot in bots}

    def add(self, ranks: Mapping[str, float]) -> None:
        """One more game: the rank of each who took part, the lowest is the best; of several seats their mean."""
        if len(ranks) < 2:
            return
        teams = [[self._ratings[bot]] for bot in ranks]
        for bot, [rating] in zip(ranks, self._model.rate(teams, ranks=list(ranks.values())), strict=True):
            self._ratings[bot] = rating

    def of(self, bot: str) -> Rating:
        rating = self._ratings[bot]
        return Rating(rating.mu, SURE * rating.sigma)
