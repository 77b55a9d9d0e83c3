"""The calls by which the person at this machine lets its network in, and shuts it out again."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.requests import HTTPConnection

from vivant.table import forms
from vivant.table.door import REFUSALS, Reached
from vivant.table.reach import Reach

routes = APIRouter(prefix="/api", responses=REFUSALS)


@routes.get("/network", summary="Whether the network of this machine is let in", tags=["network"])
async def network(connection: HTTPConnection, reach: Reached) -> forms.Network:
    """Whoever may not change it is told nothing of this machine."""
    if not reach.may_open(connection):
        return forms.Network(may=False, addresses=[], opened="", url="")
    return _tell(reach)


@routes.post("/network", summary="Let the network of this machine in, or shut it out", tags=["network"])
async def let_in(connection: HTTPConnection, reach: Reached, form: forms.NetworkForm) -> forms.Network:
    reach.check(connection)
    if form.address:
        await reach.open(form.address)
    else:
        reach.shut()
    return _tell(reach)


def _tell(reach: Reach) -> forms.Network:
    return forms.Network(may=True, addresses=reach.find(), opened=reach.opened, url=reach.url if reach.opened else "")
