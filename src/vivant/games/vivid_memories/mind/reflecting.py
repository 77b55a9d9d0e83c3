"""The rest of a seat's Reflect from wherever it stands: tiles to bank, an action begun, or actions to choose."""
# vivant: compiled

from __future__ import annotations

import time
from typing import Final, final

from mypy_extensions import i64

from vivant.games.vivid_memories.mind.planner import NOTHING_YET, Planner
from vivant.games.vivid_memories.mind.worth import SeatWorth
from vivant.games.vivid_memories.rules.position import BANKING, REFLECT
from vivant.games.vivid_memories.rules.seat import NOTHING, PICK, USE, Seat
from vivant.games.vivid_memories.rules.setup import COMBINE, NONE
from vivant.games.vivid_memories.rules.state import MemoriesState

FEW: Final[i64] = 200  # positions that any beginning is looked at


@final
class Plan:
    """The best way to go on, in small steps: up to `done`, or to a Speculate, whose token decides what follows.

    `worth` is what it comes to, in thousandths of a point; `proved` whether no way is better (in thousandths); a plan
    for tiles to bank takes it that the supply stays as it is until it is one's turn to act.
    """

    def __init__(self) -> None:
        self.steps: list[int] = []
        self.worth: i64 = NOTHING_YET
        self.proved = True
        self.positions: i64 = 0

    def keep(self, planner: Planner) -> None:
        """What the planner found, if it is better."""
        if planner.best > self.worth:
            self.worth = planner.best
            self.steps = planner.steps()


@final
class Reflecting:
    """Makes plans for seats of one game, each of so many positions at most."""

    def __init__(self, worth: SeatWorth) -> None:
        self.worth = worth
        self.planners: list[Planner] = []  # one for each way to finish what is under way
        self.known: set[str] = set()

    def plan(self, state: MemoriesState, seat: i64, most: i64, seconds: float) -> Plan | None:
        """The best plan that so many positions and so much time find; None where the seat is not in its Reflect."""
        own = state.seats[seat]
        if (state.phase != BANKING and state.phase != REFLECT) or own.ask == NOTHING:
            return None
        until: float = time.monotonic() + seconds
        self.planners = []
        self.known = set()
        self._begin(state, seat, [])
        plan = Plan()
        order: list[tuple[int, int]] = []
        for planner in self.planners:  # a good one first, so that all others have to beat it
            if plan.steps and time.monotonic() > until:
                plan.proved = False
                break
            planner.until = until
            planner.climb(NOTHING_YET)
            plan.keep(planner)
            order.append((-planner.best, len(order)))
        order.sort()
        for _, at in order:
            if time.monotonic() > until:
                plan.proved = False
                break
            planner = self.planners[at]
            planner.most = max(FEW, most - plan.positions)
            before: i64 = planner.positions
            planner.prove(plan.worth)
            plan.positions += planner.positions - before
            plan.keep(planner)
            if not planner.proved:
                plan.proved = False
        self.planners = []
        return plan

    def _begin(self, state: MemoriesState, seat: i64, steps: list[int]) -> None:
        """All ways to the next choice of an action; the same tiles over the same slots are one, however they lie."""
        own = state.seats[seat]
        if own.ask == USE or (len(steps) > 0 and own.ask == NOTHING):
            mine: Seat = own.copy(own.aspiration)
            key = f"{mine.covered} {sorted(mine.bank)} {[(layer.a, layer.b, layer.c) for layer in mine.layers]}"
            if key not in self.known:
                self.known.add(key)
                planner = Planner(self.worth, mine, state.round, state.supply, state.bag)
                planner.opening = steps
                self.planners.append(planner)
            return
        first: i64 = NONE  # of the two that a combine returns, where both are still to be chosen
        if own.ask == PICK and own.action == COMBINE and own.picked != NONE and len(steps) > 0:
            first = steps[-1]
        for action in state.legal(seat):
            if action < first:  # the same two in the other order
                continue
            after = state.clone()
            after.apply(seat, action)
            self._begin(after, seat, [*steps, action])
