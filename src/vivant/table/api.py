"""The HTTP API: everything that the page does, and all that a program in any language needs to hold a seat."""

from __future__ import annotations

import json
import re
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from vivant.bots import bot_ids, name_bot, tell_bot
from vivant.draw.scene import WIDE
from vivant.engine.errors import VivantError
from vivant.engine.game import LEVELS
from vivant.engine.registry import find_game, game_ids
from vivant.engine.rulebook import rule_sentence
from vivant.table import forms
from vivant.table.house import House, Place, read_setup
from vivant.table.links import link_to, linked, qr_code
from vivant.table.refusal import refusal_of, refuse
from vivant.table.report import make_report
from vivant.table.speech import BOOK
from vivant.table.table import CARRY, SEAT, SIT, WATCH, Holder, Table, check_bot
from vivant.table.telling import DATA, NO_SCENE, Company, Looker, draw, tell_value
from vivant.table.tokens import SPENT
from vivant.words import LANGUAGES

SHAPES = (WIDE, "tall", NO_SCENE, DATA)
_VEILED = re.compile(r'<g [^>]*data-action="([^"]*)"[^>]*data-why="[^"]*"')

bearer = HTTPBearer(auto_error=False, description="A seat token, an invitation or a spectator's token.")
Credentials = Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]
LangQuery = Annotated[str | None, Query(max_length=20, description="en or fr; by default as Accept-Language says.")]
ShapeQuery = Annotated[str, Query(max_length=20, description="wide, tall, none (words alone) or data.")]

_LINES = f'{{"vivant": 1, "game": "{forms.GAME}", …}}\n{{"n": 1, "who": "chance", …}}\n'
RECORD_BODY = {
    "requestBody": {"content": {"text/plain": {"schema": {"type": "string"}, "example": _LINES}}, "required": True}
}
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": forms.Error} for status in (400, 401, 403, 404, 405, 409, 413, 422, 429, 503)
}
# The same for a call whose answer is no JSON.
BARE_REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}}} for status in REFUSALS
}


class JsonLines(Response):
    media_type = "application/jsonl"
    charset = "utf-8"


def language(request: Request) -> str:
    """What the query or the browser asks for."""
    asked = request.query_params.get("lang") or request.headers.get("accept-language", "")
    code = asked.strip().lower()[:2]
    return code if code in LANGUAGES else "en"


