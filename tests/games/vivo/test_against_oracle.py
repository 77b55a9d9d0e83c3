"""Vivo against a slow one written from the rules page alone: thousands of random games, compared at every step."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.nets.sizes import usually
from vivant.games.vivo import Vivo

from .oracle import ASKED, Oracle, standard, text_of, texts_of
from .table import small_game

KINDS = list(ASKED)


def compare(game: Vivo, state: Any, oracle: Oracle) -> None:
    """Everything that both sides know."""
    assert state.is_over() == (oracle.waits_for == "over")
    assert state.scores() == oracle.scores()
    data = state.data()
    assert [set(seat["hand"]) for seat in data["seats"]] == [texts_of(hand) for hand in oracle.hands]
    assert [seat["face_up"] for seat in data["seats"]] == [in_order(game, cards) for cards in oracle.face_up]
    assert [seat["face_down"] for seat in data["seats"]] == [in_order(game, cards) for cards in oracle.face_down]
    assert data["pile"] == [oracle.pile[kind] for kind in KINDS]
    asked = [data["trick"]["harmony"], data["next"]]
    assert asked == [KINDS.index(kind) if kind else -1 for kind in (oracle.now, oracle.next)]
    off = {text_of(played.card) for _, _, played in oracle.plays() if not played.followed}
    assert set(data["off"]) == off
    tricks = [oracle.trick, *(trick for _, trick in oracle.tricks[-1:])]
    for told, trick in zip((data["trick"], data["last"]), tricks, strict=False):
        laid = {played.seat: text_of(played.card) for played in trick}
        assert told["cards"] == [laid.get(seat) for seat in range(game.players)]
        assert set(told["off"]) == {text_of(played.card) for played in trick if not played.followed}


def in_order(game: Vivo, cards: list[tuple[str, int]]) -> list[str]:
    return sorted((text_of(card) for card in cards), key=game.parse)


def play_both(game: Vivo, oracle: Oracle, luck: random.Random, thorough: bool) -> None:
    """One random game, every legal set, leader and score compared on the way."""
    state = game.new()
    cards = len(game.actions)
    while oracle.waits_for != "over":
        if thorough:
            compare(game, state, oracle)
        if oracle.waits_for == "play":
            seat = oracle.on_turn()
            assert state.to_act() == 1 << seat
            texts = sorted(texts_of(oracle.legal()), key=game.parse)
            assert [game.text(action) for action in state.legal(seat)] == texts
            if thorough:
                allowed = [game.text(action) for action in range(cards) if game.why_not(state, seat, action) is None]
                assert allowed == texts
            text = luck.choice(texts)
            state.apply(seat, game.parse(text))
            if not oracle.trick:
                assert state.scores() == oracle.scores()
        else:
            assert state.to_act() == 0
            assert state.is_chance()
            if oracle.waits_for != "card" or thorough:
                odds = {game.outcome_text(outcome): weight for outcome, weight in state.outcomes()}
                assert odds == oracle.outcomes()
            texts = list(oracle.outcomes())
            text = luck.choices(texts, list(oracle.outcomes().values()))[0]
            state.apply_outcome(game.parse_outcome(text))
        oracle.do(text)
    compare(game, state, oracle)
    assert state.ranking() == oracle.ranking()


@pytest.mark.parametrize(
    ("players", "without", "games"),
    [(3, letter, usually(60, deep=300)) for letter in "rgby"] + [(4, "", usually(200, deep=1000))],
)
def test_random_games_agree_with_the_oracle(players: int, without: str, games: int) -> None:
    luck = random.Random(f"{players}{without}")
    for number in range(games):
        first = luck.choice(["random", *range(players)])
        options = {"first": first, **({"without": without} if without else {})}
        oracle = standard(players, without or "y", None if first == "random" else first)
        play_both(Vivo(players, options), oracle, luck, thorough=number < 8)


@pytest.mark.parametrize(
    ("players", "suits", "ranks", "pile"),
    [
        (3, 3, 1, "duet"),
        (3, 1, 3, "solo"),
        (3, 3, 2, "solo trio"),
        (3, 2, 3, "duet duet"),
        (3, 3, 3, "solo duet trio"),
        (3, 3, 4, "trio trio duet solo"),
        (4, 4, 1, "quartet"),
        (4, 2, 4, "duet duet"),
        (4, 4, 3, "quartet trio duet"),
        (4, 5, 4, "quartet quartet trio duet solo"),
        (4, 4, 15, "solo " * 5 + "duet " * 5 + "trio " * 3 + "quartet " * 2),
    ],
)
def test_small_and_large_editions_agree_with_the_oracle(players: int, suits: int, ranks: int, pile: str) -> None:
    luck = random.Random(f"{players} {suits} {ranks} {pile}")
    game = small_game(players, suits, ranks, pile)
    harmonies = {kind: pile.split().count(kind) for kind in KINDS}
    games = 1200 // len(pile.split()) ** 2
    for number in range(max(4, min(games, 250))):
        oracle = Oracle(players, "rgbyp"[:suits], ranks, len(pile.split()), harmonies)
        play_both(game, oracle, luck, thorough=number < 20)
