"""What a person reads: the board in every language, drawn and plain, for everybody who may look."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from vivant.engine.board import Board, plain_text
from vivant.testkit.agreement import agreement_fault
from vivant.testkit.trial import COMPILED, Trial, net
from vivant.words import COMMON, LANGUAGES, Listing, Message, Who

LOOKS = 8 if COMPILED else 3  # in a match
STYLES: Final = {"", "red", "yellow", "green", "blue", "purple", "strong", "soft", "choice"}


@net
def check_boards(trial: Trial) -> None:
    """Boards are lines of styled spans, with no word missing; plain ones are for ears and hold no drawing."""
    names = [f"Näme {seat}" for seat in trial.seats]
    for state in trial.looks(LOOKS):
        for viewer, view in trial.views(state):
            for lang, plain in product(LANGUAGES, (False, True)):
                if fault := _board_fault(trial.game.board(view, lang, names, plain), plain):
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
    for state in trial.looks(LOOKS):
        for viewer, view in trial.views(state):
            notes = {f"note of seat {seat}": game.note(view, seat) for seat in trial.seats}
            for what, message in {"status": game.status(view), **notes}.items():
                if message is not None:
                    trial.check_said(f"the {what} for {viewer}", message)


@net
def check_log(trial: Trial) -> None:
    """What is told of each step, to everybody, can be said in every language and names rules of the page."""
    for before, step, after in trial.changes():
        for viewer in trial.viewers:
            what = f"the log for {viewer} after {trial.game.step_text(step)}"
            lines = trial.game.tell(before, step, after, viewer)
            if (turn := trial.game.tell_turn(before, step, after, viewer)) is not None:
                if not turn.whole or turn.turn != step.who or not any(line.turn == turn.turn for line in lines):
                    raise trial.broken(f"{what}: the sentence of the turn stands for no line of it: {turn}")
                lines = [*lines, turn]
            for line in lines:
                trial.check_said(what, line.message, line.rule or None)


@net
def check_agreement(trial: Trial) -> None:
    """Whoever is called "You", as the one person at a terminal is: the log and the board speak to them rightly."""
    for before, step, after in trial.changes():
        for viewer in trial.viewers:
            turn = trial.game.tell_turn(before, step, after, viewer)
            for line in [*trial.game.tell(before, step, after, viewer), *([turn] if turn is not None else [])]:
                for seat, lang in product(sorted(set(_seats_in(line.message))), LANGUAGES):
                    said = trial.game.book.words(lang).say(line.message, _with_you(trial, seat, lang))
                    _check_agrees(trial, f"the log for {viewer} after {trial.game.step_text(step)}", said, lang)
        if trial.now_and_then(LOOKS) or after.is_over():
            for (viewer, view), seat, lang in product(trial.views(after), trial.seats, LANGUAGES):
                board = plain_text(trial.game.board(view, lang, _with_you(trial, seat, lang), plain=True))
                for said in board.splitlines():
                    _check_agrees(trial, f"the plain board for {viewer}", said, lang)


def _with_you(trial: Trial, you: int, lang: str) -> list[str]:
    return [COMMON.words(lang)("name-you") if seat == you else f"Näme {seat}" for seat in trial.seats]


def _check_agrees(trial: Trial, what: str, said: str, lang: str) -> None:
    if fault := agreement_fault(said, lang):
        raise trial.broken(f"{what} in {lang}: {fault}")


def _seats_in(value: object) -> Iterator[int]:
    """The seats that a message names, anywhere in it."""
    if isinstance(value, Who):
        yield value.seat
    elif isinstance(value, Message):
        for argument in value.args.values():
            yield from _seats_in(argument)
    elif isinstance(value, Listing):
        for item in value.items:
            yield from _seats_in(item)
