"""OpenSpiel's games: their names, chance, what players are told, and worlds that they cannot tell apart."""

from __future__ import annotations

import json
import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest

from vivant import lab
from vivant.engine.errors import IllegalAction, MatchError, MatchOver, SetupError, UnknownAction, VivantError
from vivant.engine.registry import game_ids
from vivant.lab import spiel

TINY = Path(__file__).parents[2] / "examples" / "tiny_vivo.toml"


def played(game: Any, steps: int, seed: int = 1) -> Any:
    """A state after so many decisions, at random."""
    draw = np.random.default_rng(seed)
    state = game.new_initial_state()
    while steps and not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(draw.choice(outcomes, p=odds)))
        else:
            state.apply_action(int(draw.choice(state.legal_actions())))
            steps -= 1
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return state


def test_every_game_has_a_name_in_openspiel() -> None:
    names = spiel.register()
    assert len(names) == len(game_ids())
    assert set(names) <= set(pyspiel.registered_names())
    assert spiel.register() == names
    game = pyspiel.load_game(f"vivant_vivo(players=3,edition={TINY},options=first:2)")
    assert (game.num_players(), game.game.edition.name, game.game.options["first"]) == (3, "tiny", 2)
    assert str(pyspiel.load_game(str(game))) == str(game)


def test_what_does_not_exist_is_refused_in_one_line() -> None:
    spiel.register()
    for text in ("vivant_vivo(players=9)", "vivant_vivo(options=colour:red)", "vivant_vivo(edition=nowhere.toml)"):
        with pytest.raises(VivantError) as refused:
            pyspiel.load_game(text)
        assert "\n" not in str(refused.value)


def test_python_ends_quietly_after_it() -> None:
    """What pyspiel keeps of us outlives Python itself."""
    done = subprocess.run([sys.executable, "-c", "from vivant.lab import spiel; spiel.register()"], check=False)
    assert done.returncode == 0


def test_chance_has_the_odds_of_the_rules() -> None:
    state = spiel.load_game("vivo", 4).new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        weights = state.position.outcomes()
        total = sum(weight for _, weight in weights)
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        for (outcome, chance), (same, weight) in zip(outcomes, weights, strict=True):
            assert (outcome, chance) == (same, pytest.approx(float(Fraction(weight, total))))
        state.apply_action(outcomes[-1][0])


def test_a_tensor_is_the_row_without_its_unused_cells() -> None:
    game = spiel.load_game("vivo", 3)
    state = played(game, 20)
    layout = lab.spec(game.game)
    row = lab.observe(game.game, state.position, 1)
    used = [cell for cell, name in enumerate(layout.names) if name]
    assert state.observation_tensor(1) == list(row[used])
    assert game.observation_tensor_shape() == [len(used)]
    assert state.observation_string(1) == state.knowledge(1)
    assert json.loads(state.observation_string(1)) == state.position.view(1).data()


def test_an_information_state_recalls_what_the_position_has_forgotten() -> None:
    """Two ways to one position, told apart by who went them alone."""
    game = spiel.load_game("vivo", 3, str(TINY), "first:0")
    by_knowledge: dict[str, set[str]] = {}
    decided: dict[str, list[tuple[str, int]]] = {}

    def walk(state: Any, past: dict[int, list[tuple[str, int]]]) -> None:
        if state.is_terminal():
            return
        seat = state.current_player()
        if seat >= 0:
            told = state.information_state_string()
            by_knowledge.setdefault(state.knowledge(seat), set()).add(told)
            assert decided.setdefault(f"{seat} {told}", past[seat]) == past[seat]
        for action in state.legal_actions()[:2] if seat < 0 else state.legal_actions():
            then = past if seat < 0 else {**past, seat: [*past[seat], (told, action)]}
            walk(state.child(action), then)

    walk(game.new_initial_state(), {seat: [] for seat in range(3)})
    assert len(decided) > 20


@pytest.mark.parametrize("id", game_ids())
def test_a_resampled_state_is_one_that_the_player_cannot_tell_apart(id: str) -> None:
    game = spiel.load_game(id)
    draw = np.random.default_rng(5)
    state = played(game, 12)
    worlds = set()
    for player in range(game.num_players()):
        for _ in range(4):
            other = state.resample_from_infostate(player, draw.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            worlds.add(str(other))
    assert len(worlds) > 1


def test_a_tensor_of_an_information_state_is_refused_in_one_line() -> None:
    game = spiel.load_game("vivo", 3)
    state = played(game, 3)
    assert not game.get_type().provides_information_state_tensor
    for ask in (state.information_state_tensor, lambda: state.information_state_tensor(1)):
        with pytest.raises(SetupError, match=r"^a row tells where a match stands, not how it came there: .*string$"):
            ask()


def refused(state: Any, action: int, error: type[MatchError], said: str) -> None:
    """In one line, and the state is what it was before."""
    before = (str(state), state.history(), state.current_player(), state.is_terminal(), state.legal_actions())
    told = [state.information_state_string(player) for player in range(state.num_players())]
    with pytest.raises(error, match=said) as refusal:
        state.apply_action(action)
    assert type(refusal.value) is error
    assert "\n" not in str(refusal.value)
    after = (str(state), state.history(), state.current_player(), state.is_terminal(), state.legal_actions())
    assert after == before
    assert [state.information_state_string(player) for player in range(state.num_players())] == told


@pytest.mark.parametrize("id", game_ids())
def test_what_is_not_legal_is_refused_and_changes_nothing(id: str) -> None:
    """By a seat, by chance, and after the end."""
    game = spiel.load_game(id)
    draw = np.random.default_rng(4)
    state = game.new_initial_state()
    asked = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        chance = state.is_chance_node()
        count = len(game.game.outcomes if chance else game.game.actions)
        if asked < 40:
            asked += 1
            refused(state, count, UnknownAction, f"{id}, step {state.move_number()}: .* numbered from 0 to {count - 1}")
            wrong = next((number for number in range(count) if number not in legal), None)
            if wrong is not None:
                said = "chance cannot answer" if chance else rf"{who(state)} may not .*\(\w+-\w+\)$"
                refused(state, wrong, IllegalAction, said)
        state.apply_action(int(draw.choice(legal)))
    for action in (0, len(game.game.actions) - 1, 10_000):
        refused(state, action, MatchOver, f"^{id}, step {state.move_number()}: the match is over$")
    assert state.is_terminal()


def who(state: Any) -> str:
    return f"seat {state.current_player()}"
