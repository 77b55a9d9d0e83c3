"""Gymnasium's vector environment: its interface, its autoreset modes, and the same matches as everywhere."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from vivant import lab
from vivant.engine.errors import IllegalAction, SetupError

gymnasium = pytest.importorskip("gymnasium", reason="pip install gymnasium")


def make(mode: str = "NextStep", **how: Any) -> Any:
    lab.register()
    how = {"num_envs": 3, "players": 3, "opponents": "quick", **how}
    return gymnasium.make_vec("vivant/Vivo-v0", autoreset_mode=gymnasium.vector.AutoresetMode(mode), **how)


def check_step(envs: Any, told: tuple[Any, ...]) -> None:
    """What every step must be, as the interface says."""
    rows, rewards, terminated, truncated, infos = told
    assert envs.observation_space.contains(rows)
    assert rewards.shape == terminated.shape == truncated.shape == (envs.num_envs,)
    assert terminated.dtype == truncated.dtype == np.bool_
    assert np.issubdtype(rewards.dtype, np.floating)
    for name in infos:
        if not name.startswith("_"):
            assert infos[f"_{name}"].shape == (envs.num_envs,)


def test_it_is_registered_for_every_game() -> None:
    ids = lab.register()
    assert ids[:3] == ["vivant/Vivo-v0", "vivant/Vivarium-v0", "vivant/VividMemories-v0"]
    for id in ids[:3]:
        envs = gymnasium.make_vec(id, num_envs=2)
        assert envs.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.NEXT_STEP
        rows, _ = envs.reset(seed=3)
        assert envs.observation_space.contains(rows)
        for _ in range(20):
            check_step(envs, envs.step(envs.action_space.sample()))
        envs.close()


def test_a_bare_sample_is_legal_and_seeded() -> None:
    one, other = make(), make()
    for envs in (one, other):
        envs.reset(seed=5)
        envs.action_space.seed(7)
    for _ in range(100):
        actions = one.action_space.sample()
        assert (actions == other.action_space.sample()).all()
        told, told_other = one.step(actions), other.step(actions)
        assert all((part == part_other).all() for part, part_other in zip(told[:4], told_other[:4], strict=True))


def test_matches_are_those_of_make_vec() -> None:
    envs = make()
    rows, infos = envs.reset(seed=5)
    games = lab.make_vec("vivo", num_envs=3, players=3, opponents="quick", seed=5)
    batch = games.reset()
    for _ in range(20):
        assert (rows == batch.observation).all()
        assert (infos["action_mask"] == batch.mask).all()
        actions = batch.mask.argmax(1)
        rows, _, _, _, infos = envs.step(actions)
        batch = games.step(actions)


def test_the_next_step_begins_the_next_match() -> None:
    envs = make("NextStep")
    envs.reset(seed=1)
    ended = np.zeros(3, bool)
    ends = 0
    for _ in range(120):
        _, rewards, terminated, _, infos = told = envs.step(envs.action_space.sample())
        check_step(envs, told)
        assert not terminated[ended].any()
        assert not rewards[ended].any()
        assert infos["action_mask"][~terminated].any(axis=1).all()
        assert not infos["action_mask"][terminated].any()
        for place in np.flatnonzero(terminated):
            ends += 1
            assert infos["scores"][place].any()
            assert rewards[place] == infos["rewards"][place, 0]
        ended = terminated
    assert ends >= 9


def test_the_same_step_begins_the_next_match_and_tells_the_last_row() -> None:
    envs = make("SameStep")
    envs.reset(seed=1)
    for _ in range(60):
        *_, terminated, _, infos = told = envs.step(envs.action_space.sample())
        check_step(envs, told)
        assert infos["action_mask"].any(axis=1).all()
        if terminated.any():
            place = int(terminated.argmax())
            last = envs.games.spec.describe(infos["final_obs"][place].tolist())
            assert last["hand"] == []
            assert infos["final_info"]["scores"][place].any()
            assert infos["number"][place] == place + 4
            return
    raise AssertionError("no match has ended")


def test_where_it_is_disabled_the_caller_resets() -> None:
    envs = make("Disabled")
    envs.reset(seed=1)
    terminated = np.zeros(3, bool)
    while not terminated.any():
        _, _, terminated, _, _ = envs.step(envs.action_space.sample())
    with pytest.raises(SetupError, match=r'^a match is over: reset its environment with options "reset_mask" first$'):
        envs.step(envs.action_space.sample())
    _, infos = envs.reset(options={"reset_mask": terminated})
    assert (infos["number"][terminated] > 3).all()
    check_step(envs, envs.step(envs.action_space.sample()))
    with pytest.raises(
        SetupError, match=r"^to say which environments, give 3 truth values, one for each; not int64 \[2\]$"
    ):
        envs.reset(options={"reset_mask": [0, 1]})


def test_without_a_seed_the_next_matches_begin() -> None:
    envs = make()
    _, infos = envs.reset()
    assert infos["number"].tolist() == [1, 2, 3]
    _, infos = envs.reset(seed=4)
    assert infos["number"].tolist() == [1, 2, 3]
    envs.step(envs.action_space.sample())
    _, infos = envs.reset()
    assert infos["number"].tolist() == [4, 5, 6]


def test_without_a_seed_every_run_is_another() -> None:
    """As everywhere in Gymnasium, and afterwards a seed can be read, to play the same again."""
    envs, others = make(), make()
    rows, _ = envs.reset()
    assert (rows != others.reset()[0]).any()
    assert envs.games.seed != others.games.seed
    assert (rows == others.reset(seed=envs.games.seed)[0]).all()


def test_before_the_first_match_a_reset_is_asked_for() -> None:
    envs = make()
    assert envs.action_space.contains(envs.action_space.sample())
    with pytest.raises(gymnasium.error.ResetNeeded, match="call reset first"):
        envs.step(np.zeros(3, np.int64))
    with pytest.raises(SetupError, match="call reset first"):
        envs.reset(options={"reset_mask": np.ones(3, np.bool_)})
    with pytest.raises(SetupError, match=r"^a seed is a whole number"):
        envs.reset(seed=-1)
    assert envs.reset(seed=np.int64(3))[1]["number"].tolist() == [1, 2, 3]


def test_gymnasiums_own_statistics_fit() -> None:
    envs = gymnasium.wrappers.vector.RecordEpisodeStatistics(make())
    envs.reset(seed=1)
    lengths = []
    for _ in range(60):
        *_, infos = envs.step(envs.unwrapped.action_space.sample())
        if "episode" in infos:
            lengths += infos["episode"]["l"][infos["_episode"]].tolist()
    assert lengths
    assert set(lengths) == {24}  # two rounds of twelve cards


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    envs = make()
    _, infos = envs.reset(seed=1)
    wrong = (~infos["action_mask"]).argmax(1)
    with pytest.raises(IllegalAction, match=r"^vivo, environment 0, match 1: .*\(VO-05\)$"):
        envs.step(wrong)
    check_step(envs, envs.step(envs.action_space.sample()))


def test_what_is_closed_says_so() -> None:
    envs = make()
    envs.reset(seed=1)
    actions = envs.action_space.sample()
    envs.close()
    for ask in (lambda: envs.step(actions), envs.reset, lambda: envs.reset(seed=1)):
        with pytest.raises(SetupError, match=r"^these environments are closed$"):
            ask()
