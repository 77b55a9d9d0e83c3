"""The rules of Vivid Memories: what the house asks of a match. Sets of hexes are bits; ids as on the rules page."""
# vivant: compiled

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from vivant.engine.bits import bit_at, count_bits, lowest, nth
from vivant.engine.dice import Dice
from vivant.engine.state import EVERYTHING, Json, rank_by_points
from vivant.games.vivid_memories.rules.brain import BRAIN, HUMAN, Brain
from vivant.games.vivid_memories.rules.brain_turn import lead, let_brain_play, take_token, target_of_brain
from vivant.games.vivid_memories.rules.chance import (
    aspirations_left,
    begin_with,
    first_outcome,
    outcomes_of,
    roll_all,
    settle,
)
from vivant.games.vivid_memories.rules.legal import allows_action, legal_actions, pick_action
from vivant.games.vivid_memories.rules.position import ASPIRE, OVER, REMEMBER, Position
from vivant.games.vivid_memories.rules.reflect import (
    bank_tile,
    finish,
    go_to,
    pick_token,
    start_from,
    take_result,
    use_slot,
)
from vivant.games.vivid_memories.rules.remember import begin_rewire, move, place, take
from vivant.games.vivid_memories.rules.reward import fill_slots, give
from vivant.games.vivid_memories.rules.saving import data_of, read_into
from vivant.games.vivid_memories.rules.seat import (
    BANK,
    BRAIN_TURN,
    FROM,
    MORE,
    MOVE,
    NOTHING,
    PICK,
    PLACE,
    RESULT,
    REWIRE,
    SIDE,
    TO,
    USE,
    Seat,
    new_seat,
)
from vivant.games.vivid_memories.rules.setup import NONE, Setup


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MemoriesState(Position):
    """A match of Vivid Memories, or a seat's view of it, as everybody asks it."""

    # whose turn

    def to_act(self) -> i64:
        if self.phase < REMEMBER:
            return 0
        return self.acting

    def is_chance(self) -> bool:
        return self.phase < REMEMBER

    def is_over(self) -> bool:
        return self.phase == OVER

    # deciding

    def legal(self, seat: i64) -> list[int]:
        return legal_actions(self, seat)

    def pick(self, seat: i64, dice: Dice) -> i64:
        return pick_action(self, seat, dice)

    def allows(self, seat: i64, action: i64) -> bool:
        return allows_action(self, seat, action)

    def apply(self, seat: i64, action: i64) -> None:
        actions = self.setup.actions
        own = self.seats[seat]
        ask: i64 = own.ask
        if ask <= MORE:
            if action == actions.stop.base:
                own.ask = PLACE
            else:
                take(self, own, action - actions.take.base)
        elif ask == PLACE:
            place(self, seat, own, action - actions.place.base)
        elif ask == REWIRE:
            begin_rewire(self, seat, own, action)
        elif ask == MOVE:
            move(self, seat, own, action)
        elif ask == BANK:
            bank_tile(self, seat, own, action - actions.bank.base)
        elif ask == USE:
            if action == actions.done.base:
                finish(self, seat, own)
            else:
                use_slot(self, seat, own, action - actions.use.base)
        elif ask == FROM:
            start_from(self, own, action - actions.from_.base)
        elif ask == RESULT:
            take_result(self, own, action - actions.result.base)
        elif ask == PICK:
            pick_token(self, own, action - actions.pick.base)
        elif ask == TO:
            go_to(self, own, action - actions.to.base)
        elif ask == SIDE:
            own.ask = NOTHING
            take_token(self, action - actions.side.base, target_of_brain(self))
        elif ask == BRAIN_TURN:
            own.ask = NOTHING
            lead(self, action)
        else:
            give(self, own, lowest(self.wanted), action - actions.give.base)
            fill_slots(self, seat)
        if self.brain is not None:
            let_brain_play(self)

    # chance

    def outcomes(self) -> list[tuple[int, int]]:
        return outcomes_of(self)

    def apply_outcome(self, outcome: i64) -> None:
        settle(self, outcome - first_outcome(self))

    def roll(self, dice: Dice) -> None:
        roll_all(self, dice)

    # knowing

    def view(self, seat: i64) -> MemoriesState:
        seats: list[Seat] = []
        for other, own in enumerate(self.seats):
            known = other == seat or self.phase == OVER or self.setup.alone  # alone nothing is hidden (AB-03)
            seats.append(own.copy(own.aspiration if known else NONE))
        return self._table(seats, seat)

    def clone(self) -> MemoriesState:
        return self._table([own.copy(own.aspiration) for own in self.seats], self.viewer)

    def _table(self, seats: list[Seat], viewer: i64) -> MemoriesState:
        """A new state with what everybody knows and these seats."""
        seen = MemoriesState(self.setup, seats, [pile.copy() for pile in self.line])
        seen.viewer = viewer
        brain = self.brain
        if brain is not None:
            seen.brain = brain.copy()
        seen.first = self.first
        seen.last = self.last
        seen.phase = self.phase
        seen.round = self.round
        seen.dealt = self.dealt
        seen.holder = self.holder
        seen.turn = self.turn
        seen.acting = self.acting
        seen.passes = self.passes
        seen.end = self.end
        seen.emptied = self.emptied
        seen.full_turn = self.full_turn
        seen.together = self.together
        seen.wanted = self.wanted
        seen.stack = self.stack
        seen.gone = self.gone
        seen.bag = self.bag
        seen.bag_left = self.bag_left
        seen.supply = self.supply
        return seen

    def has_aspiration(self, seat: i64) -> bool:
        """Whether one was dealt to the seat, known or not."""
        if self.phase < ASPIRE or (self.setup.alone and seat != HUMAN):
            return False
        return self.phase > ASPIRE or seat < self.dealt

    def imagine(self, dice: Dice) -> MemoriesState:
        """Everybody gets one of the aspirations that are left, each deal equally likely."""
        whole = self.clone()
        whole.viewer = EVERYTHING
        left: i64 = aspirations_left(whole)
        for seat, own in enumerate(whole.seats):
            if own.aspiration == NONE and whole.has_aspiration(seat):
                own.aspiration = nth(left, dice.below(count_bits(left)))
                left = left & ~bit_at(own.aspiration)
        return whole

    def seen(self, seat: i64) -> i64:
        """The aspirations that this seat knows: nothing else is ever hidden, and alone nothing at all."""
        if self.setup.alone:
            return 0
        if self.phase == OVER:
            return self.setup.players
        if seat >= 0 and self.has_aspiration(seat):
            return 1
        return 0

    # the rest

    def scores(self) -> list[int]:
        return [own.points for own in self.seats]

    def ranking(self) -> list[int]:
        """VM-62, VM-63; ties are broken only when it is over."""
        scores = self.scores()
        if self.phase != OVER:
            return rank_by_points(scores)
        if self.setup.alone:  # AB-31
            if scores[HUMAN] >= scores[BRAIN]:
                return [1, 2]
            return [2, 1]
        keys: list[int] = []
        for seat in range(self.setup.players):
            late = (seat - self.holder) % self.setup.players
            keys.append((scores[seat] * 1_000_000 + self.seats[seat].aspiration_points) * 16 + late)
        return rank_by_points(keys)

    def data(self) -> Json:
        return data_of(self)


def new_match(setup: Setup) -> MemoriesState:
    """The state before anything was drawn."""
    seats = [new_seat(setup) for _ in range(setup.players)]
    state = MemoriesState(setup, seats, [])
    solo = setup.solo
    if solo is not None:  # AB-01, AB-05
        for seat in range(setup.players):
            seats[seat].board = solo.boards[seat]
        state.brain = Brain(solo, [], [])
        state.holder = solo.first
        state.phase = ASPIRE
        return state
    if not setup.random_boards:  # VM-02
        for seat in range(setup.players):
            seats[seat].board = seat
    if setup.first != NONE:  # VM-R28
        begin_with(state, setup.first)
    return state


def load(setup: Setup, data: Json) -> MemoriesState:
    """The inverse of `data`; may fail in any way on what that does not write."""
    state = new_match(setup)
    read_into(state, data)
    return state
