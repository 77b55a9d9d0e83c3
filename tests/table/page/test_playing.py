"""One who plays: by clicks, by touch, by keyboard, in either language, with a page that is closed and opened again."""

from __future__ import annotations

import json
import re
from itertools import count
from typing import Any

import pytest

from tests.nets.sizes import usually
from tests.table.page.conftest import Guest
from tests.table.page.house import (
    BOT,
    YOU,
    House,
    asked,
    can,
    decide,
    hand,
    leave_ending,
    play,
    press,
    short_edition,
    until,
)
from tests.table.page.line import Line
from vivant.engine.game import Game
from vivant.engine.registry import find_game, game_ids

# Remembers when something in the air not only fades but moves.
WATCH_THE_AIR = """() => {
  const air = document.querySelector(".air");
  new MutationObserver(() => {
    const frames = [...air.children].flatMap(one => one.getAnimations()).flatMap(one => one.effect.getKeyframes());
    if (frames.some(frame => frame.transform)) document.body.dataset.flew = "yes";
  }).observe(air, {childList: true});
}"""
# What changed is marked for a moment, which a busy machine may sleep through: it is noted when it comes.
WATCH_THE_MARKS = """() => new MutationObserver(changes => {
  const come = changes.flatMap(change => [...change.addedNodes]);
  if (come.some(node => node instanceof Element && node.matches(".halo"))) document.body.dataset.marked = "yes";
}).observe(document.body, {childList: true, subtree: true})"""
PHONE = {"size": (360, 800), "has_touch": True, "is_mobile": True}


GAMES = [find_game(id) for id in game_ids()]
BOTH_WAYS = [(game, touch) for game in GAMES for touch in (False, True)]
BY_TURNS = [(game, at % 2 == 1) for at, game in enumerate(GAMES)]


def finish(page: Any, touch: bool = False) -> None:
    """Play on until the ranking is there."""
    while not page.locator(".ranking").is_visible():
        page.locator("#dock.asked, .ranking").first.wait_for()
        if page.locator(".ranking").is_visible():
            break
        play(page, touch)


def test_a_whole_match_is_played_by_clicks_alone(guest: Guest, house: House) -> None:
    made = house.lay(YOU, BOT, BOT, BOT)
    page = guest(made)
    finish(page)
    told = house.present(made)
    assert told["table"]["state"] == "over"
    shown = [int(text) for text in page.locator(".ranking .points").all_inner_texts()]
    assert shown == [place["points"] for place in told["over"]["ranking"]]
    assert page.locator(".ranking li").first.locator("svg").is_visible()  # the crown
    leave_ending(page)
    assert page.get_by_role("link", name="Replay").get_attribute("href") == f"/en/replay/{made['table']}"
    page.get_by_role("button", name="Score sheet").click()
    sheet = page.locator("dialog .score-sheet")
    sheet.wait_for()
    assert sheet.locator("thead th").all_inner_texts() == [place["name"] for place in told["over"]["ranking"]]
    assert [int(text) for text in sheet.locator("tfoot td").all_inner_texts()] == shown
    titles = [section["title"] for section in told["over"]["sheet"]["sections"]]
    assert sheet.locator("tbody .sum th").all_inner_texts() == titles
    for button in sheet.get_by_role("button").all():
        points = button.locator("xpath=ancestor::tr").locator("td").all_inner_texts()
        button.click()
        assert button.get_attribute("aria-expanded") == "true"
        lines = sheet.locator(f"#{button.get_attribute('aria-controls')} .sources")
        assert lines.count() == sum(text != "–" for text in points)
        each = [sum(int(text) for text in one.locator("li > b").all_inner_texts()) for one in lines.all()]
        assert each == [int(text) for text in points if text != "–"]
        button.click()
        assert not lines.first.is_visible()


@pytest.mark.parametrize(("game", "touch"), usually(BY_TURNS, deep=BOTH_WAYS), ids=lambda one: getattr(one, "id", one))
def test_any_game_is_played_to_its_end(game: type[Game], touch: bool, guest: Guest, house: House) -> None:
    players = game.player_counts(game.standard_edition())[0]
    made = house.lay_game(game.id, short_edition(game), {}, YOU, *[BOT] * (players - 1))
    page = guest(made, reduced_motion="reduce", **(PHONE if touch else {}))
    for step in count():
        page.locator("#dock.asked, .ranking").first.wait_for()
        if page.locator(".ranking").is_visible():
            break
        decide(page, step, touch)
    told = house.present(made)
    assert told["table"]["state"] == "over"
    shown = [int(text) for text in page.locator(".ranking .points").all_inner_texts()]
    assert shown == [place["points"] for place in told["over"]["ranking"]]


