"""The glossary of CONTRIBUTING.md holds: no name in the package, and no sentence, uses a word that it gives up."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from vivant.words import book_of

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "vivant"
SCRIPT_TEXT = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"', re.DOTALL)
OF_BROWSERS = {"userAgent"}
LAB_SAYS = {"env", "agent"}  # as the interfaces of others do
NAMES_HEAD = "| we say | not | meaning |"
SENTENCES_HEAD = "| English | French | not |"
GAMES_HEAD = "| game | English | French | never |"


def given_up(head: str, column: int) -> list[str]:
    """The words in code letters in one column of the table that has this head."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    rows = text[text.index(head) :].split("\n\n")[0].splitlines()[2:]
    return [word for row in rows for word in re.findall(r"`([^`]+)`", row.split("|")[column])]


def terms_by_game() -> dict[str, list[str]]:
    """What the French sentences of each game never say, by the folder of the game."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    rows = [row.split("|") for row in text[text.index(GAMES_HEAD) :].split("\n\n")[0].splitlines()[2:]]
    words: dict[str, list[str]] = defaultdict(list)
    for row in rows:
        words[row[1].strip()] += re.findall(r"`([^`]+)`", row[4])
    return words


def spoken(text: str) -> str:
    """What of a Fluent file is read: no ids, no names of arguments or of variants, no comments."""
    text = re.sub(r"^#.*|^[\w-]+ *=", "", text, flags=re.MULTILINE)
    return re.sub(r"\$[\w-]+|\[[\w-]+\]", "", text)


def names_in(source: str) -> Iterator[tuple[int, str, bool]]:
    """Every name that a module gives to something: its line, the name, and whether it is a class."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef):
            yield node.lineno, node.name, True
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.lineno, node.name, False
        elif isinstance(node, ast.arg):
            yield node.lineno, node.arg, False
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.lineno, node.id, False
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.lineno, node.attr, False


def breaches(path: str, source: str, words: list[str]) -> list[str]:
    """Where a module is called, or calls something, by one of the words."""
    module = path.rpartition("/")[2]
    if path.startswith("lab/"):
        words = [word for word in words if word not in LAB_SAYS]
    classes = {word for word in words if word[0].isupper()}
    parts = {word for word in words if word[0].islower() and not word.endswith(".py")}
    faults = [f"{path}: the module" for word in words if word in (module, module.removesuffix(".py"))]
    for line, name, is_class in names_in(source):
        wrong = name.strip("_") in classes if is_class else name in classes or parts & set(name.lower().split("_"))
        if wrong:
            faults.append(f"{path}:{line}: {name}")
    return faults


def script_names(source: str) -> Iterator[tuple[int, str]]:
    """Every name in a script, with its line: no comments, and no texts."""
    quiet = re.sub(SCRIPT_TEXT, lambda part: '""' + "\n" * part[0].count("\n"), source)
    for number, line in enumerate(quiet.splitlines(), 1):
        yield from ((number, name) for name in sorted(set(re.findall(r"[A-Za-z_$][\w$]*", line))))


def script_breaches(path: str, source: str, words: list[str]) -> list[str]:
    """Where a script uses one of the words in a name, which may be of several words."""
    parts = {word for word in words if word[0].islower() and not word.endswith(".py")}
    classes = {word for word in words if word[0].isupper()}
    return [
        f"{path}:{line}: {name}"
        for line, name in script_names(source)
        if name not in OF_BROWSERS
        and (name in classes or parts & {part.lower() for part in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)})
    ]


def sources() -> dict[str, str]:
    return {str(path.relative_to(PACKAGE)): path.read_text(encoding="utf-8") for path in sorted(PACKAGE.rglob("*.py"))}


def test_the_tables_are_read() -> None:
    assert {"looker", "found", "still.py", "Kept"} <= set(given_up(NAMES_HEAD, 2))
    assert {"take back", "voisin"} <= set(given_up(SENTENCES_HEAD, 3))


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("table/asking.py", ""),
        ("games/vivo/still.py", ""),
        ("engine/game.py", "class Kept: ..."),
        ("engine/game.py", "def read_course(file): ..."),
        ("engine/game.py", "def view(looker): ..."),
        ("engine/game.py", "found = []"),
        ("engine/game.py", "def step(env): ..."),
        ("lab/vector.py", "found = []"),
        ("engine/game.py", "class A:\n    def __init__(self):\n        self.lookers = []"),
    ],
)
def test_a_word_that_was_given_up_is_noticed(path: str, source: str) -> None:
    assert breaches(path, source, given_up(NAMES_HEAD, 2))


