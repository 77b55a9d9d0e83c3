"""The sample records, written by separate programs from the rules page: every step, outcome and score agrees."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.games.samples import chained, lines_of, standing_steps
from vivant.engine.verify import verify
from vivant.games.vivarium import Vivarium

from .oracle import Oracle

SAMPLES = sorted(Path(__file__).parent.glob("samples/*.jsonl"))


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
