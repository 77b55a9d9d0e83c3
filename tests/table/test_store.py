"""The store: what is acknowledged is kept, what cannot be kept is not acknowledged, and old and new schemas."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, event, inspect, select, text

from tests.table.conftest import MakeHall
from tests.table.follower import timeless
from tests.table.hall import FRIEND, Hall, bot, person, refusal
from vivant.engine.errors import SetupError
from vivant.table import bots, match, schema
from vivant.table.schema import bring_up_to_date
from vivant.table.store import Change, Store, StoreFailed


def number_of(connection: Connection) -> int:
    return int(connection.execute(select(schema.version.c.number)).scalar_one())


# schemas


def test_a_new_database_gets_the_newest_schema(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'new.db'}")
    with engine.begin() as connection:
        bring_up_to_date(connection)
        assert number_of(connection) == schema.NEWEST
        assert set(schema.metadata.tables) <= set(inspect(connection).get_table_names())
        bring_up_to_date(connection)
        assert number_of(connection) == schema.NEWEST
    engine.dispose()


def test_an_older_schema_is_led_up_step_by_step(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'old.db'}")
    done: list[int] = []

    def first(connection: Connection) -> None:
        connection.execute(text("ALTER TABLE chat ADD COLUMN colour TEXT"))
        done.append(1)

    def second(connection: Connection) -> None:
        connection.execute(text("UPDATE chat SET colour = 'red'"))
        done.append(2)

    with engine.begin() as connection:
        bring_up_to_date(connection, [])
        connection.execute(text("INSERT INTO chat VALUES ('t', 1, 0, 'Lark', 'hello', 1.0)"))
        assert number_of(connection) == 1
    with engine.begin() as connection:
        bring_up_to_date(connection, [first])
        assert (done, number_of(connection)) == ([1], 2)
    with engine.begin() as connection:
        bring_up_to_date(connection, [first, second])
        assert (done, number_of(connection)) == ([1, 2], 3)
        assert connection.execute(text("SELECT text, colour FROM chat")).one() == ("hello", "red")
    with engine.begin() as connection, pytest.raises(SetupError, match="newer vivant"):
        bring_up_to_date(connection, [first])
    engine.dispose()


def test_a_migration_that_fails_leaves_the_number(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'old.db'}")
    with engine.begin() as connection:
        bring_up_to_date(connection, [])

    def broken(connection: Connection) -> None:
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"), engine.begin() as connection:
        bring_up_to_date(connection, [broken])
    with engine.begin() as connection:
        assert number_of(connection) == 1
    engine.dispose()


# databases that cannot be used


@pytest.mark.parametrize(
    "url",
    [
        "sqlite:////proc/no/such/folder.db",
        "nosuch://there",
        "postgresql://me:secret@127.0.0.1:1/none?connect_timeout=1",
        "sqlite:///{folder}",
        "sqlite:///{folder}/text.db",
        "sqlite:///file:{folder}/read.db?mode=ro&uri=true",
        "sqlite:///{folder}/locked.db?timeout=0.1",
    ],
)
def test_a_database_that_cannot_be_used_is_refused_in_one_line(tmp_path: Path, url: str) -> None:
    (tmp_path / "text.db").write_text("this is no database at all" * 100)
    sqlite3.connect(tmp_path / "read.db").close()
    with sqlite3.connect(tmp_path / "locked.db", isolation_level=None) as lock:
        lock.execute("BEGIN EXCLUSIVE")
        with pytest.raises(SetupError) as refused:
            Store(url.format(folder=tmp_path))
        lock.execute("ROLLBACK")
    lock.close()
    said = refused.value.say("en")
    assert "\n" not in said
    assert "cannot be used" in said
    assert "secret" not in said


def test_a_path_is_no_address_of_a_database() -> None:
    with pytest.raises(SetupError) as refused:
        Store("/tmp/tables.db")
    assert refused.value.say("en") == "the database /tmp/tables.db has no address; write sqlite:////tmp/tables.db"


def test_a_missing_folder_is_made(tmp_path: Path) -> None:
    Store(f"sqlite:///{tmp_path / 'a' / 'b' / 'tables.db'}").close()
    assert (tmp_path / "a" / "b" / "tables.db").exists()


# writing


def line(n: int) -> Change:
    change = Change()
    change.insert(schema.chat, {"table_id": "t", "n": n, "seat": 0, "name": "", "text": "", "at": 0.0})
    return change


def test_what_waits_together_is_committed_together(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    commits: list[int] = []
    started, gate = threading.Event(), threading.Event()

    @event.listens_for(store.engine, "commit")
    def count(connection: Connection) -> None:
        if not commits:
            started.set()
            gate.wait(10)
        commits.append(1)

    async def write() -> None:
        first = asyncio.create_task(store.write(line(0)))
        await asyncio.to_thread(started.wait, 10)
        rest = [asyncio.create_task(store.write(line(n))) for n in range(1, 100)]
        await asyncio.sleep(0.05)
        assert not first.done()
        gate.set()
        await asyncio.gather(first, *rest)

    _run(write())
    assert len(commits) == 2
    store.close()


def test_one_job_that_fails_harms_no_other(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")

    async def write() -> list[Any]:
        jobs = [line(1), line(2), line(1), line(3)]  # the third is there already
        return await asyncio.gather(*(store.write(job) for job in jobs), return_exceptions=True)

    found = _run(write())
    assert [isinstance(one, Exception) for one in found] == [False, False, True, False]
    store.close()


def _run(work: Any) -> Any:
    found: list[Any] = []
    thread = threading.Thread(target=lambda: found.append(asyncio.run(work)))
    thread.start()
    thread.join()
    return found[0]


# tables over a store that fails


class Failing:
    """Lets the store of all tables fail: to write, or to read as well."""

    def __init__(self, hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
        self.write, self.read = hall.tables.store.write, hall.tables.store.read
        self.writing, self.reading = True, True
        self.left = -1  # writes that succeed before it fails; any number where it is negative
        monkeypatch.setattr(hall.tables.store, "write", self._write)
        monkeypatch.setattr(hall.tables.store, "read", self._read)

    async def _write(self, change: Change) -> None:
        if self.left == 0:
            self.writing = False
        self.left -= 1
        if not self.writing:
            raise StoreFailed
        await self.write(change)

    async def _read(self, ask: Any, settled: bool = False) -> Any:
        if not self.reading:
            raise StoreFailed
        return await self.read(ask, settled)


@pytest.mark.parametrize("unreadable", [False, True])
def test_what_cannot_be_stored_has_not_happened(
    make_hall: MakeHall, monkeypatch: pytest.MonkeyPatch, unreadable: bool
) -> None:
    hall = make_hall()
    laid = hall.lay(person(0), person(1), FRIEND)
    invitation = laid.invitations[2]
    laid.sit(2)
    laid.act(0)
    reading = laid.subscribe(1)
    reading.take()
    before = laid.present(1)
    store = Failing(hall, monkeypatch)
    store.writing, store.reading = False, not unreadable
    body = {"decision": laid.decision(1), "do": laid.legal(1)[0]}
    for what, sent in (("/act", body), ("/chat", {"text": "x"}), ("/token", {}), ("/seats/1/bot", {"bot": "random"})):
        assert laid.refused("POST", what, 1, sent) == (503, "store")
    if unreadable:  # nobody is shown what may not be true
        assert laid.refused("GET", "", 1) == (503, "store")
        store.reading = True
        assert laid.refused("POST", "/act", 1, body) == (503, "store")
    assert reading.take() == []
    after = laid.present(1)
    assert timeless(after) == timeless(before)
    store.writing = True
    assert laid.post("/act", 1, body)["decision"] == body["decision"] + 1
    assert '"asked":false' in reading.take()[0]
    assert refusal(hall.call("POST", f"{laid.path}/sit", invitation, {"name": "Eve"})) == (401, "token")
    hall.again()
    laid.finish()  # the record has no hole
    assert laid.present(0)["over"]


def test_a_bot_tries_again_what_could_not_be_stored(make_hall: MakeHall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "RETRY_SECONDS", 0.05)
    hall = make_hall(pace_seconds=0.1)
    laid = hall.lay(person(0), bot(), person(2), pace="human")
    store = Failing(hall, monkeypatch)
    store.left = 1
    laid.act(0)
    hall.until(lambda: store.left < -3)  # it has tried more than once
    assert not laid.present(2)["you"]["asked"]
    store.writing = True
    hall.until(lambda: laid.table.play.asked() == [2])


def test_our_own_mistake_fails_one_call_and_leaves_the_table_as_it_is_stored(
    make_hall: MakeHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = make_hall()
    laid = hall.lay(*(person(seat) for seat in range(3)))
    before = laid.present(0)

    def broken(self: Any, change: Change) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(match.TableMatch, "_write", broken)
        body = {"decision": 1, "do": laid.legal(0)[0]}
        assert laid.refused("POST", "/act", 0, body) == (500, "internal")
    assert timeless(laid.present(0)) == timeless(before)
    laid.post("/act", 0, body)
    hall.again()
    assert laid.present(1)["you"]["asked"]


# restarting, unloading


def test_everything_outlives_a_restart(make_hall: MakeHall) -> None:
    hall = make_hall()
    laid = hall.lay(person(0, "plum"), person(1), FRIEND, FRIEND, name="Été", options={})
    laid.post("/word", 1, {"word": "moss"})
    laid.post("/chat", 1, {"text": "hello"})
    told = [laid.present(seat, "fr", "wide") for seat in (0, 1, -1)]
    hall.again()
    for seat, before in zip((0, 1, -1), told, strict=True):
        assert timeless(laid.present(seat, "fr", "wide")) == timeless(before)
    laid.sit(2)
    hall.again()
    laid.sit(3)
    hall.again()
    for _ in range(5):
        laid.step()
    laid.post("/undo", 0, {"decision": laid.decision(0)}) if laid.present(0)["undo"]["free"] else None
    told = [laid.present(seat) for seat in range(4)]
    hall.again()
    for seat, before in enumerate(told):
        assert timeless(laid.present(seat)) == timeless(before)


def test_a_table_that_nobody_uses_leaves_the_memory_and_comes_back(make_hall: MakeHall) -> None:
    hall = make_hall(unload_seconds=0.05)
    laid, watched = (hall.lay(*(person(seat) for seat in range(3))) for _ in range(2))
    laid.act(0)
    before = laid.present(1)
    watched.subscribe(0)
    time.sleep(0.1)
    old = laid.table
    hall.wait(hall.tables.sweep())
    assert laid.id not in hall.tables.loaded
    assert watched.id in hall.tables.loaded
    after = laid.present(1)
    assert after["number"] > before["number"]  # nobody who comes back mistakes it for what was told before
    assert timeless(after) == timeless(before)
    assert laid.table is not old
    with pytest.raises(Exception, match="restarting"):  # one who still holds the old one is not left hanging
        hall.wait(old.queue.call(lambda change: None))
    laid.act(1)


def test_sqlite_is_safe_against_power_cuts(hall: Hall) -> None:
    with hall.tables.store.engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2  # FULL


def test_stored_lines_are_the_record(hall: Hall) -> None:
    laid = hall.lay(*(person(seat) for seat in range(3)))
    laid.finish()
    with sqlite3.connect(hall.file) as database:
        asked = "SELECT text, decisions FROM lines WHERE table_id = ? ORDER BY line"
        rows = list(database.execute(asked, (laid.id,)))
    database.close()
    assert "".join(row[0] + "\n" for row in rows).encode() == laid.call("GET", "/record", None).content
    assert json.loads(rows[-1][1]) == [laid.decision(seat) for seat in range(3)]
