"""The components of one edition at one player count as numbers and masks: boards, tiles, counts, texts of actions."""
# vivant: compiled

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from vivant.engine.bits import bit_at, count_bits, mask_of, members
from vivant.engine.option import OptionValue
from vivant.games.vivid_memories.rules.components import Components, MomentTile, SoloComponents
from vivant.games.vivid_memories.rules.space import Actions, Outcomes

NONE: Final[i64] = -1

# What a bank slot or a tile lets one do.
ADD: Final[i64] = 0
SPLIT: Final[i64] = 1
COMBINE: Final[i64] = 2
SPECULATE: Final[i64] = 3
NUDGE: Final[i64] = 4
SWAP: Final[i64] = 5
ACTIONS: Final = ["add", "split", "combine", "speculate", "nudge", "swap"]

# Steps of a match at most
MOST_TAKE_STEPS: Final = 8  # one token: take, stop, place, rewire, three moves, done
MOST_FULL_STEPS: Final = 5  # a full-board turn
MOST_ACTION_STEPS: Final = 6  # use, and at most four steps and an outcome
MOST_BRAIN_STEPS: Final = 14  # three tokens, over, lay, three tiles under, three gained and as many tokens laid

ALONE_BOARDS: Final = 2  # the human's and the Brain's

# Tokens by colour are counted in one number, seven bits a colour.
MOST_COLOURS: Final = 8
MOST_TOKENS: Final = 127
WIDTH: Final[i64] = 7


def one_of(colour: i64) -> i64:
    """A count of one token."""
    return bit_at(WIDTH * colour)


def amount(counts: i64, colour: i64) -> i64:
    return (counts >> (WIDTH * colour)) & 127


def counts_of(amounts: list[int]) -> i64:
    counts: i64 = 0
    for colour in range(len(amounts)):
        counts += amounts[colour] * one_of(colour)
    return counts


@final
class Tile:
    """A moment: what its action does with which colours, and its pattern."""

    def __init__(self, moment: MomentTile, colours: list[str], points: i64) -> None:
        action = [colours.index(colour) for colour in moment.action]
        pattern = [colours.index(colour) for colour in moment.pattern]
        kind: i64 = ACTIONS.index(moment.kind)
        self.name: str = moment.name
        self.kind: i64 = kind
        self.action = action
        self.pattern = pattern  # as printed, clockwise from top-left
        self.removed: i64 = action[0]  # of a split
        self.results: i64 = mask_of(action if kind == ADD else action[1:])  # the colours that come from the supply
        self.brings: i64 = counts_of([int(colour in members(self.results)) for colour in range(len(colours))])
        self.size: i64 = len(pattern)
        self.colours: i64 = mask_of(pattern)
        self.wanted: list[i64] = [pattern.count(colour) for colour in range(len(colours))]  # tokens of each
        self.points: i64 = points  # for each matching hex


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Pile:
    """A tile of the line with the tokens on it."""

    def __init__(self, tile: i64) -> None:
        self.tile: i64 = tile
        self.tokens: i64 = 0
        self.colours: i64 = 0  # which there are
        self.left: i64 = 0  # how many

    def copy(self) -> Pile:
        same = Pile(self.tile)
        same.tokens = self.tokens
        same.colours = self.colours
        same.left = self.left
        return same

    def lay(self, colour: i64) -> None:
        self.tokens += one_of(colour)
        self.colours = self.colours | bit_at(colour)
        self.left += 1

    def lift(self, colour: i64) -> None:
        self.tokens -= one_of(colour)
        self.left -= 1
        if amount(self.tokens, colour) == 0:
            self.colours = self.colours & ~bit_at(colour)


