"""Chunks read again: only whole ones, and only those of the run in whose folder they lie."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from vivant.arena.asked import Asked
from vivant.engine.errors import SetupError
from vivant.engine.needs import needing
from vivant.words import Message

with needing("arena"):
    import polars as pl

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vivant.arena.folder import Folder

MARK: Final = "vivant"  # under which a file says to which chunk of which run it belongs


def mark_of(asked: Asked, code: str, number: int) -> dict[str, str]:
    """What stands in each file of a chunk."""
    return {MARK: f"{asked.hash(code)} {number}"}


def read_chunk(folder: Folder, number: int, columns: Sequence[str] | None = None) -> pl.DataFrame:
    """The rows of a chunk, or of some columns; SetupError where it is damaged or another run's."""
    return _read(folder, number, folder.chunk_file(number), columns)


def read_table(folder: Folder, table: str, number: int) -> pl.DataFrame:
    """What the games of a chunk tell. Categories are plain text, so that those of two chunks meet."""
    rows = _read(folder, number, folder.table_file(table, number), None)
    return rows.with_columns(pl.col(pl.Categorical).cast(pl.String))


def check_chunks(folder: Folder) -> list[Path]:
    """The files of all chunks that count, each of this run."""
    files = []
    for number in folder.chunks():
        files.append(folder.chunk_file(number))
        with _named(files[-1]):
            _check(folder, number, files[-1])
    return files


def _read(folder: Folder, number: int, file: Path, columns: Sequence[str] | None) -> pl.DataFrame:
    with _named(folder.chunk_file(number)):  # also of a table: a chunk that is gone is played again with its own
        _check(folder, number, file)
        return pl.read_parquet(file, columns=None if columns is None else list(columns))


def _check(folder: Folder, number: int, file: Path) -> None:
    said = pl.read_parquet_metadata(file).get(MARK)
    if said is None:  # written before files said it: then by what they hold
        rows = pl.read_parquet(file, columns=["deal"])["deal"].unique()
        own = rows.is_empty() or set(rows) <= set(folder.cut.of(number))
    else:
        own = said == mark_of(folder.asked, folder.made.code, number)[MARK]
    if not own:
        raise SetupError(Message("arena-chunk-other", {"where": str(folder.chunk_file(number))}))


@contextmanager
def _named(file: Path) -> Iterator[None]:
    """Where one cannot be read, this is damaged."""
    try:
        yield
    except (OSError, pl.exceptions.PolarsError):
        raise SetupError(Message("arena-chunk-broken", {"where": str(file)})) from None
