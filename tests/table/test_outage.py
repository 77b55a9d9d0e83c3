"""An outage of the store: everybody is told 503, the log says it once, and readers bring tables back."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import closing
from typing import Any

import pytest
from sqlalchemy import event

from tests.table.conftest import MakeHall
from tests.table.follower import timeless
from tests.table.hall import FRIEND, Hall, Laid, person, refusal
from tests.table.test_queue import Counter, with_queue
from vivant.table import queue
from vivant.table.refusal import Refusal

SECRET = "a line that nobody may read in the log"


class Broken:
    """The database itself fails, below everything of ours: for what reads, for what writes, or for all."""

    def __init__(self, hall: Hall) -> None:
        self.reading = self.writing = True
        event.listen(hall.tables.store.engine, "before_cursor_execute", self._execute)

    def _execute(self, _: Any, __: Any, statement: str, *___: Any) -> None:
        if not (self.reading if statement.startswith("SELECT") else self.writing):
            raise sqlite3.OperationalError("disk I/O error")

    def set(self, works: bool) -> None:
        self.reading = self.writing = works


@pytest.fixture
def few(make_hall: MakeHall, monkeypatch: pytest.MonkeyPatch) -> Hall:
    monkeypatch.setattr(queue, "RECOVERY_SECONDS", 0.0)
    return make_hall()


def over(hall: Hall) -> Laid:
    laid = hall.lay(*(person(seat) for seat in range(3)))
    laid.finish()
    return laid


def test_readers_bring_a_table_back_after_an_outage(few: Hall) -> None:
    laid = few.lay(*(person(seat) for seat in range(3)))
    before = laid.present(1)
    database = Broken(few)
    database.set(False)
    body = {"decision": 1, "do": laid.legal(0)[0]}
    assert laid.refused("POST", "/act", 0, body) == (503, "store")
    for what in ("", "/why", "/report"):
        assert laid.refused("GET", what, 1) == (503, "store")
    database.set(True)
    assert timeless(laid.present(1)) == timeless(before)
    laid.get("/why", 1)


def test_one_who_lags_is_told_as_soon_as_the_store_is_back(few: Hall) -> None:
    laid = few.lay(*(person(seat) for seat in range(3)))
    reading = laid.subscribe(1)
    reading.take()
    database = Broken(few)
    database.set(False)
    assert laid.refused("POST", "/act", 0, {"decision": 1, "do": laid.legal(0)[0]}) == (503, "store")

    async def wait() -> None:
        reading.reader.subscriber.lagging = True
        waiting = asyncio.create_task(follow())
        await asyncio.sleep(0.05)
        assert not waiting.done()
        database.set(True)
        async with asyncio.timeout(10):
            await waiting

    async def follow() -> None:
        while not reading.reader.take():
            await reading.reader.wait()

    few.wait(wait())


def test_all_who_look_share_one_recovery_and_it_is_not_tried_all_the_time() -> None:
    async def work(counter: Counter) -> None:
        counter.broken = "read"
        with pytest.raises(Refusal):
            await counter.queue.call(counter.up)
        reads = counter.reads
        for _ in range(50):
            with pytest.raises(Refusal):
                await counter.queue.steady()
        assert counter.reads == reads
        counter.broken = ""
        counter.queue._tried -= queue.RECOVERY_SECONDS
        await asyncio.gather(*(counter.queue.steady() for _ in range(50)))
        assert counter.reads == reads + 1

    with_queue(work)


def test_whatever_needs_the_store_is_refused_as_store(few: Hall) -> None:
    """Outside a table's own queue as well: making, loading, going on, importing, playing again."""
    done, opened = over(few), few.lay(person(0), person(1), FRIEND)
    record = done.call("GET", "/record", None).content
    other = over(few)
    index = few.get(f"/api/replays/{other.id}/decisions?seat=0")["decisions"][0]
    few.do(lambda: few.tables.loaded.pop(opened.id))
    database = Broken(few)
    database.set(False)
    form = {"game": "vivo", "players": 3, "seats": [person(0), FRIEND, FRIEND]}
    answers = [
        few.call("POST", "/api/tables", None, form),
        few.call("POST", "/api/records", None, content=record),
        few.call("GET", opened.path, opened.tokens[0]),
        few.call("GET", f"{opened.path}/invitation", opened.invitations[2]),
        few.call("POST", f"{opened.path}/sit", opened.invitations[2], {"name": "Zoë"}),
        few.call("GET", f"/api/replays/{opened.id}"),
        few.call("POST", f"{done.path}/again", done.tokens[0], {}),
        few.call("POST", f"/api/replays/{other.id}/again", None, {"index": index}),
    ]
    assert [refusal(answer) for answer in answers] == [(503, "store")] * len(answers)
    database.set(True)
    opened.sit(2)


