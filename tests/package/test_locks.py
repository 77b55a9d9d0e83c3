"""The locks hold what pyproject.toml asks for, agree with each other, and are all that a container takes in."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import tomllib
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from . import ROOT, SOURCE
from .test_tools import tool

FOLDER = ROOT / "requirements"
PAGE_LOCK = ROOT / "package-lock.json"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
SETS: dict[str, list[str]] = {
    "build": PROJECT["build-system"]["requires"],
    "run": PROJECT["project"]["dependencies"],
    **PROJECT["project"]["optional-dependencies"],
}


def locked(name: str) -> list[dict[str, Any]]:
    packages: list[dict[str, Any]] = tool("bill").read_lock(FOLDER / f"{name}.txt")
    return packages


def lacks(wanted: list[str], packages: list[dict[str, Any]]) -> list[str]:
    """The requirements that no package of a lock meets."""
    return [
        text
        for text in wanted
        if not any(
            one["name"] == canonicalize_name((asked := Requirement(text)).name)
            and asked.specifier.contains(one["version"])
            for one in packages
        )
    ]


def test_every_set_has_its_lock_and_no_lock_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(SETS), "write them anew: make lock"


@pytest.mark.parametrize("name", SETS)
def test_a_lock_holds_what_pyproject_asks_for(name: str) -> None:
    assert lacks(SETS[name], locked(name)) == [], "write it anew: make lock"


def test_a_requirement_that_a_lock_lacks_is_noticed() -> None:
    assert lacks(["rich>=14", "rich>=99", "no-such-package"], locked("run")) == ["rich>=99", "no-such-package"]


@pytest.mark.parametrize("name", SETS)
def test_a_lock_holds_what_its_packages_need(name: str) -> None:
    """As far as they are installed here, on this platform."""
    packages = locked(name)
    names = {one["name"] for one in packages}
    for one in packages:
        try:
            needed = [Requirement(text) for text in requires(one["name"]) or []]
        except PackageNotFoundError:
            continue
        for asked in needed:
            if asked.marker is None or asked.marker.evaluate({"extra": ""}):
                assert canonicalize_name(asked.name) in names, f"{one['name']} needs {asked.name}"


@pytest.mark.parametrize("name", SETS)
def test_every_package_has_hashes_and_no_address(name: str) -> None:
    assert all(one["hashes"] for one in locked(name))
    text = (FOLDER / f"{name}.txt").read_text()
    assert not re.search(r"://|--index|--find-links|/\w+/", text)


def test_all_locks_name_the_same_versions() -> None:
    versions: dict[str, dict[str, str]] = {}
    for name in SETS:
        for one in locked(name):
            where = versions.setdefault(f"{one['name']}=={one['version']}", {})
            where[name] = " ".join(one["hashes"])
    assert all(len(set(where.values())) == 1 for where in versions.values())
    names = [pin.partition("==")[0] for pin in versions]
    split = {name for name in names if names.count(name) > 1}
    for name in split:  # two versions of one package are for two kinds of machine
        assert all(one["marker"] for each in SETS for one in locked(each) if one["name"] == name), name


def test_the_bill_of_materials_is_that_of_the_locks() -> None:
    bill = tool("bill")
    stored = (FOLDER / "bill.cdx.json").read_text()
    assert stored == bill.written(bill.bill_of(PROJECT, FOLDER, PAGE_LOCK)), "write it anew: make lock"
    told = json.loads(stored)
    assert (told["bomFormat"], told["specVersion"]) == ("CycloneDX", "1.6")
    required = {one["name"] for one in told["components"] if one["scope"] == "required"}
    assert {"fastapi", "psycopg", "rich"} <= required
    assert not {"pytest", "ruff", "uv", "typescript"} & required
    assert {f"pkg:npm/{name}" for name in page_tools()["devDependencies"]} <= {
        one["purl"].rpartition("@")[0] for one in told["components"]
    }


def page_tools() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((ROOT / "package.json").read_text())
    return found


def test_what_checks_the_page_is_locked_with_hashes_and_no_address() -> None:
    lock = json.loads(PAGE_LOCK.read_text())
    root = lock["packages"].pop("")
    assert (root["name"], root["devDependencies"]) == (page_tools()["name"], page_tools()["devDependencies"])
    assert set(lock["packages"]) >= {f"node_modules/{name}" for name in page_tools()["devDependencies"]}
    assert all(one["integrity"].startswith("sha512-") for one in lock["packages"].values())
    assert "://" not in PAGE_LOCK.read_text()


def test_the_page_tools_are_installed_as_they_are_locked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    tools = tool("page_tools")
    ran: list[list[str]] = []
    monkeypatch.setattr(tools, "NOTE", tmp_path / "note")
    monkeypatch.setattr(tools.shutil, "which", lambda name: name)
    done = subprocess.CompletedProcess([], 0, "", "")
    monkeypatch.setattr(tools.subprocess, "run", lambda command, **_: ran.append(command) or done)
    tools.main()
    tools.main()  # nothing has changed since
    assert [command[:2] for command in ran] == [["npm", "ci"]]


@pytest.mark.parametrize(
    ("said", "ci", "goes_on"),
    [
        ("ERROR: No matching distribution found for orjson==3.13.0", "", True),
        ("ERROR: No matching distribution found for orjson==3.13.0", "true", False),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.", "", False),
        ("ERROR: Could not install packages due to an OSError", "", False),
    ],
)
def test_only_a_python_that_the_locks_do_not_fit_is_served_without_hashes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], said: str, ci: str, goes_on: bool
) -> None:
    environment = tool("environment")
    ran: list[list[str]] = []
    monkeypatch.setattr(environment, "run", lambda name, command: ran.append(command))
    monkeypatch.setenv("CI", ci)
    assert environment.install_unlocked(PROJECT, ["build", "run"], said) is goes_on
    assert len(ran) == len(capsys.readouterr().out.splitlines()) == goes_on


# The container. No engine is at hand where the tests run: what its file says is held against the tree.


def instructions() -> list[tuple[str, str]]:
    text = (ROOT / "Containerfile").read_text().replace("\\\n", " ")
    rows = [row.split(maxsplit=1) for row in text.splitlines() if row.strip() and not row.startswith("#")]
    return [(word, rest) for word, rest in rows]


def test_all_that_a_container_copies_is_there() -> None:
    copied = [rest.split()[:-1] for word, rest in instructions() if word == "COPY" and not rest.startswith("--from")]
    assert copied
    for name in (name for names in copied for name in names):
        assert (ROOT / name).exists(), name


def test_a_container_takes_in_only_what_is_locked() -> None:
    runs = [rest for word, rest in instructions() if word == "RUN"]
    installs = [part for rest in runs for part in rest.split("&&") if "pip install" in part]
    own = [part for part in installs if "--no-deps --no-index" in part]
    assert len(installs) == 3
    assert len(own) == 1
    for part in (part for part in installs if part not in own):
        assert "--require-hashes --only-binary :all:" in part
        assert all((ROOT / name).exists() for name in re.findall(r"-r (\S+)", part))
    assert {"run", "table", "postgresql"} <= set(re.findall(r"-r requirements/(\w+)", " ".join(installs)))
    assert not any(re.search(r"\b(curl|wget|git)\b", rest) for rest in runs)


def test_a_container_serves_as_nobody_in_particular() -> None:
    said = instructions()
    last = max(at for at, (word, _) in enumerate(said) if word == "FROM")
    stage = dict(said[last:])
    assert int(stage["USER"].partition(":")[0]) > 0
    assert stage["VOLUME"] == "/data"
    command = json.loads(stage["ENTRYPOINT"])
    assert command[command.index("--port") + 1] == stage["EXPOSE"]
    assert command[command.index("--db") + 1] == f"sqlite:///{stage['VOLUME']}/tables.db"
    asked = json.loads(stage["HEALTHCHECK"].partition("CMD ")[2])
    assert f"http://127.0.0.1:{stage['EXPOSE']}/api/games" in asked[2]
    compile(asked[2], "HEALTHCHECK", "exec")


def test_the_options_of_the_container_are_options_of_serve() -> None:
    command = next(json.loads(rest) for word, rest in instructions() if word == "ENTRYPOINT")
    source = (SOURCE / "cli" / "serve.py").read_text(encoding="utf-8")
    assert command[:2] == ["vivant", "serve"]
    for option in (part for part in shlex.split(" ".join(command[2:])) if part.startswith("--")):
        name = option.removeprefix("--").replace("-", "_")
        assert f"{name}: Annotated" in source or option in source, option
