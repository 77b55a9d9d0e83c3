"""The sample records, written by separate programs from the rules page: every step, outcome and score agrees."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from vivant.engine.verify import verify
from vivant.games.vivarium import Vivarium

from .oracle import Oracle

SAMPLES = sorted(Path(__file__).parent.glob("samples/*.jsonl"))


def lines_of(sample: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in sample.read_text(encoding="utf-8").splitlines()]


def chained(lines: list[dict[str, Any]]) -> bytes:
    """The lines with their chain, computed as DESIGN says."""
    previous = ""
    rows = []
    for line in lines:
        bare = {key: value for key, value in line.items() if key != "h"}
        text = json.dumps(bare, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        previous = hashlib.sha256(f"{previous}\n{text}".encode()).hexdigest()[:32]
        rows.append(json.dumps({**bare, "h": previous}, ensure_ascii=False) + "\n")
    return "".join(rows).encode()


def standing_steps(lines: list[dict[str, Any]]) -> list[tuple[int | str, str]]:
    """Who did what, without what was taken back."""
    steps: list[tuple[int, int | str, str]] = []
    for line in lines[1:-1]:
        if "undo" in line:
            steps = [
                step for step in steps if step[0] < line["undo"] or ("consent" not in line and step[1] != line["who"])
            ]
        else:
            texts = line["do"].split(" ") if line["who"] == "chance" else [line["do"]]
            steps += [(line["n"] + at, line["who"], text) for at, text in enumerate(texts)]
    return [(who, text) for _, who, text in steps]


every_sample = pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.stem)


def test_all_samples_are_here() -> None:
    assert [sample.stem for sample in SAMPLES] == [f"vivarium-{players}-{n}" for players in (2, 3, 4) for n in (1, 2)]


@every_sample
def test_a_sample_is_rightly_chained(sample: Path) -> None:
    lines = lines_of(sample)
    assert [json.loads(row)["h"] for row in chained(lines).splitlines()] == [line["h"] for line in lines]


@every_sample
def test_a_sample_replays_to_its_own_scores(sample: Path) -> None:
    lines = lines_of(sample)
    lines[0]["edition"]["hash"] = Vivarium.standard_edition().hash
    verdict = verify(chained(lines), sample.name)
    assert verdict.error is None
    assert verdict.finished
    assert verdict.seal == "unsealed"
    assert verdict.scores == lines[-1]["scores"]


@every_sample
def test_the_oracle_agrees_with_a_sample(sample: Path) -> None:
    lines = lines_of(sample)
    oracle = Oracle(dict(Vivarium.standard_edition().content), lines[0]["players"])
    for who, text in standing_steps(lines):
        if who == "chance":
            assert text in oracle.outcomes()
        else:
            assert who == oracle.active
        oracle.do(text)
    assert oracle.waits_for == "over"
    assert (oracle.scores(), oracle.ranking()) == (lines[-1]["scores"], lines[-1]["ranking"])


@every_sample
def test_a_sample_with_an_unknown_edition_is_refused(sample: Path) -> None:
    verdict = verify(sample.read_bytes(), sample.name)
    assert verdict.error is not None
    assert (verdict.error.line, verdict.error.problem.key) == (1, "record-edition")
