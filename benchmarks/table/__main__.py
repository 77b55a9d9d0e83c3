"""`make bench-table`: the figures of the table, each with its peer in the same run where it has one."""

from __future__ import annotations

import contextlib
import gzip
import json
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from benchmarks.figure import Figure, at_least, at_most, tell

ROOT = Path(__file__).resolve().parents[2]
PEER = "boardgame.io@0.50.2"
PEER_HOME = ROOT / ".build" / "boardgame"
KILLS = 20
EXPERTS = 4


def main() -> None:
    figures: list[Figure] = []
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        figures += steady(work)
        figures += beside_experts(work)
        figures += flat_out(work)
        figures += kills(work)
        figures += sizes(work)
    for figure in figures:
        print(figure)


# the figures


def steady(work: Path) -> Iterator[Figure]:
    """200 tables of four people, one action a second and table."""
    order = {"tables": 200, "rate": 1.0, "seconds": 30.0, "shape": "wide"}
    with server(work / "steady.db") as port:
        ours = drive({**order, "who": "ours", "port": port})
    own = centile(ours["acknowledged"], 99)
    scenes = centile(ours["delivered"], 99)
    tell(f"steady: {ours['acted']} actions, acknowledged {spread(ours['acknowledged'])}")
    tell(f"steady: scenes with all four {spread(ours['delivered'])}")
    yield at_most("table.ack.p99", 20.0, own * 1e3, "ms")
    yield at_most("table.scenes.p99", 60.0, scenes * 1e3, "ms")
    with peer(work / "peer") as port:
        theirs = drive({**order, "who": "peer", "port": port})
    tell(f"steady, {PEER}: {theirs['acted']} actions, acknowledged {spread(theirs['acknowledged'])}")
    yield at_most("table.ack/boardgame.io", 0.5, own / centile(theirs["acknowledged"], 99))


def beside_experts(work: Path) -> Iterator[Figure]:
    """People at twenty tables, while at four others experts think without a pause."""
    order = {"tables": 20, "rate": 1.0, "seconds": 20.0, "shape": "wide", "who": "ours"}
    with server(work / "experts.db") as port:
        for _ in range(EXPERTS):
            seat_experts(port)
        driven = drive({**order, "port": port})
    tell(f"beside {EXPERTS} experts: {driven['acted']} actions, acknowledged {spread(driven['acknowledged'])}")
    tell(f"beside {EXPERTS} experts: scenes with all four {spread(driven['delivered'])}")
    yield at_most("table.experts.ack.p99", 60.0, centile(driven["acknowledged"], 99) * 1e3, "ms")
    yield at_most("table.experts.scenes.p99", 100.0, centile(driven["delivered"], 99) * 1e3, "ms")


def flat_out(work: Path) -> Iterator[Figure]:
    """50 tables as fast as it goes: people with scenes, as their pages act; then programs, by socket and by POST."""
    order = {"tables": 50, "rate": 0.0, "seconds": 15.0, "who": "ours", "edition": long_edition(6)}
    for name, shape, way, least in (
        ("table.scenes/s", "wide", "socket", 800),
        ("table.bots/s", "data", "socket", 2000),
        ("table.bots.post/s", "data", "post", 1000),
    ):
        with server(work / f"{shape}-{way}.db") as port:
            driven = drive({**order, "port": port, "shape": shape, "way": way})
        rate = driven["acted"] / driven["seconds"]
        tell(f"flat out, {shape} by {way}: {rate:.0f} actions/s, {spread(driven['acknowledged'])}")
        yield at_least(name, least, rate, "/s")
    with peer(work / "peer-fast") as port:
        driven = drive({**order, "who": "peer", "port": port})
    tell(f"flat out, {PEER} with files: {driven['acted'] / driven['seconds']:.0f} actions/s")


def kills(work: Path) -> Iterator[Figure]:
    """A server is killed in mid-load again and again; everything that it acknowledged must be there afterwards."""
    lost = checked = 0
    database = work / "kills.db"
    for round in range(KILLS):
        ready = work / f"ready-{round}"
        order = {"tables": 20, "rate": 0.0, "seconds": 60.0, "who": "ours", "shape": "wide", "keep": True}
        process, port = start_server(database)
        out = work / f"driven-{round}.json"
        driver = start_driver({**order, "port": port, "ready": str(ready), "edition": long_edition(6)}, out)
        while not ready.exists():
            time.sleep(0.02)
        time.sleep(0.4 + 0.05 * (round % 5))
        process.send_signal(signal.SIGKILL)
        process.wait()
        driver.wait()
        tables = json.loads(out.read_text(encoding="utf-8"))["tables"]
        with server(database) as port:
            for id, table in tables.items():
                stored = standing_steps(database, id)
                present(port, id, table["token"])
                for step, do in table["done"].items():
                    checked += 1
                    lost += stored.get(int(step)) != do
    tell(f"kill -9, {KILLS} times: {checked} acknowledged actions looked for, {lost} lost")
    yield at_most("table.lost", 0, lost, "")


