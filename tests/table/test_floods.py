"""Floods: one address sends as much as it can; everybody else is answered as ever, and memory stays."""

from __future__ import annotations

import contextlib
import json
import resource
import select
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.table.hall import person
from tests.table.serving import OTHER, PATIENCE, Table, Tuned, hear
from vivant.engine.dice import FastDice
from vivant.engine.match import Match
from vivant.engine.registry import find_game, game_ids, make_game
from vivant.table import rehearsal
from vivant.table.settings import Settings

pytestmark = pytest.mark.deep

GOLDEN = Path(__file__).parents[1] / "golden"
WAIT = 2.0  # seconds that anybody may wait, on a machine that has other things to do; unmended it was ten and more


@contextlib.contextmanager
def meanwhile(work: Callable[[], object]) -> Iterator[Callable[[], bool]]:
    """Something in another thread, which has ended at the end; asks whether it is still going on."""
    failed: list[BaseException] = []

    def run() -> None:
        try:
            work()
        except BaseException as error:
            failed.append(error)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    yield thread.is_alive
    thread.join(60)
    assert not thread.is_alive()
    if failed:
        raise failed[0]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Tuned]:
    with Tuned(tmp_path) as running:
        yield running
        _, _, said = running.stop()
        assert "Traceback" not in said


def table_body(edition: str) -> dict[str, Any]:
    return {"game": "vivo", "players": 3, "edition": edition, "seats": [person(seat) for seat in range(3)]}


# what is parsed


def test_an_edition_of_one_endless_key_keeps_nobody_waiting(server: Tuned) -> None:
    body = table_body(".".join("a" * 31_500) + " = 1")
    server.lay(*(person(seat) for seat in range(3)))  # all is loaded
    before = server.megabytes()
    answers: list[tuple[int, Any]] = []
    with meanwhile(lambda: answers.extend(server.ask("POST", "/api/tables", None, body) for _ in range(3))) as going:
        while going():
            assert server.waited() < WAIT
            assert server.megabytes() < before + 100
    assert [(status, told["code"]) for status, told in answers] == [(422, "setup")] * 3
    assert "line 1: a key of more than 16 parts" in answers[0][1]["error"]


def test_what_takes_too_long_to_read_is_refused_in_one_line(tmp_path: Path) -> None:
    """A record that goes to and fro for ever, where a rehearsal may do next to nothing."""
    match = Match(make_game("vivo", 3), FastDice(7))
    seat, others = match.to_act()[0], [other for other in range(3) if other != match.to_act()[0]]
    do = match.legal(seat)[0]
    for _ in range(6000):
        match.undo(seat, match.play(seat, do).n, consent=others)
    content = match.record().text().encode()
    with Tuned(tmp_path / "a", rehearsal_seconds=0.02) as server:
        told = [server.ask("POST", f"/api/records?lang={lang}", None, content) for lang in ("en", "fr")]
        assert [(status, said["code"]) for status, said in told] == [(422, "heavy")] * 2
        assert all("\n" not in said["error"] for _, said in told)
        assert told[0][1] != told[1][1]
    with (
        Tuned(tmp_path / "b") as server,
        meanwhile(lambda: server.good("POST", "/api/records", None, content)) as going,
    ):
        while going():
            assert server.waited() < WAIT


def rehearsed(what: str, before: str = "") -> str:
    """What a process said on stderr that has the limits of a rehearsal and does this."""
    first = f"from vivant.table import rehearsal\n{before}\nrehearsal._load_games()\nrehearsal._limit_memory()\n"
    return subprocess.run([sys.executable, "-c", first + what], capture_output=True, text=True).stderr


def test_a_rehearsal_has_so_much_memory_and_no_more() -> None:
    assert rehearsal.MOST_MEMORY <= 256_000_000  # as the server reads again, without limits, whatever came through
    assert "MemoryError" in rehearsed("bytes(rehearsal.MOST_MEMORY * 5 // 4)")
    assert rehearsed("bytes(rehearsal.MOST_MEMORY // 2)") == ""


