"""The HTTP API: everything that the page does, and all that a program in any language needs to hold a seat."""

from __future__ import annotations

import asyncio
import json
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from vivant.bots import NAMES, bot_ids, name_bot, tell_bot, tell_character
from vivant.engine.edition import Edition
from vivant.engine.errors import VivantError
from vivant.engine.game import BOT_LEVELS, Game
from vivant.engine.houseedition import house_editions
from vivant.engine.option import Option
from vivant.engine.registry import find_game, game_ids
from vivant.table import forms
from vivant.table.aboutpages import aid_for
from vivant.table.door import (
    BARE_REFUSALS,
    REFUSALS,
    Address,
    AllTables,
    ByInvitation,
    BySeat,
    BySitter,
    ByViewer,
    Lang,
    Maker,
    Reached,
    Shape,
)
from vivant.table.keys import CARRY, FRESH, SIT, WATCH
from vivant.table.lessons import tell_lessons
from vivant.table.links import make_link
from vivant.table.reach import Reach
from vivant.table.refusal import refusal_of, refuse
from vivant.table.report import make_report
from vivant.table.seats import EMPTY
from vivant.table.speech import BOOK
from vivant.table.table import Table, check_bot
from vivant.table.tables import Tables
from vivant.table.telling import Viewer, rules_address, tell_clocks, tell_house_rules, tell_if, tell_refused, tell_value

_LINES = f'{{"vivant": 1, "game": "{forms.GAME}", …}}\n{{"n": 1, "who": "chance", …}}\n'
RECORD_BODY = {
    "requestBody": {"content": {"text/plain": {"schema": {"type": "string"}, "example": _LINES}}, "required": True}
}

routes = APIRouter(prefix="/api", responses=REFUSALS)


class JsonLines(Response):
    media_type = "application/jsonl"
    charset = "utf-8"


# games and tables


@routes.get("/games", summary="Which games and bots there are", tags=["games"])
async def games(lang: Lang) -> forms.Games:
    return forms.Games(**describe_games(lang))


@routes.post("/tables", status_code=201, summary="Make a table", tags=["tables"])
async def make(maker: Maker, form: forms.TableForm, tables: AllTables, reach: Reached, lang: Lang) -> forms.Made:
    made = await tables.make(form, maker)
    invitations = []
    for seat, token in made.invitations.items():
        link = _link(reach, made.id, SIT, token, lang)
        invitations.append(forms.Invitation(seat=seat, link=link.link, qr=link.qr))
    watch = _link(reach, made.id, WATCH, made.watch, lang)
    return forms.Made(
        table=made.id,
        seats=made.seats,
        invitations=invitations,
        watch=watch.link,
        local=watch.local,
        hint=watch.hint,
    )


@routes.post("/records", status_code=201, summary="Import a record", tags=["tables"], openapi_extra=RECORD_BODY)
async def import_record(maker: Maker, request: Request, tables: AllTables, lang: Lang) -> forms.Imported:
    return await tables.import_record(await request.body(), maker)


@routes.get("/tables/{id}/invitation", summary="What an invitation offers; it is not spent", tags=["sitting down"])
async def invitation(held: ByInvitation, lang: Lang) -> forms.Offer:
    table, carry = held.table, held.holder.kind == CARRY
    return forms.Offer(
        seat=held.seat,
        players=table.setup.players,
        places=sum(seat.kind == EMPTY for seat in table.seats),
        table=table.setup.name,
        game=table.game.id,
        title=table.game.book.words(lang)("title"),
        by=table.seats[table.seats.host].name if table.seats.host >= 0 else "",
        carry=carry,
        name=table.seats[held.seat].name if carry else "",
        notice=tell_if(table.play.notice(), BOOK.words(lang)),
        house_rules=[forms.HouseRule(**each) for each in tell_house_rules(table.game, lang)],
        rules=rules_address(table.game, table.id),
        about=table.game.tells_about(),
        clocks=tell_clocks(table.setup.clocks, lang),
    )


