"""The last Reflect as a puzzle: what is proved is what one has in the end, and no random way brings more."""

from __future__ import annotations

import pytest

from vivant.engine.dice import FastDice
from vivant.engine.errors import MatchError
from vivant.engine.puzzle import POINT, Puzzle, PuzzleBoard, puzzles_of
from vivant.games.vivid_memories.game import VividMemories

OURS = [one for one in puzzles_of(VividMemories) if one.kind == "plan"]
FIRSTS = [next(one for one in OURS if one.players == players) for players in (1, 2, 3, 4)]


@pytest.mark.parametrize("one", FIRSTS, ids=lambda one: str(one.players))
def test_whoever_plays_the_best_has_so_many_points_in_the_end(one: Puzzle) -> None:
    """In the very match that it was found in, the others playing on as they like."""
    board = PuzzleBoard(one, VividMemories)
    for line, worth in ((one.line, one.best), (one.other, one.second)):
        match, dice = board.match(), FastDice(one.seed)
        for text in line:
            match.play(one.seat, text)
        while not match.over:
            seat = match.to_act()[0]
            view = match.view(seat)
            match.play(seat, board.game.text(int(board.game.evaluation().choose(view, seat, dice))))
        assert POINT * match.scores()[one.seat] == worth


@pytest.mark.parametrize("one", FIRSTS, ids=lambda one: str(one.players))
def test_no_way_at_random_brings_more(one: Puzzle) -> None:
    board, dice = PuzzleBoard(one, VividMemories), FastDice(1)
    for _ in range(150):
        attempt = board.begun
        while not attempt.whole:
            attempt = board.go_on(attempt, board.game.text(int(attempt.view.pick(one.seat, dice))))
        assert attempt.worth <= one.best


def test_any_order_of_the_same_actions_is_as_right() -> None:
    """An answer is what it comes to, not the way to it."""
    other_orders = 0
    for one in OURS:
        board = PuzzleBoard(one, VividMemories)
        uses = [at for at, text in enumerate(one.line) if text.startswith("use ")] + [len(one.line) - 1]
        if len(uses) != 3:
            continue
        first, second, end = uses
        turned = [*one.line[second:end], *one.line[first:second], *one.line[end:]]
        legal = board.view.legal(one.seat)
        if board.game.parse(turned[0]) not in legal:
            continue
        try:
            other_orders += board.attempt(turned).right
        except MatchError:  # the second action may need what the first has done
            continue
    assert other_orders > 0
