"""Puzzles in the terminal: solved, answered wrongly, given up; the day's, the list, and days in a row."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from vivant.bots.puzzles import Wanted
from vivant.cli.puzzlebook import PuzzleBook
from vivant.engine.game import Game
from vivant.engine.puzzle import Puzzle, number_of_day, puzzles_of, read_pack
from vivant.engine.registry import find_game
from vivant.testkit.cases import registered
from vivant.testkit.puzzles import puzzle_faults

from .conftest import Vivant

GAMES = [kind for kind in registered() if puzzles_of(kind)]
ALONE = [(kind, next(one for one in puzzles_of(kind) if one.players == 1)) for kind in GAMES if 1 in kind.player_counts(kind.standard_edition())]  # fmt: skip
KINDS = [
    (kind, next(one for one in puzzles_of(kind) if one.kind == id))
    for kind in GAMES
    for id in sorted({one.kind for one in puzzles_of(kind)})
] + ALONE


def name(value: object) -> str | None:
    if isinstance(value, Puzzle):
        return f"{value.kind}-{value.players}"
    return value.id if isinstance(value, type) else None


def kept(folder: Path) -> dict[str, Any]:
    told: dict[str, Any] = json.loads((folder / "data" / "vivant" / "puzzles.json").read_text())
    return told


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("kind", "one"), KINDS, ids=name)
def test_a_wrong_answer_is_told_and_the_right_one_solves_it(
    vivant: Vivant, tmp_path: Path, kind: type[Game], one: Puzzle, lang: str
) -> None:
    typed = "\n".join([*one.other, *one.line, ""])
    ran = vivant("puzzle", kind.id, "--number", one.number, "--plain", typed=typed, lang=lang)
    assert (ran.code, ran.err) == (0, "")
    say = kind.book.words(lang)
    assert say.say(one.title) in ran.out
    assert say.say(one.task) in ran.out
    wrong = {"en": "Not the best yet", "fr": "Pas encore la meilleure"}[lang]
    right = {"en": "Right!", "fr": "C’est juste"}[lang]
    assert ran.out.index(wrong) < ran.out.index(right)
    assert say.say(one.proof) in ran.out
    assert {"en": "The best answer:", "fr": "La meilleure réponse"}[lang] in ran.out
    assert kept(tmp_path)[kind.id]["solved"] == {str(one.number): date.today().isoformat()}


def test_what_is_not_allowed_says_its_rule_and_changes_nothing(vivant: Vivant, tmp_path: Path) -> None:
    kind, one = next(
        (kind, one) for kind in GAMES if kind.id == "vivo" for one in puzzles_of(kind) if one.kind == "tricks"
    )
    ran = vivant("puzzle", kind.id, "--number", one.number, "--plain", typed=f"zz\nr99\nwhy\nwhy {one.line[0]}\nhelp\n")
    assert ran.code == 0
    assert ran.out.count('There is no "') == 2
    assert "is allowed now" in ran.out
    assert "solution: give up" in ran.out
    assert "Right!" not in ran.out
    hand = [text for text in ("r1", "g1", "b1", "y1", "p1") if text not in one.worths]
    refused = vivant("puzzle", kind.id, "--number", one.number, "--plain", typed="\n".join([*hand, ""]))
    assert "(rule VO-" in refused.out
    assert not (tmp_path / "data").exists()


def test_an_answer_of_several_actions_can_be_taken_back_and_begun_again(vivant: Vivant) -> None:
    kind, one = next((kind, one) for kind in GAMES for one in puzzles_of(kind) if len(one.line) > 2)
    first, second, *_ = one.line
    typed = "\n".join(["undo", first, "undo", first, second, "again", "board", *one.line, ""])
    ran = vivant("puzzle", kind.id, "--number", one.number, "--plain", typed=typed)
    assert ran.out.count("There is nothing to undo.") == 1
    assert ran.out.count("Undone.") == 1
    assert "Right!" in ran.out


def test_who_gives_up_sees_the_solution_and_it_does_not_count(vivant: Vivant, tmp_path: Path) -> None:
    kind = GAMES[0]
    one = puzzles_of(kind)[0]
    ran = vivant("puzzle", kind.id, "--number", 1, "--plain", typed="solution\n")
    assert "No shame in looking" in ran.out
    assert kind.book.words("en").say(one.proof) in ran.out
    vivant("puzzle", kind.id, "--number", 1, "--plain", typed="\n".join([*one.line, ""]))
    assert kept(tmp_path)[kind.id].get("solved", {}) == {}


def test_the_day_has_its_puzzle_and_days_in_a_row_are_counted(vivant: Vivant, tmp_path: Path) -> None:
    kind = GAMES[0]
    today = date.today()
    yesterday = today - timedelta(days=1)
    file = tmp_path / "data" / "vivant" / "puzzles.json"
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps({kind.id: {"days": {yesterday.isoformat(): "1"}}}))
    one = puzzles_of(kind)[number_of_day(kind, today) - 1]
    ran = vivant("puzzle", kind.id, "--plain", typed="\n".join([*one.line, ""]))
    assert f"This is the puzzle of {today.isoformat()}" in ran.out
    assert f"Puzzle {one.number} of {len(puzzles_of(kind))}" in ran.out
    assert "2 days in a row" in ran.out
    again = vivant("puzzle", kind.id, "--date", "2026-12-24", "--plain")
    assert f"Puzzle {number_of_day(kind, date(2026, 12, 24))} of" in again.out
    rows = vivant("puzzle", "--plain").out.splitlines()
    assert len(rows) == len(GAMES)
    assert "solved: yes" in rows[0]
    assert "days in a row: 2" in rows[0]


def test_all_puzzles_of_a_game_are_listed(vivant: Vivant) -> None:
    kind = GAMES[0]
    rows = vivant("puzzle", kind.id, "--list").out.splitlines()
    assert len(rows) == 1 + len(puzzles_of(kind))
    assert len(vivant("puzzle", kind.id, "--list", "--plain", lang="fr").out.splitlines()) == len(puzzles_of(kind))


def test_mistakes_get_one_line(vivant: Vivant) -> None:
    kind = GAMES[0]
    for arguments, said in (
        ((kind.id, "--number", "9999"), "they are numbered from 1"),
        ((kind.id, "--number", "0"), "is not in the range"),
        ((kind.id, "--date", "christmas"), '"christmas" is no date'),
        ((kind.id, "--date", "2026-12-24", "--number", "1"), "give one of them"),
        (("chess",), "chess"),
    ):
        ran = vivant("puzzle", *arguments)
        assert ran.code == 2, arguments
        assert len(ran.error_lines) == 1
        assert said in ran.err


def test_progress_that_cannot_be_read_or_written_stops_nobody(vivant: Vivant, tmp_path: Path) -> None:
    kind = GAMES[0]
    one = puzzles_of(kind)[0]
    file = tmp_path / "data" / "vivant" / "puzzles.json"
    file.parent.mkdir(parents=True)
    file.write_text('{"vivo": {"solved": 3, "days": [')
    ran = vivant("puzzle", kind.id, "--number", 1, "--plain", typed="\n".join([*one.line, ""]))
    assert (ran.code, ran.err) == (0, "")
    assert "Solved: 1 of" in ran.out
    book = PuzzleBook(tmp_path / "nowhere")
    book.games = {"vivo": {"solved": [], "days": 7}}
    assert book.count("vivo") == book.streak("vivo", date(2026, 1, 1)) == 0
    (tmp_path / "a-file").write_text("")
    assert not PuzzleBook(tmp_path / "a-file" / "puzzles.json").write()


def test_streaks_end_with_a_day_that_was_missed() -> None:
    book, day = PuzzleBook(Path("nowhere.json")), date(2026, 3, 1)
    for ago in (0, 1, 3):
        book.solve("vivo", ago + 1, day - timedelta(days=ago), of_today=True)
    assert book.streak("vivo", day) == 2
    assert book.streak("vivo", day + timedelta(days=1)) == 2  # today's is still to come
    assert book.streak("vivo", day + timedelta(days=2)) == 0
    assert book.streak("vivo", day - timedelta(days=2)) == 1
    book.solve("vivo", 9, day + timedelta(days=1), of_today=False)
    assert book.streak("vivo", day + timedelta(days=1)) == 2


def test_a_pack_is_made_and_can_be_read(vivant: Vivant, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vivant.bots.puzzles.what_to_make", lambda kind, count: [Wanted("turn", 2, count)])
    ran = vivant("puzzles", "make", "vivarium", "--count", 2, "--out", "pack.json", "--plain")
    assert (ran.code, ran.err) == (0, "")
    puzzles = read_pack("vivarium", tmp_path / "pack.json")
    assert "2 puzzles in pack.json" in ran.out
    assert puzzle_faults(find_game("vivarium"), puzzles) == []
    refused = vivant("puzzles", "make", "vivarium", "--count", 1, "--out", "nowhere/pack.json")
    assert (refused.code, len(refused.error_lines)) == (2, 1)
