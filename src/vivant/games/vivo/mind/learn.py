"""How the quick player learns: cards are tried out, the rest of the round is played, and the tables fitted to that."""
# vivant: compiled

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from vivant.engine.bits import bit_at, count_bits, members
from vivant.engine.dice import Dice, FastDice
from vivant.games.vivo.mind.quick import (
    BEATING,
    LENGTH,
    NUMBERS,
    OUT,
    RANKS,
    STARTS,
    QuickPlayer,
    at_most,
    by_threes,
    phase_of,
    unseen_by,
    will_follow,
)
from vivant.games.vivo.rules.setup import Setup
from vivant.games.vivo.rules.state import VivoState, new_match

WORLDS: Final = 10  # in which every card of a position is tried
EACH: Final = 3  # one decision of so many, drawn, is learned from
STRAY: Final = 10  # and one of so many is taken at random, so that unusual positions are met
RIDGE: Final = 10.0  # how much evidence a number needs to leave 0

SEEDS: Final[i64] = 0x40000000
MEASURED: Final = 0x40000000  # dice of this stream and later ones are for measuring; no lesson comes so far


class LeastSquares:
    """What was seen of some positions: the sums that a fit by least squares needs.

    Only how cards of one position differ is learned from, so what all of them share falls out.
    """

    def __init__(self) -> None:
        self.positions: int = 0
        self.products: list[list[float]] = [[0.0] * NUMBERS for _ in range(NUMBERS)]
        self.gains: list[float] = [0.0] * NUMBERS

    def add(self, positions: int, products: list[list[float]], gains: list[float]) -> None:
        """What was seen elsewhere."""
        self.positions += positions
        for at in range(len(gains)):
            self.gains[at] = self.gains[at] + gains[at]
            row = self.products[at]
            others = products[at]
            for to in range(len(row)):
                row[to] = row[to] + others[to]

    def see(self, uses: list[dict[int, float]], points: list[float]) -> None:
        """A position: for each of its cards the numbers that count in it, and what playing it came to."""
        count = float(len(points))
        common: dict[int, float] = {}
        for used in uses:
            for at, times in used.items():
                common[at] = common.get(at, 0.0) + times / count
        mean: float = 0.0
        for number in points:
            mean += number / count
        for card in range(len(points)):
            gain: float = points[card] - mean
            apart: list[tuple[int, float]] = []
            for at, times in common.items():
                difference: float = uses[card].get(at, 0.0) - times
                if difference != 0.0:
                    apart.append((at, difference))
            for at, difference in apart:
                row = self.products[at]
                self.gains[at] = self.gains[at] + difference * gain
                for to, factor in apart:
                    row[to] = row[to] + difference * factor
        self.positions += 1

    def fit(self) -> list[float]:
        """The numbers that come nearest: (products + RIDGE) x = gains, by Cholesky's factors."""
        size = len(self.gains)
        factors: list[list[float]] = []
        for at in range(size):
            row: list[float] = []
            for to in range(at + 1):
                rest: float = self.products[at][to]
                other = factors[to] if to < at else row
                for n in range(to):
                    rest -= row[n] * other[n]
                if to < at:
                    row.append(rest / other[to])
                else:
                    row.append(sqrt(rest + RIDGE))
            factors.append(row)
        numbers: list[float] = []
        for at in range(size):
            rest = self.gains[at]
            for n in range(at):
                rest -= factors[at][n] * numbers[n]
            numbers.append(rest / factors[at][at])
        for back in range(size):
            at = size - 1 - back
            rest = numbers[at]
            for n in range(at + 1, size):
                rest -= factors[n][at] * numbers[n]
            numbers[at] = rest / factors[at][at]
        return numbers


def take_lesson(setup: Setup, quick: QuickPlayer | None, positions: int, seed: int, stream: int) -> LeastSquares:
    """Rounds between quick players, or at random without one, until so many positions were learned from."""
    lesson = LeastSquares()
    dice = FastDice(seed, stream)
    watcher = quick or QuickPlayer(setup, [0.0] * NUMBERS)
    while lesson.positions < positions:
        state = new_match(setup)
        state.roll(dice)
        while state.round == 0 and not state.is_over():
            if state.is_chance():
                state.roll(dice)
                continue
            seat: i64 = state.turn
            playable: i64 = state.playable(seat)
            if playable & (playable - 1) != 0 and dice.below(EACH) == 0:
                unseen: i64 = unseen_by(state, seat)
                uses = [uses_of(watcher, state, seat, card, unseen) for card in members(playable)]
                lesson.see(uses, try_cards(state, seat, quick, dice))
            if quick is None or dice.below(STRAY) == 0:
                state.apply(seat, state.pick(seat, dice))
            else:
                state.apply(seat, quick.choose(state, seat))
    return lesson