def api_routes(house: House) -> APIRouter:
    """All calls; `house` does them."""
    api = APIRouter(prefix="/api", responses=REFUSALS)
    settings = house.settings

    async def held(request: Request, id: str, *kinds: str) -> tuple[Table, Holder]:
        """The table, and what the token of this request stands for there."""
        table = await house.find(id)
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer" or not token:
            raise refuse(401, "token", "token-missing")
        return table, table.find(token.strip(), *kinds)

    def looker_of(holder: Holder, request: Request, shape: str) -> Looker:
        if shape not in SHAPES:
            raise refuse(422, "shape", "shape-refused", shapes=" | ".join(SHAPES))
        return Looker(holder.seat, language(request), shape)

    # games and tables

    @api.get("/games", summary="Which games and bots there are", tags=["games"])
    async def games(request: Request, lang: LangQuery = None) -> forms.Games:
        return forms.Games(**describe_games(language(request)))

    @api.post("/tables", status_code=201, summary="Make a table", tags=["tables"])
    async def make(form: forms.TableForm, request: Request, lang: LangQuery = None) -> forms.Made:
        setup = read_setup(form.game, form.players, dict(form.options), form.edition, form.name, form.pace)
        if sum(place.kind == "you" for place in form.seats) > 1:
            raise refuse(422, "seats", "seats-you")
        places = [Place(seat.kind, seat.name, seat.word, seat.bot) for seat in form.seats]
        made = await house.make(setup, places, address_of(request))
        invitations = []
        for seat, token in made.invitations.items():
            link = link_to(settings, made.id, SIT, token)
            invitations.append(forms.Invitation(seat=seat, link=link, qr=qr_code(link)))
        watch = linked(settings, made.id, WATCH, made.watch, language(request))
        return forms.Made(
            table=made.id,
            seats=[forms.SeatToken(seat=seat, token=token) for seat, token in made.seats.items()],
            invitations=invitations,
            watch=watch["link"],
            local=watch["local"],
            hint=watch["hint"],
        )

    @api.post(
        "/records",
        status_code=201,
        summary="Import a record",
        tags=["tables"],
        openapi_extra=RECORD_BODY,
    )
    async def import_record(request: Request, lang: LangQuery = None) -> forms.Imported:
        content = await request.body()
        try:
            return forms.Imported(**await house.import_record(content, address_of(request)))
        except VivantError as error:
            raise refusal_of(error) from None

    @api.get("/tables/{id}/invitation", summary="What an invitation offers; it is not spent", tags=["sitting down"])
    async def invitation(request: Request, id: str, _: Credentials, lang: LangQuery = None) -> forms.Offer:
        table, holder = await held(request, id, SIT, CARRY)
        by = table.seats[table.host].name if table.host >= 0 else ""
        seat = table.seats[holder.seat]
        return forms.Offer(
            seat=holder.seat,
            table=table.setup.name,
            game=table.game.id,
            title=table.game.book.words(language(request))("title"),
            by=by,
            carry=holder.kind == CARRY,
            name=seat.name if holder.kind == CARRY else "",
        )

    @api.post("/tables/{id}/sit", status_code=201, summary="Spend an invitation, get a seat", tags=["sitting down"])
    async def sit(request: Request, id: str, form: forms.SitForm, _: Credentials) -> forms.Seated:
        table, _holder = await held(request, id, SIT, CARRY, SPENT)
        token = request.headers["authorization"].partition(" ")[2].strip()
        return forms.Seated(**await table.call(lambda change: table.sit(change, token, form.name, form.word)))

    # playing

    @api.get("/tables/{id}", summary="What this seat sees now", tags=["playing"], response_model=forms.Numbered)
    async def present(
        request: Request, id: str, _: Credentials, lang: LangQuery = None, shape: ShapeQuery = NO_SCENE
    ) -> Response:
        table, holder = await held(request, id, SEAT, WATCH)
        await table.steady()
        return _json(table.publisher.present(looker_of(holder, request, shape)))

    @api.post("/tables/{id}/act", summary="Answer the question", tags=["playing"], response_model=forms.Done)
    async def act(request: Request, id: str, form: forms.ActForm, _: Credentials) -> Response:
        table, holder = await held(request, id, SEAT)
        _check_own(table, holder.seat)
        done = await table.call(lambda change: table.act(change, holder.seat, form.decision, form.do))
        return _json(f'{{"step":{done["step"]},"decision":{done["decision"]}}}')

    @api.post("/tables/{id}/undo", summary="Take back one's own last step", tags=["playing"])
    async def undo(request: Request, id: str, form: forms.UndoForm, _: Credentials) -> forms.Done:
        table, holder = await held(request, id, SEAT)
        _check_own(table, holder.seat)
        return forms.Done(**await table.call(lambda change: table.undo(change, holder.seat, form.decision)))

    @api.post("/tables/{id}/ask", summary="Ask the others to take back more", tags=["playing"])
    async def ask(request: Request, id: str, form: forms.AskForm, _: Credentials) -> forms.AskDone:
        table, holder = await held(request, id, SEAT)
        _check_own(table, holder.seat)
        done = await table.call(lambda change: table.ask_back(change, holder.seat, form.decision, form.step))
        return forms.AskDone(**done)

    @api.post("/tables/{id}/answer", summary="Agree or not to what another seat asks", tags=["playing"])
    async def answer(request: Request, id: str, form: forms.AnswerForm, _: Credentials) -> forms.Agreed:
        table, holder = await held(request, id, SEAT)
        return forms.Agreed(**await table.call(lambda change: table.answer(change, holder.seat, form.ask, form.agree)))

    @api.get("/tables/{id}/why", summary="Why something may not be done now", tags=["playing"])
    async def why(
        request: Request,
        id: str,
        _: Credentials,
        do: Annotated[str | None, Query(max_length=200)] = None,
        lang: LangQuery = None,
    ) -> forms.Why | forms.WhyAll:
        table, holder = await held(request, id, SEAT)
        await table.steady()
        if do is None:
            return forms.WhyAll(actions=explain_all(table, holder.seat, language(request)))
        return forms.Why(**explain(table, holder.seat, do, language(request)))

    @api.post("/tables/{id}/chat", summary="Say something to the table", tags=["talking"])
    async def chat(request: Request, id: str, form: forms.ChatForm, _: Credentials) -> forms.ChatDone:
        table, holder = await held(request, id, SEAT)
        return forms.ChatDone(**await table.call(lambda change: table.say(change, holder.seat, form.text)))

    # seats

    def linked_answer(request: Request, id: str, kind: str, token: str) -> forms.Link:
        return forms.Link(**linked(settings, id, kind, token, language(request)))

    @api.post("/tables/{id}/seats/{seat}/invite", summary="A link to an empty place", tags=["seats"])
    async def invite(request: Request, id: str, seat: int, _: Credentials, lang: LangQuery = None) -> forms.Link:
        table, holder = await held(request, id, SEAT)
        given = await table.call(lambda change: table.invite(change, holder.seat, seat))
        return linked_answer(request, id, SIT, given["token"])

    @api.post("/tables/{id}/seats/{seat}/bot", summary="Let a bot play this seat", tags=["seats"])
    async def seat_bot(request: Request, id: str, seat: int, form: forms.BotForm, _: Credentials) -> forms.Empty:
        table, holder = await held(request, id, SEAT)
        bot = check_bot(form.bot, table.game)
        await table.call(lambda change: table.seat_bot(change, holder.seat, seat, bot))
        return forms.Empty()

    @api.post("/tables/{id}/seats/{seat}/back", summary="Take one's own seat back from a bot", tags=["seats"])
    async def back(request: Request, id: str, seat: int, _: Credentials) -> forms.Empty:
        table, holder = await held(request, id, SEAT)
        if seat != holder.seat:
            raise refuse(403, "seat", "seat-other")
        await table.call(lambda change: table.take_back_seat(change, seat))
        return forms.Empty()

    @api.post("/tables/{id}/seats/{seat}/open", summary="Open a bot's place for a friend", tags=["seats"])
    async def open_place(request: Request, id: str, seat: int, _: Credentials, lang: LangQuery = None) -> forms.Link:
        table, holder = await held(request, id, SEAT)
        given = await table.call(lambda change: table.open_place(change, holder.seat, seat))
        return linked_answer(request, id, SIT, given["token"])

    @api.post("/tables/{id}/token", summary="A new token for this seat; using it ends the old ones", tags=["seats"])
    async def renew(request: Request, id: str, _: Credentials) -> forms.Token:
        table, holder = await held(request, id, SEAT)
        return forms.Token(**await table.call(lambda change: table.renew(change, holder.seat)))

    @api.post("/tables/{id}/carry", summary="A link to this seat for another device", tags=["seats"])
    async def carry(request: Request, id: str, _: Credentials, lang: LangQuery = None) -> forms.Link:
        table, holder = await held(request, id, SEAT)
        token = await table.call(lambda change: table.link(change, holder.seat, CARRY))
        return linked_answer(request, id, CARRY, token)

    @api.get("/tables/{id}/watch", summary="A link for spectators", tags=["seats"])
    async def watch(request: Request, id: str, _: Credentials, lang: LangQuery = None) -> forms.Link:
        table, holder = await held(request, id, SEAT)
        token = await table.call(lambda change: table.link(change, holder.seat, WATCH))
        return linked_answer(request, id, WATCH, token)

    @api.post("/tables/{id}/word", summary="One's word for the dice, before the match begins", tags=["seats"])
    async def word(request: Request, id: str, form: forms.WordForm, _: Credentials) -> forms.Empty:
        table, holder = await held(request, id, SEAT)
        await table.call(lambda change: table.set_word(change, holder.seat, form.word))
        return forms.Empty()

    @api.post("/tables/{id}/again", status_code=201, summary="The same people once more", tags=["tables"])
    async def again(request: Request, id: str, _: Credentials) -> forms.Again:
        table, holder = await held(request, id, SEAT)
        return forms.Again(**await house.again(table, holder.seat))

    # files

    @api.get(
        "/tables/{id}/report",
        summary="This moment as a file",
        tags=["files"],
        response_model=dict[str, Any],
        responses={
            200: {"content": {"application/json": {"example": {"vivant_report": 1, "game": forms.GAME, "step": 31}}}}
        },
    )
    async def report(
        request: Request,
        id: str,
        _: Credentials,
        browser: Annotated[str, Query(max_length=1000)] = "",
        lang: LangQuery = None,
    ) -> Response:
        table, holder = await held(request, id, SEAT, WATCH)
        await table.steady()
        if table.match is None:
            raise refuse(409, "open", "table-open")
        said = language(request)
        made = make_report(table.match, holder.seat, table.names(said), said, browser)
        name = f"vivant-{table.game.id}-{id[:6]}-{made['step']}.json"
        return _json(json.dumps(made, ensure_ascii=False, indent=1), **_as_file(name))

    @api.get(
        "/tables/{id}/record",
        summary="The record of a finished match",
        tags=["files"],
        response_class=JsonLines,
        responses={
            **BARE_REFUSALS,
            200: {"content": {JsonLines.media_type: {"schema": {"type": "string"}, "example": _LINES}}},
        },
    )
    async def record(id: str) -> Response:
        return JsonLines(await finished_record(house, id), headers=_as_file(f"vivant-{id[:6]}.jsonl"))

    return api


