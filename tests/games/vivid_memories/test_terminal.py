"""A match in the terminal: played, refused, undone, saved, verified, replayed, drawn."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

import pytest

from vivant.cli.common import speak
from vivant.cli.main import run
from vivant.engine.verify import verify_file


class Terminal:
    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.patch = monkeypatch

    def __call__(self, *args: object, typed: str = "") -> str:
        self.patch.setattr(speak, "lang", "en")
        self.patch.setattr(sys, "argv", ["vivant", *map(str, args)])
        self.patch.setattr(sys, "stdin", io.StringIO(typed))
        code: object = 0
        try:
            run()
        except SystemExit as stop:
            code = stop.code
        shown = self.capsys.readouterr()
        assert not code, shown.err
        return shown.out


@pytest.fixture
def vivant(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Terminal:
    monkeypatch.chdir(tmp_path)
    for name in ("VIVANT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return Terminal(capsys, monkeypatch)


PLAY = ("play", "vivid-memories", "--players", 2, "--seats", "human:Lark,random", "--seed", 3)


def test_a_turn_is_asked_refused_and_taken_back(vivant: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    steps = ["place c3", "take L blue", "stop", "place c3", "undo", "place b2", "score", "quit"]
    out = vivant(*PLAY, "--save", file, typed="\n".join(steps) + "\n")
    assert "No: first take a fragment from an end of the line (rule VM-15" in out
    assert "You may: take L yellow · take L green · take L purple · stop" in out
    assert "Lark places blue in c3." in out
    assert "b2 B.." in out
    assert verify_file(file).valid


def test_a_whole_match_is_recorded_verified_replayed_and_drawn(vivant: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    vivant("simulate", "vivid-memories", "--players", 2, "--games", 1, "--records", tmp_path / "all")
    record = next((tmp_path / "all").glob("*.jsonl"))
    record.rename(file)
    verdict = verify_file(file)
    assert verdict.valid
    assert verdict.finished
    assert "valid" in vivant("verify", file)
    assert "Vivid Memories" in vivant("games")
    shown = vivant("replay", file, "--to", 60)
    assert re.search(r"c3 [RYGBP.]{3}", shown)
    vivant("picture", file, "--out", tmp_path / "table.svg", "--step", 60, "--seat", 1)
    assert "hex-c3" in (tmp_path / "table.svg").read_text(encoding="utf-8")
    assert "rewire" in vivant("rules", "vivid-memories", "VM-20").lower()
    assert "adjacency" in vivant("edition", "show", "vivid-memories")


ALONE = ("play", "vivid-memories", "--players", 1, "--seats", "human:Lark", "--seed", 5)


def test_alone_one_asks_what_the_brain_would_take_and_reads_why_it_did(vivant: Terminal, tmp_path: Path) -> None:
    steps = ["what if take L green", "what", "what if take L green, take L green, place c3", "what if place c3"]
    steps += ["take L green", "stop", "place c3", "done", "log", "score", "quit"]
    out = vivant(*ALONE, "--save", tmp_path / "alone.jsonl", typed="\n".join(steps) + "\n")
    asked = "The Brain asks the yellow aspiration: yellow is only at the left end, and it takes it there. (AB-12)"
    assert out.count(asked) == 3  # foretold, told as news, and in the log
    assert "What if what? Type for example: what if take L red" in out
    assert "No: first take a fragment from an end of the line (rule VM-15" in out
    assert "Artificial Brain: 0 points" in out.replace("\xa0", " ")
    assert verify_file(tmp_path / "alone.jsonl").valid


def test_a_match_alone_ends_with_who_has_won_and_why(vivant: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "alone.jsonl"
    out = vivant(
        *ALONE[:4], "--seats", "greedy:worlds=2", "--seed", 2, "--save", file, "--option", "be_more_human=true"
    )
    verdict = verify_file(file)
    assert verdict.finished
    human, brain = verdict.scores
    assert f"Artificial Brain: {brain} points" in out.replace("\xa0", " ")
    assert ("1. Artificial Brain" in out) == (brain > human)


def test_practice_tells_what_is_wrong_by_its_rule(vivant: Terminal, tmp_path: Path) -> None:
    steps = ["take L green", "stop", "place c3", "done", "skip", "draft L red", "draft L yellow", "over", "lay s2"]
    steps += ["lay s1", "under yellow", "quit"]
    out = vivant(
        *ALONE, "--option", "practice=true", "--save", tmp_path / "practice.jsonl", typed="\n".join(steps) + "\n"
    )
    for rule in ("AB-11", "AB-17"):
        assert f"(rule {rule};" in out
    assert "You may: skip · draft L red · draft L yellow" in out
    assert "Under the stack: the yellow aspiration. (AB-19)" in out
