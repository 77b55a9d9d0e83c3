"""Puzzles: positions in which one answer is best, what a kind of them must say, and the packs that games ship."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic

from vivant.engine.dice import Dice, FastDice
from vivant.engine.errors import IllegalAction, SetupError, UnknownAction
from vivant.engine.evaluate import ending, margin
from vivant.engine.match import Match
from vivant.engine.option import OptionValue
from vivant.engine.space import UNKNOWN
from vivant.engine.state import State
from vivant.words import Message

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from vivant.engine.game import Game

    S = TypeVar("S", bound=State, default=Any)
else:
    from typing import TypeVar

    S = TypeVar("S", bound=State)

FILE: Final = "puzzles.json"
FORMAT: Final = 1
POINT: Final = 1000  # worths are counted in thousandths of a point
GRADES: Final = ("easy", "normal", "hard", "expert", "beyond")  # how strong a bot finds it; the last: none did
WORTHS: Final = ("error", "idle")  # numbers of a proof that are worths
FIRST_DAY: Final = date(2026, 1, 1)
SEPARATOR: Final = ";"


@dataclass(frozen=True, slots=True)
class Proof:
    """What is best at a position, and how that is known.

    `worths` are what each action comes to, where an answer is one action; else it is empty, and only `line`, a best
    way to go on, is known. `second` is what another answer comes to, `other`, with which the best is compared: the
    next best, or what one would easily think of.
    `numbers` say how: how many deals, positions or worlds were looked at. All worths are thousandths of a point.
    """

    best: int
    second: int
    line: tuple[int, ...]
    other: tuple[int, ...]
    worths: Mapping[int, int]
    numbers: Mapping[str, int]


class PuzzleKind(Generic[S]):
    """A kind of puzzle of one game: where one may be set, what an answer comes to, and the proof of the best.

    All of it follows from the view of the seat that is asked, and from nothing else. Its messages are `puzzle-ID`, its
    name; `puzzle-ID-task`, what is asked; and `puzzle-ID-proof`, told the numbers of the proof.
    """

    id: ClassVar[str]
    proved: ClassVar[bool] = True  # whether no better answer exists; else the coach is sure of it by a margin

    def __init__(self, game: Game) -> None:
        self.game = game

    def begins(self, view: S, seat: int) -> bool:
        """Whether one may be set here: asked often, so quickly answered."""
        raise NotImplementedError

    def solve(self, view: S, seat: int) -> Proof | None:
        """The best answer with its proof; None where there is not one that is best, or it cannot be proved."""
        raise NotImplementedError

    def effort(self, view: S, seat: int, proof: Proof) -> int | None:
        """How many positions the game's own exact search looks at until it has found the best; None where the game
        has none, and bots are asked instead how hard a puzzle is."""
        return None

    def after(self, view: S, seat: int, action: int) -> S | None:
        """The view when the seat has done this and has more of its answer to give; None where the answer is whole."""
        return None

    def worth(self, view: S, seat: int, action: int) -> int:
        """What an answer comes to whose last action is this one. Never asked where `worths` says it."""
        raise NotImplementedError


class WhatToTake(PuzzleKind[S]):
    """One decision that the coach is sure of: after it the quick player goes on for everybody, in worlds that the
    view allows, and what it brings is compared world by world. Only decisions in which the quick player errs."""

    id = "take"
    proved = False
    SCREENING: ClassVar = 24  # worlds in which all actions are tried
    WORLDS: ClassVar = 160  # and those that are left
    LEFT: ClassVar = 3
    SURE: ClassVar = 600  # thousandths of a point that the best is better, at the least
    FEWEST: ClassVar = 3
    MOST: ClassVar = 24

    def begins(self, view: S, seat: int) -> bool:
        return self.FEWEST <= len(view.legal(seat)) <= self.MOST

    def solve(self, view: S, seat: int) -> Proof | None:
        legal = view.legal(seat)
        quick = int(self.game.evaluation().choose(view, seat, FastDice(1)))
        screened = self.try_all(view, seat, legal, FastDice(1), self.SCREENING)
        order = sorted(legal, key=lambda action: (-sum(screened[action]), action))
        if quick == order[0]:
            return None
        gap, error = estimate([one - other for one, other in zip(screened[order[0]], screened[order[1]], strict=True)])
        if gap < self.SURE or gap < error // 2:  # as good as never surely the best
            return None
        last = [*order[: self.LEFT], *([quick] if quick not in order[: self.LEFT] else [])]
        tried = self.try_all(view, seat, last, FastDice(2), self.WORLDS)
        ranked = sorted(last, key=lambda action: (-sum(tried[action]), action))
        best = ranked[0]
        gaps = [one - other for one, other in zip(tried[best], tried[ranked[1]], strict=True)]
        gap, error = estimate(gaps)
        if best == quick or gap - error < self.SURE:
            return None
        worths = {action: _mean(screened[action]) for action in legal}
        worths |= {action: _mean(tried[action]) for action in last}
        top = worths[best]
        for action in legal:  # what was left early was not tried as often: it is surely less
            if action not in last:
                worths[action] = min(worths[action], top - gap)
        numbers = {"worlds": self.WORLDS, "error": error}
        return Proof(top, top - gap, (best,), (ranked[1],), worths, numbers)

    def try_all(self, view: S, seat: int, actions: Sequence[int], dice: Dice, worlds: int) -> dict[int, list[float]]:
        """The margins at the end of the match after each action, in the same worlds and with the same luck."""
        evaluation = self.game.evaluation()
        margins: dict[int, list[float]] = {action: [] for action in actions}
        for _ in range(worlds):
            world = view.imagine(dice)
            seed = dice.below(1 << 31)
            for action in actions:
                margins[action].append(margin(ending(world, seat, action, evaluation, seed).scores(), seat))
        return margins


def estimate(values: Sequence[float]) -> tuple[int, int]:
    """The mean and half the width of its 95 % interval, in thousandths."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return round(POINT * mean), round(POINT * 1.96 * (spread / len(values)) ** 0.5)


