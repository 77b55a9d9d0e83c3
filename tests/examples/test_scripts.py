"""The small scripts in examples/ run."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest
from doc_pages import ROOT, blocks_of

SIX_LINES = ROOT / "examples" / "six_lines.py"
# The bot needs a table: tests/table tries it. What needs OpenSpiel is tried in tests/lab; PyTorch is too large for us.
NOT_BY_ITSELF = {"bot", "frameworks", "frameworks_rllib", "six_lines", "solve_tiny", "train_ppo"}
OTHERS = sorted(path for path in (ROOT / "examples").glob("*.py") if path.stem not in NOT_BY_ITSELF)


def test_six_lines_are_those_of_the_readme(capsys: pytest.CaptureFixture[str]) -> None:
    text = SIX_LINES.read_text(encoding="utf-8")
    assert [block.text for block in blocks_of(ROOT / "README.md", "python")] == [text]
    assert len([line for line in text.splitlines() if line]) == 6
    runpy.run_path(str(SIX_LINES), run_name="__main__")
    assert capsys.readouterr().out.endswith("The match is over.\n")


@pytest.mark.parametrize("script", OTHERS, ids=lambda path: path.stem)
def test_it_prints_something(script: Path, capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(script))["main"](games=20)
    assert capsys.readouterr().out.strip()
