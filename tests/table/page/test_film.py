"""What one step did, watched in pieces: nothing moves out of its place for it, nothing waits for it, and it can be skipped."""

from __future__ import annotations

from typing import Any

from tests.table.page.conftest import Guest
from tests.table.page.house import BOT, YOU, House, Made, asked, play
from tests.table.page.test_alone import first_turn, lay

SIZES = """() => ["#picture-table svg", "#dock"].map(name => {
  const box = document.querySelector(name).getBoundingClientRect();
  return [box.x, box.y + scrollY, box.width, box.height].map(Math.round);
})"""
APART = """() => {
  const box = name => document.querySelector(name).getBoundingClientRect();
  const [reach, lines, row] = ["#picture-reach svg", "#film .lines", "#film .row"].map(box);
  return {lines: lines.bottom, top: reach.top, bottom: reach.bottom, row: row.top, wide: lines.width};
}"""
INSIDE = """() => {
  const box = document.querySelector("#film").getBoundingClientRect();
  return [...document.querySelectorAll("#film p, #film button")].every(part => {
    const inner = part.getBoundingClientRect();
    return inner.left >= box.left && inner.right <= box.right && inner.top >= box.top && inner.bottom <= box.bottom;
  });
}"""


def begin(guest: Guest, house: House, **options: Any) -> tuple[Any, Made]:
    """A first turn alone, after which the Brain takes its own."""
    while True:
        made = lay(house)
        page = guest(made, **options)
        first_turn(page, house, made)
        # In one deal of ten it asks for a side before it has done anything: then there is nothing to watch.
        if not any(action["do"].startswith("side") for action in house.present(made)["actions"]):
            return page, made


def test_the_table_keeps_its_size_and_every_word_its_place(guest: Guest, house: House) -> None:
    for size in ((1366, 657), (390, 844)):
        page, _ = begin(guest, house, size=size, lang="fr")
        page.locator("#film-next").wait_for()
        while page.locator("#film").is_visible():
            during = page.evaluate(SIZES)
            assert page.locator("#film .lines").inner_text().strip()  # nothing empty is shown
            assert page.evaluate(INSIDE)
            page.locator("#film-next").click()
        assert page.evaluate(SIZES) == during


def test_on_a_phone_it_is_told_above_the_picture_that_it_is_about(guest: Guest, house: House) -> None:
    page, _ = begin(guest, house, size=(390, 844), lang="fr")
    page.locator("#film-next").wait_for()
    while page.locator("#film").is_visible():
        page.wait_for_timeout(100)
        boxes = page.evaluate(APART)
        assert boxes["lines"] <= boxes["top"], boxes  # the line of preferences, the hand, both ends: above the buttons
        assert boxes["bottom"] <= boxes["row"], boxes
        assert boxes["wide"] >= 350
        page.locator("#film-next").click()


def test_a_tap_on_the_picture_ends_it_and_chooses_nothing(guest: Guest, house: House) -> None:
    page, made = begin(guest, house)
    page.locator("#film").wait_for()
    decision = house.present(made)["you"]["decision"]
    box = page.locator("#picture-table").bounding_box()
    page.mouse.click(box["x"] + box["width"] * 0.2, box["y"] + box["height"] * 0.14)
    page.locator("#film").wait_for(state="hidden")
    page.locator("svg.scene .can").first.wait_for()
    assert house.present(made)["you"]["decision"] == decision
    assert not page.locator("svg.scene [aria-pressed=true]").count()


def test_a_key_ends_it(guest: Guest, house: House) -> None:
    page, _ = begin(guest, house)
    page.locator("#film").wait_for()
    page.keyboard.press("Escape")
    page.locator("#film").wait_for(state="hidden")
    page.locator("svg.scene .can").first.wait_for()


def test_who_wants_no_motion_is_shown_what_came_of_it(guest: Guest, house: House) -> None:
    page, _ = begin(guest, house, reduced_motion="reduce")
    page.locator("#log", has_text="AB-1").wait_for()
    page.locator("svg.scene .can").first.wait_for()
    assert not page.locator("#film").is_visible()


def test_a_replay_shows_it_too(guest: Guest, house: House) -> None:
    made = house.lay_game("vivid-memories", None, {}, YOU)
    token = made["seats"][0]["token"]
    while not (told := house.present(made))["over"]:
        offered = [action["do"] for action in told["actions"]]
        answer = {"decision": told["you"]["decision"], "do": next((do for do in offered if do == "done"), offered[0])}
        house.call("POST", f"/api/tables/{made['table']}/act", token, answer)
    steps = house.call("GET", f"/api/replays/{made['table']}?lang=en")["steps"]
    index, film = next(
        (at, film)
        for at in range(1, len(steps))
        if (film := house.call("GET", f"/api/replays/{made['table']}/at/{at}?seat=0&lang=en&shape=wide")["film"])
    )
    line = next(piece["lines"][0]["text"] for piece in film if piece["lines"])
    page = guest(made)
    page.goto(f"/en/replay/{made['table']}?seat=0&at={steps[index - 2]['n']}")
    page.locator("svg.scene .thing").first.wait_for()
    assert page.locator("a.legend").get_attribute("href") == "/en/about/vivid-memories#symbols"
    page.keyboard.press("ArrowRight")
    page.locator("#pieces .lines", has_text=line).wait_for()
    page.keyboard.press("ArrowRight")
    page.locator("#pieces").wait_for(state="hidden")


def test_the_rows_of_a_round_are_counted_before_the_next_hand_comes(guest: Guest, house: House) -> None:
    made = house.lay(YOU, BOT, BOT, short=False)
    token = made["seats"][0]["token"]
    while "trick 12" not in (told := house.present(made))["status"] or not told["actions"]:
        if told["actions"]:
            answer = {"decision": told["you"]["decision"], "do": told["actions"][0]["do"]}
            house.call("POST", f"/api/tables/{made['table']}/act", token, answer)
    page = guest(made)
    asked(page)
    play(page)
    counted = []
    page.locator("#film-next").wait_for()
    while page.locator("#film-next").is_visible():
        assert "Round 1" in page.locator("#status").inner_text()  # until the film ends
        assert "12" not in page.locator("#seatbar .note, #scores .note").first.inner_text()  # cards of the next hand
        counted += page.locator(".counted").all_inner_texts()
        if page.locator(".counted").count():
            assert page.locator("svg.scene .halo.counting").count()
            assert not page.locator("svg.scene .can").count()
        page.locator("#film-next").click()
    told = house.present(made)
    assert len(counted) == 3
    assert sorted(counted) == sorted(f"+{score['points']}" for score in told["scores"])
    assert not page.locator(".counted, .counting").count()
    assert "Round 2" in page.locator("#status").inner_text()
    asked(page)
