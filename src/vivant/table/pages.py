"""The pages: home, rules, about a game, a table's frame, replay; each in both languages, with their assets."""

from __future__ import annotations

import asyncio
import json
import re
from collections import OrderedDict
from functools import cache
from pathlib import Path
from typing import Any

from fastapi import APIRouter
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from vivant.draw.inline import inline_svg
from vivant.draw.scene import ROOMS
from vivant.draw.svg import script_data
from vivant.engine.game import Game
from vivant.engine.puzzle import puzzles_of
from vivant.table.aboutpages import about_page
from vivant.table.assets import ONCE, Body, assets, body_of
from vivant.table.door import language
from vivant.table.lessons import tell_lessons
from vivant.table.pictures import known_games, poster
from vivant.table.previews import ROBOTS, Preview, Previews
from vivant.table.puzzling import games_with_puzzles
from vivant.table.refusal import Refusal
from vivant.table.rulepages import rules_of
from vivant.table.speech import BOOK, script_words
from vivant.table.telling import about_address, played_mark, rules_address
from vivant.words import LANGUAGES

FOLDER = Path(__file__).parent
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": ONCE,
}
# Pages with a script of their own, and the files whose messages it says.
SCRIPT_WORDS = {
    "home": ("pages", "meeting"),
    "table": ("table", "pages"),
    "replay": ("table", "pages"),
    "mail": ("calls",),
    "book": ("table", "pages", "meeting", "book"),
    "puzzle": ("puzzle", "table", "pages"),
}
# Of those, what only other pages say: the page of a table is the heaviest.
SAID_ELSEWHERE = {"table": ("js-table-", "js-replay-", "js-review-", "js-join-")}
MOST_EDITIONS = 16  # pages of rules that are kept for editions that do not ship
_ID = re.compile(r"[A-Za-z0-9_-]{1,64}\Z")

templates = Environment(
    loader=FileSystemLoader(FOLDER / "templates"),
    autoescape=True,
    trim_blocks=True,
    lstrip_blocks=True,
    undefined=StrictUndefined,
)


def lost_page(request: Request) -> Response:
    """The page for an address that leads nowhere, in the language of the reader."""
    first = request.url.path.strip("/").split("/")[0]
    lang = first if first in LANGUAGES else language(request)
    return _lost(lang).answer(request, HEADERS, 404)


@cache
def _lost(lang: str) -> Body:
    return Pages().make("notfound", lang, "/")


def page_words(lang: str, page: str) -> dict[str, str]:
    """What the scripts of this page say."""
    elsewhere, words = SAID_ELSEWHERE.get(page, ()), script_words(lang, SCRIPT_WORDS[page])
    return {key: text for key, text in words.items() if not key.startswith(elsewhere)}


