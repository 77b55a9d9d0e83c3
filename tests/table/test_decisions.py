"""Decision numbers: an action answers one question of its own seat, once, however often it is sent."""

from __future__ import annotations

import pytest

from tests.table.follower import timeless
from tests.table.hall import Hall, Laid, person


def lay(hall: Hall) -> Laid:
    return hall.lay(person(0), person(1), person(2))


def lines(laid: Laid) -> list[str]:
    def ask() -> list[str]:
        assert laid.table.play.match is not None
        return laid.table.play.match.record_lines()

    return laid.hall.do(ask)


def test_a_repeated_send_gives_the_same_answer_and_changes_nothing(hall: Hall) -> None:
    laid = lay(hall)
    body = {"decision": 1, "do": laid.legal(0)[0]}
    first = laid.post("/act", 0, body)
    assert first["decision"] == 2
    before = lines(laid)
    assert laid.post("/act", 0, body) == first
    assert laid.post("/act", 0, {**body, "do": f"  {body['do'].upper()} "}) == first
    assert lines(laid) == before
    laid.step()  # others go on meanwhile: the answer is still that of then
    assert laid.post("/act", 0, body) == first


def test_two_sends_at_once_are_one_step(hall: Hall) -> None:
    laid = lay(hall)
    body = {"decision": 1, "do": laid.legal(0)[0]}
    before = len(lines(laid))
    answers = hall.together(*(hall.send("POST", f"{laid.path}/act", laid.tokens[0], body) for _ in range(5)))
    assert [answer.status_code for answer in answers] == [200] * 5
    assert len({answer.text for answer in answers}) == 1
    assert len(lines(laid)) == before + 1


def test_an_old_number_with_another_text_is_stale(hall: Hall) -> None:
    laid = lay(hall)
    one, other, *_ = laid.legal(0)
    laid.post("/act", 0, {"decision": 1, "do": one})
    before = lines(laid)
    for body in ({"decision": 1, "do": other}, {"decision": 0, "do": one}, {"decision": 99, "do": other}):
        assert laid.refused("POST", "/act", 0, body) == (409, "stale")
    assert laid.refused("POST", "/undo", 0, {"decision": 1}) == (409, "stale")
    assert lines(laid) == before


def test_a_refused_action_leaves_the_number(hall: Hall) -> None:
    laid = lay(hall)
    held = laid.legal(0)
    not_held = next(f"{suit}{rank}" for suit in "rgb" for rank in (1, 2, 3) if f"{suit}{rank}" not in held)
    told = laid.call("POST", "/act", 0, {"decision": 1, "do": not_held}).json()
    assert (told["code"], told["rule"][:3]) == ("illegal", "VO-")
    assert laid.refused("POST", "/act", 0, {"decision": 1, "do": "z99"}) == (422, "unknown")
    assert laid.refused("POST", "/act", 1, {"decision": 1, "do": laid.legal(0)[0]}) == (409, "turn")
    assert laid.decision(0) == 1
    assert laid.decision(1) == 1
    laid.act(0)


def test_numbers_only_rise_also_by_undo(hall: Hall) -> None:
    laid = lay(hall)
    card = laid.legal(0)[0]
    laid.post("/act", 0, {"decision": 1, "do": card})
    taken = laid.post("/undo", 0, {"decision": 2})
    assert taken["decision"] == 3
    assert laid.post("/undo", 0, {"decision": 2}) == taken
    assert laid.refused("POST", "/act", 0, {"decision": 1, "do": card}) == (409, "stale")
    assert laid.post("/act", 0, {"decision": 3, "do": card})["decision"] == 4


def test_an_undo_makes_the_question_of_another_seat_stale(hall: Hall) -> None:
    laid = lay(hall)
    laid.act(0)
    asked = laid.present(1)
    assert asked["you"]["asked"]
    answer = {"decision": asked["you"]["decision"], "do": asked["actions"][0]["do"]}
    laid.post("/undo", 0, {"decision": laid.decision(0)})
    assert laid.refused("POST", "/act", 1, answer) == (409, "stale")
    other_lead = laid.legal(0)[-1]
    laid.act(0, other_lead)
    assert laid.refused("POST", "/act", 1, answer) == (409, "stale")
    assert laid.decision(1) > answer["decision"]


def test_seats_that_decide_at_once_never_make_each_other_stale(hall: Hall, mini: str) -> None:
    laid = hall.lay(person(0), person(1), person(2), game=mini)
    assert laid.asked() == [0, 1, 2]
    calls = [
        hall.send("POST", f"{laid.path}/act", laid.tokens[seat], {"decision": 1, "do": f"bid {seat % 2}"})
        for seat in (2, 0)
    ]
    assert [answer.status_code for answer in hall.together(*calls)] == [200, 200]
    laid.post("/undo", 2, {"decision": 2})  # it is asked again; what the others were asked has not changed
    assert laid.decision(1) == 1
    assert laid.post("/act", 1, {"decision": 1, "do": "bid 1"})["decision"] == 2
    assert laid.post("/act", 0, {"decision": 1, "do": "bid 0"})["decision"] == 2
    assert laid.post("/act", 2, {"decision": 3, "do": "bid 1"})["decision"] == 4


@pytest.mark.parametrize("what", ["act", "undo", "ask"])
def test_a_repeat_is_recognised_after_a_restart(hall: Hall, what: str) -> None:
    laid = lay(hall)
    body: dict[str, object] = {"decision": 1, "do": laid.legal(0)[0]}
    first = laid.post("/act", 0, body)
    if what == "undo":
        body = {"decision": 2}
        first = laid.post("/undo", 0, body)
    if what == "ask":
        body = {"decision": 2, "step": first["step"]}
        ask = laid.post("/ask", 0, body)["ask"]
        assert not laid.post("/answer", 1, {"ask": ask, "agree": True})["done"]
        assert laid.post("/answer", 2, {"ask": ask, "agree": True})["done"]
        first = {
            "ask": None,
            "step": laid.hall.do(lambda: laid.table.play.match and laid.table.play.match.step),
            "decision": 3,
        }
    before = laid.present(0)
    hall.again()
    assert laid.post(f"/{what}", 0, body) == first
    assert timeless(laid.present(0)) == timeless(before)


def test_after_the_end_only_repeats_are_answered(hall: Hall) -> None:
    laid = lay(hall)
    while True:
        seat = laid.asked()[0]
        body = {"decision": laid.decision(seat), "do": laid.legal(seat)[0]}
        answer = laid.post("/act", seat, body)
        if not laid.asked():
            break
    assert laid.post("/act", seat, body) == answer
    for other in range(3):
        assert laid.refused("POST", "/act", other, {"decision": laid.decision(other), "do": "r1"}) == (409, "over")
        assert laid.refused("POST", "/undo", other, {"decision": laid.decision(other)}) == (409, "over")


def test_an_open_table_asks_nothing(hall: Hall) -> None:
    laid = hall.lay(person(0), person(1), {"kind": "friend"})
    assert laid.refused("POST", "/act", 0, {"decision": 1, "do": "r1"}) == (409, "open")
    assert laid.refused("POST", "/undo", 0, {"decision": 1}) == (409, "open")
    assert laid.refused("GET", "/why?do=r1", 0) == (409, "open")
    assert laid.refused("GET", "/report", 0) == (409, "open")
