"""The coach over HTTP: a hint for the seat that is asked, and a finished match looked back at, decision by decision."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request

from vivant.coach import decisions_of
from vivant.engine.course import Course
from vivant.engine.game import CHANCE
from vivant.table import forms
from vivant.table.api import REFUSALS, Credentials, LangQuery, address_of, finished_record, language
from vivant.table.house import House
from vivant.table.minds import MindFailed
from vivant.table.refusal import refuse
from vivant.table.replaying import Replays
from vivant.table.seat import PERSON
from vivant.table.table import SEAT, Table

MOST_KEPT: Final = 2000  # judged decisions
SeatQuery = Annotated[int, Query(ge=0, le=99, description="Whose decisions.")]


def coach_routes(house: House, replays: Replays) -> APIRouter:
    routes = APIRouter(prefix="/api", tags=["coach"], responses=REFUSALS)
    busy: set[object] = set()
    judged: OrderedDict[tuple[str, int, str], dict[str, Any]] = OrderedDict()

    @asynccontextmanager
    async def alone(who: object) -> AsyncIterator[None]:
        """One thought at a time for each who asks: bots want to think too."""
        if who in busy:
            raise refuse(429, "coach", "coach-busy")
        busy.add(who)
        try:
            yield
        finally:
            busy.discard(who)

    async def think(thought: dict[str, Any]) -> Any:
        seconds = house.settings.coach_seconds if "done" not in thought else house.settings.review_seconds
        try:
            return await house.minds.ask({**thought, "seconds": seconds}, seconds, "said")
        except MindFailed:
            raise refuse(503, "coach", "coach-failed") from None

    async def course_of(id: str, seat: int | None = None) -> tuple[Table, Course]:
        content = await finished_record(house, id)
        table = await house.find(id)
        if seat is not None and seat >= table.game.players:
            raise refuse(422, "seat", "seat-unknown", seat=str(seat), last=str(table.game.players - 1))
        return table, await asyncio.to_thread(replays.course, content)

    def step_of(course: Course, index: int) -> int:
        """Whose decision stands at this index."""
        if not 0 <= index < len(course.steps) or course.steps[index].who == CHANCE:
            raise refuse(404, "step", "coach-no-decision", index=str(index))
        return course.steps[index].who

    @routes.get("/tables/{id}/hint", summary="The three best things to do now, what each is worth, and why")
    async def hint(request: Request, id: str, _: Credentials, lang: LangQuery = None) -> forms.Hint:
        table = await house.find(id)
        seat = table.find(request.headers.get("authorization", "").partition(" ")[2].strip(), SEAT).seat
        await table.steady()
        if table.match is None or seat not in table.asked():
            raise refuse(409, "turn", "coach-turn")
        if any(other.kind == PERSON and other.number != seat for other in table.seats):
            raise refuse(403, "coach", "coach-people")
        spoken = language(request)
        thought = {
            "setup": table.setup.for_minds,
            "view": table.match.view(seat).data(),
            "seat": seat,
            "seed": table.match.step,  # who asks again is told the same
            "coach": spoken,
            "names": table.names(spoken),
        }
        async with alone((id, seat)):
            return forms.Hint(advice=[forms.Advised(**said) for said in await think(thought)])

    @routes.get("/replays/{id}/decisions", summary="Where a seat had a choice, as numbers of standing steps")
    async def decisions(id: str, seat: SeatQuery) -> forms.Decisions:
        _table, course = await course_of(id, seat)
        return forms.Decisions(decisions=await asyncio.to_thread(decisions_of, course, seat))

    @routes.get("/replays/{id}/decisions/{index}", summary="A decision beside the best, from what was known then")
    async def judge(request: Request, id: str, index: int, lang: LangQuery = None) -> forms.Judged:
        table, course = await course_of(id)
        seat = step_of(course, index)
        spoken = language(request)
        if (id, index, spoken) not in judged:
            thought = {
                "setup": table.setup.for_minds,
                "view": course.before(index).view(seat).data(),
                "seat": seat,
                "seed": index,
                "coach": spoken,
                "names": table.names(spoken),
                "done": table.game.text(course.steps[index].do),
            }
            async with alone(address_of(request)):
                judged[id, index, spoken] = await think(thought)
            while len(judged) > MOST_KEPT:
                judged.popitem(last=False)
        return forms.Judged(index=index, step=course.steps[index].n, **judged[id, index, spoken])

    @routes.post("/replays/{id}/again", status_code=201, summary="Play on from before a decision, alone with bots")
    async def again(request: Request, id: str, form: forms.AgainForm) -> forms.Imported:
        table, course = await course_of(id)
        seat = step_of(course, form.index)
        return forms.Imported(**await house.branch(table, course, form.index, seat, address_of(request)))

    return routes
