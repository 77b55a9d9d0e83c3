"""The scene of Magpies: well-formed pieces, and buttons for exactly what is legal."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from magpies import Magpies

from vivant.draw.scene import SHAPES
from vivant.engine.dice import FastDice
from vivant.engine.match import Match
from vivant.engine.state import SPECTATOR


@pytest.mark.parametrize("shape", SHAPES)
def test_what_can_be_clicked_is_what_is_legal(shape: str) -> None:
    match = Match(Magpies(3), FastDice(2), ["Lark", "<b>", "bot:random"])
    while not match.over:
        for seat in (0, 1, 2, SPECTATOR):
            scene = match.game.scene(match.view(seat), "en", match.seats, [False, False, True], shape)
            drawn = [fragment for picture in scene.pictures for fragment in picture.fragments]
            roots = [ElementTree.fromstring(fragment.svg) for fragment in drawn]
            assert [root.get("id") for root in roots] == [fragment.key for fragment in drawn]
            can = [root.get("data-action") for root in roots if root.get("class") == "can"]
            assert can == (match.legal(seat) if seat != SPECTATOR else [])
            assert all(root.get("data-why") == "MP-05" for root in roots if root.get("aria-disabled"))
        seat = match.to_act()[-1]
        match.play(seat, match.legal(seat)[-1])
