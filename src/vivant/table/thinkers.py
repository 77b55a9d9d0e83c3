"""Thinkers: bots think in processes of their own, with a time limit, so that the table never waits for one."""

from __future__ import annotations

from typing import Any

from vivant.table.turns import Asker, Turns
from vivant.table.workers import WorkerFailed, Workers

Thought = dict[str, Any]

ANYBODY = Asker()


class ThinkerFailed(Exception):
    """The bot died, hung or answered nonsense."""


class Thinkers(Workers):
    """A few of them; `turns` says who is served next."""

    def __init__(self, most: int, patience: float) -> None:
        super().__init__("vivant.table.thinker")
        self.most = max(1, most)
        self.patience = patience
        self.turns = Turns(self.most)

    async def ask(self, thought: Thought, key: str, asker: Asker = ANYBODY) -> Any:
        """The part of the answer that is wanted; ThinkerFailed when none comes in its time and our patience."""
        async with self.turns.place(asker):
            try:
                return await self.exchange(thought, key, thought["seconds"] + self.patience)
            except WorkerFailed as error:
                raise ThinkerFailed(str(error)) from None
