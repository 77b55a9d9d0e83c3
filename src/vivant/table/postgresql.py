"""PostgreSQL: sessions in which every answer has its time, and a claim on the database that one session holds."""

from __future__ import annotations

import math
import secrets
import time
from collections.abc import Generator
from typing import Any, Final

import psycopg
from sqlalchemy import URL, Connection, Engine, create_engine, event, text

ANSWER_SECONDS: Final = 10.0  # for one answer, whoever stands between
STATEMENT_SECONDS: Final = 8  # for one statement in the server itself
LOCK_SECONDS: Final = 5
CONNECT_SECONDS: Final = 3
ENDING_SECONDS: Final = 1.0  # for what is under way when our server ends; its calls are cut off after two
CLAIM_SECONDS: Final = 2.0
CLAIM: Final = 0x76697661  # the first number of our advisory lock; the second tells schemas apart

_HOLDS = "l.locktype = 'advisory' AND l.classid = :claim AND l.granted AND l.objid::bigint = "
_HOLDS += "hashtext(current_schema())::bigint & 4294967295"
_TAKE = text("SELECT pg_try_advisory_lock(:claim, hashtext(current_schema()))")
_END_OWN = text(
    "SELECT pg_terminate_backend(l.pid) FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid "
    f"AND a.datname = current_database() WHERE {_HOLDS} AND a.application_name = current_setting('application_name') "
    "AND l.pid <> pg_backend_pid()"
)


class Patience:
    """How long an answer is waited for; less as soon as the server ends."""

    def __init__(self, without_end: bool) -> None:
        self.seconds = math.inf if without_end else ANSWER_SECONDS
        self.until = math.inf

    def end(self) -> None:
        self.until = min(self.until, time.monotonic() + ENDING_SECONDS)

    @property
    def ending(self) -> bool:
        return self.until < math.inf


class TimedConnection(psycopg.Connection[Any]):
    """A connection that is given up when no answer comes. A server that hangs, or a proxy, says nothing by itself."""

    patience = Patience(without_end=True)

    def wait(self, gen: Any, *args: Any, **named: Any) -> Any:
        return super().wait(self._in_time(gen), *args, **named)

    def _in_time(self, gen: Generator[Any, Any, Any]) -> Generator[Any, Any, Any]:
        latest = time.monotonic() + self.patience.seconds
        try:
            wanted = next(gen)
            while True:
                ready = yield wanted
                if not ready and time.monotonic() > min(latest, self.patience.until):
                    self.pgconn.finish()
                    raise psycopg.OperationalError("no answer in time")
                wanted = gen.send(ready)
        except StopIteration as done:
            return done.value


def open_postgresql(url: URL, patience: Patience) -> Engine:
    """Other limits than ours may stand in the address."""
    if url.drivername == "postgresql":
        url = url.set(drivername="postgresql+psycopg")
    usual: dict[str, Any] = {
        "connect_timeout": CONNECT_SECONDS,
        "keepalives_idle": 10,
        "keepalives_interval": 5,
        "keepalives_count": 3,
        "tcp_user_timeout": int(ANSWER_SECONDS * 1000),
    }
    limits = {"tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "3"}
    if patience.seconds < math.inf:
        limits |= {"statement_timeout": f"{STATEMENT_SECONDS}s", "lock_timeout": f"{LOCK_SECONDS}s"}
    options = " ".join(f"-c {name}={value}" for name, value in limits.items())
    args = {name: value for name, value in usual.items() if name not in url.query}
    args["options"] = f"{options} {url.query.get('options', '')}".strip()
    args["application_name"] = f"vivant {secrets.token_hex(8)}"  # by which a process knows its own sessions
    engine = create_engine(url, pool_pre_ping=True, hide_parameters=True, connect_args=args)
    if engine.dialect.driver == "psycopg":

        @event.listens_for(engine, "do_connect")
        def connect(_: object, __: object, positional: list[Any], named: dict[str, Any]) -> TimedConnection:
            if patience.ending:
                raise psycopg.OperationalError("the server ends")
            session = TimedConnection.connect(*positional, **named)
            session.patience = patience
            return session

    return engine


def claim_session(connection: Connection) -> bool:
    """Whether this session is now the one that writes. An older one of this process, whose connection was lost, is
    ended: then it is decided what became of its last transaction. One of a server that was just ended has a moment."""
    latest = time.monotonic() + CLAIM_SECONDS
    while True:
        with connection.begin():
            if connection.execute(_TAKE, {"claim": CLAIM}).scalar():
                return True
            connection.execute(_END_OWN, {"claim": CLAIM})
        if time.monotonic() > latest:
            return False
        time.sleep(0.05)
