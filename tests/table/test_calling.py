"""Whoever is away is called: once for each turn, by what they chose, with nothing that anybody may not know."""

from __future__ import annotations

import re
import socket
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from email import message_from_string, policy
from http.client import HTTPException
from typing import Any

import pytest
from sqlalchemy import create_engine, inspect

pytest.importorskip("cryptography", reason="install cryptography (make testable) to call browsers")

from tests.table.calling import AUTH, Browser, Mailbox, Nearby, PushService
from tests.table.conftest import MakeHall
from tests.table.hall import FRIEND, Hall, Laid, person, refusal
from tests.table.serving import ran
from vivant.engine.errors import SetupError
from vivant.table import outgoing, schema
from vivant.table.mailing import MailServer, is_mail, read_mail_server
from vivant.table.messenger import contact_of, message_for
from vivant.table.outgoing import Outgoing
from vivant.table.settings import Settings
from vivant.table.webpush import letters

PUBLIC = "https://play.example.org"


@pytest.fixture
def service() -> Iterator[PushService]:
    running = PushService()
    yield running
    running.stop()


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    running = Mailbox()
    yield running
    running.stop()


def opened(make_hall: MakeHall, **settings: Any) -> Hall:
    """A hall that calls at once, and nobody beyond this machine."""
    hall = make_hall(call_seconds=0.0, **settings)
    near(hall)
    return hall


def near(hall: Hall) -> None:
    hall.tables.caller.messenger.outgoing = Nearby()
    hall.tables.caller.messenger.pauses = (0.0, 0.0)


def lay(hall: Hall, **more: Any) -> Laid:
    return hall.lay(*(person(seat) for seat in range(3)), **more)


def subscribe(laid: Laid, seat: int, service: PushService, path: str = "/x") -> Browser:
    browser = Browser()
    laid.post("/calls/push?lang=en", seat, browser.form(service.url + path))
    return browser


def quiet(hall: Hall) -> None:
    """Until nobody is being called any more."""
    hall.until(lambda: not hall.tables.caller._tasks)


def play_to(laid: Laid, seat: int) -> None:
    while laid.asked() != [seat]:
        laid.step()


def rows(hall: Hall) -> int:
    with sqlite3.connect(hall.file) as database:
        count: int = database.execute("SELECT COUNT(*) FROM callees").fetchone()[0]
    database.close()
    return count


def test_whoever_is_away_is_called_once_a_turn_and_when_it_is_over(make_hall: MakeHall, service: PushService) -> None:
    hall = opened(make_hall, url=PUBLIC)
    laid = lay(hall)
    assert laid.asked() == [0]
    browser = subscribe(laid, 1, service)
    quiet(hall)
    assert service.heard == []
    play_to(laid, 1)
    hall.until(lambda: service.heard)
    path, headers, body = service.heard[0]
    assert path == "/x"
    assert headers["content-encoding"] == "aes128gcm"
    assert headers["authorization"].startswith("vapid t=")
    assert int(headers["ttl"]) > 0
    text = {"title": "Your turn: Sunday (Vivo)", "body": "It is your turn at the table Sunday (Vivo)."}
    assert browser.read(body) == {**text, "url": f"/en/table/{laid.id}", "tag": laid.id}
    for _ in range(3):
        laid.post("/chat", 0, {"text": "Well?"})
        hall.do(lambda: laid.table.publish())
    quiet(hall)
    assert len(service.heard) == 1
    hall.again()
    near(hall)
    laid.post("/chat", 0, {"text": "Still there?"})
    quiet(hall)
    assert len(service.heard) == 1  # a restart calls nobody twice
    laid.step()
    laid.finish()
    hall.until(lambda: rows(hall) == 0)
    quiet(hall)
    assert [browser.read(body)["title"] for _, _, body in service.heard][-1] == "Over: Sunday (Vivo)"
    assert len(service.heard) == 4  # three turns, and the end
    assert laid.refused("POST", "/calls/push", 1, browser.form(service.url)) == (409, "over")


def test_whoever_is_there_or_saw_that_it_is_their_turn_is_not_called(make_hall: MakeHall, service: PushService) -> None:
    hall = opened(make_hall)
    laid = lay(hall)
    subscribe(laid, 1, service)
    reading = laid.subscribe(1)
    play_to(laid, 1)
    quiet(hall)
    reading.close()  # they know, and have gone
    hall.do(lambda: laid.table.publish())
    quiet(hall)
    assert service.heard == []
    laid.step()
    laid.post("/seats/1/bot", 1, {"bot": "random"})  # and now a bot plays for them
    while laid.asked() and laid.asked() != [2]:
        pass
    quiet(hall)
    assert service.heard == []


