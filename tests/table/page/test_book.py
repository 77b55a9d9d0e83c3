"""The page of one's own matches: nothing to do until one looks, one link for another device, charts, and an end to it."""

from __future__ import annotations

import json
import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest

from tests.nets.sizes import usually
from tests.table.page.conftest import Guest
from tests.table.page.house import BOT, FRIEND, YOU, House, Made, asked, until
from tests.table.page.test_access import faults

BOTS = ("easy", "normal")


def end(house: House, made: Made) -> None:
    """The seat of whoever made the table is played to the end."""
    token = made["seats"][0]["token"]
    while True:
        told = house.call("GET", f"/api/tables/{made['table']}", token)
        if told["over"]:
            return
        if told["you"]["asked"]:
            body = {"decision": told["you"]["decision"], "do": told["actions"][0]["do"]}
            house.call("POST", f"/api/tables/{made['table']}/act", token, body)


def book(page: Any) -> Any:
    return page.evaluate("JSON.parse(localStorage['vivant.book'] ?? 'null')")


def entered(page: Any) -> None:
    """The seat stands in the book, though nobody asked for it."""
    page.set_default_timeout(60_000)
    page.keyboard.press("Shift")  # or some seconds later
    page.wait_for_function(
        "() => Object.values(JSON.parse(localStorage['vivant.tables'])).every((table) => table.book)"
    )


def look(page: Any, lang: str = "en") -> Any:
    page.goto(f"/{lang}/book")
    page.locator("#book-carry:not([hidden]), #book-begin:not([hidden])").first.wait_for()
    return page


def fill(house: House, key: str, count: int) -> None:
    """Matches as the store would hold them, of which the owner wins most."""
    from vivant.table.keys import hash_token

    with closing(sqlite3.connect(house.store, timeout=30)) as database:
        [(id,)] = database.execute("SELECT book FROM book_keys WHERE hash = ?", (hash_token(key),)).fetchall()
        for number in range(count):
            table, points = f"{id[:8]}{number:08x}", [20 + number * 7 % 23, 18 + number * 5 % 11, 15]
            ranks = [1 + sum(other > one for other in points) for one in points]
            told = {
                "name": "Sunday" if number % 3 == 0 else "",
                "lesson": "",
                "open": number == 4,
                "seats": [["person", "Lark", None], *(["bot", "", bot] for bot in BOTS)],
                "points": points,
                "ranks": ranks,
                "rivals": {"en": [], "fr": []},
                "sources": [
                    {"title": {"en": "Gems", "fr": "Gemmes"}, "points": [points[0] - 12, 9, 6]},
                    {"title": {"en": "Creatures", "fr": "Créatures"}, "points": [15, points[1] - 9, 9]},
                    {"title": {"en": "Debts", "fr": "Dettes"}, "points": [-3, 0, 0]},
                ],
            }
            at = time.time() - (count - number) * 90_000
            database.execute("INSERT INTO book_seats VALUES (?, ?, 0, ?, ?)", (id, table, id, at))
            game = "vivarium" if number % 4 else "vivo"
            database.execute("INSERT INTO results VALUES (?, ?, ?, ?)", (table, game, at, json.dumps(told)))
        database.commit()


def test_a_match_is_written_down_by_itself_and_one_link_brings_it_to_another_device(
    guest: Guest, house: House, chromium: Any
) -> None:
    over, running = house.lay(YOU, BOT, BOT, short=False), house.lay(YOU, FRIEND, BOT)  # charts: the standard edition
    page = guest(over)
    asked(page)
    entered(page)
    page.evaluate(
        """([id, token]) => { const kept = JSON.parse(localStorage["vivant.tables"]);
        kept[id] = {seats: {0: {token, name: "Lark"}}, at: 1}; localStorage["vivant.tables"] = JSON.stringify(kept); }""",
        [running["table"], running["seats"][0]["token"]],
    )
    page.goto("/en/rules/")
    end(house, over)
    page.goto("/en/")
    page.get_by_role("link", name="My matches").click()
    row = page.locator(f"[data-table='{over['table']}'].match")
    row.wait_for()
    assert "with" in row.inner_text()
    assert row.get_by_role("link", name="Replay").count() == 1
    assert page.locator(".game figure svg[role=img]").count() >= 2
    page.locator(f"#tables [data-table='{running['table']}']").wait_for()  # and what is not over
    assert page.locator(f"#tables [data-table='{over['table']}']").count() == 0

    page.get_by_role("button", name="Bring it to another device").click()
    link = page.locator("dialog input").input_value()
    assert "/book#book=" in link
    page.keyboard.press("Escape")
    context = chromium.new_context(base_url=house.url, viewport={"width": 390, "height": 844})
    context.set_default_timeout(60_000)
    phone = context.new_page()
    phone.goto(link)
    phone.get_by_role("button", name="Bring it here").wait_for()
    assert "#" not in phone.url  # the code is not left where it could be read
    assert book(phone) is None
    phone.get_by_role("button", name="Bring it here").click()
    phone.locator(f"[data-table='{over['table']}'].match").wait_for()
    phone.locator(f"#tables [data-table='{running['table']}']").wait_for()
    assert book(phone)["key"] != book(page)["key"]
    phone.goto(f"/en/table/{running['table']}")
    phone.get_by_role("button", name="Copy link").wait_for()  # the host's own seat
    phone.goto("/en/")
    phone.goto(link)
    phone.get_by_role("button", name="Bring it here").click()
    phone.get_by_text("This link is no longer valid").wait_for()
    context.close()


