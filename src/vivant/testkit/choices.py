"""Choices: all that is legal is offered and nothing else, what is refused has its rule, and all is said as always."""

from __future__ import annotations

from typing import Final

from vivant.engine.choice import Choice
from vivant.engine.game import Game
from vivant.engine.space import UNKNOWN
from vivant.engine.state import State
from vivant.testkit.messages import fault_of
from vivant.testkit.trial import COMPILED, Trial, net

LOOKS: Final = 200 if COMPILED else 40  # in a match


@net
def check_choices(trial: Trial) -> None:
    """What each seat that is asked is given to choose from, at positions of a random match."""
    for state in trial.walk():
        for seat in trial.asked(state):
            if trial.now_and_then(LOOKS):
                view = state.view(seat)
                if fault := choices_fault(trial.game, view, seat, trial.game.choices(view, seat)):
                    raise trial.broken(f"the choices of seat {seat}: {fault}")


def choices_fault(game: Game, view: State, seat: int, choices: list[Choice]) -> str | None:
    """What is wrong with the choices of a seat that is asked; None when all is well."""
    actions = [choice.action for choice in choices if not choice.aside]
    if actions != sorted(set(actions)):
        return f"they are not ascending, each action once: {actions}"
    for choice in choices:
        if fault := _said_fault(game, view, seat, choice) or _reason_fault(game, view, seat, choice):
            return f"{choice.text or choice.label}: {fault}"
    legal = set(view.legal(seat))
    offered = {choice.action for choice in choices if choice.offered}
    if missing := sorted(legal - offered):
        return f"{game.text(missing[0])} is legal and not offered"
    if not game.learns_by_trying(view, seat) and (more := sorted(offered - legal)):
        return f"{game.text(more[0])} is offered and not legal"
    return None


def _said_fault(game: Game, view: State, seat: int, choice: Choice) -> str | None:
    """Its text, its words and its keys."""
    if len(set(choice.keys)) != len(choice.keys):
        return f"a key stands twice: {choice.keys}"
    for said in (choice.label, choice.short):
        if said is not None and (fault := fault_of(said, game.book)):
            return fault
    if choice.action == UNKNOWN and choice.aside:
        return f"it is no action and has the text {choice.text!r}" if choice.text else None
    if not 0 <= choice.action < len(game.actions):
        return f"there is no action {choice.action}"
    if choice.text != game.text(choice.action):
        return f"the action {game.text(choice.action)} is called otherwise"
    if choice.label != game.label(view, seat, choice.action):
        return f"its label is not the game's: {choice.label}, {game.label(view, seat, choice.action)}"
    return None


def _reason_fault(game: Game, view: State, seat: int, choice: Choice) -> str | None:
    """Why it is refused, if it is; what stands aside always is."""
    if choice.reason is None:
        return "it stands aside and is offered" if choice.aside else None
    if choice.action in view.legal(seat):
        return "it is legal and refused"
    if choice.reason.rule not in game.rulebook().ids:
        return f"it names {choice.reason.rule!r}, which is no rule of the page"
    if not choice.aside:
        refusal = game.why_not(view, seat, choice.action)
        if refusal is None or refusal.rule != choice.reason.rule or refusal.message != choice.reason.message:
            return "its reason is not the one that why_not gives"
    return fault_of(choice.reason.message, game.book)
