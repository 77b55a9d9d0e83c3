"""What the rows of a run say, in one pass over its chunks: memory does not grow with the number of games."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from vivant.arena.deciding import Decider
from vivant.arena.folder import Folder
from vivant.arena.reading import read_chunk
from vivant.bots.ratings import SURE, Rating, Ratings
from vivant.engine.needs import needing

with needing("arena"):
    import polars as pl

READ: Final = ("deal", "turn", "seat", "bot", "score", "rank", "won", "decisions", "seconds", "longest", "fault")


@dataclass
class Mean:
    """The mean of numbers that are not kept, and how sure it is."""

    count: int = 0
    sum: float = 0.0
    squares: float = 0.0

    def add(self, number: float) -> None:
        self.add_all(1, number, number * number)

    def add_all(self, count: int, sum: float, squares: float) -> None:
        self.count += count
        self.sum += sum
        self.squares += squares

    @property
    def value(self) -> float:
        return self.sum / self.count if self.count else 0.0

    @property
    def error(self) -> float:
        """Half the width of a 95 % interval; 0 where one number says nothing about the next."""
        if self.count < 2:
            return 0.0
        variance = max(0.0, self.squares - self.sum * self.sum / self.count) / (self.count - 1)
        return SURE * math.sqrt(variance / self.count)


@dataclass
class Result:
    """What one bot came to, deal by deal: every deal is played from every seat, so most of its luck falls out."""

    bot: str
    games: int = 0
    share: Mean = field(default_factory=Mean)  # of the victories of a deal, at all of its seats
    even: Mean = field(default_factory=Mean)  # that share if all played alike
    score: Mean = field(default_factory=Mean)
    lead: Mean = field(default_factory=Mean)  # its points less the others' at the table
    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    faults: Counter[str] = field(default_factory=Counter)

    @property
    def pace(self) -> float:
        """Seconds a decision."""
        return self.seconds / max(1, self.decisions)


@dataclass
class Meeting:
    """One bot beside another, over the games in which both sat."""

    games: int = 0
    ahead: float = 0.0  # equal ranks count one half
    points: Mean = field(default_factory=Mean)  # by how many it is ahead, deal by deal


class Summary:
    """Chunks are added in their order; then all of it can be asked."""

    def __init__(self, bots: Sequence[str], seats: int, error: float) -> None:
        self.bots = tuple(bots)
        self.games = 0
        self.seats = [Mean() for _ in range(seats)]  # the share of victories of each seat
        self.results = {bot: Result(bot) for bot in bots}
        self.meetings: dict[tuple[str, str], Meeting] = {}
        self.decider = Decider(bots, error)
        self._ratings = Ratings(bots)

    def add(self, rows: pl.DataFrame) -> None:
        sitting = rows.filter(pl.col("bot").is_not_null())
        self.games += rows.select(pl.struct("deal", "turn").n_unique()).item()
        self._add_seats(sitting)
        by_deal = self._by_deal(rows, sitting)
        self._add_results(sitting, by_deal)
        if len(self.bots) > 1:
            self._add_meetings(sitting, by_deal)
            self._add_ratings(sitting)

    def rating(self, bot: str) -> Rating:
        return self._ratings.of(bot)

    def order(self) -> list[str]:
        """The strongest first."""
        return sorted(self.bots, key=lambda bot: -self.rating(bot).mean)

    @property
    def decided(self) -> bool:
        """Whether the order by victories is decided for each two who follow each other."""
        shares = {bot: one.share.value - one.even.value for bot, one in self.results.items()}
        return len(self.bots) > 1 and self.decider.decided(shares)

    def _add_seats(self, sitting: pl.DataFrame) -> None:
        sums = sitting.group_by("seat").agg(
            pl.len().alias("count"), pl.col("won").sum(), (pl.col("won") ** 2).sum().alias("squares")
        )
        for seat, count, won, squares in sums.iter_rows():
            self.seats[seat].add_all(count, won, squares)

    def _by_deal(self, rows: pl.DataFrame, sitting: pl.DataFrame) -> pl.DataFrame:
        """A row for each deal and bot at its table: what it won at its seats, and points, its own and the others'."""
        whole = rows.group_by("deal").agg(
            pl.col("turn").n_unique().alias("turns"),
            pl.col("bot").count().alias("seats"),
            pl.col("score").sum().alias("all"),
            pl.col("score").count().alias("scored"),
        )
        own = sitting.group_by("deal", "bot").agg(
            pl.col("won").mean().alias("mean"),
            pl.col("won").sum().alias("won"),
            pl.len().alias("own"),
            pl.col("score").sum(),
            pl.col("score").count().alias("counted"),
        )
        others = pl.col("scored") - pl.col("counted")
        mean = pl.when(pl.col("counted") > 0).then(pl.col("score") / pl.col("counted"))
        rest = pl.when(others > 0).then((pl.col("all") - pl.col("score")) / others)
        return (
            own.join(whole, on="deal")
            .with_columns(mean.alias("points"), rest.alias("others"))
            .with_columns((pl.col("points") - pl.col("others")).alias("lead"))
            .sort("deal", "bot")
        )

    def _add_results(self, sitting: pl.DataFrame, by_deal: pl.DataFrame) -> None:
        sums = by_deal.group_by("bot").agg(
            pl.len().alias("deals"),
            pl.col("turns").sum(),
            *_sums("share", pl.col("won") / pl.col("turns")),
            *_sums("even", pl.col("own") / pl.col("seats")),
            *_sums("score", pl.col("points")),
            *_sums("lead", pl.col("lead")),
        )
        for row in sums.iter_rows(named=True):
            result = self.results[row["bot"]]
            result.games += row["turns"]
            for name in ("share", "even", "score", "lead"):
                getattr(result, name).add_all(*(row[f"{name} {what}"] for what in ("count", "sum", "squares")))
        costs = sitting.group_by("bot").agg(pl.col("decisions").sum(), pl.col("seconds").sum(), pl.col("longest").max())
        for bot, decisions, seconds, longest in costs.iter_rows():
            result = self.results[bot]
            result.decisions += decisions
            result.seconds += seconds
            result.longest = max(result.longest, longest or 0.0)
        faults = sitting.filter(pl.col("fault").is_not_null()).unique(["deal", "turn", "bot"])
        for bot, kind, count in faults.group_by("bot", "fault").len().sort("bot", "fault").iter_rows():
            self.results[bot].faults[kind] += count

    def _add_meetings(self, sitting: pl.DataFrame, by_deal: pl.DataFrame) -> None:
        seats = sitting.select("deal", "turn", "bot", "rank")
        pairs = seats.join(seats, on=["deal", "turn"]).filter(pl.col("bot") != pl.col("bot_right"))
        above = (pl.col("rank") < pl.col("rank_right")).cast(pl.Float64)
        equal = (pl.col("rank") == pl.col("rank_right")).cast(pl.Float64)
        games = pairs.group_by("bot", "bot_right").agg(
            pl.struct("deal", "turn").n_unique().alias("games"), (above + equal / 2).mean().alias("ahead")
        )
        for bot, other, count, ahead in games.iter_rows():
            meeting = self.meetings.setdefault((bot, other), Meeting())
            meeting.games += count
            meeting.ahead += ahead * count
        shares = by_deal.select("deal", "bot", "mean", "points")
        both = shares.join(shares, on="deal").filter(pl.col("bot") < pl.col("bot_right"))
        for deal in both.sort("deal", "bot", "bot_right").iter_rows(named=True):
            bot, other = deal["bot"], deal["bot_right"]
            self.decider.add(bot, other, deal["mean"] - deal["mean_right"])
            if deal["points"] is not None and deal["points_right"] is not None:
                ahead = deal["points"] - deal["points_right"]
                self.meetings[bot, other].points.add(ahead)
                self.meetings[other, bot].points.add(-ahead)

    def _add_ratings(self, sitting: pl.DataFrame) -> None:
        ranks = sitting.group_by("deal", "turn", "bot").agg(pl.col("rank").mean())
        games = ranks.sort("deal", "turn", "bot").group_by("deal", "turn", maintain_order=True).agg("bot", "rank")
        for bots, places in games.select("bot", "rank").iter_rows():
            self._ratings.add(dict(zip(bots, places, strict=True)))


def _sums(name: str, of: pl.Expr) -> Iterable[pl.Expr]:
    return (
        of.count().alias(f"{name} count"),
        of.sum().alias(f"{name} sum"),
        (of**2).sum().alias(f"{name} squares"),
    )


def summarize(folder: Folder) -> Summary:
    """Of all that a folder holds now."""
    summary = Summary(folder.asked.bots, folder.asked.players, folder.asked.error)
    for number in folder.chunks():
        summary.add(read_chunk(folder, number, READ))
    return summary
