"""VO-R7: imagining fills a view uniformly with what is still possible, and with nothing else; never a second try."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Hashable
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vivant.engine.dice import Dice, FastDice
from vivant.engine.state import SPECTATOR
from vivant.games.vivo import Vivo

from .chances import CountingDice, all_deals, deviation, exact_odds, expected_shares
from .oracle import Card, Oracle, card_of, standard, suits_that_follow, text_of, texts_of
from .table import small_game

Deal = tuple[frozenset[str], ...]  # the hands, seat by seat, and what is not dealt yet


def places_of(state: Any) -> Deal:
    data = state.data()
    return (*(frozenset(seat["hand"]) for seat in data["seats"]), frozenset(data["deck"]))


def unseen_cards(oracle: Oracle, viewer: int) -> list[Card]:
    """The cards in play that were not played in this round and are not in the viewer's hand."""
    seen = {played.card for _, _, played in oracle.plays()} | (oracle.hands[viewer] if viewer >= 0 else set())
    return [(suit, rank) for suit in oracle.suits for rank in range(1, oracle.ranks + 1) if (suit, rank) not in seen]


def possible_deals(oracle: Oracle, viewer: int) -> list[Deal]:
    """Every deal that this viewer cannot rule out, from the record of plays and their own hand alone."""
    players = oracle.players
    own = oracle.hands[viewer] if viewer >= 0 else set()
    unseen = unseen_cards(oracle, viewer)
    sizes = [0 if seat == viewer else len(oracle.hands[seat]) for seat in range(players)]
    deals: list[Deal] = []
    for deal in all_deals(unseen, [*sizes, len(oracle.deck)], lambda place, card: True):
        hands: list[set[Card]] = [own if seat == viewer else set(deal[seat]) for seat in range(players)]
        if oracle.could_be(hands):
            deals.append((*(frozenset(texts_of(hand)) for hand in hands), frozenset(texts_of(set(deal[players])))))
    return deals


class Pair:
    """A match of Vivo and the same in the oracle."""

    def __init__(self, game: Vivo, oracle: Oracle, luck: random.Random) -> None:
        self.game = game
        self.oracle = oracle
        self.luck = luck
        self.state = game.new()

    def step(self) -> None:
        if self.oracle.waits_for == "play":
            text = self.luck.choice(sorted(texts_of(self.oracle.legal())))
            self.state.apply(self.oracle.on_turn(), self.game.parse(text))
        else:
            text = self.luck.choice(sorted(self.oracle.outcomes()))
            self.state.apply_outcome(self.game.parse_outcome(text))
        self.oracle.do(text)

    def viewers(self) -> list[int]:
        return [SPECTATOR, *range(self.game.players)]


def small_pair(players: int, suits: int, ranks: int, pile: str, removed: int, luck: random.Random) -> Pair:
    without = luck.choice("rgbyp"[:suits]) if removed else ""
    options: dict[str, object] = {"without": without} if removed else {}
    game = small_game(players, suits, ranks, pile, removed, **options)
    kinds = pile.split()
    letters = "rgbyp"[:suits].replace(without, "") if removed else "rgbyp"[:suits]
    harmonies = {kind: kinds.count(kind) for kind in ("solo", "duet", "trio", "quartet")}
    return Pair(game, Oracle(players, letters, ranks, len(kinds), harmonies), luck)


# players, suits, ranks, harmonies, suits removed, matches to try, the most ways that are walked exactly
SMALL = [
    (3, 2, 3, "solo duet", 0, 8, 3000),
    (3, 3, 2, "solo solo", 0, 8, 3000),
    (3, 3, 2, "trio solo", 0, 8, 3000),
    (3, 4, 2, "duet solo", 1, 8, 3000),
    (3, 3, 3, "solo duet solo", 0, 4, 800),
    (3, 4, 3, "solo solo duet trio", 0, 3, 800),
    (4, 4, 2, "solo quartet", 0, 3, 1000),
    (4, 2, 4, "solo duet", 0, 3, 1000),
]


