"""What the page writes around the table of Vivo: heading, labels, status and notes."""

from __future__ import annotations

import pytest

from vivant.engine.dice import FastDice
from vivant.engine.match import Match
from vivant.engine.registry import make_game
from vivant.engine.state import SPECTATOR
from vivant.words import Message

NAMES = ["Lark", "Fern", "Finch", "Wren"]


def played(plays: int) -> Match:
    match = Match(make_game("vivo", 4), FastDice(3))
    dice = FastDice(3, 1)
    for _ in range(plays):
        seat = match.to_act()[0]
        legal = match.legal(seat)
        match.play(seat, legal[dice.below(len(legal))])
    return match


def said(match: Match, message: Message | None, lang: str = "en") -> str:
    assert message is not None
    return match.game.book.words(lang).say(message, NAMES)


def test_the_heading_tells_leading_from_following() -> None:
    for plays, heading in (
        (0, "Which card do you lead?"),
        (1, "Which card do you play?"),
        (4, "Which card do you lead?"),
    ):
        match = played(plays)
        seat = match.to_act()[0]
        assert said(match, match.game.prompt(match.view(seat), seat)) == heading


def test_a_button_names_its_card() -> None:
    match = played(0)
    seat = match.to_act()[0]
    label = match.game.label(match.view(seat), seat, match.game.parse("r7"))
    assert said(match, label) == "Play red 7"
    assert said(match, label, "fr") == "Jouer le 7 rouge"


@pytest.mark.parametrize(
    ("plays", "status"),
    [
        (0, "Round 1 of 2 · trick 1 of 12"),
        (21, "Round 1 of 2 · trick 6 of 12"),
        (48, "Round 2 of 2 · trick 1 of 12"),
        (96, "Round 2 of 2 · trick 12 of 12"),
    ],
)
def test_the_status_counts_rounds_and_tricks(plays: int, status: str) -> None:
    match = played(plays)
    assert said(match, match.game.status(match.view(SPECTATOR))) == status


def test_the_note_counts_cards() -> None:
    match = played(45)
    notes = [said(match, match.game.note(match.view(SPECTATOR), seat)) for seat in range(4)]
    assert sorted(notes) == ["0 cards", "1 card", "1 card", "1 card"]
