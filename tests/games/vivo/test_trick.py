"""VO-04 to VO-11 and what belongs to them: which cards follow the harmony, and who must play what."""

from __future__ import annotations

import pytest

from vivant.engine.dice import FastDice
from vivant.engine.errors import IllegalAction, NotYourTurn
from vivant.engine.match import Match
from vivant.games.vivo import Vivo

from .table import Table, small_game


def suits(cards: set[str]) -> str:
    return "".join(letter for letter in "rgby" if any(card[0] == letter for card in cards))


def mixed(*cards: str) -> list[str]:
    """Hands with these cards in which everybody holds every suit."""
    spread = ["r1 g1 b1 y1", "r2 g2 b2 y2", "r3 g3 b3 y3", "r4 g4 b4 y4"]
    return [f"{given} {own}".strip() for given, own in zip(spread, [*cards, *[""] * 4], strict=False)]


@pytest.mark.rule("VO-04")
@pytest.mark.parametrize("harmony", ["solo", "duet", "trio", "quartet"])
def test_the_leader_may_play_any_card(harmony: str) -> None:
    table = Table(Vivo(4), mixed(), f"{harmony} duet", leader=2)
    assert table.turn == 2
    assert table.legal() == set(table.data()["seats"][2]["hand"])
    assert len(table.legal()) == 12


@pytest.mark.rule("VO-04")
@pytest.mark.parametrize("harmony", ["solo", "duet", "trio", "quartet"])
def test_the_card_that_is_led_follows_whatever_it_is(harmony: str) -> None:
    table = Table(Vivo(4), mixed(), f"{harmony} duet").play("b1")
    assert table.off() == set()
    assert table.data()["trick"]["open"] == [f"b{rank}" for rank in range(1, 13)]


@pytest.mark.rule("VO-04")
def test_the_leader_of_a_later_trick_is_free_again() -> None:
    table = Table(Vivo(4), mixed("r5", "r6", "r7", "r8"), "solo quartet solo").play("r5 r2 r3 r4")
    assert table.turn == 1
    assert suits(table.legal()) == "rgby"


@pytest.mark.rule("VO-05")
@pytest.mark.parametrize(
    ("players", "leader", "order"), [(3, 2, [2, 0, 1]), (4, 1, [1, 2, 3, 0]), (4, 0, [0, 1, 2, 3])]
)
def test_turns_go_to_the_next_higher_seat_and_from_the_last_to_seat_0(
    players: int, leader: int, order: list[int]
) -> None:
    table = Table(Vivo(players), [], "solo duet", leader=leader)
    asked = []
    for _ in range(players):
        asked.append(table.turn)
        table.play(sorted(table.legal())[0])
    assert asked == order


@pytest.mark.rule("VO-05")
def test_nobody_plays_out_of_turn() -> None:
    match = Match(Vivo(4, {"first": 2}), FastDice(5))
    for seat in (0, 1, 3):
        with pytest.raises(NotYourTurn) as refused:
            match.play(seat, "r1")
        assert refused.value.reason is not None
        assert refused.value.reason.rule == "VO-05"
        assert match.legal(seat) == []
    assert match.step == 38


@pytest.mark.rule("VO-05")
def test_a_card_that_is_not_held_is_refused() -> None:
    table = Table(Vivo(4), ["r5", "g3"], "solo duet")
    assert table.refusal("g3") == "VO-05"
    table.play("r5")
    assert table.refusal("r5") == "VO-05"  # on the table
    match = table.match()
    with pytest.raises(
        IllegalAction, match=r"vivo, step 40: seat 1 may not play \"r5\": r5 is not in your hand \(VO-05\)"
    ):
        match.play(1, "r5")


