"""The rules of Vivid Memories: what the house asks of a match. Sets of hexes are bits; ids as on the rules page."""
# vivant: compiled

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from vivant.engine.bits import bit_at, count_bits, lowest, nth
from vivant.engine.dice import Dice
from vivant.engine.state import EVERYTHING, Json, Points, Reason, rank_by_points
from vivant.games.vivid_memories.artificial_brain import BRAIN, HUMAN, Brain
from vivant.games.vivid_memories.brain_turn import (
    lead,
    let_brain_play,
    sides_of_brain,
    steps_of_brain,
    take_token,
    target_of_brain,
)
from vivant.games.vivid_memories.chance import aspirations_left, outcomes_of, roll_all, settle
from vivant.games.vivid_memories.choosing import legal_actions, pick_move
from vivant.games.vivid_memories.options import (
    base_of,
    kind_in,
    may_end_rewire,
    movable_hexes,
    options_of,
    rewirable_hexes,
)
from vivant.games.vivid_memories.parts import NONE, Pile, Setup
from vivant.games.vivid_memories.position import ASPIRE, OVER, REMEMBER, Position
from vivant.games.vivid_memories.reflect import bank_tile, finish, go_to, pick_token, start_from, take_result, use_slot
from vivant.games.vivid_memories.remember import begin_rewire, move, place, take
from vivant.games.vivid_memories.reward import excluded_colour, fill_slots, give
from vivant.games.vivid_memories.seat import (
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
        setup = self.setup
        own = self.seats[seat]
        ask: i64 = own.ask
        mask: i64 = 0
        n: i64 = 0
        k: i64 = 0
        if ask == REWIRE:
            mask = rewirable_hexes(self, own, False)
            inward: i64 = rewirable_hexes(self, own, True)
            outs: i64 = count_bits(mask)
            n = outs + count_bits(inward)
            if self.full_turn:
                k = dice.below(n)
            else:
                k = dice.below(n + 1)
            if k < outs:
                return setup.out_base + nth(mask, k)
            if k < n:
                return setup.in_base + nth(inward, k - outs)
            return setup.done
        if ask == MOVE:
            return pick_move(self, own, dice)
        if ask == BANK:
            mask = setup.every_bank & ~own.covered
            n = count_bits(mask)
            k = dice.below(n * count_bits(own.claimed))
            tile: i64 = k // n
            return setup.bank_base + nth(own.claimed, tile) * setup.bank_size + nth(mask, k - tile * n)
        if ask == BRAIN_TURN:
            steps = steps_of_brain(self)
            return steps[dice.below(len(steps))]
        mask = options_of(self, own)
        if ask == USE:
            k = dice.below(count_bits(mask) + 1)
            if k == 0:
                return setup.done
            return setup.use_base + nth(mask, k - 1)
        return base_of(self, ask) + nth(mask, dice.below(count_bits(mask)))

    def apply(self, seat: i64, action: i64) -> None:
        setup = self.setup
        own = self.seats[seat]
        ask: i64 = own.ask
        if ask <= MORE:
            if action == setup.stop:
                own.ask = PLACE
            else:
                take(self, own, action)
        elif ask == PLACE:
            place(self, seat, own, action - setup.place_base)
        elif ask == REWIRE:
            begin_rewire(self, seat, own, action)
        elif ask == MOVE:
            move(self, seat, own, action)
        elif ask == BANK:
            bank_tile(self, seat, own, action - setup.bank_base)
        elif ask == USE:
            if action == setup.done:
                finish(self, seat, own)
            else:
                use_slot(self, seat, own, action - setup.use_base)
        elif ask == FROM:
            start_from(self, own, action - setup.from_base)
        elif ask == RESULT:
            take_result(self, own, action - setup.result_base)
        elif ask == PICK:
            pick_token(self, own, action - setup.pick_base)
        elif ask == TO:
            go_to(self, own, action - setup.to_base)
        elif ask == SIDE:
            own.ask = NOTHING
            take_token(self, action - setup.side_base, target_of_brain(self))
        elif ask == BRAIN_TURN:
            own.ask = NOTHING
            lead(self, action)
        else:
            give(self, own, lowest(self.wanted), action - setup.give_base)
            fill_slots(self, seat)
        if self.brain is not None:
            let_brain_play(self)

    # what may be chosen, for pictures, words and bots

    def options(self, own: Seat) -> i64:
        """What the seat may choose of what it is asked; not for REWIRE, MOVE, BANK and BRAIN_TURN, without `done`."""
        return options_of(self, own)

    def rewirable(self, own: Seat, inward: bool) -> i64:
        """The hexes that a rewire may choose."""
        return rewirable_hexes(self, own, inward)

    def movable(self, own: Seat, colour: i64) -> i64:
        """In a rewire: where a token of this colour may go to (out), or come from (in)."""
        return movable_hexes(self, own, colour)

    def may_finish(self, own: Seat) -> bool:
        """Whether `done` may be said in a rewire."""
        return may_end_rewire(self, own)

    def kind_of(self, own: Seat, slot: i64) -> i64:
        """What the bank slot offers this round, used or not: a kind of action, or NONE."""
        return kind_in(self, own, slot)

    def excluded(self) -> i64:
        """The colour that is worth nothing to the Brain, or NONE."""
        return excluded_colour(self)

    def brain_target(self) -> i64:
        """The colour that the front of its queue asks for, of those on the end tiles; or NONE."""
        return target_of_brain(self)

    def brain_sides(self, target: i64) -> i64:
        """The sides that it may draft this colour from, as bits."""
        return sides_of_brain(self, target)

    def brain_steps(self) -> list[int]:
        """What may be done next in its turn: one step, or two where the human chooses a side."""
        return steps_of_brain(self)

    def lead_brain(self, step: i64) -> None:
        """One of `brain_steps`."""
        lead(self, step)

    def take_for_brain(self, side: i64, colour: i64) -> None:
        """A token of its draft."""
        take_token(self, side, colour)

    # chance

    def outcomes(self) -> list[tuple[int, int]]:
        return outcomes_of(self)

    def apply_outcome(self, outcome: i64) -> None:
        settle(self, outcome)

    def roll(self, dice: Dice) -> None:
        roll_all(self, dice)

    # knowing

    def view(self, seat: i64) -> MemoriesState:
        seats: list[Seat] = []
        place: i64 = 0
        for own in self.seats:
            if place == seat or self.phase == OVER or self.setup.alone:  # alone nothing is hidden (AB-03)
                seats.append(own.copy(own.aspiration))
            else:
                seats.append(own.copy(NONE))
            place += 1
        seen = self._table(seats)
        seen.viewer = seat
        return seen

    def clone(self) -> MemoriesState:
        seats: list[Seat] = []
        for own in self.seats:
            seats.append(own.copy(own.aspiration))
        same = self._table(seats)
        same.viewer = self.viewer
        return same

    def _table(self, seats: list[Seat]) -> MemoriesState:
        """A new state with what everybody knows and these seats."""
        line: list[Pile] = []
        for pile in self.line:
            line.append(pile.copy())
        seen = MemoriesState(self.setup, seats, line)
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
        place: i64 = 0
        for own in whole.seats:
            if own.aspiration == NONE and whole.has_aspiration(place):
                own.aspiration = nth(left, dice.below(count_bits(left)))
                left = left & ~bit_at(own.aspiration)
            place += 1
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

    def breakdown(self, seat: i64) -> list[Points]:
        from vivant.games.vivid_memories.why import points_of

        return [points_of(self.setup, award) for award in self.seats[seat].awards]

    def why_not(self, seat: i64, action: i64) -> Reason | None:
        from vivant.games.vivid_memories.why import refuse

        if action in self.legal(seat):
            return None
        return refuse(self, seat, action)

    def data(self) -> Json:
        from vivant.games.vivid_memories.store import data_of

        return data_of(self)


def new_match(setup: Setup) -> MemoriesState:
    """The state before anything was drawn."""
    seats: list[Seat] = []
    for _ in range(setup.players):
        seats.append(new_seat(setup))
    state = MemoriesState(setup, seats, [])
    solo = setup.solo
    if solo is not None:  # AB-01, AB-05
        for seat in range(setup.players):
            seats[seat].board = solo.boards[seat]
        state.brain = Brain([], [])
        state.holder = solo.first
        state.phase = ASPIRE
        return state
    if not setup.random_boards:  # VM-02
        for seat in range(setup.players):
            seats[seat].board = seat
    return state
