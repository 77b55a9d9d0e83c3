"""Escaping: no module that writes markup puts a string into it as it is. Found in the source, wherever `<` is written.

What stands between pieces of markup is a number, is escaped, or is drawn: it comes from a function all of whose answers
are, or from a parameter or a field of the type `Drawn`, and then whatever is handed to those is looked at in turn.
`tag`, `words` and `Thing` are the writers that escape the rest.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

WRITERS: Final = ("draw/svg.py", "draw/things.py")  # they escape; their own tests hold them to it
READERS: Final = "testkit"  # looks at what the others wrote
ESCAPED: Final = frozenset("num escape tag words at len Markup range float int script_data shapes_in".split())
# What is as safe as what it is given.
PASSED_ON: Final = frozenset(
    "join str tuple list set sorted reversed zip enumerate partition strip items values keys findall".split()
)
GROWS: Final = ("append", "extend", "insert")
NUMBERS: Final = frozenset({"int", "float", "bool", "i64"})
_DRAWN: Final = re.compile(r"\b(?:Drawn|Markup)\b")
_MARKUP: Final = re.compile(r'<(?:[a-z/]|$)|="')
_WRITES: Final = re.compile(r"\bDrawn\b|vivant\.draw\.(?:svg|things)|from html import|markupsafe|<svg|</")

METHOD: Final = "*."  # of whichever class
Function = ast.FunctionDef | ast.AsyncFunctionDef


def sources(package: Path) -> dict[Path, str]:
    """Every module that writes markup, whichever room it stands in."""
    files = sorted(file for file in package.rglob("*.py") if file.relative_to(package).parts[0] != READERS)
    texts = {file: file.read_text(encoding="utf-8") for file in files if not file.as_posix().endswith(WRITERS)}
    return {file: text for file, text in texts.items() if _WRITES.search(text)}


@dataclass(slots=True)
class Trust:
    """What may be relied on in these modules: functions that draw, and fields that hold what was drawn; and what must
    be drawn when it is handed to a function or a class: by its name, and by its place among the arguments."""

    functions: set[str] = field(default_factory=set)
    fields: set[str] = field(default_factory=set)
    handed: dict[str, dict[str, int]] = field(default_factory=dict)


def trust_in(texts: Mapping[Path, str]) -> Trust:
    """Worked out from all modules together, with the writers."""
    package = Path(__file__).parents[1]
    writers = {package / name: (package / name).read_text(encoding="utf-8") for name in WRITERS}
    modules = [_Module(ast.parse(text), file) for file, text in (writers | dict(texts)).items()]
    trust = Trust()
    plain: set[str] = set()
    for module in modules:
        for kind in module.classes:
            for line in (node for node in ast.walk(kind) if isinstance(node, ast.AnnAssign)):
                if isinstance(line.target, ast.Attribute) or line in kind.body:
                    name = ast.unparse(line.target).removeprefix("self.")
                    (trust.fields if _is_drawn(line.annotation) else plain).add(name)
            for place, line in enumerate(each for each in kind.body if isinstance(each, ast.AnnAssign)):
                if _is_drawn(line.annotation):
                    trust.handed.setdefault(module.names[kind.name], {})[ast.unparse(line.target)] = place
        for name, function in module.functions:
            for place, argument in enumerate(_arguments(function)):
                if _is_drawn(argument.annotation):
                    trust.handed.setdefault(name, {})[argument.arg] = place
    trust.fields -= plain
    trust.functions = {name for module in modules for name, _ in module.functions}
    while lost := {scope.name for module in modules for scope in module.scopes(trust) if not scope.draws()}:
        if not lost & trust.functions:
            break
        trust.functions -= lost
    return trust


def raw_strings(source: str, trust: Trust, file: Path = Path("module.py")) -> Iterator[tuple[int, str]]:
    """The lines where something is put into markup that might be any string, and what it is."""
    seen: set[tuple[int, str]] = set()
    module = _Module(ast.parse(source), file)
    for scope in module.scopes(trust):
        for node in scope.nodes:
            for value in _put_in(node, module, trust):
                place = (value.lineno, ast.unparse(value))
                if place not in seen and not scope.is_safe(value):
                    seen.add(place)
                    yield place


def _put_in(node: ast.AST, module: _Module, trust: Trust) -> Iterator[ast.expr]:
    """What this piece of source writes into markup."""
    if isinstance(node, ast.JoinedStr) and any(map(_is_markup, node.values)):
        yield from (value for value in node.values if isinstance(value, ast.FormattedValue))
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Mod):
        if _is_markup(node.left) or _is_markup(node.right):
            yield from (node.left, node.right)
    if isinstance(node, ast.Call):
        handed = trust.handed.get(module.called(node.func), {})
        yield from (value for place, value in enumerate(node.args) if place in handed.values())
        yield from (keyword.value for keyword in node.keywords if keyword.arg in handed)
        if _name_of(node.func) == "Markup" or _fills(node.func, trust):
            yield from node.args


def _fills(function: ast.expr, trust: Trust) -> bool:
    """Whether it puts something into a field that holds what was drawn."""
    if not isinstance(function, ast.Attribute) or function.attr not in GROWS:
        return False
    owner = function.value.value if isinstance(function.value, ast.Subscript) else function.value
    return isinstance(owner, ast.Attribute) and owner.attr in trust.fields


def _is_markup(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and bool(_MARKUP.search(node.value))


def _is_number(annotation: ast.expr) -> bool:
    return set(ast.unparse(annotation).replace(" ", "").split("|")) <= NUMBERS


def _dotted(file: Path) -> str:
    parts = file.with_suffix("").parts
    return ".".join(parts[len(parts) - 1 - parts[::-1].index("vivant") :] if "vivant" in parts else parts[-1:])


def _is_drawn(annotation: ast.expr | None) -> bool:
    return annotation is not None and bool(_DRAWN.search(ast.unparse(annotation)))


def _arguments(function: Function) -> list[ast.arg]:
    """As a caller counts them."""
    arguments = [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
    return arguments[1:] if arguments and arguments[0].arg in ("self", "cls") else arguments


def _either(value: ast.expr) -> list[ast.expr]:
    return [*_either(value.body), *_either(value.orelse)] if isinstance(value, ast.IfExp) else [value]


def _name_of(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


class _Module:
    """A module: its functions by their whole names, and what the names that it calls stand for."""

    def __init__(self, tree: ast.Module, file: Path) -> None:
        nodes = list(ast.walk(tree))
        self.classes = [node for node in nodes if isinstance(node, ast.ClassDef)]
        methods = {id(node) for kind in self.classes for node in kind.body}
        self.names: dict[str, str] = {}
        for node in nodes:
            if isinstance(node, ast.ImportFrom):
                self.names |= {each.asname or each.name: f"{node.module}.{each.name}" for each in node.names}
            elif isinstance(node, Function | ast.ClassDef) and id(node) not in methods:  # or within another function
                self.names[node.name] = f"{_dotted(file)}.{node.name}"
        self.functions: list[tuple[str, Function]] = []
        for node in nodes:
            if isinstance(node, Function):
                self.functions.append((METHOD + node.name if id(node) in methods else self.names[node.name], node))
        for kind in self.classes:
            own = [node for node in kind.body if isinstance(node, Function)]
            self.functions += [(f"{self.names.get(kind.name, kind.name)}.{node.name}", node) for node in own]
        self._of = [(name, function, list(ast.walk(function))) for name, function in self.functions]
        inner = {id(node) for _, _, each in self._of for node in each}
        self._outside = [node for node in nodes if id(node) not in inner]

    def called(self, function: ast.expr) -> str:
        """The whole name of what is called. A method is any that is called so."""
        if not isinstance(function, ast.Attribute):
            return self.names.get(getattr(function, "id", ""), "")
        owner = self.names.get(function.value.id) if isinstance(function.value, ast.Name) else None
        return f"{owner}.{function.attr}" if owner else METHOD + function.attr

    def scopes(self, trust: Trust) -> list[_Scope]:
        whole = _Scope(self, self._outside, trust)
        return [whole, *(_Scope(self, nodes, trust, name, function, whole) for name, function, nodes in self._of)]


class _Scope:
    """A function or a module: what its names were given."""

    def __init__(
        self,
        module: _Module,
        nodes: list[ast.AST],
        trust: Trust,
        name: str = "",
        function: Function | None = None,
        outer: _Scope | None = None,
    ) -> None:
        self.module = module
        self.nodes = nodes
        self.trust = trust
        self.name = name
        self.function = function
        self.outer = outer
        self.given: dict[str, list[ast.expr]] = {}
        self.safe: set[str] = set()
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
            elif isinstance(node, ast.Call) and _name_of(node.func) in GROWS:
                if isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name):
                    self.given.setdefault(node.func.value.id, []).extend(node.args[-1:])

    def draws(self) -> bool:
        """Whether all that this function answers may stand in markup: so it says, or so it can be seen."""
        if self.function is None:
            return True
        says = self.function.returns
        if says is not None and (_is_number(says) or _is_drawn(says)):
            return True
        answers = [node for node in self.nodes if isinstance(node, ast.Return | ast.Yield | ast.YieldFrom)]
        return all(each.value is None or self.is_safe(each.value) for each in answers)

    def _note(self, argument: ast.arg) -> None:
        if argument.annotation is not None and (_is_number(argument.annotation) or _is_drawn(argument.annotation)):
            self.safe.add(argument.arg)
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
        if isinstance(value, ast.Constant | ast.Compare):
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
        if isinstance(value, ast.DictComp):
            return self.is_safe(value.value)
        if isinstance(value, ast.UnaryOp | ast.Starred | ast.Subscript | ast.YieldFrom):
            return self.is_safe(value.operand if isinstance(value, ast.UnaryOp) else value.value)
        if isinstance(value, ast.Call):
            return self._is_safe_call(value)
        if isinstance(value, ast.Attribute):
            return value.attr in self.trust.fields or value.attr.isupper()
        return isinstance(value, ast.Name) and self._is_safe_name(value.id)

    def _is_safe_call(self, call: ast.Call) -> bool:
        name, function = _name_of(call.func), call.func
        if name in PASSED_ON:
            owner = [function.value] if isinstance(function, ast.Attribute) else []
            return all(map(self.is_safe, [*owner, *call.args]))
        if name == "sub":  # what it looks for goes nowhere
            return all(map(self.is_safe, call.args[1:]))
        if isinstance(function, ast.Name) and name in self.given:  # not what is called so elsewhere
            return all(self._draws(each) for value in self.given[name] for each in _either(value))
        return self._draws(function) or (isinstance(function, ast.Name) and name in ESCAPED)

    def _draws(self, function: ast.expr) -> bool:
        if isinstance(function, ast.IfExp):
            return all(map(self._draws, _either(function)))
        if isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name):
            made = self.given.get(function.value.id, [])
            if len(made) == 1 and isinstance(made[0], ast.Call):  # an object of a class that is known
                known = self.module.called(made[0].func)
                if f"{known}.{function.attr}" in self.trust.functions:
                    return True
        return self.module.called(function) in self.trust.functions

    def _is_safe_name(self, name: str) -> bool:
        if name in self.safe or name.isupper() or name in self._asked:
            return True
        if name not in self.given:
            return self.outer is not None and self.outer._is_safe_name(name)
        self._asked.add(name)  # what is added to itself
        try:
            return all(map(self.is_safe, self.given[name]))
        finally:
            self._asked.discard(name)