def try_cards(state: VivoState, seat: i64, quick: QuickPlayer | None, dice: Dice) -> list[float]:
    """For each card that may be played the points of the round, less the others' mean, in the same worlds."""
    setup = state.setup
    view = state.view(seat)
    legal = members(state.playable(seat))
    totals: list[float] = [0.0] * len(legal)
    for _ in range(WORLDS):
        world = view.imagine(dice)
        seed: i64 = dice.below(SEEDS)
        for at in range(len(legal)):
            after = world.clone()
            after.apply(seat, legal[at])
            finish_round(after, [quick] * setup.players, FastDice(seed))
            totals[at] = totals[at] + lead_of(after, seat)
    return [total / float(WORLDS) for total in totals]


def finish_round(state: VivoState, players: list[QuickPlayer | None], dice: Dice) -> None:
    """Each seat by its player, or at random without one."""
    round: i64 = state.round
    while state.round == round and not state.is_over():
        if state.is_chance():
            state.roll(dice)
            continue
        quick = players[state.turn]
        if quick is None:
            state.apply(state.turn, state.pick(state.turn, dice))
        else:
            state.apply(state.turn, quick.choose(state, state.turn))


def uses_of(quick: QuickPlayer, state: VivoState, seat: i64, card: i64, unseen: i64) -> dict[int, float]:
    """How many times each number of the tables counts in `QuickPlayer.promise`."""
    setup = quick.setup
    trick = state.trick
    rank: i64 = setup.rank_of[card]
    place: i64 = quick.places[rank]
    phase: i64 = phase_of(setup.tricks - state.tricks)
    upcoming: i64 = state.next if state.next > 0 else 0
    suit: i64 = setup.one_suit << (card - rank + 1)
    later: i64 = setup.players - trick.laid - 1
    below: i64 = by_threes(count_bits(unseen & quick.upto[rank - 1]))
    above: i64 = by_threes(count_bits(unseen & ~quick.upto[rank]))
    length: i64 = at_most(count_bits(state.seats[seat].hand & suit), LENGTH)
    uses: dict[int, float] = {
        STARTS["rank"] + phase * RANKS + place: 1.0,
        STARTS["below"] + phase * OUT + below: quick.worth[rank],
        STARTS["above"] + phase * OUT + above: 1.0,
        STARTS["length"] + length - 1: 1.0,
        STARTS["next"] + upcoming * RANKS + place: 1.0,
    }
    if bit_at(card) & trick.follow == 0:
        return uses
    rivals: i64 = unseen & will_follow(state, card, suit)
    if later == 0:
        rivals = 0
    if trick.laid == 0 or rank <= trick.low_rank:
        uses[STARTS["lead"] + upcoming] = 1.0
        if trick.laid != 0:
            uses[STARTS["deny"] + later] = quick.worth[trick.low_rank]
        if later != 0 or rank != trick.high_rank:
            row: i64 = later * BEATING + at_most(count_bits(rivals & quick.upto[rank]), BEATING - 1)
            uses[STARTS["lowest"] + row] = quick.worth[rank]
            uses[STARTS["lowest_more"] + row] = 1.0
    if rank >= trick.high_rank:
        row = later * BEATING + at_most(count_bits(rivals & ~quick.upto[rank - 1]), BEATING - 1)
        uses[STARTS["highest"] + row] = float(setup.highest_points)
    return uses


def points_ahead(setup: Setup, quick: QuickPlayer, others: QuickPlayer, deals: int, seed: int) -> float:
    """By how many points a round the one is ahead of the others, every deal played from each seat."""
    total: float = 0.0
    for deal in range(deals):
        first = new_match(setup)
        first.roll(FastDice(seed, MEASURED + 2 * deal))
        for one in range(setup.players):
            state = first.clone()
            players: list[QuickPlayer | None] = [others] * setup.players
            players[one] = quick
            finish_round(state, players, FastDice(seed, MEASURED + 2 * deal + 1))
            total += lead_of(state, one)
    return total / float(deals) / float(setup.players)


def lead_of(state: VivoState, seat: i64) -> float:
    """A seat's points less the others' mean."""
    scores = state.scores()
    return float(scores[seat]) - float(sum(scores) - scores[seat]) / float(len(scores) - 1)
