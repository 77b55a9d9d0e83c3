"""The state of Vivarium: what may be done now, and what follows; `rounds`, `gaining`, `prices`, `scoring` do it."""
# vivant: compiled

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from vivant.engine.bits import bit_at, count_bits, is_member, members, nth
from vivant.engine.dice import Dice
from vivant.engine.state import EVERYTHING, Json
from vivant.games.vivarium.rules.gaining import begin_draw, draw, gain_from, give, keep, take
from vivant.games.vivarium.rules.position import (
    ACT,
    COLOUR,
    DOMINO,
    DRAW,
    FILL,
    FIRST,
    HIDDEN,
    KEEP,
    LOOK,
    NEXT,
    OVER,
    SNAP,
    SWAP,
    TYPE,
    Position,
)
from vivant.games.vivarium.rules.rounds import begin_turn, end_turn, fill, fill_from, set_up
from vivant.games.vivarium.rules.saving import data_of
from vivant.games.vivarium.rules.scoring import score_of
from vivant.games.vivarium.rules.seat import NONE, Seat
from vivant.games.vivarium.rules.setup import CAMERA, Setup
from vivant.games.vivarium.rules.visibility import fill_in, seats_seen_by, seen_by, show


@mypyc_attr(acyclic=True, free_list_len=1)
class VivariumState(Position):
    """A match of Vivarium, or a seat's view of it.

    In a view the starting contracts of others are UNSEEN, those left in the box are not listed, and cards that only
    the active seat has drawn stand among those of the creature deck.
    """

    # whose turn

    def to_act(self) -> i64:
        if self.stage < SWAP or self.stage == OVER:
            return 0
        return bit_at(self.active)

    def is_chance(self) -> bool:
        return self.stage < SWAP

    def is_over(self) -> bool:
        return self.stage == OVER

    # deciding

    def legal(self, seat: i64) -> list[int]:
        if self.stage < SWAP or self.stage == OVER or seat != self.active:
            return []
        base, mask, other = asked(self)
        actions: list[int] = [base + member for member in members(mask)]
        if other != NONE:
            actions.append(other)
        return actions

    def pick(self, seat: i64, dice: Dice) -> i64:
        space = self.setup.actions
        own = self.seats[seat]
        if self.stage == SWAP:
            if dice.below(2) == 0:
                return space.swap.base + min(own.one, own.two)
            return space.swap.base + max(own.one, own.two)
        if self.stage == ACT:
            cells: i64 = self.takeable(seat)
            count: i64 = count_bits(cells)
            taken: i64 = dice.below(count + 1)
            if taken == count:
                return space.gems.base
            return space.take.base + nth(cells, taken)
        base, mask, other = asked(self)  # what comes seldom
        if other == NONE:
            return base + nth(mask, dice.below(count_bits(mask)))
        chosen: i64 = dice.below(count_bits(mask) + 1)
        if chosen == count_bits(mask):
            return other
        return base + nth(mask, chosen)

    def allows(self, seat: i64, action: i64) -> bool:
        if self.stage < SWAP or self.stage == OVER or seat != self.active:
            return False
        base, mask, other = asked(self)
        return is_member(action - base, mask) or (other != NONE and action == other)

    def apply(self, seat: i64, action: i64) -> None:
        setup = self.setup
        space = setup.actions
        own = self.seats[seat]
        if self.stage == SWAP:  # VA-12
            given: i64 = action - space.swap.base
            if own.one == given:
                own.one = self.middle
            else:
                own.two = self.middle
            self.middle = given
            self.stage = ACT
        elif self.stage == ACT:
            if action == space.gems.base:  # VA-18
                self.receive(own, setup.gems_taken)
                end_turn(self)
            else:
                take(self, own, action - space.take.base)
        elif action == space.decline.base:
            end_turn(self)
        elif self.stage == LOOK:  # VA-25
            self.spend(own, setup.binoculars_gems)
            gain_from(self, own, action - space.gain.base)
        elif self.stage == SNAP:  # VA-26
            self.spend(own, setup.camera_gems)
            begin_draw(self, CAMERA, setup.camera_cards)
        elif self.stage == KEEP:
            keep(self, own, action - space.keep.base)
        else:
            give(self, action - space.give.base)

    # chance

    def outcomes(self) -> list[tuple[int, int]]:
        base, mask = possible(self)
        return [(base + member, 1) for member in members(mask)]

    def apply_outcome(self, outcome: i64) -> None:
        space = self.setup.outcomes
        if self.stage == FILL:
            fill(self, outcome - space.fill.at(self.where))
        elif self.stage == DRAW:
            draw(self, outcome - space.draw.base)
        elif self.stage == NEXT:
            self.next = outcome - space.next.base
            self.stack = self.stack & ~bit_at(self.next)
            self.stack_left -= 1
            begin_turn(self)
        else:
            set_up(self, outcome)

    def roll(self, dice: Dice) -> None:
        while self.stage < SWAP:
            if self.stage == FILL:  # most of what is drawn
                base, mask = fill_from(self)
                fill(self, base + nth(mask, dice.below(count_bits(mask))))
            elif self.stage == DRAW:
                draw(self, nth(self.creatures, dice.below(count_bits(self.creatures))))
            else:
                base, mask = possible(self)
                self.apply_outcome(base + nth(mask, dice.below(count_bits(mask))))

    # who knows what

    def view(self, seat: i64) -> VivariumState:
        """VA-R28: all but decks, starting contracts, and what the active seat alone has drawn."""
        seen = VivariumState(self.setup, seats_seen_by(self, seat), self.cells.copy())
        show(self, seen)
        seen.viewer = seat
        if self.stage == OVER:
            seen.colours = self.colours
            seen.types = self.types
        if seat == self.active:
            seen.creatures = self.creatures
            seen.drawn = self.drawn
        return seen

    def clone(self) -> VivariumState:
        seats = [own.shown(own.colour, own.type) for own in self.seats]
        same = VivariumState(self.setup, seats, self.cells.copy())
        show(self, same)
        same.viewer = self.viewer
        same.creatures = self.creatures
        same.drawn = self.drawn
        same.colours = self.colours
        same.types = self.types
        return same

    def imagine(self, dice: Dice) -> VivariumState:
        whole = self.clone()
        whole.viewer = EVERYTHING
        if self.viewer != EVERYTHING:
            fill_in(whole, dice)
        return whole

    def seen(self, seat: i64) -> i64:
        return seen_by(self, seat)

    # the rest

    def scores(self) -> list[int]:
        return [score_of(self.setup, own) for own in self.seats]

    def data(self) -> Json:
        return data_of(self)


