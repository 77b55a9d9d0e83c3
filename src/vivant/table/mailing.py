"""Mail through the operator's own server: read from one address, sent over TLS, one message at a time."""

from __future__ import annotations

import re
import smtplib
import ssl
import sys
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from vivant.engine.errors import SetupError
from vivant.table.outgoing import is_number, stays_here
from vivant.words import Message, Words
from vivant.words.system import system_reason

SECONDS: Final = 15.0
LONGEST: Final = 254
_ADDRESS: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z][A-Za-z0-9-]{1,62}"
)


def is_mail(text: str) -> bool:
    """Whether mail could be sent there: plain letters, a name and a domain."""
    return len(text) <= LONGEST and _ADDRESS.fullmatch(text) is not None and ".." not in text


@dataclass(frozen=True)
class MailServer:
    """smtp://USER:PASSWORD@HOST:PORT with STARTTLS, or smtps:// with TLS from the start."""

    host: str
    port: int
    user: str
    password: str
    tls: bool  # from the start
    sender: str

    @property
    def here(self) -> bool:
        """On this machine, where nothing needs to be hidden on the way."""
        return self.host in ("localhost", "127.0.0.1", "::1")

    def open(self) -> smtplib.SMTP:
        """A session that has shown who it is. OSError or SMTPException where that cannot be."""
        if stays_here() and not self.here:
            raise PermissionError
        safe = ssl.create_default_context()
        if self.tls:
            session: smtplib.SMTP = smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=safe)
        else:
            session = smtplib.SMTP(self.host, self.port, timeout=SECONDS)
        try:
            session.ehlo()
            if not self.tls and not self.here:
                session.starttls(context=safe)
                session.ehlo()
            if self.user:
                session.login(self.user, self.password)
        except BaseException:
            session.close()
            raise
        return session

    def send(self, to: str, subject: str, text: str, stop: str) -> None:
        """Blocks. `stop` is an address that ends such mail when it is called by POST."""
        message = EmailMessage()
        message["From"] = Address("vivant", addr_spec=self.sender)
        message["To"] = Address(addr_spec=to)
        message["Subject"] = subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self.sender.partition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        with self.open() as session:
            session.send_message(message)


def read_mail_server(address: str, sender: str, url: str) -> MailServer:
    """As the operator writes it; SetupError in one line says what is amiss."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or parts.path.strip("/") or port == 0:
        raise SetupError(Message("serve-smtp"))
    if not is_mail(sender) or is_number(sender.partition("@")[2]):
        raise SetupError(Message("serve-mail-from", {"sender": sender}))
    if not url:
        raise SetupError(Message("serve-mail-url"))
    tls = parts.scheme == "smtps"
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(parts.hostname, port or (465 if tls else 587), user, password, tls, sender)


def check_mail_server(server: MailServer, words: Words) -> None:
    """One line when nothing can be sent now; it may work later."""
    try:
        server.open().quit()
    except OSError as error:  # what goes wrong in SMTP is one, too
        smtp = isinstance(error, smtplib.SMTPException)
        detail = type(error).__name__ if smtp else system_reason(error)
        print(words("serve-mail-fails", server=server.host, detail=detail), file=sys.stderr, flush=True)
