"""Escaping: no module that draws puts a string into markup as it is. Found in the source, wherever `<` is written.

What stands between pieces of markup is a number, is escaped, comes from another function that draws, or bears one of
the names by which this house calls markup. `tag`, `words` and `Thing` are the writers that escape the rest.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

WRITERS: Final = ("draw/svg.py", "draw/things.py")  # they escape; their own tests hold them to it
ESCAPED: Final = frozenset({"num", "escape", "tag", "words", "at", "len"})
PASSED_ON: Final = frozenset({"join", "str"})  # as safe as what goes in
NUMBERS: Final = frozenset({"int", "float", "bool", "i64"})
# What parameters, loops and attributes are called that hold markup, or a word of the module's own.
MARKUP: Final = frozenset("body svg sprite shape faces ghost sign look ink fill paint colour".split())


def sources(package: Path) -> dict[Path, str]:
    """Every module that draws."""
    folders = (package / "draw", *package.glob("games/*/picture"))
    files = [*(file for folder in folders for file in sorted(folder.rglob("*.py"))), package / "arena" / "page.py"]
    return {file: file.read_text(encoding="utf-8") for file in files if not file.as_posix().endswith(WRITERS)}


def drawing_functions(texts: Iterable[str]) -> frozenset[str]:
    """The names of all functions of these modules: what they give is markup, or a number."""
    trees = map(ast.parse, texts)
    return frozenset(node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def raw_strings(source: str, drawing: frozenset[str] = frozenset()) -> Iterator[tuple[int, str]]:
    """The lines where something is put into markup that might be any string, and what it is."""
    tree = ast.parse(source)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    inner = {id(node) for function in functions for node in ast.walk(function)}
    module = _Scope([node for node in ast.walk(tree) if id(node) not in inner], drawing, None)
    scopes = [module, *(_Scope(list(ast.walk(function)), drawing, module) for function in functions)]
    seen: set[tuple[int, str]] = set()
    for scope in scopes:
        for node in scope.nodes:
            for value in _put_in(node):
                place = (value.lineno, ast.unparse(value))
                if place not in seen and not scope.is_safe(value):
                    seen.add(place)
                    yield place


def _put_in(node: ast.AST) -> Iterator[ast.expr]:
    """What this piece of source writes into markup."""
    if isinstance(node, ast.JoinedStr) and any(map(_is_markup, node.values)):
        yield from (value for value in node.values if isinstance(value, ast.FormattedValue))
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Mod):
        if _is_markup(node.left) or _is_markup(node.right):
            yield from (node.left, node.right)
    if isinstance(node, ast.Call) and _name_of(node.func) in ("tag", "Thing"):
        yield from node.args[1:2]
        yield from (keyword.value for keyword in node.keywords if keyword.arg == "body")


def _is_markup(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and ("<" in node.value or '="' in node.value)


def _either(value: ast.expr) -> list[ast.expr]:
    return [*_either(value.body), *_either(value.orelse)] if isinstance(value, ast.IfExp) else [value]


def _name_of(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


class _Scope:
    """A function or a module: what its names were given."""

    def __init__(self, nodes: list[ast.AST], drawing: frozenset[str], module: _Scope | None) -> None:
        self.nodes = nodes
        self.drawing = drawing
        self.module = module
        self.given: dict[str, list[ast.expr]] = {}
        self.numbers: set[str] = set()
        self._asked: set[str] = set()
        for node in nodes:
            if isinstance(node, ast.arg):
                self._note(node)
            elif isinstance(node, ast.Assign | ast.AnnAssign | ast.AugAssign | ast.NamedExpr) and node.value:
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                for target in targets:
                    self._give(target, node.value)
            elif isinstance(node, ast.comprehension | ast.For):
                self._give(node.target, node.iter)

    def _note(self, argument: ast.arg) -> None:
        kind = ast.unparse(argument.annotation) if argument.annotation else ""
        if set(kind.replace(" ", "").split("|")) <= NUMBERS:
            self.numbers.add(argument.arg)
        else:
            self.given.setdefault(argument.arg, []).append(ast.Name("?", ast.Load()))

    def _give(self, target: ast.expr, value: ast.expr) -> None:
        if isinstance(target, ast.Name):
            self.given.setdefault(target.id, []).append(value)
        elif isinstance(target, ast.Tuple):
            values = value.elts if isinstance(value, ast.Tuple) and len(value.elts) == len(target.elts) else []
            for index, each in enumerate(target.elts):
                self._give(each, values[index] if values else value)

    def is_safe(self, value: ast.AST) -> bool:
        if isinstance(value, ast.Constant):
            return True
        if isinstance(value, ast.FormattedValue):
            written = value.format_spec is not None and ast.unparse(value.format_spec).rstrip("'\"")[-1:] in "dfg"
            return written or self.is_safe(value.value)
        if isinstance(value, ast.BinOp):
            text = isinstance(value.op, ast.Add | ast.Mult | ast.Mod)
            return not text or (self.is_safe(value.left) and self.is_safe(value.right))
        if isinstance(value, ast.IfExp):
            return self.is_safe(value.body) and self.is_safe(value.orelse)
        if isinstance(value, ast.GeneratorExp | ast.ListComp):
            return self.is_safe(value.elt)
        if isinstance(value, ast.JoinedStr | ast.BoolOp | ast.List | ast.Tuple):
            return all(map(self.is_safe, value.elts if isinstance(value, ast.List | ast.Tuple) else value.values))
        if isinstance(value, ast.Dict):
            return all(map(self.is_safe, value.values))
        if isinstance(value, ast.UnaryOp | ast.Starred | ast.Subscript):
            return self.is_safe(value.operand if isinstance(value, ast.UnaryOp) else value.value)
        if isinstance(value, ast.Call):
            return self._is_safe_call(value)
        if isinstance(value, ast.Attribute):
            return value.attr in MARKUP or value.attr.isupper()
        return isinstance(value, ast.Name) and self._is_safe_name(value.id)

    def _is_safe_call(self, call: ast.Call) -> bool:
        name = _name_of(call.func)
        if name in PASSED_ON:
            owner = [call.func.value] if isinstance(call.func, ast.Attribute) else []
            return all(map(self.is_safe, [*owner, *call.args]))
        if isinstance(call.func, ast.Name) and name in self.given:  # not what is called so elsewhere
            return all(_name_of(each) in self.drawing for value in self.given[name] for each in _either(value))
        return name in self.drawing or (isinstance(call.func, ast.Name) and name in ESCAPED)

    def _is_safe_name(self, name: str) -> bool:
        if name in MARKUP or name in self.numbers or name.isupper() or name in self._asked:
            return True
        if name not in self.given:
            return self.module is not None and self.module._is_safe_name(name)
        self._asked.add(name)  # what is added to itself
        try:
            return all(map(self.is_safe, self.given[name]))
        finally:
            self._asked.discard(name)
