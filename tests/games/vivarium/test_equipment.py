"""VA-20 to VA-30 and their rulings: what each card does when it is gained."""

from __future__ import annotations

import pytest

from vivant.games.vivarium import Vivarium

from .table import Table, ruled

RESERVE = "C01 C02 C03 C18 C30 C31 C40 C44 C45"  # to be drawn


def with_cards(row3: str, players: int = 3, edition: object = None, reserve: str = RESERVE) -> Table:
    """Seat 0 has swapped and holds 1-2 and 3-4; row 3 lies as given."""
    board = [". . . .", ". . . .", row3, ". . . ."]
    dominoes = {2: "D1 D2 D3 D4 D5", 3: "D1 D2 D3 D4 D5 D7", 4: "D1 D2 D3 D4 D5 D7 D8 D9"}[players]
    game = Vivarium(players) if edition is None else Vivarium(players, edition=edition)  # type: ignore[arg-type]
    return Table(game, dominoes=dominoes, board=board, reserve=reserve).play("swap D2")


@pytest.mark.rule("VA-20", "VA-21")
def test_creatures_and_contracts_do_nothing_at_once() -> None:
    for cell in ("1,3", "4,1"):
        table = with_cards(". . . .")
        before = table.data()
        card = table.cell(cell)
        table.play(f"take {cell}")
        after = table.data()
        assert table.turn == 1
        assert table.owned(0) == {card}
        assert (after["decks"], after["discard"], table.gems()) == (before["decks"], before["discard"], [1, 1, 1])


@pytest.mark.rule("VA-22", "VA-23", "VA-24", "VA-29")
@pytest.mark.parametrize(("card", "gems"), [("E01", 1), ("E02", 1), ("E03", 1), ("E04", 1), ("E13", 3), ("E14", 3)])
def test_bag_wineskin_and_map_pay_their_gems_and_nothing_else(card: str, gems: int) -> None:
    table = with_cards(f"{card} . . .")
    decks = table.data()["decks"]
    table.play("take 3,1")
    assert table.gems()[0] == 1 + gems
    assert table.turn == 1
    assert table.data()["decks"] == decks
    assert table.discarded() == set()


# Binoculars


@pytest.mark.rule("VA-25")
def test_binoculars_gain_a_neighbour_for_a_gem() -> None:
    table = with_cards("E13 E05 E14 .")
    table.play("take 3,2")
    assert table.gems()[0] == 1
    assert table.legal() == ["gain 2,2", "gain 3,1", "gain 3,3", "gain 4,2", "pass"]
    card = table.cell("2,2")
    table.play("gain 2,2")
    assert table.owned(0) == {"E05", card}
    assert table.gems()[0] == 0
    assert table.turn == 1


@pytest.mark.rule("VA-25")
def test_binoculars_may_be_declined() -> None:
    table = with_cards(". E05 . .").play("take 3,2", "pass")
    assert table.owned(0) == {"E05"}
    assert table.gems()[0] == 1
    assert table.turn == 1


@pytest.mark.rule("VA-R8")
def test_binoculars_need_a_gem_and_a_neighbour() -> None:
    table = with_cards(". E05 . .").give(0, gems=0).play("take 3,2")
    assert table.turn == 1
    table = with_cards(". E05 . .").clear("2,2 3,1 3,3 4,2").play("take 3,2")
    assert table.turn == 1
    assert table.gems()[0] == 1
    table = with_cards(". E05 . .").clear("2,2 3,1 3,3").play("take 3,2")
    assert table.legal() == ["gain 4,2", "pass"]


@pytest.mark.rule("VA-R8")
def test_binoculars_do_not_wrap_or_look_round_corners() -> None:
    table = with_cards("E05 . . .").play("take 3,1")
    assert table.legal() == ["gain 2,1", "gain 3,2", "gain 4,1", "pass"]
    for cell in ("3,4", "2,2", "4,2", "1,1", "3,1"):
        assert table.refusal(f"gain {cell}") == "VA-R8"
    table.clear("2,1")
    assert table.refusal("gain 2,1") == "VA-25"
    for text in ("gems", "take 2,2", "draw", "swap D1", "keep C01", "give C01"):
        assert table.refusal(text) == "VA-25"


