"""What the operator of a table server may set."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vivant.table.mailing import MailServer

DAY = 86_400.0


@dataclass(frozen=True)
class Settings:
    """Sensible for friends at home and for a small server on the net; 0 means no limit where a limit is named."""

    db: str
    migrate: bool = False  # an older schema that we cannot copy by ourselves may be changed: there is a backup
    host: str = "127.0.0.1"
    port: int = 8000
    behind: tuple[str, ...] = ()  # proxies that say for whom they ask: addresses, networks
    neighbours: bool = False  # the person at this machine may let its network in, while it runs
    url: str = ""  # the public address, where others reach this server; empty: as it listens

    sits_per_address: int = 30  # seats at tables of the home page within an hour
    listed_per_address: int = 5  # tables of one address that stand on the home page at once
    listed_seconds: float = 3 * 3600.0  # a table whose host has been away for so long stands there no more
    previews_per_address: int = 120  # pictures of matches that are drawn for links within an hour
    tables_per_address: int = 60  # new tables, imports and books of matches within an hour
    book_calls_per_second: int = 5  # of one address to books, on average; sixty times as many at once
    gets_per_second: int = 100  # pages, pictures, questions of one address, on average; thirty times as many at once
    connections: int = 4000  # open at once; fewer where the system lets us have fewer files
    connections_per_address: int = 200
    head_seconds: float = 15.0  # for a request to come, up to its body
    body_seconds: float = 60.0  # for that
    write_seconds: float = 60.0  # for some of an answer to be taken
    hello_seconds: float = 15.0  # for a socket to say who it is
    messages_per_second: int = 40  # over one socket, on average; twenty times as many at once, then it is closed
    messages_per_address: int = 400  # over all sockets of one address; ten times as many at once, then they wait
    sockets_per_seat: int = 6
    watchers_per_table: int = 50
    body_bytes: int = 64_000  # of any call but an import
    record_bytes: int = 2_000_000  # of an import
    rehearsal_seconds: float = 2.0  # of work for reading an edition or a record from outside
    socket_bytes: int = 4_000  # of a message that comes over a socket
    chat_length: int = 300
    chat_per_minute: int = 20
    calls_per_second: int = 40  # of one seat, on average; twenty times as many at once

    call_seconds: float = 20.0  # how long somebody may be away before they are called
    calls_per_seat: int = 5  # browsers that are called for one seat
    callees_per_address: int = 60  # wishes to be called, of one address within an hour
    mails_per_address: int = 40  # messages to one mailbox within a day
    asks_per_mailbox: int = 3  # questions whether a mailbox wants that, within a day
    asks_per_seat: int = 5  # and from one seat
    asks_per_domain: int = 60  # and to one provider of mailboxes, within an hour
    asks_per_hour: int = 180  # and from the whole server; ten minutes' worth at once
    mail: MailServer | None = None

    expire_open_days: float = 7.0  # tables that never began; 0: never
    expire_over_days: float = 90.0  # finished ones; 0: never
    expire_playing_days: float = 0.0  # matches that nobody played on; 0: never
    expire_book_days: float = 730.0  # books that nobody opened or wrote into; 0: never
    unload_seconds: float = 600.0  # a table that nobody looks at leaves the memory

    thinkers: int = 2  # processes in which bots think
    bot_seconds: float = 1.0  # what a bot may think about one decision
    coach_seconds: float = 2.0  # what the coach may think about a hint
    review_seconds: float = 0.3  # and about each decision of a finished match
    bot_patience: float = 5.0  # how much longer than that we wait before it is replaced
    pace_seconds: float = 1.1  # how long a bot takes at a human pace
    away_seconds: float = 120.0  # then a bot may play for who is away, and who was asked need not be waited for
    host_gone_seconds: float = 300.0  # then any seated person may do what the host may

    @property
    def local(self) -> bool:
        """Whether the address works on this machine only."""
        where = self.url.split("://")[-1].split("/")[0].rsplit(":", 1)[0].strip("[]") if self.url else self.host
        return where in ("127.0.0.1", "localhost", "::1")

    @property
    def public_url(self) -> str:
        if self.url:
            return self.url.rstrip("/")
        host = "127.0.0.1" if self.host in ("0.0.0.0", "::") else self.host
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}"
