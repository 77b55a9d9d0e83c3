"""What a person reads: the board in every language, drawn and plain, for everybody who may look."""

from __future__ import annotations

from typing import Final

from vivant.engine.board import Board, plain_text
from vivant.engine.game import CHANCE, Step
from vivant.engine.state import EVERYTHING
from vivant.testkit.messages import fault_of
from vivant.testkit.trial import COMPILED, Trial, net
from vivant.words import LANGUAGES

LOOKS = 8 if COMPILED else 3  # in a match
STYLES: Final = {"", "red", "yellow", "green", "blue", "purple", "strong", "soft", "choice"}


@net
def check_boards(trial: Trial) -> None:
    """Boards are lines of styled spans, with no word missing; plain ones are for ears and hold no drawing."""
    names = [f"Näme {seat}" for seat in trial.seats]
    for state in trial.walk():
        if not (trial.now_and_then(LOOKS) or state.is_over() or trial.step == 0):
            continue
        for viewer in [EVERYTHING, *trial.viewers]:
            view = state if viewer == EVERYTHING else state.view(viewer)
            for lang in LANGUAGES:
                for plain in (False, True):
                    board = trial.game.board(view, lang, names, plain)
                    if fault := _board_fault(board, plain):
                        kind = "plain board" if plain else "board"
                        raise trial.broken(f"the {kind} for {viewer} in {lang}: {fault}")


def _board_fault(board: Board, plain: bool) -> str | None:
    text = plain_text(board)
    if not text.strip():
        return "it is empty"
    for line in board:
        for span in line:
            if span.style not in STYLES:
                return f"there is no style {span.style!r}"
            if "\n" in span.text:
                return f"a span breaks the line: {span.text!r}"
    drawn = sorted({sign for sign in text if 0x2190 <= ord(sign) <= 0x2BFF})
    if plain and drawn:
        return f"it draws {' '.join(drawn)}"
    return None


@net
def check_notes(trial: Trial) -> None:
    """What stands over the table and under the names, for everybody: nothing, or what every language can say."""
    game = trial.game
    for state in trial.walk():
        if not (trial.now_and_then(LOOKS) or state.is_over() or trial.step == 0):
            continue
        for viewer in [EVERYTHING, *trial.viewers]:
            view = state if viewer == EVERYTHING else state.view(viewer)
            notes = {f"note of seat {seat}": game.note(view, seat) for seat in trial.seats}
            for what, message in {"status": game.status(view), **notes}.items():
                if message is not None and (fault := fault_of(message, game.book)):
                    raise trial.broken(f"the {what} for {viewer}: {fault}")


@net
def check_log(trial: Trial) -> None:
    """What is told of each step, to everybody, can be said in every language and names rules of the page."""
    game = trial.game
    ids = game.rulebook().ids
    state = game.new()
    while not state.is_over():
        step = trial.next_step(state)
        before = state.clone()
        trial.take(state, step)
        for viewer in trial.viewers:
            for line in game.tell(before, step, state, viewer):
                if fault := fault_of(line.message, game.book):
                    raise trial.broken(f"the log for {viewer} after {_named(trial, step)}: {fault}")
                if line.rule and line.rule not in ids:
                    raise trial.broken(f"the log for {viewer} names {line.rule!r}, which is no rule of the page")


def _named(trial: Trial, step: Step) -> str:
    return f"{'chance' if step.who == CHANCE else f'seat {step.who}'}: {trial.game.step_text(step)}"
