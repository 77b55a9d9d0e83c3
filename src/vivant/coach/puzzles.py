"""The solution of a puzzle in sentences: the best answer, how that is known, and what makes the difference."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from vivant.coach.speech import labels_at, say_sources
from vivant.coach.ways import compare_ways
from vivant.engine.puzzle import Attempt, PuzzleBoard, tenths
from vivant.words import Words

FEW: Final = 2  # actions that can be said in a row


@dataclass(frozen=True)
class Solution:
    """`steps` are the actions of the best answer in words; `why` is empty where the coach sees no reason."""

    do: tuple[str, ...]
    steps: tuple[str, ...]
    proof: str
    why: str


def solution_of(board: PuzzleBoard, lang: str, names: Sequence[str], answer: Attempt | None = None) -> Solution:
    """The best is compared with this answer, where it is another one and whole, else with what the puzzle names."""
    puzzle, game = board.puzzle, board.game
    words = game.book.words(lang)
    best = board.attempt(puzzle.line)
    other = board.attempt(puzzle.other)
    if answer is not None and answer.whole and not answer.right:
        other = answer
    steps = labels_of(board, best, words, names)
    proof = words.say(puzzle.proof)
    advice = compare_ways(game, board.view, puzzle.seat, best.done, other.done, puzzle.seed)
    if advice.gap.mean <= 0 or not advice.sources:
        return Solution(puzzle.line, steps, proof, "")
    sources = say_sources(game, advice, words)
    if len(other.done) > FEW:  # nobody wants to read a second list
        why = words("puzzle-against-yours" if other is answer else "puzzle-against-next", sources=sources)
    else:
        told = said_in_a_row(labels_of(board, other, words, names), words)
        why = words("puzzle-against", other=told, sources=sources)
    return Solution(puzzle.line, steps, proof, why)


def labels_of(board: PuzzleBoard, answer: Attempt, words: Words, names: Sequence[str]) -> tuple[str, ...]:
    """The actions of an answer, each as a button named it."""
    game, seat, attempt = board.game, board.puzzle.seat, board.begun
    labels = []
    for action in answer.done:
        labels.append(words.say(labels_at(game, attempt.view, seat)[action], names))
        attempt = board.go_on(attempt, game.text(action))
    return tuple(labels)


def said_in_a_row(labels: Sequence[str], words: Words) -> str:
    quoted = [words("puzzle-quoted", label=label) for label in labels]
    said = quoted[0]
    for label in quoted[1:]:
        said = words("puzzle-then", first=said, rest=label)
    return said


def say_result(board: PuzzleBoard, answer: Attempt, words: Words) -> str:
    """What is said to a whole answer."""
    if answer.right:
        return words("puzzle-right")
    if board.puzzle.worths:
        return words("puzzle-wrong-gap", short=words.say(tenths(answer.short)))
    worth, best = words.say(tenths(answer.worth)), words.say(tenths(board.puzzle.best))
    return words("puzzle-wrong-worth", worth=worth, best=best)
