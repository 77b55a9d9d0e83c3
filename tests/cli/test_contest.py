"""`vivant simulate --bots`: seats rotated over the same deals, shares with intervals, and clear refusals."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from .conftest import Vivant


def test_bots_are_compared(vivant: Vivant) -> None:
    ran = vivant("simulate", "vivo", "--bots", "greedy:worlds=1,random", "--games", "3", "--plain")
    assert ran.code == 0
    assert ran.out.splitlines()[1].startswith("bot: greedy:worlds=1; seats: 1; wins: ")
    assert ran.out.splitlines()[2].startswith("bot: random; seats: 3; wins: ")
    assert "One deal, played 4 times" in ran.out


def test_the_result_is_json_on_request_and_the_same_on_two_cores(vivant: Vivant) -> None:
    args = ("simulate", "vivarium", "--players", "2", "--bots", "greedy:worlds=1,random", "--games", "4", "--json")
    found = [json.loads(vivant(*args, "--jobs", jobs).out) for jobs in ("1", "2")]
    for run in found:
        assert run["games"] == 4
        for bot in run["bots"]:
            assert bot.pop("seconds_a_decision") <= bot.pop("longest_seconds")
    assert found[0] == found[1]
    first, second = found[0]["bots"]
    assert (first["bot"], first["even"], second["even"]) == ("greedy:worlds=1", 0.5, 0.5)
    assert first["wins"] + second["wins"] == 4
    assert first["interval"][0] < first["share"] <= first["interval"][1]


def test_one_game_of_one_player_is_told_in_words_that_fit(vivant: Vivant) -> None:
    args = ("simulate", "vivid-memories", "--players", "1", "--bots", "random", "--games", "1", "--plain")
    ran = vivant(*args)
    assert "vivid-memories, 1 player, " in ran.out
    assert "1 game in " in ran.out
    assert "rotated" not in ran.out
    assert " ± " not in ran.out  # one deal says nothing about its own luck
    french = vivant(*args, "--lang", "fr")
    assert "1 joueur, " in french.out
    assert "1 partie en 0," in french.out


def at_work(session: int) -> int:
    """How many processes a program and those it started are."""
    found = 0
    for entry in Path("/proc").iterdir():
        with suppress(OSError):
            found += entry.name.isdigit() and os.getsid(int(entry.name)) == session
    return found


def test_ctrl_c_ends_a_contest_on_two_cores_at_once(tmp_path: Path) -> None:
    args = ["simulate", "vivarium", "--players", "2", "--bots", "search:ms=5000", "--games", "40", "--jobs", "2"]
    run = "from vivant.cli.main import run\nif __name__ == '__main__': run()"
    script = tmp_path / "run.py"
    script.write_text(run)
    with subprocess.Popen(
        [sys.executable, str(script), *args], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True
    ) as program:
        end = time.monotonic() + 60
        while at_work(program.pid) < 4 and time.monotonic() < end:  # itself, two workers, and who looks after them
            time.sleep(0.1)
        time.sleep(0.5)
        os.killpg(program.pid, signal.SIGINT)
        try:
            program.communicate(timeout=60)
        finally:
            if program.poll() is None:
                os.killpg(program.pid, signal.SIGKILL)
    assert program.returncode == 130
    end = time.monotonic() + 10
    while at_work(program.pid) and time.monotonic() < end:
        time.sleep(0.1)
    assert at_work(program.pid) == 0


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--bots", "deep"), "there is no bot deep"),
        (("--bots", "greedy:speed=1"), "greedy has no setting speed"),
        (("--bots", "random,random,random", "--players", "2"), "3 bots are named; this table takes 1 to 2"),
        (("--bots", "random", "--records", "folder"), "leave out --bots"),
    ],
)
def test_wrong_bots_are_one_clear_line(vivant: Vivant, args: tuple[str, ...], said: str) -> None:
    ran = vivant("simulate", "vivarium", *args)
    assert ran.code == 2
    assert said in ran.err
    assert len(ran.error_lines) == 1
