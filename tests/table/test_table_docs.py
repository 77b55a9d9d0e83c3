"""docs/table.md says what is: every sample is sent to a server, and its lists are complete."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.table.hall import FRIEND, bot, fragment, person
from tests.table.serving import Server, Table, hear
from vivant.engine.verify import verify
from vivant.table.app import make_app
from vivant.table.settings import Settings

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "table.md").read_text(encoding="utf-8")
BOT = ROOT / "examples" / "bot.py"
BLOCKS: list[tuple[str, str]] = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
FREE = ("number",)  # it comes from the clock


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


def alike(shown: Any, told: Any, key: str = "") -> bool:
    """Whether an answer is as the page shows it; `…` stands for anything, and what the page leaves out is free."""
    if isinstance(shown, dict):
        return isinstance(told, dict) and all(
            name in told and alike(value, told[name], name) for name, value in shown.items()
        )
    if isinstance(shown, list):
        if shown and shown[-1] == "…":
            shown, told = shown[:-1], told[: len(shown) - 1]
        return len(shown) == len(told) and all(alike(one, other) for one, other in zip(shown, told, strict=True))
    if isinstance(shown, str) and isinstance(told, str):
        return re.fullmatch(".*".join(map(re.escape, shown.split("…"))), told, re.DOTALL) is not None
    return type(shown) is type(told) and (key in FREE or shown == told)


class Reader:
    """Sends the samples one after the other; names in capitals stand for what was told before."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.known: dict[str, str] = {}

    def fill(self, text: str) -> str:
        for name, value in self.known.items():
            text = re.sub(rf"\b{name}\b", value, text)
        return text

    def table(self) -> Table:
        made = {"table": self.known["ID"], "seats": [], "invitations": [], "watch": ""}
        found = Table(self.server, made)
        found.tokens = {0: self.known["LARK"], 1: self.known.get("FERN", "")}
        return found

    def ask(self, request: str, shown: str) -> None:
        head, _, body = request.partition("\n\n")
        first, *headers = self.fill(head).strip().splitlines()
        method, path = first.split()
        sent = {name: value for name, _, value in (header.partition(": ") for header in headers)}
        if "/events" in path:
            token = sent["Authorization"].removeprefix("Bearer ")
            table = self.table()
            table.tokens[9] = token
            events = table.events(9, "?" + path.partition("?")[2])
            told = next(iter(events))
            events.close()
            assert alike(re.sub(r"\d{13}", "…", shown.partition("data: ")[2].strip()), told)
            return
        content = json.loads(self.fill(body)) if body.strip() else None
        _, told = self.server.ask(method, path, None, content, sent)
        self.learn(told)
        expected = json.loads(self.fill(shown))
        assert alike(expected, told), f"{first}\n{expected}\n{told}"

    def learn(self, told: dict[str, Any]) -> None:
        if "invitations" in told:
            self.known["ID"] = told["table"]
            self.known["LARK"] = told["seats"][0]["token"]
            self.known["INVITATION"] = fragment(told["invitations"][0]["link"])
        if "key" in told:
            self.known["BOOK"] = told["key"]
        if told.get("name") == "Fern" and "token" in told:
            self.known["FERN"] = told["token"]
        if isinstance(told.get("ask"), int):
            self.known["1763240000"] = str(told["ask"])
        if told.get("actions"):
            self.known["r7"] = told["actions"][0]["do"]

    def talk(self, block: str) -> None:
        with self.table().socket(1, {"token": self.known["FERN"]}) as socket:
            hear(socket)
        from websockets.sync.client import connect

        with connect(f"ws://127.0.0.1:{self.server.port}/api/tables/{self.known['ID']}/socket") as socket:
            for line in block.strip().splitlines():
                if line.startswith("> "):
                    socket.send(self.fill(line[2:]))
                    continue
                shown, told = json.loads(self.fill(line[2:])), json.loads(hear(socket))
                while "call" in shown and "call" not in told:  # somebody came or went meanwhile
                    told = json.loads(hear(socket))
                assert alike(shown, told), line


