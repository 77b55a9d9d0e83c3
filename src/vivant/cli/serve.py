"""`vivant serve`: the table in the browser."""

from __future__ import annotations

from importlib.util import find_spec
from threading import Thread
from typing import Annotated
from urllib.parse import urlsplit

import typer

from vivant.cli.common import Lang, data_folder, speak
from vivant.engine.errors import SetupError
from vivant.words import Message

NEEDED = ("confusable_homoglyphs", "fastapi", "jinja2", "segno", "sqlalchemy", "uvicorn", "websockets")
USUAL_HOST = "127.0.0.1"
USUAL_PORT = 8000

Db = Annotated[
    str | None,
    typer.Option(
        "--db",
        metavar="URL",
        help="Where matches are kept: sqlite:///FILE or postgresql://… Default: the data folder.",
    ),
]


def serve(
    host: Annotated[
        str | None,
        typer.Option(help="Where to listen; 0.0.0.0 lets other machines in.", show_default=USUAL_HOST),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(help=f"Default: {USUAL_PORT} or the next free one.", min=0, max=65535, show_default=False),
    ] = None,
    db: Db = None,
    url: Annotated[str, typer.Option(metavar="PUBLIC", help="The address at which others reach this server.")] = "",
    behind: Annotated[
        str,
        typer.Option(
            metavar="ADDRESSES", help="Proxies whose X-Forwarded-For and -Proto are believed: addresses, networks."
        ),
    ] = "",
    smtp: Annotated[
        str,
        typer.Option(
            metavar="SERVER",
            envvar="VIVANT_SMTP",
            show_envvar=True,
            help="Mail people whose turn it is through smtp://USER:PASSWORD@HOST or smtps://….",
        ),
    ] = "",
    mail_from: Annotated[str, typer.Option(metavar="ADDRESS", help="Whom such mails come from.")] = "",
    open_page: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in a browser.")] = True,
    expire_open: Annotated[float, typer.Option(metavar="DAYS", help="Delete tables that never began; 0: never.")] = 7,
    expire_playing: Annotated[
        float, typer.Option(metavar="DAYS", help="Delete matches that nobody has played on; 0: never.")
    ] = 0,
    expire_over: Annotated[float, typer.Option(metavar="DAYS", help="Delete finished tables; 0: never.")] = 90,
    expire_books: Annotated[
        float, typer.Option(metavar="DAYS", help="Delete books of matches that nobody has opened; 0: never.")
    ] = 730,
    tables_per_address: Annotated[
        int, typer.Option(metavar="N", help="New tables and books per hour from one address; 0: no limit.")
    ] = 60,
    connections_per_address: Annotated[
        int, typer.Option(metavar="N", help="Open connections of one address; 0: no limit, as behind a proxy.")
    ] = 200,
    messages_per_address: Annotated[
        int, typer.Option(metavar="N", help="Socket messages per second of one address; 0: no limit.")
    ] = 400,
    migrate: Annotated[
        bool, typer.Option("--migrate", help="Bring an older PostgreSQL database up to date; make a backup first.")
    ] = False,
    thinkers: Annotated[int, typer.Option(metavar="N", help="How many processes bots think in.", min=1)] = 2,
    lang: Lang = None,
) -> None:
    """Open the table in the browser: play with friends and bots."""
    speak.choose(lang)
    check_packages(*NEEDED)
    if url and not _is_address(url):
        raise SetupError(Message("serve-url", {"url": url}))
    from vivant.table.mailing import check_mail_server, read_mail_server
    from vivant.table.proxies import read_networks
    from vivant.table.serving import listen, open_browser
    from vivant.table.serving import serve as run
    from vivant.table.settings import Settings

    proxies = tuple(filter(None, (text.strip() for text in behind.split(","))))
    try:
        read_networks(proxies)
    except ValueError:
        raise SetupError(Message("serve-behind", {"behind": behind})) from None
    if mail_from and not smtp:
        raise SetupError(Message("serve-smtp"))
    mail = read_mail_server(smtp, mail_from, url) if smtp else None
    where = usual_database(db)
    at = USUAL_HOST if host is None else host
    listening = listen(at, USUAL_PORT if port is None else port, exactly=port is not None)
    settings = Settings(
        db=where,
        migrate=migrate,
        host=at,
        port=listening.getsockname()[1],
        neighbours=host is None and not url and not proxies,  # who says how it is reached has decided
        url=url,
        behind=proxies,
        expire_open_days=expire_open,
        expire_over_days=expire_over,
        expire_playing_days=expire_playing,
        expire_book_days=expire_books,
        tables_per_address=tables_per_address,
        connections_per_address=connections_per_address,
        messages_per_address=messages_per_address,
        thinkers=thinkers,
        mail=mail,
    )
    words = speak.words

    def opened() -> None:
        print(words("serve-address", address=settings.public_url + "/"), flush=True)
        print(words("serve-stop", db=where.split("@")[-1]), flush=True)
        if url and find_spec("cryptography") is None:
            print(words("serve-no-push"), flush=True)
        if mail is not None:
            Thread(target=check_mail_server, args=(mail, words), daemon=True).start()
        if open_page:
            open_browser(f"{settings.public_url}/{speak.lang}/")

    run(settings, listening, opened)


def check_packages(*names: str) -> None:
    missing = [name for name in names if find_spec(name) is None]
    if missing:
        raise SetupError(Message("serve-packages", {"missing": ", ".join(missing)}))


def usual_database(db: str | None) -> str:
    """What `--db` says, or a file in the data folder."""
    return db or f"sqlite:///{data_folder() / 'tables.db'}"


def _is_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False
