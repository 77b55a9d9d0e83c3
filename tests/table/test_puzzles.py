"""Puzzles over HTTP: judged from what is sent alone, refused with the rule, and nothing told that is not seen."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from tests.table.hall import Hall, refusal
from vivant.engine.dice import FastDice
from vivant.engine.game import Game
from vivant.engine.puzzle import Puzzle, PuzzleBoard, lay_out, number_of_day, puzzles_of
from vivant.table import puzzling
from vivant.testkit.cases import registered
from vivant.words import LANGUAGES

GAMES = [kind for kind in registered() if puzzles_of(kind)]
KINDS = [
    (kind, next(one for one in puzzles_of(kind) if one.kind == id))
    for kind in GAMES
    for id in sorted({one.kind for one in puzzles_of(kind)})
]
DAY = date(2026, 12, 24)


def name(value: object) -> str | None:
    return value.kind if isinstance(value, Puzzle) else value.id if isinstance(value, type) else None


def ask(hall: Hall, kind: type[Game], one: Puzzle, *do: str, shape: str = "none", lang: str = "en", **more: Any) -> Any:
    form = {"do": list(do), **more}
    return hall.post(f"/api/puzzles/{kind.id}/{one.number}?lang={lang}&shape={shape}", None, form)


def test_packs_and_their_puzzles_are_listed_without_answers(hall: Hall) -> None:
    for lang in LANGUAGES:
        told = hall.get(f"/api/puzzles?lang={lang}&date={DAY}")["games"]
        assert [one["game"] for one in told] == [kind.id for kind in GAMES]
        for kind, one in zip(GAMES, told, strict=True):
            assert (one["count"], one["today"]) == (len(puzzles_of(kind)), number_of_day(kind, DAY))
            listed = hall.get(f"/api/puzzles/{kind.id}?lang={lang}&date={DAY}")
            assert listed["today"] == one["today"]
            assert [entry["number"] for entry in listed["puzzles"]] == list(range(1, one["count"] + 1))
            words = kind.book.words(lang)
            assert listed["puzzles"][0]["title"] == words.say(puzzles_of(kind)[0].title)
            assert set(listed["puzzles"][0]) == {
                *("number", "kind", "title", "players", "grade", "difficulty", "difficulty_about"),
            }


@pytest.mark.parametrize(("kind", "one"), KINDS, ids=name)
def test_each_call_says_all_that_was_done_and_the_last_action_is_judged(
    hall: Hall, kind: type[Game], one: Puzzle
) -> None:
    for at in range(len(one.line)):
        told = ask(hall, kind, one, *one.line[:at], shape="wide")
        assert told["done"] == list(one.line[:at])
        assert len(told["labels"]) == at
        assert told["answer"] == {"whole": False, "right": False, "text": ""}
        assert told["solution"] is None
        assert one.line[at] in [action["do"] for action in told["actions"]]
        assert told["question"]["title"]
        assert told["scene"]["pictures"][0]["fragments"]
    right = ask(hall, kind, one, *one.line)
    assert right["answer"] == {"whole": True, "right": True, "text": "Right!"}
    assert right["solution"]["do"] == list(one.line)
    assert right["solution"]["proof"] == kind.book.words("en").say(one.proof)
    assert right["actions"] == []
    wrong = ask(hall, kind, one, *one.other, lang="fr")
    assert wrong["answer"]["whole"]
    assert not wrong["answer"]["right"]
    assert wrong["answer"]["text"].startswith("Pas encore la meilleure")
    assert wrong["solution"] is None
    assert ask(hall, kind, one, *one.other, solution=True)["solution"]["do"] == list(one.line)


def test_what_is_not_allowed_is_refused_with_its_rule(hall: Hall) -> None:
    kind, one = next((kind, one) for kind, one in KINDS if len(one.line) > 1)
    board = lay_out(kind, one.number)
    legal = board.view.legal(one.seat)
    refused = next(
        (action, reason)
        for action in range(len(board.game.actions))
        if action not in legal and (reason := board.game.why_not(board.view, one.seat, action)) and reason.rule
    )
    path = f"/api/puzzles/{kind.id}/{one.number}"
    answer = hall.call("POST", path, None, {"do": [board.game.text(refused[0])]})
    assert refusal(answer) == (422, "illegal")
    assert answer.json()["rule"] == refused[1].rule
    assert answer.json()["error"]
    for form, expected in (
        ({"do": ["nonsense"]}, (422, "unknown")),
        ({"do": [*one.line, one.line[0]]}, (422, "setup")),
        ({"do": ["x"] * 100}, (422, "form")),
        ({"do": "x"}, (422, "form")),
        ({"dig": []}, (422, "form")),
    ):
        assert refusal(hall.call("POST", path, None, form)) == expected
    assert ask(hall, kind, one)["done"] == []


def test_what_there_is_not_is_said_in_one_line(hall: Hall) -> None:
    kind = GAMES[0]
    for method, path, expected in (
        ("GET", "/api/puzzles/chess", (404, "game")),
        ("POST", "/api/puzzles/chess/1", (404, "game")),
        ("POST", f"/api/puzzles/{kind.id}/0", (404, "puzzle")),
        ("POST", f"/api/puzzles/{kind.id}/99999", (404, "puzzle")),
        ("POST", f"/api/puzzles/{kind.id}/1?shape=round", (422, "shape")),
        ("GET", f"/api/puzzles/{kind.id}?date=christmas", (422, "date")),
        ("GET", "/api/puzzles?date=2026-13-01", (422, "date")),
    ):
        assert refusal(hall.call(method, path, None, {} if method == "POST" else None)) == expected, path


@pytest.mark.parametrize(("kind", "one"), KINDS, ids=name)
def test_the_server_needs_no_secret(kind: type[Game], one: Puzzle, monkeypatch: pytest.MonkeyPatch) -> None:
    """From another state with the same view, the same is told to the byte, the coach's reasons included."""
    own = PuzzleBoard(one, kind)
    other = PuzzleBoard(one, kind, own.view.imagine(FastDice(7)).view(one.seat))
    told = []
    for board in (own, other):
        puzzling.tell_solution.cache_clear()
        monkeypatch.setattr(puzzling, "lay_out", lambda kind, number, board=board: board)
        told.append([
            puzzling.tell_puzzle(kind, one.number, done, "en", "tall", solved=True)
            for done in ((), one.line, one.other)
        ])  # fmt: skip
    puzzling.tell_solution.cache_clear()
    assert told[0] == told[1]
