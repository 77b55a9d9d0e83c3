"""Advice: the most promising actions of a decision, what each is worth at the end, and where the difference lies."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from vivant.engine.dice import Dice
from vivant.engine.evaluate import ending, margin
from vivant.engine.game import Game
from vivant.engine.reason import Points
from vivant.engine.state import State
from vivant.words import Message

BEST: Final = 3  # actions that are advised
FEWEST_WORLDS: Final = 8  # in which the last ones are compared even where time is short: an interval wants some
MOST_WORLDS: Final = 1000  # in which a field is tried before half of it is left, and the last ones are compared
SCREENING: Final = 0.5  # the share of the time in which the worse ones are left
SOUNDNESS: Final = 1.96  # standard errors to each side of a 95 % interval
SHOWN: Final = 0.05  # points; a smaller difference is none
OTHERS: Final = Message("source-others")


@dataclass(frozen=True)
class Estimate:
    """Points at the end that can be expected, and half the width of their 95 % interval."""

    mean: float
    error: float
    worlds: int


@dataclass(frozen=True)
class Advice:
    """An action and its worth: the margin at the end, own points less the best other's.

    `gap` is the difference to the action `against`, world by world: the best is compared with the second, all
    others with the best. `sources` are the points in which the two differ, the most first.
    """

    action: int
    worth: Estimate
    against: int
    gap: Estimate
    sources: tuple[tuple[Message, float], ...]


class _Account:
    """What became of one action in all worlds that it was tried in."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.margins: list[float] = []
        self.sources: dict[str, float] = defaultdict(float)

    @property
    def mean(self) -> float:
        return sum(self.margins) / max(1, len(self.margins))


def advise(
    game: Game,
    view: State,
    seat: int,
    dice: Dice,
    seconds: float = 2.0,
    worlds: int = MOST_WORLDS,
    always: Sequence[int] = (),
) -> list[Advice]:
    """The best actions of this decision, the best first, and among them those that are always to be judged.

    It knows the view and nothing else. All actions are tried in the same imagined worlds with the same luck; the
    worse half is left again and again, and the last ones are compared in as many worlds as time allows.
    """
    return _Adviser(game, view, seat, dice, seconds).advise(worlds, always)


class _Adviser:
    def __init__(self, game: Game, view: State, seat: int, dice: Dice, seconds: float) -> None:
        self.game, self.view, self.seat, self.dice = game, view, seat, dice
        self.evaluation = game.evaluation()
        self.words = game.book.words("en")  # sources that read alike are one
        self.said: dict[str, Message] = {"": OTHERS}
        self.began, self.seconds = time.monotonic(), seconds

    def advise(self, worlds: int, always: Sequence[int]) -> list[Advice]:
        field = [_Account(action) for action in self.view.legal(self.seat)]
        halvings = _halvings(len(field) - len(always))
        for halving in range(halvings):
            for _ in range(worlds):
                self.try_all(field, with_sources=False)
                if self.late(SCREENING * (halving + 1) / halvings):
                    break
            field = _better(field, max(BEST, len(field) // 2), always)
        field = [_Account(account.action) for account in _better(field, BEST, always)]
        for done in range(worlds):
            if done >= FEWEST_WORLDS and self.late(1.0):
                break
            self.try_all(field, with_sources=True)
        ranked = sorted(field, key=lambda account: (-account.mean, account.action))
        return [self.compare(account, ranked) for account in ranked]

    def late(self, share: float) -> bool:
        """Whether this share of the time is over."""
        return time.monotonic() - self.began > share * self.seconds

    def try_all(self, field: list[_Account], with_sources: bool) -> None:
        world = self.view.imagine(self.dice)
        seed = self.dice.below(1 << 31)
        for account in field:
            after = ending(world, self.seat, account.action, self.evaluation, seed)
            scores = after.scores()
            account.margins.append(margin(scores, self.seat))
            if with_sources:
                account.sources[""] += account.margins[-1] - scores[self.seat]
                for points in self.game.breakdown(after, self.seat):
                    account.sources[self.source(points)] += points.value

    def source(self, points: Points) -> str:
        message = source_of(self.game, points)
        text = self.words.say(message)
        self.said.setdefault(text, message)
        return text

    def compare(self, account: _Account, ranked: list[_Account]) -> Advice:
        other = ranked[min(1, len(ranked) - 1)] if account is ranked[0] else ranked[0]
        count = len(account.margins)
        gaps = [mine - theirs for mine, theirs in zip(account.margins, other.margins, strict=True)]
        differences = [
            (self.said[text], (account.sources.get(text, 0.0) - other.sources.get(text, 0.0)) / count)
            for text in {**account.sources, **other.sources}
        ]
        shown = sorted((each for each in differences if abs(each[1]) >= SHOWN), key=lambda each: -abs(each[1]))
        return Advice(account.action, estimate_of(account.margins), other.action, estimate_of(gaps), tuple(shown))


def _halvings(count: int) -> int:
    """How often the worse half is left until only the best are there."""
    times = 0
    while count > BEST:
        count = max(BEST, count // 2)
        times += 1
    return times


def _better(field: list[_Account], count: int, always: Sequence[int]) -> list[_Account]:
    ranked = sorted(field, key=lambda account: (-account.mean, account.action))
    return [account for at, account in enumerate(ranked) if at < count or account.action in always]


def source_of(game: Game, points: Points) -> Message:
    """What kind of points these are: the message `source-X` for `points-X`, where the game's book has one."""
    kind = points.message.key.removeprefix("points-")
    if game.book.words("en").has(f"source-{kind}"):
        return Message(f"source-{kind}", points.message.args)
    return points.message


def estimate_of(values: list[float]) -> Estimate:
    count = len(values)
    mean = sum(values) / count
    spread = sum((value - mean) ** 2 for value in values) / max(1, count - 1)
    return Estimate(mean, SOUNDNESS * sqrt(spread / count), count)
