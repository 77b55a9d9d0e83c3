"""Uniform dealing under voids (VO-R7), against brute force: small deals exactly, large ones by exact averages."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import pairwise

import pytest

from vivant.engine.bits import mask_of, members
from vivant.engine.dice import Dice, FastDice
from vivant.games.vivo.rules.uniform import Deal, deal_uniformly

from .chances import CountingDice, all_deals, deviation, exact_odds, expected_shares

RANKS = 12
SUITS = [mask_of(list(range(suit * RANKS, (suit + 1) * RANKS))) for suit in range(5)]

Hands = tuple[frozenset[int], ...]


class Instance:
    """Cards to deal, places with their sizes, and which suits (of those in the cards) each place cannot hold."""

    def __init__(self, luck: random.Random, most_cards: int) -> None:
        places = luck.randint(2, 5)
        suits = luck.randint(1, 4)
        count = luck.randint(1, most_cards)
        deck = [suit * RANKS + rank for suit in range(suits) for rank in range(RANKS)]
        self.cards = sorted(luck.sample(deck, count))
        self.sizes = [0] * places
        for _ in range(count):
            self.sizes[luck.randrange(places)] += 1
        self.void_suits = [{suit for suit in range(suits) if luck.random() < 0.3} for _ in range(places)]
        self.voids = [mask_of([]) for _ in range(places)]
        for place, void in enumerate(self.void_suits):
            for suit in void:
                self.voids[place] |= SUITS[suit]

    def brute(self) -> list[Hands]:
        return list(all_deals(self.cards, self.sizes, lambda place, card: card // RANKS not in self.void_suits[place]))

    def deal(self, dice: Dice) -> Hands:
        hands = deal_uniformly(mask_of(self.cards), list(self.sizes), list(self.voids), SUITS, dice)
        return tuple(frozenset(members(hand)) for hand in hands)

    def counted(self) -> int:
        """How many deals the fast method counts."""
        deal = Deal(list(self.sizes))
        for suit in SUITS:
            if mask_of(self.cards) & suit:
                deal.add_group(mask_of(self.cards) & suit, list(self.voids))
        deal.order_groups()
        return deal._ways_from(0)


def instances(seed: str, how_many: int, most_cards: int) -> list[tuple[Instance, list[Hands]]]:
    """Random ones that have a deal at all."""
    luck = random.Random(seed)
    solvable: list[tuple[Instance, list[Hands]]] = []
    while len(solvable) < how_many:
        one = Instance(luck, most_cards)
        deals = one.brute()
        if deals:
            solvable.append((one, deals))
    return solvable


@pytest.mark.rule("VO-R7")
def test_deals_are_counted_as_brute_force_counts_them() -> None:
    groups = Counter()
    for one, deals in instances("count", 400, 8):
        assert one.counted() == len(deals), vars(one)
        groups[len({tuple(card // RANKS in void for void in one.void_suits) for card in one.cards})] += 1
    assert set(groups) == {1, 2, 3, 4}  # all kinds were tried


@pytest.mark.rule("VO-R7")
def test_every_small_deal_has_exactly_the_same_probability() -> None:
    checked = Counter()
    for one, deals in instances("exact", 300, 6):
        odds = exact_odds(one.deal, most_ways=4000)
        if odds is None:
            continue
        assert odds == dict.fromkeys(deals, Fraction(1, len(deals))), vars(one)
        checked["all"] += 1
        checked["with a choice under voids"] += len(deals) > 1 and any(one.void_suits)
    assert checked["all"] > 200
    assert checked["with a choice under voids"] > 100


@pytest.mark.rule("VO-R7")
def test_larger_deals_come_out_equally_often() -> None:
    for one, deals in instances("often", 25, 8):
        if not 2 <= len(deals) <= 400:
            continue
        dice = FastDice(5)
        counts = Counter(one.deal(dice) for _ in range(12 * len(deals)))
        assert set(counts) <= set(deals)
        assert deviation(counts[deal] for deal in deals) < 4.5, vars(one)


@pytest.mark.rule("VO-R7")
@pytest.mark.parametrize(
    ("counts", "sizes", "barred", "tries"),
    [
        ((9, 9, 9, 9), (12, 12, 12), {(0, 0), (1, 1)}, 2000),
        ((12, 12, 12, 12), (12, 12, 12, 12), {(0, 0), (1, 0), (2, 3), (3, 1)}, 12),  # the slowest there are
        ((12, 12, 12, 12), (12, 12, 12, 12), {(0, 0), (1, 1), (2, 2), (3, 3)}, 12),
        ((11, 10, 9, 12), (14, 14, 14), {(0, 0), (0, 1), (1, 2)}, 2000),
        ((12, 12, 12), (12, 12, 12), {(0, 0), (0, 1)}, 2000),
        ((6, 7, 2), (5, 5, 5), {(2, 1), (0, 2), (1, 0)}, 2000),
        ((12, 12, 12, 12), (1, 23, 20, 4), {(3, 0), (3, 1), (1, 2)}, 500),
    ],
)
def test_large_deals_are_counted_and_averaged_as_the_slow_count_says(
    counts: tuple[int, ...], sizes: tuple[int, ...], barred: set[tuple[int, int]], tries: int
) -> None:
    total, shares = expected_shares(counts, sizes, barred)
    cards = mask_of([suit * RANKS + rank for suit, count in enumerate(counts) for rank in range(count)])
    voids = [sum(SUITS[suit] for at, suit in barred if at == place) for place in range(len(sizes))]
    deal = Deal(list(sizes))
    for suit in SUITS[: len(counts)]:
        deal.add_group(cards & suit, voids)
    deal.order_groups()
    assert deal._ways_from(0) == total
    dice = FastDice(77)
    totals: Counter[tuple[int, int]] = Counter()
    squares: Counter[tuple[int, int]] = Counter()
    for _ in range(tries):
        for place, hand in enumerate(deal_uniformly(cards, list(sizes), voids, SUITS, dice)):
            for suit in range(len(counts)):
                share = (hand & SUITS[suit]).bit_count()
                totals[place, suit] += share
                squares[place, suit] += share * share
    for place in range(len(sizes)):
        for suit in range(len(counts)):
            mean = totals[place, suit] / tries
            spread = (max(0.0, squares[place, suit] / tries - mean * mean) / tries) ** 0.5
            assert abs(mean - shares[suit][place]) <= 4.5 * spread + 1e-9, (place, suit)


@pytest.mark.rule("VO-R7")
def test_the_single_possible_deal_is_found_without_a_search() -> None:
    """Four places, each barred from all suits but one."""
    cards = mask_of([suit * RANKS + rank for suit in range(4) for rank in range(RANKS)])
    voids = [sum(SUITS[other] for other in range(4) if other != suit) for suit in range(4)]
    dice = CountingDice(1)
    assert deal_uniformly(cards, [RANKS] * 4, voids, SUITS, dice) == SUITS[:4]
    assert dice.draws == 0


def test_nothing_to_deal_draws_nothing() -> None:
    dice = CountingDice(1)
    assert deal_uniformly(0, [0, 0, 0], [0, 0, 0], SUITS, dice) == [0, 0, 0]
    assert dice.draws == 0


def test_every_way_walks_all_paths_with_their_odds() -> None:
    """The instrument itself: two draws, the second's size depending on the first."""
    odds = exact_odds(lambda dice: (first := dice.below(2), dice.below(1 + 2 * first)), 10)
    assert odds == {(0, 0): Fraction(1, 2), **{(1, second): Fraction(1, 6) for second in range(3)}}


def test_deviation_tells_even_from_uneven_counts() -> None:
    dice = FastDice(1)
    even = Counter(dice.below(60) for _ in range(6000))
    uneven = Counter(dice.below(60) if dice.below(8) else 0 for _ in range(6000))
    assert abs(deviation(even.values())) < 4
    assert deviation(uneven.values()) > 20
    assert all(earlier <= later for earlier, later in pairwise([deviation([9, 11]), deviation([5, 15])]))