@routes.post("/tables/{id}/sit", status_code=201, summary="Spend an invitation, get a seat", tags=["sitting down"])
async def sit(held: BySitter, form: forms.SitForm) -> forms.Seated:
    table = held.table
    return forms.Seated(**await table.queue.call(lambda change: table.sit(change, held.token, form.name, form.word)))


# playing; `sockets` calls `act` and `undo` as well


@routes.get("/tables/{id}", summary="What this seat sees now", tags=["playing"], response_model=forms.Numbered)
async def present(held: ByViewer, lang: Lang, shape: Shape) -> Response:
    await held.table.queue.steady()
    return _json(held.table.publisher.present(Viewer(held.seat, lang, shape)))


@routes.post("/tables/{id}/act", summary="Answer the question", tags=["playing"])
async def act(held: BySeat, form: forms.ActForm) -> forms.Done:
    done = await held.call(held.table.act, form.decision, form.do)
    return forms.Done(step=done.step, decision=done.decision)


@routes.post("/tables/{id}/undo", summary="Take back one's own last step", tags=["playing"])
async def undo(held: BySeat, form: forms.UndoForm) -> forms.Done:
    done = await held.call(held.table.undo, form.decision)
    return forms.Done(step=done.step, decision=done.decision)


@routes.post("/tables/{id}/ask", summary="Ask the others to take back more", tags=["playing"])
async def ask(held: BySeat, form: forms.AskForm) -> forms.AskDone:
    return forms.AskDone(**await held.call(held.table.ask_back, form.decision, form.step))


@routes.post("/tables/{id}/answer", summary="Agree or not to what another seat asks", tags=["playing"])
async def answer(held: BySeat, form: forms.AnswerForm) -> forms.Agreed:
    return forms.Agreed(**await held.call(held.table.answer, form.ask, form.agree))


@routes.post("/tables/{id}/lesson/end", summary="Go on without the lesson", tags=["playing"])
async def leave_lesson(held: BySeat) -> forms.Empty:
    await held.call(held.table.leave_lesson)
    return forms.Empty()


@routes.get("/tables/{id}/aid", summary="The player aid, for the edition of this table", tags=["playing"])
async def aid(held: ByViewer, lang: Lang) -> forms.Aid:
    return await asyncio.to_thread(aid_for, held.table.game, lang)


@routes.get("/tables/{id}/why", summary="Why something may not be done now", tags=["playing"])
async def why(
    held: BySeat, lang: Lang, do: Annotated[str | None, Query(max_length=200)] = None
) -> forms.Why | forms.WhyAll:
    await held.table.queue.steady()
    if do is None:
        return explain_all(held.table, held.seat, lang)
    return explain(held.table, held.seat, do, lang)


@routes.get("/tables/{id}/primer", summary="How to play at this table, in a few lines", tags=["playing"])
async def primer(held: ByViewer, lang: Lang) -> forms.Primer:
    game = held.table.game
    told = game.told(lang)
    return forms.Primer(primer=told("primer").splitlines() if told.has("primer") else [])


@routes.post("/tables/{id}/chat", summary="Say something to the table", tags=["talking"])
async def chat(held: BySeat, form: forms.ChatForm) -> forms.ChatDone:
    return forms.ChatDone(id=await held.call(held.table.say, form.text))


# time


@routes.post("/tables/{id}/pause", summary="Ask the others to let the clocks stand still", tags=["time"])
async def pause(held: BySeat) -> forms.Paused:
    return forms.Paused(**await held.call(held.table.time.pause))


@routes.post("/tables/{id}/resume", summary="Let the clocks go on", tags=["time"])
async def resume(held: BySeat) -> forms.Empty:
    await held.call(held.table.time.resume)
    return forms.Empty()


@routes.post("/tables/{id}/resign", summary="Leave one's seat to a bot to the end of the match", tags=["time"])
async def resign(held: BySeat) -> forms.Empty:
    await held.call(held.table.time.resign)
    return forms.Empty()


# seats


@routes.post("/tables/{id}/seats/{seat}/invite", summary="A link to an empty place", tags=["seats"])
async def invite(held: BySeat, seat: int, reach: Reached, lang: Lang) -> forms.Link:
    return _link(reach, held.table.id, SIT, await held.call(held.table.invite, seat), lang)


