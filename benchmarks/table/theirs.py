"""Tables of boardgame.io under the same driver; its sockets speak socket.io."""

from __future__ import annotations

import asyncio
import json
import secrets
import time

from benchmarks.table.ours import SEATS, Times
from benchmarks.table.wire import Socket

PATH = "/socket.io/?EIO=4&transport=websocket"
ROOM = "/cards,"


class PeerLane:
    """One match with four people; an action is acknowledged when its own sender is told of it."""

    def __init__(self, host: str, port: int, times: Times) -> None:
        self.host, self.port, self.times = host, port, times
        self.id = secrets.token_hex(6)
        self.sockets: list[Socket] = []
        self.state_id = -1
        self.player = 0
        self.heard = [0.0] * SEATS
        self.news = asyncio.Event()

    async def open(self) -> None:
        for seat in range(SEATS):
            self.sockets.append(
                await Socket.connect(self.host, self.port, PATH, lambda data, seat=seat: self._hear(seat, data))
            )
        while not all(self.heard):
            self.news.clear()
            await self.news.wait()

    def _hear(self, seat: int, data: bytes) -> None:
        text = data.decode()
        if not text:
            return
        socket = self.sockets[seat] if seat < len(self.sockets) else None
        if text.startswith("0"):
            asyncio.get_running_loop().call_soon(self._greet, seat)
        elif text == "2" and socket is not None:
            socket.say("3")
        elif text.startswith(f"40{ROOM}") and socket is not None:
            socket.say(f"42{ROOM}" + json.dumps(["sync", self.id, str(seat), None, SEATS]))
        elif text.startswith(f"42{ROOM}"):
            kind, _, *rest = json.loads(text[2 + len(ROOM) :])
            if kind not in ("sync", "update"):
                return
            state = rest[0]["state"] if kind == "sync" else rest[0]
            if state["_stateID"] >= self.state_id:
                self.state_id, self.player = state["_stateID"], int(state["ctx"]["currentPlayer"])
            self.heard[seat] = time.perf_counter()
            self.news.set()

    def _greet(self, seat: int) -> None:
        if seat < len(self.sockets):
            self.sockets[seat].say(f"40{ROOM}")
        else:
            asyncio.get_running_loop().call_soon(self._greet, seat)

    async def act(self) -> bool:
        seat = self.player
        move = {"type": "MAKE_MOVE", "payload": {"type": "play", "args": [0], "playerID": str(seat)}}
        begun = time.perf_counter()
        self.sockets[seat].say(f"42{ROOM}" + json.dumps(["update", move, self.state_id, self.id, str(seat)]))
        while self.heard[seat] < begun:
            self.news.clear()
            await self.news.wait()
        self.times.acknowledged.append(self.heard[seat] - begun)
        self.times.acted += 1
        while min(self.heard) < begun:
            self.news.clear()
            await self.news.wait()
        self.times.delivered.append(max(self.heard) - begun)
        return True

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()