def sizes(work: Path) -> Iterator[Figure]:
    """Page, script and style of a table, compressed, without the art."""
    import re

    with server(work / "size.db") as port:
        base = f"http://127.0.0.1:{port}"
        page = fetch(f"{base}/en/table/0123456789abcdef")
        total = len(gzip.compress(page))
        seen: set[str] = set()
        waiting = re.findall(r'(?:src|href)="(/assets/[^"]+\.(?:js|css))"', page.decode())
        while waiting:
            link = waiting.pop()
            if link in seen or "/art/" in link:
                continue
            seen.add(link)
            content = fetch(base + link)
            total += len(gzip.compress(content))
            if link.endswith(".js"):
                folder = link.rsplit("/", 1)[0]
                waiting += [f"{folder}/{name}" for name in re.findall(r'from "\./([\w.-]+)"', content.decode())]
    tell(f"a table's page: {len(seen)} files and the page, {total} bytes compressed")
    yield at_most("table.page", 70.0, total / 1000, "kB")


# servers and drivers


@contextlib.contextmanager
def server(database: Path) -> Iterator[int]:
    process, port = start_server(database)
    try:
        yield port
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(20)


def start_server(database: Path) -> tuple[subprocess.Popen[str], int]:
    vivant = str(Path(sys.executable).with_name("vivant"))
    command = [
        vivant,
        "serve",
        "--port",
        "0",
        "--db",
        f"sqlite:///{database}",
        "--no-open",
        *("--tables-per-address", "0", "--connections-per-address", "0", "--messages-per-address", "0"),
    ]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=database.parent)
    assert process.stdout is not None
    line = process.stdout.readline()
    return process, int(line.rsplit(":", 1)[1].strip().strip("/"))


@contextlib.contextmanager
def peer(folder: Path) -> Iterator[int]:
    folder.mkdir()
    install_peer()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    script = shutil.copy(Path(__file__).with_name("peer.cjs"), PEER_HOME / "peer.cjs")
    node = [shutil.which("node") or "node", str(script), str(port), str(folder)]
    process = subprocess.Popen(node, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=PEER_HOME)
    assert process.stdout is not None
    while "ready" not in process.stdout.readline():
        if process.poll() is not None:
            sys.exit("boardgame.io did not start")
    time.sleep(0.5)
    try:
        yield port
    finally:
        process.kill()
        process.wait()


def install_peer() -> None:
    if (PEER_HOME / "node_modules" / "node-persist").exists():
        return
    if shutil.which("npm") is None:
        sys.exit("the peer needs node and npm: install them (Debian: nodejs npm)")
    PEER_HOME.mkdir(parents=True, exist_ok=True)
    (PEER_HOME / "package.json").write_text('{"private": true}\n')
    tell(f"installing {PEER}")
    subprocess.run(
        ["npm", "install", "--silent", "--no-audit", "--no-fund", PEER, "node-persist@3"],
        cwd=PEER_HOME,
        check=True,
        stdout=sys.stderr,
    )


def start_driver(order: dict[str, Any], out: Path) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "benchmarks.table.driver", json.dumps({**order, "out": str(out)})]
    return subprocess.Popen(command, cwd=ROOT)


def drive(order: dict[str, Any]) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "driven.json"
        if start_driver(order, out).wait():
            sys.exit("the driver failed")
        driven: dict[str, Any] = json.loads(out.read_text(encoding="utf-8"))
    if driven["refused"] or driven["broken"]:
        tell(f"  {driven['refused']} actions refused, {driven['broken']} tables broken off")
    return driven


# looking


def standing_steps(database: Path, id: str) -> dict[int, str]:
    """What the store holds of a table, by step."""
    import sqlite3

    with contextlib.closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("select text from lines where table_id = ? order by line", (id,)).fetchall()
    lines = [json.loads(row[0]) for row in rows]
    return {line["n"]: line["do"] for line in lines if isinstance(line.get("who"), int) and "do" in line}


def present(port: int, id: str, token: str) -> None:
    """The restarted server opens the table: its record was whole."""
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/tables/{id}", headers={"authorization": f"Bearer {token}"}
    )
    with urllib.request.urlopen(request) as answer:
        assert answer.status == 200


def seat_experts(port: int) -> None:
    """A table of experts who wait for nobody: one of them thinks at any time."""
    seats = [{"kind": "bot", "bot": "expert"} for _ in range(4)]
    form = {"game": "vivo", "players": 4, "pace": "none", "seats": seats, "edition": long_edition(6)}
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/tables", json.dumps(form).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        assert answer.status == 201


def fetch(url: str) -> bytes:
    with urllib.request.urlopen(url) as answer:
        content: bytes = answer.read()
        return content


def long_edition(rounds: int) -> str:
    """A match that does not end while it is measured: the same cards, more rounds."""
    standard = (ROOT / "src/vivant/games/vivo/edition.toml").read_text(encoding="utf-8")
    return standard.replace("rounds = 2", f"rounds = {rounds}").replace('name = "standard"', 'name = "long"')


def centile(values: list[float], percent: float) -> float:
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(len(ranked) * percent / 100))] if ranked else float("inf")


def spread(values: list[float]) -> str:
    return ", ".join(f"{percent} %: {centile(values, percent) * 1e3:.1f} ms" for percent in (50, 90, 99))


if __name__ == "__main__":
    main()
