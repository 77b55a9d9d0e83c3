"""The score sheet: categories in the game's order, rounds and the end, and everybody who has a score."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from vivant.engine.dice import FastDice
from vivant.engine.reason import Points
from vivant.engine.registry import find_game, game_ids, make_game
from vivant.engine.scoresheet import category_of, score_sheet
from vivant.engine.simulate import play_out
from vivant.words import COMMON, LANGUAGES, Message

Line = tuple[int, str, dict[str, object]]


def sheet_of(lines: list[list[Line]], categories: tuple[str, ...] = ()) -> Any:
    """The sheet of a made-up game in which each seat has these points."""
    points = [[Points(value, "", Message(f"points-{kind}", args)) for value, kind, args in seat] for seat in lines]
    game: Any = SimpleNamespace(categories=categories, book=COMMON, breakdown=lambda view, seat: points[seat])
    view: Any = SimpleNamespace(scores=lambda: [sum(line.value for line in seat) for seat in points])
    return score_sheet(game, view)


def test_without_rounds_there_is_one_section_without_a_title() -> None:
    sheet = sheet_of([[(3, "b", {}), (2, "a", {}), (1, "b", {})], [(5, "a", {})], []], ("a", "b"))
    (section,) = sheet.sections
    assert section.title is None
    assert [(row.title.key, row.points, row.lines) for row in section.rows] == [
        ("points-a", (2, 5, 0), ((1,), (0,), ())),
        ("points-b", (4, 0, 0), ((0, 2), (), ())),
    ]
    assert section.points == sheet.points == (6, 5, 0)


def test_rounds_come_in_their_order_and_then_the_end() -> None:
    lines: list[list[Line]] = [[(4, "end", {})], [(1, "a", {"round": 2}), (2, "a", {"round": 1}), (-1, "end", {})]]
    sheet = sheet_of(lines)
    assert [section.title for section in sheet.sections] == [
        Message("sheet-round", {"round": 1}),
        Message("sheet-round", {"round": 2}),
        Message("sheet-end"),
    ]
    assert [section.points for section in sheet.sections] == [(0, 2), (0, 1), (4, -1)]
    assert sheet.points == (4, 2)


def test_what_has_no_place_in_the_order_comes_last_as_it_is_met() -> None:
    sheet = sheet_of([[(1, "x", {}), (1, "a", {}), (1, "y", {})]], ("a",))
    assert [row.title.key for row in sheet.sections[0].rows] == ["points-a", "points-x", "points-y"]


def test_a_game_without_sources_has_its_points_in_one_row() -> None:
    sheet = sheet_of([[(7, "all", {})], [(0, "all", {})]])
    assert [(row.title.key, row.points) for row in sheet.sections[0].rows] == [("sheet-all", (7, 0))]


@pytest.mark.parametrize("game", game_ids())
def test_every_category_is_named_for_the_sheet_in_every_language(game: str) -> None:
    kind = find_game(game)
    for lang in LANGUAGES:
        words = kind.book.words(lang)
        for name in kind.categories:
            assert words.has(f"points-{name}")
            assert words.has(f"sheet-{name}"), name
            assert "{" not in words(f"sheet-{name}")


@pytest.mark.parametrize("game", game_ids())
def test_at_every_count_the_sheet_gives_the_scores(game: str) -> None:
    kind = find_game(game)
    for players in kind.player_counts(kind.standard_edition()):
        for seed in range(5):
            made = make_game(game, players)
            state = made.new()
            play_out(state, FastDice(seed))
            sheet = score_sheet(made, state)
            assert list(sheet.points) == list(state.scores())
            for seat in range(len(state.scores())):
                for points in made.breakdown(state, seat):
                    assert points.message.key.removeprefix("points-") in kind.categories
                    assert category_of(made, points).key.startswith("sheet-")
