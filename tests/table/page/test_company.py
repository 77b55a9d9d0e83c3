"""Several people: links that serve once, secrets that stay, one device for two, consent, chat, bots that stand in."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.table.page.conftest import Guest
from tests.table.page.house import BOT, FRIEND, HERE, YOU, House, Made, asked, hand, play, until


def sit(page: Any, name: str = "Fern") -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Your word for the shuffle").fill("moss")
    page.get_by_role("button", name="Sit down").click()


def two(guest: Guest, house: House, quiet: bool = True) -> tuple[Made, Any, Any]:
    """A host and a friend who came by a link, at one table with a bot."""
    made = house.lay(YOU, FRIEND, BOT)
    host = guest(made)
    fragment = made["invitations"][0]["link"].split("#")[1]
    friend = guest(made, seats=[], fragment=f"#{fragment}", quiet=quiet)
    sit(friend)
    asked(host)
    friend.locator("#question").wait_for()
    return made, host, friend


def test_two_browsers_at_one_table_have_different_secrets(guest: Guest, house: House) -> None:
    made, host, friend = two(guest, house)
    play(host)
    asked(friend)
    cards = hand(friend)
    theirs = set(host.evaluate("[...document.querySelectorAll('svg.scene [id^=card-]')].map(one => one.id.slice(5))"))
    assert not theirs & set(cards)
    for card in cards:
        assert f"card-{card}" not in host.content()
    assert friend.locator("#title").inner_text() == "Vivo"
    assert house.present(made)["seats"][1]["name"] == "Fern"


def test_the_link_leaves_the_address_and_is_remembered_by_nobody_else(guest: Guest, house: House) -> None:
    made = house.lay(YOU, FRIEND, BOT)
    fragment = made["invitations"][0]["link"].split("#")[1]
    friend = guest(made, seats=[], fragment=f"#{fragment}", lang="fr")
    friend.get_by_label("Votre nom").wait_for()
    assert "#" not in friend.url
    friend.get_by_label("Votre nom").fill("Fern")
    friend.get_by_role("button", name="S’asseoir").click()
    friend.locator("#question").wait_for()
    friend.reload()
    friend.locator("#question").wait_for()
    assert friend.evaluate("JSON.parse(localStorage['vivant.name'])") == "Fern"


def test_a_link_that_was_used_says_what_to_do(guest: Guest, house: House) -> None:
    made, _, friend = two(guest, house, quiet=False)
    fragment = made["invitations"][0]["link"].split("#")[1]
    late = guest(made, seats=[], fragment=f"#{fragment}", quiet=False)
    late.get_by_role("heading", name="This link is no longer valid").wait_for()
    assert "ask the person who sent it" in late.locator("#front").inner_text()
    # In the browser that used it, it leads to the seat.
    friend.goto(f"/en/table/{made['table']}#{fragment}")
    friend.reload()
    friend.locator("#dock").wait_for()


def test_who_has_no_seat_is_told_how_to_get_one(guest: Guest, house: House) -> None:
    page = guest(house.lay(YOU, BOT, BOT), seats=[])
    page.get_by_role("heading", name="You have no seat at this table").wait_for()


def test_an_open_table_offers_links_bots_and_a_word(guest: Guest, house: House) -> None:
    made = house.lay(YOU, FRIEND, FRIEND)
    page = guest(made)
    page.locator(".chairs li.empty").first.wait_for()
    assert page.locator(".chairs li.empty").count() == 2
    page.locator(".chairs li.empty").first.get_by_role("button", name="Copy link").click()
    link = page.locator("dialog input").input_value()
    assert f"/table/{made['table']}#sit=" in link
    assert not page.locator("dialog .qr").count()  # nobody can reach what it would say: see test_wifi
    page.keyboard.press("Escape")
    page.locator(".chairs li.empty").first.get_by_role("button", name="Copy link").click()
    assert page.locator("dialog input").input_value() == link  # to look at it again does not end it
    page.keyboard.press("Escape")
    page.get_by_label("Your word for the shuffle").fill("acorn")
    page.get_by_role("button", name="Change").click()
    page.locator("#notice").wait_for()
    page.locator(".chairs li.empty").nth(1).get_by_role("button", name="Seat a bot").click()
    page.locator("dialog .actions button").first.click()
    page.locator(".chairs li.empty").nth(1).wait_for(state="detached")
    friend = guest(made, seats=[], fragment="#" + link.split("#")[1])
    sit(friend)
    asked(page)
    assert house.present(made)["table"]["words"][0] == "acorn"


def test_a_link_that_is_still_shown_goes_when_the_match_begins(guest: Guest, house: House) -> None:
    made = house.lay(YOU, FRIEND, BOT)
    host = guest(made)
    host.locator(".chairs li.empty").get_by_role("button", name="Copy link").click()
    link = host.locator("dialog input").input_value()
    friend = guest(made, seats=[], fragment="#" + link.split("#")[1])
    sit(friend)
    asked(host)
    assert not host.locator("dialog").count()
    play(host)


def test_two_people_on_one_device_pass_a_curtain(guest: Guest, house: House) -> None:
    page = guest(house.lay(YOU, HERE, BOT))
    page.get_by_role("heading", name="Who is at the device?").wait_for()
    assert not page.locator("svg.scene [data-action]").count()
    page.get_by_role("button", name="I am Lark").click()
    asked(page)
    larks = hand(page)
    larks.remove(play(page))
    page.locator("#pass").click()
    page.get_by_role("heading", name="Pass the device to Fern").wait_for()
    behind = page.content()
    assert not [card for card in larks if f"card-{card}" in behind]
    assert not page.locator("#log li").count()
    page.get_by_role("button", name="I am Fern").click()
    asked(page)
    assert not set(hand(page)) & set(larks)


def test_more_than_ones_own_step_is_taken_back_by_consent(guest: Guest, house: House) -> None:
    made, host, friend = two(guest, house)
    before = hand(host)
    card = play(host)
    asked(friend)
    told = host.locator("#log").text_content()
    play(friend)
    until(lambda: not house.present(made)["seats"][2]["asked"])  # whatever the bot does, it has done: no ask lapses
    host.wait_for_function("told => document.querySelector('#log').textContent !== told", arg=told)
    host.locator("#handles [data-handle=undo]").click()
    dialog = host.get_by_role("dialog")
    named = dialog.locator("h2").inner_text()
    assert re.fullmatch(rf"Undo “Play [a-z]+ {card[1:]}”", named)
    dialog.get_by_role("button", name="Ask the others").click()
    own, bar = host.locator("#consent"), friend.locator("#consent")
    own.wait_for()
    assert "Fern" in own.inner_text()
    assert "You would like to undo" in own.inner_text()
    bar.wait_for()
    own.get_by_role("button", name="Withdraw").click()
    bar.wait_for(state="hidden")
    host.locator("#handles [data-handle=undo]").click()
    host.get_by_role("dialog").get_by_role("button", name="Ask the others").click()
    bar.wait_for()
    assert "Lark would like to undo step" in bar.inner_text()
    bar.get_by_role("button", name="Refuse").click()
    bar.wait_for(state="hidden")
    assert card not in hand(host)
    host.locator("#consent").wait_for(state="hidden")
    host.locator("#handles [data-handle=undo]").click()
    host.get_by_role("dialog").get_by_role("button", name="Ask the others").click()
    bar.get_by_role("button", name="Agree").click()
    host.wait_for_function(
        "count => document.querySelectorAll('svg.scene [data-action]').length === count", arg=len(before)
    )
    assert hand(host) == before
    assert not host.locator("#consent").is_visible()
    assert house.present(made)["you"]["asked"]


def test_people_talk_and_can_be_muted(guest: Guest, house: House) -> None:
    _, host, friend = two(guest, house)
    friend.keyboard.press("c")
    friend.locator("#chat-text").fill("<b>hello</b>")
    friend.keyboard.press("Enter")
    host.locator("#notice", has_text="Fern: <b>hello</b>").wait_for()
    host.locator("#unread").wait_for()
    assert host.locator("#unread").inner_text() == "1"
    host.locator("#tab-chat").click()
    assert "<b>hello</b>" in host.locator(".chat").inner_text()
    assert not host.locator("#unread").is_visible()
    host.get_by_label("Mute Fern").click()
    assert "hello" not in host.locator(".chat").inner_text()
    host.reload()
    asked(host)
    host.locator("#tab-chat").click()
    assert "hello" not in host.locator(".chat").inner_text()
    host.get_by_role("button", name="Unmute Fern").click()
    assert "<b>hello</b>" in host.locator(".chat").inner_text()


def test_a_bot_plays_for_me_until_i_take_my_seat_back(guest: Guest, house: House) -> None:
    made, host, _ = two(guest, house)
    host.locator("#scores .more").first.click()
    host.get_by_role("button", name="Let a bot play for me").click()
    host.locator("dialog .actions button").first.click()
    until(lambda: house.present(made)["seats"][0]["lent"])
    until(lambda: not house.present(made)["you"]["asked"])
    host.locator("#scores li", has_text="a bot is playing").wait_for()
    host.locator("#choices").get_by_role("button", name="Take my seat back").click()
    until(lambda: not house.present(made)["seats"][0]["lent"])


def test_a_seat_is_carried_to_a_second_device_and_kept_on_the_first(guest: Guest, house: House) -> None:
    made = house.lay(YOU, BOT, BOT)
    page = guest(made)
    asked(page)
    page.locator("#scores .more").first.click()
    page.get_by_role("button", name="Use a second device").click()
    link = page.locator("dialog input").input_value()
    page.keyboard.press("Escape")
    phone = guest(made, seats=[], fragment="#" + link.split("#")[1], size=(360, 800))
    phone.get_by_role("button", name="Continue here").click()
    asked(phone)
    assert hand(phone) == hand(page)
    card = play(phone)
    page.wait_for_function("card => !document.querySelector(`svg.scene [data-action='${card}']`)", arg=card)


def test_a_renewed_key_goes_on_in_this_browser(guest: Guest, house: House) -> None:
    made = house.lay(YOU, BOT, BOT)
    page = guest(made)
    asked(page)
    page.locator("#scores .more").first.click()
    page.get_by_role("button", name="Remove my seat from other devices").click()
    page.get_by_role("button", name="Remove", exact=True).click()
    page.locator("#notice").wait_for()
    play(page)
    page.reload()
    asked(page)


def test_a_spectator_sees_the_table_and_no_hand(guest: Guest, house: House) -> None:
    made = house.lay(YOU, BOT, BOT)
    fragment = made["watch"].split("#")[1]
    page = guest(made, seats=[], fragment=f"#{fragment}")
    page.locator("svg.scene[data-picture=table]").wait_for()
    assert hand(page) == []
    assert "#" not in page.url
    player = guest(made)
    before = page.locator("#log li").first.text_content()
    play(player)
    page.wait_for_function("before => document.querySelector('#log li').textContent !== before", arg=before)
    assert hand(page) == []


def test_everybody_meets_at_the_next_table(guest: Guest, house: House) -> None:
    made = house.lay(YOU, BOT, BOT)
    page = guest(made)
    while not page.locator(".ranking").is_visible():
        play(page)
        page.locator("#dock.asked, .ranking").first.wait_for()
    page.get_by_role("dialog").get_by_role("button", name="Again").click()
    page.wait_for_url(lambda url: "/table/" in url and made["table"] not in url)
    page.locator("svg.scene[data-picture=table]").wait_for()


@pytest.mark.deep
def test_after_a_while_the_page_says_since_when_it_waits(guest: Guest, house: House) -> None:
    _, host, friend = two(guest, house)
    play(host)
    asked(friend)
    host.locator("#question", has_text="Waiting for Fern").wait_for()
    assert host.locator("#help").text_content() == ""
    host.clock.install()
    host.clock.fast_forward(130_000)
    host.locator("#help", has_text="2 minutes so far").wait_for()
