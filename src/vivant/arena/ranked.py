"""What a run of bots came to, from Python: ratings and the cross table as Polars frames; a notebook shows the page."""

from __future__ import annotations

from functools import cached_property
from html import escape
from pathlib import Path

from vivant.arena.folder import Folder
from vivant.arena.page import framed, page_of, parts_of
from vivant.arena.summary import Summary, summarize
from vivant.arena.telling import RunTold, tell_run
from vivant.draw.svg import tag
from vivant.engine.errors import SetupError
from vivant.engine.needs import needing
from vivant.words import Message

with needing("arena"):
    import polars as pl


class ArenaResults:
    """Of a run in a folder, finished or not, in one language."""

    def __init__(self, folder: Folder, lang: str = "en") -> None:
        self.folder = folder
        self.lang = lang
        if not self.summary.games:
            raise SetupError(Message("arena-folder-empty", {"where": str(folder.path)}))

    @cached_property
    def summary(self) -> Summary:
        return summarize(self.folder)

    @property
    def decided(self) -> bool:
        """Whether the order is decided for each two who follow each other."""
        return self.summary.decided

    @cached_property
    def ratings(self) -> pl.DataFrame:
        """A row for each bot, the strongest first; beside a figure, half the width of its 95 % interval."""
        rows = []
        for bot in self.summary.order():
            one, rating = self.summary.results[bot], self.summary.rating(bot)
            pairs = [(rating.mean, rating.error)]
            pairs += [(mean.value, mean.error) for mean in (one.share, one.score, one.lead)]
            figures = [number for pair in pairs for number in pair]
            faults = sum(one.faults.values())
            rows.append((bot, one.games, *figures, one.even.value, one.decisions, one.pace, one.longest, faults))
        means = [column for name in ("rating", "wins", "score", "lead") for column in (name, f"{name}_error")]
        columns = ["bot", "games", *means, "even", "decisions", "pace", "longest", "faults"]
        return pl.DataFrame(rows, schema=columns, orient="row")

    @cached_property
    def cross(self) -> pl.DataFrame:
        """A row for each bot beside each other one: how often it ended ahead, and by how many points."""
        meetings = sorted(self.summary.meetings.items())
        rows = [
            (bot, other, one.games, one.ahead / one.games, one.points.value, one.points.error)
            for (bot, other), one in meetings
        ]
        kinds = {"bot": pl.String, "other": pl.String, "games": pl.Int64}
        figures = dict.fromkeys(("ahead", "points", "points_error"), pl.Float64)
        return pl.DataFrame(rows, schema={**kinds, **figures}, orient="row")

    @cached_property
    def told(self) -> RunTold:
        """All that `vivant arena` prints."""
        return tell_run(self.folder, self.summary, self.lang)

    def html(self) -> str:
        """The whole page of results."""
        return page_of(self.told, self.lang)

    def _repr_html_(self) -> str:
        return framed(tag("h3", escape(self.told.title)) + parts_of(self.told))

    def __repr__(self) -> str:
        rows = self.ratings.select("bot", "rating", "rating_error").iter_rows()
        lines = (f"{bot} {rating:.1f} ± {error:.1f}" for bot, rating, error in rows)
        return "\n".join([self.told.title, *self.told.lines, *lines])


def results(folder: str | Path, lang: str = "en") -> ArenaResults:
    """What the run in this folder came to, whatever code played it."""
    return ArenaResults(Folder(Path(folder)), lang)
