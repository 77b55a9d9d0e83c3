"""What a board promises: each colour's threads as they lie and as they may grow, and the core memories they fill.

Worth is counted in thousandths of a point, in whole numbers, so that both builds agree to the last digit.
"""
# vivant: compiled

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from vivant.engine.bits import bit_at, count_bits, lowest, members
from vivant.games.vivid_memories.mind.links import Link
from vivant.games.vivid_memories.mind.numbers import Numbers
from vivant.games.vivid_memories.rules.setup import Setup

POINT: Final[i64] = 1000
NO_LIFTS: Final[list[i64]] = []  # one for all grips that were not asked


@final
class Stage:
    """How far a match has come, as far as it matters: what is still to come of what is not there yet."""

    def __init__(
        self, number: i64, after: i64, growing: bool, trust: i64, empty: float, taken: float, numbers: Numbers
    ) -> None:
        self.number: i64 = number
        self.after: i64 = after  # rounds after this one
        self.growing = growing  # in Remember, where tokens go to empty hexes
        self.trust: i64 = trust  # how much of a promise counts
        self.empty: list[i64] = _fading(empty)  # what is left of a promise that lacks so many hexes
        self.taken: list[i64] = _fading(taken)  # and by how many of them hold other tokens already
        self.nearly: list[i64] = [1000, numbers.nearly_one, numbers.nearly_two]  # by slots that a cluster lacks
        self.cores: i64 = 1000 * after  # the rounds for which that counts
        if growing:
            self.cores += 500


def _fading(each: float) -> list[i64]:
    factors: list[i64] = []
    left = 1.0
    for _ in range(64):
        factors.append(int(1000 * left))
        left = left * each
    return factors


def settled_stage(number: i64, after: i64, numbers: Numbers) -> Stage:
    """When the actions of a round are done; in the last one nothing is to come."""
    trust: i64 = 0
    if after == 1:
        trust = numbers.trust_one
    elif after > 1:
        trust = numbers.trust_more
    lacking: float = float(numbers.lacking) / 1000.0
    return Stage(number, after, False, trust, lacking, lacking, numbers)


def growing_stage(number: i64, after: i64, turns: i64, numbers: Numbers) -> Stage:
    """While tokens are taken, with so many turns left."""
    steps: float = float(1000 * turns + numbers.ease + after * numbers.ease_round)
    taken: float = float(numbers.taken) / 1000.0
    if after > 0:
        taken = float(numbers.taken_early) / 1000.0
    return Stage(number, after, True, 1000, steps / (steps + float(numbers.half)), taken, numbers)


@final
class Ledger:
    """How many things all outlooks of a game keep in mind, so that they can be forgotten when they are too many."""

    def __init__(self) -> None:
        self.kept: i64 = 0


@final
@mypyc_attr(acyclic=True)  # kept by the ten thousand, and nothing for the garbage collector to look at
class Grip:
    """What it is worth to hold a colour in some hexes, and where asked for what further hexes would add."""

    def __init__(self, worth: i64, fills: i64, shared: i64) -> None:
        self.worth: i64 = worth
        self.fills: i64 = fills  # the slots that its threads would fill
        self.shared: i64 = shared  # what of the worth is a share of core memories
        self.known: i64 = 0  # of how many further hexes
        self.lifts: list[i64] = NO_LIFTS  # by hex
        self.lift: i64 = 0  # the most of them
        self.lift_two: i64 = 0  # the most that two further hexes would add
        self.lift_three: i64 = 0

    def most(self, hexes: i64) -> i64:
        if hexes == 1:
            return self.lift
        return self.lift_two if hexes == 2 else self.lift_three


