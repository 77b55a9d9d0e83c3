"""Publishing: tells everybody who looks at a table what has changed for them, and nothing that they may not know."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from vivant.table.channel import Channel, Subscriber
from vivant.table.refusal import refuse
from vivant.table.settings import Settings
from vivant.table.snapshot import Snapshot, SnapshotCache, Told
from vivant.table.telling import Viewer


class Publisher:
    """The channels of one table. The same messages serve sockets, event streams and single questions."""

    def __init__(self, table: Told, settings: Settings, unsure: Callable[[], bool]) -> None:
        self.table = table
        self.settings = settings
        self.left = 0.0  # when a reader left last
        self._unsure = unsure  # whether there is something in memory that is not stored
        self.channels: dict[Viewer, Channel] = {}
        self.cache = SnapshotCache()
        self._drawn = 0  # the step that was published last, for what flew since
        self._later: dict[tuple[int, float], asyncio.TimerHandle] = {}  # when a seat will have been gone for long

    @property
    def read(self) -> bool:
        """Whether anybody reads."""
        return any(channel.subscribers for channel in self.channels.values())

    @property
    def watchers(self) -> int:
        return sum(len(channel.subscribers) for one, channel in self.channels.items() if one.seat < 0)

    def publish(self) -> None:
        """A message to each channel for which something changed; later, while that is not stored yet."""
        if self._unsure():
            return
        since = self._drawn
        self._drawn = self.table.play.match.step if self.table.play.match is not None else 0
        snapshot = self._snapshot()
        for channel in self.channels.values():
            if not channel.subscribers:
                continue  # it is looked for news when somebody comes back
            texts = snapshot.texts(channel, since, whole=False)
            if texts:
                message = channel.envelope(False, texts)
                for subscriber in channel.subscribers:
                    subscriber.push(channel.number, message)

    def subscribe(self, viewer: Viewer, after: int | None, wake: Callable[[], None]) -> tuple[Channel, Subscriber]:
        """A new reader; what it has to know first is waiting for it already."""
        seat = self.table.seats[viewer.seat] if viewer.seat >= 0 else None
        if seat is None:
            if self.watchers >= self.settings.watchers_per_table > 0:
                raise refuse(429, "sockets", "watchers-many")
        elif seat.readers >= self.settings.sockets_per_seat > 0:
            raise refuse(429, "sockets", "sockets-many")
        came = seat is None or self.table.seats.came(seat.number)
        channel, subscriber = self._join(viewer, after, wake)
        if came:
            self.publish()
        return channel, subscriber

    def turn(
        self, channel: Channel, subscriber: Subscriber, viewer: Viewer, wake: Callable[[], None]
    ) -> tuple[Channel, Subscriber]:
        """The same reader looks on in another shape or language; nobody has come or gone."""
        channel.subscribers.discard(subscriber)
        return self._join(viewer, None, wake)

    def _join(self, viewer: Viewer, after: int | None, wake: Callable[[], None]) -> tuple[Channel, Subscriber]:
        channel = self._channel(viewer)
        subscriber = Subscriber(wake)
        if channel.subscribers:
            self.publish()  # those who read it already must not miss what is about to be told
        elif (
            after == channel.number and not channel.stale and self._snapshot().texts(channel, self._drawn, whole=False)
        ):
            channel.stale = True
        if channel.stale or after != channel.number:
            message = self._present(channel)
            subscriber.push(channel.number, message)
        else:
            subscriber.push(channel.number, f'{{"number":{channel.number},"whole":false}}')
        channel.subscribers.add(subscriber)
        return channel, subscriber

    def leave(self, channel: Channel, subscriber: Subscriber) -> None:
        """Once is enough."""
        if subscriber not in channel.subscribers:
            return
        channel.subscribers.remove(subscriber)
        number, seats = channel.viewer.seat, self.table.seats
        if number < 0 or seats.left(number):
            self.publish()
            # When a person does not come back, the others learn that a bot may play there; when the host does not,
            # that they may do what the host may.
            times = [self.settings.away_seconds] if number >= 0 else []
            times += [self.settings.host_gone_seconds] if number == seats.host else []
            for seconds in times:
                self._cancel((number, seconds))
                handle = asyncio.get_running_loop().call_later(seconds + 0.1, self.publish)
                self._later[number, seconds] = handle
        self.left = time.monotonic()

    def catch_up(self, channel: Channel) -> None:
        """One who lagged behind is told the present; so are the others on the channel, to share its numbers."""
        message = self._whole(channel)
        for each in channel.subscribers:
            if each.lagging:
                each.waiting.clear()
                each.lagging = False
            each.push(channel.number, message)

    def dismiss(self, seat: int) -> None:
        """Everybody who reads this seat's channels has to show a token again."""
        for viewer, channel in self.channels.items():
            if viewer.seat == seat:
                for subscriber in channel.subscribers:
                    subscriber.close()

    def end(self) -> None:
        """The server ends: everybody who reads may come back when it is there again."""
        for channel in self.channels.values():
            for subscriber in channel.subscribers:
                subscriber.close(restart=True)

    def stop(self) -> None:
        """Nothing is to be told later."""
        for key in list(self._later):
            self._cancel(key)

    def _cancel(self, key: tuple[int, float]) -> None:
        if handle := self._later.pop(key, None):
            handle.cancel()

    def present(self, viewer: Viewer) -> str:
        """The whole message, without following on; it has the number of the viewer's channel."""
        return self._present(self._channel(viewer))

    def _present(self, channel: Channel) -> str:
        """For one; those who read the channel already have it, and their numbers go on without a gap."""
        if channel.subscribers and not channel.stale:
            return self._whole(Channel(channel.viewer, channel.number - 1))
        return self._whole(channel)

    def _channel(self, viewer: Viewer) -> Channel:
        if viewer not in self.channels:
            # Numbers go on from the clock, so that one who comes back after a restart never finds its old number.
            self.channels[viewer] = Channel(viewer, int(time.time() * 1000))
        return self.channels[viewer]

    def _whole(self, channel: Channel) -> str:
        channel.begin()
        return channel.envelope(True, self._snapshot().texts(channel, 0, whole=True))

    def _snapshot(self) -> Snapshot:
        return Snapshot(self.table, self.cache, self.watchers)
