"""The tools behind the Makefile find what they are there to find."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import vivant

from . import ROOT


def tool(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small house with one game, and nothing wrong in it."""
    package = tmp_path / "src" / "vivant"
    for folder in ("engine", "games/far_away"):
        (package / folder).mkdir(parents=True)
    (package / "games" / "far_away" / "__init__.py").write_text("NAME = 'far away'\n")
    (package / "engine" / "registry.py").write_text("GAMES = ['far-away']\n")
    (package / "engine" / "state.py").write_text('"""Far away, and a faraway."""\nfarther = 1\n')
    monkeypatch.chdir(tmp_path)
    return package


def test_a_tidy_house_names_no_game(house: Path) -> None:
    assert tool("named_games").main() == 0


@pytest.mark.parametrize(
    "line", ["x = 'Far away'", "import far_away", "x = 1  # as far-away does it", "x = f'far_away {1}'"]
)
def test_a_game_named_outside_games_is_found(house: Path, line: str, capsys: pytest.CaptureFixture[str]) -> None:
    (house / "engine" / "match.py").write_text(f'"""Match."""\n\n{line}\n')
    assert tool("named_games").main() == 1
    assert "engine/match.py:3: names the game" in capsys.readouterr().out


def test_a_game_named_in_the_words_is_found(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (house / "engine" / "words.en.ftl").write_text("hello = Far away!\n")
    assert tool("named_games").main() == 1
    assert "words.en.ftl:1" in capsys.readouterr().out


SOME_TESTS = """
import pytest

def test_runs():
    pass

def test_skips():
    pytest.skip("no chisel here")

@pytest.mark.xfail
def test_known_to_fail():
    assert False
"""


def test_with_the_plugin_a_skip_is_a_failure(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(SOME_TESTS)
    (tmp_path / "test_none.py").write_text('import pytest\npytest.importorskip("no_such_hammer")\n')
    command = [sys.executable, "-m", "pytest", "-c", os.devnull, "--rootdir", ".", "-n", "1", "-p", "tools.no_skips"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTEST_ADDOPTS": "-p no:cacheprovider"}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert done.returncode == 1
    assert "1 failed, 1 passed, 1 xfailed, 1 error" in done.stdout
    assert "no chisel here (a skipped test is a failure here)" in done.stdout
    assert "no_such_hammer" in done.stdout


HUNT = """
import pytest
from tests.nets.sizes import usually

@pytest.mark.parametrize("seed", range(usually(1, deep=2)))
def test_hunt(seed): ...
"""
PLAIN = """
import pytest

def test_short(): ...

@pytest.mark.deep
def test_long(): ...
"""


# The rules in two builds; pictures, where builds are alike; the command line, where one build is enough; and a browser.
TREE = {
    "engine/test_hunt": HUNT,
    "engine/test_plain": PLAIN,
    "draw/test_scene": PLAIN,
    "cli/test_screen": PLAIN,
    "table/page/test_film": PLAIN,
}


@pytest.fixture(scope="module")
def some_tests(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tree of tests in which ours decide what a run takes."""
    tree = tmp_path_factory.mktemp("tree")
    for name in ("tests/conftest.py", "tests/nets/__init__.py", "tests/nets/sizes.py", "pyproject.toml"):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / name).write_bytes((ROOT / name).read_bytes())
    for name, text in TREE.items():
        (tree / "tests" / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / "tests" / f"{name}.py").write_text(text)
    return tree


SHORT, LONG = ({f"engine/test_plain.py::test_{name}"} for name in ("short", "long"))
SCENES = {"draw/test_scene.py::test_short", "draw/test_scene.py::test_long"}
HUNTS, MORE = {"engine/test_hunt.py::test_hunt[0]"}, {"engine/test_hunt.py::test_hunt[1]"}
FILMS = {"table/page/test_film.py::test_short", "table/page/test_film.py::test_long"}
SCREENS = {"draw/test_scene.py::test_short", "cli/test_screen.py::test_short"}


@pytest.mark.parametrize(
    ("run", "ci", "options", "taken"),
    [
        ("", "", [], SHORT | HUNTS | SCREENS),
        ("", "true", [], SHORT | SCREENS),  # the deep run, which follows, hunts for longer
        ("deep", "true", [], LONG | HUNTS | MORE | {one.replace("short", "long") for one in SCREENS} | FILMS),
        ("", "", ["--second-build"], SHORT | HUNTS),
        ("deep", "true", ["--second-build"], LONG | HUNTS | MORE | SCENES),
    ],
)
def test_what_a_run_leaves_out_or_cuts_short_is_in_the_deep_one(
    some_tests: Path, run: str, ci: str, options: list[str], taken: set[str]
) -> None:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", *options]
    build = str(Path(vivant.__file__).parents[1])
    settings = {"VIVANT_TESTS": run, "CI": ci, "PYTHONPATH": build, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    environment = {**os.environ, **settings}
    done = subprocess.run(command, cwd=some_tests, env=environment, capture_output=True, text=True)
    assert {line.removeprefix("tests/") for line in done.stdout.splitlines() if "::" in line} == taken, done.stdout


def test_the_wheel_is_built_again_when_a_file_changes_or_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hash_sources = tool("environment").hash_sources
    for name in ("LICENSE", "README.md", "pyproject.toml", "setup.py"):
        (tmp_path / name).touch()
    source = tmp_path / "src" / "vivant"
    source.mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    seen = [hash_sources()]
    (source / "one.py").write_text("one = 1\n")
    seen.append(hash_sources())
    (source / "one.py").write_text("one = 2\n")
    seen.append(hash_sources())
    (source / "one.py").rename(source / "two.py")
    seen.append(hash_sources())
    monkeypatch.setenv("VIVANT_BUILD", "pure")
    seen.append(hash_sources())
    assert len(set(seen)) == len(seen)
    (source / "two.py").unlink()
    monkeypatch.delenv("VIVANT_BUILD")
    assert hash_sources() == seen[0]


TWO_TRIES = """
import pathlib

def test_good(): ...

def test_busy():
    note = pathlib.Path("tried")
    tried = note.exists()
    note.touch()
    assert tried

def test_broken(): assert BROKEN
"""


@pytest.mark.parametrize(("broken", "code"), [(0, 0), (1, 1), (9, 1)])
def test_what_fails_in_ci_is_tried_once_more_alone_unless_much_fails(tmp_path: Path, broken: int, code: int) -> None:
    text = TWO_TRIES.replace("BROKEN", str(not broken))
    text += "".join(f"\ndef test_more_{n}(): assert 0\n" for n in range(broken - 1))
    (tmp_path / "test_some.py").write_text(text)
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    command = [sys.executable, "-m", "tools.once_more", "-c", os.devnull, "--rootdir", ".", "-p", "xdist", "-n", "1"]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert done.returncode == code, done.stdout
    again = done.stdout.partition("once more, alone")[2]
    assert ("test_some.py::test_busy" in again, "1 passed" in again) == (broken < 3, broken < 3), done.stdout
