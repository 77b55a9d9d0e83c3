"""The database under a server: another server, an outage, wrong clocks, open files, no backup, tables that stay."""

from __future__ import annotations

import gc
import os
import subprocess
import time
from pathlib import Path

import pytest

from tests.attack.attack import Finding, attack
from tests.attack.target import Target, seconds, send
from tests.table.hall import FRIEND, Hall, person
from tests.table.player import lost_and_doubled, play_out
from tests.table.postgresql import own_postgres
from tests.table.serving import Table, vivant
from vivant.table.settings import DAY
from vivant.table.table import Table as TableObject


def second_server(folder: Path, db: str) -> tuple[bool, str]:
    """Whether another server on this database is refused in one line."""
    other = vivant("serve", "--no-open", "--port", "0", "--db", db, folder=folder)
    try:
        _, said = other.communicate(timeout=10)
    except subprocess.TimeoutExpired:
        other.kill()
        other.communicate()
        return False, "it serves"
    lines = said.strip().splitlines()
    return other.returncode != 0 and len(lines) == 1, lines[-1][:80] if lines else f"ended with {other.returncode}"


@attack("a second server on one database", "refused in one line")
def two_servers(folder: Path) -> Finding:
    told = []
    with Target(folder / "sqlite") as target:
        told.append(second_server(folder, target.db))
        target.kill()
        target.start()  # what a dead server held must not be in the way
    with own_postgres() as postgres, Target(folder / "postgresql", db=postgres.address) as target:
        told.append(second_server(folder, target.db))
        target.kill()
        target.start()
    worst = next((said for refused, said in told if not refused), "refused")
    return Finding("SQLite, PostgreSQL", worst, all(refused for refused, _ in told))


@attack(
    "an outage of the database", "0 times 500, readers back in 10 s, log of 20 kB without parameters", 90, alone=True
)
def outage(folder: Path) -> Finding:
    wrong: list[str] = []
    with own_postgres() as postgres, Target(folder, db=postgres.address) as target:
        table, over, other = target.people(short=False), target.people(), target.people()
        while over.step():
            pass
        form = {"game": "vivo", "players": 3, "seats": [{"kind": "friend"}] * 3}
        told = table.present(0)
        body = {"decision": told["you"]["decision"], "do": told["actions"][0]["do"]}
        postgres.kill()
        calls = [("POST", "/api/tables", "", form), ("GET", "/api/tables/0123456789abcdef", "x", None)]
        calls += [("POST", f"{one.path}/act", one.tokens[0], body) for one in (table, other)]
        calls += [("GET", table.path, table.tokens[1], None), ("GET", f"/api/replays/{over.id}", "", None)]
        for number in range(60):
            method, path, token, content = calls[number % len(calls)]
            status, answer = send(target.port, method, path, token, content, patience=30)
            if status >= 500 and (status, (answer or {}).get("code")) != (503, "store"):
                wrong.append(f"{method} {path[:14]}…: {status}")
        postgres.start()
        began = time.monotonic()
        while (waited := time.monotonic() - began) < 20:
            states = [send(target.port, "GET", one.path, one.tokens[1])[0] for one in (table, other)]
            if states == [200, 200]:
                break
            time.sleep(0.2)
        log = target.log.read_text(errors="replace")
    spoken = [word for word in ("[parameters", "[SQL", "Traceback") if word in log]
    worst = (
        f"{len(wrong)} wrong{f' ({wrong[0]})' if wrong else ''}, readers {seconds(waited)}, log {len(log) // 1000} kB"
    )
    worst += f" with {', '.join(spoken)}" if spoken else ""
    return Finding("60 calls", worst, not wrong and waited <= 10 and len(log) <= 20_000 and not spoken)


@attack("SIGTERM while the database hangs", "ended within 10 s", 90, alone=True)
def hanging(folder: Path) -> Finding:
    with own_postgres() as postgres, Target(folder, db=postgres.address) as target:
        table = target.people(short=False)
        told = table.present(0)
        body = {"decision": told["you"]["decision"], "do": told["actions"][0]["do"]}
        postgres.freeze()
        try:
            status = 0
            try:
                status, _ = send(target.port, "POST", f"{table.path}/act", table.tokens[0], body, patience=2)
            except OSError:
                pass  # it waits, too
            began = time.monotonic()
            target.running.terminate()
            try:
                target.running.wait(30)
            except subprocess.TimeoutExpired:
                pass
            took = time.monotonic() - began
        finally:
            postgres.thaw()
    return Finding("1 signal", seconds(took), took <= 10 and status != 200)


@attack("tables loaded and unloaded", "20 of them stay in memory", 120)
def unloaded_tables(folder: Path) -> Finding:
    """With the server's own settings for the collection of garbage."""
    with Hall(folder, unload_seconds=0.0) as hall:
        tables = [hall.lay(*(person(seat) for seat in range(3))) for _ in range(60)]
        hall.wait(hall.tables.sweep())
        gc.collect()
        gc.freeze()
        gc.set_threshold(50_000, 20, 100)
        for _ in range(4):
            for laid in tables:
                laid.present(0, shape="wide")
                laid.subscribe(1, shape="wide").close()
            time.sleep(0.01)
            hall.wait(hall.tables.sweep())
        alive = sum(isinstance(one, TableObject) for one in gc.get_objects())
        gc.unfreeze()
    return Finding("240 loads", f"{alive} stay", alive <= 20)


