"""How bots think about Vivo: what cards in a hand are good for, a quick player, and the last tricks exactly."""
# vivant: compiled

from __future__ import annotations

import time
from typing import Final

from mypy_extensions import i64

from vivant.engine.bits import lowest, members
from vivant.engine.dice import Dice
from vivant.engine.evaluate import Evaluation, squash
from vivant.engine.state import State
from vivant.games.vivo.mind.endgame import final_points, margin_of, points_by_card, tricks_left
from vivant.games.vivo.mind.quick import QuickPlayer, learned, places_of_ranks
from vivant.games.vivo.rules.position import PLAY
from vivant.games.vivo.rules.setup import Setup
from vivant.games.vivo.rules.state import VivoState

KNOWN_TRICKS: Final[i64] = 2  # this many before the end of a round the rest of it is worked out, not played
PLANNED_CARDS: Final[i64] = 10  # with this many left in all hands a decision is, too
PLANNED_WORLDS: Final = 60

# What a card in hand will yet score, from the lowest rank to the highest; found by letting players with other numbers
# play some hundred thousand rounds against each other.
KEEP: Final = [0.55, 1.4, 1.65, 1.8, 2.0, 0.9, 0.8, 0.6, 0.5, 1.0, 1.2, 1.7]

# The margin by which a match is three quarters won: with nothing to come, and for each round to come.
SURE: Final = 1.0
ROUND: Final = 7.0


class VivoEvaluation(Evaluation):
    """A card is worth what it may yet score: low ones as the lowest of a trick, high ones as the highest."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.quick = QuickPlayer(setup, learned(setup.players))
        self.keep: list[float] = [KEEP[place] for place in places_of_ranks(setup.ranks)]

    def value(self, state: State, seat: i64) -> float:
        return self.values(state, self.setup.players)[seat]

    def values(self, state: State, players: i64) -> list[float]:
        assert isinstance(state, VivoState)
        known = state.stage == PLAY and self.settled(state)
        points = final_points(state) if known else self._prospects(state)
        return [margin_of(points, seat) for seat in range(players)]

    def _prospects(self, state: VivoState) -> list[float]:
        """By seat its points, and what its hand will yet score."""
        prospects: list[float] = []
        for own in state.seats:
            points: float = float(own.points)
            cards: i64 = own.hand
            while cards != 0:
                points += self.keep[self.setup.rank_of[lowest(cards)]]
                cards = cards & (cards - 1)
            prospects.append(points)
        return prospects

    def settled(self, state: State) -> bool:
        """Where the last tricks can be worked out, and when a round is over."""
        assert isinstance(state, VivoState)
        if state.stage == PLAY:
            return state.trick.laid == 0 and tricks_left(state) <= KNOWN_TRICKS
        return state.dealt == 0

    def scale(self, state: State) -> float:
        assert isinstance(state, VivoState)
        rounds: i64 = self.setup.rounds - 1 - state.round
        if state.dealt == 0 and not state.is_over():
            rounds += 1
        return SURE + ROUND * float(rounds)

    def choose(self, state: State, seat: i64, dice: Dice) -> i64:
        assert isinstance(state, VivoState)
        return self.quick.choose(state, seat)

    def plan(self, view: State, seat: i64, dice: Dice, seconds: float) -> list[int] | None:
        """In the last tricks the card that is best on average, each imagined world played out perfectly."""
        assert isinstance(view, VivoState)
        cards: i64 = self.setup.players * tricks_left(view) - view.trick.laid
        if cards > PLANNED_CARDS:
            return None
        legal = members(view.playable(seat))
        totals: list[float] = [0.0] * len(legal)
        scale: float = self.scale(view)
        until: float = time.monotonic() + seconds
        for _ in range(PLANNED_WORLDS):
            margins = points_by_card(view.imagine(dice), seat)
            for at in range(len(legal)):
                totals[at] = totals[at] + squash(margins[at], scale)
            if time.monotonic() > until:
                break
        return [legal[totals.index(max(totals))]]
