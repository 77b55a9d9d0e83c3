"""Calls to addresses that people gave: to public ones alone, each looked up once, and never followed on."""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
import threading
from contextlib import suppress
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

MOST_ADDRESS: Final = 1000
SECONDS: Final = 10.0  # for each of connecting, sending and answering
WHOLE_SECONDS: Final = 15.0  # for all of it
# Addresses that stand for others: what they stand for would have to be public as well.
_STAND_INS: Final = tuple(map(ipaddress.IPv6Network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")))


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


class Outgoing:
    """The policy of a server; tests bring one that knows this machine."""

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

    def place(self, address: str) -> Target:
        """Looked up; every address of the name must be public, so that none of them is a way in."""
        host, port, path = self.check(address)
        try:
            addresses = [each[4][0] for each in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
        except (OSError, UnicodeError):
            raise OSError(f"{host} is not found") from None
        if not addresses or not all(is_public(str(one)) for one in addresses):
            raise NotAllowed(host)
        return Target(host, port, path, str(addresses[0]))

    def connection(self, place: Target) -> http.client.HTTPConnection:
        return _Pinned(place)

    def post(self, address: str, body: bytes, headers: dict[str, str]) -> Answer:
        """Blocks; to be called beside the event loop. OSError or HTTPException where no answer comes."""
        place = self.place(address)
        connection = self.connection(place)
        ends = threading.Timer(WHOLE_SECONDS, _cut, (connection,))
        ends.daemon = True
        ends.start()
        try:
            connection.request("POST", place.path, body, headers)
            answer = connection.getresponse()  # of which the head is enough
            after = answer.getheader("Retry-After") or ""
            return Answer(answer.status, float(after) if after.isdecimal() else 0.0)
        finally:
            ends.cancel()
            connection.close()


class _Pinned(http.client.HTTPSConnection):
    """To the address that was checked, with the certificate of the name: what the name leads to later is no matter."""

    def __init__(self, place: Target) -> None:
        super().__init__(place.host, place.port, timeout=SECONDS, context=ssl.create_default_context())
        self._place = place

    def connect(self) -> None:
        plain = socket.create_connection((self._place.address, self._place.port), SECONDS)
        try:
            self.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=self._place.host)
        except BaseException:
            plain.close()
            raise


def _cut(connection: http.client.HTTPConnection) -> None:
    """Whoever answers letter by letter is not listened to for ever."""
    if connection.sock is not None:
        with suppress(OSError):
            connection.sock.shutdown(socket.SHUT_RDWR)


def is_public(address: str) -> bool:
    """Whether it is one of the wide net, and no other in disguise."""
    try:
        number = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(number, ipaddress.IPv6Address):
        if number.ipv4_mapped is not None:
            return is_public(str(number.ipv4_mapped))
        if any(number in net for net in _STAND_INS):
            return False
    return number.is_global and not (number.is_multicast or number.is_reserved or number.is_unspecified)


def is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        last = host.rpartition(".")[2].lower()
        return last.isdigit() or last.startswith("0x")
    return True