def test_whoever_saw_the_end_is_not_told_of_it(make_hall: MakeHall, service: PushService) -> None:
    hall = opened(make_hall)
    laid = lay(hall)
    laid.load()
    readings = [laid.subscribe(seat) for seat in range(3)]
    subscribe(laid, 0, service)
    laid.finish()
    hall.until(lambda: rows(hall) == 0)
    for reading in readings:
        reading.close()
    hall.do(lambda: laid.table.publish())
    quiet(hall)
    assert service.heard == []


@pytest.mark.parametrize(("statuses", "calls", "kept"), [([404], 1, 0), ([410], 1, 0), ([400], 1, 1), ([302], 1, 1)])
def test_a_dead_subscription_goes_and_a_refused_one_is_not_tried_again(
    make_hall: MakeHall, service: PushService, caplog: Any, statuses: list[int], calls: int, kept: int
) -> None:
    hall = opened(make_hall)
    service.statuses = statuses
    laid = lay(hall)
    subscribe(laid, 1, service)
    play_to(laid, 1)
    hall.until(lambda: service.heard)
    quiet(hall)
    assert (len(service.heard), rows(hall)) == (calls, kept)
    told = [line.getMessage() for line in caplog.records]
    assert told == ([f"table {laid.id}: push could not be sent to seat 1: status {statuses[0]}"] if kept else [])


@pytest.mark.parametrize(("statuses", "calls", "lines"), [([503, 201], 2, 0), ([500], 3, 1)])
def test_a_service_that_is_busy_is_tried_a_few_times(
    make_hall: MakeHall, service: PushService, caplog: Any, statuses: list[int], calls: int, lines: int
) -> None:
    hall = opened(make_hall)
    service.statuses = statuses
    laid = lay(hall)
    subscribe(laid, 1, service)
    play_to(laid, 1)
    hall.until(lambda: len(service.heard) == calls)
    quiet(hall)
    assert (len(service.heard), len(caplog.records), rows(hall)) == (calls, lines, 1)


def test_wishes_belong_to_a_seat_and_end_with_its_keys(make_hall: MakeHall, service: PushService) -> None:
    hall = opened(make_hall, calls_per_seat=2)
    laid = lay(hall)
    assert laid.get("/calls", 0) == {"push": hall.tables.caller.callees.public_key, "mail": False, "callees": []}
    for path in ("/a", "/a", "/b", "/c"):
        subscribe(laid, 1, service, path)
    mine = laid.get("/calls", 1)["callees"]
    assert [one["kind"] for one in mine] == ["push", "push"]
    assert laid.get("/calls", 0)["callees"] == []
    laid.post(f"/calls/{mine[0]['id']}/end", 0)  # not theirs
    assert len(laid.get("/calls", 1)["callees"]) == 2
    laid.post(f"/calls/{mine[0]['id']}/end", 1)
    assert [one["id"] for one in laid.get("/calls", 1)["callees"]] == [mine[1]["id"]]
    laid.tokens[1] = laid.post("/token", 1)["token"]
    laid.present(1)
    hall.until(lambda: rows(hall) == 0)
    assert laid.refused("GET", "/calls", -1) == (401, "token")
    form = Browser().form("http://127.0.0.1:1/")
    assert laid.refused("POST", "/calls/push", 1, {**form, "auth": "x"}) == (422, "calls")
    assert laid.refused("POST", "/calls/push", 1, {**form, "endpoint": "https://10.0.0.1/"}) == (422, "calls")
    hall.tables.caller.messenger.outgoing = Outgoing()  # as it is without a test
    assert laid.refused("POST", "/calls/push", 1, form) == (422, "calls")
    assert laid.refused("POST", "/calls/mail", 1, {"address": "fern@example.org"}) == (409, "calls")


