"""How a match ends on the page: who won, the score sheet, the best moment, and the ways from there."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.table.page.conftest import Guest
from tests.table.page.house import BOT, YOU, House, Made, leave_ending, play, settled
from vivant.bots import call_bot
from vivant.engine.registry import find_game, game_ids

VERDICTS = """async ([own, ranks]) => {
  const { verdict } = await import(`${JSON.parse(document.getElementById("page-data").textContent).assets}/ending.js`);
  return verdict({ ranking: ranks.map((rank, seat) => ({ seat, name: "ABCD"[seat], rank })) }, own);
}"""


def play_over(house: House, made: Made) -> Any:
    """The match to its end, by the first thing that is offered."""
    token = made["seats"][0]["token"]
    while not (told := house.present(made))["over"]:
        if told["actions"]:
            offered = [action["do"] for action in told["actions"]]
            answer = {
                "decision": told["you"]["decision"],
                "do": next((do for do in offered if do == "done"), offered[0]),
            }
            house.call("POST", f"/api/tables/{made['table']}/act", token, answer)
    return told


def test_the_end_is_told_over_the_table_and_left_by_a_key(guest: Guest, house: House) -> None:
    made = house.lay(YOU, BOT, BOT)
    page = guest(made)
    while not page.locator("dialog.ending").is_visible():
        play(page)
        page.locator("#dock.asked, dialog.ending").first.wait_for()
    told = house.present(made)["over"]
    dialog = page.get_by_role("dialog")
    assert page.evaluate("document.activeElement.id") == "sheet-title"  # what a screen reader reads first
    names = {"A": "Lark", "B": call_bot("random", 1), "C": call_bot("random", 2)}
    verdict = page.evaluate(
        VERDICTS, [0, [next(one["rank"] for one in told["ranking"] if one["seat"] == seat) for seat in range(3)]]
    )
    named = re.sub(r"\b[ABC]\b", lambda found: names[found[0]], verdict)  # a name may also be its last word
    assert dialog.get_by_role("heading", level=2).inner_text() == named
    page.wait_for_function(
        "all => document.querySelector('.podium .points').textContent === all", arg=str(told["ranking"][0]["points"])
    )
    shown = [int(text) for text in dialog.locator(".podium .points").all_inner_texts()]
    assert shown == [place["points"] for place in told["ranking"]]
    assert [int(text) for text in dialog.locator("tfoot td").all_inner_texts()] == shown
    assert dialog.locator(".best .points").inner_text() == f"+{told['moment']['points']}"
    assert told["moment"]["text"] in (dialog.locator(".best").text_content() or "")
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    assert page.locator(".ranking").is_visible()
    page.reload()
    page.locator(".ranking").wait_for()
    assert not page.locator("dialog").is_visible()  # it was seen
    page.get_by_role("button", name="Score sheet").click()
    page.locator("dialog.ending").wait_for()


@pytest.mark.parametrize("game", [find_game(id) for id in game_ids()], ids=lambda game: game.id)
def test_whoever_comes_later_is_told_too_and_led_to_the_best_moment(game: Any, guest: Guest, house: House) -> None:
    players = game.player_counts(game.standard_edition())[0]
    made = house.lay_game(game.id, None, {}, YOU, *[BOT] * (players - 1))
    told = play_over(house, made)["over"]
    page = guest(made, size=(390, 844), lang="fr")
    page.locator("dialog.ending .score-sheet").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.locator("dialog.ending").evaluate("one => one.scrollWidth <= one.clientWidth")
    see = page.get_by_role("link", name="Revoir ce moment")
    see.click()
    step = told["moment"]["step"]
    page.locator("#where").wait_for()
    assert not page.locator("#log .step", has_text=re.compile(rf"^{step}$")).count()  # it is yet to come
    page.locator("#log .step", has_text=re.compile(rf"^{step}$")).wait_for()


def test_the_way_back_leads_to_the_table(guest: Guest, house: House) -> None:
    made = house.lay(YOU, BOT, BOT)
    play_over(house, made)
    page = guest(made)
    leave_ending(page)
    assert page.locator("svg.scene[data-picture=table]").is_visible()


@pytest.mark.parametrize("size", [(1280, 650), (1366, 657), (1440, 900), (1920, 1080)], ids=str)
def test_what_is_told_at_the_end_covers_nothing_of_the_table(guest: Guest, house: House, size: tuple[int, int]) -> None:
    made = house.lay(YOU, BOT, BOT)
    play_over(house, made)
    page = guest(made, size=size, reduced_motion="reduce")
    leave_ending(page)
    settled(page)
    scene, *beside = [page.locator(one).bounding_box() for one in ("svg.scene[data-picture=table]", "#dock", "#over")]
    for box in beside:
        apart = box["y"] >= scene["y"] + scene["height"] - 1 or box["x"] >= scene["x"] + scene["width"] - 1
        assert apart, (scene, box)
        assert box["y"] + box["height"] <= size[1]
    page.evaluate("document.getElementById('film').hidden = false")  # as while the last points are counted
    assert not page.locator("#over, #choices").first.is_visible()
    assert page.locator("#dock").bounding_box()["height"] < 80


@pytest.mark.parametrize(
    ("own", "ranks", "said"),
    [
        (0, [1, 2, 3], "You won"),
        (0, [2, 1, 3], "B won"),
        (-1, [1, 2, 3], "A won"),
        (0, [1, 1, 1], "You share the victory with B and C"),
        (0, [3, 1, 1], "B and C share the victory"),
    ],
)
def test_who_won_is_said_to_whom_it_is_told(guest: Guest, house: House, own: int, ranks: list[int], said: str) -> None:
    page = guest(house.lay(YOU, BOT, BOT))
    page.locator("#dock").wait_for()
    assert page.evaluate(VERDICTS, [own, ranks]) == said
