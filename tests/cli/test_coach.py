"""The coach in the terminal: hint, review, and trying again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Vivant
from tests.table import hall
from vivant.coach import advice

SHORT = "short.toml"


@pytest.fixture(autouse=True)
def _short_matches(vivant: Vivant, monkeypatch: pytest.MonkeyPatch) -> None:
    Path(SHORT).write_text(hall.SHORT)
    monkeypatch.setattr(advice, "FIRST_WORLDS", 1)


def finished(vivant: Vivant, file: str = "m.jsonl") -> None:
    ran = vivant("play", "vivo", "--seats", "random,random,random", "--seed", 4, "--edition", SHORT, "--save", file)
    assert ran.code == 0, ran.err


def test_hint_names_the_three_best_with_their_worth_and_why(vivant: Vivant) -> None:
    ran = vivant("play", "vivo", "--seed", 4, "--edition", SHORT, "--option", "first=0", typed="hint\nquit\n")
    lines = ran.out.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("Expected at the end"))
    assert lines[at + 1].startswith("1. ")
    assert " ± " in lines[at + 1]
    assert lines[at + 2].strip().startswith(("Beside", "As good as"))
    french = vivant("play", "vivo", "--seed", 4, "--edition", SHORT, "--lang", "fr", typed="conseil\nquitter\n")
    assert "Attendu à la fin" in french.out


def test_review_names_what_cost_most_or_says_that_nothing_did(vivant: Vivant) -> None:
    finished(vivant)
    for seat in (0, 1, 2):
        ran = vivant("review", "m.jsonl", "--seat", seat, "--ms", 20)
        assert (ran.code, ran.err) == (0, "")
        assert "surely cost" in ran.out or "vivant play --resume m.jsonl --from-step" in ran.out


def test_one_can_try_again_from_a_step_and_the_old_record_stays(vivant: Vivant) -> None:
    finished(vivant)
    before = Path("m.jsonl").read_bytes()
    step = [line["n"] for line in map(json.loads, before.splitlines()) if line.get("who") == 1][-1]
    ran = vivant("play", "--resume", "m.jsonl", "--from-step", step, "--save", "again.jsonl")
    assert ran.code == 0, ran.err
    assert Path("m.jsonl").read_bytes() == before
    assert vivant("verify", "again.jsonl").code == 0
    assert "Finished" in vivant("verify", "again.jsonl").out


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["play", "--from-step", "3"], "--resume"),
        (["play", "--resume", "m.jsonl", "--from-step", "1"], "not an action"),
        (["play", "--resume", "m.jsonl", "--from-step", "9999"], "9999"),
        (["review", "m.jsonl", "--seat", "7"], "seat 7"),
        (["review", "none.jsonl"], "none.jsonl"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(vivant: Vivant, args: list[str], said: str) -> None:
    finished(vivant)
    ran = vivant(*args)
    assert ran.code == 2
    assert len(ran.error_lines) == 1
    assert said in ran.err


def test_an_unfinished_match_is_not_reviewed(vivant: Vivant) -> None:
    vivant("play", "vivo", "--seed", 4, "--edition", SHORT, "--save", "m.jsonl", typed="quit\n")
    ran = vivant("review", "m.jsonl")
    assert (ran.code, len(ran.error_lines)) == (2, 1)
    assert "hint" in ran.err
