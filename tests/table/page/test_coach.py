"""The coach in a browser: a hint at the table, and a finished match looked back at and tried again."""

from __future__ import annotations

import pytest

from tests.table.hall import SHORT
from tests.table.page.conftest import Guest
from tests.table.page.house import YOU, House, Made, leave_ending
from tests.table.page.positions import positions
from vivant.words import LANGUAGES

BOT = {"kind": "bot", "bot": "random"}


def lay(house: House) -> Made:
    body = {
        "game": "vivo",
        "players": 3,
        "options": {"first": 0},
        "edition": SHORT,
        "name": "Alone",
        "pace": "none",
        "seats": [YOU, BOT, BOT],
    }
    made: Made = house.call("POST", "/api/tables", None, body)
    return made


# What is written in the pictures, and what lies over a part of it.
COVERED = """panel => {
  const over = panel ? [panel] : document.querySelectorAll("svg.scene .advised circle");
  const texts = [...document.querySelectorAll("svg.scene text")].filter(text => !text.closest(".advised, .ghost"));
  const meets = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  return texts.filter(text => {
    const box = text.getBoundingClientRect(), inside = new DOMRect(box.x + 2, box.y + 3, box.width - 4, box.height - 6);
    return box.width && [...over].some(each => meets(each.getBoundingClientRect(), inside));
  }).map(text => text.textContent);
}"""


LONG = {
    "en": "About 2 points less: −3 from letting your rivals gain more, −2 from contracts and +2 from gems.",
    "fr": "Environ 2 points de moins : −3 en laissant plus à vos adversaires, −2 pour les Contrats et +2 pour les gemmes.",
}


@pytest.mark.parametrize("size", [(1280, 650), (1366, 657), (1440, 900)], ids=str)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_covers_nothing_of_what_it_speaks_of(
    guest: Guest, house: House, lang: str, size: tuple[int, int]
) -> None:
    position = next(one for one in positions() if str(one) == "vivarium-4-seeded prompt-act")  # the longest names
    page = guest(house.send("/api/records", position.record), lang=lang, size=size, reduced_motion="reduce")
    page.locator("#dock.asked").wait_for()
    page.locator('[data-handle="all"]:visible').click()
    named = page.locator("dialog .actions [data-do]").evaluate_all(
        "all => all.map(one => [one.dataset.do, one.textContent])"
    )
    page.keyboard.press("Escape")
    longest = sorted((one for one in named if " " in one[0]), key=lambda one: -len(one[1]))[:3]
    said = [{"do": do, "label": label, "short": LONG[lang], "worth": "+1 ± 1", "why": ""} for do, label in longest]
    page.route("**/hint?*", lambda route: route.fulfill(json={"advice": said}))  # whatever the coach thinks
    page.keyboard.press("i")
    page.locator("svg.scene .advised circle").first.wait_for()
    assert page.evaluate(COVERED, None) == []
    panel = page.locator(".advice")
    assert panel.evaluate(COVERED) == []
    lowest = max(
        box["y"] + box["height"] for card in page.locator("[id^=cell-4]").all() if (box := card.bounding_box())
    )
    assert panel.bounding_box()["y"] >= lowest - 6  # at most the rim of a card
    cut = "all => all.filter(one => one.scrollHeight > one.clientHeight + 1).map(one => one.textContent)"
    assert panel.locator("li > p").evaluate_all(cut) == []


@pytest.mark.parametrize("size", [(1366, 657), (390, 844)])
@pytest.mark.parametrize("game", ["vivarium", "vivo"])
def test_what_is_advised_is_seen_with_its_reasons(guest: Guest, house: House, game: str, size: tuple[int, int]) -> None:
    page = guest(house.lay_game(game, None, {}, YOU, BOT, BOT), size=size)
    page.locator("#dock.asked").wait_for()
    page.locator("[data-handle=hint]:visible").first.click()
    page.locator(".advice li").first.wait_for()
    marks = page.locator("svg.scene .advised circle")
    marks.first.wait_for()
    panel = page.locator(".advice").bounding_box()
    low = min(panel["y"] + panel["height"], size[1])
    assert panel["y"] < size[1] - 60
    for mark in marks.all():
        box = mark.bounding_box()
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= low
        assert not (panel["y"] < box["y"] + box["height"] / 2 < low)


