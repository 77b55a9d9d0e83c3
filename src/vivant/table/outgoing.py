"""Calls to addresses that people gave: to public ones alone, each looked up once, and never followed on."""

from __future__ import annotations

import http.client
import ipaddress
import os
import socket
import ssl
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

MOST_ADDRESS: Final = 1000
WHOLE_SECONDS: Final = 15.0  # for all of it: looking up, connecting, agreeing on a cipher, sending, being answered
RESOLVERS: Final = 8  # names that are looked up at once; nobody can stop a look-up
STAY_HERE: Final = "VIVANT_STAY_HERE"  # in the environment of tests: nothing beyond this machine is called
# Addresses that stand for others: what they stand for would have to be public as well.
_STAND_INS: Final = tuple(map(ipaddress.IPv6Network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")))
# Where addresses of the wide net are given out in IPv6; the rest is kept, or was once for sites alone.
_WIDE: Final = ipaddress.IPv6Network("2000::/3")
# For protocols, relays that were given up, and pages about addresses: not every Python knows of all of them.
_KEPT: Final = tuple(map(ipaddress.ip_network, ("192.0.0.0/24", "192.88.99.0/24", "2001::/23", "3fff::/20")))


class NotAllowed(Exception):
    """This address is not called, whatever stands there."""


@dataclass(frozen=True)
class Target:
    """Where a call goes: this name is asked for at this address."""

    host: str
    port: int
    path: str
    address: str


@dataclass(frozen=True)
class Answer:
    status: int
    after: float  # seconds until it may be tried again, as it says


class Deadline:
    """One for all of a call. What it holds when the time is over is cut: whoever answers letter by letter is not
    listened to for ever."""

    def __init__(self, seconds: float) -> None:
        self._until = time.monotonic() + seconds
        self.held: socket.socket | None = None
        self._timer = threading.Timer(seconds, self._cut)
        self._timer.daemon = True
        self._timer.start()

    def left(self) -> float:
        """Seconds; TimeoutError when there are none."""
        left = self._until - time.monotonic()
        if left <= 0:
            raise TimeoutError
        return left

    def hold(self, held: socket.socket) -> None:
        self.held = held
        held.settimeout(self.left())

    def end(self) -> None:
        self._timer.cancel()
        if self.held is not None:
            self.held.close()

    def _cut(self) -> None:
        if self.held is not None:
            with suppress(OSError):
                socket.socket.shutdown(self.held, socket.SHUT_RDWR)


class Outgoing:
    """The policy of a server; tests bring one that knows this machine."""

    def __init__(self) -> None:
        self._resolvers = ThreadPoolExecutor(RESOLVERS, "vivant-resolver")

    def close(self) -> None:
        self._resolvers.shutdown(wait=False, cancel_futures=True)

    def check(self, address: str) -> tuple[str, int, str]:
        """Host, port and path of an address that might be called; nobody is asked for that."""
        try:
            parts = urlsplit(address)
            port = parts.port or 443
        except ValueError:
            raise NotAllowed(address[:100]) from None
        fine = address.isascii() and address.isprintable() and " " not in address and len(address) <= MOST_ADDRESS
        if not fine or parts.scheme != "https" or port != 443 or "@" in parts.netloc or parts.fragment:
            raise NotAllowed(address[:100])
        host = parts.hostname or ""
        if "." not in host or is_number(host):
            raise NotAllowed(address[:100])
        return host, port, (parts.path or "/") + (f"?{parts.query}" if parts.query else "")

    def place(self, address: str, seconds: float = WHOLE_SECONDS) -> Target:
        """Looked up; every address of the name must be public, so that none of them is a way in."""
        host, port, path = self.check(address)
        if stays_here():
            raise NotAllowed(host)
        asked = self._resolvers.submit(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        try:
            addresses = [each[4][0] for each in asked.result(seconds)]
        except (OSError, UnicodeError):  # one that takes too long is an OSError, too
            asked.cancel()
            raise OSError(f"{host} is not found") from None
        if not addresses or not all(is_public(str(one)) for one in addresses):
            raise NotAllowed(host)
        return Target(host, port, path, str(addresses[0]))

    def connect(self, place: Target, deadline: Deadline) -> None:
        """To the address that was checked, with the certificate of the name: what the name leads to later is no
        matter. The deadline holds what was opened."""
        plain = socket.create_connection((place.address, place.port), deadline.left())
        try:
            safe = ssl.create_default_context()
            sealed = safe.wrap_socket(plain, server_hostname=place.host, do_handshake_on_connect=False)
        except BaseException:
            plain.close()
            raise
        deadline.hold(sealed)
        sealed.do_handshake()

    def post(self, address: str, body: bytes, headers: dict[str, str]) -> Answer:
        """Blocks; to be called beside the event loop. OSError or HTTPException where no answer comes."""
        deadline = Deadline(WHOLE_SECONDS)
        try:
            place = self.place(address, deadline.left())
            self.connect(place, deadline)
            connection = _Open(place.host, place.port)
            connection.sock = deadline.held
            connection.request("POST", place.path, body, headers)
            answer = connection.getresponse()  # of which the head is enough
            after = answer.getheader("Retry-After") or ""
            return Answer(answer.status, float(after) if after.isdecimal() else 0.0)
        finally:
            deadline.end()


class _Open(http.client.HTTPConnection):
    """Over a socket that is there already."""

    default_port = http.client.HTTPS_PORT
    auto_open = 0


def stays_here() -> bool:
    """Whether this process, a test's, may call nothing but this machine."""
    return bool(os.environ.get(STAY_HERE))


def is_public(address: str) -> bool:
    """Whether it is one of the wide net, and no other in disguise."""
    try:
        number = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(number, ipaddress.IPv6Address):
        if number.ipv4_mapped is not None:
            return is_public(str(number.ipv4_mapped))
        if number not in _WIDE or any(number in net for net in _STAND_INS):
            return False
    if any(number in net for net in _KEPT if net.version == number.version):
        return False
    return number.is_global and not (number.is_multicast or number.is_reserved or number.is_unspecified)


def is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        last = host.rpartition(".")[2].lower()
        return last.isdigit() or last.startswith("0x")
    return True