@final
class Solo:
    """What the edition and the options say of the Artificial Brain."""

    def __init__(
        self, components: Components, own: SoloComponents, slots: list[str], options: Mapping[str, OptionValue]
    ) -> None:
        hexes, boards = list(components.adjacency), list(components.boards)
        self.boards = [boards.index(board) for board in own.boards]  # the human's and the Brain's
        self.first: i64 = own.first  # who holds the marker in round 1
        self.reminder: i64 = own.reminder  # tokens of the human's aspiration on the track (AB-03)
        self.reminder_from_bag: bool = own.reminder_from_bag
        self.places: i64 = own.places  # of the preference line (AB-07)
        self.most: i64 = own.most  # tokens of a draft
        self.slot_order = [slots.index(slot) for slot in own.one_token]
        self.hex_order = [hexes.index(hex) for hex in own.many_tokens]
        self.hex_points: i64 = own.hex_token
        self.slot_points: i64 = own.slot_token
        self.fragment_points: i64 = own.fragment
        # for a hex that matches, by the size of the pattern
        self.match_points = [own.matching.get(size, 0) for size in range(1 + max(own.matching, default=0))]
        self.scores_clusters: bool = own.core_memories
        # the human's aspiration is worth nothing to it; AB-32 changes that
        self.excludes: bool = own.human_excludes if options["be_more_human"] else own.excludes
        self.learns: bool = options["learn_from_experience"] is True  # AB-33
        self.moments_return: bool = components.rulings["used_moments_return"] is True  # AB-R3
        self.practice: bool = options["practice"] is True  # the human makes its turns


