"""The scene of Magpies: who is asked can choose by it whatever is legal, and a rest that is used up says so."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from magpies import Magpies

from vivant.draw.scene import SHAPES
from vivant.engine.dice import FastDice
from vivant.engine.match import Match


@pytest.mark.parametrize("shape", SHAPES)
def test_every_choice_is_drawn(shape: str) -> None:
    match = Match(Magpies(3), FastDice(2), ["Lark", "<b>", "bot:random"])
    rules = []
    while not match.over:
        seat = match.to_act()[-1]
        view = match.view(seat)
        choices = match.game.choices(view, seat)
        scene = match.game.scene(view, "en", match.seats, [False, False, True], shape, choices)
        things = [ElementTree.fromstring(thing.svg) for picture in scene.pictures for thing in picture.fragments]
        assert [thing.get("data-action") for thing in things if thing.get("class") == "can"] == match.legal(seat)
        rules += [thing.get("data-why") for thing in things if thing.get("aria-disabled")]
        match.play(seat, match.legal(seat)[-1])
    assert rules == ["MP-05"] * 9