def test_an_outage_does_not_lay_two_next_tables(few: Hall) -> None:
    done = over(few)
    first = done.post("/again", 0)
    few.do(lambda: few.tables.loaded.pop(first["table"]))
    database = Broken(few)
    database.reading = False
    assert done.refused("POST", "/again", 1) == (503, "store")
    database.set(True)
    assert done.post("/again", 1)["table"] == first["table"]
    with closing(sqlite3.connect(few.file)) as stored:
        assert stored.execute("SELECT COUNT(*) FROM tables").fetchone() == (2,)


def test_the_log_has_a_line_when_it_begins_and_one_when_it_ends(few: Hall, caplog: pytest.LogCaptureFixture) -> None:
    laid = few.lay(*(person(seat) for seat in range(3)))
    database = Broken(few)
    for works in (False, True):
        database.set(works)
        caplog.clear()
        with caplog.at_level(logging.WARNING):
            for _ in range(5):
                laid.call("POST", "/chat", 0, {"text": SECRET})
                laid.call("GET", "", 1)
                few.call("GET", "/api/tables/0123456789abcdef", "x")
                try:
                    few.wait(few.tables.sweep())
                except Refusal:
                    assert not works
        assert len(caplog.records) == 1, caplog.text
        assert ("works again" in caplog.text) == works
        assert all(record.exc_info is None for record in caplog.records)
        assert SECRET not in caplog.text


def test_an_outage_of_writing_is_one_although_reading_works(few: Hall, caplog: pytest.LogCaptureFixture) -> None:
    laid = few.lay(*(person(seat) for seat in range(3)))
    database = Broken(few)
    database.writing = False
    with caplog.at_level(logging.WARNING):
        for _ in range(5):
            assert laid.refused("POST", "/chat", 0, {"text": SECRET}) == (503, "store")
            assert laid.present(1)
        assert len(caplog.records) == 1, caplog.text
        database.writing = True
        laid.post("/chat", 0, {"text": "x"})
        assert len(caplog.records) == 2, caplog.text


def test_errors_of_the_database_never_tell_what_was_to_be_stored(few: Hall) -> None:
    store = few.tables.store
    assert store.engine.hide_parameters
    with pytest.raises(Exception, match="tables") as refused, store.engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO tables (id, setup) VALUES (?, ?)", ("x", SECRET))
    assert SECRET not in str(refused.value)


def test_when_the_store_fails_as_a_whole_each_job_is_not_tried_by_itself(few: Hall) -> None:
    """Else a database that takes its time to fail would hold up the last of them for minutes."""
    laid = few.lay(*(person(seat) for seat in range(3)))
    tried: list[int] = []

    @event.listens_for(few.tables.store.engine, "before_cursor_execute")
    def fail(*_: Any) -> None:
        tried.append(1)
        raise sqlite3.OperationalError("disk I/O error")

    sent = [few.send("POST", f"{table.path}/chat", table.tokens[0], {"text": "x"}) for table in [laid] * 20]
    assert {answer.status_code for answer in few.together(*sent)} == {503}
    assert len(tried) < 10
