"""Puzzles of Vivid Memories: a last Reflect to plan, whose best result is proved, and takings the coach is sure of."""

from __future__ import annotations

from typing import ClassVar

from vivant.engine.bits import count_bits
from vivant.engine.dice import FastDice
from vivant.engine.evaluate import ending
from vivant.engine.game import Game
from vivant.engine.puzzle import POINT, Proof, PuzzleKind, WhatToTake
from vivant.games.vivid_memories.mind.evaluate import MemoriesEvaluation
from vivant.games.vivid_memories.mind.planner import NOTHING_YET, Planner
from vivant.games.vivid_memories.mind.worth import SeatWorth
from vivant.games.vivid_memories.rules.position import REFLECT, REMEMBER
from vivant.games.vivid_memories.rules.reflect import kind_in, usable_slots
from vivant.games.vivid_memories.rules.seat import TAKE, USE
from vivant.games.vivid_memories.rules.setup import SPECULATE
from vivant.games.vivid_memories.rules.state import MemoriesState


class LastReflect(PuzzleKind[MemoriesState]):
    """The Reflect of the last round: the most points that it can bring by the end, in any order and any way.

    Only where no token is drawn. What is proved is that nothing brings more; whoever comes to as much is right.
    """

    id = "plan"
    SLOTS: ClassVar = (2, 6)  # that can be used at the beginning
    POSITIONS: ClassVar = 20_000  # that the proof may look at
    HARDER: ClassVar = 2 * POINT  # than to take what is best at each step: by so much that comes to less

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        evaluation = game.evaluation()
        assert isinstance(evaluation, MemoriesEvaluation)
        self.seat_worth: SeatWorth = evaluation.worth

    def begins(self, view: MemoriesState, seat: int) -> bool:
        own, setup = view.seats[seat], view.setup
        if view.phase != REFLECT or view.round + 1 != setup.rounds or own.ask != USE or own.used:
            return False
        if setup.by_action and not view.together and not setup.alone:  # others would come between
            return False
        kinds = [kind_in(view, own, slot) for slot in range(setup.bank_size)]
        return SPECULATE not in kinds and self.SLOTS[0] <= count_bits(usable_slots(view, own)) <= self.SLOTS[1]

    def after(self, view: MemoriesState, seat: int, action: int) -> MemoriesState | None:
        if action == self.game.setup.actions.done.base:
            return None
        after = view.clone()
        after.apply(seat, action)
        return after

    def worth(self, view: MemoriesState, seat: int, action: int) -> int:
        """What the seat will have in the end, once it is done."""
        return int(self.seat_worth.settled(view.seats[seat], view.round))

    def solve(self, view: MemoriesState, seat: int) -> Proof | None:
        own = view.seats[seat]
        idle = int(self.seat_worth.settled(own, view.round))
        planner = self._planner(view, seat)
        planner.climb(NOTHING_YET)
        simple, other = int(planner.best), tuple(planner.steps())
        planner.most = self.POSITIONS
        planner.prove(simple - 1)
        if not planner.proved or planner.best - simple < self.HARDER:
            return None
        best, line = int(planner.best), tuple(planner.steps())
        if self._played_on(view, seat, line) != best:  # where slots of one colour share a hex
            return None
        return Proof(best, simple, line, other, {}, {"positions": int(planner.positions), "idle": idle})

    def effort(self, view: MemoriesState, seat: int, proof: Proof) -> int | None:
        """To the next power of two."""
        most = 8
        while True:
            planner = self._planner(view, seat)
            planner.climb(NOTHING_YET)
            planner.most = int(planner.positions) + most
            planner.prove(int(planner.best) - 1)
            if planner.best == proof.best:
                return most
            most *= 2

    def _planner(self, view: MemoriesState, seat: int) -> Planner:
        own = view.seats[seat]
        return Planner(self.seat_worth, own.copy(own.aspiration), view.round, view.supply, view.bag)

    def _played_on(self, view: MemoriesState, seat: int, line: tuple[int, ...]) -> int:
        """What the seat has in the end, in a match that the view allows."""
        dice = FastDice(1)
        world = view.imagine(dice)
        for action in line[:-1]:
            world.apply(seat, action)
        return POINT * ending(world, seat, line[-1], self.game.evaluation(), dice.below(1 << 31)).scores()[seat]


class WhichFragments(WhatToTake[MemoriesState]):
    """From which end to take, and which colour."""

    def begins(self, view: MemoriesState, seat: int) -> bool:
        return view.phase == REMEMBER and view.seats[seat].ask == TAKE and super().begins(view, seat)