class Pages:
    """Renders pages. What is the same for everybody is rendered once."""

    def __init__(self, public_url: str = "") -> None:
        """`public_url` is where others reach this server, without a slash at its end."""
        assets()  # read, drawn and packed now, and not when the first reader waits for them
        self.public_url = public_url
        self.previews: Previews | None = None  # what links to tables and replays show where they are posted
        self._made: dict[tuple[str, str], Body] = {}  # by language and address
        self._editions: OrderedDict[tuple[str, str], Body] = OrderedDict()  # pages of tables, the last ones
        self._making = asyncio.Lock()

    def home(self, lang: str) -> Body:
        if (lang, "/") not in self._made:
            self._made[lang, "/"] = self.make("home", lang, "/", games=[_shown(game, lang) for game in known_games()])
        return self._made[lang, "/"]

    def rules(self, lang: str, game: type[Game] | None) -> Body:
        """Of one game, or the list of games."""
        here = f"/rules/{game.id if game else ''}"
        if (lang, here) not in self._made:
            book = None if game is None else rules_of(game, lang, game.standard_edition())
            self._made[lang, here] = self.make("rules", lang, here, games=self._shelf(lang), book=book)
        return self._made[lang, here]

    async def rules_at(self, lang: str, game: Game, table_id: str) -> Body:
        """Those of a table that plays by rules of its own. They are made beside the event loop, one at a time, and the
        last ones kept; the page of each table leads to itself in other languages."""
        here = rules_address(game, table_id)
        async with self._making:
            if (lang, here) not in self._editions:
                book = await asyncio.to_thread(rules_of, type(game), lang, game.edition, game)
                self._remember(lang, here, self.make("rules", lang, here, games=self._shelf(lang), book=book))
            return self._editions[lang, here]

    async def about_at(self, lang: str, game: Game, table_id: str) -> Body | None:
        """What the game of such a table tells besides its rules, with the figures that are played there."""
        here = about_address(game, table_id)
        async with self._making:
            if (lang, here) not in self._editions:
                told = await asyncio.to_thread(about_page, type(game), lang, game.edition, game)
                if told is None:
                    return None
                self._remember(lang, here, self.make("about", lang, here, told=told))
            return self._editions[lang, here]

    def _remember(self, lang: str, here: str, page: Body) -> None:
        self._editions[lang, here] = page
        if len(self._editions) > MOST_EDITIONS:
            self._editions.popitem(last=False)

    def _shelf(self, lang: str) -> list[dict[str, object]]:
        return [_shown(other, lang) for other in known_games()]

    def about(self, lang: str, game: type[Game]) -> Body | None:
        """What a game tells besides its rules; None where it tells nothing."""
        here = f"/about/{game.id}"
        if (lang, here) not in self._made:
            told = about_page(game, lang)
            if told is None:
                return None
            self._made[lang, here] = self.make("about", lang, here, told=told)
        return self._made[lang, here]

    def book(self, lang: str) -> Body:
        """The frame of everybody's own matches."""
        if (lang, "/book") not in self._made:
            self._made[lang, "/book"] = self.make("book", lang, "/book")
        return self._made[lang, "/book"]

    def puzzle(self, lang: str, game: type[Game]) -> Body:
        """The frame of a game's puzzles; which one is shown, its script finds out."""
        here = f"/puzzle/{game.id}"
        if (lang, here) not in self._made:
            shelf = [{"id": kind.id, "title": kind.book.words(lang)("title")} for kind in games_with_puzzles()]
            others = [one for one in shelf if one["id"] != game.id]
            title = game.book.words(lang)("title")
            self._made[lang, here] = self.make(
                "puzzle", lang, here, id=game.id, title=title, others=others, tells=game.tells_about()
            )
        return self._made[lang, here]

    def mail(self, lang: str) -> Body:
        if (lang, "/mail") not in self._made:
            self._made[lang, "/mail"] = self.make("mail", lang, "/mail")
        return self._made[lang, "/mail"]

    def shell(self, lang: str, page: str, id: str, preview: Preview | None = None) -> Body:
        """The frame of a page whose content its script asks for."""
        return self.make(page, lang, f"/{page}/{id}", id=id, preview=preview)

    def make(self, page: str, lang: str, here: str, **more: object) -> Body:
        """From its template; a page with a script of its own has the data for that."""
        told = None
        if page in SCRIPT_WORDS:
            data: dict[str, object] = {"page": page, "lang": lang, "assets": assets().root}
            data |= {"table": more["id"], "rooms": ROOMS} if "id" in more else {}
            told = _json({**data, "words": page_words(lang, page)})
        text = templates.get_template(f"{page}.html").render(
            lang=lang,
            languages=LANGUAGES,
            page=page,
            here=here,
            public_url=self.public_url,
            say=BOOK.words(lang),
            asset=assets().address,
            data=told,
            **{"preview": None, **more},
        )
        return body_of(text, "text/html; charset=utf-8")


def _shown(game: type[Game], lang: str) -> dict[str, object]:
    """A game as home and the list of rules show it."""
    words = game.book.words(lang)
    counts = game.player_counts(game.standard_edition())
    several = [count for count in counts if count > 1]
    scene = poster(game, lang)
    drawn = None if scene is None else Markup(inline_svg(scene, f"{game.id}-", None, with_sprite=True))
    return {
        "id": game.id,
        "title": words("title"),
        "tagline": words("tagline"),
        "fewest": several[0] if several else 1,
        "most": several[-1] if several else 1,
        "alone": 1 in counts,
        "minutes": words("minutes") if words.has("minutes") else "",
        "poster": drawn,
        "tells": game.tells_about(),
        "lessons": tell_lessons(game, words),
        "puzzles": len(puzzles_of(game)) if game in games_with_puzzles() else 0,
    }


def _json(data: dict[str, Any]) -> Markup:
    return Markup(script_data(json.dumps(data, ensure_ascii=False, separators=(",", ":"))))


# routes; the pages themselves stand in `app.state.pages`


async def home(request: Request) -> Response:
    pages, lang = _asked(request)
    return pages.home(lang).answer(request, HEADERS)


async def rules(request: Request) -> Response:
    """Of the game that the address names, or all of them."""
    pages, lang = _asked(request)
    id = request.path_params.get("game")
    game = next((game for game in known_games() if game.id == id), None)
    if id and game is None:
        return lost_page(request)
    if "table" in request.query_params:
        played = await _played(request, str(id))
        return lost_page(request) if played is None else (await pages.rules_at(lang, *played)).answer(request, HEADERS)
    return pages.rules(lang, game).answer(request, HEADERS)


