"""Simulating: the same games whatever the cores and chunks, counted rightly, at random or by policies."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from vivant.engine import batch
from vivant.engine.batch import play_match, simulate
from vivant.engine.dice import Dice, FastDice
from vivant.engine.errors import IllegalAction, UnknownAction
from vivant.engine.simulate import Policy, Tally, play_out, play_out_by, run_games
from vivant.engine.state import EVERYTHING, State, draw_outcome, rank_by_points
from vivant.engine.verify import verify
from vivant.games.vivo import Vivo

from .toy import Toy


def contents(tally: Tally) -> Any:
    return tally.games, tally.scores, tally.wins, tally.shared, tally.lengths


def check_sums(tally: Tally, players: int) -> None:
    """What is counted adds up."""
    for seat in range(players):
        assert sum(tally.scores[seat].values()) == tally.games
    assert sum(tally.lengths.values()) == tally.games
    alone = sum(tally.wins)
    assert alone <= tally.games
    shared = tally.games - alone
    assert 2 * shared <= sum(tally.shared) <= players * shared


class FirstLegal(Policy):
    """Always the first legal action; keeps what it was shown."""

    def __init__(self) -> None:
        self.viewers: list[int] = []

    def choose(self, view: State, seat: int, dice: Dice) -> int:
        self.viewers.append(view.data()["viewer"])
        assert view.data()["viewer"] == seat != EVERYTHING
        return view.legal(seat)[0]


@pytest.mark.parametrize("players", [3, 4])
def test_counts_add_up(players: int) -> None:
    tally = simulate(Vivo(players), games=120, seed=3)
    assert tally.games == 120
    check_sums(tally, players)
    assert tally.lengths == {24 * players: 120}


def test_same_seed_same_result_and_another_seed_another() -> None:
    game = Vivo(3)
    assert contents(simulate(game, 60, seed=1)) == contents(simulate(game, 60, seed=1))
    assert contents(simulate(game, 60, seed=1)) != contents(simulate(game, 60, seed=2))


def test_one_core_and_two_give_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch, "CHUNK", 40)
    game = Vivo(3, {"without": "g", "first": 1})
    assert contents(simulate(game, 90, seed=5, jobs=2)) == contents(simulate(game, 90, seed=5, jobs=1))


@pytest.mark.parametrize("chunk", [1, 7, 50, 1000])
def test_chunks_do_not_matter(monkeypatch: pytest.MonkeyPatch, chunk: int) -> None:
    whole = contents(simulate(Vivo(3), 50, seed=5))
    monkeypatch.setattr(batch, "CHUNK", chunk)
    told: list[int] = []
    assert contents(simulate(Vivo(3), 50, seed=5, progress=told.append)) == whole
    assert told[-1] == 50
    assert told == sorted(set(told))
    assert len(told) == -(-50 // chunk)


def test_no_games_are_no_games() -> None:
    assert contents(simulate(Vivo(3), 0)) == (0, [{}, {}, {}], [0, 0, 0], [0, 0, 0], {})


def test_each_game_has_a_stream_of_its_own() -> None:
    start = Vivo(3).new()
    together = run_games(start, 8, 1, 6, None)
    apart = Tally(3)
    for number in range(1, 7):
        apart.merge(run_games(start, 8, number, 1, None))
    assert contents(together) == contents(apart)
    assert start.data() == Vivo(3).new().data()  # the start is not used up


def test_a_single_game_is_counted_as_it_ended() -> None:
    state = Vivo(4).new()
    length = play_out(state, FastDice(8, 1))
    tally = run_games(Vivo(4).new(), 8, 1, 1, None)
    assert [list(scores) for scores in tally.scores] == [[score] for score in state.scores()]
    assert tally.lengths == {length: 1}
    winners = [seat for seat, rank in enumerate(state.ranking()) if rank == 1]
    assert tally.wins == [int(winners == [seat]) for seat in range(4)]


def test_victories_alone_and_shared_are_told_apart() -> None:
    class Ended(State):
        def __init__(self, scores: list[int]) -> None:
            self.points = scores

        def scores(self) -> list[int]:
            return self.points

    tally = Tally(3)
    for scores in ([5, 3, 1], [5, 5, 1], [2, 2, 2], [1, 2, 3]):
        tally.add(Ended(scores), 7)
    assert (tally.wins, tally.shared) == ([1, 0, 1], [2, 2, 1])
    assert tally.lengths == {7: 4}
    assert tally.scores[0] == {5: 2, 2: 1, 1: 1}
    check_sums(tally, 3)


def test_play_match_is_the_same_game_with_its_record() -> None:
    for number in (1, 2, 17):
        state = Vivo(3).new()
        play_out(state, FastDice(4, number))
        match = play_match(Vivo(3), 4, number)
        assert match.scores() == state.scores()
        verdict = verify(match.record().text().encode())
        assert verdict.error is None
        assert verdict.finished


# policies


def test_policies_see_their_own_view_only_and_decide() -> None:
    policies = [FirstLegal() for _ in range(3)]
    tally = simulate(Vivo(3), 4, policies=policies)
    check_sums(tally, 3)
    assert [set(policy.viewers) for policy in policies] == [{0}, {1}, {2}]
    assert all(len(policy.viewers) == 4 * 24 for policy in policies)


def test_the_plain_policy_plays_as_at_random() -> None:
    game = Vivo(4)
    assert contents(simulate(game, 30, seed=6, policies=[Policy()] * 4)) == contents(simulate(game, 30, seed=6))


def test_a_policy_changes_the_games() -> None:
    game = Vivo(3)
    first = contents(simulate(game, 30, seed=6, policies=[FirstLegal(), Policy(), Policy()]))
    assert first != contents(simulate(game, 30, seed=6))


class Fixed(Policy):
    def __init__(self, action: int) -> None:
        self.action = action

    def choose(self, view: State, seat: int, dice: Dice) -> int:
        view.apply(seat, view.legal(seat)[0])  # its view is its own
        return self.action


def test_a_policy_that_answers_falsely_is_refused_with_its_rule() -> None:
    told: list[int] = []
    policies = [Policy(), Fixed(0), Policy()]
    with pytest.raises(
        IllegalAction, match=r'^vivo: the policy at seat 1 answered "r1", which it may not play: .*\(VO-\d\d\)$'
    ) as refused:
        simulate(Vivo(3), 30, seed=6, policies=policies, progress=told.append)
    assert refused.value.reason is not None
    assert told == []
    for action in (-1, 48):
        with pytest.raises(
            UnknownAction, match=rf"^vivo: the policy at seat 1 answered {action}; actions are numbered from 0 to 47$"
        ):
            simulate(Vivo(3), 1, policies=[Policy(), Fixed(action), Policy()])


# states written in Python


def test_a_game_written_in_python_is_simulated_too() -> None:
    tally = simulate(Toy(3), 40, seed=2)
    check_sums(tally, 3)
    assert tally.lengths == {9: 40}
    again = simulate(Toy(3), 40, seed=2, policies=[Policy()] * 3)
    assert contents(again) == contents(tally)


def test_of_several_seats_the_lowest_goes_first() -> None:
    order: list[int] = []

    class Noting(Policy):
        def choose(self, view: State, seat: int, dice: Dice) -> int:
            order.append(seat)
            return view.legal(seat)[0]

    play_out_by(Toy(3).new(), FastDice(1), [Noting()] * 3)
    assert order == [0, 0, 1, 1, 2, 2, 0, 1, 2]


# chance


class Given(Dice):
    def __init__(self, value: int) -> None:
        self.value = value
        self.asked = 0

    def below(self, n: int) -> int:
        self.asked = n
        return self.value


def test_an_outcome_is_the_first_whose_running_weight_exceeds_the_draw() -> None:
    state = Toy(2).new()
    drawn = []
    for value in range(6):
        dice = Given(value)
        drawn.append(draw_outcome(state, dice))
        assert dice.asked == 6
    assert drawn == [0, 1, 1, 2, 2, 2]  # odds 1, 2, 3


@pytest.mark.parametrize("players", [3, 4])
def test_rolling_draws_as_one_outcome_after_the_other(players: int) -> None:
    """The shortcut of a game gives the same state and leaves the dice where the long way does."""
    game = Vivo(players)
    for seed in range(5):
        quick, slow = game.new(), game.new()
        one, other = FastDice(seed), FastDice(seed)
        while not quick.is_over():
            quick.roll(one)
            while slow.is_chance():
                slow.apply_outcome(draw_outcome(slow, other))
            assert one.mark() == other.mark()
            assert quick.data() == slow.data()
            seat = quick.to_act().bit_length() - 1
            action = quick.pick(seat, one)
            legal = slow.legal(seat)
            assert action == legal[other.below(len(legal))]
            quick.apply(seat, action)
            slow.apply(seat, action)


def test_random_play_picks_every_legal_action_equally_often() -> None:
    game = Vivo(4, {"first": 0})
    state = game.new()
    state.roll(FastDice(1))
    dice = FastDice(2)
    found = Counter(state.pick(0, dice) for _ in range(2400))
    assert sorted(found) == state.legal(0)
    assert all(abs(count - 200) < 70 for count in found.values())


@pytest.mark.parametrize(
    ("scores", "ranks"),
    [([], []), ([3], [1]), ([1, 2, 3], [3, 2, 1]), ([5, 5, 4], [1, 1, 3]), ([-1, -1, -2, 0], [2, 2, 4, 1])],
)
def test_ranks_by_points(scores: list[int], ranks: list[int]) -> None:
    assert rank_by_points(scores) == ranks
