"""Whatever dies while people play: what was acknowledged is there afterwards, once."""

from __future__ import annotations

import http.client
import json
import os
import signal
import socket
import time
from collections.abc import Callable
from pathlib import Path

from tests.attack.attack import Finding, attack, in_time
from tests.attack.target import Target
from tests.table.hall import bot
from tests.table.player import Acknowledged, Player, check_answers, lost_and_doubled, play_out
from tests.table.postgresql import own_postgres
from tests.table.serving import Table

NOTHING = "0 lost, 0 doubled"
TABLES = 4


class Ledger:
    """Tables that are played through faults, and all that was acknowledged there."""

    def __init__(self, target: Target, tables: int = TABLES) -> None:
        self.target = target
        self.tables = [target.people(short=False) for _ in range(tables)]
        self.acknowledged: dict[str, list[Acknowledged]] = {table.id: [] for table in self.tables}
        self.faults = 0

    def play_through(self, fault: Callable[[], None], mended: Callable[[], None]) -> None:
        """Everybody plays, the fault comes, it is mended; then all who got no answer send again."""
        players = [Player(table, bool(number % 2)) for number, table in enumerate(self.tables)]
        for player in players:
            player.start()
        end = time.monotonic() + 10
        while sum(len(player.acknowledged) for player in players) < 2 * len(players) and time.monotonic() < end:
            time.sleep(0.01)
        time.sleep(0.5)
        fault()
        for player in players:
            player.join(20)
        mended()
        for player in players:
            check_answers(player)
            self.acknowledged[player.table.id] += player.acknowledged
        self.faults += 1
        self.replace_finished()

    def replace_finished(self) -> None:
        for at, table in enumerate(self.tables):
            if table.present(0)["over"]:
                self.tables[at] = new = self.target.people(short=False)
                self.acknowledged[new.id] = []

    def finding(self) -> Finding:
        lost = doubled = 0
        for id, done in self.acknowledged.items():
            table = next((one for one in self.tables if one.id == id), None)
            if table is None:
                table = Table(self.target, {"table": id, "seats": [], "invitations": [], "watch": ""})
            else:
                done += play_out(table)
            gone, more = lost_and_doubled(table, done)
            lost, doubled = lost + gone, doubled + more
        return _finding(self.faults, sum(map(len, self.acknowledged.values())), lost, doubled, "faults")


def _finding(faults: int, actions: int, lost: int, doubled: int, called: str) -> Finding:
    counts = {"faults": faults, "acknowledged actions": actions}
    tried = f"{faults} {called}, {actions} acknowledged"
    return Finding(tried, f"{lost} lost, {doubled} doubled", not lost + doubled, counts)


@attack("kill -9 of the server", NOTHING, 150)
def server_killed(folder: Path) -> Finding:
    with Target(folder) as target:
        ledger = Ledger(target)
        for _ in in_time(range(20), 60, 5):
            ledger.play_through(target.kill, target.start)
        return ledger.finding()


@attack("kill -9 of the database", NOTHING, 90)
def database_killed(folder: Path) -> Finding:
    with own_postgres() as postgres, Target(folder, db=postgres.address) as target:
        ledger = Ledger(target)

        def back() -> None:
            postgres.start()
            end = time.monotonic() + 15  # the first answers may still be that nothing can be stored
            while not all(map(_recovered, ledger.tables)) and time.monotonic() < end:
                time.sleep(0.1)

        for _ in range(6):
            ledger.play_through(postgres.kill, back)
        return ledger.finding()


def _recovered(table: Table) -> bool:
    """Whether the table answers again, and others can be made; what only those who look see is another attack."""
    table.server.raw("POST", f"{table.path}/undo", table.tokens[0], {"decision": 0})
    made = {"game": "vivo", "players": 3, "seats": [{"kind": "friend"}] * 3}
    able = table.server.raw("POST", "/api/tables", None, made)[0] == 201
    return able and table.server.raw("GET", table.path, table.tokens[0])[0] == 200


@attack("a full disk", NOTHING, 60)
def disk_full(folder: Path) -> Finding:
    with Target(folder) as target:
        ledger = Ledger(target, 2)

        def full() -> None:
            target.may_write(max(path.stat().st_size for path in folder.glob("tables.db*")))

        for _ in range(15):
            ledger.play_through(full, lambda: target.may_write(-1))
        return ledger.finding()


@attack("kill -9 of bots that think", "all matches end, each true", 60)
def bots_killed(folder: Path) -> Finding:
    kills = 0
    with Target(folder) as target:
        tables = [target.lay(bot("easy"), bot("easy"), bot("easy"), short=False) for _ in range(6)]
        end = time.monotonic() + 40
        over: set[str] = set()
        while len(over) < len(tables) and time.monotonic() < end:
            for pid in target.children() if kills < 30 else []:
                os.kill(pid, signal.SIGKILL)
                kills += 1
            time.sleep(0.3)
            over |= {one.id for one in tables if target.raw("GET", f"{one.path}/record")[0] == 200}
        verdicts = [target.good("GET", f"/api/replays/{id}")["verdict"]["seal"] for id in over]
    held = len(over) == len(tables) and set(verdicts) == {"true"} and kills > 0
    worst = f"{len(over)} ended, {verdicts.count('true')} true"
    return Finding(f"{kills} kills, {len(tables)} matches", worst, held, {"faults": kills})


@attack("connections dropped before the answer", NOTHING, 60)
def connections_dropped(folder: Path) -> Finding:
    """Each action is sent and the connection reset at once; then it is sent until an answer comes."""
    done: list[Acknowledged] = []
    drops = 0
    with Target(folder) as target:
        table = target.people(short=False)
        while drops < 60:
            told = [table.present(seat) for seat in range(3)]
            if told[0]["over"]:
                break
            seat = next(seat for seat in range(3) if told[seat]["you"]["asked"])
            body = {"decision": told[seat]["you"]["decision"], "do": told[seat]["actions"][0]["do"]}
            for pause in (0, 0.002, 0.02)[: 1 + drops % 3]:
                _send_and_drop(target.port, f"{table.path}/act", table.tokens[seat], body, pause)
                drops += 1
            answer = target.good("POST", f"{table.path}/act", table.tokens[seat], body)
            done.append((seat, body["decision"], body["do"], answer["step"]))
        done += play_out(table)
        lost, doubled = lost_and_doubled(table, done)
    return _finding(drops, len(done), lost, doubled, "drops")


def _send_and_drop(port: int, path: str, token: str, body: object, pause: float) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    connection.request("POST", path, json.dumps(body), headers)
    time.sleep(pause)
    assert connection.sock is not None
    connection.sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")  # a reset, no farewell
    connection.close()
