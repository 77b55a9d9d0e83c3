"""Around the table: the lobby, the rules beside it, who only watches, confirming a move, the key for a hint."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table.page.conftest import Guest
from tests.table.page.house import BOT, FRIEND, HIT, YOU, House, asked, play, settled, until
from tests.table.page.positions import positions
from vivant.engine.registry import game_ids

NARROW = (390, 844)
TITLE = "([x, y]) => document.elementFromPoint(x, y).closest('.thing').querySelector('title')?.textContent"


def set_to(page: Any, **settings: bool) -> None:
    page.evaluate("told => localStorage.setItem('vivant.settings', JSON.stringify(told))", settings)
    page.reload()


def test_the_lobby_shows_the_game_and_how_it_is_played(guest: Guest, house: House) -> None:
    page = guest(house.lay(YOU, FRIEND, BOT, short=False))
    page.locator("#lobby .primer li").first.wait_for()
    assert page.locator("#lobby .poster").evaluate("one => one.complete && one.naturalWidth > 0")
    assert page.locator("#lobby .primer li").count() > 3
    assert not page.locator("#lobby code").is_visible()
    page.get_by_text("How is the deal made fair?").click()
    page.locator("#lobby code").wait_for()
    page.locator(".chairs li.bot").get_by_role("button").first.wait_for()
    assert page.locator("#lobby details.fair").get_attribute("open") is not None


def test_the_rules_open_beside_the_table_and_lead_back(guest: Guest, house: House) -> None:
    page = guest(house.lay(YOU, BOT, BOT, short=False))
    asked(page)
    with page.context.expect_page() as opened:
        page.locator("#rules").click()
    rules = opened.value
    rules.locator("#back").wait_for()
    assert page.url in rules.locator("#back").evaluate("one => one.href")
    with rules.expect_event("close"):
        rules.locator("#back").click()
    play(page)


def test_rules_that_nobody_came_to_from_a_table_lead_nowhere_else(guest: Guest, house: House) -> None:
    page = guest(house.lay(YOU, BOT, BOT), seats=[])
    page.evaluate("localStorage.clear()")
    page.goto("/en/rules/vivarium")
    page.locator("article h1").wait_for()
    assert page.locator("#back").is_hidden()


def test_a_spectator_is_told_so_and_has_nothing_dead_to_press(guest: Guest, house: House) -> None:
    made = house.lay(YOU, BOT, BOT)
    for size in ((1280, 900), NARROW):
        page = guest(made, seats=[], fragment="#" + made["watch"].split("#")[1], size=size)
        page.get_by_text("Spectator", exact=True).wait_for()
        shown = page.locator("[data-handle]:visible").evaluate_all("all => all.map(one => one.dataset.handle)")
        assert set(shown) <= {"log"}
        assert not page.locator("#play button:disabled:visible").count()
    assert not guest(made).get_by_text("Spectator", exact=True).is_visible()


def test_who_wants_to_confirm_presses_twice(guest: Guest, house: House) -> None:
    made = house.lay(YOU, BOT, BOT, short=False)
    page = guest(made)
    asked(page)
    set_to(page, confirm=True)
    asked(page)
    card = page.locator("svg.scene [data-action].can").first
    action = card.get_attribute("data-action")
    before = house.present(made)["you"]["decision"]
    card.focus()
    page.keyboard.press("Enter")
    page.locator(f'#choices [data-do="{action}"]').wait_for()  # the dock names it
    assert house.present(made)["you"]["decision"] == before
    page.locator(f'svg.scene [data-action="{action}"].can').focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => !document.querySelector('#dock.asked') || !document.querySelector('.looked')")
    asked(page)
    assert house.present(made)["you"]["decision"] > before


def test_the_pace_of_bots_stands_in_the_settings(guest: Guest, house: House) -> None:
    made = house.lay(YOU, BOT, BOT, short=False)
    page = guest(made)
    asked(page)
    page.keyboard.press("m")
    page.get_by_label("Bots pause before they play").check()
    until(lambda: house.present(made)["table"]["pace"] == "human")
    page.get_by_label("Bots pause before they play").uncheck()
    until(lambda: house.present(made)["table"]["pace"] == "none")


@pytest.mark.parametrize("size", [(1366, 657), NARROW], ids=str)
def test_all_are_compared_by_what_everybody_can_count(guest: Guest, house: House, size: tuple[int, int]) -> None:
    position = next(one for one in positions() if str(one) == "vivarium-4-seeded prompt-act")  # with secret contracts
    made = house.send("/api/records", position.record)
    own, *others = house.present(made)["scores"]
    assert own["secret"] > 0
    assert all(score["secret"] == 0 for score in others)
    page = guest(made, size=size, reduced_motion="reduce")
    asked(page)
    shown = page.locator("#seatbar .points").all_inner_texts()
    assert shown == [str(score["points"] - score["secret"]) for score in (own, *others)]
    assert page.locator("#seatbar .secret").evaluate_all("all => all.map(one => one.title)") == [
        f"and {own['secret']} more that the others cannot count"
    ]
    page.locator("#seatbar .seat").first.click()
    assert page.locator("dialog .person .tally").inner_text().startswith(shown[0])


@pytest.mark.parametrize("game", game_ids())
def test_every_piece_tells_the_pointer_what_it_is(guest: Guest, house: House, game: str) -> None:
    page = guest(house.lay_game(game, None, {}, YOU, BOT, BOT))
    asked(page)
    settled(page)
    named = page.locator("#picture-table svg.scene .thing [aria-label]")
    told = 0
    for at in range(0, named.count(), 3):
        point = named.nth(at).evaluate(HIT)
        if point is None:
            continue  # it lies under another one
        page.mouse.move(*point)
        top = page.evaluate(TITLE, point)
        assert top == named.nth(at).get_attribute("aria-label")
        told += 1
    assert told > 3


def test_a_key_asks_for_a_hint(guest: Guest, house: House) -> None:
    page = guest(house.lay(YOU, BOT, BOT, short=False))
    asked(page)
    page.keyboard.press("i")
    page.get_by_role("heading", name="What the coach would do").wait_for()


def test_the_colours_of_the_page_follow_the_system_until_one_chooses(guest: Guest, house: House) -> None:
    page = guest(house.lay(YOU, BOT, BOT, short=False), color_scheme="dark")
    asked(page)
    page.locator("#menu").click()
    kept = "document.documentElement.dataset.theme"
    assert page.locator("dialog input[name=theme]:checked").get_attribute("value") == "system"
    for theme in ("light", "dark", "system"):
        page.locator(f"dialog input[name=theme][value={theme}]").check()
        assert page.evaluate(kept) == (None if theme == "system" else theme)
