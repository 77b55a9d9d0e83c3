"""Puzzles: each can be reached and asked, one answer is best, its proof holds, and the view alone decides all of it.

For games that ship puzzles; the others pass.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from vivant.engine.dice import FastDice
from vivant.engine.errors import IllegalAction, VivantError
from vivant.engine.game import Game
from vivant.engine.puzzle import GRADES, Attempt, Proof, Puzzle, PuzzleBoard, puzzles_of
from vivant.testkit.messages import fault_of

WORLDS: Final = 2  # imagined of each
LONGEST: Final = 260  # letters of what is asked


def puzzle_faults(kind: type[Game], puzzles: Sequence[Puzzle] | None = None, prove: bool = True) -> list[str]:
    """What is wrong with the puzzles of a game; without `prove` their proofs are believed."""
    faults = []
    for puzzle in puzzles_of(kind) if puzzles is None else puzzles:
        try:
            own = list(_faults(kind, puzzle, prove))
        except VivantError as error:
            own = [str(error)]
        faults += [f"puzzle {puzzle.number}: {fault}" for fault in own]
    return faults


def _faults(kind: type[Game], puzzle: Puzzle, prove: bool) -> Iterator[str]:
    board = PuzzleBoard(puzzle, kind)
    view, seat = board.view, puzzle.seat
    if not view.to_act() >> seat & 1:
        yield f"seat {seat} is not asked"
        return
    if not board.kind.begins(view, seat):
        yield f"no puzzle of the kind {puzzle.kind} begins there"
    yield from _word_faults(board)
    if answered := list(_answer_faults(board)):
        yield from answered
        return
    yield from _view_faults(board, kind)
    if prove:
        yield from _proof_faults(board)


def _word_faults(board: PuzzleBoard) -> Iterator[str]:
    puzzle, book = board.puzzle, board.game.book
    if puzzle.grade not in GRADES:
        yield f"there is no difficulty {puzzle.grade}"
    for message in (puzzle.title, puzzle.task, puzzle.proof):
        if fault := fault_of(message, book):
            yield fault
    for lang in book.languages:
        if len(book.words(lang).say(puzzle.task)) > LONGEST:
            yield f"{lang}: what is asked is longer than {LONGEST} letters"


def _answer_faults(board: PuzzleBoard) -> Iterator[str]:
    """The best is right, the other is not, and comes to what is said; what is not allowed is refused for a reason."""
    puzzle, game = board.puzzle, board.game
    legal = [game.text(action) for action in board.view.legal(puzzle.seat)]
    if puzzle.worths and sorted(puzzle.worths) != sorted(legal):
        yield "it does not judge what may be done, and nothing else"
        return
    best, other = board.attempt(puzzle.line), board.attempt(puzzle.other)
    if not best.right or best.worth != puzzle.best:
        yield f"{' '.join(puzzle.line)} comes to {best.worth}, and {puzzle.best} is the best"
    if not other.whole or other.right:
        yield f"{' '.join(puzzle.other)} is as good as the best"
    if puzzle.worths:
        right = [text for text, worth in puzzle.worths.items() if worth >= puzzle.best]
        if right != list(puzzle.line):
            yield f"{' '.join(right)} are all best"
    elif other.worth != puzzle.second:
        yield f"{' '.join(puzzle.other)} comes to {other.worth}, not to {puzzle.second}"
    for text in legal:
        if not puzzle.worths and _ends(board, text).worth > puzzle.best:
            yield f"{text} comes to more than the best"
    for action in range(len(game.actions)):
        text = game.text(action)
        if text in legal:
            continue
        try:
            board.attempt([text])
            yield f"{text} is not allowed, and not refused"
        except IllegalAction as error:
            if error.reason is None:
                yield f"{text} is refused for no reason"


def _ends(board: PuzzleBoard, text: str) -> Attempt:
    """The first whole answer, in the order of actions, that begins so."""
    attempt = board.attempt([text])
    while not attempt.whole:
        attempt = board.go_on(attempt, board.game.text(attempt.view.legal(board.puzzle.seat)[-1]))
    return attempt


def _view_faults(board: PuzzleBoard, kind: type[Game]) -> Iterator[str]:
    """Whatever is hidden: what is offered and what an answer comes to are the same."""
    puzzle, game, view, dice = board.puzzle, board.game, board.view, FastDice(1)
    others = [view.imagine(dice).view(puzzle.seat) for _ in range(WORLDS)]
    for other in (*others, game.load(view.data())):
        if other.data() != view.data():
            yield "a state that its view allows has another view"
            return
        elsewhere = PuzzleBoard(puzzle, kind, other)
        for line in (puzzle.line, puzzle.other):
            if _walk(elsewhere, line) != _walk(board, line):
                yield f"{' '.join(line)} comes to something else where something else is hidden"


def _walk(board: PuzzleBoard, line: Sequence[str]) -> list[object]:
    """What is offered and told on the way of an answer, and what it comes to."""
    game, seat, say = board.game, board.puzzle.seat, board.game.book.words("en").say
    told: list[object] = []
    attempt = board.begun
    for text in line:
        told += [(choice.text, choice.keys, say(choice.label)) for choice in game.choices_now(attempt.view, seat)]
        attempt = board.go_on(attempt, text)
    return [*told, attempt.whole, attempt.worth]


def _proof_faults(board: PuzzleBoard) -> Iterator[str]:
    """Proved anew, from the view as data: exactly where it is proved, else the same answer, surely."""
    puzzle, game = board.puzzle, board.game
    proof = board.kind.solve(game.load(board.view.data()), puzzle.seat)
    if proof is None:
        yield "there is no proof that one answer is best"
        return
    if tuple(game.text(action) for action in proof.line) != puzzle.line:
        yield f"{' '.join(game.text(action) for action in proof.line)} is best"
    elif board.kind.proved and _numbers(proof) != (puzzle.best, puzzle.second, dict(puzzle.numbers)):
        yield f"the proof says {_numbers(proof)}"


def _numbers(proof: Proof) -> tuple[int, int, dict[str, int]]:
    return proof.best, proof.second, dict(proof.numbers)
