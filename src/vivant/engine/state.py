"""State: what the rules of a game must answer. One subclass a game."""
# vivant: compiled

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from vivant.engine.dice import Dice

SPECTATOR: Final = -1
EVERYTHING: Final = -2  # the `viewer` of a full state

Json = Any


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """A position of a game, or what one seat knows of it (`view`).

    Looking is free: only `apply`, `apply_outcome` and `roll` change a state. Seats are numbered from 0.
    Actions and outcomes are small integers; the game turns them into text and back. A view answers `legal`,
    `pick` and `allows` for its own seat; for others its answer means nothing.
    """

    def to_act(self) -> i64:
        """The seats that may act now, as bits; 0 at chance and at the end."""
        raise NotImplementedError

    def is_chance(self) -> bool:
        raise NotImplementedError

    def is_over(self) -> bool:
        raise NotImplementedError

    def legal(self, seat: i64) -> list[int]:
        """What the seat may do, ascending; never empty for a seat in to_act()."""
        raise NotImplementedError

    def pick(self, seat: i64, dice: Dice) -> i64:
        """legal(seat)[dice.below(len)]; a game may do it without making the list."""
        actions = self.legal(seat)
        return actions[dice.below(len(actions))]

    def allows(self, seat: i64, action: i64) -> bool:
        """Whether any number is in legal(seat); a game may tell without making the list."""
        for one in self.legal(seat):
            if one == action:
                return True
        return False

    def apply(self, seat: i64, action: i64) -> None:
        """Do it. The action is legal: whoever calls has asked before."""
        raise NotImplementedError

    def outcomes(self) -> list[tuple[int, int]]:
        """What chance may answer now: (outcome, whole weight), ascending."""
        raise NotImplementedError

    def apply_outcome(self, outcome: i64) -> None:
        raise NotImplementedError

    def roll(self, dice: Dice) -> None:
        """Settle all pending chance, drawing as `draw_outcome` does; a game may do it without the lists."""
        while self.is_chance():
            self.apply_outcome(draw_outcome(self, dice))

    def view(self, seat: i64) -> State:
        """What the seat (or SPECTATOR) may know: a state with holes, sharing nothing that changes."""
        raise NotImplementedError

    def imagine(self, dice: Dice) -> State:
        """A full state, uniform among those this view allows. Never fails, never retries."""
        raise NotImplementedError

    def clone(self) -> State:
        raise NotImplementedError

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def data(self) -> Json:
        """All of it as JSON (lists, no tuples), canonical: equal exactly when the states, or views, are."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Points by seat; before the end as if it ended now, unknown things counting 0."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """Places by seat, 1 is best, equal is shared. By points, unless a game breaks ties."""
        return rank_by_points(self.scores())

    def seen(self, seat: i64) -> i64:
        """How many hidden things were shown to this seat (or SPECTATOR) so far; it only rises."""
        raise NotImplementedError


def draw_outcome(state: State, dice: Dice) -> i64:
    """The first outcome whose running weight exceeds one draw below the total."""
    outcomes = state.outcomes()
    total = 0
    for _, weight in outcomes:
        total += weight
    left = dice.below_big(total)
    for outcome, weight in outcomes:
        left -= weight
        if left < 0:
            return outcome
    raise AssertionError("chance without outcomes")


def rank_by_points(scores: list[int]) -> list[int]:
    """1 + the number of seats with more points."""
    ranks: list[int] = []
    for own in scores:
        rank: i64 = 1
        for other in scores:
            if other > own:
                rank += 1
        ranks.append(rank)
    return ranks
