"""A table at which nobody does anything costs nothing: what breathes comes to rest."""

from __future__ import annotations

import pytest

from tests.table.page.conftest import Guest
from tests.table.page.house import House, asked
from tests.table.page.positions import positions
from tests.table.page.test_room import bring

RUNNING = "() => document.getAnimations().filter(one => one.playState === 'running')"
TEN_SECONDS = 10_000
# One position of each game.
FIRSTS = list({position.name.rpartition("-")[0][:-2]: position for position in positions()}.values())
SHOWN = [FIRSTS[0], *(pytest.param(position, marks=pytest.mark.deep) for position in FIRSTS[1:])]


@pytest.mark.parametrize("position", SHOWN, ids=str)
def test_after_ten_seconds_nothing_moves(guest: Guest, house: House, position: object) -> None:
    page = guest(bring(house, position))
    asked(page)
    assert page.evaluate(f"({RUNNING})().some(one => one.animationName === 'breathe')")  # choices are pointed out
    page.wait_for_function(f"() => !({RUNNING})().length", timeout=TEN_SECONDS)


def test_with_less_motion_nothing_breathes(guest: Guest, house: House) -> None:
    page = guest(bring(house, positions()[0]), reduced_motion="reduce")
    asked(page)
    assert page.evaluate(f"({RUNNING})().length") == 0
