"""This very build as an archive, for the nodes of a cluster: what is installed here, or the sources that run here."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parents[1]
PLAIN: Final = (2020, 1, 1, 0, 0, 0)  # the time of every file: the same build gives the same bytes


def pack_build() -> bytes:
    """A zip file. Where it is unpacked and stands on Python's path, it plays as this process does."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, file in sorted(_files()):
            archive.writestr(zipfile.ZipInfo(name, PLAIN), file.read_bytes(), zipfile.ZIP_DEFLATED)
    return content.getvalue()


def _files() -> Iterator[tuple[str, Path]]:
    """By their names in the archive."""
    for file in PACKAGE.rglob("*"):
        if file.is_file() and "__pycache__" not in file.parts:
            yield file.relative_to(PACKAGE.parent).as_posix(), file
    installed = _installed()
    for name in (installed.files or []) if installed is not None else []:
        if len(name.parts) == 1:  # compiled modules share one of mypyc's beside the package
            yield str(name), Path(str(name.locate()))


def _installed() -> Distribution | None:
    """What pip knows of the package that runs here; nothing where that are sources."""
    try:
        installed = distribution(PACKAGE.name)
    except PackageNotFoundError:
        return None
    own = Path(str(installed.locate_file(PACKAGE.name))).resolve()
    return installed if own == PACKAGE else None
