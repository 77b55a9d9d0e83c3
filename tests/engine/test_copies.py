"""States, dice and games can be copied by Python's own means, and dice and games be sent to another process."""

from __future__ import annotations

import pickle
from copy import copy, deepcopy
from typing import Any

import pytest

import vivant
from vivant.engine.dice import Dice
from vivant.engine.registry import game_ids

ALL: list[Dice] = [vivant.FastDice(7), vivant.FastDice(7, 3), vivant.SealedDice(bytes(32), ["a", "b"])]


def drawn(dice: Dice) -> list[int]:
    return [dice.below(1000) for _ in range(20)]


@pytest.mark.parametrize("way", [deepcopy, lambda dice: pickle.loads(pickle.dumps(dice))])
@pytest.mark.parametrize("dice", ALL, ids=["seeded", "stream", "sealed"])
def test_copied_dice_go_on_alike_and_apart(dice: Dice, way: Any) -> None:
    drawn(dice)
    twin = way(dice)
    assert type(twin) is type(dice)
    assert twin.mark() == dice.mark()
    assert getattr(twin, "seed", 0) == getattr(dice, "seed", 0)
    assert drawn(twin) == drawn(way(dice)) != []
    assert twin.mark() != dice.mark()


@pytest.mark.parametrize("way", [copy, deepcopy])
@pytest.mark.parametrize("id", game_ids())
def test_a_copied_state_is_a_clone(id: str, way: Any) -> None:
    game, dice = vivant.game(id), vivant.FastDice(3)
    state = game.new()
    state.roll(dice)
    before = state.data()
    twin = way(state)
    assert twin.data() == before
    seat = twin.to_act().bit_length() - 1
    twin.apply(seat, twin.legal(seat)[0])
    assert state.data() == before != twin.data()


def test_a_game_is_copied_as_itself_and_sent_as_what_it_was_made_of() -> None:
    game = vivant.game("vivo", players=3, options={"first": 1})
    assert deepcopy([game])[0] is game
    sent = pickle.loads(pickle.dumps(game))
    assert (sent.players, sent.options, sent.edition.hash) == (3, game.options, game.edition.hash)
