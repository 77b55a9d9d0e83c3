"""An exact planner of one's own Reflect: of all sequences of actions the one with the greatest worth, and the proof.

What it maximises is `SeatWorth.settled` of the seat's own things when it says `done`; where Speculate draws a token,
the mean over the tokens in the bag of the best that can follow (thousandths of a point are rounded down). Nothing
else that lies on the table changes in a Reflect of one's own.

How the proof stays short, without leaving out anything that could be better:
- Deeds that touch different hexes come to the same in either order, so only one order is followed.
- A deed before Speculate can as well follow it, unless it empties a hex that the drawn token may go to.
- A position that was reached before with the same actions left is not followed again.
- No colour can gain more than the best one or two further hexes would add, and no tile more than its nearest hexes
  allow; where that is not enough to beat the best found so far, nothing is followed.
"""
# vivant: compiled

from __future__ import annotations

import time
from typing import Final, final

from mypy_extensions import i64

from vivant.engine.bits import bit_at, count_bits, lowest
from vivant.games.vivid_memories.mind.deeds import NO_DEED, Desk, first_of, hex_of, other_of, second_of
from vivant.games.vivid_memories.mind.nearness import Nearness
from vivant.games.vivid_memories.mind.outlook import POINT, Grip, Outlook
from vivant.games.vivid_memories.mind.worth import SeatWorth
from vivant.games.vivid_memories.rules.brain import tokens_in
from vivant.games.vivid_memories.rules.seat import Seat
from vivant.games.vivid_memories.rules.setup import ADD, COMBINE, NONE, NUDGE, SPECULATE, SPLIT, SWAP, amount, one_of

NOTHING_YET: Final[i64] = -1_000_000_000
MOST_POSITIONS: Final[i64] = 1_000_000_000
FOREVER: Final = 1e18
BETWEEN: Final[i64] = 50  # positions from one look at the clock to the next
ORDER: Final = [SPECULATE, ADD, SPLIT, NUDGE, SWAP, COMBINE]  # kinds of action, as they are tried


