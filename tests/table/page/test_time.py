"""Time on the page: clocks are chosen, seen and heard of when it matters; a pause and who resigned are plain to see."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table.page.conftest import Guest
from tests.table.page.house import BOT, FRIEND, HERE, YOU, House, Made, asked, can, play
from tests.table.page.test_access import faults

PER_MATCH = {"each": "match", "seconds": 900, "increment": 5, "bot": "random"}


def timed(house: House, *seats: dict[str, str], **clocks: Any) -> Made:
    body = {"game": "vivo", "players": len(seats), "options": {"first": 0}, "pace": "none", "seats": seats}
    made: Made = house.call("POST", "/api/tables", None, {**body, "clocks": {**PER_MATCH, **clocks}})
    return made


def test_a_clock_is_chosen_with_the_table_and_read_before_one_sits_down(guest: Guest, house: House) -> None:
    page = guest(house.lay(YOU, BOT, BOT))
    page.goto("/en/")
    page.locator('[data-new="vivo"]').click()
    page.locator("#new-clocks").get_by_label("For the match").check()
    page.get_by_label("Minutes for each player").fill("20")
    page.get_by_label("Seconds added by each decision").fill("15")
    page.get_by_label("Who plays when time is over").select_option("hard")
    page.locator("#new-seats input").first.fill("Lark")
    for seat in (1, 2):
        page.locator(f'#new-seats select[data-seat="{seat}"]').select_option("friend")
    page.get_by_role("button", name="Open the table").click()
    told = "Everybody has 20 minutes for the whole match, and 15 seconds more after each decision."
    page.locator(".lobby .timed", has_text=told).wait_for()
    page.get_by_role("button", name="Copy link").first.click()
    link = page.locator("dialog input").first.input_value()
    other = guest({"table": link.split("/table/")[1].split("#")[0], "seats": []}, fragment="#" + link.split("#")[1])
    other.locator(".front .timed", has_text=told).wait_for()
    page.goto("/en/")
    page.locator('[data-new="vivo"]').click()
    page.locator("#new-clocks").get_by_label("For the match").check()
    assert page.get_by_label("Minutes for each player").input_value() == "20"  # as the last time
    page.locator("#new-clocks").get_by_label("None").check()
    assert page.locator("#new-clocks .clock-fields").is_hidden()


@pytest.mark.parametrize("size", [(390, 844), (1366, 657), (1920, 1080)])
def test_each_person_has_a_clock_and_the_one_that_runs_is_marked(
    guest: Guest, house: House, size: tuple[int, int]
) -> None:
    page = guest(timed(house, YOU, HERE, BOT), [0], size=size)
    asked(page)
    shown = page.locator(".clock:visible")
    shown.first.wait_for()
    assert shown.count() == 2  # a bot has none
    assert page.locator(".clock.runs:visible").count() == 1
    page.wait_for_function("() => /^14:[0-5]\\d$/.test(document.querySelector('.clock.runs b').textContent)")
    play(page)
    page.wait_for_function("() => document.querySelectorAll('[data-clock=\"1\"].runs').length")


def test_a_table_without_clocks_shows_none_and_loads_nothing_for_them(guest: Guest, house: House) -> None:
    page = guest(house.lay(YOU, HERE, BOT), [0])
    asked(page)
    assert page.locator(".clock").count() == 0
    loaded = page.evaluate("performance.getEntriesByType('resource').map(one => one.name)")
    assert any("/play.js" in name for name in loaded)
    assert not any("/clocks." in name for name in loaded)


# A clock of 70 seconds, the times at which something is said, and how it looks then; nobody waits for it.
HEARD = """async seconds => {
  const root = JSON.parse(document.getElementById("page-data").textContent).assets;
  const {ClockView, clockText} = await import(`${root}/clocks.js`);
  const {clockOf} = await import(`${root}/scores.js`);
  const now = performance.now.bind(performance), start = now();
  let passed = 0;
  performance.now = () => start + passed;
  const seats = [{seat: 0, kind: "person", clock: {left: 70000, runs: true}}, {seat: 1, kind: "person", clock: {left: 5000, runs: false}}];
  document.body.append(...seats.map(clockOf));
  const said = [];
  const ear = document.getElementById("ear");
  ear.textContent = "";
  const state = {table: {clocks: {paused: false}}, you: {seat: 0}, seats, over: null};
  const view = new ClockView({state, timed: start, post: () => {}});
  const looks = {};
  for (let second = 0; second <= seconds; second++) {
    passed = second * 1000;
    view.show();
    if (ear.textContent) said.push([second, ear.textContent]);
    ear.textContent = "";
    const own = document.querySelector('[data-clock="0"]');
    looks[second] = [own.querySelector("b").textContent, own.classList.contains("low"), own.classList.contains("last"), own.dataset.sign];
  }
  view.end();
  performance.now = now;
  return [said, looks, [3 * 86400 + 7200, 86400, 3661, 0].map(clockText)];
}"""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_ears_are_told_a_minute_and_ten_seconds_before_the_end_and_nothing_else(
    guest: Guest, house: House, lang: str
) -> None:
    page = guest(house.lay(YOU, BOT, BOT), lang=lang)
    asked(page)
    said, looks, texts = page.evaluate(HEARD, 75)
    minute, ten = {
        "en": ("You have one minute left.", "You have ten seconds left."),
        "fr": ("Il vous reste une minute.", "Il vous reste dix secondes."),
    }[lang]
    assert said == [[10, minute], [60, ten]]
    assert looks["9"] == ["1:01", False, False, "wait"]
    assert looks["10"] == ["1:00", True, False, "warn"]  # more than a colour: another sign, another border
    assert looks["60"] == ["0:10", True, True, "warn"]
    assert looks["75"][0] == "0:00"
    assert texts[2:] == ["1:01:01", "0:00"]
    assert texts[0].replace("\u202f", "").replace(" ", "") == {"en": "3d2h", "fr": "3j2h"}[lang]


@pytest.mark.parametrize("look", [{"lang": "en"}, {"lang": "fr", "color_scheme": "dark", "size": (390, 844)}])
def test_a_pause_is_asked_agreed_seen_and_ended_by_anybody(
    guest: Guest, house: House, axe: str, look: dict[str, Any]
) -> None:
    made = timed(house, YOU, HERE, BOT)
    page, other = (guest(made, [seat], bypass_csp=True, **look) for seat in (0, 1))
    asked(page)
    page.locator("#menu").click()
    page.locator(
        "dialog .timed, dialog button", has_text={"en": "Pause", "fr": "Faire une pause"}[look["lang"]]
    ).click()
    other.locator("#consent .button.primary").click()
    for each in (page, other):
        each.locator("#pause .button").wait_for()
        assert each.locator(".clock.runs, .clock.low").count() == 0
        assert faults(each, axe) == []
    assert page.locator(".clock:visible").first.get_attribute("data-sign") == "pause"
    other.locator("#pause .button").click()
    page.locator("#pause").wait_for(state="hidden")
    page.locator(".clock.runs:visible").first.wait_for()
    play(page, touch=False)


def test_a_clock_that_runs_low_keeps_nobody_out(guest: Guest, house: House, axe: str) -> None:
    for theme in ("light", "dark"):
        page = guest(timed(house, YOU, HERE, BOT, seconds=55), [0], color_scheme=theme, bypass_csp=True)
        asked(page)
        page.locator(".clock.low:visible").first.wait_for()
        assert faults(page, axe) == []


def test_who_resigns_is_told_to_all_also_in_the_end(guest: Guest, house: House) -> None:
    made = house.lay(YOU, HERE, BOT)
    page, other = (guest(made, [seat]) for seat in (0, 1))
    asked(page)
    other.locator("#menu").click()
    other.locator("dialog .people button", has_text="Fern").click()
    other.locator("dialog[open] button", has_text="Resign").last.click()
    other.locator("dialog[open]", has_text="You cannot take your seat back").get_by_role(
        "button", name="Resign"
    ).click()
    page.locator("#notice", has_text="Fern has resigned").wait_for()
    page.locator("#scores", has_text="resigned, a bot plays").wait_for()
    other.locator("#choices button", has_text="Take my seat back").wait_for(state="detached")
    while not page.locator("dialog.ending").is_visible():
        asked(page)
        can(page).first.evaluate("one => one.scrollIntoView()")
        play(page)
        page.locator("#dock.asked, dialog.ending").first.wait_for()
    page.locator("dialog.ending .departures", has_text="Fern resigned after step").wait_for()


def test_resigning_from_the_list_of_tables_counts(guest: Guest, house: House) -> None:
    made = timed(house, YOU, HERE, FRIEND)
    friend = made["invitations"][0]["link"].split("#sit=")[1]
    house.call("POST", f"/api/tables/{made['table']}/sit", friend, {"name": "Moss"})
    page = guest(made, [0])
    asked(page)
    page.goto("/en/")
    page.locator(f'[data-table="{made["table"]}"] .calls button').click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.locator(f'[data-table="{made["table"]}"]').wait_for(state="detached")
    assert house.present(made, 1)["seats"][0]["gone"] == "resigned"