def test_what_people_play_needs_a_small_part_of_what_a_rehearsal_may_take() -> None:
    """The longest record that we have, and every game as it ships at its largest."""
    assert Settings(db="").rehearsal_seconds <= 2
    longest = max(GOLDEN.glob("*.jsonl"), key=lambda file: file.stat().st_size)
    questions: list[dict[str, Any]] = [{"record": longest.read_bytes().decode("latin-1")}]
    for id in game_ids():
        edition = find_game(id).standard_edition()
        most = max(find_game(id).player_counts(edition))
        asked = {"game_id": id, "players": most, "options": {}, "edition": edition.text, "rulings": {}}
        questions.append(asked)
    timed = "    started = time.process_time()\n    rehearsal.rehearse(question)\n"
    work = f"import time\nfor question in {questions!r}:\n{timed}    assert time.process_time() - started < 1"
    assert rehearsed(work, before="rehearsal.MOST_MEMORY //= 4") == ""


# sockets


def flood(laid: Table, messages: int) -> tuple[int, str]:
    """Code and reason with which a spectator's socket is closed that changes its language again and again."""
    texts = ['{"lang":"fr"}', '{"lang":"en"}']
    socket = laid.socket(-1)
    try:
        for number in range(messages):
            socket.send(texts[number % 2])
        while True:
            socket.recv(PATIENCE)
    except ConnectionClosed as closed:
        return (0, "") if closed.rcvd is None else (closed.rcvd.code, closed.rcvd.reason)
    finally:
        socket.close_socket()


@pytest.mark.parametrize("sockets", [1, 2])
def test_a_socket_that_floods_is_closed_and_nobody_waits(server: Tuned, sockets: int) -> None:
    laid = server.lay(*(person(seat) for seat in range(3)))
    codes: list[tuple[int, str]] = []
    with contextlib.ExitStack() as floods:
        going = [floods.enter_context(meanwhile(lambda: codes.append(flood(laid, 20_000)))) for _ in range(sockets)]
        waits = []
        while any(one() for one in going):
            started = time.monotonic()
            laid.step()
            waits.append(time.monotonic() - started)
            waits.append(server.waited())
    assert max(waits) < WAIT
    assert codes == [(4429, codes[0][1])] * sockets
    assert "too many messages" in codes[0][1]
    assert "\n" not in codes[0][1]


def test_only_the_last_of_many_wishes_is_drawn(server: Tuned) -> None:
    laid = server.lay(*(person(seat) for seat in range(3)))
    with laid.socket(0) as socket:
        hear(socket)
        for number in range(201):
            socket.send(json.dumps({"lang": ("fr", "en")[number % 2]}))
        socket.send('{"alive":true}')
        drawn = 0
        while (told := json.loads(hear(socket))) != {"alive": True} or not drawn:
            drawn += told.get("whole") is True
        with contextlib.suppress(TimeoutError):
            while True:
                told = json.loads(socket.recv(1.0))
                drawn += told.get("whole") is True
        assert 1 <= drawn <= 10
        socket.send(json.dumps({"call": 1, "act": {"decision": 99, "do": "x"}}))
        assert "cette place" in json.loads(hear(socket))["error"]  # it speaks French, as it was asked to last


def test_a_page_that_clicks_fast_is_never_closed(server: Tuned) -> None:
    laid = server.lay(*(person(seat) for seat in range(3)))
    with laid.socket(0) as socket:
        for number in range(300):  # in a second or two
            socket.send(json.dumps({"call": number, "act": {"decision": 9, "do": "r1"}}))
            socket.send('{"alive":true}')
        answered = 0
        while answered < 300:
            answered += "call" in json.loads(hear(socket))


def test_pings_and_pieces_are_slowed_down_too(server: Tuned) -> None:
    """They never come as far as a message."""
    laid = server.lay(*(person(seat) for seat in range(3)))
    with laid.socket(-1, ping_interval=None) as socket:
        hear(socket)
        frame = b"\x89\x80\x00\x00\x00\x00" * 500  # pings without a text
        line = socket.socket

        def send() -> None:
            with contextlib.suppress(OSError):
                for _ in range(300):
                    select.select([], [line], [], 1.0)
                    line.sendall(frame)

        with meanwhile(send) as going:
            waits = [server.waited()]
            while going():
                waits.append(server.waited())
        assert max(waits) < WAIT


# connections


