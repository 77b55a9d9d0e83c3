"""The game is the largest thing on the page and all that is written can be read, in every phase at every size."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.nets.sizes import usually
from tests.table.page.conftest import Guest
from tests.table.page.house import House, Made, settled
from tests.table.page.positions import Position, positions
from vivant.draw.scene import LAPTOP, ROOMS, TALL, WIDE

MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8").partition("\n")[2]
DRAWN = "width => document.querySelector('svg.scene[data-picture=table]').viewBox.baseVal.width === width"
BOXES = """() => JSON.stringify([innerWidth, ...[...document.querySelectorAll("svg.scene, #dock")].map(one => {
  const box = one.getBoundingClientRect();
  return [box.x, box.y, box.width, box.height];
})])"""
LEAST_TYPE = 12.0  # px
LEAST_SHARE = 0.6  # of the page, from a small laptop on
COVERED = """() => {
  const top = document.querySelector(".bar").getBoundingClientRect().bottom;
  const low = document.querySelector("#thumbs").getBoundingClientRect().top;
  const rings = [...document.querySelectorAll("svg.scene .can[data-action] > .ring")].map(ring => ring.parentNode);
  return [...rings, ...document.querySelectorAll("#choices .button")].filter(one => {
    const box = (one.querySelector(":scope > .ring") ?? one).getBoundingClientRect();
    return box.top < top || box.bottom > low;
  }).map(one => one.dataset.action ?? one.textContent);
}"""
SIZES = {  # of the window, and the shape of the scene there
    (360, 740): TALL,
    (390, 844): TALL,
    (820, 1180): TALL,
    (1280, 650): LAPTOP,
    (1366, 657): LAPTOP,
    (1440, 900): WIDE,
    (1920, 1080): WIDE,
    (2560, 1440): WIDE,
}
ALL = positions()
NARROW = ("vivarium-2-seeded prompt-swap", "vivarium-2-seeded prompt-act", "vivo-4-seeded ask-which-lead")
PRESSED = [one for one in ALL if str(one) in (*NARROW, "vivid-memories-1-seeded prompt-side")]
SAMPLE = [*ALL[1::20], *(one for one in ALL if one.phase == "prompt-snap")]  # and the longest question


def bring(house: House, position: Position) -> Made:
    """A table at this position, at which the first person looks."""
    made: Made = house.send("/api/records", position.record)
    return made


def resize(page: Any, size: tuple[int, int]) -> None:
    """As wide and high as that, drawn in the shape that the page chooses there."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function(DRAWN, arg=ROOMS[SIZES[size]].width)
    before = None
    while before != (before := page.evaluate(BOXES)):  # nothing has changed for longer than a page waits
        page.wait_for_timeout(150)
    settled(page)


@pytest.fixture
def sizes(guest: Guest, house: House) -> Callable[[Position, str], list[tuple[tuple[int, int], Any]]]:
    """What is measured at each size, on one page that is made larger and larger."""

    def sizes(position: Position, lang: str) -> list[tuple[tuple[int, int], Any]]:
        page = guest(bring(house, position), lang=lang, size=next(iter(SIZES)), reduced_motion="reduce")
        page.locator("#dock.asked").wait_for()
        page.evaluate("document.fonts.ready")
        measured = []
        for size in SIZES:
            resize(page, size)
            measured.append((size, page.evaluate(MEASURE)))
        return measured

    return sizes


@pytest.mark.parametrize("position", usually(PRESSED, deep=ALL), ids=str)
@pytest.mark.parametrize("lang", usually(["fr"], deep=["en", "fr"]))
def test_nothing_that_a_phone_offers_lies_under_its_handles(
    guest: Guest, house: House, position: Position, lang: str
) -> None:
    made = bring(house, position)
    page = guest(made, lang=lang, size=(360, 740), reduced_motion="reduce", has_touch=True)
    page.locator("#dock.asked").wait_for()
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)
    assert page.evaluate(COVERED) == []
    for thing in page.locator("svg.scene .can[data-preview]").all()[:1]:
        thing.dispatch_event("click", {"pointerType": "touch"})
        page.wait_for_timeout(100)
        assert page.evaluate(COVERED) == []
        told = page.locator("#choices .button:not([data-do=gems])").last
        if told.count():
            assert told.bounding_box()["height"] <= 48, told.inner_text()  # a line, perhaps two small ones
            named = told.get_attribute("aria-label")  # none where the button says all of it
            assert named is None or len(named) > len(told.inner_text())
            present = house.call(
                "GET", f"/api/tables/{made['table']}?lang={lang}&shape=none", made["seats"][0]["token"]
            )
            labels = {action["do"]: action["label"] for action in present["actions"]}
            assert (named or told.text_content()) == labels[told.get_attribute("data-do")]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_phone_shows_the_dominoes_that_point_with_the_board_they_point_at(
    guest: Guest, house: House, lang: str
) -> None:
    position = next(one for one in ALL if str(one) == "vivarium-2-seeded prompt-act")
    page = guest(bring(house, position), lang=lang, size=(360, 772), reduced_motion="reduce")
    page.locator("#dock.asked").wait_for()
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)
    thumbs = page.locator("#thumbs").bounding_box()
    for domino in page.locator("#picture-reach [id^=domino-]").all()[:3]:  # one's own and the middle one
        box = domino.bounding_box()
        assert box["y"] + box["height"] <= thumbs["y"]
    assert page.locator("#picture-table svg.scene").bounding_box()["width"] >= 340


@pytest.mark.parametrize("position", usually(SAMPLE, deep=ALL), ids=str)
@pytest.mark.parametrize("lang", usually(["fr"], deep=["en", "fr"]))
def test_all_can_be_read_and_the_game_is_the_largest_thing(sizes: Any, position: Position, lang: str) -> None:
    for size, measured in sizes(position, lang):
        small = [found for found in measured["smallest"] if found[0] < LEAST_TYPE]
        assert small == [], size
        assert measured["outlined"] == [], size
        assert measured["across"] <= size[0], size
        if size[0] >= 1280:
            assert measured["share"] >= LEAST_SHARE, (size, measured["share"])
            assert measured["down"] <= size[1], size
