"""The pictures of Vivarium that stand by themselves: the poster, and those of the rules page."""

from __future__ import annotations

import re

import pytest

from vivant.draw.scene import Scene
from vivant.games.vivarium import Vivarium
from vivant.words import LANGUAGES

from .oracle import price

SHOWN = Vivarium.illustrations("en")


def svg_of(scene: Scene) -> str:
    return "".join(fragment.svg for picture in scene.pictures for fragment in picture.fragments)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_picture_stands_beside_a_rule_and_has_words_for_ears(lang: str) -> None:
    found = Vivarium.illustrations(lang)
    assert found.keys() == SHOWN.keys() <= set(Vivarium.rulebook().ids)
    for scene in found.values():
        assert scene.label
        assert "data-action" not in svg_of(scene)


@pytest.mark.parametrize("id", [id for id, scene in SHOWN.items() if "card-" in svg_of(scene)])
def test_an_example_shows_the_cards_that_its_text_names(id: str) -> None:
    text = Vivarium.book.words("en")(f"rule-{id}")
    assert sorted(re.findall(r'id="card-(\w+)"', svg_of(SHOWN[id]))) == sorted(
        card.lower() for card in set(re.findall(r"\b[CEK]\d\d\b", text))
    )


@pytest.mark.rule("VA-X3", "VA-X4")
@pytest.mark.parametrize(("id", "one", "two"), [("VA-X3", (1, 2), (3, 4)), ("VA-X4", (1, 3), (2, 4))])
def test_the_prices_are_those_of_the_rules(id: str, one: tuple[int, int], two: tuple[int, int]) -> None:
    cells = {fragment.key: fragment.svg for fragment in SHOWN[id].pictures[0].fragments}
    for row in range(1, 5):
        for column in range(1, 5):
            shown = re.findall(r">(\d)</text>", cells[f"cell-{row}-{column}"])
            assert shown == [str(price(one, two, (row, column), 4))]


def test_ears_are_told_what_eyes_see() -> None:
    assert SHOWN["VA-X3"].label == (
        "The board with the price of each cell for 1–2 and 3–4, row by row: 2 1 0 0; 1 1 0 0; 0 0 1 1; 0 0 1 2."
    )


def test_the_poster_shows_three_creatures() -> None:
    poster = Vivarium.poster("fr").pictures[0]
    assert len([fragment for fragment in poster.fragments if fragment.key.startswith("card-c")]) == 3
    assert 1.6 < poster.width / poster.height < 1.8
