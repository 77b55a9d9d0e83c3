"""The coach at a table: whom it advises, what it knows, and a finished match tried again."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from tests.table.conftest import MakeHall
from tests.table.hall import Hall, Laid, bot, person, refusal
from vivant.engine.verify import verify
from vivant.table import thinkers

LANGS = ["en", "fr"]


@pytest.fixture
def hall(make_hall: MakeHall) -> Hall:
    return make_hall(coach_seconds=0.05, review_seconds=0.05)


def alone(hall: Hall) -> Laid:
    laid = hall.lay(person(0), bot(), bot(), options={"first": 0})
    hall.until(lambda: laid.table.play.asked() == [0])
    return laid


@pytest.mark.parametrize("lang", LANGS)
def test_a_hint_names_legal_actions_with_worth_and_why(hall: Hall, lang: str) -> None:
    laid = alone(hall)
    told = hall.get(f"{laid.path}/hint?lang={lang}", laid.tokens[0])["advice"]
    assert 1 < len(told) <= 3
    assert {one["do"] for one in told} <= set(laid.legal(0))
    assert all(" ± " in one["worth"] and one["label"] and one["why"] for one in told)


def test_the_mind_is_handed_a_view_and_nothing_else(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    laid = alone(hall)
    asked: list[dict[str, Any]] = []

    async def hear(_: object, thought: dict[str, Any], key: str, asker: object) -> Any:
        asked.append(thought)
        return []

    monkeypatch.setattr(thinkers.Thinkers, "ask", hear)
    hall.get(f"{laid.path}/hint", laid.tokens[0])
    match = laid.table.play.match
    assert match is not None
    assert asked[0]["view"] == match.view(0).data()
    assert set(asked[0]) == {"setup", "view", "seat", "seed", "coach", "names", "seconds"}


def test_it_is_silent_where_other_people_play_and_out_of_turn(hall: Hall) -> None:
    laid = hall.lay(person(0), person(1), bot(), options={"first": 0})
    assert refusal(laid.call("GET", "/hint", 0)) == (403, "coach")
    assert refusal(laid.call("GET", "/hint", 1)) == (409, "turn")
    assert refusal(hall.call("GET", f"{laid.path}/hint", laid.watch)) == (401, "token")
    assert refusal(hall.call("GET", f"{laid.path}/hint", None)) == (401, "token")


def test_one_hint_at_a_time(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    laid = alone(hall)

    async def slow(*_: object) -> Any:
        await asyncio.sleep(0.3)
        return []

    monkeypatch.setattr(thinkers.Thinkers, "ask", slow)
    calls = [hall.send("GET", f"{laid.path}/hint", laid.tokens[0]) for _ in range(2)]
    assert sorted(answer.status_code for answer in hall.together(*calls)) == [200, 429]


def test_a_mind_that_fails_is_no_harm(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    laid = alone(hall)

    async def fail(*_: object) -> Any:
        raise thinkers.ThinkerFailed("broken")

    monkeypatch.setattr(thinkers.Thinkers, "ask", fail)
    assert refusal(laid.call("GET", "/hint", 0)) == (503, "coach")
    laid.act(0)


@pytest.fixture
def ended(hall: Hall) -> Laid:
    """Where every seat had something to decide: with few cards some deals leave no choice."""
    for _ in range(50):
        laid = hall.lay(*(person(seat) for seat in range(3)), options={"first": 0})
        laid.finish()
        path = f"/api/replays/{laid.id}/decisions"
        if all(hall.get(f"{path}?seat={seat}")["decisions"] for seat in range(3)):
            return laid
    raise AssertionError("no deal leaves every seat a choice")


@pytest.mark.parametrize("lang", LANGS)
def test_a_finished_match_is_judged_decision_by_decision(hall: Hall, ended: Laid, lang: str) -> None:
    path = f"/api/replays/{ended.id}/decisions"
    steps = hall.get(f"/api/replays/{ended.id}")["steps"]
    found = hall.get(f"{path}?seat=1")["decisions"]
    assert found
    for index in found:
        assert steps[index]["who"] == 1
        told = hall.get(f"{path}/{index}?lang={lang}")
        assert told["step"] == steps[index]["n"]
        assert told["cost"] >= 0
        assert told == hall.get(f"{path}/{index}?lang={lang}")
    assert refusal(hall.call("GET", f"{path}?seat=3")) == (422, "seat")
    assert refusal(hall.call("GET", f"{path}/0")) == (404, "step")
    assert refusal(hall.call("GET", f"{path}/9999")) == (404, "step")


def test_nothing_is_judged_before_the_end(hall: Hall) -> None:
    laid = alone(hall)
    assert refusal(hall.call("GET", f"/api/replays/{laid.id}/decisions?seat=0")) == (403, "playing")
    assert refusal(hall.call("POST", f"/api/replays/{laid.id}/again", None, {"index": 9})) == (403, "playing")


def test_a_match_is_tried_again_from_a_decision(hall: Hall, ended: Laid) -> None:
    record = ended.call("GET", "/record", None).content
    index = hall.get(f"/api/replays/{ended.id}/decisions?seat=1")["decisions"][0]
    before = hall.get(f"/api/replays/{ended.id}/at/{index}?seat=1&shape=data")
    made = hall.post(f"/api/replays/{ended.id}/again", None, {"index": index})
    assert [seat["seat"] for seat in made["seats"]] == [1]
    laid = Laid(hall, made["table"], {1: made["seats"][0]["token"]}, {}, "")
    told = laid.present(1, "?shape=wide")
    assert told["you"]["asked"]
    assert [seat["kind"] for seat in told["seats"]] == ["bot", "person", "bot"]
    assert told["status"] == before["status"]
    while laid.table.play.state != "over":
        hall.until(lambda: laid.table.play.state == "over" or 1 in laid.table.play.asked())
        if laid.table.play.state != "over":
            laid.act(1)
    again = laid.call("GET", "/record", None).content
    assert verify(again, "again").error is None
    assert ended.call("GET", "/record", None).content == record
    assert json.loads(again.splitlines()[0])["seal"] is None