def test_a_browser_with_a_new_subscription_is_called_there(make_hall: MakeHall, service: PushService) -> None:
    hall = opened(make_hall)
    laid = lay(hall)
    subscribe(laid, 1, service, "/old")
    browser = Browser()
    moved = {**browser.form(f"{service.url}/new"), "old": f"{service.url}/old", "old_auth": "A" * 22}
    assert hall.post("/api/calls/moved", None, moved) == {}  # somebody who only knows the address
    far = {**moved, "endpoint": "https://10.0.0.1/"}
    assert refusal(hall.call("POST", "/api/calls/moved", None, far)) == (422, "calls")
    for _ in range(2):  # the old one is known no more the second time
        hall.post("/api/calls/moved", None, {**moved, "old_auth": letters(AUTH)})
    play_to(laid, 1)
    hall.until(lambda: service.heard)
    quiet(hall)
    assert [path for path, _, _ in service.heard] == ["/new"]
    assert browser.read(service.heard[0][2])["tag"] == laid.id


def test_wishes_of_one_address_are_limited(make_hall: MakeHall, service: PushService) -> None:
    hall = opened(make_hall, callees_per_address=2)
    laid = lay(hall)
    told = [laid.call("POST", "/calls/push", 1, Browser().form(service.url + f"/{n}")).status_code for n in range(3)]
    assert told == [201, 201, 429]


def test_the_key_of_a_server_is_made_once_and_stays(make_hall: MakeHall) -> None:
    hall = make_hall()
    laid = lay(hall)
    key = laid.get("/calls", 0)["push"]
    assert len(key) == 87
    hall.again()
    assert laid.get("/calls", 0)["push"] == key
    assert (hall.file.stat().st_mode & 0o077) == 0


def test_an_older_database_learns_to_call() -> None:
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        schema._calling(connection)
        schema._mail_stops(connection)
        for table in (schema.callees, schema.caller, schema.mail_stops):
            columns = inspect(connection).get_columns(table.name)
            assert [(one["name"], str(one["type"]), one["nullable"]) for one in columns] == [
                (one.name, str(one.type), one.nullable) for one in table.columns
            ]
        assert [one["name"] for one in inspect(connection).get_indexes("callees")] == ["ix_callees_table_id"]
    engine.dispose()


def test_without_the_package_nothing_is_offered(make_hall: MakeHall, monkeypatch: Any) -> None:
    monkeypatch.setattr("vivant.table.callees.find_spec", lambda name: None)
    hall = make_hall()
    laid = lay(hall)
    assert laid.get("/calls", 0)["push"] == ""
    assert laid.refused("POST", "/calls/push", 0, Browser().form("https://push.example.net/")) == (409, "calls")
    monkeypatch.undo()
    hall.again()
    assert laid.get("/calls", 0)["push"]  # it was added


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_message_depends_on_nothing_that_is_hidden(make_hall: MakeHall, lang: str) -> None:
    hall = make_hall()
    one, other = lay(hall, short=False), lay(hall, short=False)
    told = []
    for laid in (one, other):
        laid.load()
        for _ in range(4):
            laid.step()
        told.append(hall.do(lambda laid=laid: message_for(laid.table, lang)))  # type: ignore[misc]
    hands = [laid.table.play.match.view(0).data() for laid in (one, other)]  # type: ignore[union-attr]
    assert hands[0] != hands[1]
    assert (told[0].title, told[0].text) == (told[1].title, told[1].text)
    assert (told[0].table_id, told[1].table_id) == (one.id, other.id)


# mail


def read(letter: str) -> Any:
    return message_from_string(letter, policy=policy.default)


def with_mail(make_hall: MakeHall, mailbox: Mailbox, **settings: Any) -> Hall:
    server = MailServer("127.0.0.1", mailbox.port, "", "", False, "table@example.org")
    return opened(make_hall, url=PUBLIC, mail=server, **settings)


def key_in(text: str, what: str) -> str:
    return re.search(rf"/mail#{what}=(\S+)", text)[1]  # type: ignore[index]


