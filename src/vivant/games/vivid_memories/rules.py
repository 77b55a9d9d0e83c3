"""The rules of Vivid Memories: take, place, rewire, act, score. Sets of hexes are bits; ids as on the rules page."""
# vivant: compiled

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from vivant.engine.bits import bit_at, count_bits, lowest, members, nth
from vivant.engine.dice import Dice
from vivant.engine.state import EVERYTHING, Json, Points, Reason, State, rank_by_points
from vivant.games.vivid_memories.artificial_brain import (
    BRAIN,
    FIRST_TOKEN,
    GAINING,
    HUMAN,
    IDLE,
    LAYING,
    MORE_TOKENS,
    RETURNING,
    Brain,
    better_side,
    find_gained,
    find_round,
    first_offered,
    hex_for,
    look_ahead,
    slot_for,
    tokens_in,
)
from vivant.games.vivid_memories.parts import (
    ADD,
    COMBINE,
    NONE,
    NUDGE,
    SPECULATE,
    SPLIT,
    SWAP,
    Pile,
    Setup,
    amount,
    one_of,
)
from vivant.games.vivid_memories.seat import (
    BANK,
    BRAIN_TURN,
    FROM,
    GIVE,
    MORE,
    MOVE,
    NOTHING,
    PICK,
    PLACE,
    RESULT,
    REWIRE,
    SIDE,
    TAKE,
    TO,
    USE,
    Award,
    Seat,
    find_aspiration,
    find_clusters,
    find_moments,
    find_threads,
    new_seat,
    roomy,
    split_hexes,
)

# What is waited for. All before REMEMBER is chance.
FIRST: Final[i64] = 0
BOARDS: Final[i64] = 1
ASPIRE: Final[i64] = 2
PREFER: Final[i64] = 3  # the Brain's preference line
TILES: Final[i64] = 4
TOKENS: Final[i64] = 5
DRAW: Final[i64] = 6  # from the bag, in Reflect
REMEMBER: Final[i64] = 7
BANKING: Final[i64] = 8
REFLECT: Final[i64] = 9
REWARD: Final[i64] = 10
OVER: Final[i64] = 11

