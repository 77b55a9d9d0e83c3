"""vivant can be installed from what is shipped, with a C compiler and without one, with extras and without, and plays.

Each is built where nothing is but what a build asks for, and installed where nothing was.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from . import ROOT, copy_tree, marked_modules
from .test_tools import tool

PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
NO_COMPILER = {"CC": "no-such-compiler"}
OUR_OWN = {"mypy_extensions", "vivant"}
OF_MYPY = {"librt"}  # mypy itself needs it, so that a build has it; whoever runs what uses it must have it, too


def imported(module: str) -> set[str]:
    """The packages that a module of ours names."""
    file = ROOT / "src" / Path(*module.split("."))
    source = file.with_suffix(".py") if file.with_suffix(".py").exists() else file / "__init__.py"
    names: set[str] = set()
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module)
    return {name.partition(".")[0] for name in names}


@pytest.mark.parametrize("module", sorted(marked_modules()))
def test_a_compiled_module_imports_nothing_that_a_build_lacks(module: str) -> None:
    assert imported(module) - OUR_OWN - OF_MYPY - set(sys.stdlib_module_names) == set()


def test_the_wheels_that_are_to_be_made_are_those_of_the_pythons_that_we_promise() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["requires-python"] == ">=3.11"
    pythons = {pattern.partition("-")[0] for pattern in project["tool"]["cibuildwheel"]["build"]}
    assert pythons == {"cp311", "cp312", "cp313", "cp314", "cp314t"}


class Place:
    """An environment in which nothing is installed but what is put there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder / "venv"], check=True)
        self.bin = folder / "venv" / "bin"
        self.environment = {
            **{name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "VIVANT_BUILD"}},
            "XDG_DATA_HOME": str(folder),
            "VIVANT_LANG": "en",
            "PYTHONUNBUFFERED": "1",
        }

    def install(self, what: str, **settings: str) -> None:
        command = [*PIP, "--python", str(self.bin / "python"), "install", what]
        done = subprocess.run(command, env={**self.environment, **settings}, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr

    def run(self, *command: str) -> str:
        program = [str(self.bin / command[0]), *command[1:]]
        done = subprocess.run(program, cwd=self.folder, env=self.environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def plays(self, build: str) -> None:
        """A match between bots, at the terminal."""
        assert f"{build}: " in self.run("vivant", "doctor")
        (self.folder / "match.jsonl").unlink(missing_ok=True)
        self.run("vivant", "play", "vivo", "--seats", "easy,easy,easy", "--seed", "7", "--save", "match.jsonl")
        assert "Finished" in self.run("vivant", "verify", "match.jsonl")

    def learns(self) -> None:
        """A few matches at once, as programs that learn play them."""
        assert self.run("python", "-c", MANY).strip() == "8"

    def serves(self) -> None:
        """A match at a table in the browser, between a bot of ours and one that knows nothing of us but the link."""
        command = [str(self.bin / "vivant"), "serve", "--no-open", "--port", "0", "--db", "sqlite:///tables.db"]
        with subprocess.Popen(
            command, cwd=self.folder, env=self.environment, stdout=subprocess.PIPE, text=True
        ) as server:
            try:
                assert server.stdout is not None
                address = next(word for word in server.stdout.readline().split() if word.startswith("http://"))
                link = self.run("python", "-c", MAKE_TABLE, address.rstrip("/")).strip()
                assert self.run("python", str(ROOT / "examples" / "bot.py"), link).strip()  # says how it ended
            finally:
                server.terminate()


MANY = """
from vivant import lab
games = lab.make_vec("vivo", num_envs=8, seed=1)
batch = games.reset()
for _ in range(96):
    batch = games.step(batch.mask.argmax(axis=1))
print(batch.over.sum())
"""
MAKE_TABLE = """
import json, sys
from urllib.request import Request, urlopen
seats = [{"kind": "friend"}, {"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "easy"}]
body = json.dumps({"game": "vivo", "players": 3, "seats": seats, "pace": "none"}).encode()
made = json.load(urlopen(Request(sys.argv[1] + "/api/tables", body, {"Content-Type": "application/json"})))
print(made["invitations"][0]["link"])
"""


@pytest.mark.deep
def test_built_with_a_compiler_it_is_installed_and_plays(tmp_path: Path) -> None:
    dist = tool("dist")
    workshop = dist.Workshop(tmp_path / "workshop")
    quick = tmp_path / "cc"  # whether it builds is the question, not how fast it becomes
    quick.write_text(f'#!/bin/sh\nexec {shutil.which("cc")} "$@" -O0\n')
    quick.chmod(0o755)
    source = workshop.build("sdist", copy_tree(tmp_path / "checkout"), tmp_path / "dist")
    wheel = workshop.build("wheel", dist.unpack(source, tmp_path / "tree"), tmp_path / "dist", CC=str(quick))
    assert not wheel.name.endswith("none-any.whl")
    place = Place(tmp_path / "place")
    place.install(str(wheel))
    place.plays("compiled")
    place.install(f"{wheel}[lab,table]")
    place.plays("compiled")
    place.serves()
    place.learns()


@pytest.mark.deep
def test_without_a_compiler_it_is_installed_from_its_source_and_plays(tmp_path: Path) -> None:
    """As pip does it by itself: in an isolated environment that it makes for the build."""
    dist = tool("dist")
    workshop = dist.Workshop(tmp_path / "workshop")
    source = workshop.build("sdist", copy_tree(tmp_path / "checkout"), tmp_path / "dist", **NO_COMPILER)
    place = Place(tmp_path / "place")
    place.install(str(source), **NO_COMPILER)
    place.plays("interpreted")
    place.install(f"{source}[lab,table]", **NO_COMPILER)
    place.plays("interpreted")
    place.serves()
    place.learns()
