"""The pictures of a balance report, drawn by Altair as SVG; their colours are those of the page, light and dark."""

from __future__ import annotations

import re
from typing import Any, Final

from vivant.arena.balancing.findings import called
from vivant.draw.palette import SANS
from vivant.draw.svg import Drawn
from vivant.engine.needs import needing
from vivant.words import COMMON

with needing("balance"):
    import altair as alt
    import polars as pl
    import vl_convert

# Altair wants colours and not names of colours: these stand for those of the page and are none that anybody chooses.
COLOURS: Final = {
    name: f"#0102{at:02x}" for at, name in enumerate(("ink", "soft", "line", "surface", "choice", "warn", "edge"))
}
INK, SOFT, LINE, SURFACE, CHOICE, WARN, EDGE = COLOURS.values()
WIDTH: Final = 560
# Readers have other typefaces than whoever measures: room for longer names.
PADDING: Final = {"left": 40, "top": 5, "right": 15, "bottom": 5}
ROW: Final = 20  # of a chart with a row for each thing
SHOWN: Final = 12  # of the strongest components, and of the weakest
LONGEST: Final = 44  # letters of a name
LOCALES: Final[dict[str, Any]] = {"en": "en-US", "fr": "fr-FR"}
_COLOUR = re.compile("|".join(COLOURS.values()))
_NAMES: Final = {colour: f"var(--{name})" for name, colour in COLOURS.items()}


