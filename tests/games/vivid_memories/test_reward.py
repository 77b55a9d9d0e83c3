"""Reward: moments, connections, core memories, aspiration; VM-42 to VM-60."""

from __future__ import annotations

import pytest

from vivant.engine.state import SPECTATOR

from .editions import content, made, ring, with_rulings
from .table import Table


def scored(hexes: str, **more: object) -> Table:
    """Seat 0 with these hexes, after Reward of round 1 or the round given."""
    return Table.at("reflect", hexes, turn=1, **more).reward()  # type: ignore[arg-type]


@pytest.mark.rule("VM-42", "VM-R25")
def test_moments_count_before_tokens_go_to_slots() -> None:
    table = scored("d1=GB c2=G b1=G", bank="m1=3^")
    assert table.sources(rule="VM-45") == [4], "d1 was green and blue when moments were scored"
    assert table.sources(rule="VM-51") == [6]
    assert table.hex("d1") == "B"
    assert [part.rule for part in table.game.breakdown(table.state, 0)] == ["VM-45", "VM-51"]


@pytest.mark.rule("VM-42")
def test_the_order_is_moments_connections_core_memories_aspiration() -> None:
    table = scored("d1=GB c2=G b1=G e1=Y", bank="m1=3^", slots="s1 s2", round=3, aspirations="GR")
    rules = [part.rule for part in table.game.breakdown(table.state, 0)]
    assert rules == ["VM-45", "VM-51", "VM-55", "VM-55", "VM-57", "VM-58", "VM-59"]


@pytest.mark.rule("VM-43")
def test_only_the_scoring_side_scores() -> None:
    assert scored("a1=GB", bank="m1=3").state.scores()[0] == 0
    assert scored("a1=GB", bank="m1=3^").state.scores()[0] == 4
    assert scored("a1=GB", cherished="3").state.scores()[0] == 0


@pytest.mark.rule("VM-44", "VM-45", "VM-46", "VM-X6")
def test_example_six() -> None:
    table = scored("a1=GB a2=BGR c3=GG e3=B", bank="m2=3^")
    assert table.state.scores()[0] == 4
    assert table.own()["cherished"] == ["3"]
    assert table.own()["bank"] == {}


@pytest.mark.rule("VM-45", "VM-X7")
def test_example_seven() -> None:
    assert scored("a1=RYB c3=BRY e1=RY e3=RRB", bank="m2=11^").sources(rule="VM-45") == [12]


@pytest.mark.rule("VM-45", "VM-47", "VM-48", "VM-X8")
def test_example_eight() -> None:
    assert scored("a1=GB", bank="m2=3^ m4=8^").sources(rule="VM-45") == [4, 4]
    assert scored("a1=GB a2=BGR c3=GG e3=B", bank="m1=13^").sources(rule="VM-45") == [6]
    none = scored("a1=GB a2=BGR c3=GG e3=B", bank="m1=2^")
    assert none.state.scores()[0] == 0
    assert none.own()["bank"] == {"m1": ["2", True]}


@pytest.mark.rule("VM-46")
def test_a_scored_tile_frees_its_slot_and_all_tokens_stay() -> None:
    table = scored("a1=GB", bank="m2=3^ m3=5^")
    assert table.own()["bank"] == {"m3": ["5", True]}
    assert table.hex("a1") == "GB"


NINE = "d1=G c2=G b1=G b2=G a2=G a3=G"


@pytest.mark.rule("VM-49", "VM-50", "VM-51", "VM-53", "VM-X9", "VM-R23")
def test_example_nine() -> None:
    table = scored(NINE)
    assert table.sources(rule="VM-51") == [18]
    assert table.sources(rule="VM-55") == [1], "s10 is a cluster by itself"
    assert table.own()["slots"] == ["s3", "s6", "s10"]
    assert sorted(table.own()["hexes"]) == ["a2", "b2", "c2"]


