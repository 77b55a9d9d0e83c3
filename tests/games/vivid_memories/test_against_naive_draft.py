"""Every turn of the Brain against a slow, literal second draft that shares no code with it, in thousands of games."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.nets.sizes import usually
from vivant.engine.dice import FastDice
from vivant.engine.edition import Edition
from vivant.engine.game import CHANCE
from vivant.engine.state import draw_outcome
from vivant.games.vivid_memories import VividMemories
from vivant.games.vivid_memories.rules.state import MemoriesState
from vivant.games.vivid_memories.words.brain import ahead
from vivant.testkit.trial import COMPILED

from .editions import standard, with_rulings
from .naive_draft import EDITION, brain_turn, final_points, human_wins, round_points

GAMES = usually(250, deep=5_000) if COMPILED else 25  # for each difficulty
BRAIN = 1
IDLE, FIRST = 0, 1


class Compared:
    """One position as the naive draft wants it."""

    def __init__(self, state: MemoriesState) -> None:
        setup, own = state.setup, state.seats[BRAIN]
        assert state.brain is not None
        names = setup.colour_names
        self.line = [
            {"tile": setup.tiles[pile.tile].name, "tokens": setup.colours_of(pile.tokens)}
            for pile in state.line[state.first : state.last + 1]
        ]
        self.queue = [setup.preference_names[tile] for tile in state.brain.queue]
        self.hexes = {
            setup.hex_names[hex]: [name for at, name in enumerate(names) for _ in range(own.layers[at].at(hex))]
            for hex in range(len(setup.hex_names))
            if own.total.at(hex)
        }
        self.filled = setup.slots_in(own.slots)
        self.supply = dict(Counter(setup.colours_of(state.supply)))

    def shown(self) -> Any:
        return (self.line, self.queue, self.hexes, sorted(self.filled), {k: v for k, v in self.supply.items() if v})


def play_and_compare(game: VividMemories, seed: int, edition: dict[str, Any] | None) -> Counter[str]:
    """A random game; returns how often each rule decided a turn."""
    dice, state, seen = FastDice(seed), game.new(), Counter[str]()
    options = {name: value is True for name, value in game.options.items()}
    while not state.is_over():
        before = state.clone()
        if state.is_chance():
            outcome = draw_outcome(state, dice)
            waiting = ahead(before, CHANCE, outcome)
            state.apply_outcome(outcome)
            answer = None
        else:
            action = state.pick(0, dice)
            text = game.text(action)
            answer = text[-1] if text.startswith("side ") else None
            waiting = before if answer else ahead(before, 0, action)
            state.apply(0, action)
        compare_turns(waiting, state, answer, options, edition, seen)
    compare_points(game, state, options, edition)
    return seen


def compare_turns(
    waiting: MemoriesState,
    after: MemoriesState,
    answer: str | None,
    options: dict[str, bool],
    edition: dict[str, Any] | None,
    seen: Counter[str],
) -> None:
    """`waiting` stands before the Brain's turn, or at its question; `after` is what the engine made of it."""
    assert waiting.brain is not None
    if waiting.brain.stage == IDLE:
        return
    start = Compared(waiting)
    naive = brain_turn(
        start.line, start.queue, start.hexes, start.filled, start.supply, options, edition, human_side=answer
    )
    seen.update(rule for rule, _ in naive.decisions)
    assert after.brain is not None
    if naive.asks:
        assert after.legal(0) == [after.setup.actions.side.at(0), after.setup.actions.side.at(1)]
        assert Compared(after).queue == naive.queue
        return
    hexes = {name: sorted(tokens, key=after.setup.colour_names.index) for name, tokens in naive.hexes.items()}
    supply = {colour: count for colour, count in naive.supply.items() if count}
    assert Compared(after).shown() == (naive.line, naive.queue, hexes, sorted(naive.filled), supply)
    assert after.brain.stage == IDLE


def compare_points(
    game: VividMemories, state: MemoriesState, options: dict[str, bool], edition: dict[str, Any] | None
) -> None:
    end = Compared(state)
    colour = state.setup.colour_names[state.seats[0].aspiration]
    last = round_points(end.hexes, end.filled, colour, options, edition)
    gained = state.setup.tiles_in(state.seats[BRAIN].cherished)
    final = final_points(end.hexes, gained, colour, options, edition)
    by_rule: Counter[str] = Counter()
    for award, part in zip(state.seats[BRAIN].awards, game.breakdown(state, BRAIN), strict=True):
        if award.round == state.setup.rounds - 1:
            by_rule[part.rule] += part.value
    assert by_rule["AB-23"] == last["hexes"]
    assert by_rule["AB-24"] == last["slots"]
    assert by_rule["AB-25"] == last["clusters"]
    assert by_rule["AB-29"] == sum(row["matches"] for row in final)
    assert by_rule["AB-30"] == sum(row["fragments"] for row in final)
    human, brain = state.scores()
    assert state.ranking() == ([1, 2] if human_wins(human, brain) else [2, 1])


def differing(edition: Edition) -> dict[str, Any]:
    return {**EDITION, "rulings": dict(edition.content["rulings"])}


@pytest.mark.rule("AB-10", "AB-11", "AB-13", "AB-19", "AB-R1", "AB-R2", "AB-R4")
@pytest.mark.parametrize("human", [False, True])
@pytest.mark.parametrize("learns", [False, True])
def test_every_turn_is_that_of_the_naive_draft(human: bool, learns: bool) -> None:
    game = VividMemories(1, {"be_more_human": human, "learn_from_experience": learns})
    seen: Counter[str] = Counter()
    for number in range(GAMES):
        seen += play_and_compare(game, 10_000 * (2 * human + learns) + number, None)
    for rule in ("AB-11", "AB-12", "AB-13(a)", "AB-13(b)", "AB-13(c)", "AB-R8", "AB-14", "AB-15", "AB-16", "AB-17"):
        assert seen[rule] > 0, f"{rule} never decided"
    assert seen["AB-R10"] > 0
    assert (seen["AB-33"] > 0) == learns


@pytest.mark.rule("AB-R3")
def test_used_moments_can_stay_in_front() -> None:
    edition = with_rulings(used_moments_return=False)
    game = VividMemories(1, {}, edition)
    seen: Counter[str] = Counter()
    for number in range(GAMES // 5):
        seen += play_and_compare(game, number, differing(edition))
    assert seen["AB-R3"] > 0
    assert standard().content["rulings"]["used_moments_return"] is True
