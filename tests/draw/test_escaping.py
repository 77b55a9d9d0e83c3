"""No module that draws puts a string into markup as it is; and what would do so is found."""

from __future__ import annotations

from pathlib import Path

import pytest

import vivant
from vivant.testkit import escaping

PACKAGE = Path(vivant.__file__).parent
SOURCES = escaping.sources(PACKAGE)
TRUST = escaping.trust_in(SOURCES)
WRITERS = "from vivant.draw.svg import tag, words, num, at\nfrom vivant.draw.things import Thing\n"
MODULE = Path("pictures.py")
OTHERS = """
class Card(NamedTuple):
    face: Drawn

def shadow(x: float) -> str:
    return f'<rect x="{x:.2f}"/>'

def called(name: str) -> str:
    return name.upper()

def claimed(name: str) -> Drawn:
    return name if name in SIGNS else ""

def put(body: Drawn) -> str:
    return f"<g>{body}</g>"
"""


def trust_of(source: str) -> escaping.Trust:
    return escaping.trust_in({MODULE: source})


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: "-".join(file.relative_to(PACKAGE).with_suffix("").parts))
def test_whatever_stands_in_markup_is_a_number_escaped_or_drawn(file: Path) -> None:
    assert list(escaping.raw_strings(SOURCES[file], TRUST, file)) == []


def test_every_game_that_draws_is_looked_at() -> None:
    folders = {file.parent.parent.name for file in SOURCES if file.parent.name == "picture"}
    assert folders == {folder.parent.name for folder in PACKAGE.glob("games/*/picture")}
    assert len(SOURCES) > len(folders)


@pytest.mark.parametrize(
    "name",
    [
        "arena/page",
        "arena/balancing/page",
        "arena/balancing/charts",
        "engine/portrait",
        "lab/specs",
        "draw/inline",
        "table/previews",
        "table/pages",
        "table/rulepages",
    ],
)
def test_every_module_that_writes_markup_is_looked_at(name: str) -> None:
    assert PACKAGE / f"{name}.py" in SOURCES


def test_a_module_that_writes_an_element_is_looked_at_wherever_it_stands(tmp_path: Path) -> None:
    for room in ("coach", "testkit"):
        (tmp_path / room).mkdir()
        (tmp_path / room / "drawing.py").write_text("def draw(name):\n    return f'<b>{name}</b>'\n", encoding="utf-8")
        (tmp_path / room / "silent.py").write_text("def think(name):\n    return name\n", encoding="utf-8")
    assert set(escaping.sources(tmp_path)) == {tmp_path / "coach" / "drawing.py"}


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
        """body = spoken; return f"<g>{body}</g>" """,  # whatever it is called
        """return f"<g>{called(spoken)}</g>" """,
        """return put(spoken)""",
        """return put(body=spoken)""",
        """return Card(spoken).face""",
        """return Markup(spoken)""",
        """parts = []; parts.append(spoken); return f"<g>{''.join(parts)}</g>" """,
    ],
)
def test_a_string_that_is_put_in_raw_is_found(line: str) -> None:
    first = f"{WRITERS}def draw(x: float, spoken: str, names: list[str], seat: Seat, words: Words) -> str:\n"
    source = f"{first}    {line}\n{OTHERS}"
    assert {number for number, _ in escaping.raw_strings(source, trust_of(source), MODULE)} == {4}


@pytest.mark.parametrize("name", ["body", "look", "fill", "ink", "colour", "paint", "svg"])
def test_no_name_is_trusted_for_itself(name: str) -> None:
    source = f"class A:\n    {name}: str\n"
    source += f"def draw({name}: str, a: A) -> str:\n    return f'<g>{{{name}}}{{a.{name}}}</g>'\n"
    assert len(list(escaping.raw_strings(source, trust_of(source), MODULE))) == 2


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
        """return put(shadow(x) + escape(spoken))""",
        """return f"<g>{Card(shadow(x)).face}{claimed(spoken)}</g>" """,
    ],
)
def test_what_cannot_become_markup_is_let_through(line: str) -> None:
    source = f"{WRITERS}def draw(x: float, spoken: str, names: list[str]) -> str:\n    {line}\n{OTHERS}"
    assert list(escaping.raw_strings(source, trust_of(source), MODULE)) == []
