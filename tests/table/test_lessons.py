"""Lessons at a table: what the learner is told, what is refused, what others do, and how a lesson is left and resumed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.table.conftest import MakeHall
from tests.table.hall import Hall, Laid, bot, fragment, person, refusal
from vivant.engine.lesson import Lesson, lessons_of
from vivant.engine.registry import find_game
from vivant.engine.verify import verify
from vivant.testkit.cases import registered

LESSONS = [(kind.id, lesson) for kind in registered() for lesson in lessons_of(kind)]
GAME, FIRST = LESSONS[0]


def ids(value: object) -> str | None:
    return value.id if isinstance(value, Lesson) else None


def lay(hall: Hall, game: str = GAME, lesson: str = FIRST.id, **more: Any) -> Laid:
    """A table where a lesson begins."""
    seats = [{"kind": "you", "name": "Lark"}]
    made = hall.post("/api/tables", None, {"game": game, "lesson": lesson, "pace": "none", "seats": seats, **more})
    laid = Laid(hall, made["table"], {one["seat"]: one["token"] for one in made["seats"]}, {}, fragment(made["watch"]))
    laid.made = made
    return laid


def learner(laid: Laid) -> int:
    (seat,) = laid.tokens
    return seat


def wait(laid: Laid) -> Any:
    """Until the learner is asked or all is over; what is told then."""
    seat = learner(laid)
    laid.hall.until(lambda: seat in laid.table.play.asked() or laid.table.play.playing.over)
    return laid.present(seat)


def at(told: Any) -> tuple[int, list[str]]:
    return told["lesson"]["step"], told["lesson"]["do"]


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=ids)
def test_doing_what_is_said_leads_to_the_end_and_beyond(hall: Hall, game: str, lesson: Lesson) -> None:
    laid = lay(hall, game, lesson.id)
    seat, read = learner(laid), 0
    told = wait(laid)
    while not told["lesson"]["last"]:
        step, do = at(told)
        says = told["lesson"]["says"]
        assert step == read + 1
        assert do
        assert set(do) <= {action["do"] for action in told["actions"]}
        read += len(says)
        laid.act(seat, do[-1])
        told = wait(laid)
    assert read + len(told["lesson"]["says"]) == told["lesson"]["steps"] == len(lesson.steps)
    assert told["lesson"]["do"] == []
    content = "".join(f"{line}\n" for line in hall.do(laid.table.play.playing.record_lines)).encode()
    verdict = verify(content)
    assert verdict.valid
    if told["actions"]:
        laid.act(seat)
        assert wait(laid)["lesson"] is None


def test_lessons_are_listed_with_their_games(hall: Hall) -> None:
    for lang, word in (("en", "first"), ("fr", "premiers")):
        told = {game["id"]: game["lessons"] for game in hall.get(f"/api/games?lang={lang}")["games"]}
        assert {(game, one["id"]) for game, all in told.items() for one in all} == {
            (game, lesson.id) for game, lesson in LESSONS
        }
        assert word in told[GAME][0]["title"]
        assert told[GAME][0]["players"] == FIRST.players
        assert told[GAME][0]["minutes"] == FIRST.minutes


def test_something_else_is_refused_with_what_the_lesson_says_and_changes_nothing(hall: Hall) -> None:
    laid = lay(hall)
    seat, before = learner(laid), wait(laid)
    other = next(action["do"] for action in before["actions"] if action["do"] not in before["lesson"]["do"])
    number = before["you"]["decision"]
    said = {}
    for lang in ("en", "fr"):
        answer = laid.call("POST", f"/act?lang={lang}", seat, {"decision": number, "do": other})
        assert refusal(answer) == (422, "lesson")
        said[lang] = answer.json()["error"]
    assert "Red 11 would be the highest" in said["en"]
    assert "Le 11 rouge serait la plus haute" in said["fr"]
    forbidden = next(text for text in ("g7", "b2") if text not in laid.legal(seat))
    answer = laid.call("POST", "/act", seat, {"decision": number, "do": forbidden})
    assert refusal(answer) == (422, "illegal")
    assert answer.json()["rule"].startswith("VO-")
    assert refusal(laid.call("POST", "/act", seat, {"decision": number, "do": "zz"})) == (422, "unknown")
    assert laid.refused("POST", "/act", seat, {"decision": number + 1, "do": other}) == (409, "stale")
    after = wait(laid)
    assert {**after, "number": 0} == {**before, "number": 0}


def test_what_is_right_is_told_at_once_and_the_next_step_when_the_learner_is_asked(hall: Hall) -> None:
    laid = lay(hall)
    seat = learner(laid)
    laid.act(seat, at(wait(laid))[1][0])
    told = wait(laid)
    assert "8 points" in told["lesson"]["right"]
    assert told["lesson"]["says"]
    reading = laid.subscribe(seat)
    reading.take()
    laid.act(seat, at(told)[1][0])
    first = next(message for message in reading.take() if '"lesson"' in message)
    reading.close()
    told = json.loads(first)["lesson"]
    assert (told["says"], told["do"]) == ([], [])  # the others play first
    assert told["right"]


def test_it_goes_on_after_undo_and_after_a_restart(make_hall: MakeHall) -> None:
    hall = make_hall()
    laid = lay(hall)
    seat = learner(laid)
    first = wait(laid)
    laid.act(seat, at(first)[1][0])
    second = wait(laid)
    assert at(second) != at(first)
    laid.act(seat, at(second)[1][0])
    third = wait(laid)
    hall.again()
    laid.load()
    assert wait(laid)["lesson"] == third["lesson"]
    for before in (second, first):
        undo = wait(laid)["undo"]
        laid.post("/ask", seat, {"decision": laid.decision(seat), "step": undo["step"]})
        assert wait(laid)["lesson"] == before["lesson"]
    for after in (second, third):
        laid.act(seat, at(wait(laid))[1][0])
        told = wait(laid)
        assert told["lesson"] == after["lesson"]
        assert told["scores"] == after["scores"]


def test_left_it_is_an_ordinary_match_for_good(make_hall: MakeHall) -> None:
    hall = make_hall()
    laid = lay(hall)
    seat, told = learner(laid), wait(laid)
    other = next(action["do"] for action in told["actions"] if action["do"] not in told["lesson"]["do"])
    assert laid.refused("POST", "/lesson/end", -1) == (401, "token")
    laid.post("/lesson/end", seat)
    laid.post("/lesson/end", seat)
    assert wait(laid)["lesson"] is None
    hall.again()
    laid.load()
    assert wait(laid)["lesson"] is None
    laid.act(seat, other)
    assert wait(laid)["lesson"] is None


def test_it_is_told_to_its_learner_alone_and_nowhere_else(hall: Hall) -> None:
    laid = lay(hall)
    wait(laid)
    assert laid.present(-1)["lesson"] is None
    assert laid.present(-1)["seats"][learner(laid)]["name"] == "Lark"
    table = laid.present(learner(laid))["table"]
    assert table["seal"] is None
    ordinary = hall.lay(person(0), bot(), bot())
    assert ordinary.present(0)["lesson"] is None


def test_the_next_table_is_no_lesson(make_hall: MakeHall) -> None:
    hall = make_hall()
    laid = lay(hall)
    seat = learner(laid)
    laid.post("/lesson/end", seat)
    while not laid.table.play.playing.over:
        told = wait(laid)
        if told["actions"]:
            laid.act(seat)
    made = laid.post("/again", seat)
    next_one = Laid(hall, made["table"], {made["seat"]: made["token"]}, {}, "")
    next_one.load()
    assert wait(next_one)["lesson"] is None
    assert next_one.present(made["seat"])["table"]["seal"]


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"lesson": "no-such"}, "setup"),
        ({"game": "no-such"}, "setup"),
        ({"rulings": {"x": True}}, "setup"),
        ({"options": {"first": 0}}, "setup"),
        ({"edition": "[edition]"}, "setup"),
        ({"players": 4}, "seats"),
        ({"seats": [{"kind": "friend"}]}, "seats"),
        ({"seats": [{"kind": "you", "name": "A"}, {"kind": "bot", "bot": "easy"}]}, "seats"),
        ({"seats": [{"kind": "you", "name": ""}]}, "name"),
        ({"pace": "slow"}, "pace"),
    ],
)
def test_what_cannot_be_a_lesson_is_refused(hall: Hall, changes: dict[str, Any], code: str) -> None:
    form = {"game": GAME, "lesson": FIRST.id, "seats": [{"kind": "you", "name": "Lark"}]}
    assert refusal(hall.call("POST", "/api/tables", None, {**form, **changes})) == (422, code)


def test_nobody_need_say_a_name(hall: Hall) -> None:
    made = hall.post("/api/tables", None, {"game": GAME, "lesson": FIRST.id, "players": FIRST.players, "pace": "none"})
    assert [one["seat"] for one in made["seats"]] == [FIRST.seat]
    assert find_game(GAME).id == GAME