@pytest.mark.rule("VA-R9", "VA-16")
def test_what_binoculars_gain_is_gained_in_full() -> None:
    table = with_cards("E13 E05 E06 E11").token("P7").give(0, gems=0)
    table.play("take 3,2")
    assert table.gems()[0] == 1  # priority
    table.play("gain 3,3")  # the second binoculars
    assert table.gems()[0] == 1
    assert "gain 3,4" in table.legal()
    assert "gain 3,1" not in table.legal()  # from their own cell
    gone = {table.cell("1,4"), table.cell("2,4"), table.cell("4,4")}
    kept = {table.cell("1,3"), table.cell("1,2")}
    table.play("gain 3,4")  # a lamp: 2 gems, 1 priority, and its own column
    assert table.gems()[0] == 3
    assert table.discarded() == gone
    assert not kept & table.discarded()
    assert table.turn == 1


@pytest.mark.rule("VA-R10", "VA-X5")
def test_the_priority_gem_pays_for_the_ability() -> None:
    table = with_cards(". E05 E07 .").token("P7").give(0, gems=0)
    before = len(table.data()["decks"][0])
    table.play("take 3,2")
    assert table.gems()[0] == 1
    table.play("gain 3,3")
    assert table.gems()[0] == 1
    table.play("draw", coming="draw=C31 draw=C40")
    assert table.gems()[0] == 0
    table.play("keep C31")
    assert table.gems()[0] == 0
    assert table.owned(0) == {"E05", "E07", "C31"}
    assert len(table.data()["decks"][0]) == before - 2


# Camera


@pytest.mark.rule("VA-26")
def test_the_camera_draws_two_and_keeps_one() -> None:
    table = with_cards("E07 . . .").play("take 3,1")
    assert table.legal() == ["draw", "pass"]
    for text in ("gems", "gain 3,2", "take 1,1", "keep C31", "swap D1"):
        assert table.refusal(text) == "VA-26"
    table.play("draw", coming="draw=C31 draw=C40")
    assert table.gems()[0] == 0
    assert table.legal() == ["keep C31", "keep C40"]
    assert table.refusal("keep C41") == table.refusal("pass") == table.refusal("give C31") == "VA-26"
    table.play("keep C40")
    assert table.owned(0) == {"E07", "C40"}
    assert table.discarded() == {"C31"}
    assert table.turn == 1


@pytest.mark.rule("VA-26", "VA-R12")
def test_the_camera_may_be_declined_and_needs_a_gem() -> None:
    table = with_cards("E07 . . .").play("take 3,1", "pass")
    assert table.gems()[0] == 1
    assert table.turn == 1
    assert with_cards("E07 . . .").give(0, gems=0).play("take 3,1").turn == 1


@pytest.mark.rule("VA-R12")
def test_the_camera_with_one_creature_or_none() -> None:
    table = with_cards("E07 . . .").leave(creatures="C40").play("take 3,1")
    assert table.legal() == ["draw", "pass"]
    table.play("draw", coming="draw=C40")
    assert table.owned(0) == {"E07", "C40"}  # without a step
    assert table.turn == 1
    table = with_cards("E07 . . .").leave(creatures="").play("take 3,1")
    assert table.turn == 1
    assert table.gems()[0] == 1


@pytest.mark.rule("VA-R11")
def test_the_cameras_discarded_card_earns_nothing() -> None:
    table = with_cards("E07 . . .").token("P6").play("take 3,1")  # animal, dragon
    table.play("draw", coming="draw=C31 draw=C01").play("keep C01")
    assert table.gems()[0] == 0
    table = with_cards("E07 . . .").token("P6").play("take 3,1")
    table.play("draw", coming="draw=C31 draw=C01").play("keep C31")
    assert table.gems()[0] == 1


# Compass


@pytest.mark.rule("VA-27", "VA-R11")
def test_the_compass_draws_a_creature_and_gains_it() -> None:
    table = with_cards("E09 . . .").play("take 3,1", coming="draw=C44")
    assert table.owned(0) == {"E09", "C44"}
    assert table.gems()[0] == 2
    assert table.turn == 1
    table = with_cards("E09 . . .").token("P6").play("take 3,1", coming="draw=C44")
    assert table.gems()[0] == 3


@pytest.mark.rule("VA-R12")
def test_a_compass_without_creatures_brings_its_gem_only() -> None:
    table = with_cards("E09 . . .").leave(creatures="").play("take 3,1")
    assert table.owned(0) == {"E09"}
    assert table.gems()[0] == 2
    assert table.turn == 1


# Lamp


