"""A turn in one sentence: what it says, and that it stands for parts that were told."""

from __future__ import annotations

import pytest

import vivant
from vivant.engine.log import LogEntry

NAMES = ["Ada", "Fern"]


def last_turn(match: vivant.Match, lang: str = "en") -> str:
    """The newest sentence that tells a whole turn."""
    lines = [line for entry in match.log_entries(0, turns=True) for line in entry.lines if line.whole]
    return match.game.book.words(lang).say(lines[-1].message, NAMES)


def test_a_swap_and_what_was_taken_are_one_sentence() -> None:
    match = vivant.Match(vivant.game("vivarium", players=2), vivant.FastDice(11))
    seat = match.to_act()[0]
    given = match.legal(seat)[0]
    match.play(seat, given)
    tile = match.game.setup.components.dominoes[[f"swap {id}" for id in match.game.setup.domino_ids].index(given)]
    match.play(seat, "gems")
    who = NAMES[seat]
    assert last_turn(match) == f"{who} gives the domino {tile.a}–{tile.b} and takes 2 gems."
    assert last_turn(match, "fr") == f"{who} donne le domino {tile.a}–{tile.b} et prend 2 gemmes."


def test_fragments_that_are_taken_and_placed_are_one_sentence() -> None:
    match = vivant.Match(vivant.game("vivid-memories", players=2), vivant.FastDice(11))
    seat = match.to_act()[0]
    take = match.legal(seat)[0]
    match.play(seat, take)
    match.play(seat, "stop")
    match.play(seat, "place e1")
    colour, who = take.split()[2], NAMES[seat]
    assert last_turn(match) == f"{who} takes {colour} from the left end and places it in e1."


@pytest.mark.parametrize("id", ["vivarium", "vivid-memories"])
def test_without_being_asked_for_the_log_is_what_it_was_step_by_step(id: str) -> None:
    match = vivant.Match(vivant.game(id, players=2), vivant.FastDice(3))
    for _ in range(40):
        seat = match.to_act()[0]
        match.play(seat, match.legal(seat)[-1])
    plain, told = match.log_entries(0), match.log_entries(0, turns=True)
    without = [LogEntry(entry.n, tuple(line for line in entry.lines if not line.whole)) for entry in told]
    assert without == plain
    assert told != plain
