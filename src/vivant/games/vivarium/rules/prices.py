"""What a cell costs with two dominoes, and which cells so many gems reach: worked out once for every pair of them."""
# vivant: compiled

from __future__ import annotations

from mypy_extensions import i64

from vivant.engine.bits import mask_of
from vivant.games.vivarium.rules.components import Components


def price_cells(components: Components, most: i64) -> tuple[list[i64], list[i64]]:
    """For each pair of dominoes the gems that each cell costs; and, for each number of gems, the cells within reach.

    VA-13, VA-14: one number of each domino, either way round, moved by gems; `most` is the dearest cell's price.
    """
    costs: list[i64] = []
    reach: list[i64] = []
    for one in components.dominoes:
        for two in components.dominoes:
            prices: list[int] = []
            for row in range(1, components.board_rows + 1):
                for column in range(1, components.board_columns + 1):
                    ways = [
                        min(abs(row - a) + abs(column - b), abs(row - b) + abs(column - a))
                        for a in (one.a, one.b)
                        for b in (two.a, two.b)
                    ]
                    prices.append(min(ways))
            for price in prices:
                costs.append(price)
            for gems in range(most + 1):
                reach.append(mask_of([cell for cell in range(len(prices)) if prices[cell] <= gems]))
    return costs, reach
