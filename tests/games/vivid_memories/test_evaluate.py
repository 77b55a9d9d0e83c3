"""How bots think about Vivid Memories: links, what a board is worth, the quick player and its guess at a Reflect."""

from __future__ import annotations

import random
from typing import Any

import pytest

from vivant.bots import make_bot
from vivant.engine.bits import members
from vivant.engine.dice import FastDice
from vivant.engine.game import BOT_LEVELS
from vivant.games.vivid_memories import VividMemories
from vivant.games.vivid_memories.mind.evaluate import MemoriesEvaluation
from vivant.games.vivid_memories.mind.guess import DRAWN, Guesses, guess
from vivant.games.vivid_memories.mind.links import find_links
from vivant.games.vivid_memories.mind.numbers import Numbers
from vivant.games.vivid_memories.mind.reflecting import Reflecting
from vivant.games.vivid_memories.mind.worth import SeatWorth
from vivant.testkit.trial import COMPILED

from .editions import crowded, large, ring, standard
from .naive import small_position
from .table import Table


def lowest_asked(state: Any) -> int:
    return (state.to_act() & -state.to_act()).bit_length() - 1


def joins(setup: Any, board: int, colour: int, hexes: int) -> int:
    """The slots that these hexes, all connected, touch; 0 if they are not connected."""
    first = hexes & -hexes
    if setup.grow(first, hexes) != hexes:
        return 0
    slots = members(setup.colour_slots[board * setup.colours + colour])
    return sum(1 << slot for slot in slots if setup.touches[slot] & hexes)


def test_links_join_their_slots_and_none_of_their_hexes_is_idle() -> None:
    setup = VividMemories(2).setup
    for colour in range(5):
        links = find_links(setup, 0, colour)
        shortest: dict[int, int] = {}
        for link in links:
            assert joins(setup, 0, colour, link.hexes) & link.slots == link.slots
            for hex in members(link.hexes):
                assert joins(setup, 0, colour, link.hexes & ~(1 << hex)) & link.slots != link.slots
            slots = bin(link.slots).count("1")
            shortest[link.slots] = min(shortest.get(link.slots, 99), link.size)
            assert slots in (2, 3)
        assert sorted(shortest.values()) == [3, 4, 5, 6], "as the rules page says of its boards"


def test_values_are_margins_and_in_the_end_the_real_ones() -> None:
    game = VividMemories(2)
    evaluation = game.evaluation()
    state, dice = game.new(), FastDice(2)
    while not state.is_over():
        values = evaluation.values(state, 2)
        assert values[0] == -values[1] == evaluation.value(state, 0)
        if state.is_chance():
            state.roll(dice)
        else:
            seat = lowest_asked(state)
            state.apply(seat, evaluation.choose(state, seat, dice))
    scores = state.scores()
    assert evaluation.value(state, 1) == scores[1] - scores[0]


def test_worth_is_the_same_after_everything_was_forgotten() -> None:
    table = Table.at("remember", "c3=RBY c2=GR d1=G b1=R", line="RYG | BP", slots="s2")
    worth = SeatWorth(table.game.setup, Numbers())
    own = table.state.seats[0]
    before = [(worth.growing(own, round, 3), worth.settled(own, round)) for round in range(3)]
    worth.ledger.kept = 10**9
    assert [(worth.growing(own, round, 3), worth.settled(own, round)) for round in range(3)] == before
    assert worth.ledger.kept < 10**6


def test_a_thread_on_its_way_is_worth_more_than_tokens_that_lead_nowhere() -> None:
    """Red from s1 to s13 lacks e2, or lies about; the same number of turns is to come."""
    evaluation = VividMemories(2).evaluation()
    assert isinstance(evaluation, MemoriesEvaluation)
    near = Table.at("remember", "d4=R e3=R", line="RYG | BP", aspirations="PY").state
    far = Table.at("remember", "b2=R d1=R", line="RYG | BP", aspirations="PY").state
    assert evaluation.standing(near, 0) > evaluation.standing(far, 0) + 1000


def test_it_is_settled_when_remember_is_over_and_between_actions() -> None:
    game = VividMemories(2)
    evaluation = game.evaluation()
    assert not evaluation.settled(game.new())
    assert not evaluation.settled(Table.at("remember", "c3=R", line="RYG | BP").state)
    table = Table.at("remember", "c3=R", line="RR", tiles="20")
    assert not evaluation.settled(table.state)
    table.play("take L red; take L red; place e1")
    assert evaluation.settled(table.state)
    table = Table.at("reflect", "c3=R b3=B")
    assert evaluation.settled(table.state)
    table.play("use m3")
    assert not evaluation.settled(table.state)
    table.play("from c3; pick red; to c2")
    assert evaluation.settled(table.state)


