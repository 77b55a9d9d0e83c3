"""The compiled loop under `simulate`: game after game at full speed, no match, no record, only how they ended."""
# vivant: compiled

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from vivant.engine.bits import lowest
from vivant.engine.dice import Dice, FastDice
from vivant.engine.errors import IllegalAnswer
from vivant.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """How a seat decides in a simulation. It gets the seat's view, and dice of its own choosing or these."""

    def choose(self, view: State, seat: i64, dice: Dice) -> i64:
        return view.pick(seat, dice)


class Tally:
    """How games ended: by seat a count of each score and of victories, alone and shared; a count of each length.

    Rivals who have a score and no seat come after the seats.
    """

    def __init__(self, players: int) -> None:
        self.games: int = 0
        self.scores: list[dict[int, int]] = [{} for _ in range(players)]
        self.wins: list[int] = [0] * players
        self.shared: list[int] = [0] * players
        self.lengths: dict[int, int] = {}

    def __repr__(self) -> str:
        return f"Tally(games={self.games}, wins={self.wins}, shared={self.shared})"

    def add(self, state: State, length: i64) -> None:
        """Count a finished game."""
        self.games += 1
        count_one(self.lengths, length)
        scores = state.scores()
        ranking = state.ranking()
        winner = -1
        winners = 0
        for seat in range(len(scores)):
            count_one(self.scores[seat], scores[seat])
            if ranking[seat] == 1:
                winner = seat
                winners += 1
                self.shared[seat] += 1
        if winners == 1:
            self.shared[winner] -= 1
            self.wins[winner] += 1

    def merge(self, other: Tally) -> None:
        self.games += other.games
        merge_counts(self.lengths, other.lengths)
        for seat in range(len(self.scores)):
            merge_counts(self.scores[seat], other.scores[seat])
            self.wins[seat] += other.wins[seat]
            self.shared[seat] += other.shared[seat]


def count_one(counts: dict[int, int], key: int) -> None:
    counts[key] = counts.get(key, 0) + 1


def merge_counts(counts: dict[int, int], others: dict[int, int]) -> None:
    for key, n in others.items():
        counts[key] = counts.get(key, 0) + n


def play_out(state: State, dice: Dice) -> i64:
    """Play to the end at random; how many decisions that took. Of several seats the lowest goes first."""
    decisions: i64 = 0
    while True:
        waiting: i64 = state.to_act()
        if waiting != 0:
            seat: i64 = lowest(waiting)
            state.apply(seat, state.pick(seat, dice))
            decisions += 1
        elif state.is_over():
            return decisions
        else:
            state.roll(dice)


def play_out_by(state: State, dice: Dice, policies: list[Policy]) -> i64:
    """The same with a policy for each seat, each shown its own view only; an IllegalAnswer for what is not legal."""
    decisions: i64 = 0
    own = own_answers(policies)
    while True:
        waiting: i64 = state.to_act()
        if waiting != 0:
            seat: i64 = lowest(waiting)
            action: i64 = policies[seat].choose(state.view(seat), seat, dice)
            if own[seat] and not state.allows(seat, action):
                raise IllegalAnswer(state.view(seat).data(), seat, action)
            state.apply(seat, action)
            decisions += 1
        elif state.is_over():
            return decisions
        else:
            state.roll(dice)


def own_answers(policies: list[Policy]) -> list[bool]:
    """Which of them answer by themselves: what the plain one picks is legal."""
    return [type(policy) is not Policy for policy in policies]


def run_games(start: State, seed: int, first: int, count: int, policies: list[Policy] | None) -> Tally:
    """Play the games number `first` to `first + count - 1` of this seed, each on a stream of its own."""
    tally = Tally(len(start.scores()))
    for number in range(first, first + count):
        state = start.clone()
        dice = FastDice(seed, number)
        if policies is None:
            tally.add(state, play_out(state, dice))
        else:
            tally.add(state, play_out_by(state, dice, policies))
    return tally


def run_each(start: State, seed: int, first: int, count: int) -> list[int]:
    """The same games at random, one after another: of each its length, its scores and its ranking."""
    numbers: list[int] = []
    for number in range(first, first + count):
        state = start.clone()
        numbers.append(play_out(state, FastDice(seed, number)))
        numbers.extend(state.scores())
        numbers.extend(state.ranking())
    return numbers
