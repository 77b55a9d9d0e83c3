"""Who can use the page: axe-core in every state and theme, every size of screen, and how much has to be loaded."""

from __future__ import annotations

import gzip
import json
import re
import urllib.request
from typing import Any

import pytest

from tests.nets.sizes import usually
from tests.table.page.conftest import Guest
from tests.table.page.house import BOT, FRIEND, HERE, YOU, House, asked, leave_ending, play, press

LOOKS = [("phone", "light"), ("phone", "dark"), ("tablet", "dark"), ("desk", "light")]
SIZES = {"phone": (360, 800), "tablet": (820, 1180), "desk": (1920, 1080)}
MOST_BYTES = 70_000


def faults(page: Any, axe: str) -> list[str]:
    page.evaluate(axe)
    # What fades or flies has colours of its own for a moment; what breathes only grows.
    page.wait_for_function("() => document.getAnimations().every(one => one.animationName === 'breathe')")
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [f"{fault['id']}: {fault['nodes'][0]['html'][:160]}" for fault in found["violations"]]


@pytest.mark.parametrize(("size", "theme"), usually(LOOKS[1::3], deep=LOOKS))
def test_nothing_keeps_anybody_out_while_playing(guest: Guest, house: House, axe: str, size: str, theme: str) -> None:
    page = guest(
        house.lay(YOU, BOT, BOT, BOT, short=False, first=1), size=SIZES[size], color_scheme=theme, bypass_csp=True
    )
    asked(page)
    assert faults(page, axe) == []
    grey = page.locator("svg.scene [data-action][aria-disabled=true]")
    if grey.count():
        press(page, grey.first)
        page.locator(".bubble").wait_for()
        assert faults(page, axe) == []
        page.keyboard.press("Escape")
    for key, shown in (
        ("m", "dialog"),
        ("h", "dialog .aid-items svg"),
        ("a", "dialog .actions"),
        ("w", "dialog .body"),
        ("?", "dialog kbd"),
    ):
        page.keyboard.press(key)
        page.locator(shown).first.wait_for()
        assert faults(page, axe) == []
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")  # it closes in the browser's own time
    page.keyboard.press("c")
    page.locator("#chat-text").wait_for()
    assert faults(page, axe) == []


@pytest.mark.deep
@pytest.mark.parametrize("theme", usually(["dark"], deep=["light", "dark"]))
def test_nothing_keeps_anybody_out_before_and_after(guest: Guest, house: House, axe: str, theme: str) -> None:
    look = {"color_scheme": theme, "bypass_csp": True, "size": (900, 1000)}
    made = house.lay(YOU, FRIEND, BOT)
    page = guest(made, **look)
    page.locator(".chairs").wait_for()
    assert faults(page, axe) == []
    page.get_by_role("button", name="Copy link").click()
    link = page.locator("dialog input").input_value()
    assert faults(page, axe) == []
    page = guest(made, seats=[], fragment="#" + link.split("#")[1], **look)
    page.get_by_label("Your name").wait_for()
    assert faults(page, axe) == []
    page = guest(made, seats=[], **look)
    page.get_by_role("heading", name="You have no seat").wait_for()
    assert faults(page, axe) == []
    page = guest(house.lay(YOU, HERE, BOT), **look)
    page.get_by_role("button", name="I am Lark").wait_for()
    assert faults(page, axe) == []
    page = guest(house.lay(YOU, BOT, BOT), quiet=False, **look)
    while not page.locator(".ranking").is_visible():
        play(page)
        page.locator("#dock.asked, .ranking").first.wait_for()
    page.locator("dialog.ending").wait_for()
    assert faults(page, axe) == []
    leave_ending(page)
    assert faults(page, axe) == []
    page.get_by_role("button", name="Score sheet").click()
    page.locator("dialog .score-sheet").wait_for()
    for button in page.locator("dialog .score-sheet").get_by_role("button").all():
        button.click()
    assert faults(page, axe) == []
    page.keyboard.press("Escape")
    page.context.set_offline(True)
    page.locator("#strip").wait_for()
    assert faults(page, axe) == []


@pytest.mark.parametrize("size", [*SIZES.values(), (1366, 768), (1024, 768), (600, 960), (740, 360), (932, 430)])
def test_the_question_and_the_choices_are_on_the_screen_at_every_size(
    guest: Guest, house: House, size: tuple[int, int]
) -> None:
    page = guest(house.lay(YOU, BOT, BOT, BOT, short=False), size=size)
    asked(page)
    width, height = size
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    shape = "wide" if width >= 1100 or (width >= 900 and width > height >= 560) else "tall"
    assert page.locator("svg.scene[data-picture=reach]").count() == (shape == "tall")
    if height >= 700:
        for part in ("#question", "svg.scene[data-picture=table]", "svg.scene .can >> nth=0"):
            box = page.locator(part).bounding_box()
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= height + 1, part


def test_turning_the_device_changes_the_shape(guest: Guest, house: House) -> None:
    page = guest(house.lay(YOU, BOT, BOT), size=(820, 1180))
    asked(page)
    assert page.locator("svg.scene[data-picture=reach]").count() == 1
    page.set_viewport_size({"width": 1180, "height": 820})
    page.locator("svg.scene[data-picture=reach]").wait_for(state="detached")
    play(page)


def test_page_and_script_are_small(guest: Guest, house: House) -> None:
    made = house.lay(YOU, BOT, BOT)
    page = urllib.request.urlopen(f"{house.url}/fr/table/{made['table']}").read()
    text = page.decode()
    files = set(re.findall(r'(?:href|src)="(/assets/[^"]+\.(?:js|css))"', text))
    loaded = [urllib.request.urlopen(house.url + file).read() for file in sorted(files) if "/art/" not in file]
    total = len(gzip.compress(page)) + sum(len(gzip.compress(content)) for content in loaded)
    assert total < MOST_BYTES, total
    # Every module is asked for at once, not one after another as they are found.
    named = {file.rsplit("/", 1)[1] for file in files}
    imported = {name for content in loaded for name in re.findall(r'from "\./([\w-]+\.js)"', content.decode())}
    assert imported <= named, imported - named
    # And nothing besides while somebody begins to play.
    opened = guest(made, lang="fr")
    asked(opened)
    opened.wait_for_timeout(500)
    loads = "() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)"
    assert {path for path in opened.evaluate(loads) if path.endswith((".js", ".css"))} <= files


def test_no_message_of_the_script_is_missing(house: House) -> None:
    made = house.lay(YOU, BOT, BOT)
    for lang in ("en", "fr"):
        text = urllib.request.urlopen(f"{house.url}/{lang}/table/{made['table']}").read().decode()
        data = json.loads(re.search(r'id="page-data">(.*?)</script>', text).group(1))
        root = urllib.request.urlopen
        files = set(re.findall(r'(?:href|src)="(/assets/[^"]+\.js)"', text))
        source = "".join(root(house.url + file).read().decode() for file in files)
        said = set(re.findall(r'\b(?:say|deed)\(\s*"([\w-]+)"', source))
        assert not {key for key in said if f"js-{key}" not in data["words"]}
