"""What the pages load: scripts, styles and art under one address that changes with their content, kept in memory."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from vivant.draw.inline import sprite_svg
from vivant.draw.palette import LIGHT, SANS, SERIF, page_sheet
from vivant.draw.standalone import whole_svg
from vivant.table.pictures import first_scene, known_games, poster
from vivant.table.speech import BOOK, script_words
from vivant.words import LANGUAGES

FOLDER = Path(__file__).parent / "page"
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
ICON_SIZES = (192, 512)  # of the pictures that tools/make_icons.py draws; phones take no SVG
FOR_EVER = "public, max-age=31536000, immutable"
ONCE = "no-cache"
_SMALL = 400  # bytes that are not worth packing
_PACKED = (TYPES[".woff2"], "image/png")  # as it is
_COMMENT = re.compile(r"^[ \t]*(?://[^\n]*|/\*(?:(?!\*/).)*\*/[ \t]*)$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Body:
    """What is sent, packed once for all who take it so."""

    plain: bytes
    packed: bytes | None
    type: str
    tag: str

    def answer(self, request: Request, headers: Mapping[str, str], status: int = 200) -> Response:
        head = {"Content-Type": self.type, "ETag": self.tag, "X-Content-Type-Options": "nosniff", **headers}
        if self.packed is not None:
            head["Vary"] = "Accept-Encoding"
        if status == 200 and self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers={key: head[key] for key in head if key != "Content-Type"})
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, status, headers={**head, "Content-Encoding": "gzip"})
        return Response(self.plain, status, headers=head)


def body_of(content: str | bytes, type: str) -> Body:
    plain = content.encode() if isinstance(content, str) else content
    packed = gzip.compress(plain, 9, mtime=0) if len(plain) > _SMALL and type not in _PACKED else None
    return Body(plain, packed, type, f'"{hashlib.sha256(plain).hexdigest()[:20]}"')


def without_comments(text: str) -> str:
    """A script or a style as it is sent: comments that fill their lines are for who reads the source. A line keeps
    its number, so that a browser's complaint can be found there."""
    return _COMMENT.sub(lambda comment: "\n" * comment[0].count("\n"), text)


class Assets:
    """Every file of the folder, and what is drawn from the games: `art/GAME.svg`, `art/GAME-poster.en.svg`,
    `art/scenes.css`."""

    def __init__(self, folder: Path = FOLDER) -> None:
        files = {file.name: file.read_bytes() for file in sorted(folder.iterdir()) if file.suffix in TYPES}
        for name in files:
            if name.endswith((".js", ".css")):
                files[name] = without_comments(files[name].decode()).encode()
        files |= {name: text.encode() for name, text in _art().items()}
        files |= {f"manifest.{lang}.webmanifest": _manifest(lang).encode() for lang in LANGUAGES}
        files |= {f"{name}.{lang}.json": _words(name, lang) for name in ("calls", "offer") for lang in LANGUAGES}
        self.bodies = {name: body_of(content, TYPES[Path(name).suffix]) for name, content in files.items()}
        whole = hashlib.sha256()
        for name, body in sorted(self.bodies.items()):
            whole.update(f"{name} {body.tag}\n".encode())
        self.hash = whole.hexdigest()[:16]

    @property
    def root(self) -> str:
        return f"/assets/{self.hash}"

    def address(self, name: str) -> str:
        assert name in self.bodies, f"no asset {name}"
        return f"{self.root}/{name}"

    def answer(self, request: Request, hash: str, name: str) -> Response | None:
        """None for what there is not. A page from before a new start still finds its files, but may not keep them."""
        body = self.bodies.get(name)
        if body is None:
            return None
        headers = {"Cache-Control": FOR_EVER if hash == self.hash else ONCE}
        if body.type == TYPES[".svg"]:
            headers["Content-Security-Policy"] = "default-src 'none'"
        return body.answer(request, headers)


def _art() -> dict[str, str]:
    scenes = {game.id: first_scene(game) for game in known_games()}
    drawn = {id: scene for id, scene in scenes.items() if scene is not None}
    sheet = f":root{{--serif:{SERIF};--sans:{SANS}}}\n" + page_sheet({id: scene.mat for id, scene in drawn.items()})
    sprites = {f"art/{id}.svg": sprite_svg(scene.sprite) for id, scene in drawn.items()}
    shown = {(game.id, lang): poster(game, lang) for game in known_games() for lang in LANGUAGES}
    posters = {f"art/{id}-poster.{lang}.svg": whole_svg(scene) for (id, lang), scene in shown.items() if scene}
    return {"art/scenes.css": sheet, **sprites, **posters}


def _words(name: str, lang: str) -> bytes:
    """What a script says that most readers never load."""
    return json.dumps(script_words(lang, (name,)), ensure_ascii=False, separators=(",", ":")).encode()


def _manifest(lang: str) -> str:
    content = {
        "name": "vivant",
        "short_name": "vivant",
        "description": BOOK.words(lang)("page-about"),
        "lang": lang,
        "start_url": f"/{lang}/",
        "scope": "/",
        "display": "standalone",
        "background_color": LIGHT["page"],
        "theme_color": LIGHT["surface"],
        "icons": [
            {"src": "favicon.svg", "sizes": "any", "type": "image/svg+xml"},
            *({"src": f"icon-{size}.png", "sizes": f"{size}x{size}", "type": TYPES[".png"]} for size in ICON_SIZES),
        ],
    }
    return json.dumps(content, ensure_ascii=False)


@cache
def assets() -> Assets:
    """Made once for each process."""
    return Assets()
