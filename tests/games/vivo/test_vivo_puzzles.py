"""The last tricks as a puzzle: all deals that a view allows, and a card that is best in every one of them."""

from __future__ import annotations

from itertools import permutations

import pytest

from vivant.engine.bits import members
from vivant.engine.dice import FastDice
from vivant.engine.match import Match
from vivant.engine.puzzle import PuzzleBoard, puzzles_of
from vivant.games.vivo.game import Vivo
from vivant.games.vivo.mind.deals import deals_of, margins_by_deal
from vivant.games.vivo.mind.endgame import points_by_card, tricks_left
from vivant.games.vivo.rules.state import VivoState


def positions(players: int, seeds: range, left: int) -> list[tuple[VivoState, int]]:
    """Views of the seat on turn with so many tricks left in the first round."""
    found = []
    for seed in seeds:
        match, dice = Match(Vivo(players), FastDice(seed)), FastDice(seed, 1)
        while True:
            seat = match.to_act()[0]
            view = match.view(seat)
            assert isinstance(view, VivoState)
            if tricks_left(view) == left:
                found.append((view, seat))
                break
            match.play(seat, match.game.text(view.pick(seat, dice)))
    return found


def all_deals(view: VivoState, seat: int) -> set[tuple[int, ...]]:
    """Slowly: every order of the unseen cards, cut into hands; those that no shown void forbids."""
    unseen = view.setup.deck
    for own in view.seats:
        unseen &= ~own.played & ~own.hand
    others = [place for place in range(len(view.seats)) if place != seat]
    deals = set()
    for order in permutations(members(unseen)):
        cards, hands = list(order), [0] * len(view.seats)
        hands[seat] = int(view.seats[seat].hand)
        for place in others:
            for _ in range(view.hand_size(place)):
                hands[place] |= 1 << cards.pop()
        if not any(hands[place] & view.seats[place].void for place in others):
            deals.add(tuple(hands))
    return deals


@pytest.mark.parametrize(("players", "left"), [(3, 2), (3, 3), (4, 2)])
def test_the_deals_of_a_view_are_all_that_it_allows_each_once(players: int, left: int) -> None:
    for view, seat in positions(players, range(1, 5), left):
        deals = [tuple(int(own.hand) for own in state.seats) for state in deals_of(view, 100_000)]
        assert len(deals) == len(set(deals))
        assert set(deals) == all_deals(view, seat)
        for number in range(5):
            world = view.imagine(FastDice(number))
            assert tuple(int(own.hand) for own in world.seats) in deals


def test_deals_beyond_a_limit_are_none() -> None:
    ((view, seat),) = positions(4, range(1, 2), 2)
    count = len(deals_of(view, 100_000))
    assert len(deals_of(view, count)) == count
    assert deals_of(view, count - 1) == []
    assert margins_by_deal(view, seat, count - 1) == []


def test_a_card_that_ships_as_the_best_is_so_in_every_deal() -> None:
    ours = [one for one in puzzles_of(Vivo) if one.kind == "tricks"]
    for one in ours[:3]:
        view = PuzzleBoard(one, Vivo).view
        assert isinstance(view, VivoState)
        legal = [Vivo(one.players).text(card) for card in view.legal(one.seat)]
        sums = [0.0] * len(legal)
        deals = deals_of(view, 1000)
        assert len(deals) == one.numbers["deals"]
        for state in deals:
            margins = points_by_card(state, one.seat)
            assert margins[legal.index(one.line[0])] == pytest.approx(max(margins))
            sums = [sum + margin for sum, margin in zip(sums, margins, strict=True)]
        assert {text: round(1000 * sum / len(deals)) for text, sum in zip(legal, sums, strict=True)} == one.worths
