"""Opponents: who plays the seats that the learner does not, by the name of a bot, `quick`, or a policy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, SupportsIndex

from mypy_extensions import i64

from vivant.bots import Bot, make_bot
from vivant.engine.dice import Dice
from vivant.engine.errors import SetupError
from vivant.engine.evaluate import Evaluation
from vivant.engine.game import Game
from vivant.engine.simulate import Policy
from vivant.engine.state import State
from vivant.lab.specs import refuse_seat
from vivant.words import Message

QUICK: Final = "quick"  # the game's own quick player, which decides in microseconds
TURNING: Final = "turning"  # the learner's seat in match n is (n - 1) modulo the players

Opponent = str | Policy
Opponents = None | Opponent | Mapping[int, Opponent]


class QuickPolicy(Policy):
    """What the quick player of the game's evaluation does."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation

    def choose(self, view: State, seat: i64, dice: Dice) -> i64:
        return self.evaluation.choose(view, seat, dice)


class BotPolicy(Policy):
    """What a bot does in the time that it takes by itself."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, view: State, seat: i64, dice: Dice) -> i64:
        legal = view.legal(seat)
        return legal[0] if len(legal) == 1 else self.bot.choose(view, seat, legal, dice, self.bot.budget())


def policy_of(opponent: Opponent, game: Game) -> Policy:
    """A SetupError says in one line what is wrong with a name."""
    if isinstance(opponent, Policy):
        return opponent
    if opponent == "random":
        return Policy()
    return QuickPolicy(game.evaluation()) if opponent == QUICK else BotPolicy(make_bot(opponent, game, files=True))


def seating(game: Game, opponents: Opponents, seat: SupportsIndex | str) -> tuple[list[Policy], list[bool], bool]:
    """By place its policy, whether the learner decides there instead, and whether the places go around the table.

    One opponent for all plays everywhere but at the learner's `seat`; a mapping names those of some places, and all
    others are the learner's.
    """
    if isinstance(seat, str):
        refuse_unknown("seat", seat, [*map(str, range(game.players)), TURNING])
    turning = isinstance(seat, str) and seat == TURNING
    learner = 0 if turning else refuse_seat(game, int(seat) if isinstance(seat, str) else seat)
    policies, learns = [Policy() for _ in range(game.players)], [True] * game.players
    if opponents is None:
        if turning or learner:
            raise SetupError(Message("lab-seat-alone", {"seat": str(seat)}))
        return policies, learns, False
    if isinstance(opponents, Mapping):
        held = {refuse_seat(game, place): opponent for place, opponent in opponents.items()}
    else:
        held = {place: opponents for place in range(game.players) if place != learner}
    if learner and learner in held:
        raise SetupError(Message("lab-seat-held", {"seat": str(learner)}))
    for place, opponent in held.items():
        policies[place] = policy_of(opponent, game)
        learns[place] = False
    if not any(learns):
        raise SetupError(Message("lab-no-learner"))
    return policies, learns, turning


def refuse_unknown(what: str, asked: object, known: Sequence[str]) -> None:
    """A SetupError unless a word is one of those there are."""
    if asked not in known:
        raise SetupError(Message("lab-choice", {"what": what, "asked": str(asked), "known": ", ".join(known)}))
