"""Lessons: a first match in which each step says something and may wait for one of a few actions. Data of a game."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from vivant.engine.dice import FastDice
from vivant.engine.errors import SetupError
from vivant.engine.match import Match
from vivant.engine.option import OptionValue
from vivant.words import Message

if TYPE_CHECKING:
    from vivant.engine.choice import Choice
    from vivant.engine.game import Game, Step

FILE: Final = "lessons.toml"
ANYTHING: Final = ("*",)
_ENTRIES: Final[Mapping[str, type]] = {
    "minutes": int,
    "players": int,
    "options": dict,
    "seat": int,
    "seed": int,
    "bot": str,
    "start": list,
    "others": dict,
    "steps": list,
}
_OF_A_STEP: Final[Mapping[str, type]] = {"say": str, "show": list, "do": list, "wrong": str, "right": str}


@dataclass(frozen=True, slots=True)
class LessonStep:
    """Something that is said. One that has a `do` waits for an action; the others are only read.

    `do` holds texts of actions, in which `*` stands for anything; `show` keys of the scene, or `do:TEXT` for the keys
    of what is chosen by that action. Without `show` what is to be done is pointed at, unless that is anything at all.
    `say`, `wrong` and `right` are names of messages.
    """

    say: str
    show: tuple[str, ...] = ()
    do: tuple[str, ...] = ()
    wrong: str = ""
    right: str = ""

    def takes(self, text: str) -> bool:
        return any(_fits(pattern, text) for pattern in self.do)


@dataclass(frozen=True, slots=True)
class LessonStage:
    """What a learner reads before one action of theirs, up to the step that asks for it; of the last, `task` is None.

    `first` is the number of its first step, counted from 1.
    """

    steps: tuple[LessonStep, ...]
    task: LessonStep | None
    first: int


@dataclass(frozen=True, slots=True)
class Lesson:
    """A match of the standard edition that is the same for everybody who learns.

    The dice have its seed. `start` is played before it begins, a seat and an action each; after that each other seat
    does in turn what `others` holds for it, and what it likes (as this bot) when that is at an end.
    """

    game: str
    id: str
    minutes: int
    players: int
    seed: int
    steps: tuple[LessonStep, ...]
    options: Mapping[str, OptionValue]
    seat: int
    bot: str
    start: tuple[tuple[int, str], ...]
    others: Mapping[int, tuple[str, ...]]

    @property
    def title(self) -> Message:
        return Message(f"lesson-{self.id}")

    @property
    def about(self) -> Message:
        return Message(f"lesson-{self.id}-about")

    def key(self, name: str) -> str:
        """The message of this name."""
        return f"lesson-{self.id}-{name}"

    def stages(self) -> list[LessonStage]:
        """The steps, parted after each that waits for an action."""
        stages: list[LessonStage] = []
        begun = 0
        for n, step in enumerate(self.steps, 1):
            if step.do:
                stages.append(LessonStage(self.steps[begun:n], step, begun + 1))
                begun = n
        return [*stages, LessonStage(self.steps[begun:], None, begun + 1)]


@dataclass(frozen=True, slots=True)
class LessonProgress:
    """How far a learner has come: the stage, from 0, and the step that was just done rightly."""

    stage: LessonStage
    done: LessonStep | None
    last: bool  # everything is taught; the match may go on
    beyond: bool  # it does: the learner has decided something after the end of the lesson


class Teacher:
    """A lesson beside a match that began as it says. It keeps nothing: all that it answers follows from the steps."""

    def __init__(self, lesson: Lesson, game: Game) -> None:
        self.lesson = lesson
        self.game = game
        self._stages = lesson.stages()

    def standing(self, steps: Sequence[Step]) -> LessonProgress | None:
        """After these steps of the match; None where the learner has done what the lesson does not know, as after a
        lesson was changed. It depends on the learner's own actions alone."""
        own = [self.game.text(step.do) for step in steps if step.who == self.lesson.seat]
        own = own[sum(seat == self.lesson.seat for seat, _ in self.lesson.start) :]
        tasks = [stage.task for stage in self._stages if stage.task is not None]
        for task, text in zip(tasks, own, strict=False):
            if not task.takes(text):
                return None
        at = min(len(own), len(tasks))
        return LessonProgress(
            self._stages[at], tasks[at - 1] if at else None, at == len(tasks), beyond=len(own) > len(tasks)
        )

    def accepted(self, task: LessonStep, choices: Sequence[Choice]) -> list[Choice]:
        """What the step is about, of all that is offered."""
        return [choice for choice in choices if choice.offered and task.takes(choice.text)]

    def wrong(self, steps: Sequence[Step], choices: Sequence[Choice], text: str) -> Message | None:
        """What is said to a learner who would do this instead, which the rules allow; None where it is right, and
        where nothing is asked for any more, or nothing that can be done."""
        standing = self.standing(steps)
        task = None if standing is None else standing.stage.task
        if task is None or task.takes(text) or not self.accepted(task, choices):
            return None
        return self.message(task.wrong) if task.wrong else Message("lesson-other")

    def scripted(self, steps: Sequence[Step], seat: int) -> str:
        """What another seat does next; empty where that is its own to choose."""
        texts = self.lesson.others.get(seat, ())
        done = sum(step.who == seat for step in steps) - sum(other == seat for other, _ in self.lesson.start)
        return texts[done] if 0 <= done < len(texts) else ""

    def shown(self, step: LessonStep, choices: Sequence[Choice]) -> list[str]:
        """The keys of the things that a step points at, each once; of some of them a scene may show none."""
        keys: list[str] = []
        if not step.show and step.do not in ((), ANYTHING):
            keys = [key for choice in self.accepted(step, choices) for key in choice.keys]
        for entry in step.show:
            kind, colon, text = entry.partition(":")
            if not colon:
                keys.append(kind)
            else:
                keys += [key for choice in choices if _fits(text, choice.text) for key in choice.keys]
        return list(dict.fromkeys(keys))

    def message(self, name: str) -> Message:
        """A sentence of the lesson, which may speak of whatever the edition says."""
        key = self.lesson.key(name)
        facts, named = self.game.facts(self.game.edition), self.game.book.words("en").arguments(key)
        return Message(key, {fact: facts[fact] for fact in sorted(named) if fact in facts})