def asked(table: Position) -> tuple[i64, i64, i64]:
    """What the active seat may do: the action of a set's member 0, the set, and the action after these or NONE."""
    space = table.setup.actions
    if table.stage == SWAP:
        own = table.seats[table.active]
        return space.swap.base, bit_at(own.one) | bit_at(own.two), NONE
    if table.stage == ACT:
        return space.take.base, table.takeable(table.active), space.gems.base
    if table.stage == LOOK:
        return space.gain.base, table.neighbours(), space.decline.base
    if table.stage == SNAP:
        return space.draw.base, 1, space.decline.base
    if table.stage == KEEP:
        return space.keep.base, table.drawn, NONE
    return space.give.base, table.drawn, NONE


def possible(table: Position) -> tuple[i64, i64]:
    """What chance draws from: a set, and the outcome of its member 0."""
    setup = table.setup
    space = setup.outcomes
    if table.stage == FILL:
        first, cards = fill_from(table)
        return space.fill.at(table.where) + first, cards
    if table.stage == DRAW:
        return space.draw.base, table.creatures
    if table.stage == NEXT:
        return space.next.base, table.stack
    if table.stage == FIRST:
        return space.first.base, bit_at(setup.players) - 1
    if table.stage == DOMINO:
        return space.domino.at(table.dealt // 2), table.pool
    if table.stage == HIDDEN:
        return space.hidden.base, table.pool
    if table.stage == COLOUR:
        return space.colour.at(table.dealt), table.colours
    if table.stage == TYPE:
        return space.type.at(table.dealt), table.types
    return 0, 0


def new_match(setup: Setup) -> VivariumState:
    """The state before anything was drawn."""
    empty: list[i64] = [NONE] * setup.cells
    return VivariumState(setup, [Seat() for _ in range(setup.players)], empty)
