"""Makes .venv what the Makefile asks for: `python tools/environment.py [EXTRA ...]`.

It holds what requirements/ locks for vivant and for the extras, checked by hash, and vivant itself as a wheel,
compiled where there is a C compiler. Each part is made only when something changed. Needs nothing but Python with its
venv module.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path

if sys.version_info < (3, 11):
    sys.exit(f"vivant needs Python 3.11 or newer, and this is {sys.version.split()[0]}; try: make PYTHON=python3.12")

import tomllib

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
WORK = ROOT / ".build"
NOTES = VENV / "vivant.json"  # what was made, to know what changed
BUILD = VENV / "vivant-build"  # "compiled" or "pure", for the Makefile

PIP = [str(PYTHON), "-m", "pip", "--quiet", "--disable-pip-version-check"]
LOCKED = ["--require-hashes", "--only-binary", ":all:"]  # what is built on the spot could be anything
BUILD_WHEEL = "import sys; from setuptools.build_meta import build_wheel; build_wheel(sys.argv[1])"


def main(extras: list[str]) -> None:
    os.chdir(ROOT)
    WORK.mkdir(exist_ok=True)
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    known = project["project"]["optional-dependencies"]
    if unknown := [extra for extra in extras if extra not in known]:
        sys.exit(f"no such extra: {', '.join(unknown)}; there are {', '.join(known)}")
    notes = read_notes()
    if notes.get("python") != sys.version:
        notes = {"python": sys.version}
        make_venv()
    notes["extras"] = sorted({*notes.get("extras", []), *extras} & set(known))
    install_requirements(project, notes)
    install_vivant(notes)


def read_notes() -> dict:
    try:
        return json.loads(NOTES.read_text())
    except (OSError, ValueError):
        return {}


def make_venv() -> None:
    from importlib.util import find_spec

    if not (find_spec("venv") and find_spec("ensurepip")):
        sys.exit("this Python cannot make environments: install its venv module (Debian, Ubuntu: python3-venv)")
    say(f"making .venv with Python {sys.version.split()[0]}")
    python = getattr(sys, "_base_executable", "") or sys.executable
    run("venv", [python, "-m", "venv", "--clear", str(VENV)])


def install_requirements(project: dict, notes: dict) -> None:
    sets = ["build", "run", *notes["extras"]]
    locks = [Path("requirements", f"{name}.txt") for name in sets]
    if missing := [str(lock) for lock in locks if not lock.exists()]:
        sys.exit(f"{', '.join(missing)}: there is no such lock; write it with: make lock")
    wanted = [hashlib.sha256(lock.read_bytes()).hexdigest() for lock in locks]
    if wanted == notes.get("requirements"):
        return
    say(f"installing what vivant needs ({', '.join(sets[1:])})")
    locked = [*LOCKED, *(part for lock in locks for part in ("-r", str(lock)))]
    run("requirements", [*PIP, "install", *locked], otherwise=lambda said: install_unlocked(project, sets, said))
    notes["requirements"] = wanted
    NOTES.write_text(json.dumps(notes))


def install_unlocked(project: dict, sets: list[str], said: str) -> bool:
    """Where the locks name a file that this Python cannot use: what pyproject.toml allows, unchecked, and said so.

    False for whatever else went wrong, a wrong hash above all: that is never gone around, nor is anything in CI.
    """
    lacking = re.search(r"No matching distribution found for (\S+)", said)
    if lacking is None or "DO NOT MATCH THE HASHES" in said or os.environ.get("CI") == "true":
        return False
    say(f"the locks do not fit Python {sys.version.split()[0]} here (no {lacking[1]}): installing without their hashes")
    own = {"build": project["build-system"]["requires"], "run": project["project"]["dependencies"]}
    known = {**own, **project["project"]["optional-dependencies"]}
    run("requirements", [*PIP, "install", *(one for name in sets for one in known[name])])
    return True


def install_vivant(notes: dict) -> None:
    sources = hash_sources()
    if sources == notes.get("sources"):
        return
    say("building vivant")
    folder = WORK / "wheel"
    shutil.rmtree(folder, ignore_errors=True)
    run("wheel", [str(PYTHON), "-c", BUILD_WHEEL, str(folder)])
    [wheel] = folder.glob("*.whl")
    notes["sources"] = None  # while it is half installed
    NOTES.write_text(json.dumps(notes))
    run("install", [*PIP, "install", "--force-reinstall", "--no-deps", str(wheel)])
    build = "pure" if wheel.stem.endswith("none-any") else "compiled"
    BUILD.write_text(build + "\n")
    notes["sources"] = sources
    NOTES.write_text(json.dumps(notes))
    if build == "pure" and os.environ.get("VIVANT_BUILD") != "pure":
        say("there is no C compiler with Python's headers: vivant runs interpreted, which is slower")


def hash_sources() -> str:
    """Changes with whatever may change the wheel: files, also deleted ones, and the compiler."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include"), "Python.h").exists()
    found = shutil.which(compiler.split()[0])
    hash = hashlib.sha256(repr((os.environ.get("VIVANT_BUILD"), compiler, found, headers)).encode())
    files = [Path(name) for name in ("LICENSE", "README.md", "pyproject.toml", "setup.py")]
    files += [path for path in Path("src").rglob("*") if path.is_file() and path.suffix != ".pyc"]
    for path in sorted(files):
        content = path.read_bytes()
        hash.update(f"{path} {len(content)}\n".encode() + content)
    return hash.hexdigest()


def run(name: str, command: list[str], otherwise: Callable[[str], bool] = lambda said: False) -> None:
    """Quietly, unless it fails: then its output is shown, or `otherwise` has done what can be done."""
    log = WORK / f"{name}.log"
    with log.open("wb") as out:
        code = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.STDOUT).returncode
    said = log.read_text(errors="replace") if code else ""
    if code and not otherwise(said):
        sys.stderr.write(said)
        sys.exit(f"{name} failed; its output stands above and in {log.relative_to(ROOT)}")


def say(text: str) -> None:
    print(text, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
