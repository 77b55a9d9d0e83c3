"""A hall: the whole app in this process, with its store, asked over ASGI from a test that is plain and not async."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest

from vivant.table.app import make_app
from vivant.table.refusal import Refusal
from vivant.table.settings import Settings
from vivant.table.table import Table
from vivant.table.telling import Viewer

T = TypeVar("T")

HOME = "http://127.0.0.1:8000"
PATIENCE = 30.0

# Three cards in hand and one round: a whole match is nine plays at three, twelve at four.
SHORT = """
[edition]
game = "vivo"
name = "short"

[cards]
suits = ["red", "green", "blue", "yellow"]
ranks = 3

[harmony]
solo = 1
duet = 1
trio = 1
quartet = 1

[players.3]
suits_removed = 1
harmony_removed = { quartet = 1 }

[players.4]
suits_removed = 0
harmony_removed = { solo = 1 }

[play]
hand = 3
rounds = 1
tricks = 3
highest_points = 2
"""
NAMES = ["Lark", "Fern", "Zoë", "Moss"]
FRIEND = {"kind": "friend"}


def person(number: int, word: str = "") -> dict[str, str]:
    return {"kind": "here" if number else "you", "name": NAMES[number], "word": word}


def bot(name: str = "random") -> dict[str, str]:
    return {"kind": "bot", "bot": name}


class Hall:
    """`open` and `close` may be repeated: the second time it is a new server over the same store."""

    def __init__(self, folder: Path, db: str = "", **settings: Any) -> None:
        usual = {"tables_per_address": 0, "pace_seconds": 0.01, "calls_per_second": 0, "chat_per_minute": 0}
        self.file = folder / "tables.db"
        self.settings = Settings(db=db or f"sqlite:///{self.file}", **{**usual, **settings})
        self.loop: asyncio.AbstractEventLoop

    def open(self) -> Hall:
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self._thread.start()
        self.app = make_app(self.settings)
        self.tables = self.app.state.tables
        self.wait(self.tables.open())
        return self

    def close(self) -> None:
        self.wait(self.tables.close())
        self._stop()

    def __enter__(self) -> Hall:
        return self.open()

    def __exit__(self, *_: object) -> None:
        if not self.loop.is_closed():
            self.close()

    def _stop(self) -> None:
        self.wait(_cancel_the_rest())
        self.wait(self.loop.shutdown_default_executor())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join()
        self.loop.close()

    def again(self) -> Hall:
        """Restart over the same store."""
        self.close()
        return self.open()

    # running things on the loop

    def wait(self, work: Coroutine[Any, Any, T], seconds: float = PATIENCE) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(seconds)

    def do(self, work: Callable[[], T]) -> T:
        """A plain function, on the thread that owns the tables."""

        async def run() -> T:
            return work()

        return self.wait(run())

    def until(self, truth: Callable[[], object], seconds: float = PATIENCE) -> None:
        async def look() -> None:
            async with asyncio.timeout(seconds):
                while not truth():
                    await asyncio.sleep(0.005)

        self.wait(look(), seconds + 5)

    # asking

    async def send(
        self,
        method: str,
        path: str,
        token: str | None = None,
        body: Any = None,
        address: str = "127.0.0.1",
        content: Any = None,
        headers: dict[str, Any] | None = None,
    ) -> httpx.Response:
        transport = httpx.ASGITransport(self.app, client=(address, 1))
        sent = dict(headers or {})
        if token is not None:
            sent["Authorization"] = f"Bearer {token}"
        async with httpx.AsyncClient(transport=transport, base_url=HOME) as client:
            if body is not None:
                content = json.dumps(body)
                sent.setdefault("Content-Type", "application/json")
            return await client.request(method, path, content=content, headers=sent)

    def call(self, method: str, path: str, token: str | None = None, body: Any = None, **more: Any) -> httpx.Response:
        return self.wait(self.send(method, path, token, body, **more))

    def together(self, *calls: Coroutine[Any, Any, httpx.Response]) -> list[httpx.Response]:
        async def gather() -> list[httpx.Response]:
            return list(await asyncio.gather(*calls))

        return self.wait(gather())

    def get(self, path: str, token: str | None = None, **more: Any) -> Any:
        return good(self.call("GET", path, token, **more))

    def post(self, path: str, token: str | None = None, body: Any = None, **more: Any) -> Any:
        return good(self.call("POST", path, token, {} if body is None else body, **more))

    # tables

    def lay(self, *seats: dict[str, str], game: str = "vivo", short: bool = True, **more: Any) -> Laid:
        body = {"game": game, "players": len(seats), "name": "Sunday", "pace": "none", "seats": list(seats)}
        if game == "vivo" and short:
            body["edition"] = SHORT
        if game == "vivo" and "options" not in more:
            body["options"] = {"first": 0}
        made = self.post("/api/tables", None, {**body, **more})
        return Laid(
            self,
            made["table"],
            {seat["seat"]: seat["token"] for seat in made["seats"]},
            {one["seat"]: fragment(one["link"]) for one in made["invitations"]},
            fragment(made["watch"]),
            made,
        )


@dataclass
class Laid:
    """A table and all that is known of it here: tokens by seat, invitations by seat."""

    hall: Hall
    id: str
    tokens: dict[int, str]
    invitations: dict[int, str]
    watch: str
    made: dict[str, Any] = field(default_factory=dict)

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    @property
    def table(self) -> Table:
        """The object itself; it must be in memory."""
        found: Table = self.hall.tables.loaded[self.id]
        return found

    def call(self, method: str, what: str, seat: int | None, body: Any = None, **more: Any) -> httpx.Response:
        token = None if seat is None else self.watch if seat < 0 else self.tokens[seat]
        return self.hall.call(method, f"{self.path}{what}", token, body, **more)

    def get(self, what: str, seat: int, **more: Any) -> Any:
        return good(self.call("GET", what, seat, **more))

    def post(self, what: str, seat: int, body: Any = None, **more: Any) -> Any:
        return good(self.call("POST", what, seat, {} if body is None else body, **more))

    def refused(self, method: str, what: str, seat: int | None, body: Any = None, **more: Any) -> tuple[int, str]:
        return refusal(self.call(method, what, seat, {} if body is None and method == "POST" else body, **more))

    def present(self, seat: int, lang: str = "en", shape: str = "none") -> Any:
        return self.get(f"?lang={lang}&shape={shape}", seat)

    def sit(self, seat: int, name: str = "", word: str = "") -> str:
        seated = self.hall.post(f"{self.path}/sit", self.invitations[seat], {"name": name or NAMES[seat], "word": word})
        assert seated["seat"] == seat
        self.tokens[seat] = seated["token"]
        return self.tokens[seat]

    # playing

    def load(self) -> None:
        """Into memory, as any call would."""
        self.hall.wait(self.hall.tables.find(self.id))

    def asked(self) -> list[int]:
        self.load()
        return self.hall.do(lambda: self.table.play.asked() if self.table.play.state == "playing" else [])

    def decision(self, seat: int) -> int:
        self.load()
        return self.hall.do(lambda: self.table.play.decisions.numbers[seat])

    def legal(self, seat: int) -> list[str]:
        def ask() -> list[str]:
            assert self.table.play.match is not None
            return self.table.play.match.legal(seat)

        self.load()
        return self.hall.do(ask)

    def act(self, seat: int, text: str | None = None) -> Any:
        """Do this, or the first thing that is legal, at the seat's present number."""
        chosen = self.legal(seat)[0] if text is None else text
        return self.post("/act", seat, {"decision": self.decision(seat), "do": chosen})

    def step(self) -> Any:
        """Whoever is asked first does the first legal thing."""
        return self.act(self.asked()[0])

    def finish(self) -> None:
        while self.asked():
            self.step()

    def subscribe(self, seat: int, lang: str = "en", shape: str = "none", after: int | None = None) -> Reading:
        return self.hall.do(lambda: Reading(self, Viewer(seat, lang, shape), after))


