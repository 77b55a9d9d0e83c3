"""Streams over real sockets: WebSocket and server-sent events say the same, and nobody can choke them."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.table.follower import Follower, settled
from tests.table.hall import FRIEND, bot, person
from tests.table.serving import PATIENCE, Server, Table, closed_with, hear


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server"), "--tables-per-address", "0") as running:
        yield running


@pytest.fixture
def laid(server: Server) -> Table:
    return server.lay(*(person(seat) for seat in range(3)))


def first_number(text: str) -> int:
    return int(json.loads(text)["number"])


@pytest.mark.parametrize("shape", ["none", "wide", "tall"])
def test_sockets_and_events_say_the_same(laid: Table, shape: str) -> None:
    socket = laid.socket(1, {"shape": shape, "lang": "fr"})
    one = [hear(socket)]
    events = laid.events(1, f"?shape={shape}&lang=fr")
    stream = iter(events)
    other = [next(stream)]
    while laid.step():
        pass
    end = laid.present(1, "?lang=fr")
    while json.loads(one[-1])["number"] < end["number"] and '"state":"over"' not in one[-1]:
        one.append(hear(socket))
    while len(other) < len(one):
        other.append(next(stream))
    assert events.answer.headers["content-type"].startswith("text/event-stream")
    assert events.answer.headers["cache-control"] == "no-store"
    assert other[1:] == one[1:]
    first, second = (settled({**json.loads(texts[0])}) for texts in (one, other))
    assert first == second
    follower = Follower()
    for text in one:
        follower.hear(text)
    fresh = laid.present(1, f"?shape={shape}&lang=fr")
    known = settled(follower.known)
    assert known["over"]
    assert {**known, "scene": 0} == {**settled(fresh), "scene": 0}
    socket.close()
    events.close()


def test_coming_back_at_the_present_number_costs_a_number(laid: Table) -> None:
    socket = laid.socket(0)
    number = first_number(hear(socket))
    socket.close()
    again = laid.socket(0, {"after": number})
    assert json.loads(hear(again)) == {"number": number, "whole": False}
    events = laid.events(0, after=number)
    assert json.loads(next(iter(events))) == {"number": number, "whole": False}
    events.close()
    again.close()
    laid.step()
    for after in (number, None, "x", 1.5, -1, 2**70):
        with laid.socket(0, {"after": after}) as fresh:
            assert json.loads(hear(fresh))["whole"]


def test_a_page_turns_its_shape_and_language(laid: Table) -> None:
    with laid.socket(0, {"shape": "wide"}) as socket:
        assert len(json.loads(hear(socket))["scene"]["pictures"]) == 1
        socket.send(json.dumps({"shape": "tall"}))
        assert len(json.loads(hear(socket))["scene"]["pictures"]) == 2
        socket.send(json.dumps({"lang": "fr"}))
        assert "Votre main" in hear(socket)
        socket.send(json.dumps({"alive": True}))
        assert json.loads(hear(socket)) == {"alive": True}
        for nothing in ({"alive": 1}, {"shape": "round"}, {"lang": 7}, {"shape": "tall", "lang": "fr"}, {}):
            socket.send(json.dumps(nothing))
        laid.step()
        assert not json.loads(hear(socket))["whole"]


@pytest.mark.parametrize(
    "hello",
    ["", "x", "[]", "1", '{"token": 1', "[" * 3000, "null", b"\x00\xff", b"{}"],
    ids=lambda hello: repr(hello[:9]),
)
def test_a_bad_first_message_is_closed(laid: Table, hello: str | bytes) -> None:
    with connect(f"ws://127.0.0.1:{laid.server.port}{laid.path}/socket") as socket:
        socket.send(hello)
        assert closed_with(socket) == 4400


@pytest.mark.parametrize(
    "hello", [{}, {"token": None}, {"token": 7}, {"token": "x"}, {"token": "\ud800"}, {"token": []}]
)
def test_no_socket_without_a_token(laid: Table, hello: dict[str, object]) -> None:
    with connect(f"ws://127.0.0.1:{laid.server.port}{laid.path}/socket") as socket:
        socket.send(json.dumps(hello))
        assert closed_with(socket) == 4401


@pytest.mark.parametrize("id", ["0" * 16, "nothing", "%00", "%2e%2e", "x" * 5000])
def test_no_socket_without_a_table(server: Server, id: str) -> None:
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{id}/socket") as socket:
        socket.send('{"token": "x"}')
        assert closed_with(socket) == 4404


def test_a_huge_message_closes_its_own_socket_alone(laid: Table) -> None:
    with laid.socket(1) as other:
        hear(other)
        with laid.socket(0) as socket:
            hear(socket)
            socket.send("x" * 1_000_000)
            assert closed_with(socket) in (1009, 4400)
        with laid.socket(0) as socket:
            hear(socket)
            socket.send(b"\x00" * 100)
            assert closed_with(socket) == 4400
        laid.step()
        while not json.loads(hear(other)).get("you", {}).get("asked"):
            pass


def test_a_seat_has_so_many_sockets(laid: Table) -> None:
    sockets = [laid.socket(0) for _ in range(5)] + [laid.socket(-1)]
    for socket in sockets:
        hear(socket)
    events = laid.events(0)
    next(iter(events))
    with laid.socket(0) as socket:
        assert closed_with(socket) == 4429
    status, told = laid.server.ask("GET", f"{laid.path}/events", laid.tokens[0])
    assert (status, told["code"]) == (429, "sockets")
    with laid.socket(1) as other:
        hear(other)
    events.close()
    sockets[0].close()
    end = time.monotonic() + PATIENCE
    while True:  # as soon as the server has noticed
        with laid.socket(0) as socket:
            try:
                hear(socket)
                break
            except ConnectionClosed:
                assert time.monotonic() < end
    for socket in sockets:
        socket.close()


def test_event_streams_that_are_given_up_leave_the_seat(laid: Table) -> None:
    for _ in range(12):  # more than a seat may have at once
        events = laid.events(2)
        assert events.answer.status == 200
        events.close()
        end = time.monotonic() + PATIENCE
        while laid.present(0)["seats"][2]["here"]:
            assert time.monotonic() < end
            time.sleep(0.02)


def test_renewing_closes_sockets_and_event_streams_of_the_seat(laid: Table) -> None:
    socket, events, other = laid.socket(0), laid.events(0), laid.socket(1)
    hear(socket)
    hear(other)
    stream = iter(events)
    next(stream)
    new = laid.server.good("POST", f"{laid.path}/token", laid.tokens[0])["token"]
    laid.server.good("GET", laid.path, new)
    assert closed_with(socket) == 4401
    assert all('"you"' not in text for text in stream)  # it ends
    with laid.socket(0) as old:
        assert closed_with(old) == 4401
    laid.tokens[0] = new
    with laid.socket(0) as fresh:
        assert json.loads(hear(fresh))["you"]["seat"] == 0
    other.close()
    socket.close()
    events.close()


def test_foreign_pages_open_no_socket(laid: Table) -> None:
    address = f"ws://127.0.0.1:{laid.server.port}{laid.path}/socket"
    for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {"Origin": "http://[x"}):
        with pytest.raises(InvalidStatus) as refused:
            connect(address, additional_headers=headers)
        assert refused.value.response.status_code == 403
    with connect(address, additional_headers={"Origin": f"http://127.0.0.1:{laid.server.port}"}) as socket:
        socket.send(json.dumps({"token": laid.tokens[0]}))
        assert json.loads(hear(socket))["whole"]


def test_a_reader_that_does_not_read_harms_nobody(server: Server) -> None:
    """It asks for whole scenes and reads none; the others go on, and when it reads again it gets the present."""
    laid = server.lay(*(person(seat) for seat in range(3)))
    lazy = laid.socket(0, {"shape": "wide"}, max_queue=1)
    with laid.socket(1) as other:
        hear(other)
        for n in range(40):
            server.good("POST", f"{laid.path}/chat", laid.tokens[n % 3], {"text": "x" * 300})
            if n % 5 == 0:
                laid.step()
        assert json.loads(hear(other))
    follower = Follower()
    end = laid.present(0, "?shape=wide")
    while follower.number is None or settled(follower.known) != settled(end):
        follower.hear(hear(lazy))
    lazy.close()


def test_a_friend_with_a_link_and_bots_play_to_the_end(server: Server) -> None:
    laid = server.lay(person(0), FRIEND, bot())
    with laid.socket(0) as socket:
        follower = Follower()
        follower.hear(hear(socket))
        assert follower.known["table"]["state"] == "open"
        token = laid.links[1].partition("=")[2]
        laid.tokens[1] = server.good("POST", f"{laid.path}/sit", token, {"name": "Fern"})["token"]
        end = time.monotonic() + 30
        while not follower.known["over"]:
            assert time.monotonic() < end
            laid.step()
            try:
                while True:
                    follower.hear(hear(socket, 0.05))
            except TimeoutError:
                pass
