"""The end: the next round, the last one, ties; VM-61 to VM-63."""

from __future__ import annotations

import pytest

from vivant.engine.game import Step

from .table import Table


@pytest.mark.rule("VM-61")
def test_the_next_round_begins_with_everything_as_it_lies() -> None:
    table = Table.at("reflect", "c3=RB a1=G", bank="m1=3", turn=1, round=1, used="m3 m4", bag="RRBB")
    table.play("done")
    data = table.data()
    assert (data["phase"], data["round"]) == ("tiles", 1)
    assert data["seats"][0]["used"] == []
    assert data["seats"][0]["hexes"] == {"a1": ["green"], "c3": ["red", "blue"]}
    assert data["seats"][0]["bank"] == {"m1": ["3", False]}
    assert data["bag"] == ["red", "red", "blue", "blue"]


@pytest.mark.rule("VM-62")
def test_the_match_ends_after_round_three_and_most_points_win() -> None:
    table = Table.at("reflect", ["", "a1=GB"], turn=1, round=3, bank=["", "m1=3^"], aspirations="PY").play("done")
    assert table.state.is_over()
    assert table.state.scores() == [0, 4]
    assert table.state.ranking() == [2, 1]
    assert not Table.at("reflect", turn=1, round=2).play("done").state.is_over()


@pytest.mark.rule("VM-63", "VM-60")
def test_ties_are_broken_by_aspiration_points() -> None:
    table = Table.at(
        "reflect", ["a1=GB", "a1=YYYY"[:6]], turn=1, round=3, bank="m1=3^", points=[0, 1], aspirations="PY"
    )
    table.play("done")
    assert table.state.scores() == [4, 4]
    assert [table.own(seat)["aspiration_points"] for seat in (0, 1)] == [0, 3]
    assert table.state.ranking() == [2, 1]


@pytest.mark.rule("VM-63", "VM-R27", "VM-X19")
def test_example_nineteen() -> None:
    """Seat 1 starts round 3; seats 2 and 0 are second and fourth."""
    table = Table.at("reflect", players=4, turn=0, round=3, points=[9, 3, 9, 1], aspirations="RYGB")
    assert table.data()["holder"] == 1
    assert table.state.ranking() == [1, 3, 1, 4], "before the end a place may be shared"
    table.play("done")
    assert table.state.ranking() == [1, 3, 2, 4]


@pytest.mark.rule("VM-63")
def test_no_place_is_shared() -> None:
    table = Table.at("reflect", players=4, turn=2, round=3, points=[5, 5, 5, 5], aspirations="RYGB").play("done")
    assert table.data()["holder"] == 3
    assert table.state.ranking() == [3, 2, 1, 4]


@pytest.mark.rule("VM-63")
@pytest.mark.parametrize(
    ("hexes", "key"), [(["a1=R", "a1=YY"], "log-tie-aspiration"), (["a1=R", "a1=Y"], "log-tie-order")]
)
def test_the_log_gives_the_reason_of_a_tie_break(hexes: list[str], key: str) -> None:
    points = [5, 4] if len(hexes[1]) > 4 else [5, 5]
    table = Table.at("reflect", hexes, turn=1, round=3, points=points, aspirations="RY")
    before = table.state.clone()
    table.play("done")
    done = table.game.parse("done")
    lines = table.game.tell(before, Step(1, 1, done), table.state, 0)
    assert [line.message.key for line in lines if line.rule == "VM-63"] == [key]
