"""The pages without a server: an app that holds nothing else, and what a browser would find in its HTML."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from html.parser import HTMLParser

import httpx
from fastapi import FastAPI

from vivant.engine.registry import game_ids
from vivant.table import pages
from vivant.table.puzzling import games_with_puzzles
from vivant.words import LANGUAGES

PUBLIC = "https://play.example.org"
EMPTY_ELEMENTS = {"meta", "link", "input", "br", "hr", "img", "wbr"}


class Site:
    """Asks the app in a thread of its own: a test before may have left a running loop in this one."""

    def __init__(self) -> None:
        self.app = FastAPI()
        self.app.state.pages = pages.Pages(PUBLIC)
        self.app.include_router(pages.routes)

    def get(self, path: str, **headers: str) -> httpx.Response:
        async def ask() -> httpx.Response:
            transport = httpx.ASGITransport(self.app)
            async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
                named = {name.replace("_", "-"): value for name, value in headers.items()}
                return await client.get(path, headers={"Accept-Encoding": "identity", **named})

        with ThreadPoolExecutor(1) as pool:
            return pool.submit(asyncio.run, ask()).result()


@functools.cache
def site() -> Site:
    return Site()


@dataclass
class Element:
    tag: str
    attributes: dict[str, str]
    text: str = ""
    parents: tuple[str, ...] = field(default=(), repr=False)


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.found: list[Element] = []
        self.open: list[Element] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        parents = tuple(element.tag for element in self.open)
        element = Element(tag, {name: value or "" for name, value in attrs}, parents=parents)
        self.found.append(element)
        if tag not in EMPTY_ELEMENTS:
            self.open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in EMPTY_ELEMENTS:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> closes nothing"
        assert self.open[-1].tag == tag, f"</{tag}> closes <{self.open[-1].tag}>"
        self.open.pop()

    def handle_data(self, data: str) -> None:
        for element in self.open:
            element.text += data


def elements(html: str) -> list[Element]:
    """All elements in order, each with its text; every one is closed by its own end."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    assert not reader.open, [element.tag for element in reader.open]
    return reader.found


def addresses(lang: str) -> Iterator[str]:
    """One address of every kind of page, and of every game its rules and what it tells about itself."""
    yield f"/{lang}/"
    yield f"/{lang}/rules/"
    yield from (f"/{lang}/rules/{game}" for game in game_ids())
    yield from (f"/{lang}/about/{game}" for game in game_ids())
    yield f"/{lang}/book"
    yield from (f"/{lang}/puzzle/{kind.id}" for kind in games_with_puzzles())
    yield f"/{lang}/table/abc123"
    yield f"/{lang}/replay/abc123"


ALL_PAGES = [address for lang in LANGUAGES for address in addresses(lang)]
