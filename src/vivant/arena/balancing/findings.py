"""What a balance report says in sentences: what is certain, what is not, and how large an effect could have hidden."""

from __future__ import annotations

import re
from typing import Final

from vivant.arena.balancing.figures import ADVISED
from vivant.arena.balancing.moments import FEWEST
from vivant.arena.balancing.results import FEW, LESS, MORE, NUMBER, OPEN, SHARE, Results
from vivant.engine.component import Component
from vivant.engine.needs import needing
from vivant.words import COMMON, Listing, Message, decimal

with needing("arena"):
    import polars as pl

MOST_TOUCHED: Final = 6  # components that a change is about, of which all is told in words
FIRST: Final = 3  # of the strongest components, and of the weakest
FEW_ADVISED: Final = 10  # decisions that the coach looked at: of fewer nothing is said
MOST: Final = 12  # changes of components that are told in words
CERTAIN: Final = (MORE, LESS)


class Sayer:
    """Figures in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.say = COMMON.words(lang)

    def number(self, value: float, form: str = NUMBER, signed: bool = False) -> str:
        """A share in percent; without a sign unless asked."""
        shown = 100 * value if form == SHARE else value
        digits = 1 if abs(shown) < 1000 else 0
        text = decimal(abs(shown), digits, self.lang)
        if not any(digit in text for digit in "123456789"):
            return text
        return ("−" if shown < 0 else "+" if signed else "") + text

    def short(self, value: float) -> str:
        """Without a digit after its point that says nothing."""
        return self.number(value).removesuffix(".0").removesuffix(",0")

    def percent(self, value: float) -> str:
        return self.say("balance-percent", number=self.number(value, SHARE))

    def with_error(self, value: float, error: float, form: str = NUMBER, signed: bool = False) -> str:
        """31.2 % ± 1.9"""
        number = self.number(value, form, signed)
        key = "balance-percent-error" if form == SHARE else "balance-number-error"
        return self.say(key, number=number, error=self.number(error, form))

    def change(self, value: float, error: float, form: str) -> str:
        """What changed, in points of percentage where these are shares."""
        key = "balance-change-share" if form == SHARE else "balance-change-number"
        return self.say(key, number=self.number(value, form, True), error=self.number(error, form))

    def listed(self, items: list[str]) -> str:
        return self.say.say(Message("balance-listed", {"items": Listing(tuple(items))}))


def find_own(results: Results, tables: dict[str, pl.DataFrame]) -> list[str]:
    """What the edition does, alone."""
    sayer = Sayer(results.lang)
    if not results.tells():
        return [sayer.say("balance-find-forfeited")]
    return [
        *_find_few(sayer, results),
        *_find_wins(sayer, tables),
        *_find_figures(sayer, results),
        *_find_components(sayer, tables["components"]),
    ]


def _find_few(sayer: Sayer, results: Results) -> list[str]:
    deals = results.moments.deals
    return [sayer.say("balance-find-few", count=deals, needed=FEWEST)] if deals < FEWEST else []


def _find_wins(sayer: Sayer, tables: dict[str, pl.DataFrame]) -> list[str]:
    told: list[str] = []
    for table in ("order", "seats"):
        rows = tables[table]
        for at, row in enumerate(rows.iter_rows(named=True)):
            if row["verdict"] in CERTAIN or (table == "order" and at == 0):
                told.append(_wins(sayer, row))
        if table == "seats" and not any(row in CERTAIN for row in rows["verdict"]) and rows.height > 1:
            widest = max(rows["wins_error"].to_list())
            told.append(sayer.say("balance-find-seats-even", error=sayer.number(widest, SHARE)))
    return told


def _wins(sayer: Sayer, row: dict[str, object]) -> str:
    wins, error, even = (float(str(row[name])) for name in ("wins", "wins_error", "even"))
    args = {"wins": sayer.with_error(wins, error, SHARE), "even": sayer.percent(even)}
    return sayer.say("balance-find-wins", who=row["name"], verdict=row["verdict"], **args)


def _find_figures(sayer: Sayer, results: Results) -> list[str]:
    told = []
    by_title = {(figure.title.key, figure.times): figure for figure in results.figures()}
    for key in ("balance-tie", "balance-settled", "balance-minutes", "balance-clear"):
        figure = next(figure for (title, _), figure in by_title.items() if title == key)
        one = results.measure(figure)
        if not one.deals or (key == "balance-clear" and one.deals < FEW_ADVISED):
            continue
        args: dict[str, object] = {"value": sayer.with_error(one.value, one.error, figure.form)}
        if key == "balance-minutes":
            for name in ("rounds", "choices"):
                args[name] = sayer.short(results.measure(by_title[f"balance-{name}", 1.0]).value)
            args["pace"] = sayer.short(results.pace)
            args["minutes"] = str(round(one.value))
        if key == "balance-clear":
            args["decisions"] = round(results.moments.base(ADVISED))
        told.append(sayer.say(f"{key.replace('balance-', 'balance-find-')}", **args))
    return told


def _find_components(sayer: Sayer, rows: pl.DataFrame) -> list[str]:
    known = rows.filter(pl.col("verdict").is_in([MORE, LESS, OPEN]))
    strong, weak = (known.filter(pl.col("verdict") == said) for said in CERTAIN)
    told = [
        sayer.say(f"balance-find-{said}", **_component(sayer, row))
        for said, chosen in (("strong", strong.head(FIRST)), ("weak", weak.tail(FIRST).reverse()))
        for row in chosen.iter_rows(named=True)
    ]
    if known.is_empty():
        return [sayer.say("balance-find-too-few")]
    if strong.is_empty() and weak.is_empty():
        return [sayer.say("balance-find-none", count=known.height)]
    return [*told, sayer.say("balance-find-count", strong=strong.height, weak=weak.height, count=known.height)]


def _component(sayer: Sayer, row: dict[str, object]) -> dict[str, object]:
    wins, even, gap, error = (float(str(row[name])) for name in ("wins", "expected", "difference", "error"))
    return {
        "name": called(str(row["name"]), str(row["id"])),
        "wins": sayer.percent(wins),
        "even": sayer.percent(even),
        "difference": sayer.change(gap, error, SHARE),
    }


def called(name: str, id: str) -> str:
    """With the id by which the edition lists it, where its name does not say that."""
    return name if id in re.findall(r"\w+", name) else f"{name} ({id})"


def find_touched(results: Results, touched: list[Component]) -> list[str]:
    """Of the components that the change is about: how often each is had, what it brings and what it wins, all told.

    They are asked about beforehand, so that intervals are corrected for them alone.
    """
    sayer, told = Sayer(results.lang), []
    parts = results.differences_of(touched[:MOST_TOUCHED])
    for row in parts.iter_rows(named=True):
        line = _changed(sayer, sayer.say(f"balance-{row['figure']}", name=called(row["name"], row["id"])), row)
        told.append(sayer.say("balance-find-touched", line=line, verdict=row["verdict"]))
    return told


def find_changes(sayer: Sayer, tables: dict[str, pl.DataFrame], told_of: list[Component]) -> list[str]:
    """What is certain of two runs on the same deals; then what is not, and how much it could be.

    Some components were told of before.
    """
    rows, parts = tables["differences"], tables["component_differences"]
    if (rows["verdict"] == FEW).all():  # what the edition does begins with the same sentence
        return [sayer.say("balance-find-changes-few")]
    sure = rows.filter(pl.col("verdict").is_in(CERTAIN))
    told = [_changed(sayer, row["name"], row) for row in sure.iter_rows(named=True)]
    certain = parts.filter(pl.col("verdict").is_in(CERTAIN))
    if told_of:
        certain = certain.filter(~pl.concat_str("kind", "id", separator=" ").is_in([" ".join(one) for one in told_of]))
    for row in certain.head(MOST).iter_rows(named=True):
        told.append(_changed(sayer, sayer.say(f"balance-{row['figure']}", name=called(row["name"], row["id"])), row))
    if certain.height > MOST:
        told.append(sayer.say("balance-find-more-changes", count=certain.height - MOST))
    alike = (pl.col("difference") == 0) & (pl.col("error") == 0)
    same, left = (rows.filter((pl.col("verdict") == OPEN) & those) for those in (alike, ~alike))
    if not same.is_empty():
        told.append(sayer.say("balance-find-same", figures=sayer.listed(same["name"].to_list())))
    if not left.is_empty():
        hidden = [
            f"{row['name']} ({sayer.change(row['difference'], row['error'], row['form'])})"
            for row in left.iter_rows(named=True)
        ]
        told.append(sayer.say("balance-find-open", figures=sayer.listed(hidden)))
    if certain.is_empty():
        told.append(sayer.say("balance-find-no-other" if told_of else "balance-find-no-component"))
    return told


def _changed(sayer: Sayer, name: str, row: dict[str, object]) -> str:
    before, now, gap, error = (float(str(row[key])) for key in ("before", "now", "difference", "error"))
    form = str(row["form"])
    shown = sayer.percent if form == SHARE else sayer.number
    args = {"before": shown(before), "now": shown(now), "change": sayer.change(gap, error, form)}
    return sayer.say("balance-find-changed", figure=name, **args)


def find_rulings(sayer: Sayer, rows: pl.DataFrame, sentences: list[str]) -> list[str]:
    """A line for each switch: all that it certainly changes, or that nothing is certain."""
    told = []
    for sentence in sentences:
        certain = rows.filter((pl.col("sentence") == sentence) & pl.col("verdict").is_in(CERTAIN))
        changes = [
            f"{row['name']} {sayer.change(row['difference'], row['error'], row['form'])}"
            for row in certain.iter_rows(named=True)
        ]
        key = "balance-find-ruling" if changes else "balance-find-ruling-open"
        told.append(sayer.say(key, sentence=sentence, changes=sayer.listed(changes)))
    return told
