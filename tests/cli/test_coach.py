"""The coach in the terminal: hint, review, and trying again."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Vivant
from tests.table import hall
from vivant.bots.greedy import GreedyBot
from vivant.coach import advice
from vivant.engine.dice import FastDice
from vivant.engine.match import Match
from vivant.engine.registry import make_game

SHORT = "short.toml"


@pytest.fixture(autouse=True)
def _short_matches(vivant: Vivant, monkeypatch: pytest.MonkeyPatch) -> None:
    Path(SHORT).write_text(hall.SHORT)
    monkeypatch.setattr(advice, "SCREENING", 0.0)


def finished(vivant: Vivant, file: str = "m.jsonl") -> None:
    ran = vivant("play", "vivo", "--seats", "random,random,random", "--seed", 4, "--edition", SHORT, "--save", file)
    assert ran.code == 0, ran.err


def test_hint_names_the_three_best_with_their_worth_and_why(vivant: Vivant) -> None:
    ran = vivant("play", "vivo", "--seed", 4, "--edition", SHORT, "--option", "first=0", typed="hint\nquit\n")
    lines = ran.out.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("Your expected lead"))
    assert lines[at + 1].startswith("1. ")
    assert " ± " in lines[at + 1]
    assert lines[at + 2].strip().startswith(("Compared with", "As good as"))
    french = vivant("play", "vivo", "--seed", 4, "--edition", SHORT, "--lang", "fr", typed="conseil\nquitter\n")
    assert "Votre avance attendue" in french.out


LENT = "A bot is playing for you"


def own_steps(file: str = "m.jsonl") -> list[str]:
    return [line["do"] for line in map(json.loads, Path(file).read_text().splitlines()) if line.get("who") == 0]


def test_a_bot_decides_for_a_person_who_only_presses_enter(vivant: Vivant) -> None:
    args = ("play", "vivo", "--players", 3, "--seed", 4, "--option", "first=0", "--save", "m.jsonl")
    ran = vivant(*args, typed="bot nobody\nbot greedy\n\n\nquit\n")
    assert ran.code == 0, ran.err
    assert "there is no bot nobody" in ran.out
    assert len(own_steps()) == 3  # at once, and at each Enter
    assert ran.out.count(LENT) == 3
    assert vivant("verify", "m.jsonl").code == 0


def test_who_plays_has_the_seat_back(vivant: Vivant) -> None:
    args = ("play", "vivo", "--players", 3, "--seed", 4, "--option", "first=0", "--save", "m.jsonl")
    legal = re.findall(r"You may: (\w+)", vivant(*args, typed="bot\nquit\n").out)[-1]
    Path("m.jsonl").unlink()
    ran = vivant(*args, typed=f"bot\n{legal}\n\n\nquit\n")
    assert ran.out.count(LENT) == 1  # while it was asked with the bot at hand
    assert len(own_steps()) == 2  # Enter alone decides nothing any more
    assert own_steps()[1] == legal


def test_review_names_what_cost_most_or_says_that_nothing_did(vivant: Vivant) -> None:
    finished(vivant)
    for seat in (0, 1, 2):
        ran = vivant("review", "m.jsonl", "--seat", seat, "--ms", 20)
        assert (ran.code, ran.err) == (0, "")
        assert "no clear mistake" in ran.out or "vivant play --resume m.jsonl --from-step" in ran.out


def test_one_can_try_again_from_a_step_and_the_old_record_stays(vivant: Vivant) -> None:
    finished(vivant)
    before = Path("m.jsonl").read_bytes()
    step = [line["n"] for line in map(json.loads, before.splitlines()) if line.get("who") == 1][-1]
    ran = vivant("play", "--resume", "m.jsonl", "--from-step", step, "--save", "again.jsonl")
    assert ran.code == 0, ran.err
    assert Path("m.jsonl").read_bytes() == before
    assert vivant("verify", "again.jsonl").code == 0
    assert "Finished" in vivant("verify", "again.jsonl").out


def test_a_bot_that_is_not_known_here_is_replaced_by_the_usual_one(vivant: Vivant) -> None:
    match = Match(make_game("vivo", 3), FastDice(1), ["bot:deep", "bot:random", "bot:random"])
    while not match.over:
        seat = match.to_act()[0]
        match.play(seat, match.legal(seat)[0])
    Path("strange.jsonl").write_text(match.record().text())
    step = [line["n"] for line in match.record().lines if line.get("who") == 1][-1]
    ran = vivant("play", "--resume", "strange.jsonl", "--from-step", step, "--save", "again.jsonl")
    assert ran.code == 0, ran.err
    assert "there is no bot deep" in ran.out
    assert "The bot Normal plays instead." in ran.out
    assert "Finished" in vivant("verify", "again.jsonl").out


def test_a_bot_that_breaks_does_not_end_the_match(vivant: Vivant, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*given: object) -> int:
        raise ZeroDivisionError("no")

    monkeypatch.setattr(GreedyBot, "choose", broken)
    args = ("play", "vivo", "--seats", "greedy,random,random", "--seed", 4, "--edition", SHORT, "--save", "m.jsonl")
    ran = vivant(*args)
    assert ran.code == 0, ran.err
    assert "could not decide (ZeroDivisionError: no), so an allowed action was played instead." in ran.out
    assert "Finished" in vivant("verify", "m.jsonl").out


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
