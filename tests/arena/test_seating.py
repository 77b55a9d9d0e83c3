"""Who sits where: whoever can meet does, every deal is played from every seat, and it all follows from the seed."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from vivant.arena.seating import Seating


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 2), (5, 2), (4, 3), (5, 4), (6, 4)])
def test_everybody_meets_everybody_equally_often(bots: int, seats: int) -> None:
    seating = Seating(bots, seats, seed=3)
    met: Counter[tuple[int, int]] = Counter()
    for deal in range(1, 2 * len(seating.tables) + 1):
        for pair in combinations(sorted(seating.of(deal)[0]), 2):
            met[pair] += 1
    assert len(met) == bots * (bots - 1) // 2
    assert len(set(met.values())) == 1


@pytest.mark.parametrize(("bots", "seats"), [(1, 4), (2, 3), (2, 4), (3, 4), (3, 3), (5, 4), (4, 2)])
def test_every_deal_is_played_from_every_seat(bots: int, seats: int) -> None:
    seating = Seating(bots, seats, seed=3)
    for deal in range(1, 20):
        games = seating.of(deal)
        assert len(games) == len(set(games)) == seating.turns
        assert all(len(game) == seats for game in games)
        for bot in set(games[0]):
            at = Counter(seat for game in games for seat in range(seats) if game[seat] == bot)
            assert set(at) == set(range(seats))
            assert len(set(at.values())) == 1


def test_with_fewer_bots_than_seats_all_sit_and_a_seat_more_goes_around() -> None:
    seating = Seating(2, 3, seed=1)
    counts = Counter(tuple(sorted(seating.of(deal)[0])) for deal in range(1, 21))
    assert counts == {(0, 0, 1): 10, (0, 1, 1): 10}
    assert Seating(2, 4, seed=1).turns == 2  # the other two would be the same games again
    assert Seating(1, 4, seed=1).turns == 1


def test_equal_seeds_equal_seats_and_other_seeds_other_ones() -> None:
    seats = [[Seating(5, 4, seed).of(deal) for deal in range(1, 30)] for seed in (1, 1, 2)]
    assert seats[0] == seats[1] != seats[2]


def test_who_sits_beside_whom_changes_from_deal_to_deal() -> None:
    seating = Seating(4, 4, seed=1)
    after = {game[(game.index(0) + 1) % 4] for deal in range(1, 40) for game in seating.of(deal)}
    assert after == {1, 2, 3}
