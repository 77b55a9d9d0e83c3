"""The guide to new games is the example, word for word, and what it shows happens."""

from __future__ import annotations

from pathlib import Path

import pytest
from doc_pages import GUIDE, Block, blocks_of, run_python
from doc_shell import run_block
from magpies_package import FOLDER

PARTS = [block for block in blocks_of(GUIDE, "python", "toml", "ftl") if block.title]
SHOWN_IN_PART = {"magpies/rulebook.fr.ftl", "magpies/words.fr.ftl", "tests/test_magpies_rules.py"}
FILES = sorted(
    str(path.relative_to(FOLDER))
    for pattern in ("pyproject.toml", "magpies/*.*", "tests/*.py")
    for path in FOLDER.glob(pattern)
)


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


@pytest.mark.parametrize("block", PARTS, ids=str)
def test_the_file_is_named_above_each_part(block: Block) -> None:
    above = GUIDE.read_text(encoding="utf-8").splitlines()[block.line - 4]
    assert f"`{block.title}`" in above


def test_python_runs() -> None:
    samples = [block for block in blocks_of(GUIDE, "python") if not block.title]
    assert samples
    for block in samples:
        run_python(block)


def test_console_shows_what_is_printed(tmp_path: Path) -> None:
    samples = blocks_of(GUIDE, "console")
    assert samples
    for block in samples:
        run_block(block, tmp_path)
