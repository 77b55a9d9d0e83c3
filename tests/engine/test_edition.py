"""Editions in general: strict reading, the hash over the content, marks, switches, files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from vivant.engine.edition import (
    MOST_BYTES,
    Entries,
    Switch,
    edition_from_content,
    edition_from_file,
    edition_from_text,
    marks,
    spelled,
)
from vivant.engine.errors import EditionError
from vivant.words import COMMON

HEAD = '[edition]\ngame = "toy"\nname = "mine"\n'


def refusal(do: Callable[[], object]) -> EditionError:
    with pytest.raises(EditionError) as refused:
        do()
    for lang in ("en", "fr"):
        said = refused.value.say(lang)
        assert "\n" not in said
        assert said.startswith(refused.value.where)
    return refused.value


# the hash


def test_the_hash_is_over_the_content_not_over_how_it_is_written() -> None:
    one = edition_from_text(HEAD + "[a]\nx = 1 # printed\ny = [1, 2]\n[b]\nz = true\n", "one.toml")
    two = edition_from_text(
        "# another comment\nb = { z = true }\na.y = [\n  1, # one\n  2,\n]\na.x = 0x1\n"
        "edition.name = 'mine'\nedition.game = \"\\u0074oy\"\n",
        "elsewhere.toml",
    )
    assert one.content == two.content
    assert one.hash == two.hash
    assert one.hash == edition_from_content(one.content, "record").hash


@pytest.mark.parametrize(
    "other",
    [
        "x = 2\ny = [1, 2]",
        "x = 1\ny = [2, 1]",
        "x = true\ny = [1, 2]",
        'x = "1"\ny = [1, 2]',
        "x = 1\ny = [1, 2]\nw = 0",
    ],
)
def test_any_other_content_has_another_hash(other: str) -> None:
    one = edition_from_text(HEAD + "[a]\nx = 1\ny = [1, 2]\n", "one.toml")
    assert edition_from_text(f"{HEAD}[a]\n{other}\n", "one.toml").hash != one.hash


def test_an_edition_says_its_game_and_its_name() -> None:
    edition = edition_from_text(HEAD, "one.toml")
    assert (edition.game, edition.name, edition.where) == ("toy", "mine", "one.toml")


# files


def test_a_file_is_read_with_its_path(tmp_path: Path) -> None:
    path = tmp_path / "é.toml"
    path.write_text(HEAD + 'title = "été"\n', encoding="utf-8")
    edition = edition_from_file(path)
    assert edition.where == str(path)
    assert edition.content["edition"]["title"] == "été"


@pytest.mark.parametrize("kind", ["missing", "folder", "latin", "large", "bom"])
def test_a_file_that_cannot_be_an_edition_is_one_line(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "x.toml"
    if kind == "folder":
        path.mkdir()
    elif kind == "latin":
        path.write_bytes(HEAD.encode() + 'title = "été"\n'.encode("latin-1"))
    elif kind == "large":
        path.write_text(HEAD + "#" * MOST_BYTES)
    elif kind == "bom":
        path.write_bytes(b"\xef\xbb\xbf" + HEAD.encode())
    error = refusal(lambda: edition_from_file(path))
    keys = {"missing": "file-unreadable", "folder": "file-unreadable", "latin": "file-not-text"}
    assert error.problem.key == {**keys, "large": "edition-large", "bom": "edition-toml"}[kind]
    assert (error.where, error.entry) == (str(path), "")


@pytest.mark.parametrize(
    "value", ["1.5", "nan", "inf", "2024-01-01", "07:32:00", "1979-05-27T07:32:00Z", "[1, [2.0]]", "{ b = 1.0 }"]
)
def test_values_that_json_does_not_share_are_refused(value: str) -> None:
    error = refusal(lambda: edition_from_text(f"{HEAD}[a]\nx = {value}\n", "one.toml"))
    assert error.problem.key == "edition-foreign"
    assert error.entry.startswith("a.x")


@pytest.mark.parametrize("content", [{}, {"edition": {}}, {"edition": 3}, {"edition": {"game": "toy", "name": ""}}])
def test_the_head_must_be_there(content: object) -> None:
    error = refusal(lambda: edition_from_content(content, "record"))
    assert error.entry.startswith("edition")


# entries


def entries() -> Entries:
    table = {
        "n": 5,
        "f": True,
        "t": "x",
        "blank": " ",
        "l": ["a", "b"],
        "twice": ["a", "a"],
        "none": [],
        "ns": [3, 1, 3],
        "mixed": [1, True],
        "sub": {"n": 1},
    }
    return Entries("one.toml", table, "top")


def test_entries_are_read_by_type() -> None:
    table = entries()
    assert table.number("n") == 5
    assert table.flag("f") is True
    assert table.text("t") == "x"
    assert table.texts("l") == ["a", "b"]
    assert table.items("none") == []
    assert table.numbers("ns", least=1, most=3) == [3, 1, 3]
    assert table.table("sub").number("n") == 1
    assert table.has("n")
    assert not table.has("x")
    assert table.names()[0] == "n"


@pytest.mark.parametrize(
    ("read", "entry", "key"),
    [
        (lambda table: table.number("missing"), "top.missing", "edition-missing"),
        (lambda table: table.number("f"), "top.f", "edition-type"),
        (lambda table: table.number("t"), "top.t", "edition-type"),
        (lambda table: table.number("n", least=6), "top.n", "edition-range"),
        (lambda table: table.number("n", most=4), "top.n", "edition-range"),
        (lambda table: table.flag("n"), "top.n", "edition-type"),
        (lambda table: table.text("n"), "top.n", "edition-type"),
        (lambda table: table.text("blank"), "top.blank", "edition-empty"),
        (lambda table: table.texts("t"), "top.t", "edition-type"),
        (lambda table: table.texts("twice"), "top.twice", "edition-twice"),
        (lambda table: table.texts("none"), "top.none", "edition-short"),
        (lambda table: table.items("l", least=3), "top.l", "edition-short"),
        (lambda table: table.numbers("ns", least=2), "top.ns", "edition-range"),
        (lambda table: table.numbers("ns", most=2), "top.ns", "edition-range"),
        (lambda table: table.numbers("mixed"), "top.mixed", "edition-range"),
        (lambda table: table.numbers("l"), "top.l", "edition-range"),
        (lambda table: table.numbers("n"), "top.n", "edition-type"),
        (lambda table: table.table("n"), "top.n", "edition-type"),
        (lambda table: table.table("sub").text("n"), "top.sub.n", "edition-type"),
        (lambda table: table.table("sub").done(), "top.sub.n", "edition-extra"),
        (lambda table: table.only("n", "f"), "top.t", "edition-extra"),
    ],
)
def test_entries_are_refused_by_their_dotted_place(read: Callable[[Entries], object], entry: str, key: str) -> None:
    error = refusal(lambda: read(entries()))
    assert (error.where, error.entry, error.problem.key) == ("one.toml", entry, key)


def test_what_was_not_asked_for_is_extra() -> None:
    table = Entries("one.toml", {"a": 1, "b": 2})
    table.number("a")
    assert refusal(table.done).entry == "b"
    table.number("b")
    table.done()


def test_what_was_not_asked_for_in_a_table_below_is_extra_too() -> None:
    table = Entries("one.toml", {"a": {"b": {"x": 1, "y": 2}}})
    below = table.table("a").table("b")
    below.number("x")
    assert refusal(table.done).entry == "a.b.y"
    below.number("y")
    table.done()


def test_the_head_is_read_for_everybody_and_holds_nothing_else() -> None:
    entries = edition_from_text(HEAD + "[a]\nx = 1\n", "one.toml").entries(COMMON)
    assert refusal(entries.done).entry == "a"
    entries.table("a").number("x")
    entries.done()
    longer = edition_from_text(HEAD + 'by = "me"\n', "one.toml")
    assert refusal(lambda: longer.entries(COMMON)).entry == "edition.by"


# rulings

LATER = Switch("later_wins", "XY-14", (True, False))
TIES = Switch("ties", "XY-R2", ("shared", "none", "first"))


def rulings(content: dict[str, object]) -> dict[str, bool | str]:
    return Entries("one.toml", content).rulings((LATER, TIES))


def test_rulings_that_are_not_written_have_their_defaults() -> None:
    assert rulings({}) == {"later_wins": True, "ties": "shared"}
    assert rulings({"rulings": {}}) == {"later_wins": True, "ties": "shared"}
    assert rulings({"rulings": {"ties": "none"}}) == {"later_wins": True, "ties": "none"}
    assert rulings({"rulings": {"later_wins": False, "ties": "first"}}) == {"later_wins": False, "ties": "first"}


@pytest.mark.parametrize(
    ("table", "entry", "key"),
    [
        ({"later_wins": 1}, "rulings.later_wins", "edition-switch"),
        ({"later_wins": "false"}, "rulings.later_wins", "edition-switch"),
        ({"ties": "Shared"}, "rulings.ties", "edition-switch"),
        ({"ties": ["shared"]}, "rulings.ties", "edition-switch"),
        ({"tise": "shared"}, "rulings.tise", "edition-extra"),
        (3, "rulings", "edition-type"),
    ],
)
def test_rulings_are_refused_by_their_place(table: object, entry: str, key: str) -> None:
    error = refusal(lambda: rulings({"rulings": table}))
    assert (error.entry, error.problem.key) == (entry, key)


def test_the_refusal_of_a_ruling_names_its_values_and_its_rule() -> None:
    error = refusal(lambda: rulings({"rulings": {"ties": "all"}}))
    assert str(error) == "one.toml, [rulings.ties]: must be shared, none or first (XY-R2)"
    error = refusal(lambda: rulings({"rulings": {"later_wins": 0}}))
    assert "must be true or false (XY-14)" in str(error)


# marks


def test_marks_are_read_from_comments() -> None:
    text = """
# printed: this line belongs to nothing
[cards]   # printed
suits = ["red"]  # reconstructed: the rest; printed: red
ranks = 12
backs = 1  # a sentence that speaks of what is printed; as does this one
first = 2  # ruling VO-R1; or 3
name = "printed"
[players.3]
removed = { a = 1 }  # reconstructed: our choice
top-level = 3  # reprinted, not a word of ours
"""
    assert marks(text) == {
        "cards": ["printed"],
        "cards.suits": ["printed", "reconstructed"],
        "cards.first": ["ruling"],
        "players.3.removed": ["reconstructed"],
    }


def test_values_are_spelled_as_toml_writes_them() -> None:
    assert [spelled(value) for value in (True, False, 3, "x")] == ["true", "false", "3", "x"]


def test_text_that_steers_a_terminal_is_refused() -> None:
    text = '[edition]\ngame = "vivo"\nname = "x"\n[cards]\nsuits = ["r\\u001b[31m"]\n'
    with pytest.raises(EditionError, match=r"\[cards\.suits\]: contains a character that cannot be printed"):
        edition_from_text(text, "x.toml")
