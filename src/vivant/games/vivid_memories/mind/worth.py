"""What lies before a seat, valued in thousandths of a point: while tokens are taken, and when all actions are done."""
# vivant: compiled

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from vivant.engine.bits import count_bits, members
from vivant.games.vivid_memories.mind.links import Link, find_links
from vivant.games.vivid_memories.mind.numbers import Numbers
from vivant.games.vivid_memories.mind.outlook import POINT, Ledger, Outlook, Stage, growing_stage, settled_stage
from vivant.games.vivid_memories.rules.seat import Seat, matching
from vivant.games.vivid_memories.rules.setup import NONE, Setup

MOST_TURNS: Final[i64] = 12  # of a seat in one Remember; more make no difference
MOST_KEPT: Final[i64] = 20_000  # things kept in mind; to forget many more would take too long a moment


@final
class SeatWorth:
    """Values seats of one game. What it works out for a board is kept, and is the same whenever it is asked."""

    def __init__(self, setup: Setup, numbers: Numbers) -> None:
        self.setup = setup
        self.numbers = numbers
        self.settled_stages: list[Stage] = []
        self.growing_stages: list[Stage] = []  # by rounds after this one and turns left
        number: i64 = 0
        for after in range(setup.rounds):
            self.settled_stages.append(settled_stage(number, after, numbers))
            number += 1
            for turns in range(MOST_TURNS + 1):
                self.growing_stages.append(growing_stage(number, after, turns, numbers))
                number += 1
        self.ledger = Ledger()
        self.links: list[list[list[Link]]] = [[] for _ in setup.board_names]  # by colour, found when first asked for
        # by stage, board and aspiration; the key is the filled slots
        outlooks = number * len(setup.board_names) * (setup.colours + 1)
        self.outlooks: list[dict[int, Outlook]] = [{} for _ in range(outlooks)]

    # stages

    def settled_stage(self, round: i64) -> Stage:
        return self.settled_stages[self.setup.rounds - 1 - round]

    def growing_stage(self, round: i64, turns: i64) -> Stage:
        if turns > MOST_TURNS:
            turns = MOST_TURNS
        return self.growing_stages[(self.setup.rounds - 1 - round) * (MOST_TURNS + 1) + turns]

    def outlook(self, own: Seat, stage: Stage) -> Outlook:
        boards: i64 = len(self.setup.board_names)
        kept = self.outlooks[(stage.number * boards + own.board) * (self.setup.colours + 1) + own.aspiration + 1]
        outlook = kept.get(own.slots)
        if outlook is None or self.ledger.kept > MOST_KEPT:
            if self.ledger.kept > MOST_KEPT:
                self.forget()
            links = self._links(own.board)
            outlook = Outlook(self.setup, own.board, own.slots, own.aspiration, links, stage, self.ledger)
            kept[own.slots] = outlook
            self.ledger.kept += 50  # it is large
        return outlook

    def forget(self) -> None:
        """All that was worked out; whoever still uses some of it may."""
        for kept in self.outlooks:
            kept.clear()
        self.ledger.kept = 0

    def _links(self, board: i64) -> list[list[Link]]:
        links = self.links[board]
        if len(links) == 0:
            for colour in range(self.setup.colours):
                links.append(find_links(self.setup, board, colour))
        return links

    # seats

    def settled(self, own: Seat, round: i64) -> i64:
        """When its actions of this round are done. In the last round this is what it will have in the end.

        Every slot that a connection touches counts as filled: so it is where slots of one colour share no hex.
        """
        return self._at(own, self.settled_stage(round), 0)

    def growing(self, own: Seat, round: i64, turns: i64) -> i64:
        """While tokens are taken, with so many turns to come."""
        return self._at(own, self.growing_stage(round, turns), own.total.some())

    def _at(self, own: Seat, stage: Stage, occupied: i64) -> i64:
        if own.board == NONE:
            return POINT * own.points
        outlook = self.outlook(own, stage)
        total: i64 = POINT * own.points + self.past(own) + self.wished(own)
        filled: i64 = own.slots
        for colour, strand in enumerate(outlook.strands):
            grip = strand.grip(own.layers[colour].some(), occupied)
            total += grip.worth - grip.shared
            filled = filled | grip.fills
        return total + outlook.cores(filled) + self.tiles(own, stage)

    def wished(self, own: Seat) -> i64:
        """Tokens of the aspiration's colour where they lie (VM-57, VM-58)."""
        setup = self.setup
        colour: i64 = own.aspiration
        if colour == NONE:
            return 0
        slots: i64 = own.slots & setup.colour_slots[own.board * setup.colours + colour]
        return POINT * (setup.hex_points * own.layers[colour].sum() + setup.slot_points * count_bits(slots))

    def cherish(self, own: Seat, tile: i64) -> i64:
        """What it adds that a tile is cherished, its points aside (VM-59)."""
        if own.aspiration != NONE and (self.setup.tiles[tile].colours >> own.aspiration) & 1 != 0:
            return POINT * self.setup.tile_points
        return 0

    def past(self, own: Seat) -> i64:
        """What the cherished tiles will add."""
        total: i64 = 0
        for tile in members(own.cherished):
            total += self.cherish(own, tile)
        return total

    def tiles(self, own: Seat, stage: Stage) -> i64:
        """The tiles in the bank, and those claimed: what they score, and what they offer or block."""
        total: i64 = 0
        for slot, tile in enumerate(own.bank):
            if tile != NONE:
                total += self.tile(own, tile, (own.flipped >> slot) & 1 != 0, stage)
        if own.claimed != 0:
            for claimed in members(own.claimed)[: self.setup.bank_size - count_bits(own.covered)]:
                total += self.tile(own, claimed, False, stage)
        return total

    def best_claimed(self, own: Seat, stage: Stage) -> i64:
        """The claimed tile that promises most."""
        best: i64 = NONE
        most: i64 = 0
        for tile in members(own.claimed):
            promise: i64 = self.tile(own, tile, False, stage)
            if best == NONE or promise > most:
                best = tile
                most = promise
        return best

    def blocked(self, stage: Stage) -> i64:
        """What it costs that a tile stays in the bank with the scoring side up."""
        return self.numbers.blocked * stage.after

    def tile(self, own: Seat, tile: i64, flipped: bool, stage: Stage) -> i64:
        setup = self.setup
        numbers = self.numbers
        moment = setup.tiles[tile]
        matches: i64 = count_bits(matching(setup, own, moment))
        if matches == 0:
            hoped: i64 = 0
            if stage.growing:
                hoped = (POINT * moment.points + self.cherish(own, tile)) * numbers.near // 1000
            if flipped:
                return hoped - self.blocked(stage)
            return hoped + numbers.offered if stage.growing else 0
        scored: i64 = POINT * moment.points * matches + self.cherish(own, tile)
        if flipped:
            return scored
        if stage.growing:
            return scored * numbers.soon // 1000 + numbers.offered
        return scored // 2 if stage.after > 0 else 0