@pytest.mark.deep
def test_a_phone_plays_a_match_with_touch(guest: Guest, house: House) -> None:
    made = house.lay(YOU, BOT, BOT)
    page = guest(made, **PHONE)
    asked(page)
    assert page.locator("svg.scene[data-picture=reach]").is_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    finish(page, touch=True)
    assert house.present(made)["table"]["state"] == "over"


def test_everything_one_touches_on_a_phone_is_large_enough(guest: Guest, house: House) -> None:
    page = guest(house.lay(YOU, BOT, BOT, BOT, short=False), **PHONE)
    asked(page)
    boxes = page.locator("button:visible, .bar a:visible, svg.scene [data-action]").evaluate_all(
        "all => all.map(one => [one.id || one.innerText, one.getBoundingClientRect().width, one.getBoundingClientRect().height])"
    )
    assert [box for box in boxes if min(box[1:]) < 44] == []


def test_the_keyboard_alone_is_enough_for_a_match(guest: Guest, house: House) -> None:
    made = house.lay(YOU, BOT, BOT)
    page = guest(made)
    while not page.locator(".ranking").is_visible():
        page.locator("#dock.asked, .ranking").first.wait_for()
        if page.locator(".ranking").is_visible():
            break
        asked(page)
        before = page.locator("#log li").first.text_content()
        page.keyboard.press("ArrowRight")
        assert page.evaluate("document.activeElement.matches('svg.scene .can')")
        page.keyboard.press("Enter")
        page.wait_for_function("before => document.querySelector('#log li').textContent !== before", arg=before)
    assert house.present(made)["table"]["state"] == "over"


def test_arrows_walk_over_all_choices_and_tab_reaches_what_is_grey(guest: Guest, house: House) -> None:
    page = guest(house.lay(YOU, BOT, BOT, BOT, short=False))
    asked(page)
    seen = set()
    for _ in range(can(page).count()):
        page.keyboard.press("ArrowRight")
        seen.add(page.evaluate("document.activeElement.dataset.action"))
    assert len(seen) == can(page).count() > 1
    page.keyboard.press("?")
    assert page.get_by_role("dialog").get_by_role("heading").inner_text() == "Keyboard"
    page.keyboard.press("Escape")
    page.keyboard.press("a")
    assert page.locator("dialog .actions button").count() == can(page).count()


def test_the_focus_stays_on_its_card_when_the_scene_changes(guest: Guest, house: House) -> None:
    made = house.lay(YOU, BOT, BOT, BOT)
    page = guest(made)
    asked(page)
    other = guest(made)
    asked(other)
    keep = can(page).nth(1).get_attribute("id")
    can(page).nth(1).focus()
    played = can(other).first.get_attribute("id")
    assert played != keep
    play(other)
    page.wait_for_function("id => !document.querySelector(`#${id}[data-action]`)", arg=played)
    assert page.evaluate("document.activeElement.id") in (keep, "question")


def test_a_reload_in_mid_turn_finds_the_same_question(guest: Guest, house: House) -> None:
    page = guest(house.lay(YOU, BOT, BOT, BOT))
    play(page)
    asked(page)
    before = (page.locator("#question").inner_text(), page.locator("#help").inner_text(), hand(page))
    page.reload()
    asked(page)
    assert (page.locator("#question").inner_text(), page.locator("#help").inner_text(), hand(page)) == before


def test_two_tabs_on_one_seat_stay_in_step(guest: Guest, house: House) -> None:
    made = house.lay(YOU, BOT, BOT)
    first = guest(made)
    asked(first)
    second = first.context.new_page()
    second.goto(first.url)
    asked(second)
    opened: list[Any] = []
    for page in (first, second):
        page.on("websocket", lambda socket: opened.append(socket))
    card = play(first)
    second.wait_for_function("card => !document.querySelector(`svg.scene [data-action='${card}']`)", arg=card)
    card = play(second)
    first.wait_for_function("card => !document.querySelector(`svg.scene [data-action='${card}']`)", arg=card)
    assert house.present(made)["you"]["decision"] >= 2
    assert opened == []  # neither had to ask for the present again


