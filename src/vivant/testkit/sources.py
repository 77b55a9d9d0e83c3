"""Keys of messages in source text: which are asked for by name, and which names occur at all."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from vivant.words import LANGUAGES

# Who takes a key, and at which place. `words` is a Words, or a function of one key.
TAKERS: Final = {
    "Message": 0,
    "StrictError": 0,
    "_error": 0,
    "_false": 0,
    "_told": 1,
    "refuse": 1,
    "told": 1,
    "words": 0,
}


@dataclass
class Source:
    """What one folder of code says: keys asked for, all its texts, and how texts begin that are put together."""

    asked: dict[str, list[str]] = field(default_factory=dict)  # where, by key
    texts: set[str] = field(default_factory=set)
    beginnings: set[str] = field(default_factory=set)

    def uses(self, key: str) -> bool:
        return key in self.texts or key.startswith(tuple(self.beginnings))


def read_sources(paths: Iterable[Path]) -> Source:
    """Of Python files and of the TOML data beside them."""
    source = Source()
    for path in paths:
        text = path.read_text(encoding="utf-8")
        if path.suffix == ".toml":
            source.texts.update(_texts_in(tomllib.loads(text)))
        else:
            _read_python(ast.parse(text, str(path)), str(path), source)
    return source


def _read_python(tree: ast.Module, where: str, source: Source) -> None:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            for key in _keys_taken(node):
                if key not in LANGUAGES:  # `book.words("en")` takes a language
                    source.asked.setdefault(key, []).append(f"{where}:{node.lineno}")
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            source.texts.add(node.value)
        elif isinstance(node, ast.JoinedStr) or (isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add)):
            first = node.left if isinstance(node, ast.BinOp) else node.values[0] if node.values else None
            text = first.value if isinstance(first, ast.Constant) else None
            if isinstance(text, str) and text.endswith("-") and text.strip("-"):
                source.beginnings.add(text)  # such as `rule-`, which more is put to


def _keys_taken(call: ast.Call) -> Iterator[str]:
    place = TAKERS.get(_name_of(call.func))
    if place is not None and len(call.args) > place:
        yield from _literals(call.args[place])


def _name_of(function: ast.expr) -> str:
    if isinstance(function, ast.Name):
        return function.id
    if isinstance(function, ast.Attribute):
        return function.attr
    if isinstance(function, ast.Call) and _name_of(function.func) == "words":
        return "words"  # `book.words(lang)("key")`
    return ""


def _literals(value: ast.expr) -> Iterator[str]:
    """A text written out, or either of two."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        yield value.value
    elif isinstance(value, ast.IfExp):
        yield from _literals(value.body)
        yield from _literals(value.orelse)


def _texts_in(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for item in value.values():
            yield from _texts_in(item)
    elif isinstance(value, list):
        for item in value:
            yield from _texts_in(item)
