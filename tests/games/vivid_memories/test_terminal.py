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
    assert "No: a fragment has to be taken from an end of the line first (rule VM-15" in out
    assert "You may: take L yellow · take L green · take L purple · stop" in out
    assert "Lark: blue into c3." in out
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
