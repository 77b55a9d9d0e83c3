"""A whole evening: a table laid on the first page, a friend who has nothing but the link and a phone, a match, a replay."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.table.hall import SHORT
from tests.table.page.conftest import PATIENCE, Guest
from tests.table.page.house import House, asked, leave_ending, play


@pytest.mark.deep
def test_two_people_with_nothing_but_the_link_finish_a_match(
    guest: Guest, house: House, chromium: Any, tmp_path: Path
) -> None:
    edition = tmp_path / "short.toml"
    edition.write_text(SHORT, encoding="utf-8")
    context = chromium.new_context(base_url=house.url, viewport={"width": 1280, "height": 900})
    context.set_default_timeout(PATIENCE)
    host = context.new_page()
    host.goto("/en/")
    host.get_by_role("button", name="New table").first.click()
    host.locator("dialog input[name=players][value='3']").check()
    host.locator("dialog select").nth(1).select_option(label="A friend, by link")
    host.get_by_placeholder("Your name").fill("Lark")
    host.get_by_text("More settings", exact=True).click()
    host.locator("#new-edition").set_input_files(edition)
    host.locator("#new-pace").check()
    host.get_by_role("button", name="Open the table").click()
    host.locator(".chairs .empty").get_by_role("button", name="Copy link").click()
    link = host.locator("dialog input").input_value()
    host.keyboard.press("Escape")

    pocket = chromium.new_context(
        viewport={"width": 360, "height": 800}, has_touch=True, is_mobile=True, locale="fr-FR"
    )
    pocket.set_default_timeout(PATIENCE)
    friend = pocket.new_page()
    friend.goto(link)
    friend.get_by_label("Votre nom").fill("Fern")
    friend.get_by_role("button", name="S’asseoir").tap()

    people = {host: False, friend: True}
    while not all(page.locator(".ranking").is_visible() for page in people):
        for page, touch in people.items():
            if page.locator("#dock.asked").is_visible():
                asked(page)
                play(page, touch)
            else:
                page.wait_for_timeout(50)
    assert host.locator(".ranking .points").all_inner_texts() == friend.locator(".ranking .points").all_inner_texts()
    leave_ending(friend)
    friend.get_by_role("link", name="Revoir").tap()
    friend.wait_for_url("**/fr/replay/*")
    friend.locator("svg.scene[data-picture]").first.wait_for()
    context.close()
    pocket.close()
