"""Records as a table for offline learning: a row for each decision, in Parquet; and the check that all replay."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from vivant.engine.errors import RecordError, SetupError, VivantError
from vivant.engine.game import CHANCE, Game
from vivant.engine.needs import needing
from vivant.engine.record import Record, read_record
from vivant.engine.strict import write_compact
from vivant.engine.timeline import Timeline
from vivant.engine.verify import Replay
from vivant.words import Message
from vivant.words.system import system_reason

with needing("lab,parquet"):
    import pyarrow as pa
    import pyarrow.parquet as pq

    from vivant.lab.rows import mask, observe
    from vivant.lab.single import final_rewards
    from vivant.lab.specs import Spec, spec

ABOUT: Final = b"vivant"  # the key of what a file says about itself
ORIGIN: Final = "vivant-origin"  # the key of the digest of what no row follows from
FORMAT: Final = 1
GROUP: Final = 20_000  # rows that are written together
BOT: Final = "bot:"

Row = dict[str, Any]


@dataclass
class Exported:
    """What came of it."""

    matches: int = 0
    rows: int = 0
    unfinished: list[str] = field(default_factory=list)  # records without a result, which are left out


def columns(layout: Spec) -> pa.Schema:
    """The table's columns; what the cells of an observation are called stands in the file's metadata."""
    fields = {
        "match": pa.int32(),  # counted from 0 in the order of the file
        "record": pa.string(),  # the file it comes from
        "setup": pa.string(),  # players, options and edition, as a record's first line says them
        "decision": pa.int32(),  # counted from 0 in the match
        "seat": pa.int8(),
        "bot": pa.string(),  # who decided; empty for a person
        "observation": pa.list_(pa.uint8(), layout.size or -1),  # empty for a game that writes none
        "mask": pa.list_(pa.bool_(), len(layout.actions)),
        "action": pa.int32(),
        "text": pa.string(),  # the action as a record writes it
        "before": pa.list_(pa.int32()),  # what chance had answered since the decision before
        "after": pa.list_(pa.int32()),  # and after the last decision
        "over": pa.bool_(),  # the last decision of its match
        "reward": pa.float32(),  # of this seat at the end: its share of the victory less an equal share
        "scores": pa.list_(pa.int32()),  # at the end, by seat and then by rival
        "ranking": pa.list_(pa.int32()),
    }
    about = {
        "format": FORMAT,
        "game": layout.game.id,
        "players": layout.game.players,
        "version": layout.version,
        "layout": layout.hash,
        "cells": list(layout.names),
        "actions": list(layout.actions),
    }
    return pa.schema(list(fields.items()), {ABOUT: json.dumps(about, ensure_ascii=False).encode()})


def export(files: Iterable[Path], out: Path, done: Callable[[int], None] = lambda count: None) -> Exported:
    """Write the finished matches of these records to a file. They have to be of one kind, so that rows are alike.

    A RecordError names the first record that is false; then nothing is written.
    """
    told = Exported()
    part = out.with_name(out.name + ".part")
    writer: pq.ParquetWriter | None = None
    layout: Spec | None = None
    waiting: list[Row] = []
    origin = blake2b(digest_size=16)
    try:
        for count, file in enumerate(files, 1):
            timeline, record = _read(file)
            done(count)
            if not timeline.state.is_over():
                told.unfinished.append(file.name)
                continue
            own = spec(timeline.game)
            if layout is None or writer is None:
                layout, writer = own, pq.ParquetWriter(part, columns(own), compression="zstd")
            if own.hash != layout.hash:
                kinds = {"first": _kind(layout.game), "other": _kind(own.game), "where": str(file)}
                raise SetupError(Message("export-mixed", kinds))
            rows = list(rows_of(timeline, record, told.matches, file.name))
            origin.update(_origin(rows))
            waiting += rows
            told.matches += 1
            if len(waiting) >= GROUP:
                told.rows += _write(writer, waiting)
        if writer is None:
            raise SetupError(Message("export-nothing"))
        told.rows += _write(writer, waiting)
        writer.add_key_value_metadata({ORIGIN: origin.hexdigest()})
        writer.close()
        part.replace(out)
    except OSError as error:
        message = Message("file-unwritable", {"where": str(out), "detail": system_reason(error)})
        raise SetupError(message) from None
    finally:
        if writer is not None:
            writer.close()
        part.unlink(missing_ok=True)
    return told


def rows_of(timeline: Timeline, record: Record, match: int, name: str) -> Iterator[Row]:
    """The decisions of a finished match that stand."""
    game, end = timeline.game, timeline.state
    scores, ranking = end.scores(), end.ranking()
    rewards = final_rewards("rank", scores, ranking)
    header = record.header
    setup = write_compact({key: header[key] for key in ("vivant", "game", "players", "options", "edition")})
    last = max(at for at, step in enumerate(timeline.steps) if step.who != CHANCE)
    before: list[int] = []
    decision = 0
    for at, step in enumerate(timeline.steps[: last + 1]):
        if step.who == CHANCE:
            before.append(step.do)
            continue
        state, seat = timeline.before(at), step.who
        player = header["seats"][seat]
        yield {
            "match": match,
            "record": name,
            "setup": setup,
            "decision": decision,
            "seat": seat,
            "bot": player.removeprefix(BOT) if player.startswith(BOT) else "",
            "observation": observe(game, state, seat),
            "mask": mask(game, state, seat),
            "action": step.do,
            "text": game.text(step.do),
            "before": before,
            "after": [after.do for after in timeline.steps[at + 1 :]] if at == last else [],
            "over": at == last,
            "reward": rewards[seat],
            "scores": scores,
            "ranking": ranking,
        }
        before = []
        decision += 1


def check(file: Path, done: Callable[[int], None] = lambda count: None) -> Exported:
    """Whether every row follows from the ones before: each match is put together again as a record, verified as any
    record is, and exported once more. A SetupError names the first row that differs. What follows from nothing, as
    which bot decided and from which record it comes, is held against a digest at the end of the file.
    """
    told = Exported()
    origin = blake2b(digest_size=16)
    try:
        parquet = pq.ParquetFile(file)
        about = json.loads((parquet.schema_arrow.metadata or {})[ABOUT])
        for _, group in groupby(_rows(parquet), key=lambda row: row["match"]):
            rows = list(group)
            _check_match(rows, told, about)
            origin.update(_origin(rows))
            told.matches += 1
            done(told.rows)
        if parquet.metadata.metadata[ORIGIN.encode()] != origin.hexdigest().encode():
            raise SetupError(Message("export-origin", {"where": str(file)}))
    except OSError as error:
        message = Message("export-unreadable", {"where": str(file), "detail": system_reason(error)})
        raise SetupError(message) from None
    except (KeyError, ValueError, TypeError, pa.ArrowException):
        raise SetupError(Message("export-not-one", {"where": str(file)})) from None
    except RowError as error:
        problem = {"where": str(file), "row": str(error.row), "problem": error.message}
        raise SetupError(Message("export-row", problem)) from None
    return told


def count_rows(file: Path) -> int:
    """How many rows a file says that it has; 0 where it is none."""
    try:
        return int(pq.ParquetFile(file).metadata.num_rows)
    except (OSError, pa.ArrowException):
        return 0


class RowError(VivantError):
    """A row that does not follow from those before it."""

    def __init__(self, row: int, message: Message) -> None:
        super().__init__(message)
        self.row = row


def _check_match(rows: list[Row], told: Exported, about: dict[str, Any]) -> None:
    first, begin = rows[0], told.rows
    try:
        replay = Replay(first["record"])
        replay.read(_as_record(rows).text().encode())
        timeline = replay.standing()
    except RecordError as error:
        raise RowError(begin, error.problem) from None
    except (KeyError, TypeError, ValueError):
        raise RowError(begin, Message("export-differs", {"column": "setup"})) from None
    layout = spec(timeline.game)
    if layout.hash != about["layout"]:
        raise RowError(begin, Message("export-layout"))
    again = pa.Table.from_pylist(
        list(rows_of(timeline, replay.record, told.matches, first["record"])), columns(layout)
    ).to_pylist()
    bots: dict[int, str] = {}
    for at, (row, true) in enumerate(zip(rows, again, strict=False)):
        true["bot"] = bots.setdefault(true["seat"], row["bot"])  # one seat, one bot: the rest is in the digest
        for name, value in true.items():
            if row[name] != value:
                raise RowError(begin + at, Message("export-differs", {"column": name}))
    if len(rows) != len(again):
        raise RowError(begin + min(len(rows), len(again)), Message("export-length"))
    told.rows += len(rows)


def _origin(rows: list[Row]) -> bytes:
    """What nothing in a match says: which record it was, and who decided at its seats."""
    bots = {row["seat"]: row["bot"] for row in rows}
    return write_compact([rows[0]["match"], rows[0]["record"], sorted(bots.items())]).encode()


def _as_record(rows: list[Row]) -> Record:
    """A match that was written as rows, as a record without a seal."""
    last = rows[-1]
    header = json.loads(last["setup"])
    record = Record()
    record.add({**header, "seats": [f"seat {seat}" for seat in range(header["players"])], "seal": None})
    replay = Replay("")
    replay.read(record.text().encode())  # the first line says which game it is
    outcomes = replay.game.outcome_text
    n = 1
    for row in rows:
        n = _add_chance(record, n, [outcomes(one) for one in row["before"]])
        record.add({"n": n, "who": row["seat"], "do": row["text"]})
        n += 1
    _add_chance(record, n, [outcomes(one) for one in last["after"]])
    record.add({"end": True, "scores": last["scores"], "ranking": last["ranking"], "secret": None})
    return record


def _add_chance(record: Record, n: int, texts: list[str]) -> int:
    if texts:
        record.add({"n": n, "who": "chance", "do": " ".join(texts)})
    return n + len(texts)


def _rows(parquet: pq.ParquetFile) -> Iterator[Row]:
    for batch in parquet.iter_batches(batch_size=2_000):
        yield from batch.to_pylist()


def _write(writer: pq.ParquetWriter, rows: list[Row]) -> int:
    """What waits, and then nothing does."""
    count = len(rows)
    if count:
        writer.write_table(pa.Table.from_pylist(rows, writer.schema), row_group_size=GROUP)
        rows.clear()
    return count


def records_in(paths: Iterable[Path], game: str | None = None, players: int | None = None) -> list[Path]:
    """The record files that are named, and those in folders that are; of this game and number of players alone."""
    files: list[Path] = []
    for path in paths:
        if not path.exists():
            raise SetupError(Message("export-no-such", {"where": str(path)}))
        files += sorted(path.rglob("*.jsonl")) if path.is_dir() else [path]
    return [file for file in files if _is_of(file, game, players)]


def _is_of(file: Path, game: str | None, players: int | None) -> bool:
    """What its first line says; whether that is true is seen when it is read."""
    if game is None and players is None:
        return True
    try:
        header = json.loads(read_record(file).split(b"\n", 1)[0])
        return game in (None, header["game"]) and players in (None, header["players"])
    except (ValueError, KeyError, TypeError):
        return False


def _read(file: Path) -> tuple[Timeline, Record]:
    replay = Replay(str(file))
    replay.read(read_record(file))
    return replay.standing(), replay.record


def _kind(game: Game) -> str:
    return f"{game.id} ({game.players})"