@pytest.mark.parametrize("source", ["kept = still = True", "class Timeline: ..."])
def test_other_words_are_welcome(source: str) -> None:
    assert not breaches("engine/game.py", source, given_up(NAMES_HEAD, 2))


def test_the_lab_may_speak_as_other_interfaces_do() -> None:
    assert not breaches("lab/vector.py", "def step(env, agent): ...", given_up(NAMES_HEAD, 2))


@pytest.mark.parametrize(
    "line", ["const found = 1;", "class House {", "this.ears = ears;", "function beginTick() {", "x.agentOf(y)"]
)
def test_a_word_that_was_given_up_is_noticed_in_a_script(line: str) -> None:
    assert script_breaches("a.js", line, given_up(NAMES_HEAD, 2))


@pytest.mark.parametrize(
    "line", ["// found", "/** @type {1} the house\n found */", 'say("found-it")', "foundation = 1"]
)
def test_other_words_are_welcome_in_a_script(line: str) -> None:
    assert not script_breaches("a.js", line, given_up(NAMES_HEAD, 2))


def test_no_script_uses_a_word_that_was_given_up() -> None:
    words = given_up(NAMES_HEAD, 2)
    scripts = sorted((PACKAGE / "table" / "page").glob("*.js"))
    faults = [f for path in scripts for f in script_breaches(path.name, path.read_text(encoding="utf-8"), words)]
    assert not faults, "\n".join(faults)


def test_no_name_uses_a_word_that_was_given_up() -> None:
    words = given_up(NAMES_HEAD, 2)
    faults = [fault for path, source in sources().items() for fault in breaches(path, source, words)]
    assert not faults, "\n".join(faults)


def test_a_class_name_means_one_thing() -> None:
    """Within the house and any one game; forms of the API are named after what they carry."""
    homes: dict[str, set[str]] = defaultdict(set)
    for path, source in sources().items():
        for _, name, is_class in names_in(source):
            if is_class and not name.startswith("_") and name != "Seat" and path != "table/forms.py":
                homes[name].add(path)
    games = sorted({path.split("/")[1] for path in sources() if path.startswith("games/") and path.count("/") > 1})
    faults = set()
    for game in games:
        for name, paths in homes.items():
            near = sorted(path for path in paths if not path.startswith("games/") or path.startswith(f"games/{game}/"))
            if len(near) > 1:
                faults.add(f"{name}: {' '.join(near)}")
    assert not faults, "\n".join(sorted(faults))


def test_no_sentence_uses_a_word_that_was_given_up() -> None:
    pattern = re.compile(rf"\b({'|'.join(map(re.escape, given_up(SENTENCES_HEAD, 3)))})\b", re.IGNORECASE)
    faults = [
        f"{path.relative_to(PACKAGE)}:{number}: {line}"
        for path in sorted(PACKAGE.rglob("*.ftl"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line.partition(" = ")[2] or line)
    ]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("game", terms_by_game())
def test_the_french_of_a_game_has_the_words_and_capitals_of_its_rulebook(game: str) -> None:
    pattern = re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, terms_by_game()[game]))})(?![\w-])")
    folder = PACKAGE / "games" / game / "words"
    files = sorted(folder.glob("*.fr.ftl"))
    # A game may do without lessons.
    assert {file.name for file in files} | {"lessons.fr.ftl"} == {f"{name}.fr.ftl" for name in book_of(folder).names}
    faults = [
        f"{file.name}: {line.strip()}"
        for file in files
        for line in spoken(file.read_text(encoding="utf-8")).splitlines()
        if pattern.search(line)
    ]
    assert not faults, "\n".join(faults)


def test_every_game_has_its_terms_and_they_are_looked_for_in_what_is_read() -> None:
    games = {path.parent.name for path in (PACKAGE / "games").glob("*/game.py")}
    assert terms_by_game().keys() == games
    assert spoken("log-fil = un { $fil ->\n    [fil] Fil\n  }").split() == ["un", "{", "->", "Fil", "}"]
