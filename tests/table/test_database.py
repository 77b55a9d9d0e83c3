"""The database by itself: one server at a time, files for their owner alone, and a file that goes away is noticed."""

from __future__ import annotations

import os
import signal
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tests.table.conftest import MakeHall
from tests.table.hall import FRIEND, person, refusal
from tests.table.serving import Server, ran
from vivant.engine.errors import SetupError
from vivant.table.database import Database
from vivant.table.store import Store


def mode_of(path: Path) -> str:
    return oct(stat.S_IMODE(path.stat().st_mode))


# one server


def test_a_second_server_on_the_same_database_is_refused_in_one_line(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        laid = server.lay(person(0), person(1), FRIEND)
        (tmp_path / "link.db").symlink_to(tmp_path / "tables.db")
        for name in ("tables.db", "link.db"):
            db = f"sqlite:///{tmp_path / name}"
            code, out, err = ran("serve", "--no-open", "--port", "0", "--db", db, folder=tmp_path)
            assert (code, out) == (2, "")
            assert len(err.splitlines()) == 1
            assert "another vivant server" in err
        assert laid.present(0)


def test_a_killed_server_holds_nothing(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        laid = server.lay(person(0), person(1), FRIEND)
        server.kill()
        server.start()
        assert laid.present(0)
        assert server.stop()[0] == 0
        server.start()


def test_the_lock_outlives_no_process_that_a_server_starts(tmp_path: Path) -> None:
    """A bot's process must not go on holding the database when the server was killed."""
    with Server(tmp_path) as server:
        server.lay(*({"kind": "bot", "bot": "random"} for _ in range(3)), short=False)
        while not thinkers_of(server.running.pid):
            pass
        asleep = thinkers_of(server.running.pid)
        for one in asleep:
            os.kill(one, signal.SIGSTOP)
        try:
            server.kill()
            server.start()
        finally:
            for one in asleep:
                os.kill(one, signal.SIGKILL)


def thinkers_of(server: int) -> list[int]:
    told = subprocess.run(["ps", "-o", "pid=", "--ppid", str(server)], capture_output=True, text=True, check=False)
    return [int(line) for line in told.stdout.split()]


def test_a_store_that_was_closed_can_be_opened_again(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    store = Store(url)
    with pytest.raises(SetupError, match="another vivant server"):
        Store(url)
    store.close()
    Store(url).close()


# files


@pytest.mark.skipif(sys.platform == "win32", reason="owners are another thing there")
def test_files_and_new_folders_are_readable_by_their_owner_alone(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    before = os.umask(0)
    try:
        store = Store(f"sqlite:///{tmp_path / 'a' / 'b' / 'tables.db'}")
        names = sorted(path.name for path in (tmp_path / "a" / "b").iterdir())
        assert names == ["tables.db", "tables.db-shm", "tables.db-wal", "tables.db.lock"]
        assert {mode_of(path) for path in (tmp_path / "a" / "b").iterdir()} == {"0o600"}
        store.close()
    finally:
        os.umask(before)
    assert [mode_of(path) for path in (tmp_path, tmp_path / "a", tmp_path / "a" / "b")] == ["0o755", "0o700", "0o700"]


@pytest.mark.skipif(sys.platform == "win32", reason="owners are another thing there")
def test_a_file_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    Store(f"sqlite:///{tmp_path / 'tables.db'}").close()
    (tmp_path / "tables.db").chmod(0o644)
    Store(f"sqlite:///{tmp_path / 'tables.db'}").close()
    assert mode_of(tmp_path / "tables.db") == "0o600"


def test_an_address_with_uri_makes_no_folder_of_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for url in ("sqlite:///file:tables.db?uri=true", f"sqlite:///file:{tmp_path}/a%20b/tables.db?mode=rwc&uri=true"):
        Store(url).close()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a b", "tables.db", "tables.db.lock"]
    assert Database("sqlite:///file::memory:?uri=true").file is None
    assert Database("sqlite://").file is None


def test_a_home_folder_is_where_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    Store("sqlite:///~/tables.db").close()
    assert [path.name for path in tmp_path.iterdir()] == ["home"]


# a file that goes away


@pytest.mark.parametrize("how", ["removed", "moved", "replaced", "log removed"])
def test_what_would_be_lost_with_its_file_is_not_acknowledged(make_hall: MakeHall, how: str, tmp_path: Path) -> None:
    hall = make_hall()
    laid = hall.lay(*(person(seat) for seat in range(3)))
    laid.act(0)
    body = {"decision": 1, "do": laid.legal(1)[0]}
    away = tmp_path / "away"
    if how == "log removed":
        away.write_bytes(hall.file.read_bytes())
        Path(f"{hall.file}-wal").unlink()
    else:
        hall.file.rename(away)
    if how == "removed":
        away.unlink()
    if how == "replaced":
        with sqlite3.connect(hall.file) as other:
            other.execute("CREATE TABLE x (y)")
        other.close()
    for _ in range(2):
        assert laid.refused("POST", "/act", 1, body) == (503, "store")
    assert laid.refused("GET", "", 1) == (503, "store")
    form = {"game": "vivo", "players": 3, "seats": [person(0), FRIEND, FRIEND]}
    assert refusal(hall.call("POST", "/api/tables", None, form)) == (503, "store")
    assert refusal(hall.call("GET", "/api/tables/0123456789abcdef", "x")) == (503, "store")
    assert hall.file.exists() == (how in ("replaced", "log removed"))  # none is made in its place
    if how == "moved":
        away.rename(hall.file)  # and comes back
        laid.post("/act", 1, body)
        hall.again()
        assert laid.post("/act", 1, body)["decision"] == 2
