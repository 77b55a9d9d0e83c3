"""What lies before one seat: fragments in hexes and slots, tiles, and what it is asked; and what all that scores."""
# vivant: compiled

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from vivant.engine.bits import bit_at, count_bits, lowest
from vivant.games.vivid_memories.rules.setup import NONE, Setup, Tile

# What a seat is asked.
NOTHING: Final[i64] = 0
TAKE: Final[i64] = 1
MORE: Final[i64] = 2  # a further token, or stop
PLACE: Final[i64] = 3
REWIRE: Final[i64] = 4
MOVE: Final[i64] = 5
BANK: Final[i64] = 6
USE: Final[i64] = 7
FROM: Final[i64] = 8
RESULT: Final[i64] = 9
PICK: Final[i64] = 10
TO: Final[i64] = 11
GIVE: Final[i64] = 12
SIDE: Final[i64] = 13  # from which end the Artificial Brain drafts
BRAIN_TURN: Final[i64] = 14  # what it does next, where its turns are practised
ASKS: Final = [
    "nothing", "take", "more", "place", "rewire", "move", "bank", "use", "from", "result", "pick", "to", "give",
    "side", "brain",
]  # fmt: skip

# Where points come from.
MOMENT: Final[i64] = 0
THREAD: Final[i64] = 1
CLUSTER: Final[i64] = 2
IN_HEXES: Final[i64] = 3
IN_SLOTS: Final[i64] = 4
IN_TILES: Final[i64] = 5
# and of the Brain's
HEX_TOKENS: Final[i64] = 6
SLOT_TOKENS: Final[i64] = 7
CORES: Final[i64] = 8
MATCHES: Final[i64] = 9
FRAGMENTS: Final[i64] = 10
# before round 1
HEAD_START: Final[i64] = 11
AWARD_KINDS: Final = [
    "moment", "thread", "cluster", "in_hexes", "in_slots", "in_tiles",
    "hex_tokens", "slot_tokens", "cores", "matches", "fragments",
    "head_start",
]  # fmt: skip


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Layer:
    """How many tokens of one colour (or of all) each hex holds: bit n of `a` + 2 * `b` + 4 * `c` speaks of hex n."""

    def __init__(self) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.linked: i64 = 0  # in Reward: the hexes of connections of this colour

    def copy(self) -> Layer:
        same = Layer()
        same.a = self.a
        same.b = self.b
        same.c = self.c
        same.linked = self.linked
        return same

    def add(self, hex: i64) -> None:
        """One more in each of these hexes."""
        carry: i64 = self.a & hex
        self.a = self.a ^ hex
        self.c = self.c ^ (self.b & carry)
        self.b = self.b ^ carry

    def drop(self, hex: i64) -> None:
        """One less in each of these hexes, none of which is empty."""
        borrow: i64 = hex & ~self.a
        self.a = self.a ^ hex
        self.c = self.c ^ (borrow & ~self.b)
        self.b = self.b ^ borrow

    def some(self) -> i64:
        """The hexes with at least one."""
        return self.a | self.b | self.c

    def several(self) -> i64:
        """The hexes with at least two."""
        return self.b | self.c

    def exactly(self, n: i64, among: i64) -> i64:
        """Those of these hexes that hold n."""
        if n & 1 != 0:
            among = among & self.a
        else:
            among = among & ~self.a
        if n & 2 != 0:
            among = among & self.b
        else:
            among = among & ~self.b
        if n & 4 != 0:
            return among & self.c
        return among & ~self.c

    def at(self, hex: i64) -> i64:
        """How many the hex with this number holds."""
        return ((self.a >> hex) & 1) + (((self.b >> hex) & 1) << 1) + (((self.c >> hex) & 1) << 2)

    def sum(self) -> i64:
        return count_bits(self.a) + 2 * count_bits(self.b) + 4 * count_bits(self.c)


