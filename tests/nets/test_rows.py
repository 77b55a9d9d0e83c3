"""That what programs are shown is what a seat knows, in many rows; and that no cell changes without a new version."""

import json
from pathlib import Path

import pytest

from tests.nets.sizes import cases, usually
from vivant.testkit import rows
from vivant.testkit.cases import Case, all_plain_cases
from vivant.testkit.trial import COMPILED

STORED = json.loads((Path(__file__).parents[1] / "golden" / "observations.json").read_text())
OBSERVED = [case for case in all_plain_cases() if case.game().observer() is not None]
COUNTS = {case.kind.id: sum(other.kind is case.kind for other in OBSERVED) for case in OBSERVED}
WANTED = usually(4_000, deep=100_000) if COMPILED else usually(1_000, deep=6_000)  # a game


@pytest.mark.parametrize("case", OBSERVED, ids=str)
def test_a_row_tells_what_the_view_tells(case: Case) -> None:
    wanted = -(-WANTED // COUNTS[case.kind.id])
    assert rows.count_rows(case.game(), first_seed=1, wanted=wanted) >= wanted


@pytest.mark.parametrize("case", [case for case in cases() if case.options], ids=str)
def test_options_change_nothing_of_that(case: Case) -> None:
    rows.check_rows(case.game(), 1)


@pytest.mark.parametrize("case", OBSERVED, ids=str)
def test_a_changed_cell_is_a_new_version(case: Case) -> None:
    """Where this fails: raise VERSION beside the encoding, and write them anew (CONTRIBUTING.md, Stored results)."""
    observer = case.game().observer()
    assert observer is not None
    assert STORED[str(case)]["version"] == observer.version
    assert STORED[str(case)]["layout"] == rows.hash_of_layout(observer)
    assert STORED[str(case)]["rows"] == rows.hash_of_rows(case.game())


def test_every_encoding_is_stored() -> None:
    assert sorted(STORED) == sorted(str(case) for case in OBSERVED)
