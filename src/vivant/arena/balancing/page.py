"""The balance report as one HTML file: sentences, then pictures and tables; it loads nothing and can be printed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from html import escape
from typing import TYPE_CHECKING, Final

from vivant.arena.balancing.charts import Charts
from vivant.arena.balancing.findings import Sayer, called
from vivant.arena.balancing.heat import heat_map
from vivant.arena.balancing.results import ALWAYS, FEW, NUMBER, SHARE
from vivant.arena.page import document, framed, section
from vivant.arena.telling import Columns
from vivant.draw.svg import Drawn, tag
from vivant.engine.needs import needing

with needing("arena"):
    import polars as pl

if TYPE_CHECKING:
    from vivant.arena.balancing.report import BalanceReport

METHOD: Final = ("deals", "sure", "components", "minutes", "bots")
CHANGES: Final = 12  # rows of components whose change is not certain; all stand in the table's file
LENGTHS: Final = ("rounds", "decisions", "choices", "tie", "clear")


def page_of(report: BalanceReport) -> str:
    """All of it."""
    return document(report.title, tag("h1", escape(report.title)) + _Page(report).body(), report.lang)


def notebook_of(report: BalanceReport) -> str:
    """What a notebook shows: the sentences with a few pictures, and the components."""
    page = _Page(report)
    shown = page.notebook() if report.results.tells() else section(page.wins("seats"))
    return framed(tag("h3", escape(report.title)) + page.opening() + shown)


class _Page:
    def __init__(self, report: BalanceReport) -> None:
        self.report = report
        self.sayer = Sayer(report.lang)
        self.say = self.sayer.say
        self.tables = report.tables

    def body(self) -> Drawn:
        return self.opening() + "".join(self.sections())

    def opening(self) -> Drawn:
        """What was played and what came of it, in sentences."""
        report = self.report
        body = "".join(tag("p", escape(line), class_="note") for line in report.setup)
        return body + "".join(self.told(title, lines) for title, lines in report.told)

    def told(self, title: str, lines: list[str]) -> Drawn:
        items = "".join(tag("li", escape(line)) for line in lines)
        return tag("section", tag("h2", escape(self.say(title))) + tag("ul", items)) if items else ""

    def notebook(self) -> Drawn:
        charts, tables = Charts(self.report.lang), self.tables
        pictures = [charts.wins(tables["seats" if tables["order"].is_empty() else "order"])]
        pictures += [charts.timeline(tables["timeline"])]
        if "component_differences" in tables and _has(tables["component_differences"], "had"):
            pictures.append(charts.changes(tables["component_differences"]))
        return "".join(map(self.figure, pictures)) + "".join(self.all_components(charts))

    def sections(self) -> Iterator[Drawn]:
        charts, tables = Charts(self.report.lang), self.tables
        if not self.report.results.tells():
            yield section(self.wins("seats"))
            yield self.methods()
            return
        if "differences" in tables:
            yield section(self.differences())
            moved = tables["component_differences"]
            yield section(
                self.component_differences(), self.figure(charts.changes(moved)) if _has(moved, "had") else ""
            )
        if "rulings" in tables:
            yield section(self.rulings())
        if not tables["order"].is_empty():
            yield section(self.wins("order"), self.figure(charts.wins(tables["order"])))
        yield section(self.wins("seats"), self.figure(charts.wins(tables["seats"])))
        yield section(self.places(), self.figure(charts.points(tables["distributions"])))
        yield section(self.sources(), self.figure(charts.sources(self.known_sources())))
        settled = (
            charts.spread(tables["distributions"], "settled") if _counted(tables["distributions"], "settled") else ""
        )
        yield section(self.timeline(), self.figure(charts.timeline(tables["timeline"])) + self.figure(settled))
        yield section(self.lengths(), self.figure(charts.spread(tables["distributions"], "choices")))
        yield from self.heat()
        yield from self.all_components(charts)
        yield self.methods()

    def all_components(self, charts: Charts) -> Iterator[Drawn]:
        """From the strongest to the weakest; then, in a table of their own, those that cannot be compared."""
        known, unsaid = self.compared()
        if known.height:
            yield section(self.weighed("components", known), self.figure(charts.ranked(known)))
        if unsaid.height:
            yield section(self.weighed("components-unsaid", unsaid))

    def compared(self) -> tuple[pl.DataFrame, pl.DataFrame]:
        """The components that can be compared, and the others."""
        unsaid = pl.col("verdict").is_in([FEW, ALWAYS])
        return self.tables["components"].filter(~unsaid), self.tables["components"].filter(unsaid)

    def figure(self, svg: Drawn) -> Drawn:
        return tag("div", svg, class_="scroll chart") if svg else ""

    def heat(self) -> Iterator[Drawn]:
        """The table with warm and cool components, and which kinds do not lie there."""
        known, _ = self.compared()
        heat = heat_map(self.report.game, known, self.report.lang)
        if heat is None:
            return
        body = tag("h2", escape(self.say("balance-heat")))
        body += tag("p", escape(self.say("balance-heat-note")), class_="note")
        left = Counter(kind for kind, id in known.select("kind", "id").iter_rows() if (kind, id) not in heat.tinted)
        if left:
            kinds = [self.say("balance-heat-kind", kind=self.title_of(kind), count=left[kind]) for kind in left]
            body += tag("p", escape(self.say("balance-heat-left", kinds=self.sayer.listed(kinds))), class_="note")
        yield tag("section", body + tag("div", heat.svg, class_="heat"))

    def methods(self) -> Drawn:
        pace = self.sayer.short(self.report.pace)
        lines = (self.say(f"balance-method-{name}", pace=pace) for name in METHOD)
        heading = tag("h2", escape(self.say("balance-method")))
        return tag("section", heading + "".join(tag("p", escape(line)) for line in lines))

    # tables

    def columns(self, name: str, heading: str, rows: list[list[str]], names: int = 1) -> Columns:
        title = self.say("balance-order-title" if name == "order" else f"balance-{name}")
        note = self.say(f"balance-{name}-note")
        return Columns(title, note, [self.say(f"balance-column-{one}") for one in heading.split()], rows, names)

    def wins(self, table: str) -> Columns:
        rows = []
        for row in self.tables[table].iter_rows(named=True):
            cells = [
                row["name"],
                self.sayer.with_error(row["wins"], row["wins_error"], SHARE),
                self.sayer.percent(row["even"]),
                self.said(row),
            ]
            if table == "seats":
                cells.append(self.sayer.with_error(row["points"], row["points_error"]))
            rows.append(cells)
        return self.columns(table, "who wins even said" + (" points" if table == "seats" else ""), rows)

    def places(self) -> Columns:
        rows = [[name, value] for key, name, value in self.figures() if key.startswith("rank ")]
        return self.columns("places", "place points", rows)

    def lengths(self) -> Columns:
        rows = [[name, value] for key, name, value in self.figures() if key in LENGTHS]
        return self.columns("lengths", "figure value", rows)

    def figures(self) -> Iterator[tuple[str, str, str]]:
        for row in self.tables["figures"].iter_rows(named=True):
            if row["deals"]:
                yield row["figure"], row["name"], self.sayer.with_error(row["value"], row["error"], row["form"])

    def sources(self) -> Columns:
        rows = [
            [row["name"], *self.measured(row, "all", "winners", "others")]
            for row in self.known_sources().iter_rows(named=True)
        ]
        return self.columns("sources", "source everybody winners others", rows)

    def known_sources(self) -> pl.DataFrame:
        """Without those of which nobody ever had a point: of another number of players, or of a rule that is off."""
        return self.tables["sources"].filter(pl.any_horizontal(pl.col("all", "all_error", "winners", "others") != 0))

    def timeline(self) -> Columns:
        rows = [
            [self.sayer.percent(row["moment"]), *self.measured(row, "winners", "others")]
            for row in self.tables["timeline"].gather_every(2).iter_rows(named=True)
        ]
        return self.columns("timeline", "moment winners others", rows)

    def measured(self, row: dict[str, float], *names: str) -> list[str]:
        return [self.sayer.with_error(row[name], row[f"{name}_error"]) for name in names]

    def weighed(self, name: str, rows: pl.DataFrame) -> Columns:
        say, titles = self.sayer, {kind.name: self.title_of(kind.name) for kind in self.report.game.component_kinds()}
        lines = [
            [
                called(row["name"], row["id"]),
                titles[row["kind"]],
                say.percent(row["met"]),
                say.number(row["taken"]) if row["taken"] else "",
                say.percent(row["had"]),
                say.with_error(row["points"], row["points_error"]) if row["deals"] else "",
                say.percent(row["wins"]) if row["deals"] else "",
                say.percent(row["expected"]) if row["deals"] else "",
                "" if row["verdict"] in (FEW, ALWAYS) else say.with_error(row["difference"], row["error"], SHARE, True),
                self.said(row),
            ]
            for row in rows.iter_rows(named=True)
        ]
        return self.columns(name, "component kind met taken had worth wins expected difference said", lines, 2)

    def differences(self) -> Columns:
        rows = [[row["name"], *self.changed(row)] for row in self.tables["differences"].iter_rows(named=True)]
        return self.columns("differences", "figure before now change said", rows)

    def component_differences(self) -> Columns:
        """All that is certain, and what is clearest of the rest."""
        parts = self.tables["component_differences"]
        certain = parts.filter(pl.col("verdict").is_in(["more", "less"])).height
        rows = [
            [self.say(f"balance-{row['figure']}", name=called(row["name"], row["id"])), *self.changed(row)]
            for row in parts.head(certain + CHANGES).iter_rows(named=True)
        ]
        return self.columns("component-differences", "figure before now change said", rows)

    def rulings(self) -> Columns:
        rows = [
            [row["sentence"], row["name"], *self.changed(row)]
            for row in self.tables["rulings"].iter_rows(named=True)
            if row["verdict"] in ("more", "less") or row["figure"].startswith(("order 0", "rank 1", "tie", "choices"))
        ]
        return self.columns("ruling-changes", "ruling figure before now change said", rows, 2)

    def changed(self, row: dict[str, object]) -> list[str]:
        before, now, gap, error = (float(str(row[key])) for key in ("before", "now", "difference", "error"))
        form = str(row["form"])
        shown = self.sayer.percent if form == SHARE else self.sayer.number
        return [shown(before), shown(now), self.sayer.change(gap, error, form or NUMBER), self.said(row)]

    def said(self, row: dict[str, object]) -> str:
        return self.say(f"balance-verdict-{row['verdict']}")

    def title_of(self, kind: str) -> str:
        return self.report.game.book.words(self.report.lang)(f"component-{kind}")


def _has(rows: pl.DataFrame, figure: str) -> bool:
    return not rows.filter((pl.col("figure") == figure) & (pl.col("error") > 0)).is_empty()


def _counted(rows: pl.DataFrame, what: str) -> bool:
    return not rows.filter(pl.col("what") == what).is_empty()
