"""A game of another package, used by its id in processes that know of it only through its entry point."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from magpies_package import FOLDER, write_dist_info

import vivant

VIVANT = [sys.executable, "-c", "from vivant.cli.main import run; run()"]


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    folder.mkdir()
    write_dist_info(folder)
    return folder


def run(site: Path, *args: object, typed: str = "") -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(site), str(FOLDER), str(Path(vivant.__file__).parents[1])])
    env = {**os.environ, "PYTHONPATH": path, "VIVANT_LANG": "en", "XDG_DATA_HOME": str(site), "PYTHONUTF8": "1"}
    command = [*VIVANT, *map(str, args)]
    return subprocess.run(command, input=typed, capture_output=True, encoding="utf-8", env=env, cwd=site, check=False)


def test_it_is_listed_beside_ours(site: Path) -> None:
    listed = run(site, "games").stdout
    assert "\nvivo " in listed
    assert "\nmagpies " in listed
    assert run(site, "doctor").returncode == 0


def test_it_is_played_saved_resumed_and_verified(site: Path) -> None:
    seats = ("--seats", "human:Lark,random", "--seed", 5)
    played = run(site, "play", "magpies", *seats, "--save", "m.jsonl", typed="rest\n")
    assert "Continue with: vivant play --resume m.jsonl" in played.stdout
    [hand, *_] = [line for line in played.stdout.splitlines() if line.startswith("Your hand: ")]
    cards = hand.removeprefix("Your hand: ").strip(".").split()
    resumed = run(site, "play", "--resume", "m.jsonl", typed="".join(f"{card}\n" for card in cards))
    assert "1. Lark: " in resumed.stdout
    assert "Finished" in run(site, "verify", "m.jsonl").stdout
    assert "Hand of" in run(site, "replay", "m.jsonl", "--to", "9").stdout
    assert run(site, "picture", "m.jsonl", "--out", "m.svg", "--step", "9", "--seat", 0).returncode == 0
    assert 'data-action="rest"' in (site / "m.svg").read_text(encoding="utf-8")


def test_it_is_simulated_alike_on_one_core_and_on_two(site: Path) -> None:
    one, two = (run(site, "simulate", "magpies", "--games", 600, "--json", "--jobs", jobs).stdout for jobs in (1, 2))
    assert json.loads(one) == json.loads(two)
    assert json.loads(one)["games"] == 600


def test_its_editions_are_checked_and_played(site: Path) -> None:
    text = run(site, "edition", "show", "magpies", "--toml").stdout
    (site / "mine.toml").write_text(text.replace('tie = "stays"', 'tie = "lost"'), encoding="utf-8")
    assert "for 2, 3 or 4 players" in run(site, "edition", "check", "mine.toml").stdout
    assert run(site, "simulate", "magpies", "--games", 10, "--edition", "mine.toml").returncode == 0
    (site / "mine.toml").write_text(text.replace("ranks = 8", "ranks = 2"), encoding="utf-8")
    refused = run(site, "edition", "check", "mine.toml")
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert refused.stderr.startswith("mine.toml, [play.hand]: there are 4 cards")


def test_without_its_package_it_is_unknown(site: Path) -> None:
    run(site, "play", "magpies", "--seats", "human,random", "--save", "m.jsonl")
    for info in site.glob("*.dist-info"):
        info.rename(site / "gone")
    refused = run(site, "verify", "m.jsonl")
    assert refused.returncode == 2
    assert refused.stderr.startswith("m.jsonl, line 1: there is no game magpies")
