"""Where this server is reached: on this machine alone, or from its own network as long as the person at it says so."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable, Sequence
from ipaddress import IPv4Network, ip_address
from typing import Final, Protocol
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from vivant.table.refusal import refuse
from vivant.table.settings import Settings

log = logging.getLogger("vivant.table")

# Networks at home and at work, which no address of the wide net belongs to.
HOME_NETS: Final = tuple(IPv4Network(text) for text in ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12"))
# Somewhere outside, then somewhere in each of them: from which of our addresses would we speak there?
_FAR: Final = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")
# Whoever handed a request on may speak from this machine for somebody who is not at it.
_HANDED_ON: Final = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")


def find_addresses(source: Callable[[str], str] | None = None) -> list[str]:
    """The addresses of this machine in its private networks, the one of the usual way out first."""
    asked = map(source or _source, _FAR)
    return list(dict.fromkeys(address for address in asked if is_in(address, HOME_NETS)))


def _source(far: str) -> str:
    """Which address of ours a datagram to there would carry; a datagram socket that is connected sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((far, 9))
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def is_in(address: str, nets: Sequence[IPv4Network]) -> bool:
    try:
        number = ip_address(address)
    except ValueError:
        return False
    return any(number in net for net in nets)


class Doors(Protocol):
    """What listens, besides the socket that the server was started with."""

    async def open(self, address: str) -> None:
        """OSError where that cannot be."""

    def close(self, address: str) -> None:
        """And every connection that came in there."""


class Reach:
    """The address in links; and the door to the network, which is shut at first and after every start."""

    def __init__(
        self,
        settings: Settings,
        find: Callable[[], list[str]] = find_addresses,
        nets: Sequence[IPv4Network] = HOME_NETS,
    ) -> None:
        self.settings = settings
        self.find = find
        self.nets = nets
        self.doors: Doors | None = None  # nobody listens yet
        self.opened = ""  # the address at which the network is let in
        self._opening = asyncio.Lock()

    @property
    def url(self) -> str:
        """Where others reach this server, without a slash at its end."""
        return f"http://{self.opened}:{self.settings.port}" if self.opened else self.settings.public_url

    @property
    def local(self) -> bool:
        """Whether that works on this machine only."""
        return self.settings.local and not self.opened

    def may_open(self, connection: HTTPConnection) -> bool:
        """Only the person at this machine, and not where the operator has said how the server is reached."""
        here, client = connection.scope.get("server"), connection.client
        return (
            self.settings.neighbours
            and self.doors is not None
            and client is not None
            and _is_loopback(client.host)
            and here is not None
            and here[0] == self.settings.host  # it came by the door that is always open, to this machine alone
            and _is_loopback(urlsplit(f"//{connection.headers.get('host', '')}").hostname or "")
            and not any(name in connection.headers for name in _HANDED_ON)
        )

    def check(self, connection: HTTPConnection) -> None:
        """Refuse whoever may not open or shut it: a page of our own on this machine does, and nothing else."""
        ours = "origin" in connection.headers  # the guard has seen that it is the host's own
        if not (ours and connection.headers.get("sec-fetch-site", "same-origin") == "same-origin"):
            raise refuse(403, "network", "network-page")
        if not self.may_open(connection):
            raise refuse(403, "network", "network-refused")

    async def open(self, address: str) -> None:
        """Let in the network that this address of ours belongs to."""
        if address not in self.find():
            raise refuse(409, "network", "network-address", address=address)
        async with self._opening:
            if address == self.opened or self.doors is None:
                return
            self.shut()
            try:
                await self.doors.open(address)
            except OSError as error:
                detail = error.strerror or str(error)
                raise refuse(409, "network", "network-bind", address=address, detail=detail) from None
            self.opened = address
            log.warning("the network is let in at %s", self.url)

    def shut(self) -> None:
        """Everybody who came in from the network is out."""
        address, self.opened = self.opened, ""
        if address and self.doors is not None:
            self.doors.close(address)
            log.warning("the network is shut out again")

    def welcomes(self, here: str, client: str) -> bool:
        """Whether a connection at this address of ours may come from there: through a router's open port comes the
        whole world, whom nobody has let in."""
        return here != self.opened or is_in(client, self.nets)


def _is_loopback(name: str) -> bool:
    try:
        return name == "localhost" or ip_address(name).is_loopback
    except ValueError:
        return False
