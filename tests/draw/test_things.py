"""The one writer of things: at rest, to be chosen, refused; whatever stands in them cannot become markup."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from vivant.draw.scene import Picture
from vivant.draw.things import Fragment, Mark, Thing, write

BODY = '<rect class="ring"/>'
CARD = Thing("card-r1", BODY, "translate(1 2)", "red 1")
OFFER = Mark("r1", "Play red 1")


def attributes(thing: Thing, mark: Mark | None = None) -> dict[str, str]:
    fragment = write(thing, mark)
    root = ElementTree.fromstring(fragment.svg)
    assert (root.tag, root.get("id")) == ("g", fragment.key)
    return {name: value for name, value in root.items() if name != "id"}


def test_at_rest_a_thing_is_a_picture_with_a_name_or_nothing_for_ears() -> None:
    svg = f'<g id="card-r1" transform="translate(1 2)" role="img" aria-label="red 1">{BODY}</g>'
    assert write(CARD) == Fragment("card-r1", svg)
    assert attributes(Thing("mat", BODY)) == {}
    assert write(Thing("mat", BODY)).svg == f'<g id="mat">{BODY}</g>'


def test_what_can_be_chosen_is_a_button_with_its_choices_name() -> None:
    assert attributes(CARD, OFFER) == {
        "class": "can",
        "transform": "translate(1 2)",
        "data-action": "r1",
        "role": "button",
        "tabindex": "0",
        "aria-label": "Play red 1",
    }


def test_what_is_refused_is_a_disabled_button_that_names_the_rule() -> None:
    assert attributes(CARD, Mark("r1", "Play red 1", refused="VO-07")) == {
        "transform": "translate(1 2)",
        "data-action": "r1",
        "data-why": "VO-07",
        "role": "button",
        "tabindex": "0",
        "aria-disabled": "true",
        "aria-label": "Play red 1",
    }


def test_what_stands_aside_is_no_button_and_says_its_reason_when_it_is_pressed() -> None:
    assert attributes(CARD, Mark("", "Turn it", refused="VO-07", reason="Not yet.")) == {
        "transform": "translate(1 2)",
        "data-why": "VO-07",
        "data-say": "Not yet.",
        "role": "img",
        "aria-label": "red 1",
    }


def test_two_actions_of_one_thing_ask_which() -> None:
    shown = attributes(CARD, Mark("r1", "Play red 1 / Turn it", also="turn r1"))
    assert (shown["data-action"], shown["data-also"], shown["data-preview"]) == ("r1", "turn r1", "")


def test_a_preview_is_for_what_can_be_chosen() -> None:
    thing = CARD._replace(preview=True)
    assert attributes(thing, OFFER)["data-preview"] == ""
    assert "data-preview" not in attributes(thing)
    assert "data-preview" not in attributes(thing, Mark("r1", "Play red 1", refused="VO-07"))


def test_looks_are_always_there_and_some_only_while_it_can_be_chosen() -> None:
    thing = CARD._replace(look="card tall", ready="inside")
    assert attributes(thing)["class"] == "card tall"
    assert attributes(thing, OFFER)["class"] == "can card tall inside"
    assert attributes(thing, Mark("r1", "Play red 1", refused="VO-07"))["class"] == "card tall"


def test_what_is_said_of_a_thing_replaces_its_choices_name() -> None:
    thing = CARD._replace(spoken="Play red 1, the last one")
    assert attributes(thing, OFFER)["aria-label"] == "Play red 1, the last one"
    assert attributes(thing)["aria-label"] == "red 1"


def test_further_attributes_stand_in_it() -> None:
    assert attributes(CARD._replace(more=(("data-fly", "1"), ("opacity", ".5"))))["data-fly"] == "1"


@pytest.mark.parametrize("hostile", ['"><script>alert(1)</script>', "' onclick='x", "a & b < c", '&quot;" x="1', "]]>"])
def test_nothing_that_is_told_can_become_markup(hostile: str) -> None:
    mark = Mark(hostile, hostile, also=hostile)
    for thing, marks in (
        (Thing(hostile, "", hostile, hostile, hostile, more=(("data-x", hostile),)), (None, mark)),
        (Thing("a", "", spoken=hostile), (mark, Mark(hostile, hostile, hostile), Mark("", "", hostile, hostile))),
    ):
        for each in marks:
            fragment = write(thing, each)
            [root] = ElementTree.fromstring(f"<svg>{fragment.svg}</svg>")
            told = set(root.attrib) - {"id", "class", "transform", "role", "tabindex", "aria-label", "aria-disabled"}
            assert told <= {"data-action", "data-also", "data-preview", "data-why", "data-say", "data-x"}
            assert root.get("id") == fragment.key == thing.key
            assert not list(root)
            assert hostile in root.attrib.values()


def test_a_picture_marks_the_things_that_it_has_marks_for() -> None:
    picture = Picture("table", 10, 10, marks={"card-r1": OFFER})
    other = CARD._replace(key="card-r2")
    picture.add(CARD)
    picture.add(other)
    picture.add(other._replace(key="card-r3"), Mark("r3", "Play red 3"))
    assert picture.fragments == [
        write(CARD, OFFER),
        write(other),
        write(other._replace(key="card-r3"), Mark("r3", "Play red 3")),
    ]
