"""Saving: what a table of fields writes is what it reads; and states that are data by themselves."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

import pytest

from vivant.engine.plain import PlainState
from vivant.engine.saving import FLAG, NUMBER, Field, Kind, list_of, named, restore, save
from vivant.engine.state import EVERYTHING

CARD = Kind(lambda value, setup: setup.cards[value], lambda data, setup: setup.cards.index(data))
SETUP = SimpleNamespace(cards=["r1", "r2", "b1"])
FIELDS = (
    Field("stage", named(["deal", "play", "over"])),
    Field("turn", named(["Ann", "Ben"], none=True)),
    Field("round", NUMBER, attribute="rounds_played"),
    Field("open", FLAG, attribute="is_open"),
    Field("hands", list_of(list_of(CARD))),
    Field("trick", list_of(CARD)),
)
DATA = {
    "stage": "play",
    "turn": None,
    "round": 3,
    "open": True,
    "hands": [["r1", "b1"], []],
    "trick": ["r2"],
}


def thing() -> SimpleNamespace:
    return SimpleNamespace(stage=1, turn=-1, rounds_played=3, is_open=True, hands=[[0, 2], []], trick=[1], more="kept")


def test_fields_are_written_in_their_order_and_by_their_keys() -> None:
    assert save(thing(), FIELDS, SETUP) == DATA
    assert list(save(thing(), FIELDS, SETUP)) == list(DATA)
    json.dumps(DATA)


def test_what_was_written_is_read_back() -> None:
    again = SimpleNamespace(more="kept")
    restore(again, FIELDS, SETUP, json.loads(json.dumps(DATA)))
    assert again == thing()


def test_what_is_saved_is_shared_with_nobody() -> None:
    one, data = thing(), save(thing(), FIELDS, SETUP)
    data["hands"][0].clear()
    assert save(one, FIELDS, SETUP) == DATA
    restored = SimpleNamespace()
    source = json.loads(json.dumps(DATA))
    restore(restored, FIELDS, SETUP, source)
    source["hands"].clear()
    assert restored.hands == [[0, 2], []]


@pytest.mark.parametrize(
    ("key", "value"), [("stage", "dance"), ("turn", "Eve"), ("hands", [["x9"]]), ("hands", 3), ("trick", None)]
)
def test_what_is_not_written_like_this_is_refused(key: str, value: object) -> None:
    with pytest.raises((KeyError, ValueError, TypeError)):
        restore(SimpleNamespace(), FIELDS, SETUP, {**DATA, key: value})
    with pytest.raises(KeyError):
        restore(SimpleNamespace(), FIELDS, SETUP, {name: DATA[name] for name in DATA if name != key})


class Plain(PlainState):
    def __init__(self, setup: int) -> None:
        super().__init__(setup)
        self.stage = "deal"
        self.round = 0
        self.open = False
        self.hands: list[list[int]] = [[] for _ in range(setup)]


def plain() -> Plain:
    state = Plain(2)
    state.stage, state.round, state.hands = "play", 2, [[1, 2], [3]]
    return state


def test_a_plain_state_is_its_own_data() -> None:
    data = {"viewer": EVERYTHING, "stage": "play", "round": 2, "open": False, "hands": [[1, 2], [3]]}
    assert plain().data() == data
    again = Plain(2)
    again.fill(json.loads(json.dumps(data)))
    assert again.data() == data
    assert vars(again) == vars(plain())


def test_a_plain_state_shows_what_is_named_and_nothing_else() -> None:
    seen = plain().showing("stage")
    assert (type(seen), seen.setup, seen.stage, seen.round, seen.hands) == (Plain, 2, "play", 0, [[], []])


def test_clones_and_data_of_a_plain_state_share_nothing() -> None:
    state = plain()
    others: list[Any] = [state.clone().hands, state.showing("hands").hands, state.data()["hands"]]
    data = state.data()
    filled = Plain(2)
    filled.fill(data)
    for hands in [*others, data["hands"]]:
        hands[0].append(9)
    assert state.hands == filled.hands == [[1, 2], [3]]
    assert state.clone().data() == state.data()


@pytest.mark.parametrize(
    "wrong",
    [{"round": True}, {"round": "2"}, {"round": 2.0}, {"hands": {}}, {"stage": None}, {"setup": 2}, {"more": 1}],
)
def test_a_plain_state_takes_nothing_of_another_kind(wrong: dict[str, object]) -> None:
    with pytest.raises((KeyError, TypeError)):
        Plain(2).fill({**plain().data(), **wrong})
    with pytest.raises((KeyError, TypeError)):
        Plain(2).fill({name: value for name, value in plain().data().items() if name != "round"})
