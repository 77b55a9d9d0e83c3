"""Tables of vivant under a driver: people with scenes, who act over their sockets as a page does, or programs."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import dataclass, field

from benchmarks.table.wire import Http, Socket

SEATS = 4


@dataclass
class Times:
    """What was measured, in seconds: until an action was acknowledged, and until all four had the new scene."""

    acknowledged: list[float] = field(default_factory=list)
    delivered: list[float] = field(default_factory=list)
    acted: int = 0
    refused: int = 0


class Lane:
    """One table with four people, played by its own connections. `way` is how actions go: `socket`, or `post`."""

    def __init__(self, host: str, port: int, times: Times, shape: str, way: str) -> None:
        self.host, self.port, self.times, self.shape, self.way = host, port, times, shape, way
        self.id = ""
        self.tokens: list[str] = []
        self.http: list[Http] = []
        self.sockets: list[Socket] = []
        self.known: list[dict[str, object]] = [{} for _ in range(SEATS)]
        self.heard = [0.0] * SEATS
        self.acknowledged: dict[int, str] = {}  # step: action, all that the server said it has
        self.news = asyncio.Event()
        self.calls = 0
        self.answer: asyncio.Future[dict[str, object]] | None = None  # to the call that is on its way

    async def open(self, edition: str | None) -> None:
        self.http = [await Http.connect(self.host, self.port) for _ in range(SEATS)]
        places = [{"kind": "you" if seat == 0 else "here", "name": f"P{seat}"} for seat in range(SEATS)]
        form = {"game": "vivo", "players": SEATS, "pace": "none", "seats": places, "edition": edition}
        status, body = await self.http[0].ask(self._head("POST", "/api/tables", ""), json.dumps(form).encode())
        if status != 201:
            raise RuntimeError(body.decode())
        made = json.loads(body)
        self.id = made["table"]
        self.tokens = [seat["token"] for seat in made["seats"]]
        await self.look()

    async def look(self) -> None:
        """Open the four sockets, and wait until each has told what it knows."""
        path = f"/api/tables/{self.id}/socket"
        for seat in range(SEATS):
            socket = await Socket.connect(self.host, self.port, path, lambda data, seat=seat: self._hear(seat, data))
            socket.say(json.dumps({"token": self.tokens[seat], "lang": "en", "shape": self.shape, "after": None}))
            self.sockets.append(socket)
        while not all(self.known):
            self.news.clear()
            await self.news.wait()

    def _hear(self, seat: int, data: bytes) -> None:
        if not data:  # the connection has ended
            self.news.set()
            if self.answer is not None and not self.answer.done():
                self.answer.set_exception(ConnectionResetError())
            return
        message = json.loads(data)
        if "call" in message:
            if self.answer is not None and not self.answer.done():
                self.answer.set_result(message)
            return
        if "scene" in message:
            self.heard[seat] = time.perf_counter()
        self.known[seat] = {**self.known[seat], **message}
        self.news.set()

    def asked(self) -> int:
        """Who is asked, by what its own socket told it; -1 when nobody knows yet, -2 at the end."""
        if self.known[0].get("over"):
            return -2
        for seat in range(SEATS):
            you, actions = self.known[seat].get("you"), self.known[seat].get("actions")
            if isinstance(you, dict) and you["asked"] and actions:
                return seat
        return -1

    async def act(self) -> bool:
        """One action of whoever is asked; False at the end of the match."""
        while (seat := self.asked()) == -1:
            if any(socket.ended for socket in self.sockets):
                raise ConnectionResetError
            self.news.clear()
            await self.news.wait()
        if seat == -2:
            return False
        known = self.known[seat]
        you, actions = known["you"], known["actions"]
        assert isinstance(you, dict)
        assert isinstance(actions, list)
        do = actions[you["decision"] % len(actions)]["do"]
        self.known[seat] = {**known, "actions": []}
        begun = time.perf_counter()
        told = await self._send(seat, {"decision": you["decision"], "do": do})
        done = time.perf_counter()
        if told["status"] != 200:
            self.times.refused += 1
            return True
        self.acknowledged[int(str(told["step"]))] = do
        self.times.acknowledged.append(done - begun)
        self.times.acted += 1
        if self.shape in ("wide", "tall"):
            while min(self.heard) < begun:
                if any(socket.ended for socket in self.sockets):
                    raise ConnectionResetError
                self.news.clear()
                await self.news.wait()
            self.times.delivered.append(max(self.heard) - begun)
        return True

    async def _send(self, seat: int, form: dict[str, object]) -> dict[str, object]:
        """The answer, with its status."""
        if self.way == "post":
            head = self._head("POST", f"/api/tables/{self.id}/act", self.tokens[seat])
            status, answer = await self.http[seat].ask(head, json.dumps(form).encode())
            return {"status": status, **json.loads(answer)}
        self.calls += 1
        self.answer = asyncio.get_running_loop().create_future()
        self.sockets[seat].say(json.dumps({"call": self.calls, "act": form}))
        return await self.answer

    def _head(self, method: str, path: str, token: str) -> str:
        return (
            f"{method} {path} HTTP/1.1\r\nhost: {self.host}:{self.port}\r\nauthorization: Bearer {token}\r\n"
            "content-type: application/json\r\n"
        )

    def close(self) -> None:
        for connection in [*self.http, *self.sockets]:
            connection.close()
