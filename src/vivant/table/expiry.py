"""Expiry: tables that nobody used for long are marked, and go days later if nobody opened them meanwhile."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, and_, false, not_, or_, select

from vivant.table import schema
from vivant.table.match import OPEN, OVER, PLAYING
from vivant.table.settings import DAY, Settings

GRACE_SECONDS = 2 * DAY  # between the mark and the end: more than a standstill counts
MOST_AT_ONCE = 1000  # at one look; the rest comes at the next


@dataclass
class Overdue:
    """Tables by what is to be done with them."""

    mark: list[str]
    clear: list[str]  # marked, but not overdue any more: an operator allows more days
    drop: list[str]


def overdue_tables(connection: Connection, settings: Settings, now: float) -> Overdue:
    """By the clock of the store."""
    days = {
        OPEN: settings.expire_open_days,
        PLAYING: settings.expire_playing_days,
        OVER: settings.expire_over_days,
    }
    column = schema.tables.c
    limited = [(state, now - most * DAY) for state, most in days.items() if most > 0]
    limits = [and_(column.state == state, column.changed < before) for state, before in limited]
    old = or_(false(), *limits)

    def ids(*conditions: ColumnElement[bool]) -> list[str]:
        return list(connection.execute(select(column.id).where(*conditions).limit(MOST_AT_ONCE)).scalars())

    return Overdue(
        mark=ids(old, column.expired.is_(None)),
        clear=ids(not_(old), column.expired.is_not(None)),
        drop=ids(old, column.expired <= now - GRACE_SECONDS),
    )