def test_every_sample_is_true(server: Server) -> None:
    reader = Reader(server)
    tried = 0
    for at, (kind, block) in enumerate(BLOCKS):
        if kind == "http":
            answer, shown = BLOCKS[at + 1]
            assert answer in ("json", "text")
            reader.ask(block, shown)
            tried += 1
        elif kind == "ws":
            reader.talk(block)
            tried += 1
        else:
            assert kind in ("json", "text", "sh")
    assert tried >= 10


def table_under(heading: str) -> list[list[str]]:
    """The rows of the first table under a heading."""
    part = PAGE.partition(f"\n{heading}\n")[2]
    rows = re.search(r"(?:^\|.*\|\n)+", part, re.MULTILINE)
    assert rows is not None
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[0].splitlines()[2:]]


def test_it_lists_every_call() -> None:
    app = make_app(Settings(db="sqlite://"))
    app.state.tables.store.close()
    calls = {f"`{method.upper()} {path}`" for path, told in app.openapi()["paths"].items() for method in told}
    assert {row[0] for row in table_under("## All calls")} == calls


def test_it_lists_every_key_of_a_message(server: Server) -> None:
    laid = server.lay(*(person(seat) for seat in range(3)))
    told = laid.present(0, "?shape=wide")
    part = PAGE.partition("\n| key | what |\n")[2].partition("\n\n")[0]
    assert set(re.findall(r"^\| `(\w+)` \|", part, re.MULTILINE)) == set(told) - {"number", "whole"} | {"film"}


def test_it_lists_every_refusal() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src" / "vivant" / "table").glob("*.py"))
    found: dict[str, set[int]] = {}
    pairs = re.findall(r'refuse\(\s*(\d+),\s*"([\w-]+)"', source) + re.findall(r': \((\d{3}), "(\w+)"\)', source)
    pairs += re.findall(r'(?:Refusal|super\(\)\.__init__)\((\d+), "(\w+)"', source)
    pairs += [("404", "address"), ("405", "method"), ("400", "http")]
    for status, code in pairs:
        found.setdefault(code, set()).add(int(status))
    listed = {row[0].strip("`"): {int(status) for status in row[1].split(", ")} for row in table_under("## Refusals")}
    assert listed == found


def test_the_bot_is_short_and_plays_to_the_end(server: Server, tmp_path: Path) -> None:
    lines = [line for line in BOT.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(lines) < 40
    assert not re.search(r"^\s*(import|from) (?!json|random|sys|urllib)", "\n".join(lines), re.MULTILINE)
    laid = server.lay(person(0), FRIEND, bot())
    command = [sys.executable, "-I", str(BOT), laid.links[1], "Rook"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=tmp_path) as running:
        end = time.monotonic() + 60
        undone = False
        while laid.present(0)["table"]["state"] != "over":
            assert time.monotonic() < end
            assert running.poll() is None
            if laid.step() and not undone:
                told = laid.present(0)
                if told["undo"] and told["undo"]["free"]:
                    body = {"decision": told["you"]["decision"]}
                    undone = laid.server.ask("POST", f"{laid.path}/undo", laid.tokens[0], body)[0] == 200
        out, err = running.communicate(timeout=20)
    assert (running.returncode, err) == (0, "")
    assert out.strip()
    assert laid.present(0)["seats"][1]["name"] == "Rook"
    assert verify(server.raw("GET", f"{laid.path}/record")[2], "record").seal == "true"


def test_three_bots_of_ones_own_play_each_other(server: Server) -> None:
    laid = server.lay(FRIEND, FRIEND, FRIEND)
    namespace: dict[str, Any] = {"__name__": "bot"}
    exec(compile(BOT.read_text(encoding="utf-8"), str(BOT), "exec"), namespace)
    threads = [threading.Thread(target=namespace["main"], args=(laid.links[seat], f"Rook {seat}")) for seat in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert server.raw("GET", f"{laid.path}/record")[0] == 200
