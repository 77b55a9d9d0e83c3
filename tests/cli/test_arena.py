"""`vivant arena`: a run and what came of it, in a terminal, as a page and as JSON; and what is refused, in one line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .conftest import Vivant

RUN = ("arena", "vivarium", "--players", "2", "--bots", "greedy:worlds=1,random", "--games", "8")


def test_a_run_is_told_and_kept_and_the_same_command_tells_it_again(vivant: Vivant, tmp_path: Path) -> None:
    first = vivant(*RUN, "--plain")
    assert (first.code, first.err) == (0, "")
    assert "bot: greedy:worlds=1; rating: " in first.out
    assert "; games: 8; wins: 100.0 % ± 0.0; × even share: 2.00; points ahead: +" in first.out
    [folder] = (tmp_path / "arena").iterdir()
    assert folder.name.startswith("vivarium-2-")
    assert vivant(*RUN, "--plain").out == first.out
    assert vivant("arena", "--read-only", "--to", folder, "--plain").out.replace(str(folder), "") in first.out.replace(
        str(folder.relative_to(tmp_path)), ""
    )


def test_in_french(vivant: Vivant) -> None:
    ran = vivant(*RUN, lang="fr")
    assert "Qui est plus fort" in ran.out
    assert "× part égale" in ran.out


def test_results_are_json_on_request_and_the_same_on_two_cores(vivant: Vivant) -> None:
    found = []
    for jobs in ("1", "2"):
        ran = vivant(*RUN, "--json", "--jobs", jobs, "--to", f"run{jobs}")
        told = json.loads(ran.out)
        for bot in told["bots"]:
            assert bot.pop("seconds_a_decision") <= bot.pop("longest_seconds")
        found.append(told)
    assert found[0] == found[1]
    assert found[0]["bots"][0]["bot"] == "greedy:worlds=1"
    assert (found[0]["games"], found[0]["finished"]) == (8, True)


def test_a_run_ends_early_when_it_is_decided_and_not_with_no_stop(vivant: Vivant) -> None:
    command = [*RUN[:-1], "60", "--json"]
    early, late = (json.loads(vivant(*command, *more).out) for more in ((), ("--no-stop",)))
    assert early["games"] < late["games"] == 60
    assert early["decided"]
    assert late["decided"]


def test_the_page_is_written(vivant: Vivant, tmp_path: Path) -> None:
    assert vivant(*RUN, "--page", "page.html").code == 0
    assert (tmp_path / "page.html").read_text(encoding="utf-8").startswith("<!doctype html>")


def test_a_page_that_cannot_be_written_is_one_line(vivant: Vivant) -> None:
    ran = vivant(*RUN, "--page", "nowhere/deep/page.html")
    assert ran.code == 2
    assert len(ran.error_lines) == 1


def test_without_bots_everybody_plays_at_random(vivant: Vivant) -> None:
    ran = vivant("arena", "vivo", "--players", "3", "--games", "50", "--plain")
    assert "seat: 2; wins: " in ran.out
    assert "rating" not in ran.out


def test_forfeits_are_told_as_they_come_and_counted(vivant: Vivant, tmp_path: Path) -> None:
    (tmp_path / "mybot.py").write_text(
        "class Bot:\n    def __init__(self, game): pass\n    def choose(self, *asked): raise ValueError('\\x1b[2J')\n"
    )
    ran = vivant("arena", "vivarium", "--players", "2", "--bots", "random,./mybot.py:Bot", "--games", "5", "--plain")
    assert ran.code == 0
    assert ran.error_lines[0] == "./mybot.py:Bot forfeits game 1-1: it crashed (ValueError: ?[2J)"
    assert ran.error_lines[3:] == ["./mybot.py:Bot: further ones of this kind are counted, and not told"]
    assert "bot: ./mybot.py:Bot; why: it crashed; times: 6" in ran.out


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("arena",), "say which game is played"),
        (("arena", "chess"), "there is no game chess"),
        (("arena", "--read-only"), "say which with --to FOLDER"),
        (("arena", "--read-only", "--to", "nowhere"), "nowhere is no folder of a run"),
        ((*RUN[:4], "--bots", "deep"), "there is no bot deep"),
        ((*RUN[:4], "--bots", "random,./none.py:Bot"), "there is no ./none.py"),
        ((*RUN, "--edition", "none.toml"), "none.toml"),
        ((*RUN, "--ruling", "majority=often"), "majority"),
        ((*RUN, "--error", "2"), "error cannot be 2.0"),
        ((*RUN, "--limit", "0"), "limit cannot be 0.0"),
        ((*RUN, "--to", "letter.txt"), "is not empty and holds no run"),
    ],
)
def test_what_cannot_be_run_is_one_clear_line(vivant: Vivant, tmp_path: Path, args: tuple[str, ...], said: str) -> None:
    (tmp_path / "letter.txt").write_text("mine")
    ran = vivant(*args)
    assert ran.code == 2
    assert said in ran.err
    assert len(ran.error_lines) == 1
    assert not list(tmp_path.glob("arena/*/chunks"))
