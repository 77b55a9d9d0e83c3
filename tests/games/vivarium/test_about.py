"""What is told about Vivarium: the counts of the page are those of the set-up, and the figures those of the edition."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.told import told_items
from vivant.engine.about import facts_of
from vivant.engine.dice import FastDice
from vivant.engine.edition import edition_from_content
from vivant.games.vivarium.game import Vivarium
from vivant.games.vivarium.picture.things import priority_words
from vivant.games.vivarium.rules.components import CONTRACT_KINDS, EQUIPMENT_KINDS
from vivant.games.vivarium.rules.seat import NONE
from vivant.games.vivarium.rules.state import VivariumState


def set_up(players: int) -> VivariumState:
    state = Vivarium(players).new()
    while state.is_chance():
        state.roll(FastDice(1))
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_components_are_counted_as_they_are_in_play(players: int) -> None:
    state = set_up(players)
    pieces = Vivarium(players).pieces(state)
    letters = {"creatures": "C", "equipment": "E", "contracts": "K", "dominoes": "D", "tokens": "P"}
    counts = {name: sum(count for id, count in pieces.items() if id[0] == letter) for name, letter in letters.items()}
    counts["tokens"] -= 2  # VA-04: so many of the eight stay out
    counts["gems"] = pieces["gem"]
    counts["starts"] = sum((own.colour != NONE) + (own.type != NONE) for own in state.seats)
    items = told_items(Vivarium)
    assert {name: items[f"box-{name}"].counts[players] for name in counts} == counts


def test_every_equipment_contract_and_priority_is_on_the_aid() -> None:
    items = told_items(Vivarium)
    assert {f"equipment-{kind}" for kind in EQUIPMENT_KINDS} <= items.keys()
    assert {f"contracts-{kind}" for kind in (*CONTRACT_KINDS, "start")} <= items.keys()
    assert {f"priorities-{kind}" for kind in ("types", "equipment", "contract", "blank")} <= items.keys()


def changed(**entries: dict[str, Any]) -> dict[str, Any]:
    content = {**Vivarium.standard_edition().content}
    return content | {name: {**content[name], **entry} for name, entry in entries.items()}


def test_another_edition_is_told_with_its_own_figures_and_rulings() -> None:
    rulings = {"majority": "round", "token_at_zero": False, "six_minus_floor": True, "starting_contracts_count": False}
    rulings["units_are_creatures"] = True
    content = changed(contract_values={"pairs_vp": [0, 1, 3]}, rulings=rulings, edition={"priority_vp": 7})
    items = told_items(Vivarium, edition_from_content(content, "own"))
    assert "score 1 and 3." in items["contracts-type_pairs"].sentence
    assert "7 points" in items["priorities-claim"].sentence
    assert "Only cards gained in this round count." in items["priorities-claim"].sentence
    assert "nobody does if nobody has" in items["priorities-tie"].sentence
    assert "never below 0" in items["contracts-six_minus_equipment"].sentence
    assert "count as creatures" in items["contracts-start"].sentence
    assert "without starting contracts" in items["contracts-per_contract"].sentence


def test_the_aid_says_who_earns_the_priority_gem_and_what_cards_of_a_kind_bring() -> None:
    cards = [list(card) for card in Vivarium.standard_edition().content["equipment"]["cards"]]
    next(card for card in cards if card[1] == "map")[3] = 2
    content = changed(rulings={"handed_creatures_pay": False}, equipment={"cards": cards})
    items = told_items(Vivarium, edition_from_content(content, "own"))
    assert items["priorities-types"].sentence.endswith("but not if another player’s shovel gives it to you.")
    assert items["equipment-map"].name == "Map · 2 or 3 gems"
    assert told_items(Vivarium)["priorities-types"].sentence.endswith("brings 1 gem when you gain it.")


def test_small_figures_are_told_in_whole_sentences() -> None:
    content = changed(
        edition={"rounds": 1, "priority_stack": 0, "turns_per_player_per_round": 1},
        abilities={"camera_cards": 1},
        contract_values={"pairs_vp": [0, 1], "sets_vp": [0], "six_base": 1},
    )
    edition = edition_from_content(content, "own")
    items = told_items(Vivarium, edition)
    assert items["equipment-camera"].sentence.endswith("to draw a creature and gain it.")
    assert items["contracts-type_pairs"].sentence.endswith("One pair and more score 1.")
    assert items["contracts-type_sets"].sentence.endswith("Sets score nothing.")
    assert items["contracts-six_minus_equipment"].sentence.startswith("1 point, minus 1")
    assert items["ending-round"].sentence.startswith("When everybody has had a turn:")
    assert items["ending-score"].sentence.startswith("After 1 round:")
    assert items["steps-3-tokens"].sentence.endswith("The others stay out unseen.")
    assert items["box-first"].sentence == "Whoever has it begins the round."
    words = Vivarium.words_for(edition, "en")
    assert words.rule("VA-50").endswith("1 pair, and any more, are worth 1 point.")
    assert words.rule("VA-R6") == "1 turn in a round is one lap: nobody has two in a row."
    assert Vivarium.words_for(edition, "fr").rule("VA-50").endswith("Une paire, ou davantage, vaut 1 point.")


@pytest.mark.rule("VA-R7")
def test_a_bank_without_end_is_told_as_such() -> None:
    items = told_items(Vivarium, edition_from_content(changed(rulings={"finite_bank": False}), "own"))
    assert items["box-gems"].sentence.endswith("At this table the bank never runs out.")
    assert items["box-gems"].counts == {}
    assert items["steps-2-gems"].sentence.endswith("the others are the bank, which never runs out.")
    assert told_items(Vivarium)["box-gems"].counts == {2: 40, 3: 40, 4: 40}


def test_player_counts_are_told_one_by_one_where_one_is_missing() -> None:
    words = Vivarium.book.words("fr")
    for counts, said in (([2, 4], "2 ou 4 joueurs"), ([2, 3], "2–3 joueurs"), ([3], "3 joueurs")):
        about = Vivarium.about("fr", edition_from_content(changed(edition={"players": counts}), "own"))
        assert facts_of(about, words).split(" · ")[0] == said


@pytest.mark.parametrize(("lang", "said"), [("en", "a matching card that counts"), ("fr", "correspondante qui compte")])
def test_whoever_takes_a_token_at_zero_is_told_of_cards_that_count(lang: str, said: str) -> None:
    """By `majority=round` somebody may have matching cards that do not count (VA-33)."""
    words = Vivarium.book.words(lang)
    for key in ("log-token-nobody", "ruling-token-at-zero-true", "ruling-token-at-zero-false"):
        assert said in words(key, name=""), key
    for zero in (True, False):
        edition = edition_from_content(changed(rulings={"token_at_zero": zero}), "own")
        assert said in told_items(Vivarium, edition, lang)["priorities-tie"].sentence


@pytest.mark.parametrize(("lang", "said"), [("en", "in your own turn"), ("fr", "à votre propre tour")])
def test_primer_and_picture_say_whose_cards_earn_the_priority_gem(lang: str, said: str) -> None:
    edition = edition_from_content(changed(rulings={"handed_creatures_pay": False}), "own")
    standard = Vivarium.standard_edition()
    assert said in Vivarium.words_for(edition, lang)("primer")
    assert said not in Vivarium.words_for(standard, lang)("primer")
    setups = [Vivarium(3, edition=each).setup for each in (standard, edition)]
    usual, own = (priority_words(setup, Vivarium.book.words(lang), 1)[1] for setup in setups)
    assert own.startswith(usual)
    assert own != usual
