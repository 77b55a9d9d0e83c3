"""Records: golden ones replayed to the byte, and false ones found, over every registered game."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path

import pytest

from tests.nets.sizes import plain_cases, usually
from vivant.engine.dice import FastDice, SealedDice
from vivant.engine.match import Match
from vivant.engine.record import Record
from vivant.engine.verify import verify
from vivant.testkit import forgery, golden, tampering
from vivant.testkit.cases import Case, registered
from vivant.testkit.scripts import draw_match, draw_some
from vivant.testkit.timing import PER_DECISION, PER_MATCH, draw_timed
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
    """A seeded and a sealed match with undos, one that was sealed after a few steps, and two with clocks; all
    finished."""
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
    found.append(match.record().lines)
    for rules in (PER_MATCH, PER_DECISION):
        dice = SealedDice(bytes(range(32)), ["a word"] * case.players)
        found.append(draw_timed(case.game(), dice, FastDice(3, 3), rules).record().lines)
    return found


def unfinished(lines: list[dict]) -> list[dict]:
    """Two thirds of a record."""
    return lines[: len(lines) * 2 // 3]


@pytest.mark.parametrize("which", ["sealed", "sealed later", "unfinished", "timed"])
@pytest.mark.parametrize("case", plain_cases(), ids=str)
def test_every_change_of_a_line_is_found(case: Case, which: str) -> None:
    seeded, sealed, later, timed, _ = records(case)
    lines = {"sealed": sealed, "sealed later": later, "unfinished": unfinished(seeded), "timed": timed}[which]
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


@pytest.mark.parametrize("which", ["sealed", "sealed later", "unfinished", "timed"])
@pytest.mark.parametrize("case", plain_cases(), ids=str)
def test_what_cannot_be_true_is_found_under_a_new_chain(case: Case, which: str) -> None:
    seeded, sealed, later, timed, _ = records(case)
    lines = {"sealed": sealed, "sealed later": later, "unfinished": unfinished(seeded), "timed": timed}[which]
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
    _, lines, later, *_ = records(case)
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


@pytest.mark.parametrize("case", plain_cases(), ids=str)
def test_every_event_and_clock_that_cannot_be_is_found_under_a_new_chain(case: Case) -> None:
    """Of each kind of line that clocks bring, one at least; and each clock goes on from its record as it stood."""
    for lines in records(case)[3:]:
        kinds = {
            line.get("event", "left" * ("left" in line) + "undo" * ("undo" in line)): at
            for at, line in enumerate(lines)
        }
        for tampered in forgery.forged_records(lines, sorted({0, *kinds.values()}), FastDice(10)):
            tampering.check_noticed(tampered)


@pytest.mark.parametrize("case", plain_cases(), ids=str)
def test_clocks_change_no_draw_and_stand_after_every_line_as_they_stood(case: Case) -> None:
    for lines in records(case)[3:]:
        bare = [
            {key: value for key, value in line.items() if key not in ("at", "left", "clocks")}
            for line in lines
            if "event" not in line
        ]
        verdict = verify(Record(forgery.chained(bare)).text().encode())
        assert (verdict.error, verdict.seal, verdict.clocks) == (None, "true", None)
        for at in tampering.telling_places(lines, FastDice(11), 2 * PLACES):
            match = Match.reopen(
                Record(lines[: at + 1]).text().encode(), dice=SealedDice(bytes(range(32)), lines[0]["words"])
            )
            last = max((line.get("at", 0) for line in lines[: at + 1]), default=0)
            assert match.clocks.at == last
            if "left" in lines[at] and lines[0]["clocks"]["each"] == "match":
                assert match.clocks.left[lines[at]["who"]] == lines[at]["left"]
