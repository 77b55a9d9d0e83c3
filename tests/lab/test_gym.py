"""Gymnasium's environment: one learner's seat, and bots in the others."""

from __future__ import annotations

import pickle
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest

from vivant import lab
from vivant.engine.errors import IllegalAction, MatchOver, SetupError, UnknownAction
from vivant.engine.registry import game_ids
from vivant.engine.simulate import Policy
from vivant.lab.gym import SeatEnv, register
from vivant.lab.spaces import Closed, ResetFirst


def test_every_game_is_registered() -> None:
    assert len(register()) == len(game_ids())
    env = gymnasium.make("vivant/Vivo-v0", opponents="greedy", players=3)
    assert isinstance(env.unwrapped, SeatEnv)
    assert env.unwrapped.game.players == 3
    env.reset(seed=1)
    seen, *_ = env.step(env.action_space.sample())
    assert env.observation_space.contains(seen)
    env.close()


@pytest.mark.parametrize("seat", [0, 2, "turning"])
@pytest.mark.parametrize("reward", ["rank", "gain"])
def test_matches_are_those_of_a_vector_with_the_same_opponents(seat: int | str, reward: str) -> None:
    env = SeatEnv("vivo", opponents="quick", seat=seat, reward=reward)
    with lab.make_vec("vivo", 1, opponents="quick", seat=seat, reward=reward, seed=8) as games:
        batch = games.reset()
        for number in (1, 2, 3):
            seen, info = env.reset(seed=8 if number == 1 else None)
            over = False
            while not over:
                assert (info["seat"], info["number"]) == (batch.seat[0], batch.number[0])
                assert np.array_equal(seen, batch.observation[0])
                assert np.array_equal(info["action_mask"], batch.mask[0])
                action = int(info["action_mask"].argmax())
                mine = int(info["seat"])
                seen, earned, over, _, info = env.step(action)
                batch = games.step([action])
                assert (earned, over) == (batch.reward[0][mine], batch.over[0])
            assert info["scores"] == list(batch.scores[0])


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = SeatEnv("vivo", opponents="random")
    seen, info = env.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"may not play .* \(VO-0[57]\)$"):
        env.step(int(info["action_mask"].argmin()))
    with pytest.raises(UnknownAction):
        env.step(48)
    assert np.array_equal(env.action_masks(), info["action_mask"])
    assert np.array_equal(env._row(), seen)


def test_where_asked_for_it_ends_the_match_instead() -> None:
    env = SeatEnv("vivo", opponents="random", illegal_reward=-3)
    _, info = env.reset(seed=1)
    _, reward, over, cut, _ = env.step(int(info["action_mask"].argmin()))
    assert (reward, over, cut) == (-3.0, True, False)
    assert not env.action_masks().any()
    with pytest.raises(MatchOver):
        env.step(0)


def test_before_a_match_after_its_end_and_after_close() -> None:
    env = SeatEnv("vivo", opponents="random")
    with pytest.raises(ResetFirst):
        env.step(0)
    env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, _ = env.step(env.action_space.sample())
    with pytest.raises(MatchOver, match="the match is over"):
        env.step(0)
    env.close()
    env.close()
    assert not env.action_masks().any()
    for ask in (env.reset, env.render, lambda: env.step(0), lambda: deepcopy(env).reset(seed=1)):
        with pytest.raises(Closed, match=r"^this environment is closed; make another one$") as closed:
            ask()
        assert isinstance(closed.value, gymnasium.error.ClosedEnvironmentError)


class Odd(Policy):
    """Answers once with what is not legal."""

    left = 2

    def choose(self, view: Any, seat: int, dice: Any) -> int:
        self.left -= 1
        return next(action for action in range(48) if (action in view.legal(seat)) != (self.left == 0))


def test_an_opponent_that_answers_falsely_is_refused_and_nobody_plays_for_it() -> None:
    env = SeatEnv("vivo", players=3, opponents={1: Odd()})
    _, info = env.reset(seed=1)

    def play_on() -> None:
        shown = info
        for _ in range(20):
            _, _, _, _, shown = env.step(int(shown["action_mask"].argmax()))

    with pytest.raises(IllegalAction, match=r"seat 1 may not play .* \(VO-\d\d\)$"):
        play_on()
    for ask in (lambda: env.step(0), env.render):
        with pytest.raises(ResetFirst, match="call reset first"):
            ask()
    assert env.reset(seed=1)[1]["action_mask"].any()


def test_a_seed_may_be_numpys() -> None:
    env = SeatEnv("vivo", opponents="random", seat=np.int64(1))
    one, _ = env.reset(seed=np.int64(3))
    other, _ = env.reset(seed=3)
    assert np.array_equal(one, other)
    with pytest.raises(SetupError, match=r'^a seed is a whole number from 0 to \d+, not "3"$'):
        env.reset(seed="3")


@pytest.mark.parametrize("way", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("opponents", ["random", "quick", "easy"])
def test_a_copy_goes_on_alike_and_apart(opponents: str, way: Any) -> None:
    env = SeatEnv("vivo", opponents=opponents)
    _, info = env.reset(seed=5)
    twin, other = way(env), way(env)
    for _ in range(5):
        action = int(twin.action_masks().argmax())
        seen, again = twin.step(action), other.step(action)
        assert np.array_equal(seen[0], again[0])
    assert np.array_equal(env.action_masks(), info["action_mask"])


def test_opponents_that_do_not_exist_are_refused() -> None:
    with pytest.raises(SetupError, match="greedi"):
        SeatEnv("vivo", opponents="greedi")
    with pytest.raises(SetupError, match="seat"):
        SeatEnv("vivo", seat=4)
