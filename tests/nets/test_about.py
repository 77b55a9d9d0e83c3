"""What games tell about themselves: complete in both languages, shown, and true to the edition, for every game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from vivant.engine.about import About, Item, read_plan
from vivant.engine.game import Game
from vivant.testkit.about import about_faults, items_of
from vivant.testkit.cases import registered
from vivant.words import LANGUAGES

GAMES = [kind for kind in registered() if kind.tells_about()]


@pytest.mark.parametrize("kind", registered(), ids=lambda kind: kind.id)
def test_all_that_is_declared_is_told_and_shown(kind: type[Game]) -> None:
    assert about_faults(kind) == []


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.id)
def test_pictures_and_keys_are_the_same_in_both_languages(kind: type[Game]) -> None:
    english, french = (kind.about(lang) for lang in LANGUAGES)
    assert english is not None
    assert french is not None
    assert [item.key for *_, item in items_of(english)] == [item.key for *_, item in items_of(french)]
    assert [item.counts for *_, item in items_of(english)] == [item.counts for *_, item in items_of(french)]


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.id)
def test_every_player_count_has_its_set_up(kind: type[Game]) -> None:
    told = kind.about("en")
    assert told is not None
    setup = told.sheet("setup")
    assert setup is not None
    counts = kind.player_counts(kind.standard_edition())
    assert told.players == counts
    assert [panel.key.rpartition("-")[2] for panel in setup.panels] == [str(count) for count in counts]
    for *_, item in items_of(told):
        assert set(item.counts) in (set(), set(counts))


def broken(kind: type[Game], change: Any) -> type[Game]:
    """The game, telling something else."""

    def about(cls: type[Game], lang: str, edition: object = None) -> About:
        told = kind.about(lang)
        assert told is not None
        changed: About = change(told)
        return changed

    return type(kind.__name__, (kind,), {"about": classmethod(about)})


def with_first(told: About, change: Any) -> About:
    """With another first item of the last sheet."""
    *others, sheet = told.sheets
    first, *rest = sheet.panels
    items = (change(first.items[0]), *first.items[1:])
    return replace(told, sheets=(*others, replace(sheet, panels=(replace(first, items=items), *rest))))


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda told: replace(told, sheets=told.sheets[:-1]), "is not on the sheet aid"),
        (lambda told: replace(told, story=()), "it has no story"),
        (lambda told: replace(told, notes=("{ $name }",)), "a paragraph reads"),
        (lambda told: with_first(told, lambda item: replace(item, picture=None)), "has no picture"),
        (lambda told: with_first(told, lambda item: replace(item, sentence="")), "reads"),
        (lambda told: with_first(told, lambda item: replace(item, sentence="{$gems}")), "reads"),
        (lambda told: with_first(told, lambda item: replace(item, key="aid")), "stands 2 times"),
        (lambda told: with_first(told, lambda item: Item("x", "X", "x", item.picture)), "is nowhere"),
    ],
)
def test_the_net_finds_what_is_missing(change: Any, fault: str) -> None:
    assert any(fault in found for found in about_faults(broken(GAMES[0], change)))


def test_a_message_that_nothing_is_told_of_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kind = GAMES[0]
    plan = read_plan(kind.folder / "about.toml")
    panel, items = next(iter(plan["aid"].items()))
    changed = {**plan, "aid": {**plan["aid"], panel: [*items[1:], "new"]}}
    monkeypatch.setattr("vivant.testkit.about.read_plan", lambda file: changed)
    found = "\n".join(about_faults(kind))
    assert f"about-{panel}-new is declared and not written" in found
    assert f"about-{panel}-{items[0]} is told of nothing" in found
    assert f"new of the panel {panel} is nowhere" in found


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.id)
def test_the_legend_has_the_marks_of_every_table_and_the_terminal_s_own(kind: type[Game]) -> None:
    for lang in LANGUAGES:
        told = kind.about(lang)
        assert told is not None
        symbols = told.sheet("symbols")
        if symbols is None:
            continue
        marks = {item.key.rpartition("-")[2] for panel in symbols.panels for item in panel.items}
        assert {"playable", "refused"} <= marks
        (panel,) = told.terminal
        assert "▸" in {item.name for item in panel.items}
