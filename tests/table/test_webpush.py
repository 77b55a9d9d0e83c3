"""Web Push against the examples that its standards publish, and addresses that are never called."""

from __future__ import annotations

import base64
import json
import socket
import subprocess
import sys
import threading
import time
from contextlib import suppress
from typing import Any

import pytest

pytest.importorskip("cryptography", reason="install cryptography (make testable) to call browsers")

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from tests.table.calling import unseal
from vivant.table import outgoing
from vivant.table.mailing import MailServer
from vivant.table.outgoing import NotAllowed, Outgoing, is_public
from vivant.table.webpush import InvalidSignature, PushKeys, Receiver, letters, read_receiver, seal, unletters

# RFC 8291, section 5 and appendix A
TEXT = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
READER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
PUBLIC = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
    "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
# RFC 8292, section 2.4
TOKEN = (
    "eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1Yi"
    "I6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9"
    "OkSSHzvoD1oA"
)
SIGNER = "BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs"


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(unletters(text), "big"), ec.SECP256R1())


def check_signature(token: str, public: str) -> None:
    written, _, signature = token.rpartition(".")
    raw = unletters(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unletters(public))
    key.verify(pair, written.encode(), ec.ECDSA(hashes.SHA256()))


def test_the_published_message_is_sealed_byte_for_byte() -> None:
    assert letters(seal(TEXT, read_receiver(PUBLIC, AUTH), unletters(SALT), private(SENDER))) == SEALED
    assert unseal(unletters(SEALED), private(READER), unletters(PUBLIC), unletters(AUTH)) == TEXT


def test_each_message_has_keys_of_its_own() -> None:
    receiver = read_receiver(PUBLIC, AUTH)
    one, other = seal(TEXT, receiver), seal(TEXT, receiver)
    assert one != other
    assert unseal(one, private(READER), unletters(PUBLIC), unletters(AUTH)) == TEXT
    with pytest.raises(ValueError, match="too long"):
        seal(b"x" * 3001, receiver)


def test_the_word_of_the_server_is_written_and_signed_as_published() -> None:
    keys = PushKeys()
    told = keys.headers(
        "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV", "mailto:push@example.com", 1453480568
    )
    token, public = told["Authorization"].removeprefix("vapid t=").split(", k=")
    assert token.rpartition(".")[0] == TOKEN.rpartition(".")[0]
    check_signature(TOKEN, SIGNER)
    check_signature(token, public)
    with pytest.raises(InvalidSignature):
        check_signature(TOKEN, public)
    assert public == keys.public == PushKeys(keys.private).public
    claim = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
    assert claim["exp"] - 1453480568 <= 24 * 3600


@pytest.mark.parametrize(
    ("public", "auth"), [("", AUTH), (PUBLIC[:-4], AUTH), (PUBLIC, "AAAA"), ("%%", AUTH), (PUBLIC, "é")]
)
def test_keys_that_are_none_are_refused(public: str, auth: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        read_receiver(public, auth)
    assert read_receiver(PUBLIC, AUTH) == Receiver(unletters(PUBLIC), unletters(AUTH))


@pytest.mark.parametrize(
    "address",
    [
        "http://push.example.net/x",
        "ftp://push.example.net/x",
        "https://push.example.net:8443/x",
        "https://push.example.net:22/",
        "https://me@push.example.net/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://localhost/x",
        "https://2130706433/x",
        "https://0x7f.1/x",
        "https://printer/x",
        "https://push.example.net/x#y",
        "https://push.example.net/a b",
        "https://push.example.net/\r\nX: y",
        "https://[/x",
        "https://push.example.net:x/",
        "",
        "https://",
        "https://push.example.net/" + "x" * 1000,
        "https://push.éxample.net/",
    ],
)
def test_what_is_no_public_address_of_a_service_is_not_called(address: str, monkeypatch: Any) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: pytest.fail("nobody is asked"))
    with pytest.raises(NotAllowed):
        Outgoing().post(address, b"", {})