class Reading:
    """A subscription as a stream holds it, without the stream."""

    def __init__(self, laid: Laid, viewer: Viewer, after: int | None) -> None:
        from vivant.table.streams import Reader

        self.laid = laid
        self.reader = Reader(laid.table, viewer, after)

    def take(self) -> list[str]:
        """The messages that wait, as they would be sent."""
        return [text for _, text in self.laid.hall.do(self.reader.take)]

    def close(self) -> None:
        self.laid.hall.do(self.reader.close)


def good(answer: httpx.Response) -> Any:
    assert answer.status_code in (200, 201, 202), answer.text
    return answer.json()


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of a refusal, which is of the form that all refusals have."""
    assert 400 <= answer.status_code < 600, answer.text
    told = answer.json()
    assert set(told) in ({"error", "code"}, {"error", "code", "rule"}), told
    assert told["error"]
    assert "\n" not in told["error"]
    return answer.status_code, told["code"]


def refusal_code(work: Callable[[], object]) -> str:
    """With which code a part of a table refuses this."""
    with pytest.raises(Refusal) as refused:
        work()
    return refused.value.code


def fragment(link: str) -> str:
    """The token in a link."""
    return link.partition("#")[2].partition("=")[2]


async def _cancel_the_rest() -> None:
    others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
