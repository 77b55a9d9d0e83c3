"""Records: golden ones replayed to the byte, and false ones found, over every registered game."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path

import pytest

from tests.nets.sizes import plain_cases, usually
from vivant.engine.dice import FastDice, SealedDice
from vivant.engine.match import Match
from vivant.testkit import forgery, golden, tampering
from vivant.testkit.cases import Case, registered
from vivant.testkit.scripts import draw_match, draw_some
from vivant.testkit.trial import COMPILED

GOLDEN = Path(__file__).parents[1] / "golden"
FILES = sorted(GOLDEN.glob("*.jsonl"))
played: dict[str, list[list[dict]]] = {}  # by case
PLACES = usually(3 if COMPILED else 1, deep=6 if COMPILED else 2)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_records_are_replayed_to_the_byte(path: Path) -> None:
    golden.check_golden(path)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_records_hold_undos_of_both_kinds(path: Path) -> None:
    lines = [json.loads(row) for row in path.read_text(encoding="utf-8").splitlines()]
    assert golden.undo_kinds(lines) == {"own", "consent"}


def test_every_game_has_its_golden_records() -> None:
    wanted = {name for kind in registered() for name in golden.golden_cases(kind)}
    assert {path.name for path in FILES} == wanted, "python -m vivant.testkit.golden tests/golden"


def records(case: Case) -> list[list[dict]]:
    """A seeded and a sealed match with undos, and one that was sealed after a few steps; all finished."""
    if str(case) not in played:
        played[str(case)] = play(case)
    return deepcopy(played[str(case)])


def play(case: Case) -> list[list[dict]]:
    found = []
    for dice in (FastDice(3), SealedDice(bytes(range(32)), ["a word"] * case.players)):
        match = Match(case.game(), dice)
        draw_match(match, FastDice(3, 1), undo_one_in=5)
        found.append(match.record().lines)
    match = Match(case.game(), FastDice(3))
    draw_some(match, FastDice(3, 2), 5)
    match = Match.resume(match.record().text().encode(), dice=SealedDice(bytes(range(32)), ["a word"] * case.players))
    draw_match(match, FastDice(3, 1), undo_one_in=5)
    return [*found, match.record().lines]


def unfinished(lines: list[dict]) -> list[dict]:
    """Two thirds of a record."""
    return lines[: len(lines) * 2 // 3]


@pytest.mark.parametrize("which", ["sealed", "sealed later", "unfinished"])
@pytest.mark.parametrize("case", plain_cases(), ids=str)
def test_every_change_of_a_line_is_found(case: Case, which: str) -> None:
    seeded, sealed, later = records(case)
    lines = {"sealed": sealed, "sealed later": later, "unfinished": unfinished(seeded)}[which]
    other = seeded if which == "sealed" else sealed
    dice = FastDice(4)
    places = tampering.telling_places(lines, dice, PLACES)
    for tampered in tampering.tampered_records(lines, other, places, dice):
        tampering.check_noticed(tampered)


@pytest.mark.parametrize("case", plain_cases(), ids=str)
def test_a_lost_tail_reads_as_unfinished(case: Case) -> None:
    dice = FastDice(5)
    for lines in records(case):
        places = [place for place in tampering.telling_places(lines, dice, 4 * PLACES) if place]
        tampering.check_tails(lines, places)
        tampering.check_cut_off(lines, dice, 10 * PLACES)


@pytest.mark.parametrize("case", plain_cases(), ids=str)
def test_every_changed_byte_is_found(case: Case) -> None:
    for lines in records(case):
        tampering.check_bytes(lines, FastDice(6), 20 * PLACES + 40)


@pytest.mark.parametrize("which", ["sealed", "sealed later", "unfinished"])
@pytest.mark.parametrize("case", plain_cases(), ids=str)
def test_what_cannot_be_true_is_found_under_a_new_chain(case: Case, which: str) -> None:
    seeded, sealed, later = records(case)
    lines = {"sealed": sealed, "sealed later": later, "unfinished": unfinished(seeded)}[which]
    dice = FastDice(7)
    places = tampering.telling_places(lines, dice, PLACES)
    for tampered in forgery.forged_records(lines, places, dice):
        tampering.check_noticed(tampered)


@pytest.mark.parametrize("case", plain_cases(), ids=str)
def test_every_other_draw_is_found(case: Case) -> None:
    for lines in records(case):
        for tampered in forgery.forged_draws(lines, FastDice(8)):
            forgery.check_draw_noticed(tampered)


@pytest.mark.parametrize("case", plain_cases(), ids=str)
def test_other_words_and_another_seal_are_found(case: Case) -> None:
    _, lines, later = records(case)
    header, end = lines[0], len(lines)
    words = forgery.chained([{**header, "words": ["another word"] * case.players}, *lines[1:]])
    tampering.check_noticed(tampering.Tampered("other words", words))
    seal = forgery.chained([{**header, "seal": "sha256:" + "0" * 64}, *lines[1:]])
    tampering.check_noticed(tampering.Tampered("another seal", seal, end))
    for tampered in forgery.forged_seals(later):
        tampering.check_noticed(tampered)


@pytest.mark.parametrize("case", plain_cases(), ids=str)
def test_further_keys_are_ignored_and_the_dice_may_be_kept_back(case: Case) -> None:
    dice = FastDice(9)
    for lines in records(case):
        forgery.check_ignored(lines, tampering.telling_places(lines, dice, PLACES))
        forgery.check_kept_back(lines)
