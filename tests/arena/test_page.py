"""The page of results is one file that loads nothing, and whatever things are called is read as text."""

from __future__ import annotations

import re
from html import unescape
from html.parser import HTMLParser
from itertools import permutations

import polars as pl
import pytest

from vivant import arena
from vivant.arena.folder import Folder
from vivant.arena.page import page_of
from vivant.arena.summary import summarize
from vivant.arena.telling import Columns, RunTold, tell_run
from vivant.draw.palette import DARK, LIGHT
from vivant.words import LANGUAGES

HOSTILE = "<script>alert(1)</script>\"'&amp;</table><!--"


class Reader(HTMLParser):
    """Which elements there are, whether each is closed, and all attributes and text."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: set[str] = set()
        self.attributes: set[str] = set()
        self.text = ""
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.add(tag)
        self.attributes.update(name for name, _ in attrs)
        self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag == "meta", f"<{tag}/> would stay open"

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    path = tmp_path_factory.mktemp("page")
    named = path / "my<b>bot&.py"
    named.write_text(
        "class Bot:\n    def __init__(self, game): pass\n    def choose(self, *asked): return asked[2][0]\n"
    )
    arena.run("vivarium", players=2, bots=("random", f"{named}:Bot"), games=4, seed=3, folder=path / "run")
    return Folder(path / "run")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_holds_all_that_is_told_and_loads_nothing(folder: Folder, lang: str) -> None:
    told = tell_run(folder, summarize(folder), lang)
    page = page_of(told, lang)
    reader = Reader(page)
    assert not reader.open
    assert reader.attributes <= {"lang", "class", "scope"}
    assert reader.elements <= set(
        "html head title style body main h1 h2 p section div table thead tbody tr th td".split()
    )
    assert not re.search(r"url\(|https?:|@import|src=|href=", page)
    for text in [told.title, *told.lines, *(cell for table in told.tables for row in table.rows for cell in row)]:
        assert text in reader.text
    assert f'lang="{lang}"' in page
    assert "prefers-color-scheme:dark" in page
    assert "color-scheme:light dark" in page


def test_a_hostile_name_is_text(folder: Folder) -> None:
    assert any("<b>" in bot for bot in folder.asked.bots)
    page = page_of(tell_run(folder, summarize(folder), "en"), "en")
    assert "<b>" not in page
    assert "<b>bot&" in unescape(page)


def test_nothing_that_is_told_becomes_markup() -> None:
    table = Columns(HOSTILE, HOSTILE, [HOSTILE, "", HOSTILE], [[HOSTILE, "", HOSTILE], ["", HOSTILE, ""]], names=2)
    plain = Columns("x", "x", ["x", "", "x"], [["x", "", "x"], ["", "x", ""]], names=2)
    reader = Reader(page_of(RunTold(HOSTILE, [HOSTILE], [table]), "en"))
    harmless = Reader(page_of(RunTold("x", ["x"], [plain]), "en"))
    assert reader.elements == harmless.elements
    assert reader.attributes == harmless.attributes
    assert reader.text.count(HOSTILE) == 10
    assert not reader.open


def test_colours_can_be_read_in_both_themes() -> None:
    for theme in (LIGHT, DARK):
        assert contrast(theme["ink"], theme["surface"]) >= 7
        assert contrast(theme["soft"], theme["surface"]) >= 4.5
        assert contrast(theme["soft"], theme["page"]) >= 4.5


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_results_are_frames_and_show_themselves_in_a_notebook(folder: Folder) -> None:
    results = arena.results(folder.path)
    rows = arena.read(folder.path)
    won = dict(rows.group_by("bot").agg(pl.col("won").mean()).iter_rows())
    assert dict(results.ratings.select("bot", "wins").iter_rows()) == pytest.approx(won)
    assert results.ratings["rating"].is_sorted(descending=True)
    bots = folder.asked.bots
    assert {(bot, other) for bot, other in results.cross.select("bot", "other").iter_rows()} == {*permutations(bots, 2)}
    assert results.cross["ahead"].sum() == pytest.approx(1)
    shown = results._repr_html_()
    reader = Reader(shown)
    assert {"div", "table"} <= reader.elements
    assert "b" not in reader.elements
    assert all(line in reader.text for line in results.told.lines)
    assert results.html() == page_of(results.told, "en")
    assert repr(results).startswith(results.told.title)
    assert not results.decided
