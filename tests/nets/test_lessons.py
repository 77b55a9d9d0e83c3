"""Lessons: every one can be played through, in every language and scene; and the net finds what would spoil one."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from vivant.engine.errors import SetupError
from vivant.engine.game import BOT_LEVELS, Game
from vivant.engine.lesson import Lesson, LessonStep, Teacher, begin_lesson, lessons_of, read_lessons
from vivant.testkit.cases import registered
from vivant.testkit.lessons import lesson_faults
from vivant.words import LANGUAGES

GAMES = [kind for kind in registered() if lessons_of(kind)]
FIRST = GAMES[0]


@pytest.mark.parametrize("kind", registered(), ids=lambda kind: kind.id)
def test_every_lesson_can_be_played_rightly_and_wrongly(kind: type[Game]) -> None:
    assert lesson_faults(kind) == []


def test_all_our_games_are_taught_alone_too_and_in_both_languages() -> None:
    for kind in registered():
        counts = {lesson.players for lesson in lessons_of(kind)}
        standard = kind.player_counts(kind.standard_edition())
        assert any(count > 1 for count in counts), kind.id
        assert (1 in counts) == (1 in standard), kind.id
        assert kind.book.languages == LANGUAGES
        assert {lesson.bot for lesson in lessons_of(kind)} <= set(BOT_LEVELS)


def spoilt(**changes: object) -> list[str]:
    return lesson_faults(FIRST, [replace(lessons_of(FIRST)[0], **changes)])


def with_step(**changes: object) -> list[str]:
    """With another first step that waits for something."""
    steps = list(lessons_of(FIRST)[0].steps)
    at = next(at for at, step in enumerate(steps) if step.do)
    steps[at] = replace(steps[at], **changes)
    return spoilt(steps=tuple(steps))


def test_the_net_finds_what_would_spoil_a_lesson() -> None:
    lesson = lessons_of(FIRST)[0]
    assert spoilt() == []
    task = next(step for step in lesson.steps if step.do)
    for faults, found in (
        (with_step(do=("zz9",)), "nothing that fits zz9 can be done"),
        (with_step(do=(*task.do, "zz*")), "nothing that fits zz* can be done"),
        (with_step(show=("no-such-thing",)), "nothing of no-such-thing is in the wide scene"),
        (with_step(show=("do:zz9",)), "points at nothing"),
        (with_step(show=(*lesson.steps[2].show, "no-such-thing")), "no-such-thing is in no scene"),
        (with_step(say="unwritten"), "unwritten is not in en"),
        (with_step(wrong="unwritten"), "unwritten is not in fr"),
        (with_step(say=lesson.steps[0].say), "is said twice"),
        (spoilt(steps=lesson.steps[1:]), f"no step says {lesson.key(lesson.steps[0].say)}"),
        (spoilt(steps=lesson.steps[:3]), "it has 3 steps"),
        (spoilt(others={}), "is to do ''"),
        (spoilt(seed=lesson.seed + 1), ""),
        (spoilt(start=((0, "zz9"),)), "zz9"),
    ):
        assert any(found in fault for fault in faults), (found, faults)


def test_a_lesson_that_a_match_does_not_follow_says_nothing() -> None:
    """As after a lesson was changed: whoever is in it plays on without."""
    lesson = lessons_of(FIRST)[0]
    game = FIRST(lesson.players, lesson.options)
    match = begin_lesson(lesson, game, "Lark")
    task = next(step for step in lesson.steps if step.do)
    other = next(text for text in match.legal(lesson.seat) if not task.takes(text))
    match.play(lesson.seat, other)
    teacher = Teacher(lesson, game)
    assert teacher.standing(match.steps) is None
    assert teacher.wrong(match.steps, match.choices(lesson.seat), other) is None


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[first", "it is not TOML"),
        ("first = 1", "[first]: a table is needed here"),
        ("[first]\nminutes = 4\nplayers = 3\nseed = 1", "[first.steps]: this entry is missing"),
        ("[first]\nminutes = 'x'", "[first.minutes]: a whole number is needed here"),
        ("[first]\nminutes = 4\nsed = 1", "[first.sed]: nothing asks for this entry"),
        ("[first]\nminutes=4\nplayers=3\nseed=1\nsteps=[{ do=['x'] }]", "[first.steps 1.say]: this entry is missing"),
        ("[first]\nminutes=4\nplayers=3\nseed=1\nsteps=[{ say='a', do=[1] }]", "[first.steps 1.do]: a list of texts"),
        ("[first]\nminutes=4\nplayers=3\nseed=1\nsteps=[]\nstart=['5 x']", '[first.start]: "5" is no seat'),
        ("[first]\nminutes=4\nplayers=3\nseed=1\nsteps=[]\nothers={ 3=['x'] }", '[first.others]: "3" is no seat'),
    ],
)
def test_a_broken_file_is_refused_in_one_line(tmp_path: Path, text: str, problem: str) -> None:
    file = tmp_path / "lessons.toml"
    file.write_text(text)
    with pytest.raises(SetupError) as refused:
        read_lessons("any", file)
    assert problem in str(refused.value)
    assert str(file) in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("pattern", "fits", "fits_not"),
    [
        ("r7", ["r7"], ["r71", "ar7", ""]),
        ("take * red", ["take L red", "take  red"], ["take red", "take L redder"]),
        ("*", ["anything", ""], []),
        ("a*b*a", ["aba", "axbya"], ["aa", "ab", "aba "]),
        ("*x", ["x", "axx"], ["xa"]),
    ],
)
def test_a_star_stands_for_anything(pattern: str, fits: list[str], fits_not: list[str]) -> None:
    step = LessonStep("", do=(pattern,))
    assert all(step.takes(text) for text in fits)
    assert not any(step.takes(text) for text in fits_not)


def test_stages_part_the_steps() -> None:
    for kind in GAMES:
        for lesson in lessons_of(kind):
            stages = lesson.stages()
            assert [step for stage in stages for step in stage.steps] == list(lesson.steps)
            assert [stage.task for stage in stages[:-1]] == [step for step in lesson.steps if step.do]
            assert stages[-1].task is None
            assert stages[-1].steps, "the end says something"
            assert isinstance(lesson, Lesson)