@routes.post("/tables/{id}/seats/{seat}/bot", summary="Let a bot play this seat", tags=["seats"])
async def seat_bot(held: BySeat, seat: int, form: forms.BotForm) -> forms.Empty:
    await held.call(held.table.seat_bot, seat, check_bot(form.bot, held.table.game))
    return forms.Empty()


@routes.post("/tables/{id}/seats/{seat}/back", summary="Take one's own seat back from a bot", tags=["seats"])
async def back(held: BySeat, seat: int) -> forms.Empty:
    if seat != held.seat:
        raise refuse(403, "seat", "seat-other")
    await held.call(held.table.take_back_seat)
    return forms.Empty()


@routes.post("/tables/{id}/seats/{seat}/open", summary="Open a bot's place for a friend", tags=["seats"])
async def open_place(held: BySeat, seat: int, reach: Reached, lang: Lang) -> forms.Link:
    return _link(reach, held.table.id, SIT, await held.call(held.table.open_place, seat), lang)


@routes.post("/tables/{id}/token", summary="A new token for this seat; using it ends the old ones", tags=["seats"])
async def renew(held: BySeat) -> forms.Token:
    return forms.Token(token=await held.call(held.table.give, FRESH))


@routes.post("/tables/{id}/carry", summary="A link to this seat for another device", tags=["seats"])
async def carry(held: BySeat, reach: Reached, lang: Lang) -> forms.Link:
    return _link(reach, held.table.id, CARRY, await held.call(held.table.give, CARRY), lang)


@routes.get("/tables/{id}/watch", summary="A link for spectators", tags=["seats"])
async def watch(held: BySeat, reach: Reached, lang: Lang) -> forms.Link:
    return _link(reach, held.table.id, WATCH, await held.call(held.table.give, WATCH), lang)


@routes.post("/tables/{id}/word", summary="One's word for the dice, before the match begins", tags=["seats"])
async def word(held: BySeat, form: forms.WordForm) -> forms.Empty:
    await held.call(held.table.set_word, form.word)
    return forms.Empty()


@routes.post("/tables/{id}/pace", summary="How fast bots play from now on", tags=["seats"])
async def pace(held: BySeat, form: forms.PaceForm) -> forms.Empty:
    await held.call(held.table.set_pace, form.pace)
    return forms.Empty()


@routes.post("/tables/{id}/again", status_code=201, summary="The same people once more", tags=["tables"])
async def again(held: BySeat, tables: AllTables, address: Address) -> forms.Again:
    return await tables.again(held.table, held.seat, address)


# files


@routes.get(
    "/tables/{id}/report",
    summary="This moment as a file",
    tags=["files"],
    response_model=dict[str, Any],
    responses={
        200: {"content": {"application/json": {"example": {"vivant_report": 1, "game": forms.GAME, "step": 31}}}}
    },
)
async def report(held: ByViewer, lang: Lang, browser: Annotated[str, Query(max_length=1000)] = "") -> Response:
    table = held.table
    await table.queue.steady()
    made = make_report(table.play.playing, held.seat, table.names(lang), lang, browser)
    name = f"vivant-{table.game.id}-{table.id[:6]}-{made['step']}.json"
    return _json(json.dumps(made, ensure_ascii=False, indent=1), **_as_file(name))


@routes.get(
    "/tables/{id}/record",
    summary="The record of a finished match",
    tags=["files"],
    response_class=JsonLines,
    responses={
        **BARE_REFUSALS,
        200: {"content": {JsonLines.media_type: {"schema": {"type": "string"}, "example": _LINES}}},
    },
)
async def record(id: str, tables: AllTables) -> Response:
    return JsonLines(await finished_record(tables, id), headers=_as_file(f"vivant-{id[:6]}.jsonl"))


async def finished_record(tables: Tables, id: str) -> bytes:
    """Open to everybody who has the address, but only after the end."""
    table = await tables.find(id)
    await table.queue.steady()
    if table.play.match is None or not table.play.match.over:
        raise refuse(403, "playing", "record-early")
    return await asyncio.to_thread(table.play.finished_record)


