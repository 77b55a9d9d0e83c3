"""Runs that take a second, and bots that misbehave, as files and as programs."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from vivant.arena.chunks import MEASURED
from vivant.arena.entrants import PIPE

# What a program does when it is asked; FIRST is what it might do rightly.
PROGRAM = """
import json, sys, time
seen = []
for line in sys.stdin:
    asked = json.loads(line)
    if "hello" in asked:
        print(json.dumps({{"ready": True}}), flush=True)
    elif "decision" in asked:
        seen.append(asked)
        number, first = asked["decision"], asked["actions"][0]
        {deed}
"""
FIRST = 'print(json.dumps({"decision": number, "do": first}), flush=True)'


def same(rows: pl.DataFrame) -> pl.DataFrame:
    """Rows without what was measured with a clock."""
    return rows.drop(MEASURED)


@pytest.fixture
def program(tmp_path: Path) -> Callable[..., str]:
    """A program in Python that does this when it is asked, as `--bots` names it."""

    def program(deed: str = FIRST, name: str = "program.py") -> str:
        file = tmp_path / name
        file.write_text(PROGRAM.format(deed=deed), encoding="utf-8")
        return f"{PIPE}{sys.executable} {file}"

    return program


@pytest.fixture
def bot_file(tmp_path: Path) -> Callable[[str], str]:
    """A bot in a Python file whose `choose` has this body."""

    def bot_file(body: str, **others: Any) -> str:
        file = tmp_path / "mybot.py"
        text = "import os, sys, time\n\n\nclass Bot:\n    def __init__(self, game):\n        self.game = game\n\n"
        text += f"    def choose(self, view, seat, legal, dice, budget):\n        {body}\n"
        file.write_text(text, encoding="utf-8")
        return f"{file}:Bot"

    return bot_file