def test_what_a_browser_had_before_becomes_part_of_the_book_that_comes(
    guest: Guest, house: House, chromium: Any
) -> None:
    mine, theirs = house.lay(YOU, BOT, BOT), house.lay(YOU, BOT, BOT)
    laptop, phone = guest(mine), guest(theirs, quiet=False)
    for page in (laptop, phone):
        asked(page)
        entered(page)
    old = book(phone)["key"]
    for made in (mine, theirs):
        end(house, made)
    look(laptop).get_by_role("button", name="Bring it to another device").click()
    link = laptop.locator("dialog input").input_value()
    phone.goto(link)
    phone.get_by_role("button", name="Bring it here").click()
    for show in (lambda: phone, lambda: look(laptop)):  # the laptop looks when both books are one
        page = show()
        for made in (mine, theirs):
            page.locator(f"[data-table='{made['table']}'].match").wait_for()
    assert house.call("GET", "/api/book", old)["count"] == 2  # another device that shared the old one


def test_everything_can_be_saved_and_deleted_and_then_nothing_is_written_down(guest: Guest, house: House) -> None:
    made = house.lay(YOU, BOT, BOT)
    page = guest(made, quiet=False)
    asked(page)
    entered(page)
    end(house, made)
    look(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download everything").click()
    told = json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))
    assert [match["table"] for match in told["matches"]] == [made["table"]]
    assert told["records"][made["table"]].startswith("{")
    key = book(page)["key"]
    page.get_by_role("button", name="Delete everything").click()
    page.locator("dialog").get_by_role("button", name="Delete everything").click()
    page.get_by_text("You have deleted your book").wait_for()
    assert book(page) == {"off": True}
    with pytest.raises(HTTPError, match="401"):
        house.call("GET", "/api/book", key)
    page.goto(f"/en/table/{made['table']}")
    page.locator(".ranking, dialog.ending").first.wait_for()
    assert book(page) == {"off": True}
    assert page.evaluate("Object.keys(JSON.parse(localStorage['vivant.tables']))") == [made["table"]]
    look(page).get_by_role("button", name="Begin a new book").click()
    page.locator(f"[data-table='{made['table']}'].match").wait_for()


def test_a_device_that_was_ended_says_so_and_keeps_its_seats(guest: Guest, house: House) -> None:
    made = house.lay(YOU, BOT, BOT)
    page = guest(made, quiet=False)
    asked(page)
    entered(page)
    house.call("POST", "/api/book/renew", book(page)["key"], {})
    look(page).get_by_text("You have deleted your book, or ended it on this device").wait_for()
    page.locator(f"#tables [data-table='{made['table']}']").wait_for()


def test_a_seat_whose_key_was_renewed_comes_back_into_the_book(guest: Guest, house: House) -> None:
    made = house.lay(YOU, BOT, BOT)
    page = guest(made)
    asked(page)
    entered(page)
    key, before = book(page)["key"], page.evaluate("localStorage['vivant.tables']")
    page.locator("#scores .more").first.click()
    page.get_by_role("button", name="Remove my seat from other devices").click()
    page.get_by_role("button", name="Remove", exact=True).click()
    entry = "(text) => Object.values(JSON.parse(text))[0].book"
    page.wait_for_function(f"(before) => ({entry})(localStorage['vivant.tables']) !== ({entry})(before)", arg=before)
    until(lambda: house.call("GET", "/api/book", key)["seats"])
    [given] = house.call("POST", "/api/book/tokens", key, {"tables": [made["table"]]})["seats"]
    assert given["seat"] == 0


def test_an_empty_browser_makes_no_book_by_looking(guest: Guest, house: House) -> None:
    page = guest(house.lay(YOU, BOT, BOT), seats=[])
    look(page).get_by_text("Nothing has been written down yet").wait_for()
    assert book(page) is None


@pytest.mark.parametrize(
    ("lang", "size", "theme"),
    usually(
        [("en", (390, 844), "dark"), ("fr", (1366, 657), "light")],
        deep=[
            (lang, size, theme)
            for lang in ("en", "fr")
            for size in ((390, 844), (1366, 657))
            for theme in ("light", "dark")
        ],
    ),
)
def test_the_book_keeps_nobody_out(
    guest: Guest, house: House, axe: str, lang: str, size: tuple[int, int], theme: str
) -> None:
    page = guest(house.lay(YOU, BOT, BOT), size=size, color_scheme=theme, bypass_csp=True)
    asked(page)
    entered(page)
    key = book(page)["key"]
    fill(house, key, 16)
    marks = [
        {"kind": "lesson", "game": "vivo", "id": "first", "date": "2026-11-01", "result": "done"},
        {"kind": "puzzle", "game": "vivo", "id": "2026-11-02", "date": "2026-11-02", "result": "solved"},
    ]
    house.call("POST", "/api/book/marks", key, {"marks": marks})
    look(page, lang)
    page.locator(".match").first.wait_for()
    assert page.locator(".ratings li").count() == 3  # of the game with more than ten
    assert page.locator(".marks li").count() == 2
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert faults(page, axe) == []
    if folder := os.environ.get("SHOTS"):
        page.screenshot(path=f"{folder}/{lang}-{size[0]}-{theme}.png", full_page=True)
    page.locator(".match summary").first.focus()
    page.keyboard.press("Enter")
    page.locator(".match[data-table] details[open] table").wait_for()
    small = page.evaluate(
        """() => [...document.querySelectorAll("main a, main button, main summary")].filter((one) => one.getClientRects().length)
        .filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML)"""
    )
    assert small == []
    page.locator("#book-carry").focus()
    page.keyboard.press("Enter")
    page.locator("dialog .body summary").wait_for()
    assert faults(page, axe) == []
    page.keyboard.press("Escape")
    page.locator("#book-delete").click()
    page.locator("dialog .row button").wait_for()
    assert faults(page, axe) == []
