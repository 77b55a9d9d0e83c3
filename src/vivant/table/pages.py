"""The pages: home, rules, a table's frame, replay; each in both languages, with their assets."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

from fastapi import APIRouter
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from vivant.engine.game import Game
from vivant.table.assets import ONCE, Body, assets, body_of
from vivant.table.pictures import inline_svg, known_games, poster
from vivant.table.rulepages import rules_of
from vivant.table.speech import BOOK
from vivant.words import LANGUAGES, Book

FOLDER = Path(__file__).parent
HTML = "text/html; charset=utf-8"
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
SCRIPT_WORDS = {
    "home": ("pages",),
    "table": ("table", "pages"),
    "replay": ("table", "pages"),
}  # files whose messages it says
_ID = re.compile(r"[A-Za-z0-9_-]{1,64}\Z")
_VARIABLE = re.compile(r"\{\s*\$([\w-]+)\s*\}")
_MESSAGE = re.compile(r"^(js-[\w-]+) *= *(.*(?:\n[ \t].*)*)", re.MULTILINE)

templates = Environment(
    loader=FileSystemLoader(FOLDER / "templates"),
    autoescape=True,
    trim_blocks=True,
    lstrip_blocks=True,
    undefined=StrictUndefined,
)


def page_routes(public_url: str | None = None) -> APIRouter:
    """All pages. `public_url` is where others reach this server, without a slash at its end."""
    assets()  # read, drawn and packed now, and not when the first reader waits for them
    pages = Pages(public_url or "")
    router = APIRouter()

    def route(path: str, answer: Callable[[Request], Response]) -> None:
        async def endpoint(request: Request) -> Response:
            return answer(request)

        router.add_route(path, endpoint, methods=["GET"], include_in_schema=False)

    route("/", _to_language)
    route("/robots.txt", lambda request: PlainTextResponse("User-agent: *\nDisallow: /\n"))
    route("/favicon.ico", lambda request: RedirectResponse(assets().address("favicon.svg")))
    route("/assets/{hash}/{name:path}", _asset)
    for page in ("rules", "table", "replay"):
        route(f"/{page}/{{rest:path}}", _to_language)
    for lang in LANGUAGES:
        route(f"/{lang}", _with_slash)
        route(f"/{lang}/", partial(pages.home, lang))
        route(f"/{lang}/rules", _with_slash)
        route(f"/{lang}/rules/", partial(pages.rules_list, lang))
        route(f"/{lang}/rules/{{game}}", partial(pages.rules, lang))
        route(f"/{lang}/table/{{id}}", partial(pages.shell, lang, "table"))
        route(f"/{lang}/replay/{{id}}", partial(pages.shell, lang, "replay"))
    return router


def not_found(request: Request) -> Response:
    """The page for an address that leads nowhere, in the language of the reader."""
    first = request.url.path.strip("/").split("/")[0]
    lang = first if first in LANGUAGES else language_of(request)
    return _lost(lang).answer(request, HEADERS, 404)


@cache
def _lost(lang: str) -> Body:
    return Pages().lost(lang)


def language_of(request: Request) -> str:
    """What the reader chose on a page before; else the first of the browser's languages that we have."""
    kept = request.cookies.get("lang")
    if kept in LANGUAGES:
        return kept
    wanted: list[tuple[float, str]] = []
    for part in request.headers.get("accept-language", "").split(",")[:20]:
        code, _, weight = part.strip().partition(";q=")
        try:
            wanted.append((-float(weight or 1), code.lower().split("-")[0]))
        except ValueError:
            continue
    return next((code for _, code in sorted(wanted, key=lambda item: item[0]) if code in LANGUAGES), "en")


@cache
def script_words(lang: str, names: tuple[str, ...]) -> dict[str, str]:
    """The messages that scripts say, out of these files of the table's book; what they fill in reads `{name}`."""
    words = BOOK.words(lang)
    found: dict[str, str] = {}
    for name in names:
        for key, text in _MESSAGE.findall(Book(BOOK.folder, names=(name,)).source(lang)):
            found[key] = words(key, **{variable: f"{{{variable}}}" for variable in _VARIABLE.findall(text)})
    return found


class Pages:
    """Renders pages. What is the same for everybody is rendered once."""

    def __init__(self, public_url: str = "") -> None:
        self.public_url = public_url
        self._made: dict[tuple[str, ...], Body] = {}

    def home(self, lang: str, request: Request) -> Response:
        return self._kept(request, (lang, "home"), lambda: self._home(lang))

    def rules_list(self, lang: str, request: Request) -> Response:
        return self._kept(request, (lang, "rules"), lambda: self._rules(lang, None))

    def rules(self, lang: str, request: Request) -> Response:
        game = next((game for game in known_games() if game.id == request.path_params["game"]), None)
        if game is None:
            return not_found(request)
        return self._kept(request, (lang, "rules", game.id), lambda: self._rules(lang, game))

    def shell(self, lang: str, page: str, request: Request) -> Response:
        """The frame of a page whose content its script asks for."""
        id = request.path_params["id"]
        if not _ID.match(id):
            return not_found(request)
        data = {"table": id, "words": script_words(lang, SCRIPT_WORDS[page])}
        html = self._render(f"{page}.html", lang, page, f"/{page}/{id}", data, id=id)
        return body_of(html, HTML).answer(request, HEADERS)

    def lost(self, lang: str) -> Body:
        return body_of(self._render("notfound.html", lang, "notfound", "/", None), HTML)

    # inside

    def _kept(self, request: Request, name: tuple[str, ...], make: Callable[[], str]) -> Response:
        if name not in self._made:
            self._made[name] = body_of(make(), HTML)
        return self._made[name].answer(request, HEADERS)

    def _home(self, lang: str) -> str:
        games = [_shown(game, lang) for game in known_games()]
        data = {"words": script_words(lang, SCRIPT_WORDS["home"])}
        return self._render("home.html", lang, "home", "/", data, games=games)

    def _rules(self, lang: str, game: type[Game] | None) -> str:
        """Of one game, or the list of games."""
        games = [_shown(other, lang) for other in known_games()]
        book = None if game is None else rules_of(game, lang)
        here = "/rules/" if game is None else f"/rules/{game.id}"
        return self._render("rules.html", lang, "rules", here, None, games=games, book=book)

    def _render(self, name: str, lang: str, page: str, here: str, data: dict[str, Any] | None, **more: object) -> str:
        found = assets()
        told = None
        if data is not None:
            told = _json({"page": page, "lang": lang, "assets": found.root, **data})
        return templates.get_template(name).render(
            lang=lang,
            languages=LANGUAGES,
            page=page,
            here=here,
            public_url=self.public_url,
            say=BOOK.words(lang),
            asset=found.address,
            data=told,
            **more,
        )


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
    }


def _json(data: dict[str, Any]) -> Markup:
    """For a script element: nothing in it can end the element."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return Markup(text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029"))


def _asset(request: Request) -> Response:
    found = assets().answer(request, request.path_params["hash"], request.path_params["name"])
    return found or not_found(request)


def _to_language(request: Request) -> Response:
    """The same address in the reader's language; browsers keep the fragment."""
    query = f"?{request.url.query}" if request.url.query else ""
    answer = RedirectResponse(f"/{language_of(request)}{request.url.path}{query}")
    answer.headers["Vary"] = "Accept-Language, Cookie"
    answer.headers["Cache-Control"] = "no-store"
    return answer


def _with_slash(request: Request) -> Response:
    return RedirectResponse(request.url.path + "/")
