"""The server is killed under load: every acknowledged action is there when it starts again, and streams resume."""

from __future__ import annotations

import http.client
import json
import threading
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection

from tests.table.follower import Follower, settled
from tests.table.hall import NAMES, person
from tests.table.serving import Server, Table, hear

TABLES = 4
PAUSES = (0.2, 0.3, 0.15)  # seconds of playing before each kill


class Player(threading.Thread):
    """Plays a table as fast as it goes, by POST or over its sockets, and notes what was acknowledged."""

    def __init__(self, table: Table, over_sockets: bool) -> None:
        super().__init__(daemon=True)
        self.table = table
        self.over_sockets = over_sockets
        self.acknowledged: list[tuple[int, int, str, int]] = []  # seat, decision, what, step
        self.unanswered: tuple[int, dict[str, object]] | None = None

    def run(self) -> None:
        with ExitStack() as opened:
            try:
                self._play([opened.enter_context(self.table.socket(seat)) for seat in range(3)])
            except (OSError, http.client.HTTPException, WebSocketException):
                pass  # killed

    def _play(self, sockets: list[ClientConnection]) -> None:
        connection = http.client.HTTPConnection("127.0.0.1", self.table.server.port, timeout=10)

        def ask(method: str, what: str, seat: int, body: object = None) -> tuple[int, dict[str, object]]:
            headers = {"Authorization": f"Bearer {self.table.tokens[seat]}", "Content-Type": "application/json"}
            connection.request(method, self.table.path + what, None if body is None else json.dumps(body), headers)
            answer = connection.getresponse()
            return answer.status, json.loads(answer.read())

        def act(seat: int, body: object) -> tuple[int, dict[str, object]]:
            return sent(sockets[seat], body) if self.over_sockets else ask("POST", "/act", seat, body)

        try:
            while True:
                for seat in range(3):
                    _, told = ask("GET", "", seat)
                    you = told["you"]
                    assert isinstance(you, dict)
                    if told["over"]:
                        return
                    while you["asked"]:
                        actions = told["actions"]
                        assert isinstance(actions, list)
                        body = {"decision": you["decision"], "do": actions[0]["do"]}
                        self.unanswered = (seat, body)
                        status, done = act(seat, body)
                        assert status == 200, done
                        step = done["step"]
                        assert isinstance(step, int)
                        self.acknowledged.append((seat, you["decision"], actions[0]["do"], step))
                        self.unanswered = None
                        _, told = ask("GET", "", seat)
                        you = told["you"]
                        assert isinstance(you, dict)
        finally:
            connection.close()


def sent(socket: ClientConnection, body: object) -> tuple[int, dict[str, Any]]:
    """An action over a socket."""
    socket.send(json.dumps({"call": 1, "act": body}))
    while "call" not in (told := json.loads(hear(socket))):
        pass
    return told["status"], told


def check_answers(player: Player) -> None:
    """The last answer of each seat is remembered; what got no answer is sent again, and done once."""
    table, server = player.table, player.table.server
    for seat in range(3):
        own = [one for one in player.acknowledged if one[0] == seat]
        if own and not (player.unanswered and player.unanswered[0] == seat):
            _, decision, do, step = own[-1]
            told = server.good("POST", f"{table.path}/act", table.tokens[seat], {"decision": decision, "do": do})
            assert told["step"] == step
    if player.unanswered:
        seat, body = player.unanswered
        with table.socket(seat) as socket:
            status, first = sent(socket, body)
        assert status == 200
        again = server.good("POST", f"{table.path}/act", table.tokens[seat], body)
        assert again == {"step": first["step"], "decision": first["decision"]}


def test_nothing_that_was_acknowledged_is_lost(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        tables = [server.lay(*(person(seat) for seat in range(3)), short=False) for _ in range(TABLES)]
        acknowledged: list[list[tuple[int, int, str, int]]] = [[], []]
        for pause in PAUSES:
            with tables[0].socket(0) as socket:
                follower = Follower()
                follower.hear(hear(socket))
                players = [Player(table, bool(number % 2)) for number, table in enumerate(tables)]
                for player in players:
                    player.start()
                while sum(len(player.acknowledged) for player in players) < TABLES:
                    time.sleep(0.02)
                time.sleep(pause)
                server.kill()
            for player in players:
                player.join(20)
            server.start()
            assert sum(len(player.acknowledged) for player in players) >= TABLES
            for player in players:
                check_answers(player)
            for number, player in enumerate(players[:2]):
                acknowledged[number] += player.acknowledged
            with tables[0].socket(0, {"after": follower.number}) as again:
                assert follower.hear(hear(again))["whole"]
                assert settled(follower.known) == settled(tables[0].present(0))
        for table, done in zip(tables, acknowledged, strict=False):
            while table.step():
                pass
            status, _, content = server.raw("GET", f"{table.path}/record")
            assert status == 200
            lines = [json.loads(line) for line in content.splitlines()]
            steps = {line["n"]: line for line in lines if isinstance(line.get("who"), int)}
            for seat, _, do, step in done:
                assert (steps[step]["who"], steps[step]["do"]) == (seat, do)
            told = server.good("GET", f"/api/replays/{table.id}")
            assert told["verdict"]["seal"] == "true"
            assert told["seats"][:3] == NAMES[:3]
