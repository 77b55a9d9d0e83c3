"""The worked examples of the rules page, VO-X1 to VO-X9 and VO-X12 to VO-X15, with their exact cards.

P1 to P4 are the seats 0 to 3 here, P1 leads. VO-X10 stands in test_scoring.py, VO-X11 in test_set_up.py.
"""

from __future__ import annotations

import pytest

from vivant.engine.dice import FastDice
from vivant.engine.state import SPECTATOR
from vivant.games.vivo import Vivo

from .table import Table

P1, P2, P3, P4 = range(4)


def suits(cards: set[str]) -> set[str]:
    return {card[0] for card in cards}


def check_trick(
    table: Table, highest: tuple[int, str], lowest: tuple[int, str] | None, leader: int, points: list[int]
) -> None:
    """What lies in the rows after one trick, who leads, and what it is worth."""
    for seat in range(table.game.players):
        up = {lowest[1]} if lowest and lowest[0] == seat else set()
        down = {highest[1]} if highest[0] == seat else set()
        assert table.row(seat) == (up, down)
    assert table.state.scores() == points
    assert table.turn == leader


@pytest.mark.rule("VO-X1")
def test_duet_reached_by_the_second_card() -> None:
    hands = ["r5 g5 b5 y5", "g3 r2 b2 y2", "r3 g4 b4 y4", "r6 g6 b6 y6"]
    table = Table(Vivo(4), hands, "duet solo trio").play("r5")
    assert suits(table.legal()) == {"r", "g", "b", "y"}
    table.play("g3")
    assert suits(table.legal()) == {"r", "g"}
    assert table.refusal("b4") == table.refusal("y4") == "VO-07"
    table.play("r3")
    assert suits(table.legal()) == {"r", "g"}
    assert table.refusal("b6") == table.refusal("y6") == "VO-07"


@pytest.mark.rule("VO-X2")
def test_duet_that_the_last_one_must_complete() -> None:
    hands = ["r5 b5", "b9 r1 g1 y1", "r2 b2 g2 y2", "b3 r3 g3 y3"]
    table = Table(Vivo(4), hands, "duet solo trio").play("r5 b9")
    assert suits(table.legal()) == {"r", "b"}
    table = Table(Vivo(4), hands, "duet solo trio").play("b5 b9")
    assert suits(table.legal()) == {"r", "g", "b", "y"}
    table.play("b2")
    assert suits(table.legal()) == {"r", "g", "y"}
    assert table.refusal("b3") == "VO-09"


@pytest.mark.rule("VO-X2")
def test_the_last_one_of_a_duet_with_blue_alone_plays_it_off_harmony() -> None:
    table = Table.late(Vivo(4), ["b5 r1", "b9 r2", "b2 r3", "b3 b4"], "duet solo").play("b5 b9 b2")
    assert table.legal() == {"b3", "b4"}
    assert table.play("b3").off() == {"b3"}


@pytest.mark.rule("VO-X3")
def test_trio_of_which_two_suits_came() -> None:
    hands = ["g8 r1 b1", "g1 r2 b2", "y4 g2 r3 b3", "g12 only gy"]
    table = Table(Vivo(4), hands, "trio solo duet").play("g8 g1")
    assert table.refusal("g2") == "VO-09"
    table.play("y4")
    assert suits(table.legal()) == {"g", "y"}  # neither red nor blue is held: any card
    table.play("g12")
    assert table.off() == {"g12"}
    check_trick(table, (P1, "g8"), (P2, "g1"), leader=P2, points=[2, 1, 0, 0])


@pytest.mark.rule("VO-X4")
def test_solo_with_a_high_card_off_harmony() -> None:
    table = Table(Vivo(4), ["r6", "r2", "b12 only gby", "r11"], "solo duet trio").play("r6 r2 b12 r11")
    assert table.off() == {"b12"}
    check_trick(table, (P4, "r11"), (P2, "r2"), leader=P2, points=[0, 2, 0, 2])


@pytest.mark.rule("VO-X5", "VO-R2")
def test_trio_out_of_reach_still_asks_for_a_new_suit() -> None:
    table = Table.late(Vivo(3), ["r4 g5 g6", "r9 r10 r11", "b7 g2 r3"], "trio solo").play("r4")
    assert table.legal() == {"r9", "r10", "r11"}
    table.play("r9")
    assert table.off() == {"r9"}
    assert table.legal() == {"b7", "g2"}
    assert table.refusal("r3") == "VO-09"
    table.play("b7")
    assert table.off() == {"r9"}
    check_trick(table, (P3, "b7"), (P1, "r4"), leader=P1, points=[4, 0, 2])


