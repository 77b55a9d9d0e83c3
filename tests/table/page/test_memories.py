"""Vivid Memories in browsers: Reflect by two at once, and the solo game in French under one thumb."""

from __future__ import annotations

from typing import Any

from tests.table.page.conftest import Guest
from tests.table.page.house import HERE, MOMENT, YOU, House, Made, asked, decide, press, short_edition
from vivant.games.vivid_memories import VividMemories

LEAST = 43.5  # pixels; a finger needs 44
PHONE = (360, 740)

# What can be pressed, each with the shorter side of its box; what lies under the bar at the bottom has to be scrolled.
TARGETS = """() => [...document.querySelectorAll("svg.scene .can[data-action]")].map(one => {
  const box = one.getBoundingClientRect();
  return [one.dataset.action, Math.min(box.width, box.height), box.bottom];
})"""
OVERLAPS = """() => {
  const texts = [...document.querySelectorAll("svg.scene:not(.sprite, .air) text")].filter(one => one.textContent);
  const boxes = texts.map(one => [one.textContent, one.getBoundingClientRect()]);
  const found = [];
  for (const [n, [one, a]] of boxes.entries()) for (const [other, b] of boxes.slice(n + 1)) {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 2 && high > 4) found.push(`${one} / ${other}`);
  }
  return found;
}"""


def tell(house: House, made: Made, seat: int) -> Any:
    return house.present(made, seat)


def act(house: House, made: Made, seat: int, text: str) -> None:
    number = tell(house, made, seat)["you"]["decision"]
    token = next(held["token"] for held in made["seats"] if held["seat"] == seat)
    house.call("POST", f"/api/tables/{made['table']}/act", token, {"decision": number, "do": text})


def to_reflect(house: House, made: Made) -> None:
    """Remember by its shortest way, and every claimed moment into the bank."""
    while True:
        for seat in (0, 1):
            told = tell(house, made, seat)
            offered = [action["do"] for action in told["actions"]]
            if "use m3" in offered:
                return
            if offered:
                act(house, made, seat, next((text for text in ("stop", "done") if text in offered), offered[0]))


def test_two_reflect_at_once_and_neither_disturbs_the_other(guest: Guest, house: House) -> None:
    made = house.lay_game("vivid-memories", None, {}, YOU, HERE)
    to_reflect(house, made)
    host, friend = guest(made, seats=[0]), guest(made, seats=[1])
    for page in (host, friend):
        asked(page)
        page.locator("#question", has_text="Which action do you use?").wait_for()
    # The friend is in the middle of an action while the host begins one, takes it back and is done.
    first = friend.locator("svg.scene .can[data-action^='use ']").last
    press(friend, first)
    friend.locator("#question", has_text="Which action").wait_for(state="hidden")
    half = friend.evaluate(MOMENT)
    press(host, host.locator("svg.scene .can[data-action^='use ']").last)
    host.locator("#question", has_text="Which action").wait_for(state="hidden")
    host.locator("[data-handle=undo]:visible").click()
    host.locator("#question", has_text="Which action do you use?").wait_for()
    host.locator("#choices [data-do=done]").click()
    host.locator("#dock:not(.asked)").wait_for()
    friend.locator("#log li", has_text="Lark is done").wait_for()
    questions = [line for line in friend.evaluate(MOMENT).split('"') if line.startswith("from ")]
    assert questions == [line for line in half.split('"') if line.startswith("from ")]
    for step in range(9):  # the action goes on as if nothing had been
        done = friend.locator("#choices [data-do=done]")
        if done.count():
            done.click()
            break
        decide(friend, step)
    friend.locator("#log li", has_text="You are done").wait_for()


def test_the_solo_game_is_played_in_french_by_one_thumb(guest: Guest, house: House) -> None:
    made = house.lay_game("vivid-memories", short_edition(VividMemories), {}, YOU)
    page = guest(made, lang="fr", size=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")
    page.evaluate("() => localStorage.setItem('vivant.settings', JSON.stringify({watch: false}))")
    asked(page)
    page.locator("#picture-others #hex-1-c3").wait_for()  # the Brain's board can be looked at
    kinds: set[str] = set()
    for step in range(300):
        page.locator("#dock.asked, .ranking").first.wait_for()
        if page.locator(".ranking").is_visible():
            break
        kind = page.locator("#question").inner_text()
        if kind not in kinds:
            kinds.add(kind)
            page.wait_for_timeout(150)
            small = [target for target in page.evaluate(TARGETS) if target[1] < LEAST]
            assert small == [], kind
            assert page.evaluate(OVERLAPS) == [], kind
            assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        decide(page, 7 * step, touch=True)
    assert page.locator(".ranking").is_visible()
    assert len(kinds) > 3  # which questions come depends on dice that nobody can choose
    assert "Cerveau artificiel" in page.locator(".ranking").inner_text()


def test_what_cannot_be_done_now_says_why(guest: Guest, house: House) -> None:
    made = house.lay_game("vivid-memories", None, {}, YOU, HERE)
    page = guest(made, seats=[seat for seat in (0, 1) if tell(house, made, seat)["you"]["asked"]])
    asked(page)
    press(page, page.locator("svg.scene [id^=tile-]").nth(1))  # neither end of the line
    page.locator(".bubble", has_text="VM-17").wait_for()
    press(page, page.locator("#bank-m2"))
    page.locator(".bubble", has_text="VM-15").wait_for()
