"""What Vivarium says, in both languages: the words of the rules page's table, and every rule of the page."""

from __future__ import annotations

import re
from copy import deepcopy

import pytest

from vivant.engine.board import plain_text
from vivant.engine.edition import edition_from_content
from vivant.engine.rulings import with_rulings
from vivant.games.vivarium import Vivarium
from vivant.games.vivarium.words.names import contract_name, start_name
from vivant.words import Message

from .table import NAMES, Table

RULES_PAGE = [
    *(f"VA-{n:02}" for n in range(1, 57)),
    *(f"VA-R{n}" for n in range(1, 30)),
    *(f"VA-X{n}" for n in range(1, 18)),
]
EN = Vivarium.book.words("en")
FR = Vivarium.book.words("fr")


def test_the_rulebook_lists_every_id_of_the_page_in_its_order() -> None:
    assert list(Vivarium.rulebook().ids) == RULES_PAGE


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_rule_is_written_in_both_languages(lang: str) -> None:
    words = Vivarium.book.words(lang)
    for rule in RULES_PAGE:
        assert words.has(f"rule-{rule}")
        assert len(words(f"rule-{rule}")) > 20
    for section in Vivarium.rulebook().sections:
        assert words.has(section.title.key)


@pytest.mark.parametrize(
    ("key", "english", "french"),
    [
        ("type", "mineral vegetable animal dragon", "minéral végétal animal dragon"),
        ("colour", "mountain forest desert marsh", "montagne forêt désert marais"),
        ("symbol", "circle triangle square cross", "cercle triangle carré croix"),
        (
            "equipment",
            "bag wineskin binoculars compass lamp map shovel",
            "sac gourde jumelles boussole lanterne carte pelle",
        ),
    ],
)
def test_names_in_both_languages(key: str, english: str, french: str) -> None:
    for name, other in zip(english.split(), french.split(), strict=True):
        assert EN.say(Message(key, {"name": name})) == name
        assert FR.say(Message(key, {"name": name})) == other
    assert FR.say(Message("equipment", {"name": "camera"})) == "appareil photo"
    assert FR.say(Message(key, {"name": "robot"})) == "robot"


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("VA-02", "ligne colonne case plateau"),
        ("VA-03", "pioche défausse"),
        ("VA-04", "jeton vierge"),
        ("VA-05", "contrat de départ"),
        ("VA-08", "gemme réserve"),
        ("VA-09", "jeton 1er joueur"),
        ("VA-12", "domino centre"),
        ("VA-35", "manche tour"),
        ("VA-46", "jeton priorité"),
        ("VA-50", "paires"),
        ("VA-51", "séries"),
    ],
)
def test_french_uses_the_words_of_the_rules_page(rule: str, words: str) -> None:
    said = FR(f"rule-{rule}").lower()
    for word in words.split():
        assert word in said


@pytest.mark.parametrize("plain", [False, True])
def test_the_board_speaks_french(plain: bool) -> None:
    table = Table(Vivarium(2), dominoes="D1 D2 D3 D4 D5").give(0, "C01 E03 K01").play("swap D1")
    said = plain_text(table.game.board(table.state.view(0), "fr", NAMES[:2], plain))
    for word in (
        "minéral",
        "montagne",
        "gourde",
        "paires",
        "gemme",
        "Manche 1 sur 7",
        "Vos Contrats secrets",
        "gratuit",
    ):
        assert word in said
    assert not re.search(r"\b(mineral|mountain|pairs|gems?|round|free|first)\b", said)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_french_and_english_keep_punctuation_on_the_line(lang: str) -> None:
    for name in ("words", "rulebook"):
        text = (Vivarium.folder / "words" / f"{name}.{lang}.ftl").read_text(encoding="utf-8")
        assert not re.search(r"[^\s=] [:;?!](?=\s|$)", text, re.MULTILINE)


# Each decision has its own question, and each refusal its own reason.


def test_questions_say_what_is_asked() -> None:
    board = [". . . .", ". . . .", "E07 E05 E15 .", ". . . ."]
    reserve = "C31 C32 C33 C34 C35"

    def table() -> Table:
        return Table(Vivarium(3), dominoes="D1 D2 D3 D4 D5 D7", board=board, reserve=reserve).give(0, gems=2)

    def asked(table: Table) -> str:
        return EN.say(table.game.question(table.state.view(0), 0), NAMES)

    start = table()
    assert asked(start) == "Give the domino 1–2 or 1–3 and receive 3–4."
    start.play("swap D2")
    assert asked(start) == "Take a card with 1–2 and 3–4 (you have 2 gems), or take 2 gems."
    assert asked(start.play("take 3,2")) == "Binoculars: gain a card beside them for 1 gem (you have 2), or pass."
    start.play("gain 3,1")
    assert asked(start) == "Camera: draw 2 creatures and keep one, for 1 gem (you have 1), or pass."
    start.play("draw", coming="draw=C31 draw=C32")
    assert asked(start) == "Camera: keep one of the creatures you drew. The rest is discarded."
    shovel = table().play("swap D2").give(0, gems=2).play("take 3,3", coming="draw=C33 draw=C34 draw=C35")
    assert asked(shovel) == "Shovel: which creature do you keep for yourself?"
    shovel.play("give C33")
    assert asked(shovel) == "Shovel: which creature do you give to Bob?"


