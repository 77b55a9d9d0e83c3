"""What Vivo says, in both languages: the words of the rules page's table, and every rule of the page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from vivant.games.vivo import Vivo
from vivant.words import Message

from .table import Table

RULES_PAGE = [
    *(f"VO-{n:02}" for n in range(1, 23)),
    *(f"VO-R{n}" for n in range(1, 12)),
    *(f"VO-X{n}" for n in range(1, 16)),
]
EN = Vivo.book.words("en")
FR = Vivo.book.words("fr")


def test_the_rulebook_lists_every_id_of_the_page_in_its_order() -> None:
    assert list(Vivo.rulebook().ids) == RULES_PAGE


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_rule_is_written_in_both_languages(lang: str) -> None:
    words = Vivo.book.words(lang)
    for rule in RULES_PAGE:
        assert words.has(f"rule-{rule}")
        assert len(words(f"rule-{rule}")) > 30
    for section in Vivo.rulebook().sections:
        assert words.has(section.title.key)


@pytest.mark.parametrize(
    ("suit", "french"), [("red", "rouge"), ("green", "vert"), ("blue", "bleu"), ("yellow", "jaune"), ("mauve", "mauve")]
)
def test_suits_in_both_languages(suit: str, french: str) -> None:
    assert EN.say(Message("suit", {"name": suit})) == suit
    assert FR.say(Message("suit", {"name": suit})) == french


@pytest.mark.parametrize(
    ("kind", "french"), [("solo", "solo"), ("duet", "duo"), ("trio", "trio"), ("quartet", "quatuor")]
)
def test_harmonies_in_both_languages(kind: str, french: str) -> None:
    assert EN.say(Message("harmony", {"kind": kind})) == kind
    assert FR.say(Message("harmony", {"kind": kind})) == french


@pytest.mark.parametrize(
    ("key", "args", "word"),
    [
        ("board-off", {}, "hors harmonie"),
        ("board-highest", {}, "la plus haute"),
        ("board-lowest", {}, "la plus basse"),
        ("board-down", {"count": 2}, "face cachée"),
        ("plain-up", {}, "face visible"),
        ("board-hand", {}, "main"),
        ("board-title", {"round": 1, "rounds": 2, "trick": 3, "tricks": 12}, "manche"),
        ("board-title", {"round": 1, "rounds": 2, "trick": 3, "tricks": 12}, "pli"),
        ("board-harmony", {"harmony": "duo", "suits": 2}, "harmonie"),
        ("board-harmony", {"harmony": "duo", "suits": 2}, "couleurs"),
        ("ask-lead", {"harmony": "duo"}, "entame"),
        ("rule-VO-10", {}, "fausse note"),
        ("rule-VO-12", {}, "rangée de score"),
        ("rule-VO-13", {}, "valeur"),
        ("rule-VO-04", {}, "suit toujours l’harmonie"),
    ],
)
def test_french_uses_the_words_of_the_rules_page(key: str, args: dict[str, object], word: str) -> None:
    assert word in FR(key, **args).lower()


def test_the_board_speaks_french() -> None:
    game = Vivo(4)
    table = Table(game, ["r5", "b9 only gby"], "solo quartet").play("r5 b9")
    said = "\n".join(
        "".join(span.text for span in line)
        for line in game.board(table.state.view(1), "fr", ["Ann", "Bob", "Cyd", "Dan"], plain=True)
    )
    assert "9 bleu" in said
    assert "hors harmonie" in said
    assert "quatuor" in said
    assert not re.search(r"\b(blue|red|quartet|hand|face down|points? in)\b", said)


def test_both_languages_hold_the_same_messages_with_the_same_arguments() -> None:
    def arguments(lang: str) -> dict[str, set[str]]:
        arguments_of: dict[str, set[str]] = {}
        for name in Vivo.book.names:
            source = Path(Vivo.folder, "words", f"{name}.{lang}.ftl").read_text(encoding="utf-8")
            for message in re.split(r"\n(?=[a-zA-Z][\w-]* =)", "\n" + source):
                key = message.strip().partition(" ")[0]
                if key and not key.startswith("#"):
                    arguments_of[key] = set(re.findall(r"\$([\w-]+)", message))
        return arguments_of

    english, french = arguments("en"), arguments("fr")
    assert set(english) == set(french)
    assert [key for key in english if english[key] != french[key]] == []
