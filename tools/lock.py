"""Writes requirements/: for each set of packages exact versions with their hashes; package-lock.json; a bill of all.

`python tools/lock.py [--upgrade]`, with uv from the extra `lock`. What is locked stays locked unless pyproject.toml
forbids it now; `--upgrade` takes the newest of everything. All sets are cut from one resolution, so that they agree.
"""

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from bill import bill_of, written

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "requirements"
WORK = ROOT / ".build" / "lock"
PAGE_LOCK = ROOT / "package-lock.json"
BILL = FOLDER / "bill.cdx.json"
COMPILE = "pip compile --universal --python-version 3.11 --only-binary :all: --no-header --no-annotate --quiet".split()


def main(given: list[str]) -> None:
    if given not in ([], ["--upgrade"]):
        sys.exit("usage: python tools/lock.py [--upgrade]")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    sets = sets_of(project)
    WORK.mkdir(parents=True, exist_ok=True)
    FOLDER.mkdir(exist_ok=True)
    everything = WORK / "everything.txt"
    everything.write_text("" if given else "\n".join(pins()) + "\n")  # uv keeps what stands where it writes
    compile_to(everything, [one for wanted in sets.values() for one in wanted])
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name, wanted in sets.items():
        path = WORK / f"{name}.txt"
        path.unlink(missing_ok=True)
        compile_to(path, wanted, "--constraint", str(everything), "--generate-hashes")
        heading = f"# What {'vivant' if name == 'run' else name} needs, exactly; written by make lock.\n"
        (FOLDER / f"{name}.txt").write_text(heading + path.read_text())
    lock_page_tools(given)
    BILL.write_text(written(bill_of(project, FOLDER, PAGE_LOCK)))
    print(f"written: {FOLDER.name}/{', '.join([*sets, BILL.name])}")


def lock_page_tools(given: list[str]) -> None:
    """What checks the page; without npm it stays as it is. No address of a package stands in it."""
    if shutil.which("npm") is None:
        print("there is no npm: package-lock.json stays as it is")
        return
    if given:
        PAGE_LOCK.unlink(missing_ok=True)
    options = ["--package-lock-only", "--omit-lockfile-registry-resolved", "--silent", "--no-audit", "--no-fund"]
    if subprocess.run(["npm", "install", *options], cwd=ROOT, stdin=subprocess.DEVNULL).returncode:
        sys.exit("npm found no versions for package.json; why stands above")


def sets_of(project: dict) -> dict[str, list[str]]:
    """What is installed together, by its name: to build, to run, and each extra beside that."""
    own = {"build": project["build-system"]["requires"], "run": project["project"]["dependencies"]}
    return {**own, **project["project"]["optional-dependencies"]}


def pins() -> list[str]:
    """What is locked now, without hashes."""
    rows = [row for path in FOLDER.glob("*.txt") for row in path.read_text().splitlines() if row[:1].isalnum()]
    return sorted({row.rstrip("\\ ") for row in rows})


def compile_to(path: Path, wanted: list[str], *options: str) -> None:
    command = [sys.executable, "-m", "uv", *COMPILE, *options, "--output-file", str(path), "-"]
    done = subprocess.run(command, input="\n".join(wanted), text=True, stdout=subprocess.DEVNULL, cwd=WORK)
    if done.returncode:
        sys.exit(f"uv found no versions for {path.stem}; why stands above")


if __name__ == "__main__":
    main(sys.argv[1:])
