"""Open tables: listed by their host alone, told as invitations tell them, and gone by themselves."""

from __future__ import annotations

import time
from typing import Any

import pytest
from sqlalchemy import create_engine, inspect, text

from tests.table.conftest import MakeHall
from tests.table.hall import FRIEND, SHORT, Hall, Laid, bot, person, refusal
from vivant.table import meeting, schema
from vivant.table.store import Change

KEY = "k" * 24
ELSEWHERE = "198.51.100.7"


@pytest.fixture(autouse=True)
def _always_fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(meeting, "FRESH_SECONDS", -1.0)


def list_it(laid: Laid, on: bool = True, lang: str = "en", seat: int = 0) -> None:
    address = f"2001:db8:0:{laid.id.encode().hex()[-4:]}::1"  # each of its own
    laid.post(f"/listed?lang={lang}", seat, {"listed": on}, address=address)


def listed(hall: Hall, **asked: str) -> list[Any]:
    query = "&".join(f"{name}={value}" for name, value in asked.items())
    found: list[Any] = hall.get(f"/api/open?{query}")["tables"]
    return found


def ids(hall: Hall, **asked: str) -> set[str]:
    return {one["id"] for one in listed(hall, **asked)}


def sit(hall: Hall, laid: Laid, name: str = "Fern", key: str = KEY, **more: Any) -> Any:
    return hall.call("POST", f"/api/open/{laid.id}/sit", None, {"name": name, "key": key}, **more)


def test_a_table_is_listed_when_its_host_says_so_and_until_the_host_says_otherwise(make_hall: MakeHall) -> None:
    hall = make_hall()
    laid = hall.lay(person(0), person(1), FRIEND)
    assert listed(hall) == []
    assert laid.refused("POST", "/listed", 1, {"listed": True}) == (403, "host")
    assert laid.refused("POST", "/listed", -1, {"listed": True}) == (401, "token")
    list_it(laid)
    assert ids(hall) == {laid.id}
    assert laid.present(1)["table"]["listed"] is True
    hall.again()
    assert ids(hall) == {laid.id}
    list_it(laid, on=False)
    assert listed(hall) == []
    assert laid.present(1)["table"]["listed"] is False


def test_what_is_listed_is_what_an_invitation_says(hall: Hall) -> None:
    you = person(0, "secretword")
    clocks = {"clocks": {"each": "decision", "seconds": 86_400, "bot": "normal"}}
    for seats, more in (
        ((you, FRIEND, bot()), {}),
        ((FRIEND, you, FRIEND), {"short": False}),
        ((you, FRIEND, FRIEND), clocks),
    ):
        laid = hall.lay(*seats, **more)
        list_it(laid, lang="fr", seat=seats.index(you))
        for lang in ("en", "fr"):
            told = hall.get(f"/api/open/{laid.id}?lang={lang}")
            assert told in listed(hall, lang=lang)
            offered = hall.get(f"{laid.path}/invitation?lang={lang}", laid.invitations[told["seat"]])
            assert {**offered, "id": laid.id, "lang": "fr"} == told
            assert bool(told["clocks"]) == (more is clocks)
        assert "secretword" not in hall.call("GET", "/api/open").text


def test_whoever_finds_a_table_gets_a_free_seat_and_may_ask_again(hall: Hall) -> None:
    laid = hall.lay(person(0), FRIEND, FRIEND)
    list_it(laid)
    seated = sit(hall, laid).json()
    assert (seated["seat"], seated["name"]) == (1, "Fern")
    again = sit(hall, laid).json()  # the answer was lost
    assert again["seat"] == 1
    assert refusal(hall.call("GET", laid.path, seated["token"])) == (401, "token")
    assert hall.get(laid.path, again["token"])["you"]["seat"] == 1
    assert refusal(sit(hall, laid)) == (409, "name-taken")  # used, so the key serves no more: it is somebody who sits
    assert refusal(sit(hall, laid, name="Lark", key="m" * 24)) == (409, "name-taken")
    assert refusal(hall.call("GET", f"{laid.path}/invitation", laid.invitations[1])) == (401, "token")
    assert laid.id in ids(hall)
    assert sit(hall, laid, name="Moss", key="m" * 24).json()["seat"] == 2
    assert laid.present(0)["table"]["state"] == "playing"
    assert laid.id not in ids(hall)
    assert laid.present(0)["table"]["listed"] is False
    assert refusal(sit(hall, laid, name="Zoë", key="z" * 24)) == (409, "taken")
    assert laid.refused("POST", "/listed", 0, {"listed": True}) == (409, "playing")


def test_nobody_sits_down_at_a_table_that_is_not_listed(hall: Hall) -> None:
    laid = hall.lay(person(0), FRIEND, FRIEND)
    assert refusal(sit(hall, laid)) == (409, "taken")
    assert refusal(hall.call("GET", f"/api/open/{laid.id}")) == (404, "table")
    list_it(laid)
    list_it(laid, on=False)
    assert refusal(sit(hall, laid)) == (409, "taken")
    assert refusal(hall.call("GET", "/api/open/" + "0" * 16)) == (404, "table")
    assert refusal(hall.call("POST", f"/api/open/{'0' * 16}/sit", None, {"name": "x", "key": KEY})) == (404, "table")


