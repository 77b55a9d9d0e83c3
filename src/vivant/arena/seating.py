"""Who sits where: tables of every combination, each deal played from every seat, the same for a seed every time."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final

from vivant.engine.dice import MAX_SEED, FastDice

OTHER_STREAM: Final = 7_368_787  # a prime: seats are not drawn with the dice of the deal


class Seating:
    """`bots` of them at tables of `seats`, as a round robin: whoever can meet does, equally often.

    A table has as many different bots as it can. Where there are fewer bots than seats, all sit at it, again and again
    around, and those who have a seat more take turns. Each deal has a table, drawn from those that were used least,
    and an order around it, drawn too; it is played once for each way to turn that order.
    """

    def __init__(self, bots: int, seats: int, seed: int) -> None:
        self.bots = bots
        self.seats = seats
        self.seed = (seed * OTHER_STREAM) % MAX_SEED
        if bots >= seats:
            self.tables = list(combinations(range(bots), seats))
        else:
            whole, more = divmod(seats, bots)
            everybody = tuple(range(bots)) * whole
            self.tables = [everybody + some for some in combinations(range(bots), more)]
        self._shuffled = lru_cache(2)(self._shuffle)

    @property
    def turns(self) -> int:
        """How often each deal is played."""
        return len(_turned(self._around(self.tables[0])))

    def of(self, deal: int) -> list[tuple[int, ...]]:
        """For each game of the deal of this number, from 1: the bot at each seat."""
        round, at = divmod(deal - 1, len(self.tables))
        table = self.tables[self._shuffled(round)[at]]
        dice = FastDice(self.seed, 2 * deal)
        return _turned(self._around(tuple(_permuted(list(table), dice))))

    def _around(self, table: tuple[int, ...]) -> tuple[int, ...]:
        """Everybody once, in the order of their first seat, then again whoever has another."""
        left = {bot: table.count(bot) for bot in table}
        around: list[int] = []
        while len(around) < len(table):
            for bot in left:
                if left[bot]:
                    around.append(bot)
                    left[bot] -= 1
        return tuple(around)

    def _shuffle(self, round: int) -> list[int]:
        return _permuted(list(range(len(self.tables))), FastDice(self.seed, 2 * round + 1))


def _permuted(items: list[int], dice: FastDice) -> list[int]:
    for last in range(len(items) - 1, 0, -1):
        other = dice.below(last + 1)
        items[last], items[other] = items[other], items[last]
    return items


def _turned(around: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every way to turn it that differs."""
    return list(dict.fromkeys(_turns(around)))


def _turns(around: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    for by in range(len(around)):
        yield around[by:] + around[:by]
