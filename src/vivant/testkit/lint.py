"""Traps of the compiler that a reader does not see: found in the source of compiled modules."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

MARK: Final = "\n# vivant: compiled\n"


def compiled_modules(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.rglob("*.py")) if MARK in path.read_text(encoding="utf-8")]


def literal_shifts(source: str) -> Iterator[int]:
    """The lines of functions where a constant is shifted left by what is no constant.

    `1 << n` with `n: i64` is compiled as a 32-bit shift; `bit_at(n)` is not. A name of a module's number is inlined
    by the compiler, so it is a constant too.
    """
    tree = ast.parse(source)
    constants = {name for node in tree.body for name in _number_names(node)}
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            for node in ast.walk(function):
                if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.LShift):
                    left, right = (node.left, node.right) if isinstance(node, ast.BinOp) else (node.target, node.value)
                    if _is_constant(left, constants) and not _is_constant(right, constants):
                        yield node.lineno


def _number_names(node: ast.stmt) -> Iterator[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
    if value is not None and _is_constant(value, set()):
        yield from (target.id for target in targets if isinstance(target, ast.Name))


def _is_constant(value: ast.expr, constants: set[str]) -> bool:
    """Numbers, names of numbers, and what is computed from them."""
    if isinstance(value, ast.BinOp):
        return _is_constant(value.left, constants) and _is_constant(value.right, constants)
    if isinstance(value, ast.UnaryOp):
        return _is_constant(value.operand, constants)
    if isinstance(value, ast.Name):
        return value.id in constants
    return isinstance(value, ast.Constant) and isinstance(value.value, int)
