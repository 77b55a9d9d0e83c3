"""A quick player: what adds most to the links of its colours, looked up rather than worked out."""
# vivant: compiled

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from vivant.engine.bits import bit_at, count_bits, lowest, members
from vivant.engine.dice import Dice
from vivant.games.vivid_memories.mind.guess import COVERS, DRAWN
from vivant.games.vivid_memories.mind.outlook import POINT, Outlook
from vivant.games.vivid_memories.mind.worth import SeatWorth
from vivant.games.vivid_memories.rules.legal import options_of
from vivant.games.vivid_memories.rules.position import colours_in
from vivant.games.vivid_memories.rules.reflect import kind_in, split_hexes
from vivant.games.vivid_memories.rules.remember import end_pile, inner_pile, may_end_rewire
from vivant.games.vivid_memories.rules.seat import (
    BANK,
    FROM,
    MORE,
    MOVE,
    PICK,
    PLACE,
    RESULT,
    REWIRE,
    TAKE,
    TO,
    USE,
    Seat,
    matching,
    roomy,
)
from vivant.games.vivid_memories.rules.setup import COMBINE, NONE, NUDGE, SPECULATE, SPLIT, SWAP, Pile, amount, one_of
from vivant.games.vivid_memories.rules.state import MemoriesState

NOWHERE: Final[i64] = -1_000_000
WHIM: Final[i64] = 400  # by so much its liking for a take may change from one time to another


