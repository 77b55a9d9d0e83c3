"""Which build is being tested; VIVANT_EXPECT says which one it should be."""

import importlib
import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import vivant

from . import ROOT, SOURCE, marked_modules

COMPILED = tuple(EXTENSION_SUFFIXES)


def test_the_marked_modules_are_the_compiled_ones() -> None:
    marked = marked_modules()
    files = {name: str(importlib.import_module(name).__file__) for name in marked}
    compiled = {name for name, file in files.items() if file.endswith(COMPILED)}
    expected = os.environ.get("VIVANT_EXPECT")
    assert marked
    if expected == "compiled":
        assert compiled == marked
    elif expected == "interpreted":
        assert not compiled
        assert all(Path(file).is_relative_to(SOURCE) for file in files.values())
    else:
        assert compiled in (set(), marked)


def test_nothing_else_is_compiled() -> None:
    package = Path(str(vivant.__file__)).parent
    found = {path for path in package.rglob("*") if path.name.endswith(COMPILED)}
    names = {".".join((path.relative_to(package.parent).parent / path.name.split(".")[0]).parts) for path in found}
    assert names in (set(), marked_modules())


def test_no_compiled_file_lies_in_the_sources() -> None:
    assert [path for path in (ROOT / "src").rglob("*") if path.suffix in {".so", ".pyd", ".c"}] == []
