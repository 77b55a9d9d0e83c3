"""Records that were changed, or forged with a new chain: all are found, and at the right line."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from pathlib import Path

from tests.attack.attack import Finding, attack, in_time
from tests.nets.test_records import records, unfinished
from vivant.engine.dice import FastDice
from vivant.engine.record import Line
from vivant.testkit import forgery, tampering
from vivant.testkit.cases import all_plain_cases
from vivant.testkit.tampering import Tampered
from vivant.testkit.trial import COMPILED

PLACES = 4 if COMPILED else 2
SECONDS, LEAST = 45, 1000


def all_records() -> Iterator[tuple[list[Line], list[Line]]]:
    """Of every game at every count, finished ones, one of them sealed in mid-match, some with clocks, and an unfinished
    one; each with another to borrow lines from."""
    for case in all_plain_cases():
        seeded, sealed, *others = records(case)
        yield sealed, seeded
        for lines in others:
            yield lines, sealed
        yield unfinished(seeded), sealed


def noticed(all_of_them: Iterable[Tampered], how: str) -> Finding:
    """In a drawn order, so that whatever there is time for is of every kind and of every game."""
    tried = 0
    accepted: list[str] = []
    drawn = list(all_of_them)
    random.Random(1).shuffle(drawn)
    for one in in_time(drawn, SECONDS, LEAST):
        tried += 1
        try:
            tampering.check_noticed(one)
        except AssertionError as error:
            accepted.append(str(error))
    worst = accepted[0][:120] if accepted else "0 accepted"
    return Finding(f"{tried} of {len(drawn)} records", worst, not accepted, {f"records {how}": tried})


@attack("records with a line changed, dropped, repeated or borrowed", "0 accepted", 150)
def mutated(folder: Path) -> Finding:
    dice = FastDice(14)
    changed = (
        one
        for lines, other in all_records()
        for one in tampering.tampered_records(lines, other, tampering.telling_places(lines, dice, 8 * PLACES), dice)
    )
    return noticed(changed, "changed")


@attack("records forged with a new chain", "0 accepted", 150)
def forged(folder: Path) -> Finding:
    dice = FastDice(17)
    made = (
        one
        for lines, _ in all_records()
        for one in forgery.forged_records(lines, tampering.telling_places(lines, dice, PLACES), dice)
    )
    return noticed(made, "forged")
