"""Limits: how often something may be done, and by how many at once."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from vivant.table.refusal import refuse


class Bucket:
    """Fills at a steady rate up to so many seconds' worth; a take costs one, or more. A rate of 0 has no limit."""

    def __init__(self, rate: float, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.most = max(1.0, rate * seconds)
        self._clock = clock
        self._left = self.most
        self._at = clock()

    def take(self, cost: float = 1.0) -> bool:
        now = self._clock()
        self._left = min(self.most, self._left + (now - self._at) * self.rate)
        self._at = now
        if self.rate <= 0:
            return True
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def refill(self) -> None:
        self._left = self.most


class PerSeat:
    """A bucket for each seat of a table; `key` is the sentence for who is too fast."""

    def __init__(self, players: int, rate: float, seconds: float, key: str) -> None:
        self.key = key
        self._buckets = [Bucket(rate, seconds) for _ in range(players)]

    def check(self, seat: int) -> None:
        if not self._buckets[seat].take():
            raise refuse(429, "fast", self.key)

    def refill(self, seat: int) -> None:
        self._buckets[seat].refill()


def net_of(address: str) -> str:
    """Whoever has one IPv6 address has 2⁶⁴ of them: they count as one."""
    try:
        number = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(number, ipaddress.IPv4Address):
        return address
    return str(number.ipv4_mapped or ipaddress.IPv6Network((int(number) >> 64 << 64, 64)))


class PerAddress:
    """A bucket for each address, the longest unused forgotten first."""

    MOST = 10_000

    def __init__(self, count: int, seconds: float = 3600.0, burst: float = 1.0) -> None:
        """So many within so many seconds, on average; `burst` times as many at once."""
        self.rate = count / seconds
        self.seconds = seconds * burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1.0) -> bool:
        if self.rate <= 0:
            return True
        address = net_of(address)
        bucket = self._buckets.pop(address, None) or Bucket(self.rate, self.seconds)
        self._buckets[address] = bucket
        if len(self._buckets) > self.MOST:
            self._buckets.popitem(last=False)
        return bucket.take(cost)


class OnePerAddress:
    """A few at once, and one for each address: whoever asks for what takes long waits behind themselves."""

    def __init__(self, most: int) -> None:
        self._places = asyncio.Semaphore(most)
        self._own: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def of(self, address: str) -> AsyncIterator[None]:
        own = self._own.setdefault(net_of(address), asyncio.Lock())
        async with own, self._places:
            yield
