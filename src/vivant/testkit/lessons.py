"""Lessons: each is played through, rightly and wrongly at every step, said in all languages and shown in every scene.

For games that have lessons; the others pass.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from vivant.engine.choice import Choice
from vivant.engine.dice import FastDice
from vivant.engine.errors import VivantError
from vivant.engine.game import Game
from vivant.engine.lesson import Lesson, LessonStep, Teacher, begin_lesson, lesson_game, lessons_of
from vivant.engine.match import Match
from vivant.engine.verify import verify
from vivant.testkit.messages import fault_of, variables
from vivant.testkit.scenes import SHAPES

FEWEST: Final = 12  # steps
MOST: Final = 30
LONGEST: Final = 260  # letters of a sentence
WORLDS: Final = 2  # imagined at each stage


class Spoilt(Exception):
    """What is wrong, and at which step."""


def lesson_faults(kind: type[Game], lessons: Sequence[Lesson] | None = None) -> list[str]:
    """What is wrong with the lessons of a game; of each no more than the first thing that stops it."""
    faults = []
    for lesson in lessons_of(kind) if lessons is None else lessons:
        faults += [
            f"lesson {lesson.id}: {fault}" for fault in (*_word_faults(kind, lesson), *_play_faults(kind, lesson))
        ]
    known = {lesson.id for lesson in lessons_of(kind)}
    if strange := [key for key in _messages(kind) if not any(_is_of(key, id) for id in known)]:
        faults.append(f"{' '.join(strange)}: no lesson says that")
    return faults


# what is said


def _messages(kind: type[Game]) -> list[str]:
    return sorted(key for key in kind.book.words("en").keys if key.startswith("lesson-"))


def _is_of(key: str, id: str) -> bool:
    return key == f"lesson-{id}" or key.startswith(f"lesson-{id}-")


def _word_faults(kind: type[Game], lesson: Lesson) -> Iterator[str]:
    names = [name for step in lesson.steps for name in (step.say, step.wrong, step.right) if name]
    keys = [lesson.title.key, lesson.about.key, *(lesson.key(name) for name in names)]
    facts = kind.facts(kind.standard_edition())
    for key in keys:
        for lang in kind.book.languages:
            if not kind.book.words(lang).has(key):
                yield f"{key} is not in {lang}"
                continue
            if strange := variables(kind.book, lang)[key] - facts.keys():
                yield f"{lang}: {key} speaks of {' '.join(sorted(strange))}, which no edition says"
            elif len(kind.words_for(kind.standard_edition(), lang)(key)) > LONGEST:
                yield f"{lang}: {key} is longer than {LONGEST} letters"
    for key in _messages(kind):
        if _is_of(key, lesson.id) and key not in keys:
            yield f"no step says {key}"
    doubled = {name for name in names if names.count(name) > 1}
    if doubled:
        yield f"{' '.join(sorted(doubled))} is said twice"


# how it is played


def _play_faults(kind: type[Game], lesson: Lesson) -> Iterator[str]:
    if not FEWEST <= len(lesson.steps) <= MOST:
        yield f"it has {len(lesson.steps)} steps, and should have {FEWEST} to {MOST}"
    try:
        game = lesson_game(kind, lesson)
        taken = _play(game, lesson, {}, looking=True)
        for at, others in enumerate(taken):
            for text in others:
                _play(game, lesson, {at: text}, looking=False)
    except Spoilt as fault:
        yield str(fault)
    except VivantError as error:
        yield str(error)


def _play(game: Game, lesson: Lesson, other: dict[int, str], looking: bool) -> list[list[str]]:
    """Once through, with what is to be done at each stage, or something `other`; returns what else could be done.

    `looking` at everything on the way.
    """
    match, teacher = begin_lesson(lesson, game, "Lark"), Teacher(lesson, game)
    taken: list[list[str]] = []
    stages = lesson.stages()
    for at, stage in enumerate(stages):
        where = f"step {stage.first + len(stage.steps) - 1}" + (f" after {other}" if other else "")
        _let_others_play(match, teacher, where, last=stage.task is None)
        standing = teacher.standing(match.steps)
        if standing is None or standing.stage != stage or standing.last != (stage.task is None) or standing.beyond:
            raise Spoilt(f"{where}: it stands at {standing}")
        choices = match.choices(lesson.seat)
        if looking:
            _look(match, teacher, stage.steps, choices, where)
        if stage.task is None:
            break
        right = teacher.accepted(stage.task, choices)
        legal = match.legal(lesson.seat)
        for pattern in stage.task.do:
            if not any(LessonStep("", do=(pattern,)).takes(text) for text in legal):
                raise Spoilt(f"{where}: nothing that fits {pattern} can be done")
        if looking:
            _do_wrongly(match, teacher, stage.task, where)
        text = other.get(at, right[0].text)
        taken.append([choice.text for choice in right if choice.text != text])
        before = match.step
        match.play(lesson.seat, text)
        if looking:
            _take_back(match, teacher, before, where)
    if looking:
        _keep(match, teacher)
    return taken


def _let_others_play(match: Match, teacher: Teacher, where: str, last: bool) -> None:
    """Until the learner is asked, each as the lesson says."""
    seat = teacher.lesson.seat
    while not match.over and seat not in match.to_act():
        for other in match.to_act():
            text = teacher.scripted(match.steps, other)
            if text not in match.legal(other):
                raise Spoilt(f"{where}: before it seat {other} is to do {text!r}; it may do {match.legal(other)[:12]}")
            match.play(other, text)
            break
    if match.over and not last:
        raise Spoilt(f"{where}: the match is over")


def _do_wrongly(match: Match, teacher: Teacher, task: LessonStep, where: str) -> None:
    """Whatever else could be tried is told why not, and changes nothing."""
    seat, steps = teacher.lesson.seat, list(match.steps)
    choices = match.choices(seat)
    legal, tried = set(match.legal(seat)), {choice.text for choice in choices if choice.text}
    for text in sorted(legal | tried):
        said = teacher.wrong(match.steps, choices, text)
        if text not in legal:
            if match.why_not(seat, text) is None:
                raise Spoilt(f"{where}: {text} is refused for no reason")
        elif task.takes(text) != (said is None):
            raise Spoilt(f"{where}: of {text} is said {said}")
        elif said is not None and (fault := fault_of(said, match.game.book)):
            raise Spoilt(f"{where}: {fault}")
    if list(match.steps) != steps:
        raise Spoilt(f"{where}: asking has changed the match")


def _take_back(match: Match, teacher: Teacher, before: int, where: str) -> None:
    """What the learner did is taken back and done again: it stands there as if nothing had been."""
    seat = teacher.lesson.seat
    n, do = next((step.n, step.do) for step in match.steps if step.n > before and step.who == seat)
    text = match.game.text(do)
    _let_others_play(match, teacher, where, last=True)
    after = match.view(seat).data()
    match.undo(seat, n, consent=[])
    standing = teacher.standing(match.steps)
    if standing is None or standing.stage.task is None or not standing.stage.task.takes(text):
        raise Spoilt(f"{where}: taken back, it stands at {standing}")
    match.play(seat, text)
    _let_others_play(match, teacher, where, last=True)
    if match.view(seat).data() != after:
        raise Spoilt(f"{where}: taken back and done again, it goes on otherwise")


def _keep(match: Match, teacher: Teacher) -> None:
    """The record is true, and whoever comes back with it stands where they were."""
    content = match.record().text().encode()
    if not verify(content).valid:
        raise Spoilt(f"its record is false: {verify(content).error}")
    if not match.over and teacher.standing(Match.resume(content).steps) != teacher.standing(match.steps):
        raise Spoilt("its record, gone on with, stands elsewhere")


# what is shown


def _look(match: Match, teacher: Teacher, steps: Sequence[LessonStep], choices: list[Choice], where: str) -> None:
    """What is pointed at lies in every scene, and nothing that is told comes from what is hidden."""
    game, seat = match.game, teacher.lesson.seat
    for step in steps:
        shown = teacher.shown(step, choices)
        if step.show and not shown:
            raise Spoilt(f"{where}: {step.say} points at nothing")
        if game.draws() and step.show:  # what is to be done without a thing of the scene has a button
            _check_shown(match, teacher, step, choices, shown)
    view, dice = match.view(seat), FastDice(1)
    for _ in range(WORLDS):
        world = view.imagine(dice).view(seat)
        elsewhere = game.choices_now(world, seat)
        if [teacher.shown(step, elsewhere) for step in steps] != [teacher.shown(step, choices) for step in steps]:
            raise Spoilt(f"{where}: what is pointed at comes from what the learner cannot know")
        if [_seen(choice, game) for choice in elsewhere] != [_seen(choice, game) for choice in choices]:
            raise Spoilt(f"{where}: what can be done comes from what the learner cannot know")


def _seen(choice: Choice, game: Game) -> tuple[object, ...]:
    """What is read of a choice."""
    say = game.book.words("en").say
    return (
        choice.text,
        choice.keys,
        say(choice.label),
        choice.reason and (choice.reason.rule, say(choice.reason.message)),
    )


def _check_shown(match: Match, teacher: Teacher, step: LessonStep, choices: list[Choice], shown: list[str]) -> None:
    seat, names = teacher.lesson.seat, [str(seat) for seat in range(match.game.players)]
    drawn: set[str] = set()
    for shape in SHAPES:
        scene = match.game.scene(match.view(seat), "en", names, [False] * match.game.players, shape, choices)
        ids = {
            id
            for picture in scene.pictures
            for fragment in picture.fragments
            for id in (fragment.key, *re.findall(r'\bid="([^"]*)"', fragment.svg))
        }
        if ids.isdisjoint(shown):
            raise Spoilt(f"{step.say}: nothing of {' '.join(shown)} is in the {shape} scene")
        drawn |= ids
    if lost := [key for key in step.show if ":" not in key and key not in drawn]:
        raise Spoilt(f"{step.say}: {' '.join(lost)} is in no scene")
