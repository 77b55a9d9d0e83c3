"""How bots think about Vivo: what cards in a hand are good for, a quick player, and the last tricks worked out."""
# vivant: compiled

from __future__ import annotations

import time
from typing import Final

from mypy_extensions import i64

from vivant.engine.bits import count_bits, lowest, members
from vivant.engine.dice import Dice
from vivant.engine.evaluate import Evaluation, squash
from vivant.engine.state import State
from vivant.games.vivo.cards import Setup
from vivant.games.vivo.endgame import final_points, margin_of, points_by_card, tricks_left
from vivant.games.vivo.rules import PLAY, VivoState

KNOWN_TRICKS: Final[i64] = 2  # this many before the end of a round the rest of it is worked out, not played
PLANNED_CARDS: Final[i64] = 10  # with this many left in all hands a decision is, too
PLANNED_WORLDS: Final = 60

# Found by letting quick players with other numbers play some hundred thousand rounds against each other.
# What a card in hand will yet score, from the lowest rank to the highest.
KEEP: Final = [0.55, 1.4, 1.65, 1.8, 2.0, 0.9, 0.8, 0.6, 0.5, 1.0, 1.2, 1.7]
SHY: Final = 2.3  # how hard later seats try to come in below a low card,
BOLD: Final = 2.6  # and above a high one
LEAD: Final = -0.3  # what it is worth to lead the next trick

# The margin by which a match is three quarters won: with nothing to come, and for each round to come.
SURE: Final = 1.0
ROUND: Final = 7.0

SPAN: Final[i64] = 64  # more than there can be cards


class VivoEvaluation(Evaluation):
    """A card is worth what it may yet score: low ones as the lowest of a trick, high ones as the highest."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.keep: list[float] = keep_by_rank(setup.ranks)
        self.upto: list[i64] = []  # at a rank: all cards of at most this rank; at 0 none
        self.lasts_low: list[float] = _lasting(setup.players, SHY)
        self.lasts_high: list[float] = _lasting(setup.players, BOLD)
        cards: i64 = 0
        self.upto.append(cards)
        rank: i64 = 0
        while rank < setup.ranks:
            for suit in setup.suit_cards:
                cards = cards | ((suit & -suit) << rank)
            self.upto.append(cards)
            rank += 1

    def value(self, state: State, seat: i64) -> float:
        return self.values(state, self.setup.players)[seat]

    def values(self, state: State, players: i64) -> list[float]:
        assert isinstance(state, VivoState)
        if state.stage == PLAY and state.laid == 0 and tricks_left(state) <= KNOWN_TRICKS:
            points = final_points(state)
        else:
            points = self._prospects(state)
        return [margin_of(points, seat) for seat in range(players)]

    def _prospects(self, state: VivoState) -> list[float]:
        """By seat its points, and what its hand will yet score."""
        found: list[float] = []
        for own in state.seats:
            points: float = float(own.points)
            cards: i64 = own.hand
            while cards != 0:
                points += self.keep[self.setup.rank_of[lowest(cards)] - 1]
                cards = cards & (cards - 1)
            found.append(points)
        return found

    def settled(self, state: State) -> bool:
        """Where the last tricks can be worked out, and when a round is over."""
        assert isinstance(state, VivoState)
        if state.stage == PLAY:
            return state.laid == 0 and tricks_left(state) <= KNOWN_TRICKS
        return state.dealt == 0

    def scale(self, state: State) -> float:
        assert isinstance(state, VivoState)
        rounds: i64 = self.setup.rounds - 1 - state.round
        if state.dealt == 0 and not state.is_over():
            rounds += 1
        return SURE + ROUND * float(rounds)

    def choose(self, state: State, seat: i64, dice: Dice) -> i64:
        """The card that promises most in this trick, less what it would be good for later."""
        assert isinstance(state, VivoState)
        setup = self.setup
        own = state.seats[seat]
        playable: i64 = state.playable(seat)
        if playable & (playable - 1) == 0:
            return lowest(playable)
        follows = playable & state.follow != 0
        unseen: i64 = setup.deck & ~own.hand
        for other in state.seats:
            unseen = unseen & ~other.played
        if state.open_suits == state.now + 1:
            unseen = unseen & state.open_cards
        best: i64 = 0
        highest: float = -1e9
        while playable != 0:
            card: i64 = lowest(playable)
            playable = playable & (playable - 1)
            rank: i64 = setup.rank_of[card]
            promise: float = -self.keep[rank - 1]
            if follows:
                promise += self._promise(state, rank, unseen)
            if promise > highest:
                highest = promise
                best = card
        return best

    def _promise(self, state: VivoState, rank: i64, unseen: i64) -> float:
        """The points that a card which follows may expect of this trick."""
        highest: float = float(self.setup.highest_points)
        later: i64 = self.setup.players - state.laid - 1
        if later == 0 and rank == state.low_rank and rank == state.high_rank:  # VO-15
            return highest
        points: float = 0.0
        cards: i64 = count_bits(unseen)
        row: i64 = (later * SPAN + cards) * SPAN
        if rank <= state.low_rank or state.laid == 0:
            points += (float(rank) + LEAD) * self.lasts_low[row + count_bits(unseen & self.upto[rank])]
        if rank >= state.high_rank:
            points += highest * self.lasts_high[row + cards - count_bits(unseen & self.upto[rank - 1])]
        return points

    def plan(self, view: State, seat: i64, dice: Dice, seconds: float) -> list[int] | None:
        """In the last tricks the card that is best on average, each imagined world played out perfectly."""
        assert isinstance(view, VivoState)
        cards: i64 = self.setup.players * tricks_left(view) - view.laid
        if cards > PLANNED_CARDS:
            return None
        legal = members(view.playable(seat))
        totals: list[float] = [0.0] * len(legal)
        scale: float = self.scale(view)
        until: float = time.monotonic() + seconds
        for _ in range(PLANNED_WORLDS):
            found = points_by_card(view.imagine(dice), seat)
            for at in range(len(legal)):
                totals[at] = totals[at] + squash(found[at], scale)
            if time.monotonic() > until:
                break
        best: i64 = 0
        for at in range(len(legal)):
            if totals[at] > totals[best]:
                best = at
        return [legal[best]]


def keep_by_rank(ranks: i64) -> list[float]:
    """KEEP for an edition with more ranks or fewer."""
    found: list[float] = []
    last: i64 = len(KEEP) - 1
    rank: i64 = 0
    while rank < ranks:
        place: i64 = 0
        if ranks > 1:
            place = (2 * rank * last + ranks - 1) // (2 * (ranks - 1))
        found.append(KEEP[place])
        rank += 1
    return found


def _lasting(players: i64, will: float) -> list[float]:
    """The chance that none of some later seats beats a card, by those seats, the unseen cards, and those that would."""
    found: list[float] = []
    later: i64 = 0
    while later < players:
        unseen: i64 = 0
        while unseen < SPAN:
            beating: i64 = 0
            while beating < SPAN:
                chance: float = 0.0
                if later == 0:
                    chance = 1.0
                elif beating < unseen:
                    chance = (1.0 - float(beating) / float(unseen)) ** (will * float(later))
                found.append(chance)
                beating += 1
            unseen += 1
        later += 1
    return found
