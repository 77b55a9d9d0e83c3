"""Making puzzles: positions from matches of quick players, the proof of their best answer, and how hard that is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import islice
from typing import Final

from vivant.bots.bot import UNHURRIED, Budget
from vivant.bots.registry import make_bot
from vivant.engine.batch import workers
from vivant.engine.dice import Dice, FastDice
from vivant.engine.errors import SetupError
from vivant.engine.game import Game
from vivant.engine.match import Match
from vivant.engine.puzzle import GRADES, Proof, Puzzle, PuzzleBoard, PuzzleKind
from vivant.engine.registry import find_game
from vivant.engine.state import State
from vivant.words import Message

# Who finds a puzzle of each grade; they are bounded by simulations, so that each run grades alike.
QUICK: Final = ""  # the quick player of a game's evaluation, who does not look ahead at all
FINDERS: Final = (QUICK, "greedy:worlds=10", "search:simulations=300,plan=0", "search:simulations=2000,plan=0")
EFFORTS: Final = (60, 600, 6_000)  # positions that a game's own search needs for the grades after the first
TRIES: Final = 3
STRAY: Final = 12  # of a hundred actions on the way are any that is legal, so that positions differ
MOST_ASKED: Final = 4  # positions of one match that a kind tries to prove
CHUNK: Final = 4  # seeds that a process looks through before it tells
MOST_SEEDS: Final = 20_000
PLAIN_SHARE: Final = 3  # one of so many at most is of the easiest grade

Progress = Callable[[int], None]  # is told how many puzzles are made


@dataclass(frozen=True)
class Wanted:
    """So many puzzles of a kind at a player count."""

    kind: str
    players: int
    count: int


def what_to_make(kind: type[Game], count: int) -> list[Wanted]:
    """About so many in all, alike for each kind and player count; SetupError for a game without kinds."""
    wanted = [
        (puzzle_kind.id, players)
        for players in kind.player_counts(kind.standard_edition())
        for puzzle_kind in kind(players).puzzle_kinds()
    ]
    if not wanted:
        raise SetupError(Message("puzzle-no-kinds", {"game": kind.id}))
    each = -(-count // len(wanted))
    return [Wanted(id, players, each) for id, players in sorted(wanted)]


def make_puzzles(
    kind: type[Game], count: int, seed: int = 1, jobs: int = 1, progress: Progress | None = None
) -> list[Puzzle]:
    """About so many puzzles, found in matches whose seeds count up from this one; the same for any number of jobs.

    They come in turn from all kinds and player counts, so that each day of a week has another.
    """
    rows: list[list[Puzzle]] = []
    made = 0
    for wanted in what_to_make(kind, count):
        row: list[Puzzle] = []
        for puzzle in _find(kind.id, wanted, seed, jobs):
            row.append(puzzle)
            made += 1
            if progress:
                progress(made)
        if len(row) < wanted.count:
            args = {"kind": wanted.kind, "players": wanted.players, "seeds": MOST_SEEDS}
            raise SetupError(Message("puzzle-too-few", {"game": kind.id, **args}))
        rows.append(row)
    mixed = [puzzle for column in zip(*rows, strict=True) for puzzle in column]
    return [replace(puzzle, number=number) for number, puzzle in enumerate(mixed, 1)]


def _find(game: str, wanted: Wanted, seed: int, jobs: int) -> Iterator[Puzzle]:
    """In the order of seeds, at most one of a match."""
    plain = wanted.count // PLAIN_SHARE
    left = wanted.count - plain
    for puzzles in _look_through(game, wanted, seed, jobs):
        for puzzle in puzzles:
            if puzzle.grade == GRADES[0]:
                if plain == 0:
                    continue
                plain -= 1
            elif left + plain == 0:
                return
            elif left:
                left -= 1
            else:
                plain -= 1
            yield puzzle
        if left + plain == 0:
            return


def _look_through(game: str, wanted: Wanted, seed: int, jobs: int) -> Iterator[list[Puzzle]]:
    starts = range(seed, seed + MOST_SEEDS, CHUNK)
    if jobs == 1:
        for start in starts:
            yield puzzles_from(game, wanted, start)
        return
    with workers(jobs) as pool:
        waiting = [pool.submit(puzzles_from, game, wanted, start) for start in starts[: 2 * jobs]]
        following = iter(starts[2 * jobs :])
        while waiting:
            yield waiting.pop(0).result()
            waiting += [pool.submit(puzzles_from, game, wanted, start) for start in islice(following, 1)]


def puzzles_from(game: str, wanted: Wanted, start: int) -> list[Puzzle]:
    """What a few seeds give, from this one on."""
    made = [puzzle_from(_game(game, wanted.players), wanted.kind, seed) for seed in range(start, start + CHUNK)]
    return [puzzle for puzzle in made if puzzle is not None]


@cache
def _game(id: str, players: int) -> Game:
    return find_game(id)(players)


def puzzle_from(game: Game, kind_id: str, seed: int) -> Puzzle | None:
    """The first position of the match with this seed, of a few that are tried, that is a puzzle of this kind."""
    kind = next(kind for kind in game.puzzle_kinds() if kind.id == kind_id)
    match, dice, evaluation = Match(game, FastDice(seed)), FastDice(seed, 1), game.evaluation()
    path: list[str] = []
    asked = 0
    skipped = dice.below(4)  # not always the first position of a match that would do
    while not match.over and asked < MOST_ASKED:
        for seat in match.to_act():
            view = match.view(seat)
            if not kind.begins(view, seat):
                continue
            if skipped and not kind.proved:
                skipped -= 1
                continue
            asked += 1
            proof = kind.solve(view, seat)
            if proof is not None and holds(kind, view, seat, proof):
                puzzle = _puzzle(kind, view, seat, proof, seed, path)
                # What is not proved a search has to find, too; and the quick player errs, whatever its whims.
                if kind.proved or puzzle.grade not in (GRADES[0], GRADES[-1]):
                    return puzzle
        seat = match.to_act()[0]
        legal = match.view(seat).legal(seat)
        stray = dice.below(100) < STRAY
        action = legal[dice.below(len(legal))] if stray else int(evaluation.choose(match.view(seat), seat, dice))
        path.append(game.text(action))
        match.play(seat, path[-1])
    return None


def holds(kind: PuzzleKind, view: State, seat: int, proof: Proof) -> bool:
    """Whether the best way comes to what was proved."""
    at, whole = view, False
    for action in proof.line:
        if whole or action not in at.legal(seat):
            return False
        after = kind.after(at, seat, action)
        whole = after is None
        if after is None:
            worth = proof.worths[action] if proof.worths else kind.worth(at, seat, action)
            return worth == proof.best and action == proof.line[-1]
        at = after
    return False


def _puzzle(kind: PuzzleKind, view: State, seat: int, proof: Proof, seed: int, path: Sequence[str]) -> Puzzle:
    text = kind.game.text
    puzzle = Puzzle(
        game=kind.game.id,
        number=0,
        kind=kind.id,
        players=kind.game.players,
        seed=seed,
        seat=seat,
        path=tuple(path),
        grade=GRADES[-1],
        best=proof.best,
        second=proof.second,
        line=tuple(text(action) for action in proof.line),
        other=tuple(text(action) for action in proof.other),
        worths={text(action): worth for action, worth in sorted(proof.worths.items())},
        numbers=dict(proof.numbers),
    )
    return replace(puzzle, grade=grade(PuzzleBoard(puzzle, type(kind.game), view), proof))


def grade(board: PuzzleBoard, proof: Proof) -> str:
    """Easiest, if the quick player finds it; else by the effort of the game's own search, where it has one; else the
    weakest of the finders that answers rightly more often than not."""
    if finds_mostly(board, QUICK):
        return GRADES[0]
    effort = board.kind.effort(board.view, board.puzzle.seat, proof)
    if effort is not None:
        return next((GRADES[1 + at] for at, most in enumerate(EFFORTS) if effort <= most), GRADES[-1])
    for name, finder in zip(GRADES[1:], FINDERS[1:], strict=False):
        if finds_mostly(board, finder):
            return name
    return GRADES[-1]


def finds_mostly(board: PuzzleBoard, finder: str) -> bool:
    """Whether a bot comes to the best more often than not."""
    right = 0
    for attempt in range(TRIES):
        right += finds(board, finder, FastDice(board.puzzle.seed, 2 + attempt))
        if 2 * right > TRIES:
            return True
        if 2 * (right + TRIES - 1 - attempt) < TRIES:  # it cannot any more
            return False
    return False


def finds(board: PuzzleBoard, finder: str, dice: Dice) -> bool:
    """Whether a bot comes to the best."""
    game, seat, attempt = board.game, board.puzzle.seat, board.begun
    bot = None if finder == QUICK else make_bot(finder, game)
    while not attempt.whole:
        view = attempt.view
        if bot is None:
            action = int(game.evaluation().choose(view, seat, dice))
        else:
            action = bot.choose(view, seat, view.legal(seat), dice, Budget(UNHURRIED))
        attempt = board.go_on(attempt, board.game.text(action))
    return attempt.right
