"""Actions over a socket: the same answers, refusals and effects as by POST, and nothing that is sent ends the socket."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from tests.table.hall import bot, person
from tests.table.serving import Server, Table, closed_with, hear


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server"), "--tables-per-address", "0") as running:
        yield running
        _, _, said = running.stop()
        assert "Traceback" not in said


@pytest.fixture
def laid(server: Server) -> Table:
    return server.lay(*(person(seat) for seat in range(3)))


def legal(laid: Table, seat: int = 0) -> list[str]:
    return [action["do"] for action in laid.present(seat)["actions"]]


def call(socket: ClientConnection, name: str, form: Any, number: Any = 12) -> Any:
    """What is answered; messages to everybody pass by."""
    return said(socket, {"call": number, name: form})


def said(socket: ClientConnection, message: Any) -> Any:
    socket.send(message if isinstance(message, str | bytes) else json.dumps(message))
    while "call" not in (told := json.loads(hear(socket))):
        pass
    return told


def both(laid: Table, seat: int, name: str, form: Any, lang: str = "en") -> Any:
    """The answer to a call that changes nothing, or is only sent again, after it was found to be the same both ways."""
    with laid.socket(seat, {"lang": lang}) as socket:
        over = call(socket, name, form)
    status, told = laid.server.ask("POST", f"{laid.path}/{name}?lang={lang}", laid.tokens[seat], form)
    assert over == {"call": 12, "status": status, **told}
    return over


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_both_ways_refuse_alike(laid: Table, lang: str) -> None:
    do = legal(laid)[0]
    not_held = next(f"{suit}{rank}" for suit in "rgb" for rank in (1, 2, 3) if f"{suit}{rank}" not in legal(laid))
    cases: list[tuple[int, str, Any, int, str]] = [
        (0, "act", {"decision": 1, "do": not_held}, 422, "illegal"),
        (0, "act", {"decision": 1, "do": "nonsense"}, 422, "unknown"),
        (0, "act", {"decision": 1, "do": "\ud800"}, 422, "form"),
        (0, "act", {"decision": 7, "do": do}, 409, "stale"),
        (1, "act", {"decision": 1, "do": do}, 409, "turn"),
        (-1, "act", {"decision": 1, "do": do}, 401, "token"),
        (-1, "undo", {"decision": 1}, 401, "token"),
        (0, "undo", {"decision": 1}, 409, "undo"),
        (0, "undo", {"decision": 4}, 409, "stale"),
        (0, "undo", {"decision": 1, "do": do}, 422, "form"),
        *(
            (0, "act", form, 422, "form")
            for form in (
                [],
                "act",
                {"decision": "1", "do": do},
                {"decision": True, "do": do},
                {"decision": 1.0, "do": do},
                {"decision": -1, "do": do},
                {"decision": 2**53, "do": do},
                {"decision": 1, "do": "x" * 201},
                {"decision": 1, "do": 7},
                {"decision": 1, "do": do, "more": 1},
                {"decision": 1},
                {},
            )
        ),
    ]
    for seat, name, form, status, code in cases:
        told = both(laid, seat, name, form, lang)
        assert (told["status"], told["code"]) == (status, code), form
        assert "\n" not in told["error"]
    with laid.socket(0) as socket:
        for form in ([], "x", 7, None):  # what is no object at all, each way names in its own words
            assert call(socket, "act", form)["code"] == "form"


def test_both_ways_do_the_same_once(laid: Table) -> None:
    do = legal(laid)[0]
    with laid.socket(0) as socket:
        first = call(socket, "act", {"decision": 1, "do": do})
    assert first == {"call": 12, "status": 200, "step": laid.present(0)["log"][-1]["n"], "decision": 2}
    assert both(laid, 0, "act", {"decision": 1, "do": do}) == first
    other = next(text for text in (f"{suit}{rank}" for suit in "rgb" for rank in (1, 2, 3)) if text != do)
    assert both(laid, 0, "act", {"decision": 1, "do": other})["code"] == "stale"
    by_post = {"decision": 1, "do": legal(laid, 1)[0]}
    done = laid.server.good("POST", f"{laid.path}/act", laid.tokens[1], by_post)
    assert both(laid, 1, "act", by_post) == {"call": 12, "status": 200, **done}


def test_both_ways_take_back_the_same_once(laid: Table) -> None:
    laid.step()
    told = laid.present(0)
    assert told["undo"]["free"]
    with laid.socket(0) as socket:
        first = call(socket, "undo", {"decision": 2})
    assert (first["status"], first["decision"]) == (200, 3)
    assert both(laid, 0, "undo", {"decision": 2}) == first
    assert laid.present(0)["you"]["asked"]


def test_a_lent_seat_and_a_finished_match_are_refused_both_ways(laid: Table) -> None:
    do = legal(laid)[0]
    laid.server.good("POST", f"{laid.path}/seats/1/bot", laid.tokens[1], {"bot": "random"})
    assert both(laid, 1, "act", {"decision": 1, "do": do})["code"] == "lent"
    assert both(laid, 1, "undo", {"decision": 1})["code"] == "lent"
    laid.server.good("POST", f"{laid.path}/seats/1/back", laid.tokens[1], {})
    while laid.step():
        pass
    decision = laid.present(0)["you"]["decision"]
    assert both(laid, 0, "act", {"decision": decision, "do": do})["code"] == "over"


def test_before_the_match_nobody_acts_either_way(server: Server) -> None:
    laid = server.lay(person(0), {"kind": "friend"}, bot())
    assert both(laid, 0, "act", {"decision": 1, "do": "r1"})["code"] == "open"


def test_a_token_that_has_ended_calls_no_more(laid: Table) -> None:
    with laid.socket(0) as socket:
        hear(socket)
        new = laid.server.good("POST", f"{laid.path}/token", laid.tokens[0])["token"]
        assert laid.server.good("GET", laid.path, new)["you"]["decision"] == 1
        assert closed_with(socket) == 4401
    laid.tokens[0] = new
    with laid.socket(0) as socket:
        assert call(socket, "act", {"decision": 1, "do": legal(laid)[0]})["status"] == 200


def test_nonsense_is_refused_in_one_line_and_the_socket_goes_on(laid: Table) -> None:
    do = legal(laid)[0]
    act = {"decision": 1, "do": do}
    nonsense: list[dict[str, Any]] = [
        {"call": 1},
        {"call": 1, "dance": act},
        {"call": 1, "act": act, "undo": {"decision": 1}},
        {"call": 1, "act": act, "alive": True},
        {"act": act},
        {"call": None, "act": act},
        {"call": "1", "act": act},
        {"call": True, "act": act},
        {"call": 1.5, "act": act},
        {"call": 2**60, "act": act},
        {"call": [], "undo": {}},
        {"call": 1, "\ud800": act},
    ]
    with laid.socket(0) as socket:
        hear(socket)
        for message in nonsense:
            told = said(socket, message)
            assert (told["status"], told["code"]) == (422, "call"), message
            assert told["call"] in (1, None)
            assert "\n" not in told["error"]
        assert laid.present(0)["you"]["decision"] == 1
        assert call(socket, "act", act, 2**53 - 1)["call"] == 2**53 - 1


def test_the_answer_comes_before_what_everybody_is_told(laid: Table) -> None:
    with laid.socket(0) as socket, laid.socket(0) as second:
        hear(socket)
        hear(second)
        socket.send(json.dumps({"call": 7, "act": {"decision": 1, "do": legal(laid)[0]}}))
        first, then = json.loads(hear(socket)), json.loads(hear(socket))
        assert first["call"] == 7
        assert then["you"]["decision"] == first["decision"]
        assert json.loads(hear(second))["number"] == then["number"]  # who did not call is told, and not answered


def test_calls_wait_for_each_other_on_a_socket(laid: Table) -> None:
    """All are answered, in their order, and a repeat among them is done once."""
    form = {"decision": 1, "do": legal(laid)[0]}
    with laid.socket(0) as socket:
        hear(socket)
        for number in range(20):
            socket.send(json.dumps({"call": number, "act": form}))
        answers: list[Any] = []
        while len(answers) < 20:
            told = json.loads(hear(socket))
            answers += [told] if "call" in told else []
    assert [told["call"] for told in answers] == list(range(20))
    assert {(told["status"], told["step"], told["decision"]) for told in answers} == {(200, answers[0]["step"], 2)}


def test_an_answer_that_was_lost_with_its_socket_is_given_again(laid: Table) -> None:
    form = {"decision": 1, "do": legal(laid)[0]}
    with laid.socket(0) as socket:
        hear(socket)
        socket.send(json.dumps({"call": 1, "act": form}))  # and away, before anything can come back
    with laid.socket(0) as again:
        told = call(again, "act", form, 1)
    assert (told["status"], told["decision"]) == (200, 2)
    assert len([step for step in laid.present(0)["log"] if step["n"] == told["step"]]) == 1


def test_who_calls_in_another_language_is_refused_in_it(laid: Table) -> None:
    with laid.socket(0) as socket:
        english = call(socket, "act", {"decision": 9, "do": "r1"})["error"]
        socket.send(json.dumps({"lang": "fr"}))
        assert call(socket, "act", {"decision": 9, "do": "r1"})["error"] != english