@final
class Strand:
    """One colour of a board with some slots filled: what it is worth to hold the colour in a set of hexes.

    That is the threads' points, a share of the core memories for each slot that they fill (and `wish` for the
    aspiration), and what of the best link is still to come. It never falls when a hex is added.
    """

    def __init__(
        self,
        setup: Setup,
        at: i64,
        slots: i64,
        links: list[Link],
        shares: list[i64],
        wish: i64,
        stage: Stage,
        ledger: Ledger,
    ) -> None:
        self.setup = setup
        self.ledger = ledger
        self.stage = stage
        self.slots: i64 = slots
        self.shares = shares
        self.wish: i64 = wish
        self.own_slots: i64 = setup.colour_slots[at]
        self.rim: i64 = setup.rims[at]
        self.ways: list[i64] = []
        self.prizes: list[i64] = []
        if stage.trust > 0:
            for link in links:
                empty: i64 = link.slots & ~slots
                joined: i64 = link.slots
                if not setup.filled_connect:  # VM-R22
                    joined = empty
                if empty != 0 and count_bits(joined) >= 2:
                    prize: i64 = POINT * link.size * count_bits(empty) + wish * count_bits(empty)
                    self.ways.append(link.hexes)
                    self.prizes.append(prize + self.share(empty))
        self.now: i64 = 0  # what `scan` found
        self.fills: i64 = 0
        self.joined: i64 = 0
        self.kept: dict[int, Grip] = {}
        self.kept_gains: dict[int, list[i64]] = {}
        self.small: bool = setup.hexes <= 31  # two sets of hexes are one key

    def share(self, slots: i64) -> i64:
        """What filling these slots may add to core memories at most."""
        total: i64 = 0
        while slots != 0:
            total += self.shares[lowest(slots)]
            slots = slots & (slots - 1)
        return total

    def scan(self, held: i64) -> None:
        """VM-49 to VM-52: `now` are the points for these hexes, `fills` the slots, `joined` the hexes that score."""
        setup = self.setup
        self.now = 0
        self.fills = 0
        self.joined = 0
        seeds: i64 = held & self.rim
        while seeds != 0:
            thread: i64 = setup.grow(seeds & -seeds, held)
            seeds = seeds & ~thread
            empty: i64 = 0
            joined: i64 = 0
            slots: i64 = self.own_slots
            while slots != 0:
                slot: i64 = lowest(slots)
                slots = slots & (slots - 1)
                if setup.touches[slot] & thread != 0:
                    if (self.slots >> slot) & 1 == 0:
                        empty = empty | bit_at(slot)
                        joined += 1
                    elif setup.filled_connect:  # VM-R22
                        joined += 1
            if joined >= 2:
                self.now += POINT * count_bits(empty) * count_bits(thread)
                self.fills = self.fills | empty
                self.joined = self.joined | thread

    def promise(self, held: i64, occupied: i64) -> i64:
        """The best link, less for each hex that it lacks."""
        stage = self.stage
        best: i64 = 0
        for at, prize in enumerate(self.prizes):
            if prize > best:
                lacks: i64 = self.ways[at] & ~held
                prize = prize * stage.empty[count_bits(lacks & ~occupied)] // 1000
                if occupied != 0 and prize > best:
                    prize = prize * stage.taken[count_bits(lacks & occupied)] // 1000
                if prize > best:
                    best = prize
        return best

    def grown(self, held: i64, occupied: i64) -> i64:
        """The worth where hexes that hold other tokens are harder to come by; it may fall when one is occupied."""
        self.scan(held)
        sure: i64 = self.now + self.share(self.fills) + self.wish * count_bits(self.fills)
        hoped: i64 = self.promise(held, occupied)
        if hoped > sure:
            sure += self.stage.trust * (hoped - sure) // 1000
        return sure

    def grip(self, held: i64, occupied: i64) -> Grip:
        """`grown` as a grip; with hexes that are occupied it is kept in mind only where boards are small enough."""
        keeps: bool = occupied == 0 or self.small
        key: i64 = held | (occupied << 31)
        if keeps:
            known = self.kept.get(key)
            if known is not None:
                return known
        total: i64 = self.grown(held, occupied)
        grip = Grip(total, self.fills, self.share(self.fills))
        if keeps:
            self.kept[key] = grip
            self.ledger.kept += 1
        return grip

    def gains(self, held: i64, occupied: i64) -> list[i64]:
        """About what each further hex would add to links and connections; not to be changed."""
        key: i64 = held | (occupied << 31)
        if self.small:
            kept = self.kept_gains.get(key)
            if kept is not None:
                return kept
        stage = self.stage
        gains: list[i64] = [0] * self.setup.hexes
        best: i64 = self.grown(held, occupied)
        if self.fills != 0:
            self._raise(gains, self.setup.spread(self.joined) & ~held, POINT * count_bits(self.fills))
        for at, prize in enumerate(self.prizes):
            if prize <= best:
                continue
            lacks: i64 = self.ways[at] & ~held
            free: i64 = lacks & ~occupied
            taken: i64 = lacks & occupied
            bare: i64 = count_bits(free)
            held_up: i64 = count_bits(taken)
            if bare > 0:
                gain: i64 = prize * stage.empty[bare - 1] // 1000 * stage.taken[held_up] // 1000
                self._raise(gains, free, gain - best)
            if held_up > 0:
                gain = prize * stage.empty[bare] // 1000 * stage.taken[held_up - 1] // 1000
                self._raise(gains, taken, gain - best)
        if self.small:
            self.kept_gains[key] = gains
            self.ledger.kept += 1
        return gains

    def _raise(self, gains: list[i64], hexes: i64, gain: i64) -> None:
        if gain <= 0:
            return
        while hexes != 0:
            hex: i64 = lowest(hexes)
            hexes = hexes & (hexes - 1)
            if gain > gains[hex]:
                gains[hex] = gain

    def lift(self, held: i64, hexes: i64) -> Grip:
        """The grip, with what each further hex would add, and the most that up to so many of them would."""
        grip = self.grip(held, 0)
        if grip.known >= hexes:
            return grip
        if hexes == 1:
            grip.lifts = [0] * self.setup.hexes
        else:
            self.lift(held, hexes - 1)
        best: i64 = max(grip.lift, grip.lift_two)
        for hex in range(self.setup.hexes):
            if (held >> hex) & 1 == 0:
                if hexes == 1:
                    gain: i64 = self.grip(held | bit_at(hex), 0).worth - grip.worth
                    grip.lifts[hex] = gain
                else:
                    gain = grip.lifts[hex] + self.lift(held | bit_at(hex), hexes - 1).most(hexes - 1)
                if gain > best:
                    best = gain
        grip.known = hexes
        if hexes == 1:
            grip.lift = best
        elif hexes == 2:
            grip.lift_two = best
        else:
            grip.lift_three = best
        return grip


