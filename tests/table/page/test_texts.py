"""No two texts of a picture lie over each other and none leaves it: in every shape, both languages, golden positions."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.nets.sizes import usually
from tests.table.page.house import House
from tests.table.page.positions import FIRST, GOLDEN, read_timeline
from vivant.draw.inline import sprite_svg
from vivant.draw.scene import SHAPES
from vivant.engine.state import EVERYTHING, SPECTATOR, State
from vivant.engine.timeline import Timeline
from vivant.words import LANGUAGES

TEXTS = (Path(__file__).parent / "texts.js").read_text(encoding="utf-8").partition("\n")[2]
FILES = sorted(GOLDEN.glob("*.jsonl"))
NAMES = ["Maximilienne", "Bot 2 (hard)", "山田", "Wren & Co"]
PACE = usually(23, deep=3)  # every how many steps a position is looked at
# A sprite as a page has it.
SHOW_SPRITE = """svg => {
  const parsed = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  const sprite = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  sprite.setAttribute("class", "scene sprite");
  sprite.append(...[...parsed.childNodes].map(node => document.importNode(node, true)));
  document.querySelectorAll("svg.sprite").forEach(one => one.remove());
  document.body.prepend(sprite);
}"""


@pytest.fixture(scope="module")
def blank(chromium: Any, house: House) -> Iterator[Any]:
    """A page with nothing but our style and our faces."""
    context = chromium.new_context(base_url=house.url, reduced_motion="reduce", bypass_csp=True)
    page = context.new_page()
    page.goto("/en/rules/")
    page.evaluate("document.fonts.ready")
    page.evaluate(
        "Promise.all([400, 600, 700].flatMap(w => ['Text', 'Display'].map(f => document.fonts.load(`${w} 16px 'Vivant ${f}'`))))"
    )
    yield page
    context.close()


def pictures(timeline: Timeline, state: State, viewer: int, where: str, lang: str) -> Iterator[dict[str, Any]]:
    game, view = timeline.game, state if viewer == EVERYTHING else state.view(viewer)
    asked = viewer >= 0 and state.to_act() >> viewer & 1
    choices = game.choices_now(view, viewer) if asked else []
    for shape in SHAPES:
        scene = game.scene(view, lang, NAMES[: game.players], [False, True, False, False], shape, choices)
        for picture in scene.pictures:
            body = "".join(fragment.svg for fragment in picture.fragments)
            told = {"name": f"{where} {viewer} {shape} {lang} {picture.name}", "body": body}
            yield {**told, "width": picture.width, "height": picture.height}


@pytest.mark.parametrize("file", usually(FILES[::6], deep=FILES), ids=lambda file: file.stem)
def test_texts_keep_apart_and_inside(blank: Any, file: Path) -> None:
    timeline = read_timeline(file)
    names = timeline.game.scene(timeline.before(0).view(FIRST), "en", NAMES[: timeline.game.players], [False] * 4)
    blank.evaluate(SHOW_SPRITE, sprite_svg(names.sprite))
    faults: list[str] = []
    for n, index in enumerate(range(0, len(timeline.steps), PACE)):
        state = timeline.before(index)
        viewer = (FIRST, FIRST, SPECTATOR, EVERYTHING)[n % 4]
        for lang in LANGUAGES:
            faults += blank.evaluate(TEXTS, list(pictures(timeline, state, viewer, f"step {index}", lang)))
    assert faults == []