@pytest.mark.rule("VO-R7")
@pytest.mark.parametrize(("players", "suits", "ranks", "pile", "removed", "matches", "most_ways"), SMALL)
def test_imagining_gives_every_possible_deal_with_exactly_the_same_probability(
    players: int, suits: int, ranks: int, pile: str, removed: int, matches: int, most_ways: int
) -> None:
    """At every step of small matches, in mid-deal too, for each seat and the spectator."""
    luck = random.Random(f"{players}{suits}{ranks}{pile}")
    checked: Counter[str] = Counter()
    for _ in range(matches):
        pair = small_pair(players, suits, ranks, pile, removed, luck)
        while not pair.state.is_over():
            for viewer in pair.viewers():
                view = pair.state.view(viewer)

                def draw(dice: Dice, view: Any = view) -> Hashable:
                    return places_of(view.imagine(dice))

                odds = exact_odds(draw, most_ways)
                if odds is None:
                    continue
                deals = possible_deals(pair.oracle, viewer)
                assert odds == dict.fromkeys(deals, Fraction(1, len(deals)))
                assert places_of(pair.state) in odds
                checked["all"] += 1
                checked["in mid-deal"] += bool(pair.oracle.dealt and pair.oracle.deck)
                offs = [played.seat for _, _, played in pair.oracle.plays() if not played.followed]
                checked["after a card off-harmony"] += len(deals) > 1 and bool(offs)
            pair.step()
    assert checked["all"] > 50
    assert checked["in mid-deal"] > 10
    assert checked["after a card off-harmony"] > 10


@pytest.mark.rule("VO-R7")
@pytest.mark.parametrize(
    ("players", "suits", "ranks", "pile"),
    [(3, 3, 4, "solo duet trio solo"), (4, 4, 3, "solo trio quartet"), (3, 4, 3, "solo solo duet trio")],
)
def test_imagined_deals_come_out_equally_often(players: int, suits: int, ranks: int, pile: str) -> None:
    """The same with real dice, where there are too many ways to walk: chi-square over the deals."""
    luck = random.Random(f"often {players}{suits}{ranks}")
    tested = 0
    dice = FastDice(2026)
    while tested < 8:
        pair = small_pair(players, suits, ranks, pile, 0, luck)
        while pair.oracle.round == 1:
            viewer = luck.choice(pair.viewers())
            if pair.oracle.dealt and luck.random() < 0.25 and tested < 8:
                deals = possible_deals(pair.oracle, viewer) if len(unseen_cards(pair.oracle, viewer)) <= 9 else []
                if 20 <= len(deals) <= 300:
                    view = pair.state.view(viewer)
                    counts = Counter(places_of(view.imagine(dice)) for _ in range(10 * len(deals)))
                    assert set(counts) <= set(deals)
                    assert deviation(counts[deal] for deal in deals) < 4.5
                    tested += 1
            pair.step()


def barred_suits(oracle: Oracle) -> set[tuple[int, str]]:
    """Which seat has shown not to hold which suit, from the record of plays."""
    barred: set[tuple[int, str]] = set()
    for harmony, trick, played in oracle.plays():
        if not played.followed:
            for suit in suits_that_follow(harmony, trick, oracle.players, oracle.suits):
                barred.add((played.seat, suit))
    return barred


