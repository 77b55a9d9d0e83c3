"""Records as a table: every decision is in it, every row replays, and a changed one is found."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

import vivant
from vivant import lab
from vivant.cli.main import app
from vivant.engine.errors import RecordError, SetupError
from vivant.engine.registry import game_ids
from vivant.lab.export import ORIGIN, check, columns, export, records_in

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("table") / "vivo.parquet"
    export(records_in([GOLDEN], "vivo", 3), out)
    return out


@pytest.fixture
def table(written: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(written, tmp_path))


@pytest.mark.parametrize("id", game_ids())
def test_finished_records_become_rows_that_all_replay(id: str, tmp_path: Path) -> None:
    players = vivant.game(id).players
    files = records_in([GOLDEN], id, players)
    out = tmp_path / "table.parquet"
    told = export(files, out)
    assert told.matches == len(files) - len(told.unfinished) > 0
    assert check(out).rows == told.rows == pq.ParquetFile(out).metadata.num_rows


def test_a_row_is_what_the_seat_knew_did_and_won(table: Path) -> None:
    rows = pq.read_table(table).to_pylist()
    first = [row for row in rows if row["match"] == 0]
    match = vivant.Match.reopen((GOLDEN / first[0]["record"]).read_bytes())
    steps = [step for step in match._timeline.steps if step.who >= 0]
    assert [(row["seat"], row["action"]) for row in first] == [(step.who, step.do) for step in steps]
    assert [row["text"] for row in first] == [match.game.text(step.do) for step in steps]
    for row, step in zip(first, steps, strict=True):
        state = match._timeline.before(match._timeline.steps.index(step))
        assert row["mask"][row["action"]]
        assert np.array_equal(row["observation"], lab.observe(match.game, state.view(step.who), step.who))
        assert np.array_equal(row["mask"], lab.mask(match.game, state.view(step.who), step.who))
        assert row["scores"] == match.scores()
    assert [row["over"] for row in first] == [False] * (len(first) - 1) + [True]


def changed(column: str, value: Any) -> Any:
    if value == []:
        return [0]
    if isinstance(value, list):
        return [*value[:-1], changed(column, value[-1])]
    if isinstance(value, bool):
        return not value
    if column == "observation":
        return 1 - value
    return value + 1 if isinstance(value, int | float) else value + "x"


@pytest.mark.parametrize("column", [field.name for field in columns(lab.spec("vivo", players=3))])
def test_a_changed_cell_is_found(table: Path, column: str) -> None:
    rows = pq.read_table(table).to_pylist()
    at = max(at for at, row in enumerate(rows) if row["match"] == 0)
    rows[at][column] = changed(column, rows[at][column])
    rewrite(table, rows)
    with pytest.raises(SetupError, match=r"vivo\.parquet, row \d+: "):
        check(table)


@pytest.mark.parametrize(
    ("column", "value"), [("bot", "hard"), ("record", "mine.jsonl"), ("match", 1), ("setup", "{}")]
)
def test_what_is_changed_alike_in_all_rows_is_found(table: Path, column: str, value: Any) -> None:
    rows = pq.read_table(table).to_pylist()
    for row in rows:
        row[column] = row[column] + value if column == "match" else value
    rewrite(table, rows)
    with pytest.raises(SetupError, match=r"vivo\.parquet(, row 0)?: "):
        check(table)


def test_a_lost_match_is_found(table: Path) -> None:
    rows = pq.read_table(table).to_pylist()
    last = rows[-1]["match"]
    assert last > 0
    rewrite(table, [row for row in rows if row["match"] < last])
    with pytest.raises(SetupError, match="which records the matches come from"):
        check(table)


def rewrite(table: Path, rows: list[dict[str, Any]]) -> None:
    """With the same notes about the file."""
    with pq.ParquetFile(table) as before:
        schema, notes = before.schema_arrow, before.metadata.metadata
    with pq.ParquetWriter(table, schema) as writer:
        writer.write_table(pa.Table.from_pylist(rows, schema))
        writer.add_key_value_metadata({ORIGIN: notes[ORIGIN.encode()]})


@pytest.mark.parametrize("lost", [0, 7, -1])
def test_a_lost_row_is_found(table: Path, lost: int) -> None:
    whole = pq.read_table(table)
    rows = whole.to_pylist()
    del rows[lost]
    pq.write_table(pa.Table.from_pylist(rows, whole.schema), table)
    with pytest.raises(SetupError, match=r"row \d+: "):
        check(table)


def test_a_table_holds_one_kind_of_match(tmp_path: Path) -> None:
    out = tmp_path / "mixed.parquet"
    with pytest.raises(SetupError, match="a table holds one kind"):
        export(records_in([GOLDEN], "vivo"), out)
    assert list(tmp_path.iterdir()) == []


def test_a_false_record_is_named_and_nothing_is_written(tmp_path: Path) -> None:
    lines = (GOLDEN / "vivo-3-seeded.jsonl").read_text().splitlines(keepends=True)
    (tmp_path / "false.jsonl").write_text("".join(lines[:4] + lines[5:]))
    with pytest.raises(RecordError, match=r"false\.jsonl, line 5"):
        export(records_in([tmp_path]), tmp_path / "table.parquet")
    assert [path.name for path in tmp_path.iterdir()] == ["false.jsonl"]


def test_the_command_writes_and_checks(tmp_path: Path) -> None:
    run = CliRunner().invoke
    out = tmp_path / "vivo.parquet"
    begun = tmp_path / "begun.jsonl"
    begun.write_text("".join((GOLDEN / "vivo-3-seeded.jsonl").read_text().splitlines(keepends=True)[:9]))
    golden = str(GOLDEN / "vivo-3-seeded.jsonl")
    written = run(app, ["export", golden, str(begun), "--to", str(out)])
    assert written.exit_code == 0, written.output
    assert "72 decisions of one match." in written.output
    assert "begun.jsonl is not finished and was left out" in written.output
    checked = run(app, ["export", "--check", str(out), "--lang", "fr"])
    assert "toutes se rejouent" in checked.output
    for wrong in ([], [golden], ["--to", str(out)], ["x", "--to", str(out)], ["--check", golden], ["--check", "x"]):
        refused = run(app, ["export", *wrong])
        assert isinstance(refused.exception, SetupError), wrong
        assert "\n" not in str(refused.exception)
    (tmp_path / "notes.txt").write_text("mine")
    assert isinstance(run(app, ["export", golden, "--to", str(tmp_path / "notes.txt")]).exception, SetupError)
