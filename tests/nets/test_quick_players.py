"""That the nets hold a game's own quick player and its valuing to what they promise."""

from __future__ import annotations

import random

import pytest

from vivant.engine.dice import Dice
from vivant.engine.evaluate import Evaluation
from vivant.engine.state import State
from vivant.testkit import contract, copies, secrecy
from vivant.testkit.nets import Net

from .mini.game import Mini
from .mini.state import MiniState
from .test_nets_find_bugs import finds


class Lawless(Evaluation):
    def choose(self, state: State, seat: int, dice: Dice) -> int:
        return 0


class Gambling(Evaluation):
    def choose(self, state: State, seat: int, dice: Dice) -> int:
        return random.choice(state.legal(seat))


class Peeking(Evaluation):
    """Looks into the next hand."""

    def choose(self, state: State, seat: int, dice: Dice) -> int:
        assert isinstance(state, MiniState)
        legal = state.legal(seat)
        return legal[sum(state.hands[(seat + 1) % state.players]) % len(legal)]


class Meddling(Evaluation):
    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, MiniState)
        state.points[seat] += 1
        return 0.0


@pytest.mark.parametrize(
    ("mind", "net", "complaint"),
    [
        (Lawless, contract.check_contract, "which is not legal"),
        (Gambling, contract.check_contract, "something else than the dice it is given"),
        (Peeking, secrecy.check_secrecy, "choose tells"),
        (Meddling, copies.check_looking, "value changes the state"),
    ],
)
def test_a_broken_mind_is_found(mind: type[Evaluation], net: Net, complaint: str) -> None:
    finds(net, type("Broken", (Mini,), {"evaluation": lambda self: mind()}), complaint)
