"""Expiry: tables are marked, then go; a clock that jumps deletes nothing, and whoever opens a table keeps it."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable

import pytest

from tests.table.conftest import MakeHall
from tests.table.hall import FRIEND, Hall, Laid, person, refusal
from vivant.table import expiry
from vivant.table.expiry import GRACE_SECONDS
from vivant.table.settings import DAY


class Expiring:
    """A hall in which days pass at once, by the clock of its store, while nobody uses a table."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    def pass_days(self, days: float) -> None:
        self.hall.do(lambda: self._back(days * DAY))
        self.sweep()

    def _back(self, seconds: float) -> None:
        self.hall.tables.store.clock.began -= seconds

    def sweep(self) -> None:
        self.hall.wait(self.hall.tables.sweep())

    def leave(self) -> None:
        """All tables leave the memory, unless somebody looks."""
        for table in list(self.hall.tables.loaded.values()):
            if not table.publisher.read:
                del self.hall.tables.loaded[table.id]
                self.hall.wait(table.stop())

    def marked(self) -> set[str]:
        return {row[0] for row in rows(self.hall, "SELECT id FROM tables WHERE expired IS NOT NULL")}

    def there(self) -> set[str]:
        return {row[0] for row in rows(self.hall, "SELECT id FROM tables")}


def rows(hall: Hall, asked: str) -> list[tuple[str, ...]]:
    with sqlite3.connect(hall.file) as database:
        told = list(database.execute(asked))
    database.close()
    return told


@pytest.fixture
def expiring(make_hall: MakeHall) -> Callable[..., Expiring]:
    return lambda **days: Expiring(make_hall(**days))


def lay_all(hall: Hall) -> tuple[Laid, Laid, Laid]:
    """One that is open, one in play, one over."""
    opened, played, over = (
        hall.lay(person(0), person(1), FRIEND),
        hall.lay(*(person(seat) for seat in range(3))),
        hall.lay(*(person(seat) for seat in range(3))),
    )
    over.finish()
    return opened, played, over


def test_tables_are_marked_and_go_days_later(expiring: Callable[..., Expiring]) -> None:
    here = expiring(expire_open_days=2.0, expire_over_days=6.0)
    opened, played, over = lay_all(here.hall)
    looked_at = here.hall.lay(person(0), person(1), FRIEND)
    looked_at.subscribe(0)
    here.leave()
    here.pass_days(1.9)
    assert here.marked() == set()
    here.pass_days(0.2)
    assert here.marked() == {opened.id}
    assert here.there() >= {opened.id}
    here.pass_days(GRACE_SECONDS / DAY - 0.1)
    assert here.there() >= {opened.id}
    here.pass_days(0.2)
    assert refusal(opened.call("GET", "", 0)) == (404, "table")
    assert here.there() == {played.id, over.id, looked_at.id}
    here.pass_days(2)
    here.pass_days(2)
    assert here.there() == {played.id, looked_at.id}
    for name in ("seats", "tokens", "lines", "chat"):
        ids = {row[0] for row in rows(here.hall, f"SELECT table_id FROM {name}")}
        assert ids <= {played.id, looked_at.id}, name


def test_whoever_opens_a_marked_table_keeps_it(expiring: Callable[..., Expiring]) -> None:
    here = expiring(expire_over_days=3.0)
    _, _, over = lay_all(here.hall)
    here.leave()
    here.pass_days(3.1)
    assert over.id in here.marked()
    assert over.present(0)
    here.hall.until(lambda: over.id not in here.marked())
    here.leave()
    here.pass_days(2.9)
    assert over.id not in here.marked()
    here.pass_days(0.2)
    assert over.id in here.marked()  # and again its days are full


def test_a_clock_that_jumps_deletes_and_marks_nothing(
    expiring: Callable[..., Expiring], monkeypatch: pytest.MonkeyPatch
) -> None:
    here = expiring(expire_open_days=7.0, expire_over_days=90.0, expire_playing_days=30.0)
    all = {laid.id for laid in lay_all(here.hall)}
    here.leave()
    right = time.time
    for jump in (120 * DAY, -120 * DAY, 50 * 365 * DAY):
        monkeypatch.setattr(time, "time", lambda jump=jump: right() + jump)
        for _ in range(3):
            here.sweep()
        here.hall.again()  # also over a restart
        here.sweep()
        here.leave()
        assert (here.there(), here.marked()) == (all, set()), jump


def test_a_standstill_counts_as_a_day_at_most(make_hall: MakeHall, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = make_hall()
    before = hall.tables.store.clock.now()
    hall.wait(hall.tables.sweep())
    hall.close()
    right = time.time
    monkeypatch.setattr(time, "time", lambda: right() + DAY / 2)
    hall.open()
    assert DAY / 2 <= hall.tables.store.clock.now() - before < DAY / 2 + 600
    hall.wait(hall.tables.sweep())
    hall.close()
    monkeypatch.setattr(time, "time", lambda: right() + 100 * DAY)
    hall.open()
    assert DAY <= hall.tables.store.clock.now() - before - DAY / 2 < DAY + 600


def test_abandoned_matches_go_where_the_operator_says_so(expiring: Callable[..., Expiring]) -> None:
    here = expiring(expire_playing_days=30.0)
    _, played, _ = lay_all(here.hall)
    here.leave()
    here.pass_days(29)
    assert played.id not in here.marked()
    here.pass_days(2)
    assert played.id in here.marked()
    here.pass_days(2.1)
    assert played.id not in here.there()


def test_nothing_expires_at_zero_days_and_marks_are_taken_away(expiring: Callable[..., Expiring]) -> None:
    here = expiring(expire_open_days=0.0, expire_over_days=0.0)
    all = {laid.id for laid in lay_all(here.hall)}
    here.leave()
    with sqlite3.connect(here.hall.file) as database:  # by an operator who allowed fewer days
        database.execute("UPDATE tables SET expired = 0")
    database.close()
    here.pass_days(1000)
    assert (here.there(), here.marked()) == (all, set())


def test_many_go_one_look_after_the_other(expiring: Callable[..., Expiring], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expiry, "MOST_AT_ONCE", 1)
    here = expiring(expire_open_days=1.0, expire_over_days=1.0, expire_playing_days=1.0)
    lay_all(here.hall)
    here.leave()
    here.pass_days(1.1)
    assert len(here.marked()) == 1
    here.sweep()
    here.sweep()
    assert len(here.marked()) == 3
    here.pass_days(2.1)
    assert len(here.there()) == 2
    here.sweep()
    here.sweep()
    assert here.there() == set()
