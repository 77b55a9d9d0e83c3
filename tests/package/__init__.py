"""How vivant is built, shipped and checked."""

import shutil
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "vivant"


def source_files() -> set[str]:
    """Every file of the package, as it is named in a wheel."""
    files = (path for path in SOURCE.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path.relative_to(ROOT / "src").as_posix() for path in files}


def marked_modules() -> set[str]:
    """The modules that ask to be compiled."""
    marked = (path for path in SOURCE.rglob("*.py") if "\n# vivant: compiled\n" in path.read_text(encoding="utf-8"))
    return {".".join(path.relative_to(ROOT / "src").with_suffix("").parts) for path in marked}


def copy_tree(folder: Path) -> Path:
    """The whole checkout but what was made in it: what is built there leaves no trace here."""
    made = [line.rstrip("/") for line in (ROOT / ".gitignore").read_text().split()]
    return Path(shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(".git", *made)))
