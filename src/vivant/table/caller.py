"""Calling people who are away: their turn has come, or the match is over; by push or mail, once for each turn."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import logging
import secrets
import smtplib
import time
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from http.client import HTTPException
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sqlalchemy import Connection, delete, insert, select, update

from vivant.table import schema
from vivant.table.limits import Bucket, PerAddress
from vivant.table.match import OVER, PLAYING
from vivant.table.outgoing import NotAllowed, Outgoing
from vivant.table.seats import PERSON
from vivant.table.settings import Settings
from vivant.table.speech import BOOK
from vivant.table.store import Change, Row, Store, StoreFailed

if TYPE_CHECKING:
    from vivant.table.table import Table
    from vivant.table.webpush import PushKeys

log = logging.getLogger("vivant.table")

T = TypeVar("T")

PUSH, MAIL = "push", "mail"
OVER_MARK: Final = "over"
TRIES: Final = 3
PAUSES: Final = (30.0, 120.0)  # seconds before each further one, or what the service asks for
LONGEST_PAUSE: Final = 600.0
AT_ONCE: Final = 8  # messages that somebody is being told
PER_SECOND: Final = 5.0  # of the whole server; ten minutes' worth at once
LIVES: Final = 3600 * 24  # how long a push service keeps a message for a browser that is off
TOPIC: Final = 32  # letters by which a later message takes the place of one that was not delivered
MOST_NOTED: Final = 10_000
DEAD: Final = (404, 410)
AGAIN: Final = (429, 500, 502, 503, 504)


@dataclass(frozen=True)
class Notice:
    """What is said: of which table, and that it is one's turn or over; nothing of what is played there."""

    table_id: str
    lang: str
    title: str
    text: str

    @property
    def path(self) -> str:
        return f"/{self.lang}/table/{self.table_id}"