async def finished_record(house: House, id: str) -> bytes:
    """Open to everybody who has the address, but only after the end."""
    table = await house.find(id)
    await table.steady()
    if table.match is None or not table.match.over:
        raise refuse(403, "playing", "record-early")
    return "".join(line + "\n" for line in table.match.record_lines()).encode()


def describe_games(lang: str) -> dict[str, Any]:
    games = []
    for id in game_ids():
        try:
            games.append(_describe(id, lang))
        except VivantError:  # one that is registered but broken: `vivant doctor` says what is wrong with it
            continue
    say = BOOK.words(lang)
    bots = [
        {"id": bot, "name": say.say(name_bot(bot)), "sentence": tell_bot(bot, lang), "level": bot in LEVELS}
        for bot in bot_ids()
    ]
    return {"games": games, "bots": bots}


def _describe(id: str, lang: str) -> dict[str, Any]:
    game = find_game(id)
    words = game.book.words(lang)
    edition = game.standard_edition()
    counts = game.player_counts(edition)
    return {
        "id": game.id,
        "title": words("title"),
        "tagline": words("tagline"),
        "about": words("about") if words.has("about") else "",
        "primer": words("primer").splitlines() if words.has("primer") else [],
        "minutes": words("minutes") if words.has("minutes") else "",
        "players": list(counts),
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
        "levels": {
            str(count): [
                {"name": level.name, "sentence": words.say(level.message), "options": dict(level.options)}
                for level in game.levels_for(count, edition)
            ]
            for count in counts
        },
    }