def test_mail_is_sent_after_its_link_was_followed_and_ends_by_another(make_hall: MakeHall, mailbox: Mailbox) -> None:
    hall = with_mail(make_hall, mailbox)
    laid = lay(hall, name="Buy now at www")
    assert laid.get("/calls", 1)["mail"] is True
    laid.post("/calls/mail?lang=en", 1, {"address": "fern@example.org"})
    hall.until(lambda: mailbox.letters)
    asked = read(mailbox.letters[0])
    assert (asked["To"], asked["From"]) == ("fern@example.org", "vivant <table@example.org>")
    text = asked.get_content()
    assert "Buy now" not in mailbox.letters[0]  # whoever asked could have written that to anybody
    play_to(laid, 1)
    quiet(hall)
    assert len(mailbox.letters) == 1
    assert refusal(hall.call("POST", f"/api/mail/{key_in(text, 'stop')}/confirm")) == (404, "calls")
    assert hall.call("POST", f"/api/mail/{key_in(text, 'confirm')}/confirm").status_code == 200
    assert laid.get("/calls", 1)["callees"][0] | {"id": ""} == {
        "id": "",
        "kind": "mail",
        "confirmed": True,
        "address": "fern@example.org",
    }
    laid.step()
    play_to(laid, 1)
    hall.until(lambda: len(mailbox.letters) == 2)
    told = read(mailbox.letters[1])
    assert told["Subject"] == "Your turn: Buy now at www (Vivo)"
    assert f"{PUBLIC}/en/table/{laid.id}" in told.get_content()
    key = key_in(told.get_content(), "stop")
    assert told["List-Unsubscribe"] == f"<{PUBLIC}/api/mail/{key}/stop>"
    assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    answer = hall.call("POST", f"/api/mail/{key}/stop", content="List-Unsubscribe=One-Click", headers=form)
    assert answer.status_code == 200
    assert refusal(hall.call("POST", f"/api/mail/{key}/stop")) == (404, "calls")
    laid.step()
    play_to(laid, 1)
    quiet(hall)
    assert len(mailbox.letters) == 2


def test_a_mailbox_is_asked_so_often_in_a_day_and_written_to_so_often(make_hall: MakeHall, mailbox: Mailbox) -> None:
    hall = with_mail(make_hall, mailbox, asks_per_mailbox=2, mails_per_address=1)
    laid = lay(hall)
    for seat, address in ((0, "fern@example.org"), (1, "Fern@example.org")):
        laid.post("/calls/mail", seat, {"address": address})
    assert laid.refused("POST", "/calls/mail", 2, {"address": "fern@example.org"}) == (429, "fast")
    hall.until(lambda: len(mailbox.letters) == 2)
    letter = next(one for one in mailbox.letters if "To: Fern@" in one)
    hall.post(f"/api/mail/{key_in(read(letter).get_content(), 'confirm')}/confirm")
    for _ in range(2):
        laid.step()
        play_to(laid, 1)
        quiet(hall)
    assert len(mailbox.letters) == 3


def test_a_mail_server_that_is_away_is_one_line_without_the_address(
    make_hall: MakeHall, mailbox: Mailbox, caplog: Any
) -> None:
    hall = with_mail(make_hall, mailbox)
    mailbox.stop()
    laid = lay(hall)
    laid.post("/calls/mail", 0, {"address": "fern@example.org"})
    quiet(hall)
    assert [line.getMessage() for line in caplog.records] == [
        f"table {laid.id}: mail could not be sent to seat 0: ConnectionRefusedError"
    ]


@pytest.mark.parametrize(
    "text", ["", "x", "a@b", "a@b.c\r\nBcc: x@y.org", "a b@c.org", "<a@b.org>", "a@1.2.3.4", "a..b@c.org"]
)
def test_what_is_no_mailbox_is_refused(make_hall: MakeHall, text: str) -> None:
    assert not is_mail(text)
    assert is_mail("a.b+c@mail.example.org")


@pytest.mark.parametrize(
    ("server", "sender", "url", "said"),
    [
        ("mail.example.org", "a@b.org", PUBLIC, "serve-smtp"),
        ("http://mail.example.org", "a@b.org", PUBLIC, "serve-smtp"),
        ("smtp://mail:x", "a@b.org", PUBLIC, "serve-smtp"),
        ("smtp://", "a@b.org", PUBLIC, "serve-smtp"),
        ("smtp://mail.example.org", "", PUBLIC, "serve-mail-from"),
        ("smtp://mail.example.org", "me", PUBLIC, "serve-mail-from"),
        ("smtp://mail.example.org", "a@b.org", "", "serve-mail-url"),
    ],
)
def test_what_the_operator_wrote_is_checked(server: str, sender: str, url: str, said: str) -> None:
    with pytest.raises(SetupError) as refused:
        read_mail_server(server, sender, url)
    assert refused.value.message.key == said