@final
class Planner:
    """One Reflect of a seat: its own things, the supply and the bag. What was found is in its attributes."""

    def __init__(self, worth: SeatWorth, own: Seat, round: i64, supply: i64, bag: i64) -> None:
        setup = worth.setup
        self.setup = setup
        self.worth = worth
        self.stage = worth.settled_stage(round)
        self.own = own
        self.desk = Desk(setup, own, supply)
        self.bag: i64 = bag
        self.most: i64 = MOST_POSITIONS  # that may be looked at; the proof may need more
        self.until: float = FOREVER  # and by the clock
        self.look_up: i64 = 0  # at which position the clock is looked at next
        self.outlook: Outlook = worth.outlook(own, self.stage)
        self.fixed: i64 = POINT * own.points + worth.past(own) + self.outlook.base
        self.near = Nearness(worth, own, self.stage)
        self.todo: i64 = 0  # the bank slots that can be used, and how they are tried
        self.sequence: list[i64] = []
        for kind in ORDER:
            for slot in range(setup.bank_size):
                if self.desk.kinds[slot] == kind:
                    self.todo = self.todo | bit_at(slot)
                    self.sequence.append(slot)
        self.grips: list[Grip] = []
        self.sum: i64 = 0  # of the grips' worths
        for colour, strand in enumerate(self.outlook.strands):
            grip = strand.grip(own.layers[colour].some(), 0)
            self.grips.append(grip)
            self.sum += grip.worth
        self.seen: set[int] = set()
        # the answer
        self.best: i64 = NOTHING_YET  # of the problem at hand
        self.deeds: list[i64] = []  # how to come to it: a slot and a deed in turn, up to a Speculate
        self.opening: list[int] = []  # steps that came before the first of them
        self.path: list[i64] = []  # what has been done
        self.grips_before: list[list[Grip]] = []  # each of these deeds
        self.sums_before: list[i64] = []
        self.positions: i64 = 0
        self.proved = True

    def solve(self) -> i64:
        """The worth of the best plan, which is in `deeds`."""
        self.climb(NOTHING_YET)
        self.prove(self.best)
        return self.best

    def climb(self, least: i64) -> None:
        """A good plan, if it is worth more than `least`."""
        self.best = least
        self._climb(self.todo)

    def prove(self, least: i64) -> None:
        """The best plan, if it is worth more than `least`; and `proved`, unless it was given up."""
        self.best = least
        self._follow(self.todo, NONE, 0, 0, True)

    def steps(self) -> list[int]:
        """The plan in small steps: up to `done`, or up to a Speculate, whose outcome decides what follows."""
        steps = self.opening.copy()
        for at in range(0, len(self.deeds), 2):
            slot: i64 = self.deeds[at]
            steps += self.desk.steps(slot, self.deeds[at + 1])
            if self.desk.kinds[slot] == SPECULATE:
                return steps
        steps.append(self.setup.actions.done.base)
        return steps

    # worth

    def value(self) -> i64:
        """What the position is worth as it lies; equal to `SeatWorth.settled`."""
        filled: i64 = self.own.slots
        total: i64 = self.fixed - self.outlook.base + self.sum + self.worth.wished(self.own)
        for grip in self.grips:
            total -= grip.shared
            filled = filled | grip.fills
        return total + self.outlook.cores(filled) + self.worth.tiles(self.own, self.stage)

    def _do(self, slot: i64, deed: i64) -> None:
        self.desk.do(slot, deed)
        self.path.append(slot)
        self.path.append(deed)
        self.grips_before.append(self.grips)
        self.sums_before.append(self.sum)
        self.grips = self.grips.copy()
        colours: i64 = self.desk.changed(slot, deed)
        while colours != 0:
            colour: i64 = lowest(colours)
            colours = colours & (colours - 1)
            grip = self.outlook.strands[colour].grip(self.own.layers[colour].some(), 0)
            self.sum += grip.worth - self.grips[colour].worth
            self.grips[colour] = grip

    def _undo(self) -> None:
        """What was done last."""
        deed: i64 = self.path.pop()
        slot: i64 = self.path.pop()
        self.desk.undo(slot, deed)
        self.grips = self.grips_before.pop()
        self.sum = self.sums_before.pop()

    def _keep(self, value: i64) -> None:
        """If it is more than the best so far."""
        if value > self.best:
            self.best = value
            self.deeds = self.path.copy()

    def _try(self, slot: i64, deed: i64) -> i64:
        """What a deed leads to, which is kept where it is the best so far; nothing has changed after it."""
        self._do(slot, deed)
        self.positions += 1
        value: i64 = self.value()
        self._keep(value)
        self._undo()
        return value

    # bounds

    def _tokens(self, todo: i64) -> i64:
        """The most that further tokens of the aspiration's colour could add."""
        wish: i64 = self.own.aspiration
        if wish == NONE:
            return 0
        more: i64 = 0
        for slot in self.sequence:
            if (todo >> slot) & 1 != 0:
                kind: i64 = self.desk.kinds[slot]
                if kind == COMBINE or kind == SPECULATE:
                    more += 1
                elif kind == ADD or kind == SPLIT:
                    more += (self.desk.tile(slot).results >> wish) & 1
        return POINT * self.setup.hex_points * more

    def _reach(self, todo: i64) -> i64:
        """The most that these actions could make of the position; of more than three that is not worth finding."""
        if count_bits(todo) > 3:
            return -NOTHING_YET
        sure: i64 = self.fixed + self.sum + self.worth.wished(self.own) + self._tokens(todo)
        sure += self.near.most(todo, self.desk.kinds)
        places: i64 = 0  # (colour, hex) pairs that can be added
        whatever: i64 = 0  # actions that can add any colour
        ones: i64 = 0  # colours that some tile adds
        twos: i64 = 0
        threes: i64 = 0
        while todo != 0:
            slot: i64 = lowest(todo)
            todo = todo & (todo - 1)
            kind: i64 = self.desk.kinds[slot]
            if kind == ADD or kind == SPLIT:
                results: i64 = self.desk.tile(slot).results
                threes = threes | (twos & results)
                twos = twos | (ones & results)
                ones = ones | results
                places += count_bits(results)
            else:
                whatever += 1
                places += 1
                if kind == SWAP:
                    places += 1
        # No action adds one colour twice. The greatest gains of single hexes, of two and of three of one colour:
        a: i64 = 0
        b: i64 = 0
        c: i64 = 0
        d: i64 = 0
        e: i64 = 0
        double: i64 = 0
        second: i64 = 0
        triple: i64 = 0
        for colour in range(self.setup.colours):
            may: i64 = whatever + ((ones >> colour) & 1) + ((twos >> colour) & 1) + ((threes >> colour) & 1)
            if may > 0:
                grip = self._lift(colour, may)
                gain: i64 = grip.lift
                if gain > a:
                    e, d, c, b, a = d, c, b, a, gain
                elif gain > b:
                    e, d, c, b = d, c, b, gain
                elif gain > c:
                    e, d, c = d, c, gain
                elif gain > d:
                    e, d = d, gain
                elif gain > e:
                    e = gain
                if may > 1:
                    gain = grip.lift_two
                    if gain > double:
                        second, double = double, gain
                    elif gain > second:
                        second = gain
                if may > 2:
                    triple = max(triple, grip.lift_three)
        if places == 1:
            return sure + a
        if places == 2:
            return sure + max(a + b, double)
        if places == 3:
            return sure + max(a + b + c, max(double + a, triple))
        if places == 4:
            return sure + max(max(a + b + c + d, double + a + b), max(double + second, triple + a))
        most: i64 = max(max(a + b + c + d + e, double + a + b + c), max(double + second + a, triple + a + b))
        return sure + max(most, triple + double) + (places - 5) * a

    def _lift(self, colour: i64, hexes: i64) -> Grip:
        """The grip, which now knows what so many further hexes would add."""
        grip = self.grips[colour]
        if grip.known < hexes:
            self.outlook.strands[colour].lift(self.own.layers[colour].some(), hexes)
        return grip

    # search

    def _climb(self, todo: i64) -> None:
        """A good plan to begin with: the best single deed, and on from there."""
        here: i64 = self.value()
        self._keep(here)
        done: i64 = 0
        while todo != 0:
            best_slot: i64 = NONE
            best_deed: i64 = NO_DEED
            for slot in self.sequence:
                if (todo >> slot) & 1 == 0 or self.desk.kinds[slot] == SPECULATE:
                    continue
                for deed in self.desk.deeds(slot):
                    if self._is_late():
                        break
                    value: i64 = self._try(slot, deed)
                    if value > here:
                        here = value
                        best_slot = slot
                        best_deed = deed
            if best_slot == NONE:
                break
            self._do(best_slot, best_deed)
            todo = todo & ~bit_at(best_slot)
            done += 1
        for _ in range(done):
            self._undo()

    def _key(self, todo: i64) -> int:
        """The position: what is left to do, and where all tokens lie. The supply follows from that."""
        key: int = todo
        for layer in self.own.layers:
            ones: int = layer.a  # beside an i64 the compiled build would press all of the key into one
            twos: int = layer.b
            key = (key << 62 | ones) << 62 | twos
            if self.setup.capacity > 3:
                fours: int = layer.c
                key = key << 62 | fours
        return key

    def _follow(self, todo: i64, last: i64, touched: i64, plenty: i64, fresh: bool) -> None:
        """Everything that can follow here.

        The last deed came from place `last` of the sequence and touched these hexes; of the colours in `plenty` the
        supply held more than one before it. `fresh`: at the beginning, or when a hex was just emptied.
        """
        if self._is_late():
            self.proved = False
            return
        if todo & (todo - 1) != 0:
            key = self._key(todo)
            if key in self.seen:
                return
            self.seen.add(key)
        desk = self.desk
        rich: i64 = 0
        for colour in range(self.setup.colours):
            if amount(desk.supply, colour) > 1:
                rich = rich | bit_at(colour)
        for at, slot in enumerate(self.sequence):
            if (todo >> slot) & 1 != 0:
                rest: i64 = todo & ~bit_at(slot)
                kind: i64 = desk.kinds[slot]
                if kind == SPECULATE:
                    if fresh:
                        self._speculate(slot, rest)
                elif rest == 0:
                    self._finish(slot, at < last, touched, plenty)
                else:
                    for deed in desk.deeds(slot):
                        if self._is_late():
                            self.proved = False
                            return
                        hexes: i64 = desk.touched(kind, deed)
                        if at < last and hexes & touched == 0 and desk.taken(slot, deed) & ~plenty == 0:
                            continue
                        empties: bool = desk.empties(kind, deed)
                        self._do(slot, deed)
                        self._look(rest, at, hexes, rich, empties)
                        self._undo()

    def _is_late(self) -> bool:
        if self.positions >= self.look_up:
            self.look_up = self.positions + BETWEEN
            if self.until < FOREVER and time.monotonic() > self.until:
                self.most = 0
        return self.positions >= self.most

    def _look(self, rest: i64, at: i64, hexes: i64, rich: i64, empties: bool) -> None:
        self.positions += 1
        if self._reach(rest) <= self.best:
            return
        self._keep(self.value())
        self._follow(rest, at, hexes, rich, empties)

    def _finish(self, slot: i64, ordered: bool, touched: i64, plenty: i64) -> None:
        """The last action: only deeds whose colours could gain enough are done at all."""
        desk = self.desk
        kind: i64 = desk.kinds[slot]
        alone: i64 = bit_at(slot)
        sure: i64 = self.fixed + self.sum + self.worth.wished(self.own) + self._tokens(alone)
        sure += self.near.most(alone, desk.kinds)
        for colour in range(self.setup.colours):
            self._lift(colour, 1)
        for deed in desk.deeds(slot):
            if sure + self._lifts(slot, kind, deed) <= self.best:
                continue
            hexes: i64 = desk.touched(kind, deed)
            if ordered and hexes & touched == 0 and desk.taken(slot, deed) & ~plenty == 0:
                continue
            self._try(slot, deed)

    def _lifts(self, slot: i64, kind: i64, deed: i64) -> i64:
        """The most that the colours which it adds could gain."""
        grips = self.grips
        if kind == NUDGE:
            return grips[first_of(deed)].lifts[other_of(deed)]
        if kind == SWAP:
            return grips[first_of(deed)].lifts[other_of(deed)] + grips[second_of(deed)].lifts[hex_of(deed)]
        total: i64 = 0
        left: i64 = self.desk.results(slot, deed)
        while left != 0:
            total += grips[lowest(left)].lifts[hex_of(deed)]
            left = left & (left - 1)
        return total

    def _speculate(self, slot: i64, rest: i64) -> None:
        """VM-38, VM-R17: the mean of the best after each token that may be drawn, if it can be more than the best."""
        if self.own.total.some() == self.setup.every_hex or self.bag == 0:
            return
        outer: i64 = self.best
        kept = self.deeds
        seen = self.seen
        most: i64 = self._reach(rest | bit_at(slot))
        weights: i64 = tokens_in(self.bag)
        total: i64 = 0
        left: i64 = weights
        for colour in range(self.setup.colours):
            weight: i64 = amount(self.bag, colour)
            if weight > 0:
                left -= weight
                # What this token must bring if all the others brought the most they can.
                least: i64 = ((outer + 1) * weights - total - left * most) // weight - 1
                if most == -NOTHING_YET and left > 0:
                    least = NOTHING_YET
                self.best = least
                self.seen = set()
                self.bag -= one_of(colour)
                self._draw(slot, rest, colour)
                self.bag += one_of(colour)
                if self.best <= least:
                    total = NOTHING_YET
                    break
                total += weight * self.best
        self.seen = seen
        self.deeds = kept
        self.best = outer
        if total != NOTHING_YET:
            self.path += [slot, 0]
            self._keep(total // weights)
            self.path.pop()
            self.path.pop()

    def _draw(self, slot: i64, rest: i64, colour: i64) -> None:
        """A token of this colour was drawn: the best that can follow, the most promising place first."""
        deeds = self.desk.places(colour)
        first: i64 = NO_DEED
        highest: i64 = NOTHING_YET
        for deed in deeds:
            value: i64 = self._try(slot, deed)
            if value > highest:
                highest = value
                first = deed
        if rest == 0:
            return
        self._do(slot, first)
        self._climb(rest)
        self._undo()
        for deed in deeds:
            if self._is_late():
                self.proved = False
                return
            self._do(slot, deed)
            self._look(rest, NONE, 0, 0, True)
            self._undo()
