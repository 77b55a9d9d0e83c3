"""How bots think about Vivarium: what a position is worth, and a quick player who takes what brings most."""
# vivant: compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vivant.engine.bits import count_bits, lowest
from vivant.engine.dice import Dice
from vivant.engine.evaluate import Evaluation, margin
from vivant.engine.state import State
from vivant.games.vivarium.mind.gains import NEXT_STEP, NOTHING, TOKEN_STEP, Gains, claim
from vivant.games.vivarium.mind.prospects import Prospects
from vivant.games.vivarium.rules.position import ACT, FILL, GIVE, LOOK, SNAP, SWAP
from vivant.games.vivarium.rules.scoring import plain_points
from vivant.games.vivarium.rules.seat import NONE
from vivant.games.vivarium.rules.setup import Setup
from vivant.games.vivarium.rules.state import VivariumState, asked

TURN: Final = 3.5  # the points of a turn that is still to come


class VivariumEvaluation(Evaluation):
    """Points, what contracts will yet grow to, chances of the tokens; at the end the score itself."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

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
        points: list[float] = [self._worth(state, seat) for seat in range(players)]
        margins: list[float] = []
        for seat in range(players):
            best: float = NOTHING
            for other in range(players):
                if other != seat:
                    best = max(best, points[other])
            margins.append(points[seat] - best)
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
        own = state.seats[seat]
        turns: i64 = self.turns_left(state, seat)
        points: float = float(plain_points(self.setup, own))
        if self.setup.units_are_creatures and own.colour >= 0:  # VA-R20; in that colour, as most often
            points += float(self.setup.per_creature * count_bits(own.equipment & self.setup.bags))
        points += Prospects(self.setup, own, turns).of(own.contracts)
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
        gains = Gains(state, seat, self.turns_left(state, seat) - 1).by_cell()
        if state.stage == SWAP:
            kept_two: float = self._best_take(state, gains, state.middle, own.two, own.gems)
            kept_one: float = self._best_take(state, gains, own.one, state.middle, own.gems)
            if kept_two > kept_one:
                return space.swap.base + own.one
            return space.swap.base + own.two
        base, cells, best = asked(state)
        saved: i64 = setup.gems_taken
        if state.stage == LOOK:
            saved = setup.binoculars_gems
        highest: float = float(saved * setup.gem_vp)
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
            highest = max(highest, gains[cell] - float(setup.cost(one, two, cell) * setup.gem_vp))
        return highest

    def _choose_drawn(self, state: VivariumState, seat: i64) -> i64:
        """Of Camera and Shovel the best for oneself; to others what helps them least."""
        receiver: i64 = seat
        base: i64 = self.setup.actions.keep.base
        if state.stage == GIVE:
            receiver = state.receiver()
            base = self.setup.actions.give.base
        gains = Gains(state, receiver, self.turns_left(state, receiver) - 1)
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
