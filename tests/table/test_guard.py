"""The guard: who may speak to the server, how much and how often; every answer is guarded, every refusal is one."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from tests.table.conftest import MakeHall
from tests.table.hall import FRIEND, HOME, SHORT, Hall, person, refusal
from vivant.table.limits import Bucket, PerAddress
from vivant.table.pages import POLICY


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example", "", "localhost.evil.example", "[x", "a b", "@"]
)
def test_a_foreign_host_is_refused(hall: Hall, host: str) -> None:
    answer = hall.call("GET", "/api/games", headers={"Host": host})
    assert refusal(answer) == (400, "host")
    assert answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    "host", ["127.0.0.1:8000", "localhost", "LOCALHOST:8000", "192.168.1.7", "[::1]:8000", "mill.local"]
)
def test_our_own_names_are_answered(hall: Hall, host: str) -> None:
    assert hall.call("GET", "/api/games", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "", "http://[", "http://127.0.0.1:9", "x", "é"])
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_a_foreign_origin_is_refused(hall: Hall, method: str, origin: str) -> None:
    answer = hall.call(method, "/api/games", headers={"Origin": origin.encode()})
    assert refusal(answer) == (403, "origin")


def test_our_own_and_the_public_origin_are_answered(make_hall: MakeHall, hall: Hall) -> None:
    assert hall.call("GET", "/api/games", headers={"Origin": HOME}).status_code == 200
    public = make_hall(url="https://play.example.org/")
    for headers in (
        {"Host": "play.example.org", "Origin": "https://play.example.org"},
        {"Origin": "https://play.example.org"},  # a proxy that asks by number
    ):
        assert public.call("GET", "/api/games", headers=headers).status_code == 200
    made = public.lay(person(0), FRIEND, FRIEND).made
    assert made["invitations"][0]["link"].startswith("https://play.example.org/table/")
    assert (made["local"], made["hint"]) == (False, "")


# sizes


@pytest.mark.parametrize("path", ["/api/tables", "/api/records", "/api/tables/x/act", "/", "/nothing"])
def test_a_huge_body_is_refused_before_it_is_read(hall: Hall, path: str) -> None:
    for length in ("99999999", "9" * 5000):
        answer = hall.call("POST", path, headers={"Content-Length": length})
        assert refusal(answer) == (413, "large")


@pytest.mark.parametrize("path", ["/api/tables", "/api/records"])
def test_a_huge_body_that_does_not_say_so_is_cut_off(hall: Hall, path: str) -> None:
    sent: list[int] = []

    async def endless() -> AsyncIterator[bytes]:
        while True:
            sent.append(1)
            yield b"x" * 100_000

    answer = hall.call("POST", path, content=endless(), headers={"Content-Type": "application/json"})
    assert refusal(answer) == (413, "large")
    assert len(sent) < 40


def test_a_body_that_lies_about_its_length_is_counted(hall: Hall) -> None:
    headers = {"Transfer-Encoding": "chunked", "Content-Length": "2", "Content-Type": "application/json"}
    answer = hall.call("POST", "/api/tables", content=b" " * 100_000, headers=headers)
    assert refusal(answer) == (413, "large")


# how often


def test_a_thousand_tables_from_one_address(make_hall: MakeHall) -> None:
    hall = make_hall(tables_per_address=20)
    body = {"game": "vivo", "players": 3, "seats": [person(0), FRIEND, FRIEND]}

    async def many() -> list[httpx.Response]:
        return await asyncio.gather(*(hall.send("POST", "/api/tables", None, body, "203.0.113.5") for _ in range(1000)))

    answers = hall.wait(many(), 60)
    made = [answer for answer in answers if answer.status_code == 201]
    assert len(made) == 20
    assert {refusal(answer) for answer in answers if answer.status_code != 201} == {(429, "tables")}
    assert hall.call("POST", "/api/tables", None, body, address="203.0.113.6").status_code == 201
    record = hall.call("POST", "/api/records", content="x", address="203.0.113.5")
    assert refusal(record) == (429, "tables")
    told = made[0].json()
    assert hall.get(f"/api/tables/{told['table']}", told["seats"][0]["token"], address="203.0.113.5")


def test_addresses_of_one_net_count_as_one() -> None:
    limit = PerAddress(2)
    assert [limit.take(f"2001:db8::{n}") for n in range(3)] == [True, True, False]
    assert limit.take("2001:db8:0:1::1")
    assert [limit.take(address) for address in ("::ffff:192.0.2.1", "192.0.2.1", "192.0.2.1")] == [True, True, False]
    assert [limit.take(""), limit.take(""), limit.take("")] == [True, True, False]
    limit.MOST = 3  # type: ignore[misc]
    for n in range(10):
        limit.take(f"198.51.100.{n}")
    assert len(limit._buckets) <= 4


def test_looking_is_limited_by_address_and_generously(make_hall: MakeHall) -> None:
    hall = make_hall(gets_per_second=1)

    async def many(address: str) -> list[int]:
        return [(await hall.send("GET", "/api/games", address=address)).status_code for _ in range(40)]

    codes = hall.wait(many("203.0.113.5"), 60)
    assert codes[:30] == [200] * 30
    assert codes[-1] == 429
    assert refusal(hall.call("GET", "/en/", address="203.0.113.5")) == (429, "fast")
    assert hall.call("GET", "/api/games", address="203.0.113.6").status_code == 200
    body = {"game": "vivo", "players": 3, "seats": [person(seat) for seat in range(3)]}
    assert hall.call("POST", "/api/tables", None, body, address="203.0.113.5").status_code == 201


@pytest.mark.parametrize("method", ["HEAD", "OPTIONS", "PUT", "BREW"])
def test_looking_at_the_head_alone_counts_as_well(make_hall: MakeHall, method: str) -> None:
    hall = make_hall(gets_per_second=1)

    async def many() -> list[int]:
        return [(await hall.send(method, "/robots.txt", address="203.0.113.5")).status_code for _ in range(40)]

    codes = hall.wait(many(), 60)
    assert 429 not in codes[:30]
    assert codes[-1] == 429


def test_a_bucket_fills_with_time() -> None:
    now = [0.0]
    bucket = Bucket(2, 3, lambda: now[0])
    assert [bucket.take() for _ in range(7)] == [True] * 6 + [False]
    now[0] = 0.5
    assert [bucket.take(), bucket.take()] == [True, False]
    now[0] = 1000
    assert sum(bucket.take() for _ in range(10)) == 6


def test_calls_that_come_too_fast_are_refused_and_others_go_on(make_hall: MakeHall) -> None:
    hall = make_hall(calls_per_second=1)
    laid = hall.lay(*(person(seat) for seat in range(3)))
    seen = [laid.call("POST", "/act", 0, {"decision": 1, "do": "z99"}).status_code for _ in range(60)]
    assert seen[0] != 429
    assert seen[-1] == 429
    told = laid.call("POST", "/act", 0, {"decision": 1, "do": laid.legal(0)[0]}).json()
    assert told["code"] == "fast"
    for what in ("/carry", "/token"):
        assert laid.refused("POST", what, 0) == (429, "fast")
    assert laid.call("POST", "/carry", 1, {}).status_code == 200
    laid.present(0)


def test_a_repeat_is_never_too_fast(make_hall: MakeHall) -> None:
    hall = make_hall(calls_per_second=1)
    laid = hall.lay(*(person(seat) for seat in range(3)))
    body = {"decision": 1, "do": laid.legal(0)[0]}
    assert {laid.call("POST", "/act", 0, body).text for _ in range(100)} == {laid.call("POST", "/act", 0, body).text}


# chat


def test_chat_is_plain_text_of_300_characters(hall: Hall) -> None:
    laid = hall.lay(*(person(seat) for seat in range(3)))
    for text in ("x" * 301, "", "   ", "\n\t", "\x00", "\u202e"):
        assert laid.refused("POST", "/chat", 0, {"text": text}) == (422, "chat")
    assert laid.refused("POST", "/chat", 0, {"text": "x" * 5000}) == (422, "form")
    said = ["x" * 300, "<b>&amp;</b>", "a\x00b\x1b[31mc\nd", "é 🦜 \u202eabc", "  two   blanks "]
    for text in said:
        laid.post("/chat", 0, {"text": text})
    told = laid.present(1)["chat"]
    assert [line["text"] for line in told] == ["x" * 300, "<b>&amp;</b>", "a b [31mc d", "é 🦜 abc", "two blanks"]
    assert [line["id"] for line in told] == [1, 2, 3, 4, 5]
    assert (told[0]["seat"], told[0]["name"]) == (0, "Lark")


def test_chat_has_a_rate(make_hall: MakeHall) -> None:
    hall = make_hall(chat_per_minute=5)
    laid = hall.lay(*(person(seat) for seat in range(3)))
    codes = [laid.call("POST", "/chat", 0, {"text": "x"}).status_code for _ in range(8)]
    assert codes == [200] * 5 + [429] * 3
    laid.post("/chat", 1, {"text": "x"})
    laid.act(0)  # talking too much keeps nobody from playing


# every kind of answer

ODD = [
    "%00",
    "a%2Fb",
    "%2e%2e",
    "..",
    "é",
    "x" * 5000,
    "%ff%fe",
    "%F0%9F%A6%9C",
    "0" * 16,
    "'; DROP TABLE tables",
    "%0d%0a",
    "-1",
]


@pytest.mark.parametrize("id", ODD, ids=lambda id: id[:20])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_odd_ids_are_refused_clearly(hall: Hall, id: str, lang: str) -> None:
    calls = [("GET", what) for what in ("", "/record", "/watch", "/why", "/report", "/events", "/invitation")]
    calls += [("POST", what) for what in ("/act", "/sit", "/token", "/seats/0/bot", "/again", f"/seats/{id}/invite")]
    paths = [(method, f"/api/tables/{id}{what}") for method, what in calls]
    paths += [("GET", f"/api/replays/{id}"), ("GET", f"/api/replays/{id}/at/{id}"), ("GET", f"/api/replays/{id}/at/0")]
    for method, path in paths:
        body = {"decision": 1, "do": "x", "name": "Ada", "bot": "random"} if method == "POST" else None
        answer = hall.call(method, path, "x", body, headers={"Accept-Language": lang})
        if answer.headers["content-type"].startswith("text/html"):
            assert answer.status_code == 404  # dots climb out of the API
            continue
        assert 400 <= refusal(answer)[0] < 500, path
    for path in (f"/{lang}/table/{id}", f"/{lang}/replay/{id}", f"/{lang}/rules/{id}", f"/assets/{id}/{id}", f"/{id}"):
        assert hall.call("GET", path).status_code < 500, path


def test_refusals_speak_the_language_that_is_asked_for(hall: Hall) -> None:
    def said(path: str, lang: str) -> str:
        return str(hall.call("GET", path, headers={"Accept-Language": lang}).json()["error"])

    path = "/api/tables/0000000000000000"
    assert said(path, "fr-CH, en;q=0.5") == said(f"{path}?lang=fr", "en") != said(path, "de")
    assert said(f"{path}?lang=xx", "fr") == said(path, "en")


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("GET", "/api/", 404),
        ("DELETE", "/api/tables", 405),
        ("PUT", "/api/games", 405),
        ("POST", "/api/games", 405),
        ("PATCH", "/api/tables/0000000000000000/act", 405),
        ("GET", "/api/tables/0000000000000000/act", 405),
        ("OPTIONS", "/api/games", 405),
        ("TRACE", "/api/games", 405),
        ("BREW", "/api/games", 405),
    ],
)
def test_unknown_addresses_and_methods(hall: Hall, method: str, path: str, status: int) -> None:
    answer = hall.call(method, path)
    assert refusal(answer)[0] == status
    if status == 405:
        assert answer.headers["allow"]


def test_every_answer_is_guarded(hall: Hall) -> None:
    laid = hall.lay(*(person(seat) for seat in range(3)))
    asset = hall.call("GET", "/favicon.ico").headers["location"]
    for path in (
        "/api/games",
        "/api/openapi.json",
        laid.path,
        "/api/nothing",
        "/en/",
        "/",
        f"/fr/table/{laid.id}",
        "/en/rules/vivo",
        "/nothing",
        "/robots.txt",
        asset,
        "/assets/x/y",
        "/favicon.ico",
    ):
        for headers in ({}, {"Host": "evil.example"}, {"Origin": "https://evil.example"}):
            answer = hall.call("GET", path, laid.tokens[0], headers=headers)
            found = answer.headers
            said = found["content-security-policy"]
            assert said.startswith("default-src 'none'"), path
            assert said == POLICY or "src " not in said.removeprefix("default-src "), path
            assert "unsafe" not in said
            assert found["x-content-type-options"] == "nosniff", path
            assert found["referrer-policy"] == "no-referrer", path
            assert found["cross-origin-resource-policy"] == "same-origin", path
            assert "server" not in found
            assert "set-cookie" not in found
            assert "access-control-allow-origin" not in found
            for name in ("content-security-policy", "x-content-type-options", "referrer-policy", "cache-control"):
                assert len(found.get_list(name)) <= 1, (path, name)
            if path.startswith("/api") or headers:
                assert found["cache-control"] == "no-store"


def test_a_mistake_of_our_own_is_one_sentence(make_hall: MakeHall, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = make_hall()

    def broken(lang: str) -> Any:
        raise ZeroDivisionError("secret details")

    monkeypatch.setattr("vivant.table.api.describe_games", broken)

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(hall.app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url=HOME) as client:
            return await client.get("/api/games")

    answer = hall.wait(ask())
    assert refusal(answer) == (500, "internal")
    assert "secret" not in answer.text
    assert answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b"null", b"\xff", b'{"decision": 1}', b'{"decision": "1", "do": "x"}', b"[" * 60_000]
    + [json.dumps({"decision": number, "do": "r1"}).encode() for number in (-1, 1.5, 2**53, True, None)]
    + [
        b'{"decision": NaN, "do": "x"}',
        b'{"decision": 1e400, "do": "x"}',
        b'{"decision": ' + b"9" * 5000 + b', "do": "x"}',
    ]
    + [
        b'{"decision": 1, "do": "\\ud800"}',
        b'{"decision": 1, "do": "x", "\\udfff": 1}',
        b'{"decision": 1, "do": "\\u0000"}',
    ],
    ids=lambda content: repr(content[:30]),
)
def test_a_misformed_body_is_refused(hall: Hall, content: bytes) -> None:
    laid = hall.lay(*(person(seat) for seat in range(3)))
    answer = hall.call(
        "POST", f"{laid.path}/act", laid.tokens[0], content=content, headers={"Content-Type": "application/json"}
    )
    assert refusal(answer)[0] in (400, 422)


def test_an_edition_that_takes_too_long_is_refused_before_the_server_reads_it(make_hall: MakeHall) -> None:
    hall = make_hall(rehearsal_seconds=0.001)
    seats = [person(seat) for seat in range(3)]
    body = {"game": "vivo", "players": 3, "edition": SHORT.replace('"short"', '"tried at length"'), "seats": seats}
    told = [hall.call("POST", f"/api/tables?lang={lang}", None, body) for lang in ("en", "fr")]
    assert [refusal(answer) for answer in told] == [(422, "heavy")] * 2
    assert told[0].text != told[1].text
    hall.lay(*seats, short=False)  # the game as it ships need not be tried
