"""Golden records and counts of positions serve a game of another package as they serve ours."""

from __future__ import annotations

from pathlib import Path

import pytest
from magpies import Magpies

from vivant.testkit import golden, perft
from vivant.testkit.cases import Case, plain_cases_of

GOLDEN = golden.golden_cases(Magpies)


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_record_can_be_kept(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_text(golden.write_golden(name, GOLDEN[name]), encoding="utf-8", newline="\n")
    golden.check_golden(path)


@pytest.mark.parametrize("case", plain_cases_of(Magpies), ids=str)
def test_positions_can_be_counted(case: Case) -> None:
    for counts in perft.all_counts(case.game()):
        assert counts.depths
        perft.check_counts(case.game(), counts)
