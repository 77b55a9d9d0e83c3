"""The pictures of Vivo that stand by themselves: the poster, and those of the rules page."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from vivant.draw.scene import Scene
from vivant.games.vivo.game import Vivo
from vivant.words import LANGUAGES


def svg_of(scene: Scene) -> str:
    return "".join(fragment.svg for picture in scene.pictures for fragment in picture.fragments)


def flags(scene: Scene) -> dict[str, str]:
    """What stands on each seat's flag."""
    roots = [ElementTree.fromstring(fragment.svg) for fragment in scene.pictures[0].fragments]
    return {
        root.get("id", "")[5:]: "".join(root.itertext()) for root in roots if root.get("id", "").startswith("flag-")
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_worked_example_with_cards_has_its_picture(lang: str) -> None:
    scenes = Vivo.illustrations(lang)
    told = {id for id in Vivo.rulebook().ids if id.startswith("VO-X")} - {"VO-X11", "VO-X12"}  # numbers, and knowledge
    assert told <= scenes.keys() <= set(Vivo.rulebook().ids)
    for scene in scenes.values():
        assert scene.label
        assert 360 <= scene.pictures[0].width <= 560
        assert "data-action" not in svg_of(scene)


@pytest.mark.parametrize("id", [id for id in Vivo.illustrations("en") if id.startswith("VO-X") and id != "VO-X10"])
def test_an_example_shows_the_cards_that_its_text_names(id: str) -> None:
    text = Vivo.book.words("en")(f"rule-{id}")
    shown = re.findall(r'id="card-(\w+)"', svg_of(Vivo.illustrations("en")[id]))
    assert shown
    assert all(re.search(rf"\b{card}\b", text) for card in shown)


@pytest.mark.rule("VO-X3", "VO-X7", "VO-X9", "VO-X14", "VO-X15")
@pytest.mark.parametrize(
    ("id", "marks"),
    [
        ("VO-X3", {"0": "highest", "1": "lowest", "3": "✗"}),
        ("VO-X7", {"3": "highest"}),
        ("VO-X9", {"0": "highest", "1": "✗", "2": "✗"}),
        ("VO-X1", {}),
        ("VO-X13", {"2": "✗"}),
        ("VO-X14", {"0": "highest", "1": "lowest", "2": "✗"}),
        ("VO-X15", {"0": "highest", "2": "lowest", "3": "✗"}),
    ],
)
def test_the_flags_are_what_the_rules_make_of_the_cards(id: str, marks: dict[str, str]) -> None:
    assert flags(Vivo.illustrations("en")[id]) == marks


def test_ears_are_told_what_eyes_see() -> None:
    label = Vivo.illustrations("en")["VO-X4"].label
    assert label == "Solo: P1 red 6, P2 red 2 (lowest), P3 blue 12 (off-harmony) and P4 red 11 (highest)."


def test_the_poster_is_a_fan_of_every_suit() -> None:
    poster = Vivo.poster("fr")
    keys = [fragment.key for fragment in poster.pictures[0].fragments]
    assert sorted(key[5] for key in keys if key.startswith("card-")) == ["b", "g", "r", "y"]
    assert 1.6 < poster.pictures[0].width / poster.pictures[0].height < 1.8