@final
@mypyc_attr(acyclic=True)
class Award:
    """Some points and where they come from; never changed. `which` is a tile, a colour or a cluster."""

    def __init__(self, round: i64, kind: i64, points: i64, which: i64, hexes: i64, slots: i64) -> None:
        self.round: i64 = round
        self.kind: i64 = kind
        self.points: i64 = points
        self.which: i64 = which
        self.hexes: i64 = hexes  # that match, or are the thread
        self.slots: i64 = slots  # the empty slots that the thread touches, or those of the cluster


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Seat:
    """One seat. All but the aspiration is known to everybody. `awards` is replaced, never changed in place."""

    def __init__(self, layers: list[Layer], total: Layer, bank: list[i64], awards: list[Award]) -> None:
        self.layers = layers  # by colour
        self.total = total
        self.bank = bank  # the tile in each slot, or NONE
        self.awards = awards
        self.board: i64 = NONE
        self.aspiration: i64 = NONE
        self.slots: i64 = 0  # filled
        self.claimed: i64 = 0
        self.covered: i64 = 0  # bank slots with a tile
        self.flipped: i64 = 0  # of those, with the scoring side up
        self.used: i64 = 0  # bank slots whose action was used this round
        self.cherished: i64 = 0
        self.points: i64 = 0
        self.aspiration_points: i64 = 0
        # what it is about to do
        self.ask: i64 = NOTHING
        self.hand: i64 = 0  # tokens taken or drawn, not yet placed
        self.action: i64 = NONE
        self.slot: i64 = NONE  # the bank slot that is used
        self.hex: i64 = NONE  # chosen for a rewire, or with `from`
        self.picked: i64 = NONE
        self.other: i64 = NONE  # chosen with `to`, when another pick follows
        self.inward = False  # a rewire
        self.moved: i64 = 0  # tokens taken, or moved by a rewire

    def copy(self, aspiration: i64) -> Seat:
        """All of it but the aspiration, and this in its place."""
        same = Seat([layer.copy() for layer in self.layers], self.total.copy(), self.bank.copy(), self.awards)
        same.board = self.board
        same.aspiration = aspiration
        same.slots = self.slots
        same.claimed = self.claimed
        same.covered = self.covered
        same.flipped = self.flipped
        same.used = self.used
        same.cherished = self.cherished
        same.points = self.points
        same.aspiration_points = self.aspiration_points
        same.ask = self.ask
        same.hand = self.hand
        same.action = self.action
        same.slot = self.slot
        same.hex = self.hex
        same.picked = self.picked
        same.other = self.other
        same.inward = self.inward
        same.moved = self.moved
        return same

    def put(self, colour: i64, hex: i64) -> None:
        bit: i64 = bit_at(hex)
        self.layers[colour].add(bit)
        self.total.add(bit)

    def remove(self, colour: i64, hex: i64) -> None:
        bit: i64 = bit_at(hex)
        self.layers[colour].drop(bit)
        self.total.drop(bit)

    def shift(self, colour: i64, source: i64, target: i64) -> None:
        self.remove(colour, source)
        self.put(colour, target)

    def lay_hand(self, hex: i64) -> i64:
        """All that it holds in its hand goes into the hex; how many tokens these are."""
        tokens: i64 = 0
        colour: i64 = 0
        left: i64 = self.hand
        while left != 0:
            if left & 127 != 0:
                self.put(colour, hex)
                tokens += 1
                left -= 1
            else:
                left = left >> 7
                colour += 1
        self.hand = 0
        return tokens

    def colours_at(self, hex: i64) -> i64:
        """Which colours lie in the hex."""
        colours: i64 = 0
        one: i64 = 1
        for layer in self.layers:
            if (layer.some() >> hex) & 1 != 0:
                colours = colours | one
            one = one << 1
        return colours

    def others_than(self, colour: i64) -> i64:
        """The hexes with a token of another colour: those that hold more in all than of this colour."""
        all = self.total
        own = self.layers[colour]
        return (all.a ^ own.a) | (all.b ^ own.b) | (all.c ^ own.c)

    def forget(self) -> None:
        """Nothing is under way any more."""
        self.action = NONE
        self.slot = NONE
        self.hex = NONE
        self.picked = NONE
        self.other = NONE
        self.inward = False
        self.moved = 0


def new_seat(setup: Setup) -> Seat:
    return Seat([Layer() for _ in range(setup.colours)], Layer(), [NONE] * setup.bank_size, [])


def roomy(setup: Setup, own: Seat) -> i64:
    """The hexes that can take one more token."""
    return setup.every_hex & ~own.total.exactly(setup.capacity, setup.every_hex)


