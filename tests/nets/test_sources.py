"""What the source itself must hold: words for everything, a test for every rule, none of the compiler's traps."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from vivant.engine.game import Game
from vivant.table.speech import BOOK as TABLE
from vivant.testkit import lint, rules, words
from vivant.testkit.cases import registered
from vivant.testkit.nets import NETS
from vivant.words import COMMON, LANGUAGES, Book

TESTS = Path(__file__).parents[1]
TABLE_ROOM = TESTS.parent / "src" / "vivant" / "table"
MOST_LINES = 450
GAMES = registered()
BOOKS = [COMMON, TABLE, *(kind.book for kind in GAMES)]

every_game = pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.id)
every_book = pytest.mark.parametrize("book", BOOKS, ids=["common", "table", *(kind.id for kind in GAMES)])


@every_book
def test_every_language_says_the_same_things(book: Book) -> None:
    assert words.book_faults(book) == []


@every_book
def test_the_house_speaks_every_language(book: Book) -> None:
    assert book.languages == LANGUAGES


@every_book
def test_every_message_can_be_said(book: Book) -> None:
    assert words.saying_faults(book) == []


@every_game
def test_every_rule_and_option_is_written(kind: type[Game]) -> None:
    assert words.game_faults(kind) == []


@every_game
def test_the_house_asks_for_written_messages_only(kind: type[Game]) -> None:
    assert words.unwritten(kind.book, words.house_source()) == []  # of its own, or of every game, such as `title`


@every_game
def test_a_game_asks_for_written_messages_only(kind: type[Game]) -> None:
    assert words.unwritten(kind.book, words.game_source(kind)) == []


def test_no_message_of_the_house_is_unused() -> None:
    sources = [words.house_source(), words.table_source(), *map(words.game_source, GAMES)]
    assert words.unused(COMMON, sources) == []


@every_game
def test_no_message_of_a_game_is_unused(kind: type[Game]) -> None:
    assert words.unused(kind.book, [words.house_source(), words.table_source(), words.game_source(kind)]) == []


@every_game
def test_every_rule_is_proved(kind: type[Game]) -> None:
    assert rules.unproved(kind, rules.marked_rules(TESTS)) == []


def test_no_test_proves_an_unknown_rule() -> None:
    assert rules.unknown(GAMES, rules.marked_rules(TESTS)) == {}


@pytest.mark.parametrize("path", lint.compiled_modules(words.PACKAGE), ids=lambda path: path.stem)
def test_no_compiled_module_shifts_a_constant(path: Path) -> None:
    assert list(lint.literal_shifts(path.read_text(encoding="utf-8"))) == []


def test_every_net_is_cast_over_every_game() -> None:
    cast = "".join(
        page.read_text(encoding="utf-8")
        for page in Path(__file__).parent.glob("test_*.py")
        if not page.stem.endswith("find_bugs")
    )
    assert [net.__name__ for net in NETS if f".{net.__name__}" not in cast] == []


def test_no_module_of_the_table_is_too_long_to_read() -> None:
    lines = {file.name: file.read_text(encoding="utf-8").count("\n") for file in TABLE_ROOM.glob("*.py")}
    assert {name: count for name, count in lines.items() if count > MOST_LINES} == {}


def test_what_is_not_compiled_says_by_its_types_whose_state_it_takes() -> None:
    """A compiled method has the types of the one that it overrides; any other may be generic."""
    for file in (TABLE_ROOM.parent / "games").rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        assert "# vivant: compiled" in text or not re.search(r"assert isinstance\((?:view|state),", text), file