def test_the_log_tells_a_turn_with_its_rules() -> None:
    board = ["C09 . C30 .", ". . . .", "E05 E07 . E12", ". . . ."]
    table = Table(Vivarium(3), dominoes="D1 D2 D3 D4 D5 D7", starts="S1 S2 S3 T1 T2 T3", board=board)
    match = table.play("swap D2", "take 3,1", "gain 3,2").match()
    lines = [line for entry in match.log_entries(0) for line in entry.lines]
    said = [(EN.say(line.message, NAMES), line.rule) for line in lines]
    assert said[0] == ("First player: Ann.", "VA-09")
    assert ("Ann has the dominoes 1–2 and 1–3.", "VA-07") in said
    assert ("In the middle: the domino 3–4.", "VA-07") in said
    assert (
        "Your starting contracts: 1 VP for each mountain creature; 1 VP for each mineral creature.",
        "VA-05",
    ) in said
    assert ("Round 1, first player: Ann. Priority: blank. Next: mineral or vegetable.", "VA-39") in said
    assert said[-3:] == [
        ("Ann gives the domino 1–3 and receives 3–4.", "VA-12"),
        ("Ann takes the binoculars (triangle) from row 3, column 1, free.", "VA-15"),
        ("Ann gains the camera (triangle) from row 3, column 2 with the binoculars, for 1 gem.", "VA-25"),
    ]
    table.pass_turns(5)
    said = [EN.say(line.message, NAMES) for entry in table.match().log_entries(1) for line in entry.lines]
    assert "Bob takes 2 gems." in said
    assert said[-1].startswith("Round 2, first player: Bob.")


@pytest.mark.parametrize(
    ("rulings", "rule", "english", "french"),
    [
        (
            {"handed_creatures_pay": False},
            "VA-31",
            "not for a creature that another player",
            "pas pour une Créature donnée",
        ),
        ({"token_at_zero": False}, "VA-33", "nobody takes it (VA-R18)", "personne ne le prend (VA-R18)"),
        ({"majority": "round"}, "VA-R18", "Starting contracts do not count", "Les Contrats de départ ne comptent pas"),
        (
            {"majority": "round", "token_at_zero": False},
            "VA-R18",
            "Starting contracts do not count",
            "Les Contrats de départ ne comptent pas",
        ),
    ],
)
def test_a_rule_says_what_the_rulings_make_of_it(
    rulings: dict[str, bool | str], rule: str, english: str, french: str
) -> None:
    standard = Vivarium.standard_edition()
    edition = with_rulings(standard, Vivarium.switches, rulings)
    for lang, said in (("en", english), ("fr", french)):
        assert said in Vivarium.words_for(edition, lang).rule(rule)
        assert said not in Vivarium.words_for(standard, lang).rule(rule)


def test_a_round_has_turns_for_each_player() -> None:
    """And not so many turns in all."""
    words = Vivarium.words_for(Vivarium.standard_edition(), "fr")
    assert words("about").startswith("7 manches de 2 tours par personne.")
    assert "Après 7 manches de 2 tours par personne, comptez" in words("primer")


@pytest.mark.rule("VA-R20", "VA-R22", "VA-R23")
@pytest.mark.parametrize(
    ("rulings", "lang", "names"),
    [
        ({}, "en", ["1 VP for each contract", "6 VP minus 1 for each equipment", "1 VP for each forest creature"]),
        (
            {"units_are_creatures": True, "starting_contracts_count": False, "six_minus_floor": True},
            "en",
            [
                "1 VP for each contract but the starting ones",
                "6 VP minus 1 for each equipment, never below 0",
                "1 VP for each forest creature, bags included",
            ],
        ),
        (
            {"units_are_creatures": True, "starting_contracts_count": False, "six_minus_floor": True},
            "fr",
            [
                "1 PV par Contrat, sans ceux de départ",
                "6 PV moins 1 par Équipement, jamais sous 0",
                "1 PV par Créature (forêt), sacs compris",
            ],
        ),
    ],
)
def test_a_contract_is_named_as_the_rulings_have_it(rulings: dict[str, bool], lang: str, names: list[str]) -> None:
    edition = with_rulings(Vivarium.standard_edition(), Vivarium.switches, rulings)
    setup, say = Vivarium(3, edition=edition).setup, Vivarium.book.words(lang).say
    named = [say(contract_name(setup, setup.contract_ids.index(id))) for id in ("K19", "K21")]
    assert [*named, say(start_name(setup, 1, True))] == names


@pytest.mark.rule("VA-R8")
def test_the_price_of_an_ability_is_no_single_gem_where_it_is_not() -> None:
    content = deepcopy(dict(Vivarium.standard_edition().content))
    content["abilities"]["binoculars_gems"] = 3
    edition = edition_from_content(content, "own")
    assert "need a gem" not in Vivarium.words_for(edition, "en").rule("VA-R8")
    assert "une gemme" not in Vivarium.words_for(edition, "fr").rule("VA-R8")


@pytest.mark.rule("VA-18")
def test_no_bank_is_called_empty_where_no_gems_are_paid_out() -> None:
    say = Vivarium.book.words("en")
    assert say("log-gems", seat="Fern", count=0, asked=2) == "Fern takes no gems: the bank is empty."
    assert say("log-gems", seat="Fern", count=0, asked=0) == "Fern takes no gems."
