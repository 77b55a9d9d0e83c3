"""`vivant serve` and `vivant report` as a person meets them: one line where something is in the way, a clean end."""

from __future__ import annotations

import json
import signal
import socket
import sqlite3
import time
from pathlib import Path

import pytest

from tests.table.hall import person
from tests.table.serving import Server, closed_with, hear, ran


def refused(folder: Path, *args: str) -> str:
    """The one line with which the command ends."""
    code, out, err = ran(*args, folder=folder)
    assert (code, out) == (2, ""), out + err
    assert len(err.splitlines()) == 1, err
    return err


def test_it_prints_its_address_and_ends_on_ctrl_c(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        assert server.ask("GET", "/api/games")[0] == 200
        code, seconds, err = server.stop(signal.SIGINT)
    assert (code, err) == (0, "")
    assert seconds < 3


def test_a_taken_port_is_refused_when_it_was_asked_for(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert port in refused(tmp_path, "serve", "--no-open", "--port", port)


@pytest.mark.parametrize("url", ["nonsense", "ftp://x", "http://", "//play.example.org", "http://[x", "http://x:y"])
def test_a_bad_public_address_is_refused(tmp_path: Path, url: str) -> None:
    assert url in refused(tmp_path, "serve", "--no-open", "--url", url)


@pytest.mark.parametrize(
    "db", ["nonsense", "sqlite:////proc/x/y.db", "mysql://root@nowhere/x", "postgresql://a:pw@127.0.0.1:1/x"]
)
def test_a_bad_database_is_refused(tmp_path: Path, db: str) -> None:
    said = refused(tmp_path, "serve", "--no-open", "--port", "0", "--db", db)
    assert "pw" not in said


def test_a_bad_host_is_refused(tmp_path: Path) -> None:
    refused(tmp_path, "serve", "--no-open", "--host", "no.such.host.invalid", "--port", "0")


def test_a_newer_schema_is_refused(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        server.stop()
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("UPDATE vivant_schema SET number = 99")
    database.close()
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    assert "99" in refused(tmp_path, "serve", "--no-open", "--port", "0", "--db", db)


def test_it_ends_cleanly_with_open_streams(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        laid = server.lay(*(person(seat) for seat in range(3)))
        sockets = [laid.socket(seat) for seat in (0, 1, -1)]
        events = [laid.events(seat) for seat in (0, 2)]
        for one in sockets:
            hear(one)
        for each in events:
            next(iter(each))
        code, seconds, err = server.stop()
        assert (code, err) == (0, "")
        assert seconds < 3
        for one in sockets:
            assert closed_with(one) == 1012  # come back, not: you have no token
            one.close()
        for each in events:
            each.close()


def test_it_ends_cleanly_while_bots_think(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        for _ in range(3):
            server.lay(*({"kind": "bot", "bot": "greedy"} for _ in range(3)), short=False)
        time.sleep(0.5)
        code, seconds, err = server.stop()
    assert (code, err) == (0, "")
    assert seconds < 3


def test_a_report_is_opened_from_a_running_and_from_a_finished_match(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        laid = server.lay(*(person(seat) for seat in range(3)))
        laid.step()
        for lang, question in (("en", "Fern"), ("fr", "Fern")):
            _, _, content = server.raw("GET", f"{laid.path}/report?lang={lang}&browser=Firefox", laid.tokens[1])
            file = tmp_path / f"running-{lang}.json"
            file.write_bytes(content)
            code, out, err = ran("report", str(file), "--lang", lang, folder=tmp_path)
            assert (code, err) == (0, "")
            assert question in out
            assert json.loads(content)["legal"][0] in out
            assert "Firefox" in out
        while laid.step():
            pass
        for seat in (0, -1):
            _, _, content = server.raw("GET", f"{laid.path}/report", laid.tokens[seat])
            file = tmp_path / "over.json"
            file.write_bytes(content)
            code, out, err = ran("report", str(file), "--plain", folder=tmp_path)
            assert (code, err) == (0, "")
            assert json.loads(content)["log"][-1] in out
        report = json.loads(content)
        for broken in (
            {"view": {}},
            {"game": "chess"},
            {"players": 99},
            {"seats": 3},
            {"vivant_report": 2},
            {"view": None},
            {"seat": "x"},
            {"log": 7},
        ):
            file.write_text(json.dumps({**report, **broken}))
            refused(tmp_path, "report", str(file))


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"{}", b"\xff\xfe\x00", b'{"vivant_report": 1}', b"[" * 100_000])
def test_garbage_is_no_report(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "x.json"
    file.write_bytes(content)
    refused(tmp_path, "report", str(file))


def test_a_missing_report_is_one_line(tmp_path: Path) -> None:
    refused(tmp_path, "report", str(tmp_path / "none.json"))
