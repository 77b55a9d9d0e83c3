"""The sample records, written by separate programs from the rules page: every step, outcome and score agrees."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.games.samples import chained, lines_of, standing_steps
from vivant.engine.verify import verify
from vivant.games.vivo import Vivo

from .oracle import standard

SAMPLES = sorted(Path(__file__).parent.glob("samples/*.jsonl"))


def test_all_samples_are_here() -> None:
    assert [sample.name for sample in SAMPLES] == [
        "vivo-3-1.jsonl",
        "vivo-3-2.jsonl",
        "vivo-4-1.jsonl",
        "vivo-4-2.jsonl",
    ]


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.stem)
def test_a_sample_is_rightly_chained(sample: Path) -> None:
    lines = lines_of(sample)
    assert [json.loads(row)["h"] for row in chained(lines).splitlines()] == [line["h"] for line in lines]


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.stem)
def test_a_sample_replays_to_its_own_scores(sample: Path) -> None:
    lines = lines_of(sample)
    lines[0]["edition"]["hash"] = Vivo.standard_edition().hash
    verdict = verify(chained(lines), sample.name)
    assert verdict.error is None
    assert verdict.finished
    assert verdict.seal == "unsealed"
    assert verdict.scores == lines[-1]["scores"]


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.stem)
def test_the_oracle_agrees_with_a_sample(sample: Path) -> None:
    lines = lines_of(sample)
    header = lines[0]
    first = header["options"].get("first", "random")
    without = header["options"].get("without", "y")
    oracle = standard(header["players"], without, None if first == "random" else first)
    for who, text in standing_steps(lines):
        if who == "chance":
            assert text in oracle.outcomes()
        else:
            assert who == oracle.on_turn()
        oracle.do(text)
    assert oracle.waits_for == "over"
    assert (oracle.scores(), oracle.ranking()) == (lines[-1]["scores"], lines[-1]["ranking"])


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.stem)
def test_a_sample_with_an_unknown_edition_is_refused(sample: Path) -> None:
    verdict = verify(sample.read_bytes(), sample.name)
    assert verdict.error is not None
    assert (verdict.error.line, verdict.error.problem.key) == (1, "record-edition")
