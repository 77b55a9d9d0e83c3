"""The timeline of a match: its standing steps and its state, with undo. No dice, no texts, no record."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator

from vivant.engine.game import CHANCE, Game, Step
from vivant.engine.reason import Reason
from vivant.engine.state import State
from vivant.words import Message


class Timeline:
    """What has happened and still stands. Numbers are given once: an undo takes one too, and none comes back."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.state: State = game.new()
        self.steps: list[Step] = []
        self.last_n = 0
        self._before: list[State] = []  # the state before each standing step

    def take(self, who: int, do: int) -> Step:
        """An action that is legal, or one of `state.outcomes()`: whoever calls has asked before."""
        return self._take(Step(self._next_n(), who, do))

    def before(self, index: int) -> State:
        """The state before the standing step at this index; at the end the present one. Not to be changed."""
        return self._before[index] if index < len(self.steps) else self.state

    def change(self, index: int) -> tuple[State, Step, State]:
        """The standing step at this index, between the states before and after it."""
        return self.before(index), self.steps[index], self.before(index + 1)

    def changes_after(self, n: int) -> Iterator[tuple[State, Step, State]]:
        """All that came after step n and stands."""
        return map(self.change, range(self.index_after(n), len(self.steps)))

    def index_after(self, n: int) -> int:
        """How many standing steps have a number up to n; they stand in the order of their numbers."""
        return bisect_right(self.steps, n, key=lambda step: step.n)

    def index_of(self, n: int) -> int | None:
        """Where the step number n stands, None where it does not."""
        index = self.index_after(n) - 1
        return index if index >= 0 and self.steps[index].n == n else None

    def last_of(self, seat: int) -> Step | None:
        return next((step for step in reversed(self.steps) if step.who == seat), None)

    def actions_of(self, seat: int) -> int:
        """How many of its actions stand."""
        return sum(step.who == seat for step in self.steps)

    def undo_refused(self, seat: int, n: int, everything: bool = False) -> Reason | None:
        """Why the seat may not take back its step n and its later ones by itself; None when it may.

        By consent it would be step n, whosever it is, and `everything` after it.
        """
        rest = self._without(seat, n, everything)
        return rest if isinstance(rest, Reason) else None

    def undo(self, seat: int, n: int, everything: bool = False) -> int:
        """Take that back; other steps stay. Returns the undo's number."""
        rest, start = self._without(seat, n, everything), self.index_of(n)
        assert start is not None
        assert not isinstance(rest, Reason)
        self.state = self._before[start]
        del self.steps[start:], self._before[start:]
        for step in rest:
            self._take(step)
        return self._next_n()

    def _next_n(self) -> int:
        self.last_n += 1
        return self.last_n

    def _take(self, step: Step) -> Step:
        self._before.append(self.state.clone())
        self.steps.append(step)
        apply_step(self.state, step)
        return step

    def _without(self, seat: int, n: int, everything: bool) -> list[Step] | Reason:
        """The steps that would stand after step n without the seat's own, or none, or why they could not."""
        if self.state.is_over():
            return Reason("", Message("undo-over"))
        start = self.index_of(n)
        if everything:
            known = start is not None and self.steps[start].who != CHANCE
            return [] if known else Reason("", Message("undo-no-such-step", {"n": str(n)}))
        if start is None or self.steps[start].who != seat:
            return Reason("", Message("undo-not-yours", {"n": str(n)}))
        kept: list[Step] = []
        decider = seat
        for step in self.steps[start:]:
            if step.who == CHANCE and decider == seat:
                return Reason("", Message("undo-chance"))
            if step.who != CHANCE:
                decider = step.who
            if step.who != seat:
                kept.append(step)
        # What others did stands only if they could have done it anyway: that is what playing at once means.
        if not _could_follow(self._before[start].clone(), kept):
            return Reason("", Message("undo-others"))
        if self.state.seen(seat) != self._before[start].seen(seat):
            return Reason("", Message("undo-seen"))
        return kept


def apply_step(state: State, step: Step) -> None:
    if step.who == CHANCE:
        state.apply_outcome(step.do)
    else:
        state.apply(step.who, step.do)


def _could_follow(state: State, steps: list[Step]) -> bool:
    for step in steps:
        if step.who == CHANCE:
            possible = state.is_chance() and step.do in [outcome for outcome, _ in state.outcomes()]
        else:
            possible = bool(state.to_act() >> step.who & 1) and step.do in state.legal(step.who)
        if not possible:
            return False
        apply_step(state, step)
    return True
