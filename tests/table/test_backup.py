"""Backup, restore and upgrade: a copy made while a server plays, checked, put back; and 0.1.0's own database file."""

from __future__ import annotations

import json
import shutil
import sqlite3
import stat
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.table.conftest import MakeHall
from tests.table.follower import timeless
from tests.table.hall import FRIEND, Hall, Laid, person
from tests.table.serving import Server, ran
from vivant.engine.errors import SetupError
from vivant.engine.verify import verify
from vivant.table import backup, schema
from vivant.table.backup import back_up, look_through, restore
from vivant.table.store import Change, Store

DATA = Path(__file__).parent / "data"
OLD = DATA / "tables-0.1.0.db"


def unheard(part: float) -> None:
    pass


def url_of(file: Path) -> str:
    return f"sqlite:///{file}"


# backup


def test_a_backup_touches_no_file_but_its_own(tmp_path: Path) -> None:
    """Nor one that somebody laid where it might write first."""
    Store(url_of(tmp_path / "tables.db")).close()
    diary = tmp_path / "diary"
    diary.write_text("dear diary")
    (tmp_path / "b.db.part").symlink_to(diary)
    before = set(tmp_path.iterdir())
    back_up(url_of(tmp_path / "tables.db"), tmp_path / "b.db", unheard)
    assert diary.read_text() == "dear diary"
    assert set(tmp_path.iterdir()) - before == {tmp_path / "b.db"}
    assert before <= set(tmp_path.iterdir())
    assert stat.S_IMODE((tmp_path / "b.db").stat().st_mode) == 0o600


