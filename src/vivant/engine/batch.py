"""`simulate`: many games with progress, on one core or several; the same result whatever the number of cores."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from vivant.engine.dice import FastDice
from vivant.engine.errors import IllegalAction, IllegalAnswer, MatchError, UnknownAction
from vivant.engine.game import Game
from vivant.engine.match import Match
from vivant.engine.simulate import Policy, Tally, run_games
from vivant.engine.spawning import end_with_parent, is_of_script, spawn_context
from vivant.words import Message, Who

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

CHUNK = 500

Progress = Callable[[int], None]  # is told how many games are done


def simulate(
    game: Game,
    games: int = 1000,
    seed: int = 1,
    jobs: int = 1,
    policies: list[Policy] | None = None,
    progress: Progress | None = None,
) -> Tally:
    """Play this many games, at random or by a policy for each seat (on one core), and count how they ended.

    A policy that answers with what is not legal ends it, by an error with the rule.
    """
    # Games are numbered from 1: stream 0 of a seed is that of a match with this seed.
    chunks = [(done + 1, min(CHUNK, games - done)) for done in range(0, games, CHUNK)]
    total = Tally(game.players + len(game.rivals()))
    if jobs > 1 and policies is None:
        _simulate_on_cores(game, chunks, seed, jobs, total, progress)
        return total
    start = game.new()
    try:
        for first, count in chunks:
            total.merge(run_games(start, seed, first, count, policies))
            if progress:
                progress(total.games)
    except IllegalAnswer as answer:
        raise refused_answer(game, answer) from None
    return total


def refused_answer(game: Game, answer: IllegalAnswer) -> MatchError:
    """Why a policy may not do what it has answered."""
    seat, action = answer.seat, answer.action
    told: dict[str, object] = {"game": game.id, "seat": Who(seat)}
    if not 0 <= action < len(game.actions):
        told |= {"action": str(action), "last": str(len(game.actions) - 1)}
        return UnknownAction(Message("error-answer-unknown", told), game.book, 0)
    reason = game.why_not(game.load(answer.view), seat, action)
    assert reason is not None
    told |= {"action": game.text(action), "reason": reason.message, "rule": reason.rule or "none"}
    return IllegalAction(Message("error-answer", told), game.book, 0, reason)


def play_match(game: Game, seed: int, number: int) -> Match:
    """Game `number` (from 1) of this seed as `simulate` plays it, but as a match with its record."""
    dice = FastDice(seed, number)
    match = Match(game, dice, ["bot:random"] * game.players)
    while not match.over:
        seat = match.to_act()[0]
        match.play(seat, game.text(match.view(seat).pick(seat, dice)))
    return match


def _simulate_on_cores(
    game: Game, chunks: list[tuple[int, int]], seed: int, jobs: int, total: Tally, progress: Progress | None
) -> None:
    from concurrent.futures import as_completed

    with workers(jobs, apart=not is_of_script(game)) as pool:
        waiting = [pool.submit(_run_chunk, game, seed, first, count) for first, count in chunks]
        for done in as_completed(waiting):
            tally = Tally(len(total.scores))
            for name, value in done.result().items():
                setattr(tally, name, value)
            total.merge(tally)
            if progress:
                progress(total.games)


@contextmanager
def workers(jobs: int, prepare: Callable[[], None] | None = None, apart: bool = False) -> Iterator[ProcessPoolExecutor]:
    """Processes that work side by side, each prepared first; `apart` from the script that asks, where nothing of it is
    needed. If this ends early, by Ctrl-C say, they end at once."""
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import active_children

    before = active_children()
    pool = ProcessPoolExecutor(jobs, spawn_context(apart), initializer=_begin, initargs=(prepare,))
    try:
        yield pool
    except BaseException:
        for process in active_children():
            if process not in before:
                process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _begin(prepare: Callable[[], None] | None) -> None:
    """Ctrl-C reaches every process of a terminal; the one that started the workers stops them, or has been killed."""
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if prepare is not None:
        prepare()


def _run_chunk(game: Game, seed: int, first: int, count: int) -> dict[str, Any]:
    """The parts of a tally: a native object does not travel between processes by itself."""
    tally = run_games(game.new(), seed, first, count, None)
    return {name: getattr(tally, name) for name in ("games", "scores", "wins", "shared", "lengths")}
