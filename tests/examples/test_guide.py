"""The guide to new games: its first chapter is done as a reader does it, and the rest is the example, word for word."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from doc_pages import GUIDE, Block, blocks_of, run_python
from doc_shell import commands_in, printed_lines_are, run_block
from magpies_package import FOLDER, write_dist_info

import vivant

SECOND_CHAPTER = GUIDE.read_text(encoding="utf-8").splitlines().index("## 2. The plan")
BLOCKS = blocks_of(GUIDE, "python", "toml", "ftl", "console")
FIRST = [block for block in BLOCKS if block.line < SECOND_CHAPTER]
PARTS = [block for block in BLOCKS if block.title and block not in FIRST]
SHOWN_IN_PART = {"magpies/rulebook.fr.ftl", "magpies/words.fr.ftl", "tests/test_magpies_rules.py"}
FILES = sorted(
    str(path.relative_to(FOLDER))
    for pattern in ("pyproject.toml", "magpies/*.*", "tests/*.py")
    for path in FOLDER.glob(pattern)
)


@pytest.fixture
def typed_in(tmp_path: Path) -> Path:
    """The files of the first chapter in a folder of their own, which is then installed."""
    for block in FIRST:
        if block.title:
            path = tmp_path / block.title
            path.parent.mkdir(exist_ok=True)
            path.write_text(block.text, encoding="utf-8")
    write_dist_info(tmp_path, tmp_path)
    return tmp_path


def run(folder: Path, *command: str, typed: str = "") -> str:
    """What a process prints that knows of the game only through what is installed there."""
    path = os.pathsep.join([str(folder), str(Path(vivant.__file__).parents[1])])
    env = {**os.environ, "PYTHONPATH": path, "VIVANT_LANG": "en", "XDG_DATA_HOME": str(folder), "PYTHONUTF8": "1"}
    done = subprocess.run(command, input=typed, capture_output=True, encoding="utf-8", env=env, cwd=folder, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_first_chapter_ends_in_a_played_match(typed_in: Path) -> None:
    [console] = [block for block in FIRST if block.language == "console"]
    commands = list(commands_in(console))
    assert [shown.line.split()[0] for shown in commands].count("vivant") == len(commands) > 0
    for shown in commands:
        typed = "".join(line + "\n" for line in shown.typed)
        printed = run(typed_in, sys.executable, "-m", *shlex.split(shown.line), typed=typed)
        printed_lines_are(console, shown, printed)


SOUND = """
from collections import Counter

from magpies.game import Magpies
from vivant.testkit.nets import NETS

class Whole(Magpies):
    def pieces(self, state):
        return Counter(trinkets=1)

unruly = {"check_contract", "check_refusals"}  # they ask for rules, which come in the third chapter
for net in NETS:
    for players in Magpies.counts:
        if net.__name__ not in unruly:
            net(Whole(players), 1)
print(len(NETS))
"""


def test_the_game_of_the_first_chapter_is_sound(typed_in: Path) -> None:
    assert int(run(typed_in, sys.executable, "-c", SOUND)) > 10


def test_the_first_chapter_is_short_and_has_one_language() -> None:
    assert sum(block.text.count("\n") for block in FIRST if block.title) < 150
    assert [block.title for block in FIRST if block.language == "ftl"] == ["magpies/words.en.ftl"]


@pytest.mark.parametrize("block", PARTS, ids=str)
def test_each_part_stands_in_its_file(block: Block) -> None:
    assert block.text in (FOLDER / block.title).read_text(encoding="utf-8"), f"{block} is not in {block.title}"


@pytest.mark.parametrize("file", FILES)
def test_no_part_of_a_file_is_left_out(file: str) -> None:
    shown = [block.text for block in PARTS if block.title == file]
    assert shown, f"the guide does not show {file}"
    rest = (FOLDER / file).read_text(encoding="utf-8")
    for part in shown:
        before, _, rest = rest.partition(part)
        assert not before.strip() or file in SHOWN_IN_PART, f"the guide leaves out of {file}:\n{before}"
    assert not rest.strip() or file in SHOWN_IN_PART, f"the guide leaves out of {file}:\n{rest}"


@pytest.mark.parametrize("block", [block for block in BLOCKS if block.title], ids=str)
def test_the_file_is_named_above_each_part(block: Block) -> None:
    above = GUIDE.read_text(encoding="utf-8").splitlines()[block.line - 4]
    assert f"`{block.title}`" in above


def test_python_runs(tmp_path: Path) -> None:
    samples = [block for block in blocks_of(GUIDE, "python") if not block.title]
    assert samples
    for block in samples:
        run_python(block, tmp_path)


def test_console_shows_what_is_printed(tmp_path: Path) -> None:
    samples = [block for block in blocks_of(GUIDE, "console") if block not in FIRST]
    assert samples
    for block in samples:
        run_block(block, tmp_path)
