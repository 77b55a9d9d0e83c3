"""Decision numbers: which question of its own an action of a seat answers, so that a repeated send is harmless."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from vivant.table.refusal import refuse


@dataclass(frozen=True, slots=True)
class Done:
    """Which step a decision became, and the seat's next number; `again` when it was done before and only sent again."""

    step: int
    decision: int
    again: bool = False


class Decisions:
    """Each seat's number. It rises with whatever the seat does, and when somebody's undo changes what it is asked."""

    def __init__(self, players: int) -> None:
        self.numbers = [1] * players
        self._last: list[tuple[str, Done] | None] = [None] * players  # "do r7", "undo" or "back 31", and its answer

    def check(self, seat: int, decision: int, what: str) -> Done | None:
        """None when this is the seat's present number; the answer of then when it is sent again; else refused."""
        if decision == self.numbers[seat]:
            return None
        last = self._last[seat]
        if last is not None and last[0] == what and last[1].decision == decision + 1:
            return last[1]
        raise refuse(409, "stale", "decision-stale", given=str(decision), right=str(self.numbers[seat]))

    def done(self, seat: int, what: str, step: int) -> None:
        """The seat has answered its present question."""
        self.numbers[seat] += 1
        self._last[seat] = (what, Done(step, self.numbers[seat], again=True))

    def taken_back(self, seat: int, before: Sequence[int], after: Sequence[int], by_consent: bool) -> None:
        """The seat has undone something: whoever was asked before or is asked now, but not both, is asked anew."""
        for other in range(len(self.numbers)):
            if other != seat and (by_consent or (other in before) != (other in after)):
                self.numbers[other] += 1

    def text(self) -> str:
        return f"[{', '.join(map(str, self.numbers))}]"

    @classmethod
    def restore(cls, players: int, rows: Sequence[dict[str, Any]]) -> Decisions:
        """As they stood after the last stored line."""
        decisions = cls(players)
        for row in rows:
            line = json.loads(row["text"])
            who = line.get("who")
            if isinstance(who, int) and "event" not in line:
                what = f"back {line['undo']}" if "consent" in line else "undo" if "undo" in line else f"do {line['do']}"
                decisions.done(who, what, line["n"])
            decisions.numbers = json.loads(row["decisions"])
        return decisions
