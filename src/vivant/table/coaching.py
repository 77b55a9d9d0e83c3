"""The coach over HTTP: a hint for the seat that is asked, and a finished match looked back at, decision by decision."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Query
from fastapi.requests import HTTPConnection

from vivant.coach import decisions_of
from vivant.engine.game import CHANCE
from vivant.engine.timeline import Timeline
from vivant.table import forms
from vivant.table.api import finished_record
from vivant.table.door import REFUSALS, Address, AllTables, BySeat, Lang
from vivant.table.refusal import refuse
from vivant.table.replayapi import AllReplays
from vivant.table.replaying import Replays
from vivant.table.seats import PERSON
from vivant.table.settings import Settings
from vivant.table.table import Table
from vivant.table.tables import Tables
from vivant.table.thinkers import ThinkerFailed, Thinkers

MOST_KEPT: Final = 2000  # judged decisions
SeatQuery = Annotated[int, Query(ge=0, le=99, description="Whose decisions.")]

routes = APIRouter(prefix="/api", tags=["coach"], responses=REFUSALS)


class Coach:
    """Thinks for one who asks at a time, and remembers what it has judged."""

    def __init__(self, thinkers: Thinkers, settings: Settings) -> None:
        self.thinkers = thinkers
        self.settings = settings
        self.judged: OrderedDict[tuple[str, int, str], dict[str, Any]] = OrderedDict()
        self._busy: set[object] = set()

    async def think(self, who: object, thought: dict[str, Any]) -> Any:
        seconds = self.settings.coach_seconds if "done" not in thought else self.settings.review_seconds
        async with self._alone(who):
            try:
                return await self.thinkers.ask({**thought, "seconds": seconds}, seconds, "said")
            except ThinkerFailed:
                raise refuse(503, "coach", "coach-failed") from None

    async def judge(self, who: object, key: tuple[str, int, str], thought: dict[str, Any]) -> dict[str, Any]:
        if key not in self.judged:
            self.judged[key] = await self.think(who, thought)
            while len(self.judged) > MOST_KEPT:
                self.judged.popitem(last=False)
        return self.judged[key]

    @asynccontextmanager
    async def _alone(self, who: object) -> AsyncIterator[None]:
        """One thought at a time for each who asks: bots want to think too."""
        if who in self._busy:
            raise refuse(429, "coach", "coach-busy")
        self._busy.add(who)
        try:
            yield
        finally:
            self._busy.discard(who)


async def _coach(connection: HTTPConnection) -> Coach:
    coach: Coach = connection.app.state.coach
    return coach


TheCoach = Annotated[Coach, Depends(_coach)]


@routes.get("/tables/{id}/hint", summary="The three best things to do now, what each is worth, and why")
async def hint(held: BySeat, coach: TheCoach, lang: Lang) -> forms.Hint:
    table, seat = held.table, held.seat
    await table.steady()
    match = table.play.match
    if match is None or seat not in table.play.asked():
        raise refuse(409, "turn", "coach-turn")
    if any(other.kind == PERSON and other.number != seat for other in table.seats):
        raise refuse(403, "coach", "coach-people")
    thought = {
        "setup": table.setup.for_thinkers,
        "view": match.view(seat).data(),
        "seat": seat,
        "seed": match.step,  # who asks again is told the same
        "coach": lang,
        "names": table.names(lang),
    }
    advice = await coach.think((table.id, seat), thought)
    return forms.Hint(advice=[forms.Advised(**said) for said in advice])


@routes.get("/replays/{id}/decisions", summary="Where a seat had a choice, as numbers of standing steps")
async def decisions(id: str, seat: SeatQuery, tables: AllTables, replays: AllReplays) -> forms.Decisions:
    table, timeline = await _finished(tables, replays, id)
    if seat >= table.game.players:
        raise refuse(422, "seat", "seat-unknown", seat=str(seat), last=str(table.game.players - 1))
    return forms.Decisions(decisions=await asyncio.to_thread(decisions_of, timeline, seat))


@routes.get("/replays/{id}/decisions/{index}", summary="A decision beside the best, from what was known then")
async def judge(
    id: str, index: int, tables: AllTables, replays: AllReplays, coach: TheCoach, address: Address, lang: Lang
) -> forms.Judged:
    table, timeline = await _finished(tables, replays, id)
    seat = _decider(timeline, index)
    thought = {
        "setup": table.setup.for_thinkers,
        "view": timeline.before(index).view(seat).data(),
        "seat": seat,
        "seed": index,
        "coach": lang,
        "names": table.names(lang),
        "done": table.game.text(timeline.steps[index].do),
    }
    judged = await coach.judge(address, (id, index, lang), thought)
    return forms.Judged(index=index, step=timeline.steps[index].n, **judged)


@routes.post("/replays/{id}/again", status_code=201, summary="Play on from before a decision, alone with bots")
async def again(
    id: str, form: forms.AgainForm, tables: AllTables, replays: AllReplays, address: Address
) -> forms.Imported:
    table, timeline = await _finished(tables, replays, id)
    seat = _decider(timeline, form.index)
    return forms.Imported(**await tables.branch(table, timeline, form.index, seat, address))


async def _finished(tables: Tables, replays: Replays, id: str) -> tuple[Table, Timeline]:
    content = await finished_record(tables, id)
    return await tables.find(id), await asyncio.to_thread(replays.course, content)


def _decider(timeline: Timeline, index: int) -> int:
    """Whose decision stands at this index."""
    if not 0 <= index < len(timeline.steps) or timeline.steps[index].who == CHANCE:
        raise refuse(404, "step", "coach-no-decision", index=str(index))
    return timeline.steps[index].who