# The rules page's count for every harmony: what was played so far, all of it following, and the suits that follow then.
COUNTS_AT_4 = [
    ("solo", "r", "r"),
    ("solo", "r r", "r"),
    ("solo", "r r r", "r"),
    ("duet", "r", "rgby"),  # 1 missing, 3 to play
    ("duet", "r r", "rgby"),  # 1 missing, 2 to play
    ("duet", "r g", "rg"),
    ("duet", "r r r", "gby"),  # 1 missing, 1 to play
    ("duet", "r g r", "rg"),
    ("duet", "r r g", "rg"),
    ("trio", "r", "rgby"),  # 2 missing, 3 to play
    ("trio", "r r", "gby"),  # 2 missing, 2 to play
    ("trio", "r g", "rgby"),  # 1 missing, 2 to play
    ("trio", "r g r", "by"),
    ("trio", "r r g", "by"),
    ("trio", "r g g", "by"),
    ("trio", "r g y", "rgy"),
    ("quartet", "r", "gby"),  # 3 missing, 3 to play
    ("quartet", "r g", "by"),
    ("quartet", "r g y", "b"),
]
COUNTS_AT_3 = [
    ("solo", "r", "r"),
    ("solo", "r r", "r"),
    ("duet", "r", "rgb"),  # 1 missing, 2 to play
    ("duet", "r r", "gb"),
    ("duet", "r g", "rg"),
    ("trio", "r", "gb"),  # 2 missing, 2 to play
    ("trio", "r g", "b"),
]
COUNTS = [(4, *row) for row in COUNTS_AT_4] + [(3, *row) for row in COUNTS_AT_3]


def rule_of(players: int, harmony: str, so_far: str) -> str:
    """Which of VO-07 to VO-09 speaks."""
    missing = ["solo", "duet", "trio", "quartet"].index(harmony) + 1 - len(set(so_far.split()))
    to_play = players - len(so_far.split())
    return "VO-07" if missing == 0 else "VO-08" if missing < to_play else "VO-09"


def check_counts(rule: str) -> None:
    rows = [row for row in COUNTS if rule_of(*row[:3]) == rule]
    assert rows
    for players, harmony, so_far, following in rows:
        table = Table(
            Vivo(players), mixed() if players == 4 else ["r1 g1 b1", "r2 g2 b2", "r3 g3 b3"], f"{harmony} duet"
        )
        table.play(" ".join(f"{suit}{seat + 1}" for seat, suit in enumerate(so_far.split())))
        assert suits(table.legal()) == following, (players, harmony, so_far)
        hand = table.data()["seats"][table.turn]["hand"]
        for card in hand:
            assert table.refusal(card) == (None if card[0] in following else rule)


@pytest.mark.rule("VO-06", "VO-07")
def test_a_reached_harmony_must_be_followed_in_its_suits() -> None:
    check_counts("VO-07")


@pytest.mark.rule("VO-06", "VO-08")
def test_any_suit_follows_while_fewer_suits_are_missing_than_players() -> None:
    check_counts("VO-08")


@pytest.mark.rule("VO-06", "VO-09")
def test_the_pressed_must_bring_a_new_suit() -> None:
    check_counts("VO-09")


@pytest.mark.rule("VO-07")
def test_the_refusal_of_a_reached_harmony_names_the_suits() -> None:
    table = Table(Vivo(4), mixed(), "duet solo").play("r1 g2")
    with pytest.raises(
        IllegalAction, match=r'may not play "b3": you can follow the duet, so you must play red or green \(VO-07\)'
    ):
        table.match().play(2, "b3")


@pytest.mark.rule("VO-09")
def test_the_refusal_of_the_pressed_names_the_suits() -> None:
    table = Table(Vivo(4), mixed(), "trio solo").play("g1 g2")
    with pytest.raises(
        IllegalAction, match=r"the trio still needs a new suit, so you must play red, blue or yellow \(VO-09\)"
    ):
        table.match().play(2, "g3")


@pytest.mark.rule("VO-10")
def test_who_holds_a_card_that_follows_must_play_one() -> None:
    table = Table(Vivo(4), ["r5", "r2 only gb"], "solo duet").play("r5")
    assert table.legal() == {"r2"}


@pytest.mark.rule("VO-10")
def test_who_holds_none_plays_any_card_off_harmony() -> None:
    table = Table(Vivo(4), ["r5", "b1 b2 b3 only gb"], "solo duet").play("r5")
    hand = set(table.data()["seats"][1]["hand"])
    assert suits(hand) == "gb"
    assert table.legal() == hand
    card = sorted(hand)[0]
    table.play(card)
    assert table.off() == {card}


@pytest.mark.rule("VO-10")
def test_any_one_of_the_cards_that_follow_will_do() -> None:
    table = Table(Vivo(4), ["r5", "r2 r9 r12 g1 g2 only gby"], "solo duet").play("r5")
    assert table.legal() == {"r2", "r9", "r12"}


@pytest.mark.rule("VO-11", "VO-R10")
def test_an_off_harmony_card_opens_no_suit() -> None:
    hands = ["r5", "g3", "b9 only by", "b2 g4 only by"]
    table = Table(Vivo(4), hands, "duet solo").play("r5 g3 b9")
    assert table.off() == {"b9"}
    assert table.legal() == {"g4"}