class Caller:
    """One for each server. Looking is cheap, and done on the event loop; all else is beside it."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.outgoing = Outgoing()
        self.can_push = find_spec("cryptography") is not None
        self.wishes = PerAddress(settings.callees_per_address)
        self.pauses: tuple[float, ...] = PAUSES
        self.asked = PerAddress(settings.asks_per_mailbox, 86_400.0)  # by mailbox
        self._mails = PerAddress(settings.mails_per_address, 86_400.0)
        self._all = Bucket(PER_SECOND, 600.0)
        self._keys: PushKeys | None = None
        self._secret = b""
        self._opening = asyncio.Lock()
        self._tables: set[str] | None = None  # where somebody is to be called; None: not read yet
        self._since: dict[tuple[str, int], float] = {}  # since when those were asked who were called
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._pool = ThreadPoolExecutor(AT_ONCE, "vivant-caller")  # others wait for nobody who does not answer

    # life

    async def open(self) -> None:
        """PushKeys are made at the first start; who is to be called is read. Later, where the store is away now."""
        async with self._opening:
            if self._tables is None:
                kept, tables = await self.store.read(_read_all)
                if kept is None:
                    kept = {"private": self._new_private(), "secret": secrets.token_hex(32)}
                    change = Change()
                    change.insert(schema.caller, kept)
                    await self.store.write(change)
                elif self.can_push and not kept["private"]:
                    kept = {**kept, "private": self._new_private()}
                    change = Change()
                    change.add(update(schema.caller).values(private=kept["private"]))
                    await self.store.write(change)
                self._secret = bytes.fromhex(kept["secret"])
                self._keys = self._keys_of(kept["private"])
                self._tables = tables

    async def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _new_private(self) -> str:
        if not self.can_push:
            return ""
        from vivant.table.webpush import PushKeys

        return PushKeys().private

    def _keys_of(self, private: str) -> PushKeys | None:
        if not self.can_push:
            return None
        from vivant.table.webpush import PushKeys

        return PushKeys(private)

    @property
    def public_key(self) -> str:
        return self._keys.public if self._keys is not None else ""

    # who wants to be called

    async def callees(self, table_id: str, seat: int) -> list[Row]:
        await self.open()
        return await self.store.read(lambda connection: _callees(connection, table_id, [seat]))

    async def add(
        self, table: Table, seat: int, kind: str, address: str, lang: str, given: dict[str, str] | None = None
    ) -> str:
        """Its id. The same address again takes the place of what it was; the oldest browsers of a seat give way."""
        before = await self.callees(table.id, seat)
        alike = [row for row in before if row["kind"] == kind]
        gone = alike if kind == MAIL else [row for row in alike if row["address"] == address]
        rest = [row for row in alike if row not in gone]
        gone = [*gone, *rest[: max(0, len(rest) + 1 - self.settings.calls_per_seat)]]
        id = secrets.token_hex(12)
        change = Change()
        change.add(delete(schema.callees).where(schema.callees.c.id.in_([row["id"] for row in gone])))
        row = {"id": id, "table_id": table.id, "seat": seat, "kind": kind, "address": address, "lang": lang}
        row |= {"secrets": json.dumps(given or {}), "confirmed": int(kind == PUSH), "created": time.time()}
        told = self._present(table, seat) if seat in table.play.asked_since else ""  # they know of that turn
        change.add(insert(schema.callees).values(**row, told=told))
        await self.store.write(change)
        assert self._tables is not None
        self._tables.add(table.id)
        return id

    async def remove(self, *ids: str, of: tuple[str, int] | None = None) -> None:
        column = schema.callees.c
        asked = delete(schema.callees).where(column.id.in_(ids))
        change = Change()
        change.add(asked if of is None else asked.where(column.table_id == of[0], column.seat == of[1]))
        await self.store.write(change)

    async def confirm(self, key: str) -> bool:
        """Whether that was a key to confirm with."""
        id = await self._meant(key, "confirm")
        if id is None:
            return False
        change = Change()
        change.add(update(schema.callees).where(schema.callees.c.id == id).values(confirmed=1))
        await self.store.write(change)
        return True

    async def stop(self, key: str) -> bool:
        id = await self._meant(key, "stop")
        if id is not None:
            await self.remove(id)
        return id is not None

    async def _meant(self, key: str, what: str) -> str | None:
        await self.open()
        id = key.partition(".")[0]
        if not hmac.compare_digest(key.encode("utf-8", "replace"), self.key(id, what).encode("utf-8", "replace")):
            return None
        return id if await self.store.read(lambda connection: _is_there(connection, id)) else None

    def key(self, id: str, what: str) -> str:
        """What only the mail to this callee says: to confirm, or to stop."""
        return f"{id}.{hmac.new(self._secret, f'{what} {id}'.encode(), hashlib.sha256).hexdigest()[:40]}"

    # when they are called

    def look(self, table: Table) -> None:
        """Whether somebody at this table is to be called; it is done a little later, if they are still away."""
        if self._tables is None or table.id in self._tables:
            if table.id not in self._tasks and (table.play.state == OVER or self._wanted(table)):
                self._begin(table.id, self._call_soon(table))

    def _begin(self, key: str, work: Coroutine[Any, Any, None]) -> None:
        """What is still being tried under this key is given up: something newer is to be said."""
        if (old := self._tasks.pop(key, None)) is not None:
            old.cancel()
        self._tasks[key] = task = asyncio.create_task(work)

        def done(_: object) -> None:
            if self._tasks.get(key) is task:
                del self._tasks[key]
            if not task.cancelled() and (error := task.exception()) is not None:
                log.warning("calling failed: %s: %s", type(error).__name__, error)

        task.add_done_callback(done)

    async def _beside(self, work: Callable[..., T], *given: Any) -> T:
        """In one of a few threads of its own."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, work, *given)

    def _wanted(self, table: Table) -> dict[int, str]:
        """For what each seat would be called: who is away, and was so when the turn came."""
        if table.play.state not in (PLAYING, OVER):
            return {}
        wanted: dict[int, str] = {}
        for seat in table.seats:
            if seat.kind != PERSON or seat.readers or seat.gone_since is None:
                continue
            if table.play.state == OVER:
                wanted[seat.number] = OVER_MARK
            elif not seat.lent and (since := table.play.asked_since.get(seat.number)) is not None:
                if seat.gone_since <= since and self._since.get((table.id, seat.number)) != since:
                    wanted[seat.number] = self._present(table, seat.number)
        return wanted

    def _present(self, table: Table, seat: int) -> str:
        return OVER_MARK if table.play.state == OVER else str(table.play.decisions.numbers[seat])

    async def _call_soon(self, table: Table) -> None:
        try:
            await self.open()
            assert self._tables is not None
            if table.id not in self._tables:
                return
            while True:
                over, wanted = table.play.state == OVER, self._wanted(table)
                if not (over or wanted):
                    return
                await asyncio.sleep(self.settings.call_seconds)
                still = {seat: mark for seat, mark in self._wanted(table).items() if wanted.get(seat) == mark}
                due = await self._due(table, still)
                if over:  # whoever was here has seen it; nobody is called for this table again
                    await self._forget(table.id)
                for row, message in due:
                    self._begin(row["id"], self._send(row, message))
                if over:
                    return
        except StoreFailed:
            pass  # the store has said why; they see it when they come
        except Exception:
            log.exception("calling at table %s", table.id)

    async def _due(self, table: Table, wanted: dict[int, str]) -> list[tuple[Row, Notice]]:
        """Each once: it is noted before it is sent, so that a restart calls nobody twice."""
        rows = await self.store.read(lambda connection: _callees(connection, table.id, list(wanted)))
        due = [row for row in rows if row["confirmed"] and row["told"] != wanted[row["seat"]]]
        change = Change()
        for row in due:
            mark = wanted[row["seat"]]
            change.add(update(schema.callees).where(schema.callees.c.id == row["id"]).values(told=mark))
        if due:
            await self.store.write(change)
        for seat in wanted:
            if seat in table.play.asked_since:
                self._since[table.id, seat] = table.play.asked_since[seat]
        if len(self._since) > MOST_NOTED:
            self._since.clear()  # what is stored still calls nobody twice for one decision
        return [(row, message_for(table, row["lang"])) for row in due]

    async def _forget(self, table_id: str) -> None:
        """The match is over, and everybody who was away has been told."""
        change = Change()
        change.add(delete(schema.callees).where(schema.callees.c.table_id == table_id))
        await self.store.write(change)
        if self._tables is not None:
            self._tables.discard(table_id)
        self._since = {key: since for key, since in self._since.items() if key[0] != table_id}

    # how

    async def _send(self, row: Row, message: Notice) -> None:
        if not self._all.take():
            log.warning("too many calls at once: one of table %s is left out", row["table_id"])
            return
        if row["kind"] == MAIL:
            if self._mails.take(row["address"].casefold()):
                stop = self.key(row["id"], "stop")
                await self.mail(row, message.title, self._letter(message, stop), stop)
        elif self._keys is not None:
            await self._push(row, message)

    async def _push(self, row: Row, message: Notice) -> None:
        async def once() -> float | None:
            assert self._keys is not None
            body, headers = sealed(self._keys, row, message, self.settings)
            answer = await self._beside(self.outgoing.post, row["address"], body, headers)
            if answer.status in DEAD:
                await self.remove(row["id"])
            elif answer.status in AGAIN:
                raise _Later(f"status {answer.status}", answer.after)
            elif answer.status >= 300:
                raise NotAllowed(f"status {answer.status}")
            return None

        await self._try("push", row, once)

    async def mail(self, row: Row, subject: str, text: str, stop: str) -> None:
        server = self.settings.mail
        if server is None:
            return
        address = f"{self.settings.public_url}/api/mail/{stop}/stop"

        async def once() -> None:
            await self._beside(server.send, row["address"], subject, text, address)

        await self._try("mail", row, once)

    def _letter(self, message: Notice, stop: str) -> str:
        url = self.settings.public_url
        told = BOOK.words(message.lang)("call-stop", link=f"{url}/{message.lang}/mail#stop={stop}")
        return f"{message.text}\n\n{url}{message.path}\n\n{told}\n"

    def ask(self, table: Table, seat: int, id: str, address: str, lang: str) -> None:
        """Whether this mailbox wants it. It says nothing that who asked could have written, as it goes to anybody."""
        say, url = BOOK.words(lang), self.settings.public_url
        title = table.game.book.words(lang)("title")
        links = {what: f"{url}/{lang}/mail#{what}={self.key(id, what)}" for what in ("confirm", "stop")}
        text = say("call-ask", title=title, url=url, **links)
        row = {"table_id": table.id, "seat": seat, "address": address}
        work = self.mail(row, say("call-ask-title", title=title), text, self.key(id, "stop"))
        self._begin(id, work)

    async def _try(self, how: str, row: Row, once: Callable[[], Awaitable[Any]]) -> None:
        """A few times at most; one line when it does not come through, without the address."""
        why = ""
        for pause in (*self.pauses[: TRIES - 1], None):
            after = 0.0
            try:
                await once()
                return
            except NotAllowed as error:
                why = str(error) if str(error).startswith("status") else "that address is not called"
                break
            except _Later as error:
                why, after = str(error), error.after
            except smtplib.SMTPRecipientsRefused:
                why = "the mailbox is refused"
                break
            except (OSError, HTTPException) as error:  # what goes wrong in SMTP is an OSError, too
                why = type(error).__name__
            if pause is not None:
                await asyncio.sleep(min(max(pause, after), LONGEST_PAUSE))
        log.warning("table %s: %s could not be sent to seat %s: %s", row["table_id"], how, row["seat"], why)


