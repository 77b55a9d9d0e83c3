"""What is told about Vivid Memories: the counts of the page are those of the set-up, the figures the edition's."""

from __future__ import annotations

import pytest

from tests.games.told import told_items
from vivant.engine.dice import FastDice
from vivant.engine.edition import edition_from_content
from vivant.engine.rulings import with_rulings
from vivant.games.vivid_memories.game import VividMemories
from vivant.games.vivid_memories.rules.setup import ACTIONS, amount


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_components_are_counted_as_they_are_in_play(players: int) -> None:
    game = VividMemories(players)
    state = game.new()
    pieces = game.pieces(state)
    kinds = {"moments": "moment ", "aspirations": "aspiration "}
    counts = {name: sum(count for id, count in pieces.items() if id.startswith(key)) for name, key in kinds.items()}
    counts["fragments"] = pieces.total() - sum(counts.values())
    if players > 1:
        counts["aspirations"] = players  # VM-03: those that are left over are out of play
    counts["boards"] = len(state.seats)
    colours = range(len(game.setup.colour_names))
    counts["bag"] = sum(amount(state.bag, colour) for colour in colours)
    items = told_items(VividMemories)
    assert {name: items[f"box-{name}"].counts[players] for name in counts} == counts
    on_track = 1 if players == 1 else 0  # AB-03
    assert items["box-supply"].counts[players] + on_track == counts["fragments"] - counts["bag"]


def test_the_six_actions_and_both_rewires_are_on_the_aid() -> None:
    items = told_items(VividMemories)
    for key in (*(f"actions-{kind}" for kind in ACTIONS), "rewires-out", "rewires-in"):
        assert items[key].picture is not None


def test_the_solo_steps_are_told_to_who_plays_alone_only() -> None:
    items = told_items(VividMemories)
    assert {"steps-1-brain", "steps-1-reminder"} <= items.keys()
    assert not {"steps-2-brain", "steps-4-reminder"} & items.keys()


def test_another_edition_is_told_with_its_own_figures() -> None:
    content = {**VividMemories.standard_edition().content}
    content |= {"cluster_points": {"1": 2, "2": 5, "3": 11}, "rounds": 2}
    content["aspiration"] = {**content["aspiration"], "cherished_tile": 9}
    items = told_items(VividMemories, edition_from_content(content, "own"))
    assert "score 2, 5 or 11" in items["scoring-core"].sentence
    assert "After round 2" in items["scoring-aspiration"].sentence
    assert "9 for each cherished moment" in items["scoring-aspiration"].sentence


@pytest.mark.rule("VM-R22")
@pytest.mark.parametrize(("connect", "said"), [(True, "at least two slots"), (False, "at least two empty slots")])
def test_the_aid_says_which_slots_connect_at_this_table(connect: bool, said: str) -> None:
    kind = VividMemories
    edition = with_rulings(kind.standard_edition(), kind.switches, {"filled_slots_connect": connect})
    told = kind.about("en", edition)
    assert said in "".join(item.sentence for sheet in told.sheets for panel in sheet.panels for item in panel.items)


@pytest.mark.rule("AB-05", "AB-03")
def test_set_up_alone_is_told_as_the_edition_has_it() -> None:
    content = {**VividMemories.standard_edition().content}
    solo = content["solo"]
    items = told_items(VividMemories)
    assert items["steps-1-first"].sentence == "You begin."
    assert items["box-start"].sentence.endswith("Alone, you have it first: the Brain has no memories.")
    assert items["steps-1-reminder"].sentence.endswith("the Brain scores nothing for that colour.")
    setup = {**solo["setup"], "start_player": "brain"}
    content["solo"] = {**solo, "setup": setup, "score": {**solo["score"], "excluded_colour": "none"}}
    items = told_items(VividMemories, edition_from_content(content, "own"))
    assert items["steps-1-first"].sentence == "The Brain begins."
    assert items["box-start"].sentence.endswith("Alone, the Brain has it first.")
    assert items["steps-1-reminder"].sentence.endswith("lies on the track.")
    content["solo"] = {**solo, "setup": {**solo["setup"], "reminder_tokens": 0}}
    assert "steps-1-reminder" not in told_items(VividMemories, edition_from_content(content, "own"))


@pytest.mark.parametrize(("lang", "said"), [("en", "Alone, you play against"), ("fr", "En solo, vous jouez contre")])
def test_an_edition_without_the_brain_does_not_speak_of_it(lang: str, said: str) -> None:
    standard = VividMemories.standard_edition()
    content = {key: part for key, part in standard.content.items() if key != "solo"}
    edition = edition_from_content(content, "own")
    lines = VividMemories.words_for(standard, lang)("primer").splitlines()
    assert lines[-1].startswith(said)
    assert VividMemories.words_for(edition, lang)("primer").splitlines() == lines[:-1]
    about = VividMemories.about(lang, edition)
    box = next(
        item for sheet in about.sheets for panel in sheet.panels for item in panel.items if item.key == "box-start"
    )
    assert "Brain" not in box.sentence
    assert "Cerveau" not in box.sentence


@pytest.mark.rule("VM-R28", "VM-R1", "AB-R1", "AB-05")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_ruling_says_otherwise_than_the_rule_that_the_edition_changes(lang: str) -> None:
    content = {**VividMemories.standard_edition().content}
    solo = content["solo"]
    content["solo"] = {**solo, "setup": {**solo["setup"], "start_player": "brain"}}
    words = VividMemories.words_for(edition_from_content(content, "own"), lang)
    assert words.rule("VM-R28").endswith(
        {"en": "Alone AB-05 says who starts.", "fr": "En solo, AB-05 dit qui commence."}[lang]
    )
    rulings = {"used_moments_return": False, "boards": "random"}
    words = VividMemories.words_for(
        with_rulings(VividMemories.standard_edition(), VividMemories.switches, rulings), lang
    )
    queue, alone = {"en": ("first in, first out", "but not alone"), "fr": ("première sortie", "mais pas en solo")}[lang]
    assert queue not in words.rule("AB-R1")
    assert queue in VividMemories.words_for(VividMemories.standard_edition(), lang).rule("AB-R1")
    assert alone in words.rule("VM-R1")
    for edition in (VividMemories.standard_edition(), edition_from_content(content, "own")):
        assert "standard" in VividMemories.words_for(edition, lang).rule("VM-R24")


@pytest.mark.parametrize(("lang", "asked"), [("en", "filled or empty"), ("fr", "remplis ou vides")])
def test_the_lesson_tells_a_connection_as_its_rule_does(lang: str, asked: str) -> None:
    rule = VividMemories.words_for(VividMemories.standard_edition(), lang).rule("VM-50")
    assert asked in rule
    assert asked in VividMemories.book.words(lang)("lesson-first-connections")


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "the earliest positive memory"), ("fr", "le souvenir heureux le plus ancien")]
)
def test_set_up_tells_who_starts_as_the_ruling_does(lang: str, said: str) -> None:
    rule = VividMemories.words_for(VividMemories.standard_edition(), lang).rule("VM-R28")
    assert said in rule
    assert said in told_items(VividMemories, lang=lang)["steps-3-first"].sentence


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_bag_of_the_set_up_is_told_as_the_picture_beside_it_shows_it(players: int) -> None:
    game = VividMemories(players)
    state = game.new()
    while state.is_chance():
        state.roll(FastDice(1))
    said = told_items(VividMemories)[f"steps-{players}-bag"].sentence
    assert f"{game.setup.bag_size} in all; {state.bag_left} are left" in said
