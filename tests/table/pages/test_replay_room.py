"""In a replay, too, the game is the largest thing, all can be read, and what steers it is whole on the screen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.nets.sizes import usually
from tests.table.page.test_room import DRAWN, LEAST_SHARE, LEAST_TYPE, MEASURE, SIZES
from tests.table.pages.conftest import Open
from vivant.draw.scene import ROOMS

GOLDEN = Path(__file__).parents[2] / "golden"
ALL = [
    (name, step, lang)
    for name in ("vivid-memories-4-sealed", "vivarium-4-sealed", "vivo-4-sealed")
    for step in (0, 60, 200, 99999)  # the last one is the end, with its score sheet
    for lang in ("en", "fr")
]
BACK = (390, 844)  # from the largest window to a phone's
STEERING = ["#start", "#back", "#play", "#forward", "#end", "#at", "#marks", "#sentence"]
CHOSEN = ["#view", "#speed", "#copy"]  # at the picture where there is room
PICTURES = "svg.scene[data-picture=table]"
BOXES = "() => JSON.stringify([...document.querySelectorAll('#pictures svg.scene, .track')].map(one => one.getBoundingClientRect()))"


def outside(page: Any, parts: list[str], size: tuple[int, int]) -> list[str]:
    """Those that the window cuts."""
    boxes = [(part, page.locator(part).bounding_box()) for part in parts]
    return [
        part
        for part, box in boxes
        if box["x"] < 0 or box["y"] < 0 or box["x"] + box["width"] > size[0] or box["y"] + box["height"] > size[1]
    ]


@pytest.mark.parametrize(("name", "step", "lang"), usually([ALL[3]], deep=ALL))
def test_a_replay_can_be_read_and_steered_at_every_size(open_page: Open, name: str, step: int, lang: str) -> None:
    page = open_page(f"/{lang}/", reduced_motion="reduce")
    page.set_input_files("#import-file", str(GOLDEN / f"{name}.jsonl"))
    page.wait_for_url("**/replay/*")
    page.goto(page.url.split("?")[0] + f"?seat=all&at={step}")
    page.wait_for_selector("#replay:not([hidden]) svg.scene .thing")
    page.evaluate("document.fonts.ready")
    for size in [*SIZES, BACK]:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_function(DRAWN, arg=ROOMS[SIZES[size]].width)
        before = None
        while before != (before := page.evaluate(BOXES)):
            page.wait_for_timeout(150)
        measured = page.evaluate(MEASURE)
        assert [found for found in measured["smallest"] if found[0] < LEAST_TYPE] == [], size
        assert measured["across"] <= size[0], size
        assert outside(page, STEERING, size) == [], size
        if size[0] >= 1280:
            assert outside(page, CHOSEN, size) == [], size
            assert measured["share"] >= LEAST_SHARE, (size, measured["share"])
            box, track = page.locator(PICTURES).bounding_box(), page.locator(".track").bounding_box()
            assert box["y"] + box["height"] <= track["y"] + 1, size