@pytest.fixture
def short(tmp_path: Path) -> Iterator[Tuned]:
    """A server that gives little time."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most < 4000:
        pytest.skip("needs 4000 open files: ulimit -Hn")
    resource.setrlimit(resource.RLIMIT_NOFILE, (4000, most))
    with Tuned(tmp_path, head_seconds=2.0, body_seconds=2.0, hello_seconds=2.0) as running:
        yield running


def is_closed(line: socket.socket, seconds: float = 15.0) -> bool:
    line.settimeout(seconds)
    try:
        while line.recv(1000):
            pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


HALVES = {
    "nothing": b"",
    "half a head": b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: ",
    "half a body": b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n{",
    "no hello": (
        b"GET /api/tables/0000000000000000/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\n"
        b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ),
}


@pytest.mark.parametrize(("half", "many"), [("half a head", 1100), ("no hello", 1200)])
def test_idle_connections_lock_nobody_out_and_are_closed(short: Tuned, half: str, many: int) -> None:
    laid = short.lay(*(person(seat) for seat in range(3)))
    with contextlib.ExitStack() as lines:
        idle = []
        for _ in range(many):
            with contextlib.suppress(OSError):
                line = lines.enter_context(short.dial())
                line.sendall(HALVES[half])
                idle.append(line)
        waits = [short.waited() for _ in range(5)]
        address = f"ws://127.0.0.1:{short.port}{laid.path}/socket"
        with connect(address, source_address=(OTHER, 0), open_timeout=PATIENCE) as socket:
            socket.send(json.dumps({"token": laid.tokens[0]}))
            assert json.loads(hear(socket))["whole"]
        assert max(waits) < WAIT
        assert all(is_closed(line) for line in idle)
    assert short.waited("127.0.0.1") < WAIT  # and there is room again
    _, _, said = short.stop()
    assert "Traceback" not in said
    lines_said = said.splitlines()
    assert 1 <= len(lines_said) <= 3, said  # a line for a burst, and not for each of them
    assert any("as many connections open as one address may have" in line for line in lines_said)


@pytest.mark.parametrize("half", HALVES)
def test_what_does_not_end_is_closed(short: Tuned, half: str) -> None:
    started = time.monotonic()
    with short.dial() as line:
        line.sendall(HALVES[half])
        assert is_closed(line)
    assert time.monotonic() - started > 1.5


def test_half_a_second_request_is_closed_too(short: Tuned) -> None:
    with short.dial() as line:
        line.sendall(b"GET /robots.txt HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert line.recv(1000).startswith(b"HTTP/1.1 200")
        time.sleep(0.5)
        line.sendall(HALVES["half a head"])
        assert is_closed(line)


def test_a_head_without_end_is_cut_off(short: Tuned) -> None:
    with short.dial() as line, contextlib.suppress(ConnectionError):
        line.sendall(b"GET / HTTP/1.1\r\n")
        for _ in range(100):
            line.sendall(b"X-A: " + b"a" * 10_000 + b"\r\n")
            time.sleep(0.01)
        raise AssertionError("a megabyte was taken")


def test_what_comes_little_by_little_has_no_more_time(short: Tuned) -> None:
    with short.dial() as line, contextlib.suppress(ConnectionError):
        for letter in HALVES["half a head"] * 10:
            line.sendall(bytes([letter]))
            time.sleep(0.1)
        raise AssertionError("it had all the time in the world")


def test_a_kept_connection_and_a_slow_answer_are_left_alone(short: Tuned) -> None:
    laid = short.lay(*(person(seat) for seat in range(3)))
    events = laid.events(0)
    with short.dial() as line:
        for _ in range(2):
            line.sendall(b"GET /robots.txt HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            said = b""
            while b"Disallow" not in said:
                said += line.recv(1000)
            assert said.startswith(b"HTTP/1.1 200")
            time.sleep(3.0)
    laid.step()
    told = iter(events)
    assert json.loads(next(told))["whole"]
    assert json.loads(next(told))
    events.close()


def test_a_crowd_of_addresses_finds_the_limit_in_all(tmp_path: Path) -> None:
    with Tuned(tmp_path, connections=30) as server, contextlib.ExitStack() as lines:
        for number in range(40):
            lines.enter_context(server.dial(f"127.0.0.{number + 10}"))
        time.sleep(0.5)
        with pytest.raises((OSError, AssertionError)):
            server.waited()
        lines.close()
        time.sleep(0.5)
        assert server.waited() < WAIT
        assert "30 connections are open" in server.stop()[2]
