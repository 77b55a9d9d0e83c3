"""A trial: one game on one seed, played at random, that says where it stands when a promise is broken."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import wraps
from typing import Final

from vivant.engine import state as state_module
from vivant.engine.dice import FastDice
from vivant.engine.edition import spelled
from vivant.engine.game import CHANCE, Game, Step
from vivant.engine.state import EVERYTHING, SPECTATOR, State, draw_outcome
from vivant.engine.strict import write_compact
from vivant.engine.timeline import apply_step
from vivant.testkit.messages import fault_of

COMPILED: Final = not (state_module.__file__ or "").endswith(".py")  # whether the build under test is


class Trial:
    """Chance, choices and looking each have dice of their own, so that looking more changes nothing of the match."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.step = 0  # how many steps were taken
        self.chance = FastDice(seed)
        self.choice = FastDice(seed, 1)
        self.looking = FastDice(seed, 2)
        self.seats = list(range(game.players))
        self.viewers = [*self.seats, SPECTATOR]

    @property
    def where(self) -> str:
        options = " ".join(f"{name}={spelled(value)}" for name, value in self.game.options.items())
        match = f"{self.game.id}, {self.game.players} players, {options or 'no options'}"
        return f"{match}, seed {self.seed}, step {self.step}"

    def broken(self, promise: str) -> AssertionError:
        return AssertionError(f"{self.where}: {promise}")

    def check_said(self, what: str, message: object, rule: str | None = None) -> None:
        """Every language of the game can say this message, and its rule, where it must have one, is on the page."""
        if fault := fault_of(message, self.game.book):
            raise self.broken(f"{what}: {fault}")
        if rule is not None and rule not in self.game.rulebook().ids:
            raise self.broken(f"{what} names {rule!r}, which is no rule of the page")

    def sometimes(self, one_in: int) -> bool:
        return self.looking.below(one_in) == 0

    def now_and_then(self, times: int) -> bool:
        """Asked at each step of a match, yes about this often, however long the match is."""
        return self.looking.below(self.game.most_steps) < times

    def fresh_dice(self) -> FastDice:
        """Dice that no other call gives; a `twin` of them draws alike."""
        return FastDice(self.looking.below(1 << 31))

    def asked(self, state: State) -> list[int]:
        """The seats in to_act(), ascending."""
        return [seat for seat in self.seats if state.to_act() >> seat & 1]

    def views(self, state: State) -> Iterator[tuple[int, State]]:
        """The state itself, which knows EVERYTHING, and what everybody sees of it."""
        yield EVERYTHING, state
        for viewer in self.viewers:
            yield viewer, state.view(viewer)

    def next_step(self, state: State) -> Step:
        """A step for a state that is not over, any legal one of any seat that is asked."""
        if state.is_chance():
            return Step(self.step + 1, CHANCE, draw_outcome(state, self.chance))
        asked = self.asked(state)
        if not asked:
            raise self.broken("not over, no chance, and yet nobody is asked")
        seat = asked[self.choice.below(len(asked))]
        legal = state.legal(seat)
        if not legal:
            raise self.broken(f"seat {seat} is asked and has nothing legal to do")
        return Step(self.step + 1, seat, legal[self.choice.below(len(legal))])

    def take(self, state: State, step: Step) -> None:
        apply_step(state, step)
        self.step = step.n
        if self.step > self.game.most_steps:
            raise self.broken(f"the match has more than most_steps = {self.game.most_steps} steps")

    def walk(self) -> Iterator[State]:
        """Each position of a random match, the first and the last too; the caller looks and changes nothing."""
        state = self.game.new()
        yield state
        while not state.is_over():
            self.take(state, self.next_step(state))
            yield state

    def looks(self, times: int) -> Iterator[State]:
        """The first and the last position of a random match, and about so many others."""
        for state in self.walk():
            if self.now_and_then(times) or state.is_over() or self.step == 0:
                yield state

    def changes(self) -> Iterator[tuple[State, Step, State]]:
        """Each step of a random match, between the positions before and after it."""
        state = self.game.new()
        while not state.is_over():
            before, step = state.clone(), self.next_step(state)
            self.take(state, step)
            yield before, step, state


def twin(dice: FastDice) -> FastDice:
    """Other dice that draw alike."""
    same = FastDice(0)
    same.rewind(dice.mark())
    return same


def written(state: State) -> str:
    """All of a state or view as text, to compare."""
    return write_compact(state.data())


def net(check: Callable[[Trial], None]) -> Callable[[Game, int], None]:
    """Make a check of a trial one of a game and a seed; whatever the game itself raises is a complaint too."""

    @wraps(check)
    def checked(game: Game, seed: int) -> None:
        trial = Trial(game, seed)
        try:
            check(trial)
        except AssertionError as error:
            if trial.game.id not in str(error):
                error.add_note(trial.where)
            raise
        except Exception as error:
            raise trial.broken(f"{type(error).__name__}: {error}") from error

    return checked
