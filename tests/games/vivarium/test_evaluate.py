"""How bots think about Vivarium: turns counted, contracts grown, the end exact, and a quick player that takes cards."""

from __future__ import annotations

from collections import Counter

import pytest

from vivant.engine.dice import FastDice
from vivant.engine.evaluate import margin
from vivant.games.vivarium import Vivarium
from vivant.games.vivarium.mind.evaluate import VivariumEvaluation
from vivant.games.vivarium.mind.gains import NOTHING, Gains
from vivant.games.vivarium.mind.prospects import Prospects, from_table, pairs, sets
from vivant.games.vivarium.rules.position import ACT, SWAP
from vivant.games.vivarium.rules.scoring import score_of
from vivant.games.vivarium.rules.state import VivariumState


def evaluation_of(game: Vivarium) -> VivariumEvaluation:
    found = game.evaluation()
    assert isinstance(found, VivariumEvaluation)
    return found


def walk(game: Vivarium, seed: int) -> list[VivariumState]:
    """Every position of a match between quick players."""
    evaluation = game.evaluation()
    state = game.new()
    dice = FastDice(seed)
    found = []
    while True:
        found.append(state.clone())
        if state.is_over():
            return found
        if state.is_chance():
            state.roll(dice)
        else:
            seat = state.active
            state.apply(seat, evaluation.choose(state, seat, dice))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_left_are_those_that_will_be_played(players: int) -> None:
    game = Vivarium(players)
    evaluation = evaluation_of(game)
    states = walk(game, 5)
    left: Counter[int] = Counter()
    for state in reversed(states):
        if state.stage == SWAP:
            left[state.active] += 1
        if state.to_act():
            assert [evaluation.turns_left(state, seat) for seat in range(players)] == [
                left[seat] + (state.stage != SWAP and seat == state.active) for seat in range(players)
            ]


def test_the_end_is_valued_exactly_and_the_last_round_played_to_it() -> None:
    game = Vivarium(3)
    evaluation = evaluation_of(game)
    settled = set()
    for state in walk(game, 7):
        if evaluation.settled(state):
            assert state.is_chance()
            settled.add(state.round)
    assert settled == {1, 2, 3, 4, 5, 6}  # after each round but the last one
    assert state.is_over()
    assert evaluation.values(state, 3) == [margin(state.scores(), seat) for seat in range(3)]
    assert evaluation.value(state, 1) == margin(state.scores(), 1)


def test_without_turns_to_come_contracts_are_worth_their_points() -> None:
    game = Vivarium(2)
    compared = 0
    for seed in range(20):
        state = walk(game, seed)[-1]
        for seat, own in enumerate(state.seats):
            if own.equipment & game.setup.bags == 0:
                collected = {game.setup.components.contracts[at].id for at in range(game.setup.contracts)}
                points = [
                    part.value for part in game.breakdown(state, seat) if part.message.args.get("card") in collected
                ]
                assert Prospects(game.setup, own, 0).of(own.contracts) == pytest.approx(sum(points))
                compared += len(points)
    assert compared > 20


def test_more_turns_promise_more() -> None:
    game = Vivarium(2)
    own = walk(game, 1)[-1].seats[0]
    worths = [Prospects(game.setup, own, turns).of(game.setup.colour_contracts) for turns in range(8)]
    assert worths == sorted(worths)
    assert worths[0] < worths[-1]


@pytest.mark.parametrize(
    ("x", "y", "more", "made"),
    [(0, 0, 0.0, 0.0), (2, 3, 0.0, 2.0), (3, 2, 0.5, 2.5), (2, 2, 1.0, 2.5), (0, 5, 2.0, 2.0), (1, 2, 3.0, 3.0)],
)
def test_pairs_grow_where_they_lack(x: int, y: int, more: float, made: float) -> None:
    assert pairs(x, y, more) == made


@pytest.mark.parametrize(
    ("units", "more", "made"),
    [([1, 2, 3, 4], 0.0, 1.0), ([1, 2, 3, 4], 1.0, 2.0), ([1, 2, 3, 4], 3.0, 3.0), ([0, 0, 0, 0], 2.0, 0.5)],
)
def test_sets_grow_from_below(units: list[int], more: float, made: float) -> None:
    assert sets(units, more) == made


def test_tables_are_read_between_their_entries() -> None:
    table = [0, 2, 5, 9]
    assert [from_table(table, count) for count in (0.0, 0.5, 1.0, 2.5, 3.0, 7.0)] == [0.0, 1.0, 2.0, 7.0, 9.0, 9.0]


def test_the_quick_player_scores_twice_what_chance_does() -> None:
    game = Vivarium(2)
    evaluation = game.evaluation()
    totals = [0, 0]
    for seed in range(10):
        state = game.new()
        dice = FastDice(seed)
        while not state.is_over():
            if state.is_chance():
                state.roll(dice)
            else:
                seat = state.active
                quick = (seat + seed) % 2 == 0
                state.apply(seat, evaluation.choose(state, seat, dice) if quick else state.pick(seat, dice))
        for seat in range(2):
            totals[(seat + seed) % 2] += state.scores()[seat]
    assert totals[0] > 1.6 * totals[1]


def test_gains_are_what_the_score_gains() -> None:
    """On a seat's last turn, for creatures and contracts, where no bag is held and no token is at stake."""
    game = Vivarium(2)
    setup = game.setup
    compared = 0
    for seed in range(12):
        for state in walk(game, seed):
            if state.stage != ACT or state.seats[state.active].equipment & setup.bags:
                continue
            gains = Gains(state, state.active, 0)
            gains.token = gains.next = 0.0
            by_cell = gains.by_cell()
            for cell in range(setup.cells):
                if not state.takeable(state.active) >> cell & 1:
                    continue
                after = state.clone()
                card = state.cells[cell]
                after.apply(state.active, setup.actions.take.at(cell))
                if card >= setup.creatures and card < setup.first_contract:
                    continue
                before, later = state.seats[state.active], after.seats[state.active]
                gained = score_of(setup, later) - score_of(setup, before) - later.gems + before.gems
                if after.round == state.round and not after.is_over():  # else a token was claimed as well
                    assert by_cell[cell] == pytest.approx(gained)
                    compared += 1
    assert compared > 300


def test_an_empty_cell_brings_nothing() -> None:
    game = Vivarium(2)
    for state in walk(game, 3):
        if state.to_act() and state.stage == ACT:
            found = Gains(state, state.active, 3).by_cell()
            assert all((gain == NOTHING) == (not state.filled >> cell & 1) for cell, gain in enumerate(found))
