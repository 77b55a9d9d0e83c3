"""The coach over HTTP: a hint for the seat that is asked, and a finished match looked back at, decision by decision."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Query
from fastapi.requests import HTTPConnection

from vivant.coach import decisions_of
from vivant.engine.game import CHANCE
from vivant.engine.state import State
from vivant.engine.timeline import Timeline
from vivant.table import forms
from vivant.table.door import REFUSALS, Address, AllTables, BySeat, Lang, Maker
from vivant.table.refusal import refuse
from vivant.table.replayapi import Finished
from vivant.table.seats import PERSON
from vivant.table.settings import Settings
from vivant.table.table import Table
from vivant.table.thinkers import ThinkerFailed, Thinkers
from vivant.table.turns import Asker

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

    async def think(self, who: object, thought: dict[str, Any], asker: Asker) -> Any:
        """One thought at a time for each who asks: bots want to think too."""
        if who in self._busy:
            raise refuse(429, "coach", "coach-busy")
        seconds = self.settings.coach_seconds if "done" not in thought else self.settings.review_seconds
        self._busy.add(who)
        try:
            return await self.thinkers.ask({**thought, "seconds": seconds}, "said", asker)
        except ThinkerFailed:
            raise refuse(503, "coach", "coach-failed") from None
        finally:
            self._busy.discard(who)

    async def judge(self, address: str, key: tuple[str, int, str], thought: dict[str, Any]) -> dict[str, Any]:
        if key not in self.judged:
            self.judged[key] = await self.think(address, thought, Asker(key[0], people=True, address=address))
            while len(self.judged) > MOST_KEPT:
                self.judged.popitem(last=False)
        return self.judged[key]


async def _coach(connection: HTTPConnection) -> Coach:
    coach: Coach = connection.app.state.coach
    return coach


TheCoach = Annotated[Coach, Depends(_coach)]


@routes.get("/tables/{id}/hint", summary="The three best things to do now, what each is worth, and why")
async def hint(held: BySeat, coach: TheCoach, lang: Lang) -> forms.Hint:
    table, seat = held.table, held.seat
    await table.queue.steady()
    match = table.play.match
    if match is None or seat not in table.play.asked():
        raise refuse(409, "turn", "coach-turn")
    if any(other.kind == PERSON and other.number != seat for other in table.seats):
        raise refuse(403, "coach", "coach-people")
    thought = _thought(table, match.view(seat), seat, match.step, lang)
    advice = await coach.think((table.id, seat), thought, Asker(table.id, people=True))
    return forms.Hint(advice=[forms.Advised(**said) for said in advice])


@routes.get("/replays/{id}/decisions", summary="Where a seat had a choice, as numbers of standing steps")
async def decisions(seat: SeatQuery, finished: Finished) -> forms.Decisions:
    players = finished.table.game.players
    if seat >= players:
        raise refuse(422, "seat", "seat-unknown", seat=str(seat), last=str(players - 1))
    return forms.Decisions(decisions=await asyncio.to_thread(decisions_of, finished.recording.timeline, seat))


@routes.get("/replays/{id}/decisions/{index}", summary="A decision beside the best, from what was known then")
async def judge(id: str, index: int, finished: Finished, coach: TheCoach, address: Address, lang: Lang) -> forms.Judged:
    table, timeline = finished.table, finished.recording.timeline
    seat = _decider(timeline, index)
    step = timeline.steps[index]
    thought = _thought(table, timeline.before(index).view(seat), seat, index, lang)
    judged = await coach.judge(address, (id, index, lang), {**thought, "done": table.game.text(step.do)})
    return forms.Judged(index=index, step=step.n, **judged)


@routes.post("/replays/{id}/again", status_code=201, summary="Play on from before a decision, alone with bots")
async def again(maker: Maker, form: forms.AgainForm, finished: Finished, tables: AllTables) -> forms.Imported:
    timeline = finished.recording.timeline
    return await tables.branch(finished.table, timeline, form.index, _decider(timeline, form.index), maker)


def _thought(table: Table, view: State, seat: int, seed: int, lang: str) -> dict[str, Any]:
    """What a thinker is to know. The seed belongs to the question: who asks again is told the same."""
    told = {"setup": table.setup.for_thinkers, "view": view.data(), "seat": seat, "seed": seed}
    return {**told, "coach": lang, "names": table.names(lang)}


def _decider(timeline: Timeline, index: int) -> int:
    """Whose decision stands at this index."""
    if not 0 <= index < len(timeline.steps) or timeline.steps[index].who == CHANCE:
        raise refuse(404, "step", "coach-no-decision", index=str(index))
    return timeline.steps[index].who
