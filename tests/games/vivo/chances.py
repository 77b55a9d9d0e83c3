"""Instruments for chance: dice that walk every way a draw may go, dice that count, and a test of evenness."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Iterator
from fractions import Fraction

from vivant.engine.dice import Dice, FastDice


class EveryWay(Dice):
    """Answers by a path of choices, which `advance` turns like an odometer until every path was walked."""

    def __init__(self) -> None:
        self.path: list[int] = []
        self.sizes: list[int] = []
        self.at = 0

    def below(self, n: int) -> int:
        if self.at == len(self.path):
            self.path.append(0)
            self.sizes.append(n)
        self.at += 1
        return self.path[self.at - 1]

    def probability(self) -> Fraction:
        """Of the path that was just walked."""
        assert self.at == len(self.path)
        return Fraction(1, math.prod(self.sizes))

    def advance(self) -> bool:
        """On to the next path; False when there is none."""
        while self.path and self.path[-1] == self.sizes[-1] - 1:
            self.path.pop()
            self.sizes.pop()
        self.at = 0
        if not self.path:
            return False
        self.path[-1] += 1
        return True


class CountingDice(Dice):
    """Fast dice that count how often something was drawn."""

    def __init__(self, seed: int) -> None:
        self.inner = FastDice(seed)
        self.draws = 0

    def below(self, n: int) -> int:
        self.draws += 1
        return self.inner.below(n)

    def below_big(self, n: int) -> int:
        self.draws += 1
        return self.inner.below_big(n)


def exact_odds(draw: Callable[[Dice], Hashable], most_ways: int) -> dict[Hashable, Fraction] | None:
    """The exact probability of everything that `draw` may give; None where there are about more ways than that."""
    dice = EveryWay()
    odds: dict[Hashable, Fraction] = {}
    while True:
        drawn = draw(dice)
        if not odds and math.prod(dice.sizes) > most_ways:
            return None
        odds[drawn] = odds.get(drawn, Fraction(0)) + dice.probability()
        if not dice.advance():
            assert sum(odds.values()) == 1
            return odds


def deviation(counts: Iterable[int]) -> float:
    """How far counts that should be equal are from it, in standard deviations: chi-square by Wilson and Hilferty."""
    numbers = list(counts)
    if len(numbers) < 2:
        return 0.0
    mean = sum(numbers) / len(numbers)
    freedom = len(numbers) - 1
    chi_square = sum((count - mean) ** 2 for count in numbers) / mean
    spread = 2 / (9 * freedom)
    return ((chi_square / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread)


def all_deals(cards: list, sizes: list[int], allowed: Callable[[int, object], bool]) -> Iterator[tuple[frozenset, ...]]:
    """Every way to deal the cards to places of these sizes, card by card."""
    hands: list[list] = [[] for _ in sizes]

    def deal_from(at: int) -> Iterator[tuple[frozenset, ...]]:
        if at == len(cards):
            yield tuple(frozenset(hand) for hand in hands)
            return
        for place, size in enumerate(sizes):
            if len(hands[place]) < size and allowed(place, cards[at]):
                hands[place].append(cards[at])
                yield from deal_from(at + 1)
                hands[place].pop()

    yield from deal_from(0)


def expected_shares(
    counts: tuple[int, ...], sizes: tuple[int, ...], barred: set[tuple[int, int]]
) -> tuple[int, list[list[Fraction]]]:
    """How many deals there are, and how many cards of each suit each place gets on average over all of them.

    `counts[s]` cards of suit s are dealt to places of these sizes; a (place, suit) in `barred` gets none.
    """
    known: dict[tuple[int, tuple[int, ...]], tuple[int, list[list[int]]]] = {}

    def tables(count: int, rooms: tuple[int, ...], suit: int) -> Iterator[tuple[int, ...]]:
        if len(rooms) == 1:
            if count <= rooms[0] and (count == 0 or (len(sizes) - 1, suit) not in barred):
                yield (count,)
            return
        place = len(sizes) - len(rooms)
        most = 0 if (place, suit) in barred else min(count, rooms[0])
        for share in range(most + 1):
            for rest in tables(count - share, rooms[1:], suit):
                yield (share, *rest)

    def count_from(suit: int, rooms: tuple[int, ...]) -> tuple[int, list[list[int]]]:
        if suit == len(counts):
            return (1 if not any(rooms) else 0), []
        if (suit, rooms) not in known:
            total = 0
            sums = [[0] * len(sizes) for _ in counts[suit:]]
            for shares in tables(counts[suit], rooms, suit):
                ways = math.factorial(counts[suit])
                for share in shares:
                    ways //= math.factorial(share)
                left = tuple(room - share for room, share in zip(rooms, shares, strict=True))
                later, later_sums = count_from(suit + 1, left)
                total += ways * later
                for place, share in enumerate(shares):
                    sums[0][place] += ways * later * share
                for row, later_row in zip(sums[1:], later_sums, strict=True):
                    for place, value in enumerate(later_row):
                        row[place] += ways * value
            known[suit, rooms] = total, sums
        return known[suit, rooms]

    total, sums = count_from(0, sizes)
    if total == 0:
        return 0, []
    return total, [[Fraction(value, total) for value in row] for row in sums]