def test_a_page_in_french_says_everything_in_french(guest: Guest, house: House) -> None:
    made = house.lay(YOU, BOT, BOT)
    page = guest(made, lang="fr")
    asked(page)
    assert page.locator("html").get_attribute("lang") == "fr"
    assert "Quelle" in page.locator("#question").inner_text() or "quelle" in page.locator("#question").inner_text()
    assert page.locator("#handles [data-handle=undo]").inner_text() == "Annuler"
    assert page.title() == "● À vous – Vivo"
    assert "Manche" in page.locator("#status").inner_text()
    page.get_by_label("Menu de la table").click()
    words = page.locator("dialog").inner_text()
    assert "Réglages" in words
    assert "js-" not in words
    assert not re.search(r"[a-z] [;!?:](\s|$)", words)  # French keeps its punctuation on the line


def test_a_card_that_may_not_be_played_says_why_with_its_rule(guest: Guest, house: House) -> None:
    page = guest(house.lay(YOU, BOT, BOT, BOT, short=False, first=1))
    grey = page.locator("svg.scene [data-action][aria-disabled=true]")
    asked(page)
    while not grey.count():
        play(page)
        asked(page)
    page.wait_for_function("() => !document.querySelector('.air > *')")
    rule = grey.first.get_attribute("data-why")
    press(page, grey.first)
    bubble = page.locator(".bubble")
    assert bubble.locator("a.rule").inner_text() == rule
    assert bubble.locator("a.rule").get_attribute("href") == f"/en/rules/vivo#{rule}"
    page.keyboard.press("Escape")
    assert not bubble.is_visible()
    page.keyboard.press("w")
    page.locator("dialog .reasons").wait_for()
    assert page.locator("dialog .reasons li").count() == 1  # one reason, said once for all of them
    assert page.locator("dialog .reasons b").inner_text().count("Play ") == grey.count()
    assert rule in page.locator("dialog .reasons").inner_text()


def test_what_was_chosen_is_marked_until_the_answer_comes(guest: Guest, house: House) -> None:
    page = guest(house.lay(YOU, BOT, BOT))
    asked(page)
    held: list[Any] = []
    line = Line(page)
    line.up = lambda socket, pass_on: held.append(pass_on)
    press(page, can(page).first)
    chosen = page.locator("svg.scene [aria-pressed=true]")
    chosen.wait_for()
    assert chosen.locator(".chosen").count() == 1
    until(lambda: (page.wait_for_timeout(20), held)[1])
    held[0]()
    chosen.wait_for(state="detached")


def test_the_last_step_can_be_taken_back(guest: Guest, house: House) -> None:
    made = house.lay(YOU, {"kind": "friend"}, BOT)
    link = made["invitations"][0]["link"].split("#")[1]
    friend = guest(made, seats=[], fragment=f"#{link}")
    friend.get_by_label("Your name").fill("Fern")
    friend.get_by_role("button", name="Sit down").click()
    page = guest(made)
    asked(page)
    before = hand(page)
    play(page)
    undo = page.locator("#handles [data-handle=undo]")
    undo.click()
    asked(page)
    assert hand(page) == before


def test_alone_with_bots_more_is_taken_back_without_asking(guest: Guest, house: House) -> None:
    page = guest(house.lay(YOU, BOT, BOT))
    asked(page)
    before = hand(page)
    play(page)
    asked(page)  # so that others have decided since
    page.keyboard.press("u")
    dialog = page.get_by_role("dialog")
    assert "they do not mind" in dialog.inner_text()
    dialog.get_by_role("button", name="Undo").click()
    page.wait_for_function(
        "count => document.querySelectorAll('svg.scene [data-action]').length === count", arg=len(before)
    )
    assert hand(page) == before


