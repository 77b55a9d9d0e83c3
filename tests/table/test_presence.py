"""A turn is seen by whoever looks: locked phones, closed lids and restarts take no call from anybody, nor give one."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

pytest.importorskip("cryptography", reason="install cryptography (make testable) to call browsers")

from tests.table.calling import PushService
from tests.table.conftest import MakeHall
from tests.table.hall import Hall, Laid
from tests.table.test_calling import lay, near, opened, play_to, quiet, rows, subscribe
from vivant.table import presence
from vivant.table.presence import Presence
from vivant.table.streams import Reader
from vivant.table.telling import Viewer


@pytest.fixture
def service() -> Iterator[PushService]:
    running = PushService()
    yield running
    running.stop()


def page(laid: Laid, seat: int, visible: bool) -> Reader:
    """A window that tells whether it is looked at."""
    laid.load()
    return laid.hall.do(lambda: Reader(laid.table, Viewer(seat, "en", "none"), None, visible))


def test_a_phone_that_was_locked_before_the_turn_is_called(make_hall: MakeHall, service: PushService) -> None:
    hall = opened(make_hall)
    laid = lay(hall)
    subscribe(laid, 1, service)
    page(laid, 1, visible=False)  # its socket stays open for a while
    play_to(laid, 1)
    hall.until(lambda: service.heard)
    hall.do(lambda: laid.table.publish())
    quiet(hall)
    assert len(service.heard) == 1


def test_a_laptop_that_says_nothing_any_more_is_called(make_hall: MakeHall, service: PushService) -> None:
    hall = opened(make_hall)
    laid = lay(hall)
    subscribe(laid, 1, service)
    reader = page(laid, 1, visible=True)
    reader.sight.heard -= presence.LATE_SECONDS + 1
    play_to(laid, 1)
    hall.until(lambda: service.heard)


def test_a_page_that_is_looked_at_is_waited_for_until_it_says_so(
    make_hall: MakeHall, service: PushService, monkeypatch: Any
) -> None:
    hall = opened(make_hall)
    laid = lay(hall)
    subscribe(laid, 1, service)
    reader = page(laid, 1, visible=True)
    play_to(laid, 1)
    hall.until(lambda: hall.tables.caller._tasks)
    hall.do(lambda: laid.table.presence.heard(reader.sight, True))
    hall.do(lambda: laid.table.presence.heard(reader.sight, False))  # they know, and look elsewhere
    monkeypatch.setattr(presence, "LATE_SECONDS", 0.0)
    hall.do(lambda: [task.cancel() for task in hall.tables.caller._tasks.values()])  # it would look again in a while
    quiet(hall)
    hall.do(lambda: laid.table.publish())
    quiet(hall)
    assert service.heard == []
    laid.step()
    play_to(laid, 1)  # and this one they did not see
    hall.until(lambda: service.heard)


def test_who_has_seen_what() -> None:
    now = [100.0]
    there = Presence(2)
    there.clock = lambda: now[0]
    assert (there.saw(0, 0.0), there.doubt(0)) == (False, 0.0)
    sight = there.open(0, True)
    assert there.saw(0, 100.0)
    now[0] = 110.0
    assert not there.saw(0, 105.0)
    assert there.doubt(0) == presence.LATE_SECONDS - 10
    there.heard(sight)  # a sign of life of a page that is looked at
    assert there.saw(0, 105.0)
    now[0] = 120.0
    there.heard(sight, False)  # until now it was
    assert there.saw(0, 120.0)
    now[0] = 130.0
    there.heard(sight, False)
    assert (there.saw(0, 125.0), there.doubt(0)) == (False, 0.0)
    there.close(sight)
    there.close(sight)
    assert not there.saw(0, 125.0)
    for left in (True, False):
        now[0] += 10.0
        sight = there.open(0, True)
        now[0] += 10.0
        there.close(sight, left)
        assert there.saw(0, now[0] - 5) is left
        assert there.doubt(0) == 0.0
    program = there.open(1)
    assert there.saw(1, now[0] + 100)
    there.close(program)
    assert not there.saw(1, now[0] + 100)
    there.close(there.open(-1, True))  # a spectator


def again(hall: Hall, **settings: Any) -> None:
    hall.close()
    hall.settings = replace(hall.settings, **settings)
    hall.open()
    near(hall)


def told(hall: Hall) -> list[str]:
    with sqlite3.connect(hall.file) as database:
        marks = [mark for (mark,) in database.execute("SELECT told FROM callees ORDER BY seat")]
    database.close()
    return marks


def test_a_turn_that_began_just_before_a_restart_is_called_for(make_hall: MakeHall, service: PushService) -> None:
    hall = opened(make_hall)
    laid = lay(hall)
    subscribe(laid, 1, service)
    subscribe(laid, 2, service)
    again(hall, call_seconds=60.0)
    play_to(laid, 1)
    again(hall, call_seconds=0.1)  # and nobody asks for that table
    hall.until(lambda: service.heard)
    quiet(hall)
    assert len(service.heard) == 1


def test_who_saw_a_turn_is_not_called_for_it_after_a_restart(make_hall: MakeHall, service: PushService) -> None:
    hall = opened(make_hall)
    laid = lay(hall)
    subscribe(laid, 1, service)
    again(hall, call_seconds=60.0)
    reader = page(laid, 1, visible=True)
    play_to(laid, 1)
    hall.do(lambda: laid.table.presence.heard(reader.sight, False))
    hall.until(lambda: hall.tables.caller._looking)
    number = laid.decision(1)
    again(hall, call_seconds=0.0)
    laid.load()
    hall.do(lambda: laid.table.publish())
    quiet(hall)
    assert service.heard == []
    assert told(hall) == [str(number)]


def test_the_end_is_told_after_a_restart_and_nothing_of_older_ones_is_kept(
    make_hall: MakeHall, service: PushService
) -> None:
    hall = opened(make_hall)
    laid, old = lay(hall), lay(hall)
    browser = subscribe(laid, 1, service)
    subscribe(old, 1, service, "/old")
    quiet(hall)
    again(hall, call_seconds=60.0)
    laid.finish()
    hall.close()
    with sqlite3.connect(hall.file) as database:
        database.execute("UPDATE tables SET state = 'over', changed = changed - 10000 WHERE id = ?", (old.id,))
    database.close()
    assert rows(hall) == 2
    hall.settings = replace(hall.settings, call_seconds=0.1)
    hall.open()
    near(hall)
    hall.until(lambda: rows(hall) == 0 and service.heard)
    quiet(hall)
    assert [(path, browser.read(body)["title"]) for path, _, body in service.heard] == [("/x", "Over: Sunday (Vivo)")]
