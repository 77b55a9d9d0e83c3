"""Console samples: `$ ` begins a command, `> ` what is typed at a prompt, `…` leaves something out of the output."""

from __future__ import annotations

import io
import re
import shlex
import sys
from collections.abc import Iterable
from contextlib import chdir, redirect_stderr, redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path
from unittest import mock

from doc_pages import Block

from vivant.cli.common import speak
from vivant.cli.main import run


@dataclass
class Shown:
    """A command as a page shows it: what is typed at it and lines of its output, in order."""

    line: str
    typed: list[str] = field(default_factory=list)
    output: list[str] = field(default_factory=list)


def commands_in(block: Block) -> list[Shown]:
    shown: list[Shown] = []
    for line in block.text.splitlines():
        if line.startswith("$ "):
            shown.append(Shown(line[2:]))
        elif line.startswith("> "):
            shown[-1].typed.append(line[2:])
        elif line.strip() != "…":
            shown[-1].output.append(line)
    return shown


def run_block(block: Block, folder: Path) -> None:
    """Run each command and find in its output, in order, every line that the page shows."""
    for shown in commands_in(block):
        words = shlex.split(shown.line)
        if words[0] == "sed":
            substitute(words, folder)
            continue
        assert words[0] == "vivant", f"{block}: only vivant and sed are known here, not {words[0]}"
        _, printed = vivant(words[1:], shown.typed, folder)
        printed_lines_are(block, shown, printed)


def printed_lines_are(block: Block, shown: Shown, printed: str) -> None:
    """What was printed holds, in order, every line that the page shows."""
    said = iter(line.removeprefix("> ").rstrip() for line in printed.splitlines())
    for line in shown.output:
        assert line.rstrip() in said, f"{block}: {shown.line}\n{line!r} is not (or not in this order) in\n{printed}"


def vivant(args: Iterable[str], typed: Iterable[str], folder: Path) -> tuple[int, str]:
    """Exit code and everything printed, of the command run in this folder with nothing set in the environment."""
    printed = io.StringIO()
    code: object = 0
    with (
        chdir(folder),
        redirect_stdout(printed),
        redirect_stderr(printed),
        mock.patch.object(sys, "argv", ["vivant", *args]),
        mock.patch.object(sys, "stdin", io.StringIO("".join(line + "\n" for line in typed))),
        mock.patch.object(speak, "lang", "en"),
        mock.patch.dict("os.environ", {"XDG_DATA_HOME": str(folder / "data")}),
    ):
        try:
            run()
        except SystemExit as stop:
            code = stop.code
    return code if isinstance(code, int) else 0, printed.getvalue()


def substitute(words: list[str], folder: Path) -> None:
    """As much of `sed -i 'Ns/old/new/' FILE` as a page needs."""
    found = re.fullmatch(r"(\d+)s/([^/]+)/([^/]*)/", words[2])
    assert words[:2] == ["sed", "-i"]
    assert found is not None
    path = folder / words[3]
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    at = int(found[1]) - 1
    assert found[2] in lines[at], f"{found[2]} is not in line {at + 1}"
    lines[at] = lines[at].replace(found[2], found[3], 1)
    path.write_text("".join(lines), encoding="utf-8")
