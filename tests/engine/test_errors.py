"""Errors: whatever comes from outside, a refusal is one short line in either language."""

from __future__ import annotations

import pytest

from vivant.engine.dice import FastDice
from vivant.engine.edition import edition_from_content
from vivant.engine.errors import EditionError, RecordError, SetupError, VivantError
from vivant.engine.match import Match
from vivant.engine.registry import make_game
from vivant.engine.verify import verify
from vivant.games.vivo import Vivo
from vivant.words import Message

from .records import chained

HOSTILE = ["a\nb", "\x1b[2J\x1b[H", "\u202eevil", "\u2028", "\x00", "\x07" * 50, "x" * 100_000, "日本\r\n語", "\ud800"]


@pytest.mark.parametrize("text", HOSTILE, ids=ascii)
def test_what_is_refused_cannot_steer_a_terminal(text: str) -> None:
    calls = [
        lambda: make_game(text),
        lambda: Vivo(4, {text: 1}),
        lambda: Vivo(4, {"first": text}),
        lambda: Match(Vivo(4), FastDice(1)).play(0, text),
        lambda: Match(Vivo(3), FastDice(1), ["a", "b", text]),
        lambda: edition_from_content({"edition": {"game": "vivo", "name": 5}}, text),
    ]
    if text != "\ud800":  # neither TOML nor a record can hold it
        content = {"edition": {"game": "vivo", "name": "x", text: 1}}
        calls.append(lambda: Vivo.components(edition_from_content(content, "x")))
    for call in calls:
        with pytest.raises(VivantError) as refused:
            call()
        for lang in ("en", "fr"):
            said = refused.value.say(lang)
            assert len(said) <= 401
            assert len(said.splitlines()) == 1
            assert not any(letter in said for letter in "\x1b\x00\x07\u202e\ud800")


@pytest.mark.parametrize("text", [text for text in HOSTILE if text != "\ud800"], ids=ascii)
@pytest.mark.parametrize("key", ["game", "options", "edition"])
def test_what_a_record_holds_cannot_steer_a_terminal(key: str, text: str) -> None:
    edition = {"name": "standard", "hash": Vivo.standard_edition().hash}
    line = {"vivant": 1, "game": "vivo", "players": 4, "options": {}, "edition": edition, "seats": [], "seal": None}
    line[key] = {"game": text, "options": {text: 1}, "edition": {"name": text, "hash": "sha256:" + "0" * 64}}[key]
    error = verify(chained([line]), "x").error
    assert error is not None
    said = str(error)
    assert len(said.splitlines()) == 1
    assert len(said) <= 401
    assert "\x1b" not in said


def test_ordinary_letters_of_any_language_stay() -> None:
    error = SetupError(Message("game-near", {"asked": "« été » № 日本 ☃ 𝄞", "near": "vivo"}))
    assert "« été » № 日本 ☃ 𝄞" in str(error)
    assert "\u00a0" in error.say("fr") or "\u202f" in error.say("fr") or " " in error.say("fr")


def test_places_are_attributes_too() -> None:
    edition = EditionError("my.toml", "cards.ranks", Message("edition-missing"))
    assert (edition.where, edition.entry, str(edition)) == (
        "my.toml",
        "cards.ranks",
        "my.toml, [cards.ranks]: is missing",
    )
    whole = EditionError("my.toml", "", Message("edition-missing"))
    assert str(whole) == "my.toml: is missing"
    record = RecordError("game.jsonl", 17, Message("record-chain"))
    assert (record.where, record.line) == ("game.jsonl", 17)
    assert str(record).startswith("game.jsonl, line 17: the chain is broken here")
    assert str(RecordError("game.jsonl", 0, Message("record-empty"))).startswith("game.jsonl: ")
