"""Whatever is said over a socket is answered or ends it in a way that the docs name; nothing that is said breaks it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.nets.sizes import usually
from tests.table.hall import person
from tests.table.serving import PATIENCE, Table, Tuned
from vivant.table.sockets import BAD, CALLS, NO_TABLE, NO_TOKEN, TOO_MANY

LAST: Final = 2**53 - 1  # the call that ends what is sent
ENDS: Final = {BAD, NO_TOKEN, NO_TABLE, TOO_MANY, 1007, 1009}  # no good message, or no text, or too long for any
TOKENS: Final = ["@0", "@1", "@-1", "x"]  # the first three stand for tokens of the table

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 5),
    st.sampled_from([2**53, -(2**53), 2**63, 2**70, 10**400, 1.5, -0.0, 1e300, float("nan"), float("inf")]),
    st.sampled_from(["", "act", "en", "fr", "wide", "data", "none", "r1", "\ud800", "\0", "é\u202e", "x" * 300]),
    st.text(max_size=8),
)
names = st.sampled_from(["token", "lang", "shape", "after", "alive", "call", *CALLS, "decision", "do", "more"])
values = st.recursive(
    scalars | st.sampled_from(TOKENS),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(names | st.text(max_size=4), inner, max_size=3),
    max_leaves=8,
)
forms = st.fixed_dictionaries({}, optional={"decision": values, "do": values, "more": values}) | values
greetings = st.fixed_dictionaries(
    {"token": st.sampled_from(TOKENS) | values},
    optional=dict.fromkeys(("lang", "shape", "after", "alive", "call"), values),
)
wishes = st.fixed_dictionaries({}, optional=dict.fromkeys(("lang", "shape", "after", "alive", "token"), values))
calls = st.fixed_dictionaries({"call": values}, optional=dict.fromkeys(CALLS, forms))
messages = (
    st.one_of(calls, wishes, values).map(json.dumps)
    | st.text(max_size=40)
    | st.binary(max_size=20)
    | st.sampled_from(["[" * 3_000, '{"call":' * 400, '{"a":1,"a":2}', "1" * 4_000, "{}" + " " * 5_000, "\ufeff{}"])
)


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("said") / "log.txt"


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory, log: Path) -> Iterator[Table]:
    folder = tmp_path_factory.mktemp("server")
    with log.open("wb") as said, Tuned(folder, stderr=said, messages_per_address=0, gets_per_second=0) as server:
        yield server.lay(*(person(seat) for seat in range(3)))


def with_tokens(text: str | bytes, laid: Table) -> str | bytes:
    if isinstance(text, str):
        for seat in (0, 1, -1):
            text = text.replace(f'"@{seat}"', f'"{laid.tokens[seat]}"')
    return text


def send(socket: ClientConnection, text: str | bytes) -> None:
    if isinstance(text, str) and any("\ud800" <= letter <= "\udfff" for letter in text):
        text = text.encode("utf-8", "surrogatepass")  # goes as bytes that are no text
    socket.send(text)


def outcome(laid: Table, sent: list[str | bytes]) -> tuple[int, list[Any]]:
    """How the socket was closed, 0 if it stayed open, and the answers before that."""
    answers: list[Any] = []
    socket = connect(f"ws://127.0.0.1:{laid.server.port}{laid.path}/socket", open_timeout=PATIENCE, close_timeout=0.5)
    try:
        with socket:
            for text in sent:
                send(socket, with_tokens(text, laid))
            socket.send(json.dumps({"call": LAST, "act": {}}))
            while not answers or answers[-1]["call"] != LAST:
                told = json.loads(socket.recv(PATIENCE))
                answers += [told] if "call" in told else []
    except ConnectionClosed as closed:
        return (1006 if closed.rcvd is None else closed.rcvd.code), answers
    return 0, answers


def is_right(answer: dict[str, Any]) -> bool:
    if answer["status"] == 200:
        return set(answer) == {"call", "status", "step", "decision"}
    known = 400 <= answer["status"] < 500
    return known and bool(answer["code"]) and bool(answer["error"]) and "\n" not in answer["error"]


@settings(max_examples=usually(60, deep=600), deadline=None, suppress_health_check=list(HealthCheck))
@given(hello=greetings.map(json.dumps) | messages, said=st.lists(messages, max_size=6))
@example(hello='{"token": "\\ud800"}', said=[])
@example(hello='{"token": "@0", "after": 1e999, "lang": [], "shape": {}}', said=['{"shape": {}, "lang": ["fr"]}'])
@example(hello='{"token": "@-1", "after": -1}', said=['{"call": 1, "undo": {"decision": 1}}', "\ufeff{}"])
def test_no_message_breaks_a_socket(laid: Table, log: Path, hello: str | bytes, said: list[str | bytes]) -> None:
    end, answers = outcome(laid, [hello, *said])
    assert end in ENDS | {0}
    assert all(map(is_right, answers)), answers
    assert log.read_text(encoding="utf-8", errors="replace") == ""


def test_the_server_is_as_it_was(laid: Table, log: Path) -> None:
    assert laid.present(0)["you"]["decision"] >= 1
    end, answers = outcome(laid, ['{"token": "@0"}'])
    assert (end, [answer["call"] for answer in answers]) == (0, [LAST])
    assert log.read_text(encoding="utf-8") == ""