def test_a_backup_of_a_running_server_holds_all_that_was_acknowledged_before(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        laid = server.lay(*(person(seat) for seat in range(3)), short=False)
        laid.step()
        playing, acknowledged = threading.Event(), [0]

        def play() -> None:
            while not playing.is_set() and laid.step():
                acknowledged[0] += 1

        player = threading.Thread(target=play)
        player.start()
        try:
            for number in range(3):
                before = acknowledged[0]
                file = tmp_path / f"{number}.db"
                code, out, err = ran("backup", str(file), "--db", server.db, folder=tmp_path)
                assert (code, err) == (0, "")
                assert str(file) in out
                assert look_through(file, unheard).lines >= 2 + before
        finally:
            playing.set()
            player.join(20)
        assert acknowledged[0] > 3
        assert [path.suffix for path in tmp_path.glob("[0-9].*")] == [".db"] * 3  # one file each
        code, _, err = ran("backup", str(tmp_path / "0.db"), "--db", server.db, folder=tmp_path)
        assert (code, len(err.splitlines())) == (2, 1)
        code, _, err = ran("restore", str(tmp_path / "0.db"), "--replace", "--db", server.db, folder=tmp_path)
        assert (code, len(err.splitlines())) == (2, 1)
        assert "another vivant server" in err
        assert laid.present(0)


def test_a_backup_is_a_moment_although_others_write_between_its_pages(
    make_hall: MakeHall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And it ends, however much is written meanwhile."""
    monkeypatch.setattr(backup, "PAGES_AT_ONCE", 1)
    hall = make_hall()
    laid = hall.lay(*(person(seat) for seat in range(3)), short=False)
    told: list[float] = []

    def tell(part: float) -> None:
        told.append(part)
        if part < 0.5 and len(told) < 1000:
            laid.post("/chat", 0, {"text": "meanwhile"})

    contents = back_up(hall.settings.db, tmp_path / "copy.db", tell)
    assert told == sorted(told)
    assert len(told) < 1000
    assert (contents.tables, contents.records, contents.false) == (1, 1, [])
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        assert copy.execute("SELECT COUNT(*) FROM chat").fetchone() == (0,)


def test_a_backup_is_readable_by_its_owner_alone(make_hall: MakeHall, tmp_path: Path) -> None:
    back_up(make_hall().settings.db, tmp_path / "copy.db", unheard)
    assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o600


def test_a_false_record_is_named_and_the_rest_is_kept(make_hall: MakeHall, tmp_path: Path) -> None:
    hall = make_hall()
    good, changed, shortened = (hall.lay(*(person(seat) for seat in range(3))) for _ in range(3))
    for laid in (good, changed, shortened):
        laid.finish()
    hall.close()
    with closing(sqlite3.connect(hall.file)) as database, database:
        other = """UPDATE lines SET text = replace(text, '"h": "', '"h": "0') WHERE table_id = ? AND line = 3"""
        database.execute(other, (changed.id,))
        database.execute("DELETE FROM lines WHERE table_id = ? AND line = 4", (shortened.id,))
    code, out, err = ran("backup", str(tmp_path / "copy.db"), "--db", hall.settings.db, folder=tmp_path)
    assert code == 2
    assert "copy.db" in out
    lines = sorted(err.splitlines())
    wanted = sorted([f"table {changed.id}, line 4:", f"table {shortened.id}, line 5:"])
    assert [line.startswith(start) for line, start in zip(lines, wanted, strict=True)] == [True, True], err
    assert look_through(tmp_path / "copy.db", unheard).tables == 3


@pytest.mark.parametrize("what", ["missing", "empty", "text", "broken", "unsound", "other", "newer"])
def test_what_is_no_backup_is_refused_in_one_line_and_changes_nothing(
    make_hall: MakeHall, tmp_path: Path, what: str
) -> None:
    hall = make_hall()
    laid = hall.lay(*(person(seat) for seat in range(3)))
    hall.close()
    file = tmp_path / "x.db"
    if what == "empty":
        file.touch()
    if what == "text":
        file.write_text("no database" * 1000)
    if what in ("broken", "unsound", "newer"):
        back_up(hall.settings.db, file, unheard)
    if what == "broken":
        content = bytearray(file.read_bytes())
        content[4096:12288] = bytes(8192)
        file.write_bytes(content)
    if what == "unsound":  # every row can be read, but an index is lost
        with closing(sqlite3.connect(file)) as database, database:
            database.execute("PRAGMA writable_schema = 1")
            database.execute("DELETE FROM sqlite_schema WHERE type = 'index' AND name LIKE 'ix_%'")
    if what == "newer":
        with closing(sqlite3.connect(file)) as database, database:
            database.execute("UPDATE vivant_schema SET number = 99")
    if what == "other":
        with closing(sqlite3.connect(file)) as database:
            database.execute("CREATE TABLE x (y)")
    code, out, err = ran("restore", str(file), "--replace", "--db", hall.settings.db, folder=tmp_path)
    assert (code, out, len(err.splitlines())) == (2, "", 1), err
    assert not list(tmp_path.glob("*.bak"))
    assert (what == "missing") != file.exists()
    hall.open()
    assert laid.present(0)


def test_a_database_that_is_not_there_is_not_made_by_a_backup(tmp_path: Path) -> None:
    for db in (url_of(tmp_path / "none.db"), url_of(tmp_path / "none" / "none.db")):
        code, _, err = ran("backup", str(tmp_path / "copy.db"), "--db", db, folder=tmp_path)
        assert (code, len(err.splitlines())) == (2, 1)
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "empty.db").touch()
    with pytest.raises(SetupError):
        back_up(url_of(tmp_path / "empty.db"), tmp_path / "copy.db", unheard)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["empty.db"]


# restore


def test_a_backup_comes_back_and_what_was_there_is_kept(make_hall: MakeHall, tmp_path: Path) -> None:
    hall = make_hall()
    laid = hall.lay(*(person(seat) for seat in range(3)))
    laid.act(0)
    before = laid.present(1)
    back_up(hall.settings.db, tmp_path / "copy.db", unheard)
    laid.act(1)
    hall.close()
    with pytest.raises(SetupError, match="--replace"):
        restore(tmp_path / "copy.db", hall.settings.db, False, unheard)
    code, out, err = ran("restore", str(tmp_path / "copy.db"), "--replace", "--db", hall.settings.db, folder=tmp_path)
    assert (code, err) == (0, "")
    assert str(tmp_path / "tables.db.replaced.bak") in out
    hall.open()
    assert timeless(laid.present(1)) == timeless(before)
    laid.finish()
    hall.close()
    restore(tmp_path / "tables.db.replaced.bak", hall.settings.db, True, unheard)
    assert (tmp_path / "tables.db.replaced-2.bak").exists()
    hall.open()
    assert laid.present(2)["you"]["asked"]


def test_a_backup_goes_into_a_new_database(make_hall: MakeHall, tmp_path: Path) -> None:
    hall = make_hall()
    laid = hall.lay(*(person(seat) for seat in range(3)))
    back_up(hall.settings.db, tmp_path / "copy.db", unheard)
    restore(tmp_path / "copy.db", url_of(tmp_path / "new" / "tables.db"), False, unheard)
    with Hall(tmp_path, url_of(tmp_path / "new" / "tables.db")) as other:
        Laid(other, laid.id, laid.tokens, {}, laid.watch).finish()


def test_books_results_and_whom_to_call_come_back_with_a_backup(make_hall: MakeHall, tmp_path: Path) -> None:
    hall = make_hall(call_seconds=3600.0)
    over, going = (hall.lay(*(person(seat) for seat in range(3))) for _ in range(2))
    key = hall.post("/api/books")["key"]
    places = {"seats": [{"table": laid.id, "token": laid.tokens[0]} for laid in (over, going)]}
    hall.post("/api/book/seats", key, places)
    hall.post("/api/book/marks", key, {"marks": [{"kind": "puzzle", "game": "vivo", "id": "7"}]})
    over.finish()
    form = {"p256dh": "B" * 87, "auth": "A" * 22}
    change = Change()
    row = {"id": "x" * 24, "table_id": going.id, "seat": 1, "kind": "push", "address": "https://push.example.net/x"}
    row |= {"secrets": json.dumps(form), "lang": "en", "confirmed": 1, "told": "", "created": 1.0}
    change.insert(schema.callees, row)
    change.insert(schema.mail_stops, {"hash": "0" * 32, "created": time.time()})
    hall.wait(hall.tables.store.write(change))
    before = hall.get("/api/book?lang=en", key)
    assert (before["count"], len(before["seats"]), len(before["marks"])) == (1, 1, 1)
    back_up(hall.settings.db, tmp_path / "copy.db", unheard)
    hall.post("/api/book/delete", key)
    hall.close()
    restore(tmp_path / "copy.db", hall.settings.db, True, unheard)
    hall.open()
    assert hall.get("/api/book?lang=en", key) == before
    assert [one["id"] for one in going.get("/calls", 1)["callees"]] == ["x" * 24]
    with closing(sqlite3.connect(hall.file)) as database:
        assert database.execute("SELECT COUNT(*) FROM mail_stops").fetchone() == (1,)


# the file that version 0.1.0 left


@pytest.fixture
def old(tmp_path: Path) -> tuple[Path, dict[str, Any]]:
    file = tmp_path / "tables.db"
    shutil.copy(OLD, file)
    return file, json.loads((DATA / "tables-0.1.0.json").read_text())


def laid_at(hall: Hall, told: dict[str, Any]) -> Laid:
    tokens, invitations = ({int(seat): token for seat, token in told[key].items()} for key in ("tokens", "invitations"))
    return Laid(hall, told["table"], tokens, invitations, told["watch"])


def test_matches_of_0_1_0_go_on_and_a_copy_of_the_old_file_is_made_first(old: tuple[Path, dict[str, Any]]) -> None:
    file, told = old
    with closing(sqlite3.connect(file)) as before:
        assert before.execute("SELECT number FROM vivant_schema").fetchone() == (1,)
        rows = {name: before.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall() for name in OLD_TABLES}
    with Hall(file.parent) as hall:
        over, running, opened = (laid_at(hall, told[name]) for name in ("over", "running", "open"))
        verdict = verify(over.call("GET", "/record", None).content, "record")
        assert (verdict.error, verdict.finished, verdict.seal) == (None, True, "true")
        assert over.present(0)["chat"][0]["text"] == "hello"
        assert [running.decision(seat) for seat in range(3)] == told["running"]["decisions"]
        opened.sit(2)
        opened.finish()
        while running.table.play.state != "over":
            hall.until(lambda: running.table.play.state == "over" or running.table.play.asked()[0] < 2)
            if running.table.play.state != "over":
                running.step()
        for laid in (running, opened):
            assert verify(laid.call("GET", "/record", None).content, "record").seal == "true"
        for _ in range(3):
            hall.wait(hall.tables.sweep())
        assert over.present(0)
    copy = file.with_name("tables.db.schema-1.bak")
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    with closing(sqlite3.connect(copy)) as kept:
        assert kept.execute("SELECT number FROM vivant_schema").fetchone() == (1,)
        for name in OLD_TABLES:
            assert kept.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall() == rows[name], name
    with closing(sqlite3.connect(file)) as after:
        assert after.execute("SELECT number FROM vivant_schema").fetchone() == (schema.NEWEST,)


OLD_TABLES = ("tables", "seats", "tokens", "lines", "chat")


def test_the_copy_leads_back_and_forth_again(old: tuple[Path, dict[str, Any]], tmp_path: Path) -> None:
    file, told = old
    Store(url_of(file)).close()
    Store(url_of(file)).close()
    assert len(list(tmp_path.glob("*.bak"))) == 1  # only an older schema is copied
    restore(tmp_path / "tables.db.schema-1.bak", url_of(file), True, unheard)
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("SELECT number FROM vivant_schema").fetchone() == (1,)
    with Hall(tmp_path) as hall:
        assert laid_at(hall, told["running"]).present(0)
    assert (tmp_path / "tables.db.schema-1-2.bak").exists()  # the first one is never written over


def test_old_and_new_databases_have_the_same_schema(old: tuple[Path, dict[str, Any]], tmp_path: Path) -> None:
    def columns(file: Path) -> dict[str, list[tuple[str, int]]]:
        with closing(sqlite3.connect(file)) as database:
            names = [row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            return {
                name: [(row[1], row[3]) for row in database.execute(f"PRAGMA table_info({name})")] for name in names
            }

    Store(url_of(old[0])).close()
    Store(url_of(tmp_path / "new.db")).close()
    assert columns(old[0]) == columns(tmp_path / "new.db")


def test_an_upgrade_that_fails_leaves_the_old_file(
    old: tuple[Path, dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = schema.MIGRATIONS[0]

    def broken(connection: Any) -> None:
        first(connection)
        raise SetupError(schema.Message("store-failed"), schema.BOOK)

    monkeypatch.setattr(schema, "MIGRATIONS", [broken])
    with pytest.raises(SetupError):
        Store(url_of(old[0]))
    with closing(sqlite3.connect(old[0])) as database:
        assert database.execute("SELECT number FROM vivant_schema").fetchone() == (1,)
        assert "expired" not in [row[1] for row in database.execute("PRAGMA table_info(tables)")]
    monkeypatch.undo()
    Store(url_of(old[0])).close()


def test_an_upgrade_on_a_wrong_clock_marks_nothing(
    old: tuple[Path, dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    import time

    monkeypatch.setattr(time, "time", lambda: 4_000_000_000.0)
    with Hall(old[0].parent) as hall:
        hall.wait(hall.tables.sweep())
    with closing(sqlite3.connect(old[0])) as database:
        assert database.execute("SELECT COUNT(*) FROM tables WHERE expired IS NULL").fetchone() == (3,)


def test_a_friend_may_still_be_invited(old: tuple[Path, dict[str, Any]]) -> None:
    with Hall(old[0].parent) as hall:
        opened = laid_at(hall, old[1]["open"])
        assert opened.present(0)["table"]["state"] == "open"
        hall.lay(person(0), FRIEND, FRIEND)
