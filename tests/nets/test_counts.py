"""Stored numbers: counts of positions and hashes of many games, the same in both builds."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from vivant.testkit import hashes, perft
from vivant.testkit.cases import Case, all_plain_cases

TESTS = Path(__file__).parents[1]
CASES = all_plain_cases()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_counts_of_positions_are_those_stored(case: Case) -> None:
    for counts in perft.read_counts(TESTS / "perft" / f"{case}.json"):
        perft.check_counts(case.game(), counts)


def test_every_game_has_its_counts() -> None:
    files = {path.stem for path in (TESTS / "perft").glob("*.json")}
    assert files == {str(case) for case in CASES}, "python -m vivant.testkit.perft tests/perft"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_games_have_the_stored_hash(case: Case) -> None:
    stored = json.loads((TESTS / "golden" / "hashes.json").read_text())
    game = case.game()
    assert {"games": hashes.hash_of_games(game), "worlds": hashes.hash_of_worlds(game)} == stored[str(case)]
