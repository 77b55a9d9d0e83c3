"""Home, rules and replay in a real browser: forms, keys, links, languages, themes, and no barrier that axe-core knows."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.nets.sizes import usually
from tests.table.pages.conftest import Open
from vivant.engine.houseedition import named_edition
from vivant.engine.registry import find_game, game_ids
from vivant.words import LANGUAGES

GOLDEN = Path(__file__).parents[2] / "golden"
RECORD = GOLDEN / "vivo-4-sealed.jsonl"

Look = Callable[[Any], list[str]]
SIZES = [(360, 740, "light"), (820, 1100, "dark"), (1920, 1080, "light")]
LOOKS = [(lang, *look) for lang in LANGUAGES for look in SIZES]


def import_record(page: Any, file: Path = RECORD) -> None:
    page.set_input_files("#import-file", str(file))
    page.wait_for_url("**/replay/*")
    page.wait_for_selector("#replay:not([hidden]) svg.scene .thing")


def at(page: Any) -> int:
    """The number of the step that the address names."""
    found = re.search(r"[?&]at=(\d+)", page.url)
    assert found, page.url
    return int(found[1])


def arrive(page: Any, n: int) -> None:
    """Wait until this step is seen."""
    page.wait_for_function("n => document.getElementById('where').textContent.includes(` ${n} `)", arg=n)
    assert at(page) == n


def too_wide(page: Any) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


def small_targets(page: Any) -> list[str]:
    """Things to press that are smaller than a fingertip; links inside a sentence are text."""
    return list(
        page.evaluate(
            """() => [...document.querySelectorAll("a, button, select, input, summary, [tabindex='0']")]
            .filter((one) => one.getClientRects().length && !one.matches("p a, li p a, .unseen, .skip, [type=checkbox], .sources a, .option a"))
            .filter((one) => { const box = one.getBoundingClientRect(); return box.width < 44 || box.height < 44; })
            .map((one) => one.outerHTML.slice(0, 120))"""
        )
    )


# posters


def test_posters_stand_level_and_can_be_read(open_page: Open) -> None:
    page = open_page("/en/")
    page.set_viewport_size({"width": 1366, "height": 657})
    assert len({round(one.bounding_box()["y"]) for one in page.locator(".poster .choices .primary").all()}) == 1
    page.set_viewport_size({"width": 360, "height": 740})
    sizes = page.locator(".poster svg text").evaluate_all(
        "all => all.map(one => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().d)"
    )
    assert min(size for size in sizes if size > 0) >= 12
    assert not too_wide(page)


# a new table


def test_the_form_of_a_new_table_leads_to_the_table_and_home_remembers_it(open_page: Open) -> None:
    page = open_page("/en/")
    page.click("[data-new=vivo]")
    page.wait_for_selector("#new-seats li")
    assert page.locator("#new-seats li").count() == 4
    page.check("input[name=players][value='3']", force=True)
    assert page.locator("#new-seats li").count() == 3
    assert page.locator("[data-option=without]").count() == 1  # an option of three players only
    groups = page.locator("#new-seats select[data-seat='1'] optgroup")
    assert groups.evaluate_all("all => all.map((one) => one.children.length)") == [4, 3]  # levels, and other bots
    page.click("#new-go")
    assert page.inner_text("#new-problem") == "Enter your name first; the others will see it."
    assert page.evaluate("document.activeElement.placeholder") == "Your name"
    page.keyboard.type("Lark")
    assert page.inner_text("#new-problem") == ""
    page.select_option("#new-seats select[data-seat='1']", "here")
    page.fill("#new-seats li:nth-child(2) input", "Fern")
    page.fill("#new-word", "heron")
    page.click("#new-more summary")
    page.fill("#new-name", "Sunday")
    page.uncheck("#new-pace")
    page.click("#new-go")
    page.wait_for_url("**/en/table/*")
    kept = page.evaluate("JSON.parse(localStorage['vivant.tables'])")
    ((id, table),) = kept.items()
    assert page.url.endswith(id)
    assert {seat: held["name"] for seat, held in table["seats"].items()} == {"0": "Lark", "1": "Fern"}
    assert all(len(held["token"]) > 20 for held in table["seats"].values())
    assert table["watch"]
    assert (table["game"], table["name"]) == ("vivo", "Sunday")
    page.goto("/fr/")
    row = page.locator(".seat-row")
    row.get_by_text("Sunday").wait_for()
    for _ in range(50):  # until the bot has played
        if row.get_attribute("class") == "seat-row turn":
            break
        page.wait_for_timeout(200)
        page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    assert row.get_attribute("class") == "seat-row turn"
    assert row.locator("a").get_attribute("href") == f"/fr/table/{id}"


def test_the_form_begins_at_the_name_and_remembers_who_played(open_page: Open) -> None:
    page = open_page("/en/")
    page.click("[data-new=vivo]")
    page.wait_for_selector("#new-seats li")
    assert page.evaluate("document.activeElement.placeholder") == "Your name"
    page.keyboard.type("Lark")
    page.check("input[name=players][value='3']", force=True)
    assert page.locator("#new-bots li").count() == 1  # two bots of one kind are explained once
    page.select_option("#new-seats select[data-seat='1']", "bot:hard")
    page.select_option("#new-seats select[data-seat='2']", "friend")
    (told,) = page.locator("#new-bots li").all_inner_texts()
    assert told.startswith("Hard")
    page.click("#new-go")
    page.wait_for_url("**/en/table/*")
    page.goto("/en/")
    page.click("[data-new=vivo]")
    page.wait_for_selector("#new-seats li")
    chosen = page.locator("#new-seats select").evaluate_all("all => all.map((one) => one.value)")
    assert chosen == ["you", "bot:hard", "friend"]
    assert page.evaluate("document.activeElement.value") == "Lark"
    page.click("#new-close")
    page.click("[data-new=vivarium]")  # another game, other company
    page.wait_for_selector("#new-seats li:nth-child(4)")
    assert page.input_value("#new-seats select[data-seat='1']") != "bot:hard"
    page.evaluate("localStorage['vivant.seats'] = JSON.stringify({vivo: ['you', 'bot:none', 3]})")
    page.click("#new-close")
    page.click("[data-new=vivo]")
    page.wait_for_selector("#new-seats li:nth-child(3)")


def test_a_table_of_ones_own_tells_who_plays_and_can_be_left(open_page: Open) -> None:
    page = open_page("/en/")
    page.click("[data-new=vivo]")
    page.wait_for_selector("#new-seats li")
    page.keyboard.type("Lark")
    page.click("#new-more summary")
    page.uncheck("#new-pace")
    page.click("#new-go")
    page.wait_for_url("**/en/table/*")
    page.locator("#dock.asked").wait_for()
    id = page.url.split("/")[-1]
    token = page.evaluate(
        "JSON.parse(localStorage['vivant.tables'])[location.pathname.split('/').at(-1)].seats[0].token"
    )
    page.goto("/en/")
    row = page.locator(f".seat-row[data-table='{id}']")
    row.locator(".players").wait_for()
    assert row.locator(".players").inner_text().startswith("You, ")
    assert row.locator(".sign img").evaluate("one => one.complete && one.naturalWidth > 0")
    row.get_by_role("button", name="Leave Vivo").click()
    row.get_by_role("button", name="Stay").click()
    row.get_by_role("button", name="Stay").wait_for(state="detached")
    row.get_by_role("button", name="Leave Vivo").click()
    row.get_by_role("button", name="Resign").click()
    row.wait_for(state="detached")
    present = """async ([id, token]) => (await fetch(`/api/tables/${id}?shape=none`,
        {headers: {Authorization: `Bearer ${token}`}})).json()"""
    assert page.evaluate(present, [id, token])["seats"][0]["lent"]  # a bot plays on


@pytest.mark.parametrize(("lang", "width", "height", "scheme"), usually(LOOKS[1:2], deep=LOOKS))
def test_house_rules_are_chosen_in_the_form_and_marked_at_the_table(
    open_page: Open, violations: Look, lang: str, width: int, height: int, scheme: str
) -> None:
    page = open_page(f"/{lang}/", width, height, quiet=False, color_scheme=scheme)
    page.click("[data-new=vivo]")
    page.wait_for_selector("#new-seats li")
    assert page.is_hidden("#new-house")  # it has none
    page.click("#new-close")
    page.click("[data-new=vivarium]")
    page.click("#new-house summary")
    rulings = page.locator("#new-house .ruling")
    count = len(find_game("vivarium").switches)
    assert rulings.count() == rulings.locator("input:checked").count() == count
    assert rulings.locator(".chip").count() == count  # one reading of each is the standard one
    assert "_" not in page.inner_text("#new-house")  # no switch by its name: that is for those who write files
    assert page.is_hidden("#new-house-chosen")
    page.check("input[name='ruling-majority'][value='1']")
    assert "1" in page.inner_text("#new-house-chosen")
    heights = rulings.locator("label").evaluate_all("all => all.map((one) => one.getBoundingClientRect().height)")
    assert min(heights) >= 44
    assert violations(page) == []
    assert not too_wide(page)
    page.fill("#new-seats li:first-child input", "Lark")
    page.click("#new-go")
    page.wait_for_url(f"**/{lang}/table/*")
    page.locator("#house").click()
    page.locator("dialog .house li").wait_for()
    link = page.locator("dialog .house a").get_attribute("href")
    assert re.fullmatch(rf"/{lang}/rules/vivarium\?table=\w+&edition=sha256\S+#VA-R17", link)
    assert violations(page) == []
    page.goto(link)
    assert page.locator("#house + p + ul li").count() == 1
    assert violations(page) == []
    assert not too_wide(page)


def test_a_house_edition_is_chosen_in_the_form_where_it_changes_something(open_page: Open, violations: Look) -> None:
    page = open_page("/en/", 390, 844)
    page.click("[data-new=vivid-memories]")
    page.click("#new-players label:has-text('2')")
    page.click("#new-house summary")
    offered = page.locator("#new-editions input")
    assert offered.evaluate_all("all => all.map((one) => one.value)") == ["", "fair-start"]
    assert page.locator("#new-editions .chip").inner_text() == "ours, not printed"
    page.check("#new-editions input[value='fair-start']")
    assert "1" in page.inner_text("#new-house-chosen")
    assert violations(page) == []
    assert not too_wide(page)
    page.click("#new-players label:has-text('3')")
    assert page.is_hidden("#new-editions")
    assert page.is_hidden("#new-house-chosen")
    page.click("#new-players label:has-text('1')")
    assert offered.evaluate_all("all => all.map((one) => one.value)") == ["", "winning-brain"]
    assert page.is_checked("#new-editions input[value='']")
    page.locator("[data-option=be_more_human]").wait_for()
    page.check("#new-editions input[value='winning-brain']")
    page.locator("[data-option=be_more_human]").wait_for(state="detached")
    assert page.locator("#new-level option").count() == 2
    page.fill("#new-seats li:first-child input", "Lark")
    page.click("#new-go")
    page.wait_for_url("**/en/table/*")
    page.locator("#house").click()
    page.locator("dialog .house li").first.wait_for()
    brain = named_edition(find_game("vivid-memories"), "winning-brain")
    assert page.locator("dialog .house li").count() == len(find_game("vivid-memories").differences(brain))


def test_you_sit_at_one_place_only(open_page: Open) -> None:
    page = open_page("/en/")
    page.click("[data-new=vivo]")
    page.wait_for_selector("#new-seats li")
    page.fill("#new-seats li:first-child input", "Lark")
    page.select_option("#new-seats select[data-seat='2']", "you")
    values = page.eval_on_selector_all("#new-seats select", "all => all.map((one) => one.value)")
    assert values.count("you") == 1
    assert values[2] == "you"
    assert page.input_value("#new-seats li:nth-child(3) input") == "Lark"


def test_what_the_server_refuses_stands_beside_the_form_in_words(open_page: Open, tmp_path: Path) -> None:
    page = open_page("/fr/", quiet=False)
    page.click("[data-new=vivo]")
    page.wait_for_selector("#new-seats li")
    page.fill("#new-seats li:first-child input", "Lark")
    page.select_option("#new-seats select[data-seat='1']", "here")
    page.fill("#new-seats li:nth-child(2) input", "Lark")
    page.click("#new-go")
    page.wait_for_function("() => document.getElementById('new-problem').textContent")
    assert "Lark" in page.inner_text("#new-problem")
    page.fill("#new-seats li:nth-child(2) input", "Fern")
    edition = tmp_path / "mine.toml"
    edition.write_text("[edition]\ngame = 'vivo'\nname = 'mine'\n")
    page.click("#new-more summary")
    page.set_input_files("#new-edition", str(edition))
    page.click("#new-go")
    page.wait_for_function("() => document.getElementById('new-problem').textContent.includes('cards')")
    assert "/table/" not in page.url


def test_the_form_closes_with_escape_and_gives_the_focus_back(open_page: Open) -> None:
    page = open_page("/en/")
    page.focus("[data-new=vivo]")
    page.keyboard.press("Enter")
    page.wait_for_selector("#new[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("#new:not([open])", state="attached")
    assert page.evaluate("document.activeElement.dataset.new") == "vivo"


# joining, importing, one's tables


def test_a_pasted_link_is_followed_and_anything_else_is_not(open_page: Open, server: str) -> None:
    page = open_page("/en/")
    for wrong in ("", "Sunday", "javascript:alert(1)", "/en/table/x"):
        page.fill("#join-link", wrong)
        page.press("#join-link", "Enter")
        assert page.inner_text("#join-problem") == "This is not a link. It begins with http:// or https://."
    page.fill("#join-link", f"  {server}/en/rules/vivo#VO-07 ")
    page.click("#join button")
    page.wait_for_url("**/en/rules/vivo#VO-07")


def test_a_false_record_is_refused_with_its_line(open_page: Open, tmp_path: Path) -> None:
    lines = RECORD.read_text(encoding="utf-8").splitlines(keepends=True)
    broken = tmp_path / "broken.jsonl"
    broken.write_text("".join(lines[:4] + lines[5:]), encoding="utf-8")
    page = open_page("/en/", quiet=False)
    page.set_input_files("#import-file", str(broken))
    page.wait_for_function("() => document.getElementById('import-problem').textContent")
    assert "line 5" in page.inner_text("#import-problem")
    assert page.url.endswith("/en/")


def test_a_table_that_is_gone_can_be_removed(open_page: Open) -> None:
    page = open_page("/en/", quiet=False)
    page.evaluate(
        """localStorage["vivant.tables"] = JSON.stringify({gone: {seats: {"0": {token: "x", name: "Lark"}},
        watch: null, game: "vivo", title: "Vivo", name: "Old", at: 1}})"""
    )
    page.reload()
    page.get_by_text("This table is gone.").wait_for()
    page.click(".seat-row button")
    page.wait_for_selector("#no-tables:not([hidden])")
    assert page.evaluate("localStorage['vivant.tables']") == "{}"


# replay


def test_keys_walk_through_a_replay_and_the_address_follows(open_page: Open) -> None:
    page = open_page("/en/")
    import_record(page)
    start = at(page)
    assert "cards are dealt" in page.inner_text("#sentence")
    page.keyboard.press("ArrowRight")
    arrive(page, start + 1)
    page.keyboard.press("ArrowRight")
    arrive(page, start + 2)
    page.keyboard.press("ArrowLeft")
    arrive(page, start + 1)
    page.keyboard.press("End")
    page.wait_for_function("() => document.getElementById('sentence').textContent.includes('victory')")
    last = at(page)
    page.keyboard.press("Home")
    arrive(page, start)
    page.keyboard.press(" ")
    assert page.get_attribute("#play", "aria-label") == "Pause"
    arrive(page, start + 1)
    page.keyboard.press(" ")
    assert page.get_attribute("#play", "aria-label") == "Play"
    page.focus("#at")
    page.keyboard.press("ArrowRight")  # once: the slider moves by itself
    page.wait_for_function("n => new URL(location).searchParams.get('at') > n", arg=start + 1)
    assert start + 1 < at(page) <= start + 3
    assert last > 200


def test_a_link_to_a_step_shows_that_step_in_that_view(open_page: Open) -> None:
    page = open_page("/en/")
    import_record(page)
    page.goto(page.url.split("?")[0] + "?seat=1&at=80")
    arrive(page, 80)
    assert page.input_value("#view") == "1"
    assert page.inner_text("#log li:first-child .step") == "80"
    assert page.locator("#picture-table svg.scene").count() == 1
    hand = page.locator("svg.scene [id^=card-]").count()
    page.select_option("#view", "-1")
    page.wait_for_function("n => document.querySelectorAll('svg.scene [id^=card-]').length < n", arg=hand)
    assert "seat=-1" in page.url
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.click("#copy")
    page.get_by_text("The link to this step has been copied.").wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == page.url


def test_a_replay_shows_its_verdict_and_gives_the_record(open_page: Open) -> None:
    page = open_page("/fr/")
    import_record(page)
    assert page.inner_text("#verdict").startswith("Le sceau tient")
    assert page.inner_text("#uncovered")
    assert page.inner_text("#seal").startswith("sha256:")
    with page.expect_download() as download:
        page.click(".files a")
    assert download.value.path().read_bytes() == RECORD.read_bytes()


def test_a_replay_ends_with_the_score_sheet(open_page: Open, violations: Look) -> None:
    page = open_page("/fr/")
    import_record(page)
    assert not page.locator("#pad").is_visible()
    page.keyboard.press("End")
    page.locator("#pad .score-sheet").wait_for()
    totals = [int(text) for text in page.locator("#pad tfoot td").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)
    sums = [
        [int(text) for text in row.locator("td").all_inner_texts()] for row in page.locator("#pad tbody .sum").all()
    ]
    assert [sum(column) for column in zip(*sums, strict=True)] == totals
    assert [text[:6] for text in page.locator("#pad tbody .sum th").all_inner_texts()] == ["Manche"] * len(sums)
    page.locator("#pad button").first.click()
    assert page.locator("#pad .sources li").first.is_visible()
    assert violations(page) == []
    assert small_targets(page) == []
    page.set_viewport_size({"width": 360, "height": 740})
    assert not too_wide(page)
    page.keyboard.press("Home")
    page.locator("#pad").wait_for(state="hidden")


def test_a_replay_takes_the_shape_that_fits(open_page: Open) -> None:
    page = open_page("/en/")
    import_record(page)
    page.goto(page.url.split("?")[0] + "?seat=0&at=80")
    arrive(page, 80)
    assert page.locator("#picture-reach svg").count() == 0
    page.set_viewport_size({"width": 360, "height": 740})
    page.wait_for_selector("#picture-reach svg")
    assert not too_wide(page)


def test_nobody_replays_what_there_is_not(open_page: Open) -> None:
    page = open_page("/en/replay/nothing", quiet=False)
    page.wait_for_selector("#problem:not([hidden])")
    assert page.inner_text("#problem").startswith("There is no finished match here.")


# rules, languages, themes


def test_a_deep_link_into_the_rules_is_seen_and_marked(open_page: Open) -> None:
    page = open_page("/en/rules/vivo#VO-R6")
    assert page.evaluate("document.querySelector(':target').id") == "VO-R6"
    box = page.locator("#VO-R6").bounding_box()
    assert 60 <= box["y"] < 500
    shadow = page.evaluate("getComputedStyle(document.querySelector(':target')).boxShadow")
    assert shadow != "none"
    assert page.inner_text(".contents [aria-current]") == "Rulings"
    page.click("#VO-R5 p a >> nth=0")
    page.wait_for_function("() => document.querySelector(':target').id === 'VO-20'")


def test_the_legend_is_one_step_from_the_rules_and_an_item_from_its_link(open_page: Open) -> None:
    page = open_page("/en/rules/vivo")
    page.click("figcaption a >> nth=0")
    page.wait_for_url("**/en/about/vivo#symbols")
    assert 0 <= page.locator("#symbols").bounding_box()["y"] < 400
    page.goto("/en/about/vivo#marks-off")
    assert page.evaluate("getComputedStyle(document.querySelector(':target')).boxShadow") != "none"
    page.click("a[data-language=fr]")
    page.wait_for_url("**/fr/about/vivo#marks-off")


def test_rules_are_complete_without_a_script(open_page: Open) -> None:
    page = open_page("/fr/rules/vivo", java_script_enabled=False)
    assert page.locator(".rule").count() > 30
    page.click("a[data-language=en]")
    page.wait_for_url("**/en/rules/vivo")
    assert page.locator("#theme").is_hidden()


def test_the_other_language_is_the_same_place_and_is_remembered(open_page: Open) -> None:
    page = open_page("/en/rules/vivo?x=1#VO-07")
    page.click("a[data-language=fr]")
    page.wait_for_url("**/fr/rules/vivo?x=1#VO-07")
    assert page.evaluate("document.documentElement.lang") == "fr"
    page.goto("/")
    assert page.url.endswith("/fr/")


def test_the_theme_is_chosen_kept_and_there_before_the_first_paint(open_page: Open) -> None:
    page = open_page("/en/", color_scheme="light")
    light = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    assert page.get_attribute("#theme", "aria-label") == "Light: switch to dark"
    page.click("#theme")
    assert page.get_attribute("#theme", "aria-label") == "Dark: switch to light"
    dark = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    assert dark != light
    page.goto("/en/rules/vivo", wait_until="commit")
    page.wait_for_selector("body", state="attached")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.click("#theme")
    assert page.evaluate("'theme' in document.documentElement.dataset") is False


@pytest.mark.parametrize(("system", "other"), [("light", "dark"), ("dark", "light")])
def test_each_press_of_the_theme_is_seen_and_what_the_system_has_is_followed(
    open_page: Open, system: str, other: str
) -> None:
    page = open_page("/en/", color_scheme=system)
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    first = page.evaluate(ground)
    page.click("#theme")
    second = page.evaluate(ground)
    assert second != first
    page.emulate_media(color_scheme=other)
    assert page.evaluate(ground) == second  # it was chosen, whatever the system has
    page.emulate_media(color_scheme=system)
    page.click("#theme")
    assert page.evaluate(ground) == first
    page.emulate_media(color_scheme=other)
    assert page.evaluate(ground) == second  # nothing is chosen any more
    page.locator(f"#theme[aria-label^={other} i]").wait_for()


def test_a_dark_system_is_followed_until_somebody_chooses(open_page: Open) -> None:
    dark = open_page("/en/", color_scheme="dark")
    light = open_page("/en/", color_scheme="light")
    shown = [page.evaluate("getComputedStyle(document.documentElement).backgroundColor") for page in (dark, light)]
    assert shown[0] != shown[1]


# barriers


@pytest.mark.parametrize(("lang", "width", "height", "scheme"), usually(LOOKS[:1], deep=LOOKS))
def test_axe_finds_nothing_on_any_page(
    open_page: Open, violations: Look, lang: str, width: int, height: int, scheme: str
) -> None:
    page = open_page(f"/{lang}/", width, height, quiet=False, color_scheme=scheme)
    assert violations(page) == []
    assert small_targets(page) == []
    assert not too_wide(page)
    page.click("[data-new=vivo]")
    page.wait_for_selector("#new-seats li")
    page.click("#new-more summary")
    assert violations(page) == []
    assert small_targets(page) == []
    page.keyboard.press("Escape")
    import_record(page)
    page.keyboard.press("ArrowRight")
    page.wait_for_timeout(400)
    assert violations(page) == []
    assert small_targets(page) == []
    assert not too_wide(page)
    told = [f"/{lang}/about/{game}" for game in usually(game_ids()[:1], deep=game_ids())]
    for address in (f"/{lang}/rules/", f"/{lang}/rules/vivo#VO-07", *told, f"/{lang}/nowhere"):
        page.goto(address)
        assert violations(page) == [], address
        assert small_targets(page) == [], address
        assert not too_wide(page), address
