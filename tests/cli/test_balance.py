"""`vivant balance`: what a change of an edition did, in a terminal, as a page and tables; what is refused, in one line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from vivant.engine.registry import find_game

from .conftest import Vivant

RUN = ("balance", "vivarium", "--players", "2", "--bots", "random", "--games", "6", "--coach", "0")


def write_cheaper() -> None:
    text = find_game("vivarium").standard_edition().text
    Path("mine.toml").write_text(text.replace("camera_gems = 1 ", "camera_gems = 0 "), encoding="utf-8")


def test_a_cheaper_card_is_told_in_words_and_the_same_command_tells_it_again(vivant: Vivant, tmp_path: Path) -> None:
    vivant("games")  # which goes to the test's own folder
    write_cheaper()
    command = (*RUN, "--edition", "mine.toml", "--against", "standard", "--plain")
    first = vivant(*command)
    assert (first.code, first.err) == (0, "")
    for line in (
        "Vivarium, 2 players: the balance of the edition “standard, changed”",
        "Compared with the edition “standard”, on the same deals.",
        "Price of the camera’s ability: 0 (standard: 1)",
        "The components that the change is about",
        "How many seats have camera, triangle (E07): ",
        "Seen in too few games to say.",
    ):
        assert line in first.out
    assert len(list((tmp_path / "balance").glob("*/run.toml"))) == 2
    [page] = (tmp_path / "balance").glob("*.html")
    [tables] = (tmp_path / "balance").glob("*-tables")
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert {"components.csv", "components.parquet", "differences.csv"} <= {file.name for file in tables.iterdir()}
    before = page.read_bytes()
    assert vivant(*command).out == first.out
    assert page.read_bytes() == before


def test_in_french_and_where_one_wants_it(vivant: Vivant, tmp_path: Path) -> None:
    ran = vivant(*RUN, "--page", "page.html", "--tables", "tables", "--to", "games", lang="fr")
    assert ran.code == 0
    assert "Comment se joue l’édition" in ran.out
    assert 'lang="fr"' in (tmp_path / "page.html").read_text(encoding="utf-8")
    assert (tmp_path / "tables" / "seats.csv").exists()


def test_tables_are_json_on_request(vivant: Vivant, tmp_path: Path) -> None:
    ran = vivant(*RUN, "--against", "majority=round", "--json")
    told = json.loads(ran.out)
    assert [row["seat"] for row in told["seats"]] == [0, 1]
    assert told["differences"]
    assert not list((tmp_path / "balance").glob("*.html"))


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("balance", "chess"), "chess"),
        ((*RUN, "--edition", "none.toml"), "none.toml"),
        ((*RUN, "--against", "none.toml"), "none.toml"),
        ((*RUN, "--against", "standard"), "both would be the same"),
        ((*RUN, "--against", "colour=red"), "colour"),
        ((*RUN, "--ruling", "majority=never"), "majority"),
        ((*RUN, "--bots", "clever"), "clever"),
        ((*RUN, "--option", "x=1"), "x"),
        ((*RUN, "--page", "/nowhere/at/all.html"), "/nowhere"),
    ],
)
def test_what_cannot_be_weighed_is_one_clear_line(vivant: Vivant, args: tuple[str, ...], said: str) -> None:
    if "/nowhere/at/all.html" in args:
        Path("file").write_text("", encoding="utf-8")
        args = (*args[:-1], "file/page.html")
        said = "file"
    ran = vivant(*args)
    assert ran.code != 0
    assert len(ran.error_lines) == 1
    assert said in ran.err


def test_without_what_draws_one_line_says_what_to_install(vivant: Vivant, monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "altair", None)
    monkeypatch.delitem(sys.modules, "vivant.arena.balancing.charts", raising=False)
    ran = vivant(*RUN)
    assert ran.code != 0
    assert "balance" in ran.err
    assert len(ran.error_lines) == 1
