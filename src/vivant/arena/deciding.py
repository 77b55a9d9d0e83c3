"""Who is better, decided while a run goes on: a test that may be looked at after every chunk, and says how it may err.

For each two bots and each deal at whose table both sit there is a difference d, from -1 to 1: the mean share of the
victory of one at its seats less that of the other, over all games of the deal. Somebody who believes that the first is
not better loses money if they let us bet on d at fair odds; so a player who begins with 1 and never bets more than
they have comes to have 1/e or more with a probability of at most e (Ville), however often we look. We bet for each
order of each two, and call an order decided when its stake has grown to the number of all orders divided by the error
that the run may make. So the probability that any two are ever called in the wrong order is at most that error.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from itertools import pairwise, permutations
from typing import Final

MOST_STAKE: Final = 0.75  # of what one has, so that no deal ruins
DOUBT: Final = 4.0  # deals without a difference that are imagined before the first
SPREAD: Final = 0.25  # the variance that they have


class Bet:
    """On one bot being better than another: what a stake of 1 has become, as its logarithm."""

    def __init__(self) -> None:
        self.deals = 0
        self.sum = 0.0
        self.squares = 0.0
        self.wealth = 0.0
        self.highest = 0.0

    def add(self, difference: float) -> None:
        """One more deal. What is staked follows from those before it."""
        weight = self.deals + DOUBT
        mean = self.sum / weight
        variance = (self.squares + DOUBT * SPREAD) / weight - mean * mean
        stake = min(MOST_STAKE, max(0.0, mean / (variance + mean * mean)))
        self.wealth += math.log1p(stake * difference)
        self.highest = max(self.highest, self.wealth)
        self.deals += 1
        self.sum += difference
        self.squares += difference * difference


class Decider:
    """Bets on every order of two of these bots."""

    def __init__(self, bots: Iterable[str], error: float) -> None:
        self.bots = list(bots)
        self.bets = {pair: Bet() for pair in permutations(self.bots, 2)}
        self.orders = max(1, len(self.bets))
        self.needed = math.log(self.orders / error)

    def add(self, better: str, worse: str, difference: float) -> None:
        """A deal at whose table both sat."""
        self.bets[better, worse].add(difference)
        self.bets[worse, better].add(-difference)

    def is_decided(self, better: str, worse: str) -> bool:
        return self.bets[better, worse].highest >= self.needed

    def doubt(self, better: str, worse: str) -> float:
        """The smallest error that a run might have asked for and had this order decided by now; 1 if there is none."""
        return min(1.0, self.orders * math.exp(-self.bets[better, worse].highest))

    def decided(self, shares: Mapping[str, float]) -> bool:
        """Whether each two who are next to each other, by their shares of victories, are decided."""
        order = sorted(self.bots, key=lambda bot: -shares.get(bot, 0.0))
        return all(self.is_decided(better, worse) for better, worse in pairwise(order))