@pytest.mark.rule("VO-11")
def test_an_off_harmony_card_is_neither_highest_nor_lowest_and_scores_nothing() -> None:
    """Once the rank would be highest of all, once lowest of all."""
    hands = ["r5", "b12 only gby", "r9", "g1 only gy"]
    table = Table(Vivo(4), hands, "solo duet").play("r5 b12 r9 g1")
    assert table.off() == {"b12", "g1"}
    assert table.state.scores() == [5, 0, 2, 0]
    assert table.row(0) == ({"r5"}, set())
    assert table.row(2) == (set(), {"r9"})
    assert table.row(1) == table.row(3) == (set(), set())


@pytest.mark.rule("VO-11", "VO-09")
def test_who_plays_after_an_off_harmony_card_is_pressed_all_the_same() -> None:
    """Trio: after two reds the third, with red only, is off-harmony; the last one still has to bring a new suit."""
    table = Table.late(Vivo(4), ["r4 g4", "r5 g5", "r9 r10", "r2 b7"], "trio solo").play("r4 r5")
    assert table.legal() == {"r9", "r10"}
    table.play("r9")
    assert table.off() == {"r9"}
    assert table.legal() == {"b7"}


@pytest.mark.rule("VO-R2")
def test_the_pressed_must_bring_a_new_suit_even_out_of_reach() -> None:
    """Quartet: the second one is off-harmony, so two players are left for three missing suits."""
    table = Table.late(Vivo(4), ["r4 r5 r6", "r9 r10 r11", "r3 g3 g4", "r2 g2 b2"], "quartet solo").play("r4 r9")
    assert table.off() == {"r9"}
    assert table.legal() == {"g3", "g4"}
    assert table.refusal("r3") == "VO-09"
    table.play("g3")
    assert table.legal() == {"b2"}
    assert table.refusal("r2") == table.refusal("g2") == "VO-09"


@pytest.mark.rule("VO-R3")
def test_what_can_follow_does_not_depend_on_who_may_hold_it() -> None:
    """All blue cards are gone and everybody knows it. A trio presses all the same, and who has no new suit is off."""
    game = small_game(3, 3, 3, "solo trio duet")
    table = Table(game, ["b1 r1 g3", "b2 r2 g1", "b3 r3 g2"], "solo trio duet").play("b1 b2 b3")
    assert table.turn == 0
    table.play("r1")
    assert table.legal() == {"g1"}  # pressed: not free because the trio is impossible anyway
    assert table.refusal("r2") == "VO-09"
    table.play("g1")
    assert table.legal() == {"r3", "g2"}
    table.play("r3")
    assert table.off() == {"r3"}


@pytest.mark.rule("VO-R3")
def test_what_others_hold_changes_nothing() -> None:
    """The same cards on the table, three ways to deal the rest."""
    for rest in (["r3 r4 r5 r6", "g3 g4 g5 g6"], ["b3 b4 b5 b6", "y3 y4 y5 y6"], ["r9 g9 b9 y9", "r3 b3 g3 y3"]):
        table = Table.late(Vivo(4), ["r1 r7 r8 g7", "r2 g2 b2 y2", *rest], "trio solo").play("r1")
        assert suits(table.legal()) == "rgby"


@pytest.mark.rule("VO-10")
def test_the_question_says_what_must_be_played() -> None:
    game = Vivo(4)
    say = game.book.words("en").say

    def asked(table: Table) -> str:
        return say(game.question(table.state.view(table.turn), table.turn))

    assert asked(Table(game, mixed(), "duet solo")) == "Lead any card: this trick is a duet."
    assert asked(Table(game, mixed(), "trio solo").play("r1")) == "Play any card: the trio still needs 2 more suits."
    assert asked(Table(game, mixed(), "duet solo").play("r1")) == "Play any card: the duet still needs one more suit."
    assert asked(Table(game, mixed(), "duet solo").play("r1 g2")) == "Follow the duet: play red or green."
    pressed = Table(game, mixed(), "quartet solo").play("r1 g2")
    assert asked(pressed) == "The quartet needs a new suit: play blue or yellow."
    off = Table(game, ["r5", "only gb"], "solo duet").play("r5")
    assert asked(off) == "You cannot follow the solo (no red): play any card. It is off-harmony and scores nothing."
