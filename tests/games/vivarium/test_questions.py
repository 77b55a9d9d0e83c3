"""What the page writes around the table of Vivarium: heading, labels, status and notes."""

from __future__ import annotations

import pytest

from vivant.engine.state import SPECTATOR
from vivant.games.vivarium import Vivarium
from vivant.words import Message

from .table import NAMES, Table

BOARD = ["C01 . . .", ". . . .", "E07 E05 E15 .", ". . . ."]


def table() -> Table:
    found = Table(Vivarium(3), dominoes="D1 D2 D3 D4 D5 D7", board=BOARD, reserve="C31 C32 C33 C34 C35")
    return found.give(0, gems=2)


def said(message: Message | None, lang: str = "en") -> str:
    assert message is not None
    return Vivarium.book.words(lang).say(message, NAMES)


def heading(at: Table) -> str:
    return said(at.game.prompt(at.state.view(0), 0))


def label(at: Table, action: str, lang: str = "en") -> str:
    return said(at.game.label(at.state.view(0), 0, at.game.parse(action)), lang)


def test_each_decision_has_its_heading() -> None:
    at = table()
    assert heading(at) == "Which domino do you give?"
    assert heading(at.play("swap D2")) == "Which card do you take?"
    assert heading(at.play("take 3,2")) == "A card beside the binoculars?"
    assert heading(at.play("gain 3,1")) == "Do you use the camera?"
    assert heading(at.play("draw", coming="draw=C31 draw=C32")) == "Which creature do you keep?"
    shovel = table().play("swap D2", "take 3,3", coming="draw=C33 draw=C34 draw=C35")
    assert heading(shovel) == "Which creature do you keep?"
    assert heading(shovel.play("give C33")) == "Which creature goes to Bob?"


def test_buttons_say_what_is_chosen_and_what_it_costs() -> None:
    at = table()
    assert label(at, "swap D2") == "Give domino 1–3 and receive 3–4"
    at.play("swap D2")
    assert label(at, "take 1,1") == "Take the mountain mineral (1 VP), for 2 gems (row 1, column 1)"
    assert label(at, "take 3,2") == "Take the binoculars (triangle; 1 gem: a card beside), free (row 3, column 2)"
    assert label(at, "gems", "fr") == "Prendre 2 gemmes"
    at.clear("2,2")
    assert label(at, "take 2,2") == "Empty: row 2, column 2"
    at.play("take 3,2")
    assert label(at, "gain 3,1") == "Gain the camera (triangle; 1 gem: draw 2, keep 1), for 1 gem (row 3, column 1)"
    at.play("gain 3,1")
    assert label(at, "draw") == "Draw 2 creatures for 1 gem"
    assert label(at, "pass") == "Pass"
    at.play("draw", coming="draw=C31 draw=C32")
    assert label(at, "keep C31", "fr") == "Garder l’animal du désert (1 PV)"


def test_two_equal_dominoes_are_told_apart_by_where_they_lie() -> None:
    at = Table(Vivarium(3), dominoes="D3 D7 D1 D2 D4 D5")
    assert label(at, "swap D3") == "Give the left domino 1–4 and receive 3–4"
    assert label(at, "swap D7", "fr") == "Donner le domino droit 1–4 et recevoir le 3–4"


@pytest.mark.parametrize(
    ("card", "english", "french"),
    [
        (
            "K02",
            "Take the contract (pairs of mineral and animal: 2, 5, 9 and 14 VP for 1 to 4), free (row 4, column 1)",
            "Prendre le Contrat (paires minéral-animal\xa0: 2, 5, 9 et 14 PV pour 1 à 4), gratuitement (ligne 4, colonne 1)",
        ),
        (
            "K18",
            "Take the contract (sets of all colours: 4, 10 and 18 VP for 1 to 3), free (row 4, column 1)",
            "Prendre le Contrat (séries de toutes les couleurs\xa0: 4, 10 et 18 PV pour 1 à 3), gratuitement "
            "(ligne 4, colonne 1)",
        ),
        (
            "K13",
            "Take the contract (3 VP for each circle), free (row 4, column 1)",
            "Prendre le Contrat (3 PV par cercle), gratuitement (ligne 4, colonne 1)",
        ),
    ],
)
def test_a_contract_says_what_it_scores(card: str, english: str, french: str) -> None:
    at = Table(Vivarium(3), dominoes="D1 D2 D3 D4 D5 D7", board=[*BOARD[:3], f"{card} . . ."]).play("swap D2")
    assert label(at, "take 4,1") == english
    assert label(at, "take 4,1", "fr") == french


def test_equipment_says_what_it_brings_and_does() -> None:
    at = Table(Vivarium(3), dominoes="D1 D2 D3 D4 D5 D7", board=[*BOARD[:2], "E03 E15 . .", BOARD[3]]).play("swap D2")
    wineskin = "Prendre la gourde (cercle\u202f; +1 gemme\u202f; 1 minéral et 1 végétal de plus), gratuitement"
    assert label(at, "take 3,1", "fr").startswith(wineskin)
    shovel = "Take the shovel (cross; +1 gem; a creature for each), "
    assert label(at, "take 3,2").startswith(shovel)


def test_the_camera_says_in_both_languages_that_one_card_is_kept() -> None:
    at = table().play("swap D2")
    assert "draw 2, keep 1" in label(at, "take 3,1")
    assert "piochez 2, gardez 1" in label(at, "take 3,1", "fr")


def test_a_shovel_says_who_gets_what() -> None:
    at = table().play("swap D2", "take 3,3", coming="draw=C33 draw=C34 draw=C35")
    assert label(at, "give C33") == "Keep the desert animal (3 VP)"
    at.play("give C33")
    assert label(at, "give C34") == "Give the marsh animal (1 VP) to Bob"


@pytest.mark.parametrize(
    ("turns", "status"),
    [(0, "Round 1 of 7 · turn 1 of 6"), (5, "Round 1 of 7 · turn 6 of 6"), (6, "Round 2 of 7 · turn 1 of 6")],
)
def test_the_status_counts_rounds_and_turns(turns: int, status: str) -> None:
    at = Table(Vivarium(3)).pass_turns(turns)
    message = at.game.status(at.state.view(SPECTATOR))
    assert said(message) == status
    assert message is not None
    assert message.args["round"] == int(status[6])


def test_the_note_counts_gems_and_cards() -> None:
    at = table().give(1, "C05 E01 K02", gems=0).give(2, "C06", gems=1)
    notes = [said(at.game.note(at.state.view(SPECTATOR), seat)) for seat in range(3)]
    assert notes == ["2 gems · 0 cards", "no gems · 3 cards", "1 gem · 1 card"]
