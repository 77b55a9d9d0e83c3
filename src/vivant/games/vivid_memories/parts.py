"""The components of one edition at one player count as numbers and masks: boards, tiles, counts, texts of actions."""
# vivant: compiled

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from vivant.engine.bits import bit_at, mask_of, members

NONE: Final[i64] = -1

# What a bank slot or a tile lets one do.
ADD: Final[i64] = 0
SPLIT: Final[i64] = 1
COMBINE: Final[i64] = 2
SPECULATE: Final[i64] = 3
NUDGE: Final[i64] = 4
SWAP: Final[i64] = 5
ACTIONS: Final = ["add", "split", "combine", "speculate", "nudge", "swap"]

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

    def __init__(self, name: str, kind: i64, action: list[int], pattern: list[int], points: i64, colours: int) -> None:
        self.name = name
        self.kind: i64 = kind
        self.action = action
        self.pattern = pattern  # as printed, clockwise from top-left
        self.removed: i64 = action[0]  # of a split
        self.results: i64 = mask_of(action if kind == ADD else action[1:])  # the colours that come from the supply
        self.size: i64 = len(pattern)
        self.colours: i64 = mask_of(pattern)
        self.wanted: list[i64] = []  # how many tokens of each colour
        for colour in range(colours):
            self.wanted.append(pattern.count(colour))
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
        self,
        boards: list[int],
        first: int,
        reminder: int,
        reminder_from_bag: bool,
        most: int,
        slot_order: list[int],
        hex_order: list[int],
        points: list[int],
        match_points: list[int],
        scores_clusters: bool,
        excludes: bool,
        learns: bool,
        moments_return: bool,
        practice: bool,
    ) -> None:
        self.boards = boards  # the human's and the Brain's
        self.first: i64 = first  # who holds the marker in round 1
        self.reminder: i64 = reminder  # tokens of the human's aspiration on the track (AB-03)
        self.reminder_from_bag = reminder_from_bag
        self.most: i64 = most  # tokens of a draft
        self.slot_order = slot_order
        self.hex_order = hex_order
        self.hex_points: i64 = points[0]
        self.slot_points: i64 = points[1]
        self.fragment_points: i64 = points[2]
        self.match_points = match_points  # for a hex that matches, by the size of the pattern
        self.scores_clusters = scores_clusters
        self.excludes = excludes  # the human's aspiration is worth nothing to it; AB-32 changes that
        self.learns = learns  # AB-33
        self.moments_return = moments_return  # AB-R3
        self.practice = practice  # the human makes its turns


