"""Players who note what was acknowledged to them, for tests that kill what they play on; and a look at what became of it."""

from __future__ import annotations

import http.client
import json
import threading
from contextlib import ExitStack
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection

from tests.table.serving import Table, hear

Acknowledged = tuple[int, int, str, int]  # seat, decision, what, step


class Player(threading.Thread):
    """Plays a table as fast as it goes, by POST or over its sockets, and notes what was acknowledged."""

    def __init__(self, table: Table, over_sockets: bool) -> None:
        super().__init__(daemon=True)
        self.table = table
        self.over_sockets = over_sockets
        self.acknowledged: list[Acknowledged] = []
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
        player.acknowledged.append((seat, int(str(body["decision"])), str(body["do"]), first["step"]))
        player.unanswered = None


def play_out(table: Table) -> list[Acknowledged]:
    """To the end, by the first thing that is legal; what was acknowledged on the way."""
    done: list[Acknowledged] = []
    seats = [seat for seat in table.tokens if seat >= 0]
    while True:
        told = [table.present(seat) for seat in seats]
        if told[0]["over"]:
            return done
        seat, you, do = next(
            (seat, one["you"], one["actions"][0]["do"])
            for seat, one in zip(seats, told, strict=True)
            if one["you"]["asked"]
        )
        body = {"decision": you["decision"], "do": do}
        answer = table.server.good("POST", f"{table.path}/act", table.tokens[seat], body)
        done.append((seat, you["decision"], do, answer["step"]))


def lost_and_doubled(table: Table, acknowledged: list[Acknowledged]) -> tuple[int, int]:
    """Of a finished match without undos in which everything was acknowledged in the end: how many actions are not in
    the record, and how many stand there that nobody was told of."""
    status, _, content = table.server.raw("GET", f"{table.path}/record")
    assert status == 200
    lines = [json.loads(line) for line in content.splitlines()]
    stands = {(line["n"], line["who"], line["do"]) for line in lines if isinstance(line.get("who"), int)}
    told = {(step, seat, do) for seat, _, do, step in acknowledged}
    return len(told - stands), len(stands - told)
