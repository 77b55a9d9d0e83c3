"""Refusals: the errors of a match for adapters that play one, with the rule of what is not legal."""

from __future__ import annotations

from vivant.engine.errors import IllegalAction, MatchError, MatchOver, NotYourTurn, UnknownAction
from vivant.engine.game import Game
from vivant.engine.state import State
from vivant.words import Message, Who


def over(game: Game, step: int) -> MatchOver:
    """Nobody is asked any more."""
    return MatchOver(_message(game, "error-over", step), game.book, step)


def unknown_action(game: Game, step: int, action: object) -> UnknownAction:
    """No action has this number, or it is none."""
    last = str(len(game.actions) - 1)
    return UnknownAction(_message(game, "lab-action", step, action=str(action)[:40], last=last), game.book, step)


def refused_action(game: Game, step: int, state: State, seat: int, action: int) -> MatchError:
    """Why the seat that is asked may not do this, which is not legal."""
    if not 0 <= action < len(game.actions):
        return unknown_action(game, step, action)
    reason = game.why_not(state.view(seat), seat, action)
    assert reason is not None
    told = {"reason": reason.message, "rule": reason.rule or "none", "seat": Who(seat)}
    message = _message(game, "error-illegal", step, action=game.text(action), **told)
    return IllegalAction(message, game.book, step, reason)


def unanswered(game: Game, step: int, seat: int) -> NotYourTurn:
    """A seat that is asked, too, was given no action."""
    return NotYourTurn(_message(game, "lab-unanswered", step, seat=Who(seat)), game.book, step)


def refused_outcome(game: Game, step: int, outcome: int) -> MatchError:
    """Chance does not answer this here, or never."""
    last = len(game.outcomes) - 1
    if not 0 <= outcome <= last:
        told = {"outcome": str(outcome), "last": str(last)}
        return UnknownAction(_message(game, "lab-outcome", step, **told), game.book, step)
    message = _message(game, "lab-outcome-now", step, outcome=game.outcome_text(outcome))
    return IllegalAction(message, game.book, step)


def _message(game: Game, key: str, step: int, **args: object) -> Message:
    return Message(key, {"game": game.id, "step": str(step), **args})
