"""Letting the network in: by the person at the machine and nobody else, at a private address, until it is shut."""

from __future__ import annotations

import http.client
import json
import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.table.conftest import MakeHall
from tests.table.hall import FRIEND, HOME, Hall, person, refusal
from tests.table.near import NEAR
from vivant.cli.serve import serve
from vivant.table.reach import HOME_NETS, Reach, find_addresses, is_in
from vivant.table.settings import Settings

PATIENCE = 20.0


class Listening:
    """Doors that are only noted."""

    def __init__(self) -> None:
        self.open_at: list[str] = []

    async def open(self, address: str) -> None:
        if address == "192.168.1.9":
            raise OSError(98, "in use")
        self.open_at.append(address)

    def close(self, address: str) -> None:
        self.open_at.remove(address)


OWN = {"Origin": HOME}


@pytest.fixture
def hall(make_hall: MakeHall) -> Hall:
    """Of a machine with three addresses; nothing is really listened at."""
    hall = make_hall(neighbours=True)
    reach: Reach = hall.app.state.reach
    reach.find = lambda: ["192.168.1.7", "10.0.0.3", "192.168.1.9"]
    reach.doors = Listening()
    return hall


def open_at(hall: Hall) -> list[str]:
    doors: Any = hall.app.state.reach.doors
    found: list[str] = doors.open_at
    return found


def let_in(hall: Hall, address: str = "192.168.1.7", **headers: str) -> Any:
    return hall.call("POST", "/api/network", None, {"address": address}, headers={**OWN, **headers})


def test_one_press_lets_the_network_in_and_one_shuts_it_out(hall: Hall) -> None:
    shut = {"may": True, "addresses": ["192.168.1.7", "10.0.0.3", "192.168.1.9"], "opened": "", "url": ""}
    assert hall.get("/api/network") == shut
    told = let_in(hall).json()
    assert (told["opened"], told["url"]) == ("192.168.1.7", "http://192.168.1.7:8000")
    assert open_at(hall) == ["192.168.1.7"]
    assert let_in(hall).json() == hall.get("/api/network") == told
    assert let_in(hall, "10.0.0.3").json()["opened"] == "10.0.0.3"
    assert open_at(hall) == ["10.0.0.3"]  # one network at a time
    assert let_in(hall, "").json() == shut
    assert open_at(hall) == []
    assert let_in(hall, "").json() == shut


def test_links_lead_to_where_the_server_is_reached(hall: Hall) -> None:
    laid = hall.lay(person(0), FRIEND, FRIEND)
    assert laid.made["local"]
    let_in(hall)
    for told in (laid.post("/seats/1/invite", 0), laid.post("/carry", 0), laid.get("/watch", 0)):
        assert told["link"].startswith("http://192.168.1.7:8000/table/")
        assert (told["local"], told["hint"]) == (False, "")
    made = hall.lay(person(0), FRIEND, FRIEND).made
    assert made["watch"].startswith("http://192.168.1.7:8000/")
    let_in(hall, "")
    assert laid.post("/seats/1/invite", 0)["local"]


@pytest.mark.parametrize("address", ["192.168.1.8", "0.0.0.0", "127.0.0.1", "203.0.113.5", "::", "localhost", "x" * 60])
def test_only_an_address_that_was_found_is_opened(hall: Hall, address: str) -> None:
    assert refusal(let_in(hall, address)) == (409, "network")
    assert open_at(hall) == []


def test_what_cannot_be_opened_is_said_and_nothing_is_open(hall: Hall) -> None:
    let_in(hall)
    answer = let_in(hall, "192.168.1.9")
    assert refusal(answer) == (409, "network")
    assert "in use" in answer.json()["error"]
    assert hall.get("/api/network")["opened"] == ""


@pytest.mark.parametrize("client", ["192.168.1.20", "203.0.113.5", "192.168.1.7", "fe80::1", "testclient", ""])
def test_nobody_from_elsewhere_opens_it_or_is_told_of_this_machine(hall: Hall, client: str) -> None:
    nothing = {"may": False, "addresses": [], "opened": "", "url": ""}
    assert hall.get("/api/network", address=client) == nothing
    answer = hall.call("POST", "/api/network", None, {"address": "192.168.1.7"}, headers=OWN, address=client)
    assert refusal(answer) == (403, "network")
    let_in(hall)
    assert hall.get("/api/network", address=client) == nothing
    answer = hall.call("POST", "/api/network", None, {"address": ""}, headers=OWN, address=client)
    assert refusal(answer) == (403, "network")
    assert open_at(hall) == ["192.168.1.7"]


