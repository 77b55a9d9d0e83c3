"""Lessons in the terminal: what is said, what is refused, and how one is left and gone on with."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from vivant.engine.lesson import Lesson, lessons_of
from vivant.engine.verify import verify_file
from vivant.testkit.cases import registered

from .conftest import Vivant

LESSONS = [(kind.id, lesson) for kind in registered() for lesson in lessons_of(kind)]


def ids(value: object) -> str | None:
    return value.id if isinstance(value, Lesson) else None


def kept(folder: Path) -> list[Path]:
    return sorted((folder / "data" / "vivant").glob("lesson-*.jsonl"))


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=ids)
def test_whoever_types_what_is_said_comes_to_the_end(vivant: Vivant, tmp_path: Path, game: str, lesson: Lesson) -> None:
    tasks = sum(bool(step.do) for step in lesson.steps)
    ran = vivant("learn", game, lesson.id, "--plain", typed="skip\n" * tasks)
    assert (ran.code, ran.err) == (0, "")
    numbers = [int(number) for number in re.findall(rf"^(\d+)/{len(lesson.steps)} ", ran.out, re.MULTILINE)]
    assert numbers == list(range(1, len(lesson.steps) + 1))
    assert "The lesson is over." in ran.out
    (file,) = kept(tmp_path)
    assert verify_file(file).valid
    assert f"vivant play --resume {file}" in ran.out
    said = vivant("learn", game, lesson.id, lang="fr", typed="passer\n" * tasks).out
    assert "La leçon est finie." in said
    assert f"{len(lesson.steps)}/{len(lesson.steps)}" in said


def test_what_is_typed_says_what_to_do_and_why_not_something_else(vivant: Vivant) -> None:
    ran = vivant("learn", "vivo", typed="r11\nb2\nwhy b2\nr8\nundo\n")
    out = ran.out
    assert out.count("Type: r8") == 5
    assert "Not this one: Red 11 would be the highest card" in out
    assert out.count("(rule VO-07") == 2
    assert "Well done. Red 8 was the lowest card, and scores 8 points." in out
    assert out.count("1/17") == 2  # taken back, it is said again
    assert out.count("6/17") == 1
    assert "Saved. Continue with: vivant learn vivo first" in out


def test_a_lesson_is_gone_on_with_or_begun_anew(vivant: Vivant, tmp_path: Path) -> None:
    vivant("learn", "vivo", typed="r8\n")
    again = vivant("learn", "vivo")
    assert "You go on where you stopped" in again.out
    assert "9/17" in again.out
    assert "1/17" not in again.out
    assert len(kept(tmp_path)) == 1
    anew = vivant("learn", "vivo", "--again")
    assert "1/17" in anew.out
    assert len(kept(tmp_path)) == 2
    finished = "skip\n" * 4
    vivant("learn", "vivo", typed=finished)
    assert "1/17" in vivant("learn", "vivo").out  # all of it was learnt: it begins anew


def test_left_it_goes_on_as_a_match(vivant: Vivant) -> None:
    out = vivant("learn", "vivo", typed="leave\nr11\n").out
    assert "The lesson ends here" in out
    assert "Not this one" not in out
    assert "You play red 11." in out


def test_without_a_name_the_lessons_are_listed(vivant: Vivant) -> None:
    rows = vivant("learn").out.splitlines()[1:]
    assert [tuple(row.split()[:2]) for row in rows] == [(game, lesson.id) for game, lesson in LESSONS]
    assert "leçon: first" in vivant("learn", "--plain", lang="fr").out


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("no-such",), "there is no game no-such"),
        (("vivo", "second"), 'vivo has no lesson "second"'),
        (("vivo", "--players", 4), "vivo has no lesson for 4 players"),
    ],
)
def test_what_is_not_taught_is_one_line(vivant: Vivant, asked: tuple[object, ...], said: str) -> None:
    ran = vivant("learn", *asked)
    assert ran.code == 2
    assert len(ran.error_lines) == 1
    assert said in ran.err


def test_where_nothing_can_be_kept_one_learns_all_the_same(vivant: Vivant, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")
    ran = vivant("learn", "vivo", typed="skip\n")
    assert ran.code == 0
    assert "9/17" in ran.out


def test_a_first_match_offers_its_lesson_and_later_ones_do_not(vivant: Vivant, tmp_path: Path) -> None:
    said = 'New here? "vivant learn vivo" teaches it in a first match of about'
    assert said not in vivant("play", "vivo", "--seats", "random,random,random", "--save", tmp_path / "x.jsonl").out
    assert vivant("play", "vivo").out.count(said) == 1
    assert said not in vivant("play", "vivo").out


def test_whoever_has_begun_a_lesson_is_offered_none(vivant: Vivant) -> None:
    vivant("learn", "vivo")
    assert "New here?" not in vivant("play", "vivo").out