@pytest.mark.rule("VM-51", "VM-54", "VM-X10")
@pytest.mark.parametrize("giver", ["d1", "e1"])
def test_example_ten(giver: str) -> None:
    table = scored(NINE + " e1=G")
    assert table.asked() == [0]
    assert table.legal() == {"give d1", "give e1"}
    assert table.refusal("give c2") == "VM-54"
    assert table.refusal("done") == "VM-54"
    table.play(f"give {giver}")
    assert table.sources(rule="VM-51") == [21]
    assert table.hex(giver) == ""
    assert table.own()["slots"] == ["s3", "s6", "s10"]


@pytest.mark.rule("VM-51", "VM-X11")
def test_example_eleven() -> None:
    table = scored(NINE.replace("c2=G", "c2=GGR"))
    assert table.sources(rule="VM-51") == [18]
    assert table.hex("c2") == "RGG"


@pytest.mark.rule("VM-51", "VM-X12", "VM-R22", "VM-R21")
def test_example_twelve() -> None:
    table = scored(NINE, slots="s6")
    assert table.sources(rule="VM-51") == [12]
    assert table.hex("b1") == "G"


@pytest.mark.rule("VM-50", "VM-52", "VM-X13", "VM-R22", "VM-R23")
def test_example_thirteen() -> None:
    one = scored("d1=G c2=G b1=G", slots="s3")
    assert one.sources(rule="VM-51") == [3]
    assert one.own()["slots"] == ["s3", "s6"]
    assert one.hex("d1") == "G"
    both = scored("d1=G c2=G b1=G", slots="s3 s6")
    assert both.sources(rule="VM-51") == []
    assert sorted(both.own()["hexes"]) == ["b1", "c2", "d1"]
    single = scored("d1=G c2=G b2=G")
    assert single.state.scores()[0] == 0
    assert single.own()["slots"] == []


@pytest.mark.rule("VM-R22")
def test_with_the_switch_two_empty_slots_are_needed() -> None:
    edition = with_rulings(filled_slots_connect=False)
    assert scored("d1=G c2=G b1=G", slots="s3", edition=edition).sources(rule="VM-51") == []
    assert scored("d1=G c2=G b1=G", edition=edition).sources(rule="VM-51") == [6]


@pytest.mark.rule("VM-49")
def test_a_thread_has_one_colour_and_touches_slots_of_its_colour_only() -> None:
    assert scored("d1=G c2=R b1=G").state.scores()[0] == 0
    assert scored("d1=R c2=R b1=R").state.scores()[0] == 0, "no red slot there"


@pytest.mark.rule("VM-51")
def test_side_branches_count() -> None:
    assert scored(NINE + " c3=G d2=G").sources(rule="VM-51") == [24]


@pytest.mark.rule("VM-54")
def test_slots_are_asked_clockwise_and_seats_in_order() -> None:
    """On A green fills s3 and s6, blue s4 and s15; on B blue fills s3 and s6."""
    boards = ["e1=G d1=GB c1=B c2=GB b1=G d2=B d3=B e3=B", "e1=B d1=B c2=B b1=B"]
    table = Table.at("reflect", boards, turn=1).play("done")
    assert table.legal(0) == {"give d1", "give e1"}, "s3 first"
    table.play("give e1")
    assert table.legal(0) == {"give d1", "give c1"}, "then s4"
    table.play("give c1")
    assert table.own()["slots"] == ["s3", "s4", "s6", "s15"]
    assert table.asked() == [1]
    assert table.legal(1) == {"give d1", "give e1"}
    table.play("give d1")
    assert table.own(1)["slots"] == ["s3", "s6"]


@pytest.mark.rule("VM-R24")
def test_a_slot_that_finds_no_token_left_stays_empty() -> None:
    """On this board s1 and s2 both touch c1 alone and are red: one token cannot fill both."""
    changed = dict(ring().content)
    table = Table.at("reflect", edition=made("ring", changed), hexes="c1=R", turn=1)
    table.play("done")
    assert table.sources(rule="VM-51") == [2]
    assert table.own()["slots"] == ["s1"]
    assert table.own()["hexes"] == {}