@attack("files that others can read", "0600 and 0700")
def open_files(folder: Path) -> Finding:
    os.umask(0o022)
    with Target(folder / "server", db=f"sqlite:///{folder / 'data' / 'tables.db'}") as target:
        target.people()
        paths = [folder / "data", *(folder / "data").iterdir()]
        modes = {path.name: path.stat().st_mode & 0o777 for path in paths}
    wrong = {name: mode for name, mode in modes.items() if mode & 0o077}
    worst = ", ".join(f"{name} {mode:o}" for name, mode in wrong.items()) or "all closed"
    return Finding(f"{len(modes)} files", worst, not wrong)


@attack("a clock that jumps by 120 days", "0 deleted")
def jumping_clock(folder: Path) -> Finding:
    real = time.time
    with Hall(folder) as hall, pytest.MonkeyPatch.context() as patch:
        over, waiting = hall.lay(*(person(seat) for seat in range(3))), hall.lay(person(0), FRIEND, FRIEND)
        over.finish()
        hall.wait(hall.tables.sweep())
        patch.setattr(time, "time", lambda: real() + 120 * DAY)
        for _ in range(3):
            hall.wait(hall.tables.sweep())
        gone = sum(one.call("GET", "", 0).status_code == 404 for one in (over, waiting))
    return Finding("2 tables", f"{gone} deleted", not gone)


def days_pass(hall: Hall, days: int) -> None:
    """By the clock of its store."""
    hall.tables.store.clock.began -= days * DAY


@attack("matches that were abandoned", "they expire where --expire-playing says so, and nowhere else")
def abandoned(folder: Path) -> Finding:
    """In two halls, one with that option: a match that nobody plays on, and one that somebody looks at each day."""
    wrong: list[str] = []
    for days in (30.0, 0.0):
        with Hall(folder / f"{days:.0f}", expire_playing_days=days, unload_seconds=0.0) as hall:
            left, played = (hall.lay(*(person(seat) for seat in range(3))) for _ in range(2))
            for _ in range(8):
                hall.do(lambda: days_pass(hall, 5))
                hall.wait(hall.tables.sweep())
                played.step()
            there = [one.call("GET", "", 0).status_code == 200 for one in (left, played)]
            if there != [not days, True]:
                wrong.append(f"at {days:.0f} days {there}")
    helped = vivant("serve", "--help", folder=folder, COLUMNS="200", TERM="dumb").communicate(timeout=20)[0]
    if "--expire-playing" not in helped:
        wrong.append("no --expire-playing")
    return Finding("4 matches, 40 days", "; ".join(wrong) or "1 expired, of those that were left", not wrong)


@attack("a database file that vanishes", "nothing acknowledged after it, or it is back")
def vanished_file(folder: Path) -> Finding:
    with Target(folder) as target:
        table = target.people(short=False)
        table.step()
        for path in folder.glob("tables.db*"):
            path.unlink()
        time.sleep(0.5)
        acknowledged = 0
        for _ in range(5):
            try:
                told = send(target.port, "GET", table.path, table.tokens[1])[1]
                body = {"decision": told["you"]["decision"], "do": told["actions"][0]["do"]}
                acknowledged += send(target.port, "POST", f"{table.path}/act", table.tokens[1], body)[0] == 200
            except (OSError, KeyError, IndexError, TypeError):
                continue
        target.kill()
        target.start()
        kept = target.raw("GET", table.path, table.tokens[1])[0] == 200
    return Finding("5 actions", f"{acknowledged} acknowledged, {'kept' if kept else 'lost'}", not acknowledged or kept)


@attack("a backup while people play, restored elsewhere", "0 lost of what was acknowledged before it")
def backup(folder: Path) -> Finding:
    data = folder / "vivant"  # where the commands look by themselves
    with Target(folder, db=f"sqlite:///{data / 'tables.db'}") as target:
        table = target.people()
        done = []
        for _ in range(4):
            seat = next(seat for seat in range(3) if table.present(seat)["you"]["asked"])
            told = table.present(seat)
            body = {"decision": told["you"]["decision"], "do": told["actions"][0]["do"]}
            answer = target.good("POST", f"{table.path}/act", table.tokens[seat], body)
            done.append((seat, body["decision"], body["do"], answer["step"]))
        with vivant("backup", str(folder / "saved.db"), folder=folder) as saving:
            _, said = saving.communicate(timeout=30)
    if saving.returncode:
        return Finding("1 backup", said.strip().splitlines()[-1][:80] if said.strip() else "no such command", False)
    elsewhere = folder / "elsewhere"
    elsewhere.mkdir()
    with vivant("restore", str(folder / "saved.db"), folder=elsewhere) as restoring:
        _, said = restoring.communicate(timeout=30)
    if restoring.returncode:
        return Finding("1 backup", said.strip().splitlines()[-1][:80], False)
    with Target(elsewhere, db=f"sqlite:///{elsewhere / 'vivant' / 'tables.db'}") as target:
        made = {"table": table.id, "seats": [], "invitations": [], "watch": ""}
        again = Table(target, made)
        again.tokens = table.tokens
        done += play_out(again)
        lost, doubled = lost_and_doubled(again, done)
    return Finding(f"{len(done)} actions", f"{lost} lost, {doubled} doubled", not lost + doubled)