@pytest.mark.rule("VO-R7")
@pytest.mark.parametrize(
    ("players", "viewer", "plays", "voids", "seed"),
    [
        (4, 0, 18, 2, 1),
        (4, 1, 22, 3, 2),
        (4, 3, 26, 3, 3),
        (4, 2, 30, 4, 4),
        (4, SPECTATOR, 30, 3, 5),
        (3, 1, 10, 1, 6),
        (3, 2, 16, 2, 7),
        (3, SPECTATOR, 18, 2, 8),
    ],
)
def test_large_views_place_every_card_with_its_exact_probability(
    players: int, viewer: int, plays: int, voids: int, seed: int
) -> None:
    """How often a seat holds a card, against the exact probability by a slow count of all tables."""
    luck = random.Random(seed)
    total = 0
    while total < 1000:
        pair = Pair(Vivo(players), standard(players), luck)
        while pair.oracle.waits_for != "play" or len(pair.oracle.plays()) < plays:
            pair.step()
        oracle = pair.oracle
        barred = {(seat, suit) for seat, suit in barred_suits(oracle) if seat != viewer}
        if len(barred) < voids:
            continue
        unseen = unseen_cards(oracle, viewer)
        counts = tuple(sum(card[0] == suit for card in unseen) for suit in oracle.suits)
        others = [seat for seat in range(players) if seat != viewer]
        sizes = tuple(len(oracle.hands[seat]) for seat in others)
        excluded = {(others.index(seat), oracle.suits.index(suit)) for seat, suit in barred}
        total, shares = expected_shares(counts, sizes, excluded)
    view = pair.state.view(viewer)
    dice = FastDice(seed)
    tries = 1000
    holdings: Counter[tuple[int, str]] = Counter()
    for _ in range(tries):
        for seat, hand in enumerate(places_of(view.imagine(dice))[:-1]):
            holdings.update((seat, card) for card in hand)
    for place, seat in enumerate(others):
        for suit, rank in unseen:
            at = oracle.suits.index(suit)
            chance = float(shares[at][place] / counts[at])
            spread = (chance * (1 - chance) / tries) ** 0.5
            often = holdings[seat, text_of((suit, rank))] / tries
            assert abs(often - chance) <= 4.8 * spread + 1e-9, (seat, suit, rank)


@pytest.mark.rule("VO-R7")
@settings(max_examples=settings().max_examples * 2 // 5)
@given(
    players=st.sampled_from([3, 4]),
    seed=st.integers(0, 2**31),
    steps=st.integers(0, 150),
    dice_seed=st.integers(0, 2**31),
)
def test_imagining_never_fails_and_never_draws_twice(players: int, seed: int, steps: int, dice_seed: int) -> None:
    luck = random.Random(seed)
    pair = Pair(Vivo(players), standard(players), luck)
    for _ in range(steps):
        if not pair.state.is_over():
            pair.step()
    for viewer in pair.viewers():
        view = pair.state.view(viewer)
        before = view.data()
        dice = CountingDice(dice_seed)
        imagined = view.imagine(dice)
        assert view.data() == before
        unseen = len(unseen_cards(pair.oracle, viewer))
        shares = len(pair.oracle.suits) * players  # one draw for each suit and place at most, to fix the table
        assert dice.draws <= unseen + shares
        assert imagined.view(viewer).data() == before
        assert game_pieces_are_whole(pair.game, imagined)
        hands = [{card_of(card) for card in hand} for hand in places_of(imagined)[:-1]]
        assert pair.oracle.could_be(hands)


def game_pieces_are_whole(game: Vivo, state: Any) -> bool:
    return game.pieces(state) == game.pieces(game.new())


@pytest.mark.rule("VO-R7")
def test_a_full_state_imagines_itself_and_shares_nothing() -> None:
    pair = Pair(Vivo(4), standard(4), random.Random(1))
    for _ in range(70):
        pair.step()
    same = pair.state.imagine(CountingDice(1))
    assert same.data() == pair.state.data()
    before = pair.state.data()
    seat = same.to_act().bit_length() - 1
    same.apply(seat, same.legal(seat)[0])
    assert pair.state.data() == before


@pytest.mark.rule("VO-R7")
def test_what_was_shown_is_forgotten_with_the_round() -> None:
    """Hands are new in round 2: everybody may hold everything again."""
    luck = random.Random(3)
    pair = Pair(Vivo(3), standard(3), luck)
    while pair.oracle.round == 1:
        if len(pair.oracle.tricks) == 11 and not pair.oracle.trick:
            assert barred_suits(pair.oracle)
        pair.step()
    while pair.oracle.waits_for != "play":
        pair.step()
    view = pair.state.view(0)
    dice = FastDice(1)
    held = {(seat, card[0]) for _ in range(40) for seat in (1, 2) for card in places_of(view.imagine(dice))[seat]}
    assert held == {(seat, suit) for seat in (1, 2) for suit in "rgb"}
