"""Words of Vivid Memories: both languages say the same, in the terms of the rulebooks."""

from __future__ import annotations

import re

import pytest

from vivant.engine.board import plain_text
from vivant.engine.dice import FastDice
from vivant.engine.match import Match
from vivant.engine.registry import make_game
from vivant.games.vivid_memories import VividMemories

from .table import Table

FR = VividMemories.book.words("fr")


@pytest.mark.parametrize(
    ("key", "args", "word"),
    [
        ("rule-VM-02", {}, "plateau Joueur"),
        ("rule-VM-08", {}, "hexagone"),
        ("rule-VM-28", {}, "Banque de Souvenirs"),
        ("rule-VM-31", {}, "face Score"),
        ("rule-VM-31", {}, "face Action"),
        ("rule-VM-44", {}, "condition"),
        ("rule-VM-03", {}, "tuiles Aspiration"),
        ("rule-VM-05", {}, "réserve"),
        ("rule-VM-13", {}, "marqueur Premier Joueur"),
        ("rule-VM-09", {}, "Préparation, Souvenirs, Réflexion et Récompense"),
        ("rule-VM-14", {}, "revendiquer"),
        ("rule-VM-20", {}, "Reconnecter"),
        ("rule-VM-38", {}, "Spéculez"),
        ("rule-VM-39", {}, "Poussez"),
        ("rule-VM-40", {}, "Permutez"),
        ("rule-VM-49", {}, "Fil"),
        ("rule-VM-50", {}, "connexion"),
        ("rule-VM-46", {}, "Moment Précieux"),
        ("rule-VM-55", {}, "Souvenir Essentiel"),
        ("rule-VM-55", {}, "ensemble"),
        ("rule-VM-29", {}, "défaussés"),
        ("scene-line", {}, "Ligne de Moments"),
        ("colour", {"name": "purple"}, "violet"),
        ("rule-VM-05", {}, "jetons Fragment"),
        ("rule-VM-04", {}, "tuiles Moment"),
        ("rule-VM-39", {}, "adjacent"),
        ("source-moment", {}, "Moments validés"),
        ("ask-take", {}, "Fragment"),
    ],
)
def test_french_uses_the_words_of_the_rulebook(key: str, args: dict[str, object], word: str) -> None:
    assert word in FR(key, **args)


def test_the_board_speaks_french() -> None:
    table = Table.at("remember", "c3=RB", line="RRRR | BBBB")
    said = plain_text(table.game.board(table.state.view(0), "fr", ["Ann", "Bob"], plain=True))
    assert "c3\N{NO-BREAK SPACE}: rouge et bleu." in said
    assert not re.search(r"\b(red|blue|green|yellow|purple|bank|slot|round)\b", said)


def test_the_drawn_board_shows_what_may_be_chosen() -> None:
    table = Table.at("remember", "c3=RB", line="RRRR | BBBB").play("take L red; stop")
    board = table.game.board(table.state.view(0), "en", ["Ann", "Bob"])
    marked = {span.text.strip() for line in board for span in line if span.style == "choice"}
    assert "a1" in marked
    assert "c3" not in marked


@pytest.mark.parametrize("plain", [False, True])
def test_the_board_tells_points_banks_and_the_line(plain: bool) -> None:
    table = Table.at("remember", "c3=RB", line="RRYG | BBBB", tiles="3 8", bank="m1=11^ m2=4", cherished="13")
    text = plain_text(table.game.board(table.state.view(0), "en", ["Ann", "Bob"], plain=plain))
    for word in ("Ann", "Bob", "Round 1 of 3, Remember", "11", "13"):
        assert word in text
    assert ("RYB" in text) == (not plain)


def test_stopping_is_offered_only_where_it_is_allowed() -> None:
    game = make_game("vivid-memories", 2)
    match = Match(game, FastDice(5))
    choose = FastDice(6)
    asked = set()
    while not match.over and len(asked) < 2:
        seat = match.to_act()[0]
        question = match.question(seat)
        legal = match.legal(seat)
        if question is not None and question.key.startswith("ask-more"):
            assert ("stop" in legal) == (question.key == "ask-more")
            asked.add(question.key)
        match.play(seat, legal[choose.below(len(legal))])
    assert asked == {"ask-more", "ask-more-third"}


def test_labels_of_pictures_have_the_blanks_and_the_agreement_of_french() -> None:
    labels = {id: scene.label or "" for id, scene in VividMemories.illustrations("fr").items()}
    assert "une connexion (vert) pour 3" in labels["VM-X13"]
    assert not [label for label in labels.values() if re.search(r"[^\u202f];", label)]
    assert [label for label in labels.values() if "\u202f; " in label]