@final
class Setup:
    """Hexes, slots, tiles, bank slots and colours are numbered in the edition's order."""

    def __init__(
        self,
        players: int,
        rounds: int,
        colours: list[str],
        tokens: int,
        capacity: int,
        hexes: list[str],
        near: list[i64],
        slots: list[str],
        touches: list[i64],
        clusters: list[i64],
        cluster_names: list[str],
        cluster_points: list[int],
        boards: list[str],
        board_colours: list[list[int]],
        bank: list[str],
        bank_kinds: list[int],
        tiles: list[Tile],
        aspirations: list[int],
        aspiration_points: list[int],
        bag_each: int,
        tiles_per_round: int,
        tokens_per_tile: int,
        filled_connect: bool,
        random_boards: bool,
        simultaneous: bool,
        solo: Solo | None,
    ) -> None:
        self.solo = solo
        self.alone = solo is not None
        self.players: i64 = players  # boards in play: alone two, the human's and the Brain's
        self.rounds: i64 = rounds
        self.colour_names = colours
        self.colours: i64 = len(colours)
        self.every_colour: i64 = bit_at(len(colours)) - 1
        self.tokens: i64 = tokens
        self.capacity: i64 = capacity
        self.hex_names = hexes
        self.hexes: i64 = len(hexes)
        self.every_hex: i64 = bit_at(len(hexes)) - 1
        self.near = near
        self.spreads: list[i64] = _spreads(near)
        self.slot_names = slots
        self.every_slot: i64 = bit_at(len(slots)) - 1
        self.touches = touches
        self.clusters = clusters
        self.cluster_names = cluster_names
        self.cluster_points: list[i64] = []
        for points in cluster_points:
            self.cluster_points.append(points)
        self.board_names = boards
        self.board_colours = board_colours  # of each slot, by board
        self.colour_slots: list[i64] = []  # at board * colours + colour: its slots
        self.rims: list[i64] = []  # and the hexes that they touch
        for row in board_colours:
            for colour in range(len(colours)):
                mine = [slot for slot in range(len(slots)) if row[slot] == colour]
                rim: i64 = 0
                for slot in mine:
                    rim = rim | touches[slot]
                self.colour_slots.append(mask_of(mine))
                self.rims.append(rim)
        self.bank_names = bank
        self.bank_kinds: list[i64] = []
        for kind in bank_kinds:
            self.bank_kinds.append(kind)
        self.bank_size: i64 = len(bank)
        self.every_bank: i64 = bit_at(len(bank)) - 1
        self.tiles = tiles
        self.every_tile: i64 = bit_at(len(tiles)) - 1
        self.aspirations: i64 = mask_of(aspirations)
        self.hex_points: i64 = aspiration_points[0]
        self.slot_points: i64 = aspiration_points[1]
        self.tile_points: i64 = aspiration_points[2]
        self.bag: i64 = counts_of([bag_each] * len(colours))
        self.bag_size: i64 = bag_each * len(colours)
        self.supply: i64 = counts_of([tokens - bag_each] * len(colours))
        self.tiles_per_round: i64 = tiles_per_round
        self.tokens_per_tile: i64 = tokens_per_tile
        self.filled_connect = filled_connect
        self.random_boards = random_boards
        self.simultaneous = simultaneous
        # Actions, ascending, kinds in the order of the page's notation.
        hexes_: i64 = len(hexes)
        colours_: i64 = len(colours)
        self.stop: i64 = 2 * colours_  # after the takes, by end and colour
        self.place_base: i64 = self.stop + 1
        self.out_base: i64 = self.place_base + hexes_
        self.in_base: i64 = self.out_base + hexes_
        self.done: i64 = self.in_base + hexes_
        self.move_base: i64 = self.done + 1
        self.bank_base: i64 = self.move_base + colours_ * hexes_
        self.use_base: i64 = self.bank_base + len(tiles) * self.bank_size
        self.from_base: i64 = self.use_base + self.bank_size
        self.result_base: i64 = self.from_base + hexes_
        self.pick_base: i64 = self.result_base + colours_
        self.to_base: i64 = self.pick_base + colours_
        self.give_base: i64 = self.to_base + hexes_
        # Alone: from which side the Brain drafts; and where one practises its turns, what is done in them.
        self.side_base: i64 = self.give_base + hexes_
        self.skip: i64 = self.side_base + 2
        self.draft_base: i64 = self.skip + 1  # by end and colour
        self.over: i64 = self.draft_base + 2 * colours_
        self.lay_slot_base: i64 = self.over + 1
        self.lay_hex_base: i64 = self.lay_slot_base + len(slots)
        self.lay_supply: i64 = self.lay_hex_base + hexes_
        self.under_base: i64 = self.lay_supply + 1  # by preference tile
        self.gain_base: i64 = self.under_base + colours_ + len(tiles)
        # Outcomes, ascending.
        self.board_base: i64 = players
        self.aspiration_base: i64 = self.board_base + self.players * len(boards)
        self.preference_base: i64 = self.aspiration_base + self.players * colours_
        self.tile_base: i64 = self.preference_base
        if solo is not None:
            self.aspiration_base = 0
            self.preference_base = colours_
            self.tile_base = 2 * colours_
        self.token_base: i64 = self.tile_base + len(tiles)
        self.drawn_base: i64 = self.token_base + colours_

    def spread(self, mask: i64) -> i64:
        """The hexes adjacent to at least one of these; eight are looked up at a time."""
        spreads = self.spreads
        found: i64 = 0
        base: i64 = 0
        while mask != 0:
            found = found | spreads[base + (mask & 255)]
            mask = mask >> 8
            base += 256
        return found

    def grow(self, seed: i64, allowed: i64) -> i64:
        """All that is connected with the seed inside what is allowed: flood fill."""
        whole: i64 = seed
        edge: i64 = seed
        while edge != 0:
            edge = self.spread(edge) & allowed & ~whole
            whole = whole | edge
        return whole

    # preference tiles: an aspiration has the number of its colour, moments come after all colours

    def asked_colours(self, preference: i64) -> list[int]:
        """What a preference tile asks for, in its order (AB-08)."""
        if preference < self.colours:
            return [preference]
        return self.tiles[preference - self.colours].pattern

    def preference_name(self, preference: i64) -> str:
        if preference < self.colours:
            return self.colour_names[preference]
        return self.tiles[preference - self.colours].name

    # texts

    def action_texts(self) -> list[str]:
        hexes, colours, bank = self.hex_names, self.colour_names, self.bank_names
        texts = [f"take {end} {colour}" for end in ("L", "R") for colour in colours]
        texts.append("stop")
        texts += [f"{kind} {hex}" for kind in ("place", "rewire out", "rewire in") for hex in hexes]
        texts.append("done")
        texts += [f"move {colour} {hex}" for colour in colours for hex in hexes]
        texts += [f"bank {tile.name} {slot}" for tile in self.tiles for slot in bank]
        texts += [f"use {slot}" for slot in bank]
        texts += [f"from {hex}" for hex in hexes]
        texts += [f"{kind} {colour}" for kind in ("result", "pick") for colour in colours]
        texts += [f"{kind} {hex}" for kind in ("to", "give") for hex in hexes]
        if self.solo is not None:
            texts += ["side L", "side R"]
        if self.solo is not None and self.solo.practice:
            texts.append("skip")
            texts += [f"draft {end} {colour}" for end in ("L", "R") for colour in colours]
            texts.append("over")
            texts += [f"lay {place}" for place in [*self.slot_names, *hexes, "supply"]]
            texts += [f"under {colour}" for colour in colours] + [f"under {tile.name}" for tile in self.tiles]
            texts += [f"gain {tile.name}" for tile in self.tiles]
        return texts

    def outcome_texts(self) -> list[str]:
        texts: list[str] = []
        if self.solo is not None:
            texts += [f"asp0={colour}" for colour in self.colour_names]
            texts += [f"pref={colour}" for colour in self.colour_names]
        else:
            texts += [f"first={seat}" for seat in range(self.players)]
            texts += [f"board{seat}={board}" for seat in range(self.players) for board in self.board_names]
            texts += [f"asp{seat}={colour}" for seat in range(self.players) for colour in self.colour_names]
        texts += [f"tile={tile.name}" for tile in self.tiles]
        texts += self.colour_names
        texts += [f"bag={colour}" for colour in self.colour_names]
        return texts

    def hexes_in(self, mask: i64) -> list[str]:
        return [self.hex_names[hex] for hex in members(mask)]

    def slots_in(self, mask: i64) -> list[str]:
        return [self.slot_names[slot] for slot in members(mask)]

    def tiles_in(self, mask: i64) -> list[str]:
        return [self.tiles[tile].name for tile in members(mask)]

    def colours_of(self, counts: i64) -> list[str]:
        """The tokens of a count by name, in wheel order."""
        found: list[str] = []
        for colour in range(len(self.colour_names)):
            found += [self.colour_names[colour]] * amount(counts, colour)
        return found

    def counts_from(self, names: list[str]) -> i64:
        """The inverse of `colours_of`."""
        counts: i64 = 0
        for name in names:
            counts += one_of(self.colour_names.index(name))
        return counts


def _spreads(near: list[i64]) -> list[i64]:
    """At 256 * n + byte: what the hexes of the n-th eight that are set in the byte are adjacent to."""
    found: list[i64] = []
    for first in range(0, len(near), 8):
        for byte in range(256):
            mask: i64 = 0
            for bit in range(8):
                if byte >> bit & 1 and first + bit < len(near):
                    mask = mask | near[first + bit]
            found.append(mask)
    return found
