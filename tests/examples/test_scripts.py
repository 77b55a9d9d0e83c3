"""The small scripts in examples/ run."""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
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


def test_the_trainer_can_be_read_in_a_quarter_of_an_hour() -> None:
    lines = (ROOT / "examples" / "train_ppo.py").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 150
    assert max(map(len, lines)) <= 120


ON_TWO_CORES = """
print("once")
import vivant
from vivant import arena, lab
from vivant.arena.contest import contest, line_up
game = vivant.game("vivo", players=3)
games = lab.make_vec(game, num_envs=4, workers=2, seed=1)
print(len(games.reset().seat))
games.close()
print(vivant.simulate(game, games=600, jobs=2).games)
print(contest(game, line_up(game, ["easy", "random"]), 6, jobs=2)[0].games)
print(len(arena.run("vivo", players=3, bots=["easy", "random"], games=6, jobs=2)))
"""

A_GAME_OF_ITS_OWN = """
import vivant
from vivant.games.vivo import Vivo
class Mine(Vivo):
    pass
if __name__ == "__main__":
    print(vivant.simulate(Mine(3), games=600, jobs=2).games)
"""


@pytest.mark.parametrize(
    ("script", "said"), [(ON_TWO_CORES, "once 4 600 6 18"), (A_GAME_OF_ITS_OWN, "600")], ids=["plain", "own game"]
)
def test_a_script_uses_several_cores_as_it_stands(script: str, said: str, tmp_path: Path) -> None:
    """Workers do not run it again, so that it needs no `if __name__ == …`; but where it has a game of its own."""
    file = tmp_path / "mine.py"
    file.write_text(script)
    where = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    done = subprocess.run([sys.executable, file], cwd=tmp_path, env=where, capture_output=True, text=True)
    assert (done.stdout.split(), done.stderr) == (said.split(), "")
