"""Whatever is parsed takes time and memory as its length does: the worst cases of every parser, each within limits."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

if not Path("/proc/self/statm").exists():
    pytest.skip("limits of time and memory are tried on Linux", allow_module_level=True)
pytest.importorskip("fastapi", reason='the forms of the table are parsed too: pip install "vivant[table]"')

from tests.nets.parsers import PARSERS

pytestmark = pytest.mark.deep

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", PARSERS)
def test_the_worst_that_can_be_sent_takes_little_time_and_memory(name: str) -> None:
    command = [sys.executable, "-m", "tests.nets.parsers", name]
    tried = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600)
    assert (tried.returncode, tried.stdout, tried.stderr) == (0, "", "")


def test_the_net_finds_what_takes_too_much() -> None:
    command = [sys.executable, "-m", "tests.nets.parsers", "itself"]
    tried = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600)
    assert tried.stdout.splitlines() == ["too long: -24", "too large: 4", "a traceback: 5", "two lines: 3"]
