"""Presence: whether somebody at a seat has seen a turn begin. A page says whether it is looked at, again and again."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from typing import Final

# A page that is looked at says so every 15 seconds; one that has not for so long lies in a pocket or behind a lid.
LATE_SECONDS: Final = 40.0


@dataclass(eq=False)
class Sight:
    """One window on a table. One that `tells` says whether it is looked at; any other is, as long as it is open."""

    seat: int
    tells: bool
    visible: bool
    heard: float


class Presence:
    """Of all seats of a table, in memory alone."""

    def __init__(self, players: int) -> None:
        self.clock = time.monotonic
        self._seen = [-math.inf] * players  # when somebody was there for sure
        self._sights: list[set[Sight]] = [set() for _ in range(players)]

    def open(self, seat: int, visible: bool | None = None) -> Sight:
        """None: it will never tell."""
        sight = Sight(seat, visible is not None, visible is not False, self.clock())
        if seat >= 0:
            self._sights[seat].add(sight)
            self.heard(sight, visible)
        return sight

    def heard(self, sight: Sight, visible: bool | None = None) -> None:
        """A sign of life; whoever turns away was there until then."""
        before, sight.heard = sight.visible, self.clock()
        sight.visible = before if visible is None else visible
        if sight.seat >= 0 and (before or sight.visible):
            self._seen[sight.seat] = sight.heard

    def close(self, sight: Sight, left: bool = True) -> None:
        """Once is enough. `left`: somebody closed it, and was there until then if they looked; else it was lost."""
        if sight.seat >= 0 and sight in self._sights[sight.seat]:
            self._sights[sight.seat].discard(sight)
            if left and sight.visible:
                self._seen[sight.seat] = self.clock()

    def note_call(self, seat: int) -> None:
        """Who calls without following is there at that moment."""
        self._seen[seat] = self.clock()

    def saw(self, seat: int, since: float) -> bool:
        """Whether somebody was there then, or later."""
        return self._seen[seat] >= since or any(not sight.tells for sight in self._sights[seat])

    def doubt(self, seat: int) -> float:
        """For how many seconds a window may still turn out to be looked at; 0 where nobody is there."""
        late = [sight.heard + LATE_SECONDS for sight in self._sights[seat] if sight.visible]
        return max(0.0, max(late, default=0.0) - self.clock())