@final
class Setup:
    """Hexes, slots, tiles, bank slots and colours are numbered in the edition's order."""

    def __init__(self, components: Components, players: int, options: Mapping[str, OptionValue]) -> None:
        colours, hexes = list(components.colours), list(components.adjacency)
        slots = [slot.name for slot in components.slots]
        self.solo: Solo | None = None
        row = players
        if players == 1:
            assert components.solo is not None
            self.solo = Solo(components, components.solo, slots, options)
            row = components.solo.row
            players = ALONE_BOARDS
        self.alone = self.solo is not None
        self.players: i64 = players  # boards in play: alone two, the human's and the Brain's
        self.rounds: i64 = components.rounds
        self.colour_names = colours
        self.colours: i64 = len(colours)
        self.every_colour: i64 = bit_at(len(colours)) - 1
        self.one_each: i64 = counts_of([1] * len(colours))
        self.capacity: i64 = components.hex_capacity
        self.hex_names = hexes
        self.hexes: i64 = len(hexes)
        self.every_hex: i64 = bit_at(len(hexes)) - 1
        self.near: list[i64] = [_mask(hexes, others) for others in components.adjacency.values()]
        self.spreads: list[i64] = _spreads(self.near)
        self.slot_names = slots
        self.every_slot: i64 = bit_at(len(slots)) - 1
        self.touches: list[i64] = [_mask(hexes, slot.touches) for slot in components.slots]
        clusters = components.clusters
        self.cluster_names = list(clusters)
        self.clusters: list[i64] = [mask_of(whole) for whole in clusters.values()]
        self.cluster_points: list[i64] = [components.cluster_points[len(whole)] for whole in clusters.values()]
        self.board_names = list(components.boards)
        self.board_colours: list[list[int]] = []  # of each slot, by board
        self.colour_slots: list[i64] = []  # at board * colours + colour: its slots
        self.rims: list[i64] = []  # and the hexes that they touch
        for printed in components.boards.values():
            self.board_colours.append([colours.index(name) for name in printed])
            for name in colours:
                mine = [at for at in range(len(slots)) if printed[at] == name]
                rim: i64 = 0
                for at in mine:
                    rim = rim | self.touches[at]
                self.colour_slots.append(mask_of(mine))
                self.rims.append(rim)
        self.bank_names = list(components.bank)
        self.bank_kinds: list[i64] = [ACTIONS.index(kind) for kind in components.bank.values()]
        self.bank_size: i64 = len(self.bank_names)
        self.every_bank: i64 = bit_at(self.bank_size) - 1
        points = components.pattern_points
        self.tiles = [Tile(moment, colours, points[len(moment.pattern)]) for moment in components.moments]
        self.tile_names = [tile.name for tile in self.tiles]
        # A preference tile: an aspiration has the number of its colour, moments come after all colours.
        self.preference_names = [*colours, *self.tile_names]
        self.every_tile: i64 = bit_at(len(self.tiles)) - 1
        self.tiles_with: list[i64] = [  # by colour: the tiles whose pattern holds it
            mask_of([at for at, tile in enumerate(self.tiles) if (tile.colours >> colour) & 1 != 0])
            for colour in range(len(colours))
        ]
        self.aspirations: i64 = _mask(colours, components.aspirations)
        self.hex_points: i64 = components.aspiration[0]
        self.slot_points: i64 = components.aspiration[1]
        self.tile_points: i64 = components.aspiration[2]
        material = components.material[row]
        self.bag: i64 = material.bag_each * self.one_each
        self.bag_size: i64 = material.bag_each * len(colours)
        self.supply: i64 = (components.tokens_per_colour - material.bag_each) * self.one_each
        self.tiles_per_round: i64 = material.tiles_per_round
        self.tokens_per_tile: i64 = material.tokens_per_tile
        # by place in the order of turns; none where nobody has any
        self.head_start: list[int] = [] if self.alone else list(components.head_start.get(row, ()))
        self.filled_connect: bool = components.rulings["filled_slots_connect"] is True
        self.random_boards: bool = components.rulings["boards"] == "random"
        # How Reflect goes; alone there is nobody to wait for (AB-R17)
        self.simultaneous: bool = components.rulings["simultaneous"] is True and not self.alone
        self.by_action: bool = components.rulings["reflect"] == "by_action" and not self.alone
        first = options.get("first")
        self.first: i64 = first if isinstance(first, int) else NONE  # who begins, NONE where it is drawn (VM-R28)
        practice: bool = self.solo is not None and self.solo.practice
        self.actions = Actions(colours, hexes, slots, self.bank_names, self.tile_names, self.alone, practice)
        self.outcomes = Outcomes(players, colours, self.board_names, self.tile_names, self.alone)

    def most_steps(self) -> int:
        """No match has more steps."""
        seats = 1 if self.alone else self.players
        tokens = self.tiles_per_round * self.tokens_per_tile
        a_round = (
            self.tiles_per_round
            + tokens * (1 + MOST_TAKE_STEPS + MOST_FULL_STEPS)
            + seats * (MOST_FULL_STEPS + self.bank_size * (1 + MOST_ACTION_STEPS) + 1 + len(self.slot_names))
        )
        before = 1 + 2 * seats
        if self.solo is not None:
            aspirations = count_bits(self.aspirations)
            before += aspirations
            preferences = aspirations + len(self.tiles)  # each may be skipped once in a turn
            a_round += tokens * (preferences + MOST_BRAIN_STEPS if self.solo.practice else 1)
        return before + self.rounds * a_round

    def spread(self, mask: i64) -> i64:
        """The hexes adjacent to at least one of these; eight are looked up at a time."""
        spreads = self.spreads
        reached: i64 = 0
        base: i64 = 0
        while mask != 0:
            reached = reached | spreads[base + (mask & 255)]
            mask = mask >> 8
            base += 256
        return reached

    def grow(self, seed: i64, allowed: i64) -> i64:
        """All that is connected with the seed inside what is allowed: flood fill."""
        whole: i64 = seed
        edge: i64 = seed
        while edge != 0:
            edge = self.spread(edge) & allowed & ~whole
            whole = whole | edge
        return whole

    def asked_colours(self, preference: i64) -> list[int]:
        """What a preference tile asks for, in its order (AB-08)."""
        if preference < self.colours:
            return [preference]
        return self.tiles[preference - self.colours].pattern

    # names

    def hexes_in(self, mask: i64) -> list[str]:
        return [self.hex_names[hex] for hex in members(mask)]

    def slots_in(self, mask: i64) -> list[str]:
        return [self.slot_names[slot] for slot in members(mask)]

    def tiles_in(self, mask: i64) -> list[str]:
        return [self.tile_names[tile] for tile in members(mask)]

    def colours_of(self, counts: i64) -> list[str]:
        """The tokens of a count by name, in wheel order."""
        names: list[str] = []
        for colour in range(len(self.colour_names)):
            names += [self.colour_names[colour]] * amount(counts, colour)
        return names


def _mask(names: list[str], given: Sequence[str]) -> i64:
    return mask_of([names.index(name) for name in given])


def _spreads(near: list[i64]) -> list[i64]:
    """At 256 * n + byte: what the hexes of the n-th eight that are set in the byte are adjacent to."""
    spreads: list[i64] = []
    for first in range(0, len(near), 8):
        for byte in range(256):
            mask: i64 = 0
            for bit in range(8):
                if byte >> bit & 1 and first + bit < len(near):
                    mask = mask | near[first + bit]
            spreads.append(mask)
    return spreads
