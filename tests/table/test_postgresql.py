"""The store on a real PostgreSQL: the same promises as on SQLite."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from tests.table.follower import timeless
from tests.table.hall import FRIEND, Hall, bot, person, refusal
from tests.table.postgresql import Missing, own_postgres
from vivant.engine.errors import SetupError
from vivant.engine.verify import verify
from vivant.table.settings import DAY
from vivant.table.store import Store


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    try:
        with own_postgres() as server:
            yield server.address
    except Missing as missing:
        pytest.skip(str(missing))


@pytest.fixture
def hall(tmp_path: Path, address: str) -> Iterator[Hall]:
    with Hall(tmp_path, address, expire_open_days=2.0) as opened:
        yield opened


def test_matches_are_played_and_outlive_a_restart(hall: Hall) -> None:
    laid = hall.lay(person(0, "plum"), FRIEND, person(2), name="Été 🦜")
    assert laid.refused("POST", "/chat", 0, {"text": "\x00"}) == (422, "chat")
    laid.post("/chat", 0, {"text": "a\x00b é 🦜"})
    hall.again()
    laid.sit(1)
    body = {"decision": 1, "do": laid.legal(0)[0]}
    first = laid.post("/act", 0, body)
    before = laid.present(1, "fr", "wide")
    hall.again()
    assert timeless(laid.present(1, "fr", "wide")) == timeless(before)
    assert before["chat"][0]["text"] == "a b é 🦜"
    assert laid.post("/act", 0, body) == first
    laid.post("/undo", 0, {"decision": 2})
    hall.again()
    laid.finish()
    verdict = verify(laid.call("GET", "/record", None).content, "record")
    assert (verdict.error, verdict.seal) == (None, "true")


def test_bots_play_and_wake_again(hall: Hall) -> None:
    laid = hall.lay(bot(), bot(), bot(), short=False)
    hall.until(lambda: laid.table.play.match is not None and laid.table.play.match.step > 60)
    hall.again()
    hall.until(lambda: laid.id in hall.tables.loaded and laid.table.play.state == "over", 60)


def test_an_invitation_serves_once(hall: Hall) -> None:
    laid = hall.lay(person(0), FRIEND, person(2))
    calls = [hall.send("POST", f"{laid.path}/sit", laid.invitations[1], {"name": name}) for name in ("Ada", "Bo")]
    assert sorted(answer.status_code for answer in hall.together(*calls)) == [201, 401]
    assert refusal(hall.call("GET", "/api/tables/%00", "x")) == (404, "table")


def test_a_lost_connection_costs_one_answer_and_nothing_else(hall: Hall) -> None:
    laid = hall.lay(*(person(seat) for seat in range(3)))
    laid.act(0)
    before = laid.present(1)
    other = Store(hall.settings.db)
    with other.engine.begin() as connection:
        ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid != pg_backend_pid() AND datname = 'postgres'"
        connection.execute(text(ended))
    other.close()
    body = {"decision": laid.decision(1), "do": laid.legal(1)[0]}
    answers = [laid.call("POST", "/act", 1, body) for _ in range(2)]
    assert {answer.status_code for answer in answers} <= {200, 503}
    assert answers[1].status_code == 200
    assert laid.present(1)["you"]["decision"] == before["you"]["decision"] + 1
    hall.again()
    laid.finish()


def test_two_servers_on_one_store_lose_nothing(hall: Hall, tmp_path: Path, address: str) -> None:
    """Each table should have one owner; where two have it all the same, the store lets one of them win."""
    laid = hall.lay(*(person(seat) for seat in range(3)))
    laid.present(0)
    with Hall(tmp_path, address) as second:
        other = type(laid)(second, laid.id, laid.tokens, {}, laid.watch)
        other.present(0)
        cards = laid.legal(0)
        laid.act(0, cards[0])
        answer = other.call("POST", "/act", 0, {"decision": 1, "do": cards[1]})
        assert refusal(answer) == (503, "store")
        assert other.present(1)["you"]["asked"]  # it has learnt what is stored


def test_tables_expire(hall: Hall) -> None:
    laid, kept = (hall.lay(person(0), FRIEND, FRIEND) for _ in range(2))
    with hall.tables.store.engine.begin() as connection:
        old = time.time() - 3 * DAY
        connection.execute(text("UPDATE tables SET changed = :old WHERE id = :id"), {"old": old, "id": laid.id})
    hall.wait(hall.tables.sweep())
    assert refusal(laid.call("GET", "", 0)) == (404, "table")
    assert kept.present(0)


def test_a_newer_schema_is_refused(address: str) -> None:
    store = Store(address)
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE vivant_schema SET number = number + 98"))
    with pytest.raises(SetupError, match="newer vivant"):
        Store(address)
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE vivant_schema SET number = number - 98"))
    store.close()