@final
class Outlook:
    """A board with some slots filled at a stage: its strands by colour, and what core memories are worth."""

    def __init__(
        self,
        setup: Setup,
        board: i64,
        slots: i64,
        wished: i64,
        links: list[list[Link]],
        stage: Stage,
        ledger: Ledger,
    ) -> None:
        self.setup = setup
        self.stage = stage
        self.slots: i64 = slots
        self.core: list[i64] = []  # by cluster and slots to fill, `width` of them
        self.width: i64 = 1
        for mine in setup.clusters:
            self.width = max(self.width, count_bits(mine) + 1)
        for cluster in range(len(setup.clusters)):
            for left in range(self.width):
                self.core.append(self._core(cluster, left))
        self.base: i64 = self.cores(slots)
        shares: list[i64] = [0] * len(setup.slot_names)
        for cluster, mine in enumerate(setup.clusters):
            unfilled = members(mine & ~slots)
            share: i64 = self._best_share(cluster, len(unfilled))
            for slot in unfilled:
                shares[slot] = share
        self.strands: list[Strand] = []
        for colour in range(setup.colours):
            # VM-57, VM-58: a token that goes from a hex to a slot
            wish: i64 = POINT * (setup.slot_points - setup.hex_points) if colour == wished else 0
            at: i64 = board * setup.colours + colour
            self.strands.append(Strand(setup, at, slots, links[colour], shares, wish, stage, ledger))

    def _core(self, cluster: i64, left: i64) -> i64:
        """A cluster with so many slots to fill: its points this round and later, or a part of what is later."""
        points: i64 = self.setup.cluster_points[cluster]
        if left == 0:
            return points * (POINT + POINT * self.stage.after)
        if left >= len(self.stage.nearly):
            return 0
        return points * self.stage.cores * self.stage.nearly[left] // 1000

    def _best_share(self, cluster: i64, left: i64) -> i64:
        """The most that one further slot of the cluster can add, whatever number of them is filled."""
        best: i64 = 0
        before: i64 = self._core(cluster, left)
        for filled in range(1, left + 1):
            best = max(best, (self._core(cluster, left - filled) - before + filled - 1) // filled)
        return best

    def cores(self, filled: i64) -> i64:
        """What the core memories are worth with these slots filled."""
        total: i64 = 0
        at: i64 = 0
        for slots in self.setup.clusters:
            total += self.core[at + count_bits(slots & ~filled)]
            at += self.width
        return total
