"""About: all that an `about.toml` declares is told in every language and shown, nothing else is, and keys differ.

For games that tell about themselves; the others pass.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from vivant.engine.about import SHEETS, TERMINAL, About, Item, Panel, read_plan
from vivant.engine.game import Game
from vivant.testkit.scenes import scene_fault
from vivant.words import Book

EACH: Final = "each"  # an item that stands for every thing of a kind
SHOWN_IN_PANEL: Final = ("anatomy", "setup")  # where one picture shows all items; elsewhere each has its own
_ID: Final = re.compile(r'\bid="([^"]*)"')
FREE: Final = {"about-story", "about-notes"}


def about_faults(kind: type[Game]) -> list[str]:
    """What is wrong with what a game tells about itself."""
    if not kind.tells_about():
        return []
    plan = read_plan(kind.folder / "about.toml")
    faults = _message_faults(kind, plan)
    for lang in kind.book.languages:
        told = kind.about(lang)
        assert told is not None
        faults += [f"{lang}: {fault}" for fault in [*_plan_faults(told, plan), *_telling_faults(kind, told, lang)]]
    return faults


def items_of(about: About) -> Iterator[tuple[str, Panel, Item]]:
    """Every item with its panel and the key of its sheet."""
    for sheet in about.sheets:
        for panel in sheet.panels:
            for item in panel.items:
                yield sheet.key, panel, item


def pictures_of(about: About) -> Iterator[tuple[str, Any]]:
    """Every picture with the key of what it shows."""
    for sheet in about.sheets:
        for panel in sheet.panels:
            if panel.picture is not None:
                yield panel.key, panel.picture
            yield from ((item.key, item.picture) for item in panel.items if item.picture is not None)


def _declared(plan: dict[str, Any]) -> Iterator[tuple[str, str, list[str]]]:
    """Sheet, panel and the names of its items."""
    for sheet in (*SHEETS, TERMINAL):
        for panel, items in plan.get(sheet, {}).items():
            yield sheet, panel, items


def _message_faults(kind: type[Game], plan: dict[str, Any]) -> list[str]:
    """Messages that are declared and not written, or written and neither declared nor asked for by the code."""
    declared = set(FREE)
    for _, panel, items in _declared(plan):
        declared |= {f"about-{panel}", *(f"about-{panel}-{item}" for item in items)}
    source = "".join(file.read_text(encoding="utf-8") for file in kind.folder.rglob("*.py"))
    own = Book(kind.book.folder, ("about",))
    faults = []
    for lang in kind.book.languages:
        keys = own.words(lang).keys
        faults += [f"{lang}: {key} is declared and not written" for key in sorted(declared - FREE - keys)]
        faults += [f"{lang}: {key} is told of nothing" for key in sorted(keys - declared) if f'"{key}"' not in source]
    return faults


def _plan_faults(told: About, plan: dict[str, Any]) -> Iterator[str]:
    """What is declared and nowhere on its sheet."""
    for sheet, panel, items in _declared(plan):
        shown = told.sheet(sheet)
        all_panels = told.terminal if sheet == TERMINAL else shown.panels if shown else ()
        panels = [one for one in all_panels if one.key == panel or one.key.startswith(f"{panel}-")]
        keys = {item.key for one in panels for item in one.items}
        if not panels:
            yield f"the panel {panel} is not on the sheet {sheet}"
        for item in items:
            if item != EACH and not any(key == f"{one.key}-{item}" for one in panels for key in keys):
                yield f"{item} of the panel {panel} is nowhere"


def _telling_faults(kind: type[Game], told: About, lang: str) -> Iterator[str]:
    keys = Counter([panel.key for sheet in told.sheets for panel in sheet.panels])
    keys.update(item.key for _, _, item in items_of(told))
    keys.update(SHEETS)
    sprites = {picture.sprite for _, picture in pictures_of(told)}
    keys.update(id for sprite in sprites for id in _ID.findall(sprite))
    if len(sprites) > 1:
        yield "its pictures refer to several sprites"
    yield from (f"the key {key} stands {count} times" for key, count in keys.items() if count > 1)
    house = kind.book.words(lang)
    yield from (
        f"nobody has words for the role {one.role}" for one in told.credits if not house.has(f"credit-{one.role}")
    )
    for text in (*told.story, *told.notes):
        if not text.strip() or "{" in text:
            yield f"a paragraph reads {text!r}"
    if not (told.story and told.credits and told.ages > 0):
        yield "it has no story, no credits or no age"
    for sheet, panel, item in items_of(told):
        if not item.name or not item.sentence or "{" in item.name + item.sentence + panel.title:
            yield f"{item.key} reads {item.name!r}: {item.sentence!r}"
        if item.picture is None and panel.picture is None:
            yield f"{item.key} has no picture"
        if (panel.picture is not None) != (sheet in SHOWN_IN_PANEL):
            yield f"the panel {panel.key} of {sheet} is shown in the wrong way"
    for panel in told.terminal:
        yield from (f"{item.key} says nothing" for item in panel.items if not item.name or not item.sentence)
    for key, picture in pictures_of(told):
        if fault := scene_fault(picture, tuple(part.name for part in picture.pictures)):
            yield f"the picture of {key}: {fault}"
