"""The two modules that turn messages into what is shown, by themselves: `model.js` and `scene.js`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.table.page.house import House

# A scene of squares: `at` is where the square of each key lies.
SQUARES = """
const square = ([key, x, more]) => `<g id="${key}" transform="translate(${x} 50)" ${more ?? ""}><rect x="-9" y="-9" width="18" height="18"/></g>`;
const picture = (name, squares) => ({name, box: "0 0 900 100", keys: squares.map(one => one[0]),
  fragments: Object.fromEntries(squares.map(one => [one[0], square(one)]))});
const scene = (pictures, moves = []) => ({pictures: Object.entries(pictures).map(([name, squares]) => picture(name, squares)), moves});
const order = name => [...document.querySelectorAll(`svg[data-picture=${name}] .thing > *`)].map(one => one.id).join(" ");
const root = JSON.parse(document.getElementById("page-data").textContent).assets;
const {SceneView} = await import(`${root}/scene.js`);
document.body.innerHTML = '<div id="picture-table"></div><div id="picture-reach"></div>';
const view = new SceneView(name => document.getElementById(`picture-${name}`), name => name);
Object.assign(view.air.style, {position: "fixed", inset: "0", width: "100%", height: "100%"}); // as table.css has it
"""


@pytest.fixture(scope="module")
def page(chromium: Any, house: House) -> Iterator[Any]:
    context = chromium.new_context(base_url=house.url)
    page = context.new_page()
    page.goto("/en/")
    yield page
    context.close()


def run(page: Any, script: str) -> Any:
    page.goto("/en/")
    return page.evaluate(f"(async () => {{ {SQUARES} {script} }})()")


def merged(page: Any, *messages: dict[str, Any]) -> Any:
    script = """async messages => {
        const root = JSON.parse(document.getElementById("page-data").textContent).assets;
        const {emptyState, merge} = await import(`${root}/model.js`);
        return messages.reduce((state, message) => merge(state, message), emptyState());
    }"""
    return page.evaluate(script, list(messages))


def whole(**parts: Any) -> dict[str, Any]:
    return {"number": 1, "whole": True, **parts}


def change(**parts: Any) -> dict[str, Any]:
    return {"number": 2, "whole": False, **parts}


def entry(n: int, *lines: str) -> dict[str, Any]:
    return {"n": n, "lines": [{"text": line, "rule": ""} for line in lines]}


def test_a_change_keeps_what_it_does_not_name(page: Any) -> None:
    state = merged(page, whole(status="one", actions=[{"do": "a", "label": "A"}]), change(status="two"))
    assert state["status"] == "two"
    assert state["actions"] == [{"do": "a", "label": "A"}]


def test_a_whole_message_forgets_everything_before(page: Any) -> None:
    state = merged(page, whole(status="one", chat=[{"id": 1}]), whole(actions=[]))
    assert state["status"] == ""
    assert state["chat"] == []


def test_lines_of_the_log_are_dropped_by_their_first_places(page: Any) -> None:
    state = merged(
        page,
        whole(log=[entry(1, "a", "b", "c"), entry(2, "d")]),
        change(log={"add": [entry(3, "e")], "drop": ["1.0"]}),
        change(log={"add": [], "drop": ["1.2", "2"]}),
    )
    shown = [[line["text"] for line in one["lines"] if line] for one in state["log"]]
    assert shown == [["b"], ["e"]]
    assert merged(page, whole(log=[entry(1, "a")]), change(log=[entry(2, "b")]))["log"] == [entry(2, "b")]


def test_the_sentence_of_a_turn_stands_for_its_parts_until_it_is_undone(page: Any) -> None:
    def line(text: str, **more: Any) -> dict[str, Any]:
        return {"text": text, "rule": "", **more}

    first = {"n": 1, "lines": [line("Ada takes red.", turn=0)]}
    other = {"n": 2, "lines": [line("Fern takes blue.", turn=1), line("A round begins.")]}
    last = {"n": 3, "lines": [line("Ada takes red and places it.", turn=0, whole=True), line("Ada places it.", turn=0)]}
    script = """async entries => {
        const root = JSON.parse(document.getElementById("page-data").textContent).assets;
        const {foldTurns} = await import(`${root}/log.js`);
        return foldTurns(entries).map(entry => [entry.n, ...entry.lines.map(line => line.text)]);
    }"""
    told = [[2, "Fern takes blue.", "A round begins."], [3, "Ada takes red and places it."]]
    assert page.evaluate(script, [first, other, last]) == told
    assert page.evaluate(script, [first, other]) == [[1, "Ada takes red."], told[0]]


def test_a_scene_takes_changed_fragments_and_new_lists_of_keys(page: Any) -> None:
    first = {"pictures": [{"name": "table", "box": "0 0 1 1", "keys": ["a", "b"], "fragments": {"a": "1", "b": "2"}}]}
    second = {"pictures": [{"name": "table", "keys": ["c", "a"], "fragments": {"c": "3"}}], "moves": [["c", "b"]]}
    state = merged(page, whole(scene=first), change(scene=second))
    assert state["scene"]["pictures"] == [
        {"name": "table", "box": "0 0 1 1", "keys": ["c", "a"], "fragments": {"c": "3", "a": "1"}}
    ]
    assert state["scene"]["moves"] == [["c", "b"]]
    assert merged(page, whole(scene=first), change(scene=second), change(status="x"))["scene"]["moves"] == []
    other = {"whole": True, "pictures": [{"name": "reach", "box": "0 0 2 2", "fragments": {}}], "moves": []}
    names = [picture["name"] for picture in merged(page, whole(scene=first), change(scene=other))["scene"]["pictures"]]
    assert names == ["reach"]


def test_things_keep_the_order_of_their_keys(page: Any) -> None:
    orders = run(
        page,
        """
        const found = [];
        for (const keys of ["abcd", "dbca", "xab", "", "ba"]) {
          view.show("vivo", scene({table: [...keys].map((key, place) => [key, 30 * place + 15])}), false);
          found.push(order("table"));
        }
        return found;
        """,
    )
    assert orders == ["a b c d", "d b c a", "x a b", "", "b a"]


def test_what_can_be_chosen_is_what_the_message_says(page: Any) -> None:
    """Whatever is marked in the drawings: they tell only where a thing lies, and in which order."""
    assert run(
        page,
        """
        const {choices, mark, offer, towards} = await import(`${root}/choose.js`);
        const marked = 'class="can" data-action="never" tabindex="0"';
        view.show("vivo", scene({table: [["a", 15, marked], ["b", 45], ["c", 75, 'tabindex="0"'], ["d", 105]]}), false);
        const told = [choices().length];
        const offered = {two: ["c", "elsewhere"], one: ["b"], named: []};
        offer(Object.entries(offered).map(([text, keys]) => ({do: text, label: "", keys})));
        told.push(choices().map(one => one.id).join(" "), towards("Home").id, towards("End").id);
        mark("two");
        told.push([...document.querySelectorAll("[aria-pressed=true]")].map(one => one.id).join(" "));
        mark("named");
        told.push(document.querySelectorAll("[aria-pressed=true]").length);
        offer([]);
        return [...told, choices().length];
        """,
    ) == [0, "b c", "b", "c", "c", 0, 0]


def test_what_did_not_change_is_not_touched(page: Any) -> None:
    assert run(
        page,
        """
        view.show("vivo", scene({table: [["a", 15], ["b", 45]]}), false);
        const before = document.getElementById("a");
        view.show("vivo", scene({table: [["b", 75], ["a", 15]]}), false);
        return before === document.getElementById("a");
        """,
    )


def test_the_focus_stays_on_what_is_drawn_anew(page: Any) -> None:
    assert (
        run(
            page,
            """
        view.show("vivo", scene({table: [["a", 15, 'tabindex="0"'], ["b", 45, 'tabindex="0"']]}), false);
        document.getElementById("b").focus();
        view.show("vivo", scene({table: [["b", 75, 'tabindex="0" class="can"'], ["a", 15, 'tabindex="0"']]}), false);
        return document.activeElement.id;
        """,
        )
        == "b"
    )


def test_what_goes_far_flies_and_what_goes_a_little_slides(page: Any) -> None:
    assert run(
        page,
        """
        const moving = () => [document.querySelectorAll(".air > *").length, document.getAnimations().length];
        view.show("vivo", scene({table: [["a", 15], ["b", 45], ["c", 75]]}), false);
        await Promise.all(document.getAnimations().map(one => one.finished));
        const still = moving();
        view.show("vivo", scene({table: [["a", 25], ["b", 45]], reach: [["c", 75]]}), false);
        const during = moving();
        await Promise.all(document.getAnimations().map(one => one.finished));
        await new Promise(settle => setTimeout(settle));
        return [still, during, moving()[0]];
        """,
    ) == [[0, 0], [1, 3], 0]


def test_only_what_others_changed_is_marked_and_only_where_it_is_little(page: Any) -> None:
    assert run(
        page,
        """
        const row = (count, from) => [...Array(count).keys()].map(n => [`a${n}`, from + 20 * n]);
        const marks = [];
        for (const [count, own] of [[2, false], [2, true], [7, false]]) {
          view.clear();
          view.show("vivo", scene({table: row(count, 15)}), false);
          view.show("vivo", scene({table: row(count, 415)}), false, own);
          marks.push(document.querySelectorAll(".halo").length);
        }
        return marks;
        """,
    ) == [2, 0, 0]


def test_what_comes_out_of_something_is_not_seen_before_it_leaves(page: Any) -> None:
    assert run(
        page,
        """
        view.show("vivo", scene({table: [["deck", 15]]}), false);
        const can = 'class="can"><rect class="ring" width="9" height="9"/><g';
        const dealt = ["deck-b", "deck-c"].map((key, n) => [key, 415 + 40 * n, can]);
        view.show("vivo", scene({table: [["deck", 15], ...dealt]}, dealt.map(([key]) => [key, "deck"])), false);
        const flying = [...document.querySelectorAll(".air > *")];
        return [flying.map(one => Number(getComputedStyle(one).opacity) < .5), flying.filter(one => one.querySelector(".hit")).length];
        """,
    ) == [[True, True], 0]


FLOWN = """
    const middle = element => { const box = element.getBoundingClientRect(); return box.x + box.width / 2; };
    view.show("vivo", scene({table: [["SOURCE", 45]]}), false);
    const from = middle(document.getElementById("SOURCE"));
    view.show("vivo", scene({table: [["SOURCE", 45], ["card-r7", 845]]}, [["card-r7", "SOURCE"]]), false);
    const air = [...document.querySelectorAll(".air > *")];
    return [air.length, Math.round(middle(air.at(-1)) - from)];
"""


def test_what_comes_from_somewhere_flies_from_there(page: Any) -> None:
    assert run(page, FLOWN.replace("SOURCE", "card-pile")) == [1, 0]


def test_the_other_side_of_a_thing_turns_in_the_air(page: Any) -> None:
    assert run(page, FLOWN.replace("SOURCE", "back-2-0")) == [2, 0]  # one side goes, the other comes


def test_nothing_of_a_cleared_scene_stays_in_the_document(page: Any) -> None:
    assert (
        run(
            page,
            """
        view.show("vivo", scene({table: [["secret", 45]]}), false);
        view.show("vivo", scene({table: [["secret", 845]]}), false);
        view.clear();
        return document.documentElement.outerHTML.includes("<rect");
        """,
        )
        is False
    )
