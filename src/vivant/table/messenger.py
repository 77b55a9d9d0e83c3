"""Messages to people who are away: by push or mail, a few times at most, each kind in threads of its own."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import smtplib
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from http.client import HTTPException
from typing import TYPE_CHECKING, Any, Final, TypeVar

from vivant.table.callees import MAIL, Callees, mailbox_of
from vivant.table.limits import Bucket, PerAddress
from vivant.table.match import OVER
from vivant.table.outgoing import NotAllowed, Outgoing
from vivant.table.settings import Settings
from vivant.table.speech import BOOK
from vivant.table.store import Row

if TYPE_CHECKING:
    from vivant.table.table import Table
    from vivant.table.webpush import PushKeys

log = logging.getLogger("vivant.table")

T = TypeVar("T")

TRIES: Final = 3
PAUSES: Final = (30.0, 120.0)  # seconds before each further one, or what the service asks for
LONGEST_PAUSE: Final = 600.0
PUSHES_AT_ONCE, MAILS_AT_ONCE = 8, 4  # that somebody is being told
PER_SECOND: Final = 5.0  # of the whole server; ten minutes' worth at once
LIVES: Final = 3600 * 24  # how long a push service keeps a message for a browser that is off
TOPIC: Final = 32  # letters by which a later message takes the place of one that was not delivered
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


class Messenger:
    """One for each server. What does not come through is one line in the log."""

    def __init__(self, settings: Settings, callees: Callees) -> None:
        self.settings = settings
        self.callees = callees
        self.outgoing = Outgoing()
        self.pauses: tuple[float, ...] = PAUSES
        self._mails = PerAddress(settings.mails_per_address, 86_400.0)  # by mailbox
        self._all = Bucket(PER_SECOND, 600.0)
        # Services that do not answer keep no mail waiting, nor does a mail server keep a browser waiting.
        self._pushing = ThreadPoolExecutor(PUSHES_AT_ONCE, "vivant-push")
        self._mailing = ThreadPoolExecutor(MAILS_AT_ONCE, "vivant-mail")

    def close(self) -> None:
        for pool in (self._pushing, self._mailing):
            pool.shutdown(wait=False, cancel_futures=True)
        self.outgoing.close()

    def take(self) -> bool:
        """Whether the server may send one more."""
        return self._all.take()

    async def send(self, row: Row, message: Notice) -> None:
        if not self.take():
            log.warning("too many calls at once: one of table %s is left out", row["table_id"])
            return
        if row["kind"] == MAIL:
            if self._mails.take(mailbox_of(row["address"])):
                stop = self.callees.key(row["id"], "stop")
                await self._mail(row, message.title, self._letter(message, stop), stop)
        elif self.callees.push_keys is not None:
            await self._push(row, message)

    async def _push(self, row: Row, message: Notice) -> None:
        async def once() -> float | None:
            assert self.callees.push_keys is not None
            body, headers = sealed(self.callees.push_keys, row, message, self.settings)
            answer = await _in(self._pushing, self.outgoing.post, row["address"], body, headers)
            if answer.status in DEAD:
                await self.callees.remove(row["id"])
            elif answer.status in AGAIN:
                raise _Later(f"status {answer.status}", answer.after)
            elif answer.status >= 300:
                raise NotAllowed(f"status {answer.status}")
            return None

        await self._try("push", row, once)

    async def _mail(self, row: Row, subject: str, text: str, stop: str) -> None:
        server = self.settings.mail
        if server is None:
            return
        address = f"{self.settings.public_url}/api/mail/{stop}/stop"

        async def once() -> None:
            await _in(self._mailing, server.send, row["address"], subject, text, address)

        await self._try("mail", row, once)

    def _letter(self, message: Notice, stop: str) -> str:
        url = self.settings.public_url
        told = BOOK.words(message.lang)("call-stop", link=f"{url}/{message.lang}/mail#stop={stop}")
        return f"{message.text}\n\n{url}{message.path}\n\n{told}\n"

    async def ask(self, table: Table, seat: int, id: str, address: str, lang: str) -> None:
        """Whether this mailbox wants it. It says nothing that who asked could have written, as it goes to anybody."""
        say, url = BOOK.words(lang), self.settings.public_url
        title = table.game.book.words(lang)("title")
        stop = self.callees.never_key(id, address)
        page = f"{url}/{lang}/mail"
        links = {"confirm": f"{page}#confirm={self.callees.key(id, 'confirm')}", "stop": f"{page}#stop={stop}"}
        text = say("call-ask", title=title, url=url, **links)
        row = {"table_id": table.id, "seat": seat, "address": address}
        await self._mail(row, say("call-ask-title", title=title), text, stop)

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
    topic = hashlib.sha256(f"{message.table_id} {row['seat']}".encode()).hexdigest()[:TOPIC]
    sent = {"Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream", "TTL": str(LIVES)}
    return body, {**sent, "Urgency": "high", "Topic": topic, **keys.headers(row["address"], contact_of(settings))}


async def _in(pool: ThreadPoolExecutor, work: Callable[..., T], *given: Any) -> T:
    return await asyncio.get_running_loop().run_in_executor(pool, work, *given)


def contact_of(settings: Settings) -> str:
    """Whom a push service may turn to. Apple's takes no message without an address that could be one."""
    if settings.public_url.startswith("https:"):
        return settings.public_url
    return f"mailto:{settings.mail.sender}" if settings.mail is not None else "mailto:nobody@vivant.invalid"
