"""Puzzles: every one that ships has one best answer that is proved from its view; and the net finds what is false."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from tests.nets.sizes import usually
from vivant.engine.errors import SetupError
from vivant.engine.game import Game
from vivant.engine.puzzle import (
    FILE,
    GRADES,
    Puzzle,
    find_puzzle,
    number_of_day,
    puzzles_of,
    read_pack,
    write_pack,
)
from vivant.testkit.cases import registered
from vivant.testkit.puzzles import puzzle_faults
from vivant.testkit.trial import COMPILED

GAMES = [kind for kind in registered() if puzzles_of(kind)]
MOST_BYTES = 300_000  # of all packs together
FEWEST = 60  # puzzles of a game
BY_DAY = date(2026, 11, 19)


def sample(kind: type[Game]) -> list[Puzzle]:
    """The first of each kind and player count, or all."""
    firsts = {(puzzle.kind, puzzle.players): puzzle for puzzle in reversed(puzzles_of(kind))}
    return usually(sorted(firsts.values(), key=lambda puzzle: puzzle.number), deep=list(puzzles_of(kind)))


@pytest.mark.parametrize("kind", registered(), ids=lambda kind: kind.id)
def test_every_puzzle_has_one_best_answer_which_follows_from_its_view(kind: type[Game]) -> None:
    puzzles = sample(kind) if kind in GAMES else []
    assert puzzle_faults(kind, puzzles, prove=COMPILED) == []


@pytest.mark.parametrize("kind", registered(), ids=lambda kind: kind.id)
def test_all_that_ship_can_be_answered(kind: type[Game]) -> None:
    """Without their proofs, which take longer: the deep run looks at those of all."""
    puzzles = puzzles_of(kind)
    assert len(puzzles) >= FEWEST
    assert [puzzle.number for puzzle in puzzles] == list(range(1, len(puzzles) + 1))
    assert {puzzle.players for puzzle in puzzles} == set(kind.player_counts(kind.standard_edition()))
    assert len({(puzzle.seed, puzzle.path, puzzle.seat) for puzzle in puzzles}) == len(puzzles)
    assert len({puzzle.grade for puzzle in puzzles}) > 2, "hardly any difference in difficulty"
    for players in {puzzle.players for puzzle in puzzles}:
        game = kind(players)
        assert {one.kind for one in puzzles if one.players == players} == {one.id for one in game.puzzle_kinds()}


def test_all_packs_together_are_small() -> None:
    assert sum((kind.folder / FILE).stat().st_size for kind in GAMES) <= MOST_BYTES


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.id)
def test_a_pack_is_written_as_it_is_read(kind: type[Game]) -> None:
    assert write_pack(kind.id, puzzles_of(kind)) == (kind.folder / FILE).read_text(encoding="utf-8")


def test_each_day_has_one_and_each_one_its_day() -> None:
    kind = GAMES[0]
    count = len(puzzles_of(kind))
    numbers = [number_of_day(kind, BY_DAY + timedelta(days=days)) for days in range(count)]
    assert sorted(numbers) == list(range(1, count + 1))
    assert number_of_day(kind, BY_DAY + timedelta(days=count)) == numbers[0]
    assert 1 <= number_of_day(kind, date(1999, 1, 1)) <= count


def faults(**changes: object) -> list[str]:
    kind = GAMES[0]
    return puzzle_faults(kind, [replace(next(one for one in puzzles_of(kind) if one.worths), **changes)], prove=False)


def test_the_net_finds_what_is_false() -> None:
    kind = GAMES[0]
    one = next(one for one in puzzles_of(kind) if one.worths)
    long = next(one for kind in GAMES for one in puzzles_of(kind) if not one.worths)
    assert faults() == []
    others = {text: worth for text, worth in one.worths.items() if text not in one.line}
    for told, found in (
        (faults(best=one.best + 1), "is the best"),
        (faults(worths={**one.worths, next(iter(others)): one.best}), "are all best"),
        (faults(worths=others), "it does not judge what may be done"),
        (faults(other=one.line), "is as good as the best"),
        (faults(line=one.other, best=one.second), "are all best"),
        (faults(seat=(one.seat + 1) % one.players), "is not asked"),
        (faults(path=("nonsense",)), "there is no action"),
        (faults(kind="riddle"), "no kind of puzzle"),
        (faults(grade="fair"), "no difficulty fair"),
    ):
        assert any(found in fault for fault in told), (found, told)
    game = next(kind for kind in GAMES if kind.id == long.game)
    assert any("comes to more than the best" in fault or "is the best" in fault for fault in
               puzzle_faults(game, [replace(long, best=long.best - 1000)], prove=False))  # fmt: skip


def test_the_net_finds_a_false_proof() -> None:
    one = next(one for kind in GAMES for one in puzzles_of(kind) if not one.worths)
    kind = next(kind for kind in GAMES if kind.id == one.game)
    numbers = {name: value + 1 for name, value in one.numbers.items()}
    assert any("the proof says" in fault for fault in puzzle_faults(kind, [replace(one, numbers=numbers)]))


def test_a_false_pack_is_refused_in_one_line(tmp_path: Path) -> None:
    kind = GAMES[0]
    for number, content in enumerate(
        ("", "[]", '{"vivant_puzzles":2}', '{"vivant_puzzles":1,"game":"chess","puzzles":[]}')
    ):
        file = tmp_path / f"{number}.json"
        file.write_text(content)
        with pytest.raises(SetupError, match="this is no pack of puzzles"):
            read_pack(kind.id, file)
    last = len(puzzles_of(kind))
    for number in (0, last + 1):
        with pytest.raises(SetupError, match=f"numbered from 1 to {last}"):
            find_puzzle(kind, number)


def test_all_difficulties_have_words_in_both_languages() -> None:
    for lang in ("en", "fr"):
        words = GAMES[0].book.words(lang)
        assert all(words.has(f"puzzle-grade-{grade}") and words.has(f"puzzle-grade-{grade}-about") for grade in GRADES)