def test_a_hint_can_be_followed_and_a_decision_tried_again(guest: Guest, house: House) -> None:
    made = lay(house)
    page = guest(made)
    page.locator("#dock.asked").wait_for()
    page.locator("[data-handle=hint]:visible").first.click()
    page.locator(".advice li").first.wait_for()
    assert page.locator(".advice li").count() in (2, 3)
    assert "±" not in page.locator(".advice li").first.inner_text()  # that is behind a detail
    page.locator(".advice li summary").first.click()
    assert "±" in page.locator(".advice li").first.inner_text()
    assert not page.locator("dialog[open]").count()
    advised = page.locator("svg.scene .advised").all_text_contents()
    assert sorted(advised) == [str(n + 1) for n in range(page.locator(".advice li").count())]
    number = house.present(made)["you"]["decision"]
    page.locator(".advice button").first.click()
    while not page.locator(".ranking").is_visible():
        page.wait_for_function("() => document.querySelector('#dock.asked, .ranking')")
        if page.locator(".ranking").is_visible():
            break
        told = house.present(made)
        if told["actions"]:
            answer = {"decision": told["you"]["decision"], "do": told["actions"][0]["do"]}
            house.call("POST", f"/api/tables/{made['table']}/act", made["seats"][0]["token"], answer)
        page.wait_for_timeout(100)
    assert house.present(made)["you"]["decision"] > number
    assert page.locator("[data-handle=hint]:visible").count() == 0
    assert page.locator(".ranking li", has_text="bot, random").count() == 2
    assert page.locator("#scores .note", has_text="bot, random").count() == 2
    judge = f"/api/replays/{made['table']}/decisions"
    index = house.call("GET", f"{judge}?seat=0", None, None)["decisions"][0]
    told = house.call("GET", f"{judge}/{index}", None, None)
    dear = {
        **told,
        "cost": 3.0,
        "sure": True,
        "better_keys": [],
        "short": "Another card was better.",
    }  # whatever the cards were
    page.route(f"**{judge}/{index}?*", lambda route: route.fulfill(json=dear))
    leave_ending(page)
    page.set_viewport_size({"width": 1366, "height": 657})
    page.locator(".choices a[href$='#review']").click()
    page.locator("#review-told", has_text="cost").wait_for()
    page.locator("svg.scene .advised.played").wait_for()  # what cost most is shown without another press
    assert page.evaluate("scrollY") == 0
    # A match this short has no line: where it would lie.
    page.evaluate("document.querySelectorAll('.graph, .scale').forEach(one => one.removeAttribute('hidden'))")
    graph, slider = page.locator(".graph").bounding_box(), page.locator("#at").bounding_box()
    assert graph["y"] + graph["height"] <= slider["y"] + 8  # above it, with a scale
    assert "0" in page.locator(".scale span").all_inner_texts()
    row = page.locator("#review-list li", has_text="Another card was better.")
    row.get_by_role("button", name="Show").click()
    assert page.locator("#noted").inner_text() == f"Before step {told['step']}: Another card was better."
    assert page.locator("#view").input_value() == "0"
    page.locator("svg.scene .advised.played").wait_for()
    assert page.locator(".graph polyline").get_attribute("points")
    assert page.locator(".slip").count() >= 1
    page.locator("#forward").click()
    assert page.locator("#noted").is_hidden()
    row.get_by_role("button", name="Try again from here").click()
    page.locator("#notice", has_text="The old one stays as it was").wait_for()
    page.locator("#dock.asked").wait_for()
    assert made["table"] not in page.url
    assert "#" not in page.url


def test_what_a_hint_says_in_detail_lies_beside_the_pieces(guest: Guest, house: House) -> None:
    page = guest(lay(house), size=(1366, 657))
    page.locator("#dock.asked").wait_for()
    assert page.locator(".lately p").first.is_visible()  # what happened last, where the rail is free
    page.locator("[data-handle=hint]:visible").first.click()
    page.locator(".advice summary").first.click()
    told = page.locator(".advice details > div").first.bounding_box()
    picture = page.locator("#picture-table svg.scene").bounding_box()
    assert told["x"] >= picture["x"] + picture["width"]
    assert told["y"] + told["height"] <= page.locator("#dock").bounding_box()["y"]
    for mark in page.locator("svg.scene [id^=hex-]:has(> .advised)").all():  # well inside
        hex, disc = mark.locator("> .ring").bounding_box(), mark.locator("> .advised circle").bounding_box()
        assert hex["y"] < disc["y"]
        assert disc["y"] + disc["height"] < hex["y"] + hex["height"]
