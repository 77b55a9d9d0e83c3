"""The page of puzzles in a real browser: solved, answered wrongly, given up; by keys and by touch; days in a row."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

import pytest

from tests.nets.sizes import usually
from tests.table.pages.conftest import Open
from tests.table.pages.test_in_browser import LOOKS, small_targets, too_wide
from vivant.engine.game import Game
from vivant.engine.puzzle import Puzzle, number_of_day, puzzles_of
from vivant.testkit.cases import registered

GAMES = [kind for kind in registered() if puzzles_of(kind)]
KIND, LONG = next((kind, one) for kind in GAMES for one in puzzles_of(kind) if len(one.line) > 1)
SHORT = next(one for one in puzzles_of(GAMES[0]) if one.worths)

Look = Callable[[Any], list[str]]


def open_puzzle(open_page: Open, kind: type[Game], one: Puzzle, lang: str = "en", **more: Any) -> Any:
    page = open_page(f"/{lang}/puzzle/{kind.id}?number={one.number}", **more)
    page.wait_for_selector("#puzzle:not([hidden]) svg.scene .thing")
    return page


def do(page: Any, text: str) -> None:
    """By its button in the list of all actions, and until that is told."""
    before = page.inner_text("#puzzle-done") + page.inner_text("#puzzle-said")
    page.evaluate("document.getElementById('puzzle-named').open = true")
    page.click(f'#puzzle-actions [data-do="{text}"]')
    page.wait_for_function(
        "before => document.getElementById('puzzle-done').innerText + document.getElementById('puzzle-said').innerText !== before",
        arg=before,
    )


def kept(page: Any) -> Any:
    return page.evaluate("JSON.parse(localStorage['vivant.puzzles'] ?? '{}')")


def test_home_leads_to_the_puzzle_of_the_day(open_page: Open) -> None:
    page = open_page("/en/")
    page.click(f'a[href="/en/puzzle/{KIND.id}"]')
    page.wait_for_selector("#puzzle:not([hidden]) svg.scene .thing")
    assert page.inner_text("#puzzle-which").endswith("today’s")
    number = number_of_day(KIND, date.fromisoformat(page.evaluate("new Date().toLocaleDateString('sv')")))
    assert f"Puzzle {number} of {len(puzzles_of(KIND))}" in page.inner_text("#puzzle-which")
    page.goto(f"/en/puzzle/{KIND.id}?date=2026-12-24")
    page.wait_for_function("n => document.getElementById('puzzle-which').textContent.includes(` ${n} of`)",
                           arg=number_of_day(KIND, date(2026, 12, 24)))  # fmt: skip


def test_a_wrong_answer_is_told_and_the_right_one_explained(open_page: Open) -> None:
    page = open_puzzle(open_page, KIND, LONG)
    assert page.inner_text("#puzzle-task") == KIND.book.words("en").say(LONG.task)
    for text in LONG.other:
        do(page, text)
    assert page.inner_text("#puzzle-said").startswith("Not the best yet")
    assert page.is_hidden("#puzzle-solution")
    assert kept(page) == {}
    page.click("#puzzle-again")
    page.wait_for_selector("#puzzle-said:empty", state="attached")
    do(page, LONG.line[0])
    page.click("#puzzle-undo")
    page.wait_for_selector("#puzzle-done[hidden]", state="attached")
    for text in LONG.line:
        do(page, text)
    assert page.inner_text("#puzzle-said") == "Right!"
    assert page.inner_text("#puzzle-proof") == KIND.book.words("en").say(LONG.proof)
    assert page.inner_text("#puzzle-best").startswith("The best answer: “")
    assert list(kept(page)[KIND.id]["solved"]) == [str(LONG.number)]
    assert page.locator(f'#puzzle-numbers a.solved[data-number="{LONG.number}"]').count() == 1
    assert page.inner_text("#puzzle-solved-count").startswith("Solved: 1 of")
    page.click("#puzzle-next")
    page.wait_for_selector("#puzzle:not([hidden]) svg.scene .thing")
    assert f"number={LONG.number}" not in page.url


def test_things_of_the_picture_are_chosen_by_key_and_by_touch(open_page: Open) -> None:
    page = open_puzzle(open_page, GAMES[0], SHORT)
    page.locator("svg.scene .can").first.focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.matches('svg.scene .can')")
    page.locator(f'svg.scene [data-action="{SHORT.line[0]}"].can').focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.getElementById('puzzle-said').textContent === 'Right!'")
    assert page.evaluate("document.activeElement.id") == "puzzle-solution-title"
    phone = open_puzzle(open_page, GAMES[0], SHORT, "fr", width=390, height=844, has_touch=True)
    thing = phone.locator(f'svg.scene [data-action="{SHORT.line[0]}"].can')
    thing.tap()
    if phone.inner_text("#puzzle-said") == "" and thing.get_attribute("data-preview") is not None:
        thing.tap()
    phone.wait_for_function("() => document.getElementById('puzzle-said').textContent.startsWith('C’est juste')")


def test_something_grey_says_its_rule(open_page: Open) -> None:
    for kind in GAMES:
        for one in puzzles_of(kind)[:4]:
            page = open_puzzle(open_page, kind, one, quiet=False)
            grey = page.locator("svg.scene [data-action][aria-disabled=true], svg.scene [data-say]")
            if grey.count():
                grey.first.dispatch_event("click")
                page.wait_for_selector(".bubble a.rule")
                assert page.inner_text("#ear")
                page.keyboard.press("Escape")
                return
    raise AssertionError("nothing is grey")


def test_who_gives_up_sees_the_solution_and_it_does_not_count(open_page: Open) -> None:
    page = open_puzzle(open_page, GAMES[0], SHORT)
    page.click("#puzzle-give-up")
    page.wait_for_selector("#puzzle-solution:not([hidden])")
    assert page.inner_text("#puzzle-best")
    do(page, SHORT.line[0])
    assert page.inner_text("#puzzle-said") == "Right!"
    assert kept(page)[GAMES[0].id]["solved"] == {}
    assert list(kept(page)[GAMES[0].id]["seen"]) == [str(SHORT.number)]


def test_what_was_solved_is_known_on_another_device_with_the_same_book(open_page: Open) -> None:
    game = GAMES[0]
    page = open_page(f"/en/puzzle/{game.id}")
    page.wait_for_selector("#puzzle:not([hidden]) svg.scene .thing")
    today = date.fromisoformat(page.evaluate("new Date().toLocaleDateString('sv')"))
    number = number_of_day(game, today)
    with page.expect_response("**/api/book/marks"):
        for text in puzzles_of(game)[number - 1].line:
            do(page, text)
    book = page.evaluate("localStorage.getItem('vivant.book')")
    # The pack has come round: the same number was another day's.
    before = (today - timedelta(days=1)).isoformat()
    page.evaluate(
        """async ([game, number, date]) => {
          const mark = { kind: "puzzle", game, id: `${number}:${date}`, date, result: "day" };
          const headers = { Authorization: `Bearer ${JSON.parse(localStorage.getItem("vivant.book")).key}` };
          headers["Content-Type"] = "application/json";
          await fetch("/api/book/marks", { method: "POST", headers, body: JSON.stringify({ marks: [mark] }) });
        }""",
        [game.id, number, before],
    )
    other = open_page("/en/")
    other.evaluate("book => localStorage.setItem('vivant.book', book)", book)
    other.goto(f"/en/puzzle/{game.id}")
    other.wait_for_selector(f'#puzzle-numbers a.solved[data-number="{number}"]')
    assert kept(other)[game.id]["days"] == {today.isoformat(): str(number), before: str(number)}
    assert "2" in other.inner_text("#puzzle-streak")
    other.goto("/fr/book")
    other.wait_for_selector(".marks :text('résolue le jour même')")
    assert ":" not in other.inner_text(".marks")


def test_nothing_is_noted_for_who_wants_no_book(open_page: Open) -> None:
    page = open_page("/en/")
    page.evaluate("localStorage.setItem('vivant.book', JSON.stringify({ off: true }))")
    page.on("request", lambda request: asked.append(request.url))
    asked: list[str] = []
    page.goto(f"/en/puzzle/{GAMES[0].id}?number={SHORT.number}")
    page.wait_for_selector("#puzzle:not([hidden]) svg.scene .thing")
    do(page, SHORT.line[0])
    page.wait_for_load_state("networkidle")
    assert not [url for url in asked if "/api/book" in url]


def test_days_in_a_row_are_counted(open_page: Open) -> None:
    page = open_page(f"/en/puzzle/{GAMES[0].id}")
    page.wait_for_selector("#puzzle:not([hidden]) svg.scene .thing")
    today = date.fromisoformat(page.evaluate("new Date().toLocaleDateString('sv')"))
    days = {(today - timedelta(days=ago)).isoformat(): "1" for ago in (1, 2, 4)}
    page.evaluate("([game, days]) => localStorage.setItem('vivant.puzzles', JSON.stringify({ [game]: { days } }))",
                  [GAMES[0].id, days])  # fmt: skip
    page.reload()
    page.wait_for_selector("#puzzle:not([hidden]) svg.scene .thing")
    assert page.inner_text("#puzzle-streak") == "2 in a row so far"
    for text in puzzles_of(GAMES[0])[number_of_day(GAMES[0], today) - 1].line:
        do(page, text)
    assert "3 days in a row" in page.inner_text("#puzzle-streak")


def test_puzzles_are_found_by_difficulty(open_page: Open) -> None:
    page = open_puzzle(open_page, KIND, LONG)
    grades = [one.grade for one in puzzles_of(KIND)]
    grade = max(set(grades), key=grades.count)
    page.select_option("#puzzle-filter", grade)
    assert page.locator("#puzzle-numbers li:visible").count() == grades.count(grade)
    page.select_option("#puzzle-filter", "")
    assert page.locator("#puzzle-numbers li:visible").count() == len(grades)


def test_only_this_page_loads_what_it_needs(open_page: Open) -> None:
    page = open_page("/en/")
    loaded = page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    assert not [name for name in loaded if "puzzle" in name]


@pytest.mark.parametrize(("lang", "width", "height", "scheme"), usually(LOOKS[1:3], deep=LOOKS))
def test_nobody_is_kept_out(open_page: Open, violations: Look, lang: str, width: int, height: int, scheme: str) -> None:
    for kind in usually(GAMES[:1] if scheme == "dark" else GAMES[1:], deep=GAMES):
        page = open_puzzle(open_page, kind, puzzles_of(kind)[0], lang, width=width, height=height, color_scheme=scheme)
        page.click("#puzzle-give-up")
        page.wait_for_selector("#puzzle-solution:not([hidden])")
        page.evaluate("document.getElementById('puzzle-named').open = true")
        # Numbers on pieces are pictures: what a piece is called says them in words of its own, at every table.
        assert [one for one in violations(page) if "label-content-name-mismatch" not in one] == []
        assert page.is_hidden("#problem")
        assert not too_wide(page)
        assert small_targets(page) == []
