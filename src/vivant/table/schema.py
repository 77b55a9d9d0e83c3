"""The database: its tables, the number of their schema, and how an older one is brought up to date."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Column, Connection, Float, Integer, MetaData, String, Table, Text, inspect, select, text

from vivant.engine.errors import SetupError
from vivant.table.speech import BOOK
from vivant.words import Message

metadata = MetaData()

version = Table("vivant_schema", metadata, Column("number", Integer, nullable=False))

clock = Table(
    "vivant_clock",
    metadata,
    Column("counted", Float, nullable=False),  # the time as `clock.py` counts it, when it was last written
    Column("wall", Float, nullable=False),  # what the machine's clock said then
    Column("ran", Float, nullable=False, server_default="0"),  # for how long a server has run in all
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("state", String(8), nullable=False),  # open, playing, over
    Column("setup", Text, nullable=False),  # JSON: game, players, options, edition, name, pace
    Column("secret", String(64)),  # of the sealed dice, in hex; none where an unsealed record goes on
    Column("host", Integer, nullable=False),  # the seat, -1 for nobody
    Column("again", String(32)),  # the table where these people play next
    Column("bot_due", Integer, nullable=False),  # 1 while a bot is asked: such tables wake up with the server
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False, index=True),  # by the clock below
    Column("expired", Float),  # when it was marked to be deleted
    Column("listed", String(2), index=True),  # in which language it stands on the home page; none: it does not
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),  # person, bot, empty
    Column("name", Text, nullable=False),
    Column("bot", Text),  # who plays here: a bot of its own, or one that a person lent the seat to
    Column("word", Text, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),  # of what only the browser knows
    Column("table_id", String(32), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # as keys.py names them
    Column("created", Float, nullable=False),
)

lines = Table(
    "lines",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("line", Integer, primary_key=True, autoincrement=False),  # from 0: the record's first line
    Column("text", Text, nullable=False),
    Column("decisions", Text, nullable=False),  # JSON: each seat's number after this line
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

clocks = Table(
    "clocks",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("began", Float, nullable=False),  # when the match did, by what servers have run
    Column("due", Float, index=True),  # when the next seat runs out of time, by the same; none while no clock runs
)

books = Table(
    "books",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False, index=True),  # when it was last used, by the clock above
)

book_keys = Table(
    "book_keys",
    metadata,
    Column("hash", String(64), primary_key=True),  # of what only its owner's browsers know
    Column("book", String(32), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # as books.py names them
    Column("created", Float, nullable=False),
)

book_seats = Table(
    "book_seats",
    metadata,
    Column("book", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True, index=True),  # which may be gone
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("entered_as", String(32), nullable=False),  # the book that may ask for a token; this one, or one it took in
    Column("created", Float, nullable=False),
)

book_marks = Table(
    "book_marks",
    metadata,
    Column("book", String(32), primary_key=True),
    Column("kind", String(20), primary_key=True),  # lesson, puzzle, …
    Column("game", String(100), primary_key=True),
    Column("id", String(100), primary_key=True),
    Column("day", String(10), nullable=False),
    Column("result", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(32), primary_key=True),  # of a match that is over and stands in a book
    Column("game", String(100), nullable=False),
    Column("at", Float, nullable=False),
    Column("summary", Text, nullable=False),  # JSON, as results.py writes it
)

callees = Table(
    "callees",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # push, mail
    Column("address", Text, nullable=False),  # of a push service, or for mail
    Column("secrets", Text, nullable=False),  # JSON: what a browser gave to seal messages with
    Column("lang", String(2), nullable=False),
    Column("confirmed", Integer, nullable=False),  # 1: it is theirs who asked
    Column("told", String(20), nullable=False),  # what they were called for last
    Column("created", Float, nullable=False),
)

caller = Table(
    "vivant_caller",
    metadata,
    Column("private", String(64), nullable=False),  # by which push services know this server; empty: it has none yet
    Column("secret", String(64), nullable=False),  # of which the keys in mails are made
)

mail_stops = Table(
    "mail_stops",
    metadata,
    Column("hash", String(32), primary_key=True),  # of a mailbox that is not to be asked, with the secret above
    Column("created", Float, nullable=False),
)

Migration = Callable[[Connection], None]


def _two_step_expiry(connection: Connection) -> None:
    """Tables get a mark before they go, and the store a clock of its own, which begins at the last thing done."""
    connection.execute(text("ALTER TABLE tables ADD COLUMN expired FLOAT"))
    connection.execute(text("CREATE TABLE vivant_clock (counted FLOAT NOT NULL, wall FLOAT NOT NULL)"))
    used = text("INSERT INTO vivant_clock SELECT MAX(changed), MAX(changed) FROM tables HAVING COUNT(*) > 0")
    connection.execute(used)


def _open_tables(connection: Connection) -> None:
    """A host may list a table on the home page."""
    connection.execute(text("ALTER TABLE tables ADD COLUMN listed VARCHAR(2)"))
    connection.execute(text("CREATE INDEX ix_tables_listed ON tables (listed)"))


def _clocks(connection: Connection) -> None:
    """Tables with clocks have a row beside them, and the time that servers have run is counted."""
    connection.execute(text("ALTER TABLE vivant_clock ADD COLUMN ran FLOAT DEFAULT '0' NOT NULL"))
    columns = "table_id VARCHAR(32) NOT NULL PRIMARY KEY, began FLOAT NOT NULL, due FLOAT"
    connection.execute(text(f"CREATE TABLE clocks ({columns})"))
    connection.execute(text("CREATE INDEX ix_clocks_due ON clocks (due)"))


def _books(connection: Connection) -> None:
    """Books of matches: who has one, which seats stand in it, its marks, and how those matches ended."""
    for statement in (
        "CREATE TABLE books (id VARCHAR(32) NOT NULL PRIMARY KEY, created FLOAT NOT NULL, changed FLOAT NOT NULL)",
        "CREATE INDEX ix_books_changed ON books (changed)",
        "CREATE TABLE book_keys (hash VARCHAR(64) NOT NULL PRIMARY KEY, book VARCHAR(32) NOT NULL, "
        "kind VARCHAR(8) NOT NULL, created FLOAT NOT NULL)",
        "CREATE INDEX ix_book_keys_book ON book_keys (book)",
        "CREATE TABLE book_seats (book VARCHAR(32) NOT NULL, table_id VARCHAR(32) NOT NULL, seat INTEGER NOT NULL, "
        "entered_as VARCHAR(32) NOT NULL, created FLOAT NOT NULL, PRIMARY KEY (book, table_id, seat))",
        "CREATE INDEX ix_book_seats_table_id ON book_seats (table_id)",
        "CREATE TABLE book_marks (book VARCHAR(32) NOT NULL, kind VARCHAR(20) NOT NULL, game VARCHAR(100) NOT NULL, "
        "id VARCHAR(100) NOT NULL, day VARCHAR(10) NOT NULL, result VARCHAR(40) NOT NULL, created FLOAT NOT NULL, "
        "PRIMARY KEY (book, kind, game, id))",
        "CREATE TABLE results (table_id VARCHAR(32) NOT NULL PRIMARY KEY, game VARCHAR(100) NOT NULL, "
        "at FLOAT NOT NULL, summary TEXT NOT NULL)",
    ):
        connection.execute(text(statement))


def _calling(connection: Connection) -> None:
    """Who asked to be called away from the table, and how the server shows who it is."""
    connection.execute(
        text(
            "CREATE TABLE callees (id VARCHAR(32) NOT NULL PRIMARY KEY, table_id VARCHAR(32) NOT NULL, "
            "seat INTEGER NOT NULL, kind VARCHAR(8) NOT NULL, address TEXT NOT NULL, secrets TEXT NOT NULL, "
            "lang VARCHAR(2) NOT NULL, confirmed INTEGER NOT NULL, told VARCHAR(20) NOT NULL, created FLOAT NOT NULL)"
        )
    )
    connection.execute(text("CREATE INDEX ix_callees_table_id ON callees (table_id)"))
    connection.execute(text("CREATE TABLE vivant_caller (private VARCHAR(64) NOT NULL, secret VARCHAR(64) NOT NULL)"))


def _mail_stops(connection: Connection) -> None:
    """Mailboxes that said they are not to be asked, by hashes."""
    columns = "hash VARCHAR(32) NOT NULL PRIMARY KEY, created FLOAT NOT NULL"
    connection.execute(text(f"CREATE TABLE mail_stops ({columns})"))


# What leads from schema N to N + 1 stands at N - 1. What stands here is never changed, only added to.
MIGRATIONS: list[Migration] = [_two_step_expiry, _open_tables, _clocks, _books, _calling, _mail_stops]
NEWEST = 1 + len(MIGRATIONS)


def older_number(connection: Connection) -> int | None:
    """Of a schema that must be brought up to date; None where there is none, or nothing to do."""
    if not inspect(connection).has_table(version.name):
        return None
    number = int(connection.execute(select(version.c.number)).scalar_one())
    return number if number < NEWEST else None


def bring_up_to_date(connection: Connection, migrations: list[Migration] | None = None) -> None:
    """Make the tables, or lead older ones to the newest schema, all in one transaction; a newer one is refused."""
    steps = MIGRATIONS if migrations is None else migrations
    newest = 1 + len(steps)
    if connection.dialect.name == "sqlite" and not connection.connection.dbapi_connection.in_transaction:  # type: ignore[union-attr]
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # its driver would begin only after the tables are changed
    if not inspect(connection).has_table(version.name):
        metadata.create_all(connection)
        connection.execute(version.insert().values(number=newest))
        return
    number = connection.execute(select(version.c.number)).scalar_one()
    if number > newest:
        raise SetupError(Message("schema-newer", {"found": str(number), "newest": str(newest)}), BOOK)
    for older in range(number, newest):
        steps[older - 1](connection)
        connection.execute(version.update().values(number=older + 1))