def explain(table: Table, seat: int, text: str, lang: str) -> dict[str, Any]:
    """Why the seat may not do this now, with the rule's own words."""
    match = table.match
    if match is None:
        raise refuse(409, "open", "table-open")
    try:
        reason = match.why_not(seat, text)
    except VivantError as error:
        raise refusal_of(error, table.names) from None
    if reason is None:
        return {"legal": True}
    words = match.game.book.words(lang)
    sentence = words.say(rule_sentence(reason.rule)) if reason.rule in match.game.rulebook().ids else ""
    return {
        "legal": False,
        "reason": words.say(reason.message, table.names(lang)),
        "rule": reason.rule,
        "sentence": sentence,
    }


def explain_all(table: Table, seat: int, lang: str) -> list[forms.Refused]:
    """Whatever the seat's scene shows veiled: what one might expect to do now, and may not."""
    match = table.match
    if match is None or seat not in match.to_act():
        return []
    view = match.view(seat)
    company = Company(table.names(lang), [other.played_by_bot for other in table.seats])
    scene = draw(match.game, view, Looker(seat, lang, WIDE), company)
    assert scene is not None
    words = match.game.book.words(lang)
    found = []
    for picture in scene.pictures:
        for fragment in picture.fragments:
            for text in _VEILED.findall(fragment.svg):
                reason = match.why_not(seat, text)
                if reason is not None:
                    label = words.say(match.game.label(view, seat, match.game.parse(text)), company.names)
                    said = words.say(reason.message, company.names)
                    found.append(forms.Refused(do=text, label=label, reason=said, rule=reason.rule))
    return found


def _check_own(table: Table, seat: int) -> None:
    if table.seats[seat].lent:
        raise refuse(409, "lent", "seat-lent")


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


def _json(text: str, **headers: str) -> Response:
    return Response(text, media_type="application/json", headers=headers or None)


def _as_file(name: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="{name}"'}