def test_push_services_are_told_whom_to_turn_to() -> None:
    mail = MailServer("127.0.0.1", 25, "", "", False, "table@example.org")
    plain = Settings(db="")
    assert contact_of(replace(plain, url=PUBLIC, mail=mail)) == PUBLIC
    assert contact_of(replace(plain, url="http://192.168.1.2:8000", mail=mail)) == "mailto:table@example.org"
    assert "localhost" not in contact_of(plain)


def test_what_the_operator_wrote_is_read() -> None:
    plain = read_mail_server("smtp://me:p%40ss@mail.example.org", "a@b.org", PUBLIC)
    assert plain == MailServer("mail.example.org", 587, "me", "p@ss", False, "a@b.org")
    assert read_mail_server("smtps://mail.example.org", "a@b.org", PUBLIC).port == 465
    assert not plain.here
    assert read_mail_server("smtp://localhost:25", "a@b.org", PUBLIC).here


def test_serve_says_in_one_line_what_is_amiss_with_mail(tmp_path: Any) -> None:
    code, out, err = ran("serve", "--no-open", "--port", "0", "--mail-from", "a@b.org", folder=tmp_path)
    assert (code, out) == (2, ""), out + err
    assert len(err.splitlines()) == 1
    assert "--smtp" in err


def test_a_guest_of_an_open_table_may_be_called_too(make_hall: MakeHall, service: PushService) -> None:
    hall = opened(make_hall)
    laid = hall.lay(person(0), person(1), FRIEND)
    browser = subscribe(laid, 0, service)
    laid.sit(2)
    hall.until(lambda: service.heard)
    assert browser.read(service.heard[0][2])["tag"] == laid.id


def test_whoever_never_answers_is_not_waited_for(monkeypatch: Any) -> None:
    monkeypatch.setattr(outgoing, "WHOLE_SECONDS", 0.3)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        with pytest.raises((OSError, HTTPException)):
            Nearby().post(f"http://127.0.0.1:{silent.getsockname()[1]}/", b"x", {})


def ask(laid: Laid, seat: int, address: str) -> int:
    return laid.call("POST", "/calls/mail", seat, {"address": address}).status_code


def test_nobody_is_asked_again_and_again_by_other_spellings(make_hall: MakeHall, mailbox: Mailbox) -> None:
    hall = with_mail(make_hall, mailbox, asks_per_mailbox=2)
    laid = lay(hall)
    spellings = ["fern@example.org", "Fern+1@example.org", "f.ern+2@Example.org", "fern+3@example.org"]
    assert [ask(laid, n % 3, one) for n, one in enumerate(spellings)] == [201, 201, 429, 429]


@pytest.mark.parametrize(
    ("limit", "other"),
    [("asks_per_seat", "%d@%d.org"), ("asks_per_domain", "%d@x.org"), ("asks_per_hour", "%d@%d.org")],
)
def test_a_server_bombs_no_mailbox(make_hall: MakeHall, mailbox: Mailbox, limit: str, other: str) -> None:
    hall = with_mail(make_hall, mailbox, **{limit: 12 if limit == "asks_per_hour" else 2})
    laid = lay(hall)
    addresses = [other.replace("%d", f"a{n}") for n in range(3)]
    assert [ask(laid, 0 if limit == "asks_per_seat" else n, one) for n, one in enumerate(addresses)] == [201, 201, 429]


def test_a_mailbox_that_said_no_is_not_asked_again(make_hall: MakeHall, mailbox: Mailbox) -> None:
    hall = with_mail(make_hall, mailbox, asks_per_mailbox=9)
    laid = lay(hall)
    assert ask(laid, 0, "fern@example.org") == 201
    hall.until(lambda: mailbox.letters)
    assert ask(laid, 0, "moss@example.org") == 201  # whoever asked has turned to others
    stop = key_in(read(mailbox.letters[0]).get_content(), "stop")
    assert len(stop) <= 100
    for key in (stop[:-1] + "x", "_.", f"x{stop}"):
        assert refusal(hall.call("POST", f"/api/mail/{key}/stop")) == (404, "calls")
    hall.post(f"/api/mail/{stop}/stop")
    hall.again()
    assert laid.refused("POST", "/calls/mail", 1, {"address": "Fern+2@example.org"}) == (409, "calls")
    assert ask(laid, 1, "lark@example.org") == 201
    with sqlite3.connect(hall.file) as database:
        assert "fern" not in str(list(database.execute("SELECT * FROM mail_stops")))
    database.close()