@pytest.mark.parametrize(
    "headers",
    [
        {"X-Forwarded-For": "203.0.113.5"},
        {"Forwarded": "for=203.0.113.5"},
        {"Via": "1.1 proxy"},
        {"X-Real-IP": "203.0.113.5"},
        {"Host": "192.168.1.7:8000", "Origin": "http://192.168.1.7:8000"},
        {"Host": "mill.local", "Origin": "http://mill.local"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
    ids=str,
)
def test_what_was_handed_on_or_comes_from_another_page_is_refused(hall: Hall, headers: dict[str, str]) -> None:
    assert refusal(let_in(hall, **headers)) == (403, "network")
    assert open_at(hall) == []


def test_a_program_or_another_site_cannot_press_it(hall: Hall) -> None:
    body = {"address": "192.168.1.7"}
    assert refusal(hall.call("POST", "/api/network", None, body)) == (403, "network")  # no page says that it is its own
    for origin in ("https://evil.example", "null", "http://127.0.0.1:9"):
        assert refusal(let_in(hall, Origin=origin)) == (403, "origin")
    assert refusal(let_in(hall, Host="evil.example")) == (400, "host")
    for method in ("GET", "PUT", "DELETE"):
        hall.call(method, "/api/network?address=192.168.1.7", headers=OWN)
    assert open_at(hall) == []


@pytest.mark.parametrize(
    "settings", [{"neighbours": False}, {"url": "https://play.example.org"}, {"host": "0.0.0.0"}], ids=str
)
def test_who_said_how_the_server_is_reached_is_offered_nothing(make_hall: MakeHall, settings: dict[str, Any]) -> None:
    hall = make_hall(**{"neighbours": "url" not in settings, **settings})
    hall.app.state.reach.doors = Listening()
    assert not hall.get("/api/network")["may"]
    assert refusal(let_in(hall)) == (403, "network")


def test_only_addresses_of_private_networks_are_found() -> None:
    ways = {"192.0.2.1": "203.0.113.5", "192.168.255.254": "192.168.1.7", "10.255.255.254": "", "172.31.255.254": "x"}
    assert find_addresses(ways.__getitem__) == ["192.168.1.7"]
    assert find_addresses(lambda far: "192.168.1.7") == ["192.168.1.7"]
    for wide in ("127.0.0.1", "169.254.3.4", "0.0.0.0", "100.64.0.1", "8.8.8.8", "fe80::1", "172.32.0.1", "192.0.2.1"):
        assert find_addresses(lambda far, wide=wide: wide) == []  # type: ignore[misc]


def test_through_an_open_port_of_a_router_nobody_comes_in() -> None:
    reach = Reach(Settings(db=""))
    reach.opened = "192.168.1.7"
    assert reach.welcomes("192.168.1.7", "192.168.1.20")
    assert not reach.welcomes("192.168.1.7", "203.0.113.5")
    assert not reach.welcomes("192.168.1.7", "")
    assert reach.welcomes("127.0.0.1", "127.0.0.1")
    assert is_in("10.1.2.3", HOME_NETS)


# a server that listens


@pytest.mark.parametrize(
    ("options", "may"),
    [({}, True), ({"host": "127.0.0.1"}, False), ({"url": "http://x.example"}, False), ({"behind": "10.0.0.5"}, False)],
    ids=str,
)
def test_a_server_that_was_started_plainly_makes_the_offer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: dict[str, str], may: bool
) -> None:
    started: list[Settings] = []

    def note(settings: Settings, listening: socket.socket, _: object) -> None:
        listening.close()
        started.append(settings)

    monkeypatch.setattr("vivant.table.serving.serve", note)
    serve(port=0, db=f"sqlite:///{tmp_path}/tables.db", **options)  # type: ignore[arg-type]
    assert [settings.neighbours for settings in started] == [may]
    assert started[0].host == "127.0.0.1"


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    command = [sys.executable, "-m", "tests.table.near", str(tmp_path_factory.mktemp("near"))]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=environment) as running:
        assert running.stdout is not None
        found = re.search(r":(\d+)$", running.stdout.readline().strip())
        assert found
        yield int(found[1])
        running.terminate()
        assert running.wait(PATIENCE) == 0


def ask(
    port: int, at: str, method: str = "GET", body: Any = None, own: str = "127.0.0.1", path: str = "/api/network"
) -> tuple[int, Any]:
    """At one of this machine's addresses, from one of them."""
    connection = http.client.HTTPConnection(at, port, timeout=PATIENCE, source_address=(own, 0))
    try:
        headers = {"Origin": f"http://{at}:{port}", "Content-Type": "application/json"}
        connection.request(method, path, None if body is None else json.dumps(body), headers)
        answer = connection.getresponse()
        return answer.status, json.loads(answer.read())
    finally:
        connection.close()


def test_a_running_server_listens_and_stops_listening(port: int) -> None:
    with pytest.raises(ConnectionRefusedError):
        ask(port, NEAR)
    status, told = ask(port, "127.0.0.1", "POST", {"address": NEAR})
    assert (status, told["url"]) == (200, f"http://{NEAR}:{port}")
    assert ask(port, NEAR)[1]["may"] is False  # whoever comes in there is a guest, wherever they sit
    assert ask(port, NEAR, "POST", {"address": ""})[0] == 403
    with pytest.raises((ConnectionError, http.client.HTTPException)):  # not in the network that was let in: cut off
        ask(port, NEAR, own="127.0.0.9")
    assert ask(port, "127.0.0.1", own="127.0.0.9")[1]["may"]

    form = {"game": "vivo", "players": 3, "seats": [person(0), FRIEND, FRIEND]}
    _, made = ask(port, NEAR, "POST", form, path="/api/tables")
    window = connect(f"ws://{NEAR}:{port}/api/tables/{made['table']}/socket", open_timeout=PATIENCE).__enter__()
    window.send(json.dumps({"token": made["seats"][0]["token"], "lang": "en", "shape": "none"}))
    window.recv(PATIENCE)
    assert ask(port, "127.0.0.1", "POST", {"address": ""})[1]["opened"] == ""
    with pytest.raises(ConnectionClosed):
        window.recv(PATIENCE)  # who was in is out
    with pytest.raises(ConnectionRefusedError):
        ask(port, NEAR)
    assert ask(port, "127.0.0.1", "POST", {"address": NEAR})[0] == 200  # it ends cleanly while it is open, too