@pytest.fixture
def no_test(monkeypatch: Any) -> None:
    """As it is without one."""
    monkeypatch.delenv(outgoing.STAY_HERE)


def lead(monkeypatch: Any, *numbers: str) -> None:
    told = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (number, 443)) for number in numbers]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: told)


@pytest.mark.usefixtures("no_test")
@pytest.mark.parametrize(
    "number",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1%eth0",
        "fd00::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "2001:0:1::1",
        "fec0::1",
        "5f00::1",
        "3fff::1",
        "192.0.0.8",
        "192.0.0.9",
        "192.88.99.1",
        "nonsense",
    ],
)
def test_names_that_lead_inside_are_not_called_whatever_else_they_lead_to(number: str, monkeypatch: Any) -> None:
    assert not is_public(number)
    monkeypatch.setattr(socket, "create_connection", lambda *_: pytest.fail("nobody is called"))
    for numbers in ((number,), ("93.184.215.14", number)):
        lead(monkeypatch, *numbers)
        with pytest.raises(NotAllowed):
            Outgoing().post("https://push.example.net/x", b"", {})


@pytest.mark.usefixtures("no_test")
def test_the_address_that_was_checked_is_the_one_that_is_called(monkeypatch: Any) -> None:
    called: list[Any] = []

    def connect(place: Any, seconds: float) -> Any:
        called.append(place)
        raise ConnectionRefusedError

    assert is_public("93.184.215.14")
    lead(monkeypatch, "93.184.215.14")
    monkeypatch.setattr(outgoing.socket, "create_connection", connect)
    with pytest.raises(ConnectionRefusedError):
        Outgoing().post("https://push.example.net/x", b"", {})
    assert called == [("93.184.215.14", 443)]


def test_nothing_that_a_test_starts_calls_beyond_this_machine(monkeypatch: Any) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: pytest.fail("nobody is asked"))
    monkeypatch.setattr(socket, "create_connection", lambda *_, **__: pytest.fail("nobody is called"))
    with pytest.raises(NotAllowed):
        Outgoing().post("https://push.example.net/x", b"", {})
    with pytest.raises(PermissionError):
        MailServer("mail.example.net", 25, "", "", False, "table@example.org").open()
    told = [sys.executable, "-c", "from vivant.table.outgoing import stays_here; print(stays_here())"]
    assert subprocess.run(told, check=True, capture_output=True, text=True).stdout == "True\n"  # servers as well


@pytest.mark.usefixtures("no_test")
def test_one_deadline_holds_for_all_of_a_call(monkeypatch: Any) -> None:
    monkeypatch.setattr(outgoing, "WHOLE_SECONDS", 0.2)
    done = threading.Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: done.wait(10))
    try:
        began = time.monotonic()
        with pytest.raises(OSError, match="not found"):  # a name that nobody answers for
            Outgoing().post("https://push.example.net/x", b"", {})
        assert time.monotonic() - began < 5
    finally:
        done.set()
    connect = socket.create_connection
    with socket.create_server(("127.0.0.1", 0)) as server:
        near = server.getsockname()
        threading.Thread(target=_drip, args=(server,), daemon=True).start()
        monkeypatch.setattr(socket, "create_connection", lambda place, seconds: connect(near, seconds))
        lead(monkeypatch, "93.184.215.14")
        began = time.monotonic()
        with pytest.raises(OSError, match=r"."):  # one who agrees on a cipher letter by letter
            Outgoing().post("https://push.example.net/x", b"", {})
        assert time.monotonic() - began < 5


def _drip(server: socket.socket) -> None:
    with suppress(OSError):
        other, _ = server.accept()
        with other:
            other.sendall(b"\x16\x03\x03\x40\x00")  # a long part of a handshake is coming
            for _ in range(100):
                other.sendall(b"\x02")
                time.sleep(0.1)
