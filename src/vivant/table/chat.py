"""What people say at a table."""

from __future__ import annotations

import time
from collections.abc import Sequence

from vivant.table import schema
from vivant.table.limits import PerSeat
from vivant.table.names import is_seen
from vivant.table.refusal import refuse
from vivant.table.settings import Settings
from vivant.table.store import CHAT_KEPT, Change, Row


class Chat:
    """The last lines as they are told, numbered from 1."""

    def __init__(self, table_id: str, settings: Settings, players: int) -> None:
        self.table_id = table_id
        self.longest = settings.chat_length
        self.lines: list[Row] = []
        self.count = 0
        self._limit = PerSeat(players, settings.chat_per_minute / 60, 60, "chat-fast")

    def restore(self, rows: Sequence[Row]) -> None:
        self.lines = [_told(row) for row in rows]
        self.count = rows[-1]["n"] if rows else 0

    def say(self, change: Change, seat: int, name: str, text: str) -> int:
        """Plain text to everybody at the table; the number of the line."""
        neat = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
        if not any(map(is_seen, neat)) or len(text) > self.longest:
            raise refuse(422, "chat", "chat-length", most=self.longest)
        self._limit.check(seat)
        self.count += 1
        row = {"table_id": self.table_id, "n": self.count, "seat": seat, "name": name, "text": neat, "at": time.time()}
        self.lines = [*self.lines, _told(row)][-CHAT_KEPT:]
        change.insert(schema.chat, row)
        return self.count


def _told(row: Row) -> Row:
    return {"id": row["n"], "seat": row["seat"], "name": row["name"], "text": row["text"], "at": int(row["at"])}