@final
class QuickPlayer:
    """Chooses for one seat at a time; it looks at nothing that this seat does not know."""

    def __init__(self, worth: SeatWorth) -> None:
        self.worth = worth
        self.setup = worth.setup
        self.gains: list[list[i64]] = []  # by colour and hex: about what a token of it would add there
        self.empty: list[int] = []  # hexes
        self.hex: i64 = NONE  # what was found best
        self.colour: i64 = NONE
        self.source: i64 = NONE

    def choose(self, state: MemoriesState, seat: i64, turns: i64, dice: Dice) -> i64:
        own = state.seats[seat]
        ask: i64 = own.ask
        if own.board == NONE or state.full_turn:
            return state.pick(seat, dice)
        outlook = self._look(own, state.round, turns)
        setup = self.setup
        if ask == TAKE:
            return self._take(state, own, dice)
        if ask == MORE:
            return self._more(state, own, dice)
        if ask == PLACE:
            if self._place(own.hand, dice) > NOWHERE:
                return setup.actions.place.base + self.hex
        elif ask == REWIRE:
            room: i64 = roomy(setup, own)
            if self._move(own, outlook, own.total.some(), setup.every_colour, room, False) > self.worth.numbers.clear:
                return setup.actions.rewire_in.base + self.hex
            return setup.actions.done.base
        elif ask == MOVE:
            return self._rewire(state, seat, own, outlook, dice)
        elif ask == BANK:
            return self._bank(own)
        elif ask == USE:
            return self._use(state, own, outlook)
        elif ask == FROM or ask == PICK or ask == TO or ask == RESULT:
            return self._act(state, seat, own, outlook, dice)
        return state.pick(seat, dice)

    def _look(self, own: Seat, round: i64, turns: i64) -> Outlook:
        outlook = self.worth.outlook(own, self.worth.growing_stage(round, turns))
        occupied: i64 = own.total.some()
        self.empty = members(self.setup.every_hex & ~occupied)
        self.gains = []
        for colour, strand in enumerate(outlook.strands):
            self.gains.append(strand.gains(own.layers[colour].some(), occupied))
        return outlook

    # Remember

    def _place(self, hand: i64, dice: Dice) -> i64:
        """The best empty hex for these tokens, in `hex`; and what they add there, little of it by whim."""
        colours: i64 = colours_in(hand)
        best: i64 = NOWHERE
        whim: i64 = dice.below(WHIM)
        for hex in self.empty:
            total: i64 = whim
            rest: i64 = colours
            while rest != 0:
                total += self.gains[lowest(rest)][hex]
                rest = rest & (rest - 1)
            if total > best:
                best = total
                self.hex = hex
        return best

    def _likes(self, own: Seat, hand: i64, size: i64, tile: i64, dice: Dice) -> i64:
        """What it is worth to take these tokens, and a tile with them."""
        numbers = self.worth.numbers
        total: i64 = self._place(hand, dice) + numbers.token * size
        if size == 1:
            total += numbers.rewiring
        if own.aspiration != NONE:
            total += POINT * self.setup.hex_points * amount(hand, own.aspiration)
        if size == 3:
            total += self._pattern(own, colours_in(hand), tile)
        if tile != NONE and count_bits(own.covered) + count_bits(own.claimed) < self.setup.bank_size:
            total += numbers.offered + numbers.claim + self.worth.cherish(own, tile) * numbers.near // 1000
        return total

    def _pattern(self, own: Seat, colours: i64, tile: i64) -> i64:
        """What a hex with one token of each of these colours scores with the seat's tiles, and perhaps one more."""
        total: i64 = self._match(own, tile, colours)
        for banked in own.bank:
            total += self._match(own, banked, colours)
        for claimed in members(own.claimed):
            total += self._match(own, claimed, colours)
        return total

    def _match(self, own: Seat, tile: i64, colours: i64) -> i64:
        if tile == NONE:
            return 0
        moment = self.setup.tiles[tile]
        if moment.colours != colours or moment.size != count_bits(colours):
            return 0
        return (POINT * moment.points + self.worth.cherish(own, tile)) * self.worth.numbers.soon // 1000

    def _take(self, state: MemoriesState, own: Seat, dice: Dice) -> i64:
        """The end and the first token of the best take."""
        best: i64 = NOWHERE
        action: i64 = NONE
        for end in range(1 if state.first == state.last else 2):  # LEFT, RIGHT
            pile = end_pile(state, end)
            then = inner_pile(state, end)
            for colour in members(pile.colours):
                liked: i64 = self._best_from(own, pile, then, colour, dice)
                if liked > best:
                    best = liked
                    action = self.setup.actions.take.at(end, colour)
        return action

    def _best_from(self, own: Seat, pile: Pile, then: Pile | None, colour: i64, dice: Dice) -> i64:
        """The best take that begins with this colour and goes on with greater ones; of three, in wheel order."""
        one: i64 = one_of(colour)
        last: bool = pile.left == 1
        best: i64 = self._likes(own, one, 1, claims(pile, 1), dice)
        if amount(pile.tokens, colour) > 1 or (last and then is not None and (then.colours >> colour) & 1 != 0):
            best = max(best, self._likes(own, 2 * one, 2, claims(pile, 2), dice))
        rest: i64 = pile.colours & ~bit_at(colour)
        if last and then is not None:
            rest = then.colours & ~bit_at(colour)
        elif pile.left == 2 and rest != 0 and then is not None:  # the second token empties the tile
            for third in members(then.colours & ~rest & ~bit_at(colour)):
                hand: i64 = one + one_of(lowest(rest)) + one_of(third)
                best = max(best, self._likes(own, hand, 3, pile.tile, dice))
            return best
        elif not last:
            rest = rest & ~(bit_at(colour) - 1)
        others = members(rest)
        for at, second in enumerate(others):
            for third in others[at + 1 :]:
                hand = one + one_of(second) + one_of(third)
                best = max(best, self._likes(own, hand, 3, claims(pile, 3), dice))
        return best

    def _more(self, state: MemoriesState, own: Seat, dice: Dice) -> i64:
        """The next token of the best take that goes on from the hand, or the end of it."""
        setup = self.setup
        options: i64 = options_of(state, own)
        emptied: i64 = NONE if state.emptied == 0 else lowest(state.emptied)
        best: i64 = NOWHERE
        action: i64 = setup.actions.stop.base
        size: i64 = own.moved
        if (options >> setup.actions.stop.base) & 1 != 0:
            best = self._likes(own, own.hand, size, emptied, dice)
        for colour in members((options >> (state.end * setup.colours)) & setup.every_colour):
            pile = end_pile(state, state.end)
            hand: i64 = own.hand + one_of(colour)
            tile: i64 = claims(pile, 1) if emptied == NONE else emptied
            liked: i64 = NOWHERE
            if size == 2 or amount(own.hand, colour) > 0:
                liked = self._likes(own, hand, size + 1, tile, dice)
            else:  # a third must follow
                thirds: i64 = pile.colours
                if pile.left == 1:
                    then = inner_pile(state, state.end)
                    if then is not None:
                        thirds = then.colours
                elif emptied == NONE:
                    tile = claims(pile, 2)
                for third in members(thirds & ~colours_in(hand)):
                    liked = max(liked, self._likes(own, hand + one_of(third), 3, tile, dice))
            if liked > best:
                best = liked
                action = setup.actions.take.at(state.end, colour)
        return action

    def _move(self, own: Seat, outlook: Outlook, sources: i64, colours: i64, targets: i64, swap: bool) -> i64:
        """The best move of one token to a hex next to it, in `source`, `colour` and `hex`; and what it adds.

        With `swap` another token comes back, whatever it is.
        """
        setup = self.setup
        best: i64 = 0
        occupied: i64 = own.total.some()
        for colour in members(colours):
            layer = own.layers[colour]
            held: i64 = layer.some()
            strand = outlook.strands[colour]
            gains = self.gains[colour]
            left: i64 = targets & ~held & setup.spread(held & sources)
            if swap:
                left = left & own.others_than(colour)
            while left != 0:
                hex: i64 = lowest(left)
                left = left & (left - 1)
                if gains[hex] <= best:
                    continue
                before: i64 = strand.grip(held, occupied).worth
                near: i64 = setup.near[hex] & held & sources
                while near != 0:
                    source: i64 = lowest(near)
                    near = near & (near - 1)
                    there: i64 = held | bit_at(hex)
                    if layer.at(source) == 1:
                        there = there & ~bit_at(source)
                    gain: i64 = strand.grip(there, occupied).worth - before
                    if gain > best:
                        best = gain
                        self.source = source
                        self.colour = colour
                        self.hex = hex
        return best

    def _rewire(self, state: MemoriesState, seat: i64, own: Seat, outlook: Outlook, dice: Dice) -> i64:
        setup = self.setup
        here: i64 = bit_at(own.hex)
        near: i64 = setup.near[own.hex]
        if own.inward:
            if self._move(own, outlook, near, setup.every_colour, here & roomy(setup, own), False) > 0:
                return setup.actions.move.at(self.colour, self.source)
        elif self._move(own, outlook, here, setup.every_colour, near & roomy(setup, own), False) > 0:
            return setup.actions.move.at(self.colour, self.hex)
        if may_end_rewire(state, own):
            return setup.actions.done.base
        return state.pick(seat, dice)

    # Reflect

    def _bank(self, own: Seat) -> i64:
        """The tile that promises most, over the action that is missed least."""
        setup = self.setup
        tile: i64 = self.worth.best_claimed(own, self.worth.growing_stage(0, 0))
        free = members(setup.every_bank & ~own.covered)
        for kind in COVERS:
            for slot in free:
                if setup.bank_kinds[slot] == kind:
                    return setup.actions.bank.at(tile, slot)
        return setup.actions.bank.at(tile, free[0])

    def _use(self, state: MemoriesState, own: Seat, outlook: Outlook) -> i64:
        """The bank slot whose action adds most, or `done`."""
        setup = self.setup
        best: i64 = 0
        action: i64 = setup.actions.done.base
        for slot in members(options_of(state, own)):
            kind: i64 = kind_in(state, own, slot)
            gain: i64 = 0
            if kind == SPECULATE:
                gain = DRAWN
            elif kind == NUDGE or kind == SWAP:
                gain = self._shift(own, outlook, kind, own.total.some(), setup.every_colour) - self.worth.numbers.clear
            elif kind != COMBINE:
                moment = setup.tiles[own.bank[slot]]
                gain = self.worth.cherish(own, own.bank[slot]) + POINT * moment.points
                gain = gain * min(1, count_bits(matching(setup, own, moment)))
                if kind == SPLIT:
                    gain += self._split(state, own, slot)
                else:
                    gain += self._added(lowest(moment.results))
            if gain > best:
                best = gain
                action = setup.actions.use.base + slot
        return action

    def _added(self, colour: i64) -> i64:
        best: i64 = 0
        for hex in self.empty:
            best = max(best, self.gains[colour][hex])
        return best

    def _split(self, state: MemoriesState, own: Seat, slot: i64) -> i64:
        """The best hex for a split, in `hex`; and what the colours that come add there."""
        tile = self.setup.tiles[own.bank[slot]]
        best: i64 = -1
        for hex in members(split_hexes(self.setup, own, tile, state.supply)):
            total: i64 = 0
            for colour in members(tile.results):
                gain: i64 = self.gains[colour][hex]
                if own.total.at(hex) == self.setup.capacity:
                    total = max(total, gain)
                else:
                    total += gain
            if total > best:
                best = total
                self.hex = hex
        return best

    def _shift(self, own: Seat, outlook: Outlook, kind: i64, sources: i64, colours: i64) -> i64:
        """The best nudge or swap from these hexes."""
        targets: i64 = own.total.some() if kind == SWAP else roomy(self.setup, own)
        return self._move(own, outlook, sources, colours, targets, kind == SWAP)

    def _act(self, state: MemoriesState, seat: i64, own: Seat, outlook: Outlook, dice: Dice) -> i64:
        """A step of an action that was begun."""
        setup = self.setup
        kind: i64 = own.action
        ask: i64 = own.ask
        if ask == RESULT:
            best: i64 = -1
            result: i64 = NONE
            for colour in members(options_of(state, own)):
                if self.gains[colour][own.hex] > best:
                    best = self.gains[colour][own.hex]
                    result = colour
            return setup.actions.result.base + result
        if kind == SPLIT:
            if self._split(state, own, own.slot) >= 0:
                return setup.actions.from_.base + self.hex
        elif (kind == NUDGE or kind == SWAP) and own.other == NONE:
            sources: i64 = own.total.some() if own.hex == NONE else bit_at(own.hex)
            colours: i64 = setup.every_colour if own.picked == NONE else bit_at(own.picked)
            if self._shift(own, outlook, kind, sources, colours) > 0:
                if ask == FROM:
                    return setup.actions.from_.base + self.source
                if ask == PICK:
                    return setup.actions.pick.base + self.colour
                return setup.actions.to.base + self.hex
        return state.pick(seat, dice)


def claims(pile: Pile, tokens: i64) -> i64:
    """The tile that so many tokens taken from it would empty, or NONE."""
    if pile.left <= tokens:
        return pile.tile
    return NONE
