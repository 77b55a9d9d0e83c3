"""Where a match stands: what lies on the table and what is waited for, without a rule."""
# vivant: compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from vivant.engine.bits import bit_at
from vivant.engine.state import EVERYTHING, State
from vivant.games.vivid_memories.rules.brain import Brain
from vivant.games.vivid_memories.rules.seat import Seat
from vivant.games.vivid_memories.rules.setup import NONE, Pile, Setup

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
PHASES: Final = [
    "first", "boards", "aspire", "prefer", "tiles", "tokens", "draw", "remember", "bank", "reflect", "reward", "over",
]  # fmt: skip

LEFT: Final[i64] = 0
RIGHT: Final[i64] = 1
MOST_TAKEN: Final[i64] = 3  # VM-16
MOST_MOVED: Final[i64] = 3  # VM-22, VM-23


@mypyc_attr(acyclic=True)
class Position(State):
    """A match of Vivid Memories, or a seat's view of it: then the aspirations of others are NONE. Data alone."""

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
        self.together = False  # all that are not done act at once (VM-R18)
        self.wanted: i64 = 0  # slots that connections of the seat in Reward still fill
        self.stack: i64 = setup.every_tile
        self.gone: i64 = 0  # tiles out of the game
        self.bag: i64 = setup.bag
        self.bag_left: i64 = setup.bag_size
        self.supply: i64 = setup.supply

    def the_brain(self) -> Brain:
        """In a game alone."""
        assert self.brain is not None
        return self.brain


def ask_seat(state: Position, seat: i64, ask: i64) -> None:
    """It is this seat's turn to answer, and nobody else's."""
    state.seats[seat].ask = ask
    state.turn = seat
    state.acting = bit_at(seat)


def seat_after(state: Position, seat: i64) -> i64:
    if seat + 1 == state.setup.players:
        return 0
    return seat + 1


def colours_in(counts: i64) -> i64:
    """Which colours there are in a count."""
    colours: i64 = 0
    one: i64 = 1
    while counts != 0:
        if counts & 127 != 0:
            colours = colours | one
        counts = counts >> 7
        one = one << 1
    return colours
