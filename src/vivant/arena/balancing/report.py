"""A balance report: its tables as Polars frames, what they say, and one HTML page that opens offline."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Final

from vivant.arena.balancing.figures import ALL, SCORED
from vivant.arena.balancing.findings import MOST_TOUCHED, Sayer, find_changes, find_own, find_rulings, find_touched
from vivant.arena.balancing.results import RULING_COLUMNS, Results, ruling_rows
from vivant.arena.balancing.runs import BalanceRuns, Switched
from vivant.arena.balancing.touched import touched
from vivant.arena.balancing.weighing import Weighed, weigh
from vivant.arena.folder import write_whole
from vivant.arena.tables import parquet
from vivant.engine.component import Component
from vivant.engine.edition import spelled
from vivant.engine.errors import SetupError
from vivant.engine.game import Game
from vivant.engine.needs import needing
from vivant.words import COMMON, Message

with needing("arena"):
    import polars as pl

PACE: Final = 12.0  # seconds that people take for a decision, unless somebody knows better


class BalanceReport:
    """What many games of an edition say, in one language. In a notebook it shows itself."""

    def __init__(self, runs: BalanceRuns, pace: float = PACE, lang: str = "en") -> None:
        self.runs = runs
        self.pace = pace
        self.lang = lang
        self.game = runs.plan.game

    @cached_property
    def weighed(self) -> Weighed:
        return weigh(self.runs.own, self.runs.against)

    @cached_property
    def results(self) -> Results:
        return Results(self.game, self.weighed, self.pace, self.lang)

    @cached_property
    def tables(self) -> dict[str, pl.DataFrame]:
        """By name: `seats`, `order`, `figures`, `sources`, `timeline`, `components`, `distributions`; with another
        edition `differences` and `component_differences`, with rulings `rulings`."""
        tables = self.results.tables(self.runs.against is not None, self._about[:MOST_TOUCHED])
        if self.runs.switched:
            tables["rulings"] = self._rulings()
        return tables

    @property
    def components(self) -> pl.DataFrame:
        return self.tables["components"]

    @cached_property
    def findings(self) -> list[str]:
        """What the edition does, a sentence each."""
        return find_own(self.results, self.tables)

    @cached_property
    def changes(self) -> list[str]:
        """What is otherwise than in the edition that it is compared with, on the same deals."""
        if self.runs.against is None:
            return []
        if not self.results.tells() or not self.results.tells(1):
            return [COMMON.words(self.lang)("balance-find-forfeited-one")]
        return find_changes(Sayer(self.lang), self.tables, self._about[:MOST_TOUCHED])

    @cached_property
    def touched(self) -> list[str]:
        """What became of the components that the change is about."""
        return find_touched(self.results, self._about) if self._about and self.results.tells() else []

    @cached_property
    def _about(self) -> list[Component]:
        against = self.runs.plan.against
        return [] if against is None else touched(self.game, against.edition)

    @cached_property
    def ruled(self) -> list[str]:
        """What each switch does alone."""
        if not self.runs.switched:
            return []
        return find_rulings(
            Sayer(self.lang), self.tables["rulings"], list(map(self._sentence, self.runs.plan.switched))
        )

    @property
    def told(self) -> list[tuple[str, list[str]]]:
        """All sentences below their titles, which are messages of the house, in the order in which they are read."""
        parts = [
            ("balance-house", self.house_rules),
            ("balance-house-other", self.other_rules),
            ("balance-touched", self.touched),
            ("balance-changes", self.changes),
            ("balance-rulings", self.ruled),
            ("balance-findings", self.findings),
        ]
        return [(title, lines) for title, lines in parts if lines]

    @property
    def title(self) -> str:
        title = self.game.book.words(self.lang)("title")
        args = {"game": title, "players": self.game.players, "edition": self.name_of(self.game)}
        return COMMON.words(self.lang)("balance-title", **args)

    def name_of(self, game: Game) -> str:
        """What its edition is called; one that was changed and not named says so."""
        standard = type(game).standard_edition()
        unnamed = game.edition.name == standard.name and game.edition.hash != standard.hash
        return COMMON.words(self.lang)("balance-changed" if unnamed else "balance-named", name=game.edition.name)

    @cached_property
    def setup(self) -> list[str]:
        """What was played."""
        say, asked = COMMON.words(self.lang), self.runs.own.asked
        bots = ", ".join(asked.bots)
        lines = [
            say(
                "balance-played",
                games=str(self.weighed.games),
                bots=bots,
                seed=str(asked.seed),
                code=self.runs.own.made.code,
            )
        ]
        lines += [say("arena-option", name=name, value=spelled(value)) for name, value in self.game.options.items()]
        moments = self.weighed.moments
        if forfeits := round(moments.base(ALL) - moments.base(SCORED)):
            lines.append(say("balance-forfeits", count=forfeits))
        if self.runs.plan.against is not None:
            lines.append(say("balance-against", edition=self.name_of(self.runs.plan.against)))
        return lines

    @cached_property
    def house_rules(self) -> list[str]:
        """How the edition differs from the standard one."""
        return self._rules_of(self.game)

    @cached_property
    def other_rules(self) -> list[str]:
        """The same of the one that it is compared with."""
        return [] if self.runs.plan.against is None else self._rules_of(self.runs.plan.against)

    def _rules_of(self, game: Game) -> list[str]:
        words = game.book.words(self.lang)
        return [words.say(difference.message) for difference in game.house_rules()]

    def html(self) -> str:
        """The whole page. It needs the extra `balance`, whose library draws."""
        from vivant.arena.balancing.page import page_of

        return page_of(self)

    def _repr_html_(self) -> str:
        from vivant.arena.balancing.page import notebook_of

        return notebook_of(self)

    def __repr__(self) -> str:
        return "\n".join([self.title, *self.setup, *(line for _, lines in self.told for line in lines)])

    def write(self, page: str | Path, tables: str | Path | None = None) -> None:
        """The page, and in a folder (beside it unless it is named) each table as CSV and as Parquet."""
        file = Path(page)
        folder = Path(tables) if tables is not None else file.with_name(f"{file.stem}-tables")
        content = self.html().encode()
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            folder.mkdir(parents=True, exist_ok=True)
            write_whole(file, content)
            for name, rows in self.tables.items():
                write_whole(folder / f"{name}.csv", rows.write_csv().encode())
                write_whole(folder / f"{name}.parquet", parquet(rows))
        except OSError as problem:
            args = {"where": problem.filename or str(file), "detail": problem.strerror or str(problem)}
            raise SetupError(Message("file-unwritable", args)) from None

    def _rulings(self) -> pl.DataFrame:
        rows: list[tuple[object, ...]] = []
        for one, folder in zip(self.runs.plan.switched, self.runs.switched, strict=True):
            results = Results(one.game, weigh(folder, self.runs.own), self.pace, self.lang)
            rows += ruling_rows(results, one.switch.name, one.value, self._sentence(one))
        return pl.DataFrame(rows, schema=RULING_COLUMNS, orient="row")

    def _sentence(self, one: Switched) -> str:
        return self.game.book.words(self.lang).say(one.switch.message(one.value))
