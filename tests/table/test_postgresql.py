"""The store on a real PostgreSQL: the same promises as on SQLite."""

from __future__ import annotations

import http.client
import re
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import closing, nullcontext, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from tests.table.follower import timeless
from tests.table.hall import FRIEND, Hall, bot, person, refusal
from tests.table.postgresql import Missing, own_postgres
from tests.table.serving import Server, ran
from tests.table.test_books import Owner, people
from vivant.engine.errors import SetupError
from vivant.engine.verify import verify
from vivant.table import bookrows, postgresql, queue
from vivant.table.backup import back_up, look_through, restore
from vivant.table.claim import Claim
from vivant.table.database import Database
from vivant.table.expiry import GRACE_SECONDS
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
    end_sessions(hall.settings.db)
    body = {"decision": laid.decision(1), "do": laid.legal(1)[0]}
    answers = [laid.call("POST", "/act", 1, body) for _ in range(2)]
    assert {answer.status_code for answer in answers} <= {200, 503}
    assert answers[1].status_code == 200
    assert laid.present(1)["you"]["decision"] == before["you"]["decision"] + 1
    hall.again()
    laid.finish()


def end_sessions(address: str) -> None:
    """As a restart of PostgreSQL does."""
    with closing(Database(address)) as other, other.engine.connect() as connection:
        end_all_but(connection)


@pytest.mark.deep
def test_a_second_server_is_refused_and_the_first_goes_on(hall: Hall, tmp_path: Path, address: str) -> None:
    laid = hall.lay(*(person(seat) for seat in range(3)))
    with pytest.raises(SetupError, match="another vivant server") as refused:
        Store(address)
    assert "\n" not in str(refused.value)
    code, out, err = ran("serve", "--no-open", "--port", "0", "--db", address, folder=tmp_path)
    assert (code, out, len(err.splitlines())) == (2, "", 1)
    laid.act(0)


@pytest.mark.deep
def test_a_server_whose_claim_was_lost_takes_it_again_before_it_writes(hall: Hall, address: str) -> None:
    laid = hall.lay(*(person(seat) for seat in range(3)))
    for number in range(3):
        end_sessions(address)
        body = {"decision": laid.decision(number), "do": laid.legal(number)[0]}
        assert {laid.call("POST", "/act", number, body).status_code for _ in range(2)} <= {200, 503}
        assert laid.call("POST", "/act", number, body).status_code == 200
        with pytest.raises(SetupError, match="another vivant server"):
            Store(address)


@pytest.mark.deep
def test_a_server_whose_database_was_taken_meanwhile_writes_nothing_and_ends(tmp_path: Path, address: str) -> None:
    with Server(tmp_path, db=address) as server, closing(Database(address)) as other:
        laid = server.lay(*(person(seat) for seat in range(3)))
        body = {"decision": 1, "do": laid.present(0)["actions"][0]["do"]}
        with other.engine.connect() as connection:
            asked = text("SELECT COUNT(*) FROM lines WHERE table_id = :id")
            before = connection.execute(asked, {"id": laid.id}).scalar()
            connection.rollback()
            end_all_but(connection)
            Claim(other).take(connection)
            while server.running.poll() is None:
                with suppress(OSError, http.client.HTTPException):  # it ends
                    assert server.ask("POST", f"{laid.path}/act", laid.tokens[0], body)[0] == 503
            _, err = server.running.communicate(timeout=20)
            assert connection.execute(asked, {"id": laid.id}).scalar() == before
    assert server.running.returncode == 2
    assert "another vivant server" in err.splitlines()[-1]
    assert "Traceback" not in err, err


def end_all_but(connection: Connection) -> None:
    ended = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid != pg_backend_pid() AND datname = 'postgres'"
    )
    with connection.begin():
        connection.execute(text(ended))


# a database that hangs


