"""How bots think about Vivarium: what a position is worth, and a quick player who takes what brings most."""
# vivant: compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vivant.engine.bits import count_bits, lowest
from vivant.engine.dice import Dice
from vivant.engine.evaluate import Evaluation, margin
from vivant.engine.state import State
from vivant.games.vivarium.mind.gains import NEXT_STEP, NOTHING, TOKEN_STEP, Gains, Tables, claim
from vivant.games.vivarium.mind.prospects import Prospects
from vivant.games.vivarium.rules.seat import NONE
from vivant.games.vivarium.rules.setup import Setup
from vivant.games.vivarium.rules.stages import ACT, FILL, GIVE, LOOK, SNAP, SWAP
from vivant.games.vivarium.rules.state import VivariumState

TURN: Final = 3.5  # the points of a turn that is still to come


class VivariumEvaluation(Evaluation):
    """Points, what contracts will yet grow to, chances of the tokens; at the end the score itself."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.tables = Tables(setup)

    def scale(self, state: State) -> float:
        return 12.0

    def settled(self, state: State) -> bool:
        """When a round is over, before its board is filled. The last round is played to its end."""
        assert isinstance(state, VivariumState)
        return state.stage == FILL and state.token == NONE and state.round > 0

    # what a position is worth

    def value(self, state: State, seat: i64) -> float:
        return self.values(state, self.setup.players)[seat]

    def values(self, state: State, players: i64) -> list[float]:
        assert isinstance(state, VivariumState)
        if state.is_over():
            scores = state.scores()
            return [margin(scores, seat) for seat in range(players)]
        points: list[float] = []
        seat: i64 = 0
        while seat < players:
            points.append(self._worth(state, seat))
            seat += 1
        margins: list[float] = []
        seat = 0
        while seat < players:
            best: float = NOTHING
            other: i64 = 0
            while other < players:
                if other != seat and points[other] > best:
                    best = points[other]
                other += 1
            margins.append(points[seat] - best)
            seat += 1
        return margins

    def turns_left(self, state: VivariumState, seat: i64) -> i64:
        """Turns that the seat has not finished."""
        setup = self.setup
        laps: i64 = setup.turns // setup.players
        place: i64 = (seat - state.first + setup.players) % setup.players
        done: i64 = (state.turn - place + setup.players - 1) // setup.players
        return laps * (setup.rounds - state.round) - done

    def _worth(self, state: VivariumState, seat: i64) -> float:
        """The points that a seat will have in the end."""
        setup = self.setup
        own = state.seats[seat]
        turns: i64 = self.turns_left(state, seat)
        points: float = float(own.gems * setup.gem_vp + count_bits(own.tokens) * setup.priority_vp)
        at: i64 = 0
        for value in setup.vp_values:
            points += float(value * count_bits(own.creatures & setup.vp_cards[at]))
            at += 1
        if own.colour >= 0:
            fitting: i64 = own.creatures & setup.colour_cards[setup.start_colour[own.colour]]
            points += float(setup.per_creature * count_bits(fitting))
        if own.type >= 0:
            fitting = own.creatures & setup.type_cards[setup.start_type[own.type]]
            points += float(setup.per_creature * count_bits(fitting))
        points += Prospects(setup, own, turns).of(own.contracts)
        points += claim(state, seat, state.token, TOKEN_STEP, 0) + claim(state, seat, state.next, NEXT_STEP, 0)
        return points + TURN * float(turns)

    # the quick player

    def choose(self, state: State, seat: i64, dice: Dice) -> i64:
        assert isinstance(state, VivariumState)
        setup = self.setup
        space = setup.actions
        own = state.seats[seat]
        if state.stage == SNAP:
            return space.draw.base
        if state.stage != SWAP and state.stage != ACT and state.stage != LOOK:
            return self._choose_drawn(state, seat)
        gains = Gains(self.tables, state, seat, self.turns_left(state, seat) - 1).by_cell()
        if state.stage == SWAP:
            kept_two: float = self._best_take(state, gains, state.middle, own.two, own.gems)
            kept_one: float = self._best_take(state, gains, own.one, state.middle, own.gems)
            if kept_two > kept_one:
                return space.swap.base + own.one
            return space.swap.base + own.two
        best: i64 = space.gems.base
        base: i64 = space.take.base
        highest: float = float(setup.gems_taken * setup.gem_vp)
        cells: i64 = 0
        if state.stage == ACT:
            cells = state.takeable(seat)
        else:
            best = space.decline.base
            base = space.gain.base
            highest = float(setup.binoculars_gems * setup.gem_vp)
            cells = state.neighbours()
        while cells != 0:
            cell: i64 = lowest(cells)
            cells = cells & (cells - 1)
            promise: float = gains[cell]
            if state.stage == ACT:
                promise -= float(setup.cost(own.one, own.two, cell) * setup.gem_vp)
            if promise > highest:
                highest = promise
                best = base + cell
        return best

    def _best_take(self, state: VivariumState, gains: list[float], one: i64, two: i64, gems: i64) -> float:
        """What these dominoes reach, or else gems."""
        setup = self.setup
        highest: float = float(setup.gems_taken * setup.gem_vp)
        cells: i64 = state.filled & setup.reached(one, two, gems)
        while cells != 0:
            cell: i64 = lowest(cells)
            cells = cells & (cells - 1)
            promise: float = gains[cell] - float(setup.cost(one, two, cell) * setup.gem_vp)
            if promise > highest:
                highest = promise
        return highest

    def _choose_drawn(self, state: VivariumState, seat: i64) -> i64:
        """Of Camera and Shovel the best for oneself; to others what helps them least."""
        receiver: i64 = seat
        base: i64 = self.setup.actions.keep.base
        if state.stage == GIVE:
            receiver = state.receiver()
            base = self.setup.actions.give.base
        gains = Gains(self.tables, state, receiver, self.turns_left(state, receiver) - 1)
        best: i64 = 0
        highest: float = NOTHING
        cards: i64 = state.drawn
        while cards != 0:
            card: i64 = lowest(cards)
            cards = cards & (cards - 1)
            promise: float = gains.creature(card, receiver == seat)
            if receiver != seat:
                promise = -promise
            if promise > highest:
                highest = promise
                best = card
        return base + best
