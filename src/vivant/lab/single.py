"""Single: one match for adapters, in which seats are asked one after another; it can be copied and pickled."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from typing import Any, Final, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from vivant.engine.dice import FastDice
from vivant.engine.encoding import observer_of
from vivant.engine.evaluate import margin
from vivant.engine.game import Game
from vivant.engine.observation import is_marked, words_of
from vivant.engine.state import State
from vivant.lab import refusals
from vivant.lab.fleet import REWARDS
from vivant.lab.opponents import refuse_unknown
from vivant.lab.rows import mask, row_of, unpacked
from vivant.lab.vector import check_seed, random_seed

NOBODY: Final = -1


class Single:
    """Match after match of one seed, as a vector plays them: match n draws its chance from `FastDice(seed, n)`.

    Where several seats may act, the lowest is asked first. `play` refuses what is not legal, and changes nothing then.
    """

    def __init__(self, game: Game, reward: str) -> None:
        refuse_unknown("reward", reward, REWARDS)
        self.game = game
        self.reward = reward
        self.observer = observer_of(game)
        self.seed: int | None = None
        self.number = 0
        self.decisions = 0
        self.seat = NOBODY  # who is asked
        self.state: State = game.new()
        self.dice = FastDice(0)
        self._scores: list[int] = []
        self._mask: Any = None

    def begin(self, seed: int | None) -> None:
        """Match 1 of this seed; without one the next match of the seed there was, or of one drawn at random."""
        if seed is not None:
            self.seed, self.number = check_seed(seed), 0
        elif self.seed is None:
            self.seed = random_seed()
        assert self.seed is not None
        self.number += 1
        self.decisions = 0
        self.dice = FastDice(self.seed, self.number)
        self.state = self.game.new()
        self._scores = self.state.scores()
        self._settle()

    @property
    def over(self) -> bool:
        return self.state.is_over()

    def play(self, action: SupportsIndex) -> list[float]:
        """An action of the seat that is asked, and all chance that follows; what each seat is rewarded with for it."""
        number = self.check(action)
        self.state.apply(self.seat, number)
        self.decisions += 1
        self._settle()
        return self._rewards()

    def play_at_once(self, actions: Mapping[int, SupportsIndex]) -> list[float]:
        """An action of every seat that may act now, lowest first; all are checked before any is done."""
        waiting = self.state.to_act()
        seats = [seat for seat in range(self.game.players) if waiting >> seat & 1]
        chosen: dict[int, int] = {}
        try:
            for seat in seats:
                if seat not in actions:
                    raise refusals.unanswered(self.game, self.decisions, seat)
                self._ask(seat)
                chosen[seat] = self.check(actions[seat])
        finally:
            self._ask(seats[0] if seats else NOBODY)
        for seat in seats:
            if not self.state.to_act() >> seat & 1:
                continue  # another seat's action has settled it
            self.state.apply(seat, chosen[seat])
            self.decisions += 1
        self._settle()
        return self._rewards()

    def check(self, action: SupportsIndex) -> int:
        """The number of a legal action; one of the errors of a match for anything else."""
        try:
            number = operator.index(action)
        except TypeError:
            raise refusals.unknown_action(self.game, self.decisions, action) from None
        if self.seat == NOBODY:
            raise refusals.over(self.game, self.decisions)
        if not 0 <= number < len(self.game.actions) or not is_marked(self._mask, 0, number):
            raise refusals.refused_action(self.game, self.decisions, self.state, self.seat, number)
        return number

    def abandon(self) -> None:
        """Nobody is asked any more: the match ends as it stands."""
        self._ask(NOBODY)

    def row(self, seat: int, critic: bool = False) -> NDArray[np.uint8]:
        return row_of(self.observer, self.state, seat, critic)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each legal action of the seat that is asked; nothing else is."""
        actions = len(self.game.actions)
        if seat != self.seat or seat == NOBODY:
            return np.zeros(actions, np.int8)
        return unpacked(self._mask, actions).view(np.int8)

    def mask_at_once(self, seat: int) -> NDArray[np.int8]:
        """The same for every seat that may act now."""
        return mask(self.game, self.state, seat).view(np.int8)

    def _settle(self) -> None:
        state = self.state
        if state.is_chance():
            state.roll(self.dice)
        waiting: int = state.to_act()
        self._ask((waiting & -waiting).bit_length() - 1)

    def _ask(self, seat: int) -> None:
        self.seat = seat
        if seat != NOBODY:
            self._mask = words_of(self.observer.mask_words)
            self.observer.write_mask(self.state, seat, self._mask, 0)

    def _rewards(self) -> list[float]:
        """By seat; nothing before the end, unless what is gained is told at once."""
        if self.reward == "gain":
            before, self._scores = self._scores, self.state.scores()
            return [float(now - then) for now, then in zip(self._scores, before, strict=True)][: self.game.players]
        if self.seat != NOBODY:
            return [0.0] * self.game.players
        return final_rewards(self.reward, self.state.scores(), self.state.ranking())[: self.game.players]

    # copies

    def __deepcopy__(self, memo: object) -> Single:
        return self._with(self.state.clone())

    def __reduce__(self) -> tuple[Callable[..., Single], tuple[object, ...]]:
        """A state travels as its data, which the game reads again."""
        about = (self.seed, self.number, self.decisions, self.dice.mark(), self._scores)
        return _restore, (self.game, self.reward, self.state.data(), about)

    def _with(self, state: State) -> Single:
        other = Single(self.game, self.reward)
        other.seed, other.number, other.decisions = self.seed, self.number, self.decisions
        other.dice.rewind(self.dice.mark())
        other.state, other._scores = state, list(self._scores)
        if self.seed is not None:
            other._settle()
        return other


def _restore(game: Game, reward: str, data: Any, about: tuple[Any, ...]) -> Single:
    single = Single(game, reward)
    single.seed, single.number, single.decisions, mark, single._scores = about
    single.dice.rewind(mark)
    return single._with(game.load(data))


def final_rewards(kind: str, scores: list[int], ranking: list[int]) -> list[float]:
    """By seat, then by rival, what the end of a match is worth: see `make_vec`."""
    if kind == "rank":
        share = 1.0 / ranking.count(1)
        return [(share if place == 1 else 0.0) - 1.0 / len(ranking) for place in ranking]
    if kind == "margin":
        return [margin(scores, seat) for seat in range(len(scores))]
    return [float(score) for score in scores]
