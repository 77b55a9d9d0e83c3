"""The example package as if it were installed: its entry point, in a folder that Python looks into."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from vivant.engine import registry

FOLDER = Path(__file__).parents[2] / "examples" / "magpies"


def write_dist_info(site: Path, folder: Path = FOLDER) -> None:
    """What an installer would leave in `site` of the pyproject.toml of this folder."""
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = site / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    head = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (info / "METADATA").write_text(head, encoding="utf-8")
    points = [
        f"[{group}]\n" + "".join(f"{name} = {place}\n" for name, place in entries.items())
        for group, entries in project["entry-points"].items()
    ]
    (info / "entry_points.txt").write_text("\n".join(points), encoding="utf-8")


@contextmanager
def registered(site: Path) -> Iterator[None]:
    write_dist_info(site)
    sys.path.insert(0, str(site))
    forget()
    try:
        yield
    finally:
        sys.path.remove(str(site))
        forget()


def forget() -> None:
    """The registry looks once and remembers."""
    registry._registered.cache_clear()
    registry._load.cache_clear()
