"""Connections that are not what a browser makes: cut off or left alone, without a trace of them in memory or log."""

from __future__ import annotations

import contextlib
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from uvicorn.protocols.http.flow_control import FlowControl

from tests.table.hall import person
from tests.table.serving import OTHER, PATIENCE, Table, Tuned, closed_with
from vivant.table.connections import Connections, watched
from vivant.table.settings import Settings

HOST = b"Host: 127.0.0.1\r\n"
ROBOTS = b"GET /robots.txt HTTP/1.1\r\n" + HOST + b"\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tuned]:
    """What it says at its end is looked at: nobody can write a traceback into its log."""
    with Tuned(tmp_path_factory.mktemp("server"), head_seconds=1.0, body_seconds=1.0) as running:
        yield running
        _, _, said = running.stop()
        assert "Traceback" not in said
        assert "ERROR" not in said


@pytest.fixture
def laid(server: Tuned) -> Table:
    return server.lay(*(person(seat) for seat in range(3)))


def request(laid: Table, what: str, *headers: str) -> bytes:
    """One for what a spectator may see."""
    lines = [f"GET {laid.path}/{what} HTTP/1.1", "Host: 127.0.0.1", f"Authorization: Bearer {laid.tokens[-1]}"]
    return "".join(f"{line}\r\n" for line in (*lines, *headers, "")).encode()


def upgrade(laid: Table) -> bytes:
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
    return request(laid, "socket", "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", key)


def heard(line: socket.socket, text: bytes) -> bytes:
    """All that comes, up to this."""
    said = b""
    while text not in said:
        part = line.recv(65_536)
        assert part, said
        said += part
    return said


def ended(line: socket.socket) -> bool:
    """Whether the server ends it, within our patience."""
    try:
        while line.recv(65_536):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        pass
    return True


@contextlib.contextmanager
def following(server: Tuned, laid: Table, *headers: str) -> Iterator[socket.socket]:
    """An event stream that has begun."""
    with server.dial() as line:
        line.sendall(request(laid, "events", *headers))
        heard(line, b'"whole":true')
        yield line


def is_left(laid: Table) -> bool:
    """Whether the table is left by all who looked on, soon."""
    latest = time.monotonic() + 5
    while laid.present(0)["table"]["watchers"]:
        if time.monotonic() > latest:
            return False
        time.sleep(0.1)
    return True


# while an answer is under way


@pytest.mark.parametrize("begun", [b"GET / HTTP/1.1\r\nX-A: ", b"GET /"])
def test_no_head_without_end_can_follow_a_stream(server: Tuned, laid: Table, begun: bytes) -> None:
    with following(server, laid) as line, contextlib.suppress(ConnectionError):
        line.sendall(begun)
        for _ in range(100):
            line.sendall(b"a" * 10_000)
            time.sleep(0.01)
        raise AssertionError("a megabyte was taken")
    assert is_left(laid)


def test_a_request_that_follows_in_time_is_answered(server: Tuned) -> None:
    with server.dial() as line:
        line.sendall(ROBOTS * 3)
        said = b""
        while said.count(b"Disallow") < 3:
            said += heard(line, b"Disallow")
        assert said.count(b"HTTP/1.1 200") == 3


class Slow:
    """A transport and a clock in one: what waits to be sent, and who is to be woken when."""

    waiting = 100_000
    aborted = False
    woken: tuple[Any, ...] | None = None

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def abort(self) -> None:
        self.aborted = True

    def call_later(self, seconds: float, *work: Any) -> Slow:
        assert seconds == 60.0
        self.woken = work
        return self

    def cancel(self) -> None:
        self.woken = None

    def wake(self) -> None:
        assert self.woken is not None
        self.woken[0](*self.woken[1:])


def test_who_takes_nothing_of_an_answer_is_let_go_and_who_takes_it_slowly_is_not() -> None:
    http, _ = watched(Connections(Settings(db="")))
    slow, line = Slow(), object.__new__(http)
    flow = FlowControl(slow)  # type: ignore[arg-type]
    line.__dict__ |= {"transport": slow, "loop": slow, "_writing": None, "flow": flow}
    line.pause_writing()
    for _ in range(3):
        slow.waiting -= 2_000
        slow.wake()
    line.resume_writing()
    assert (slow.woken, slow.aborted) == (None, False)
    line.pause_writing()
    slow.waiting -= 10
    slow.wake()
    assert slow.aborted


