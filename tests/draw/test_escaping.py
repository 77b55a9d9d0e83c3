"""No module that draws puts a string into markup as it is; and what would do so is found."""

from __future__ import annotations

from pathlib import Path

import pytest

import vivant
from vivant.testkit import escaping

PACKAGE = Path(vivant.__file__).parent
SOURCES = escaping.sources(PACKAGE)
DRAWING = escaping.drawing_functions(SOURCES.values())


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: "-".join(file.relative_to(PACKAGE).with_suffix("").parts))
def test_whatever_stands_in_markup_is_a_number_escaped_or_drawn(file: Path) -> None:
    assert list(escaping.raw_strings(SOURCES[file], DRAWING)) == []


def test_every_game_that_draws_is_looked_at() -> None:
    folders = {file.parent.parent.name for file in SOURCES if file.parent.name == "picture"}
    assert folders == {folder.parent.name for folder in PACKAGE.glob("games/*/picture")}
    assert len(SOURCES) > len(folders)


@pytest.mark.parametrize(
    "line",
    [
        """return f'<g aria-label="{spoken}"/>'""",  # as a hole once was
        """return f"<text>{words(spoken)}</text>" """,
        """return f"<text>{spoken.upper()}</text>" """,
        """return f'<text x="{x:.2f}">{names[0]}</text>'""",
        """return f"<text>{seat.name}</text>" """,
        """return f"<text>{spoken or 'nobody'}</text>" """,
        """return "<text>" + spoken + "</text>" """,
        """return "<text>%s</text>" % spoken""",
        """return f"<g>{''.join(names)}</g>" """,
        """return f"<g>{''.join(f'<b>{name}</b>' for name in names)}</g>" """,
        """return tag("text", spoken)""",
        """return tag("text", body=spoken)""",
        """return Thing("key", spoken)""",
        """return Thing("key", words("title"))""",
        """line = "<g/>"; line += spoken; return f"<g>{line}</g>" """,
        """told = spoken; return f"<g>{told}</g>" """,
        """told = "" if x else spoken; return f"<g>{told}</g>" """,
    ],
)
def test_a_string_that_is_put_in_raw_is_found(line: str) -> None:
    source = f"def draw(x: float, spoken: str, names: list[str], seat: Seat, words: Words) -> str:\n    {line}\n"
    assert {number for number, _ in escaping.raw_strings(source)} == {2}


@pytest.mark.parametrize(
    "line",
    [
        """return f'<rect x="{num(x)}" y="{x}" width="{x / 3:.2f}"/>'""",
        """return f"<text>{escape(spoken)}</text>" """,
        """return tag("text", escape(spoken), aria_label=spoken)""",
        """return words(spoken, 0, 0) + tag("g", shadow(x))""",
        """body = tag("g"); body += shadow(x); return f"<g>{body}</g>" """,
        """return f"<g>{''.join(shadow(each) for each in names)}</g>" """,
        """return Thing(spoken, tag("g"), spoken, label=spoken)""",
        """return f"{spoken} and {names}" """,
    ],
)
def test_what_cannot_become_markup_is_let_through(line: str) -> None:
    source = f"def draw(x: float, spoken: str, names: list[str]) -> str:\n    {line}\n"
    assert list(escaping.raw_strings(source, frozenset({"shadow"}))) == []