def test_the_tab_says_that_it_is_your_turn(guest: Guest, house: House) -> None:
    made = house.lay(YOU, {"kind": "friend"}, BOT)
    page = guest(made)
    page.locator(".chairs").wait_for()
    assert page.title() == "Vivo – vivant"
    usual = page.locator("link[rel=icon]").get_attribute("href")
    page.locator(".chairs .empty").get_by_role("button", name="Seat a bot").click()
    page.locator("dialog .actions button").first.click()
    asked(page)
    assert page.title() == "● Your turn – Vivo"
    assert page.locator("link[rel=icon]").get_attribute("href") != usual


def test_this_moment_can_be_reported_as_a_file(guest: Guest, house: House) -> None:
    made = house.lay(YOU, BOT, BOT)
    page = guest(made)
    asked(page)
    page.get_by_label("Table menu").click()
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Report a problem").click()
    report = json.loads(waiting.value.path().read_text(encoding="utf-8"))
    assert made["table"] in waiting.value.suggested_filename
    assert '"h"' not in json.dumps(report)


def test_a_calm_page_lets_nothing_fly(guest: Guest, house: House) -> None:
    page = guest(house.lay(YOU, BOT, BOT), reduced_motion="reduce")
    asked(page)
    page.evaluate(WATCH_THE_AIR)
    page.evaluate(WATCH_THE_MARKS)
    press(page, can(page).first)
    page.wait_for_function("() => document.body.dataset.marked === 'yes'")
    assert page.evaluate("document.body.dataset.flew") is None


def test_a_card_flies_from_the_hand_and_lands(guest: Guest, house: House) -> None:
    page = guest(house.lay(YOU, BOT, BOT))
    asked(page)
    page.evaluate(WATCH_THE_AIR)
    press(page, can(page).first)
    page.wait_for_function("() => document.body.dataset.flew === 'yes'")
    page.wait_for_function("() => !document.querySelector('.air > *')")


def test_a_card_that_rises_under_the_pointer_is_still_hit_where_it_lay(guest: Guest, house: House) -> None:
    """Otherwise it would flutter with the pointer at its lower edge."""
    page = guest(house.lay(YOU, BOT, BOT), reduced_motion="reduce")
    asked(page)
    box = can(page).first.locator("> .hit").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 6)  # cards of a hand lie askew
    lift = (
        "part => getComputedStyle(document.querySelector(`svg.scene .can:hover > ${part}`) ?? document.body).translate"
    )
    page.wait_for_function(f"() => ({lift})('.ring') === '0px -8px'")
    assert page.evaluate(lift, ".hit") == "none"


# The points of the pictures at which a thing is hit while it lies, and another or none when all have risen.
LOST = """() => {
  const boxes = [...document.querySelectorAll("svg.scene .can")].map(thing => thing.getBoundingClientRect());
  const over = () => boxes.flatMap(box => {
    const found = [];
    for (let x = Math.ceil(box.left); x < box.right; x += 5)
      for (let y = Math.ceil(box.top); y < box.bottom; y += 2)
        found.push(`${x} ${y} ${document.elementFromPoint(x, y)?.closest(".can")?.id}`);
    return found;
  });
  const lying = over();
  const rise = new CSSStyleSheet();
  rise.insertRule(".scene .can > :not(.hit, .ghost) { translate: 0 -8px !important; transition: none !important }");
  document.adoptedStyleSheets = [rise];
  const risen = new Set(over());
  document.adoptedStyleSheets = [];
  return [lying.length, lying.filter(point => !risen.has(point))];
}"""


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_nothing_that_rises_flees_from_the_pointer(game: type[Game], guest: Guest, house: House) -> None:
    """Wherever a pointer can stand: what rose would fall again, and rise again, without end."""
    players = game.player_counts(game.standard_edition())[0]
    made = house.lay_game(game.id, short_edition(game), {}, YOU, *[BOT] * (players - 1))
    page = guest(made, reduced_motion="reduce")
    looked = 0
    for step in range(usually(5, deep=12)):
        page.locator("#dock.asked, .ranking").first.wait_for()
        if page.locator(".ranking").is_visible():
            break
        page.mouse.move(0, 0)
        page.wait_for_function("() => !document.querySelector('.air > *, #film-skip')")
        points, lost = page.evaluate(LOST)
        assert not lost, f"{len(lost)} of {points} points: {lost[:8]}"
        looked += points
        decide(page, step)
    assert looked > 1000
