"""Rules are traced: which rule ids the tests say that they prove, read from their source.

A test says so with `@pytest.mark.rule("VO-07", "VO-X1")`, a module with `pytestmark`, a parameter with `marks=`.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path

from vivant.engine.game import Game

Marks = Mapping[str, list[str]]  # where each id is marked, `file:line`


def marked_rules(folder: Path) -> Marks:
    """Every marked id under a folder of tests. An id must be written out, so that it can be found by searching."""
    marks: dict[str, list[str]] = defaultdict(list)
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if not _is_rule_mark(node):
                continue
            assert isinstance(node, ast.Call)
            where = f"{path.relative_to(folder)}:{node.lineno}"
            for argument in node.args:
                if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                    raise AssertionError(f"{where}: a rule's id must be written out")
                marks[argument.value].append(where)
    return marks


def _is_rule_mark(node: ast.AST) -> bool:
    """`<anything>.mark.rule(...)`."""
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule"):
        return False
    return isinstance(node.func.value, ast.Attribute) and node.func.value.attr == "mark"


def unproved(kind: type[Game], marks: Marks) -> list[str]:
    """The ids of the game's page that no test proves, in the order of the page."""
    return [id for id in kind.rulebook().ids if id not in marks]


def unknown(kinds: Iterable[type[Game]], marks: Marks) -> dict[str, list[str]]:
    """Marked ids that stand on no page of these games, with where they are marked."""
    known = {id for kind in kinds for id in kind.rulebook().ids}
    return {id: places for id, places in marks.items() if id not in known}
