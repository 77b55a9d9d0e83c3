"""Other people's suites, as they are shipped: PettingZoo's, Gymnasium's and OpenSpiel's, over every game."""

from __future__ import annotations

import runpy
import unittest
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from fractions import Fraction
from functools import partial
from pathlib import Path

import gymnasium
import numpy as np
import pyspiel
import pytest
from absl import flags
from gymnasium.utils.env_checker import check_env
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test, state_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from tests.lab.solved import Plan, after, end_of, equilibrium, known, seat_of, value, worlds
from vivant.engine.game import Game
from vivant.engine.registry import find_game, game_ids
from vivant.engine.state import State
from vivant.lab import spiel, zoo
from vivant.lab.gym import register

pytestmark = pytest.mark.deep

TINY = Path(__file__).parents[2] / "examples" / "tiny_vivo.toml"
# PettingZoo's suite expects arrays, unless an environment is on its own list of names; and whoever is dead has no
# legal action.
OF_DICTS = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Action mask numpy array is all zeros (no legal actions).",
}


@pytest.fixture(autouse=True)
def no_flags() -> None:
    """Parts of OpenSpiel read flags of the command line; nobody gave any."""
    flags.FLAGS.mark_as_parsed()


def counts() -> list[tuple[str, int]]:
    """Every game at its fewest and its most players."""
    found: list[tuple[str, int]] = []
    for id in game_ids():
        kind: type[Game] = find_game(id)
        players = kind.player_counts(kind.standard_edition())
        found += [(id, count) for count in sorted({players[0], players[-1]})]
    return found


@contextmanager
def warned(known: set[str]) -> Iterator[None]:
    """No warning but these."""
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        yield
    assert {str(one.message) for one in said} <= known


@pytest.mark.parametrize("mask", zoo.MASKS)
@pytest.mark.parametrize(("id", "players"), counts())
def test_pettingzoo_seat_after_seat(id: str, players: int, mask: str) -> None:
    make = partial(zoo.env, id, players, mask=mask)
    with warned(OF_DICTS if mask == "observation" else set()):
        api_test(make(), num_cycles=max(80, 400 // players))
        seed_test(make, num_cycles=100)


@pytest.mark.parametrize("mask", zoo.MASKS)
@pytest.mark.parametrize(("id", "players"), counts())
def test_pettingzoo_at_once(id: str, players: int, mask: str) -> None:
    make = partial(zoo.parallel_env, id, players, mask=mask)
    parallel_api_test(make(), num_cycles=500)
    parallel_seed_test(make, num_cycles=100)
    state_test(zoo.env(id, players, mask=mask), make(), num_cycles=10)


@pytest.mark.parametrize("id", game_ids())
def test_pettingzoo_pictures(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(zoo.env, id), {"svg": lambda svg: svg.startswith("<svg")})


@pytest.mark.parametrize("id", game_ids())
def test_pettingzoo_in_its_usual_wrappers(id: str) -> None:
    """Whoever samples without a mask loses there, and PettingZoo's own conversion goes over it."""
    env = OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(zoo.env(id), illegal_reward=-1)))
    with warned(OF_DICTS):
        api_test(env, num_cycles=60)
        parallel_api_test(turn_based_aec_to_parallel(zoo.env(id)), num_cycles=60)


