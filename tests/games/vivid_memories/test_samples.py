"""The sample records, written by separate programs from the rules page: every step, outcome and score agrees."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.games.samples import chained, lines_of
from vivant.engine.verify import verify
from vivant.games.vivid_memories import VividMemories

SHIPPED = [*((1, number) for number in (1, 2, 3, 4)), *((n, number) for n in (2, 3, 4) for number in (1, 2))]
SAMPLES = sorted(Path(__file__).parent.glob("samples/*.jsonl"))


def test_all_samples_are_here() -> None:
    assert [sample.name for sample in SAMPLES] == [
        f"vivid-memories-{players}-{number}.jsonl" for players, number in SHIPPED
    ]


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.stem)
def test_a_sample_is_rightly_chained(sample: Path) -> None:
    lines = lines_of(sample)
    assert [json.loads(row)["h"] for row in chained(lines).splitlines()] == [line["h"] for line in lines]


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.stem)
def test_a_sample_replays_to_its_own_scores(sample: Path) -> None:
    lines = lines_of(sample)
    lines[0]["edition"]["hash"] = VividMemories.standard_edition().hash
    verdict = verify(chained(lines), sample.name)
    assert verdict.error is None
    assert verdict.finished
    assert verdict.seal == "unsealed"
    assert verdict.scores == lines[-1]["scores"]  # the ranking was compared on the way


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.stem)
def test_a_sample_with_an_unknown_edition_is_refused(sample: Path) -> None:
    verdict = verify(sample.read_bytes(), sample.name)
    assert verdict.error is not None
    assert (verdict.error.line, verdict.error.problem.key) == (1, "record-edition")
