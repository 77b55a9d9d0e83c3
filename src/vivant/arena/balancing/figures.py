"""What is reckoned of the games of a chunk, as numbers a deal: victories, points, lengths, each component's part."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from vivant.arena.balancing.moments import BASES, NUMBERS
from vivant.arena.folder import Folder
from vivant.arena.reading import read_chunk, read_table
from vivant.arena.tables import ADVICE, COMPONENTS, GAMES, SOURCES, TIMELINE
from vivant.arena.told import NOBODY
from vivant.engine.needs import needing

with needing("arena"):
    import polars as pl

GAME: Final = ["deal", "turn"]
READ: Final = ["deal", "turn", "seat", "bot", "score", "rank", "won", "length"]
ALL: Final = "game"  # bases: every game,
SCORED: Final = "scored"  # those that were not forfeited, which are those that tell,
SEATS: Final = "seats"  # their seats,
WINNERS: Final = "winners"  # seats that won or shared a victory, and all others,
OTHERS: Final = "others"
ALONE: Final = "alone"  # games that one seat won,
ADVISED: Final = "advised"  # decisions that the coach looked at
TENTHS: Final = 10

Shares = Mapping[tuple[int, str | None], float]  # by seat and bot: the share of victories


@dataclass
class ChunkTold:
    """The tables of one chunk."""

    rows: pl.DataFrame
    games: pl.DataFrame
    components: pl.DataFrame
    sources: pl.DataFrame
    timeline: pl.DataFrame
    advice: pl.DataFrame

    @property
    def deals(self) -> int:
        return self.rows["deal"].n_unique()


def read_told(folder: Folder, number: int) -> ChunkTold:
    tables = (GAMES, COMPONENTS, SOURCES, TIMELINE, ADVICE)
    return ChunkTold(read_chunk(folder, number, READ), *(read_table(folder, name, number) for name in tables))


def shares_of(folder: Folder) -> Shares:
    """What each bot wins at each seat, over the whole run."""
    sums: Counter[tuple[int, str | None]] = Counter()
    counts: Counter[tuple[int, str | None]] = Counter()
    for number in folder.chunks():
        rows = read_chunk(folder, number, ["seat", "bot", "won", "score"])
        scored = rows.filter(pl.col("score").is_not_null())
        for seat, bot, won, count in scored.group_by("seat", "bot").agg(pl.col("won").sum(), pl.len()).iter_rows():
            sums[seat, bot] += won
            counts[seat, bot] += count
    return {key: sums[key] / count for key, count in counts.items()}


def numbers_of(told: ChunkTold, expected: Shares) -> tuple[pl.DataFrame, pl.DataFrame]:
    """Rows of NUMBERS and of BASES."""
    rows = told.rows.with_columns((pl.col("rank") == 1).alias("first"))
    bases = pl.concat([*_bases(told, rows)])
    return pl.concat([*_numbers(told, rows, expected)]), bases


def _bases(told: ChunkTold, rows: pl.DataFrame) -> Iterator[pl.DataFrame]:
    scored = rows.filter(pl.col("score").is_not_null())
    yield _base(rows.unique(GAME), ALL)
    yield _base(told.games, SCORED)
    yield _base(scored.filter(pl.col("bot").is_not_null()), SEATS)
    yield _base(scored.filter("first"), WINNERS)
    yield _base(scored.filter(~pl.col("first")), OTHERS)
    yield _base(told.games.filter(pl.col("settled").is_not_null()), ALONE)
    yield _base(told.advice, ADVISED)
    by_rank = scored.group_by("deal", "rank").len()
    yield _shape(by_rank, BASES, base=pl.format("rank {}", "rank"), number=pl.col("len"))
    held = told.components.filter(pl.col("seat") != NOBODY).group_by("deal", "kind", "id").len()
    yield _shape(held, BASES, base=_with("with"), number=pl.col("len"))


def _numbers(told: ChunkTold, rows: pl.DataFrame, expected: Shares) -> Iterator[pl.DataFrame]:
    scored = rows.filter(pl.col("score").is_not_null())
    by_seat = rows.group_by("deal", "seat").agg(pl.col("won").sum())
    yield _shape(by_seat, NUMBERS, figure=pl.format("win {}", "seat"), base=pl.lit(ALL), number=pl.col("won"))
    seats = rows.filter(pl.col("bot").is_not_null())
    order = seats.join(told.games.select(*GAME, pl.col("first").alias("start")), on=GAME).with_columns(
        ((pl.col("seat") - pl.col("start")) % (pl.col("seat").max() + 1)).alias("order")
    )
    by_order = order.group_by("deal", "order").agg(pl.col("won").sum())
    yield _shape(by_order, NUMBERS, figure=pl.format("order {}", "order"), base=pl.lit(SCORED), number=pl.col("won"))
    points = scored.group_by("deal", "seat").agg(pl.col("score").sum())
    yield _shape(points, NUMBERS, figure=pl.format("score {}", "seat"), base=pl.lit(SCORED), number=pl.col("score"))
    places = scored.group_by("deal", "rank").agg(pl.col("score").sum())
    rank = pl.format("rank {}", "rank")
    yield _shape(places, NUMBERS, figure=rank, base=rank, number=pl.col("score"))
    games = rows.group_by(GAME).agg((pl.col("first").sum() > 1).alias("tie"), pl.col("length").first())
    yield _sum(games, "tie", ALL)
    told_games = told.games.join(games, on=GAME).rename({"length": "decisions"})
    for name in ("decisions", "rounds", "choices"):
        yield _sum(told_games, name, SCORED)
    yield _sum(told.games.filter(pl.col("settled").is_not_null()), "settled", ALONE)
    yield from _points(told, scored)
    yield _sum(told.advice, "clear", ADVISED)
    yield from _components(told, scored, expected)


def _points(told: ChunkTold, scored: pl.DataFrame) -> Iterator[pl.DataFrame]:
    winner = scored.select(*GAME, "seat", pl.when("first").then(pl.lit(WINNERS)).otherwise(pl.lit(OTHERS)).alias("who"))
    sources = (
        told.sources.join(winner, on=[*GAME, "seat"]).group_by("deal", "source", "who").agg(pl.col("points").sum())
    )
    figure = pl.format("source {} {}", "who", "source")
    yield _shape(sources, NUMBERS, figure=figure, base=pl.col("who"), number=pl.col("points"))
    everybody = told.sources.join(scored.filter(pl.col("bot").is_not_null()).select(*GAME, "seat"), on=[*GAME, "seat"])
    whole = everybody.group_by("deal", "source").agg(pl.col("points").sum())
    figure = pl.format("source all {}", "source")
    yield _shape(whole, NUMBERS, figure=figure, base=pl.lit(SEATS), number=pl.col("points"))
    line = told.timeline.join(winner, on=[*GAME, "seat"]).group_by("deal", "moment", "who").agg(pl.col("points").sum())
    figure = pl.format("timeline {} {}", "who", "moment")
    yield _shape(line, NUMBERS, figure=figure, base=pl.col("who"), number=pl.col("points"))


def _components(told: ChunkTold, scored: pl.DataFrame, expected: Shares) -> Iterator[pl.DataFrame]:
    met = told.components.filter(pl.col("seat") == NOBODY).group_by("deal", "kind", "id").len()
    yield _shape(met, NUMBERS, figure=_with("met"), base=pl.lit(SCORED), number=pl.col("len"))
    held = told.components.filter(pl.col("seat") != NOBODY).join(
        scored.select(*GAME, "seat", "bot", "won"), on=[*GAME, "seat"]
    )
    even = pl.DataFrame(
        [(seat, bot, share) for (seat, bot), share in expected.items()],
        schema={"seat": pl.Int8, "bot": pl.String, "even": pl.Float64},
        orient="row",
    )
    held = held.join(even, on=["seat", "bot"], nulls_equal=True).with_columns(
        (pl.col("won") - pl.col("even")).alias("more")
    )
    sums = held.group_by("deal", "kind", "id").agg(pl.len(), pl.col("points", "won", "even", "more", "taken").sum())
    yield _shape(sums, NUMBERS, figure=_with("had"), base=pl.lit(SEATS), number=pl.col("len"))
    for name in ("points", "won", "even", "more", "taken"):
        yield _shape(sums, NUMBERS, figure=_with(name), base=_with("with"), number=pl.col(name))


def _with(word: str) -> pl.Expr:
    return pl.format(f"{word} {{}} {{}}", "kind", "id")


def _sum(rows: pl.DataFrame, name: str, base: str) -> pl.DataFrame:
    sums = rows.group_by("deal").agg(pl.col(name).sum())
    return _shape(sums, NUMBERS, figure=pl.lit(name), base=pl.lit(base), number=pl.col(name))


def _base(rows: pl.DataFrame, name: str) -> pl.DataFrame:
    return _shape(rows.group_by("deal").len(), BASES, base=pl.lit(name), number=pl.col("len"))


def _shape(
    rows: pl.DataFrame, schema: Mapping[str, pl.DataType | type[pl.DataType]], **columns: pl.Expr
) -> pl.DataFrame:
    return (
        rows.select("deal", **columns)
        .select(pl.col(name).cast(kind) for name, kind in schema.items())
        .sort([name for name in schema if name != "number"])
    )


def counts_of(told: ChunkTold) -> Iterator[tuple[str, float, int]]:
    """How often which value came up: (of what, the value, the count)."""
    first = pl.col("rank") == 1
    scored = told.rows.filter(pl.col("score").is_not_null())
    for name, rows in (("winners", scored.filter(first)), ("others", scored.filter(~first))):
        yield from ((f"score {name}", value, count) for value, count in rows.group_by("score").len().iter_rows())
    for name in ("rounds", "choices"):
        yield from ((name, value, count) for value, count in told.games.group_by(name).len().iter_rows())
    settled = told.games.filter(pl.col("settled").is_not_null()).select(
        (pl.col("settled") * TENTHS).floor().clip(0, TENTHS - 1).cast(pl.Int32).alias("tenth")
    )
    yield from (("settled", value / TENTHS, count) for value, count in settled.group_by("tenth").len().iter_rows())
