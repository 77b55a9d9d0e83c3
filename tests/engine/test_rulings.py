"""House rules: switches set by name, the edition that comes of it, and how it is told."""

from __future__ import annotations

from copy import deepcopy

import pytest

from vivant.engine.dice import FastDice
from vivant.engine.edition import Switch, edition_from_content, edition_from_text
from vivant.engine.errors import SetupError
from vivant.engine.match import Match
from vivant.engine.registry import find_game, make_game
from vivant.engine.rulings import check_rulings, read_rulings, with_rulings
from vivant.engine.verify import verify

BANK = Switch("bank", "TO-R1", (True, False))
TIE = Switch("tie", "TO-R2", ("stays", "lost"))
SWITCHES = (BANK, TIE)
TEXT = '[edition]\ngame = "toy"\nname = "mine"\n\n[rulings]\ntie = "lost"\n'


def test_rulings_are_read_as_they_are_typed() -> None:
    assert read_rulings(SWITCHES, ["bank=False", " tie = LOST "]) == {"bank": False, "tie": "lost"}
    assert read_rulings(SWITCHES, []) == {}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("bank", '"bank" is no house rule; write name=value'),
        ("banks=true", "there is no house rule banks here; there are bank and tie"),
        ("bank=1", "1 cannot be chosen for bank; it is true or false (TO-R1)"),
        ("tie=", " cannot be chosen for tie; it is stays or lost (TO-R2)"),
    ],
)
def test_what_cannot_be_chosen_is_refused_in_one_line_that_names_what_can(text: str, said: str) -> None:
    with pytest.raises(SetupError) as refused:
        read_rulings(SWITCHES, [text])
    assert refused.value.say("en") == said


@pytest.mark.parametrize("value", [1, 0, "true", None, ["stays"], "x" * 10_000])
def test_a_program_gives_the_right_type(value: object) -> None:
    with pytest.raises(SetupError) as refused:
        check_rulings(SWITCHES, {"bank": value})
    assert len(refused.value.say("en")) < 160


def test_a_game_without_switches_says_so() -> None:
    with pytest.raises(SetupError, match="no house rules to choose"):
        check_rulings((), {"tie": "lost"})


def test_rulings_make_an_edition_of_another_name_and_hash() -> None:
    mine = edition_from_text(TEXT, "mine.toml")
    changed = with_rulings(mine, SWITCHES, {"tie": "stays", "bank": False})
    assert changed.name == "mine, bank=false, tie=stays"
    assert changed.content["rulings"] == {"tie": "stays", "bank": False}
    assert mine.content["rulings"] == {"tie": "lost"}
    assert changed.hash == with_rulings(mine, SWITCHES, {"bank": False, "tie": "stays"}).hash != mine.hash


def test_what_holds_anyway_changes_nothing() -> None:
    mine = edition_from_text(TEXT, "mine.toml")
    assert with_rulings(mine, SWITCHES, {"tie": "lost", "bank": True}) is mine


def test_a_record_with_house_rules_is_true_and_tells_them() -> None:
    kind = find_game("vivarium")
    edition = with_rulings(kind.standard_edition(), kind.switches, {"majority": "round"})
    game = make_game("vivarium", 2, edition=edition)
    match = Match(game, FastDice(3))
    while not match.over:
        seat = match.to_act()[0]
        match.play(seat, match.legal(seat)[0])
    verdict = verify(match.record().text().encode())
    assert verdict.valid
    assert verdict.edition == "standard, majority=round"
    assert [difference.rule for difference in verdict.house_rules] == ["VA-R17"]


def test_an_option_that_changes_a_rule_is_a_house_rule_and_others_are_not() -> None:
    assert make_game("vivo", 3, {"first": 1, "without": "r"}).house_rules() == []
    assert [difference.rule for difference in make_game("vivo", 3, {"open_discards": True}).house_rules()] == ["VO-R6"]


def test_long_values_and_lists_are_told_shortly() -> None:
    kind = find_game("vivid-memories")
    text = kind.standard_edition().text
    text = text.replace('initial = "the 5 aspiration tiles, shuffled, face up"', f'initial = "{"x" * 5000}"')
    text = text.replace('A = ["red", "yellow"', 'A = ["yellow", "red"')
    told = kind.differences(edition_from_text(text, "mine.toml"))
    said = [kind.book.words("en").say(difference.message) for difference in told]
    assert len(said) == 2
    assert all(len(sentence) < 250 for sentence in said)
    words = find_game("vivarium")
    cards = words.standard_edition().text.replace('["E13", "map", "cross", 3, []]', '["E13", "map", "cross", 2, []]')
    [changed] = words.differences(edition_from_text(cards, "mine.toml"))
    said_of_cards = words.book.words("en").say(changed.message)
    assert said_of_cards == "Equipment cards: map, cross, 2 gems instead of map, cross, 3 gems"


@pytest.mark.parametrize(
    ("lang", "board", "cards"),
    [
        ("en", "slot at e2: yellow instead of red", "forest mineral, 1 VP instead of mountain mineral, 1 VP"),
        (
            "fr",
            "emplacement en e2\u00a0: jaune au lieu de rouge",
            "minéral des forêts, 1 PV au lieu de minéral des montagnes, 1 PV",
        ),
    ],
)
def test_rows_that_differ_are_told_by_the_names_of_the_game(lang: str, board: str, cards: str) -> None:
    kind = find_game("vivid-memories")
    text = kind.standard_edition().text.replace('A = ["red", "yellow"', 'A = ["yellow", "red"')
    [changed] = kind.differences(edition_from_text(text, "mine.toml"))
    assert board in kind.book.words(lang).say(changed.message)
    kind = find_game("vivarium")
    content = deepcopy(dict(kind.standard_edition().content))
    rows = content["creatures"]["cards"]
    rows[0][2], rows[1][2] = rows[1][2], rows[0][2]
    [changed] = kind.differences(edition_from_content(content, "mine.toml"))
    said = kind.book.words(lang).say(changed.message)
    assert cards in said
    assert {"en": "; and 2 more", "fr": "; et 2 de plus"}[lang] in said.replace("\u202f", "")
    del rows[3:]  # cannot be played: without names
    [changed] = kind.differences(edition_from_content(content, "mine.toml"))
    assert "15" in kind.book.words(lang).say(changed.message)
