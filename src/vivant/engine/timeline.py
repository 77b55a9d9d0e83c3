"""The course of a match: its standing steps and its state, with undo. No dice, no texts, no record."""

from __future__ import annotations

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

    def act(self, seat: int, action: int) -> Step:
        """The action is legal: whoever calls has asked before."""
        return self._take(Step(self._next_n(), seat, action))

    def chance(self, outcome: int) -> Step:
        """The outcome is one of `state.outcomes()`."""
        return self._take(Step(self._next_n(), CHANCE, outcome))

    def before(self, index: int) -> State:
        """The state before the standing step at this index; at the end the present one. Not to be changed."""
        return self._before[index] if index < len(self.steps) else self.state

    def index_of(self, n: int) -> int | None:
        """Where the step number n stands, None where it does not."""
        for index in range(len(self.steps) - 1, -1, -1):  # what is asked for is mostly near the end
            if self.steps[index].n == n:
                return index
        return None

    def last_of(self, seat: int) -> Step | None:
        return next((step for step in reversed(self.steps) if step.who == seat), None)

    def undo_refused(self, seat: int, n: int) -> Reason | None:
        """Why the seat may not take back its step n and its later ones by itself; None when it may."""
        rest = self._without(seat, n)
        return rest if isinstance(rest, Reason) else None

    def undo(self, seat: int, n: int) -> int:
        """Take back the seat's step n and its later ones; steps of others stay. Returns the undo's number."""
        rest = self._without(seat, n)
        assert not isinstance(rest, Reason)
        start = self.index_of(n)
        assert start is not None
        self._cut(start)
        for step in rest:
            self._take(step)
        return self._next_n()

    def cut_refused(self, n: int) -> Reason | None:
        """Why step n and all after it cannot be taken back, by whatever consent."""
        if self.state.is_over():
            return Reason("", Message("undo-over"))
        index = self.index_of(n)
        if index is None or self.steps[index].who == CHANCE:
            return Reason("", Message("undo-no-such-step", {"n": str(n)}))
        return None

    def cut(self, n: int) -> int:
        """By consent: take back step n and everything after it. Returns the undo's number."""
        start = self.index_of(n)
        assert start is not None
        self._cut(start)
        return self._next_n()

    def _next_n(self) -> int:
        self.last_n += 1
        return self.last_n

    def _take(self, step: Step) -> Step:
        self._before.append(self.state.clone())
        self.steps.append(step)
        _apply(self.state, step)
        return step

    def _cut(self, start: int) -> None:
        self.state = self._before[start]
        del self.steps[start:], self._before[start:]

    def _without(self, seat: int, n: int) -> list[Step] | Reason:
        """The steps that would stand after step n without the seat's own, or why they could not."""
        if self.state.is_over():
            return Reason("", Message("undo-over"))
        start = self.index_of(n)
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


def _apply(state: State, step: Step) -> None:
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
        _apply(state, step)
    return True
