"""The small shapes that games share, and the text that they are made of."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from vivant.draw import shapes
from vivant.draw.svg import at, num, tag, words


@pytest.mark.parametrize(
    ("value", "text"), [(1, "1"), (1.0, "1"), (-0.001, "0"), (2.345, "2.35"), (100, "100"), (0, "0")]
)
def test_numbers_are_short(value: float, text: str) -> None:
    assert num(value) == text


def test_what_people_wrote_cannot_become_markup() -> None:
    assert words("<b>&", 0, 0) == '<text x="0" y="0">&lt;b&gt;&amp;</text>'
    assert tag("g", aria_label='"<') == '<g aria-label="&quot;&lt;"/>'


def test_a_transform_names_only_what_it_does() -> None:
    assert at(1, 2) == "translate(1 2)"
    assert at(1, 2, 3, 0.5) == "translate(1 2) rotate(3) scale(0.5)"


def test_a_flag_grows_with_its_text() -> None:
    def width(text: str) -> float:
        rect = ElementTree.fromstring(shapes.flag(text, 0, 0)).find("rect")
        assert rect is not None
        return float(rect.get("width", "0"))

    assert width("la plus haute pour l’instant") > 1.5 * width("highest so far")


@pytest.mark.parametrize(
    "svg",
    [
        shapes.mat(300, 200),
        shapes.shadow(10, 10, 2),
        shapes.flag("a", 0, 0),
        shapes.face("Ann", 0, 0),
    ],
)
def test_shapes_bring_what_they_refer_to_and_no_style(svg: str) -> None:
    ElementTree.fromstring(f"<g>{svg}</g>")
    assert "style=" not in svg + shapes.DEFS
    used = re.findall(r"(?:url\(|href=\")#(\w+)", svg)
    assert all(f'id="{name}"' in shapes.DEFS for name in used)


def test_faces_tell_people_and_bots_and_oneself_apart() -> None:
    person, bot, own = shapes.face("ann", 0, 0), shapes.face("ann", 0, 0, bot=True), shapes.face("ann", 0, 0, own=True)
    assert ">A<" in person
    assert ">A<" not in bot
    assert "on-ink" in own
    assert "on-ink" not in person
