"""Where a match of Vivarium stands: all that lies on the table, as numbers and bits, and what can be asked of it."""
# vivant: compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from vivant.engine.bits import count_bits
from vivant.engine.state import EVERYTHING, State
from vivant.games.vivarium.rules.seat import NONE, Seat
from vivant.games.vivarium.rules.setup import CONTRACT, Setup

# What is waited for. All before SWAP are chance, in the order of the set-up.
FIRST: Final[i64] = 0
DOMINO: Final[i64] = 1
HIDDEN: Final[i64] = 2
COLOUR: Final[i64] = 3
TYPE: Final[i64] = 4
FILL: Final[i64] = 5
NEXT: Final[i64] = 6
DRAW: Final[i64] = 7
SWAP: Final[i64] = 8
ACT: Final[i64] = 9
LOOK: Final[i64] = 10  # Binoculars: a neighbour, or none
SNAP: Final[i64] = 11  # Camera: draw, or not
KEEP: Final[i64] = 12  # Camera: which one
GIVE: Final[i64] = 13  # Shovel: what the next receiver gets
OVER: Final[i64] = 14

STAGES: Final = tuple("first domino hidden colour type fill next draw swap act look snap keep give over".split())


@mypyc_attr(acyclic=True)
class Position(State):
    """Data alone: how it changes stands in `rounds` and `gaining`, who may see what of it in `visibility`."""

    def __init__(self, setup: Setup, seats: list[Seat], cells: list[i64]) -> None:
        self.setup = setup
        self.seats = seats
        self.cells = cells  # the card of each cell, or NONE
        self.filled: i64 = 0  # the cells that hold a card
        self.viewer: i64 = EVERYTHING
        self.stage: i64 = FIRST
        self.round: i64 = 0
        self.turn: i64 = 0  # turns finished in this round
        self.first: i64 = NONE
        self.active: i64 = NONE
        self.bank: i64 = setup.gems_total
        # decks: sets, as nobody has seen their order
        self.creatures: i64 = setup.all_creatures
        self.equipment: i64 = setup.all_equipment
        self.contracts: i64 = setup.all_contracts
        # the discard pile
        self.gone_creatures: i64 = 0
        self.gone_equipment: i64 = 0
        self.gone_contracts: i64 = 0
        # dominoes and starting contracts that nobody has
        self.pool: i64 = setup.dominoes_in_play
        self.middle: i64 = NONE
        self.hidden: i64 = NONE  # face down beside it (VA-41)
        self.dealt: i64 = 0  # of what is being dealt
        self.colours: i64 = setup.all_colour_starts
        self.types: i64 = setup.all_type_starts
        # priority tokens: those of the stack and those that stay out are one set
        self.stack: i64 = setup.other_tokens
        self.stack_left: i64 = setup.stack
        self.token: i64 = setup.blank  # the active one (VA-04)
        self.next: i64 = NONE
        self.gone_tokens: i64 = 0
        # what is being gained
        self.where: i64 = NONE  # the cell of the Binoculars, or the one to be filled
        self.drawing: i64 = NONE  # the kind of equipment that draws
        self.due: i64 = 0  # cards that it has yet to draw
        self.drawn: i64 = 0  # cards in the active seat's hand
        self.held: i64 = 0  # how many those are, which everybody sees
        self.given: i64 = 0  # how many the Shovel has handed out

    def takeable(self, seat: i64) -> i64:
        """The cells whose card the seat can pay for with its dominoes (VA-15)."""
        own = self.seats[seat]
        return self.filled & self.setup.reached(own.one, own.two, own.gems)

    def neighbours(self) -> i64:
        """The cells that the Binoculars can reach (VA-25)."""
        return self.filled & self.setup.beside[self.where]

    def receiver(self) -> i64:
        """Who gets the next card of the Shovel (VA-R13)."""
        return (self.active + self.given) % self.setup.players

    def matching(self, seat: i64) -> i64:
        """How many cards the seat has that the active token counts."""
        setup = self.setup
        own = self.seats[seat]
        if setup.majority_of_round:
            return own.matched
        count: i64 = matching_cards(setup, own, self.token)
        if setup.criterion[self.token] == CONTRACT:
            count += own.starts()
        return count

    def spend(self, own: Seat, gems: i64) -> None:
        own.gems -= gems
        self.bank += gems

    def receive(self, own: Seat, gems: i64) -> None:
        """VA-19, VA-R7."""
        if gems > self.bank and self.setup.finite_bank:
            gems = self.bank
        own.gems += gems
        self.bank -= gems


def matching_cards(setup: Setup, own: Seat, token: i64) -> i64:
    """Cards that a token counts; the two starting contracts, which all have, aside."""
    count: i64 = count_bits(own.creatures & setup.token_creatures[token])
    count += count_bits(own.equipment & setup.token_equipment[token])
    return count + count_bits(own.contracts & setup.token_contracts[token])
