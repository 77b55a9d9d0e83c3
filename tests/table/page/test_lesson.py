"""Lessons in a browser: whoever does no more than the page says comes to the end of each, on every screen."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.table.page.conftest import Guest
from tests.table.page.house import House, Made, press, settled
from tests.table.page.test_access import faults
from vivant.engine.lesson import lessons_of
from vivant.engine.registry import find_game
from vivant.testkit.cases import registered

LESSONS = [(kind.id, lesson.id) for kind in registered() for lesson in lessons_of(kind)]
PHONE, LAPTOP = (390, 844), (1366, 768)
LOOKS = [
    pytest.param(*LESSONS[0], PHONE, "fr", id="first-phone"),
    *[
        pytest.param(game, lesson, size, lang, marks=pytest.mark.deep, id=f"{game}-{lesson}-{lang}")
        for game, lesson in LESSONS
        for size, lang in ((LAPTOP, "en"), (PHONE, "fr"))
    ],
]


def begin(house: House, game: str = LESSONS[0][0], lesson: str = LESSONS[0][1]) -> Made:
    form = {"game": game, "lesson": lesson, "pace": "none", "seats": [{"kind": "you", "name": "Lark"}]}
    made: Made = house.call("POST", "/api/tables", None, form)
    return made


def lesson_button(page: Any, name: str) -> Any:
    return page.locator(f"#lesson [data-lesson={name}]:visible")


def told(page: Any) -> str:
    text: str = page.locator("#lesson .text").inner_text()
    return text


def read(page: Any) -> None:
    """Press Next until something is to be done, or all is said."""
    while True:
        lesson_button(page, "next").or_(lesson_button(page, "skip")).or_(lesson_button(page, "on")).first.wait_for()
        if not lesson_button(page, "next").count():
            return
        before = told(page)
        lesson_button(page, "next").click()
        page.wait_for_function("text => document.querySelector('#lesson .text').textContent !== text", arg=before)


# Whether the lesson has gone on, and whether a button is pointed at; where a first touch only looks, that comes of it.
MOVED = "step => document.querySelector('#lesson .head').innerText !== step"
ANSWERED = f"step => ({MOVED})(step) || document.querySelector('#choices button.pointed')"


def do(page: Any, touch: bool) -> None:
    """What the page points at: a thing of the picture that can be chosen, or a button; else whatever can be chosen."""
    settled(page)
    film = page.locator("#film-skip")
    if film.is_visible():
        film.click()
    step = page.locator("#lesson .head").inner_text()
    button = page.locator("#choices button.pointed").first
    if not button.count():
        offered = page.locator("svg.scene .can[data-action], #choices [data-do]")
        pointed = page.locator("svg.scene .can[data-action]").filter(has=page.locator(".pointing"))
        press(page, (pointed if pointed.count() else offered).first, touch)
        page.wait_for_function(ANSWERED, arg=step)
    if not page.evaluate(MOVED, step):
        button.click()
    page.wait_for_function(MOVED, arg=step)
    assert not page.locator("#lesson .wrong").inner_text()


@pytest.mark.parametrize(("game", "lesson", "size", "lang"), LOOKS)
def test_doing_what_the_page_says_leads_to_the_end(
    guest: Guest, house: House, game: str, lesson: str, size: tuple[int, int], lang: str
) -> None:
    made = begin(house, game, lesson)
    touch = size == PHONE
    page = guest(made, size=size, lang=lang, has_touch=touch)
    seen: list[str] = []
    read(page)
    while not lesson_button(page, "on").count():
        seen.append(told(page))
        do(page, touch)
        read(page)
    (taught,) = [one for one in lessons_of(find_game(game)) if one.id == lesson]
    assert len(seen) == sum(bool(step.do) for step in taught.steps)
    assert page.locator("#lesson a").get_attribute("href") == f"/{lang}/#new={game}"
    lesson_button(page, "on").click()
    page.locator("#lesson").wait_for(state="hidden")
    assert not page.locator(".pointing, button.pointed").count()


def test_a_wrong_choice_is_told_and_nothing_is_done(guest: Guest, house: House) -> None:
    made = begin(house)
    page = guest(made, size=LAPTOP)
    read(page)
    before, present = told(page), house.present(made)
    press(page, page.locator("svg.scene .can[data-action]:not(:has(> .pointing))").first)
    page.locator("#lesson .wrong", has_text="lowest").wait_for()
    assert told(page) == before
    assert house.present(made)["you"] == present["you"]
    assert not page.locator(".bubble, dialog[open]").count()


def test_a_lesson_is_left_and_gone_on_with_where_it_was(guest: Guest, house: House) -> None:
    made = begin(house)
    page = guest(made, size=LAPTOP)
    lesson_button(page, "next").click()
    lesson_button(page, "next").click()
    at = told(page)
    page.reload()
    page.locator("#lesson .text", has_text=at).wait_for()
    lesson_button(page, "back").click()
    assert told(page) != at
    read(page)
    task = told(page)
    lesson_button(page, "skip").click()
    page.wait_for_function("text => document.querySelector('#lesson .text').textContent !== text", arg=task)
    assert "8 points" in page.locator("#lesson .right").inner_text()
    lesson_button(page, "back").click()  # what was done is taken back
    page.locator("#lesson .text", has_text=task).wait_for()
    assert page.locator("svg.scene .pointing").count()
    page.locator("#lesson .head button").click()
    page.locator("dialog .button.primary").click()
    page.locator("#lesson").wait_for(state="hidden")
    page.reload()
    page.locator("#dock.asked").wait_for()
    assert not page.locator("#lesson").count()
    assert house.present(made)["lesson"] is None


@pytest.mark.parametrize(("size", "theme"), [(PHONE, "dark"), (LAPTOP, "light")])
def test_nothing_keeps_anybody_out_of_a_lesson(
    guest: Guest, house: House, axe: str, size: tuple[int, int], theme: str
) -> None:
    page = guest(begin(house), size=size, color_scheme=theme, reduced_motion="reduce", bypass_csp=True)
    lesson_button(page, "next").wait_for()
    assert faults(page, axe) == []
    lesson_button(page, "next").focus()
    while lesson_button(page, "next").count():
        page.keyboard.press("Enter")  # the focus stays where it is of use
    assert page.evaluate("document.activeElement.className") == "text"
    assert page.evaluate("document.getAnimations().filter(one => one.animationName === 'pointing').length") == 0
    press(page, page.locator("svg.scene .can[data-action]:not(:has(> .pointing))").first)
    page.locator("#lesson .wrong:not(:empty)").wait_for()
    assert "lesson-" not in page.locator("#lesson").inner_text()  # a message that nobody wrote reads as its key
    assert faults(page, axe) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_the_home_page_offers_it_and_leads_to_a_table_of_the_game(guest: Guest, house: House) -> None:
    page = guest(begin(house), seats=[], size=LAPTOP)
    page.goto("/en/")
    for game, lesson in LESSONS:
        assert page.locator(f"[data-game='{game}'] button[data-lesson='{lesson}']").count() == 1
    page.locator(f"button.learn[data-game='{LESSONS[0][0]}']").first.click()
    page.locator("#lesson .text").wait_for()
    kept = json.loads(page.evaluate("localStorage['vivant.tables']"))
    assert any(table["game"] == LESSONS[0][0] for table in kept.values())
    page.goto(f"/en/#new={LESSONS[0][0]}")
    page.locator("dialog#new[open] #new-seats input").wait_for()


def test_only_the_table_of_a_lesson_loads_it(guest: Guest, house: House) -> None:
    bot = {"kind": "bot", "bot": "random"}
    page = guest(house.lay({"kind": "you", "name": "Lark"}, bot, bot), size=LAPTOP)
    page.locator("#dock.asked").wait_for()
    loaded = "() => performance.getEntriesByType('resource').map(one => one.name).filter(name => /lesson/.test(name))"
    assert page.evaluate(loaded) == []
