"""Remember: taking, placing, claiming, rewiring; VM-13 to VM-27."""

from __future__ import annotations

import pytest

from .editions import content, crowded, made
from .table import Table

ELSEWHERE = "RYGB | RYGB | "


def takes(table: Table) -> set[str]:
    return table.legal(kind="take")


@pytest.mark.rule("VM-13")
def test_turns_go_clockwise() -> None:
    table = Table.at("remember", players=3, turn=2, line="RRRR | BBBB")
    for seat in (2, 0, 1, 2):
        assert table.asked() == [seat]
        table.play("take L red; stop; place a1; done" if seat != 2 else f"take L red; stop; {next_place(table)}; done")


def next_place(table: Table) -> str:
    return "place a1" if not table.hex("a1", 2) else "place a2"


@pytest.mark.rule("VM-14")
def test_a_turn_is_take_place_claim_rewire() -> None:
    table = Table.at("remember", line="R | BBYG")
    assert table.refusal("place a1") == "VM-15"
    assert table.refusal("done") == "VM-15"
    table.play("take L red; stop")
    assert table.own()["claimed"] == []
    assert table.refusal("done") == "VM-18"
    assert table.refusal("rewire out a1") == "VM-18"
    table.play("place a1")
    assert table.own()["claimed"] == ["1"]
    assert table.refusal("take L blue") == "VM-20"
    table.play("done")
    assert table.asked() == [1]


@pytest.mark.rule("VM-15", "VM-R8")
def test_only_the_two_ends_are_open() -> None:
    table = Table.at("remember", line="RRYY | GGGG | BBBP")
    assert takes(table) == {"take L red", "take L yellow", "take R blue", "take R purple"}
    assert table.refusal("take L green") == "VM-15"
    table.play("take R blue")
    assert table.refusal("take L red") == "VM-15"
    assert takes(table) == {"take R blue"}


@pytest.mark.rule("VM-16", "VM-R6")
def test_one_two_equal_or_three_different() -> None:
    table = Table.at("remember", line="RRYG | BBBB")
    table.play("take L red")
    assert table.legal() == {"take L red", "take L yellow", "take L green", "stop"}
    table.play("take L yellow")
    assert table.legal() == {"take L green"}
    assert table.refusal("stop") == "VM-16"
    assert table.refusal("take L red") == "VM-16"
    table.play("take L green")
    assert table.own()["ask"] == "place"
    again = Table.at("remember", line="RRYG | BBBB").play("take L red; take L red")
    assert again.own()["ask"] == "place"
    assert again.own()["hand"] == ["red", "red"]


@pytest.mark.rule("VM-16", "VM-R6")
def test_a_second_colour_needs_a_third() -> None:
    table = Table.at("remember", line="RRYY | BBBB").play("take L red")
    assert table.legal() == {"take L red", "stop"}
    assert table.refusal("take L yellow") == "VM-16"


@pytest.mark.rule("VM-17", "VM-R5")
def test_a_take_may_go_on_with_the_next_tile() -> None:
    table = Table.at("remember", line="RY | RYGB | PPPP").play("take L red; take L yellow")
    assert table.legal() == {"take L green", "take L blue"}
    assert table.refusal("take L purple") == "VM-17"
    one = Table.at("remember", line="R | RYGB | PPPP").play("take L red")
    assert one.legal() == {"take L red", "take L yellow", "take L green", "take L blue", "stop"}
    two = Table.at("remember", line="RR | RYGB | PPPP").play("take L red")
    assert two.legal() == {"take L red", "stop"}
    assert two.refusal("take L green") == "VM-17"


@pytest.mark.rule("VM-X2", "VM-17", "VM-19", "VM-20", "VM-16")
def test_example_two() -> None:
    def at() -> Table:
        return Table.at("remember", line="RYGB | YYGP | RB", tiles="1 2 11")

    table = at().play("take R red; take R blue")
    assert table.refusal("stop") == "VM-16"
    table.play("take R yellow; place c3")
    assert table.own()["claimed"] == ["11"]
    assert [row["tokens"] for row in table.data()["line"]][-1] == ["yellow", "green", "purple"]
    assert table.asked() == [1]
    alone = at().play("take R red; stop; place c3")
    assert alone.own()["claimed"] == []
    assert "rewire out c3" in alone.legal()


@pytest.mark.rule("VM-18", "VM-X3")
def test_a_take_goes_together_into_one_empty_hex() -> None:
    table = Table.at("remember", "a1=R", line="RYB | GGGG").play("take L red; take L yellow; take L blue")
    assert len(table.legal()) == 18
    assert table.refusal("place a1") == "VM-18"
    table.play("place c3")
    assert table.hex("c3") == "RYB"