def test_a_place_that_is_kept_for_somebody_is_not_given_away(hall: Hall) -> None:
    laid = hall.lay(*(person(seat) for seat in range(3)))
    laid.finish()
    made = laid.post("/again", 0)
    next_one = Laid(hall, made["table"], {made["seat"]: made["token"]}, {}, "")
    list_it(next_one)
    assert next_one.id not in ids(hall)  # nothing is free
    assert refusal(sit(hall, next_one, name="Moss")) == (409, "taken")
    assert laid.post("/again", 1)["table"] == next_one.id


def test_an_address_lists_a_few_tables_at_once(make_hall: MakeHall) -> None:
    hall = make_hall(listed_per_address=2)
    tables = [hall.lay(person(0), person(1), FRIEND) for _ in range(4)]
    path, on = "/listed", {"listed": True}
    calls = (hall.send("POST", f"{laid.path}{path}", laid.tokens[0], on) for laid in tables[:3])
    assert sorted(answer.status_code for answer in hall.together(*calls)) == [200, 200, 429]
    shown = ids(hall)
    assert len(shown) == 2
    first, second = (laid for laid in tables if laid.id in shown)
    first.post(path, 0, on)  # which is listed already
    assert tables[3].refused("POST", path, 0, on) == (429, "tables")
    hall.call("POST", f"{tables[3].path}{path}", tables[3].tokens[0], on, address=ELSEWHERE)
    assert ids(hall) == shown | {tables[3].id}
    list_it(second, on=False)
    third = next(laid for laid in tables[:3] if laid.id not in shown)
    third.post(path, 0, on)
    assert ids(hall) == {first.id, third.id, tables[3].id}


def test_a_table_whose_host_has_been_away_for_hours_is_listed_no_more(make_hall: MakeHall) -> None:
    hall = make_hall()
    here, away, asleep = (hall.lay(person(0), person(1), FRIEND) for _ in range(3))
    for laid in (here, away, asleep):
        list_it(laid)
    reading, guest = here.subscribe(0), away.subscribe(1)
    hall.wait(hall.tables.loaded.pop(asleep.id).stop())
    hall.tables.store.clock.began -= hall.settings.listed_seconds + 60
    hall.do(lambda: setattr(away.table.seats, "clock", lambda: time.monotonic() + hall.settings.listed_seconds + 60))
    hall.wait(hall.tables.sweep())
    hall.until(lambda: not away.table.play.listed)
    assert ids(hall) == {here.id}
    reading.close()
    guest.close()


def test_a_table_that_expires_is_listed_no_more(hall: Hall) -> None:
    laid = hall.lay(person(0), FRIEND, FRIEND)
    list_it(laid)
    change = Change()
    change.mark_expired([laid.id], 1.0)
    hall.wait(hall.tables.store.write(change))
    assert laid.id not in ids(hall)


def test_the_list_goes_by_game_and_language(hall: Hall) -> None:
    english = hall.lay(person(0), FRIEND, FRIEND)
    french = hall.lay(person(0), FRIEND, game="vivarium")
    list_it(english)
    list_it(french, lang="fr")
    assert [one["id"] for one in listed(hall)][:2] == [french.id, english.id]
    assert ids(hall, game="vivarium") == {french.id}
    assert french.id not in ids(hall, language="en")
    assert english.id in ids(hall, language="en", game="vivo")
    assert listed(hall, language="en", game="vivarium") == []
    assert listed(hall, game="chess") == []


def test_an_address_sits_down_so_often_in_an_hour(make_hall: MakeHall) -> None:
    hall = make_hall(sits_per_address=2)
    for n in range(3):
        laid = hall.lay(person(0), FRIEND, FRIEND)
        list_it(laid)
        answer = sit(hall, laid, address=ELSEWHERE)
        assert (answer.status_code == 201) == (n < 2)
    assert refusal(answer) == (429, "sits")
    assert sit(hall, laid).status_code == 201


def test_an_older_database_learns_to_list_tables() -> None:
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE tables (id VARCHAR(32), state VARCHAR(8))"))
        connection.execute(text("INSERT INTO tables VALUES ('x', 'open')"))
        schema._open_tables(connection)
        assert connection.execute(text("SELECT id FROM tables WHERE listed IS NULL")).scalar() == "x"
        assert [one["name"] for one in inspect(connection).get_indexes("tables")] == ["ix_tables_listed"]
    engine.dispose()


def test_whoever_only_looks_wakes_no_table(make_hall: MakeHall) -> None:
    hall = make_hall()
    laid = hall.lay(person(0), FRIEND, FRIEND, edition=SHORT)
    list_it(laid)
    hall.again()
    assert ids(hall) == {laid.id}
    assert hall.get(f"/api/open/{laid.id}")["house_rules"]
    assert not hall.tables.loaded