# The quick player


@pytest.mark.parametrize("edition", [standard(), crowded(), ring(), large()], ids=lambda edition: edition.name)
def test_the_quick_player_keeps_to_the_rules_on_any_board(edition: Any) -> None:
    for players in VividMemories.player_counts(edition):
        game = VividMemories(players, {}, edition)
        evaluation = game.evaluation()
        state, dice, thinking = game.new(), FastDice(players), FastDice(9)
        while not state.is_over():
            if state.is_chance():
                state.roll(dice)
                continue
            seat = lowest_asked(state)
            action = evaluation.choose(state, seat, thinking)
            assert action in state.legal(seat), game.text(action)
            state.apply(seat, action if dice.below(4) else state.pick(seat, dice))


def test_the_quick_player_beats_chance() -> None:
    game = VividMemories(2)
    evaluation = game.evaluation()
    games = 40 if COMPILED else 8
    won = 0
    for number in range(games):
        state, dice = game.new(), FastDice(number)
        while not state.is_over():
            if state.is_chance():
                state.roll(dice)
                continue
            seat = lowest_asked(state)
            quick = seat == number % 2
            state.apply(seat, evaluation.choose(state, seat, dice) if quick else state.pick(seat, dice))
        won += state.ranking()[number % 2] == 1
    assert won == games


def test_it_takes_what_completes_a_thread_and_places_it_there() -> None:
    table = Table.at("remember", "d4=R e3=R", line="BB | RR", aspirations="GY", round=3)
    evaluation = table.game.evaluation()
    steps = []
    while table.state.turn == 0 and table.state.data()["phase"] == "remember":
        action = evaluation.choose(table.state, 0, FastDice(1))
        steps.append(table.game.text(action))
        table.state.apply(0, action)
    assert any(step == "take R red" for step in steps), steps
    assert "place e2" in steps


# Guess


def test_a_guess_is_what_can_be_had_and_no_more() -> None:
    luck = random.Random(8)
    for _ in range(20 if COMPILED else 6):
        table = small_position(luck, actions=3, round=luck.choice([1, 2, 3]))
        state = table.state
        worth = SeatWorth(table.game.setup, Numbers())
        plan = Reflecting(worth).plan(state, 0, 10**8, 600.0)
        assert plan is not None
        guessed = guess(worth, state.seats[0], state.round, state.supply, state.bag)
        assert worth.settled(state.seats[0], state.round) <= guessed <= plan.worth + DRAWN


def test_a_guess_that_is_kept_in_mind_is_the_same() -> None:
    """Positions that differ in one thing only are told apart."""
    luck = random.Random(9)
    worth = SeatWorth(VividMemories(2).setup, Numbers())
    guesses, found = Guesses(worth), []
    for _ in range(10 if COMPILED else 4):
        state = small_position(luck, actions=3, round=luck.choice([1, 2, 3])).state
        own = state.seats[0]
        others = [own.copy(own.aspiration) for _ in range(4)]
        others[0].used |= 1
        others[1].points += 1
        others[2].slots ^= 1
        others[3].put(0, 0)
        for seat in (own, *others, own):
            assert guesses.of(seat, state.round, state.supply, state.bag) == guess(
                worth, seat, state.round, state.supply, state.bag
            )
            found.append(guesses.of(seat, state.round, state.supply, state.bag))
        assert guesses.of(own, state.round, 0, 0) == guess(worth, own, state.round, 0, 0)
    assert len(set(found)) > len(found) // 3


def test_a_guess_leaves_the_seat_as_it_is() -> None:
    table = Table.at("remember", "c3=RBY c2=GR", line="R", tiles="20", claimed="3 8")
    before = table.state.data()
    own = table.state.seats[0]
    guess(SeatWorth(table.game.setup, Numbers()), own, table.state.round, table.state.supply, table.state.bag)
    assert table.state.data() == before


# Levels


@pytest.mark.parametrize("level", BOT_LEVELS)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_level_is_a_bot(level: str, players: int) -> None:
    game = VividMemories(players)
    assert make_bot(level, game).game is game


def test_alone_against_the_brain_a_reflect_is_planned_too() -> None:
    game = VividMemories(1)
    evaluation = game.evaluation()
    assert isinstance(evaluation, MemoriesEvaluation)
    evaluation.positions = 100
    state, dice = game.new(), FastDice(4)
    planned = 0
    while state.round == 0:
        if state.is_chance():
            state.roll(dice)
            continue
        plan = evaluation.plan(state.view(0), 0, dice, 60.0)
        planned += plan is not None
        action = plan[0] if plan else evaluation.choose(state, 0, dice)
        assert action in state.legal(0)
        state.apply(0, action)
    assert planned > 2
