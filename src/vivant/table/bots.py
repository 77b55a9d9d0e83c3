"""The bots of one table. Whenever a seat that a bot plays is asked, somebody thinks about it."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from vivant.bots import USUAL
from vivant.engine.match import Match
from vivant.engine.state import SPECTATOR
from vivant.table.lessons import TableLesson
from vivant.table.match import PLAYING, TableMatch
from vivant.table.refusal import Refusal
from vivant.table.seats import Seats
from vivant.table.settings import Settings
from vivant.table.setup import HUMAN
from vivant.table.thinkers import ThinkerFailed, Thinkers
from vivant.table.turns import Asker

log = logging.getLogger("vivant.table")

LOOKING: Final = 2.5  # times as long as otherwise a bot waits while there is something to be looked at
RETRY_SECONDS: Final = 1.0  # after a step that could not be stored
TOO_LATE = ("stale", "turn", "over", "lent", "paused")  # somebody took a step back or the seat itself meanwhile


class TableBots:
    """Who thinks about which decision of which seat; `act` does what a seat's bot decided."""

    def __init__(
        self,
        seats: Seats,
        play: TableMatch,
        thinkers: Thinkers,
        settings: Settings,
        act: Callable[[int, int, str], Awaitable[None]],
        lesson: TableLesson,
    ) -> None:
        self.seats = seats
        self.play = play
        self.thinkers = thinkers
        self.settings = settings
        self._act = act
        self._lesson = lesson
        self._key = secrets.token_bytes(32)
        self._thoughts: dict[int, tuple[int, asyncio.Task[None]]] = {}  # by seat: its decision, and the task

    @property
    def busy(self) -> bool:
        return bool(self._thoughts)

    def wake(self) -> None:
        """Each asked seat that a bot plays has somebody thinking about its present decision."""
        if self.play.state != PLAYING or self.play.paused:
            return
        for number in self.play.asked():
            decision = self.play.decisions.numbers[number]
            known = self._thoughts.get(number)
            if not self.seats[number].played_by_bot or (known is not None and known[0] == decision):
                continue
            self.forget(number)
            task = asyncio.create_task(self._think(number, decision))
            self._thoughts[number] = (decision, task)
            task.add_done_callback(partial(self._done, number))

    def forget(self, number: int) -> None:
        known = self._thoughts.pop(number, None)
        if known is not None:
            known[1].cancel()

    async def stop(self) -> None:
        """Nobody thinks here any more, and nothing is done."""
        thoughts = [task for _, task in self._thoughts.values()]
        for task in thoughts:
            task.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)
        del self._act

    def _done(self, number: int, done: asyncio.Task[None]) -> None:
        known = self._thoughts.get(number)
        if known is not None and known[1] is done:
            del self._thoughts[number]

    async def _think(self, number: int, decision: int) -> None:
        match = self.play.playing
        ready = asyncio.get_running_loop().time() + self.pace(match)
        bot = self.seats[number].bot or USUAL
        text = await self._choose(match, number, bot)
        await asyncio.sleep(max(0.0, ready - asyncio.get_running_loop().time()))
        while True:
            try:
                await self._act(number, decision, text)
                return
            except Refusal as refusal:
                if refusal.status < 500 and refusal.code not in TOO_LATE:
                    log.warning("table %s: bot %s at seat %d: %s", self.play.table_id, bot, number, refusal)
                if refusal.status != 503:
                    return
            await asyncio.sleep(RETRY_SECONDS)

    def pace(self, match: Match) -> float:
        """How many seconds a decision takes at least."""
        if self.play.pace != HUMAN:
            return 0.0
        usual = self.settings.pace_seconds
        return usual * LOOKING if match.game.lingers(match.view(SPECTATOR)) else usual

    async def _choose(self, match: Match, number: int, bot: str) -> str:
        """What the bot does; a bot that fails is replaced, for this decision, by any legal action."""
        legal = match.legal(number)
        if len(legal) == 1:
            return legal[0]
        if scripted := self._lesson.scripted(match, number):
            return scripted
        asked = f"{self.play.table_id} {match.step} {number}".encode()
        digest = hashlib.blake2b(asked, key=self._key, digest_size=16).digest()  # nobody can foretell a bot's dice
        thought = {
            "setup": self.play.setup.for_thinkers,
            "view": match.view(number).data(),
            "seat": number,
            "bot": bot,
            "seed": int.from_bytes(digest[:7], "little"),
            "seconds": self.settings.bot_seconds,
        }
        try:
            text = await self.thinkers.ask(thought, "do", Asker(self.play.table_id, bool(self.seats.people())))
            if text in legal:
                return str(text)
            log.warning("table %s: bot %s answered %r, which is not legal", self.play.table_id, bot, text)
        except ThinkerFailed as error:
            log.warning("table %s: bot %s failed (%s); another one decides", self.play.table_id, bot, error)
        return legal[digest[8] % len(legal)]
