"""The page of results: what is told of a run as one HTML file, which loads nothing."""

from __future__ import annotations

from html import escape
from pathlib import Path
from string import Template
from typing import Final

from vivant.arena.telling import Columns, RunTold
from vivant.draw.palette import DARK, LIGHT, SANS, SERIF
from vivant.draw.svg import Drawn, tag

STYLE: Final = Path(__file__).parent / "page.css"
SHOWN: Final = ("page", "surface", "ink", "soft", "line", "edge", "choice", "warn")
EMPTY: Final = "\u00a0"  # an element without a body would be read as one that is open


def page_of(told: RunTold, lang: str) -> str:
    """All of it. Whatever bots and editions are called, it is text and no markup."""
    return document(told.title, tag("h1", escape(told.title)) + parts_of(told), lang)


def parts_of(told: RunTold) -> Drawn:
    """What stands below its title."""
    return "".join(tag("p", escape(line)) for line in told.lines) + "".join(map(section, told.tables))


def document(title: str, body: Drawn, lang: str) -> str:
    """A page with this body, which is markup."""
    head = '<meta charset="utf-8"/><meta name="viewport" content="width=device-width"/>'
    head += tag("title", escape(title)) + f"<style>{_sheet()}</style>"
    return "<!doctype html>\n" + tag("html", tag("head", head) + tag("body", tag("main", body)), lang=lang) + "\n"


def framed(body: Drawn) -> Drawn:
    """A body as a part of somebody else's page, such as a notebook, which knows none of our colours."""
    colours = "".join(f"--{name}:{LIGHT[name]};" for name in SHOWN)
    return tag("div", body, style=f"{colours}color:{LIGHT['ink']};background:{LIGHT['page']};padding:1rem")


def section(table: Columns, svg: Drawn = "") -> str:
    """A table with its heading, and below that perhaps pictures, which are markup."""
    rows = "".join(_row(row, table.names) for row in table.rows)
    titles = "".join(
        tag("th", escape(name) or EMPTY, scope="col", class_=_class(at, table.names))
        for at, name in enumerate(table.heading)
    )
    lines = tag("table", tag("thead", tag("tr", titles)) + tag("tbody", rows or EMPTY))
    heading = tag("h2", escape(table.title)) + tag("p", escape(table.note), class_="note")
    return tag("section", heading + svg + tag("div", lines, class_="scroll"))


def _row(row: list[str], names: int) -> str:
    cells = "".join(
        tag("th" if at == 0 else "td", escape(cell) or EMPTY, class_=_class(at, names), scope=None if at else "row")
        for at, cell in enumerate(row)
    )
    return tag("tr", cells)


def _class(at: int, names: int) -> str | None:
    return "name" if at < names else None


def _sheet() -> Drawn:
    """The style, and the house's colours in both themes."""
    sheet = Template(STYLE.read_text(encoding="utf-8").partition("*/\n")[2]).substitute(sans=SANS, serif=SERIF)
    light, dark = ("".join(f"--{name}:{theme[name]};" for name in SHOWN) for theme in (LIGHT, DARK))
    root = f":root{{color-scheme:light dark;{light}}}@media (prefers-color-scheme:dark){{:root{{{dark}}}}}"
    return root + "@media print{:root{color-scheme:light;" + light + "}}" + sheet
