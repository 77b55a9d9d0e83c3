"""What a shared link shows where it is posted: a title, a sentence and a picture, of what everybody may see."""

from __future__ import annotations

import asyncio
import base64
import logging
import re
from collections import OrderedDict
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Final

from fastapi import APIRouter
from sqlalchemy import Connection, select
from starlette.requests import Request
from starlette.responses import Response

from vivant.draw.scene import WIDE, Scene
from vivant.draw.standalone import framed_svg
from vivant.engine.errors import VivantError
from vivant.engine.state import SPECTATOR
from vivant.table import schema
from vivant.table.assets import Body, body_of
from vivant.table.door import answer_refusal
from vivant.table.keys import is_table_id
from vivant.table.limits import PerAddress
from vivant.table.match import OVER
from vivant.table.pictures import known_games, poster
from vivant.table.refusal import refuse
from vivant.table.replaying import Recording, read_recording
from vivant.table.setup import TableSetup
from vivant.table.speech import BOOK
from vivant.table.store import Row
from vivant.table.tables import Tables
from vivant.table.telling import Viewer, draw, seat_names
from vivant.table.workers import WorkerFailed
from vivant.words import LANGUAGES, Listing

log = logging.getLogger("vivant.table")

WIDTH, HEIGHT = 1200, 630  # what sites that show links ask for
EDGE: Final = 12
PATIENCE: Final = 30.0  # seconds for a picture
MOST_KEPT: Final = 64
# Whose machines fetch a link that somebody posts; they look at `robots.txt` as search engines do, and may come in.
FETCHERS: Final = (
    "facebookexternalhit",
    "Twitterbot",
    "LinkedInBot",
    "Slackbot",
    "Slackbot-LinkExpanding",
    "Discordbot",
    "TelegramBot",
    "WhatsApp",
    "SkypeUriPreview",
    "Mastodon",
    "Synapse",
    "Applebot",
)
ROBOTS: Final = "".join(f"User-agent: {name}\n" for name in FETCHERS) + "Allow: /\n\nUser-agent: *\nDisallow: /\n"
_AT = re.compile(r"\d{1,6}")


@dataclass(frozen=True)
class Preview:
    """What the head of a page says to whoever posts its link. `picture` is an address, or nothing."""

    title: str
    text: str
    picture: str
    shown: str  # what the picture shows
    width: int = WIDTH
    height: int = HEIGHT


