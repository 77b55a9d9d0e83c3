"""States as data: written canonically, read back, and refused where they are something else."""

from __future__ import annotations

import json
from typing import Any

import pytest

from vivant.engine.dice import FastDice
from vivant.engine.errors import DataError
from vivant.engine.registry import make_game
from vivant.engine.state import SPECTATOR
from vivant.games.vivo import Vivo


def some_states(players: int) -> list[Any]:
    found = []
    state = Vivo(players).new()
    dice = FastDice(3)
    while not state.is_over():
        found.append(state.clone())
        if state.is_chance():
            outcomes = state.outcomes()
            state.apply_outcome(outcomes[dice.below(len(outcomes))][0])
        else:
            seat = state.to_act().bit_length() - 1
            state.apply(seat, state.pick(seat, dice))
    return [*found, state]


@pytest.mark.parametrize("players", [3, 4])
def test_states_and_views_are_read_back_whole(players: int) -> None:
    game = Vivo(players)
    for state in some_states(players):
        for one in (state, state.view(0), state.view(SPECTATOR)):
            data = json.loads(json.dumps(one.data()))
            again = game.load(data)
            assert again.data() == data
            assert (again.to_act(), again.is_chance(), again.is_over()) == (
                one.to_act(),
                one.is_chance(),
                one.is_over(),
            )
            assert again.scores() == one.scores()
            assert [again.seen(seat) for seat in range(players)] == [one.seen(seat) for seat in range(players)]
            if one is state and state.to_act():
                seat = state.to_act().bit_length() - 1
                assert again.legal(seat) == state.legal(seat)


def test_a_loaded_state_plays_on_alike() -> None:
    game = Vivo(4)
    for state in some_states(4)[::9]:
        one, other = state.clone(), game.load(state.data())
        left, right = FastDice(5), FastDice(5)
        for _ in range(30):
            if one.is_over():
                break
            for each, dice in ((one, left), (other, right)):
                if each.is_chance():
                    each.roll(dice)
                else:
                    seat = each.to_act().bit_length() - 1
                    each.apply(seat, each.pick(seat, dice))
            assert one.data() == other.data()


def some_data() -> dict[str, Any]:
    state = Vivo(3, {"first": 0}).new()
    state.roll(FastDice(1))
    found: dict[str, Any] = state.data()
    return found


@pytest.mark.parametrize("data", [None, 3, "x", [], {}, {"viewer": 0}, [1, 2]], ids=repr)
def test_other_things_are_not_the_data_of_a_state(data: object) -> None:
    with pytest.raises(DataError, match="these are not the data of a state of vivo"):
        Vivo(3).load(data)


@pytest.mark.parametrize("key", list(some_data()))
def test_a_state_lacks_nothing(key: str) -> None:
    data = some_data()
    del data[key]
    with pytest.raises(DataError):
        Vivo(3).load(data)


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (("stage",), "pause"),
        (("stage",), 4),
        (("stage",), None),
        (("round",), [0]),
        (("trick", "high"), [0]),
        (("trick", "high"), 3),
        (("pile",), "4440"),
        (("last",), {}),
        (("seats",), {}),
        (("seats", 0, "hand"), ["r99"]),
        (("seats", 0, "hand"), ["x1"]),
        (("seats", 0, "hand"), ["r"]),
        (("seats", 0, "hand"), ["r0"]),
        (("seats", 0, "hand"), ["r1", "r1"]),
        (("seats", 0, "hand"), "r1"),
        (("seats", 0, "hand"), [1]),
        (("seats", 0, "points"), "5"),
        (("trick", "low"), "0"),
        (("seats", 0), 5),
        (("deck",), ["r1 "]),
        (("extra",), 1),
    ],
)
def test_a_state_of_other_things_is_refused(place: tuple[Any, ...], value: object) -> None:
    data = some_data()
    inner: Any = data
    for step in place[:-1]:
        inner = inner[step]
    inner[place[-1]] = value
    with pytest.raises(DataError):
        Vivo(3).load(data)


def test_the_data_of_another_player_count_are_refused() -> None:
    with pytest.raises(DataError):
        Vivo(4).load(some_data())


@pytest.mark.parametrize("id", ["vivo", "vivarium", "vivid-memories"])
def test_a_match_that_is_in_no_stage_is_no_match(id: str) -> None:
    game = make_game(id)
    data = game.new().data()
    stage = "phase" if "phase" in data else "stage"
    with pytest.raises(DataError):
        game.load({**data, stage: None})
