"""The data of a state of Vivo: stages by name, and a trick is a trick, on the table or before it."""

from __future__ import annotations

from typing import Any

import pytest

from vivant.engine.dice import FastDice
from vivant.engine.errors import DataError
from vivant.engine.state import SPECTATOR, draw_outcome
from vivant.games.vivo import Vivo

from .table import Table

HANDS = ["r5 b1", "r9 b6", "r2 b9", "y12 y1 only gby"]


def test_stages_are_written_by_their_names() -> None:
    state, dice = Vivo(3).new(), FastDice(1)
    stages = []
    while not state.is_over():
        stages.append(state.data()["stage"])
        if state.is_chance():
            state.apply_outcome(draw_outcome(state, dice))
        else:
            seat = state.to_act().bit_length() - 1
            state.apply(seat, state.pick(seat, dice))
    stages.append(state.data()["stage"])
    assert list(dict.fromkeys(stages)) == ["first", "now", "next", "deal", "play", "over"]


def test_the_trick_on_the_table_and_the_one_before_are_told_alike() -> None:
    table = Table(Vivo(4), HANDS, "solo duet trio")
    nothing = {"leader": -1, "harmony": -1, "cards": [None] * 4, "open": [], "off": [], "high": -1, "low": -1}
    assert table.data()["last"] == nothing
    assert table.data()["trick"] == nothing | {"leader": 0, "harmony": 0}
    red = [f"r{rank}" for rank in range(1, 13)]
    table.play("r5 r9 r2")
    laid = {"leader": 0, "harmony": 0, "cards": ["r5", "r9", "r2", None], "open": red, "off": [], "high": 1, "low": 2}
    assert table.data()["trick"] == laid
    table.play("y12")
    assert table.data()["last"] == laid | {"cards": ["r5", "r9", "r2", "y12"], "off": ["y12"]}
    assert table.data()["trick"] == nothing | {"leader": 2, "harmony": 1}


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 3])
def test_a_state_in_mid_trick_goes_on_as_it_was(viewer: int) -> None:
    game = Vivo(4)
    table = Table(game, HANDS, "solo duet trio").play("r5 r9 r2 y12 b9 y1")
    again = game.load(table.state.view(viewer).data()).imagine(FastDice(3))
    same = table.state.view(viewer).imagine(FastDice(3))
    for state in (again, same):
        while not state.is_chance():
            seat = state.to_act().bit_length() - 1
            state.apply(seat, state.legal(seat)[0])
    assert again.data() == same.data()


@pytest.mark.parametrize(
    ("trick", "key", "value"),
    [
        ("trick", "off", ["b9"]),
        ("trick", "open", []),
        ("trick", "high", 1),
        ("trick", "low", -1),
        ("trick", "cards", ["r5", None, "b9", None]),
        ("trick", "cards", [None, None, "b9"]),
        ("trick", "cards", [None, None, "b99", None]),
        ("trick", "leader", 1),
        ("last", "off", []),
        ("last", "low", 1),
        ("last", "cards", ["r5", "r9", "y12", "r2"]),
    ],
)
def test_a_trick_that_its_cards_do_not_come_to_is_refused(trick: str, key: str, value: Any) -> None:
    game = Vivo(4)
    data = Table(game, HANDS, "solo duet trio").play("r5 r9 r2 y12 b9").data()
    assert game.load(data).data() == data
    data[trick][key] = value
    with pytest.raises(DataError):
        game.load(data)