class Proxy:
    """Stands between, and can stop forwarding: connections stay open, and nothing comes through."""

    def __init__(self, address: str) -> None:
        found = re.search(r":(\d+)/", address)
        assert found
        self.target = int(found[1])
        self.stopped = threading.Event()
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.address = address.replace(f":{self.target}/", f":{self.listening.getsockname()[1]}/")
        self.ends: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.listening.accept()
                self.ends.append(near)
                if self.stopped.is_set():
                    continue
                far = socket.create_connection(("127.0.0.1", self.target))
                self.ends.append(far)
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._forward, args=(one, other, self.stopped), daemon=True).start()

    @staticmethod
    def _forward(one: socket.socket, other: socket.socket, stopped: threading.Event) -> None:
        with suppress(OSError):
            while (content := one.recv(65536)) and not stopped.is_set():
                other.sendall(content)
            if not stopped.is_set():
                other.shutdown(socket.SHUT_WR)

    def stop(self) -> None:
        self.stopped.set()

    def go_on(self) -> None:
        """For new connections; those that hang go on hanging."""
        self.stopped = threading.Event()

    def close(self) -> None:
        self.listening.close()
        for end in self.ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()


@pytest.fixture
def proxy(address: str) -> Iterator[Proxy]:
    made = Proxy(address)
    yield made
    made.close()


@pytest.mark.deep
def test_a_database_that_hangs_is_given_up_and_taken_again_when_it_is_back(
    tmp_path: Path, proxy: Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql, "ANSWER_SECONDS", 1.0)
    monkeypatch.setattr(queue, "RECOVERY_SECONDS", 0.0)
    with Hall(tmp_path, proxy.address) as hall:
        laid = hall.lay(*(person(seat) for seat in range(3)))
        before = laid.present(1)
        body = {"decision": 1, "do": laid.legal(0)[0]}
        proxy.stop()
        assert laid.refused("POST", "/act", 0, body) == (503, "store")
        assert laid.refused("GET", "", 1) == (503, "store")
        proxy.go_on()  # the session that hangs still has the claim, until we end it
        assert timeless(laid.present(1)) == timeless(before)
        assert laid.post("/act", 0, body)["decision"] == 2
        hall.again()
        laid.finish()


@pytest.mark.deep
def test_it_ends_within_ten_seconds_while_the_database_hangs(tmp_path: Path, proxy: Proxy) -> None:
    with Server(tmp_path, db=proxy.address) as server:
        laid = server.lay(*(person(seat) for seat in range(3)))
        body = {"decision": 1, "do": laid.present(0)["actions"][0]["do"]}
        proxy.stop()
        asked = [
            threading.Thread(target=_try, args=(server, "POST", f"{laid.path}/act", laid.tokens[0], body), daemon=True),
            threading.Thread(target=_try, args=(server, "GET", "/api/tables/0123456789abcdef", "x", None), daemon=True),
        ]
        for one in asked:
            one.start()
        time.sleep(0.5)
        code, seconds, err = server.stop()
        for one in asked:
            one.join(20)
    assert code == 0
    assert seconds < 10
    assert "Traceback" not in err, err
    assert len(err.splitlines()) <= 2, err


def _try(server: Server, *call: Any) -> None:
    with suppress(OSError, http.client.HTTPException):
        server.ask(*call)


# expiry, schemas, copies


def test_tables_expire(hall: Hall) -> None:
    laid, kept = (hall.lay(person(0), FRIEND, FRIEND) for _ in range(2))
    for table in list(hall.tables.loaded.values()):
        del hall.tables.loaded[table.id]
        hall.wait(table.stop())
    for days in (3, GRACE_SECONDS / DAY + 0.1):
        hall.tables.store.clock.began -= days * DAY
        hall.wait(hall.tables.sweep())
        assert kept.present(0)
    assert refusal(laid.call("GET", "", 0)) == (404, "table")


