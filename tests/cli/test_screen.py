"""Printing: boards fit the terminal, tables can be read aloud."""

from __future__ import annotations

import pytest

from vivant.cli.common import INDENT, Screen, fold, wrap
from vivant.cli.session import listed
from vivant.engine.board import Line, Span

LINE: Line = [Span("You", "strong"), Span("  6 points"), Span("  r12", "red"), Span(" + "), Span("2 face down", "soft")]


def width_of(line: Line) -> int:
    return sum(len(span.text) for span in line)


@pytest.mark.parametrize("width", [20, 24, 30, 40, 200])
def test_a_long_line_is_broken_between_spans_and_loses_nothing(width: int) -> None:
    parts = fold(LINE, width)
    assert all(width_of(part) <= width for part in parts)
    assert [span for part in parts for span in part if span.text != " " * INDENT] == LINE


def test_a_line_that_fits_is_left_alone() -> None:
    assert fold(LINE, width_of(LINE)) == [LINE]
    assert fold([], 10) == [[]]


def test_a_span_wider_than_the_terminal_stands_alone() -> None:
    assert len(fold([Span("a" * 50), Span("b" * 50)], 20)) == 2


def test_text_is_wrapped_below_itself_and_holds_together_what_belongs_together() -> None:
    assert wrap("short", 5) == "short"
    assert wrap("  31  Bot 3: yellow 5, off-harmony.", 22) == "  31  Bot 3: yellow 5,\n      off-harmony."
    assert wrap("   oui «\u00a0vert\u00a0» et 1-3", 13) == "   oui\n   «\u00a0vert\u00a0»\n   et 1-3"
    path = "/a/path/that/is/copied"
    assert wrap(f"Saved in {path}", 12) == f"Saved in\n{path}"


def test_a_plain_table_names_every_cell(capsys: pytest.CaptureFixture[str]) -> None:
    Screen(plain=True).rows([["0", "12"], ["1", ""]], "seat mean")
    assert capsys.readouterr().out == "seat: 0; mean: 12\nseat: 1\n"


def test_actions_with_blanks_in_them_are_told_apart() -> None:
    assert listed(["r1", "g4"]) == "r1 g4"
    assert listed(["swap D1", "swap D2", "gems"]) == "swap D1 · swap D2 · gems"