def tenths(worth: int) -> Message:
    """A worth in points, to the tenth where it is not whole."""
    whole, part = divmod(round(abs(worth) / (POINT // 10)), 10)
    args = {"sign": "minus" if worth < 0 else "none", "whole": str(whole), "part": part}
    return Message("puzzle-points", args)


def _mean(values: Sequence[float]) -> int:
    return round(POINT * sum(values) / len(values))


@dataclass(frozen=True)
class Puzzle:
    """One position and its answer. It stands in a match with this seed, after these actions of whoever was asked
    first; what is asked, and what is right, follows from the view of `seat` there."""

    game: str
    number: int
    kind: str
    players: int
    seed: int
    seat: int
    path: tuple[str, ...]
    grade: str
    best: int
    second: int
    line: tuple[str, ...]
    other: tuple[str, ...]
    worths: Mapping[str, int]
    numbers: Mapping[str, int]
    options: Mapping[str, OptionValue] = field(default_factory=dict)

    @property
    def title(self) -> Message:
        return Message(f"puzzle-{self.kind}")

    @property
    def task(self) -> Message:
        return Message(f"puzzle-{self.kind}-task")

    @property
    def proof(self) -> Message:
        """How the best is known: told the numbers, and in points what it comes to, and how much more than the other."""
        told = {name: tenths(value) if name in WORTHS else value for name, value in self.numbers.items()}
        return Message(f"puzzle-{self.kind}-proof", {**told, "best": tenths(self.best), "gap": tenths(self.gap)})

    @property
    def gap(self) -> int:
        """How much more the best comes to than the other answer."""
        return self.best - self.second


@dataclass(frozen=True)
class Attempt:
    """How far an answer has come: the view now, and, once it is `whole`, what it comes to.

    `short` is how many thousandths of a point the best is better.
    """

    view: State
    done: tuple[int, ...]
    whole: bool = False
    worth: int = 0
    short: int = 0

    @property
    def right(self) -> bool:
        return self.whole and self.short <= 0


class PuzzleBoard:
    """A puzzle laid out: its game, its kind, and the view in which it is asked. Judges by that view alone."""

    def __init__(self, puzzle: Puzzle, kind: type[Game], view: State | None = None) -> None:
        """Another `view` than that of the match it was found in may be one that says the same."""
        self.puzzle = puzzle
        self.game = kind(puzzle.players, puzzle.options)
        self.kind = find_kind(self.game, puzzle.kind)
        self.view = view if view is not None else self.match().view(puzzle.seat)

    def match(self) -> Match:
        """As a record, up to where it is asked. Whoever judges does not need it."""
        names = [f"seat {seat}" for seat in range(self.game.players)]
        match = Match(self.game, FastDice(self.puzzle.seed), names)
        for text in self.puzzle.path:
            match.play(match.to_act()[0], text)
        return match

    @cached_property
    def begun(self) -> Attempt:
        return Attempt(self.view, ())

    def attempt(self, texts: Sequence[str]) -> Attempt:
        """An answer, or its beginning. IllegalAction says which action may not be done, and by which rule."""
        attempt = self.begun
        for text in texts:
            attempt = self.go_on(attempt, text)
        return attempt

    def go_on(self, attempt: Attempt, text: str) -> Attempt:
        game, seat, n = self.game, self.puzzle.seat, len(attempt.done) + 1
        args: dict[str, object] = {"game": game.id, "step": str(n)}
        if attempt.whole:
            raise SetupError(Message("puzzle-whole"))
        action = game.parse(text)
        if action == UNKNOWN:
            message = Message("error-unknown", {**args, "action": " ".join(text.split())[:60]})
            raise UnknownAction(message, game.book, n)
        refused = game.why_not(attempt.view, seat, action)
        if refused is not None:
            shown = Message("puzzle-refused", {"reason": refused.message, "rule": refused.rule or "none"})
            raise IllegalAction(shown, game.book, n, refused)
        after = self.kind.after(attempt.view, seat, action)
        done = (*attempt.done, action)
        if after is not None:
            return Attempt(after, done)
        worths = self.puzzle.worths
        known = game.text(action)
        worth = worths[known] if known in worths else self.kind.worth(attempt.view, seat, action)
        return Attempt(attempt.view, done, True, worth, self.puzzle.best - worth)


def find_kind(game: Game, id: str) -> PuzzleKind:
    """Of this name; a SetupError where the game has none."""
    for kind in game.puzzle_kinds():
        if kind.id == id:
            return kind
    raise SetupError(Message("puzzle-kind-unknown", {"game": game.id, "asked": id[:40]}))


# packs


def puzzles_of(kind: type[Game]) -> tuple[Puzzle, ...]:
    """Those that the game ships, by number; none for a game without `puzzles.json`."""
    file = kind.folder / FILE
    return read_pack(kind.id, file) if file.exists() else ()


def find_puzzle(kind: type[Game], number: int) -> Puzzle:
    """SetupError says how many there are."""
    pack = puzzles_of(kind)
    if not pack:
        raise SetupError(Message("puzzle-none", {"game": kind.id}))
    if not 1 <= number <= len(pack):
        raise SetupError(Message("puzzle-unknown", {"game": kind.id, "asked": str(number)[:20], "last": len(pack)}))
    return pack[number - 1]


def number_of_day(kind: type[Game], day: date) -> int:
    """Which one is the day's: the same for everybody, each once before one comes again; 0 where there are none."""
    count = len(puzzles_of(kind))
    return (day - FIRST_DAY).days % count + 1 if count else 0


def lay_out(kind: type[Game], number: int) -> PuzzleBoard:
    """The puzzle of this number, laid out once for all who ask. A SetupError says how many there are."""
    hashed: Any = kind
    return _lay_out(hashed, number)


@lru_cache(maxsize=64)
def _lay_out(kind: Any, number: int) -> PuzzleBoard:
    return PuzzleBoard(find_puzzle(kind, number), kind)


@cache
def read_pack(game: str, file: Path) -> tuple[Puzzle, ...]:
    """A SetupError says what is wrong with the file."""
    try:
        content = json.loads(file.read_text(encoding="utf-8"))
        if content["vivant_puzzles"] != FORMAT or content["game"] != game:
            raise ValueError(f"{content['game']} {content['vivant_puzzles']}")
        return tuple(_read(game, number, given) for number, given in enumerate(content["puzzles"], 1))
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        detail = " ".join(str(error).split())[:200]
        raise SetupError(Message("puzzle-pack-false", {"where": str(file), "detail": detail})) from None


def write_pack(game: str, puzzles: Sequence[Puzzle]) -> str:
    """As `read_pack` reads it: a puzzle a line."""
    lines = ",\n".join(json.dumps(_written(puzzle), separators=(",", ":")) for puzzle in puzzles)
    return f'{{"vivant_puzzles":{FORMAT},"game":"{game}","puzzles":[\n{lines}\n]}}\n'


def _written(puzzle: Puzzle) -> dict[str, object]:
    told: dict[str, object] = {
        "kind": puzzle.kind,
        "players": puzzle.players,
        **({"options": dict(puzzle.options)} if puzzle.options else {}),
        "seed": puzzle.seed,
        "seat": puzzle.seat,
        "path": SEPARATOR.join(puzzle.path),
        "grade": puzzle.grade,
        "best": puzzle.best,
        "second": puzzle.second,
        "line": SEPARATOR.join(puzzle.line),
        "other": SEPARATOR.join(puzzle.other),
        "numbers": dict(puzzle.numbers),
    }
    return {**told, "worths": dict(puzzle.worths)} if puzzle.worths else told


def _read(game: str, number: int, given: dict[str, object]) -> Puzzle:
    values: dict[str, object] = dict(given)
    for name in ("path", "line", "other"):
        text = values[name]
        if not isinstance(text, str):
            raise ValueError(f"{number}: {name}")
        values[name] = tuple(text.split(SEPARATOR)) if text else ()
    if values["grade"] not in GRADES:
        raise ValueError(f"{number}: grade")
    values.setdefault("worths", {})
    return Puzzle(game=game, number=number, **values)  # type: ignore[arg-type]