def describe_games(lang: str) -> dict[str, Any]:
    games = []
    for id in game_ids():
        try:
            games.append(_describe(id, lang))
        except VivantError:  # one that is registered but broken: `vivant doctor` says what is wrong with it
            continue
    say = BOOK.words(lang)
    bots = [
        {
            "id": bot,
            "name": say.say(name_bot(bot)),
            "called": list(NAMES[bot]),
            "character": tell_character(bot, lang),
            "sentence": tell_bot(bot, lang),
            "level": bot in BOT_LEVELS,
        }
        for bot in bot_ids()
    ]
    return {"games": games, "bots": bots}


def _describe(id: str, lang: str) -> dict[str, Any]:
    game = find_game(id)
    words = game.book.words(lang)
    edition = game.standard_edition()
    told = game.words_for(edition, lang)
    counts = game.player_counts(edition)
    return {
        "id": game.id,
        "title": words("title"),
        "tagline": words("tagline"),
        "about": told("about") if told.has("about") else "",
        "primer": told("primer").splitlines() if told.has("primer") else [],
        "minutes": words("minutes") if words.has("minutes") else "",
        "players": list(counts),
        "lessons": tell_lessons(game, words),
        "bots": {bot: tell_bot(bot, lang, game) for bot in bot_ids()},
        "options": {
            str(count): [
                {
                    "name": option.name,
                    "sentence": words.say(option.message),
                    "values": list(option.values) or None,
                    "words": [tell_value(option, value, words) for value in option.values],
                    "least": option.least,
                    "most": option.most,
                    "default": option.default,
                    "rule": option.rule,
                }
                for option in game.options_for(count, edition)
            ]
            for count in counts
        },
        "editions": [
            {
                "name": ours.name,
                "title": words.say(ours.title),
                "sentence": words.say(ours.about),
                "players": list(ours.players),
                "idle": sorted({option.name for count in counts for option in _idle(game, count, ours.edition)}),
            }
            for ours in house_editions(game).values()
        ],
        "rulings": [
            {
                "name": switch.name,
                "values": list(switch.values),
                "words": [words.say(switch.message(value)) for value in switch.values],
                "default": switch.default,
                "rule": switch.rule,
            }
            for switch in game.switches
        ],
        "levels": {
            str(count): [
                {"name": level.name, "sentence": words.say(level.message), "options": dict(level.options)}
                for level in game.difficulties_for(count, edition)
            ]
            for count in counts
        },
    }


def _idle(game: type[Game], players: int, edition: Edition) -> list[Option]:
    """Options that change nothing with an edition, at a player count that it has."""
    there = game.options_for(players, edition) if players in game.player_counts(edition) else ()
    return [option for option in there if option.idle]


def explain(table: Table, seat: int, text: str, lang: str) -> forms.Why:
    """Why the seat may not do this now, with the rule's own words."""
    match = table.play.playing
    try:
        reason = match.why_not(seat, text)
    except VivantError as error:
        raise refusal_of(error, table.names) from None
    if reason is None:
        return forms.Why(legal=True)
    game = match.game
    words, told = game.book.words(lang), game.told(lang)
    sentence = told.rule_alone(reason.rule) if reason.rule in game.rulebook().ids else ""
    said = words.say(reason.message, table.names(lang))
    return forms.Why(legal=False, reason=said, rule=reason.rule, sentence=sentence)


def explain_all(table: Table, seat: int, lang: str) -> forms.WhyAll:
    """What one might expect to do now, and may not."""
    match = table.play.match
    if match is None:
        return forms.WhyAll(actions=[])
    refused = tell_refused(match.choices(seat), match.game.book.words(lang), table.names(lang))
    return forms.WhyAll(actions=[forms.Refused(**each) for each in refused])


def _link(reach: Reach, table_id: str, kind: str, token: str, lang: str) -> forms.Link:
    return make_link(reach, f"/table/{table_id}", kind, token, lang)


def _json(text: str, **headers: str) -> Response:
    return Response(text, media_type="application/json", headers=headers or None)


def _as_file(name: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="{name}"'}
