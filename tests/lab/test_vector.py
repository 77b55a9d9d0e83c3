"""Many matches at once: the same matches however they are played, told whole, and refused in one line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import vivant
from vivant import lab
from vivant.engine.dice import FastDice
from vivant.engine.errors import IllegalAction, SetupError, UnknownAction
from vivant.engine.simulate import Policy
from vivant.lab import crew as crew_module

GAMES = [("vivo", 3), ("vivarium", 2), ("vivid-memories", 1), ("vivid-memories", 3)]
Told = dict[int, tuple[Any, ...]]


def choose(batch: lab.Batch, mask: np.ndarray) -> np.ndarray:
    """Any legal action, the same one for the same match and length, wherever it is played."""
    actions = np.zeros(len(mask), np.int64)
    for place in range(len(mask)):
        legal = np.flatnonzero(mask[place])
        actions[place] = legal[(7 * batch.number[place] + 13 * batch.length[place]) % len(legal)]
    return actions


def play(wanted: int, **how: Any) -> Told:
    """By number, how each of the first matches went."""
    told: Told = {}
    seen: dict[int, list[int]] = {}
    games = lab.make_vec(seed=5, **how)
    batch = games.reset()
    while not all(number in told for number in range(1, wanted + 1)):
        for place, number in enumerate(batch.number):
            seen.setdefault(int(number), []).append(hash(batch.observation[place].tobytes()))
        numbers = batch.number
        batch = games.step(choose(batch, batch.mask))
        for place in np.flatnonzero(batch.over):
            ended = int(numbers[place])
            parts = (batch.scores[place], batch.ranking[place], batch.reward[place])
            told[ended] = (*(part.tolist() for part in parts), seen[ended])
    games.close()
    return {number: told[number] for number in range(1, wanted + 1)}


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_matches_are_the_same_whatever_the_number_of_environments(game: str, players: int) -> None:
    alone = play(6, game=game, players=players, num_envs=1)
    assert play(6, game=game, players=players, num_envs=4) == alone
    assert play(6, game=game, players=players, num_envs=6) == alone


def test_workers_play_the_same_matches() -> None:
    alone = play(6, game="vivo", players=3, num_envs=5)
    assert play(6, game="vivo", players=3, num_envs=5, workers=2) == alone


def test_threads_play_the_same_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew_module, "runs_threads", lambda: True)
    alone = play(6, game="vivarium", players=2, num_envs=5)
    assert play(6, game="vivarium", players=2, num_envs=5, threads=2) == alone


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_match_is_the_one_that_its_dice_give(game: str, players: int) -> None:
    """Match 2 of a seed, decided alike, step by step beside the rules; rows and masks are those of each view."""
    kind = vivant.game(game, players=players)
    games = lab.make_vec(kind, num_envs=2, seed=5)
    batch = games.reset()
    state, dice = kind.new(), FastDice(5, 2)
    length = 0
    while True:
        state.roll(dice)
        if state.is_over():
            break
        seat = int(batch.seat[1])
        assert state.to_act() >> seat & 1
        assert not state.to_act() & ((1 << seat) - 1), "the lowest seat goes first"
        view = state.view(seat)
        assert (batch.observation[1] == lab.observe(kind, view, seat)).all()
        assert (batch.mask[1] == lab.mask(kind, view, seat)).all()
        assert batch.length[1] == length
        assert not batch.over[1]
        actions = choose(batch, batch.mask)
        state.apply(seat, int(actions[1]))
        batch = games.step(actions)
        length += 1
    assert batch.over[1]
    assert batch.number[1] == 4
    assert batch.scores[1].tolist() == state.scores()
    assert batch.ranking[1].tolist() == state.ranking()


def test_packed_rows_are_the_same_bits() -> None:
    plain, packed = (lab.make_vec("vivarium", num_envs=3, seed=2, packed=packed) for packed in (False, True))
    one, other = plain.reset(), packed.reset()
    for _ in range(50):
        cells = np.unpackbits(other.observation, axis=1, bitorder="little")
        actions = np.unpackbits(other.mask, axis=1, bitorder="little", count=len(plain.game.actions))
        assert (cells == one.observation).all()
        assert (actions == one.mask).all()
        chosen = choose(one, one.mask)
        one, other = plain.step(chosen), packed.step(chosen)


def test_without_a_copy_the_next_step_overwrites() -> None:
    games = lab.make_vec("vivo", num_envs=2, packed=True, copy=False)
    batch = games.reset()
    before = batch.observation.copy()
    mask = np.unpackbits(batch.mask, axis=1, bitorder="little")
    games.step(mask.argmax(1))
    assert (batch.observation != before).any()
    with pytest.raises(ValueError, match="read-only"):
        batch.observation[0, 0] = 1
    kept = lab.make_vec("vivo", num_envs=2, packed=True)
    batch = kept.reset()
    before = batch.observation.copy()
    kept.step(mask.argmax(1))
    assert (batch.observation == before).all()


def test_a_critic_gets_the_observation_and_what_is_hidden() -> None:
    games = lab.make_vec("vivo", num_envs=3, players=4, critic=True)
    batch = games.reset()
    assert batch.critic is not None
    assert batch.critic.shape == (3, lab.spec("vivo", players=4, critic=True).size)
    assert (batch.critic[:, : batch.observation.shape[1]] == batch.observation).all()
    row = games.spec.describe(batch.critic[0].tolist())
    assert len(row["hands[2]"]) == 12
    assert lab.make_vec("vivo", num_envs=3).reset().critic is None


def first_end(**how: Any) -> tuple[lab.Batch, int]:
    games = lab.make_vec(num_envs=2, seed=9, **how)
    batch = games.reset()
    while not batch.over.any():
        batch = games.step(choose(batch, batch.mask))
    return batch, int(np.flatnonzero(batch.over)[0])


def test_rewards_are_told_for_all_seats() -> None:
    batch, at = first_end(game="vivo", players=3)
    firsts = (batch.ranking[at] == 1).sum()
    assert batch.reward[at].tolist() == [(1 / firsts if rank == 1 else 0) - 1 / 3 for rank in batch.ranking[at]]
    batch, at = first_end(game="vivo", players=3, reward="points")
    assert batch.reward[at].tolist() == batch.scores[at].tolist()
    batch, at = first_end(game="vivo", players=3, reward="margin")
    scores = batch.scores[at].tolist()
    assert batch.reward[at].tolist() == [
        own - max(scores[:seat] + scores[seat + 1 :]) for seat, own in enumerate(scores)
    ]


def test_gains_add_up_to_the_points() -> None:
    games = lab.make_vec("vivo", num_envs=2, players=3, reward="gain", seed=9)
    batch = games.reset()
    sums = np.zeros((2, 3))
    while not batch.over[0]:
        batch = games.step(choose(batch, batch.mask))
        sums += batch.reward
    assert sums[0].tolist() == batch.scores[0].tolist()


def test_after_the_end_nothing_of_it_is_told_again() -> None:
    games = lab.make_vec("vivo", num_envs=1, players=3)
    batch = games.reset()
    while not batch.over[0]:
        batch = games.step(choose(batch, batch.mask))
    assert batch.number[0] == 2
    batch = games.step(choose(batch, batch.mask))
    assert not batch.over[0]
    assert not batch.reward.any()
    assert not batch.scores.any()


def test_a_solo_game_tells_the_rival_too() -> None:
    batch, at = first_end(game="vivid-memories", players=1)
    assert batch.scores.shape == (2, 2)
    assert batch.reward.shape == (2, 1)
    assert batch.reward[at, 0] == (0.5 if batch.ranking[at, 0] == 1 else -0.5)


@pytest.mark.parametrize("opponents", ["random", "quick", "greedy:worlds=1"])
def test_opponents_play_the_other_seats(opponents: str) -> None:
    games = lab.make_vec("vivo", num_envs=3, players=4, opponents=opponents, seat=2)
    batch = games.reset()
    for _ in range(30):
        assert (batch.seat == 2).all()
        batch = games.step(choose(batch, batch.mask))
    assert batch.over.any() or (batch.number > 3).any()


def test_a_turning_learner_comes_to_sit_everywhere() -> None:
    games = lab.make_vec("vivo", num_envs=6, players=4, opponents="quick", seat="turning")
    assert games.reset().seat.tolist() == [0, 1, 2, 3, 0, 1]


def test_numpys_numbers_are_numbers() -> None:
    one, two, three = map(np.int64, (1, 2, 3))
    games = lab.make_vec("vivo", two, three, opponents={one: "quick"}, seed=three, workers=np.uint8(0))
    other = lab.make_vec("vivo", 2, 3, opponents={1: "quick"}, seed=3)
    assert (games.reset().observation == other.reset().observation).all()
    assert (games.reset(np.int32(8)).observation == other.reset(8).observation).all()
    assert [type(number) for number in (games.num_envs, games.seed, games.game.players)] == [int, int, int]
    assert (lab.make_vec("vivo", opponents="quick", seat=two).reset().seat == 2).all()


class Lowest(Policy):
    """Written in plain Python."""

    def choose(self, view: Any, seat: int, dice: Any) -> int:
        assert view.viewer == seat
        return view.legal(seat)[0]


def test_a_policy_of_ones_own_sees_its_view_alone() -> None:
    games = lab.make_vec("vivo", num_envs=2, players=3, opponents={0: Lowest(), 2: "quick"})
    batch = games.reset()
    for _ in range(20):
        assert (batch.seat == 1).all()
        batch = games.step(choose(batch, batch.mask))


def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing() -> None:
    games = lab.make_vec("vivo", num_envs=3, players=4, seed=3)
    batch = games.reset()
    legal = choose(batch, batch.mask)
    wrong = legal.copy()
    wrong[1] = (~batch.mask[1]).argmax()
    for _ in range(2):
        with pytest.raises(
            IllegalAction, match=r'^vivo, environment 1, match 2: seat \d may not play "\w+": .* \(VO-05\)$'
        ) as error:
            games.step(wrong)
        assert error.value.reason is not None
        assert error.value.reason.rule == "VO-05"
    for wrong_one in (-1, 48, 1 << 40):
        wrong[1] = wrong_one
        with pytest.raises(
            UnknownAction,
            match=rf"^vivo, environment 1, match 2: there is no action {wrong_one}; they are numbered from 0 to 47$",
        ):
            games.step(wrong)
    again = games.batch()
    assert (again.observation == batch.observation).all()
    assert (again.length == 0).all()
    other = lab.make_vec("vivo", num_envs=3, players=4, seed=3)
    other.reset()
    assert (games.step(legal).observation == other.step(legal).observation).all()


def test_workers_refuse_alike_and_their_end_is_noticed() -> None:
    games = lab.make_vec("vivo", num_envs=3, players=4, seed=3, workers=2)
    batch = games.reset()
    wrong = choose(batch, batch.mask)
    wrong[2] = (~batch.mask[2]).argmax()
    with pytest.raises(IllegalAction, match=r"^vivo, environment 2, match 3: "):
        games.step(wrong)
    assert (games.batch().observation == batch.observation).all()
    assert (
        games.reset(seed=8).observation == lab.make_vec("vivo", num_envs=3, players=4, seed=8).reset().observation
    ).all()
    games.close()
    games.close()
    with pytest.raises(SetupError, match=r"^these environments are closed$"):
        games.reset()


def test_what_does_not_restart_waits_to_be_restarted() -> None:
    games = lab.make_vec("vivo", num_envs=2, players=3, opponents={0: "quick"}, restarts=False, seed=4)
    batch = games.reset()
    while not batch.over.any():
        batch = games.step(choose(batch, batch.mask))
    [done] = np.flatnonzero(batch.over)[:1]
    assert batch.number[done] == done + 1
    assert not batch.mask[done].any()
    scores = batch.scores[done].tolist()
    assert any(scores)
    fake = np.where(batch.over, 0, batch.mask.argmax(1))
    batch = games.step(fake)
    assert batch.over[done]
    assert not batch.reward[done].any()
    batch = games.restart(batch.over)
    assert not batch.over.any()
    assert batch.number[done] == done + 3
    assert batch.mask.any(axis=1).all()


def begun() -> lab.Games:
    games = lab.make_vec("vivo", num_envs=2)
    games.reset()
    return games


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: lab.make_vec("vivo", num_envs=0), "num_envs is a whole number from 1 to 16777216, not 0"),
        (lambda: lab.make_vec("vivo", num_envs=2.5), "num_envs is a whole number from 1 to 16777216, not 2.5"),
        (lambda: lab.make_vec("vivo", num_envs=True), "num_envs is a whole number from 1 to 16777216, not True"),
        (lambda: lab.make_vec("vivo", num_envs=1 << 25), "num_envs is a whole number from 1 to 16777216, not 33554432"),
        (lambda: lab.make_vec("vivo", players="4"), 'players is a whole number, not "4"'),
        (lambda: lab.make_vec("vivo", workers="1"), 'workers is a whole number from 0 to 1, one for each environment at most; not "1"'),
        (lambda: lab.make_vec("vivo", seed="3"), 'a seed is a whole number from 0 to 9223372036854775807, not "3"'),
        (lambda: lab.make_vec("vivo", opponents={"1": "quick"}), 'there is no seat "1"; seats are numbered from 0 to 3'),
        (lambda: lab.make_vec("vivo", opponents={1: "quick"}, seat=1), "seat 1 cannot be the learner's and an opponent's"),
        (lambda: lab.make_vec("vivo", seat=2), "seat=2 has a meaning only beside opponents: name them, or leave it out and decide for every seat"),
        (lambda: lab.make_vec("vivo", seat="turning"), "seat=turning has a meaning only beside opponents: name them, or leave it out and decide for every seat"),
        (lambda: lab.make_vec("vivo").step([0]), "no match is being played here: call reset first"),
        (lambda: lab.make_vec("vivo").batch(), "no match is being played here: call reset first"),
        (lambda: lab.make_vec("vivo").restart([True]), "no match is being played here: call reset first"),
        (lambda: lab.make_vec("vivo").look(), "no match is being played here: call reset first"),
        (lambda: lab.make_vec("vivo", num_envs=2, workers=3), "workers is a whole number from 0 to 2, one for each environment at most; not 3"),
        (lambda: lab.make_vec("vivo", num_envs=2, workers=1, threads=1), "choose workers or threads, not both"),
        (lambda: lab.make_vec("vivos"), "there is no game vivos; did you mean vivo?"),
        (lambda: lab.make_vec("vivo", reward="money"), 'there is no reward "money"; there are rank, points, margin, gain'),
        (lambda: lab.make_vec("vivo", seed=-1), "a seed is a whole number from 0 to 9223372036854775807, not -1"),
        (lambda: lab.make_vec("vivo", opponents="quick", seat="best"), 'there is no seat "best"; there are 0, 1, 2, 3, turning'),
        (lambda: lab.make_vec("vivo", opponents={4: "quick"}), "there is no seat 4; seats are numbered from 0 to 3"),
        (lambda: lab.make_vec("vivo", opponents=dict.fromkeys(range(4), "quick")), "every seat has an opponent: leave one to the learner"),
        (lambda: lab.make_vec("vivo", num_envs=2, workers=1, opponents=Lowest()), "a policy cannot be sent to workers: name a bot instead, or do without workers"),
        (lambda: begun().step([0, 0, 0]), "step takes 2 whole numbers, one for each environment, not int64 [3]"),
        (lambda: begun().step([0.0, 1.0]), "step takes 2 whole numbers, one for each environment, not float64 [2]"),
        (lambda: begun().step("ab"), "step takes 2 whole numbers, one for each environment, not <U2 []"),
    ],
)  # fmt: skip
def test_wrong_calls_are_refused_in_one_line(call: Callable[[], object], said: str) -> None:
    with pytest.raises(SetupError) as error:
        call()
    assert str(error.value) == said


def test_threads_are_refused_where_they_would_wait_for_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew_module, "runs_threads", lambda: False)
    with pytest.raises(
        SetupError, match=r"^threads would wait for each other in this Python, which has a global lock: use workers$"
    ):
        lab.make_vec("vivo", num_envs=2, threads=2)


def test_a_game_without_an_encoding_has_masks_and_rows_of_no_cells() -> None:
    game = vivant.game("vivo", players=3)
    game.observer = lambda: None  # type: ignore[method-assign]
    assert lab.spec(game).size == 0
    games = lab.make_vec(game, num_envs=3, seed=2)
    batch, other = games.reset(), lab.make_vec("vivo", num_envs=3, players=3, seed=2).reset()
    assert batch.observation.shape == (3, 0)
    assert (batch.mask == other.mask).all()
    assert games.step(choose(batch, batch.mask)).mask.any(axis=1).all()