class Charts:
    """Each is a whole SVG. Names are read as text, whatever they are."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.say = COMMON.words(lang)

    def wins(self, rows: pl.DataFrame) -> str:
        """Shares of victories with their intervals, beside an even share."""
        data = _bounds(rows, "wins", "wins_error", SURE_SHARE)
        even = alt.Chart(_table(rows.select("even").head(1))).mark_rule(color=SOFT, strokeDash=[4, 4])
        chart = even.encode(x="even:Q") + self._dots(data, self.say("balance-axis-wins"), "%")
        return self._drawn(chart, rows.height * ROW * 1.4)

    def points(self, counts: pl.DataFrame) -> str:
        """How often whoever wins, and whoever does not, has how many points."""
        names = {f"score {who}": self.say(f"balance-{who}") for who in ("winners", "others")}
        data = counts.filter(pl.col("what").is_in(list(names)), pl.col("run") == 0).with_columns(
            pl.col("what").replace_strict(names).alias("who"),
            (pl.col("count") / pl.col("count").sum().over("what")).alias("share"),
        )
        chart = alt.Chart(_table(data.select("value", "who", "share"))).mark_bar(opacity=0.6)
        chart = chart.encode(
            x=alt.X("value:Q", bin=alt.Bin(maxbins=36, minstep=1), title=self.say("balance-axis-points")),
            y=alt.Y("sum(share):Q", stack=None, title=self.say("balance-axis-seats"), axis=alt.Axis(format="%")),
            color=_two(list(names.values())),
        )
        return self._drawn(chart, 180)

    def sources(self, rows: pl.DataFrame) -> str:
        """What winners and others have of each source."""
        data = rows.group_by("name", maintain_order=True).agg(pl.col("winners", "others").sum())
        names = {who: self.say(f"balance-{who}") for who in ("winners", "others")}
        tall = data.unpivot(on=list(names), index="name", variable_name="who", value_name="points").with_columns(
            pl.col("who").replace_strict(names), pl.col("name").str.slice(0, LONGEST)
        )
        chart = alt.Chart(_table(tall)).mark_bar(height=7)
        chart = chart.encode(
            y=alt.Y("name:N", sort=None, title=None),
            x=alt.X("points:Q", title=self.say("balance-axis-points")),
            yOffset=alt.YOffset("who:N", sort=list(names.values())),
            color=_two(list(names.values())),
        )
        return self._drawn(chart, data.height * ROW * 1.3)

    def timeline(self, rows: pl.DataFrame) -> str:
        """How the points of the later winner and of the others grow."""
        names = {who: self.say(f"balance-{who}") for who in ("winners", "others")}
        tall = pl.concat(
            rows.select(
                "moment",
                pl.lit(name).alias("who"),
                pl.col(who).alias("points"),
                (pl.col(who) - pl.col(f"{who}_error")).alias("low"),
                (pl.col(who) + pl.col(f"{who}_error")).alias("high"),
            )
            for who, name in names.items()
        )
        base = alt.Chart(_table(tall)).encode(
            x=alt.X("moment:Q", axis=alt.Axis(format="%"), title=self.say("balance-axis-moment")),
            color=_two(list(names.values())),
        )
        band = base.mark_area(opacity=0.25).encode(y=alt.Y("low:Q", title=self.say("balance-axis-points")), y2="high:Q")
        return self._drawn(band + base.mark_line(point=True).encode(y="points:Q"), 200)

    def spread(self, counts: pl.DataFrame, what: str) -> str:
        """How often each number came up: of decisions, or of shares of a match."""
        data = counts.filter(pl.col("what") == what, pl.col("run") == 0).select(
            "value", (pl.col("count") / pl.col("count").sum()).alias("share")
        )
        share = what == "settled"
        bins = alt.Bin(step=0.1, extent=[0, 1]) if share else alt.Bin(maxbins=36, minstep=1)
        axis = alt.Axis(format="%") if share else alt.Axis(format="d")
        chart = alt.Chart(_table(data)).mark_bar(color=CHOICE)
        chart = chart.encode(
            x=alt.X("value:Q", bin=bins, title=self.say(f"balance-axis-{what}"), axis=axis),
            y=alt.Y("sum(share):Q", title=self.say("balance-axis-games"), axis=alt.Axis(format="%")),
        )
        return self._drawn(chart, 160)

    def ranked(self, rows: pl.DataFrame) -> str:
        """The strongest and the weakest: what those who have one win beyond what their seats do."""
        known = rows.filter(~pl.col("verdict").is_in(["few", "always"]))
        shown = known if known.height <= 2 * SHOWN else pl.concat([known.head(SHOWN), known.tail(SHOWN)])
        data = _bounds(_named(shown), "difference", "error", None)
        return self._drawn(_nothing() + self._dots(data, self.say("balance-axis-difference"), "+%"), shown.height * ROW)

    def changes(self, rows: pl.DataFrame) -> str:
        """Which components are had more, or less, than in the other run; the surest first."""
        shown = rows.filter((pl.col("figure") == "had") & (pl.col("error") > 0)).head(2 * SHOWN)
        data = _bounds(_named(shown).sort("difference", descending=True), "difference", "error", None)
        return self._drawn(_nothing() + self._dots(data, self.say("balance-axis-had"), "+%"), shown.height * ROW)

    def _dots(self, data: Any, title: str, form: str) -> Any:
        """A dot with its interval for each name."""
        base = alt.Chart(data).encode(
            y=alt.Y("name:N", sort=None, title=None),
            color=alt.Color(
                "verdict:N",
                scale=alt.Scale(domain=["more", "open", "less", "few"], range=[WARN, EDGE, CHOICE, EDGE]),
                legend=None,
            ),
        )
        axis = alt.Axis(format=form)
        rule = base.mark_rule(strokeWidth=2).encode(x=alt.X("low:Q", title=title, axis=axis), x2="high:Q")
        return rule + base.mark_point(filled=True, size=55, opacity=1).encode(x="middle:Q")

    def _drawn(self, chart: Any, height: float) -> Drawn:
        whole = chart.properties(width=WIDTH, height=max(40, round(height)), background="transparent", padding=PADDING)
        whole = whole.configure(font=SANS.replace("'", "")).configure_view(stroke=None)
        whole = whole.configure_axis(
            labelColor=INK, titleColor=SOFT, gridColor=LINE, domainColor=LINE, tickColor=LINE, labelLimit=330,
            labelFontSize=12, titleFontSize=12, titleFontWeight="normal", gridOpacity=0.7,
            labelOverlap="parity", labelSeparation=8, labelFlush=False,
        )  # fmt: skip
        whole = whole.configure_legend(labelColor=INK, labelFontSize=12, title=None, orient="top", symbolType="square")
        svg = vl_convert.vegalite_to_svg(whole.to_dict(), format_locale=LOCALES[self.lang])
        return _COLOUR.sub(lambda match: _NAMES[match[0]], svg)


SURE_SHARE: Final = (0.0, 1.0)


def _two(names: list[str]) -> alt.Color:
    return alt.Color("who:N", sort=names, scale=alt.Scale(domain=names, range=[CHOICE, WARN]))


def _nothing() -> Any:
    return alt.Chart(_values([{"nothing": 0}])).mark_rule(color=SOFT).encode(x="nothing:Q")


def _bounds(rows: pl.DataFrame, middle: str, error: str, within: tuple[float, float] | None) -> Any:
    low, high = pl.col(middle) - pl.col(error), pl.col(middle) + pl.col(error)
    if within is not None:
        low, high = low.clip(*within), high.clip(*within)
    columns: list[Any] = [pl.col(middle).alias("middle"), low.alias("low"), high.alias("high"), "verdict"]
    return _table(rows.select(pl.col("name").str.slice(0, LONGEST), *columns))


def _named(rows: pl.DataFrame) -> pl.DataFrame:
    """Two components may be called alike; the id tells which."""
    names = [called(name[: LONGEST - 10], id) for name, id in rows.select("name", "id").iter_rows()]
    return rows.with_columns(pl.Series("name", names, dtype=pl.String))


def _table(rows: pl.DataFrame) -> Any:
    return _values(rows.to_dicts())


def _values(rows: list[dict[str, Any]]) -> Any:
    return alt.Data(values=rows)  # type: ignore[no-untyped-call]