def test_books_of_matches_are_filled_carried_joined_trimmed_and_deleted(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bookrows, "MOST_MARKS", 2)
    owner, other = Owner(hall), Owner(hall)
    over, running = people(hall), hall.lay(person(0), person(1), FRIEND)
    owner.enter(over, 0)
    other.enter(over, 1)
    other.enter(running, 1)
    for day in ("01", "02", "03"):
        other.post("/marks", {"marks": [{"kind": "puzzle", "id": day, "date": f"2026-01-{day}", "result": "é 🦜"}]})
    owner.post("/join", {"key": other.key})
    told = owner.carried().look()
    assert [match["table"] for match in told["matches"]] == [over.id]
    assert [one["own"] for one in told["matches"][0]["seats"]] == [True, True, False]
    assert [mark["id"] for mark in told["marks"]] == ["03", "02"]
    [given] = owner.post("/tokens", {"tables": [running.id]})["seats"]
    assert hall.get(running.path, given["token"])["you"]["seat"] == 1
    assert list(hall.get("/api/book/export", owner.key)["records"]) == [over.id]
    hall.wait(hall.app.state.books.clean())
    assert owner.look()["count"] == 1
    renewed = Owner(hall, owner.post("/renew")["key"])
    assert owner.refused() == other.refused() == (401, "book")
    renewed.post("/delete")
    assert renewed.refused() == (401, "book")


def test_an_older_schema_is_changed_only_after_the_operator_says_that_there_is_a_copy(
    tmp_path: Path, address: str
) -> None:
    make_older(address)
    with pytest.raises(SetupError, match="vivant backup") as refused:
        Store(address)
    assert "\n" not in str(refused.value)
    assert back_up(address, tmp_path / "older.db", lambda part: None).tables >= 0
    Store(address, migrate=True).close()
    Store(address).close()
    restore(tmp_path / "older.db", address, True, lambda part: None)  # the copy is of the older schema
    with pytest.raises(SetupError, match="vivant backup"):
        Store(address)
    Store(address, migrate=True).close()


LATER = "vivant_clock clocks books book_keys book_seats book_marks results callees vivant_caller mail_stops".split()


def make_older(address: str) -> None:
    """What version 0.1.0 left."""
    other = Database(address)
    with other.engine.begin() as connection:
        for column in ("expired", "listed"):
            connection.execute(text(f"ALTER TABLE tables DROP COLUMN {column}"))
        for name in LATER:
            connection.execute(text(f"DROP TABLE {name}"))
        connection.execute(text("UPDATE vivant_schema SET number = 1"))
    other.close()


def test_a_backup_is_one_moment_in_one_file_and_comes_back_anywhere(hall: Hall, tmp_path: Path, address: str) -> None:
    laid = hall.lay(person(0, "plum"), FRIEND, person(2), name="Été 🦜")
    laid.sit(1)
    laid.post("/chat", 0, {"text": "é 🦜"})
    laid.act(0)
    before = laid.present(1)
    file = tmp_path / "backup.db"
    contents = back_up(address, file, lambda part: None)
    assert contents.records >= 1
    assert contents.false == []
    with pytest.raises(SetupError, match="another vivant server"):
        restore(file, address, True, lambda part: None)
    laid.act(1)
    hall.close()
    with pytest.raises(SetupError, match="--replace"):
        restore(file, address, False, lambda part: None)
    done = restore(file, address, True, lambda part: None)
    assert done.contents == contents
    assert done.replaced is not None
    assert look_through(done.replaced, lambda part: None).lines == contents.lines + 1
    hall.open()
    assert timeless(laid.present(1)) == timeless(before)
    restore(file, f"sqlite:///{tmp_path / 'here.db'}", False, lambda part: None)
    with Hall(tmp_path, f"sqlite:///{tmp_path / 'here.db'}") as here:
        there = type(laid)(here, laid.id, laid.tokens, {}, laid.watch)
        assert timeless(there.present(1)) == timeless(before)
        there.finish()


def test_a_newer_schema_is_refused(address: str) -> None:
    with closing(Database(address)) as other:
        for change, refused in ((98, True), (-98, False)):
            with other.engine.begin() as connection:
                connection.execute(text(f"UPDATE vivant_schema SET number = number + {change}"))
            with pytest.raises(SetupError, match="newer vivant") if refused else nullcontext():
                Store(address).close()
