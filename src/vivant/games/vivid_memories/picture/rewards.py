"""Reward as positions to be watched: moments, threads and core memories light up, are counted and fall (VM-42).

Awards come one by one, those of everybody else more briefly.
"""

from __future__ import annotations

from vivant.engine.bits import bit_at, members
from vivant.engine.game import CHANCE, Counted, Frame, Step
from vivant.games.vivid_memories.picture.board import tokens_on
from vivant.games.vivid_memories.picture.keys import hex_bead_key, numbered, tile_key
from vivant.games.vivid_memories.rules.brain import BRAIN
from vivant.games.vivid_memories.rules.position import OVER, REWARD
from vivant.games.vivid_memories.rules.reward import excluded_colour
from vivant.games.vivid_memories.rules.seat import (
    FRAGMENTS,
    HEX_TOKENS,
    IN_HEXES,
    IN_SLOTS,
    IN_TILES,
    MATCHES,
    MOMENT,
    NOTHING,
    THREAD,
    Award,
    Seat,
)
from vivant.games.vivid_memories.rules.setup import NONE
from vivant.games.vivid_memories.rules.state import MemoriesState
from vivant.games.vivid_memories.words.log import tell_award

AT_THE_END = (IN_HEXES, IN_SLOTS, IN_TILES, MATCHES, FRAGMENTS)
WITH_TILE = (MOMENT, MATCHES, FRAGMENTS)
OF_ONE_COLOUR = (THREAD, IN_HEXES)


def reward_frames(before: MemoriesState, step: Step, after: MemoriesState, seat: int) -> list[Frame]:
    """Aspirations are told by the last step of a match alone, when everybody may know them."""
    new = [own.awards[len(was.awards) :] for was, own in zip(before.seats, after.seats, strict=True)]
    if step.who == CHANCE or not any(new):
        return []
    state = _begin(before, step, after)
    counting = _Counting(state, after, max(seat, 0))
    for other, awards in enumerate(new):
        counting.count(other, [award for award in awards if award.kind not in AT_THE_END])
    if after.phase == OVER:
        state.phase = OVER
        for other, awards in enumerate(new):
            counting.count(other, [award for award in awards if award.kind in AT_THE_END])
    return counting.frames


def _begin(before: MemoriesState, step: Step, after: MemoriesState) -> MemoriesState:
    """Nobody is asked any more; a slot for which a fragment was chosen by this very step is filled."""
    state = before.clone()
    if before.phase == REWARD:
        own, then = state.seats[step.who], after.seats[step.who]
        for colour in range(len(own.layers)):
            _let_go(own, then, colour, state.setup.every_hex)
        own.slots = then.slots
    for own in state.seats:
        own.ask = NOTHING
    state.phase = REWARD
    state.turn = NONE
    state.acting = 0
    state.wanted = 0
    return state


def _let_go(own: Seat, then: Seat, colour: int, hexes: int) -> None:
    """The fragments of these hexes that are gone later."""
    for hex in members(hexes):
        for _ in range(own.layers[colour].at(hex) - then.layers[colour].at(hex)):
            own.remove(colour, hex)


class _Counting:
    """Frames, made one after another: a state goes along."""

    def __init__(self, state: MemoriesState, after: MemoriesState, near: int) -> None:
        self.state = state
        self.after = after
        self.near = near  # whose board is large
        self.frames: list[Frame] = []

    def count(self, seat: int, awards: list[Award]) -> None:
        setup, own = self.state.setup, self.state.seats[seat]
        for award in awards:
            keys = dict.fromkeys(self._keys(seat, award))
            own.points += award.points
            own.awards = [*own.awards, award]
            line = tell_award(setup, seat, own.board, award)
            count = Counted(seat, int(award.points), tuple(keys))
            self.frames.append(Frame(self.state.clone(), (line,), (), (count,), quick=seat != self.near))
            self._fall(own, self.after.seats[seat], award)

    def _keys(self, seat: int, award: Award) -> list[str]:
        """What the award is for: fragments in hexes, slots, the moment itself."""
        setup, own = self.state.setup, self.state.seats[seat]
        infix = "" if seat == self.near else f"{seat}-"
        tokens = tokens_on(setup, own)
        excluded = excluded_colour(self.state) if seat == BRAIN and award.kind == HEX_TOKENS else NONE
        keys = [
            hex_bead_key(setup, infix, hex, colour, nth)
            for hex in members(award.hexes)
            for colour, nth in numbered(tokens[hex])
            if colour != excluded and (award.kind not in OF_ONE_COLOUR or colour == award.which)
        ]
        keys += [f"slot-{infix}{name}" for name in setup.slots_in(award.slots)]
        return [*keys, tile_key(setup, award.which)] if award.kind in WITH_TILE else keys

    def _fall(self, own: Seat, then: Seat, award: Award) -> None:
        """What comes of it: a moment is cherished, fragments of a thread go into their slots."""
        if award.kind == MOMENT:
            slot = own.bank.index(award.which)
            own.bank[slot] = NONE
            own.covered = own.covered & ~bit_at(slot)
            own.flipped = own.flipped & ~bit_at(slot)
            own.cherished = own.cherished | bit_at(award.which)
        elif award.kind == THREAD:
            _let_go(own, then, award.which, award.hexes)
            own.slots = own.slots | award.slots & then.slots
