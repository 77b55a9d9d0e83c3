"""A quick player: what a card may bring in this trick, less what it would be good for later, by learned tables."""
# vivant: compiled

from __future__ import annotations

import tomllib
from functools import lru_cache
from itertools import accumulate
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from vivant.engine.bits import bit_at, count_bits, lowest
from vivant.games.vivo.rules.setup import Setup
from vivant.games.vivo.rules.state import VivoState

LATER: Final[i64] = 4  # seats that come after, from none to three
BEATING: Final[i64] = 10  # unseen cards that would beat a card, from none to eight, and nine or more
UPCOMING: Final[i64] = 4  # kinds of harmony that the next trick may have
RANKS: Final[i64] = 12
PHASES: Final[i64] = 3  # of a round: its last four tricks, the two before them, and those before these
OUT: Final[i64] = 13  # cards below a card, or above it, that are out, by threes
LENGTH: Final[i64] = 6  # cards of a suit in hand, from one to five, and six or more

# The tables, in the order in which they lie in a list of all their numbers. Each number is worth points:
SHAPES: Final = {
    "lowest": (LATER, BEATING),  # of a card that is the lowest so far, for each point of its rank
    "lowest_more": (LATER, BEATING),  # and beside that
    "lead": (1, UPCOMING),  # of a card that would lead the next trick as it stands now
    "deny": (1, LATER),  # for each point of the rank that was the lowest before it
    "highest": (LATER, BEATING),  # of a card that is the highest so far, for each point that this brings
    "rank": (PHASES, RANKS),  # of playing a card, not keeping it: by its rank,
    "below": (PHASES, OUT),  # for each point of its rank by the cards below it that are out,
    "above": (PHASES, OUT),  # by those above it that are out,
    "length": (1, LENGTH),  # by the length of its suit in hand,
    "next": (UPCOMING, RANKS),  # and by its rank for the next harmony
}
SIZES: Final = [rows * columns for rows, columns in SHAPES.values()]
STARTS: Final = dict(zip(SHAPES, accumulate(SIZES, initial=0), strict=False))  # where each begins in that list
NUMBERS: Final = sum(SIZES)


class QuickPlayer:
    """Looks at each card once, and only at what its seat knows.

    Ranks of an edition with more of them or fewer are taken for those of twelve that lie at the same place, and their
    points for so many of twelve.
    """

    def __init__(self, setup: Setup, numbers: list[float]) -> None:
        """`numbers`: those of all tables, one after the other."""
        self.setup = setup
        self.upto: list[i64] = upto_ranks(setup)
        self.places: list[i64] = places_of_ranks(setup.ranks)
        self.worth: list[float] = [float(rank * RANKS) / float(setup.ranks) for rank in range(setup.ranks + 1)]
        tables = cut(numbers)
        self.lowest: list[float] = tables["lowest"]
        self.lowest_more: list[float] = tables["lowest_more"]
        self.lead: list[float] = tables["lead"]
        self.deny: list[float] = tables["deny"]
        self.highest: list[float] = tables["highest"]
        self.rank: list[float] = tables["rank"]
        self.below: list[float] = tables["below"]
        self.above: list[float] = tables["above"]
        self.length: list[float] = tables["length"]
        self.next: list[float] = tables["next"]

    def choose(self, state: VivoState, seat: i64) -> i64:
        """The card that promises most."""
        playable: i64 = state.playable(seat)
        if playable & (playable - 1) == 0:
            return lowest(playable)
        unseen: i64 = unseen_by(state, seat)
        best: i64 = 0
        highest: float = -1e9
        while playable != 0:
            card: i64 = lowest(playable)
            playable = playable & (playable - 1)
            promise: float = self.promise(state, seat, card, unseen)
            if promise > highest:
                highest = promise
                best = card
        return best

    def promise(self, state: VivoState, seat: i64, card: i64, unseen: i64) -> float:
        """What it is worth to play the card; only beside that of another card does it mean something."""
        setup = self.setup
        trick = state.trick
        rank: i64 = setup.rank_of[card]
        place: i64 = self.places[rank]
        phase: i64 = phase_of(setup.tricks - state.tricks)
        upcoming: i64 = state.next if state.next > 0 else 0  # in the last trick there is none, nor anything to choose
        suit: i64 = setup.one_suit << (card - rank + 1)
        below: i64 = count_bits(unseen & self.upto[rank - 1])
        above: i64 = count_bits(unseen & ~self.upto[rank])
        points: float = self.rank[phase * RANKS + place]
        points += self.worth[rank] * self.below[phase * OUT + by_threes(below)]
        points += self.above[phase * OUT + by_threes(above)]
        points += self.length[at_most(count_bits(state.seats[seat].hand & suit), LENGTH) - 1]
        points += self.next[upcoming * RANKS + place]
        if bit_at(card) & trick.follow == 0:
            return points
        later: i64 = setup.players - trick.laid - 1
        rivals: i64 = unseen & will_follow(state, card, suit)
        if later == 0:
            rivals = 0
        if trick.laid == 0 or rank <= trick.low_rank:
            points += self.lead[upcoming]
            if trick.laid != 0:
                points += self.worth[trick.low_rank] * self.deny[later]
            if later != 0 or rank != trick.high_rank:  # VO-15: where all are alike nobody scores lowest
                row: i64 = later * BEATING + at_most(count_bits(rivals & self.upto[rank]), BEATING - 1)
                points += self.worth[rank] * self.lowest[row] + self.lowest_more[row]
        if rank >= trick.high_rank:
            beating: i64 = count_bits(rivals & ~self.upto[rank - 1])
            points += float(setup.highest_points) * self.highest[later * BEATING + at_most(beating, BEATING - 1)]
        return points


