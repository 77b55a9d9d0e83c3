"""Proxies: for whom a request is made when it is handed on by a server that the operator named."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.types import Scope

Address = IPv4Address | IPv6Address


def read_networks(behind: Sequence[str]) -> list[IPv4Network | IPv6Network]:
    """Addresses and networks; ValueError for what is none."""
    return [ip_network(text.strip()) for text in behind]


class Proxies:
    """Whoever is not one of them may write into a header what they like: it is not read."""

    def __init__(self, behind: Sequence[str]) -> None:
        self.networks = read_networks(behind)

    def unwrap(self, scope: Scope) -> Scope:
        """The request as whoever first reached one of them made it."""
        client = scope.get("client")
        near = _read(client[0]) if client else None
        if near is None or not self._trusts(near):
            return scope
        headers: list[tuple[bytes, bytes]] = scope["headers"]
        address = near
        for hop in reversed(_items(headers, b"x-forwarded-for")):
            said = _read(hop)
            if said is None:
                break
            address = said
            if not self._trusts(said):
                break  # what stands before it came from there
        own: Scope = {**scope, "client": (str(address), 0)}
        if (scheme := _items(headers, b"x-forwarded-proto")[-1:]) in (["http"], ["https"]):
            own["scheme"] = scheme[0].replace("http", "ws") if scope["type"] == "websocket" else scheme[0]
        return own

    def names(self, text: str) -> bool:
        """Whether this is the address of one of them."""
        address = _read(text)
        return address is not None and self._trusts(address)

    def _trusts(self, address: Address) -> bool:
        return any(address in network for network in self.networks)


def _items(headers: list[tuple[bytes, bytes]], name: bytes) -> list[str]:
    """All that a header lists, however often it was sent."""
    lists = [value.decode("latin-1").split(",") for key, value in headers if key == name]
    return [item.strip() for items in lists for item in items]


def _read(text: str) -> Address | None:
    """An address, perhaps with a port; one of IPv4 as such, also where IPv6 wraps it."""
    bare = text.partition("]")[0][1:] if text.startswith("[") else text.split(":")[0] if text.count(":") == 1 else text
    try:
        address = ip_address(bare)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address
