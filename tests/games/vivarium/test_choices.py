"""What a seat of Vivarium may choose: by which things, under which words, and why it may not take what is too dear."""

from __future__ import annotations

import pytest

from vivant.draw.scene import SHAPES
from vivant.engine.choice import Choice
from vivant.engine.dice import FastDice
from vivant.games.vivarium import Vivarium

from .table import NAMES, Table
from .test_scene import fragments, played, scene_of

EN = Vivarium.book.words("en")
BOARD = ["C01 . . .", ". . . .", "E07 E05 E15 .", ". . . ."]


def table(gems: int = 2) -> Table:
    reserve = "C31 C32 C33 C34 C35"
    return Table(Vivarium(3), dominoes="D1 D2 D3 D4 D5 D7", board=BOARD, reserve=reserve).give(0, gems=gems)


def choices(at: Table) -> dict[str, Choice]:
    listed = at.game.choices(at.state.view(0), 0)
    assert [choice.action for choice in listed] == sorted({choice.action for choice in listed})
    return {choice.text: choice for choice in listed}


def keys(at: Table) -> dict[str, tuple[str, ...]]:
    return {text: choice.keys for text, choice in choices(at).items() if choice.offered}


def test_every_decision_is_made_by_things_or_by_buttons() -> None:
    at = table()
    assert keys(at) == {"swap D1": ("domino-d1",), "swap D2": ("domino-d2",)}
    at.play("swap D2")
    assert keys(at)["take 3,2"] == ("card-e05",)
    assert keys(at)["gems"] == ()
    at.play("take 3,2")
    assert keys(at) == {
        "gain 2,2": (f"card-{at.cell('2,2').lower()}",),
        "gain 3,1": ("card-e07",),
        "gain 3,3": ("card-e15",),
        "gain 4,2": (f"card-{at.cell('4,2').lower()}",),
        "pass": (),
    }
    at.play("gain 3,1")
    assert keys(at) == {"draw": (), "pass": ()}
    at.play("draw", coming="draw=C31 draw=C32")
    assert keys(at) == {"keep C31": ("card-c31",), "keep C32": ("card-c32",)}
    shovel = table().play("swap D2", "take 3,3", coming="draw=C33 draw=C34 draw=C35")
    assert keys(shovel) == {f"give {card}": (f"card-{card.lower()}",) for card in ("C33", "C34", "C35")}


@pytest.mark.rule("VA-15", "VA-17")
def test_a_card_that_is_too_dear_is_among_the_choices_with_its_reason() -> None:
    at = table(gems=0).clear("2,2").play("swap D2")  # 1-2 and 3-4
    listed = choices(at)
    dear = listed["take 1,1"]
    assert dear.keys == ("card-c01",)
    assert dear.reason is not None
    assert dear.reason.rule == "VA-15"
    assert EN.say(dear.reason.message, NAMES) == "the mountain mineral (1 VP): the price is 2 gems, and you have none"
    assert "take 2,2" not in listed  # an empty cell is nothing that one might expect to take
    assert {text for text, choice in listed.items() if choice.offered} == set(at.legal())
    assert {choice.reason.rule for choice in listed.values() if choice.reason} == {"VA-15"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_thing_of_a_choice_is_drawn_in_either_shape(players: int) -> None:
    match = played(players, 3, 0)
    dice = FastDice(7)
    while not match.over:
        seat = match.to_act()[0]
        for shape in SHAPES:
            things = fragments(scene_of(match, seat, shape))
            for choice in match.choices(seat):
                for key in choice.keys:
                    assert f'data-action="{choice.text}"' in things[key]
                    assert ('data-why="' in things[key]) == (not choice.offered)
        legal = match.legal(seat)
        wanted = [text for text in legal if text.startswith(("take 3", "gain 3")) or text == "draw"] or legal
        match.play(seat, wanted[dice.below(len(wanted))])


def test_data_names_the_stage_and_what_draws() -> None:
    at = table()
    assert (at.data()["stage"], at.data()["drawing"]) == ("swap", None)
    at.play("swap D2", "take 3,3", coming="draw=C33 draw=C34 draw=C35")
    assert (at.data()["stage"], at.data()["drawing"]) == ("give", "shovel")
