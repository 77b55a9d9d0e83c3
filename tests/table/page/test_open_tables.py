"""Meeting in a browser: a host lists the table, somebody finds it on the home page and sits down; all play again."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table.page.conftest import Guest
from tests.table.page.house import FRIEND, HERE, YOU, House, until

MOSS = {"kind": "here", "name": "Moss", "word": ""}


def home(context: Any, house: House, lang: str = "en") -> Any:
    page = context.new_page()
    page.goto(f"{house.url}/{lang}/")
    return page


def problems(page: Any, axe: str) -> list[str]:
    page.evaluate(axe)
    found = page.evaluate("axe.run()")["violations"]
    return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]


@pytest.mark.parametrize("dark", [False, True])
def test_a_listed_table_is_found_on_the_home_page_and_sat_down_at(
    house: House, guest: Guest, axe: str, dark: bool
) -> None:
    scheme = {"color_scheme": "dark" if dark else "light"}
    made = house.lay(YOU, FRIEND, FRIEND)
    host = guest(made, **scheme)
    host.get_by_label("List this table on the home page").check()
    host.wait_for_function("() => document.activeElement.id === 'listed' && document.activeElement.checked")
    assert problems(host, axe) == []
    other = guest({"table": "0" * 16, "seats": []}, quiet=False, size=(390, 844), **scheme)
    page = home(other.context, house, "fr" if dark else "en")
    row = page.locator(f'[data-open="{made["table"]}"]')
    row.wait_for()
    assert problems(page, axe) == []
    page.select_option("#open-game", "vivarium")
    page.locator("#open-none").wait_for()
    page.select_option("#open-game", "vivo")
    page.select_option("#open-language", "en")
    row.locator("a").click()
    page.locator("#sit-name").fill("Moss")
    page.locator("#front form button[type=submit]").click()
    page.locator("#lobby .chairs").wait_for()
    assert page.locator("#listed").count() == 0  # it is the host's
    host.locator("#lobby .chairs li.person").nth(1).wait_for()
    host.get_by_label("List this table on the home page").uncheck()
    host.wait_for_function("() => !document.activeElement.checked")
    until(lambda: all(one["id"] != made["table"] for one in house.call("GET", "/api/open")["tables"]))
    late = home(other.context, house)
    late.wait_for_load_state("networkidle")
    assert late.locator(f'[data-open="{made["table"]}"]').count() == 0


def test_one_press_brings_the_same_people_to_the_next_table(house: House, guest: Guest) -> None:
    made = house.lay(YOU, HERE, MOSS)
    tokens = {held["seat"]: held["token"] for held in made["seats"]}
    while (told := {seat: house.present(made, seat) for seat in tokens})[0]["table"]["state"] != "over":
        seat = next(seat for seat in tokens if told[seat]["you"]["asked"])
        body = {"decision": told[seat]["you"]["decision"], "do": told[seat]["actions"][0]["do"]}
        house.call("POST", f"/api/tables/{made['table']}/act", tokens[seat], body)
    pages = first, second = [guest(made, [seat]) for seat in (0, 1)]
    for page in pages:
        page.locator("dialog.ending [data-again]").wait_for()
    first.locator("dialog.ending [data-again]").click()
    first.locator("#lobby .chairs").wait_for()
    second.get_by_text("Join the next match").first.wait_for()
    second.locator("dialog.ending [data-again]").click()
    second.locator("#lobby .chairs").wait_for()
    assert first.url == second.url
    assert made["table"] not in first.url
    first.locator("#lobby .chairs li.person").nth(1).wait_for()
    assert first.locator("#lobby .chairs").get_by_text("reserved for Moss").count() == 1


def test_whoever_does_not_know_a_game_is_offered_its_lesson_first(house: House, guest: Guest, axe: str) -> None:
    made = house.lay(YOU, FRIEND, HERE)
    link = made["invitations"][0]["link"]
    other = guest({"table": "0" * 16, "seats": []}, quiet=False)
    other.evaluate("localStorage.removeItem('vivant.tables')")
    context = other.context
    page = context.new_page()
    page.add_init_script("localStorage['vivant.tables'] = '{}'")
    page.goto(house.url + link[link.index("/", 9) :])
    said = "New to Vivo? Learn by playing first · "
    offer = page.locator("#front .soft", has_text=said)
    offer.wait_for()
    assert problems(page, axe) == []
    page.goto(f"{house.url}/en/")
    page.locator('button[data-new="vivo"]').first.click()
    page.locator("#new-offer", has_text=said).wait_for()
    page.locator("#new-offer button").click()
    page.wait_for_url("**/table/*")  # the lesson
    known = home(guest({"table": "0" * 16, "seats": []}, quiet=False).context, house)  # which has a table of Vivo
    known.locator('button[data-new="vivo"]').first.click()
    known.locator("#new-seats select").first.wait_for()
    assert known.locator("#new-offer").is_hidden()
