"""What the games of a chunk tell, as Parquet tables beside its rows; columns are filled game by game."""

from __future__ import annotations

from io import BytesIO
from typing import Any, Final

from vivant.arena.folder import TABLES
from vivant.arena.told import MOMENTS, NOBODY, ToldGame
from vivant.engine.needs import needing

with needing("arena"):
    import polars as pl

GAMES, COMPONENTS, SOURCES, TIMELINE, ADVICE = TABLES
GAME: Final = {"deal": pl.Int64, "turn": pl.Int16}
# A component that came up in a game has a row of the seat -1; each seat that took it, or that scored with it, another.
SCHEMAS: Final[dict[str, dict[str, Any]]] = {
    GAMES: {**GAME, "first": pl.Int8, "rounds": pl.Int16, "choices": pl.Int32, "settled": pl.Float64},
    COMPONENTS: {
        **GAME,
        "seat": pl.Int8,
        "kind": pl.Categorical,
        "id": pl.Categorical,
        "taken": pl.Int16,
        "points": pl.Float64,
    },
    SOURCES: {**GAME, "seat": pl.Int8, "source": pl.Categorical, "points": pl.Int32},
    TIMELINE: {**GAME, "seat": pl.Int8, "moment": pl.Int8, "points": pl.Int32},
    ADVICE: {**GAME, "seat": pl.Int8, "choices": pl.Int32, "gap": pl.Float64, "error": pl.Float64, "clear": pl.Boolean},
}


class ToldTables:
    """Rows of the games of one chunk."""

    def __init__(self) -> None:
        self.rows: dict[str, list[tuple[Any, ...]]] = {table: [] for table in TABLES}

    def add(self, deal: int, turn: int, told: ToldGame) -> None:
        rows = self.rows
        rows[GAMES].append((deal, turn, told.first, told.rounds, told.choices, told.settled))
        met = sorted(told.met | {one for _, one in told.taken})
        rows[COMPONENTS] += [(deal, turn, NOBODY, one.kind, one.id, 0, 0.0) for one in met]
        for seat, one in sorted({*told.taken, *told.points}):
            points = told.points.get((seat, one), 0.0)
            rows[COMPONENTS].append((deal, turn, seat, one.kind, one.id, told.taken[seat, one], points))
        rows[SOURCES] += [(deal, turn, seat, source, told.sources[seat, source]) for seat, source in told.sources]
        for moment in range(MOMENTS + 1):
            scores = told.timeline[moment]
            rows[TIMELINE] += [(deal, turn, seat, moment, points) for seat, points in enumerate(scores)]
        if (advised := told.advised) is not None:
            said = (advised.choices, advised.gap, advised.error, advised.clear)
            rows[ADVICE].append((deal, turn, advised.seat, *said))

    def content(self, mark: dict[str, str]) -> tuple[tuple[str, bytes], ...]:
        return tuple(
            (table, parquet(pl.DataFrame(rows, schema=SCHEMAS[table], orient="row"), mark))
            for table, rows in self.rows.items()
        )


def parquet(rows: pl.DataFrame, mark: dict[str, str] | None = None) -> bytes:
    content = BytesIO()
    rows.write_parquet(content, compression="zstd", compression_level=1, statistics=False, metadata=mark)
    return content.getvalue()