@pytest.mark.rule("VM-19", "VM-R7", "VM-X4", "VM-26")
def test_two_tiles_can_be_emptied_at_once() -> None:
    table = Table.at("remember", line="R | R").play("take L red; take L red; place a1")
    assert table.data()["phase"] == "bank"
    assert table.own()["claimed"] == ["1", "2"]
    apart = Table.at("remember", line="R | B").play("take L red")
    assert apart.legal() == {"stop"}


@pytest.mark.rule("VM-R7")
def test_the_last_tile_has_a_left_end_only() -> None:
    table = Table.at("remember", line="RRBB")
    assert takes(table) == {"take L red", "take L blue"}
    assert table.refusal("take R red") == "VM-R7"
    going_on = Table.at("remember", line="GGGG | R").play("take R red")
    assert going_on.legal() == {"stop"}
    three = Table.at("remember", line="GB | R").play("take R red; take R green; take R blue")
    assert three.own()["hand"] == ["red", "green", "blue"]


@pytest.mark.rule("VM-20", "VM-R3")
def test_only_a_single_token_allows_a_rewire_and_none_is_compulsory() -> None:
    one = Table.at("remember", "a2=B", line="RRRR | BBBB").play("take L red; stop; place a1")
    assert "done" in one.legal()
    assert one.legal(kind="rewire")
    two = Table.at("remember", "a2=B", line="RRRR | BBBB").play("take L red; take L red; place a1")
    assert two.asked() == [1]
    three = Table.at("remember", "a2=B", line="RYGP | BBBB").play("take L red; take L green; take L purple; place a1")
    assert three.asked() == [1]


@pytest.mark.rule("VM-21", "VM-R3")
def test_a_rewire_moves_at_least_one_token() -> None:
    table = Table.at("remember", line="RRRR | BBBB").play("take L red; stop; place c3")
    assert table.legal(kind="rewire out") == {"rewire out c3"}
    assert table.legal(kind="rewire in") == {f"rewire in {hex}" for hex in ("b2", "b3", "c2", "c4", "d2", "d3")}
    assert table.refusal("rewire out a1") == "VM-22"
    assert table.refusal("rewire in a1") == "VM-23"
    table.play("rewire out c3")
    assert "done" not in table.legal()
    assert table.refusal("done") == "VM-21"
    assert table.legal() == {f"move red {hex}" for hex in ("b2", "b3", "c2", "c4", "d2", "d3")}


@pytest.mark.rule("VM-21")
def test_no_hex_holds_more_than_three() -> None:
    table = Table.at("remember", "a1=RRR a2=BBB b1=GGG b2=YYY", line="RRRR | BBBB").play("take L red; stop; place e3")
    assert table.refusal("rewire in a1") == "VM-21"
    assert table.refusal("rewire out a1") == "VM-21"
    table.play("rewire out b2")
    assert table.refusal("move yellow a1") == "VM-21"
    assert table.refusal("move red c2") == "VM-22"
    assert table.refusal("move yellow e3") == "VM-22"


@pytest.mark.rule("VM-22", "VM-23", "VM-X5", "VM-21")
def test_example_five() -> None:
    def at() -> Table:
        return Table.at("remember", "c3=RBY c4=GG", line="PPPP | BBBB").play("take L purple; stop; place a1")

    out = at().play("rewire out c3; move red c4; move blue b3; move yellow b3")
    assert (out.hex("c4"), out.hex("b3"), out.hex("c3")) == ("RGG", "YB", "")
    assert out.asked() == [1]
    full = at().play("rewire out c3; move red c4")
    assert full.refusal("move blue c4") == "VM-21"
    inward = at().play("rewire in b3; move green c4; move green c4; move red c3")
    assert (inward.hex("b3"), inward.hex("c4"), inward.hex("c3")) == ("RGG", "", "YB")
    assert inward.asked() == [1]


@pytest.mark.rule("VM-24")
def test_one_rewire_goes_one_way_and_one_step() -> None:
    table = Table.at("remember", "c3=RB c4=G", line="PPPP | BBBB").play("take L purple; stop; place a1")
    table.play("rewire out c3; move red b3")
    assert table.legal() == {"done"} | {f"move blue {hex}" for hex in ("b2", "b3", "c2", "c4", "d2", "d3")}
    assert table.refusal("rewire in c3") == "VM-21"
    assert table.refusal("move green c4") == "VM-22"


@pytest.mark.rule("VM-22")
def test_a_rewire_ends_by_itself_when_nothing_can_move() -> None:
    table = Table.at("remember", "c3=R", line="PPPP | BBBB").play("take L purple; stop; place a1")
    table.play("rewire out c3; move red b3")
    assert table.asked() == [1]
    inward = Table.at("remember", "c3=RR b3=B", line="PPPP | BBBB").play("take L purple; stop; place a1")
    inward.play("rewire in b3; move red c3; move red c3")
    assert inward.asked() == [1]


