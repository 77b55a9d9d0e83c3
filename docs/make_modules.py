"""Writes the tables of modules in architecture.md: every module with the first line of its docstring.

    python docs/make_modules.py

A table stands below a line `<!-- modules of ROOM -->`. A test holds that no room lacks one and that all are up to date.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

PAGE = Path(__file__).parent / "architecture.md"
SOURCES = Path(__file__).parent.parent / "src" / "vivant"
MARK = re.compile(r"<!-- modules of ([\w/]+) -->\n(?:\|.*\n)*")


def rooms() -> list[str]:
    """Every room of the house, and every game."""
    folders = [path for path in SOURCES.iterdir() if (path / "__init__.py").exists() and path.name != "games"]
    folders += [path for path in (SOURCES / "games").iterdir() if (path / "__init__.py").exists()]
    return sorted(str(path.relative_to(SOURCES)) for path in folders)


def modules_of(room: str) -> list[Path]:
    """In the order of reading: what lies in the room itself, then folder by folder."""
    paths = [path for path in (SOURCES / room).rglob("*.py") if path.stem != "__init__"]
    return sorted(paths, key=lambda path: (len(path.parts), path.parts))


def table_of(room: str) -> str:
    rows = []
    for path in modules_of(room):
        source = path.read_text(encoding="utf-8")
        told = (ast.get_docstring(ast.parse(source)) or "").splitlines()[0].replace("|", "\\|")
        compiled = "yes" if "\n# vivant: compiled\n" in source else ""
        rows.append((path.relative_to(SOURCES / room).with_suffix("").as_posix(), told, compiled))
    some = any(compiled for *_, compiled in rows)
    lines = ["| module | what it is |" + (" compiled |" if some else ""), "|---|---|" + ("---|" if some else "")]
    lines += [f"| `{name}` | {told} |" + (f" {compiled} |" if some else "") for name, told, compiled in rows]
    return "".join(line + "\n" for line in lines)


def page_with_tables(text: str) -> str:
    return MARK.sub(lambda match: f"<!-- modules of {match[1]} -->\n{table_of(match[1])}", text)


if __name__ == "__main__":
    PAGE.write_text(page_with_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
