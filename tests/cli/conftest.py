"""The command line as a person uses it, in this process: arguments and typed lines in, text and exit code out."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from vivant.cli.common import speak
from vivant.cli.main import run


@dataclass
class Ran:
    code: int
    out: str
    err: str

    @property
    def error_lines(self) -> list[str]:
        return self.err.splitlines()


Vivant = Callable[..., Ran]


@pytest.fixture
def vivant(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Vivant:
    """Run `vivant ARGS…` with these lines typed; files and data stay in the test's own folder."""
    monkeypatch.chdir(tmp_path)
    for name in ("VIVANT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def vivant(*args: object, typed: str = "", lang: str = "en") -> Ran:
        monkeypatch.setattr(speak, "lang", lang)
        monkeypatch.setattr(sys, "argv", ["vivant", *map(str, args)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = 0
        try:
            run()
        except SystemExit as stop:
            code = stop.code if isinstance(stop.code, int) else 0
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return vivant