class Previews:
    """For a server that has a public address. Pictures are drawn in a process of their own, one at a time."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.url = tables.settings.public_url
        self.told = bool(tables.settings.url)
        self.draws = find_spec("resvg_py") is not None
        self._limit = PerAddress(tables.settings.previews_per_address)
        self._made: OrderedDict[str, Body] = OrderedDict()
        self._drawing = asyncio.Lock()

    async def of(self, lang: str, page: str, id: str, at: str = "") -> Preview | None:
        """Of the page of a table or a replay. That a table is there, and of which game, is told to whoever has its
        address, as an invitation goes with it; who sits there only after the match, as the replay is open then."""
        if not self.told or not is_table_id(id):
            return None
        try:
            head = await self.tables.store.read(lambda connection: _head(connection, id))
            if head is None or (page == "replay" and head[0]["state"] != OVER):
                return None
            return await asyncio.to_thread(self._told, head, lang, page, id, at)
        except VivantError:  # the store is away, or the game: the page says so itself
            return None

    def _told(self, head: tuple[Row, list[Row]], lang: str, page: str, id: str, at: str) -> Preview:
        row, seats = head
        say, game = BOOK.words(lang), TableSetup.read(row["setup"]).game
        title = game.book.words(lang)("title")
        if page != "replay":
            shown = self._address(lang, "game", game.id) if poster(type(game), lang) is not None else ""
            about = say("preview-table-about")
            return Preview(say("preview-table", title=title), about, shown, say("preview-game-picture", title=title))
        names = Listing(tuple(seat_names([(seat["kind"], seat["name"], seat["bot"]) for seat in seats], lang)))
        step = f"?at={int(at)}" if _AT.fullmatch(at) else ""
        return Preview(
            say("preview-replay", title=title),
            say("preview-replay-about", names=names),
            self._address(lang, "replay", id) + step if game.draws() and self.draws else "",
            say("preview-replay-picture", names=names, title=title),
        )

    def _address(self, lang: str, kind: str, id: str) -> str:
        return f"{self.url}/preview/{lang}/{kind}/{id}.png" if self.draws else ""

    async def picture(self, lang: str, kind: str, id: str, at: str, address: str) -> Body:
        """Drawn once; refused where there is none."""
        if not (self.draws and self.told and lang in LANGUAGES):
            raise refuse(404, "address", "http-address")
        at = str(int(at)) if kind == "replay" and _AT.fullmatch(at) else ""
        key = f"{lang} {kind} {id} {at}"
        if key not in self._made:
            if not self._limit.take(address):
                raise refuse(429, "fast", "gets-fast")
            scene = await (self._game(lang, id) if kind == "game" else self._replay(lang, id, at, address))
            if scene is None:
                raise refuse(404, "address", "http-address")
            async with self._drawing:
                if key not in self._made:
                    self._keep(key, body_of(await self._draw(scene), "image/png"))
        return self._made[key]

    def _keep(self, key: str, body: Body) -> None:
        self._made[key] = body
        if len(self._made) > MOST_KEPT:
            self._made.popitem(last=False)

    async def _draw(self, scene: Scene) -> bytes:
        svg = await asyncio.to_thread(lambda: framed_svg(scene, WIDTH, HEIGHT, EDGE))
        try:
            png = await self.tables.rasters.exchange({"svg": svg, "width": WIDTH}, "png", PATIENCE)
        except WorkerFailed as failed:
            log.warning("no picture for a link: %s", failed)
            raise refuse(503, "restarting", "server-restarting") from None
        return base64.b64decode(png)

    async def _game(self, lang: str, id: str) -> Scene | None:
        game = next((game for game in known_games() if game.id == id), None)
        return None if game is None else await asyncio.to_thread(poster, game, lang)

    async def _replay(self, lang: str, id: str, at: str, address: str) -> Scene | None:
        """As anybody who looked on saw it, at the end or at this step."""
        table = await self.tables.find(id)
        if table.play.state != OVER:
            raise refuse(404, "address", "http-address")
        async with self.tables.replays.of(address):
            content = await asyncio.to_thread(table.play.finished_record)
            recording = await asyncio.to_thread(read_recording, content)
            return await asyncio.to_thread(public_scene, recording, at, lang)


def public_scene(recording: Recording, at: str, lang: str) -> Scene | None:
    """What a spectator saw after so many steps, at most to the end."""
    state = recording.timeline.before(min(int(at), recording.last) if at else recording.last)
    return draw(recording.game, state.view(SPECTATOR), Viewer(SPECTATOR, lang, WIDE), recording.company(lang))


def _head(connection: Connection, id: str) -> tuple[Row, list[Row]] | None:
    table, seat = schema.tables.c, schema.seats.c
    row = connection.execute(select(table.setup, table.state).where(table.id == id)).mappings().first()
    if row is None:
        return None
    asked = select(seat.kind, seat.name, seat.bot).where(seat.table_id == id).order_by(seat.seat)
    return dict(row), [dict(each) for each in connection.execute(asked).mappings()]


# routes; the pictures stand in `app.state.previews`


async def picture(request: Request) -> Response:
    previews: Previews = request.app.state.previews
    asked = request.path_params
    address = request.client.host if request.client else ""
    try:
        made = await previews.picture(
            asked["lang"], asked["kind"], asked["id"], request.query_params.get("at", ""), address
        )
    except VivantError as error:
        return await answer_refusal(request, error)
    headers = {"Cache-Control": "public, max-age=86400", "Cross-Origin-Resource-Policy": "cross-origin"}
    return made.answer(request, headers)


routes = APIRouter()
routes.add_route("/preview/{lang}/{kind:str}/{id}.png", picture)
