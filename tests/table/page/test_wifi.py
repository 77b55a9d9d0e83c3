"""Friends in one's own network: a link that would lead nowhere is not shown, one press makes one that leads here."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import pytest

from tests.table.near import NEAR
from tests.table.page.conftest import Guest
from tests.table.page.house import BOT, FRIEND, YOU, House, play


class NearHouse(House):
    """One whose network is the loopback."""

    def command(self) -> list[str]:
        return [sys.executable, "-m", "tests.table.near", str(self.store.parent)]


@pytest.fixture(scope="module")
def near(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NearHouse]:
    running = NearHouse(tmp_path_factory.mktemp("near"))
    yield running
    running.stop()


@pytest.fixture
def shut(near: NearHouse, chromium: Any) -> Iterator[NearHouse]:
    """However a test ends, the next one begins with the network shut out."""
    yield near
    page = chromium.new_page()
    page.goto(f"{near.url}/en/")
    page.evaluate("""() => fetch("/api/network", {method: "POST", body: '{"address": ""}',
        headers: {"Content-Type": "application/json"}})""")
    page.close()


def invite(page: Any) -> None:
    page.locator(".chairs li.empty").first.get_by_role("button", name="Copy link").click()


def test_one_press_makes_a_link_for_the_phone_beside_me(shut: NearHouse, guest: Guest, axe: str) -> None:
    made = shut.lay(YOU, FRIEND, BOT)
    host = guest(made, at=shut, bypass_csp=True)
    invite(host)
    host.get_by_role("button", name="Let my Wi-Fi in").wait_for()
    assert not host.locator("dialog .qr").count()
    assert not host.locator("dialog input").is_visible()  # it is for other browsers here, behind a summary
    host.evaluate(axe)
    assert host.evaluate("axe.run()")["violations"] == []
    host.get_by_role("button", name="Let my Wi-Fi in").click()
    host.locator("dialog .qr svg path").wait_for()
    link = host.locator("dialog input").input_value()
    assert link.startswith(f"http://{NEAR}:{shut.port}/table/{made['table']}#sit=")
    assert host.evaluate("axe.run()")["violations"] == []
    friend = guest(made, seats=[], at=shut)
    friend.goto(link)
    friend.get_by_label("Your name").fill("Fern")
    friend.get_by_role("button", name="Sit down").click()
    friend.locator("#dock").wait_for()
    host.locator("#dock").wait_for()
    friend.get_by_role("button", name="Table menu").click()  # nothing of it is a guest's
    friend.get_by_role("heading", name="Settings").wait_for()
    assert not friend.locator(".wifi").count()
    friend.keyboard.press("Escape")
    play(host)


def test_one_press_shuts_it_and_the_guest_is_told(shut: NearHouse, guest: Guest) -> None:
    made = shut.lay(YOU, BOT, BOT)
    host = guest(made, at=shut)
    host.get_by_role("button", name="Table menu").click()
    host.get_by_role("button", name="Let my Wi-Fi in").click()
    host.get_by_role("button", name="Shut my Wi-Fi out again").wait_for()
    host.keyboard.press("Escape")
    friend = guest(made, at=shut, quiet=False)
    friend.goto(f"http://{NEAR}:{shut.port}/en/table/{made['table']}{made['watch'][made['watch'].index('#') :]}")
    friend.locator("#dock").wait_for()
    host.goto(f"{shut.url}/en/")  # the home page has the same switch
    host.get_by_role("button", name="Shut my Wi-Fi out again").click()
    host.get_by_role("button", name="Let my Wi-Fi in").wait_for()
    friend.locator("#strip").get_by_text("You are offline").wait_for()


def test_the_share_sheet_is_used_where_there_is_one(shut: NearHouse, guest: Guest) -> None:
    made = shut.lay(YOU, FRIEND, BOT)
    page = guest(made, at=shut)
    page.evaluate("""() => {
        navigator.canShare = () => true;
        navigator.share = async what => { window.shared = what; };
    }""")
    invite(page)
    page.get_by_role("button", name="Let my Wi-Fi in").click()
    page.get_by_role("button", name="Send …").click()
    assert page.evaluate("window.shared.url") == page.locator("dialog input").input_value()