def matching(setup: Setup, own: Seat, tile: Tile) -> i64:
    """The hexes whose tokens are exactly the tile's pattern (VM-44)."""
    hexes: i64 = own.total.exactly(tile.size, setup.every_hex)
    colour: i64 = 0
    while colour < setup.colours and hexes != 0:
        hexes = own.layers[colour].exactly(tile.wanted[colour], hexes)
        colour += 1
    return hexes


def find_moments(setup: Setup, own: Seat, round: i64) -> list[Award]:
    """VM-43 to VM-45, VM-48: what the tiles with the scoring side up are worth now."""
    awards: list[Award] = []
    flipped: i64 = own.flipped
    while flipped != 0:
        tile: i64 = own.bank[lowest(flipped)]
        flipped = flipped & (flipped - 1)
        moment = setup.tiles[tile]
        hexes: i64 = matching(setup, own, moment)
        if hexes != 0:
            awards.append(Award(round, MOMENT, moment.points * count_bits(hexes), tile, hexes, 0))
    return awards


def touched_slots(setup: Setup, own: Seat, colour: i64, thread: i64) -> i64:
    """The slots of this colour that the thread touches (VM-49)."""
    slots: i64 = setup.colour_slots[own.board * setup.colours + colour]
    touched: i64 = 0
    while slots != 0:
        slot: i64 = lowest(slots)
        slots = slots & (slots - 1)
        if setup.touches[slot] & thread != 0:
            touched = touched | bit_at(slot)
    return touched


def find_threads(setup: Setup, own: Seat, round: i64) -> list[Award]:
    """VM-49 to VM-52: the connections that score now, colour by colour, each with its hexes and its empty slots."""
    awards: list[Award] = []
    for colour in range(setup.colours):
        held: i64 = own.layers[colour].some()
        seeds: i64 = held & setup.rims[own.board * setup.colours + colour]
        while seeds != 0:
            thread: i64 = setup.grow(seeds & -seeds, held)
            seeds = seeds & ~thread
            slots: i64 = touched_slots(setup, own, colour, thread)
            empty: i64 = slots & ~own.slots
            counted: i64 = slots
            if not setup.filled_connect:  # VM-R22
                counted = empty
            if empty != 0 and count_bits(counted) >= 2:
                points: i64 = count_bits(thread) * count_bits(empty)
                awards.append(Award(round, THREAD, points, colour, thread, empty))
    return awards


def find_clusters(setup: Setup, own: Seat, round: i64, kind: i64 = CLUSTER) -> list[Award]:
    """VM-55: the complete clusters."""
    awards: list[Award] = []
    for cluster, slots in enumerate(setup.clusters):
        if slots & ~own.slots == 0:
            awards.append(Award(round, kind, setup.cluster_points[cluster], cluster, 0, slots))
    return awards


def find_aspiration(setup: Setup, own: Seat, round: i64) -> list[Award]:
    """VM-57 to VM-59; nothing where the aspiration is not known."""
    awards: list[Award] = []
    colour: i64 = own.aspiration
    if colour == NONE:
        return awards
    layer = own.layers[colour]
    if layer.some() != 0:
        awards.append(Award(round, IN_HEXES, setup.hex_points * layer.sum(), colour, layer.some(), 0))
    slots: i64 = 0
    if own.board != NONE:
        slots = own.slots & setup.colour_slots[own.board * setup.colours + colour]
    if slots != 0:
        awards.append(Award(round, IN_SLOTS, setup.slot_points * count_bits(slots), colour, 0, slots))
    tiles: i64 = count_bits(own.cherished & setup.tiles_with[colour])
    if tiles != 0:
        awards.append(Award(round, IN_TILES, setup.tile_points * tiles, colour, 0, 0))
    return awards


def points_of(awards: list[Award]) -> i64:
    points: i64 = 0
    for award in awards:
        points += award.points
    return points


def prospect(setup: Setup, own: Seat) -> i64:
    """What Reward would give this seat now, aspiration aside: moments, connections and core memories.

    Slots that connections would fill count for their clusters.
    """
    threads = find_threads(setup, own, 0)
    then = own.copy(own.aspiration)
    for award in threads:
        then.slots = then.slots | award.slots
    return points_of(find_moments(setup, own, 0) + threads + find_clusters(setup, then, 0))
