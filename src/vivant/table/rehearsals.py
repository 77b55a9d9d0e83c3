"""Rehearsals: what strangers send to be parsed or replayed is tried in another process before the server does it."""

from __future__ import annotations

import hashlib
import json
from collections import OrderedDict
from typing import Any, Final

from vivant.table.forms import TableForm
from vivant.table.limits import OnePerAddress
from vivant.table.refusal import refuse
from vivant.table.workers import WorkerFailed, Workers

PLACES: Final = 2
PATIENCE: Final = 5.0  # seconds, for a process to start
MOST_KNOWN: Final = 1000

_known: OrderedDict[bytes, None] = OrderedDict()  # editions that came through; they do so in every server


class Rehearsals(Workers):
    """Two at a time, and one for each address."""

    def __init__(self, seconds: float) -> None:
        super().__init__("vivant.table.rehearsal")
        self.seconds = seconds
        self._turns = OnePerAddress(PLACES)

    async def edition(self, form: TableForm, address: str) -> None:
        """Refused unless this game can be laid with this edition within the limits; any other fault is no matter."""
        question = form.model_dump(include={"players", "options", "edition", "rulings"}) | {"game_id": form.game}
        digest = hashlib.sha256(json.dumps(question, sort_keys=True).encode()).digest()
        if digest not in _known:
            await self._rehearse(question, address, "edition-heavy")
            _known[digest] = None
            if len(_known) > MOST_KNOWN:
                _known.popitem(last=False)

    async def record(self, content: bytes, address: str) -> None:
        """The same for a record."""
        await self._rehearse({"record": content.decode("latin-1")}, address, "record-heavy")

    async def _rehearse(self, question: dict[str, Any], address: str, key: str) -> None:
        async with self._turns.of(address):
            try:
                # It counts the seconds that it works; on a busy machine they take longer.
                await self.exchange({**question, "seconds": self.seconds}, "read", 3 * self.seconds + PATIENCE)
            except WorkerFailed:
                raise refuse(422, "heavy", key) from None
