"""HTTP and WebSocket clients of a few lines, so that the driver costs little beside the server that it drives."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast


class Http(asyncio.Protocol):
    """One kept-alive connection; one request at a time."""

    def __init__(self) -> None:
        self._transport: asyncio.Transport | None = None
        self._buffer = b""
        self._answer: asyncio.Future[tuple[int, bytes]] | None = None

    @classmethod
    async def connect(cls, host: str, port: int) -> Http:
        _, made = await asyncio.get_running_loop().create_connection(cls, host, port)
        return made

    async def ask(self, head: str, body: bytes = b"") -> tuple[int, bytes]:
        """`head` is the request line and the headers but for the length, each ended by CR LF."""
        assert self._transport is not None
        self._answer = asyncio.get_running_loop().create_future()
        self._transport.write(f"{head}content-length: {len(body)}\r\n\r\n".encode() + body)
        return await self._answer

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is none by its class

    def connection_lost(self, error: Exception | None) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(error or ConnectionResetError())

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        head, blank, rest = self._buffer.partition(b"\r\n\r\n")
        if not blank:
            return
        length = 0
        for line in head.lower().split(b"\r\n"):
            if line.startswith(b"content-length:"):
                length = int(line[15:])
        if len(rest) < length:
            return
        self._buffer = rest[length:]
        if self._answer is not None and not self._answer.done():
            self._answer.set_result((int(head[9:12]), rest[:length]))


class Socket(asyncio.Protocol):
    """A WebSocket that hands each text message to a function."""

    def __init__(self, host: str, path: str, heard: Callable[[bytes], None]) -> None:
        self._heard = heard
        self._request = (
            f"GET {path} HTTP/1.1\r\nhost: {host}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
            f"sec-websocket-version: 13\r\nsec-websocket-key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n"
        )
        self._buffer = b""
        self._open = False
        self._transport: asyncio.Transport | None = None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.ended = False

    @classmethod
    async def connect(cls, host: str, port: int, path: str, heard: Callable[[bytes], None]) -> Socket:
        loop = asyncio.get_running_loop()
        _, made = await loop.create_connection(lambda: cls(f"{host}:{port}", path, heard), host, port)
        await made.ready
        return made

    def say(self, text: str) -> None:
        assert self._transport is not None
        body = text.encode()
        head = b"\x81" + (bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + struct.pack(">H", len(body)))
        self._transport.write(head + b"\0\0\0\0" + body)  # a mask of zeros leaves the body as it is

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is none by its class
        self._transport.write(self._request.encode())

    def connection_lost(self, error: Exception | None) -> None:
        self.ended = True
        self._heard(b"")
        if not self.ready.done():
            self.ready.set_exception(error or ConnectionResetError())

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, blank, rest = self._buffer.partition(b"\r\n\r\n")
            if not blank:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.ready.set_exception(ConnectionError(head[:80].decode("latin-1")))
                return
            self._open, self._buffer = True, rest
            self.ready.set_result(None)
        self._read_frames()

    def _read_frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            kind, size, begin = buffer[at] & 15, buffer[at + 1] & 127, at + 2
            if size == 126:
                if len(buffer) < begin + 2:
                    break
                size, begin = struct.unpack_from(">H", buffer, begin)[0], begin + 2
            elif size == 127:
                if len(buffer) < begin + 8:
                    break
                size, begin = struct.unpack_from(">Q", buffer, begin)[0], begin + 8
            if len(buffer) < begin + size:
                break
            if kind == 1:
                self._heard(buffer[begin : begin + size])
            elif kind == 9 and self._transport is not None:
                self._transport.write(b"\x8a\x80\0\0\0\0")
            at = begin + size
        self._buffer = buffer[at:]