@pytest.mark.parametrize("id", game_ids())
def test_gymnasium(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Its checker tries an action of one match in another: where that is not legal, the match is lost."""
    name = register()[game_ids().index(id)]
    check_env(gymnasium.make(name, opponents="random", illegal_reward=-1.0).unwrapped)


@pytest.mark.parametrize(("id", "players"), counts())
def test_openspiel_simulates(id: str, players: int) -> None:
    pyspiel.random_sim_test(spiel.load_game(id, players), 1, serialize=True, verbose=False)


@pytest.mark.parametrize("id", game_ids())
def test_openspiel_api(id: str) -> None:
    from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase

    game = spiel.load_game(id)
    case = type("Api", (EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": spiel.name_of(id)})
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(case)
    result = unittest.TestResult()
    suite.run(result)
    assert [text for _, text in (*result.failures, *result.errors)] == []
    assert result.testsRun >= 5
    assert result.skipped == []


@pytest.mark.parametrize("id", game_ids())
def test_openspiel_playthrough(id: str, tmp_path: Path) -> None:
    """A match told in full, with everything that OpenSpiel can ask, and told the same when it is replayed."""
    from open_spiel.python.algorithms.generate_playthrough import playthrough, replay

    name = str(spiel.load_game(id))
    told = playthrough(name, action_sequence=None, alsologtostdout=False, seed=7)
    assert "IsTerminal() = True" in told
    file = tmp_path / "playthrough.txt"
    file.write_text(told, encoding="utf-8")
    expected, found = replay(str(file))
    assert expected == found


@pytest.mark.parametrize("id", game_ids())
def test_openspiel_environment_and_its_bots(id: str) -> None:
    from open_spiel.python import rl_environment
    from open_spiel.python.algorithms.random_agent import RandomAgent

    game = spiel.load_game(id)
    env = rl_environment.Environment(game)
    agents = [RandomAgent(seat, env.action_spec()["num_actions"]) for seat in range(game.num_players())]
    time_step = env.reset()
    while not time_step.last():
        seat = time_step.observations["current_player"]
        time_step = env.step([agents[seat].step(time_step).action])
    assert sum(time_step.rewards) == pytest.approx(0) if not game.game.rivals() else True
    bots = [pyspiel.make_uniform_random_bot(seat, 5) for seat in range(game.num_players())]
    assert len(pyspiel.evaluate_bots(game.new_initial_state(), bots, 3)) == game.num_players()


@pytest.mark.parametrize("id", game_ids())
def test_openspiel_searches_what_a_player_knows(id: str) -> None:
    """Information set MCTS, which draws worlds from `resample_from_infostate`."""
    from open_spiel.python.algorithms import ismcts, mcts

    game = spiel.load_game(id)
    draw = np.random.RandomState(3)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.0,
        evaluator=mcts.RandomRolloutEvaluator(1, draw),
        max_simulations=10,
        random_state=draw,
    )
    state = game.new_initial_state()
    for _ in range(2):
        while state.is_chance_node():
            state.apply_action(int(draw.choice([outcome for outcome, _ in state.chance_outcomes()])))
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def tiny() -> spiel.SpielGame:
    """The edition whose value is known."""
    return spiel.load_game("vivo", 3, str(TINY), "first:0")


def test_openspiel_learns_by_sampling() -> None:
    """Monte Carlo CFR of both kinds, in Python and in C++."""
    from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver
    from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

    game = tiny()
    np.random.seed(1)
    root = game.new_initial_state()
    while root.is_chance_node():
        root.apply_action(root.legal_actions()[0])
    for solver, iterations in (
        (ExternalSamplingSolver(game), 20),
        (OutcomeSamplingSolver(game), 60),
        (pyspiel.OutcomeSamplingMCCFRSolver(game, seed=1), 100),
        (pyspiel.ExternalSamplingMCCFRSolver(game, seed=1), 20),
    ):
        step = getattr(solver, "iteration", None) or solver.run_iteration
        for _ in range(iterations):
            step()
        odds = solver.average_policy().action_probabilities(root)
        assert set(odds) == set(root.legal_actions())
        assert sum(odds.values()) == pytest.approx(1)


@pytest.mark.parametrize(("kind", "iterations"), [("External", 400), ("Outcome", 1500)])
def test_openspiel_comes_near_the_value_by_sampling(kind: str, iterations: int) -> None:
    game = tiny()
    solver = getattr(pyspiel, f"{kind}SamplingMCCFRSolver")(game, seed=1)
    for _ in range(iterations):
        solver.run_iteration()
    found = pyspiel.expected_returns(game.new_initial_state(), solver.average_policy(), -1, False)
    assert found == pytest.approx([0.4, -0.2, -0.2], abs=0.03)


def test_openspiel_cannot_exploit_the_plan_that_the_rules_give() -> None:
    """Its best answers, in Python, against an equilibrium that was found by the rules alone: nobody gains anything."""
    game = tiny()
    told = exploitability.nash_conv(game, Planned(game, equilibrium(game.game)), return_only_nash_conv=False)
    assert list(told.player_improvements) == pytest.approx([0, 0, 0], abs=1e-9)


class Planned(policy.Policy):  # type: ignore[misc]  # OpenSpiel has no types
    """A plan of ours as a policy of OpenSpiel."""

    def __init__(self, game: spiel.SpielGame, plan: Plan) -> None:
        super().__init__(game, list(range(game.num_players())))
        self.plan = plan

    def action_probabilities(self, state: spiel.SpielState, player_id: int | None = None) -> dict[int, float]:
        legal = state.legal_actions()
        planned = self.plan.get(known(state.position, state.current_player()), legal[0])
        return {planned if legal[1:] else legal[0]: 1.0}


def test_openspiels_search_finds_the_best_card() -> None:
    """Information set MCTS for the seat that leads, with every hand that it may hold."""
    from open_spiel.python.algorithms import ismcts, mcts

    game = tiny()
    deals: dict[str, list[tuple[Fraction, State]]] = {}
    for odds, world in worlds(game.game.new(), Fraction(1)):
        deals.setdefault(known(world, 0), []).append((odds, world))
    assert len(deals) == 15
    draw = np.random.RandomState(5)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.0,
        evaluator=mcts.RandomRolloutEvaluator(1, draw),
        max_simulations=100,
        random_state=draw,
    )
    matters = 0
    for same in deals.values():
        worth = {
            action: sum(odds * value_at_random(after(world, 0, action))[0] for odds, world in same)
            for action in same[0][1].legal(0)
        }
        matters += len(set(worth.values())) > 1
        assert worth[bot.step(dealt(game, same[0][1]))] == max(worth.values())
    assert matters == 6


def dealt(game: spiel.SpielGame, wanted: State) -> spiel.SpielState:
    """The state of OpenSpiel in which chance has answered so that this came of it."""
    waiting = [game.new_initial_state()]
    while True:
        state = waiting.pop()
        if state.is_chance_node():
            waiting += [state.child(outcome) for outcome, _ in state.chance_outcomes()]
        elif state.position.data() == wanted.data():
            return state


def value_at_random(position: State) -> list[Fraction]:
    """What each seat may expect where everybody plays at random, by going through everything there is."""
    if position.is_over():
        return end_of(position)
    parts: list[tuple[Fraction, list[Fraction]]] = []
    for odds, world in worlds(position, Fraction(1)):
        if world.is_over():
            parts.append((odds, end_of(world)))
            continue
        seat = seat_of(world)
        legal = world.legal(seat)
        parts += [(odds / len(legal), value_at_random(after(world, seat, action))) for action in legal]
    return [sum((odds * part[seat] for odds, part in parts), Fraction(0)) for seat in range(3)]


def test_openspiel_goes_through_the_same_tree_as_the_rules_do() -> None:
    """The value of playing at random, by OpenSpiel over our adapter and by the rules alone."""
    game = tiny()
    told = pyspiel.expected_returns(game.new_initial_state(), pyspiel.UniformRandomPolicy(game), -1, True)
    assert told == pytest.approx([float(value) for value in value_at_random(game.game.new())])


def test_openspiel_finds_the_equilibrium_that_the_rules_have() -> None:
    """CFR+, and how much anybody could gain by leaving what it found; the value was worked out by hand of the rules."""
    game = tiny()
    solved = value(game.game.new(), equilibrium(game.game))
    assert solved == [Fraction(2, 5), Fraction(-1, 5), Fraction(-1, 5)]
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(6):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    assert 0 <= pyspiel.nash_conv(game, policy) < 0.02
    found = pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)
    assert found == pytest.approx([float(value) for value in solved], abs=0.02)


def test_the_example_of_an_equilibrium_prints_it(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(TINY.with_name("solve_tiny.py")))["main"](rounds=1)
    assert "All together could gain 0." in capsys.readouterr().out