class _Later(Exception):
    def __init__(self, why: str, after: float) -> None:
        super().__init__(why)
        self.after = after


def message_for(table: Table, lang: str) -> Notice:
    """Alike for whatever is held or hidden there: names, and whether it is over."""
    say = BOOK.words(lang)
    game = table.game.book.words(lang)("title")
    name = f"{table.setup.name} ({game})" if table.setup.name else game
    key = "call-over" if table.play.state == OVER else "call-turn"
    return Notice(table.id, lang, say(f"{key}-title", name=name), say(key, name=name))


def sealed(keys: PushKeys, row: Row, message: Notice, settings: Settings) -> tuple[bytes, dict[str, str]]:
    """What is posted to the push service, which can read none of it."""
    from vivant.table.webpush import read_receiver, seal

    given = json.loads(row["secrets"])
    content = {"title": message.title, "body": message.text, "url": message.path, "tag": message.table_id}
    body = seal(json.dumps(content, ensure_ascii=False).encode(), read_receiver(given["p256dh"], given["auth"]))
    contact = settings.public_url if settings.public_url.startswith("https:") else "mailto:vivant@localhost"
    topic = hashlib.sha256(f"{message.table_id} {row['seat']}".encode()).hexdigest()[:TOPIC]
    sent = {"Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream", "TTL": str(LIVES)}
    return body, {**sent, "Urgency": "high", "Topic": topic, **keys.headers(row["address"], contact)}


def _read_all(connection: Connection) -> tuple[Row | None, set[str]]:
    kept = connection.execute(select(schema.caller)).mappings().first()
    tables = set(connection.execute(select(schema.callees.c.table_id).distinct()).scalars())
    return (None if kept is None else dict(kept)), tables


def _callees(connection: Connection, table_id: str, seats: list[int]) -> list[Row]:
    column = schema.callees.c
    asked = select(schema.callees).where(column.table_id == table_id, column.seat.in_(seats)).order_by(column.created)
    return [dict(row) for row in connection.execute(asked).mappings()]


def _is_there(connection: Connection, id: str) -> bool:
    return connection.execute(select(schema.callees.c.id).where(schema.callees.c.id == id)).first() is not None
