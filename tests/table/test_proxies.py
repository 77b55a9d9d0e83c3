"""Proxies: only those that the operator named are believed about whom they ask for."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.table.conftest import MakeHall
from tests.table.hall import bot
from tests.table.serving import Server, ran
from vivant.table.connections import Connections
from vivant.table.proxies import Proxies
from vivant.table.settings import Settings

BODY = {"game": "vivo", "players": 3, "seats": [bot(), bot(), bot()]}
BEHIND = ("10.0.0.1", "192.168.0.0/24", "::1")


def asked_by(client: str | None, *forwarded: str, behind: tuple[str, ...] = BEHIND, **more: Any) -> Any:
    headers = [(b"x-forwarded-for", text.encode()) for text in forwarded]
    scope = {"type": "http", "scheme": "http", "headers": headers, "client": client and (client, 5), **more}
    return Proxies(behind).unwrap(scope)["client"]


@pytest.mark.parametrize(
    ("client", "forwarded", "address"),
    [
        ("10.0.0.1", ["1.2.3.4"], "1.2.3.4"),
        ("10.0.0.1", [], "10.0.0.1"),
        ("10.0.0.1", ["9.9.9.9, 1.2.3.4"], "1.2.3.4"),  # what the visitor wrote before
        ("10.0.0.1", ["9.9.9.9", "1.2.3.4"], "1.2.3.4"),  # in a header of their own
        ("10.0.0.1", ["9.9.9.9, 1.2.3.4, 192.168.0.7"], "1.2.3.4"),  # over two proxies
        ("10.0.0.1", ["1.2.3.4:5678"], "1.2.3.4"),
        ("::1", ["[2001:db8::1]:443"], "2001:db8::1"),
        ("::ffff:10.0.0.1", ["1.2.3.4"], "1.2.3.4"),
        ("10.0.0.1", ["::ffff:1.2.3.4"], "1.2.3.4"),
        ("10.0.0.1", ["9.9.9.9, nonsense"], "10.0.0.1"),
        ("10.0.0.1", ["unknown"], "10.0.0.1"),
        ("10.0.0.1", ["1.2.3.4, "], "10.0.0.1"),
        ("10.0.0.1", ["192.168.0.9"], "192.168.0.9"),
    ],
)
def test_the_last_who_is_no_proxy_asks(client: str, forwarded: list[str], address: str) -> None:
    assert asked_by(client, *forwarded)[0] == address


@pytest.mark.parametrize("client", ["127.0.0.1", "1.2.3.4", "10.0.0.2", "192.168.1.1", "::2", "not an address"])
def test_nobody_else_is_believed(client: str) -> None:
    assert asked_by(client, "9.9.9.9") == (client, 5)
    assert asked_by("10.0.0.1", "9.9.9.9", behind=()) == ("10.0.0.1", 5)
    assert asked_by(None, "9.9.9.9") is None


@pytest.mark.parametrize(
    ("kind", "said", "scheme"),
    [
        ("http", b"https", "https"),
        ("websocket", b"https", "wss"),
        ("http", b"http, https", "https"),
        ("http", b"ftp", "http"),
    ],
)
def test_how_they_were_asked_is_believed_from_them_alone(kind: str, said: bytes, scheme: str) -> None:
    scope = {"type": kind, "scheme": "http", "headers": [(b"x-forwarded-proto", said)], "client": ("10.0.0.1", 5)}
    assert Proxies(BEHIND).unwrap(scope)["scheme"] == scheme
    assert Proxies(BEHIND).unwrap({**scope, "client": ("10.0.0.2", 5)})["scheme"] == "http"


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.lists(st.text(st.characters(max_codepoint=255), max_size=20), max_size=5))
def test_no_header_is_a_mistake_of_ours(forwarded: list[str]) -> None:
    headers = [(b"x-forwarded-for", text.encode("latin-1")) for text in forwarded]
    told = Proxies(BEHIND).unwrap({"type": "http", "headers": headers, "client": ("10.0.0.1", 5)})
    assert isinstance(told["client"][0], str)


def tables_made(hall: Any, address: str, spoofed: list[str]) -> list[int]:
    return [
        hall.call("POST", "/api/tables", None, BODY, address=address, headers={"X-Forwarded-For": one}).status_code
        for one in spoofed
    ]


def test_a_limit_by_address_cannot_be_escaped_by_a_header(make_hall: MakeHall, tmp_path: Path) -> None:
    hall = make_hall(tables_per_address=2, behind=("10.0.0.1",))
    assert tables_made(hall, "1.2.3.4", ["5.5.5.1", "5.5.5.2", "5.5.5.3"]) == [201, 201, 429]
    assert tables_made(hall, "10.0.0.1", ["6.6.6.1, 7.7.7.7", "6.6.6.2, 7.7.7.7", "6.6.6.3, 7.7.7.7"]) == [
        201,
        201,
        429,
    ]
    assert tables_made(hall, "10.0.0.1", ["8.8.8.1", "8.8.8.2", "8.8.8.3"]) == [201, 201, 201]


@pytest.mark.parametrize(("options", "last"), [((), 429), (("--behind", "127.0.0.1, 10.0.0.0/8"), 201)])
def test_the_server_itself_believes_no_header_of_this_machine(
    tmp_path: Path, options: tuple[str, ...], last: int
) -> None:
    with Server(tmp_path, "--tables-per-address", "1", *options) as server:
        statuses = [
            server.ask("POST", "/api/tables", body=BODY, headers={"X-Forwarded-For": f"5.5.5.{n}"})[0] for n in (1, 2)
        ]
    assert statuses == [201, last]


def test_proxies_that_are_none_are_one_line(tmp_path: Path) -> None:
    code, out, err = ran("serve", "--no-open", "--behind", "example.org", folder=tmp_path)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "--behind example.org" in err


def test_a_named_proxy_may_open_a_connection_for_each_who_comes_through_it() -> None:
    watch = Connections(Settings("", connections_per_address=2, behind=("10.0.0.5",)))
    admitted = {
        address: [watch.admit(Mock(asyncio.BaseTransport), address) for _ in range(4)]
        for address in ("10.0.0.5", "10.0.0.6")
    }
    assert admitted == {"10.0.0.5": [True] * 4, "10.0.0.6": [True, True, False, False]}