@pytest.mark.rule("VM-55", "VM-56", "VM-X14")
def test_example_fourteen() -> None:
    table = scored("", slots="s4 s5 s6 s7")
    assert sorted(table.sources(rule="VM-55")) == [1, 18]
    data = table.data()
    data |= {"phase": "reflect", "turn": 1, "acting": [1], "holder": 0}
    data["seats"][1]["ask"] = "use"
    again = Table(table.game.load(data), table.game).play("done")
    assert sorted(again.sources(rule="VM-55")) == [1, 1, 18, 18]
    assert again.state.scores()[0] == 38
    assert sum(scored("", slots="s4 s5 s6 s7 s8").sources(rule="VM-55")) == 19
    everything = " ".join(f"s{n}" for n in range(1, 16))
    assert sum(scored("", slots=everything).sources(rule="VM-55")) == 51


@pytest.mark.rule("VM-56", "VM-R29")
def test_tokens_in_slots_never_move() -> None:
    table = Table.at("reflect", "d1=G", slots="s3")
    assert table.legal() == {"use m2", "use m3", "done"}
    table.play("use m3; from d1; pick green")
    assert table.legal() == {"to c1", "to c2", "to d2", "to e1"}
    table.play("to e1; done")
    assert table.own()["slots"] == ["s3"]


@pytest.mark.rule("VM-57", "VM-58", "VM-59", "VM-60", "VM-X18", "VM-R26")
def test_example_eighteen() -> None:
    table = scored("a1=GG b2=GGG c3=R", slots="s3 s6 s10", cherished="1 3 13", bank="m1=7^", round=3, aspirations="GR")
    assert [table.sources(rule=rule) for rule in ("VM-57", "VM-58", "VM-59")] == [[5], [6], [10]]
    assert table.own()["aspiration_points"] == 21
    assert table.state.is_over()


@pytest.mark.rule("VM-R26")
def test_the_aspiration_counts_tiles_not_fragments() -> None:
    changed = content()
    changed["moments"]["1"]["pattern"] = ["green", "green"]
    table = Table.at("reflect", "", turn=1, round=3, cherished="1 2", aspirations="GR", edition=made("two", changed))
    assert table.play("done").sources(rule="VM-59") == [10]


@pytest.mark.rule("VM-57")
def test_aspirations_are_scored_and_revealed_in_round_three_only() -> None:
    second = scored("a1=GG", round=2, aspirations="GR")
    assert second.state.scores()[0] == 0
    assert second.state.view(1).data()["seats"][0]["aspiration"] is None
    third = scored("a1=GG", round=3, aspirations="GR")
    assert third.state.scores()[0] == 2
    for looker in (0, 1, SPECTATOR):
        assert [own["aspiration"] for own in third.state.view(looker).data()["seats"]] == ["green", "red"]


@pytest.mark.rule("VM-57")
def test_nobody_reveals_before_all_have_filled_their_slots() -> None:
    give = "d1=P c1=P c2=P d2=P e1=P"  # on board B s4 is purple and touches d1 and c1, s15 touches e3
    table = Table.at("reflect", ["a1=GG", give + " e2=P e3=P"], turn=1, round=3, aspirations="GR", players=2).play(
        "done"
    )
    assert table.asked() == [1]
    assert table.state.scores()[0] == 0
    assert table.state.view(1).data()["seats"][0]["aspiration"] is None


@pytest.mark.rule("VM-51")
def test_the_breakdown_names_hexes_and_slots_of_a_thread() -> None:
    table = scored(NINE)
    part = next(part for part in table.game.breakdown(table.state, 0) if part.rule == "VM-51")
    assert table.game.book.words("en").say(part.message) == (
        "the green thread through a2, a3, b1, b2, c2 and d1, to the slots between d1 and e1, at b1 and at a3, round 1"
    )
    assert part.message.args["round"] == 1
