"""The server is killed under load: every acknowledged action is there when it starts again, and streams resume."""

from __future__ import annotations

import http.client
import json
import threading
import time
from pathlib import Path

from tests.table.follower import Follower, settled
from tests.table.hall import NAMES, person
from tests.table.serving import Server, Table, hear

TABLES = 4
PAUSES = (0.2, 0.3, 0.15)  # seconds of playing before each kill


class Player(threading.Thread):
    """Plays a table as fast as it goes, over one connection, and notes what was acknowledged."""

    def __init__(self, table: Table) -> None:
        super().__init__(daemon=True)
        self.table = table
        self.acknowledged: list[tuple[int, int, str, int]] = []  # seat, decision, what, step
        self.unanswered: tuple[int, dict[str, object]] | None = None

    def run(self) -> None:
        connection = http.client.HTTPConnection("127.0.0.1", self.table.server.port, timeout=10)

        def ask(method: str, what: str, seat: int, body: object = None) -> tuple[int, dict[str, object]]:
            headers = {"Authorization": f"Bearer {self.table.tokens[seat]}", "Content-Type": "application/json"}
            connection.request(method, self.table.path + what, None if body is None else json.dumps(body), headers)
            answer = connection.getresponse()
            return answer.status, json.loads(answer.read())

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
                        status, done = ask("POST", "/act", seat, body)
                        assert status == 200, done
                        step = done["step"]
                        assert isinstance(step, int)
                        self.acknowledged.append((seat, you["decision"], actions[0]["do"], step))
                        self.unanswered = None
                        _, told = ask("GET", "", seat)
                        you = told["you"]
                        assert isinstance(you, dict)
        except (OSError, http.client.HTTPException):
            pass  # killed
        finally:
            connection.close()


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
        first = server.good("POST", f"{table.path}/act", table.tokens[seat], body)
        assert server.good("POST", f"{table.path}/act", table.tokens[seat], body) == first


def test_nothing_that_was_acknowledged_is_lost(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        tables = [server.lay(*(person(seat) for seat in range(3)), short=False) for _ in range(TABLES)]
        acknowledged: list[tuple[int, int, str, int]] = []
        for pause in PAUSES:
            with tables[0].socket(0) as socket:
                follower = Follower()
                follower.hear(hear(socket))
                players = [Player(table) for table in tables]
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
            acknowledged += players[0].acknowledged
            with tables[0].socket(0, {"after": follower.number}) as again:
                assert follower.hear(hear(again))["whole"]
                assert settled(follower.known) == settled(tables[0].present(0))
        while tables[0].step():
            pass
        status, _, content = server.raw("GET", f"{tables[0].path}/record")
        assert status == 200
        steps = {line["n"]: line for line in map(json.loads, content.splitlines()) if isinstance(line.get("who"), int)}
        for seat, _, do, step in acknowledged:
            assert (steps[step]["who"], steps[step]["do"]) == (seat, do)
        told = server.good("GET", f"/api/replays/{tables[0].id}")
        assert told["verdict"]["seal"] == "true"
        assert told["seats"][:3] == NAMES[:3]
