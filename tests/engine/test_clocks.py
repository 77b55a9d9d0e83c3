"""Clocks of a match: what a decision spends and earns, what an undo leaves, and who plays no more; to the millisecond."""

from __future__ import annotations

import json
import random

import pytest

from vivant.engine.clocks import BACK, DECISION, LENT, MATCH, OUT, PAUSED, RESIGNED, RESUMED, ClockRules, Departure
from vivant.engine.dice import FastDice
from vivant.engine.errors import MatchOver, SetupError
from vivant.engine.match import Match
from vivant.engine.record import Record
from vivant.engine.verify import verify
from vivant.games.vivo import Vivo

PER_MATCH = ClockRules(MATCH, 100, 10, "normal")
PER_DECISION = ClockRules(DECISION, 100, 0, "normal")
NAMES = ["Ann", "Bob", "bot:easy"]


def begun(rules: ClockRules | None = PER_MATCH) -> Match:
    return Match(Vivo(3, {"first": 0}), FastDice(4), NAMES, rules)


def act(match: Match, at: int) -> int:
    seat = match.to_act()[0]
    match.play(seat, match.legal(seat)[0], at)
    return seat


def checked(match: Match) -> Match:
    """Its record is true, and a match that is opened from it has the same clocks."""
    content = match.record().text().encode()
    assert verify(content).error is None
    again = Match.reopen(content)
    for name in ("left", "at", "paused", "by_bot", "missed", "late"):
        assert getattr(again.clocks, name) == getattr(match.clocks, name), name
    return match


def test_a_decision_spends_what_passed_and_earns_the_increment() -> None:
    match = begun()
    assert act(match, 30_000) == 0
    assert match.clocks.left == [80_000, 100_000, 100_000]
    assert act(match, 31_500) == 1
    assert act(match, 90_000) == 2  # a bot spends nothing, and earns nothing
    assert match.clocks.left == [80_000, 108_500, 100_000]
    lines = match.record().lines
    assert [(line["at"], line.get("left")) for line in lines[2:5]] == [
        (30_000, 80_000),
        (31_500, 108_500),
        (90_000, None),
    ]
    assert lines[0]["clocks"] == {"each": "match", "seconds": 100, "increment": 10, "bot": "normal"}
    checked(match)


def test_each_decision_has_a_time_of_its_own() -> None:
    match = begun(PER_DECISION)
    act(match, 30_000)
    act(match, 40_000)
    assert match.clocks.left == [100_000] * 3
    assert [line["left"] for line in match.record().lines[2:4]] == [70_000, 90_000]
    checked(match)


def test_time_that_was_spent_stays_spent_and_what_is_decided_again_earns_nothing() -> None:
    match = begun()
    act(match, 30_000)
    match.undo(0, at=31_000)
    assert match.clocks.left[0] == 80_000
    act(match, 41_000)
    assert match.clocks.left[0] == 70_000  # no second increment
    act(match, 42_000)
    match.undo(1, consent=[0], at=52_000)
    act(match, 62_000)
    assert match.clocks.left[1] == 100_000 - 1_000 - 1_000 + 10_000 - 10_000  # asked from 30 to 31, too
    checked(match)


def test_an_undo_of_ones_own_opens_the_decision_with_what_was_left_of_it() -> None:
    match = begun(PER_DECISION)
    act(match, 60_000)
    match.undo(0, at=61_000)
    assert match.clocks.left[0] == 40_000
    act(match, 62_000)
    assert match.record().lines[-1]["left"] == 39_000
    match.undo(0, consent=[1], at=63_000)
    assert match.clocks.left == [100_000] * 3  # all agreed
    checked(match)


def test_out_of_time_a_bot_decides_and_for_a_match_to_its_end() -> None:
    match = begun()
    match.pass_time(99_999)
    with pytest.raises(SetupError):
        match.note(OUT, 0, 99_999)
    with pytest.raises(SetupError, match="had run out"):
        act(match, 100_000)
    match.note(OUT, 0, 100_000)
    assert (match.clocks.gone(0), match.clocks.running(0b111)) == ("out", [1])
    with pytest.raises(SetupError):
        match.note(BACK, 0, 100_001)
    act(match, 100_500)
    assert "left" not in match.record().lines[-1]
    assert match.clocks.told() == [Departure(0, OUT, 26)]
    checked(match)


def test_out_of_time_for_a_decision_its_person_may_go_on_and_has_the_whole_time_again() -> None:
    match = begun(PER_DECISION)
    for times in (1, 2):
        while match.to_act() != [0]:
            act(match, match.clocks.at + 1)
        at = match.clocks.at + 100_000
        match.note(OUT, 0, at)
        assert (match.clocks.gone(0), match.clocks.late, match.clocks.missed[0]) == ("", {0}, times)
        act(match, at + 1)
        assert match.clocks.late == set()
        match.note(BACK, 0, at + 2)
        assert match.clocks.left[0] == 100_000
    assert [(each.how, each.times) for each in match.clocks.told()] == [(OUT, 2)]
    checked(match)


def test_a_pause_and_a_bot_stop_the_clock() -> None:
    match = begun()
    match.note(PAUSED, 1, 10_000, [0], [2])
    with pytest.raises(SetupError, match="paused"):
        act(match, 20_000)
    match.note(RESUMED, 0, 500_000)
    match.note(LENT, 0, 501_000)
    match.note(BACK, 0, 900_000)
    assert match.clocks.left[0] == 89_000
    assert match.record().lines[-4] == {
        "event": "paused", "who": 1, "consent": [0], "away": [2], "at": 10_000, "h": match.record().lines[-4]["h"]
    }  # fmt: skip
    checked(match)


def test_without_clocks_only_who_resigned_is_noted_once_and_nothing_after_the_end() -> None:
    match = begun(None)
    for event in (OUT, LENT, BACK, PAUSED, RESUMED):
        with pytest.raises(SetupError):
            match.note(event, 0)
    before = match.record().text()
    assert "clocks" not in before
    match.note(RESIGNED, 1)
    with pytest.raises(SetupError):
        match.note(RESIGNED, 1)
    luck = random.Random(1)
    while not match.over:
        seat = match.to_act()[0]
        match.play(seat, luck.choice(match.legal(seat)))
    with pytest.raises(MatchOver):
        match.note(RESIGNED, 0)
    assert verify(match.record().text().encode()).departures == [Departure(1, RESIGNED, 26)]


def test_where_nobody_counts_the_clocks_are_laid_aside_for_good() -> None:
    match = begun()
    act(match, 1_000)
    act(match, None)  # type: ignore[arg-type]
    assert not match.clocks.counting
    act(match, 9_000)
    assert all("at" not in line for line in match.record().lines[3:])
    checked(match)


def test_verify_names_a_time_that_runs_backwards_and_a_clock_that_grows() -> None:
    match = begun()
    act(match, 30_000)
    act(match, 40_000)
    rows = [json.loads(row) for row in match.record().text().splitlines()]
    for change, key in (({"at": 29_999}, "record-clock-back"), ({"left": 100_001}, "record-clock-left")):
        record = Record()
        for at, row in enumerate(rows):
            record.add({key: value for key, value in {**row, **(change if at == 3 else {})}.items() if key != "h"})
        error = verify(record.text().encode()).error
        assert error is not None
        assert (error.line, error.problem.key) == (4, key)
        for lang in ("en", "fr"):
            assert "{" not in error.say(lang)
