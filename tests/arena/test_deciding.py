"""The test that ends a run early errs no more often than it says, whenever it is looked at; and it does decide."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

import pytest

from vivant.arena.deciding import Decider

ERROR = 0.1
# Differences of a deal between two who are equally good: fair, skewed either way, rarely anything.
EQUAL: dict[str, Callable[[Random], float]] = {
    "all or nothing": lambda dice: dice.choice((-1.0, 1.0)),
    "seldom much": lambda dice: 1.0 if dice.random() < 0.1 else -1 / 9,
    "often little": lambda dice: -1.0 if dice.random() < 0.1 else 1 / 9,
    "mostly nothing": lambda dice: dice.choice((-0.5, 0.0, 0.0, 0.0, 0.5)),
}


@pytest.mark.parametrize("kind", EQUAL)
def test_equals_are_told_apart_no_more_often_than_is_said(kind: str) -> None:
    """Looked at after each of 300 deals, as a run does; a test with a fixed margin would err in a third of these."""
    dice, wrong, runs = Random(kind), 0, 300
    for _ in range(runs):
        decider = Decider("ab", ERROR)
        for _ in range(300):
            decider.add("a", "b", EQUAL[kind](dice))
        wrong += decider.is_decided("a", "b") or decider.is_decided("b", "a")
    assert wrong <= runs * ERROR + 3 * math.sqrt(runs * ERROR * (1 - ERROR))


def test_of_many_bots_all_pairs_together_err_no_more_often() -> None:
    dice, wrong, runs = Random(3), 0, 60
    for _ in range(runs):
        decider = Decider("abcd", ERROR)
        for _ in range(200):
            for one, other in decider.bets:
                if one < other:
                    decider.add(one, other, dice.choice((-1.0, 0.0, 1.0)))
        wrong += any(decider.is_decided(*pair) for pair in decider.bets)
    assert wrong <= runs * ERROR + 3 * math.sqrt(runs * ERROR)


@pytest.mark.parametrize(("ahead", "most"), [(0.6, 60), (0.3, 200), (0.1, 1500)])
def test_who_is_better_is_decided_the_right_way_and_soon(ahead: float, most: int) -> None:
    dice = Random(7)
    decider = Decider("ab", 0.05)
    deals = 0
    while not decider.is_decided("a", "b"):
        decider.add("a", "b", 1.0 if dice.random() < (1 + ahead) / 2 else -1.0)
        deals += 1
    assert deals < most
    assert not decider.is_decided("b", "a")
    assert decider.doubt("a", "b") <= 0.05 < decider.doubt("b", "a")


def test_a_run_is_decided_when_each_two_who_follow_each_other_are() -> None:
    decider = Decider("abc", 0.05)
    for _ in range(40):
        decider.add("a", "b", 0.9)
        decider.add("a", "c", 0.9)
    shares = {"a": 0.9, "b": 0.5, "c": 0.4}
    assert not decider.decided(shares)
    for _ in range(40):
        decider.add("b", "c", 0.9)
    assert decider.decided(shares)
    assert not decider.decided({"a": 0.9, "b": 0.4, "c": 0.5})


def test_what_was_decided_stays_decided() -> None:
    decider = Decider("ab", 0.05)
    for difference in [0.9] * 40 + [-0.9] * 20:
        decider.add("a", "b", difference)
    assert decider.is_decided("a", "b")


def test_a_small_error_needs_more() -> None:
    deals = []
    for error in (0.2, 0.001):
        decider = Decider("ab", error)
        count = 0
        while not decider.is_decided("a", "b"):
            decider.add("a", "b", 0.5)
            count += 1
        deals.append(count)
    assert deals[0] < deals[1]