@lru_cache
def learned(players: int) -> list[float]:
    """The numbers of all tables as they stand in quick.toml."""
    return joined(tomllib.loads((Path(__file__).parent / "quick.toml").read_text(encoding="utf-8"))[str(players)])


def joined(tables: dict[str, list[float]]) -> list[float]:
    """The tables as a list of all their numbers."""
    numbers: list[float] = []
    for name, (rows, columns) in SHAPES.items():
        if len(tables[name]) != rows * columns:
            raise ValueError(
                f"the table {name} of a quick player has {rows * columns} numbers, not {len(tables[name])}"
            )
        numbers += [float(number) for number in tables[name]]
    return numbers


def unseen_by(state: VivoState, seat: i64) -> i64:
    """The cards in play that the seat neither holds nor saw played."""
    unseen: i64 = state.setup.deck & ~state.seats[seat].hand
    for other in state.seats:
        unseen = unseen & ~other.played
    return unseen


def will_follow(state: VivoState, card: i64, suit: i64) -> i64:
    """The cards that will follow the harmony once this one, which does, lies there (VO-07 to VO-09)."""
    setup = state.setup
    trick = state.trick
    missing: i64 = trick.missing
    if bit_at(card) & trick.open_cards == 0:
        missing -= 1
    if missing == 0:
        return trick.open_cards | suit
    if missing < setup.players - trick.laid - 1:
        return setup.deck
    return setup.deck & ~(trick.open_cards | suit)


def phase_of(tricks_left: i64) -> i64:
    if tricks_left <= 4:
        return 0
    if tricks_left <= 6:
        return 1
    return 2


def by_threes(cards: i64) -> i64:
    return at_most(cards // 3, OUT - 1)


def at_most(number: i64, most: i64) -> i64:
    if number > most:
        return most
    return number


def upto_ranks(setup: Setup) -> list[i64]:
    """At a rank: all cards of at most this rank; at 0 none."""
    upto: list[i64] = []
    cards: i64 = 0
    for rank in range(setup.ranks + 1):
        upto.append(cards)
        for suit in setup.suit_cards:
            cards = cards | ((suit & -suit) << rank)
    return upto


def places_of_ranks(ranks: i64) -> list[i64]:
    """At a rank: its place among twelve ranks, from 0."""
    if ranks == 1:
        return [0, 0]
    return [0] + [(2 * rank * (RANKS - 1) + ranks - 1) // (2 * (ranks - 1)) for rank in range(ranks)]


def cut(numbers: list[float]) -> dict[str, list[float]]:
    """The numbers of all tables as a list for each of them."""
    if len(numbers) != NUMBERS:
        raise ValueError(f"the tables of a quick player have {NUMBERS} numbers, not {len(numbers)}")
    return {name: numbers[STARTS[name] : STARTS[name] + rows * columns] for name, (rows, columns) in SHAPES.items()}
