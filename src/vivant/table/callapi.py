"""Being called, over HTTP: how a seat wants to be told when its player is away, and what the links in mails do."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from vivant.table import forms
from vivant.table.callees import MAIL, PUSH
from vivant.table.callforms import Called, Callee, Calls, MailForm, MovedForm, PushForm
from vivant.table.door import REFUSALS, Address, AllTables, BySeat, Held, Lang
from vivant.table.mailing import is_mail
from vivant.table.match import OVER
from vivant.table.outgoing import NotAllowed
from vivant.table.refusal import refuse
from vivant.table.tables import Tables

MailKey = Annotated[str, Path(max_length=100, description="What the mail says.")]

routes = APIRouter(prefix="/api", responses=REFUSALS, tags=["being called"])


@routes.get("/tables/{id}/calls", summary="How this seat can be called")
async def calls(held: BySeat, tables: AllTables) -> Calls:
    callees = tables.caller.callees
    rows = await callees.of(held.table.id, held.seat)
    return Calls(
        push=callees.public_key,
        mail=tables.settings.mail is not None,
        callees=[
            Callee(
                id=row["id"],
                kind=row["kind"],
                confirmed=bool(row["confirmed"]),
                address=row["address"] if row["kind"] == MAIL else "",
            )
            for row in rows
        ],
    )


@routes.post("/tables/{id}/calls/push", status_code=201, summary="Call this browser when its player is away")
async def add_push(held: BySeat, form: PushForm, tables: AllTables, address: Address, lang: Lang) -> Called:
    caller = tables.caller
    check(held, tables, address)
    given = check_push(form, tables)
    told = caller.add_told(held.table, held.seat)
    return Called(id=await caller.callees.add(held.table.id, held.seat, PUSH, form.endpoint, lang, told, given))


@routes.post("/calls/moved", summary="Call a browser where it can be reached now")
async def moved(form: MovedForm, tables: AllTables, address: Address) -> forms.Empty:
    """For its service worker, which knows no seat. Nobody learns whether there was such a subscription."""
    callees = tables.caller.callees
    if not callees.wishes.take(address):
        raise refuse(429, "fast", "calls-fast")
    given = check_push(form, tables)
    if form.old_auth.isascii():
        await callees.move(form.old, form.old_auth, form.endpoint, given)
    return forms.Empty()


@routes.post("/tables/{id}/calls/mail", status_code=201, summary="Mail to this address when its player is away")
async def add_mail(held: BySeat, form: MailForm, tables: AllTables, address: Address, lang: Lang) -> Called:
    """The first mail asks whether that is wanted; nothing else is sent before its link was followed."""
    caller = tables.caller
    check(held, tables, address)
    if tables.settings.mail is None:
        raise refuse(409, "calls", "call-no-mail")
    if not is_mail(form.address):
        raise refuse(422, "calls", "call-mail")
    if not (caller.callees.asks.take(held.table.id, held.seat, form.address) and caller.messenger.take()):
        raise refuse(429, "fast", "call-mailbox")
    if await caller.callees.stopped(form.address):
        raise refuse(409, "calls", "call-mail-stopped")
    told = caller.add_told(held.table, held.seat)
    id = await caller.callees.add(held.table.id, held.seat, MAIL, form.address, lang, told)
    caller.ask(held.table, held.seat, id, form.address, lang)
    return Called(id=id)


@routes.post("/tables/{id}/calls/{callee}/end", summary="Call there no more")
async def end(held: BySeat, callee: Annotated[str, Path(max_length=40)], tables: AllTables) -> forms.Empty:
    held.table.limit.check(held.seat)
    await tables.caller.callees.remove(callee, of=(held.table.id, held.seat))
    return forms.Empty()


@routes.post("/mail/{key}/confirm", summary="This mailbox wants to be written to")
async def confirm(key: MailKey, tables: AllTables, address: Address) -> forms.Empty:
    if not tables.caller.callees.wishes.take(address):
        raise refuse(429, "fast", "calls-fast")
    if not await tables.caller.callees.confirm(key):
        raise refuse(404, "calls", "call-key")
    return forms.Empty()


@routes.post("/mail/{key}/stop", summary="And this one no more")
async def stop(key: MailKey, tables: AllTables) -> forms.Empty:
    if not await tables.caller.callees.stop(key):
        raise refuse(404, "calls", "call-key")
    return forms.Empty()


def check_push(form: PushForm, tables: Tables) -> dict[str, str]:
    """What messages are sealed with; refused where this cannot be called."""
    caller = tables.caller
    if not caller.callees.can_push:
        raise refuse(409, "calls", "call-no-push")
    from vivant.table.webpush import read_receiver

    try:
        caller.messenger.outgoing.check(form.endpoint)
        read_receiver(form.p256dh, form.auth)
    except (NotAllowed, ValueError):
        raise refuse(422, "calls", "call-endpoint") from None
    return {"p256dh": form.p256dh, "auth": form.auth}


def check(held: Held, tables: Tables, address: str) -> None:
    """Refused where nobody is called any more, or too much is asked for."""
    held.table.limit.check(held.seat)
    if held.table.play.state == OVER:
        raise refuse(409, "over", "match-over")
    if not tables.caller.callees.wishes.take(address):
        raise refuse(429, "fast", "calls-fast")
