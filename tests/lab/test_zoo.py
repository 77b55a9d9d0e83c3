"""PettingZoo's environments: seat after seat, at once, copied, refused, over."""

from __future__ import annotations

import pickle
from copy import deepcopy
from typing import Any

import numpy as np
import pytest

from vivant import lab
from vivant.engine.errors import IllegalAction, MatchOver, NotYourTurn, SetupError, UnknownAction
from vivant.engine.registry import game_ids
from vivant.lab import zoo
from vivant.lab.spaces import Closed, ResetFirst

GAMES = game_ids()


def decide(env: Any) -> int | None:
    """The first legal action of whoever is asked."""
    if env.terminations[env.agent_selection]:
        return None
    return int(env.observe(env.agent_selection)["action_mask"].argmax())


def play_out(env: Any) -> list[tuple[str, int | None, float]]:
    told: list[tuple[str, int | None, float]] = []
    for agent in env.agent_iter():
        _, reward, *_ = env.last()
        action = decide(env)
        told.append((agent, action, reward))
        env.step(action)
    return told


@pytest.mark.parametrize("id", GAMES)
def test_a_match_is_the_one_that_the_seed_gives_everywhere(id: str) -> None:
    """Match n of a seed, as a vector plays it: the same decisions bring the same rows, masks and rewards."""
    env = zoo.env(id, reward="points")
    with lab.make_vec(id, 1, reward="points", seed=11) as games:
        batch = games.reset()
        for number in (1, 2):
            env.reset(seed=11 if number == 1 else None)
            while True:
                agent = env.agent_selection
                seen = env.observe(agent)
                assert (agent, number) == (f"seat_{batch.seat[0]}", batch.number[0])
                assert np.array_equal(seen["observation"], batch.observation[0])
                assert np.array_equal(seen["action_mask"], batch.mask[0])
                action = int(seen["action_mask"].argmax())
                env.step(action)
                batch = games.step([action])
                assert list(env.rewards.values()) == list(batch.reward[0])
                if batch.over[0]:
                    break
            assert all(env.terminations.values())
            assert [info["rank"] for info in env.infos.values()] == list(batch.ranking[0])[: env.max_num_agents]


@pytest.mark.parametrize("reward", ["rank", "points", "margin", "gain"])
def test_rewards_are_those_of_a_vector(reward: str) -> None:
    env = zoo.env("vivo", players=3, reward=reward)
    env.reset(seed=4)
    with lab.make_vec("vivo", 1, 3, reward=reward, seed=4) as games:
        batch = games.reset()
        while not batch.over[0]:
            action = int(batch.mask[0].argmax())
            batch = games.step([action])
            env.step(action)
            assert list(env.rewards.values()) == list(batch.reward[0])


def test_the_dead_step_with_none_and_nobody_is_left() -> None:
    env = zoo.env("vivo", players=3)
    env.reset(seed=1)
    told = play_out(env)
    assert [agent for agent, action, _ in told if action is None] == ["seat_0", "seat_1", "seat_2"]
    assert sum(reward for _, action, reward in told if action is None) == pytest.approx(0)
    assert env.agents == []
    env.reset(seed=1)
    while not env.terminations[env.agent_selection]:
        env.step(decide(env))
    with pytest.raises(ValueError, match="only valid action is None"):
        env.step(0)


def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing() -> None:
    env = zoo.env("vivo")
    env.reset(seed=1)
    agent, seen = env.agent_selection, env.observe(env.agent_selection)
    before = env.state()
    with pytest.raises(IllegalAction, match=r"may not play .* \(VO-0[57]\)$") as refused:
        env.step(int(seen["action_mask"].argmin()))
    assert refused.value.reason is not None
    for wrong in (-1, 48, None, "r1", 1.5):
        with pytest.raises(UnknownAction, match="there is no action"):
            env.step(wrong)
    assert env.agent_selection == agent
    assert np.array_equal(env.state(), before)


def test_before_a_match_a_reset_is_asked_for() -> None:
    env = zoo.env("vivo")
    for ask in (env.render, env.state, lambda: env.step(0), lambda: env.observe("seat_0"), env.last):
        with pytest.raises(ResetFirst, match="call reset first"):
            ask()


