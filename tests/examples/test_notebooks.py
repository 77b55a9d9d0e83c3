"""The notebooks: every cell runs, in order and in one namespace as Jupyter does it, and what ends a cell shows itself."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from doc_pages import ROOT

BOOKS = sorted((ROOT / "examples" / "notebooks").glob("*.ipynb"))
# What a notebook shows as a picture or as a table; the rest shows itself as text.
PICTURES = {"vector": {"match", "lab.look(game, match.view(seat))", "games.look(0)"}}
TABLES = {"vector": {"spec", "vivant.verify(match.record().text().encode())"}}


def cells(path: Path) -> list[str]:
    book = json.loads(path.read_text(encoding="utf-8"))
    assert (book["nbformat"], book["nbformat_minor"]) == (4, 5)
    assert len({cell["id"] for cell in book["cells"]}) == len(book["cells"])
    assert all(not cell["outputs"] for cell in book["cells"] if cell["cell_type"] == "code"), "kept without its outputs"
    return ["".join(cell["source"]) for cell in book["cells"] if cell["cell_type"] == "code"]


def run(source: str, names: dict[str, Any]) -> tuple[str, Any]:
    """Run a cell; if an expression ends it, that and its value."""
    parsed = ast.parse(source)
    last = parsed.body.pop() if isinstance(parsed.body[-1], ast.Expr) else None
    exec(compile(parsed, "<cell>", "exec"), names)
    if last is None:
        return "", None
    assert isinstance(last, ast.Expr)
    return ast.unparse(last), eval(compile(ast.Expression(last.value), "<cell>", "eval"), names)


def test_there_is_one_for_each_interface() -> None:
    assert [path.stem for path in BOOKS] == ["gymnasium", "openspiel", "pettingzoo", "vector"]


@pytest.mark.parametrize("path", BOOKS, ids=lambda path: path.stem)
def test_every_cell_runs_and_shows_what_it_should(path: Path) -> None:
    names: dict[str, Any] = {"__name__": "__main__"}
    pictures, tables = set(), set()
    for source in cells(path):
        shown, value = run(source, names)
        if hasattr(value, "_repr_svg_"):
            picture = ElementTree.fromstring(value._repr_svg_())
            assert picture.tag.endswith("svg")
            pictures.add(shown)
        elif hasattr(value, "_repr_html_"):
            assert "<script" not in value._repr_html_()
            tables.add(shown)
    assert pictures == PICTURES.get(path.stem, set())
    assert tables == TABLES.get(path.stem, set())