def test_a_stream_ends_with_its_connection_whatever_came_after_it(server: Tuned, laid: Table) -> None:
    with following(server, laid) as line:
        line.sendall(ROBOTS)
        time.sleep(0.2)
    for _ in range(3):  # nothing more is read of it: that it has gone is noticed when something is told
        laid.step()
        time.sleep(0.1)
    assert is_left(laid)


def test_a_stream_does_not_become_a_socket(server: Tuned, laid: Table) -> None:
    with following(server, laid) as line:
        line.sendall(upgrade(laid))
        assert ended(line)
    assert is_left(laid)


def test_a_stream_reads_no_body(server: Tuned, laid: Table) -> None:
    piece = b"2000\r\n" + bytes(0x2000) + b"\r\n"
    with following(server, laid, "Transfer-Encoding: chunked") as line, contextlib.suppress(ConnectionError):
        for _ in range(20):
            line.sendall(piece)
            time.sleep(0.01)
        assert ended(line)  # it is not waited for longer than for any other body
    assert is_left(laid)


# what is no text


@pytest.mark.parametrize("pieces", [[b"\xff\xfe"], [b"\xc3", b""], [b'{"a":"\xe2', b'\x28"}']])
def test_a_message_that_is_no_text_closes_its_socket(server: Tuned, laid: Table, pieces: list[bytes]) -> None:
    with server.dial() as line:
        line.sendall(upgrade(laid))
        heard(line, b"\r\n\r\n")
        last = len(pieces) - 1
        for at, piece in enumerate(pieces):
            first = (0x80 if at == last else 0) | (0 if at else 1)
            line.sendall(bytes([first, 0x80 | len(piece)]) + bytes(4) + piece)
        assert heard(line, b"\x88\x02\x03\xef")  # 1007: not consistent with the type of the message
        assert ended(line)


# what stands in the log


def test_who_opens_a_connection_and_asks_nothing_is_let_go_quietly(tmp_path: Path) -> None:
    """Browsers open some before they need them."""
    refused = b"POST /api/tables HTTP/1.1\r\n" + HOST + b"Content-Length: 100000\r\n\r\n"
    with Tuned(tmp_path, head_seconds=0.5, body_seconds=5.0) as server:
        with server.dial() as line:
            assert ended(line)
        with server.dial() as line:  # it was answered before it had said all, and has nothing more to ask
            line.sendall(refused)
            heard(line, b"413")
            line.sendall(bytes(100_000))
            started = time.monotonic()
            assert ended(line)
            assert time.monotonic() - started < 4
        assert server.stop()[2] == ""


def test_who_begins_to_ask_and_does_not_end_stands_in_the_log(tmp_path: Path) -> None:
    with Tuned(tmp_path, head_seconds=0.5, body_seconds=0.5) as server:
        body = b"POST /api/tables HTTP/1.1\r\n" + HOST + b"Content-Length: 9\r\n\r\n{"
        for half in (ROBOTS[:20], ROBOTS + ROBOTS[:20], body):
            with server.dial() as line:
                line.sendall(half)
                assert ended(line)
        (said,) = server.stop()[2].splitlines()
        assert "127.0.0.1 opens connections and does not end its requests" in said


def test_many_requests_that_are_none_are_told_once(tmp_path: Path) -> None:
    with Tuned(tmp_path) as server:
        for wrong in (b"?\r\n\r\n", ROBOTS[:-2] + b"Connection: upgrade\r\nUpgrade: x\r\n\r\n"):
            for _ in range(20):
                with server.dial() as line:
                    line.settimeout(PATIENCE)
                    line.sendall(wrong)
                    assert heard(line, b"HTTP/1.1 ")
        said = server.stop()[2]
        assert len(said.splitlines()) == 2, said


# how many


def test_limits_of_sockets_and_addresses_hold(tmp_path: Path) -> None:
    with Tuned(tmp_path, messages_per_second=1, connections_per_address=4) as server:
        laid = server.lay(*(person(seat) for seat in range(3)))
        with laid.socket(-1) as socket:
            for _ in range(30):  # twenty at once, where one each second is usual
                socket.send("{}")
            assert closed_with(socket) == 4429
        with contextlib.ExitStack() as lines:
            for _ in range(4):
                lines.enter_context(server.dial())
            with server.dial() as one_more, contextlib.suppress(ConnectionError):
                one_more.sendall(ROBOTS)
                assert one_more.recv(1000) == b""
            with server.dial(OTHER) as other:
                other.sendall(ROBOTS)
                assert heard(other, b"Disallow").startswith(b"HTTP/1.1 200")
        (said,) = server.stop()[2].splitlines()
        assert "127.0.0.1 has as many connections open as one address may have" in said
