"""Alone against the Artificial Brain in a browser: a whole match, its turns watched or skipped, forecast, practice."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table.page.conftest import Guest
from tests.table.page.house import HIT, YOU, House, Made, can, leave_ending, press, until

# Whether nothing lies over the forecast: it takes no pointer, but for this question.
ON_TOP = """() => {
  const ghost = document.querySelector("svg.scene > .raised > .ghost");
  const box = ghost.getBoundingClientRect();
  const rule = new CSSStyleSheet();
  rule.insertRule(".raised, .raised * { pointer-events: all !important }");
  document.adoptedStyleSheets = [rule];
  const parts = [.05, .3, .5, .7, .95];
  const points = parts.flatMap(across => parts.map(down => [box.x + box.width * across, box.y + box.height * down]));
  const over = points.map(([x, y]) => document.elementsFromPoint(x, y)[0]);
  document.adoptedStyleSheets = [];
  return Number(getComputedStyle(ghost).opacity) > .5 && box.width > 100 && over.every(one => ghost.contains(one));
}"""


def lay(house: House, **options: bool) -> Made:
    body = {"game": "vivid-memories", "players": 1, "options": options, "name": "Alone", "pace": "none", "seats": [YOU]}
    made: Made = house.call("POST", "/api/tables", None, body)
    return made


def decision(house: House, made: Made) -> int:
    return int(house.present(made)["you"]["decision"])


def choose(page: Any, house: House, made: Made, text: str) -> None:
    """Choose in the picture where it is there, otherwise by its button."""
    here = page.locator(f'svg.scene .can[data-action="{text}"]')
    if here.count():
        press(page, here.first)
    else:
        button = page.locator(f'[data-do="{text}"]')
        if not button.count():
            page.locator("[data-handle=all]:visible").first.click()
        page.locator(f'[data-do="{text}"]').first.click()


def play_out(page: Any, house: House, made: Made, text: str) -> None:
    """Choose it, and wait until the server and the page have it."""
    page.locator("#dock.asked").wait_for()
    page.wait_for_function("() => !document.querySelector('.air > *')")
    number = decision(house, made)
    choose(page, house, made, text)
    until(lambda: decision(house, made) > number)
    page.wait_for_function("() => !document.querySelector('svg.scene [aria-pressed=true]')")


@pytest.mark.deep
def test_a_whole_match_alone_is_played_by_clicks(guest: Guest, house: House) -> None:
    made = lay(house)
    page = guest(made)
    page.evaluate("() => localStorage.setItem('vivant.settings', JSON.stringify({watch: false}))")
    page.locator("#dock.asked").wait_for()
    assert page.locator("#scores li").count() == 2  # the Brain has a score and no seat
    assert "Artificial Brain" in page.locator("#scores").inner_text()
    steps = 0
    while not page.locator(".ranking").is_visible():
        told = house.present(made)
        if told["over"]:
            page.locator(".ranking").wait_for()
            break
        offered = [action["do"] for action in told["actions"]]
        text = "done" if "done" in offered else "stop" if "stop" in offered else offered[steps % len(offered)]
        play_out(page, house, made, text)
        steps += 1
        assert steps < 400
    told = house.present(made)
    shown = [int(points) for points in page.locator(".ranking .points").all_inner_texts()]
    assert shown == [place["points"] for place in told["over"]["ranking"]]
    assert {place["name"] for place in told["over"]["ranking"]} == {"Lark", "Artificial Brain"}
    leave_ending(page)
    page.get_by_role("button", name="Score sheet").click()
    page.locator("dialog .score-sheet").wait_for()
    for button in page.locator("dialog .score-sheet").get_by_role("button").all():
        button.click()
    assert "AB-" in page.locator("dialog").inner_text()  # why one has won or lost


def first_turn(page: Any, house: House, made: Made) -> None:
    """Take one fragment, place it, and end the turn."""
    for kind in ("take", "stop", "place", "done"):
        told = house.present(made)
        text = next(action["do"] for action in told["actions"] if action["do"].startswith(kind))
        play_out(page, house, made, text)


def test_the_turn_of_the_brain_is_watched_and_skipped(guest: Guest, house: House) -> None:
    made = lay(house)
    page = guest(made)
    first_turn(page, house, made)
    if any(action["do"] == "side L" for action in house.present(made)["actions"]):  # both ends are equally good
        play_out(page, house, made, "side L")
    page.locator("#film-next").wait_for()
    page.locator("#film-next").click()
    page.locator("#film .lines p").first.wait_for()
    assert "AB-1" in page.locator("#film .lines").inner_text()
    page.locator("#film-skip").click()
    page.locator("#film").wait_for(state="hidden")
    can(page).first.wait_for()
    assert "AB-17" in page.locator("#log").inner_text() or "AB-18" in page.locator("#log").inner_text()


def test_a_look_at_a_fragment_foretells_what_the_brain_would_take(guest: Guest, house: House) -> None:
    page = guest(lay(house))
    page.locator("#dock.asked").wait_for()
    bead = page.locator("svg.scene .can[data-action^='take L']").first
    assert "The Brain’s next turn:" in (bead.get_attribute("aria-label") or "")
    ghost = bead.locator(".ghost")
    assert ghost.evaluate("one => getComputedStyle(one).opacity") == "0"
    bead.focus()
    page.keyboard.press("ArrowRight")
    shown = page.locator("svg.scene .can:focus > .ghost")
    assert float(shown.evaluate("one => getComputedStyle(one).opacity")) > 0.5
    assert page.evaluate(ON_TOP)
    page.evaluate("document.activeElement.blur()")
    assert page.locator("svg.scene .raised").count() == 0
    page.mouse.move(*bead.evaluate(HIT))
    assert page.evaluate(ON_TOP)


def test_who_practises_is_told_what_was_wrong_and_by_which_rule(guest: Guest, house: House) -> None:
    made = lay(house, practice=True)
    page = guest(made, quiet=False)  # what is refused is an error of the network to the browser
    first_turn(page, house, made)
    page.locator("#question", has_text="What does the Brain take?").wait_for()
    told = house.present(made)
    offered = [action["do"] for action in told["actions"] if action["do"].startswith("draft")]
    wrong = None
    for text in offered:
        answer = house.call(
            "GET", f"/api/tables/{made['table']}/why?lang=en&do={text.replace(' ', '%20')}", made["seats"][0]["token"]
        )
        if not answer["legal"]:
            wrong = (text, answer["rule"])
            break
    assert wrong is not None
    choose(page, house, made, wrong[0])
    page.locator(".bubble", has_text=wrong[1]).wait_for()