def begin_lesson(lesson: Lesson, game: Game, name: str) -> Match:
    """Its match, played up to where it begins; the learner is called `name`."""
    seats = [name if seat == lesson.seat else f"bot:{lesson.bot}" for seat in range(lesson.players)]
    match = Match(game, FastDice(lesson.seed), seats)
    for seat, text in lesson.start:
        match.play(seat, text)
    return match


def lesson_game(kind: type[Game], lesson: Lesson) -> Game:
    return kind(lesson.players, lesson.options)


def find_lesson(kind: type[Game], id: str) -> Lesson:
    """Of this name; a SetupError that names those there are."""
    for lesson in lessons_of(kind):
        if lesson.id == id:
            return lesson
    raise SetupError(Message("lesson-unknown", {"game": kind.id, "asked": id[:40]}))


def lessons_of(kind: type[Game]) -> tuple[Lesson, ...]:
    """In the order of the file; none for a game that has no `lessons.toml`."""
    file = kind.folder / FILE
    return read_lessons(kind.id, file) if file.exists() else ()


@cache
def read_lessons(game: str, file: Path) -> tuple[Lesson, ...]:
    """A SetupError says what is wrong in the file, and where."""
    try:
        content = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise _wrong(file, "", Message("lesson-not-toml", {"detail": " ".join(str(error).split())})) from None
    return tuple(_read_lesson(game, id, _table(file, id, given, _ENTRIES), file) for id, given in content.items())


def _read_lesson(game: str, id: str, given: dict[str, Any], file: Path) -> Lesson:
    for name in ("minutes", "players", "seed", "steps"):
        if name not in given:
            raise _wrong(file, f"{id}.{name}", Message("lesson-missing"))
    steps = []
    for n, each in enumerate(given["steps"], 1):
        where = f"{id}.steps {n}"
        step = _table(file, where, each, _OF_A_STEP)
        if "say" not in step:
            raise _wrong(file, f"{where}.say", Message("lesson-missing"))
        for name in ("show", "do"):
            step[name] = _texts(file, f"{where}.{name}", step.get(name, []))
        steps.append(LessonStep(**step))
    players, seat = given["players"], given.get("seat", 0)
    others = {
        _seat(file, f"{id}.others", number, players): _texts(file, f"{id}.others.{number}", texts)
        for number, texts in given.get("others", {}).items()
    }
    start = []
    for text in _texts(file, f"{id}.start", given.get("start", [])):
        number, _, action = text.partition(" ")
        start.append((_seat(file, f"{id}.start", number, players), action))
    return Lesson(
        game=game,
        id=id,
        minutes=given["minutes"],
        players=players,
        seed=given["seed"],
        steps=tuple(steps),
        options=given.get("options", {}),
        seat=_seat(file, f"{id}.seat", str(seat), players),
        bot=given.get("bot", "normal"),
        start=tuple(start),
        others=others,
    )


def _table(file: Path, where: str, given: object, entries: Mapping[str, type]) -> dict[str, Any]:
    """A table that has none but these entries, each of its kind."""
    if not isinstance(given, dict):
        raise _wrong(file, where, Message("lesson-not-table"))
    for name, value in given.items():
        kind = entries.get(name)
        if kind is None:
            raise _wrong(file, f"{where}.{name}", Message("lesson-unasked"))
        if not isinstance(value, kind) or isinstance(value, bool):
            raise _wrong(file, f"{where}.{name}", Message("lesson-kind", {"kind": kind.__name__}))
    return dict(given)


def _texts(file: Path, where: str, given: object) -> tuple[str, ...]:
    if not isinstance(given, list) or not all(isinstance(text, str) and text for text in given):
        raise _wrong(file, where, Message("lesson-texts"))
    return tuple(given)


def _seat(file: Path, where: str, number: str, players: int) -> int:
    if not (number.isascii() and number.isdigit() and int(number) < players):
        raise _wrong(file, where, Message("lesson-seat", {"seat": number[:20], "last": str(players - 1)}))
    return int(number)


def _wrong(file: Path, entry: str, problem: Message) -> SetupError:
    key = "edition-error" if entry else "edition-error-whole"
    return SetupError(Message(key, {"where": str(file), "entry": entry, "problem": problem}))


def _fits(pattern: str, text: str) -> bool:
    """`*` stands for anything."""
    first, *rest = pattern.split("*")
    if not rest:
        return text == pattern
    if not text.startswith(first):
        return False
    at = len(first)
    for part in rest[:-1]:
        at = text.find(part, at)
        if at < 0:
            return False
        at += len(part)
    return text.endswith(rest[-1]) and len(text) - len(rest[-1]) >= at
