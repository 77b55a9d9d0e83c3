"""Outside games/ no game is named, except in the registry: `python tools/named_games.py` lists each place that does.

The names are those of the folders in games/. Docstrings may name a game, as an example.
"""

import ast
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path("src/vivant")
GAMES = PACKAGE / "games"
READ = {".css", ".ftl", ".html", ".js", ".py", ".toml"}
REGISTRY = PACKAGE / "engine" / "registry.py"


def find() -> Iterator[str]:
    folders = [path.parent.name for path in GAMES.glob("*/__init__.py")]
    names = "|".join(name.replace("_", "[-_ ]?") for name in sorted(folders))
    pattern = re.compile(rf"(?<![a-z])({names})(?![a-z])", re.IGNORECASE)
    for path in sorted(PACKAGE.rglob("*")):
        if path.suffix not in READ or path.is_relative_to(GAMES) or path == REGISTRY:
            continue
        for number, text in python_words(path) if path.suffix == ".py" else lines(path):
            if found := pattern.search(text):
                yield f"{path}:{number}: names the game {found[0]!r}; only games/ and the registry may"


def lines(path: Path) -> Iterator[tuple[int, str]]:
    yield from enumerate(path.read_text(encoding="utf-8").splitlines(), 1)


def python_words(path: Path) -> Iterator[tuple[int, str]]:
    """Everything but docstrings, comments included, with its line."""
    docstrings = {
        node.body[0].lineno
        for node in ast.walk(ast.parse(path.read_bytes()))
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None
    }
    with path.open("rb") as file:
        for token in tokenize.tokenize(file.readline):
            if not (token.type == tokenize.STRING and token.start[0] in docstrings):
                yield token.start[0], token.string


def main() -> int:
    found = list(find())
    print(*found, sep="\n", end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
