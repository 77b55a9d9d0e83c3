"""Making puzzles: the same for any number of jobs, each proved, and graded by who finds it."""

from __future__ import annotations

import pytest

from vivant.bots import puzzles as making
from vivant.bots.puzzles import FINDERS, Wanted, finds_mostly, grade, make_puzzles, puzzle_from, what_to_make
from vivant.engine.errors import SetupError
from vivant.engine.game import Game
from vivant.engine.puzzle import GRADES, PuzzleBoard, write_pack
from vivant.engine.registry import find_game
from vivant.testkit.cases import registered

GAME = find_game("vivarium")
QUICK_TO_MAKE = [Wanted("turn", 2, 2), Wanted("turn", 3, 2)]


@pytest.mark.deep
def test_any_number_of_jobs_makes_the_same_pack(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "what_to_make", lambda kind, count: QUICK_TO_MAKE)
    told: list[int] = []
    alone = make_puzzles(GAME, 4, seed=1, jobs=1, progress=told.append)
    assert told == [1, 2, 3, 4]
    assert [puzzle.players for puzzle in alone] == [2, 3, 2, 3]
    assert write_pack(GAME.id, alone) == write_pack(GAME.id, make_puzzles(GAME, 4, seed=1, jobs=2))
    assert all(puzzle.seed >= 500 for puzzle in make_puzzles(GAME, 4, seed=500, jobs=2))


@pytest.mark.deep
def test_at_most_a_third_is_found_without_looking_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "what_to_make", lambda kind, count: [Wanted("turn", 2, 3)])
    grades = [puzzle.grade for puzzle in make_puzzles(GAME, 3)]
    assert grades.count(GRADES[0]) <= 1


def test_a_grade_says_who_finds_it() -> None:
    game = GAME(2)
    puzzle = next(found for seed in range(1, 60) if (found := puzzle_from(game, "turn", seed)) is not None)
    board = PuzzleBoard(puzzle, GAME)
    proof = board.kind.solve(board.view, puzzle.seat)
    assert proof is not None
    assert grade(board, proof) == puzzle.grade
    assert finds_mostly(board, FINDERS[GRADES.index(puzzle.grade)])
    assert len(FINDERS) == len(GRADES) - 1


@pytest.mark.parametrize("kind", registered(), ids=lambda kind: kind.id)
def test_every_kind_is_made_for_every_player_count(kind: type[Game]) -> None:
    wanted = what_to_make(kind, 60)
    assert sum(one.count for one in wanted) >= 60
    assert {one.players for one in wanted} == set(kind.player_counts(kind.standard_edition()))
    assert len({one.count for one in wanted}) == 1


def test_a_game_without_kinds_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "puzzle_kinds", lambda self: ())
    with pytest.raises(SetupError, match="declares no kinds of puzzles"):
        what_to_make(GAME, 60)