@pytest.mark.rule("VO-X6")
def test_ties_go_to_the_later_card() -> None:
    table = Table(Vivo(4), ["r7", "g7", "r3", "g3"], "duet solo trio").play("r7 g7 r3 g3")
    check_trick(table, (P2, "g7"), (P4, "g3"), leader=P4, points=[0, 2, 0, 3])


@pytest.mark.rule("VO-X7")
def test_a_quartet_of_equal_ranks() -> None:
    table = Table(Vivo(4), ["r5", "g5", "b5", "y5"], "quartet solo trio").play("r5 g5 b5 y5")
    check_trick(table, (P4, "y5"), None, leader=P4, points=[0, 0, 0, 2])


@pytest.mark.rule("VO-X8", "VO-R11")
def test_all_equal_but_one_off_harmony() -> None:
    table = Table(Vivo(4), ["r5", "g5", "b5", "only y"], "trio solo duet").play("r5 g5 b5")
    assert len(table.legal()) == 12
    table.play("y9")
    assert table.off() == {"y9"}
    check_trick(table, (P3, "b5"), None, leader=P3, points=[0, 0, 2, 0])


@pytest.mark.rule("VO-X9", "VO-R1")
def test_alone_in_a_solo() -> None:
    table = Table(Vivo(3), ["b2", "r12 only rg", "g11 only rg"], "solo duet trio").play("b2 r12 g11")
    assert table.off() == {"r12", "g11"}
    check_trick(table, (P1, "b2"), None, leader=P1, points=[2, 0, 0])


@pytest.mark.rule("VO-X12", "VO-R7")
def test_what_an_off_harmony_card_tells() -> None:
    hands = [
        "r6 r1 g1 b1 y1 y3 y4 y5 b2 b3 b4 b5",
        "r7 r2 g2 b6 b7 b8 b9 b10 y6 y7 y8 y9",
        "b12 b11 g3 g4 g5 g6 g7 g8 g9 g10 g11 g12",
        "r8 r3 r4 r5 r9 r10 r11 r12 y2 y10 y11 y12",
    ]
    table = Table(Vivo(4), hands, "solo solo trio duet")

    def imagined(viewer: int) -> list[set[str]]:
        view = table.state.view(viewer)
        return [set(view.imagine(FastDice(seed)).data()["seats"][P3]["hand"]) for seed in range(60)]

    others = (SPECTATOR, P1, P2, P4)
    assert any("r" in suits(hand) for viewer in others for hand in imagined(viewer))
    table.play("r6 r7 b12 r8")
    for viewer in others:
        hands_of_p3 = imagined(viewer)
        assert not any("r" in suits(hand) for hand in hands_of_p3)
        assert {"g", "b", "y"} <= set().union(*(suits(hand) for hand in hands_of_p3))
    table.play("r1 r2 b11 r3")  # "later": P1 leads again
    for viewer in others:
        assert not any("r" in suits(hand) for hand in imagined(viewer))
    assert table.turn == P1
    table.play("g1 g2")
    assert table.turn == P3
    table.play("g5")
    assert table.off() == {"b12", "b11", "g5"}
    for viewer in others:
        for hand in imagined(viewer):
            assert suits(hand) == {"g"}
            assert len(hand) == 9
    table.play("r4")
    for viewer in others:
        assert all(suits(hand) == {"g"} for hand in imagined(viewer))
    assert set(imagined(P3)[0]) == set(table.data()["seats"][P3]["hand"])


@pytest.mark.rule("VO-X13", "VO-R10")
def test_a_suit_that_was_not_opened() -> None:
    table = Table(Vivo(4), ["r5", "g3", "b9 only by", "b2 g4 only by"], "duet solo trio").play("r5 g3 b9")
    assert table.off() == {"b9"}
    assert table.legal() == {"g4"}
    assert table.refusal("b2") == "VO-07"


@pytest.mark.rule("VO-X14", "VO-12")
def test_the_printed_scoring_of_three_a_high_rank_off_harmony() -> None:
    table = Table(Vivo(3), ["r5", "r3", "b11 only bg"], "solo duet trio").play("r5 r3 b11")
    check_trick(table, highest=(P1, "r5"), lowest=(P2, "r3"), leader=P2, points=[2, 3, 0])


@pytest.mark.rule("VO-X15", "VO-14")
def test_the_printed_scoring_of_four_a_low_rank_off_harmony_and_a_tie() -> None:
    table = Table(Vivo(4), ["r9", "g4", "r4", "y1 only by"], "duet solo trio").play("r9 g4 r4 y1")
    check_trick(table, highest=(P1, "r9"), lowest=(P3, "r4"), leader=P3, points=[2, 0, 4, 0])