async def _played(request: Request, game_id: str) -> tuple[Game, str] | None:
    """The game of the table that is asked about, with the table's id. Whoever has been there knows what its address
    ends with; nobody else is told what is played there."""
    try:
        table = await request.app.state.tables.find(request.query_params["table"])
    except Refusal:
        return None
    game: Game = table.game
    if game.id != game_id or request.query_params.get("edition") != played_mark(game):
        return None
    return game, table.id


async def about(request: Request) -> Response:
    """Of the game that the address names, in general or as it is played at a table."""
    pages, lang = _asked(request)
    game = next((game for game in known_games() if game.id == request.path_params["game"]), None)
    page = None
    if game is not None and "table" in request.query_params:
        played = await _played(request, game.id)
        page = None if played is None else await pages.about_at(lang, *played)
    elif game is not None:
        page = pages.about(lang, game)
    return lost_page(request) if page is None else page.answer(request, HEADERS)


async def puzzle(request: Request) -> Response:
    pages, lang = _asked(request)
    game = next((game for game in games_with_puzzles() if game.id == request.path_params["game"]), None)
    return lost_page(request) if game is None else pages.puzzle(lang, game).answer(request, HEADERS)


async def shell(request: Request) -> Response:
    pages, lang = _asked(request)
    page, id = request.url.path.split("/")[2], request.path_params["id"]
    if not _ID.match(id):
        return lost_page(request)
    at = request.query_params.get("at", "")
    preview = None if pages.previews is None else await pages.previews.of(lang, page, id, at)
    return pages.shell(lang, page, id, preview).answer(request, HEADERS)


async def book(request: Request) -> Response:
    pages, lang = _asked(request)
    return pages.book(lang).answer(request, HEADERS)


async def mail(request: Request) -> Response:
    """Where the links in mails lead; what they say stands behind `#`."""
    pages, lang = _asked(request)
    return pages.mail(lang).answer(request, HEADERS)


async def worker(request: Request) -> Response:
    """At an address of its own: a service worker belongs to the addresses below its own, of which there are none."""
    return assets().bodies["worker.js"].answer(request, {"Cache-Control": ONCE})


async def asset(request: Request) -> Response:
    sent = assets().answer(request, request.path_params["hash"], request.path_params["name"])
    return sent or lost_page(request)


async def robots(request: Request) -> Response:
    return PlainTextResponse(ROBOTS)


async def favicon(request: Request) -> Response:
    return RedirectResponse(assets().address("favicon.svg"))


async def to_language(request: Request) -> Response:
    """The same address in the reader's language; browsers keep the fragment."""
    query = f"?{request.url.query}" if request.url.query else ""
    answer = RedirectResponse(f"/{language(request)}{request.url.path}{query}")
    answer.headers["Vary"] = "Accept-Language, Cookie"
    answer.headers["Cache-Control"] = "no-store"
    return answer


async def with_slash(request: Request) -> Response:
    return RedirectResponse(request.url.path + "/")


def _asked(request: Request) -> tuple[Pages, str]:
    """The pages, and the language that the address begins with."""
    return request.app.state.pages, request.url.path.split("/")[1]


routes = APIRouter()
routes.add_route("/", to_language)
routes.add_route("/book", to_language)
routes.add_route("/robots.txt", robots)
routes.add_route("/favicon.ico", favicon)
routes.add_route("/calls/worker.js", worker)
routes.add_route("/assets/{hash}/{name:path}", asset)
for _page in ("rules", "about", "puzzle", "table", "replay"):
    routes.add_route(f"/{_page}/{{rest:path}}", to_language)
for _lang in LANGUAGES:
    routes.add_route(f"/{_lang}", with_slash)
    routes.add_route(f"/{_lang}/", home)
    routes.add_route(f"/{_lang}/mail", mail)
    routes.add_route(f"/{_lang}/rules", with_slash)
    routes.add_route(f"/{_lang}/rules/", rules)
    routes.add_route(f"/{_lang}/rules/{{game}}", rules)
    routes.add_route(f"/{_lang}/about/{{game}}", about)
    routes.add_route(f"/{_lang}/book", book)
    routes.add_route(f"/{_lang}/puzzle/{{game}}", puzzle)
    routes.add_route(f"/{_lang}/table/{{id}}", shell)
    routes.add_route(f"/{_lang}/replay/{{id}}", shell)
