"""From the aid and the menu of a table whose edition is its own, every link leads to pages about that edition."""

from __future__ import annotations

import re

from tests.table.page.conftest import Guest
from tests.table.page.house import BOT, FRIEND, YOU, House, asked


def test_the_aid_and_the_menu_lead_to_pages_about_the_edition_that_is_played(guest: Guest, house: House) -> None:
    page = guest(house.lay(YOU, BOT, BOT))  # a short match, which no standard edition has
    asked(page)
    for key, shown in (("h", "dialog .aid-items"), ("m", "dialog .people")):
        page.keyboard.press(key)
        page.locator(shown).first.wait_for()
        links = page.locator("dialog a[href*='/about/'], dialog a[href*='/rules/']")
        found = [links.nth(n).get_attribute("href") for n in range(links.count())]
        assert found
        assert all(re.search(r"\?table=\w+&edition=sha256", link or "") for link in found), found
        answers = [page.request.get(links.nth(n).evaluate("link => link.href")) for n in range(links.count())]
        assert all(answer.ok and "House rules" in answer.text() for answer in answers)
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")  # it closes in the browser's own time


def test_the_legend_is_a_link_from_the_invitation_and_the_lobby(guest: Guest, house: House) -> None:
    made = house.lay(YOU, FRIEND, BOT)
    fragment = made["invitations"][0]["link"].split("#")[1]
    for page in (guest(made), guest(made, seats=[], fragment=f"#{fragment}")):
        link = page.locator("a.legend")
        link.wait_for()
        assert page.request.get(link.evaluate("link => link.href")).ok
        assert re.search(r"/en/about/vivo\?table=\w+&edition=.*#symbols$", link.get_attribute("href"))
