"""Makes in dist/ what would be uploaded: the source package, and from it the wheels, for this machine and for any.

`python tools/dist.py [FOLDER]`. Everything is built where nothing is installed but what requirements/build.txt locks,
as an installer would. Wheels for other machines and other Pythons are made by cibuildwheel from the source package;
pyproject.toml says how.
"""

import hashlib
import os
import subprocess
import sys
import tarfile
import tempfile
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements" / "build.txt"
PIP = ["-m", "pip", "--quiet", "--disable-pip-version-check"]
LOCKED = ["--require-hashes", "--only-binary", ":all:", "-r", str(LOCK)]
HOOK = "import sys, setuptools.build_meta as b; print('made', getattr(b, 'build_' + sys.argv[1])(sys.argv[2]))"


class Workshop:
    """An environment of its own that has what a build needs, and nothing else."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        run([sys.executable, "-m", "venv", "--without-pip", str(folder)])
        self.python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
        run([sys.executable, *PIP, "--python", str(self.python), "install", *LOCKED])

    def build(self, what: str, tree: Path, out: Path, **settings: str) -> Path:
        """The `sdist` or `wheel` of a tree. Settings are variables of the environment, such as CC."""
        out.mkdir(parents=True, exist_ok=True)
        left_out = ("PYTHONPATH", "VIVANT_BUILD")  # of whoever calls
        kept = {name: value for name, value in os.environ.items() if name not in left_out}
        said = run([str(self.python), "-c", HOOK, what, str(out)], cwd=tree, env={**kept, **settings})
        return out / said.rpartition("made ")[2].strip()


def unpack(source: Path, folder: Path) -> Path:
    """A source package as a tree."""
    with tarfile.open(source) as archive:
        archive.extraction_filter = getattr(tarfile, "data_filter", None)  # new in 3.11.4
        archive.extractall(folder)
    [tree] = folder.iterdir()
    return tree


def tag(wheel: Path) -> Path:
    """On Linux an index takes only wheels that say how old a system they run on: auditwheel finds that out."""
    if not sys.platform.startswith("linux") or find_spec("auditwheel") is None:
        return wheel
    command = [sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", str(wheel.parent), str(wheel)]
    run(command, env={**os.environ, "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])})
    wheel.unlink()
    [tagged] = wheel.parent.glob(f"{'-'.join(wheel.name.split('-')[:4])}-*linux*.whl")
    return tagged


def run(command: list[str], **how: object) -> str:
    """Quietly, unless it fails."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **how)  # type: ignore
    if done.returncode:
        sys.exit(done.stdout + f"failed: {' '.join(command[:4])} …")
    return str(done.stdout)


def main(given: list[str]) -> None:
    if len(given) > 1 or any(one.startswith("-") for one in given):
        sys.exit("usage: python tools/dist.py [FOLDER]")
    out = Path(*given).resolve() if given else ROOT / "dist"
    for old in (*out.glob("vivant-*.whl"), *out.glob("vivant-*.tar.gz")):
        old.unlink()
    with tempfile.TemporaryDirectory() as place:
        work = Path(place)
        workshop = Workshop(work / "workshop")
        source = workshop.build("sdist", ROOT, out)
        made = [source]
        for kind in ("pure", "compiled"):
            print(f"building the wheel: {kind}", flush=True)
            wheel = workshop.build("wheel", unpack(source, work / kind), out, VIVANT_BUILD=kind)
            made.append(wheel if kind == "pure" else tag(wheel))
    for path in made:
        print(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.stat().st_size:>9,}  {path.name}")


if __name__ == "__main__":
    main(sys.argv[1:])
