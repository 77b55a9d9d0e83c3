"""The pages for people, and the samples in them."""

from __future__ import annotations

import re
from contextlib import chdir
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")),
    *sorted((ROOT / "docs").glob("*.md")),
    ROOT / "examples" / "README.md",
]
GUIDE = ROOT / "docs" / "add-a-game.md"

_FENCE = re.compile(r'^```(\w*)(?: title="([^"]+)")?\n(.*?)^```$', re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """A fenced block. One with a title is a part of that file of the example."""

    page: Path
    line: int
    language: str
    title: str
    text: str

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def blocks_of(page: Path, *languages: str) -> list[Block]:
    """The blocks of a page in these languages, in their order."""
    text = page.read_text(encoding="utf-8")
    found = [
        Block(page, text.count("\n", 0, fence.start()) + 2, fence[1], fence[2] or "", fence[3])
        for fence in _FENCE.finditer(text)
    ]
    return [block for block in found if block.language in languages]


def prose_of(page: Path) -> str:
    """A page without its fenced blocks."""
    return _FENCE.sub("", page.read_text(encoding="utf-8"))


def run_python(block: Block, folder: Path) -> None:
    """Run a sample by itself, in this folder; what goes wrong is reported at its place in the page."""
    source = "\n" * (block.line - 1) + block.text
    with chdir(folder):
        exec(compile(source, str(block.page), "exec"), {"__name__": "sample"})
