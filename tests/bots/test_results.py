"""What bots reached against each other is kept run by run, and counted together."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from benchmarks import strength
from benchmarks.results import Pairing, Result, read_results, together, write_results
from vivant.arena.contest import Standing

FIRST = Pairing("vivo", 4, "greedy", "random", cheats=False, shared=False)
SECOND = Pairing("vivo", 4, "greedy:worlds=2", "random", cheats=False, shared=False)


def result(pairing: Pairing, seed: int, leads: list[float]) -> Result:
    standing = Standing(pairing.bot, 0.25, 4 * len(leads), len(leads), leads=leads, decisions=10, seconds=seed)
    standing.longest = 0.1 * seed
    return Result(pairing, seed, "somehow", standing)


def test_results_are_read_as_they_were_written(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    assert read_results(file) == []
    kept = [result(FIRST, 1, [1.5, -2.0]), result(SECOND, 1, [0.25])]
    write_results(file, kept)
    assert read_results(file) == kept
    assert list(tmp_path.iterdir()) == [file]


def test_runs_of_one_pairing_count_as_one() -> None:
    whole = together([result(FIRST, 1, [1.0, 3.0]), result(FIRST, 2, [5.0])])
    assert whole is not None
    assert (whole.games, whole.wins, whole.even) == (12, 3, 0.25)
    assert whole.lead()[0] == 3.0
    assert (whole.decisions, whole.seconds, whole.longest) == (20, 3.0, 0.2)
    assert together([]) is None


def test_a_run_replaces_what_was_known_or_adds_other_deals_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file, page = tmp_path / "results.jsonl", tmp_path / "strength.md"
    monkeypatch.setattr(strength, "has_theirs", lambda: False)
    monkeypatch.setattr(strength, "simulations_a_second", lambda game: 1000.0)

    def run(*more: str) -> list[Result]:
        few = ["--minutes", "0", "--games", "8", "--jobs", "1", "--game", "vivo", "--bot", "easy"]
        monkeypatch.setattr(sys, "argv", ["strength", *few, "--results", str(file), "--out", str(page), *more])
        strength.main()
        return read_results(file)

    write_results(file, [result(SECOND, 1, [0.25])])
    other, first = run()
    assert other == result(SECOND, 1, [0.25])
    assert first.pairing == Pairing("vivo", 4, "greedy:worlds=2,slips=30", "random", cheats=False, shared=False)
    assert "| easy | random | 8 |" in page.read_text(encoding="utf-8")
    assert run("--seed", "3")[1].seed == 3
    both = run("--seed", "4", "--add")[1:]
    assert [one.seed for one in both] == [3, 4]
    assert "| easy | random | 16 |" in page.read_text(encoding="utf-8")
    assert "--seed 3" in page.read_text(encoding="utf-8")
    with pytest.raises(SystemExit) as stopped:
        run("--seed", "4", "--add")
    assert stopped.value.code == 2
    assert "the deals of seed 4 are counted already" in capsys.readouterr().err
    assert read_results(file)[1:] == both
    with pytest.raises(SystemExit):
        run("--bot", "nobody")
    assert "no row begins with nobody" in capsys.readouterr().err