LEFT: Final[i64] = 0
RIGHT: Final[i64] = 1
MOST_TAKEN: Final[i64] = 3  # VM-16
MOST_MOVED: Final[i64] = 3  # VM-22, VM-23


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MemoriesState(State):
    """A match of Vivid Memories, or a seat's view of it: then the aspirations of others are NONE."""

    def __init__(self, setup: Setup, seats: list[Seat], line: list[Pile]) -> None:
        self.setup = setup
        self.seats = seats
        self.line = line
        self.brain: Brain | None = None  # alone: the second seat is its own
        self.held = False  # it waits to be led step by step, in a copy that looks at its turn
        self.first: i64 = 0  # the line's tiles from here
        self.last: i64 = -1  # to here are still there
        self.viewer: i64 = EVERYTHING
        self.phase: i64 = FIRST
        self.round: i64 = 0
        self.dealt: i64 = 0  # boards, aspirations, tiles or tokens of the set-up or of this Prepare
        self.holder: i64 = NONE  # of the start player marker
        self.turn: i64 = NONE
        self.acting: i64 = 0  # the seats that are asked
        self.passes: i64 = 0  # turns passed in a row (VM-R9)
        self.end: i64 = NONE  # of the line that this turn's tokens come from
        self.emptied: i64 = 0  # tiles emptied in this turn, to be claimed
        self.full_turn = False  # VM-25
        self.together = False  # VM-R18
        self.wanted: i64 = 0  # slots that connections of the seat in Reward still fill
        self.stack: i64 = setup.every_tile
        self.gone: i64 = 0  # tiles out of the game
        self.bag: i64 = setup.bag
        self.bag_left: i64 = setup.bag_size
        self.supply: i64 = setup.supply

    # whose turn

    def to_act(self) -> i64:
        if self.phase < REMEMBER:
            return 0
        return self.acting

    def is_chance(self) -> bool:
        return self.phase < REMEMBER

    def is_over(self) -> bool:
        return self.phase == OVER

    # deciding: what a seat may do is one set and where its numbers begin, but for three questions

    def _base(self, ask: i64) -> i64:
        setup = self.setup
        if ask <= MORE:
            return 0
        if ask == PLACE:
            return setup.place_base
        if ask == FROM:
            return setup.from_base
        if ask == RESULT:
            return setup.result_base
        if ask == PICK:
            return setup.pick_base
        if ask == TO:
            return setup.to_base
        if ask == USE:
            return setup.use_base
        if ask == SIDE:
            return setup.side_base
        return setup.give_base

    def options(self, own: Seat) -> i64:
        """What the seat may choose of what it is asked; not for REWIRE, MOVE, BANK and BRAIN_TURN, without `done`."""
        setup = self.setup
        ask: i64 = own.ask
        if ask == TAKE:
            return self._open_takes()
        if ask == MORE:
            return self._further_takes(own)
        if ask == PLACE:
            return setup.every_hex & ~own.total.some()
        if ask == USE:
            return self._usable(own)
        if ask == FROM:
            return self.sources(own, own.action)
        if ask == RESULT:
            return self._results(own)
        if ask == PICK:
            return self._picks(own)
        if ask == TO:
            if own.action == NUDGE:
                return setup.near[own.hex] & roomy(setup, own)
            return setup.near[own.hex] & own.others_than(own.picked)
        if ask == SIDE:
            return 3
        return self.givers(own, lowest(self.wanted))

    def _open_takes(self) -> i64:
        """VM-15; with one tile left only the left end has a name (VM-R7)."""
        found: i64 = self.line[self.first].colours
        if self.first < self.last:
            found = found | (self.line[self.last].colours << self.setup.colours)
        return found

    def _end_pile(self, further: i64) -> Pile | None:
        """The outermost tile at the end of this turn, or the one so many inward of it."""
        at: i64 = self.first + further
        if self.end == RIGHT:
            at = self.last - further
        if at < self.first or at > self.last:
            return None
        return self.line[at]

    def _further_takes(self, own: Seat) -> i64:
        """VM-16, VM-17: a token of another colour needs a third colour after it."""
        setup = self.setup
        taken: i64 = colours_in(own.hand)
        pile = self._end_pile(0)
        if count_bits(taken) > 1:
            assert pile is not None
            return (pile.colours & ~taken) << (self.end * setup.colours)
        stop: i64 = bit_at(setup.stop)
        if pile is None:
            return stop
        found: i64 = pile.colours & taken
        rest: i64 = pile.colours & ~taken
        if pile.left > 1:
            if rest & (rest - 1) != 0:
                found = found | rest
        elif rest != 0:
            then = self._end_pile(1)
            if then is not None and then.colours & ~taken & ~rest != 0:
                found = found | rest
        return (found << (self.end * setup.colours)) | stop

    def sources(self, own: Seat, action: i64) -> i64:
        """The hexes that an action may start from; for add and speculate those where it may end."""
        setup = self.setup
        if action == COMBINE:
            return own.total.several()
        if action == NUDGE:
            return own.total.some() & setup.spread(roomy(setup, own))
        if action == SWAP:
            return self._swappable(own)
        if action == SPLIT:
            return split_hexes(setup, own, setup.tiles[own.bank[own.slot]], self.supply)
        return setup.every_hex & ~own.total.some()

    def _swappable(self, own: Seat) -> i64:
        """The hexes with a token whose colour differs from one next to it (VM-40, VM-R16)."""
        setup = self.setup
        found: i64 = 0
        colour: i64 = 0
        for layer in own.layers:
            held: i64 = layer.some()
            if held != 0:
                found = found | (held & setup.spread(own.others_than(colour)))
            colour += 1
        return found

    def _can_swap(self, own: Seat) -> bool:
        """Whether `_swappable` finds any."""
        setup = self.setup
        colour: i64 = 0
        for layer in own.layers:
            held: i64 = layer.some()
            if held != 0 and setup.spread(held) & own.others_than(colour) != 0:
                return True
            colour += 1
        return False

    def kind_of(self, own: Seat, slot: i64) -> i64:
        """What the bank slot offers this round, used or not: a kind of action, or NONE (VM-31)."""
        if (own.covered >> slot) & 1 == 0:
            return self.setup.bank_kinds[slot]
        if (own.flipped >> slot) & 1 != 0:
            return NONE
        return self.setup.tiles[own.bank[slot]].kind

    def usable(self, own: Seat, slot: i64) -> bool:
        """Whether all of the slot's action can be carried out (VM-33)."""
        setup = self.setup
        if (own.used >> slot) & 1 != 0:
            return False
        kind: i64 = self.kind_of(own, slot)
        if kind == NONE:
            return False
        if kind == ADD:
            if amount(self.supply, lowest(setup.tiles[own.bank[slot]].results)) == 0:
                return False
            return own.total.some() != setup.every_hex
        if kind == SPLIT:
            return split_hexes(setup, own, setup.tiles[own.bank[slot]], self.supply) != 0
        if kind == SPECULATE:
            return self.bag_left > 0 and own.total.some() != setup.every_hex
        if kind == COMBINE:
            return own.total.several() != 0
        if kind == NUDGE:
            return own.total.some() & setup.spread(roomy(setup, own)) != 0
        return self._can_swap(own)

    def _usable(self, own: Seat) -> i64:
        found: i64 = 0
        slot: i64 = 0
        one: i64 = 1
        while slot < self.setup.bank_size:
            if self.usable(own, slot):
                found = found | one
            one = one << 1
            slot += 1
        return found

    def _results(self, own: Seat) -> i64:
        """The colours that can be had from the supply."""
        found: i64 = colours_in(self.supply)
        if own.action == SPLIT:
            found = found & self.setup.tiles[own.bank[own.slot]].results
        return found

    def _picks(self, own: Seat) -> i64:
        if own.other != NONE:  # the second of a swap
            return own.colours_at(own.other) & ~bit_at(own.picked)
        found: i64 = own.colours_at(own.hex)
        if own.action == COMBINE:
            if own.picked != NONE:  # in wheel order
                return found & ~(bit_at(own.picked) - 1)
            rest: i64 = found
            while rest & (rest - 1) != 0:
                rest = rest & (rest - 1)
            if own.layers[lowest(rest)].at(own.hex) < 2:
                found = found & ~rest
        elif own.action == SWAP:
            beside: i64 = self.setup.near[own.hex]
            colour: i64 = 0
            while colour < self.setup.colours:
                if own.others_than(colour) & beside == 0:
                    found = found & ~bit_at(colour)
                colour += 1
        return found

    def givers(self, own: Seat, slot: i64) -> i64:
        """The hexes that can give their token to the slot (VM-53, VM-54)."""
        layer = own.layers[self.setup.board_colours[own.board][slot]]
        return self.setup.touches[slot] & layer.linked & layer.some()

    def rewirable(self, own: Seat, inward: bool) -> i64:
        """The hexes that a rewire may choose (VM-21); in a full-board turn those that can leave one empty (VM-25)."""
        setup = self.setup
        room: i64 = roomy(setup, own)
        if self.full_turn:
            found: i64 = 0
            for hex in members(setup.every_hex):
                if self._can_empty(own, hex, inward):
                    found = found | bit_at(hex)
            return found
        if inward:
            return room & setup.spread(own.total.some())
        return own.total.some() & setup.spread(room)

    def _can_empty(self, own: Seat, hex: i64, inward: bool) -> bool:
        """Whether a rewire of this hex, begun or not, can leave a hex empty, or has done so."""
        setup = self.setup
        left: i64 = MOST_MOVED - own.moved
        if own.total.some() != setup.every_hex:
            return True
        room: i64 = 0
        if inward:
            room = setup.capacity - own.total.at(hex)
            for other in members(setup.near[hex]):
                if own.total.at(other) <= room and own.total.at(other) <= left:
                    return True
            return False
        for other in members(setup.near[hex]):
            room += setup.capacity - own.total.at(other)
        return own.total.at(hex) <= room and own.total.at(hex) <= left

    def movable(self, own: Seat, colour: i64) -> i64:
        """In a rewire: where a token of this colour may go to (out), or come from (in)."""
        setup = self.setup
        if own.moved == MOST_MOVED:
            return 0
        near: i64 = setup.near[own.hex]
        if not own.inward:
            if (own.layers[colour].some() >> own.hex) & 1 == 0:
                return 0
            return near & roomy(setup, own)
        if own.total.at(own.hex) == setup.capacity:
            return 0
        found: i64 = near & own.layers[colour].some()
        if self.full_turn:
            for hex in members(found):
                tried = own.copy(own.aspiration)
                tried.remove(colour, hex)
                tried.put(colour, tried.hex)
                tried.moved += 1
                if not self._can_empty(tried, tried.hex, True):
                    found = found & ~bit_at(hex)
        return found

    def may_finish(self, own: Seat) -> bool:
        """Whether `done` may be said in a rewire."""
        return own.moved > 0 and (not self.full_turn or own.total.some() != self.setup.every_hex)

    def legal(self, seat: i64) -> list[int]:
        if (self.to_act() >> seat) & 1 == 0:
            return []
        setup = self.setup
        own = self.seats[seat]
        found: list[int] = []
        if own.ask == REWIRE:
            add_all(found, setup.out_base, self.rewirable(own, False))
            add_all(found, setup.in_base, self.rewirable(own, True))
            if not self.full_turn:
                found.append(setup.done)
        elif own.ask == MOVE:
            if self.may_finish(own):
                found.append(setup.done)
            for colour in range(setup.colours):
                add_all(found, setup.move_base + colour * setup.hexes, self.movable(own, colour))
        elif own.ask == BANK:
            for tile in members(own.claimed):
                add_all(found, setup.bank_base + tile * setup.bank_size, setup.every_bank & ~own.covered)
        elif own.ask == BRAIN_TURN:
            found = self.brain_steps()
        else:
            if own.ask == USE:
                found.append(setup.done)
            add_all(found, self._base(own.ask), self.options(own))
        return found

    def pick(self, seat: i64, dice: Dice) -> i64:
        setup = self.setup
        own = self.seats[seat]
        ask: i64 = own.ask
        mask: i64 = 0
        n: i64 = 0
        k: i64 = 0
        if ask == REWIRE:
            mask = self.rewirable(own, False)
            inward: i64 = self.rewirable(own, True)
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
            return self._pick_move(own, dice)
        if ask == BANK:
            mask = setup.every_bank & ~own.covered
            n = count_bits(mask)
            k = dice.below(n * count_bits(own.claimed))
            tile: i64 = k // n
            return setup.bank_base + nth(own.claimed, tile) * setup.bank_size + nth(mask, k - tile * n)
        if ask == BRAIN_TURN:
            steps = self.brain_steps()
            return steps[dice.below(len(steps))]
        mask = self.options(own)
        if ask == USE:
            k = dice.below(count_bits(mask) + 1)
            if k == 0:
                return setup.done
            return setup.use_base + nth(mask, k - 1)
        return self._base(ask) + nth(mask, dice.below(count_bits(mask)))

    def _pick_move(self, own: Seat, dice: Dice) -> i64:
        setup = self.setup
        first: i64 = 0  # `done` comes before the moves
        if self.may_finish(own):
            first = 1
        if not own.inward:
            room: i64 = setup.near[own.hex] & roomy(setup, own)
            colours: i64 = own.colours_at(own.hex)
            wide: i64 = count_bits(room)
            at: i64 = dice.below(first + wide * count_bits(colours)) - first
            if at < 0:
                return setup.done
            row: i64 = at // wide
            return setup.move_base + nth(colours, row) * setup.hexes + nth(room, at - row * wide)
        n: i64 = first
        colour: i64 = 0
        while colour < setup.colours:
            n += count_bits(self.movable(own, colour))
            colour += 1
        k: i64 = dice.below(n) - first
        if k < 0:
            return setup.done
        colour = 0
        while True:
            mask: i64 = self.movable(own, colour)
            n = count_bits(mask)
            if k < n:
                return setup.move_base + colour * setup.hexes + nth(mask, k)
            k -= n
            colour += 1

    def apply(self, seat: i64, action: i64) -> None:
        setup = self.setup
        own = self.seats[seat]
        ask: i64 = own.ask
        if ask <= MORE:
            if action == setup.stop:
                own.ask = PLACE
            else:
                self._take(own, action)
        elif ask == PLACE:
            self._place(seat, own, action - setup.place_base)
        elif ask == REWIRE:
            self._begin_rewire(seat, own, action)
        elif ask == MOVE:
            self._move(seat, own, action)
        elif ask == BANK:
            self._bank(seat, own, action - setup.bank_base)
        elif ask == USE:
            if action == setup.done:
                self._finish(seat, own)
            else:
                self._use(seat, own, action - setup.use_base)
        elif ask == FROM:
            self._from(own, action - setup.from_base)
        elif ask == RESULT:
            self._result(own, action - setup.result_base)
        elif ask == PICK:
            self._pick_token(own, action - setup.pick_base)
        elif ask == TO:
            self._to(own, action - setup.to_base)
        elif ask == SIDE:
            own.ask = NOTHING
            self.take_for_brain(action - setup.side_base, self.brain_target())
        elif ask == BRAIN_TURN:
            own.ask = NOTHING
            self.lead_brain(action)
        else:
            self._give(own, lowest(self.wanted), action - setup.give_base)
            self._reward(seat)
        if self.brain is not None:
            self._let_brain_play()

    # Remember

    def _begin_turns(self, seat: i64) -> None:
        """This seat's turn, or the first one after it that is not passed; or the end of the phase (VM-R9, VM-26)."""
        setup = self.setup
        self.passes = 0
        self.full_turn = False
        while True:
            own = self.seats[seat]
            self.turn = seat
            brain = self.brain
            if brain is not None and seat == BRAIN:  # AB-10, AB-R14
                brain.stage = FIRST_TOKEN
                self.acting = 0
                return
            if own.total.some() != setup.every_hex:
                own.ask = TAKE
                self.acting = bit_at(seat)
                return
            self.full_turn = True
            if self.rewirable(own, False) | self.rewirable(own, True) != 0:
                own.ask = REWIRE
                self.acting = bit_at(seat)
                return
            self.full_turn = False
            self.passes += 1
            if self.passes == setup.players:
                self._clear_line()
                self._end_remember(seat)
                return
            seat = self.after(seat)

    def after(self, seat: i64) -> i64:
        if seat + 1 == self.setup.players:
            return 0
        return seat + 1

    def _clear_line(self) -> None:
        while self.first <= self.last:
            pile = self.line[self.first]
            self.supply += pile.tokens
            self.gone = self.gone | bit_at(pile.tile)
            self.first += 1

    def _take(self, own: Seat, action: i64) -> None:
        colours: i64 = self.setup.colours
        colour: i64 = action
        self.end = LEFT
        pile = self.line[self.first]
        if action >= colours:
            colour = action - colours
            self.end = RIGHT
            pile = self.line[self.last]
        pile.lift(colour)
        if pile.left == 0:
            self.emptied = self.emptied | bit_at(pile.tile)
            if self.end == LEFT:
                self.first += 1
            else:
                self.last -= 1
        again: bool = amount(own.hand, colour) > 0
        own.hand += one_of(colour)
        own.moved += 1
        if again or own.moved == MOST_TAKEN:
            own.ask = PLACE
        else:
            own.ask = MORE

    def _place(self, seat: i64, own: Seat, hex: i64) -> None:
        """VM-18; VM-34 and VM-38 in Reflect."""
        colour: i64 = 0
        hand: i64 = own.hand
        tokens: i64 = 0
        while hand != 0:
            count: i64 = hand & 127
            while count > 0:
                own.put(colour, hex)
                tokens += 1
                count -= 1
            hand = hand >> 7
            colour += 1
        own.hand = 0
        own.forget()
        if self.phase == REFLECT:
            own.ask = USE
            return
        own.claimed = own.claimed | self.emptied  # VM-19
        self.emptied = 0
        self.end = NONE
        if tokens == 1:
            own.ask = REWIRE
        else:
            self._end_turn(seat, own)

    def _begin_rewire(self, seat: i64, own: Seat, action: i64) -> None:
        setup = self.setup
        if action == setup.done:
            self._end_turn(seat, own)
            return
        own.inward = action >= setup.in_base
        if own.inward:
            own.hex = action - setup.in_base
        else:
            own.hex = action - setup.out_base
        own.ask = MOVE

    def _move(self, seat: i64, own: Seat, action: i64) -> None:
        setup = self.setup
        if action == setup.done:
            self._end_turn(seat, own)
            return
        at: i64 = action - setup.move_base
        colour: i64 = at // setup.hexes
        other: i64 = at - colour * setup.hexes
        if own.inward:
            own.remove(colour, other)
            own.put(colour, own.hex)
        else:
            own.remove(colour, own.hex)
            own.put(colour, other)
        own.moved += 1
        if not self._can_move(own):
            self._end_turn(seat, own)

    def _can_move(self, own: Seat) -> bool:
        """Whether a rewire can go on."""
        setup = self.setup
        if own.moved == MOST_MOVED:
            return False
        if not own.inward:
            return own.total.at(own.hex) > 0 and setup.near[own.hex] & roomy(setup, own) != 0
        if not self.full_turn:
            return own.total.at(own.hex) < setup.capacity and setup.near[own.hex] & own.total.some() != 0
        for colour in range(setup.colours):
            if self.movable(own, colour) != 0:
                return True
        return False

    def _end_turn(self, seat: i64, own: Seat) -> None:
        own.forget()
        own.ask = NOTHING
        self.acting = 0
        self.full_turn = False
        if self.first > self.last:
            self._end_remember(seat)
        else:
            self._begin_turns(self.after(seat))

    def _end_remember(self, seat: i64) -> None:
        """VM-26, VM-27."""
        self.turn = NONE
        self.passes = 0
        if self.round + 1 < self.setup.rounds:
            self.holder = self.after(seat)
        self.line = []
        self.first = 0
        self.last = -1
        self._begin_banking()

    # the Artificial Brain's turn, step by step: alike whether it plays, is looked at, or the human makes its turn

    def brain_target(self) -> i64:
        """The colour that the front of its queue asks for, of those on the end tiles; or NONE (AB-11)."""
        brain = self.brain
        assert brain is not None
        offered: i64 = self.line[self.first].colours | self.line[self.last].colours
        return first_offered(self.setup, brain.queue[0], offered)

    def brain_sides(self, target: i64) -> i64:
        """The sides that it may draft this colour from, as bits: one, or both where the human chooses."""
        brain = self.brain
        solo = self.setup.solo
        assert brain is not None
        assert solo is not None
        if (self.line[self.first].colours >> target) & 1 == 0:
            return 2
        if self.first == self.last or (self.line[self.last].colours >> target) & 1 == 0:  # AB-R8, AB-12
            return 1
        left = look_ahead(self.setup, solo, brain.queue, self.line, self.first, self.last, LEFT)
        right = look_ahead(self.setup, solo, brain.queue, self.line, self.first, self.last, RIGHT)
        side: i64 = better_side(left, right)
        if side == NONE:
            return 3
        return bit_at(side)

    def brain_steps(self) -> list[int]:
        """What may be done next in its turn: one step, or two where the human chooses a side."""
        setup = self.setup
        brain = self.brain
        solo = setup.solo
        assert brain is not None
        assert solo is not None
        own = self.seats[BRAIN]
        if brain.stage == FIRST_TOKEN:
            target: i64 = self.brain_target()
            if target == NONE:
                return [setup.skip]
            sides: i64 = self.brain_sides(target)
            return [setup.draft_base + side * setup.colours + target for side in members(sides)]
        if brain.stage == MORE_TOKENS:
            pile = self._end_pile(0)
            assert pile is not None
            target = first_offered(setup, brain.queue[brain.used], pile.colours)
            if target == NONE:
                return [setup.over]
            return [setup.draft_base + self.end * setup.colours + target]
        if brain.stage == LAYING:
            place: i64 = NONE
            if tokens_in(own.hand) == 1:
                place = slot_for(setup, solo, own, lowest(colours_in(own.hand)))
                if place != NONE:
                    return [setup.lay_slot_base + place]
            place = hex_for(setup, solo, own)
            if place != NONE:
                return [setup.lay_hex_base + place]
            return [setup.lay_supply]
        if brain.stage == RETURNING:
            return [setup.under_base + brain.queue[brain.kept]]
        return [setup.gain_base + brain.leaving[0]]

    def _let_brain_play(self) -> None:
        """Until somebody else is asked."""
        brain = self.brain
        solo = self.setup.solo
        assert brain is not None
        assert solo is not None
        if self.held:
            return
        while brain.stage != IDLE:
            if solo.practice:
                self._ask_human(BRAIN_TURN)
                return
            steps = self.brain_steps()
            if len(steps) > 1:  # AB-13
                self._ask_human(SIDE)
                return
            self.lead_brain(steps[0])

    def _ask_human(self, ask: i64) -> None:
        self.seats[HUMAN].ask = ask
        self.acting = bit_at(HUMAN)

    def lead_brain(self, step: i64) -> None:
        """One of `brain_steps`."""
        setup = self.setup
        brain = self.brain
        assert brain is not None
        if step == setup.skip:  # AB-09, AB-11
            brain.queue.append(brain.queue.pop(0))
        elif step < setup.over:
            at: i64 = step - setup.draft_base
            side: i64 = at // setup.colours
            self.take_for_brain(side, at - side * setup.colours)
        elif step == setup.over:
            brain.stage = LAYING
        elif step < setup.under_base:
            self._lay_for_brain(step)
        elif step < setup.gain_base:
            self._return_tile()
        else:
            self._gain()

    def take_for_brain(self, side: i64, colour: i64) -> None:
        """AB-14 to AB-16."""
        brain = self.brain
        solo = self.setup.solo
        assert brain is not None
        assert solo is not None
        self.acting = 0
        self.end = side
        at: i64 = self.first
        if side == RIGHT:
            at = self.last
        pile = self.line[at]
        pile.lift(colour)
        self.seats[BRAIN].hand += one_of(colour)
        brain.used += 1
        brain.stage = MORE_TOKENS
        if pile.left == 0:
            brain.leaving.append(pile.tile)
            if side == LEFT:
                self.first += 1
            else:
                self.last -= 1
        if brain.used == solo.most or brain.used == len(brain.queue) or self.first > self.last:
            brain.stage = LAYING

    def _lay_for_brain(self, step: i64) -> None:
        """AB-17, AB-18, AB-R10, AB-R11."""
        setup = self.setup
        brain = self.brain
        assert brain is not None
        own = self.seats[BRAIN]
        self.acting = 0
        if step == setup.lay_supply:
            self.supply += own.hand
        elif step < setup.lay_hex_base:
            own.slots = own.slots | bit_at(step - setup.lay_slot_base)
        else:
            hex: i64 = step - setup.lay_hex_base
            for colour in range(setup.colours):
                for _ in range(amount(own.hand, colour)):
                    own.put(colour, hex)
        own.hand = 0
        if brain.used > 0:
            brain.stage = RETURNING
            self._keep_moments()
        else:
            self._go_on_gaining()

    def _return_tile(self) -> None:
        """AB-19: the next tile that gave a token goes under the stack."""
        brain = self.brain
        assert brain is not None
        brain.queue.append(brain.queue.pop(brain.kept))
        brain.used -= 1
        self._keep_moments()

    def _keep_moments(self) -> None:
        """AB-R3 decided otherwise: used moments stay in front."""
        brain = self.brain
        solo = self.setup.solo
        assert brain is not None
        assert solo is not None
        while brain.used > 0 and brain.queue[brain.kept] >= self.setup.colours and not solo.moments_return:
            brain.kept += 1
            brain.used -= 1
        if brain.used == 0:
            brain.kept = 0
            self._go_on_gaining()

    def _gain(self) -> None:
        """AB-20, AB-33, AB-R13."""
        setup = self.setup
        brain = self.brain
        solo = setup.solo
        assert brain is not None
        assert solo is not None
        own = self.seats[BRAIN]
        tile: i64 = brain.leaving.pop(0)
        own.cherished = own.cherished | bit_at(tile)
        brain.queue.append(setup.colours + tile)
        colour: i64 = setup.tiles[tile].action[0]
        if solo.learns and amount(self.supply, colour) > 0:
            self.supply -= one_of(colour)
            own.hand = one_of(colour)
            brain.stage = LAYING
        else:
            self._go_on_gaining()

    def _go_on_gaining(self) -> None:
        brain = self.brain
        assert brain is not None
        if len(brain.leaving) > 0:
            brain.stage = GAINING
            return
        brain.stage = IDLE
        self.end = NONE
        self.acting = 0
        if self.first > self.last:
            self._end_remember(BRAIN)
        else:
            self._begin_turns(HUMAN)

    def excluded(self) -> i64:
        """The colour that is worth nothing to the Brain, or NONE (AB-23, AB-32)."""
        solo = self.setup.solo
        if solo is None or not solo.excludes:
            return NONE
        return self.seats[HUMAN].aspiration

    # Reflect

    def _begin_banking(self) -> None:
        self.phase = BANKING
        self._ask_to_bank(self.holder, 0)

    def _ask_to_bank(self, seat: i64, asked: i64) -> None:
        """The next seat with a tile and a free slot, from this one on; `asked` seats were before it (VM-28, VM-29)."""
        setup = self.setup
        while asked < setup.players:
            own = self.seats[seat]
            if own.claimed != 0:
                if own.covered != setup.every_bank:
                    own.ask = BANK
                    self.turn = seat
                    self.acting = bit_at(seat)
                    return
                self.gone = self.gone | own.claimed
                own.claimed = 0
            seat = self.after(seat)
            asked += 1
        self._begin_actions()

    def _bank(self, seat: i64, own: Seat, at: i64) -> None:
        tile: i64 = at // self.setup.bank_size
        slot: i64 = at - tile * self.setup.bank_size
        own.bank[slot] = tile
        own.covered = own.covered | bit_at(slot)
        own.claimed = own.claimed & ~bit_at(tile)
        if own.claimed != 0 and own.covered != self.setup.every_bank:
            return
        own.ask = NOTHING
        self.acting = 0
        asked: i64 = seat - self.holder
        if asked < 0:
            asked += self.setup.players
        self._ask_to_bank(seat, asked)

    def plenty(self) -> bool:
        """VM-R18: whether supply and bag suffice for whatever everybody may do."""
        setup = self.setup
        speculating: i64 = 0
        need: i64 = 0
        for own in self.seats:
            slot: i64 = 0
            while slot < setup.bank_size:
                kind: i64 = self.kind_of(own, slot)
                if kind == SPECULATE:
                    speculating += 1
                elif kind == COMBINE:
                    for colour in range(setup.colours):
                        need += one_of(colour)
                elif kind == ADD or kind == SPLIT:
                    for result in members(setup.tiles[own.bank[slot]].results):
                        need += one_of(result)
                slot += 1
        if self.bag_left < speculating:
            return False
        for colour in range(setup.colours):
            if amount(self.supply, colour) < amount(need, colour):
                return False
        return True

    def _begin_actions(self) -> None:
        self.phase = REFLECT
        if self.setup.alone:  # AB-22
            self._begin_acting(HUMAN)
            return
        self.together = self.setup.simultaneous and self.plenty()
        if self.together:
            for own in self.seats:
                own.ask = USE
            self.turn = NONE
            self.acting = bit_at(self.setup.players) - 1
        else:  # VM-41
            self._begin_acting(self.holder)

    def _begin_acting(self, seat: i64) -> None:
        self.seats[seat].ask = USE
        self.turn = seat
        self.acting = bit_at(seat)

    def _finish(self, seat: i64, own: Seat) -> None:
        """`done` in Reflect."""
        own.ask = NOTHING
        self.acting = self.acting & ~bit_at(seat)
        if self.acting != 0:
            return
        then: i64 = self.after(seat)
        if not self.together and then != self.holder and not self.setup.alone:
            self._begin_acting(then)
            return
        self.together = False
        self.turn = NONE
        self.phase = REWARD
        self._begin_reward(0)

    def _use(self, seat: i64, own: Seat, slot: i64) -> None:
        kind: i64 = self.kind_of(own, slot)
        own.used = own.used | bit_at(slot)
        own.action = kind
        own.slot = slot
        own.ask = FROM
        if (own.covered >> slot) & 1 != 0:
            own.flipped = own.flipped | bit_at(slot)  # VM-32
        if kind == ADD:
            colour: i64 = lowest(self.setup.tiles[own.bank[slot]].results)
            self.supply -= one_of(colour)
            own.hand = one_of(colour)
            own.ask = PLACE
        elif kind == SPECULATE:
            self.phase = DRAW
            self.turn = seat

    def _from(self, own: Seat, hex: i64) -> None:
        setup = self.setup
        if own.action != SPLIT:
            own.hex = hex
            own.ask = PICK
            return
        tile = setup.tiles[own.bank[own.slot]]
        if own.total.at(hex) == setup.capacity:  # VM-36
            own.hex = hex
            own.ask = RESULT
            return
        own.remove(tile.removed, hex)  # VM-35
        for colour in members(tile.results):
            self.supply -= one_of(colour)
            own.put(colour, hex)
        self.supply += one_of(tile.removed)
        self._end_action(own)

    def _result(self, own: Seat, colour: i64) -> None:
        if own.action == SPLIT:
            removed: i64 = self.setup.tiles[own.bank[own.slot]].removed
            own.remove(removed, own.hex)
            self.supply += one_of(removed)
        self.supply -= one_of(colour)
        own.put(colour, own.hex)
        self._end_action(own)

    def _pick_token(self, own: Seat, colour: i64) -> None:
        if own.action == COMBINE:  # VM-37
            own.remove(colour, own.hex)
            self.supply += one_of(colour)
            if own.picked == NONE:
                own.picked = colour
            else:
                own.ask = RESULT
        elif own.other == NONE:
            own.picked = colour
            own.ask = TO
        else:  # VM-40
            own.remove(own.picked, own.hex)
            own.remove(colour, own.other)
            own.put(own.picked, own.other)
            own.put(colour, own.hex)
            self._end_action(own)

    def _to(self, own: Seat, hex: i64) -> None:
        if own.action == SWAP:
            own.other = hex
            own.ask = PICK
            return
        own.remove(own.picked, own.hex)  # VM-39
        own.put(own.picked, hex)
        self._end_action(own)

    def _end_action(self, own: Seat) -> None:
        own.forget()
        own.ask = USE

    # Reward

    def _award(self, own: Seat, awards: list[Award]) -> None:
        if len(awards) == 0:
            return
        for award in awards:
            own.points += award.points
        own.awards = own.awards + awards

    def _begin_reward(self, seat: i64) -> None:
        """Moments (VM-42 to VM-48), then the connections (VM-49 to VM-52), whose slots are filled by `_reward`."""
        setup = self.setup
        own = self.seats[seat]
        moments = find_moments(setup, own, self.round)
        self._award(own, moments)
        for award in moments:
            own.cherished = own.cherished | bit_at(award.which)
            slot: i64 = 0
            while own.bank[slot] != award.which:
                slot += 1
            own.bank[slot] = NONE
            own.covered = own.covered & ~bit_at(slot)
            own.flipped = own.flipped & ~bit_at(slot)
        threads = find_threads(setup, own, self.round)
        self._award(own, threads)
        for award in threads:
            layer = own.layers[award.which]
            layer.linked = layer.linked | award.hexes
            self.wanted = self.wanted | award.slots
        self._reward(seat)

    def _reward(self, seat: i64) -> None:
        """Fill the slots that can be filled without asking, seat after seat; then clusters, the aspiration, the end."""
        setup = self.setup
        own = self.seats[seat]
        while self.wanted != 0:
            slot: i64 = lowest(self.wanted)
            givers: i64 = self.givers(own, slot)
            if givers & (givers - 1) != 0:  # VM-54
                own.ask = GIVE
                self.turn = seat
                self.acting = bit_at(seat)
                return
            if givers == 0:  # VM-R24
                self.wanted = self.wanted & (self.wanted - 1)
            else:
                self._give(own, slot, lowest(givers))
        own.ask = NOTHING
        for layer in own.layers:
            layer.linked = 0
        self._award(own, find_clusters(setup, own, self.round))
        self.turn = NONE
        self.acting = 0
        solo = setup.solo
        if solo is not None:  # AB-23 to AB-26
            brain = self.seats[BRAIN]
            self._award(brain, find_round(setup, solo, brain, self.excluded(), self.round))
            self._end_round()
        elif seat + 1 < setup.players:
            self._begin_reward(seat + 1)
        else:
            self._end_round()

    def _give(self, own: Seat, slot: i64, hex: i64) -> None:
        own.remove(self.setup.board_colours[own.board][slot], hex)
        own.slots = own.slots | bit_at(slot)
        self.wanted = self.wanted & ~bit_at(slot)

    def _end_round(self) -> None:
        """VM-57 to VM-62."""
        setup = self.setup
        if self.round + 1 == setup.rounds:
            for own in self.seats:
                before: i64 = own.points
                self._award(own, find_aspiration(setup, own, self.round))
                own.aspiration_points = own.points - before
            solo = setup.solo
            if solo is not None:  # AB-28
                brain = self.seats[BRAIN]
                self._award(brain, find_gained(setup, solo, brain, self.excluded(), self.round))
            self.phase = OVER
            return
        self.round += 1
        for own in self.seats:
            own.used = 0
        self._prepare()

    def _prepare(self) -> None:
        self.phase = TILES
        self.dealt = 0
        self.line = []
        self.first = 0
        self.last = -1

    # chance

    def outcomes(self) -> list[tuple[int, int]]:
        setup = self.setup
        phase: i64 = self.phase
        found: list[tuple[int, int]] = []
        if phase == FIRST:
            for seat in range(setup.players):
                found.append((seat, 1))
        elif phase == BOARDS:
            base = setup.board_base + self.dealt * len(setup.board_names)
            for board in members(self._boards_left()):
                found.append((base + board, 1))
        elif phase == ASPIRE:
            base = setup.aspiration_base + self.dealt * setup.colours
            for colour in members(self._aspirations_left()):
                found.append((base + colour, 1))
        elif phase == PREFER:
            for colour in members(self._preferences_left()):
                found.append((setup.preference_base + colour, 1))
        elif phase == TILES:
            for tile in members(self.stack):
                found.append((setup.tile_base + tile, 1))
        elif phase <= DRAW:
            base = setup.token_base
            if phase == DRAW:
                base = setup.drawn_base
            for colour in range(setup.colours):
                if amount(self.bag, colour) > 0:
                    found.append((base + colour, amount(self.bag, colour)))
        return found

    def _boards_left(self) -> i64:
        left: i64 = bit_at(len(self.setup.board_names)) - 1
        for own in self.seats:
            if own.board != NONE:
                left = left & ~bit_at(own.board)
        return left

    def _aspirations_left(self) -> i64:
        left: i64 = self.setup.aspirations
        for own in self.seats:
            if own.aspiration != NONE:
                left = left & ~bit_at(own.aspiration)
        return left

    def _preferences_left(self) -> i64:
        left: i64 = self.setup.aspirations
        brain = self.brain
        assert brain is not None
        for tile in brain.queue:
            left = left & ~bit_at(tile)
        return left

    def _prefer(self, colour: i64) -> None:
        """AB-04; the last tile has no choice."""
        brain = self.brain
        assert brain is not None
        brain.queue.append(colour)
        left: i64 = self._preferences_left()
        if left & (left - 1) == 0:
            if left != 0:
                brain.queue.append(lowest(left))
            self._prepare()

    def _begin_alone(self) -> None:
        """AB-03: the human's aspiration is known."""
        solo = self.setup.solo
        assert solo is not None
        reminder: i64 = solo.reminder * one_of(self.seats[HUMAN].aspiration)
        if solo.reminder_from_bag:
            self.bag -= reminder
            self.bag_left -= solo.reminder
        else:
            self.supply -= reminder
        self.dealt = 0
        self.phase = PREFER

    def apply_outcome(self, outcome: i64) -> None:
        setup = self.setup
        phase: i64 = self.phase
        if phase == FIRST:
            self.holder = outcome
            self.phase = ASPIRE
            if setup.random_boards:
                self.phase = BOARDS
        elif phase == BOARDS:
            boards: i64 = len(setup.board_names)
            self.seats[self.dealt].board = outcome - setup.board_base - self.dealt * boards
            self.dealt += 1
            if self.dealt == setup.players:
                self.dealt = 0
                self.phase = ASPIRE
        elif phase == ASPIRE:
            self.seats[self.dealt].aspiration = outcome - setup.aspiration_base - self.dealt * setup.colours
            self.dealt += 1
            if setup.alone:
                self._begin_alone()
            elif self.dealt == setup.players:
                self._prepare()
        elif phase == PREFER:
            self._prefer(outcome - setup.preference_base)
        elif phase == TILES:
            self._lay_tile(outcome - setup.tile_base)
        elif phase == TOKENS:
            self._lay_token(outcome - setup.token_base)
            if self.brain is not None:
                self._let_brain_play()
        else:
            colour: i64 = outcome - setup.drawn_base
            self._draw(colour)
            own = self.seats[self.turn]
            own.hand = one_of(colour)
            own.ask = PLACE
            self.phase = REFLECT
            if self.together:
                self.turn = NONE

    def _draw(self, colour: i64) -> None:
        self.bag -= one_of(colour)
        self.bag_left -= 1

    def _lay_tile(self, tile: i64) -> None:
        self.stack = self.stack & ~bit_at(tile)
        self.line.append(Pile(tile))
        self.last += 1
        if self.last + 1 == self.setup.tiles_per_round:
            self.phase = TOKENS
            self._refill()

    def _lay_token(self, colour: i64) -> None:
        setup = self.setup
        self._draw(colour)
        self.line[self.dealt // setup.tokens_per_tile].lay(colour)
        self.dealt += 1
        if self.dealt == setup.tiles_per_round * setup.tokens_per_tile:
            self._begin_remember()
        else:
            self._refill()

    def _refill(self) -> None:
        """VM-12, VM-R4: a token must be drawn."""
        if self.bag_left > 0:
            return
        colour: i64 = 0
        while colour < self.setup.colours:
            if amount(self.supply, colour) > 0:
                self.supply -= one_of(colour)
                self.bag += one_of(colour)
                self.bag_left += 1
            colour += 1
        if self.bag_left == 0:
            self._begin_remember()

    def _begin_remember(self) -> None:
        while self.first <= self.last and self.line[self.last].left == 0:  # VM-R4
            self.gone = self.gone | bit_at(self.line[self.last].tile)
            self.last -= 1
        self.dealt = 0
        self.phase = REMEMBER
        if self.first > self.last:  # there is not a single token: nobody has a turn
            self.line = []
            self.first = 0
            self.last = -1
            self._begin_banking()
        else:
            self._begin_turns(self.holder)

    def roll(self, dice: Dice) -> None:
        setup = self.setup
        while self.phase < REMEMBER:
            if self.phase == TOKENS:
                self._roll_tokens(dice)
                if self.brain is not None:
                    self._let_brain_play()
            elif self.phase == TILES:
                self._lay_tile(nth(self.stack, dice.below(count_bits(self.stack))))
            elif self.phase == DRAW:
                self.apply_outcome(setup.drawn_base + self._drawn(dice))
            elif self.phase == FIRST:
                self.apply_outcome(dice.below(setup.players))
            elif self.phase == BOARDS:
                left: i64 = self._boards_left()
                board: i64 = nth(left, dice.below(count_bits(left)))
                self.apply_outcome(setup.board_base + self.dealt * len(setup.board_names) + board)
            elif self.phase == PREFER:
                left = self._preferences_left()
                self._prefer(nth(left, dice.below(count_bits(left))))
            else:
                left = self._aspirations_left()
                colour: i64 = nth(left, dice.below(count_bits(left)))
                self.apply_outcome(setup.aspiration_base + self.dealt * setup.colours + colour)

    def _roll_tokens(self, dice: Dice) -> None:
        """The rest of the tile that is being filled, one token after another."""
        setup = self.setup
        pile = self.line[self.dealt // setup.tokens_per_tile]
        while self.phase == TOKENS and pile.left < setup.tokens_per_tile:
            colour: i64 = self._drawn(dice)
            self._draw(colour)
            pile.lay(colour)
            self.dealt += 1
            if self.dealt == setup.tiles_per_round * setup.tokens_per_tile:
                self._begin_remember()
                return
            if self.bag_left == 0:
                self._refill()

    def _drawn(self, dice: Dice) -> i64:
        """A colour from the bag."""
        left: i64 = dice.below(self.bag_left)
        bag: i64 = self.bag
        colour: i64 = 0
        while left >= bag & 127:
            left -= bag & 127
            bag = bag >> 7
            colour += 1
        return colour

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
        left: i64 = whole._aspirations_left()
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


def colours_in(counts: i64) -> i64:
    """Which colours there are in a count."""
    found: i64 = 0
    one: i64 = 1
    while counts != 0:
        if counts & 127 != 0:
            found = found | one
        counts = counts >> 7
        one = one << 1
    return found


def add_all(found: list[int], base: i64, mask: i64) -> None:
    for member in members(mask):
        found.append(base + member)


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
