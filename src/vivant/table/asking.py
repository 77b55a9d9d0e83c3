"""A request to take back a step and all after it, which needs the yes of every other person at the table."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Ask:
    """It lapses with the next step of the match, and with the first no."""

    id: int
    by: int
    step: int
    waiting: set[int]
    agreed: set[int] = field(default_factory=set)

    def agree(self, seat: int) -> None:
        self.waiting.discard(seat)
        self.agreed.add(seat)