@pytest.mark.rule("VA-28", "VA-R14", "VA-R15", "VA-X6")
def test_the_lamp_clears_its_column() -> None:
    table = with_cards(". . . E11").clear("1,4").give(0, gems=2)
    gone = {table.cell("2,4"), table.cell("4,4")} | table.discarded()
    table.play("take 3,4")  # costs 1 with 1-2 and 3-4
    assert table.gems()[0] == 3
    assert table.discarded() == gone
    assert [table.cell(cell) for cell in ("1,4", "2,4", "3,4", "4,4")] == ["", "", "", ""]
    assert table.cell("1,3")
    assert table.turn == 1
    assert table.owned(0) == {"E11"}
    assert not any(table.owned(seat) for seat in (1, 2))


# Shovel


@pytest.mark.rule("VA-30")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_shovel_hands_out_one_card_each(players: int) -> None:
    drawn = ["C30", "C18", "C45", "C03"][:players]
    table = with_cards("E15 . . .", players).play("take 3,1", coming=" ".join(f"draw={card}" for card in drawn))
    assert table.gems()[0] == 2
    left = sorted(drawn)
    for seat in range(players - 1):
        assert table.turn == 0  # the active player decides for all
        assert table.legal() == [f"give {card}" for card in left]
        assert table.refusal("give C44") == table.refusal("pass") == table.refusal(f"keep {left[0]}") == "VA-30"
        card = left.pop()
        table.play(f"give {card}")
        assert card in table.owned(seat)
    assert left[0] in table.owned(players - 1)  # the last one goes without a step
    assert table.turn == 1


@pytest.mark.rule("VA-30", "VA-R11", "VA-X7")
def test_a_receiver_of_a_matching_creature_gets_the_gem() -> None:
    table = with_cards("E15 . . .").token("P3").give(0, gems=0)  # mineral, dragon
    table.play("take 3,1", coming="draw=C03 draw=C18 draw=C45").play("give C45", "give C03")
    assert table.owned(0) == {"E15", "C45"}
    assert (table.owned(1), table.owned(2)) == ({"C03"}, {"C18"})
    assert table.gems() == [2, 2, 1]


@pytest.mark.rule("VA-R11")
def test_a_table_may_pay_the_active_player_only() -> None:
    table = with_cards("E15 . . .", edition=ruled(handed_creatures_pay=False)).token("P3").give(0, gems=0)
    table.play("take 3,1", coming="draw=C03 draw=C18 draw=C45").play("give C45", "give C03")
    assert table.gems() == [2, 1, 1]


@pytest.mark.rule("VA-R7", "VA-R13")
def test_gems_of_the_shovel_go_to_the_active_player_first() -> None:
    table = with_cards("E15 . . .").token("P3").give(0, gems=0).bank(2)
    table.play("take 3,1", coming="draw=C01 draw=C02 draw=C03").play("give C01", "give C02")
    assert table.gems()[:2] == [2, 1]
    assert table.data()["bank"] == 0


@pytest.mark.rule("VA-R13", "VA-X17")
def test_the_shovel_with_too_few_creatures() -> None:
    table = with_cards("E15 . . .", 4).leave(creatures="C30 C40")
    table.play("take 3,1", coming="draw=C30 draw=C40")
    assert table.legal() == ["give C30", "give C40"]
    table.play("give C40")
    assert [table.owned(seat) for seat in range(4)] == [{"E15", "C40"}, {"C30"}, set(), set()]
    assert table.turn == 1
    table = with_cards("E15 . . .", 4).leave(creatures="C30").play("take 3,1", coming="draw=C30")
    assert [table.owned(seat) for seat in range(4)] == [{"E15", "C30"}, set(), set(), set()]
    table = with_cards("E15 . . .", 4).leave(creatures="").play("take 3,1")
    assert table.owned(0) == {"E15"}
    assert table.turn == 1


@pytest.mark.rule("VA-X17")
def test_the_shovel_of_another_seat_begins_with_that_seat() -> None:
    board = [". . . .", ". . . .", "E15 . . .", ". . . ."]
    table = Table(Vivarium(4), first=1, dominoes="D3 D4 D1 D2 D5 D7 D8 D9", board=board).leave(creatures="C30 C40")
    table.play("swap D2", "take 3,1", coming="draw=C30 draw=C40").play("give C30")
    assert [table.owned(seat) for seat in range(4)] == [set(), {"E15", "C30"}, {"C40"}, set()]


@pytest.mark.rule("VA-22")
def test_an_ability_works_once() -> None:
    table = with_cards("E09 . . .").play("take 3,1", coming="draw=C44")
    decks = table.data()["decks"][0]
    for _ in range(4):
        table.pass_turns(1)
    assert table.data()["decks"][0] == decks
