"""`vivant simulate --bots`: seats rotated over the same deals, shares with intervals, and clear refusals."""

from __future__ import annotations

import json

import pytest

from .conftest import Vivant


def test_bots_are_compared(vivant: Vivant) -> None:
    ran = vivant("simulate", "vivo", "--bots", "greedy:worlds=1,random", "--games", "3", "--plain")
    assert ran.code == 0
    assert ran.out.splitlines()[1].startswith("bot: greedy:worlds=1; wins: ")
    assert ran.out.splitlines()[2].startswith("bot: random; wins: ")
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


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--bots", "deep"), "there is no bot deep"),
        (("--bots", "greedy:speed=1"), "greedy has no setting speed"),
        (("--bots", "random,random,random", "--players", "2"), "3 bots are named; at this table there are 1 to 2"),
        (("--bots", "random", "--records", "folder"), "leave out --bots"),
    ],
)
def test_wrong_bots_are_one_clear_line(vivant: Vivant, args: tuple[str, ...], said: str) -> None:
    ran = vivant("simulate", "vivarium", *args)
    assert ran.code == 2
    assert said in ran.err
    assert len(ran.error_lines) == 1