FULL = "a1=RR a2=R b1=RRR b2=RR"


@pytest.mark.rule("VM-25", "VM-R10")
def test_a_full_board_asks_for_a_rewire_that_empties_a_hex() -> None:
    table = Table.at("remember", players=3, edition=crowded(), turn=2, line="RRRR | BBBB", hexes=["", FULL])
    table.play("take L red; take L red; place a1").play("take R blue; take R blue; place a1")
    assert table.asked() == [1]
    out = {f"rewire out {hex}" for hex in ("a1", "a2", "b1", "b2")}  # around each there is room for all its tokens
    assert table.legal() == out | {"rewire in a1", "rewire in a2", "rewire in b2"}
    assert table.refusal("rewire in b1") == "VM-25"
    assert table.refusal("done") == "VM-25"
    assert table.refusal("take L red") == "VM-25"
    table.play("rewire out a1; move red a2")
    assert table.refusal("done") == "VM-25"
    table.play("move red a2")
    assert table.hex("a1", 1) == ""
    assert table.asked() == [2]
    assert table.own(1)["claimed"] == []


@pytest.mark.rule("VM-25", "VM-R10")
def test_inward_moves_that_leave_no_way_to_an_empty_hex_are_not_offered() -> None:
    hexes = "a1=R a2=RR b1=B b2=GGG"
    table = Table.at("remember", players=3, edition=crowded(), turn=2, line="RRRR | BBBB", hexes=["", hexes])
    table.play("take L red; take L red; place a1").play("take R blue; take R blue; place a1")
    table.play("rewire in a1")
    assert table.legal() == {"move red a2", "move blue b1"}
    table.play("move blue b1")
    assert "done" in table.legal()
    other = Table.at(
        "remember", players=3, edition=crowded(), turn=2, line="RRRR | BBBB", hexes=["", "a1=RR a2=RR b1=B b2=GGG"]
    )
    other.play("take L red; take L red; place a1").play("take R blue; take R blue; place a1")
    other.play("rewire in a1")
    assert other.legal() == {"move blue b1"}
    assert other.refusal("move red a2") == "VM-25"


STUCK = "a1=RRR a2=RRR b1=RRR b2=RRR"


@pytest.mark.rule("VM-R9")
def test_a_turn_that_cannot_empty_a_hex_is_passed() -> None:
    table = Table.at("remember", players=3, edition=crowded(), turn=2, line="RRRR | BBBB", hexes=["", STUCK, ""])
    table.play("take L red; take L red; place a1")
    table.play("take R blue; take R blue; place a1")
    assert table.asked() == [2], "seat 1 is passed over"


@pytest.mark.rule("VM-R9", "VM-27")
def test_when_all_pass_the_phase_ends() -> None:
    stuck = "a1=RRR a2=RRR b1=RRR"
    table = Table.at(
        "remember", edition=crowded(), hexes=[stuck, "a1=GGG a2=GGG b1=GGG b2=GGG"], line="BYGP | BBBB", tiles="4 5"
    )
    table.play("take L blue; take L yellow; take L green; place b2")
    data = table.data()
    assert data["phase"] == "reflect"
    assert data["line"] == []
    assert data["gone"] == ["4", "5"]
    assert data["holder"] == 1, "left of the last to pass, which is seat 0"
    assert table.game.pieces(table.state) == table.game.pieces(table.game.load(data))
    assert data["supply"].count("blue") >= 4


@pytest.mark.rule("VM-26")
def test_the_phase_ends_after_the_turn_of_the_last_token() -> None:
    table = Table.at("remember", line="R").play("take L red; stop; place a1")
    assert table.data()["phase"] == "remember"
    assert "rewire out a1" in table.legal()
    table.play("done")
    assert table.data()["phase"] == "bank"


@pytest.mark.rule("VM-27", "VM-R20")
@pytest.mark.parametrize(("round", "turn", "holder", "then"), [(1, 0, 2, 1), (2, 2, 1, 0), (2, 1, 2, 2), (3, 0, 2, 2)])
def test_the_marker_goes_to_the_left_of_the_last_player(round: int, turn: int, holder: int, then: int) -> None:
    table = Table.at("remember", players=3, line="R", round=round, turn=turn, holder=holder)
    table.play("take L red; stop; place a1; done")
    assert table.data()["holder"] == then


@pytest.mark.rule("VM-R5")
def test_inner_tiles_of_three_can_be_reached_where_dealing_stopped() -> None:
    changed = content()
    table = Table.at("remember", edition=made("same", changed), line="R | Y | G | BBBB")
    table.play("take L red; take L yellow; take L green; place a1")
    assert table.own()["claimed"] == ["1", "2", "3"]
