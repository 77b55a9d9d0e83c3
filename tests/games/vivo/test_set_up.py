"""VO-01 to VO-03 and what belongs to them: what is in play, how it is dealt, who leads first."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from vivant.engine.dice import FastDice
from vivant.engine.errors import IllegalAction, SetupError
from vivant.engine.match import Match
from vivant.engine.simulate import play_out
from vivant.engine.state import SPECTATOR
from vivant.games.vivo import Vivo

from .table import Table, cards_in_play, small_game


def odds(game: Vivo, state: Any) -> dict[str, int]:
    return {game.outcome_text(outcome): weight for outcome, weight in state.outcomes()}


def after(game: Vivo, *outcomes: str) -> Any:
    state = game.new()
    for text in outcomes:
        assert text in odds(game, state)
        state.apply_outcome(game.parse_outcome(text))
    return state


@pytest.mark.rule("VO-01")
@pytest.mark.parametrize("players", [-1, 0, 1, 2, 5, 48, True])
def test_other_counts_than_3_and_4_are_refused(players: int) -> None:
    with pytest.raises(SetupError, match="vivo is played by 3 or 4, not by"):
        Vivo(players)


@pytest.mark.rule("VO-01")
@pytest.mark.parametrize("without", "rgby")
def test_three_players_leave_out_the_suit_that_the_option_names(without: str) -> None:
    game = Vivo(3, {"without": without})
    state = after(game, "first=0", "now=solo", "next=solo")
    suits = "rgby".replace(without, "")
    assert odds(game, state) == {f"{suit}{rank}": 1 for suit in suits for rank in range(1, 13)}
    match = Match(game, FastDice(1))
    seat = match.to_act()[0]
    with pytest.raises(IllegalAction) as refused:
        match.play(seat, f"{without}7")
    assert refused.value.reason is not None
    assert refused.value.reason.rule == "VO-01"


@pytest.mark.rule("VO-01")
def test_the_last_suit_is_left_out_unless_another_is_named() -> None:
    assert Vivo(3).options["without"] == "y"
    assert [card for card in cards_in_play(Vivo(3)) if card[0] == "y"] == []
    with pytest.raises(SetupError, match="the option without may not be p"):
        Vivo(3, {"without": "p"})
    with pytest.raises(SetupError, match="there is no option without"):
        Vivo(4, {"without": "y"})


@pytest.mark.rule("VO-01", "VO-X11")
@pytest.mark.parametrize(
    ("players", "cards", "harmonies"),
    [
        (3, 36, {"now=solo": 4, "now=duet": 4, "now=trio": 4}),
        (4, 48, {"now=solo": 3, "now=duet": 3, "now=trio": 3, "now=quartet": 3}),
    ],
)
def test_cards_and_harmony_cards_in_play_by_count(players: int, cards: int, harmonies: dict[str, int]) -> None:
    game = Vivo(players)
    assert odds(game, after(game, "first=0")) == harmonies
    dealt = odds(game, after(game, "first=0", "now=solo", "next=duet"))
    assert len(dealt) == cards
    assert set(dealt.values()) == {1}


@pytest.mark.rule("VO-X11")
@pytest.mark.parametrize(("players", "decisions"), [(3, 36), (4, 48)])
def test_number_of_decisions(players: int, decisions: int) -> None:
    game = Vivo(players)
    state = game.new()
    state.roll(FastDice(3))
    by_round: Counter[int] = Counter()
    while not state.is_over():
        seat = state.to_act().bit_length() - 1
        by_round[state.data()["round"]] += 1
        state.apply(seat, state.legal(seat)[0])
        state.roll(FastDice(4))
    assert by_round == {0: decisions, 1: decisions}
    assert play_out(game.new(), FastDice(9)) == 2 * decisions


@pytest.mark.rule("VO-01", "VO-R8")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_what_is_removed_is_known_to_all(viewer: int) -> None:
    state = after(Vivo(3, {"without": "g"}), "first=1", "now=trio", "next=duet")
    view = state.view(viewer)
    assert view.data()["pile"] == [4, 3, 3, 0]
    state.roll(FastDice(2))
    for seed in range(5):
        hands = [seat["hand"] for seat in state.view(viewer).imagine(FastDice(seed)).data()["seats"]]
        assert [len(hand) for hand in hands] == [12, 12, 12]
        assert not [card for hand in hands for card in hand if card[0] == "g"]


@pytest.mark.rule("VO-02")
@pytest.mark.parametrize("players", [3, 4])
def test_the_first_harmony_lies_open_and_so_does_the_next(players: int) -> None:
    game = Vivo(players)
    state = after(game, "first=0", "now=duet")
    left = {3: {"solo": 4, "duet": 3, "trio": 4}, 4: {"solo": 3, "duet": 2, "trio": 3, "quartet": 3}}[players]
    assert odds(game, state) == {f"next={kind}": count for kind, count in left.items()}
    state = after(game, "first=0", "now=duet", "next=trio")
    for viewer in (SPECTATOR, *range(players)):
        view = state.view(viewer).data()
        assert (view["trick"]["harmony"], view["next"]) == (1, 2)


@pytest.mark.rule("VO-02")
@pytest.mark.parametrize("players", [3, 4])
def test_all_cards_in_play_are_dealt_twelve_to_each(players: int) -> None:
    game = Vivo(players)
    state = after(game, "first=0", "now=duet", "next=trio")
    left = cards_in_play(game)
    for number in range(12 * (players - 1)):
        assert odds(game, state) == dict.fromkeys(left, 1)
        card = left.pop(7 * number % len(left))
        state.apply_outcome(game.parse_outcome(card))
        assert card in state.data()["seats"][number // 12]["hand"]
    assert not state.is_chance()  # the last seat gets what is left
    hands = [seat["hand"] for seat in state.data()["seats"]]
    assert [len(hand) for hand in hands] == [12] * players
    assert sorted(card for hand in hands for card in hand) == sorted(cards_in_play(game))


@pytest.mark.rule("VO-02")
def test_hands_are_secret() -> None:
    table = Table(Vivo(4), ["only r", "only g", "only b", "only y"], "duet trio")
    for viewer in range(4):
        hands = [seat["hand"] for seat in table.state.view(viewer).data()["seats"]]
        assert [len(hand) for hand in hands] == [12 if seat == viewer else 0 for seat in range(4)]
    assert all(not seat["hand"] for seat in table.state.view(SPECTATOR).data()["seats"])


@pytest.mark.rule("VO-02")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_a_deal_in_progress_shows_a_seat_its_own_cards_only(viewer: int) -> None:
    state = after(Vivo(3), "first=0", "now=solo", "next=solo", *[f"r{rank}" for rank in range(1, 13)], "g1", "g2")
    data = state.view(viewer).data()
    assert data["deck"] == []
    assert [len(seat["hand"]) for seat in data["seats"]] == [
        {0: 12, 1: 2, 2: 0}[seat] if seat == viewer else 0 for seat in range(3)
    ]


@pytest.mark.rule("VO-03")
@pytest.mark.parametrize("players", [3, 4])
def test_the_first_leader_is_drawn_with_equal_odds(players: int) -> None:
    game = Vivo(players)
    assert odds(game, game.new()) == {f"first={seat}": 1 for seat in range(players)}
    for seat in range(players):
        assert Table(game, [], "solo solo", leader=seat).turn == seat


@pytest.mark.rule("VO-03")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_option_names_the_first_leader_and_nothing_is_drawn(seat: int) -> None:
    game = Vivo(3, {"first": seat})
    assert odds(game, game.new()) == {"now=solo": 4, "now=duet": 4, "now=trio": 4}
    assert Table(game, [], "solo solo").turn == seat


@pytest.mark.rule("VO-03")
@pytest.mark.parametrize("first", [3, -1, "2", "nobody", True])
def test_a_first_leader_who_does_not_sit_there_is_refused(first: object) -> None:
    with pytest.raises(SetupError, match="the option first may not be"):
        Vivo(3, {"first": first})


@pytest.mark.rule("VO-R4")
@pytest.mark.parametrize("without", "rgby")
def test_the_same_suit_is_left_out_in_both_rounds(without: str) -> None:
    game = Vivo(3, {"without": without})
    table = Table(game, [], "solo duet").play_on(12)
    assert table.data()["round"] == 1
    suits = "rgby".replace(without, "")
    assert set(odds(game, table.state)) == {f"{suit}{rank}" for suit in suits for rank in range(1, 13)}


@pytest.mark.rule("VO-R8")
def test_the_pile_is_a_set_of_which_only_the_top_is_turned_up() -> None:
    """Nobody has seen its order, so it is not drawn before a card of it is turned up."""
    table = Table(Vivo(4), [], "duet trio")
    for viewer in (SPECTATOR, 0, 3):
        assert table.state.view(viewer).data()["pile"] == [3, 2, 2, 3]
    # Two decks shuffled otherwise give the same state until they differ in what is turned up.
    other = Table(Vivo(4), [], "duet trio")
    one, two = (table.play_on(1), other.play_on(1))
    assert one.data() == two.data()
    other_next = Table(Vivo(4), [], "duet trio quartet").play_on(1)
    assert one.data() != other_next.data()
    assert other_next.data()["pile"] == [3, 2, 2, 2]


@pytest.mark.rule("VO-01")
def test_an_edition_may_keep_every_suit_at_three_players() -> None:
    game = small_game(3, 3, 4, "solo duet trio trio")
    assert "without" not in game.options
    assert game.options == {"first": "random", "open_discards": False}


def test_texts_of_actions_and_outcomes_round_trip() -> None:
    game = Vivo(4)
    assert len(game.actions) == 48
    assert [game.text(action) for action in (0, 11, 12, 47)] == ["r1", "r12", "g1", "y12"]
    for action in range(48):
        assert game.parse(game.text(action)) == action
    texts = [game.outcome_text(outcome) for outcome in range(len(game.outcomes))]
    assert texts[:12] == [
        *("first=0", "first=1", "first=2", "first=3"),
        *("now=solo", "now=duet", "now=trio", "now=quartet"),
        *("next=solo", "next=duet", "next=trio", "next=quartet"),
    ]
    assert texts[12:] == [game.text(action) for action in range(48)]
    assert game.parse("  R7 ") == game.parse("r7")
    assert game.parse("r13") == game.parse("x1") == game.parse("") == -1