@pytest.mark.parametrize("make", [zoo.env, zoo.parallel_env])
def test_what_is_closed_stays_closed_and_says_so(make: Any) -> None:
    env = make("vivo", render_mode="ansi")
    env.reset(seed=1)
    env.close()
    env.close()
    for ask in (env.reset, env.render, env.state, lambda: env.step({}), lambda: deepcopy(env).reset(seed=1)):
        with pytest.raises(Closed, match=r"^this environment is closed; make another one$"):
            ask()


@pytest.mark.parametrize("way", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("make", [zoo.env, zoo.parallel_env])
def test_a_copy_goes_on_alike_and_apart(make: Any, way: Any) -> None:
    env = make("vivo")
    env.reset(seed=5)
    twin = way(env)
    state = env.state()
    if make is zoo.env:
        assert play_out(twin) == play_out(way(env))
    else:
        agent = next(agent for agent, mask in twin._masks.items() if mask.any())
        twin.step({agent: int(twin._masks[agent].argmax())})
    assert np.array_equal(env.state(), state)


def test_without_a_mask_a_sample_is_legal() -> None:
    env = zoo.env("vivo", mask="info")
    env.reset(seed=2)
    for agent in env.agent_iter(40):
        seen, _, over, _, info = env.last()
        assert isinstance(seen, np.ndarray)
        env.step(None if over else env.action_space(agent).sample())
        assert "action_mask" in info


def test_at_once_everybody_who_is_asked_must_answer() -> None:
    env = zoo.parallel_env("vivid-memories", players=2)
    _, infos = env.reset(seed=1)
    while sum(info["asked"] for info in infos.values()) < 2:
        actions = {agent: env.action_space(agent).sample() for agent in env.agents}
        _, _, _, _, infos = env.step(actions)
    masks = {agent: np.flatnonzero(env._masks[agent]) for agent in env.agents}
    before = env.state()
    with pytest.raises(NotYourTurn, match="seat 1 is asked, too"):
        env.step({"seat_0": masks["seat_0"][0]})
    wrong = int(env._masks["seat_1"].argmin())
    with pytest.raises(IllegalAction, match="seat 1 may not"):
        env.step({"seat_0": masks["seat_0"][0], "seat_1": wrong})
    assert np.array_equal(env.state(), before)
    env.step({agent: masks[agent][0] for agent in env.agents})
    assert not np.array_equal(env.state(), before)


@pytest.mark.parametrize("id", GAMES)
def test_at_once_a_match_comes_to_its_end(id: str) -> None:
    env = zoo.parallel_env(id)
    env.reset(seed=3)
    over: dict[str, bool] = {}
    while env.agents:
        seen, rewards, over, _, infos = env.step({agent: env.action_space(agent).sample() for agent in env.agents})
        assert set(seen) == set(rewards) == set(infos) == set(env.possible_agents)
    assert all(over.values())
    assert env.step({}) == ({}, {}, {}, {}, {})
    with pytest.raises(MatchOver):
        env._single.play(0)


def test_what_does_not_exist_is_refused_in_one_line() -> None:
    with pytest.raises(SetupError, match='no reward "money"'):
        zoo.env("vivo", reward="money")
    with pytest.raises(SetupError, match='no mask "face"'):
        zoo.env("vivo", mask="face")
    with pytest.raises(SetupError, match='no render_mode "rgb_array"'):
        zoo.env("vivo", render_mode="rgb_array")
    with pytest.raises(SetupError, match="seed"):
        zoo.env("vivo").reset(seed=-1)


def test_a_picture_is_what_the_seat_to_act_sees(capsys: pytest.CaptureFixture[str]) -> None:
    pictures = {}
    for mode in ("human", "ansi", "svg"):
        env = zoo.env("vivo", render_mode=mode)
        env.reset(seed=1)
        pictures[mode] = env.render()
    assert pictures["human"] is None
    assert capsys.readouterr().out.strip() == str(pictures["ansi"]).strip()
    assert "Your hand" in str(pictures["ansi"])
    assert str(pictures["svg"]).startswith("<svg")
