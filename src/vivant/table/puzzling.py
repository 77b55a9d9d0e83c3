"""Puzzles told: what stands in a pack, a position with what was done so far, the answer to it; no web in here."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import lru_cache
from typing import Any

from vivant.bots import USUAL, call_bot
from vivant.coach.puzzles import labels_of, said_in_a_row, say_result, solution_of
from vivant.engine.errors import SetupError, VivantError
from vivant.engine.game import Game
from vivant.engine.puzzle import Attempt, Puzzle, PuzzleBoard, lay_out, number_of_day, puzzles_of
from vivant.engine.registry import find_game, game_ids
from vivant.table.refusal import Refusal, refusal_of, refuse
from vivant.table.speech import BOOK
from vivant.table.telling import (
    Company,
    Part,
    Viewer,
    draw,
    tell_actions,
    tell_if,
    tell_question,
    tell_refused,
    tell_scene,
)
from vivant.words import Words


def games_with_puzzles() -> list[type[Game]]:
    """Those that can be loaded and ship some."""
    kinds = []
    for id in game_ids():
        try:
            kind = find_game(id)
            if puzzles_of(kind):
                kinds.append(kind)
        except VivantError:  # `vivant doctor` says what is wrong with it
            continue
    return kinds


def tell_packs(lang: str, day: date) -> list[Part]:
    """Which games have puzzles, and which is the day's."""
    return [
        {
            "game": kind.id,
            "title": kind.book.words(lang)("title"),
            "count": len(puzzles_of(kind)),
            "today": number_of_day(kind, day),
        }
        for kind in games_with_puzzles()
    ]


def tell_pack(kind: type[Game], lang: str, day: date) -> Part:
    """All puzzles of a game by number, without their answers."""
    words = kind.book.words(lang)
    return {
        "game": kind.id,
        "title": words("title"),
        "day": day.isoformat(),
        "today": number_of_day(kind, day),
        "puzzles": [tell_entry(puzzle, words) for puzzle in puzzles_of(kind)],
    }


def tell_entry(puzzle: Puzzle, words: Words) -> Part:
    return {
        "number": puzzle.number,
        "kind": puzzle.kind,
        "title": words.say(puzzle.title),
        "players": puzzle.players,
        "grade": puzzle.grade,
        "difficulty": words(f"puzzle-grade-{puzzle.grade}"),
        "difficulty_about": words(f"puzzle-grade-{puzzle.grade}-about"),
    }


def find_pack(id: str) -> type[Game]:
    """The game of this name, if it has puzzles."""
    for kind in games_with_puzzles():
        if kind.id == id:
            return kind
    raise refuse(404, "game", "puzzles-none", asked=id[:40])


def tell_puzzle(kind: type[Game], number: int, done: Sequence[str], lang: str, shape: str, solved: bool) -> Part:
    """Where an answer stands after these actions; the solution with it, once it is right or given up (`solved`)."""
    board = _board(kind, number)
    try:
        answer = board.attempt(done)
    except VivantError as error:
        raise refusal_of(error, lambda lang: company_of(board, lang).names) from None
    company, words = company_of(board, lang), board.game.book.words(lang)
    game, seat, view = board.game, board.puzzle.seat, answer.view
    viewer = Viewer(seat, lang, shape)
    choices = [] if answer.whole else game.choices_now(view, seat)
    result = say_result(board, answer, words) if answer.whole else ""
    told: Part = {
        "puzzle": {**tell_entry(board.puzzle, words), "task": words.say(board.puzzle.task), "seat": seat},
        "status": tell_if(game.status(view), words),
        "question": tell_question(game, view, viewer, company, [] if answer.whole else [seat], over=False),
        "actions": tell_actions(choices, words, company.names),
        "refused": tell_refused(choices, words, company.names),
        "done": [game.text(action) for action in answer.done],
        "labels": list(labels_of(board, answer, words, company.names)),
        "answer": {"whole": answer.whole, "right": answer.right, "text": result},
        "solution": None,
        "scene": None,
    }
    if answer.right or solved:
        hashed: Any = kind
        told["solution"] = tell_solution(hashed, number, tuple(done) if answer.whole else (), lang)
    scene = draw(game, view, viewer, company, choices)
    return told if scene is None else {**told, "scene": tell_scene(scene)}


def _board(kind: type[Game], number: int) -> PuzzleBoard:
    try:
        return lay_out(kind, number)
    except SetupError as error:
        raise Refusal(404, "puzzle", error.message, error.book) from None


@lru_cache(maxsize=512)
def tell_solution(kind: Any, number: int, done: tuple[str, ...], lang: str) -> Part:
    """The best answer with its proof and the coach's reasons, which take it a moment."""
    board = lay_out(kind, number)
    names, words = company_of(board, lang).names, board.game.book.words(lang)
    answer: Attempt | None = board.attempt(done) if done else None
    solution = solution_of(board, lang, names, answer)
    return {
        "do": list(solution.do),
        "steps": list(solution.steps),
        "text": words("puzzle-best", line=said_in_a_row(solution.steps, words)),
        "proof": solution.proof,
        "why": solution.why,
    }


def company_of(board: PuzzleBoard, lang: str) -> Company:
    """The reader, and bots at all other seats."""
    own, say = board.puzzle.seat, BOOK.words(lang)
    seats = range(board.game.players)
    names = [say("name-you") if seat == own else call_bot(USUAL, seat) or f"{seat + 1}" for seat in seats]
    return Company(names, [seat != own for seat in seats])
