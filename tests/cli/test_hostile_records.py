"""Whatever a record from elsewhere calls things, no command lets it steer the terminal."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from vivant.engine.dice import FastDice
from vivant.engine.match import Match
from vivant.engine.record import Line, Record
from vivant.engine.registry import make_game

from .conftest import Vivant

STEERS = "\x1b[31m\u202eX\x07\r\n\u2066\ue000\x9b"
COMMANDS = (("replay", "--plain"), ("play", "--resume"), ("verify",), ("replay",), ("review", "--ms", "10"))
TRIED = [*COMMANDS[:2], *(pytest.param(command, marks=pytest.mark.deep) for command in COMMANDS[2:])]


def hostile(line: Line) -> Iterator[tuple[str, Line]]:
    """The line once for each text in it, which steers there; and with one more entry that does."""
    for key, value in line.items():
        for where, changed in _within(value, key):
            yield where, {**line, key: changed}
    yield "one more", {**line, STEERS: STEERS}


def _within(value: Any, place: str) -> Iterator[tuple[str, Any]]:
    if isinstance(value, str):
        yield place, f"bot:{STEERS}" if value.startswith("bot:") else STEERS
    elif isinstance(value, dict):
        for key, item in value.items():
            for where, changed in _within(item, f"{place}.{key}"):
                yield where, {**value, key: changed}
        yield f"{place}: one more", {**value, STEERS: STEERS}
    elif isinstance(value, list):
        for at, item in enumerate(value):
            for where, changed in _within(item, f"{place}.{at}"):
                yield where, [*value[:at], changed, *value[at + 1 :]]


def records() -> Iterator[tuple[str, Record]]:
    """One that can go on and one that is over, with one line of each changed and the chain redone."""
    match = Match(make_game("vivo", 3), FastDice(7), ["Lark", "bot:easy", "human"])
    begun = match.record().lines
    while not match.over:
        seat = match.to_act()[0]
        match.play(seat, match.legal(seat)[0])
    for lines in (begun, match.record().lines):
        for at in (0, 1, len(lines) - 1):
            bare = {key: value for key, value in lines[at].items() if key != "h"}
            for where, changed in hostile(bare):
                forged = Record(lines[:at])
                for line in (changed, *lines[at + 1 :]):
                    forged.add({key: value for key, value in line.items() if key != "h"})
                yield f"line {at} of {len(lines)}, {where!a}", forged


@pytest.mark.parametrize("command", TRIED, ids=lambda command: " ".join(command))
def test_no_text_of_a_record_steers_the_terminal(vivant: Vivant, tmp_path: Path, command: tuple[str, ...]) -> None:
    file = tmp_path / "game.jsonl"
    answered = 0
    for name, record in records():
        file.write_text(record.text())
        ran = vivant(*command, file)
        answered += ran.code == 0
        said = ran.out + ran.err
        strange = {letter for letter in said if unicodedata.category(letter) in ("Cc", "Cf", "Co") and letter != "\n"}
        assert strange <= {"\u2060", "\u2068", "\u2069"}, f"{name}: {said!a}"
        assert "Traceback" not in said, name
    assert answered  # some are true, whatever people are called in them
