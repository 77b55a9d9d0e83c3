"""People are told what things are, never the ids by which records and programs know them."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

import vivant
from vivant.engine.registry import find_game, game_ids
from vivant.words import LANGUAGES, Message

NAMES = ["Ada", "Fern", "Lark", "Ilo"]
CODES = {  # a game and its players, and what its ids look like
    ("vivarium", 2): r"\b[CDEKPST]\d+\b|\b\d,\d\b",
    ("vivarium", 4): r"\b[CDEKPST]\d+\b|\b\d,\d\b",
    ("vivid-memories", 1): r"\b[smk]\d+\b|moment \d",
    ("vivid-memories", 3): r"\b[smk]\d+\b|moment \d",
    ("vivo", 3): r"\b[rgby]\d+\b",
}


def told(id: str, players: int) -> Iterator[Message]:
    """All that is asked, offered, refused, told and counted in a match that is played at random."""
    match = vivant.Match(vivant.game(id, players=players), vivant.FastDice(7))
    chosen, game = random.Random(3), match.game
    while not match.over:
        seat = match.to_act()[0]
        view = match.view(seat)
        yield from (game.question(view, seat), game.prompt(view, seat))
        for choice in game.choices(view, seat):
            yield choice.label
            if choice.reason is not None:
                yield choice.reason.message
        match.play(seat, chosen.choice(match.legal(seat)))
    yield from (line.message for entry in match.log_entries(0) for line in entry.lines)
    for seat in range(len(match.view(0).scores())):
        yield from (points.message for points in game.breakdown(match.view(0), seat))


@pytest.mark.parametrize(("id", "players"), CODES)
def test_nobody_is_told_a_code(id: str, players: int) -> None:
    code, kind = re.compile(CODES[id, players], re.IGNORECASE), vivant.game(id, players=players)
    for message in told(id, players):
        for lang in LANGUAGES:
            said = kind.book.words(lang).say(message, NAMES)
            assert not code.search(said), said


@pytest.mark.parametrize("id", game_ids())
def test_rules_count_seats_from_one_as_pages_pictures_and_options_do(id: str) -> None:
    kind = find_game(id)
    for lang, seat in (("en", "seat 0|seats? .*\\band 0\\b"), ("fr", "place 0|places? .*\\bet 0\\b")):
        words = kind.words_for(kind.standard_edition(), lang)
        from_none = [rule for rule in kind.rulebook().ids if re.search(seat, words.rule(rule), re.IGNORECASE)]
        assert not from_none, lang
    if kind.id == "vivid-memories":
        assert "seat 1 board A" in kind.words_for(kind.standard_edition(), "en").rule("VM-02")
